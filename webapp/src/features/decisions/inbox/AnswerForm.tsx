import { Send } from 'lucide-react'
import { useRef, type FormEvent } from 'react'

import { LONGEST_THREAD_MESSAGE } from '@/api/server.gen'
import { useAnswerVisitorQuestionMutation } from '@/api/visitorQuestions'
import { Button } from '@/components/Button'
import { MessageField } from '@/components/MessageField'
import type { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { selectGap } from '@/lib/selectGap'
import { gapsIn } from '@/rules/answerTemplates'
import { messageOf } from '@/rules/errors'

type Props = { id: number; to: string; draft: ReturnType<typeof useKeptText> }

/** Writes an answer, which goes out by email. */
export function AnswerForm({ id, to, draft: { text, setText } }: Props) {
  const [answer, { isLoading }] = useAnswerVisitorQuestionMutation()
  const field = useRef<HTMLTextAreaElement>(null)
  const gaps = gapsIn(text)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim() || isLoading || selectGap(field.current, gaps)) return
    const { data, error } = await answer({ id, text })
    // What was typed in the meantime is the next answer.
    if (data) {
      setText((now) => (now === text ? '' : now))
      notify('Your answer is on its way', { tone: 'good' })
    } else notify('The answer was not sent', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4">
      <MessageField
        ref={field}
        label={`Answer to ${to}`}
        hint="Sent by email"
        gaps={gaps}
        maxLength={LONGEST_THREAD_MESSAGE}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="mt-2 flex justify-end">
        <Button
          type="submit"
          size="small"
          variant="primary"
          icon={<Send aria-hidden />}
          disabled={!text.trim()}
          busy={isLoading ? 'Sending...' : undefined}
        >
          Send answer
        </Button>
      </div>
    </form>
  )
}
