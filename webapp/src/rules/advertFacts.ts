import type { FactOfAdvert } from '@/api/types'
import { isUnpaid, type JobDraft } from '@/rules/jobForm'
import { dayOf } from '@/rules/recruiterDates'

/** Something that the description says of other fields of the form. */
export type AdvertOffer = {
  label: string
  /** What the fields would say, as people read it. */
  shown: string
  part: Partial<JobDraft>
  /** The words that say it, and where they begin. */
  quote: string
  start: number
  /** What the form says instead, as people read it; empty if nobody has filled it in. */
  typed: string
}

const LABELS = {
  title: 'Title',
  location: 'Location',
  employmentType: 'Employment type',
  expectedSalary: 'Salary',
  applicationEndDate: 'Application deadline',
  keywords: 'Keywords',
} as const
type OfferedField = keyof typeof LABELS

type Pay = Partial<Pick<JobDraft, 'expectedSalary' | 'currencySymbol' | 'salaryDuration'>>
const payOf = ({ expectedSalary = '', currencySymbol = '', salaryDuration = '' }: Pay) =>
  `${currencySymbol}${expectedSalary.trim()} ${salaryDuration}`

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
const isAlike = (typed: string, value: string) =>
  plain(typed).includes(plain(value)) || plain(value).includes(plain(typed))

/**
 * What the description says of fields that are empty, or that the person has filled in otherwise; a field that is as the
 * form `began` counts as filled in by nobody, and keeps its value unless it is the deadline.
 */
export function advertOffers(facts: readonly FactOfAdvert[], draft: JobDraft, began: JobDraft): AdvertOffer[] {
  const values = Object.fromEntries(facts.map(({ field, value }) => [field, value])) as Partial<JobDraft>
  return facts.flatMap(({ field, value, quote, start }) => {
    if (!(field in LABELS)) return []
    const name = field as OfferedField
    const before = draft[name].trim()
    const isUntouched = before === began[name].trim()
    const isFree = before === '' || (isUntouched && name === 'applicationEndDate')
    const { currencySymbol, salaryDuration } = values
    const isPay = name === 'expectedSalary'
    const isDay = name === 'applicationEndDate'
    // A currency and a time that nobody has chosen stand beside every amount.
    const isPaidAlike = !isPay || (draft.currencySymbol === currencySymbol && draft.salaryDuration === salaryDuration)
    if (isFree ? before === value : isUntouched || name === 'keywords' || (isPaidAlike && isAlike(before, value)))
      return []
    return [
      {
        label: LABELS[name],
        shown: isPay ? payOf({ expectedSalary: value, currencySymbol, salaryDuration }) : isDay ? dayOf(value) : value,
        part: isPay ? { expectedSalary: value, currencySymbol, salaryDuration } : { [name]: value },
        quote,
        start,
        typed: isFree ? '' : isPay && !isUnpaid(before) ? payOf(draft) : before,
      },
    ]
  })
}
