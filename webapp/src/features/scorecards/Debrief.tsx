import '@/features/scorecards/scorecards.css'
import '@/features/scorecards/debrief.css'
import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { useParams } from 'react-router'

import { useDebriefQuery, type Debrief as DebriefFields } from '@/api/scorecards'
import { BackLink } from '@/components/BackLink'
import { Button, ButtonLink } from '@/components/Button'
import { Badge } from '@/components/Badge'
import { Card } from '@/components/Card'
import { Dialog } from '@/components/Dialog'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Initials } from '@/components/Initials'
import { Thread } from '@/components/match/Thread'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Segments } from '@/components/Segments'
import { StateIcon } from '@/components/StateIcon'
import { DecisionBar } from '@/features/scorecards/DecisionBar'
import { walkTable } from '@/features/scorecards/walkTable'
import { Settling } from '@/features/scorecards/Settling'
import { Advised, Rated, Together } from '@/features/scorecards/Signs'
import { useMedia } from '@/lib/useMedia'
import { isFinal, messageOf } from '@/rules/errors'
import { agreements, proofs, ratings, stepsApart, unquoted } from '@/rules/scorecards'

type Filter = 'all' | 'split' | 'gap' | 'one_voice'

const looks: Record<string, string> = {
  agree: 'text-brand-strong',
  split: 'text-thread-ink',
  one_voice: 'text-ink-soft',
  gap: 'font-label',
}

/** All scorecards of an applicant side by side: where interviewers agree, where not, and what nobody asked. */
export function Debrief() {
  const id = Number(useParams().applicationId)
  const { data, error, refetch } = useDebriefQuery(id, { refetchOnMountOrArgChange: true })
  const [filter, setFilter] = useState<Filter>('all')
  if (!data)
    return error ? (
      <ErrorState
        level={1}
        title="The debrief could not be loaded"
        text={messageOf(error)}
        onRetry={isFinal(error) ? undefined : () => void refetch()}
        action={isFinal(error) && <ButtonLink to="/user/recruiterTracker">Back to your jobs</ButtonLink>}
      />
    ) : (
      <ScreenSkeleton />
    )
  const done = data.expected.filter((card) => card.is_submitted).length
  const isOpen = !data.is_locked && data.expected.length > 0
  const count = (agreement: string) => data.rows.filter((row) => row.agreement === agreement).length
  return (
    <>
      <BackLink to={`/user/RecruiterTracker?jobId=${data.job_id}&application=${id}`}>Back to the application</BackLink>
      <PageHeader
        mark={<Initials name={data.candidate} className="size-10 text-12 font-strong" />}
        title={`Debrief: ${data.candidate}`}
        lead={`${data.job_title}. ${done} of ${data.expected.length} scorecards in.`}
        actions={
          isOpen && (
            <>
              <Segments
                label="Requirements"
                value={filter}
                options={[
                  { value: 'all', label: `All ${data.rows.length}` },
                  { value: 'split', label: `Split ${count('split')}` },
                  { value: 'gap', label: `Gaps ${count('gap')}` },
                  { value: 'one_voice', label: `One voice ${count('one_voice')}` },
                ]}
                onChange={setFilter}
              />
              <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
            </>
          )
        }
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
        <Table debrief={data} filter={filter} applicationId={id} onDecided={() => void refetch()} />
      )}
    </>
  )
}

type Expected = DebriefFields['expected'][number]
type State = 'met' | 'partly' | 'missing'
type TableProps = { debrief: DebriefFields; filter: Filter; applicationId: number; onDecided: () => void }

const keyOf = ({ interview_id: interview, user_id: user }: Expected) => `${interview} ${user}`

