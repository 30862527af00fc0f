import '@/features/scorecards/scorecards.css'
import { useState } from 'react'
import { useParams } from 'react-router'

import { useDebriefQuery, type Debrief as DebriefFields } from '@/api/scorecards'
import { BackLink } from '@/components/BackLink'
import { ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Segments } from '@/components/Segments'
import { DecisionBar } from '@/features/scorecards/DecisionBar'
import { messageOf } from '@/rules/errors'
import { adviceName, agreements, proofs, ratingName } from '@/rules/scorecards'

type Filter = 'all' | 'split' | 'gap' | 'one_voice'

const looks: Record<string, string> = {
  agree: 'text-brand',
  split: 'text-medium',
  one_voice: 'text-ink-soft',
  gap: 'font-label',
}
const words: Record<string, string> = {
  not_shown: 'text-weak',
  some: 'text-medium',
  solid: 'text-good',
  outstanding: 'text-good',
}

/** All scorecards of an applicant side by side: where interviewers agree, where not, and what nobody asked. */
export function Debrief() {
  const id = Number(useParams().applicationId)
  const { data, error, refetch } = useDebriefQuery(id, { refetchOnMountOrArgChange: true })
  if (!data)
    return error ? (
      <ErrorState
        level={1}
        title="The debrief could not be loaded"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <ScreenSkeleton />
    )
  const done = data.expected.filter((card) => card.is_submitted).length
  return (
    <>
      <BackLink to={`/user/RecruiterTracker?jobId=${data.job_id}&application=${id}`}>Back to the application</BackLink>
      <PageHeader
        title={`Debrief: ${data.candidate}`}
        lead={`${data.job_title}. ${done} of ${data.expected.length} scorecards in.`}
      />
      {data.is_locked ? (
        <EmptyState
          title="Your own scorecard comes first"
          text="You see what the others say once yours is in."
          action={data.expected
            .filter((card) => !card.is_submitted)
            .map((card) => (
              <ButtonLink
                key={`${card.interview_id} ${card.user_id}`}
                variant="primary"
                to={`/user/interviews/${card.interview_id}`}
              >
                {`Scorecard of ${card.interview}`}
              </ButtonLink>
            ))
            .slice(0, 1)}
        />
      ) : data.expected.length === 0 ? (
        <EmptyState title="There is nothing to compare yet" text="Scorecards appear once an interview is booked." />
      ) : (
        <Table debrief={data} applicationId={id} onDecided={() => void refetch()} />
      )}
    </>
  )
}

type TableProps = { debrief: DebriefFields; applicationId: number; onDecided: () => void }

function Table({ debrief, applicationId, onDecided }: TableProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const [chosen, setChosen] = useState<string | null>(null)
  const { rows, cards, expected } = debrief
  const count = (agreement: string) => rows.filter((row) => row.agreement === agreement).length
  const visible = filter === 'all' ? rows : rows.filter((row) => row.agreement === filter)
  const row =
    visible.find(({ id }) => id === chosen) ?? visible.find(({ agreement }) => agreement === 'split') ?? visible[0]
  const cardOf = ({ interview_id: interview, user_id: user }: (typeof expected)[number]) =>
    cards.find((card) => card.interview_id === interview && card.user_id === user)
  return (
    <>
      <div className="mb-4">
        <Segments
          label="Requirements"
          value={filter}
          options={[
            { value: 'all', label: `All ${rows.length}` },
            { value: 'split', label: `Split ${count('split')}` },
            { value: 'gap', label: `Gaps ${count('gap')}` },
            { value: 'one_voice', label: `One voice ${count('one_voice')}` },
          ]}
          onChange={setFilter}
        />
      </div>
      <div className="scorecard">
        <Card>
          <div className="debrief-scroll" role="region" aria-label="Ratings" tabIndex={0}>
            <table className="debrief-table text-13">
              <thead>
                <tr className="text-12 text-ink-soft">
                  <th scope="col">Requirement</th>
                  <th scope="col">Resume</th>
                  {expected.map((card) => (
                    <th key={`${card.interview_id} ${card.user_id}`} scope="col">
                      <span className="block text-ink">{card.username}</span>
                      {card.is_submitted ? card.interview : 'Not in'}
                    </th>
                  ))}
                  <th scope="col">Together</th>
                </tr>
              </thead>
              <tbody>
                {visible.map(({ id, label, must, state, agreement }) => (
                  <tr key={id} aria-current={id === row?.id || undefined}>
                    <th scope="row">
                      <button type="button" className="text-left hover:text-brand" onClick={() => setChosen(id)}>
                        <span className="text-ink-soft">{id}</span> {label}
                        {!must && <span className="text-ink-soft"> Nice</span>}
                      </button>
                    </th>
                    <td className={proofs[state]!.look}>{proofs[state]!.word}</td>
                    {expected.map((card) => {
                      const rating = cardOf(card)?.ratings[id]
                      return (
                        <td key={`${card.interview_id} ${card.user_id}`} className={words[rating ?? '']}>
                          {rating ? ratingName(rating) : <span className="sr-only">Not rated</span>}
                        </td>
                      )
                    })}
                    <td className={looks[agreement]}>{agreements[agreement]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="border-t border-line px-5 py-3 text-12 text-ink-soft">
            Agree: within one step. Split: two steps or more. One voice: one person asked. Gap: nobody asked.
          </p>
        </Card>
        {row && (
          <Card aria-label="What was heard" className="min-w-0">
            <div className="px-5 py-3.5">
              <h2 className="text-17">{`${row.id} ${row.label}`}</h2>
              <p className="mt-0.5 text-13 text-ink-soft">
                {`${row.must ? 'Must' : 'Nice to have'}. ${row.sentence || 'No sentence of the resume mentions it.'}`}
              </p>
            </div>
            {expected.map((one) => {
              const card = cardOf(one)
              const rating = card?.ratings[row.id]
              if (!card || !rating) return null
              return (
                <div key={`${one.interview_id} ${one.user_id}`} className="debrief-said text-13">
                  <p className="flex justify-between gap-2 font-label">
                    {one.username}
                    <span className={words[rating]}>{ratingName(rating)}</span>
                  </p>
                  <p dir="auto" className="mt-1">
                    {card.notes[row.id] || <span className="text-ink-soft">No note.</span>}
                  </p>
                </div>
              )
            })}
            {row.agreement === 'gap' && <p className="debrief-said text-13 text-ink-soft">Nobody asked about it.</p>}
          </Card>
        )}
      </div>
      <div className="debrief-advice text-13">
        {expected.map((one) => {
          const card = cardOf(one)
          return (
            <span key={`${one.interview_id} ${one.user_id}`} title={card?.why}>
              <span className="block text-ink-soft">{one.username}</span>
              <strong className="font-label">{card ? adviceName(card.advice) : 'Not in'}</strong>
            </span>
          )
        })}
        <DecisionBar debrief={debrief} applicationId={applicationId} onDecided={onDecided} />
      </div>
    </>
  )
}
