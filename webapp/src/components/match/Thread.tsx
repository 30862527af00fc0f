import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { isCalm } from '@/lib/motion'

interface Points {
  x1: number
  y1: number
  x2: number
  y2: number
}

function lineMiddle(rect: DOMRect): number {
  return rect.top + Math.min(10, rect.height / 2)
}

/** Where the thread leaves the row and where it meets the sentence, within the card; null when one is out of sight. */
function measured(card: HTMLElement, panel: HTMLElement, proof: string): Points | null {
  const row = card.querySelector('[data-thread=row]')
  const column = row?.closest('[data-thread=column]')
  const sentence = card.querySelector(`[data-proof="${proof}"]`)
  const words = sentence?.getClientRects()[0]
  if (!row || !column || !words) return null
  const seen = panel.getBoundingClientRect()
  if (words.top < seen.top - 4 || words.bottom > seen.bottom + 4) return null
  const box = card.getBoundingClientRect()
  const block = sentence?.parentElement?.getBoundingClientRect() ?? words
  return {
    x1: column.getBoundingClientRect().right - box.left - 9,
    y1: lineMiddle(row.getBoundingClientRect()) - box.top,
    x2: Math.min(block.left, words.left) - box.left - 7,
    y2: (words.top + words.bottom) / 2 - box.top,
  }
}

function path({ x1, y1, x2, y2 }: Points): string {
  const middle = (x1 + x2) / 2
  const bend = Math.sign(y2 - y1) * Math.min(28, Math.abs(y2 - y1) / 2)
  return `M${x1} ${y1}Q${middle} ${y1} ${middle} ${y1 + bend}V${y2 - bend}Q${middle} ${y2} ${x2} ${y2}`
}

type Props = {
  card: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
  proof: string
  chosen: number
}

/** The amber thread from a requirement to the sentence that proves it. Decoration: the words next to it say the same. */
export function Thread({ card, panel, proof, chosen }: Props) {
  const [points, setPoints] = useState<Points | null>(null)
  const line = useRef<SVGPathElement>(null)

  useLayoutEffect(() => {
    const draw = () => {
      if (card.current && panel.current) setPoints(measured(card.current, panel.current, proof))
    }
    draw()
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(draw)
    }
    const size = new ResizeObserver(soon)
    if (card.current) size.observe(card.current)
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    void document.fonts?.ready.then(soon)
    return () => {
      cancelAnimationFrame(frame)
      size.disconnect()
      document.removeEventListener('scroll', soon, { capture: true })
    }
  }, [card, panel, proof, chosen])

  const visible = points !== null
  useEffect(() => {
    if (!visible || isCalm()) return
    line.current?.animate?.([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: 200, easing: 'ease-out' })
  }, [visible, proof, chosen])

  if (!points) return null
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 hidden size-full overflow-visible wide:block">
      <path
        ref={line}
        d={path(points)}
        pathLength={1}
        strokeDasharray={1}
        className="fill-transparent stroke-thread"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
      <circle cx={points.x1} cy={points.y1} r={4.5} className="fill-thread" />
      <circle cx={points.x2} cy={points.y2} r={4.5} className="fill-thread" />
    </svg>
  )
}
