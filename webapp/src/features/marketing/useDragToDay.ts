import { useEffect, useRef, useState, type PointerEvent } from 'react'

/** Pixels that a pressed pointer may move and still click. */
const STILL = 6

type Drag = { id: number; x: number; y: number; over: string | null }
type Grip = { id: number; x: number; y: number; moved: boolean }

/** The day under a point: the element that says so in `data-day`. */
function dayAt(x: number, y: number): string | null {
  const column = document.elementsFromPoint(x, y).find((element) => element.matches('[data-day]'))
  return column?.getAttribute('data-day') ?? null
}

/**
 * Dragging posts from day to day with a mouse or a pen. A finger scrolls, and keys have no place to point at: both have
 * the dialog. Escape cancels without a change.
 */
export function useDragToDay(onDrop: (id: number, day: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const grip = useRef<Grip | null>(null)
  const wasDragged = useRef(false)
  const dragging = drag !== null

  const letGo = () => {
    grip.current = null
    setDrag(null)
  }

  useEffect(() => {
    if (!dragging) return
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && letGo()
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [dragging])

  const handles = (id: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false
      if (event.button !== 0 || event.pointerType === 'touch') return
      grip.current = { id, x: event.clientX, y: event.clientY, moved: false }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = grip.current
      if (!current) return
      const [x, y] = [event.clientX - current.x, event.clientY - current.y]
      if (!current.moved && Math.hypot(x, y) < STILL) return
      current.moved = true
      wasDragged.current = true
      setDrag({ id, x, y, over: dayAt(event.clientX, event.clientY) })
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const current = grip.current
      letGo()
      const day = current?.moved ? dayAt(event.clientX, event.clientY) : null
      if (day) onDrop(id, day)
    },
    onPointerCancel: letGo,
    // The click with which a browser ends a drag opens nothing.
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })

  return { drag, handles }
}
