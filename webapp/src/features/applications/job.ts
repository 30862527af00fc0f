/** What of a listed job is needed to apply to it. */
export type JobToApplyFor = {
  id: number
  title: string
  company: string
  location: string
  description: string
  salaryRange: string
  source: 'api' | 'local'
  recruiterEmail: string
  mandatoryDocuments: readonly string[]
}
