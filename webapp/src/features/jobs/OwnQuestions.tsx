import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'

import { useJobQuestionsQuery, type EditedQuestion, type ShownQuestion } from '@/api/screeningQuestions'
import { LONGEST_CHOICE, LONGEST_SCREENING_QUESTION, MOST_CHOICES, MOST_QUESTIONS } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Field } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { Select } from '@/components/Select'
import { Spinner } from '@/components/Spinner'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { lackOf, type QuestionsToSave } from '@/features/jobs/useQuestions'

type Row = Required<Omit<EditedQuestion, 'least'>> & { key: number; least: string; lines: string }
type Props = {
  /** The job that is edited; null for a new one. */
  jobId: number | null
  /** The job whose questions a new one begins with. */
  modelId: number | undefined
  /** Somebody tried to save the job with a question that is not complete. */
  isChecked: boolean
  onChange: (questions: QuestionsToSave) => void
}

const KINDS = { text: 'Text', yes_no: 'Yes or no', choice: 'Choice', number: 'Number', file: 'File' } as const
const YES_NO = ['Yes', 'No']

/** The questions of a job's own: added, changed, ordered and removed; saved with the job. */
export function OwnQuestions({ jobId, modelId, ...form }: Props) {
  const source = jobId ?? modelId
  const { data } = useJobQuestionsQuery(source ?? 0, { skip: source === undefined, refetchOnMountOrArgChange: true })
  if (source !== undefined && !data) return <Spinner label="Loading the questions…" />
  return (
    <Questions
      first={data?.questions ?? []}
      version={jobId === null ? undefined : data?.version}
      isCopy={jobId === null}
      {...form}
    />
  )
}

type QuestionsProps = Omit<Props, 'jobId' | 'modelId'> & {
  first: ShownQuestion[]
  version: string | undefined
  /** They are those of another job, so they are saved with this one even if nobody changes them. */
  isCopy: boolean
}

function Questions({ first, version, isCopy, isChecked, onChange }: QuestionsProps) {
  // What is edited is the list as it was when the form opened, whatever others do meanwhile.
  const [begun] = useState(version)
  const [rows, setRows] = useState(() => first.map(rowOf))
  const put = (changed: Row[]) => {
    setRows(changed)
    onChange({ questions: changed.map(questionOf), version: begun })
  }
  const [copied] = useState(() => (isCopy && first.length > 0 ? rows.map(questionOf) : null))
  useEffect(() => {
    if (copied) onChange({ questions: copied, version: undefined })
  }, [copied, onChange])
  const change = (key: number, part: Partial<Row>) =>
    put(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const move = (at: number, by: number) => {
    const changed = [...rows]
    changed.splice(at + by, 0, ...changed.splice(at, 1))
    put(changed)
  }
  const lackIn = (row: Row) => (isChecked ? lackOf(questionOf(row)) : undefined)
  const add = () => put([...rows, { ...EMPTY, key: Math.max(0, ...rows.map(({ key }) => key)) + 1 }])
  return (
    <div className="space-y-4">
      <p className="text-12 text-ink-soft">
        Asked on the form. Answers change no score and reject nobody; mark the answers that you want to see at once.
      </p>
      <ol className="space-y-4">
        {rows.map((row, at) => (
          <li key={row.key} className="rounded-control border border-line p-3">
            <fieldset className="min-w-0 space-y-3">
              <legend className="sr-only">{`Question ${at + 1}`}</legend>
              <div className="grid grid-cols-1 gap-3 tablet:grid-cols-[minmax(0,1fr)_160px]">
                <Field label={`Question ${at + 1}`} error={lackIn(row)?.text}>
                  <TextInput
                    dir="auto"
                    maxLength={LONGEST_SCREENING_QUESTION}
                    value={row.text}
                    onChange={({ target }) => change(row.key, { text: target.value })}
                  />
                </Field>
                <Field label="Answer">
                  <Select
                    value={row.kind}
                    onChange={({ target }) =>
                      change(row.key, { kind: target.value as Row['kind'], marks: [], least: '' })
                    }
                  >
                    {Object.entries(KINDS).map(([kind, name]) => (
                      <option key={kind} value={kind}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </Field>
              </div>
              {row.kind === 'choice' && (
                <Field label="Choices" hint={`One per line, at most ${MOST_CHOICES}`} error={lackIn(row)?.choices}>
                  <TextArea
                    rows={3}
                    dir="auto"
                    value={row.lines}
                    maxLength={MOST_CHOICES * (LONGEST_CHOICE + 1)}
                    onChange={({ target }) => change(row.key, { lines: target.value, marks: [] })}
                  />
                </Field>
              )}
              {row.kind === 'number' && (
                <Field label="Mark numbers below" hint="Optional" className="tablet:w-44">
                  <TextInput
                    type="number"
                    step="any"
                    value={row.least}
                    onChange={({ target }) => change(row.key, { least: target.value })}
                  />
                </Field>
              )}
              <Marks row={row} onChange={(marks) => change(row.key, { marks })} />
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Checkbox
                  label="Required"
                  checked={row.is_required}
                  onChange={({ target }) => change(row.key, { is_required: target.checked })}
                />
                <span className="flex gap-1">
                  <IconButton
                    size="medium"
                    aria-label={`Move question ${at + 1} up`}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <ChevronUp aria-hidden />
                  </IconButton>
                  <IconButton
                    size="medium"
                    aria-label={`Move question ${at + 1} down`}
                    disabled={at === rows.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ChevronDown aria-hidden />
                  </IconButton>
                  <IconButton
                    size="medium"
                    aria-label={`Remove question ${at + 1}`}
                    onClick={() => put(rows.filter(({ key }) => key !== row.key))}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </span>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <Button size="small" icon={<Plus aria-hidden />} disabled={rows.length >= MOST_QUESTIONS} onClick={add}>
        Add question
      </Button>
    </div>
  )
}

/** Which answers get a mark, for questions whose answers are chosen. */
function Marks({ row, onChange }: { row: Row; onChange: (marks: string[]) => void }) {
  const options = row.kind === 'yes_no' ? YES_NO : row.kind === 'choice' ? choicesOf(row) : []
  if (options.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-label text-ink">Mark these answers</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={row.marks.includes(option)}
            onChange={({ target }) =>
              onChange(options.filter((mark) => (mark === option ? target.checked : row.marks.includes(mark))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

const EMPTY: Row = { key: 0, text: '', kind: 'text', is_required: false, choices: [], marks: [], least: '', lines: '' }

const choicesOf = ({ lines }: Row) => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter(Boolean),
  ),
]

const rowOf = ({ text, kind, is_required, choices, marks, least }: ShownQuestion, key: number): Row => ({
  key,
  text,
  kind,
  is_required,
  choices,
  marks: marks ?? [],
  least: least === null || least === undefined ? '' : String(least),
  lines: choices.join('\n'),
})

const questionOf = (row: Row): EditedQuestion => ({
  text: row.text,
  kind: row.kind,
  is_required: row.is_required,
  choices: row.kind === 'choice' ? choicesOf(row) : [],
  marks: row.marks,
  least: row.kind === 'number' && row.least.trim() ? Number(row.least) : null,
})
