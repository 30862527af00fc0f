import { JOB_EMPLOYMENT_TYPES } from '@/api/server.gen'
import { Checkbox } from '@/components/Checkbox'
import { type EmploymentType } from '@/rules/jobSearch'

type Props = { chosen: EmploymentType[]; onChange: (types: EmploymentType[]) => void }

/** Any number of employment types; none means all. */
export function TypeChoices({ chosen, onChange }: Props) {
  const toggled = (type: EmploymentType) =>
    JOB_EMPLOYMENT_TYPES.filter((item) => (item === type ? !chosen.includes(item) : chosen.includes(item)))
  return (
    <fieldset className="space-y-2.5">
      <legend className="sr-only">Employment type</legend>
      {JOB_EMPLOYMENT_TYPES.map((type) => (
        <Checkbox key={type} label={type} checked={chosen.includes(type)} onChange={() => onChange(toggled(type))} />
      ))}
    </fieldset>
  )
}
