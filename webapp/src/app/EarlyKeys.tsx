import { useEffect } from 'react'

/** What was typed before the palette was there. */
export const early = { words: '' }

/** In place of the palette while it is loaded: keeps what is typed for its field. */
export function EarlyKeys() {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.key[1]) return
      early.words += event.key
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', keep, true)
    return () => removeEventListener('keydown', keep, true)
  }, [])
  return null
}
