import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { CloseDialog } from '@/features/recruiter/CloseDialog'
import { applicant, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const open = (applicantCount: number) =>
  renderAlone(<CloseDialog job={recruiterJob(17, { applicantCount })} onClose={() => {}} />, { as: 'recruiter' })

it('keeps the room of its offer while it counts, and says when nobody waits', async () => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(3, { status: 'Rejected' })] })
  open(1)
  expect(screen.getByRole('status')).toHaveTextContent('Counting who still waits...')
  expect(screen.getByRole('button', { name: 'Close job' })).toBeEnabled()
  expect(await screen.findByText('Everybody who applied has an answer.')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('says when the count cannot be had, and counts nobody where nobody applied', async () => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [] })
  server.use(http.get('*/api/applications/job/17', () => HttpResponse.json({ success: false }, { status: 500 })))
  const { unmount } = open(1)
  expect(await screen.findByText(/^Who still waits for an answer could not be counted\./)).toBeVisible()
  unmount()
  open(0)
  expect(screen.queryByRole('status')).toBeNull()
})
