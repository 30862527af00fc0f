import { useEffect, useEffectEvent, useState } from 'react'

/** Pixels that a press moves before it drags a card; less is a click. */
const THRESHOLD = 6

type Drag = { id: string; height: number; over: string | null }

const columnAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? null

/** The card under a press of the main button; a finger scrolls instead, and a field keeps its press. */
function pressed({ button, pointerType, target }: PointerEvent): HTMLElement | null {
  if (button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return null
  return target.closest('select, input') ? null : target.closest<HTMLElement>('[data-draggable]')
}

/** The click that follows a drag opens nothing. */
function swallowClick() {
  const swallow = (click: MouseEvent) => click.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** Drags elements with `data-draggable` and a `data-card` with the mouse or a pen to elements with `data-column`. */
export function useCardDrag(onDrop: (id: string, column: string) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const drop = useEffectEvent(onDrop)

  useEffect(() => {
    let end = () => {}
    const begin = (press: PointerEvent) => {
      const card = pressed(press)
      if (!card) return
      end()
      const { left, top, width, height } = card.getBoundingClientRect()
      const id = card.dataset['card'] ?? ''
      const gone = new AbortController()
      const { signal } = gone
      let now: Drag | null = null

      end = () => {
        gone.abort()
        card.removeAttribute('style')
        setDrag(null)
      }
      const move = ({ clientX: x, clientY: y }: PointerEvent) => {
        const [right, down] = [x - press.clientX, y - press.clientY]
        if (!now && Math.hypot(right, down) < THRESHOLD) return
        Object.assign(card.style, {
          position: 'fixed',
          zIndex: '40',
          width: `${width}px`,
          left: `${left + right}px`,
          top: `${top + down}px`,
          rotate: '2deg',
          pointerEvents: 'none',
        })
        const over = columnAt(x, y)
        if (now && now.over === over) return
        now = { id, height, over }
        setDrag(now)
      }
      const release = ({ clientX: x, clientY: y }: PointerEvent) => {
        const column = now && columnAt(x, y)
        if (now) swallowClick()
        end()
        if (column) drop(id, column)
      }
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', release, { signal })
      window.addEventListener('pointercancel', () => end(), { signal })
      document.addEventListener('visibilitychange', () => end(), { signal })
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
      // No text selection, and not the browser's own drag of a link.
      window.addEventListener('selectstart', (event) => event.preventDefault(), { signal })
      window.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    }
    document.addEventListener('pointerdown', begin)
    return () => {
      document.removeEventListener('pointerdown', begin)
      end()
    }
  }, [])
  return drag
}
