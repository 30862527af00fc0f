import { Check, Columns2, FileText } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import type { MachineView } from '@/api/machineViews'
import { Button } from '@/components/Button'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import type { FileAnswer } from '@/rules/fileAnswers'
import { useToday } from '@/lib/useToday'
import { monthName } from '@/rules/months'
import type { ContactName } from '@/rules/profile'

type Seen = MachineView['fields'][number]
/** By the number of the field: what the person says, and how its row shows it. */
export type Answers = ReadonlyMap<number, { answer: FileAnswer; text: string }>

type Props = {
  kind: MachineView['problems'][number]['kind']
  /** The numbers of the fields that the problem is about. */
  numbers: number[]
  fields: Seen[]
  answers: Answers
  onAnswer: (number: number, answer: FileAnswer, text: string) => void
  isText: boolean
  onText: () => void
}

// The email address of a profile is that of the account.
const contacts: Record<string, ContactName | undefined> = { Name: 'name', Phone: 'phone_number' }

/** Where a problem can be answered, its answer: a date, the words of a picture, a contact; or the file in one column. */
export function ProblemAnswers({ kind, numbers, fields, answers, onAnswer, isText, onText }: Props) {
  if (kind === 'columns')
    return (
      <Button
        size="small"
        className="mt-2"
        aria-pressed={isText}
        icon={isText ? <Columns2 aria-hidden /> : <FileText aria-hidden />}
        onClick={onText}
      >
        {isText ? 'See the page' : 'See it in one column'}
      </Button>
    )
  if (kind === 'hidden') return <AnswerLine>A file made from your career has no hidden words.</AnswerLine>
  if (!['date', 'picture', 'contact'].includes(kind)) return null
  return numbers.map((number) => {
    const field = fields[number - 1]!
    const answer = answers.get(number)
    if (answer) return <AnswerLine key={number}>{`${field.name}: ${answer.text}`}</AnswerLine>
    if (kind === 'date') {
      const isLine = field.state === 'lost' && !/^(\d{4}|now|$)/.test(field.value)
      // Otherwise the role and its employer are the fields before its dates.
      const [title = '', where = ''] = isLine ? [field.value] : [fields[number - 3]?.value, fields[number - 2]?.value]
      const answerOf = (start: string, end: string): FileAnswer =>
        isLine
          ? { kind: 'line', line: field.value, start, end }
          : { kind: 'dates', title, employer: where.split(' | ')[0]!, start, end }
      return (
        <DateAnswer
          key={number}
          question={title ? `When was “${title}”?` : 'When was that?'}
          dates={field.value}
          onAnswer={(start, end) =>
            onAnswer(number, answerOf(start, end), `${monthOf(start)} to ${end ? monthOf(end) : 'now'}`)
          }
        />
      )
    }
    const contact = contacts[field.name]
    if (kind === 'contact' && !contact) return null
    return (
      <TextAnswer
        key={number}
        label={contact ? field.name : `What the picture says, field ${number}`}
        placeholder={contact ? field.name : 'Such as the name of a license'}
        onAnswer={(text) =>
          onAnswer(
            number,
            contact ? { kind: 'contact', field: contact, value: text } : { kind: 'certificate', name: text },
            text,
          )
        }
      />
    )
  })
}

const monthOf = (date: string) => (date.length > 4 ? monthName(date) : date)

function AnswerLine({ children }: { children: string }) {
  return (
    <p role="status" className="mt-2 flex items-start gap-1.5 text-13 text-good">
      <Check aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

type TextProps = { label: string; placeholder: string; onAnswer: (text: string) => void }

function TextAnswer({ label, placeholder, onAnswer }: TextProps) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) onAnswer(text.trim())
  }
  return (
    <form className="machine-answer" onSubmit={submit}>
      <TextInput
        height="dense"
        className="min-w-0 flex-1"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" disabled={!text.trim()}>
        Use this text
      </Button>
    </form>
  )
}

const LONGEST = 200
const NOW = 'now'

type DateProps = { question: string; dates: string; onAnswer: (start: string, end: string) => void }

/** Asks for what the dates of a role lack: `dates` is what was read, such as '2021-04' or 'now'. */
function DateAnswer({ question, dates, onAnswer }: DateProps) {
  const [start, setStart] = useState(/^\d{4}/.test(dates) ? dates : '')
  const [end, setEnd] = useState(NOW)
  const isBackwards = end !== NOW && end < start
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAnswer(start, end === NOW ? '' : end)
  }
  return (
    <form className="machine-answer" onSubmit={submit}>
      <p className="machine-question text-12 text-ink-soft">{question}</p>
      <MonthSelects label="Start" value={start} onChange={setStart} />
      <span className="text-12 text-ink-soft">to</span>
      <MonthSelects label="End" value={end} onChange={setEnd} withNow />
      <Button type="submit" size="small" disabled={!/^\d/.test(start) || end === '' || isBackwards}>
        Set the dates
      </Button>
    </form>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
const YEARS = 60

type MonthProps = { label: string; value: string; onChange: (value: string) => void; withNow?: boolean }

/** A month and a year, or a year alone, as a career keeps them; 'now' where the person may say so. */
function MonthSelects({ label, value, onChange, withNow = false }: MonthProps) {
  const [year = '', month = ''] = value.split('-')
  const thisYear = Number(useToday().slice(0, 4))
  return (
    <span className="flex gap-1">
      {year !== NOW && (
        <Select
          className="machine-month"
          aria-label={`${label}: month`}
          disabled={!year}
          value={month}
          onChange={({ target }) => onChange(target.value ? `${year}-${target.value}` : year)}
        >
          <option value="">Month</option>
          {MONTHS.map((number) => (
            <option key={number} value={number}>
              {monthName(`2000-${number}`).split(' ')[0]}
            </option>
          ))}
        </Select>
      )}
      <Select
        className="machine-month"
        aria-label={`${label}: year`}
        value={year}
        onChange={({ target }) =>
          onChange(target.value && target.value !== NOW && month ? `${target.value}-${month}` : target.value)
        }
      >
        {withNow ? <option value={NOW}>Now</option> : <option value="">Year</option>}
        {Array.from({ length: YEARS }, (_, back) => (
          <option key={back}>{thisYear - back}</option>
        ))}
      </Select>
    </span>
  )
}
