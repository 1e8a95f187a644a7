#define _GNU_SOURCE
#include "../Sources/CWitness/witness.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static struct swipelist_witness unseen, *witness = &unseen;

__attribute__((constructor)) static void open_file(void) {
  const char *path = getenv("SWIPELIST_WITNESS");
  if (path == NULL) return;
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  void *page = mmap(NULL, sizeof *witness, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (page != MAP_FAILED) witness = page;
}

// MARK: - Frames

// As much of SDL's own as is needed to pass its calls on.
typedef struct SDL_Window SDL_Window;
typedef struct SDL_Renderer SDL_Renderer;
typedef struct {
  int x, y, w, h;
} SDL_Rect;

static void note_frame(uint64_t pixels) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  witness->pixels = pixels;
  witness->last_frame = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
  if (witness->first_frame == 0) witness->first_frame = witness->last_frame;
  witness->frames += 1;
}

int SDL_UpdateWindowSurfaceRects(SDL_Window *window, const SDL_Rect *rects, int count) {
  static int (*original)(SDL_Window *, const SDL_Rect *, int);
  if (original == NULL) original = dlsym(RTLD_NEXT, "SDL_UpdateWindowSurfaceRects");
  int result = original(window, rects, count);
  uint64_t pixels = 0;
  for (int i = 0; i < count; i += 1) pixels += (uint64_t)rects[i].w * (uint64_t)rects[i].h;
  note_frame(pixels);
  return result;
}

void SDL_RenderPresent(SDL_Renderer *renderer) {
  static void (*original)(SDL_Renderer *);
  if (original == NULL) original = dlsym(RTLD_NEXT, "SDL_RenderPresent");
  original(renderer);
  note_frame(0);
}

// MARK: - Allocations

// glibc's own allocator, under the names that it keeps for those who put something before it.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);

static void note_allocation(void) {
  atomic_fetch_add_explicit(
    (_Atomic uint64_t *)&witness->allocations, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  note_allocation();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note_allocation();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  note_allocation();
  return __libc_realloc(block, size);
}
