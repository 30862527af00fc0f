import { isUnpaid, type JobDraft } from '@/rules/jobForm'
import { line, type Part } from '@/rules/merging'

/** The parts of a job, each merged as one, with their labels in the form. */
export const jobParts: readonly Part<JobDraft>[] = [
  line('title', 'Title'),
  line('company', 'Company'),
  line('location', 'Location'),
  line('employmentType', 'Employment type'),
  line('keywords', 'Keywords'),
  { label: 'Description', names: ['description'], wording: ({ description }) => description.trim() },
  {
    label: 'Salary',
    names: ['expectedSalary', 'currencySymbol', 'salaryDuration'],
    wording: ({ expectedSalary, currencySymbol, salaryDuration }) =>
      isUnpaid(expectedSalary) ? 'NA' : `${currencySymbol} ${expectedSalary.trim()} ${salaryDuration}`,
  },
  line('datePosted', 'Date posted'),
  line('applicationEndDate', 'Application deadline'),
  {
    label: 'Documents applicants must send',
    names: ['mandatoryDocuments'],
    wording: ({ mandatoryDocuments }) => mandatoryDocuments.join(', '),
  },
  {
    label: 'Who sees this job',
    names: ['isPublic'],
    wording: ({ isPublic }) => (isPublic ? 'Everyone' : 'Members only'),
  },
  line('answerDays', 'Days until an answer'),
  {
    label: 'Also posted on',
    names: ['jobProviders'],
    wording: ({ jobProviders }) =>
      jobProviders
        .map(({ jobProvider, url }) => `${jobProvider} ${url}`.trim())
        .filter(Boolean)
        .join('\n'),
  },
]
