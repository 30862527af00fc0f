import { useState } from 'react'

import type { Applicant } from '@/api/decisions'

type Chosen = ReadonlyMap<number, Applicant>

/** Who is chosen for one decision. They stay chosen, as last seen, across pages and searches. */
export function useChosen(page: readonly Applicant[]) {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const newer = page.filter((applicant) => chosen.has(applicant.id) && chosen.get(applicant.id) !== applicant)
  if (newer.length > 0) setChosen(new Map([...chosen, ...newer.map((applicant) => [applicant.id, applicant] as const)]))
  return {
    chosen,
    /** `ids` are of applications that are shown. */
    choose: (ids: readonly number[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const applicant of page) {
          if (!ids.includes(applicant.id)) continue
          if (isChosen) after.set(applicant.id, applicant)
          else after.delete(applicant.id)
        }
        return after
      }),
    clear: () => setChosen(new Map()),
  }
}
