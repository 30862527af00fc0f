import type { Ref } from 'react'

import { Field } from '@/components/Field'
import { TextArea } from '@/components/TextArea'
import { classes } from '@/lib/classes'
import { counted, wordCount } from '@/rules/figures'

type Props = {
  value: string
  onChange: (text: string) => void
  rows?: number
  error?: string
  ref?: Ref<HTMLTextAreaElement>
  className?: string
}

/** The job description, as it was pasted, with its words counted. */
export function JobText({ value, onChange, rows = 5, error, ref, className }: Props) {
  return (
    <Field
      label="Job description"
      hint={counted(wordCount(value), 'word')}
      error={error}
      className={classes('flex flex-col', className)}
    >
      <TextArea
        ref={ref}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder="Paste the whole text of the job"
        spellCheck={false}
        dir="auto"
        className="w-full grow max-desk:max-h-52"
      />
    </Field>
  )
}
