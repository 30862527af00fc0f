import { useCallback, useEffect, useState } from 'react'

import { middleOf, pathOf, seenIn, useRedrawn, type GutterThread } from '@/lib/gutterThread'
import { WIDE } from '@/lib/layout'

function measured(): GutterThread | null {
  const [box] = seenIn('.machine-scroll', '.machine-box[aria-pressed=true]') ?? []
  const [row] = seenIn('.machine-scroll', '.machine-row[aria-pressed=true]') ?? []
  const page = document.querySelector('.machine-page')?.getBoundingClientRect()
  if (!box || !row || !page) return null
  return { x1: box.right, y1: middleOf(box), turn: (page.right + row.left) / 2, x2: row.left, y2: middleOf(row) }
}

/** From the box on the page to the row that says what is read there. Decoration: both are marked as chosen. */
export function FieldThread({ chosen, watch }: { chosen: number | null; watch: unknown }) {
  const [thread, setThread] = useState<GutterThread | null>(null)
  useEffect(() => {
    if (!matchMedia(WIDE).matches) return // the columns would not scroll, but the page
    for (const end of document.querySelectorAll('.machine-scroll [aria-pressed=true], .machine-scroll [data-chosen]'))
      end.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  useRedrawn(
    useCallback(() => setThread(measured()), []),
    watch,
  )
  if (!thread) return null
  return (
    <svg aria-hidden className="machine-thread pointer-events-none fixed inset-0 size-full">
      <path d={pathOf(thread)} />
      <circle cx={thread.x1} cy={thread.y1} r="4.5" />
      <circle cx={thread.x2} cy={thread.y2} r="4.5" />
    </svg>
  )
}
