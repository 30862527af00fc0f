import { useRef } from 'react'

import { companies, CompanySign } from '@/features/landing/companySigns'
import { page } from '@/features/landing/Section'
import { useCountUp } from '@/features/landing/useCountUp'
import { useEver } from '@/features/landing/useEver'
import { useInSight } from '@/features/landing/useInSight'
import { classes } from '@/lib/classes'
import { REDUCED_MOTION, useMedia } from '@/lib/useMedia'

const REGISTERED = 150
const SECONDS = 15

/** How many companies are here already. The count starts when it comes into sight and never starts again. */
export function Companies() {
  const banner = useRef<HTMLElement>(null)
  const seen = useEver(useInSight(banner))
  return (
    <section ref={banner} aria-label="Companies" className="relative border-t border-line bg-paper">
      <div
        className={classes(
          page,
          'flex flex-col gap-8 py-10 desk:flex-row desk:items-center desk:justify-between desk:py-9',
        )}
      >
        <p>
          <span className="sr-only">{REGISTERED}+ tech companies are registered</span>
          <span aria-hidden className="block">
            <Count started={seen} />
            <span className="mt-1 block text-15 text-ink-soft">tech companies are registered</span>
          </span>
        </p>
        <ul className="flex flex-wrap gap-x-[clamp(1.5rem,5vw,5rem)] gap-y-5 text-ink-soft">
          {companies.map(({ name }) => (
            <li key={name} className="flex items-center gap-3">
              <CompanySign name={name} className="size-5 shrink-0" />
              <span className="font-heading text-17 font-strong">{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A component of its own, so that only the number renders again at each step. */
function Count({ started }: { started: boolean }) {
  const count = useCountUp(REGISTERED, SECONDS, { started, calm: useMedia(REDUCED_MOTION) })
  return <span className="block font-heading text-42 font-strong">{count}+</span>
}
