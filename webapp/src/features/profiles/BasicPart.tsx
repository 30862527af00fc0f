import { lazy, Suspense } from 'react'

import { COUNTRY_CODES } from '@/api/server.gen'
import { FormChips } from '@/components/FormChips'
import { FormChoice, FormLine } from '@/components/FormLine'
import type { ReadContacts } from '@/api/careers'
import type { PartProps } from '@/features/profiles/fields'
import type { ContactName } from '@/rules/profile'

// Only after an import.
const ReadChoice = lazy(() => import('@/features/profiles/ReadChoice').then((file) => ({ default: file.ReadChoice })))

type Props = PartProps & {
  /** What an imported file says and waits for the person. */
  contacts: ReadContacts | null
  onKeep: (field: ContactName) => void
}

export function BasicPart({ contacts, onKeep, ...props }: Props) {
  const choice = (field: ContactName) =>
    contacts && (
      <Suspense>
        <ReadChoice {...{ field, contacts, onKeep }} draft={props.draft} onUse={props.onChange} />
      </Suspense>
    )
  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
      <div>
        <FormLine {...props} name="name" label="Name" autoComplete="name" />
        {choice('name')}
      </div>
      <FormLine {...props} name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
      <div>
        <div className="flex flex-wrap gap-2 *:last:flex-1 *:last:basis-32">
          <div className="w-28">
            <FormChoice {...props} name="country_code" label="Country code" options={COUNTRY_CODES} />
          </div>
          <FormLine
            {...props}
            name="phone_number"
            label="Phone"
            hint="10 digits"
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
          />
        </div>
        {choice('phone_number')}
      </div>
      <FormChips {...props} name="job_roles" label="Job roles" />
      <div className="desk:col-span-2">
        <FormChips {...props} name="skills" label="Skills" />
      </div>
    </div>
  )
}
