import { useCallback, useEffect, useState } from 'react'

/** Ctrl K or ⌘ K opens and closes the palette; it is loaded on first use. */
export function usePaletteKey() {
  const [open, setOpen] = useState(false)
  const [isNeeded, setIsNeeded] = useState(false)
  const show = useCallback(() => {
    setIsNeeded(true)
    setOpen(true)
  }, [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setIsNeeded(true)
      setOpen((now) => !now)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return { open, setOpen, show, isNeeded }
}
