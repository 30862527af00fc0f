import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import type { RecommendedJob } from '@/api/recommendations'
import '@/app/Frame'
import '@/features/landing/Landing'
import '@/features/recommendations/Recommendations'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { server, signedInOnServer, TOKEN } from '@/testing/server'

const parts = { skill_score: 42, role_score: 25, exp_score: 15, location_score: 5 }
const job: RecommendedJob = {
  id: 17,
  title: 'Weaver',
  company: 'Kestrel',
  location: 'Rotterdam',
  employmentType: 'Full-time',
  description: 'We weave.',
  salaryRange: 'Not specified',
  datePosted: '2026-03-12',
  recruiterEmail: 'elena@kestrel.example',
  match_score: 87,
  match_quality: 'excellent',
  match_details: { ...parts, matching_skills: [], missing_skills: [] },
  application_status: null,
  shortfalls: [],
}
const stats = { total_jobs: 1, matched_jobs: 1, excellent: 1, good: 0, fair: 0, low: 0, average_score: 87 }

afterEach(() => vi.useRealTimers())

/** Logs out while an application still waits; answers what the server had heard of it while that person was there. */
async function logOut(answer: () => Response | Promise<Response>) {
  signedInAs('user')
  const heard: unknown[] = []
  server.use(
    http.get('*/api/jobs/agent_recommendations', () =>
      HttpResponse.json({ success: true, recommendations: [job], stats }),
    ),
    http.post('*/api/jobs/auto_apply', ({ request }) => {
      heard.push([signedInOnServer()?.id, request.headers.get('X-CSRF-Token')])
      return answer()
    }),
  )
  const { store } = openApp('/user/agents-jobs')
  fireEvent.click(await screen.findByRole('button', { name: 'Auto-Apply with AI' }))
  await screen.findByText('Applying in 5 s') // the resume fits
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Logout' }))
  expect(address()).toBe('/')
  await waitFor(() => expect(heard).toEqual([[7, TOKEN]]))
  return { session: () => store.getState().session }
}

it('an application that still waits is sent before the log-out', async () => {
  const { session } = await logOut(() => HttpResponse.json({ success: true, message: 'Sent.', application_id: 1 }))
  await waitFor(() => expect(signedInOnServer()).toBeNull())
  expect(session().user).toBeNull()
})

it('but a server that does not answer holds no log-out up', async () => {
  const { session } = await logOut(() => new Promise<Response>(() => {}))
  expect(session().user?.id).toBe(7)
  // Should the tab close now, the browser remembers nobody.
  expect(localStorage.getItem('user')).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(session().user).toBeNull()
  await waitFor(() => expect(signedInOnServer()).toBeNull())
})
