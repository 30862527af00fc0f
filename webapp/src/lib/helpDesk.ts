let open: (() => void) | null = null
let asked = false

/** Opens the help desk, from wherever in the product; if its code is still on the way, as soon as it is there. */
export function openHelpDesk() {
  if (open) open()
  else asked = true
}

/** The help desk stands ready: it opens when it is asked for, and at once when it already was. */
export function helpDeskIsReady(opener: () => void) {
  open = opener
  if (asked) opener()
  asked = false
  return () => {
    open = null
  }
}
