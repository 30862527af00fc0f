import { CircleCheck, CircleX } from 'lucide-react'
import { useId, type FormEvent } from 'react'

import { FEEDBACK_TOO_LONG, FEEDBACK_WORDS } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { TextArea } from '@/components/TextArea'
import { Stars } from '@/features/feedback/Stars'
import type { useFeedback } from '@/features/feedback/useFeedback'
import { classes } from '@/lib/classes'
import { PRODUCT_NAME } from '@/lib/product'
import { countWords } from '@/rules/feedback'

type Props = { feedback: ReturnType<typeof useFeedback> }

export function FeedbackDialog({ feedback: { open, show, draft, change, submit, outcome, sending } }: Props) {
  const form = useId()
  const words = countWords(draft.text)
  const over = words > FEEDBACK_WORDS
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={show}
      title="Feedback"
      lead={`How is ${PRODUCT_NAME} for you?`}
      actions={
        <>
          <Button onClick={() => show(false)}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={over || outcome?.good}
            busy={sending ? 'Submitting...' : undefined}
          >
            Submit Feedback
          </Button>
        </>
      }
    >
      {/* Room for the rings of focus, which a scrolling box would cut off. */}
      <form id={form} noValidate onSubmit={send} className="-m-1 p-1">
        <Stars value={draft.rating} onChange={(rating) => change({ rating })} />
        <Field
          label="What should we know?"
          hint={
            <span className={classes('text-13', over && 'font-label text-weak')}>
              {words} / {FEEDBACK_WORDS} words
            </span>
          }
          error={over ? FEEDBACK_TOO_LONG : undefined}
          className="mt-4"
        >
          <TextArea rows={5} value={draft.text} onChange={(event) => change({ text: event.target.value })} />
        </Field>
        <div role="alert">
          {outcome && (
            <p
              className={classes(
                'mt-4 flex items-start gap-2 rounded-control border px-3 py-2.5 text-13 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
                outcome.good ? 'border-good-line bg-good-soft text-good' : 'border-weak-line bg-weak-soft text-weak',
              )}
            >
              {outcome.good ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
              {outcome.text}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}
