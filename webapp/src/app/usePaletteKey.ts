import { useEffect, useState } from 'react'

/** Ctrl K or ⌘ K opens and closes the palette; it is loaded on first use. */
export function usePaletteKey() {
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen((now) => !now)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return { open: open === true, setOpen, show: () => setOpen(true), isNeeded: open !== undefined }
}
