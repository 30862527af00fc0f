import { wordCount } from '@/rules/figures'
import { daysBetween, laterBy } from '@/rules/jobAges'
import { currencies } from '@/rules/profile'

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const
export const mandatoryChoices = ['Resume', 'Driving License', 'Visa Document'] as const

export const FEWEST_WORDS = 100
export const MOST_DAYS = 60
const DEFAULT_DAYS = 30
const ANSWER_DAYS = 14
export const MOST_ANSWER_DAYS = 90
export const MOST_PROVIDERS = 20
/** Stands for a salary that is not given. */
const NOT_SAID = 'NA'

type ProviderDraft = { jobProvider: string; url: string }

/** The form, by the names of its fields in the request. */
export type JobDraft = {
  title: string
  company: string
  description: string
  location: string
  employmentType: string
  datePosted: string
  applicationEndDate: string
  expectedSalary: string
  /** The sign, such as $. */
  currencySymbol: string
  salaryDuration: string
  jobProviders: ProviderDraft[]
  keywords: string
  mandatoryDocuments: string[]
  /** As typed. */
  answerDays: string
  isPublic: boolean
}
export type JobField = keyof JobDraft
export type JobErrors = Partial<Record<JobField, string>>

export const emptyJob = (today: string): JobDraft => ({
  title: '',
  company: '',
  description: '',
  location: '',
  employmentType: '',
  datePosted: today,
  applicationEndDate: laterBy(today, DEFAULT_DAYS),
  expectedSalary: '',
  currencySymbol: '$',
  salaryDuration: 'per year',
  jobProviders: [],
  keywords: '',
  mandatoryDocuments: ['Resume'],
  answerDays: String(ANSWER_DAYS),
  isPublic: true,
})

/** A posted job, as far as the form edits it. */
type PostedJob = Omit<JobDraft, 'applicationEndDate' | 'answerDays'> & {
  applicationEndDate: string | null
  answerDays: number
  isExpired: boolean
  positionStatus: string
}

/** The form for a posted job. Without a salary, currency and duration begin as in a new job. */
export const draftOf = (job: PostedJob): JobDraft => ({
  title: job.title,
  company: job.company,
  description: job.description,
  location: job.location,
  employmentType: job.employmentType,
  datePosted: job.datePosted,
  applicationEndDate: job.applicationEndDate ?? '',
  expectedSalary: job.expectedSalary,
  currencySymbol:
    currencies.find(({ code, symbol }) => job.currencySymbol === code || job.currencySymbol === symbol)?.symbol ?? '$',
  salaryDuration: job.salaryDuration || 'per year',
  jobProviders: job.jobProviders,
  keywords: job.keywords,
  mandatoryDocuments: job.mandatoryDocuments,
  answerDays: String(job.answerDays),
  isPublic: job.isPublic,
})

export const isUnpaid = (salary: string) => salary.trim().toUpperCase() === NOT_SAID

const amount = String.raw`(?:[A-Z]{3}\s?)?[$₹€£¥]?\s?([0-9][0-9,]*(?:\.[0-9]+)?)\s?([kK]?)`
const RANGE = new RegExp(String.raw`^${amount}(?:\s*(?:-|–|\bto\b)\s*${amount})?$`)
const LONGEST_SALARY = 60

function isSalary(typed: string): boolean {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (isUnpaid(text)) return true
  const found = RANGE.exec(text)
  if (!found || text.length > LONGEST_SALARY) return false
  const number = (digits: string, k: string | undefined) => Number(digits.replaceAll(',', '')) * (k ? 1000 : 1)
  return found[3] === undefined || number(found[1]!, found[2]) <= number(found[3], found[4])
}

const line = (text: string) => text.trim().replace(/\s+/g, ' ')
// Signs are counted as the server counts them.
const signs = (text: string) => [...text].length
const needed = (value: string, sentence: string) => (value.trim() === '' ? sentence : null)

