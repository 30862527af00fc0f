import { CircleAlert } from 'lucide-react'

import type { RecommendedJob } from '@/api/recommendations'

/** What is missing from a weak match. */
export function Shortfalls({ of: { shortfalls } }: { of: RecommendedJob }) {
  return (
    <ul aria-label="What is missing" className="space-y-1 text-13 text-medium">
      {shortfalls.map((sentence) => (
        <li key={sentence} className="flex items-start gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-[13px] shrink-0" strokeWidth={2} />
          <span className="min-w-0">{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
