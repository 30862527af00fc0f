import type { ComponentPropsWithRef } from 'react'

import { Field } from '@/components/Field'
import { MissingValues } from '@/components/MissingValues'
import { TextArea } from '@/components/TextArea'

type Props = ComponentPropsWithRef<'textarea'> & {
  label: string
  hint: string
  /** The variables that stand in it unfilled. */
  gaps?: readonly string[]
}

/** The text that a form sends; Ctrl+Enter sends it, too. */
export function MessageField({ label, hint, gaps, onKeyDown, ...rest }: Props) {
  return (
    <>
      <Field label={label} hint={hint}>
        <TextArea
          rows={3}
          dir="auto"
          {...rest}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
      </Field>
      {gaps && <MissingValues gaps={gaps} />}
    </>
  )
}
