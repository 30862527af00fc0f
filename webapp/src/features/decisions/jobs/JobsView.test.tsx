import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { RecruiterJob } from '@/api/jobs'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { userRestored } from '@/lib/session/session'
import { day } from '@/testing/jobs'
import { atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { person, server } from '@/testing/server'

beforeEach(atADesk)

function open(jobs: RecruiterJob[] = [recruiterJob(17)]) {
  const world = recruiterServer({ jobs })
  return { ...renderAlone(<RecruiterTracker />, { as: 'recruiter' }), ...world }
}

const row = async (title: string) => within((await screen.findByRole('button', { name: title })).closest('tr')!)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the jobs of a recruiter', () => {
  it('have title, text, search and columns [RECR-03] [RECR-04] [RECR-05] [RECR-06], and no recruiter column [RECR-23]', async () => {
    const { calls } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Recruiter Dashboard' })).toBeVisible()
    expect(screen.getByText('Manage your job postings and view applications for each position.')).toBeVisible()
    expect(screen.getByPlaceholderText('Search Jobs...')).toBeVisible()
    await screen.findByRole('table')
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Title',
      'Company',
      'Location',
      'DatePosted',
      'ApplicationEndDate',
      'PositionStatus',
      'Status',
      'Applicants',
      'MatchedProfiles',
      'Actions',
    ])
    expect(calls[0]!.query).toMatchObject({ email: 'elena.brandt@people.example', page: '1', page_size: '10' })
    expect(screen.queryByText('SUPER ADMIN')).toBeNull()
  })

  it('are being waited for [RECR-22], and ten make a page [RECR-52] [RECR-21] [LIM-32]', async () => {
    open(Array.from({ length: 23 }, (_, at) => recruiterJob(at + 1)))
    expect(screen.getByText('Loading jobs data...')).toBeVisible()
    expect(await screen.findByText('Showing 1 to 10 of 23 items')).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(11)
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    press('Page 3')
    expect(await screen.findByText('Showing 21 to 23 of 23 items')).toBeVisible()
  })

  it('show the last page that is left where the next one has none anymore', async () => {
    const complaints = vi.spyOn(console, 'error')
    const jobs = Array.from({ length: 11 }, (_, at) => recruiterJob(at + 1))
    open(jobs)
    await screen.findByText('Showing 1 to 10 of 11 items')
    jobs.pop()
    press('Next')
    expect(await screen.findByText('Showing 1 to 10 of 10 items')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Weaver 1' })).toBeVisible()
    expect(complaints).not.toHaveBeenCalled()
  })

  it('say when there is none [RECR-20], and when they cannot be had [ERR-50]', async () => {
    open([])
    expect(await screen.findByText('No jobs found matching your criteria')).toBeVisible()
  })

  it('that cannot be had say so, and are asked for again [ERR-50]', async () => {
    open()
    const away = () => HttpResponse.error()
    server.use(http.get('*/api/jobs/recruiter', away, { once: true }), http.get('*/api/answers', away, { once: true }))
    expect(await screen.findByText('Failed to fetch jobs data')).toBeVisible()
    press('Try again')
    expect(await screen.findByRole('table')).toBeVisible()
    expect(await screen.findByText('of 1')).toBeVisible()
  })

  it('stay while a search for them cannot be answered, and say so', async () => {
    open()
    await screen.findByRole('table')
    server.use(http.get('*/api/jobs/recruiter', () => HttpResponse.error(), { once: true }))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search Jobs' }), { target: { value: 'Weaver' } })
    expect(await screen.findByText(/^This list may be out of date/)).toBeVisible()
    expect(screen.getByRole('table')).toBeVisible()
    press('Try again')
    await waitFor(() => expect(screen.queryByText(/^This list may be out of date/)).toBeNull())
  })

  it('and their figures are brought up to date when the connection is back', async () => {
    const jobs = [recruiterJob(17)]
    open(jobs)
    expect(await screen.findByText('of 1')).toBeVisible()
    server.use(http.get('*/api/jobs/recruiter', () => HttpResponse.error(), { once: true }))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search Jobs' }), { target: { value: 'Weaver' } })
    await screen.findByText(/^This list may be out of date/)
    jobs.push(recruiterJob(18))
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/^This list may be out of date/)).toBeNull())
    expect(screen.getByRole('button', { name: 'Weaver 18' })).toBeVisible()
    expect(await screen.findByText('of 2')).toBeVisible()
  })

  it('show how near their end is, in red or green [RECR-08] [RECR-09] [RECR-10] [LIM-37]', async () => {
    open([
      recruiterJob(1, { applicationEndDate: day(8) }),
      recruiterJob(2, { applicationEndDate: day(7) }),
      recruiterJob(3, { applicationEndDate: day(0) }),
      recruiterJob(4, { applicationEndDate: day(-10), isExpired: true, status: 'Expired' }),
      recruiterJob(5, { applicationEndDate: null }),
    ])
    expect((await row('Weaver 1')).getByText('8 days left')).toHaveAttribute('data-colour', 'green')
    expect((await row('Weaver 1')).getByText('Mar 22, 2026')).toBeVisible()
    expect((await row('Weaver 2')).getByText('7 days left')).toHaveAttribute('data-colour', 'red')
    expect((await row('Weaver 3')).getByText('Expires today')).toHaveAttribute('data-colour', 'red')
    expect((await row('Weaver 4')).getByText('Expired 10 days ago')).toHaveAttribute('data-colour', 'red')
    expect((await row('Weaver 5')).getByText('No end date set')).toBeVisible()
  })

  it('offer what their state allows [RECR-11] [RECR-12] [RECR-13] [RECR-15] [RECR-16] [RECR-17] [RECR-18] [RECR-19] [LIFE-08] [LIFE-09]', async () => {
    open([
      recruiterJob(1, { applicantCount: 0 }),
      recruiterJob(2, { positionStatus: 'closed', status: 'Inactive', reopenCount: 1 }),
      recruiterJob(3, { positionStatus: 'closed', status: 'Expired', isExpired: true, applicationEndDate: day(-3) }),
      recruiterJob(4, { positionStatus: 'closed', status: 'Inactive', reopenCount: 2 }),
    ])
    const opened = await row('Weaver 1')
    expect(opened.getByText('open')).toBeVisible()
    expect(opened.getByText('Active')).toBeVisible()
    expect(opened.getByText('0')).toBeVisible()
    expect(opened.queryByRole('button', { name: /^Applications/ })).toBeNull()
    expect(opened.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/edit-job/1')
    expect(opened.getByRole('button', { name: /^Close/ })).toBeVisible()
    expect(opened.queryByRole('button', { name: /^Reopen/ })).toBeNull()
    const closed = await row('Weaver 2')
    expect(closed.getByText('Inactive')).toBeVisible()
    expect(closed.getByRole('button', { name: /^Applications/ })).toBeVisible()
    expect(closed.getByRole('button', { name: /^Reopen/ })).toBeEnabled()
    expect(closed.getByText('Reopened 1/2 times')).toBeVisible()
    const expired = await row('Weaver 3')
    expect(expired.getByText('Job Expired')).toBeVisible()
    expect(expired.queryByRole('button', { name: /^Reopen|^Close/ })).toBeNull()
    expect((await row('Weaver 4')).getByRole('button', { name: /^Reopen/ })).toBeDisabled()
  })

  it('open their details [RECR-07], and are walked by keys alone from within their list only', async () => {
    const { person: somebody } = open([recruiterJob(1), recruiterJob(2, { applicantCount: 0 })])
    await screen.findByRole('table')
    await somebody.keyboard('j/')
    expect(document.body).toHaveFocus()
    act(() => screen.getByRole('button', { name: 'View Profiles for Weaver 1' }).focus())
    await somebody.keyboard('j')
    expect(screen.getByRole('row', { name: 'Weaver 2' })).toHaveFocus()
    await somebody.keyboard('k')
    expect(screen.getByRole('row', { name: 'Weaver 1' })).toHaveFocus()
    await somebody.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search Jobs' })).toHaveFocus()
    press('Weaver 1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Weaver 1' }))
    expect(dialog.getByText('Run the service')).toBeVisible()
    expect(dialog.getByText('0/2')).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: 'See 3 applications' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Weaver 1' })).toBeVisible()
  })

  it('are those of the company, the own ones first, and the own ones alone [HIR-T17]', async () => {
    recruiterServer({})
    server.use(
      http.get('*/api/jobs/recruiter', ({ request }) => {
        const isAll = new URL(request.url).searchParams.get('of_company') === 'true'
        const jobs = isAll
          ? [
              recruiterJob(17),
              recruiterJob(18, { recruiterEmail: 'nadia@kestrel.example', permitted: ['read_resumes'] }),
            ]
          : [recruiterJob(17)]
        return HttpResponse.json({ success: true, jobs, total: jobs.length, ...(isAll && { is_in_company: true }) })
      }),
    )
    renderAlone(<RecruiterTracker />, { as: 'recruiter' })
    await screen.findByText('nadia')
    expect(screen.getAllByRole('link', { name: /^Edit/ })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: /^View Profiles/ })).toHaveLength(1)
    fireEvent.click(screen.getByRole('radio', { name: 'My jobs' }))
    await waitFor(() => expect(screen.queryByText('nadia')).toBeNull())
    expect(screen.getByRole('radio', { name: 'All jobs' })).not.toBeChecked()
  })

  it('begin with three steps, and lead to their applications [HIR-T18]', async () => {
    open([])
    expect(await screen.findByRole('heading', { name: 'Three steps to your first hire' })).toBeVisible()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search Jobs' }), { target: { value: 'Weaver' } })
    expect(await screen.findByRole('heading', { name: 'No jobs found matching your criteria' })).toBeVisible()
  })

  it('of somebody without an address ask for a log-in, and for nothing else [ERR-58] [OPEN-070]', async () => {
    const { store, calls } = open()
    await screen.findByRole('table')
    const before = calls.length
    act(() => void store.dispatch(userRestored({ ...person('recruiter'), email: '' })))
    await waitFor(() => expect(screen.getByText('User email not found. Please login again.')).toBeVisible())
    expect(screen.queryByRole('table')).toBeNull()
    expect(calls).toHaveLength(before)
  })
})