function Table({ debrief, filter, applicationId, onDecided }: TableProps) {
  const [chosen, setChosen] = useState<{ row: string; card?: string } | null>(null)
  const whole = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLElement>(null)
  // Elsewhere the panel is a sheet over the table, which opens when something is chosen.
  const isBeside = !useMedia('(width < 75rem)')
  const choose = (row: string, card?: string) => setChosen({ row, card })
  const { rows, cards, expected } = debrief
  const visible = filter === 'all' ? rows : rows.filter((row) => row.agreement === filter)
  const row =
    visible.find(({ id }) => id === chosen?.row) ?? visible.find(({ agreement }) => agreement === 'split') ?? visible[0]
  const cardOf = (interviewer: Expected) =>
    cards.find((card) => card.interview_id === interviewer.interview_id && card.user_id === interviewer.user_id)
  const ratingsOf = (id: string) => expected.flatMap((interviewer) => cardOf(interviewer)?.ratings[id] ?? [])
  const heard = row ? expected.filter((interviewer) => cardOf(interviewer)?.ratings[row.id]) : []
  // The voice that the thread leads to: the one that was clicked, or else the last.
  const voice = row && (heard.find((interviewer) => keyOf(interviewer) === chosen?.card) ?? heard.at(-1))
  const content = row && (
    <>
      <div className="px-5 py-3.5">
        <h2 className="flex flex-wrap items-center gap-2 text-17">
          <span className="scorecard-id text-12">{row.id}</span>
          <span className="min-w-40 flex-1">{row.label}</span>
          {row.agreement === 'split' && <Badge tone="amber">{apart(ratingsOf(row.id))}</Badge>}
        </h2>
        <p className="mt-1 flex gap-2 text-13 text-ink-soft">
          <StateIcon state={row.state as State} className="mt-0.5 size-4!" />
          {`${row.must ? 'Must' : 'Nice to have'}. ${row.sentence || unquoted(row.state)}`}
        </p>
      </div>
      {heard.length > 0 && (
        <ol className="debrief-scale text-12" aria-label="Ratings by interviewer">
          {ratings.map(([value, name]) => {
            const who = heard.filter((interviewer) => cardOf(interviewer)?.ratings[row.id] === value)
            return (
              <li key={value} className={who.length > 0 ? 'text-ink' : 'text-ink-faint'}>
                <span>
                  {who.map((interviewer) => (
                    <span key={keyOf(interviewer)} title={interviewer.username}>
                      <Initials name={interviewer.username} className="size-7 text-12" />
                      <span className="sr-only">{interviewer.username}</span>
                    </span>
                  ))}
                </span>
                {name}
              </li>
            )
          })}
        </ol>
      )}
      {heard.map((interviewer) => {
        const { ratings: words, notes } = cardOf(interviewer)!
        const note = notes[row.id]
        return (
          <div key={keyOf(interviewer)} className="debrief-statement text-13">
            <p className="flex items-center gap-2 font-label">
              <Initials name={interviewer.username} className="size-7 text-12" />
              <span className="min-w-0 flex-1">{interviewer.username}</span>
              <Rated rating={words[row.id]!} />
            </p>
            <p className="mt-1 text-ink-soft">{row.question}</p>
            {/* The element in which the thread looks for the words. */}
            <p dir="auto" className="debrief-quote">
              <span
                data-proof={interviewer === voice ? 'said' : undefined}
                className={interviewer === voice && note ? 'bg-mark' : note ? undefined : 'text-ink-soft'}
              >
                {note || 'No note.'}
              </span>
            </p>
          </div>
        )
      })}
      {row.agreement === 'gap' && <p className="debrief-statement text-13 text-ink-soft">Nobody asked about it.</p>}
      <Settling debrief={debrief} applicationId={applicationId} ratingsOf={ratingsOf} />
    </>
  )
  return (
    <>
      <div ref={whole} className="scorecard relative">
        <Card data-thread="column">
          <div className="debrief-scroll" role="region" aria-label="Ratings" tabIndex={0}>
            <table className="debrief-table text-13">
              <thead>
                <tr className="text-12 text-ink-soft">
                  <th scope="col">Requirement</th>
                  <th scope="col">Resume</th>
                  {expected.map((interviewer) => (
                    <th key={keyOf(interviewer)} scope="col">
                      <span className="flex items-center gap-2">
                        <Initials name={interviewer.username} className="size-7 text-12" />
                        <span>
                          <span className="block text-ink">{interviewer.username}</span>
                          {interviewer.is_submitted ? interviewer.interview : 'Not in'}
                        </span>
                      </span>
                    </th>
                  ))}
                  <th scope="col">Together</th>
                </tr>
              </thead>
              <tbody>
                {visible.map(({ id, label, must, state, agreement, planned_for: plannedFor }) => (
                  <tr
                    key={id}
                    aria-current={id === row?.id || undefined}
                    data-thread={id === row?.id ? 'row' : undefined}
                  >
                    <th scope="row">
                      <button
                        type="button"
                        tabIndex={id === row?.id ? 0 : -1}
                        onKeyDown={walkTable}
                        className="flex items-center gap-2 text-left hover:text-brand"
                        onClick={() => choose(id)}
                      >
                        <span className="scorecard-id text-12">{id}</span> {label}
                        {!must && <span className="text-ink-soft">Nice</span>}
                      </button>
                    </th>
                    <td className={proofs[state]!.look} data-who="Resume">
                      <span className="inline-flex items-center gap-1.5">
                        <StateIcon state={state as State} className="debrief-state" />
                        {proofs[state]!.word}
                      </span>
                    </td>
                    {agreement === 'gap' ? (
                      <td colSpan={expected.length} className="debrief-gap text-ink-soft">
                        {plannedFor.length > 0 ? `Planned for ${namesOf(plannedFor)}, not asked` : 'Nobody asked'}
                      </td>
                    ) : (
                      expected.map((interviewer) => {
                        const rating = cardOf(interviewer)?.ratings[id]
                        return (
                          <td key={keyOf(interviewer)} data-who={interviewer.username}>
                            {rating ? (
                              <button
                                type="button"
                                title={`What ${interviewer.username} heard`}
                                aria-pressed={id === row?.id && interviewer === voice}
                                tabIndex={id === row?.id ? 0 : -1}
                                onKeyDown={walkTable}
                                className="debrief-cell"
                                onClick={() => choose(id, keyOf(interviewer))}
                              >
                                <Rated rating={rating} />
                              </button>
                            ) : (
                              <span className="sr-only">Not rated</span>
                            )}
                          </td>
                        )
                      })
                    )}
                    <td className={looks[agreement]} data-who="Together">
                      <span className="flex items-center gap-3">
                        <Together words={ratingsOf(id)} isSplit={agreement === 'split'} />
                        {agreements[agreement]}
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="debrief-legend text-12 text-ink-soft">
            <span>
              <b className={looks['agree']}>Agree</b> within one step
            </span>
            <span>
              <b className={looks['split']}>Split</b> two steps or more
            </span>
            <span>
              <b>One voice</b> one person asked
            </span>
            <span>
              <b>Gap</b> nobody asked
            </span>
          </p>
        </Card>
        {row && isBeside && (
          <Card ref={side} aria-label="What interviewers said" className="min-w-0">
            {content}
          </Card>
        )}
        {row && !isBeside && (
          <Dialog
            open={chosen !== null}
            wide
            onOpenChange={(open) => !open && setChosen(null)}
            title="What interviewers said"
            actions={<Button onClick={() => setChosen(null)}>Close</Button>}
          >
            {content}
          </Dialog>
        )}
        {row && voice && isBeside && (
          <Thread card={whole} panel={side} proof="said" chosen={rows.indexOf(row) * 8 + expected.indexOf(voice)} />
        )}
      </div>
      <div className="debrief-advice text-13">
        {expected.map((interviewer) => {
          const card = cardOf(interviewer)
          return (
            <span key={keyOf(interviewer)} title={card?.why} className="flex items-center gap-2">
              <Initials name={interviewer.username} />
              <span>
                <span className="block text-ink-soft">{interviewer.username}</span>
                <Advised advice={card?.advice ?? null} />
              </span>
            </span>
          )
        })}
        <DecisionBar debrief={debrief} applicationId={applicationId} onDecided={onDecided} />
      </div>
    </>
  )
}

const namesOf = (names: readonly string[]) => new Intl.ListFormat('en').format(names)

const apart = (words: readonly string[]) =>
  stepsApart(words) > 2 ? 'Split, three steps apart' : 'Split, two steps apart'
