import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import '@/features/decisions/applicants/ApplicationsView'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, recruiterJob, recruiterServer, closePage } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { person, server } from '@/testing/server'

beforeEach(atADesk)

const open = (at = '/here?jobId=17') => {
  recruiterServer({
    jobs: [recruiterJob(17, { positionStatus: 'closed' })],
    applicants: [applicant(1), applicant(2)],
  })
  return renderAlone(<RecruiterTracker />, { as: 'recruiter', at })
}
const refused = (message: string, status: number) => HttpResponse.json({ success: false, message }, { status })
const dialog = (name: string) => screen.findByRole('dialog', { name })
const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('button')
    .map((button) => button.textContent)

/** The dialog in which somebody rejects the first applicant with own words. */
async function reject() {
  const row = await screen.findByRole('row', { name: 'Person 1' })
  act(() => row.focus())
  fireEvent.keyDown(row, { key: 'r' })
  return dialog('Reject Person 1?')
}

const DECISION = { status: 'Selected', by: 'thoughtful', at: '2026-03-14T10:00:00+00:00' }
const sentence = 'Cannot change status from Selected to Rejected'

it('a decision that somebody else made meanwhile says who and when, and the words stay', async () => {
  open()
  server.use(
    http.put('*/api/applications/1/status', () =>
      HttpResponse.json(
        { success: false, code: 'cannot_change_status', message: sentence, data: DECISION },
        { status: 409 },
      ),
    ),
  )
  const dialogBox = await reject()
  fireEvent.change(within(dialogBox).getByLabelText(/^Your message/), { target: { value: 'We liked you.' } })
  fireEvent.click(within(dialogBox).getByRole('button', { name: 'Reject Person 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await closePage()
  expect(await screen.findByText('Nothing was changed')).toBeVisible()
  expect(screen.getByText(/^Person 1: thoughtful already selected this application on Mar 14, 2026/)).toBeVisible()
  expect(within(await reject()).getByLabelText(/^Your message/)).toHaveValue('We liked you.')
})

it('of several that somebody decided meanwhile it is the same', async () => {
  open()
  server.use(
    http.post('*/api/applications/decisions', () =>
      HttpResponse.json({
        success: false,
        message: '0 of 2 applications were changed.',
        results: [1, 2].map((id) => ({ id, success: false, message: sentence, data: DECISION })),
      }),
    ),
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose Person 1' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Person 2' }))
  const chosen = within(await screen.findByRole('region', { name: 'Chosen applications' }))
  fireEvent.click(chosen.getByRole('button', { name: /^Reject/ }))
  fireEvent.click(within(await dialog('Reject 2 applicants?')).getByRole('button', { name: 'Reject 2 applicants' }))
  await closePage()
  expect(await screen.findByText(/Not changed: Person 1, Person 2\. thoughtful already selected/)).toBeVisible()
})

it('a call that is made twice, because the page closed before its answer came, is told as one', async () => {
  open()
  server.use(
    http.put('*/api/applications/1/status', () =>
      HttpResponse.json(
        {
          success: false,
          code: 'cannot_change_status',
          message: 'x',
          data: { ...DECISION, by: person('recruiter').username },
        },
        { status: 409 },
      ),
    ),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Select Person 1' }))
  await closePage()
  await waitFor(() => expect(screen.queryByText(/^Selecting/)).toBeNull())
  expect(screen.queryByText('Nothing was changed')).toBeNull()
})

it('a decision that the server could not make now can be asked for again', async () => {
  open()
  server.use(http.put('*/api/applications/1/status', () => refused('Sorry.', 503)))
  const dialogBox = await reject()
  fireEvent.click(within(dialogBox).getByRole('button', { name: 'Reject Person 1' }))
  await closePage()
  expect(await screen.findByText('Failed to update application status. Please try again.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Reject Person 1' })).toBeEnabled()
})

it('a job that somebody reopened meanwhile is told to be open, and only closes', async () => {
  open('/here')
  server.use(http.post('*/api/jobs/17/close', () => refused('Job is already open', 409)))
  fireEvent.click(await screen.findByRole('button', { name: /^Reopen/ }))
  fireEvent.click(within(await dialog('Reopen Job')).getByRole('button', { name: 'Reopen Job' }))
  const notice = await dialog('The job was not reopened')
  expect(notice).toHaveAccessibleDescription('Weaver 17')
  expect(within(notice).getByText('Job is already open')).toBeVisible()
  expect(names(notice)).not.toContain('Reopen Job')
  fireEvent.click(within(notice).getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
