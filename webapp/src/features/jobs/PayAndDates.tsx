import { CURRENCIES, MOST_DAYS_POSTED, SALARY_DURATIONS } from '@/api/server.gen'
import { FormChoice, FormLine } from '@/components/FormLine'
import type { PartProps } from '@/features/jobs/fields'
import { counted } from '@/rules/figures'
import { daysBetween, laterBy } from '@/rules/jobAges'
import { isUnpaid } from '@/rules/jobForm'

const currencyOptions = CURRENCIES.map(({ symbol, code }) => ({ value: symbol, label: `${code} (${symbol})` }))
const durationOptions = SALARY_DURATIONS.map((value) => ({ value, label: value }))

export function PayAndDates({ today, ...part }: PartProps & { today: string }) {
  const { draft } = part
  const isSilent = isUnpaid(draft.expectedSalary)
  const days = daysBetween(today, draft.applicationEndDate)
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      <FormLine
        {...part}
        name="expectedSalary"
        label="Salary"
        hint="or NA"
        placeholder="60,000 - 80,000"
        autoComplete="off"
      />
      <div className="grid grid-cols-2 gap-2">
        <FormChoice {...part} name="currencySymbol" label="Currency" disabled={isSilent} options={currencyOptions} />
        <FormChoice {...part} name="salaryDuration" label="Per" disabled={isSilent} options={durationOptions} />
      </div>
      <FormLine {...part} name="datePosted" label="Date posted" type="date" />
      <FormLine
        {...part}
        name="applicationEndDate"
        label="Application deadline"
        hint={
          days !== null && days >= 0 && days <= MOST_DAYS_POSTED
            ? `${counted(days, 'day')}, at most ${MOST_DAYS_POSTED}`
            : `At most ${MOST_DAYS_POSTED} days`
        }
        type="date"
        min={today}
        max={laterBy(today, MOST_DAYS_POSTED)}
      />
    </div>
  )
}
