import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { MatchingCandidate } from '@/api/recommendations'
import '@/features/decisions/candidates/CandidatesView'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { atADesk, candidate, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

function open(candidates: MatchingCandidate[] = [candidate(1)], at = '/here?jobId=17&view=candidates') {
  const world = recruiterServer({ jobs: [recruiterJob(17)], candidates })
  return { ...renderAlone(<RecruiterTracker />, { as: 'recruiter', at }), ...world }
}

const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!)

describe('the candidates for a job', () => {
  it('open from the list of jobs [RECR-14], wait [RECR-31], and lead back [RECR-02]', async () => {
    open([candidate(1)], '/here')
    fireEvent.click(await screen.findByRole('button', { name: 'View Profiles for Weaver 17' }))
    await screen.findByText('Finding matching candidates...')
    expect(await screen.findByText('Candidate 1')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Back to Jobs' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Recruiter Dashboard' })).toBeVisible()
  })

  it('are those of a least score, asked for anew on Update Results alone [RECR-29] [RECR-30] [LIM-33]', async () => {
    const { of } = open([candidate(1), candidate(2, { match_score: 52 })])
    const scores = () => of('GET', '/matching_candidates').map(({ query }) => query['min_score'])
    const slider = screen.getByRole('slider', { name: 'Minimum Match Score' })
    expect(slider).toHaveAttribute('min', '10')
    expect(slider).toHaveAttribute('max', '90')
    expect(slider).toHaveAttribute('step', '5')
    expect(slider).toHaveValue('50')
    await screen.findByText('Candidate 2')
    fireEvent.change(slider, { target: { value: '60' } })
    expect(screen.getByText('60%')).toBeVisible()
    expect(scores()).toEqual(['50'])
    fireEvent.click(screen.getByRole('button', { name: 'Update Results' }))
    await waitFor(() => expect(screen.queryByText('Candidate 2')).toBeNull())
    expect(await screen.findByText('Candidate 1')).toBeVisible()
    expect(scores()).toEqual(['50', '60'])
  })

  it('say that in a blind review they do not tell who has applied', async () => {
    recruiterServer({ jobs: [recruiterJob(17, { blind_review: true })], candidates: [candidate(1)] })
    renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17&view=candidates' })
    expect(await screen.findByText(/does not show who applied\.$/)).toBeVisible()
  })

  const ANONYMOUS = candidate(1, { user_id: null, name: 'Candidate K7Q2X', email: '', reference: 'k7q2xabc' })

  it('have no names until the company is verified, and are written to all the same', async () => {
    open([ANONYMOUS])
    expect(await screen.findByText('Your company is not verified yet.')).toBeVisible()
    const candidateRow = await row('Candidate K7Q2X')
    expect(candidateRow.getByText('Name and email hidden')).toBeVisible()
    const requests: unknown[] = []
    server.use(
      http.post('*/api/candidates/contact', async ({ request }) => {
        requests.push(await request.json())
        return HttpResponse.json({ success: true, message: 'Message sent successfully!' })
      }),
    )
    fireEvent.click(candidateRow.getByRole('button', { name: 'Contact Candidate K7Q2X' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact Candidate K7Q2X' }))
    expect(dialog.getByText('We pass your message on. Replies go to you.')).toBeVisible()
    expect((dialog.getByLabelText('Message') as HTMLTextAreaElement).value).toMatch(/^Hello there,/)
    fireEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(requests[0]).toMatchObject({ candidate_reference: 'k7q2xabc', job_id: 17 })
    expect(requests[0]).not.toHaveProperty('candidate_email')
  })

  it('show their names as soon as the TXT record of the company is found', async () => {
    const { of } = open([ANONYMOUS])
    const standing = {
      success: true,
      company: { domain: 'people.example', name: '', is_verified: false, method: null, verified_at: null },
      record: { name: '_hireloom.people.example', value: 'hireloom-verification=abc' },
      is_confirmed: false,
      sees_contacts: false,
    }
    const missing = 'We have not found the TXT record yet.'
    server.use(
      http.get('*/api/company', () => HttpResponse.json(standing)),
      http.post(
        '*/api/company/check',
        () => HttpResponse.json({ success: false, code: 'record_missing', message: missing }, { status: 409 }),
        { once: true },
      ),
      http.post('*/api/company/check', () => HttpResponse.json({ ...standing, sees_contacts: true })),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Get verified' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Get your company verified' }))
    expect(await dialog.findByText('_hireloom.people.example')).toBeVisible()
    expect(dialog.getByText('hireloom-verification=abc')).toBeVisible()
    const before = of('GET', '/matching_candidates').length
    fireEvent.click(dialog.getByRole('button', { name: 'Check now' }))
    expect(await dialog.findByText(missing)).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByText('people.example is verified.')).toBeVisible()
    await waitFor(() => expect(of('GET', '/matching_candidates').length).toBeGreaterThan(before))
  })

  it('stay hidden from a mailbox that anybody can have, until an admin confirms the account', async () => {
    open([ANONYMOUS])
    const company = { domain: 'proton.me', name: '', is_verified: false, method: null, verified_at: null }
    server.use(
      http.get('*/api/company', () =>
        HttpResponse.json({ success: true, company, record: null, is_confirmed: false, sees_contacts: false }),
      ),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Get verified' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Get your company verified' }))
    expect(await dialog.findByRole('button', { name: 'Ask us to confirm your account' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Check now' })).toBeNull()
  })

  it('may be none [RECR-33]', async () => {
    open([])
    expect(
      await screen.findByText(
        'No candidates found that match this job with a score of at least 50%. Try lowering the minimum match score.',
      ),
    ).toBeVisible()
  })

  it('that cannot be had say so [RECR-32]', async () => {
    open()
    server.use(http.get('*/api/jobs/17/matching_candidates', () => HttpResponse.error(), { once: true }))
    expect(await screen.findByText('Failed to find matching candidates')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Candidate 1')).toBeVisible()
  })

  it('show who, how well, which skills and what to do [RECR-34] [RECR-35] [RECR-36] [RECR-37]', async () => {
    open([candidate(1, { match_score: 86.6 }), candidate(2, { match_score: 61 })])
    const candidateRow = await row('Candidate 1')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Candidate',
      'Match Score',
      'Key Skills',
      'Actions',
    ])
    expect(candidateRow.getByText('candidate1@mail.example')).toBeVisible()
    expect(candidateRow.getByText('87% Excellent')).toHaveClass('text-good')
    expect((await row('Candidate 2')).getByText('61% Good')).toHaveClass('text-thread-ink')
    expect(['Python', 'Docker', 'Redis'].every((skill) => candidateRow.getByText(skill))).toBe(true)
    expect(candidateRow.queryByText('Kafka')).toBeNull()
    expect(candidateRow.getByText('+2 more')).toBeVisible()
    expect(candidateRow.getByRole('button', { name: 'Contact Candidate 1' })).toBeVisible()
  })

  it('tell how their score is made [RECR-37] [RECR-38] [RECR-39] [RECR-40] [RECR-41]', async () => {
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'View Details of Candidate 1' }))
    const parts = screen
      .getAllByRole('meter')
      .map((meter) => `${meter.ariaLabel ?? meter.getAttribute('aria-label')} ${meter.getAttribute('aria-valuetext')}`)
    expect(parts).toEqual([
      'Skill Match 42 of 50',
      'Role Match 25 of 25',
      'Experience Match 15 of 15',
      'Location Match 5 of 10',
    ])
    expect(within(screen.getByRole('list', { name: 'Matching Skills' })).getByText('Kafka')).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'Missing Skills' })).getByText('Go')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Contact Candidate' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Hide Details of Candidate 1' }))
    expect(screen.queryByRole('meter')).toBeNull()
  })

  it('may have no skill in common and lack none [RECR-39] [RECR-40]', async () => {
    const details = { ...candidate(1).match_details, matching_skills: [], missing_skills: [] }
    open([candidate(1, { match_details: details })])
    fireEvent.click(await screen.findByRole('button', { name: /^View Details/ }))
    expect(screen.getByText('No matching skills found')).toBeVisible()
    expect(screen.getByText('No missing skills')).toBeVisible()
  })

  it('have pages of ten of their own [RECR-42] [RECR-01] [RECR-52]', async () => {
    open(Array.from({ length: 11 }, (_, at) => candidate(at + 1)))
    expect(await screen.findByText('Showing 1 to 10 of 11 items')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Showing 11 to 11 of 11 items')).toBeVisible()
  })

  it('keep the way to the other pages in its place while one of them is on its way', async () => {
    open(Array.from({ length: 21 }, (_, at) => candidate(at + 1)))
    const next = await screen.findByRole('button', { name: 'Next' })
    next.focus()
    fireEvent.click(next)
    expect(screen.getByText('Finding matching candidates...')).toBeVisible()
    expect(next).toHaveFocus()
    expect(await screen.findByText('Candidate 11')).toBeVisible()
    expect(next).toHaveFocus()
  })

  it('show the last page that is left where the next one has nobody anymore', async () => {
    const all = Array.from({ length: 11 }, (_, at) => candidate(at + 1))
    open(all)
    const next = await screen.findByRole('button', { name: 'Next' })
    all.pop()
    fireEvent.click(next)
    expect(await screen.findByText('Showing 1 to 10 of 10 items')).toBeVisible()
    expect(await screen.findByText('Candidate 1')).toBeVisible()
  })
})

