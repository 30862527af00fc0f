import { COUNTRY_CODES } from '@/api/server.gen'
import type { PartProps } from '@/features/profiles/fields'
import { ChoiceLine, TextLine } from '@/features/profiles/Inputs'

export function BasicPart(props: PartProps) {
  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
      <TextLine {...props} name="name" label="Name" autoComplete="name" />
      <TextLine {...props} name="email" label="Email" type="email" inputMode="email" autoComplete="email" />
      <div className="flex flex-wrap gap-2 *:last:flex-1 *:last:basis-32">
        <div className="w-28">
          <ChoiceLine {...props} name="country_code" label="Country code" options={COUNTRY_CODES} />
        </div>
        <TextLine
          {...props}
          name="phone_number"
          label="Phone"
          hint="10 digits"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
      </div>
      <TextLine {...props} name="job_roles" label="Job roles" hint="Separated by commas" />
      <div className="desk:col-span-2">
        <TextLine {...props} name="skills" label="Skills" hint="Separated by commas" />
      </div>
    </div>
  )
}
