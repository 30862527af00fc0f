import type { ComponentPropsWithRef, CSSProperties } from 'react'

import { useField } from '@/components/Field'
import { fieldLook } from '@/components/TextInput'
import { classes } from '@/lib/classes'

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'value'> & {
  value: string
  /** Passages to look at, in order, none over another; without a look of their own they deserve a second one. */
  marks: readonly Mark[]
  /** For a text that will be read aloud. */
  large?: boolean
}

export type Mark = { start: number; end: number; look?: CSSProperties; number?: string }

const letters = 'col-start-1 row-start-1 px-3 py-2 text-15 whitespace-pre-wrap wrap-break-word'

/** A text area as high as its text, with passages highlighted. */
const DOUBTFUL = { boxShadow: 'inset 0 -2px var(--thread)' }
const LARGE = { fontSize: 17, lineHeight: 1.6 }
const NUMBER: CSSProperties = { position: 'absolute', top: -10, right: -4, fontSize: 10, lineHeight: 1 }

export function MarkedTextArea({ value, marks, large = false, className, ...rest }: Props) {
  const wiring = useField()
  const size = large ? LARGE : undefined
  const pieces = marks.map(({ start, end, look, number }, at) => ({
    look,
    number,
    before: value.slice(marks[at - 1]?.end ?? 0, start),
    marked: value.slice(start, end),
  }))
  return (
    <div className={classes('grid rounded-control bg-surface', className)}>
      {/* A copy of the text behind the field: it sets the height of the field and paints the marks. */}
      <div
        aria-hidden
        style={size}
        className={classes(letters, 'min-h-44 border border-transparent text-transparent select-none')}
      >
        {pieces.map(({ before, marked, look, number }, at) => (
          <span key={at}>
            {before}
            <mark
              style={look ? { background: 'none', ...look } : DOUBTFUL}
              className="relative rounded-[2px] bg-thread-soft text-transparent"
            >
              {marked}
              {number !== undefined && (
                <span style={NUMBER} className="rounded-badge bg-good-soft px-1 font-strong text-good">
                  {number}
                </span>
              )}
            </mark>
          </span>
        ))}
        {value.slice(marks.at(-1)?.end ?? 0)}{' '}
      </div>
      <textarea
        {...wiring}
        {...rest}
        value={value}
        style={size}
        className={classes(fieldLook, letters, 'relative resize-none overflow-hidden bg-transparent!')}
      />
    </div>
  )
}
