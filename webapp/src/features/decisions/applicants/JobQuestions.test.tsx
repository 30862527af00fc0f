import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/JobQuestions'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

function open(permitted?: ReturnType<typeof recruiterJob>['permitted']) {
  const jobs: string[] = []
  recruiterServer({ jobs: [recruiterJob(17, permitted && { permitted })], applicants: [applicant(1)] })
  server.use(
    http.get('*/api/visitor-questions', ({ request }) => {
      jobs.push(new URL(request.url).searchParams.get('job_id') ?? '')
      return HttpResponse.json({ success: true, questions: [{ id: 31 }], total: 3, waiting: 1 })
    }),
  )
  renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
  return jobs
}

it('leads from a job to what visitors have asked about it [HIR-M19]', async () => {
  const jobs = open()
  const link = await screen.findByRole('link', { name: 'From visitors: 3 questions, 1 unanswered' })
  expect(link).toHaveAttribute('href', '/user/inbox?question=31')
  expect(jobs).toEqual(['17'])
})

it('asks nothing for people who may not decide [HIR-M22]', async () => {
  const jobs = open(['read_resumes', 'score'])
  expect(await screen.findByRole('link', { name: 'Interview plan' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: /question/ })).toBeNull())
  expect(jobs).toEqual([])
})
