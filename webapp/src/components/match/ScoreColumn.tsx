import { Scale } from 'lucide-react'

import type { Match } from '@/api/analyses'
import { Meter, MeterCells } from '@/components/Meter'
import { RingGauge } from '@/components/RingGauge'
import { verdictOf } from '@/rules/bands'
import { counted, points } from '@/rules/figures'
import { FromYou } from './corrections/lazily'
import { Meaning } from './Meaning'

type SubScores = { skills: number | null; experience: number | null }

/** The number with its heading and advice, and nothing else: all that a reply without findings can show. */
export function Verdict({ percent, level = 2, own }: { percent: number; level?: 2 | 3; own?: number }) {
  const { heading, advice } = verdictOf(percent)
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center text-center">
      <RingGauge percent={percent} own={own} label={`Match score ${percent}%`} />
      <Heading data-result-heading tabIndex={-1} className="mt-4 text-26 outline-none">
        {heading}
      </Heading>
      <p className="mt-2 max-w-[26ch] text-13 text-ink-soft">{advice}</p>
    </div>
  )
}

function Sum({ match }: { match: Match }) {
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="font-text text-12 font-strong">How the score is calculated</h3>
      <dl className="mt-2 text-12">
        {match.sum.map((line) => (
          <div key={line.label} className="flex justify-between gap-3 py-[3.5px]">
            <dt className="text-ink-soft">{line.label}</dt>
            <dd className="font-strong">{points(line.points)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-3 border-t border-line pt-2 font-strong">
          <dt>Points</dt>
          <dd>
            {points(match.points)} of {points(match.max_points)}
          </dd>
        </div>
      </dl>
    </div>
  )
}

/** Too few requirements for a verdict: what to do, and no band. */
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

export function ScoreColumn({ match, percent, sub }: Props) {
  const own = match.recount ? (100 * match.recount.own_points) / match.max_points : 0
  return (
    <div className="flex h-full flex-col px-4 pt-5 pb-5 tablet:px-6">
      {match.band === null ? <TooLittle match={match} /> : percent !== null && <Verdict percent={percent} own={own} />}
      {match.recount && percent !== null && <FromYou recount={match.recount} percent={percent} />}
      {match.meaning && <Meaning meaning={match.meaning} />}
      <div className="mt-5 space-y-4">
        {sub.skills !== null && <Meter label="Skills match" percent={sub.skills} />}
        {sub.experience !== null && <Meter label="Experience match" percent={sub.experience} />}
        {match.musts.total > 0 && <MeterCells label="Must-haves met" {...match.musts} />}
      </div>
      <Sum match={match} />
      {match.copied > 0 && (
        <p className="mt-3 text-12 text-ink-soft">
          {counted(match.copied, 'line')} of your resume {match.copied === 1 ? 'repeats' : 'repeat'} the advert word for
          word and {match.copied === 1 ? 'proves' : 'prove'} nothing.
        </p>
      )}
      <p className="mt-6 flex gap-2 border-t border-line pt-4 text-12 text-ink-soft desk:mt-auto">
        <Scale aria-hidden className="mt-px size-[15px] shrink-0" strokeWidth={1.75} />
        <span>{match.made_by}</span>
      </p>
    </div>
  )
}
