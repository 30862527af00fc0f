import { useLayoutEffect } from 'react'

/** A thread between two columns; `turn` is where it goes up or down, between the words of both. */
export type GutterThread = { x1: number; y1: number; turn: number; x2: number; y2: number }

const BEND = 14 // pixels

export function pathOf({ x1, y1, turn, x2, y2 }: GutterThread): string {
  const bend = Math.sign(y2 - y1) * Math.min(BEND, Math.abs(y2 - y1) / 2)
  const [before, after] = [Math.max(turn - BEND, x1), Math.min(turn + BEND, x2)]
  return `M${x1} ${y1}H${before}Q${turn} ${y1} ${turn} ${y1 + bend}V${y2 - bend}Q${turn} ${y2} ${after} ${y2}H${x2}`
}

export const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2

/** The rectangles of an element that is in sight inside the column that scrolls it; null if it is not. */
export function seenIn(column: string, selector: string): DOMRect[] | null {
  const element = document.querySelector(selector)
  const room = element?.closest(column)?.getBoundingClientRect()
  const rects = [...(element?.getClientRects() ?? [])]
  const [first, last] = [rects[0], rects.at(-1)]
  if (!room || !first || !last || first.top < room.top || last.bottom > room.bottom) return null
  return rects
}

/** Draws after each change of `watch`, and whenever something scrolls or the window changes. */
export function useRedrawn(draw: () => void, watch: unknown) {
  useLayoutEffect(() => {
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(draw)
    }
    soon()
    const listeners = new AbortController()
    addEventListener('scroll', soon, { capture: true, passive: true, signal: listeners.signal })
    addEventListener('resize', soon, { signal: listeners.signal })
    void document.fonts?.ready.then(soon)
    return () => {
      cancelAnimationFrame(frame)
      listeners.abort()
    }
  }, [draw, watch])
}
