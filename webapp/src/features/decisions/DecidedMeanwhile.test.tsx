import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import '@/features/decisions/applicants/ApplicationsView'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

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
    .map((one) => one.textContent)

/** The dialog in which somebody rejects the first applicant with own words. */
async function reject() {
  const row = await screen.findByRole('row', { name: 'Person 1' })
  act(() => row.focus())
  fireEvent.keyDown(row, { key: 'r' })
  return dialog('Reject Person 1?')
}

it('a decision that somebody made meanwhile is told as it is, and only closes: the words stay', async () => {
  open()
  const sentence = 'Cannot change status from Selected to Rejected'
  server.use(http.put('*/api/applications/1/status', () => refused(sentence, 409)))
  const asked = await reject()
  fireEvent.change(within(asked).getByLabelText(/^Your message/), { target: { value: 'We liked you.' } })
  fireEvent.click(within(asked).getByRole('button', { name: 'Reject Person 1' }))
  const told = await dialog('Nothing was changed')
  expect(told).toHaveAccessibleDescription('Person 1')
  expect(within(told).getByText(sentence)).toBeVisible()
  expect(within(told).getByLabelText(/^Your message/)).toHaveValue('We liked you.')
  expect(names(told)).not.toContain('Reject Person 1')
  fireEvent.click(within(told).getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(within(await reject()).getByLabelText(/^Your message/)).toHaveValue('We liked you.')
})

it('of several that somebody decided meanwhile it is the same', async () => {
  open()
  const message = 'Cannot change status from Selected to Rejected'
  server.use(
    http.post('*/api/applications/decisions', () =>
      HttpResponse.json({
        success: false,
        message: '0 of 2 applications were changed.',
        results: [1, 2].map((id) => ({ id, success: false, message })),
      }),
    ),
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose Person 1' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Person 2' }))
  const chosen = within(screen.getByRole('region', { name: 'Chosen applications' }))
  fireEvent.click(chosen.getByRole('button', { name: /^Reject/ }))
  fireEvent.click(within(await dialog('Reject 2 applicants?')).getByRole('button', { name: 'Reject 2 applicants' }))
  const told = await dialog('Nothing was changed')
  expect(within(told).getByText(`Not changed: Person 1, Person 2. ${message}.`)).toBeVisible()
  expect(names(told)).not.toContain('Reject 2 applicants')
})

it('a decision that the server could not make now can be asked for again', async () => {
  open()
  server.use(http.put('*/api/applications/1/status', () => refused('Sorry.', 503)))
  const asked = await reject()
  fireEvent.click(within(asked).getByRole('button', { name: 'Reject Person 1' }))
  expect(await screen.findByText('Failed to update application status. Please try again.')).toBeVisible()
  expect(await within(asked).findByRole('button', { name: 'Reject Person 1' })).toBeEnabled()
})

it('a job that somebody reopened meanwhile is told to be open, and only closes', async () => {
  open('/here')
  server.use(http.post('*/api/jobs/17/close', () => refused('Job is already open', 409)))
  fireEvent.click(await screen.findByRole('button', { name: /^Reopen/ }))
  fireEvent.click(within(await dialog('Reopen Job')).getByRole('button', { name: 'Reopen Job' }))
  const told = await dialog('The job was not reopened')
  expect(told).toHaveAccessibleDescription('Weaver 17')
  expect(within(told).getByText('Job is already open')).toBeVisible()
  expect(names(told)).not.toContain('Reopen Job')
  fireEvent.click(within(told).getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
