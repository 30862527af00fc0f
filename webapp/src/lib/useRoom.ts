import { useCallback, useState } from 'react'

import { DESK } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'

/** The root font size relative to the usual one. */
const zoom = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/**
 * Whether a list has room for a table of this many pixels, with letters of the usual size: a window says little about
 * that, as a sidebar may stand next to the list. `place` is for the element around it.
 */
export function useRoom(least: number) {
  const isDesk = useMedia(DESK)
  const [width, setWidth] = useState(0)
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const look = () => setWidth(element.clientWidth / zoom())
    look()
    const size = new ResizeObserver(look)
    size.observe(element)
    return () => size.disconnect()
  }, [])
  // Before the element is measured, the width of the window is used.
  return { hasRoom: isDesk && (width === 0 || width >= least), place }
}
