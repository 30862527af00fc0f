import { Link, useSearchParams } from 'react-router'

import type { CountedBy } from '@/api/companyFigures'

type Props = { by: CountedBy | 'reasons'; name?: string; of: string; job?: number | undefined; children: string }

/** A number that opens the list of whom it counts; the address keeps the period and the job. `of` says what it is. */
export function Counts({ by, name = '', of, job, children }: Props) {
  const [params] = useSearchParams()
  const to = new URLSearchParams(params)
  to.set('of', by)
  if (name) to.set('name', name)
  else to.delete('name')
  if (job) to.set('job', String(job))
  return (
    <Link
      to={`?${to}`}
      preventScrollReset
      aria-label={of ? `${of}: ${children}` : undefined}
      className="figures-number hover:text-brand hover:underline"
    >
      {children}
    </Link>
  )
}
