import { useCallback, useEffect, useState } from 'react'

import { middleOf, pathOf, seenIn, useRedrawn, type GutterThread } from '@/lib/gutterThread'
import { WIDE } from '@/lib/layout'

type Line = GutterThread & { className: string }

const KNOT = 4.5 // radius, in pixels

/** Teal from the chosen sentence to its line on the page, amber from there to the requirement that it proves. */
function measured(): Line[] {
  const [row] = seenIn('.studio-scroll', '.studio-row.chosen') ?? []
  const line = seenIn('.studio-scroll', '.studio-page mark')
  const [requirement] = seenIn('.studio-scroll', '[data-proven]') ?? []
  const page = document.querySelector('.studio-page')?.getBoundingClientRect()
  const [first, last] = [line?.[0], line?.at(-1)]
  if (!first || !last || !page) return []
  const lines: Line[] = []
  if (row)
    lines.push({
      className: 'fill-brand stroke-brand',
      x1: row.right,
      y1: middleOf(row),
      turn: (row.right + page.left) / 2,
      x2: first.left - 18,
      y2: middleOf(first),
    })
  if (requirement)
    lines.push({
      className: 'fill-thread stroke-thread',
      x1: last.right + 10,
      y1: middleOf(last),
      turn: (page.right + requirement.left) / 2,
      x2: requirement.left,
      y2: middleOf(requirement),
    })
  return lines
}

/** The two threads of the chosen sentence. Decoration: row, line and requirement are marked as well. */
export function Threads({ chosen, watch }: { chosen: string; watch: unknown }) {
  const [lines, setLines] = useState<Line[]>([])
  useEffect(() => {
    // In the strip above the page, the score is worth more than the requirement.
    for (const end of ['.studio-page mark', ...(matchMedia(WIDE).matches ? ['[data-proven]'] : [])])
      document.querySelector(end)?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  useRedrawn(
    useCallback(() => setLines(measured()), []),
    watch,
  )
  return (
    <svg aria-hidden className="studio-threads pointer-events-none fixed inset-0 size-full">
      {lines.map(({ className, ...line }) => (
        <g key={className} className={className}>
          <path d={pathOf(line)} pathLength={1} />
          <circle cx={line.x1} cy={line.y1} r={KNOT} />
          <circle cx={line.x2} cy={line.y2} r={KNOT} />
        </g>
      ))}
    </svg>
  )
}
