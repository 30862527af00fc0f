import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { LETTER, open } from '@/testing/applyScene'
import { REFUSED_TOKEN, server } from '@/testing/server'

const refused = (status: number, message: string) =>
  server.use(
    http.post('*/api/send-application-email', () => HttpResponse.json({ success: false, message }, { status })),
  )

it.each([
  [409, 'This job is no longer accepting applications.'],
  [409, 'You have already applied to this job.'],
  [404, 'Job not found'],
])('what is too late (%i, %s) is not sent again: the way leads back to the jobs', async (status, message) => {
  const { form, write, submit, onClose } = open()
  refused(status, message)
  await form()
  write()
  submit()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back to the jobs' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('a session that could not be verified is no end: what was written stays, and is sent once more', async () => {
  const { form, write, submit, requests } = open()
  const answer = () => HttpResponse.json(REFUSED_TOKEN, { status: 403 })
  let refusals = 2 // the call, and its repetition with the token that was fetched again
  server.use(http.post('*/api/send-application-email', () => (refusals-- > 0 ? answer() : undefined)))
  await form()
  write()
  submit()
  expect(await screen.findByText(REFUSED_TOKEN.message)).toBeVisible()
  expect(screen.getByLabelText('Cover letter')).toHaveValue(LETTER)
  expect(screen.queryByRole('button', { name: 'Back to the jobs' })).toBeNull()
  submit()
  expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
  expect(requests).toHaveLength(1)
})