describe('a job', () => {
  const closed = recruiterJob(17, { positionStatus: 'closed', status: 'Inactive', reopenCount: 1 })
  const moves = (answer: () => Response) => {
    const requests: unknown[] = []
    server.use(
      http.post('*/api/jobs/17/close', async ({ request }) => {
        requests.push(await request.json())
        return answer()
      }),
    )
    return requests
  }
  const moved = (message: string) => HttpResponse.json({ success: true, message, job: closed, reopenCount: 2 })

  it('is reopened until a date within bounds [LIFE-05] [LIFE-06] [LIFE-07] [LIFE-12] [LIFE-13] [LIFE-14] [LIFE-15] [LIFE-10]', async () => {
    open([closed])
    const requests = moves(() => moved('Job reopened successfully!'))
    await screen.findByRole('table')
    press(/^Reopen/)
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen Job' }))
    expect(
      dialog.getByText(
        'Select a new application end date for this job. The date cannot be more than 30 days from today.',
      ),
    ).toBeVisible()
    const date = dialog.getByLabelText('New end date')
    expect(date).toHaveValue(day(30))
    expect(date).toHaveAttribute('min', day(0))
    expect(date).toHaveAttribute('max', day(30))
    expect(dialog.getByText('This gives applicants 30 days to apply.')).toBeVisible()
    fireEvent.change(date, { target: { value: '' } })
    expect(dialog.getByText('Please select a valid date.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Reopen Job' })).toBeDisabled()
    fireEvent.change(date, { target: { value: day(31) } })
    expect(dialog.getByText('The date must be between today and 30 days from today.')).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: 'Reopen Job' }))
    expect(requests).toEqual([])
    fireEvent.change(date, { target: { value: day(10) } })
    fireEvent.click(dialog.getByRole('button', { name: 'Reopen Job' }))
    expect(await screen.findByText('Weaver 17 is open again. Reopened 2 of 2 times.')).toBeVisible()
    expect(requests).toEqual([
      { is_active: true, new_end_date: day(10), recruiter_email: 'elena.brandt@people.example' },
    ])
  })

  it('that cannot be reopened says so [ERR-57] [OPEN-132]', async () => {
    open([closed])
    moves(() => HttpResponse.json({}, { status: 500 }))
    await screen.findByRole('table')
    press(/^Reopen/)
    fireEvent.click(await screen.findByRole('button', { name: 'Reopen Job' }))
    expect(await screen.findByText('Failed to reopen job. Please try again.')).toBeVisible()
  })

  it('is closed after a question [LIFE-04], and a failure says so [ERR-56] [OPEN-132]', async () => {
    open([recruiterJob(17, { applicantCount: 0 })])
    let works = false
    const requests = moves(() => (works ? moved('Job closed successfully!') : HttpResponse.json({}, { status: 500 })))
    await screen.findByRole('table')
    press(/^Close Weaver/)
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this job?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Close job' }))
    expect(await screen.findByText('Failed to close job. Please try again.')).toBeVisible()
    works = true
    fireEvent.click(await dialog.findByRole('button', { name: 'Close job' }))
    expect(await screen.findByText('Job closed successfully!')).toBeVisible()
    expect(requests.at(-1)).toMatchObject({ is_active: false })
  })
})

