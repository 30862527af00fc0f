import type { Match } from '@/api/analyses'
import { lookOf, NOT_MENTIONED, stateWord } from '@/rules/evidence'
import { asksOf, keyOf, listOf } from '@/components/match/asks'
import { StateIcon } from '@/components/StateIcon'
import { scoreHeading } from '@/rules/bands'
import { gained, points } from '@/rules/figures'
import { isTold, ownWord } from './names'

type Props = { match: Match; percent: number | null; sub: { skills: number | null; experience: number | null } }

/** A match as a report for paper: the number and its reasons, no control and no resume text. */
export function MatchOnPaper({ match, percent, sub }: Props) {
  const figures = [
    sub.skills !== null && `Skills match ${sub.skills}%`,
    sub.experience !== null && `Experience match ${sub.experience}%`,
    match.musts.total > 0 && `Must-haves met ${match.musts.met} of ${match.musts.total}`,
  ].filter(Boolean)
  const { heading, advice } = match.band === null || percent === null ? match : scoreHeading(percent)
  return (
    <>
      {percent !== null && (
        <section className="flex items-center gap-5">
          <p className="font-heading text-48 font-strong">{percent}%</p>
          <div>
            <h2 className="text-20">{heading}</h2>
            <p className="text-ink-soft">{advice}</p>
            <p className="mt-1">{figures.join(' · ')}</p>
          </div>
        </section>
      )}
      <section className="mt-5">
        <h2 className="text-17">Requirements</h2>
        <ul className="mt-1 divide-y divide-line">
          {match.requirements.map((requirement) => (
            <li key={requirement.id} className="grid grid-cols-[18px_minmax(0,1fr)_110px] gap-x-2.5 py-2">
              <StateIcon state={lookOf(requirement)} />
              <div>
                <p className="font-label">{requirement.label}</p>
                <p className="text-12 text-ink-soft">
                  {requirement.quote || (lookOf(requirement) === 'missing' ? NOT_MENTIONED : '')}
                </p>
                {requirement.note && <p className="text-12 text-ink-soft">{requirement.note}</p>}
              </div>
              <p className="text-right">
                {stateWord(lookOf(requirement))}, {requirement.must ? 'must' : 'nice'}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {match.recount && (
        <section className="mt-5 break-inside-avoid">
          <h2 className="text-17">On your own word</h2>
          <ul className="mt-1">
            {match.recount.corrections.filter(isTold).map((correction) => (
              <li key={correction.number}>{ownWord(correction)}</li>
            ))}
          </ul>
        </section>
      )}
      {match.conditions.length > 0 && (
        <section className="mt-5 break-inside-avoid">
          <h2 className="text-17">You will also need</h2>
          <ul className="mt-1">
            {match.conditions.map((condition) => (
              <li key={condition.label}>{condition.label}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-5 break-inside-avoid">
        <h2 className="text-17">How the score is calculated</h2>
        <ul className="mt-1">
          {match.sum.map((line) => (
            <li key={line.label} className="flex justify-between">
              <span className="text-ink-soft">{line.label}</span>
              <span>{points(line.points)}</span>
            </li>
          ))}
          <li className="flex justify-between border-t border-line pt-1 font-strong">
            <span>Points</span>
            <span>
              {points(match.points)} of {points(match.max_points)}
            </span>
          </li>
        </ul>
        <p className="mt-2 text-12 text-ink-soft">{match.made_by}</p>
      </section>
      {match.remedies.map(({ remedy, title, text }) => (
        <section key={remedy} className="mt-5">
          <h2 className="text-17">{title}</h2>
          <p className="text-ink-soft">{text}</p>
          <ul className="mt-1 divide-y divide-line">
            {match.raises
              .filter((raise) => raise.remedy === remedy)
              .map((raise) => (
                <li key={keyOf(raise)} className="flex gap-4 py-2">
                  <span className="w-24 shrink-0 font-label">{gained(raise)}</span>
                  <span>
                    <span className="block font-label">{raise.title}</span>
                    <span className="text-ink-soft">{raise.text || listOf(asksOf(raise, match)).join('; ')}</span>
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
