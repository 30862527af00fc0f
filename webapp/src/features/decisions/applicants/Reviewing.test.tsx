import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Applicant } from '@/api/decisions'
import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/BlindResume'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { day } from '@/testing/jobs'
import { applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

function open(applicants: Applicant[] = [applicant(1)], job = recruiterJob(17)) {
  const world = recruiterServer({ jobs: [job], applicants })
  return { ...renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' }), ...world }
}

async function panelOf(name: string, tab = 'Evidence') {
  fireEvent.click(await screen.findByRole('button', { name }))
  const panel = within(await screen.findByRole('dialog', { name: 'Resume Score Analysis' }))
  fireEvent.mouseDown(await panel.findByRole('tab', { name: tab }))
  return panel
}

describe('the notes on an application', () => {
  type StoredNote = { id: number; text: string; author: string; at: string; is_own: boolean }

  function notes(stored: StoredNote[] = []) {
    const answer = () => HttpResponse.json({ success: true, notes: stored })
    const world = open()
    server.use(
      http.get('*/api/applications/1/notes', answer),
      http.post('*/api/applications/1/notes', async ({ request }) => {
        const { text } = (await request.json()) as { text: string }
        stored = [...stored, { id: 9, text, author: 'elenabrandt', at: '2026-03-14T10:00:00Z', is_own: true }]
        return answer()
      }),
      http.delete('*/api/applications/1/notes/:note', ({ params }) => {
        stored = stored.filter(({ id }) => id !== Number(params['note']))
        return answer()
      }),
    )
    return world
  }

  it('are written, read as text, and deleted by who wrote them', async () => {
    const foreignNote = { id: 3, text: 'Call <b>her</b>', author: 'zoe', at: '2026-03-13T10:00:00Z', is_own: false }
    const { person } = notes([foreignNote])
    const panel = await panelOf('Person 1', 'Notes')
    const section = within(panel.getByRole('region', { name: 'Notes' }))
    expect(await section.findByText('Call <b>her</b>')).toBeVisible()
    expect(section.queryByRole('button', { name: 'Delete this note' })).toBeNull()
    expect(section.getByRole('button', { name: 'Add note' })).toBeDisabled()
    await person.type(section.getByLabelText('New note'), 'Knows looms.')
    await person.click(section.getByRole('button', { name: 'Add note' }))
    await waitFor(() => expect(section.getByLabelText('New note')).toHaveValue(''))
    expect(await section.findByText('Knows looms.', { selector: 'p' })).toBeVisible()
    await person.click(section.getByRole('button', { name: 'Delete this note' }))
    await waitFor(() => expect(section.queryByText('Knows looms.')).toBeNull())
    expect(section.getByText('Call <b>her</b>')).toBeVisible()
  })

  it('that cannot be kept stay in the field', async () => {
    const { person } = notes()
    server.use(
      http.post('*/api/applications/1/notes', () =>
        HttpResponse.json({ success: false, message: 'Too long.' }, { status: 422 }),
      ),
    )
    const panel = await panelOf('Person 1', 'Notes')
    await person.type(panel.getByLabelText('New note'), 'Knows looms.')
    await person.click(panel.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('The note could not be saved.')).toBeInTheDocument()
    expect(screen.getByText('Too long.')).toBeInTheDocument()
    expect(panel.getByLabelText('New note')).toHaveValue('Knows looms.')
  })
})

describe('a blind review', () => {
  const nobody = applicant(1, { full_name: 'Candidate 1', email: '', phone_number: '', user_id: null, is_blind: true })
  const blind = recruiterJob(17, { blind_review: true })

  it('is switched for the job', async () => {
    const requests: unknown[] = []
    open()
    server.use(
      http.put('*/api/jobs/17/blind-review', async ({ request }) => {
        requests.push(await request.json())
        return HttpResponse.json({ success: true, message: '', job: blind })
      }),
    )
    fireEvent.click(await screen.findByRole('switch', { name: 'Blind review' }))
    await waitFor(() => expect(requests).toEqual([{ on: true }]))
  })

  it('shows no name, no contact, no letter and the resume as text only', async () => {
    open([{ ...nobody, resume_submitted: '' }], blind)
    server.use(
      http.get('*/api/applications/1/resume-text', () =>
        HttpResponse.json({
          success: true,
          blocks: [
            { kind: 'heading', text: 'Experience', aside: '' },
            { kind: 'entry', text: 'Weaver, [name] Ltd', aside: '3 years' },
          ],
          hidden: ['name', 'contact', 'photo', 'dates'],
        }),
      ),
    )
    const panel = await panelOf('Candidate 1')
    expect(panel.getByText('Name, email, photo, school and dates are hidden until you decide.')).toBeVisible()
    expect(panel.getByText('Hidden until you decide')).toBeVisible()
    fireEvent.mouseDown(panel.getByRole('tab', { name: 'Resume' }))
    expect(await panel.findByText('Hidden: name, contact, photo, dates.')).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Contact' })).toBeNull()
    expect(panel.queryByRole('button', { name: 'Cover letter' })).toBeNull()
    expect(panel.queryByRole('button', { name: /^View Resume of/ })).toBeNull()
    fireEvent.click(panel.getByRole('button', { name: 'View resume text of Candidate 1' }))
    const resume = within(await screen.findByRole('dialog', { name: 'Resume of Candidate 1' }))
    expect(await resume.findByText('Hidden: name, contact, photo, dates.')).toBeVisible()
    expect(resume.getByText('(3 years)')).toBeVisible()
  })

  it('that is being lifted is waited for: cancelling it would not hold it back', async () => {
    open([nobody], blind)
    server.use(http.post('*/api/applications/1/reveal', () => new Promise<never>(() => {})))
    const panel = await panelOf('Candidate 1')
    fireEvent.click(panel.getByRole('button', { name: 'Show who it is' }))
    const question = within(await screen.findByRole('dialog', { name: 'Show who this is?' }))
    fireEvent.click(question.getByRole('button', { name: 'Show who it is' }))
    expect(question.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    fireEvent.click(question.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog', { name: 'Show who this is?' })).toBeVisible()
  })

  it('is lifted for one person after a question that says it is written down', async () => {
    let page = nobody
    let count = 0
    open([nobody], blind)
    server.use(
      http.get('*/api/applications/job/17', () =>
        HttpResponse.json({
          success: true,
          job: blind,
          applications: [page],
          total: 1,
          counts: { Submitted: 1, Selected: 0, Rejected: 0 },
          due: 0,
          late: 0,
          sources: [],
          tags: [],
          unscored: 0,
          quick: { active: 1, mine: 0, due: 0, replies: 0 },
        }),
      ),
      http.post('*/api/applications/1/reveal', () => {
        count += 1
        page = applicant(1)
        return HttpResponse.json({ success: true, message: '', application: page })
      }),
    )
    const panel = await panelOf('Candidate 1')
    fireEvent.click(panel.getByRole('button', { name: 'Show who it is' }))
    const question = within(await screen.findByRole('dialog', { name: 'Show who this is?' }))
    expect(question.getByText('The audit log records that you looked before you decided.')).toBeVisible()
    expect(count).toBe(0)
    fireEvent.click(question.getByRole('button', { name: 'Show who it is' }))
    expect(await panel.findByText('Person 1')).toBeVisible()
    expect(count).toBe(1)
    expect(screen.queryByText('Candidate 1')).toBeNull()
  })
})

describe('the letter of an applicant', () => {
  const whole = (cover_letter: string) =>
    http.get('*/api/applications/1', () =>
      HttpResponse.json({ success: true, application: { ...applicant(1), cover_letter, sent_by: 'auto' } }),
    )

  it('is read as text', async () => {
    open()
    server.use(whole('Dear team,\n<img src=x> I weave.'))
    const panel = await panelOf('Person 1', 'Resume')
    fireEvent.click(panel.getByRole('button', { name: 'Cover letter' }))
    const letter = within(await screen.findByRole('dialog', { name: 'Cover letter of Person 1' }))
    expect(await letter.findByText(/<img src=x> I weave\./)).toBeVisible()
    expect(letter.getByText('Sent Mar 10, 2026 with one click')).toBeVisible()
  })

  it('may be none', async () => {
    open()
    server.use(whole(' '))
    const panel = await panelOf('Person 1', 'Resume')
    fireEvent.click(panel.getByRole('button', { name: 'Cover letter' }))
    expect(await screen.findByText('No cover letter came with this application.')).toBeVisible()
  })
})

describe('the dashboard', () => {
  it('shows who waits too long for an answer, by job, and leads to them, the longest waiting first', async () => {
    const { of } = recruiterServer({ jobs: [recruiterJob(1), recruiterJob(2)], applicants: [applicant(1)] })
    const waits = (at: number, part: object) => ({
      application_id: at,
      job_id: 1,
      job_title: 'Weaver 1',
      full_name: `Person ${at}`,
      answer_due: day(-2),
      days_left: -2,
      ...part,
    })
    const late = [waits(1, {}), waits(2, { job_id: 2, job_title: 'Weaver 2' })]
    const answer = {
      success: true,
      due: [],
      due_total: 0,
      late,
      late_total: 2,
      jobs: 2,
      open_jobs: 2,
      new_applications: 0,
    }
    server.use(http.get('*/api/answers', () => HttpResponse.json(answer)))
    renderAlone(<RecruiterTracker />, { as: 'recruiter' })
    fireEvent.click(await screen.findByRole('button', { name: 'Answer them now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Late answers' }))
    expect(dialog.getAllByText(/2 days late$/)).toHaveLength(2)
    fireEvent.click(dialog.getByRole('button', { name: 'Applications for Weaver 2' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Weaver 2' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Answer due')
    expect(of('GET', '/applications/job/2').map(({ query }) => query['sort'])).toEqual(['due'])
  })
})

describe('closing a job', () => {
  it('offers to answer everybody who still waits, in one step', async () => {
    const calls: [string, unknown][] = []
    const world = recruiterServer({
      jobs: [recruiterJob(17)],
      applicants: [applicant(1), applicant(2), applicant(3, { status: 'Rejected' })],
    })
    const noted = (name: string, answer: object) =>
      http.post(`*/api/jobs/17/${name}`, async ({ request }) => {
        calls.push([name, await request.json()])
        return HttpResponse.json({ success: true, ...answer })
      })
    const closed = recruiterJob(17, { positionStatus: 'closed', status: 'Inactive' })
    server.use(
      noted('close', { message: 'Job closed successfully!', job: closed, reopenCount: 0 }),
      noted('answers', { message: '2 applications changed to Rejected.', answered: 2 }),
    )
    renderAlone(<RecruiterTracker />, { as: 'recruiter' })
    fireEvent.click(await screen.findByRole('button', { name: 'Close Weaver 17' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this job?' }))
    const offer = await dialog.findByRole('checkbox', {
      name: /^Email a friendly rejection to the 2 applicants still waiting/,
    })
    expect(offer).not.toBeChecked()
    fireEvent.click(offer)
    fireEvent.change(dialog.getByLabelText('Your message in that email'), { target: { value: 'Thank you all.' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Close and answer' }))
    expect(await screen.findByText('2 applications changed to Rejected.')).toBeInTheDocument()
    expect(calls.map(([name]) => name)).toEqual(['close', 'answers'])
    expect(calls[1]![1]).toEqual({ status: 'Rejected', message: 'Thank you all.' })
    expect(world.of('PUT', '/status')).toEqual([])
  })

  it('answers nobody unless it is asked to', async () => {
    let answered = 0
    recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1)] })
    server.use(
      http.post('*/api/jobs/17/close', () =>
        HttpResponse.json({
          success: true,
          message: 'Job closed successfully!',
          job: recruiterJob(17),
          reopenCount: 0,
        }),
      ),
      http.post('*/api/jobs/17/answers', () => {
        answered += 1
        return HttpResponse.json({ success: true, message: '', answered: 1 })
      }),
    )
    renderAlone(<RecruiterTracker />, { as: 'recruiter' })
    fireEvent.click(await screen.findByRole('button', { name: 'Close Weaver 17' }))
    await screen.findByRole('checkbox', { name: /^Email a friendly rejection to the 1 applicant still waiting/ })
    fireEvent.click(screen.getByRole('button', { name: 'Close job' }))
    expect(await screen.findByText('Job closed successfully!')).toBeInTheDocument()
    expect(answered).toBe(0)
  })
})
