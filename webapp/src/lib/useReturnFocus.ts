import { useRef } from 'react'

/**
 * Handlers for a dialog without a trigger of its own: when it closes, the focus returns to where it was before. When it
 * opens, the focus goes to the field marked `data-first-focus`, if there is one.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      const first = event.target instanceof HTMLElement && event.target.querySelector<HTMLElement>('[data-first-focus]')
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
    },
  }
}
