import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Match, Requirement } from '@/api/analyses'
import { Meter, MeterCells } from '@/components/Meter'
import { RingGauge } from '@/components/RingGauge'
import { BELOW_DESK } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'
import { scoreHeading } from '@/rules/bands'
import { counted, points } from '@/rules/figures'
import { FromYou } from './corrections/lazily'
import { Meaning } from './Meaning'

type SubScores = { skills: number | null; experience: number | null }

type ScoreHeadProps = { percent: number; level?: 2 | 3; ownPercent?: number; moved?: ReactNode }

/** The number with its heading and advice, and nothing else: all that a reply without findings can show. */
export function ScoreHead({ percent, level = 2, ownPercent, moved }: ScoreHeadProps) {
  const { heading, advice } = scoreHeading(percent)
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center text-center">
      <RingGauge percent={percent} ownPercent={ownPercent} label={`Match score ${percent}%`} />
      {moved}
      <Heading data-result-heading tabIndex={-1} className="mt-4 text-26 outline-none">
        {heading}
      </Heading>
      <p className="mt-2 max-w-[26ch] text-13 text-ink-soft">{advice}</p>
    </div>
  )
}

const WHERE = 'Where the points are'
const SKILLS: Requirement['kind'][] = ['skill', 'certificate', 'language']
const EXPERIENCE: Requirement['kind'][] = ['title', 'experience', 'duty']

const summed = (requirements: Requirement[], part: 'points' | 'weight') =>
  requirements.reduce((sum, requirement) => sum + requirement[part], 0)

function OutOf({ value, most }: { value: number; most: number }) {
  return (
    <span className="text-ink-soft">
      <span className="font-strong text-ink">{points(value)}</span> of {points(most)}
    </span>
  )
}

/** The parts of the sum, each with what it gave and what it could give. */
function Parts({ match, sub }: { match: Match; sub: SubScores }) {
  const parts = [
    { label: 'Skills match', percent: sub.skills, kinds: SKILLS },
    { label: 'Experience match', percent: sub.experience, kinds: EXPERIENCE },
    { label: 'Education', percent: undefined, kinds: ['education'] },
  ]
  return (
    <div className="space-y-3">
      {parts.map(({ label, percent, kinds }) => {
        const some = match.requirements.filter((requirement) => kinds.includes(requirement.kind))
        const [value, most] = [summed(some, 'points'), summed(some, 'weight')]
        const share = percent === undefined && most > 0 ? Math.round((100 * value) / most) : percent
        if (share === null || share === undefined) return null
        return <Meter key={label} label={label} percent={share} of={<OutOf value={value} most={most} />} />
      })}
      {match.musts.total > 0 && <MeterCells label="Must-haves met" {...match.musts} />}
      <p className="flex justify-between gap-3 border-t border-line pt-2.5 text-13 font-strong">
        Points <OutOf value={match.points} most={match.max_points} />
      </p>
    </div>
  )
}

/** Too few requirements for a score: what to do, and no band. */
function TooLittle({ match }: { match: Match }) {
  return (
    <div className="text-center">
      <h2 data-result-heading tabIndex={-1} className="text-20 outline-none">
        {match.heading}
      </h2>
      <p className="mt-2 text-13 text-ink-soft">{match.advice}</p>
    </div>
  )
}

type Props = { match: Match; percent: number | null; sub: SubScores }

function Head({ match, percent }: Omit<Props, 'sub'>) {
  const isSmall = useMedia(BELOW_DESK)
  const ownPercent = match.recount ? (100 * match.recount.own_points) / match.max_points : 0
  const moved = match.recount && percent !== null && <FromYou recount={match.recount} percent={percent} />
  if (match.band === null || percent === null)
    return (
      <>
        {match.band === null && <TooLittle match={match} />}
        {moved}
      </>
    )
  if (!isSmall) return <ScoreHead percent={percent} ownPercent={ownPercent} moved={moved} />
  const { heading, advice } = scoreHeading(percent)
  return (
    <>
      <div className="flex items-center gap-4">
        <RingGauge small percent={percent} ownPercent={ownPercent} label={`Match score ${percent}%`} />
        <div className="min-w-0">
          <h2 data-result-heading tabIndex={-1} className="text-20 outline-none">
            {heading}
          </h2>
          {moved}
          <p className="mt-1 text-13 text-ink-soft">
            <span className="font-strong text-ink">{points(match.points)}</span> of {points(match.max_points)} points
          </p>
        </div>
      </div>
      <p className="mt-3 text-13 text-ink-soft">{advice}</p>
    </>
  )
}

export function ScoreColumn({ match, percent, sub }: Props) {
  const isSmall = useMedia(BELOW_DESK)
  return (
    <div className="flex h-full flex-col px-4 pt-5 pb-5 tablet:px-[18px]">
      <Head match={match} percent={percent} />
      {match.meaning && <Meaning meaning={match.meaning} />}
      <div className="mt-5 border-t border-line pt-4">
        {isSmall ? (
          <details>
            <summary className="text-13 font-strong">{WHERE}</summary>
            <div className="mt-3">
              <Parts match={match} sub={sub} />
            </div>
          </details>
        ) : (
          <>
            <h3 className="mb-3 font-text text-13 font-strong">{WHERE}</h3>
            <Parts match={match} sub={sub} />
          </>
        )}
      </div>
      {match.copied > 0 && (
        <p className="mt-3 text-12 text-ink-soft">
          {counted(match.copied, 'line')} of your resume {match.copied === 1 ? 'repeats' : 'repeat'} the advert word for
          word and {match.copied === 1 ? 'proves' : 'prove'} nothing.
        </p>
      )}
      <p className="mt-6 flex gap-2 border-t border-line pt-4 text-12 text-ink-soft">
        <Scale aria-hidden className="mt-px size-[15px] shrink-0" strokeWidth={1.75} />
        <span>{match.made_by}</span>
      </p>
    </div>
  )
}
