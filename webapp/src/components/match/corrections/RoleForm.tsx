import { useState } from 'react'

import { LONGEST_ROLE_NAME } from '@/api/server.gen'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { CorrectionButtons } from './CorrectionButtons'
import { focused, useCorrecting } from './correcting'
import { isMonth } from './roles'

const EMPTY = { title: '', employer: '', first: '', last: '' }

/** A role that was not read. */
export function RoleForm({ onClose }: { onClose: () => void }) {
  const correcting = useCorrecting()
  const [role, setRole] = useState(EMPTY)
  const [errors, setErrors] = useState<Partial<typeof EMPTY>>({})

  const keep = async () => {
    const { title, employer, first, last } = role
    const wrong = {
      title: title.trim() ? undefined : 'Enter the title of the role.',
      first: isMonth(first) ? undefined : 'Enter a month such as 2019-03.',
      last: !last || isMonth(last) ? undefined : 'Enter a month such as 2021-06.',
    }
    setErrors(wrong)
    if (wrong.title || wrong.first || wrong.last) return
    const isCorrected = await correcting?.correct({
      kind: 'missing_role',
      title,
      employer,
      first,
      last: last || undefined,
    })
    if (isCorrected) onClose()
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: role[name],
    onChange: (event: { target: { value: string } }) => setRole({ ...role, [name]: event.target.value }),
  })
  return (
    <form
      aria-label="A role is missing"
      className="mt-3 grid gap-3 tablet:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <Field label="Title" error={errors.title}>
        <TextInput ref={focused} maxLength={LONGEST_ROLE_NAME} {...field('title')} />
      </Field>
      <Field label="Employer">
        <TextInput maxLength={LONGEST_ROLE_NAME} {...field('employer')} />
      </Field>
      <Field label="First month" error={errors.first}>
        <TextInput type="month" placeholder="2019-03" {...field('first')} />
      </Field>
      <Field label="Last month" hint="Leave empty if ongoing" error={errors.last}>
        <TextInput type="month" placeholder="2021-06" {...field('last')} />
      </Field>
      <CorrectionButtons onClose={onClose} />
    </form>
  )
}
