import type { ScoreAnswer } from '@/api/resumeScores'
import { stateWord } from '@/rules/evidence'
import { StateIcon } from '@/components/StateIcon'
import { ABSENT, saidBy } from '@/features/decisions/applicants/ScoreReport'
import { PRODUCT_NAME } from '@/lib/product'
import { points } from '@/rules/figures'
import { scoreFrom, toldOfOthers } from '@/rules/scoring'

type Props = { answer: ScoreAnswer; /** Set by hand instead. */ override: number | null; name: string; job: string }

/** A score as a report for paper: the number and its reasons, and no control. */
export function ScoreOnPaper({ answer, override, name, job }: Props) {
  const { match } = answer
  const score = scoreFrom(answer.response)
  return (
    <>
      <p className="text-12 text-ink-soft">{PRODUCT_NAME}</p>
      <h1 className="mt-1 text-26">Resume Score Analysis</h1>
      <p className="mt-1 text-15">{`${name}, ${job}`}</p>
      {score !== null && <p className="mt-4 font-heading text-34 font-strong">{`Overall Resume Score: ${score}`}</p>}
      <p className="mt-1 text-ink-soft">
        {`${match.heading}. ${points(match.points)} of ${points(match.max_points)} points.`}
      </p>
      {override !== null && <p className="mt-1">{`${override} was set by hand; that is the number that counts.`}</p>}
      <h2 className="mt-5 text-17">Requirements</h2>
      <ul className="mt-1 divide-y divide-line">
        {match.requirements.map((requirement) => (
          <li key={requirement.id} className="grid grid-cols-[18px_minmax(0,1fr)_110px] gap-x-2.5 py-2">
            <StateIcon state={requirement.state} />
            <div>
              <p className="font-label">{requirement.label}</p>
              <p className="text-12 text-ink-soft">{requirement.quote || ABSENT}</p>
              {requirement.note && <p className="text-12 text-ink-soft">{toldOfOthers(requirement.note)}</p>}
            </div>
            <p className="text-right">{`${stateWord(requirement.state)}, ${requirement.must ? 'must' : 'nice'}`}</p>
          </li>
        ))}
      </ul>
      {answer.own_words.length > 0 && (
        <>
          <h2 className="mt-5 text-17">What the applicant says</h2>
          <ul className="mt-1">
            {answer.own_words.map(({ about, statement }) => (
              <li key={`${about} ${statement}`}>
                {about && `${about}. `}
                {saidBy(statement)}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="mt-5 text-17">How the score is calculated</h2>
      <ul className="mt-1">
        {match.sum.map((line) => (
          <li key={line.label} className="flex justify-between">
            <span className="text-ink-soft">{line.label}</span>
            <span>{points(line.points)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12 text-ink-soft">{match.made_by}</p>
    </>
  )
}
