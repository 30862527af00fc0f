import { COUNTRY_CODES } from '@/api/server.gen'
import { FormChips } from '@/components/FormChips'
import { FormChoice, FormLine } from '@/components/FormLine'
import type { PartProps } from '@/features/profiles/fields'

export function BasicPart(props: PartProps) {
  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
      <FormLine {...props} name="name" label="Name" autoComplete="name" />
      <FormLine {...props} name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
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
      <FormChips {...props} name="job_roles" label="Job roles" />
      <div className="desk:col-span-2">
        <FormChips {...props} name="skills" label="Skills" />
      </div>
    </div>
  )
}
