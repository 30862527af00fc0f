import { useEffect, useRef, useState } from 'react'

import { AiSign } from '@/components/AiSign'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { TextArea } from '@/components/TextArea'
import { StyleFields } from '@/features/coverLetters/StyleFields'
import { classes } from '@/lib/classes'
import { questions, type Answers, type Customization } from '@/rules/letters'

type Props = {
  answers: Answers
  style: Customization
  busy: boolean
  onAnswers: (answers: Answers) => void
  onStyle: (style: Customization) => void
  onCancel: () => void
  onGenerate: (answers: Answers) => void
}

/** Six questions, one at a time, then the style; each may be skipped. */
export function Wizard({ answers, style, busy, onAnswers, onStyle, onCancel, onGenerate }: Props) {
  const [at, setAt] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const { name, label, hint } = questions[at]!
  const isLast = at === questions.length - 1

  useEffect(() => field.current?.focus(), [at])

  const skip = () => {
    const without = { ...answers, [name]: '' }
    onAnswers(without)
    if (isLast) onGenerate(without)
    else setAt(at + 1)
  }

  return (
    <div className="space-y-4 p-4">
      <div className="flex items-center gap-3">
        <p className="text-12 font-medium text-ink-soft" aria-live="polite">
          Question {at + 1} of {questions.length}
        </p>
        <div aria-hidden className="flex flex-1 gap-1">
          {questions.map((question, index) => (
            <span
              key={question.name}
              className={classes('h-1 flex-1 rounded-full', index <= at ? 'bg-brand' : 'bg-line-strong')}
            />
          ))}
        </div>
      </div>
      <Field label={label} hint={hint} key={name}>
        <TextArea
          ref={field}
          rows={3}
          value={answers[name]}
          onChange={(event) => onAnswers({ ...answers, [name]: event.target.value })}
        />
      </Field>
      {isLast && <StyleFields value={style} onChange={onStyle} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={at === 0 || busy} onClick={() => setAt(at - 1)}>
            Previous
          </Button>
          <Button size="small" disabled={busy} onClick={skip}>
            Skip
          </Button>
          {isLast ? (
            <Button
              size="small"
              variant="primary"
              icon={<AiSign />}
              busy={busy ? 'Writing...' : undefined}
              onClick={() => onGenerate(answers)}
            >
              Generate letter
            </Button>
          ) : (
            <Button size="small" variant="primary" onClick={() => setAt(at + 1)}>
              Next
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
