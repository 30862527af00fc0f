import { useState } from 'react'

import type { Applicant } from '@/api/decisions'

type Chosen = ReadonlyMap<number, Applicant>

/** Who is chosen for one decision. They stay chosen, as last seen, across pages and searches. */
export function useChosen(page: readonly Applicant[]) {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const newer = page.filter((one) => chosen.has(one.id) && chosen.get(one.id) !== one)
  if (newer.length > 0) setChosen(new Map([...chosen, ...newer.map((one) => [one.id, one] as const)]))
  return {
    chosen,
    /** `ids` are of applications that are shown. */
    choose: (ids: readonly number[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Map(before)
        for (const one of page) {
          if (!ids.includes(one.id)) continue
          if (isChosen) after.set(one.id, one)
          else after.delete(one.id)
        }
        return after
      }),
    clear: () => setChosen(new Map()),
  }
}
