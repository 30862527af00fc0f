import { Scale } from 'lucide-react'
import type { ResumeMatch } from '@/api/resumeVersions'
import { Badge } from '@/components/Badge'
import { FormNotice } from '@/components/FormNotice'
import { RingGauge } from '@/components/RingGauge'
import { StateIcon } from '@/components/StateIcon'
import { classes } from '@/lib/classes'
import { counted } from '@/rules/figures'

type Props = {
  match: ResumeMatch | undefined
  /** The match when the resume was opened. */
  opening: ResumeMatch | undefined
  problem: string | undefined
  isCounting: boolean
  /** How many edits can be undone. */
  steps: number
  /** The requirement that the chosen sentence proves; empty if none. */
  proven: string
}
type Requirement = ResumeMatch['requirements'][number]

/** The match with the job as the page stands now: the number, what the edits changed, what is open, what is met. */
export function MatchColumn({ match, opening, problem, isCounting, steps, proven }: Props) {
  if (!match || !opening)
    return (
      <div className="p-4 text-13 text-ink-soft">{problem ? <FormNotice>{problem}</FormNotice> : 'Counting...'}</div>
    )
  const by = match.percent - opening.percent
  const before = new Map(opening.requirements.map((requirement) => [requirement.label, requirement]))
  const changed = match.requirements.flatMap((now) => {
    const old = before.get(now.label)
    return old && old.points !== now.points ? [{ now, old }] : []
  })
  const open = match.requirements.filter(({ state }) => state !== 'met').toSorted((a, b) => b.gain - a.gain)
  const met = match.requirements.filter(({ state }) => state === 'met')
  return (
    <div className="space-y-4 p-4">
      <div className="studio-score flex items-center gap-4">
        <RingGauge small percent={match.percent} label={`${match.percent} percent`} />
        <div className="min-w-0">
          <p className="font-heading text-20 font-strong">{match.heading}</p>
          <p role="status" className="text-13 text-ink-soft">
            {by > 0 && `Up from ${opening.percent}%`}
            {by < 0 && <span className="text-weak">{`Down from ${opening.percent}%`}</span>}
            {by === 0 && (isCounting ? 'Counting...' : 'Counted as you edit')}
          </p>
          {steps > 0 && by !== 0 && (
            <Badge tone={by > 0 ? 'good' : 'weak'} className="mt-1">
              {`${counted(steps, 'edit')}, ${SIGNED.format(by)}`}
            </Badge>
          )}
        </div>
      </div>
      {problem && <FormNotice>{problem}</FormNotice>}
      {changed.length > 0 && (
        <section aria-label="What your edits changed">
          <div className="flex justify-between text-12 text-ink-soft">
            <h3>What your edits changed</h3>
            <span>Points</span>
          </div>
          <ul className="mt-1">
            {changed.map(({ now, old }) => (
              <li key={now.label} className="studio-requirement" data-proven={now.label === proven || undefined}>
                <StateIcon state={now.state} />
                <div className="min-w-0 flex-1 wrap-anywhere">
                  <Name {...now} />
                  <p className="text-12 text-ink-soft">
                    {old.state === now.state ? names[now.state] : `${names[old.state]} → ${names[now.state]}`}
                  </p>
                </div>
                <span className={classes('text-13 font-strong', now.points > old.points ? 'text-good' : 'text-weak')}>
                  {SIGNED.format(now.points - old.points)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && (
        <section aria-label="Still open">
          <div className="flex justify-between text-12 text-ink-soft">
            <h3>Still open</h3>
            <span>Only if true</span>
          </div>
          <Requirements requirements={open} proven={proven} />
        </section>
      )}
      <details open={met.some(({ label }) => label === proven)}>
        <summary className="cursor-pointer text-13 font-label">
          {met.length === 1 ? '1 requirement met' : `${met.length} requirements met`}{' '}
          <span className="text-12 text-ink-soft">
            {`${met.filter(({ must }) => must).length} must, ${met.filter(({ must }) => !must).length} nice`}
          </span>
        </summary>
        <Requirements requirements={met} proven={proven} />
      </details>
      <p className="flex gap-2 text-12 text-ink-soft">
        <Scale aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {`${match.points} of ${match.max_points} points, counted by fixed rules from both texts. No model chose this number.`}
      </p>
    </div>
  )
}

const names = { met: 'Met', partly: 'Partly', missing: 'Missing' } as const
const SIGNED = new Intl.NumberFormat('en-US', { signDisplay: 'always', maximumFractionDigits: 1 })

function Name({ label, must }: Pick<Requirement, 'label' | 'must'>) {
  return (
    <p className="text-13">
      <span className="font-strong">{label}</span>{' '}
      <span className="text-12 text-ink-faint">{must ? 'Must' : 'Nice'}</span>
    </p>
  )
}

function proofOf({ state, quotes: [quote] }: Requirement) {
  if (!quote) return 'No sentence on the page shows it'
  return state === 'missing' ? `Perhaps, not counted: “${quote}”` : quote
}

function Requirements({ requirements, proven }: { requirements: Requirement[]; proven: string }) {
  return (
    <ul className="mt-1">
      {requirements.map((requirement) => (
        <li
          key={requirement.label}
          className="studio-requirement"
          data-proven={requirement.label === proven || undefined}
        >
          <StateIcon state={requirement.state} />
          <div className="min-w-0 flex-1 wrap-anywhere">
            <Name {...requirement} />
            <p className="text-12 text-ink-soft">{proofOf(requirement)}</p>
          </div>
          {requirement.gain > 0 && <span className="text-13 font-strong text-good">{`+${requirement.gain}`}</span>}
        </li>
      ))}
    </ul>
  )
}
