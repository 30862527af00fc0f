import { useState, type ReactNode } from 'react'

import type { ScoreAnswer } from '@/api/resumeScores'
import { stateWord } from '@/rules/evidence'
import { Meter } from '@/components/Meter'
import { Quote } from '@/components/Quote'
import { RingGauge } from '@/components/RingGauge'
import { StateIcon } from '@/components/StateIcon'
import { points } from '@/rules/figures'
import { toldOfOthers } from '@/rules/scoring'

const FIRST = 6
export const ABSENT = 'No sentence mentions it. Ask in the interview.'

/** An applicant's own word gives no points. */
export const saidBy = (statement: string) => `The applicant says: “${statement}” No points.`

const tones = { met: 'text-good', partly: 'text-medium', missing: 'text-weak' }

type Props = { answer: ScoreAnswer; score: number | null; override: number | null; actions: ReactNode }

/** The number, its parts, and the sentence of the resume behind each point. */
export function ScoreReport({ answer, score, override, actions }: Props) {
  const { match, own_words: ownWords } = answer
  const others = ownWords.filter(({ about }) => !match.requirements.some(({ label }) => label === about))
  const [isWhole, setWhole] = useState(false)
  const rows = isWhole ? match.requirements : match.requirements.slice(0, FIRST)
  const count = (state: keyof typeof tones) =>
    match.requirements.filter((requirement) => requirement.state === state).length
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        {score !== null && (
          <div className="[&_svg]:size-[136px]">
            <RingGauge percent={score} label={`Resume score ${score}%`} />
          </div>
        )}
        <div className="min-w-[200px] flex-1 space-y-2.5">
          <p className="text-13 font-strong" role="status">
            {score === null ? 'The report names no score.' : `Overall Resume Score: ${score}`}
          </p>
          {match.skills_percent !== null && <Meter label="Skills match" percent={match.skills_percent} />}
          {match.experience_percent !== null && <Meter label="Experience match" percent={match.experience_percent} />}
          <p className="text-12 text-ink-soft">
            {`${points(match.points)} of ${points(match.max_points)} points, counted by fixed rules.`}
          </p>
          {override !== null && (
            <p className="text-12 text-medium">{`You set ${override} by hand; that is the number that counts.`}</p>
          )}
          {actions}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3">
        <h3 className="font-text text-13 font-strong">Requirements</h3>
        <p className="flex gap-2.5 text-12 font-medium">
          <span className="text-good">{count('met')} met</span>
          <span className="text-medium">{count('partly')} partly</span>
          <span className="text-weak">{count('missing')} missing</span>
        </p>
      </div>
      <ul aria-label="Requirements" className="divide-y divide-line">
        {rows.map((item) => (
          <li key={item.id} className="grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 py-2.5">
            <StateIcon state={item.state} className="mt-px" />
            <div className="min-w-0">
              <p className="flex items-baseline justify-between gap-3 text-13">
                <span className="font-label wrap-anywhere">{item.label}</span>
                <span className={`shrink-0 font-medium ${tones[item.state]}`}>{stateWord(item.state)}</span>
              </p>
              {item.quote ? <Quote>{item.quote}</Quote> : <p className="text-12 text-ink-soft">{ABSENT}</p>}
              {item.note && <p className="mt-0.5 text-12 text-ink-soft">{toldOfOthers(item.note)}</p>}
              {ownWords
                .filter(({ about }) => about === item.label)
                .map(({ statement }) => (
                  <p key={statement} className="mt-0.5 text-12 wrap-anywhere text-thread-ink">
                    {saidBy(statement)}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {others.map(({ about, statement }) => (
        <p key={`${about} ${statement}`} className="mt-2 text-12 wrap-anywhere text-thread-ink">
          {about && `${about}. `}
          {saidBy(statement)}
        </p>
      ))}
      {match.requirements.length > FIRST && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-1 min-h-6 rounded-badge text-12 font-label text-brand hover:underline"
        >
          {isWhole ? 'Show fewer' : `Show all ${match.requirements.length}`}
        </button>
      )}
    </div>
  )
}
