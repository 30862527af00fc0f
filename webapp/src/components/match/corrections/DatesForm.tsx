import { useState } from 'react'

import type { Years } from '@/api/corrections'
import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { CorrectionButtons } from './CorrectionButtons'
import { focused, useCorrecting } from './correcting'
import { isMonth, roleName } from './roles'

type Props = { about: string; years: Years; onClose: () => void }

/** Other months of a role that was read. */
export function DatesForm({ about, years, onClose }: Props) {
  const correcting = useCorrecting()
  const roles = years.roles.map((item) => item.role).filter((role) => role.title)
  const [at, setAt] = useState(0)
  const [months, setMonths] = useState({ first: roles[0]?.first ?? '', last: roles[0]?.last ?? '' })
  const [errors, setErrors] = useState<{ first?: string; last?: string }>({})

  const keep = async () => {
    const role = roles[at]
    const wrong = {
      first: isMonth(months.first) ? undefined : 'Enter a month such as 2019-03.',
      last: !months.last || isMonth(months.last) ? undefined : 'Enter a month such as 2021-06.',
    }
    setErrors(wrong)
    if (!role || wrong.first || wrong.last) return
    const { title, employer, first, last } = role
    const former = { readFirst: first, readLast: last ?? undefined }
    const made = {
      kind: 'other_months' as const,
      about,
      title,
      employer,
      first: months.first,
      last: months.last || undefined,
    }
    if (await correcting?.correct({ ...made, ...former })) onClose()
  }
  return (
    <form
      aria-label="Edit dates"
      className="mt-3 grid gap-3 tablet:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <Field label="Role" className="tablet:col-span-2">
        <Select
          ref={focused}
          value={at}
          onChange={(event) => {
            const next = Number(event.target.value)
            setAt(next)
            setMonths({ first: roles[next]?.first ?? '', last: roles[next]?.last ?? '' })
          }}
        >
          {roles.map((role, position) => (
            <option key={position} value={position}>
              {roleName(role)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="First month" error={errors.first}>
        <TextInput
          type="month"
          placeholder="2019-03"
          value={months.first}
          onChange={(event) => setMonths({ ...months, first: event.target.value })}
        />
      </Field>
      <Field label="Last month" hint="Leave empty if ongoing" error={errors.last}>
        <TextInput
          type="month"
          placeholder="2021-06"
          value={months.last}
          onChange={(event) => setMonths({ ...months, last: event.target.value })}
        />
      </Field>
      <CorrectionButtons onClose={onClose} />
    </form>
  )
}
