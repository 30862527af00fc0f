import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { RecommendedJob } from '@/api/recommendations'
import { Recommendations } from '@/features/recommendations/Recommendations'
import { rememberSource } from '@/lib/kept/keptSource'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const skills = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)

const engineer: RecommendedJob = {
  id: 17,
  title: 'Senior Backend Engineer',
  company: 'Kestrel Robotics',
  location: 'Rotterdam, NL (HYB)',
  employmentType: 'Full-time',
  description: `${'a'.repeat(199)} bcd`,
  salaryRange: 'EUR 78,000 - 96,000 per year',
  datePosted: '2026-03-12',
  recruiterEmail: 'elena@kestrel.example',
  match_score: 87,
  match_quality: 'excellent',
  match_details: {
    skill_score: 42,
    role_score: 25,
    exp_score: 15,
    location_score: 5,
    matching_skills: skills(10, 'Has'),
    missing_skills: skills(7, 'Lacks'),
  },
  application_status: null,
  shortfalls: [],
}
const analyst: RecommendedJob = {
  ...engineer,
  id: 18,
  title: 'Data Analyst',
  salaryRange: 'Not specified',
  match_score: 55,
  match_quality: 'fair',
  match_details: { ...engineer.match_details, matching_skills: ['SQL'], missing_skills: [] },
}
const stats = { total_jobs: 48, matched_jobs: 12, excellent: 2, good: 4, fair: 5, low: 1, average_score: 61.5 }
const SUCCESS = 'Application submitted successfully with resume attached!'

function open(jobs: RecommendedJob[] = [analyst, engineer]) {
  const queries: URL[] = []
  const requests: unknown[] = []
  server.use(
    http.get('*/api/jobs/agent_recommendations', ({ request }) => {
      queries.push(new URL(request.url))
      return HttpResponse.json({ success: true, recommendations: jobs, stats })
    }),
    http.post('*/api/jobs/auto_apply', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({
        success: true,
        message: SUCCESS,
        application_id: 1,
        email_sent: true,
        resume_attached: true,
      })
    }),
  )
  return { ...renderAlone(<Recommendations />), queries, requests }
}

const card = (title: string) => within(screen.getByRole('article', { name: title }))
const bar = (title: string, name: string) => card(title).getByRole('meter', { name })

afterEach(() => vi.useRealTimers())

/** The list with a clock that the test moves: five seconds need not be waited for. */
async function cardOf(title = 'Senior Backend Engineer') {
  const app = open()
  await screen.findByRole('article', { name: title })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  fireEvent.click(card(title).getByRole('button', { name: 'Auto-Apply with AI' }))
  expect(card(title).getByRole('button', { name: 'Checking...' })).toBeDisabled()
  await waitFor(() => expect(card(title).queryByText('Checking...')).toBeNull())
  return app
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

describe('the recommendations', () => {
  it('have their title [RECO-01], are asked for as agreed [RECO-22] and come best first [RECO-23]', async () => {
    const { queries } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'AI Job Recommendations' })).toBeVisible()
    await screen.findByRole('article', { name: 'Data Analyst' })
    expect(screen.getAllByRole('article').map((article) => article.querySelector('h2')!.textContent)).toEqual([
      'Senior Backend Engineer',
      'Data Analyst',
    ])
    expect(Object.fromEntries(queries[0]!.searchParams)).toEqual({ user_id: '7', min_score: '30', limit: '20' })
    expect(screen.getByText(/^12 of 48 open jobs fit your profile\./)).toBeVisible()
  })

  it('say that they are looked for [RECO-03], and Refresh asks again [RECO-02]', async () => {
    const { queries } = open()
    expect(screen.getByText('Finding the best matches for you...')).toBeVisible()
    await screen.findByRole('article', { name: 'Data Analyst' })
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(queries).toHaveLength(2))
  })

  it('that are none give the reasons [RECO-04] and the way to the profile [RECO-05]', async () => {
    open([])
    expect(await screen.findByText('No matches yet')).toBeVisible()
    expect(screen.getByText('Your profile has no skills, roles or experience')).toBeVisible()
    expect(screen.getByText('No job is open right now')).toBeVisible()
    expect(screen.getByText('Open jobs ask for other, more relevant skills')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Update Your Profile' })).toHaveAttribute('href', '/user/AboutUser')
  })

  it.each([
    [
      'ERR-85',
      () => HttpResponse.json({ success: false, message: 'Sorry.' }, { status: 500 }),
      'Failed to fetch agent job recommendations',
    ],
    ['ERR-85', () => HttpResponse.json({ success: false }), 'Failed to fetch agent job recommendations'],
    ['ERR-86', () => HttpResponse.error(), 'Failed to load agent job recommendations'],
  ])('%s: that cannot be had say so and are asked for again', async (_id, answer, sentence) => {
    open()
    server.use(http.get('*/api/jobs/agent_recommendations', answer, { once: true }))
    expect(await screen.findByText(sentence)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Data Analyst' })).toBeVisible()
  })
})

