# Build, run, test and install swipelist. `make` alone lists what can be made.

PREFIX ?= /usr/local
DESTDIR ?=
# What `make run` passes to the program, such as ARGS='--mode tutorial todo.txt'.
ARGS ?=

# The installed program must not need the Swift toolchain's libraries.
RELEASE = -c release --static-swift-stdlib $(LINK)
PROGRAM_BUILD = $(RELEASE) --product swipelist
# Relative relocations in 20 KB rather than 600, which every start would read: of lld, which comes
# with Swift, and of glibc since 2.36.
LINK = -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs $(LINK_CXX) $(LINK_ORDER)
# The little that Swift's runtime takes of C++'s library: a start that loads all of it takes longer, and
# a megabyte more. The linker looks into this folder before the system's.
STATIC = .build/static
LINK_CXX = -Xlinker -L$(STATIC)
# What runs of Swift's library lies side by side: the kernel maps whatever is near to it, too.
LINK_ORDER = -Xlinker --symbol-ordering-file=tools/runtime-order.txt \
	-Xlinker --no-warn-symbol-ordering
PROGRAM = .build/release/swipelist

# Where things are installed: where the desktop, man and the shells look for them.
BIN = $(DESTDIR)$(PREFIX)/bin
SHARE = $(DESTDIR)$(PREFIX)/share
ICONS = $(SHARE)/icons/hicolor
ICON_SIZES = $(basename $(notdir $(wildcard assets/icons/*.png)))
BASH_COMPLETION = bash-completion/completions/swipelist
ZSH_COMPLETION = zsh/site-functions/_swipelist
FISH_COMPLETION = fish/vendor_completions.d/swipelist.fish

.DEFAULT_GOAL := help
.PHONY: help run build test check lint embedded bench bench-check bench-update bench-tools order \
	goldens pictures format install uninstall clean link-inputs run-packages test-packages bench-packages picture-packages

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## build and open the window; ARGS='…' are the program's arguments
	@tools/run.sh $(PROGRAM) $(ARGS)

build: run-packages link-inputs ## build the program, optimised
	swift build $(PROGRAM_BUILD)

test: test-packages ## run every test
	swift test --disable-xctest

check: test-packages lint embedded test ## say whether all is well: format, core alone, every test

lint:
	swift format lint --strict --recursive Package.swift Sources Tests
	mandoc -T lint -W warning man/swipelist.1
	desktop-file-validate assets/swipelist.desktop

embedded:
	tools/embedded.sh

bench: build bench-tools ## measure core, frames, start and rest beside bare SDL2; JSON in build/
	.build/release/swipelist-bench build/bench.json

bench-check: bench-tools ## compare counts of instructions with those in bench/instructions.json
	.build/release/swipelist-bench check bench/instructions.json

bench-update: bench-tools ## keep today's counts of instructions
	.build/release/swipelist-bench update bench/instructions.json

bench-tools: bench-packages link-inputs
	swift build $(RELEASE) --product swipelist-bench
	mkdir -p build/bench
	$(CC) -O2 -o build/bench/floor bench/floor.c -lSDL2 -lSDL2_ttf
	$(CC) -O2 -fPIC -shared -o build/bench/witness.so bench/witness.c

order: build bench-packages ## find anew which functions of Swift's library run, for the linker
	mkdir -p build
	tools/runtime-order.sh $(PROGRAM) >build/runtime-order.txt
	mv build/runtime-order.txt tools/

goldens: test-packages ## draw the pictures the tests compare with anew: look at them before keeping
	UPDATE_GOLDENS=1 swift test --disable-xctest --filter GoldenTests

pictures: build picture-packages ## draw the icon and the README's pictures anew
	tools/icon.sh
	tools/pictures.sh $(PROGRAM)

format: ## lay out the source as the rules have it
	swift format --in-place --recursive Package.swift Sources Tests

install: $(PROGRAM) ## install under PREFIX (/usr/local), with DESTDIR before it
	install -D -m 755 $(PROGRAM) $(BIN)/swipelist
	install -D -m 644 assets/sample.txt $(SHARE)/swipelist/sample.txt
	install -D -m 644 assets/swipelist.desktop $(SHARE)/applications/swipelist.desktop
	install -D -m 644 assets/icon.svg $(ICONS)/scalable/apps/swipelist.svg
	for size in $(ICON_SIZES); do \
	  install -D -m 644 assets/icons/$$size.png $(ICONS)/$${size}x$$size/apps/swipelist.png || exit; \
	done
	install -D -m 644 man/swipelist.1 $(SHARE)/man/man1/swipelist.1
	install -D -m 644 completions/swipelist.bash $(SHARE)/$(BASH_COMPLETION)
	install -D -m 644 completions/_swipelist $(SHARE)/$(ZSH_COMPLETION)
	install -D -m 644 completions/swipelist.fish $(SHARE)/$(FISH_COMPLETION)

$(PROGRAM):
	$(MAKE) build

uninstall: ## remove what install put there
	rm -f $(BIN)/swipelist $(SHARE)/swipelist/sample.txt
	rm -f $(SHARE)/applications/swipelist.desktop $(SHARE)/man/man1/swipelist.1
	rm -f $(addprefix $(SHARE)/,$(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION))
	rm -f $(ICONS)/scalable/apps/swipelist.svg
	rm -f $(foreach size,$(ICON_SIZES),$(ICONS)/$(size)x$(size)/apps/swipelist.png)
	if [ -d $(SHARE)/swipelist ]; then rmdir $(SHARE)/swipelist; fi

clean: ## remove all that was built
	rm -rf .build build

# What the linker takes that Swift's package manager does not know of.
link-inputs:
	@tools/static-cxx.sh $(STATIC)
	@if [ tools/runtime-order.txt -nt $(PROGRAM) ]; then rm -f $(PROGRAM); fi

run-packages:
	@tools/install-packages.sh run

bench-packages:
	@tools/install-packages.sh bench

test-packages:
	@tools/install-packages.sh test

picture-packages:
	@tools/install-packages.sh pictures