const ENGAGED = 'The deadline of an expired or closed job cannot be changed. Use Reopen or post a new job.'

function titleProblem(title: string): string | null {
  const count = signs(line(title))
  if (count < 3) return 'Title must be at least 3 characters'
  return count > 100 ? 'Title cannot exceed 100 characters' : null
}

/** The words of a description that can be seen, as the server counts them. */
export const descriptionWords = (text: string) => wordCount(text.replace(/\p{Cf}/gu, ''))

function descriptionProblem(text: string): string | null {
  if (signs(text.trim()) < 50) return 'Description must be at least 50 characters'
  if (descriptionWords(text) < FEWEST_WORDS) return `Description must be at least ${FEWEST_WORDS} words`
  return signs(text.trim()) > 20_000 ? 'Description cannot exceed 20,000 characters' : null
}

/** An unchanged deadline is always allowed, even if it has passed. */
function deadlineProblem(day: string, today: string, before?: PostedJob): string | null {
  if (day === '') return 'Application deadline is required'
  if (before && day === before.applicationEndDate) return null
  if (before && (before.isExpired || before.positionStatus === 'closed')) return ENGAGED
  const days = daysBetween(today, day)
  if (days === null) return 'Please select a valid date.'
  if (days < 0) return 'Application deadline cannot be in the past'
  return days > MOST_DAYS ? `Application deadline cannot exceed ${MOST_DAYS} days from today` : null
}

function postedProblem(posted: string, deadline: string): string | null {
  if (posted === '') return 'Date posted is required'
  return deadline !== '' && (daysBetween(posted, deadline) ?? 0) < 0
    ? 'Date posted cannot be after the application deadline'
    : null
}

function providersProblem(providers: readonly ProviderDraft[]): string | null {
  const named = providers.filter(({ jobProvider, url }) => jobProvider.trim() || url.trim())
  if (named.some(({ jobProvider }) => jobProvider.trim() === '')) return 'Please name the provider of each link'
  const isWhole = (url: string) => /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(url.trim())
  return named.every(({ url }) => isWhole(url))
    ? null
    : 'Please enter a full web address for each provider, such as https://jobs.example'
}

const daysProblem = (days: string) =>
  /^[0-9]{1,3}$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= MOST_ANSWER_DAYS
    ? null
    : `Please choose from 1 to ${MOST_ANSWER_DAYS} days`

/** What is wrong with the form, by field, in its order; `before` is the job that is changed. */
export function jobErrors(draft: JobDraft, today: string, before?: PostedJob): JobErrors {
  const isPaid = !isUnpaid(draft.expectedSalary)
  const problems: [JobField, string | null][] = [
    ['title', titleProblem(draft.title)],
    ['company', signs(line(draft.company)) < 2 ? 'Company must be at least 2 characters' : null],
    ['location', needed(draft.location, 'Location is required')],
    ['employmentType', needed(draft.employmentType, 'Employment type is required')],
    ['description', descriptionProblem(draft.description)],
    [
      'expectedSalary',
      isSalary(draft.expectedSalary) ? null : "Please enter a valid salary range (e.g., $60,000 - $120,000) or 'NA'",
    ],
    ['currencySymbol', isPaid ? needed(draft.currencySymbol, 'Please select a currency') : null],
    ['salaryDuration', isPaid ? needed(draft.salaryDuration, 'Please select a salary duration') : null],
    ['datePosted', postedProblem(draft.datePosted, draft.applicationEndDate)],
    ['applicationEndDate', deadlineProblem(draft.applicationEndDate, today, before)],
    ['jobProviders', providersProblem(draft.jobProviders)],
    ['answerDays', daysProblem(draft.answerDays)],
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}

/** What a description cannot be written without. */
export const missingForDescription = ({ title, company, location, employmentType }: JobDraft): string[] =>
  [
    ['Title', title],
    ['Company', company],
    ['Location', location],
    ['Employment type', employmentType],
  ].flatMap(([label, value]) => (value!.trim() === '' ? [label!] : []))
