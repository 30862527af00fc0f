import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { Kit } from '@/api/scorecards'
import { openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const kit: Kit = {
  success: true,
  interview_id: 7,
  application_id: 3,
  job_id: 3,
  title: 'Talk',
  kind: 'phone',
  minutes: 30,
  state: 'booked',
  starts_at: '2026-12-02T09:00:00Z',
  due_at: '2026-12-03T09:30:00Z',
  candidate: 'Anna Loom',
  job_title: 'Ward Nurse',
  rows: [],
  is_interviewer: true,
  own: null,
  others: [],
  is_final: false,
}

it('HIR-I44: without a connection a scorecard stays in the browser, and is sent once there is one', async () => {
  signedInAs('recruiter')
  const saved: unknown[] = []
  server.use(
    http.get('*/api/interviews/7/kit', () => HttpResponse.json(kit)),
    http.put('*/api/interviews/7/scorecard', () => HttpResponse.error()),
  )
  const { person, unmount } = openApp('/user/interviews/7')
  await person.type(await screen.findByRole('textbox', { name: /^Why/ }), 'Calm.')
  expect(await screen.findByText(/^You are offline\./, {}, { timeout: 5000 })).toBeVisible()
  unmount()
  openApp('/user/interviews/7')
  expect(await screen.findByRole('textbox', { name: /^Why/ })).toHaveValue('Calm.')
  server.use(
    http.put('*/api/interviews/7/scorecard', async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json(kit)
    }),
  )
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ why: 'Calm.' }))
  expect(await screen.findByText(/^Saved at/)).toBeVisible()
})

it('says of a proven requirement that a blind review hides its sentence [HIR-T45]', async () => {
  signedInAs('recruiter')
  const row = { id: 'R1', label: 'Night shifts', must: true, sentence: '', question: 'Tell me about it.', minutes: 10 }
  const rows = [
    { ...row, state: 'met' },
    { ...row, id: 'R2', label: 'First aid', state: 'missing' },
  ]
  server.use(http.get('*/api/interviews/7/kit', () => HttpResponse.json({ ...kit, candidate: 'Candidate 3', rows })))
  openApp('/user/interviews/7')
  expect(await screen.findByText('A blind review hides the sentence.', { exact: false })).toBeVisible()
  expect(screen.getByText('Nothing in the resume mentions it.', { exact: false })).toBeVisible()
})
