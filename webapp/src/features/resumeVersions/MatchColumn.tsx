import { Scale } from 'lucide-react'
import { useState } from 'react'

import type { ResumeMatch } from '@/api/resumes'
import { FormNotice } from '@/components/FormNotice'
import { RingGauge } from '@/components/RingGauge'
import { StateIcon } from '@/components/StateIcon'

type Props = { match: ResumeMatch | undefined; problem: string | undefined; isCounting: boolean }

/** The match with the job as the page stands now: the number, what is open, what is met. */
export function MatchColumn({ match, problem, isCounting }: Props) {
  const [opened, setOpened] = useState<number | null>(null)
  if (match && opened === null) setOpened(match.percent)
  if (!match)
    return (
      <div className="p-4 text-13 text-ink-soft">{problem ? <FormNotice>{problem}</FormNotice> : 'Counting...'}</div>
    )
  const by = match.percent - (opened ?? match.percent)
  const open = match.requirements.filter(({ state }) => state !== 'met').toSorted((one, other) => other.gain - one.gain)
  const met = match.requirements.filter(({ state }) => state === 'met')
  return (
    <div className="space-y-4 p-4">
      <div className="flex items-center gap-4">
        <RingGauge small percent={match.percent} label={`${match.percent} percent`} />
        <div className="min-w-0">
          <p className="font-heading text-20 font-strong">{match.heading}</p>
          <p role="status" className="text-13 text-ink-soft">
            {by > 0 && `Up from ${opened}%`}
            {by < 0 && <span className="text-weak">{`Down from ${opened}%`}</span>}
            {by === 0 && (isCounting ? 'Counting...' : 'Counted as you edit')}
          </p>
        </div>
      </div>
      {problem && <FormNotice>{problem}</FormNotice>}
      {open.length > 0 && (
        <section aria-label="Still open">
          <div className="flex justify-between text-12 text-ink-soft">
            <h3>Still open</h3>
            <span>Only if true</span>
          </div>
          <Requirements requirements={open} />
        </section>
      )}
      <details>
        <summary className="cursor-pointer text-13 font-label">
          {met.length === 1 ? '1 requirement met' : `${met.length} requirements met`}
        </summary>
        <Requirements requirements={met} />
      </details>
      <p className="flex gap-2 text-12 text-ink-soft">
        <Scale aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {`${match.points} of ${match.max_points} points, counted by fixed rules from both texts. No model chose this number.`}
      </p>
    </div>
  )
}

function Requirements({ requirements }: { requirements: ResumeMatch['requirements'] }) {
  return (
    <ul className="mt-1">
      {requirements.map((requirement) => (
        <li key={requirement.label} className="flex items-start gap-2 border-b border-line py-2 last:border-b-0">
          <StateIcon state={requirement.state} />
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className="text-13">
              <span className="font-strong">{requirement.label}</span>{' '}
              <span className="text-12 text-ink-faint">{requirement.must ? 'Must' : 'Nice'}</span>
            </p>
            {requirement.quotes[0] && <p className="text-12 text-ink-soft">{requirement.quotes[0]}</p>}
          </div>
          {requirement.gain > 0 && <span className="text-13 font-strong text-good">{`+${requirement.gain}`}</span>}
        </li>
      ))}
    </ul>
  )
}
