import { useEffect, useState } from 'react'

import { ownZone } from '@/lib/ownZone'
import { momentIn } from '@/rules/bookings'
import { dueIn } from '@/rules/scorecards'

const RADIUS = 25
const ROUND = 2 * Math.PI * RADIUS
const MINUTE = 60_000

/** By when a scorecard is expected, and how much of the time is left. */
export function DueRing({ endsAt, dueAt }: { endsAt: string; dueAt: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  const { tone, left, words, clock } = dueIn(endsAt, dueAt, now)
  return (
    <div className="flex items-center gap-4 p-4">
      <svg aria-hidden viewBox="0 0 56 56" width={56} height={56} className={`shrink-0 ${tone}`}>
        <circle cx={28} cy={28} r={RADIUS} className="fill-transparent stroke-line" strokeWidth={4} />
        {left > 0 && (
          <circle
            cx={28}
            cy={28}
            r={RADIUS}
            className="fill-transparent"
            stroke="currentColor"
            strokeWidth={4}
            strokeLinecap="round"
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - left)}
            transform="rotate(-90 28 28)"
          />
        )}
        <text x="50%" y="50%" dy="0.36em" textAnchor="middle" fontSize={13} className="fill-ink font-strong">
          {clock}
        </text>
      </svg>
      <div className="min-w-0">
        <h2 className="text-15">{`Due ${momentIn(ownZone(), dueAt)}`}</h2>
        <p className={`text-12 ${left > 0 ? 'text-ink-soft' : tone}`}>{words}</p>
      </div>
    </div>
  )
}
