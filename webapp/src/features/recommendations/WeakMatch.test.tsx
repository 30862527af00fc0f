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

async function opened() {
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
  const { unmount } = renderAlone(<Recommendations />)
  await screen.findByRole('article', { name: far.title })
  return { requests, leave: unmount }
}
const open = async () => (await opened()).requests

const card = ({ title }: RecommendedJob) => within(screen.getByRole('article', { name: title }))
const press = (job: RecommendedJob) => fireEvent.click(card(job).getByRole('button', { name: 'Auto-Apply with AI' }))
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
    const apply = async () => {
      press(far)
      await screen.findByRole('alertdialog')
    }
    const question = () => within(screen.getByRole('alertdialog'))
    await apply()
    expect(question().getByText(missing)).toBeVisible()
    fireEvent.click(question().getByRole('button', { name: 'Cancel' }))
    pass(10)
    expect(requests).toEqual([])
    await apply()
    fireEvent.click(question().getByRole('button', { name: 'Apply anyway' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    pass(5)
    await waitFor(() => expect(requests).toHaveLength(1))
  })
})

const requirements = [{ label: 'RN license', must: true, state: 'missing', own_word: '' }]
const brake = { percent: 12, meaning: '', missing: ['RN license'], shortfalls: [], refused: [] }

/** The check of the profile's resume, which is what is sent. */
const answerCheck = (fit: object) =>
  server.use(http.get('*/api/jobs/:id/brake', () => HttpResponse.json({ success: true, requirements, ...fit })))

describe('Auto-Apply judges by the resume that it sends, as the form does [WS-314]', () => {
  it('asks about a job that the profile fits and the resume does not', async () => {
    const requests = await open()
    answerCheck({ brake })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    press(near)
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/^Your resume matches/)).toHaveTextContent('Your resume matches 12%')
    expect(question.getByRole('list', { name: 'What the job insists on' })).toHaveTextContent('RN license')
    pass(10)
    expect(requests).toEqual([])
    fireEvent.click(question.getByRole('button', { name: 'Apply anyway' }))
    pass(5)
    await waitFor(() => expect(requests).toHaveLength(1))
  })

  it('asks by the profile, too, where it falls short though the resume has a fair chance', async () => {
    await open()
    answerCheck({ brake: null })
    press(far)
    expect(within(await screen.findByRole('alertdialog')).getByText(missing)).toBeVisible()
  })

  it('asks nothing where neither falls short', async () => {
    await open()
    answerCheck({ brake: null })
    press(near)
    expect(await card(near).findByText('Applying in 5 s')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    fireEvent.click(card(near).getByRole('button', { name: /^Undo/ }))
  })

  it('asks by the profile where the resume cannot be judged', async () => {
    await open()
    server.use(http.get('*/api/jobs/:id/brake', () => HttpResponse.error()))
    press(far)
    expect(within(await screen.findByRole('alertdialog')).getByText(missing)).toBeVisible()
  })

  it('neither asks nor applies once the screen was left during the check', async () => {
    const { requests, leave } = await opened()
    let answer = () => {}
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.get('*/api/jobs/:id/brake', async () => {
        await waiting
        return HttpResponse.json({ success: true, brake: null, requirements })
      }),
    )
    press(near)
    leave()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(requests).toEqual([])
  })
})
