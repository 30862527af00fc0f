import {
  CURRENCIES,
  EXPERIENCE_BANDS,
  PROFILE_EMPLOYMENT_TYPES,
  RELOCATION_ANSWERS,
  SALARY_DURATIONS,
  UNDISCLOSED_SALARY,
} from '@/api/server.gen'
import { ButtonLink } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Field } from '@/components/Field'
import { FileTile } from '@/components/DropZone'
import { FilePicker } from '@/components/FilePicker'
import { FormChoice, FormLine } from '@/components/FormLine'
import type { PartProps } from '@/features/profiles/fields'
import { Locations } from '@/features/profiles/Locations'
import { isUndisclosed } from '@/rules/profile'

type Props = PartProps & {
  /** The name of the stored resume. */
  onFile: string
}

export function AdvancePart({ onFile, ...props }: Props) {
  const { draft, errors, onChange } = props
  const isSilent = isUndisclosed(draft.expected_salary)
  return (
    <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
      <FormChoice
        {...props}
        name="experience"
        label="Experience"
        empty="Choose"
        options={EXPERIENCE_BANDS.map((value) => ({ value, label: `${value} years` }))}
      />
      <FormChoice
        {...props}
        name="employment_type"
        label="Employment type"
        empty="Choose"
        options={PROFILE_EMPLOYMENT_TYPES}
      />
      <Locations
        value={draft.preferred_locations}
        error={errors.preferred_locations}
        onChange={(preferred_locations) => onChange({ preferred_locations })}
      />
      <FormChoice
        {...props}
        name="relocation_willingness"
        label="Willing to relocate"
        empty="Choose"
        options={RELOCATION_ANSWERS}
      />
      <FormLine {...props} name="preferred_job_level" label="Preferred job level" hint="Optional" />
      <FormLine {...props} name="visa_type" label="Visa type" hint="Optional" />
      <div className="desk:col-span-2">
        <div className="grid grid-cols-1 gap-x-2 gap-y-4 tablet:grid-cols-[120px_minmax(0,1fr)_140px]">
          <FormChoice
            {...props}
            name="currency_symbol"
            label="Currency"
            disabled={isSilent}
            options={CURRENCIES.map(({ symbol, code }) => ({ value: symbol, label: `${code} ${symbol}` }))}
          />
          <FormLine {...props} name="expected_salary" label="Expected salary" disabled={isSilent} />
          <FormChoice
            {...props}
            name="salary_duration"
            label="Salary duration"
            disabled={isSilent}
            options={SALARY_DURATIONS}
          />
        </div>
        <Checkbox
          className="mt-2.5"
          label="I prefer not to say"
          checked={isSilent}
          onChange={(event) => onChange({ expected_salary: event.target.checked ? UNDISCLOSED_SALARY : '' })}
        />
      </div>
      <Field label="Resume" hint="PDF, at most 10MB" error={errors.resume} className="desk:col-span-2">
        <div className="flex min-h-[70px] min-w-0 flex-wrap items-center gap-3 rounded-control border border-line-control bg-paper p-4">
          <FileTile />
          <p className="min-w-0 flex-1 truncate text-13 font-label">{draft.resume?.name ?? (onFile || 'None yet')}</p>
          <FilePicker formats={['pdf']} onFile={(resume) => onChange({ resume })}>
            {draft.resume || onFile ? 'Replace' : 'Choose a file'}
          </FilePicker>
          {onFile && !draft.resume && (
            <ButtonLink to="/user/career" size="small">
              Fill my career from it
            </ButtonLink>
          )}
        </div>
      </Field>
    </div>
  )
}
