import { useRef, type FormEvent } from 'react'

import { useWriteNoteMutation } from '@/api/decisions'
import { useInterviewsQuery } from '@/api/interviews'
import { LONGEST_NOTE } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { MessageField } from '@/components/MessageField'
import { useKeptText } from '@/lib/kept/useKeptText'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** The beginning of a mention at the end of the text. */
const MENTION = /(^|\s)@([\w.-]*)$/
const MOST_OFFERED = 5

/** Writes a note; whoever types @ is offered the people of the company. */
export function NoteForm({ applicationId }: { applicationId: number }) {
  const { text, setText } = useKeptText('notes', String(applicationId))
  const [write, { isLoading }] = useWriteNoteMutation()
  const form = useRef<HTMLFormElement>(null)
  const begun = MENTION.exec(text)?.[2]?.toLowerCase()
  const { data: team } = useInterviewsQuery(applicationId, { skip: begun === undefined })
  const offered =
    begun === undefined
      ? []
      : (team?.people ?? []).filter(({ username }) => username.toLowerCase().startsWith(begun)).slice(0, MOST_OFFERED)
  const mention = (username: string) => {
    setText(text.replace(MENTION, `$1@${username} `))
    form.current?.querySelector('textarea')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim() || isLoading) return
    const { data: answer, error: failed } = await write({ id: applicationId, text })
    // What was typed in the meantime is the next note.
    if (answer) setText((now) => (now === text ? '' : now))
    else notify('The note could not be saved.', { tone: 'bad', text: messageOf(failed) })
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="mt-3">
      <MessageField
        data-new-note
        label="New note"
        hint="Only your team sees it"
        rows={2}
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="text-13!"
      />
      {offered.length > 0 && (
        <p className="mt-1.5 flex flex-wrap gap-1.5" role="group" aria-label="Mention">
          {offered.map(({ username }) => (
            <Button key={username} size="row" onClick={() => mention(username)}>
              {`@${username}`}
            </Button>
          ))}
        </p>
      )}
      <Button
        type="submit"
        size="small"
        className="mt-2"
        disabled={!text.trim()}
        busy={isLoading ? 'Saving...' : undefined}
      >
        Add note
      </Button>
    </form>
  )
}
