import { useEffect, useState } from 'react'

import { keptWork } from '@/lib/kept/keptWork'
import { quietly } from '@/lib/quietly'

/** A form that anybody may fill in, kept for this tab across a reload and gone with a log-out. `blank` is always the same
    object. */
export function useKeptForm<Form extends object>(screen: string, blank: Form) {
  const [drawer] = useState(() => keptWork('anybody', screen))
  const [form, setForm] = useState(() => quietly(() => JSON.parse(drawer.read('form') ?? '') as Form) ?? blank)
  useEffect(() => {
    drawer.write('form', form === blank ? null : JSON.stringify(form))
  }, [blank, drawer, form])
  return [form, setForm] as const
}
