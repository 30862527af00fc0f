import { Plus } from 'lucide-react'

import type { Responsibility } from '@/api/analyses'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { stateWord } from '@/rules/evidence'
import { Quote } from '@/components/Quote'
import { ReadBy } from '@/components/ReadBy'
import { StateIcon } from '@/components/StateIcon'
import { ResultHeading } from '@/components/match/ResultHeading'
import { counted } from '@/rules/figures'

function JobDuties({ duties }: { duties: Responsibility[] }) {
  return (
    <section aria-labelledby="asked">
      <h3 id="asked" className="border-b border-line px-4 py-2.5 font-text text-13 font-strong tablet:px-5">
        What the job asks for
      </h3>
      <ul className="divide-y divide-line">
        {duties.map((duty, at) => (
          <li key={at} className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2.5 px-4 py-3 text-13 tablet:px-5">
            <StateIcon state={duty.proof ? 'met' : 'missing'} />
            <div>
              <p className="font-label">{duty.text}</p>
              <div className="mt-1.5">
                {duty.proof ? (
                  <Quote>{duty.proof}</Quote>
                ) : (
                  <p className="text-12 text-ink-faint">No sentence in your resume shows it.</p>
                )}
              </div>
            </div>
            <span className={duty.proof ? 'text-good' : 'text-weak'}>
              {duty.proof ? 'Shown' : stateWord('missing')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Done({ duties }: { duties: Responsibility[] }) {
  const places = [...new Set(duties.map((duty) => duty.where))]
  return (
    <section aria-labelledby="done">
      <h3 id="done" className="border-b border-line px-4 py-2.5 font-text text-13 font-strong tablet:px-5">
        What your resume shows
      </h3>
      {places.map((where) => (
        <div key={where} className="border-b border-line px-4 py-3 text-13 last:border-b-0 tablet:px-5">
          {where && <p className="font-label">{where}</p>}
          <ul className="mt-1 space-y-1 text-ink-soft">
            {duties
              .filter((duty) => duty.where === where)
              .map((duty, at) => (
                <li
                  key={at}
                  className="relative pl-4 before:absolute before:top-[0.62em] before:left-0 before:size-1 before:rounded-full before:bg-line-control"
                >
                  {duty.text}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

type Props = {
  duties: Responsibility[]
  apiUsed: string
  loading: boolean
  /** Fetches the next page; null where there is none. */
  onMore: (() => void) | null
}

/** Roles and responsibilities: the job's next to the resume's, page by page. */
export function RolesResult({ duties, apiUsed, loading, onMore }: Props) {
  const ofJob = duties.filter((duty) => duty.of === 'job')
  const done = duties.filter((duty) => duty.of === 'resume')
  return (
    <Card>
      <ResultHeading
        title="Roles and responsibilities"
        lead={`${counted(duties.length, 'responsibility', 'responsibilities')}${onMore ? ' so far' : ''}`}
        aside={<ReadBy apiUsed={apiUsed} />}
      />
      {duties.length === 0 && (
        <p className="px-5 py-8 text-13 text-ink-soft">
          Neither the job description nor the resume names a responsibility.
        </p>
      )}
      <div
        className={
          ofJob.length > 0 && done.length > 0
            ? 'grid desk:grid-cols-2 desk:[&>*+*]:border-l max-desk:[&>*+*]:border-t'
            : ''
        }
      >
        {ofJob.length > 0 && <JobDuties duties={ofJob} />}
        {done.length > 0 && <Done duties={done} />}
      </div>
      {onMore && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 tablet:px-5">
          <Button icon={<Plus aria-hidden />} busy={loading ? 'Loading' : undefined} onClick={onMore}>
            Load More
          </Button>
          <span className="text-12 text-ink-soft">The next ones do not repeat these.</span>
        </div>
      )}
    </Card>
  )
}
