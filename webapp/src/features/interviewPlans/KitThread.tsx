import { useEffect, useState } from 'react'

/** Between the plan and the panel, from the height of the chosen requirement to its question. Decoration: both are
    marked as chosen, too. */
export function KitThread({ step, chosen }: { step: number; chosen: string }) {
  const [path, setPath] = useState('')
  useEffect(() => {
    let frame = 0
    const draw = () => {
      const row = document.querySelector(`[data-column="${step}"]`)
      const chip = row?.querySelector(`[data-chip="${chosen}"]`)?.getBoundingClientRect()
      const question = document.querySelector(`[data-beside] [data-kit="${chosen}"]`)?.getBoundingClientRect()
      const list = document.querySelector('[data-kit-scroll]')?.getBoundingClientRect()
      if (!row || !chip || !question || !list) return setPath('')
      const [y, end] = [chip.top + chip.height / 2, question.top + 20]
      const isVisible = end > list.top && end < list.bottom && y > 0 && y < innerHeight
      const [from, to] = [row.getBoundingClientRect().right, list.left + 8]
      const middle = (from + to) / 2
      setPath(isVisible ? `M${from} ${y}C${middle} ${y} ${middle} ${end} ${to} ${end}` : '')
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(draw)
    }
    later()
    const listeners = new AbortController()
    addEventListener('scroll', later, { capture: true, passive: true, signal: listeners.signal })
    addEventListener('resize', later, { signal: listeners.signal })
    const changes = new MutationObserver(later)
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      listeners.abort()
      changes.disconnect()
    }
  }, [step, chosen])
  if (!path) return null
  return (
    <svg aria-hidden className="kit-thread">
      <path d={path} />
    </svg>
  )
}
