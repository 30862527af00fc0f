import { ChevronRight, Lock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { ThreadAnswer } from '@/api/types'
import { Badge } from '@/components/Badge'
import { Initials } from '@/components/Initials'
import { MessageFiles } from '@/components/MessageFiles'
import { classes } from '@/lib/classes'
import { counted } from '@/rules/figures'
import { momentBeside, shortMoment } from '@/rules/tracker'

type Message = ThreadAnswer['messages'][number]
export type ThreadNote = { id: number; author: string; at: string; text: string }

type Props = {
  /** Oldest first. */
  messages: readonly Message[]
  notes: readonly ThreadNote[]
  /** The newest message that was new has come into view. */
  onSeen: (messageId: number) => void
}

/** How many of the last entries are always open. */
const OPEN = 3

/** Messages and notes in the order in which they were written; what is older than the last few is folded. */
export function ThreadEntries({ messages, notes, onSeen }: Props) {
  const [isUnfolded, unfold] = useState(false)
  const entries = [
    ...messages.map((message) => ({ at: message.at, message, note: null })),
    ...notes.map((note) => ({ at: note.at, message: null, note })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const firstNew = entries.findIndex(({ message }) => message?.is_new)
  const last = entries.length - OPEN
  const folded = entries.slice(0, Math.max(0, firstNew < 0 ? last : Math.min(firstNew, last)))
  const isFolded = !isUnfolded && folded.length > 1
  const newest = messages.findLast((message) => message.is_new)?.id
  return (
    <>
      {isFolded && (
        <button
          type="button"
          aria-expanded={false}
          onClick={() => unfold(true)}
          className="mb-3 flex min-h-8 w-full flex-wrap items-center gap-x-2 rounded-control border border-line px-3 text-left hover:bg-paper"
        >
          <ChevronRight aria-hidden className="size-4 text-ink-soft" strokeWidth={1.75} />
          <span className="font-label">
            {counted(
              folded.length,
              folded.some(({ note }) => note) ? 'earlier entry' : 'earlier message',
              folded.some(({ note }) => note) ? 'earlier entries' : undefined,
            )}
          </span>
          <span className="ml-auto text-12 text-ink-soft">
            {`${momentBeside(folded[0]!.at)} to ${momentBeside(folded.at(-1)!.at)}`}
          </span>
        </button>
      )}
      <ol className="space-y-3">
        {entries
          .slice(isFolded ? folded.length : 0)
          .map(({ message, note }) =>
            message ? (
              <Letter
                key={message.id}
                message={message}
                newest={newest}
                onSeen={() => message.id === newest && onSeen(message.id)}
              />
            ) : (
              <Note key={`note ${note.id}`} {...note} />
            ),
          )}
      </ol>
    </>
  )
}

type LetterProps = { message: Message; newest: number | undefined; onSeen: () => void }

function Letter({ message, newest, onSeen }: LetterProps) {
  const { author, at, text, is_own: isOwn, is_by_email: isByEmail, is_new: isNew, files, left_out: leftOut } = message
  return (
    <li className="flex items-start gap-2">
      <Initials name={author} className="mt-1 size-7 text-12" />
      <div
        className={classes(
          'min-w-0 flex-1 rounded-control border px-3 py-2',
          isOwn ? 'border-line' : 'border-brand bg-brand-soft',
        )}
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="flex min-w-0 items-center gap-2">
            <span dir="auto" className="font-label wrap-anywhere">
              {author}
            </span>
            {isNew && <NewBadge key={newest} onSeen={onSeen} />}
          </span>
          <time dateTime={at} className="text-12 text-ink-soft">
            {`${shortMoment(at)}${isByEmail ? ', by email' : ''}`}
          </time>
        </p>
        {text && (
          <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        )}
        <MessageFiles files={files} left_out={leftOut} />
      </div>
    </li>
  )
}

/** What the applicant never sees. */
function Note({ author, at, text }: ThreadNote) {
  return (
    <li className="flex items-start gap-2">
      <Initials name={author} className="mt-1 size-7 text-12" />
      <div className="min-w-0 flex-1 rounded-control border border-thread-line bg-thread-soft px-3 py-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span dir="auto" className="font-label wrap-anywhere">
              {author}
            </span>
            <span className="inline-flex items-center gap-1 text-12 text-thread-ink">
              <Lock aria-hidden className="size-[13px]" strokeWidth={1.75} />
              Only your team sees this
            </span>
          </span>
          <time dateTime={at} className="text-12 text-ink-soft">
            {shortMoment(at)}
          </time>
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      </div>
    </li>
  )
}

/** Reports, once, that it has come into view. */
function NewBadge({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLSpanElement>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watch.disconnect()
      seen()
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <span ref={place}>
      <Badge tone="brand" className="bg-surface">
        New
      </Badge>
    </span>
  )
}
