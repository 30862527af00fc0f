import { describe, expect, it } from 'vitest'

import type { JobFields } from '@/api/types'
import { laterBy } from '@/rules/jobAges'
import { copyOf, draftOf, emptyJob, jobErrors, missingForDescription, type JobDraft } from '@/rules/jobForm'

const TODAY = '2026-11-21'

const whole: JobDraft = {
  ...emptyJob(TODAY),
  title: 'Loom Mechanic',
  company: 'Loomworks',
  description: 'We weave cloth here. '.repeat(25),
  location: 'Pune, India',
  employmentType: 'Full-time',
  expectedSalary: '$60,000 - $120,000',
}
const wrong = (part: Partial<JobDraft>, before?: JobFields) => jobErrors({ ...whole, ...part }, TODAY, before)
const words = (count: number) => Array.from({ length: count }, () => 'loom').join(' ')

const posted = {
  ...whole,
  id: 41,
  applicationEndDate: '2026-11-20',
  answerDays: 14,
  isExpired: true,
  positionStatus: 'open',
} as unknown as JobFields

describe('the job form', () => {
  it('copies a job with dates of its own [HIR-T30]', () => {
    expect(copyOf(posted, TODAY)).toEqual({ ...draftOf(posted), datePosted: TODAY, applicationEndDate: '2026-12-21' })
  })

  it('has no mistake when everything is there', () => {
    expect(wrong({})).toEqual({})
  })

  it('begins with the last day thirty days from today [POST-15] [LIM-27]', () => {
    expect(emptyJob(TODAY)).toMatchObject({ datePosted: TODAY, applicationEndDate: '2026-12-21' })
    expect(laterBy('2026-12-31', 1)).toBe('2027-01-01')
  })

  it.each<[string, keyof JobDraft, string, string | undefined]>([
    ['POST-05', 'title', ' ab ', 'Title must be at least 3 characters'],
    ['POST-05', 'title', 'abc', undefined],
    ['POST-06', 'title', 'x'.repeat(101), 'Title cannot exceed 100 characters'],
    ['POST-06', 'title', '🧵'.repeat(100), undefined],
    ['POST-07] [OPEN-091', 'company', 'x', 'Company must be at least 2 characters'],
    ['POST-10] [OPEN-091', 'location', ' ', 'Location is required'],
    ['POST-11] [OPEN-091', 'employmentType', '', 'Employment type is required'],
    ['POST-08] [OPEN-089', 'description', 'loom '.repeat(9), 'Description must be at least 50 characters'],
    ['POST-09] [OPEN-089', 'description', words(99), 'Description must be at least 100 words'],
    ['POST-09] [LIM-26', 'description', words(100), undefined],
    ['POST-09', 'description', `${words(50)} ${'\u200b '.repeat(60)}`, 'Description must be at least 100 words'],
    ['POST-12] [OPEN-091', 'datePosted', '', 'Date posted is required'],
    ['OPEN-086', 'datePosted', '2026-12-22', 'Date posted cannot be after the application deadline'],
    ['POST-13] [OPEN-091', 'applicationEndDate', '', 'Application deadline is required'],
    ['POST-14] [LIM-27', 'applicationEndDate', '2027-01-21', 'Application deadline cannot exceed 60 days from today'],
    ['POST-14', 'applicationEndDate', '2027-01-20', undefined],
    ['OPEN-086', 'applicationEndDate', '2026-11-20', 'Application deadline cannot be in the past'],
    ['POST-17] [OPEN-091', 'currencySymbol', '', 'Please select a currency'],
    ['POST-17] [OPEN-091', 'salaryDuration', '', 'Please select a salary duration'],
    ['OPEN-091', 'answerDays', '0', 'Please choose from 1 to 90 days'],
  ])('[%s] %s of %j is told: %s', (_id, field, value, sentence) => {
    expect(wrong({ [field]: value, ...(field === 'applicationEndDate' && { datePosted: '2026-11-01' }) })).toEqual(
      sentence ? { [field]: sentence } : {},
    )
  })

  it.each(['60,000', '$60,000 - $120,000', '60k-120K', 'USD 60000 to 120000', '45.50', 'NA', ' na '])(
    'takes the salary %j [POST-16] [OPEN-092]',
    (expectedSalary) => expect(wrong({ expectedSalary })).toEqual({}),
  )

  it.each(['', 'much', '120,000 - 60,000', '60,000 -', '- 60', '1 - 2 - 3', `1${'0'.repeat(61)}`])(
    'refuses the salary %j [POST-16] [OPEN-092]',
    (expectedSalary) =>
      expect(wrong({ expectedSalary })).toEqual({
        expectedSalary: "Please enter a valid salary range (e.g., $60,000 - $120,000) or 'NA'",
      }),
  )

  it('asks for no currency and duration where the salary is NA [POST-17]', () => {
    expect(wrong({ expectedSalary: 'na', currencySymbol: '', salaryDuration: '' })).toEqual({})
  })

  it('wants a name and a whole address of each provider, and skips empty lines', () => {
    expect(wrong({ jobProviders: [{ jobProvider: '', url: ' ' }] })).toEqual({})
    expect(wrong({ jobProviders: [{ jobProvider: '', url: 'https://jobs.example' }] }).jobProviders).toMatch(/name the/)
    expect(wrong({ jobProviders: [{ jobProvider: 'LinkedIn', url: 'jobs' }] }).jobProviders).toMatch(/full web address/)
  })

  it('lets the deadline of an expired job stay, and no other take its place [OPEN-087]', () => {
    const draft = draftOf(posted)
    expect(jobErrors({ ...draft, datePosted: '2026-11-01' }, TODAY, posted)).toEqual({})
    expect(jobErrors({ ...draft, datePosted: '2026-11-01', applicationEndDate: '2026-12-01' }, TODAY, posted)).toEqual({
      applicationEndDate: 'The deadline of an expired or closed job cannot be changed. Use Reopen or post a new job.',
    })
  })

  it('names what a description cannot be written without [POST-21]', () => {
    expect(missingForDescription(emptyJob(TODAY))).toEqual(['Title', 'Company', 'Location', 'Employment type'])
    expect(missingForDescription(whole)).toEqual([])
  })
})