describe('a super admin', () => {
  it('is called so [RECR-24], and looks at the jobs of all or of one [RECR-23] [RECR-25] [RECR-26]', async () => {
    const ownJob = recruiterJob(1)
    const jobOfZoe = recruiterJob(2, { recruiterEmail: 'zoe@looms.example' })
    const { store, person: somebody, calls } = open([ownJob, jobOfZoe])
    store.dispatch(userRestored({ ...person('recruiter'), user_type: 'admin', is_super_admin: true }))
    expect(await screen.findByText('SUPER ADMIN')).toBeVisible()
    expect(await screen.findByText('Showing 1 to 1 of 1 item')).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Recruiter' })).toBeNull()
    expect(screen.getByRole('radio', { name: 'My Jobs' })).toBeChecked()
    const figures = within(screen.getByRole('region', { name: 'At a glance' }))
    expect(figures.getByText('Open positions')).toBeVisible()
    await somebody.click(screen.getByRole('radio', { name: 'All Recruiters' }))
    expect(screen.queryByText(/\(0 jobs\)/)).toBeNull()
    expect(await screen.findByText('Showing 1 to 2 of 2 items')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: 'Recruiter' })).toBeVisible()
    // The list is everybody's, the figures are not.
    expect(figures.getByText('Your open positions')).toBeVisible()
    const filter = screen.getByRole('combobox', { name: 'Recruiter' })
    expect(await screen.findByRole('option', { name: 'All Recruiters (2 jobs)', selected: true })).toBeVisible()
    await somebody.selectOptions(filter, 'zoe@looms.example (1 job)')
    expect(await screen.findByText('Showing 1 to 1 of 1 item')).toBeVisible()
    expect(calls.at(-1)!.query).toMatchObject({ email: 'zoe@looms.example' })
  })

  it('without jobs of their own sees neither figures nor first steps, and is led to the jobs of all', async () => {
    const { store, person: somebody } = open([recruiterJob(2, { recruiterEmail: 'zoe@looms.example' })])
    const none = { due: [], due_total: 0, late: [], late_total: 0, jobs: 0, open_jobs: 0, new_applications: 0 }
    server.use(http.get('*/api/answers', () => HttpResponse.json({ success: true, ...none })))
    store.dispatch(userRestored({ ...person('recruiter'), user_type: 'admin', is_super_admin: true }))
    expect(await screen.findByRole('heading', { name: 'No jobs found matching your criteria' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull())
    await somebody.click(screen.getByRole('button', { name: 'Show the jobs of all recruiters' }))
    expect(await screen.findByText('Showing 1 to 1 of 1 item')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull()
  })
})
