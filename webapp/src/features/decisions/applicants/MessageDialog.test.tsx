import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import '@/features/decisions/applicants/ActDialog'
import '@/features/decisions/applicants/ApplicationsView'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, closePage, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

it('writes to everybody chosen, filled in for each, and keeps the text when it is taken back [HIR-A04]', async () => {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1), applicant(2)] })
  const calls: unknown[] = []
  const templates = [{ name: 'More time', text: 'Dear {first name}, {met}.' }]
  server.use(
    http.get('*/api/company/answer-templates', () => HttpResponse.json({ success: true, templates })),
    http.post('*/api/applications/:id/messages/preview', ({ params }) => {
      const gaps = params['id'] === '2' ? ['met'] : []
      return HttpResponse.json({ success: true, text: `Dear Person ${params['id'] as string}`, gaps })
    }),
    http.post('*/api/applications/messages', async ({ request }) => {
      calls.push(await request.json())
      const refused = { id: 2, success: false, message: '{met} cannot be filled in.' }
      return HttpResponse.json({ success: false, results: [{ id: 1, success: true, message: 'Sent.' }, refused] })
    }),
  )
  const { person } = renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
  await person.click(await screen.findByRole('checkbox', { name: 'Choose Person 1' }))
  await person.click(screen.getByRole('checkbox', { name: 'Choose Person 2' }))
  screen.getByRole('row', { name: 'Person 2' }).focus()
  await person.keyboard('e')
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Template' }), 'More time')
  expect(await screen.findByText('Dear Person 1')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Next applicant' }))
  expect(await screen.findByText(/^Person 2 would get no message: \{met\}/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await person.click(await screen.findByRole('button', { name: /^Undo/ }))
  await closePage()
  expect(calls).toEqual([])

  await person.click(screen.getByRole('button', { name: 'Message 2' }))
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Dear {first name}, {met}.')
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await closePage()
  expect(await screen.findByText('Sent to 1 applicant.')).toBeVisible()
  expect(screen.getByText('Person 2: {met} cannot be filled in.')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Choose Person 1' })).not.toBeChecked()
  await waitFor(() => expect(calls).toEqual([{ application_ids: [1, 2], text: 'Dear {first name}, {met}.' }]))
})
