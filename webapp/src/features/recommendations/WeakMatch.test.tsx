import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { RecommendedJob } from '@/api/recommendations'
import { Recommendations } from '@/features/recommendations/Recommendations'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const near: RecommendedJob = {
  id: 17,
  title: 'Senior Backend Engineer',
  company: 'Kestrel Robotics',
  location: 'Rotterdam, NL',
  employmentType: 'Full-time',
  description: 'We move parcels.',
  salaryRange: '',
  datePosted: '2026-03-12',
  recruiterEmail: 'elena@kestrel.example',
  match_score: 87,
  match_quality: 'excellent',
  match_details: {
    skill_score: 42,
    role_score: 25,
    exp_score: 15,
    location_score: 5,
    matching_skills: ['Python'],
    missing_skills: [],
  },
  application_status: null,
  shortfalls: [],
}
const missing = 'Your profile has none of the 6 skills that it asks for.'
const far: RecommendedJob = {
  ...near,
  id: 19,
  title: 'Structural Engineer',
  match_score: 41,
  match_quality: 'low',
  shortfalls: [missing],
}

async function open() {
  const requests: unknown[] = []
  const stats = { total_jobs: 2, matched_jobs: 2, excellent: 1, good: 0, fair: 0, low: 1, average_score: 64 }
  server.use(
    http.get('*/api/jobs/agent_recommendations', () =>
      HttpResponse.json({ success: true, recommendations: [near, far], stats }),
    ),
    http.post('*/api/jobs/auto_apply', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, message: 'Sent.', application_id: 1, email_sent: true })
    }),
  )
  renderAlone(<Recommendations />)
  await screen.findByRole('article', { name: far.title })
  return requests
}

const card = ({ title }: RecommendedJob) => within(screen.getByRole('article', { name: title }))
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

afterEach(() => vi.useRealTimers())

describe('a job that is far from the profile', () => {
  it('says first what is missing', async () => {
    await open()
    const first = card(far).getByRole('list', { name: 'What is missing' })
    expect(first).toHaveTextContent(missing)
    const description = card(far).getByText(far.description)
    expect(first.compareDocumentPosition(description)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(card(near).queryByRole('list', { name: 'What is missing' })).toBeNull()
  })

  it('is applied for only after a question that names it', async () => {
    const requests = await open()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const apply = () => fireEvent.click(card(far).getByRole('button', { name: 'Auto-Apply with AI' }))
    apply()
    const question = () => within(screen.getByRole('alertdialog'))
    expect(question().getByText(missing)).toBeVisible()
    fireEvent.click(question().getByRole('button', { name: 'Cancel' }))
    pass(10)
    expect(requests).toEqual([])
    apply()
    fireEvent.click(question().getByRole('button', { name: 'Apply anyway' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    pass(5)
    await waitFor(() => expect(requests).toHaveLength(1))
  })
})
