import { ChevronRight, Lock, MessageCircleQuestionMark, Send } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { useSubmitScorecardMutation, type Kit, type KitRow, type ScorecardText } from '@/api/scorecards'
import { Button, ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Initials } from '@/components/Initials'
import { Quote } from '@/components/Quote'
import { StateIcon } from '@/components/StateIcon'
import { TextArea } from '@/components/TextArea'
import { DueRing } from '@/features/scorecards/DueRing'
import { adviceSign, barsOf } from '@/features/scorecards/Signs'
import { useCardDraft } from '@/features/scorecards/useCardDraft'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { advices, proofs, ratings, unquoted } from '@/rules/scorecards'

type State = 'met' | 'partly' | 'missing'

const endOf = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

/** One row for each requirement of this interview, then the advice; it saves itself after a pause. */
export function ScorecardForm({ kit }: { kit: Kit }) {
  const { card, change, forget, status } = useCardDraft(kit)
  const [submit, submitting] = useSubmitScorecardMutation()
  const list = useRef<HTMLDivElement>(null)
  const ratedRows = kit.rows.filter(({ minutes }) => minutes > 0)
  const others = kit.rows.filter(({ minutes }) => minutes === 0)
  const canRate = kit.is_interviewer && (kit.state === 'booked' || kit.state === 'done')
  const isSubmitted = Boolean(kit.own?.submitted_at)
  const isOpen = canRate && !(isSubmitted && kit.is_final)
  const missing = ratedRows.find(({ id }) => !card.ratings[id])
  const interviewId = kit.interview_id

  const send = async () => {
    if (missing) {
      list.current?.querySelector<HTMLElement>(`[data-row="${missing.id}"] input`)?.focus()
      return
    }
    const { error } = await submit({ interviewId, ...card })
    if (error) return
    forget()
    notify('Your scorecard is in.', { tone: 'good', text: 'You can now see what the others say.' })
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey && event.key === 'Enter') return void send()
    const { target } = event
    if (!(target instanceof HTMLElement) || target.matches('textarea, select, input:not([type=radio])')) return
    if (event.ctrlKey || event.metaKey || event.altKey || !isOpen) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.contains(target))
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
    const row = rows[at]
    if (step !== 0) rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.querySelector('input')?.focus()
    else if (row && event.key === 'n') row.querySelector('textarea')?.focus()
    else if (row && /^[1-4]$/.test(event.key))
      change({ ratings: { ...card.ratings, [row.dataset.row!]: ratings[Number(event.key) - 1]![0] } })
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const row = (requirement: KitRow) => (
    <Row key={requirement.id} row={requirement} card={card} isOpen={isOpen} onChange={change} />
  )
  return (
    <div className="scorecard">
      <div ref={list} className="min-w-0 space-y-4">
        <Card aria-label="Requirements of this interview">
          <CardHead
            title={`Your ${counted(ratedRows.length, 'requirement')}`}
            lead="Rate what you heard, not what the resume says."
            actions={
              <span className="scorecard-steps text-12 text-ink-soft">
                {`${ratedRows.filter(({ id }) => card.ratings[id]).length} of ${ratedRows.length}`}
                {ratedRows.map(({ id }) => (
                  <span key={id} aria-hidden data-done={Boolean(card.ratings[id])} />
                ))}
              </span>
            }
          />
          <Minutes kit={kit} />
          {ratedRows.length > 0 ? (
            <>
              <Group
                title="Find out"
                lead="The resume does not prove it"
                rows={ratedRows.filter(({ state }) => state !== 'met')}
              >
                {row}
              </Group>
              <Group
                title="Tell me about"
                lead="The resume proves it; hear the story behind it"
                rows={ratedRows.filter(({ state }) => state === 'met')}
              >
                {row}
              </Group>
            </>
          ) : (
            <p className="px-5 py-4 text-13 text-ink-soft">
              There is no resume to compare with the job, so there are no questions. Your advice counts all the same.
            </p>
          )}
        </Card>
        {others.length > 0 && (
          <Card>
            <details>
              <summary className="cursor-pointer px-5 py-3.5 text-13 text-ink-soft">
                {`${counted(others.length, 'more requirement')} that this interview has no time for. Rate what came up anyway.`}
              </summary>
              {others.map(row)}
            </details>
          </Card>
        )}
      </div>
      <div className="scorecard-side">
        {isOpen && !isSubmitted && kit.starts_at && kit.due_at && (
          <Card aria-label="When it is due">
            <DueRing endsAt={endOf(kit.starts_at, kit.minutes)} dueAt={kit.due_at} />
          </Card>
        )}
        <Card padded aria-label="Your advice">
          <h2 className="mb-3 text-15">Your advice</h2>
          <Words
            label="Your advice"
            sign={adviceSign}
            options={advices}
            value={card.advice}
            disabled={!isOpen}
            onChoose={(advice) => change({ advice })}
          />
          <Field label="Why" hint="Two sentences are enough" className="mt-4">
            <TextArea
              rows={4}
              dir="auto"
              maxLength={2000}
              readOnly={!isOpen}
              value={card.why}
              onChange={(event) => change({ why: event.target.value })}
              className="text-13!"
            />
          </Field>
          <p role="status" className="mt-2 min-h-5 text-12 text-ink-soft">
            {status}
          </p>
          {!canRate && (
            <p className="text-13 text-ink-soft">
              {kit.is_interviewer
                ? 'There is nothing to rate before the interview is booked.'
                : 'Only its interviewers fill in this scorecard.'}
            </p>
          )}
          {isOpen && missing && (
            <p className="text-12 text-medium">{`${missing.id} ${missing.label} has no rating yet.`}</p>
          )}
          <FormNotice className="mt-2">
            {submitting.error && (messageOf(submitting.error) ?? 'It could not be sent.')}
          </FormNotice>
          {isOpen && (
            <>
              <Button
                variant="primary"
                className="mt-3 w-full"
                icon={<Send aria-hidden />}
                busy={submitting.isLoading ? 'Sending...' : undefined}
                onClick={() => void send()}
              >
                {isSubmitted ? 'Send changes' : 'Submit scorecard'}
              </Button>
              <p className="mt-2 text-12 text-ink-soft">You can correct it until all scorecards are in.</p>
            </>
          )}
        </Card>
        {kit.others.length > 0 && (
          <Card padded aria-label="The others">
            <h2 className="flex items-center justify-between gap-2 text-15">
              The others
              {!isSubmitted && kit.is_interviewer && (
                <span className="flex items-center gap-1.5 text-12 font-normal text-ink-soft">
                  <Lock aria-hidden className="size-4" /> Locked
                </span>
              )}
            </h2>
            <ul className="mt-3 space-y-2 text-13">
              {kit.others.map((colleague) => (
                <li key={`${colleague.interview_id} ${colleague.user_id}`} className="flex items-center gap-2">
                  <Initials name={colleague.username} />
                  <span className="min-w-0 flex-1">
                    <span dir="auto" className="block truncate font-label">
                      {colleague.username}
                    </span>
                    <span className="block text-12 text-ink-soft">
                      {`${colleague.interview}, ${colleague.is_submitted ? 'submitted' : 'not yet'}`}
                    </span>
                  </span>
                  {colleague.is_submitted && !isSubmitted && kit.is_interviewer && (
                    <span aria-hidden className="scorecard-locked" />
                  )}
                </li>
              ))}
            </ul>
            {isSubmitted || !kit.is_interviewer ? (
              <ButtonLink to={`/user/applications/${kit.application_id}/debrief`} size="small" className="mt-3">
                See the debrief
              </ButtonLink>
            ) : (
              <p className="mt-3 text-12 text-ink-soft">They open once yours is in, and not before.</p>
            )}
          </Card>
        )}
      </div>
    </div>
  )
}

