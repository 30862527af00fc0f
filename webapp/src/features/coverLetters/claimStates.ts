import type { CSSProperties } from 'react'

import type { Claim } from '@/api/coverLetters'

/** What a check says about a claim: something shows it, the resume says otherwise, or nothing shows it. */
export type ClaimState = 'proved' | 'differs' | 'unproved'

export const claimState = ({ supported, repair }: Claim): ClaimState =>
  supported ? 'proved' : repair !== '' ? 'differs' : 'unproved'

const line = (look: string): CSSProperties => ({ textDecoration: `underline 2px ${look}`, textUnderlineOffset: 4 })

/** How the words of such a claim are marked. */
export const MARKS: Record<ClaimState, CSSProperties> = {
  proved: line('dotted var(--good)'),
  differs: { background: 'var(--medium-soft)', boxShadow: '0 0 0 1px var(--medium-line)', borderRadius: 3 },
  unproved: line('dashed var(--thread)'),
}
