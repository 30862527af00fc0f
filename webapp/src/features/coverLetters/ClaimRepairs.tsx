import { useState } from 'react'

import type { Claim } from '@/api/coverLetters'
import { Button } from '@/components/Button'

type Props = { claims: Claim[]; onRepair: (claim: Claim) => void }

/** Claims that differ from what the resume says: the sum, and the words that would be true. */
export function ClaimRepairs({ claims, onRepair }: Props) {
  const [left, setLeft] = useState<readonly string[]>([])
  const rows = claims.filter((claim) => claim.repair !== '' && !left.includes(claim.text))
  return rows.map((claim) => (
    <div
      key={`${claim.start}${claim.text}`}
      role="group"
      aria-label={`“${claim.text}” differs from your resume`}
      className="mt-2 flex flex-wrap items-center gap-2 rounded-control border border-thread-line bg-surface px-3 py-2.5 text-13"
    >
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-thread" />
      <p className="min-w-[min(100%,6rem)] flex-1 wrap-anywhere">
        You write “{claim.text}”. <span className="text-ink-soft">{claim.difference}</span>
      </p>
      <Button size="small" onClick={() => onRepair(claim)}>
        Write “{claim.repair}”
      </Button>
      <Button size="small" variant="quiet" onClick={() => setLeft([...left, claim.text])}>
        Keep
      </Button>
    </div>
  ))
}
