import { useRef, type PointerEvent } from 'react'

/** Pixels; a shorter movement is not a swipe. */
const FARTHER_THAN = 50

/** Tells a swipe to the left (onward) and one to the right (back) from a touch, a short move and a scroll. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const forget = () => {
    start.current = null
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY }
      // Captured, so that the swipe ends wherever the finger is lifted.
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current
      forget()
      if (!from) return
      const across = event.clientX - from.x
      const down = event.clientY - from.y
      if (Math.abs(across) > FARTHER_THAN && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel: forget,
  }
}
