import type { ComponentPropsWithRef } from 'react'

import { useField } from '@/components/Field'
import { fieldLook } from '@/components/TextInput'
import { classes } from '@/lib/classes'

export function TextArea({ className, rows = 5, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const wiring = useField()
  return <textarea rows={rows} {...wiring} {...rest} className={classes(fieldLook, 'block px-3 py-2', className)} />
}
