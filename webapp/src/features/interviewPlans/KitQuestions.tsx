import type { PlannedKit } from '@/api/interviewPlans'
import { StateIcon } from '@/components/StateIcon'
import { proofs } from '@/rules/scorecards'

type Props = {
  kit: PlannedKit
  candidate: string
  chosen: string | null
  /** Absent on paper and on a phone. */
  onChoose?: ((id: string) => void) | undefined
}

type Row = PlannedKit['rows'][number]

/** The minutes of an interview, then its questions: what the resume does not prove comes first. */
export function KitQuestions({ kit, candidate, chosen, onChoose }: Props) {
  const rows = kit.rows.filter(({ minutes }) => minutes > 0)
  if (rows.length === 0)
    return (
      <p className="mt-4 text-13 text-ink-soft">
        There is no resume to compare with the job, so there are no questions.
      </p>
    )
  const all = kit.hello_minutes + kit.candidate_minutes + rows.reduce((sum, { minutes }) => sum + minutes, 0)
  const question = (row: Row) => <KitQuestion key={row.id} row={row} isChosen={row.id === chosen} onChoose={onChoose} />
  return (
    <>
      <h3 className="mt-4 text-13">{`${kit.minutes} minutes, planned`}</h3>
      <ul aria-label="Minutes" className="kit-bar mt-2 text-12">
        <li style={{ flexGrow: kit.hello_minutes }}>{kit.hello_minutes}</li>
        {rows.map(({ id, minutes, state }) => (
          <li key={id} data-state={state} style={{ flexGrow: minutes }}>
            <strong>{id}</strong> {minutes}
          </li>
        ))}
        <li style={{ flexGrow: kit.candidate_minutes }}>{kit.candidate_minutes}</li>
      </ul>
      <p className="mt-1 flex justify-between gap-3 text-12 text-ink-soft">
        <span>Hello</span>
        <span dir="auto" className="truncate">{`Questions of ${candidate}`}</span>
      </p>
      {all > kit.minutes && (
        <p className="mt-1 text-12 text-weak">{`${all - kit.minutes} minutes too long for ${kit.minutes} minutes.`}</p>
      )}
      <Group title="Find out" lead="The resume does not prove it" rows={rows.filter(({ state }) => state !== 'met')}>
        {question}
      </Group>
      <Group
        title="Tell me about"
        lead="The resume proves it; hear the story behind it"
        rows={rows.filter(({ state }) => state === 'met')}
      >
        {question}
      </Group>
    </>
  )
}

type GroupProps = { title: string; lead: string; rows: readonly Row[]; children: (row: Row) => React.ReactNode }

function Group({ title, lead, rows, children }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className="kit-group">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-15">{title}</h3>
        <span className="text-12 text-ink-soft">{lead}</span>
      </div>
      <ul>{rows.map(children)}</ul>
    </section>
  )
}

type QuestionProps = { row: Row; isChosen: boolean; onChoose: Props['onChoose'] }

function KitQuestion({ row, isChosen, onChoose }: QuestionProps) {
  const { id, label, state, must, minutes, question, sentence } = row
  const proof = proofs[state]!
  const name = (
    <>
      <strong className="kit-id text-12">{id}</strong>
      <span dir="auto" className="min-w-0 font-label wrap-anywhere">
        {label}
      </span>
    </>
  )
  return (
    <li className="kit-question text-13" data-kit={id} data-chosen={isChosen || undefined}>
      <StateIcon state={state} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {onChoose ? (
            <button
              type="button"
              aria-label={`${id} ${label}`}
              aria-pressed={isChosen}
              className="kit-name"
              onClick={() => onChoose(id)}
            >
              {name}
            </button>
          ) : (
            <span className="kit-name">{name}</span>
          )}
          <span className="flex gap-3 text-12">
            <span className={`${proof.look} font-label`}>{proof.word}</span>
            <span className="font-label">{must ? 'Must' : 'Nice'}</span>
            <span className="text-ink-soft">{`${minutes} min`}</span>
          </span>
        </div>
        <p className="mt-0.5">{question}</p>
        <p dir="auto" className={sentence ? 'kit-sentence text-12' : 'mt-1 text-12 text-ink-soft'}>
          {sentence || 'No sentence mentions it.'}
        </p>
      </div>
    </li>
  )
}
