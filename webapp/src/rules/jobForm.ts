import * as server from '@/api/server.gen'
import type { JobBody } from '@/api/types'
import { wordCount } from '@/rules/figures'
import { daysBetween, laterBy } from '@/rules/jobAges'

export const mandatoryChoices = server.APPLICATION_DOCUMENTS.map(({ label }) => label)

/** The days until the deadline that is offered first. */
const DEFAULT_DAYS = 30

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
  /** The symbol, such as $. */
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
  answerDays: String(server.ANSWER_DAYS),
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
    server.CURRENCIES.find(({ code, symbol }) => job.currencySymbol === code || job.currencySymbol === symbol)
      ?.symbol ?? '$',
  salaryDuration: job.salaryDuration || 'per year',
  jobProviders: job.jobProviders,
  keywords: job.keywords,
  mandatoryDocuments: job.mandatoryDocuments,
  answerDays: String(job.answerDays),
  isPublic: job.isPublic,
})

/** A new job like one that was posted, with dates of its own. */
export const copyOf = (job: PostedJob, today: string): JobDraft => {
  const { datePosted, applicationEndDate } = emptyJob(today)
  return { ...draftOf(job), datePosted, applicationEndDate }
}

export const isUnpaid = (salary: string) => salary.trim().toUpperCase() === server.UNSAID_SALARY

/** The form as it is sent. */
export const bodyOf = (draft: JobDraft): JobBody => ({
  ...draft,
  ...(isUnpaid(draft.expectedSalary) && { currencySymbol: '', salaryDuration: '' }),
  jobProviders: draft.jobProviders.filter(({ jobProvider, url }) => jobProvider.trim() || url.trim()),
  answerDays: Number(draft.answerDays),
})

const amount = String.raw`(?:[A-Z]{3}\s?)?[$₹€£¥]?\s?([0-9][0-9,]*(?:\.[0-9]+)?)\s?([kK]?)`
const RANGE = new RegExp(String.raw`^${amount}(?:\s*(?:-|–|\bto\b)\s*${amount})?$`)

function isSalary(typed: string): boolean {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (isUnpaid(text)) return true
  const parts = RANGE.exec(text)
  if (!parts || text.length > server.LONGEST_SALARY) return false
  const number = (digits: string, k: string | undefined) => Number(digits.replaceAll(',', '')) * (k ? 1000 : 1)
  return parts[3] === undefined || number(parts[1]!, parts[2]) <= number(parts[3], parts[4])
}

const line = (text: string) => text.trim().replace(/\s+/g, ' ')
// Characters are counted as the server counts them.
const signs = (text: string) => [...text].length
const needed = (value: string, sentence: string) => (value.trim() === '' ? sentence : null)

function titleProblem(title: string): string | null {
  const count = signs(line(title))
  if (count < server.SHORTEST_TITLE) return server.JOB_TITLE_TOO_SHORT
  return count > server.LONGEST_TITLE ? server.JOB_TITLE_TOO_LONG : null
}

/** The words of a description that can be seen, as the server counts them. */
export const descriptionWords = (text: string) => wordCount(text.replace(/\p{Cf}/gu, ''))

function descriptionProblem(text: string): string | null {
  if (signs(text.trim()) < server.SHORTEST_DESCRIPTION) return server.JOB_DESCRIPTION_TOO_SHORT
  if (descriptionWords(text) < server.FEWEST_DESCRIPTION_WORDS) return server.JOB_DESCRIPTION_TOO_FEW_WORDS
  return signs(text.trim()) > server.LONGEST_DESCRIPTION ? server.JOB_DESCRIPTION_TOO_LONG : null
}

/** An unchanged deadline is always allowed, even if it has passed. */
function deadlineProblem(day: string, today: string, before?: PostedJob): string | null {
  if (day === '') return server.JOB_DEADLINE_NEEDED
  if (before && day === before.applicationEndDate) return null
  if (before && (before.isExpired || before.positionStatus === 'closed')) return server.DEADLINE_FIXED
  const days = daysBetween(today, day)
  if (days === null) return server.DATE_NEEDED
  if (days < 0) return server.DEADLINE_PAST
  return days > server.MOST_DAYS_POSTED ? server.DEADLINE_TOO_FAR : null
}

function postedProblem(posted: string, deadline: string): string | null {
  if (posted === '') return server.JOB_DATE_POSTED_NEEDED
  return deadline !== '' && (daysBetween(posted, deadline) ?? 0) < 0 ? server.JOB_DATE_POSTED_TOO_LATE : null
}

function providersProblem(providers: readonly ProviderDraft[]): string | null {
  const named = providers.filter(({ jobProvider, url }) => jobProvider.trim() || url.trim())
  if (named.some(({ jobProvider }) => jobProvider.trim() === '')) return server.JOB_PROVIDER_NAME_NEEDED
  const isWhole = (url: string) => /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(url.trim())
  return named.every(({ url }) => isWhole(url)) ? null : server.JOB_PROVIDER_LINK_MALFORMED
}

const daysProblem = (days: string) =>
  /^[0-9]{1,3}$/.test(days.trim()) && Number(days) >= 1 && Number(days) <= server.MOST_ANSWER_DAYS
    ? null
    : server.JOB_ANSWER_DAYS_OUT_OF_RANGE

/** What is wrong with the form, by field, in its order; `before` is the job that is changed. */
export function jobErrors(draft: JobDraft, today: string, before?: PostedJob): JobErrors {
  const isPaid = !isUnpaid(draft.expectedSalary)
  const problems: [JobField, string | null][] = [
    ['title', titleProblem(draft.title)],
    ['company', signs(line(draft.company)) < server.SHORTEST_COMPANY ? server.JOB_COMPANY_TOO_SHORT : null],
    ['location', needed(draft.location, server.JOB_LOCATION_NEEDED)],
    ['employmentType', needed(draft.employmentType, server.JOB_TYPE_NEEDED)],
    ['description', descriptionProblem(draft.description)],
    ['expectedSalary', isSalary(draft.expectedSalary) ? null : server.SALARY_MALFORMED],
    ['currencySymbol', isPaid ? needed(draft.currencySymbol, server.JOB_CURRENCY_NEEDED) : null],
    ['salaryDuration', isPaid ? needed(draft.salaryDuration, server.JOB_DURATION_NEEDED) : null],
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