function Minutes({ kit }: { kit: Kit }) {
  const questions = kit.rows.filter(({ minutes }) => minutes > 0)
  const rest = kit.minutes - questions.reduce((sum, { minutes }) => sum + minutes, 0)
  if (questions.length === 0) return null
  const hello = rest >= 15 ? 5 : 2
  return (
    <p className="scorecard-bar text-12" aria-label={`${kit.minutes} minutes, planned`}>
      <span style={{ flexGrow: hello }}>{hello}</span>
      {questions.map(({ id, minutes, state }) => (
        <span key={id} data-state={state} style={{ flexGrow: minutes }} title={`${id}, ${minutes} minutes`}>
          {id}
        </span>
      ))}
      <span style={{ flexGrow: rest - hello }}>{rest - hello}</span>
    </p>
  )
}

type GroupProps = { title: string; lead: string; rows: readonly KitRow[]; children: (row: KitRow) => ReactNode }

function Group({ title, lead, rows, children }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <>
      <h3 className="scorecard-group text-15">
        {title} <span className="text-12 font-normal text-ink-soft">{lead}</span>
      </h3>
      {rows.map(children)}
    </>
  )
}

type RowProps = {
  row: KitRow
  card: ScorecardText
  isOpen: boolean
  onChange: (changed: Partial<ScorecardText>) => void
}

