import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/DecideDialog'
import '@/features/decisions/applicants/SelectionBar'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, closePage, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { person, server } from '@/testing/server'

beforeEach(atADesk)

function open() {
  const world = recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1), applicant(2)] })
  renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
  return () => world.calls.filter(({ method }) => method === 'PUT')
}

/** Person 1 was rejected and the page reloaded, which sends what waits; the calls of the new page. */
async function reloaded(sent: () => number) {
  fireEvent.click(await screen.findByRole('button', { name: 'Reject Person 1' }))
  const storage = { ...sessionStorage }
  cleanup()
  await waitFor(() => expect(sent()).toBe(1))
  for (const [name, value] of Object.entries(storage)) sessionStorage.setItem(name, value as string)
  const requests = open()
  const undo = await screen.findByRole('button', { name: 'Undo the decision on Person 1' })
  return { requests, undo }
}

it('a decision that the server has not heard of waits on after a reload', async () => {
  open()
  let unheard = 0
  server.use(
    http.put('*/api/applications/1/status', () => {
      unheard += 1
      return new Promise<never>(() => {})
    }),
  )
  const { requests, undo } = await reloaded(() => unheard)
  expect(undo).toBeVisible()
  expect(screen.getByText(/it may not have been sent/)).toBeVisible()
  await closePage()
  await waitFor(() => expect(requests()).toHaveLength(1))
})

it.each([
  ['Rejected', 'Too late to take this back'],
  ['Submitted', 'Taken back. Nothing was sent.'],
  [null, 'Taken back'],
])('what is taken back after a reload is said by what the server knows: %s', async (status, sentence) => {
  const before = open()
  const { requests, undo } = await reloaded(() => before().length)
  server.use(
    http.get('*/api/applications/1', () =>
      status ? HttpResponse.json({ success: true, application: { id: 1, status } }) : HttpResponse.error(),
    ),
  )
  fireEvent.click(undo)
  expect(await screen.findByText(sentence)).toBeVisible()
  await closePage()
  expect(requests()).toEqual([])
})

it('several that arrived before a reload are not reported as refused when they are sent again', async () => {
  open()
  let calls = 0
  const by = { by: person('recruiter').username, status: 'Rejected', at: '2026-11-30T10:00:00Z' }
  const refused = (id: number) => ({ id, success: false, message: 'Decided.', code: 'already_decided', data: by })
  server.use(
    http.post('*/api/applications/decisions', () => {
      calls += 1
      return HttpResponse.json({ success: false, message: 'Nothing.', results: [refused(1), refused(2)] })
    }),
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reject 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 applicants?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Reject 2 applicants' }))
  await closePage()
  await waitFor(() => expect(calls).toBe(1))
  await waitFor(() => expect(screen.queryByText('Rejecting 2 applicants')).toBeNull())
  expect(screen.queryByText('Nothing was changed')).toBeNull()
})
