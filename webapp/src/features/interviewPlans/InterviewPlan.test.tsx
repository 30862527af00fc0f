import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import type { InterviewPlan, JobInterviews, PlannedInterview, PlannedInterviewForm } from '@/api/interviewPlans'
import { recruiterJob, recruiterServer } from '@/testing/recruiting'
import { openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const interview = (title: string, ids: string[], over = 0): PlannedInterview => ({
  title,
  kind: 'video',
  minutes: 30,
  place: '',
  takes_one: false,
  interviewers: [{ user_id: 7, username: 'eva' }],
  requirements: ids.map((id) => ({ id, minutes: 5 })),
  hello_minutes: 5,
  candidate_minutes: 10,
  minutes_over: over,
})

type Row = JobInterviews['interviews'][number]

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
  rules: {
    notice_hours: 24,
    days_ahead: 21,
    every_minutes: 30,
    pause_minutes: 15,
    change_hours: 18,
    days_to_book: 7,
    takes_freest: true,
  },
  version: 'v1',
}

const row = (id: number, candidate: string, state: Row['state']): Row => ({
  id,
  application_id: id + 100,
  candidate,
  title: 'Screen',
  kind: 'video',
  minutes: 30,
  state,
  is_expired: false,
  starts_at: state === 'proposed' ? null : '2026-12-02T09:30:00Z',
  interviewers: [{ user_id: 7, username: 'eva' }],
})

const listed: JobInterviews = {
  success: true,
  interviews: [row(1, 'Maya Lind', 'booked'), row(2, 'Jonas Falk', 'proposed')],
  debriefs: [
    { application_id: 109, candidate: 'Noor Haddad', submitted: 2, total: 3 },
    { application_id: 110, candidate: 'Ada Lane', submitted: 3, total: 3 },
  ],
}

const saved: {
  interviews: PlannedInterviewForm[]
  rules?: InterviewPlan['rules']
  version: string
}[] = []

beforeEach(() => {
  saved.length = 0
  signedInAs('recruiter')
  server.use(
    http.get('*/api/jobs/41/interview-plan', () => HttpResponse.json(plan)),
    http.get('*/api/jobs/41/interviews', () => HttpResponse.json(listed)),
    http.put('*/api/jobs/41/interview-plan', async ({ request }) => {
      const body = (await request.json()) as (typeof saved)[number]
      saved.push(body)
      const interviews = body.interviews.map(({ title, requirements }) => interview(title, requirements ?? []))
      return HttpResponse.json({
        ...plan,
        interviews,
        rules: body.rules ?? plan.rules,
        version: `v${saved.length + 1}`,
      })
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

describe('HIR-I50: the rules of booking', () => {
  it('are changed on the plan, one after the other, and offer what the job has now', async () => {
    const { person } = openApp('/user/jobs/41/interview-plan')
    expect(await screen.findByRole('combobox', { name: 'Move or cancel until' })).toHaveDisplayValue('18 h before')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Notice' }), '2 days')
    await person.click(screen.getByRole('switch', { name: 'Offer the freest person first' }))
    await waitFor(() => expect(saved).toHaveLength(2))
    expect(saved[1]!.rules).toEqual({ ...plan.rules, notice_hours: 48, takes_freest: false })
    expect(saved[1]!.interviews).toHaveLength(3)
    expect(screen.getByRole('combobox', { name: 'Notice' })).toHaveDisplayValue('2 days')
  })
})

describe('HIR-I51: the plan for another job', () => {
  it('is used by a job of the company, whose plan opens', async () => {
    const uses: unknown[] = []
    const { of } = recruiterServer({
      jobs: [recruiterJob(41), recruiterJob(42, { title: 'Night Nurse' })],
    })
    server.use(
      http.post('*/api/jobs/41/interview-plan/uses', async ({ request }) => {
        uses.push(await request.json())
        if (uses.length === 1) {
          const refusal = {
            success: false,
            code: 'already_planned',
            message: 'This job has an interview plan already.',
          }
          return HttpResponse.json(refusal, { status: 409 })
        }
        return HttpResponse.json(plan, { status: 201 })
      }),
      http.get('*/api/jobs/42/interview-plan', () => HttpResponse.json({ ...plan, job_title: 'Night Nurse' })),
      http.get('*/api/jobs/42/interviews', () => HttpResponse.json(listed)),
    )
    const { person } = openApp('/user/jobs/41/interview-plan')
    await person.click(await screen.findByRole('button', { name: 'Use for another job' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Use this plan for another job' }))
    await person.click(await dialog.findByRole('button', { name: /Night Nurse/ }))
    expect(await dialog.findByText('This job has an interview plan already.')).toBeVisible()
    expect(dialog.getAllByRole('listitem')).toHaveLength(1)
    await person.click(dialog.getByRole('button', { name: /Night Nurse/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Night Nurse' })).toBeVisible()
    expect(uses).toEqual([{ job_id: 42 }, { job_id: 42 }])
    expect(of('GET', '/api/jobs/recruiter').length).toBeGreaterThan(0)
  })
})

describe('HIR-I48: the interviews and debriefs of a job', () => {
  it('shows what is booked and what was heard, each under a tab that counts it', async () => {
    const { person } = openApp('/user/jobs/41/interview-plan')
    await person.click(await screen.findByRole('link', { name: 'Booked 1' }))
    expect(await screen.findByRole('link', { name: /Screen with Maya Lind/ })).toHaveAttribute(
      'href',
      '/user/RecruiterTracker?jobId=41&application=101',
    )
    expect(within(screen.getByRole('region', { name: 'No time yet' })).getByText(/with Jonas Falk/)).toBeVisible()
    await person.click(screen.getByRole('link', { name: 'Debriefs 2' }))
    expect(await screen.findByRole('link', { name: /Noor Haddad/ })).toHaveAttribute(
      'href',
      '/user/applications/109/debrief',
    )
    expect(screen.getByText('2 of 3 scorecards in')).toBeVisible()
    const debriefs = within(screen.getByRole('region', { name: 'Debriefs' })).getAllByRole('link')
    expect(debriefs[0]).toHaveTextContent('Ada Lane') // who can be decided on
  })
})
