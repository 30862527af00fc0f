import type { CSSProperties, ReactNode } from 'react'

import type { JobFit } from '@/api/coverLetters'
import { stateWord } from '@/rules/evidence'
import { JobBlocks } from '@/components/JobBlocks'
import { StateIcon } from '@/components/StateIcon'
import type { JobToApplyFor } from '@/features/applications/job'
import { classes } from '@/lib/classes'
import { WIDE } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'

type Props = { job: JobToApplyFor; fit: JobFit }

const STATES = ['met', 'partly', 'missing'] as const
const TONES = { met: 'text-good', partly: 'text-medium', missing: 'text-weak' }

/** How many requirements the stored resume meets, partly meets and misses. */
function FitTally({ fit }: { fit: JobFit }) {
  if (fit.requirements.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-3 text-12 font-medium">
      {STATES.map((state) => (
        <span key={state} className={TONES[state]}>
          {fit.requirements.filter((requirement) => requirement.state === state).length}{' '}
          {stateWord(state).toLowerCase()}
        </span>
      ))}
    </span>
  )
}

/** The text of the job, and what it asks for with what the stored resume shows. */
function JobText({ job, fit }: Props) {
  const facts = [
    { label: 'Place', value: job.location },
    { label: 'Salary', value: job.salaryRange },
  ].filter(({ value }) => value)
  return (
    <>
      {facts.length > 0 && (
        <dl className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-13">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-12 text-ink-soft">{label}</dt>
              <dd className="font-label wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <JobBlocks text={job.description} />
      {fit.requirements.length > 0 && (
        <>
          <h3 className="mt-4 font-text text-13 font-strong tracking-normal text-ink">Requirements</h3>
          <ul aria-label="What the job asks for" className="mt-1.5 space-y-1.5 text-13">
            {fit.requirements.map((requirement) => (
              <li key={requirement.label} className="flex items-start gap-2.5">
                <StateIcon state={requirement.own_word ? 'own' : requirement.state} />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {requirement.label}
                  <span className="sr-only">
                    , {requirement.own_word ? stateWord('own') : stateWord(requirement.state)}
                  </span>
                </span>
                <span className={classes(requirement.must ? 'font-label' : 'text-ink-faint')}>
                  {requirement.must ? 'Must' : 'Nice'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

// Both scroll by themselves; the foot of the dialog stays.
const COLUMNS = { display: 'grid', gridTemplateColumns: 'minmax(0, 478fr) minmax(0, 640fr)', gap: 16 }
const COLUMN: CSSProperties = { maxHeight: 'max(20rem, calc(90dvh - 17rem))', overflowY: 'auto' }

/** The job next to the letter where there is room, and folded above it elsewhere. */
export function JobAndLetter({ job, fit, children }: Props & { children: ReactNode }) {
  const isWide = useMedia(WIDE)
  if (!isWide)
    return (
      <>
        <details className="mb-4 rounded-control border border-line px-4 py-2.5 text-13">
          <summary className="font-strong">
            The job <FitTally fit={fit} />
          </summary>
          <div className="mt-3">
            <JobText job={job} fit={fit} />
          </div>
        </details>
        {children}
      </>
    )
  return (
    <div style={COLUMNS}>
      <section
        aria-label="The job"
        tabIndex={0}
        style={COLUMN}
        className="rounded-card border border-line bg-surface p-4 focus-visible:-outline-offset-2"
      >
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-15">The job</h3>
          <FitTally fit={fit} />
        </div>
        <JobText job={job} fit={fit} />
      </section>
      <div style={COLUMN} className="px-1">
        {children}
      </div>
    </div>
  )
}