function Row({ row, card, isOpen, onChange }: RowProps) {
  const { word, look } = proofs[row.state]!
  return (
    <div className="scorecard-row" data-row={row.id}>
      <div className="scorecard-head">
        <h4 className="scorecard-name text-15 font-label">
          <span className="scorecard-id text-12">{row.id}</span>
          <span dir="auto">{row.label}</span>
          <span className="text-12 font-normal text-ink-soft">
            {`${row.must ? 'Must' : 'Nice'}${row.minutes > 0 ? `, ${row.minutes} min` : ''}`}
          </span>
        </h4>
        <Words
          label={`${row.id} ${row.label}`}
          sign={barsOf}
          options={ratings}
          value={card.ratings[row.id] ?? null}
          disabled={!isOpen}
          onChoose={(rating) => onChange({ ratings: { ...card.ratings, [row.id]: rating } })}
        />
      </div>
      {row.sentence ? (
        <details className="scorecard-proof text-13">
          <summary>
            <StateIcon state={row.state as State} />
            <span className={look}>{word}</span>
            <span dir="auto" className="truncate">
              {row.sentence}
            </span>
            <ChevronRight aria-hidden className="size-4 shrink-0" />
          </summary>
          <Quote>{row.sentence}</Quote>
        </details>
      ) : (
        <p className="scorecard-proof text-13">
          <StateIcon state={row.state as State} />
          <span className={look}>{word}</span> {unquoted(row.state)}
        </p>
      )}
      <p className="mt-1 flex gap-2 text-13">
        <MessageCircleQuestionMark aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        {row.question}
      </p>
      <TextArea
        aria-label={`Note on ${row.id} ${row.label}`}
        placeholder={isOpen ? 'Add a note' : undefined}
        rows={card.notes[row.id] ? 2 : 1}
        dir="auto"
        maxLength={1000}
        readOnly={!isOpen}
        value={card.notes[row.id] ?? ''}
        onChange={(event) => onChange({ notes: { ...card.notes, [row.id]: event.target.value } })}
        className="mt-2 text-13!"
      />
    </div>
  )
}

type WordsProps<Word extends string> = {
  label: string
  options: readonly (readonly [Word, string])[]
  value: string | null
  disabled: boolean
  sign: (word: Word) => ReactNode
  onChoose: (word: Word) => void
}

/** One of four words, none preselected. */
function Words<Word extends string>({ label, options, value, disabled, sign, onChoose }: WordsProps<Word>) {
  return (
    <div role="radiogroup" aria-label={label} className="scorecard-words text-12">
      {options.map(([word, name]) => (
        <label key={word} data-word={word}>
          <input
            type="radio"
            name={label}
            checked={word === value}
            disabled={disabled}
            onChange={() => onChoose(word)}
          />
          {sign(word)}
          {name}
        </label>
      ))}
    </div>
  )
}
