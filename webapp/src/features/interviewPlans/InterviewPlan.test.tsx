import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import type { InterviewPlan, PlannedInterview, PlannedInterviewForm } from '@/api/interviewPlans'
import { openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const interview = (title: string, ids: string[], over = 0): PlannedInterview => ({
  title,
  kind: 'video',
  minutes: 30,
  place: '',
  interviewers: [{ user_id: 7, username: 'eva' }],
  requirements: ids.map((id) => ({ id, minutes: 5 })),
  hello_minutes: 5,
  candidate_minutes: 10,
  minutes_over: over,
})

const plan: InterviewPlan = {
  success: true,
  job_title: 'Ward Nurse',
  company: 'Loomworks',
  interviews: [interview('Screen', ['R1']), interview('Talk', ['R1', 'R2'], 20), interview('Visit', [])],
  requirements: [
    { id: 'R1', label: 'Care of wounds', must: true },
    { id: 'R2', label: 'Night shifts', must: false },
    { id: 'R3', label: 'German', must: false },
  ],
  uncovered: ['R3'],
  people: [{ user_id: 7, username: 'eva', booked: 2, per_week: 2 }],
  version: 'v1',
}

const saved: { interviews: PlannedInterviewForm[]; version: string }[] = []

beforeEach(() => {
  saved.length = 0
  signedInAs('recruiter')
  server.use(
    http.get('*/api/jobs/41/interview-plan', () => HttpResponse.json(plan)),
    http.put('*/api/jobs/41/interview-plan', async ({ request }) => {
      const body = (await request.json()) as (typeof saved)[number]
      saved.push(body)
      const interviews = body.interviews.map(({ title, requirements }) => interview(title, requirements ?? []))
      return HttpResponse.json({ ...plan, interviews, version: `v${saved.length + 1}` })
    }),
  )
})

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

describe('HIR-I40: the interview plan of a job', () => {
  it('moves by keyboard, keeps the focus, and saves each step on the version of the one before', async () => {
    const { person } = openApp('/user/jobs/41/interview-plan')
    const handle = await screen.findByRole('button', { name: 'Move Screen' })
    handle.focus()
    await person.keyboard(' {ArrowDown}{ArrowDown} ')
    expect(titles()).toEqual(['Talk', 'Visit', 'Screen'])
    await waitFor(() => expect(saved.map(({ version }) => version)).toEqual(['v1', 'v2']))
    expect(saved.at(-1)!.interviews.map(({ title }) => title)).toEqual(['Talk', 'Visit', 'Screen'])
    expect(screen.getByRole('button', { name: 'Move Screen' })).toHaveFocus()
    expect(screen.getByText('Screen is interview 3 of 3 now.')).toBeInTheDocument()
  })

  it('moves and removes by the menu', async () => {
    const { person } = openApp('/user/jobs/41/interview-plan')
    await person.click(await screen.findByRole('button', { name: 'What to do with Visit' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Move up' }))
    await waitFor(() => expect(saved.at(-1)?.interviews.map(({ title }) => title)).toEqual(['Screen', 'Visit', 'Talk']))
    await person.click(screen.getByRole('button', { name: 'What to do with Talk' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    await waitFor(() => expect(saved.at(-1)?.interviews.map(({ title }) => title)).toEqual(['Screen', 'Visit']))
  })

  it('names what nobody asks, what is too long, and who is full', async () => {
    openApp('/user/jobs/41/interview-plan')
    expect(await screen.findByText('Not covered: R3 German')).toBeVisible()
    expect(screen.getByText('20 minutes too long for 30 minutes.')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Load this week' })).getByText('2 of 2, full')).toBeVisible()
  })
})
