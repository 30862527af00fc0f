import { X } from 'lucide-react'
import { useEffect, useState } from 'react'

import { useJobQuestionsQuery, type ShownQuestion } from '@/api/screeningQuestions'
import { LONGEST_ANSWER } from '@/api/server.gen'
import { Field } from '@/components/Field'
import { FilePicker } from '@/components/FilePicker'
import { IconButton } from '@/components/IconButton'
import { Select } from '@/components/Select'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { keptWork } from '@/lib/kept/keptWork'
import { quietly } from '@/lib/quietly'

type Answers = Record<string, string>
type Props = {
  jobId: number
  userId: number
  /** The answers that are files, by question. */
  files: Record<string, File>
  onFiles: (files: Record<string, File>) => void
  /** Somebody tried to send the form without an answer that is required. */
  isAnswerMissing: boolean
  /** The answers as they are sent; one that is a file says its place among the files. */
  onAnswers: (answers: string, isComplete: boolean) => void
}

const YES_NO = ['Yes', 'No']
const FILE_FORMATS = ['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png', 'gif']

/** The questions of the job's own, where it asks any. The answers outlive a closed dialog and a reload. */
export function OwnQuestions({ jobId, userId, files, onFiles, isAnswerMissing, onAnswers }: Props) {
  const { data } = useJobQuestionsQuery(jobId, { refetchOnMountOrArgChange: true })
  const drawer = keptWork(userId, 'apply')
  const name = `${jobId}:answers`
  const [answers, setAnswers] = useState<Answers>(
    () => quietly(() => JSON.parse(drawer.read(name) ?? '{}') as Answers) ?? {},
  )
  const asks = Boolean(data?.questions.length)
  const isMissing = ({ id, is_required }: ShownQuestion) => is_required && !answers[id]?.trim() && !files[id]
  const isComplete = !data?.questions.some(isMissing)
  useEffect(() => {
    const places = Object.fromEntries(Object.keys(files).map((id, place) => [id, String(place)]))
    onAnswers(asks ? JSON.stringify({ ...answers, ...places }) : '', isComplete)
  }, [asks, answers, files, isComplete, onAnswers])
  if (!data?.questions.length) return null
  const change = (id: string, value: string) => {
    const changed = { ...answers, [id]: value }
    setAnswers(changed)
    drawer.write(name, JSON.stringify(changed))
  }
  return (
    <section aria-label="Questions" className="mt-5 space-y-4 border-t border-line pt-4">
      <p className="text-12 text-ink-soft">Questions from the recruiter. Your answers do not affect any score.</p>
      {data.questions.map((question) => (
        <Field
          key={question.id}
          label={question.text}
          error={isAnswerMissing && isMissing(question) ? 'Please answer this question.' : undefined}
          hint={`${question.is_required ? 'Required' : 'Optional'}${question.kind === 'file' ? ', PDF, Word or picture, 10 MB at most' : ''}`}
        >
          {question.kind === 'file' ? (
            <span className="flex flex-wrap items-center gap-2">
              <FilePicker formats={FILE_FORMATS} onFile={(file) => onFiles({ ...files, [question.id]: file })}>
                Choose file
              </FilePicker>
              {files[question.id] && (
                <>
                  <span dir="auto" className="min-w-0 text-13 wrap-anywhere">
                    {files[question.id]!.name}
                  </span>
                  <IconButton
                    aria-label={`Remove ${files[question.id]!.name}`}
                    onClick={() =>
                      onFiles(Object.fromEntries(Object.entries(files).filter(([id]) => id !== question.id)))
                    }
                  >
                    <X aria-hidden />
                  </IconButton>
                </>
              )}
            </span>
          ) : (
            <Input
              question={question}
              value={answers[question.id] ?? ''}
              onChange={(value) => change(question.id, value)}
            />
          )}
        </Field>
      ))}
    </section>
  )
}

type InputProps = { question: ShownQuestion; value: string; onChange: (value: string) => void }

function Input({ question: { kind, choices, is_required: required }, value, onChange }: InputProps) {
  const shared = {
    value,
    'aria-required': required,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (kind === 'text') return <TextArea rows={3} maxLength={LONGEST_ANSWER} {...shared} />
  if (kind === 'number') return <TextInput inputMode="decimal" autoComplete="off" {...shared} />
  return (
    <Select {...shared}>
      <option value="">Choose</option>
      {(kind === 'yes_no' ? YES_NO : choices).map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  )
}
