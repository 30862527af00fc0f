import { Circle, Plus, X } from 'lucide-react'
import { useState } from 'react'

import { LONGEST_QUESTION } from '@/api/server.gen'
import type { Question } from '@/api/analyses'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Field } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { StateIcon } from '@/components/StateIcon'
import { TextInput } from '@/components/TextInput'
import { classes } from '@/lib/classes'
import { isReady, progressOf } from './points'
import type { PracticeDraft } from './usePractice'

type Props = {
  questions: Question[]
  chosen: Question
  isOwn: (question: Question) => boolean
  draftOf: (question: string) => PracticeDraft
  onChoose: (question: string) => void
  onAdd: (text: string) => void
  onRemove: (text: string) => void
}

/** The questions with what their answers cover, and one's own at the end. */
export function QuestionsToAnswer({ questions, chosen, isOwn, draftOf, onChoose, onAdd, onRemove }: Props) {
  const ready = questions.filter((question) => isReady(draftOf(question.text).checked?.found)).length
  return (
    <Card className="self-start">
      <CardHead title="Questions" lead={`${ready} of ${questions.length} ready`} />
      <ol className="divide-y divide-line border-b border-line">
        {questions.map((question) => (
          <li key={question.text} className="flex items-start">
            <button
              type="button"
              aria-current={question === chosen || undefined}
              onClick={() => onChoose(question.text)}
              style={question === chosen ? { boxShadow: 'inset 3px 0 var(--brand)' } : undefined}
              className={classes(
                'flex w-full min-w-0 flex-1 items-start gap-2 px-4 py-3 text-left text-13 hover:bg-paper focus-visible:-outline-offset-2',
                question === chosen && 'bg-brand-soft',
              )}
            >
              <Progress draft={draftOf(question.text)} />
              <span className="min-w-0 wrap-anywhere">
                <span className="block font-label">{question.text}</span>
                <span className="block text-12 text-ink-soft">{progressOf(draftOf(question.text))}</span>
              </span>
            </button>
            {isOwn(question) && (
              <IconButton aria-label={`Remove: ${question.text}`} onClick={() => onRemove(question.text)}>
                <X />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      <OwnQuestion onAdd={onAdd} />
    </Card>
  )
}

function Progress({ draft }: { draft: PracticeDraft }) {
  if (draft.answer.trim() === '')
    return <Circle aria-hidden className="size-[18px] shrink-0 text-ink-faint" strokeWidth={1.75} />
  return <StateIcon state={isReady(draft.checked?.found) ? 'met' : 'partly'} />
}

function OwnQuestion({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  if (text === null)
    return (
      <div className="grid px-4 py-3">
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => setText('')}>
          Add your own question
        </Button>
      </div>
    )
  const add = () => {
    const question = text.trim()
    if (!question) return setError('Write the question that you expect.')
    onAdd(question)
    setText(null)
    setError(undefined)
  }
  return (
    <form
      aria-label="Your own question"
      className="space-y-3 px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field label="Your own question" error={error}>
        <TextInput
          ref={(field) => field?.focus()}
          maxLength={LONGEST_QUESTION}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small">
          Add it
        </Button>
        <Button size="small" variant="quiet" onClick={() => setText(null)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
