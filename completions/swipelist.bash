# Completes swipelist's command line in bash.

_swipelist() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words
  # Readline takes --mode=tutorial for three words.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $before == '=' ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi

  COMPREPLY=()
  case $before in
  --mode) words='system tutorial' ;;
  --renderer) words='auto gpu surface' ;;
  --theme) words='light dark auto' ;;
  --size | --scale | --text-size | --shot)
    # Nothing that could be guessed, a file least of all.
    compopt +o default
    return
    ;;
  *)
    # Where nothing is proposed readline proposes files: for FILE, for options that take one, and
    # for all that follows two dashes.
    [[ $current == -* && " ${COMP_WORDS[*]:1:COMP_CWORD-1} " != *' -- '* ]] || return
    words='-0 --null --backup --deleted --font= --frames --full-swipe --help --high-contrast
      --mode= --read-only --record= --reduce-motion --renderer= --replay= --rtl --scale= --shot=
      --size= --text-size= --theme= --trash= --version'
    ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  if [[ ${COMPREPLY[0]-} == *= ]]; then compopt -o nospace; fi
}

complete -o default -F _swipelist swipelist
