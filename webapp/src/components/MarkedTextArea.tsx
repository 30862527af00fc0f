import type { ComponentPropsWithRef } from 'react'

import { useField } from '@/components/Field'
import { fieldLook } from '@/components/TextInput'
import { classes } from '@/lib/classes'

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'value'> & {
  value: string
  /** The passages that deserve a second look, in order, none over another. */
  marks: readonly { start: number; end: number }[]
}

const letters = 'col-start-1 row-start-1 px-3 py-2 text-15 whitespace-pre-wrap wrap-break-word'

/** A text to write in, as high as its words, with passages marked behind them. */
export function MarkedTextArea({ value, marks, className, ...rest }: Props) {
  const wiring = useField()
  const pieces = marks.map(({ start, end }, at) => ({
    before: value.slice(marks[at - 1]?.end ?? 0, start),
    marked: value.slice(start, end),
  }))
  return (
    <div className={classes('grid rounded-control bg-surface', className)}>
      {/* A copy of the text behind the field: it sets the height of the field and paints the marks. */}
      <div aria-hidden className={classes(letters, 'min-h-44 border border-transparent text-transparent select-none')}>
        {pieces.map(({ before, marked }, at) => (
          <span key={at}>
            {before}
            <mark className="rounded-[2px] bg-thread-soft text-transparent shadow-[inset_0_-2px_var(--thread)]">
              {marked}
            </mark>
          </span>
        ))}
        {value.slice(marks.at(-1)?.end ?? 0)}{' '}
      </div>
      <textarea
        {...wiring}
        {...rest}
        value={value}
        className={classes(fieldLook, letters, 'resize-none overflow-hidden bg-transparent!')}
      />
    </div>
  )
}