describe('writing to a candidate', () => {
  const contact = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Contact Candidate 1' }))
    return within(await screen.findByRole('dialog', { name: 'Contact Candidate 1' }))
  }
  const post = (answer: () => Response | Promise<Response>) => {
    const requests: unknown[] = []
    server.use(
      http.post('*/api/candidates/contact', async ({ request }) => {
        requests.push(await request.json())
        return answer()
      }),
    )
    return requests
  }

  it('starts from a message, may be changed, and is sent as oneself [RECR-65] [RECR-67] [ERR-72] [ERR-73]', async () => {
    open()
    let arrive = () => {}
    const requests = post(async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return HttpResponse.json({ success: true, message: 'Sent' })
    })
    const dialog = await contact()
    const message = dialog.getByLabelText('Message')
    expect((message as HTMLTextAreaElement).value).toContain('Python, Docker and Redis')
    fireEvent.change(message, { target: { value: 'Hello!' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('Sending email to candidate, please wait...')).toBeVisible()
    await waitFor(() => expect(requests).toHaveLength(1))
    arrive()
    expect(await screen.findByText('Message sent successfully to Candidate 1!')).toBeVisible()
    // Nobody is asked to wait anymore.
    expect(screen.queryByText('Sending email to candidate, please wait...')).toBeNull()
    expect(requests).toEqual([
      {
        candidate_email: 'candidate1@mail.example',
        job_id: 17,
        message: 'Hello!',
        recruiter_email: 'elena.brandt@people.example',
      },
    ])
  })

  const noJob = (times: number) =>
    server.use(
      http.get('*/api/jobs/17', () => {
        times -= 1
        return times < 0 ? undefined : HttpResponse.json({ message: 'The server is busy.' }, { status: 503 })
      }),
    )

  it('begins also where the job could not be had at first', async () => {
    open()
    noJob(1)
    const dialog = await contact()
    expect((dialog.getByLabelText('Message') as HTMLTextAreaElement).value).toContain('Weaver 17 at Kestrel Robotics')
  })

  it('says so where the job still cannot be had', async () => {
    open()
    noJob(2)
    fireEvent.click(await screen.findByRole('button', { name: 'Contact Candidate 1' }))
    expect(await screen.findByText('The message could not be started.')).toBeVisible()
    expect(screen.getByText('The server is busy.')).toBeVisible()
    expect((await contact()).getByLabelText('Message')).toBeVisible()
  })

  it('keeps the words where the dialog is closed, until it is cancelled', async () => {
    open()
    const words = async () => (await contact()).getByLabelText('Message') as HTMLTextAreaElement
    const close = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    fireEvent.change(await words(), { target: { value: 'Half a letter' } })
    await close('Close')
    expect(await words()).toHaveValue('Half a letter')
    await close('Cancel')
    expect((await words()).value).toContain('your profile caught our eye')
  })

  it('that is cancelled sends nothing [RECR-66]', async () => {
    open()
    const requests = post(() => HttpResponse.json({ success: true, message: '' }))
    fireEvent.click((await contact()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests).toEqual([])
  })

  it.each([
    ['ERR-74', () => HttpResponse.json({ success: false, message: 'No.' }), 'Unable to send email: No.'],
    [
      'ERR-76',
      () => HttpResponse.json({ success: false, message: 'x' }, { status: 503 }),
      'The email service is currently unavailable. Please try again later.',
    ],
    [
      'ERR-77',
      () => HttpResponse.json({ success: false, message: 'Job not found' }, { status: 404 }),
      'Failed to send email (404): Job not found',
    ],
    ['ERR-78', () => HttpResponse.error(), /^An error occurred while trying to contact the candidate/],
  ])('that fails says why, and keeps what was written [%s]', async (_id, answer, sentence) => {
    open()
    post(answer)
    const dialog = await contact()
    fireEvent.change(dialog.getByLabelText('Message'), { target: { value: 'Hello!' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(await dialog.findByText(sentence)).toBeVisible()
    expect(dialog.getByLabelText('Message')).toHaveValue('Hello!')
  })

  it('is given up after fifteen seconds [ERR-75] [LIM-39] [API-53]', async () => {
    open()
    server.use(http.post('*/api/candidates/contact', () => new Promise<never>(() => {})))
    const dialog = await contact()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(dialog.getByRole('button', { name: /^Sending/ })).toBeDisabled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    const sentence = 'The email server is taking too long to respond. Please try again later.'
    await waitFor(() => expect(dialog.getByText(sentence)).toBeVisible())
  })

  it('that is on its way is waited for: cancelling it would not hold it back', async () => {
    open()
    server.use(http.post('*/api/candidates/contact', () => new Promise<never>(() => {})))
    const dialog = await contact()
    fireEvent.click(dialog.getByRole('button', { name: 'Send message' }))
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('dialog', { name: 'Contact Candidate 1' })).toBeVisible()
  })
})
