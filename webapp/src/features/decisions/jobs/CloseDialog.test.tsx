import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { CloseDialog } from '@/features/decisions/jobs/CloseDialog'
import { applicant, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const open = (applicantCount: number, reopenCount = 0, onClose = () => {}) =>
  renderAlone(<CloseDialog job={recruiterJob(17, { applicantCount, reopenCount })} onClose={onClose} />, {
    as: 'recruiter',
  })

const offer = () =>
  screen.findByRole('checkbox', { name: /^Email a friendly rejection to the 1 applicant still waiting/ })
const words = () => screen.getByLabelText('Your message in that email')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('keeps the room of its offer while it counts, and says when nobody waits', async () => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(3, { status: 'Rejected' })] })
  open(1)
  expect(screen.getByRole('status')).toHaveTextContent('Counting who is still waiting...')
  expect(screen.getByRole('button', { name: 'Close job' })).toBeEnabled()
  expect(await screen.findByText('Nobody is waiting for an answer.')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('offers no answer to people who have left', async () => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [] })
  const counts = { Submitted: 1, Selected: 0, Rejected: 0 }
  const left = { success: true, applications: [], total: 1, counts, waiting: 0, due: 0, late: 0 }
  server.use(http.get('*/api/applications/job/17', () => HttpResponse.json(left)))
  open(1)
  expect(await screen.findByText('Nobody is waiting for an answer.')).toBeVisible()
})

it('says when the count cannot be had, and counts nobody where nobody applied', async () => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [] })
  server.use(http.get('*/api/applications/job/17', () => HttpResponse.json({ success: false }, { status: 500 })))
  const { unmount } = open(1)
  expect(await screen.findByText(/^We could not count who is still waiting for an answer\./)).toBeVisible()
  unmount()
  open(0)
  expect(screen.queryByRole('status')).toBeNull()
})

it('says how often the job can be opened again', () => {
  recruiterServer({ jobs: [recruiterJob(17)] })
  const first = open(0)
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/It can be reopened 2 times\.$/)
  first.unmount()
  open(0, 2)
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/cannot be reopened(?: again)?\.$/)
})

it('keeps what was written when it is closed by the way, and nothing when it is cancelled', async () => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1)] })
  const first = open(1)
  fireEvent.click(await offer())
  fireEvent.change(words(), { target: { value: 'Thank you all.' } })
  await first.person.keyboard('{Escape}')
  first.unmount()
  const second = open(1)
  fireEvent.click(await offer())
  expect(words()).toHaveValue('Thank you all.')
  press('Cancel')
  second.unmount()
  open(1)
  fireEvent.click(await offer())
  expect(words()).toHaveValue('')
})

it('whose answers fail stays with what was written, and closes once', async () => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1)] })
  let closed = 0
  const requests: unknown[] = []
  server.use(
    http.post('*/api/jobs/17/close', () => {
      closed += 1
      return HttpResponse.json({
        success: true,
        message: 'Job closed successfully!',
        job: recruiterJob(17),
        reopenCount: 0,
      })
    }),
    http.post('*/api/jobs/17/answers', async ({ request }) => {
      requests.push(await request.json())
      if (requests.length === 1) return HttpResponse.json({}, { status: 500 })
      return HttpResponse.json({ success: true, message: '1 application changed to Rejected.', answered: 1 })
    }),
  )
  const onClose = vi.fn()
  open(1, 0, onClose)
  fireEvent.click(await offer())
  fireEvent.change(words(), { target: { value: 'Thank you all.' } })
  press('Close and answer')
  expect(await screen.findByText('The applicants were not answered.')).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Answer those still waiting?' })).toHaveTextContent('Weaver 17 is closed.')
  expect(onClose).not.toHaveBeenCalled()
  press('Answer them')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(closed).toBe(1)
  const decision = { status: 'Rejected', message: 'Thank you all.' }
  expect(requests).toEqual([decision, decision])
})

it.each([
  [404, 'Job not found'],
  [403, 'You do not have permission to perform this action.'],
])('that was refused for good (%i) is not offered again, and what was written can be read', async (status, message) => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1)] })
  server.use(http.post('*/api/jobs/17/close', () => HttpResponse.json({ success: false, message }, { status })))
  const onClose = vi.fn()
  open(1, 0, onClose)
  fireEvent.click(await offer())
  fireEvent.change(words(), { target: { value: 'Thank you all.' } })
  press('Close and answer')
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'The job was not closed' })).toHaveAccessibleDescription('Weaver 17')
  expect(words()).toHaveValue('Thank you all.')
  expect(screen.queryByRole('button', { name: /^Close (and answer|job)$/ })).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  expect(onClose).toHaveBeenCalledOnce()
})

it('that failed for now is offered again', async () => {
  recruiterServer({ jobs: [recruiterJob(17)] })
  server.use(http.post('*/api/jobs/17/close', () => HttpResponse.json({}, { status: 500 })))
  open(0)
  press('Close job')
  await screen.findByText('Failed to close job. Please try again.')
  expect(screen.getByRole('button', { name: 'Close job' })).toBeEnabled()
})

it('whose answers were refused for good says so without asking again', async () => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1)] })
  const reply = { success: true, message: 'Job closed successfully!', job: recruiterJob(17), reopenCount: 0 }
  server.use(
    http.post('*/api/jobs/17/close', () => HttpResponse.json(reply)),
    http.post('*/api/jobs/17/answers', () => HttpResponse.json({ message: 'Job not found' }, { status: 404 })),
  )
  open(1)
  fireEvent.click(await offer())
  press('Close and answer')
  expect(await screen.findByText('Job not found')).toBeVisible()
  const dialog = screen.getByRole('dialog', { name: 'The applicants were not answered' })
  expect(dialog).toHaveAccessibleDescription('Weaver 17 is closed.')
  expect(screen.queryByRole('button', { name: 'Answer them' })).toBeNull()
})
