import type { Claim } from '@/api/coverLetters'
import { counted } from '@/rules/figures'
import { claimState, type ClaimState, MARKS } from './claimStates'

const WORDS: Record<ClaimState, (count: number) => string> = {
  proved: (count) => `${count} in your resume or the job`,
  differs: (count) => `${count} ${count === 1 ? 'differs' : 'differ'}`,
  unproved: (count) => `${count} without proof`,
}

/** How many claims of the letter were checked, and what came of it: the key to the marks in the text. */
export function ClaimLegend({ claims }: { claims: Claim[] }) {
  if (claims.length === 0) return null
  const states = (Object.keys(WORDS) as ClaimState[]).map((state) => ({
    state,
    count: claims.filter((claim) => claimState(claim) === state).length,
  }))
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-soft">
      <span className="font-label text-ink">{counted(claims.length, 'claim')} checked</span>
      {states
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => (
          <span key={state} className="flex items-baseline gap-1.5">
            <span aria-hidden style={MARKS[state]}>
              {'   '}
            </span>
            {WORDS[state](count)}
          </span>
        ))}
    </p>
  )
}
