/* What a changed advert does to a score. */

import type { AtsRequirement } from '@/api/types'

export type Moved = { label: string; what: string; state: AtsRequirement['state'] | 'gone' }

const FOUND = { met: 'your resume shows it', partly: 'your resume shows part of it', missing: 'not in your resume' }

const keyOf = ({ label }: AtsRequirement) => label.toLowerCase()
const named = (requirements: AtsRequirement[]) =>
  new Map(requirements.map((requirement) => [keyOf(requirement), requirement]))

/** The requirements that were added, are insisted on or shown otherwise than before, or are gone, in this order. */
export function movedBy(before: AtsRequirement[], after: AtsRequirement[]): Moved[] {
  const [old, now] = [named(before), named(after)]
  const added: Moved[] = []
  const changes: Moved[] = []
  for (const [key, { label, state, must }] of now) {
    const was = old.get(key)
    if (!was) added.push({ label, state, what: `New, ${FOUND[state]}` })
    else if (was.state !== state) changes.push({ label, state, what: `Now ${FOUND[state]}` })
    else if (was.must !== must) changes.push({ label, state, what: must ? 'Now a must' : 'No longer a must' })
  }
  const gone = before.filter((requirement) => !now.has(keyOf(requirement)))
  return [
    ...added,
    ...changes,
    ...gone.map(({ label }) => ({ label, state: 'gone' as const, what: 'No longer asked for' })),
  ]
}