describe('a card', () => {
  it('tells title, badges, posted date, company, place and type [RECO-06] [RECO-07] [RECO-08] [RECO-16]', async () => {
    open()
    await screen.findByRole('article', { name: 'Data Analyst' })
    const { getByText } = card('Senior Backend Engineer')
    expect(getByText('AI Recommended')).toBeVisible()
    expect(getByText(/87% Match/)).toHaveTextContent(/87% Match\|Excellent/)
    expect(getByText('Kestrel Robotics · Rotterdam, NL (HYB) · Full-time · 2 days ago')).toBeVisible()
    expect(card('Data Analyst').getByText(/55% Match/)).toHaveTextContent(/Fair/)
  })

  it('shows the first 200 characters of the description [RECO-09] [LIM-36]', async () => {
    open()
    await screen.findByRole('article', { name: 'Data Analyst' })
    expect(
      card('Senior Backend Engineer').getByText(`${'a'.repeat(199)} ...`, { normalizer: (text) => text }),
    ).toBeVisible()
  })

  it('shows the four parts as bars [RECO-10] [RECO-18]', async () => {
    open()
    await screen.findByRole('article', { name: 'Data Analyst' })
    const scores = ['Skills', 'Role', 'Experience', 'Location'].map((name) =>
      bar('Senior Backend Engineer', name).getAttribute('aria-valuetext'),
    )
    expect(scores).toEqual(['42 of 50', '25 of 25', '15 of 15', '5 of 10'])
  })

  it('shows eight skills that match [RECO-11] and five to develop [RECO-12], and how many more there are', async () => {
    open()
    await screen.findByRole('article', { name: 'Data Analyst' })
    const listed = (name: string) =>
      within(card('Senior Backend Engineer').getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(listed('Matching skills')).toEqual([...skills(8, 'Has'), '+2 more'])
    expect(listed('Skills to Develop')).toEqual([...skills(5, 'Lacks'), '+2 more'])
    expect(card('Data Analyst').queryByText('Skills to Develop')).toBeNull()
  })

  it('tells the salary or that there is none [RECO-13], and leads to the job', async () => {
    open()
    await screen.findByRole('article', { name: 'Data Analyst' })
    expect(card('Senior Backend Engineer').getByText(/^Salary:/)).toHaveTextContent(
      'Salary: EUR 78,000 - 96,000 per year',
    )
    expect(card('Data Analyst').getByText(/^Salary:/)).toHaveTextContent('Salary: Not specified')
    expect(card('Data Analyst').getByRole('link', { name: 'View job Data Analyst' })).toHaveAttribute(
      'href',
      '/user/jobslist?jobId=18&openDetail=true',
    )
  })

  it('of a job that one applied for says so and cannot be pressed [RECO-19] [RECO-24]', async () => {
    open([{ ...engineer, application_status: 'applied' }])
    expect(await screen.findByRole('button', { name: 'Applied Successfully' })).toBeDisabled()
  })
})

describe('auto-apply [RECO-14]', () => {
  it('is held for five seconds, then sent once, and the card says what became of it [RECO-24] [ERR-91]', async () => {
    rememberSource('?from=twitter-job-agent')
    const { requests } = await cardOf()
    expect(card('Senior Backend Engineer').getByText('Applying in 5 s')).toBeVisible()
    pass(4)
    expect(card('Senior Backend Engineer').getByText('Applying in 1 s')).toBeVisible()
    expect(requests).toEqual([])
    pass(1)
    expect(card('Senior Backend Engineer').getByRole('button', { name: 'Applying...' })).toBeDisabled()
    expect(await card('Senior Backend Engineer').findByRole('button', { name: 'Applied Successfully' })).toBeDisabled()
    expect(requests).toEqual([
      {
        user_id: 7,
        job_id: 17,
        job_title: 'Senior Backend Engineer',
        company: 'Kestrel Robotics',
        recruiter_email: 'elena@kestrel.example',
        source: 'twitter-job-agent',
      },
    ])
    expect((await screen.findAllByText(SUCCESS)).length).toBeGreaterThan(0)
    expect(card('Data Analyst').getByRole('button', { name: 'Auto-Apply with AI' })).toBeEnabled()
  })

  it('can be undone meanwhile: nothing is sent', async () => {
    const { requests } = await cardOf()
    pass(3)
    const undo = card('Senior Backend Engineer').getByRole('button', { name: /^Undo/ })
    expect(undo).toHaveFocus()
    fireEvent.click(undo)
    pass(10)
    const again = card('Senior Backend Engineer').getByRole('button', { name: 'Auto-Apply with AI' })
    expect(again).toHaveFocus()
    expect(requests).toEqual([])
  })

  it('whoever leaves the screen meanwhile has it sent at once', async () => {
    const { requests, show } = await cardOf()
    show(<p>elsewhere</p>)
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(await screen.findByText(SUCCESS)).toBeVisible()
  })

  it('whoever closes the page meanwhile has it sent, too, and it arrives without the page', async () => {
    const { requests } = await cardOf()
    const outlives: boolean[] = []
    server.use(http.post('*/api/jobs/auto_apply', ({ request }) => void outlives.push(request.keepalive)))
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(outlives).toEqual([true])
    pass(10)
    expect(await card('Senior Backend Engineer').findByRole('button', { name: 'Applied Successfully' })).toBeDisabled()
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['ERR-90', 'Application submitted successfully!'],
    ['ERR-92', 'Application submitted successfully (email sent but resume attachment failed)'],
    ['ERR-93', 'Application recorded but email failed to send'],
  ])('%s: shows the sentence of the server: %s [OPEN-100]', async (_id, message) => {
    await cardOf()
    server.use(
      http.post('*/api/jobs/auto_apply', () =>
        HttpResponse.json({ success: true, message, application_id: 1, email_sent: false, resume_attached: false }),
      ),
    )
    pass(5)
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(card('Senior Backend Engineer').getByRole('button', { name: 'Applied Successfully' })).toBeDisabled()
  })

  it.each([
    [
      'ERR-89',
      409,
      { success: false, message: 'This job is no longer accepting applications.' },
      'This job is no longer accepting applications.',
    ],
    ['ERR-89', 500, {}, 'Failed to auto-apply for job'],
    ['ERR-89', 200, { success: false }, 'Failed to apply'],
  ])(
    '%s: a failure with %i shows on its card only, and can be tried again [RECO-25]',
    async (_id, status, body, sentence) => {
      await cardOf()
      server.use(http.post('*/api/jobs/auto_apply', () => HttpResponse.json(body, { status })))
      pass(5)
      expect(await card('Senior Backend Engineer').findByText(sentence)).toBeVisible()
      expect(screen.getAllByText(sentence)).toHaveLength(1)
      expect(card('Senior Backend Engineer').getByRole('button', { name: 'Auto-Apply with AI' })).toBeEnabled()
      expect(card('Senior Backend Engineer').getByRole('button', { name: 'Auto-Apply with AI' })).toHaveFocus()
    },
  )

  it('that fails leaves the focus where somebody has gone on to meanwhile', async () => {
    await cardOf()
    server.use(http.post('*/api/jobs/auto_apply', () => HttpResponse.error()))
    const refresh = screen.getByRole('button', { name: 'Refresh' })
    refresh.focus()
    pass(5)
    expect(await card('Senior Backend Engineer').findByText('Error applying for job')).toBeVisible()
    expect(refresh).toHaveFocus()
  })

  it('that never arrives [ERR-89]', async () => {
    await cardOf()
    server.use(http.post('*/api/jobs/auto_apply', () => HttpResponse.error()))
    pass(5)
    expect(await card('Senior Backend Engineer').findByText('Error applying for job')).toBeVisible()
  })

  it('without a resume leads to the place for one [ERR-88] [OPEN-101]', async () => {
    const message = 'Resume required! Please upload your resume in the profile section first.'
    await cardOf()
    server.use(
      http.post('*/api/jobs/auto_apply', () =>
        HttpResponse.json({ success: false, code: 'resume_required', requires_resume: true, message }, { status: 400 }),
      ),
    )
    pass(5)
    expect(await card('Senior Backend Engineer').findByText(message)).toBeVisible()
    expect(card('Senior Backend Engineer').getByRole('link', { name: 'Upload Resume' })).toHaveAttribute(
      'href',
      '/user/AboutUser',
    )
  })

  it('with a session that has ended says so [RECO-26] [ERR-87]', async () => {
    await cardOf()
    server.use(
      http.post('*/api/jobs/auto_apply', () =>
        HttpResponse.json({ success: false, message: 'You must be logged in to apply' }, { status: 401 }),
      ),
    )
    pass(5)
    expect(await screen.findByText('You must be logged in to apply')).toBeVisible()
  })
})
