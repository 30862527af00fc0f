import { ArrowUp } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'

import { fieldLook } from '@/components/TextInput'
import { classes } from '@/lib/classes'

const LONGEST = 500

type Props = {
  field: RefObject<HTMLInputElement | null>
  text: string
  onChange: (text: string) => void
  onAsk: (question: string) => boolean
}

/** The line to write in; Enter and the button send it. */
export function QuestionForm({ field, text, onChange, onAsk }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (onAsk(text)) onChange('')
  }
  return (
    <form onSubmit={send} className="flex gap-2 border-t border-line p-3 tablet:p-4">
      <input
        ref={field}
        aria-label="Your question"
        placeholder="Write a question"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={LONGEST}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={classes(fieldLook, 'h-11 min-w-0 flex-1 px-3 tablet:h-9 tablet:text-13')}
      />
      <button
        type="submit"
        aria-label="Send"
        disabled={text.trim() === ''}
        className="grid size-[44px] shrink-0 place-items-center rounded-control bg-brand text-on-brand transition-colors hover:bg-brand-strong disabled:cursor-not-allowed disabled:bg-muted disabled:text-ink-faint tablet:size-9"
      >
        <ArrowUp aria-hidden className="size-[18px]" strokeWidth={2} />
      </button>
    </form>
  )
}
