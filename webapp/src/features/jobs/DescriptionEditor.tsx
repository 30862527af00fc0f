import { Bold, Check, Heading, List, Undo2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { FEWEST_DESCRIPTION_WORDS } from '@/api/server.gen'
import { AiSign } from '@/components/AiSign'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { IconButton } from '@/components/IconButton'
import { MarkedTextArea } from '@/components/MarkedTextArea'
import { ReadBy } from '@/components/ReadBy'
import type { Writer } from '@/features/jobs/useWriter'
import { counted } from '@/rules/figures'
import { descriptionWords } from '@/rules/jobForm'
import { asHeading, toggledBold, toggledList, type Edited } from '@/rules/jobLines'

type Props = {
  ref: RefObject<HTMLTextAreaElement | null>
  text: string
  error: string | undefined
  /** The passages that the coach's remarks are about. */
  marks: readonly { start: number; end: number }[]
  writer: Writer
  onChange: (text: string) => void
}

/** The description with a live word count, and the way to have it written. */
export function DescriptionEditor({ ref: area, text, error, marks, writer, onChange }: Props) {
  const words = descriptionWords(text)
  const isEnough = words >= FEWEST_DESCRIPTION_WORDS
  const pending = useRef<Edited | null>(null)
  const [, setEdits] = useState(0)

  // The cursor goes where the edit ended, as soon as the text is there.
  useLayoutEffect(() => {
    const edited = pending.current
    if (!edited) return
    pending.current = null
    area.current?.focus()
    area.current?.setSelectionRange(edited.start, edited.end)
  })

  const edit = (how: typeof asHeading) => () => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    pending.current = how(text, selectionStart, selectionEnd)
    onChange(pending.current.text)
    setEdits((count) => count + 1)
  }

  return (
    <div>
      <Field
        label="Description"
        hint={
          <span className="inline-flex items-center gap-1">
            {isEnough && <Check aria-hidden className="size-[13px] text-good" strokeWidth={2} />}
            {`${counted(words, 'word')}, at least ${FEWEST_DESCRIPTION_WORDS}`}
          </span>
        }
        error={error}
      >
        <div
          role="toolbar"
          aria-label="Lines"
          className="flex min-h-10 flex-wrap items-center gap-1 rounded-t-control border border-b-0 border-line-control bg-paper px-2"
        >
          <IconButton aria-label="Make this line a heading" onClick={edit(asHeading)}>
            <Heading aria-hidden className="size-4!" />
          </IconButton>
          <IconButton aria-label="Make the chosen words bold" onClick={edit(toggledBold)}>
            <Bold aria-hidden className="size-4!" />
          </IconButton>
          <IconButton aria-label="Make a list" onClick={edit(toggledList)}>
            <List aria-hidden className="size-4!" />
          </IconButton>
          <Button
            size="row"
            className="h-auto! min-h-6.5"
            busy={writer.isTidying ? 'Tidying…' : undefined}
            disabled={words === 0}
            onClick={() => void writer.tidyUp()}
          >
            Tidy into sections
          </Button>
          <Button
            size="row"
            className="ml-auto h-auto! min-h-6.5 max-w-full border-thread-line! whitespace-normal! bg-thread-soft! text-thread-ink!"
            icon={<AiSign />}
            busy={writer.isBusy ? 'Writing…' : undefined}
            onClick={() => void writer.write()}
          >
            Generate description
          </Button>
        </div>
        <MarkedTextArea
          ref={area}
          name="description"
          value={text}
          marks={marks}
          placeholder="Paste an advert, and other fields can be filled in from it. Or write who you are, what the person will do, what is needed, and what you offer. Put each heading and list item on a line of its own."
          dir="auto"
          onChange={(event) => onChange(event.target.value)}
          className="rounded-t-none! [&_textarea]:rounded-t-none [&>div]:min-h-80!"
        />
      </Field>
      <FormNotice className="mt-2">{writer.problem}</FormNotice>
      {writer.unused.length > 0 && (
        <p className="mt-2 text-12 text-ink-soft">Keywords not used: {writer.unused.join(', ')}.</p>
      )}
      {(writer.before !== null || writer.by) && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {writer.by && <ReadBy apiUsed={writer.by} rules="Put together by fixed rules from the fields above." />}
          {writer.before !== null && (
            <Button size="small" variant="quiet" icon={<Undo2 aria-hidden />} onClick={writer.undo}>
              Restore my text
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
