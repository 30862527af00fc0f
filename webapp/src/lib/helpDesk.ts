let open: (() => void) | null = null
let isRequested = false

/** Opens the help desk from anywhere in the product; if its code is still loading, as soon as it is there. */
export function openHelpDesk() {
  if (open) open()
  else isRequested = true
}

/** The help desk is ready: it opens on request, or immediately if it has already been requested. */
export function helpDeskIsReady(opener: () => void) {
  open = opener
  if (isRequested) opener()
  isRequested = false
  return () => {
    open = null
  }
}
