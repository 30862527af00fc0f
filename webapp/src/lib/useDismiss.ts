import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Closes a popup by a press outside, by Escape, or when the focus moves elsewhere. */
export function useDismiss(place: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  const dismiss = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const listeners = new AbortController()
    const { signal } = listeners
    const outside = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) dismiss()
    }
    document.addEventListener('pointerdown', outside, { signal })
    document.addEventListener('focusin', outside, { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        dismiss()
        place.current?.querySelector<HTMLElement>('button, summary')?.focus()
      },
      { signal },
    )
    return () => listeners.abort()
  }, [open, place])
}
