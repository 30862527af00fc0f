import { Link, useSearchParams } from 'react-router'

import type { CountedBy } from '@/api/companyFigures'

type Props = { by: CountedBy | 'reasons'; name?: string; of: string; job?: number | undefined; children: string }

/** A number that opens the list of whom it counts; the address keeps the period and the job. `of` says what it
    is; `job` narrows the list alone to one job. */
export function Counts({ by, name = '', of, job, children }: Props) {
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set('of', by)
  if (name) to.set('name', name)
  else to.delete('name')
  if (job) to.set('ofJob', String(job))
  else to.delete('ofJob')
  return (
    <Link
      to={`?${to}`}
      state={{ stays: true }}
      aria-label={of ? `${of}: ${children}` : undefined}
      className="figures-number hover:text-brand hover:underline"
    >
      {children}
    </Link>
  )
}
