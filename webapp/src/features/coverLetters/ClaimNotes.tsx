import type { Claim } from '@/api/coverLetters'
import { ClaimLegend } from '@/features/coverLetters/ClaimLegend'
import { ClaimRepairs } from '@/features/coverLetters/ClaimRepairs'
import { claimState } from '@/features/coverLetters/claimStates'
import { DoubtfulClaims } from '@/features/coverLetters/DoubtfulClaims'

type Props = { claims: Claim[]; onRepair: (claim: Claim) => void; onFind: (claim: Claim) => void }

/** What the check of a letter says, under the letter. */
export function ClaimNotes({ claims, onRepair, onFind }: Props) {
  return (
    <>
      <ClaimRepairs claims={claims} onRepair={onRepair} />
      <DoubtfulClaims claims={claims.filter((claim) => claimState(claim) === 'unproved')} onFind={onFind} />
      <ClaimLegend claims={claims} />
    </>
  )
}
