import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/Insights'
import '@/features/decisions/candidates/CandidatesView'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

const GONE = [
  [404, 'Job not found'],
  [403, 'You do not have permission to perform this action.'],
] as const

const refuse = (path: string, status: number, message: string) =>
  server.use(http.get(path, () => HttpResponse.json({ success: false, message }, { status })))

const open = (search: string) => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1)] })
  return () => renderAlone(<RecruiterTracker />, { as: 'recruiter', at: `/here?${search}` })
}

/** The one way that is offered next to the refusal leads here. */
async function wayFrom(message: string) {
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'See all jobs' }))
  return screen.findByText('Weaver 17')
}

it.each(GONE)('applications for a job that cannot be had (%i) lead back to the jobs', async (status, message) => {
  const show = open('jobId=17')
  refuse('*/api/applications/job/17', status, message)
  show()
  expect(await wayFrom(message)).toBeVisible()
})

it.each(GONE)('people for a job that cannot be had (%i) lead back to the jobs', async (status, message) => {
  const show = open('jobId=17&view=candidates')
  refuse('*/api/jobs/17/matching_candidates', status, message)
  show()
  expect(await wayFrom(message)).toBeVisible()
})

it.each(GONE)('charts of a job that cannot be had (%i) lead back to the jobs', async (status, message) => {
  const show = open('jobId=17')
  refuse('*/api/jobs/17/insights', status, message)
  show()
  fireEvent.click(await screen.findByRole('radio', { name: 'Charts' }))
  expect(await wayFrom(message)).toBeVisible()
})

it('a list whose job is gone since is not kept as one from before', async () => {
  const show = open('jobId=17')
  const { person } = show()
  await screen.findByText('Person 1')
  refuse('*/api/applications/job/17', 404, 'Job not found')
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
  expect(await wayFrom('Job not found')).toBeVisible()
})
