import { SearchX } from 'lucide-react'

import type { Claim } from '@/api/coverLetters'
import { counted } from '@/rules/figures'

type Props = { claims: Claim[]; onFind: (claim: Claim) => void }

/** The marked passages as a list, for people who cannot see the marks; each leads to its place in the text. */
export function DoubtfulClaims({ claims, onFind }: Props) {
  return (
    <div role="status">
      {claims.length > 0 && (
        <div className="mt-2 rounded-control border border-thread-line bg-thread-soft px-3 py-2.5 text-12">
          <p className="flex items-start gap-2 font-label text-thread-ink">
            <SearchX aria-hidden className="mt-px size-[13px] shrink-0" strokeWidth={2} />
            {counted(claims.length, 'detail')} we found nowhere in your profile, your resume or this job. Change
            {claims.length === 1 ? ' it' : ' them'}, or confirm when you send.
          </p>
          <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 pl-[21px]">
            {claims.map((claim) => (
              <li key={`${claim.start}${claim.text}`} className="min-w-0">
                <button
                  type="button"
                  onClick={() => onFind(claim)}
                  className="max-w-full truncate text-left text-ink underline decoration-dotted underline-offset-2"
                >
                  {claim.text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
