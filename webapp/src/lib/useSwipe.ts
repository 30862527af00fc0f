import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Pixels from which a movement is a swipe, the share of the width that commits it, and the pixels in a millisecond. */
const REVEALS = 16
const COMMITS = 0.4
const FAST = 0.6

export type SwipeSide = 'left' | 'right'

/** Moves elements with `data-swipe` under a finger to the sides; `onSwipe` gets its value once that is meant. */
export function useSwipe(place: RefObject<HTMLElement | null>, onSwipe: (value: string, side: SwipeSide) => void) {
  const commit = useEffectEvent(onSwipe)
  useEffect(() => {
    const list = place.current
    if (!list) return
    let end = () => {}
    const begin = (press: PointerEvent) => {
      const target = press.target instanceof Element ? press.target : null
      const card = target?.closest<HTMLElement>('[data-swipe]')
      if (press.pointerType !== 'touch' || !card || target?.closest('input, select')) return
      end()
      const gone = new AbortController()
      const { signal } = gone
      const width = card.clientWidth
      let isSwipe = false
      end = () => {
        gone.abort()
        card.removeAttribute('style')
        delete card.dataset['side']
      }
      const across = ({ clientX, clientY }: PointerEvent) => [clientX - press.clientX, clientY - press.clientY] as const
      const move = (event: PointerEvent) => {
        const [right, down] = across(event)
        if (!isSwipe && Math.abs(down) > REVEALS) return end()
        if (!isSwipe && Math.abs(right) < REVEALS) return
        isSwipe = true
        card.dataset['side'] = right > 0 ? 'right' : 'left'
        card.style.translate = `${right}px 0`
      }
      const release = (event: PointerEvent) => {
        const [right] = across(event)
        const isMeant =
          isSwipe && (Math.abs(right) > width * COMMITS || Math.abs(right) / (event.timeStamp - press.timeStamp) > FAST)
        end()
        if (!isMeant) return
        navigator.vibrate?.(8)
        commit(card.dataset['swipe'] ?? '', right > 0 ? 'right' : 'left')
      }
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', release, { signal })
      window.addEventListener('pointercancel', () => end(), { signal })
    }
    list.addEventListener('pointerdown', begin)
    return () => {
      list.removeEventListener('pointerdown', begin)
      end()
    }
  }, [place])
}
