import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { advice, described, openJobForm, posted, showJobForm, TEXT } from '@/testing/jobForm'
import { quiet, settled } from '@/testing/quiet'
import { serverHeard } from '@/lib/session/session'
import { server } from '@/testing/server'

describe('a new job', () => {
  it('begins with its defaults, by the date of the server [POST-02] [POST-04] [POST-15] [POST-19] [OPEN-135] [LIM-30]', async () => {
    await openJobForm()
    expect(described('Date posted')).toHaveValue('2026-03-14')
    expect(described('Application deadline')).toHaveValue('2026-04-13')
    const email = described('Recruiter email')
    expect(email).toHaveValue('elena.brandt@people.example')
    expect(email).toHaveAttribute('readonly')
    const choices = (label: string) =>
      within(described(label))
        .getAllByRole('option')
        .map((option) => option.textContent)
    expect(choices('Currency')).toEqual(['USD ($)', 'INR (₹)', 'EUR (€)', 'GBP (£)', 'JPY (¥)'])
    expect(choices('Per')).toEqual(['per year', 'per month', 'per hour'])
    expect(choices('Employment type')).toEqual(['Choose', 'Full-time', 'Part-time', 'Contract', 'Internship'])
    expect(described('Keywords')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add a provider' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Visa Document' })).not.toBeChecked()
  })

  it('begins with the days within which the company answers [HIR-C03]', async () => {
    await openJobForm({}, 10)
    expect(described('Days until an answer')).toHaveValue('10')
  })

  it('counts the words of the description as they come [POST-03]', async () => {
    const { fill } = await openJobForm()
    expect(screen.getByText('0 words, at least 100')).toBeVisible()
    fill({ Description: 'two words' })
    expect(screen.getByText('2 words, at least 100')).toBeVisible()
  })

  it('tells every mistake under its field and is not sent; a mended one goes [POST-05] [POST-09] [POST-16]', async () => {
    const { press, fill, requests } = await openJobForm()
    fill({ Description: 'word '.repeat(60), 'Application deadline': '2026-06-01' })
    press('Publish job')
    const title = described('Title')
    await waitFor(() => expect(title).toHaveFocus())
    expect(title).toHaveAccessibleDescription('Title must be at least 3 characters')
    expect(described('Description')).toHaveAccessibleDescription(/Description must be at least 100 words$/)
    expect(described('Salary')).toHaveAccessibleDescription(
      /valid salary range \(e\.g\., \$60,000 - \$120,000\) or 'NA'$/,
    )
    expect(described('Application deadline')).toHaveAccessibleDescription(/cannot exceed 60 days from today$/)
    fill({ Title: 'ab' })
    expect(title).toHaveAttribute('aria-invalid')
    fill({ Title: 'abc' })
    expect(title).not.toHaveAttribute('aria-invalid')
    expect(requests).toEqual([])
  })

  it('says what everyone means where jobs are for members only', async () => {
    const { view } = await openJobForm()
    act(
      () =>
        void view.store.dispatch(serverHeard({ csrfToken: null, serverDate: null, demo: false, publicJobs: false })),
    )
    expect(screen.getByText(/^This site shows jobs only to people who are logged in\./)).toBeVisible()
  })

  it('is posted once, says so, and leads to the dashboard after two seconds [POST-25] [ERR-44] [LIM-29]', async () => {
    const { press, fill, fillAll, requests } = await openJobForm()
    fillAll()
    press('Add a provider')
    fill({ 'Provider 1': 'LinkedIn', 'Link of provider 1': 'https://jobs.example/1', Salary: 'NA' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Driving License' }))
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked()
    expect(screen.getByText(/^It gets a page of its own that search engines find/)).toBeVisible()
    fireEvent.click(screen.getByRole('radio', { name: 'Members only' }))
    expect(screen.getByText(/^Only people who are logged in can find it\./)).toBeVisible()
    expect(described('Currency')).toBeDisabled()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const publish = screen.getByRole('button', { name: 'Publish job' })
    fireEvent.click(publish)
    fireEvent.click(publish)
    expect(await screen.findByText(/^Job post created successfully! The/)).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      method: 'POST',
      title: 'Loom Mechanic',
      expectedSalary: 'NA',
      currencySymbol: '',
      jobProviders: [{ jobProvider: 'LinkedIn', url: 'https://jobs.example/1' }],
      mandatoryDocuments: ['Resume', 'Driving License'],
      answerDays: 14,
      isPublic: false,
      applicationEndDate: '2026-04-13',
    })
    await act(() => vi.advanceTimersByTimeAsync(1999))
    expect(screen.queryByText(/^now at/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(await screen.findByText('now at /user/RecruiterTracker')).toBeVisible()
    expect(Object.keys(sessionStorage).filter((key) => key.includes(':post:'))).toEqual([])
  })

  it('that is refused says why and keeps what was typed, also over a reload [ERR-42]', async () => {
    const { press, fillAll, view } = await openJobForm()
    server.use(
      http.post('*/api/jobs', () =>
        HttpResponse.json(
          { success: false, message: 'Title is taken', errors: { title: ['Title is taken'] } },
          { status: 422 },
        ),
      ),
    )
    fillAll()
    press('Publish job')
    expect(await screen.findByText('Error: Title is taken')).toBeVisible()
    expect(described('Title')).toHaveAccessibleDescription('Title is taken')
    view.unmount()
    showJobForm()
    expect(await screen.findByLabelText('Title')).toHaveValue('Loom Mechanic')
    expect(described('Description')).toHaveValue(TEXT)
    press('Start again')
    expect(described('Title')).toHaveValue('')
  })
})

describe('a description to order', () => {
  it('asks first for what is missing, and calls nobody [POST-21]', async () => {
    const { press, fill } = await openJobForm()
    let count = 0
    server.use(http.post('*/api/generate-job-description', () => ((count += 1), HttpResponse.json({ success: true }))))
    fill({ Title: 'Loom Mechanic', Location: 'Pune' })
    press('Generate description')
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Company', 'Employment type'])
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(count).toBe(0)
  })

  it('is written from the four fields and the keywords; the old text can come back [POST-20] [ERR-43]', async () => {
    const { press, fill, fillAll } = await openJobForm()
    let body: unknown
    server.use(
      http.post('*/api/generate-job-description', async ({ request }) => {
        body = await request.json()
        return HttpResponse.json({
          success: true,
          description: 'About\nNew.',
          error: null,
          api_used: 'local',
          unused_keywords: ['Looms'],
        })
      }),
    )
    fillAll()
    fill({ Keywords: 'Looms' })
    press('Generate description')
    await waitFor(() => expect(described('Description')).toHaveValue('About\nNew.'))
    expect(body).toEqual({
      title: 'Loom Mechanic',
      company: 'Loomworks',
      location: 'Pune, India',
      employmentType: 'Full-time',
      keywords: 'Looms',
    })
    expect(await screen.findByText('Job description generated successfully!')).toBeVisible()
    expect(screen.getByText('Keywords not used: Looms.')).toBeVisible()
    press('Restore my text')
    expect(described('Description')).toHaveValue(TEXT)
  })

  it('that comes after the job was published changes nothing, and is not offered in the next new job', async () => {
    const { press, fillAll, requests, view } = await openJobForm()
    let answer = () => {}
    const delay = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('*/api/generate-job-description', async () => {
        await delay
        return HttpResponse.json({
          success: true,
          description: 'About\nNew.',
          error: null,
          api_used: 'local',
          unused_keywords: [],
        })
      }),
    )
    fillAll()
    press('Generate description')
    press('Publish job')
    await waitFor(() => expect(requests).toHaveLength(1))
    await screen.findByText(/The Recruiter Dashboard opens now\.$/)
    answer()
    await act(quiet)
    expect(described('Description')).toHaveValue(TEXT)
    view.unmount()
    await openJobForm()
    expect(described('Title')).toHaveValue('')
  })

  it('that comes while a save fails is taken, beside the reason of the failure', async () => {
    const { press, fillAll } = await openJobForm()
    let [write, refuse] = [() => {}, () => {}]
    const response = new Promise<void>((resolve) => (write = resolve))
    const refused = new Promise<void>((resolve) => (refuse = resolve))
    server.use(
      http.post('*/api/generate-job-description', async () => {
        await response
        return HttpResponse.json({
          success: true,
          description: 'About\nNew.',
          error: null,
          api_used: 'local',
          unused_keywords: [],
        })
      }),
      http.post('*/api/jobs', async () => {
        await refused
        return HttpResponse.json({ success: false, message: 'The disk is full' }, { status: 503 })
      }),
    )
    fillAll()
    press('Generate description')
    press('Publish job')
    await screen.findByText('Publishing…')
    write()
    await act(settled)
    expect(described('Description')).toHaveValue(TEXT)
    refuse()
    await waitFor(() => expect(described('Description')).toHaveValue('About\nNew.'))
    expect(screen.getByText('Error: The disk is full')).toBeVisible()
    press('Restore my text')
    await waitFor(() => expect(described('Description')).toHaveValue(TEXT))
  })

  it('that fails says why, and the text stays', async () => {
    const { press, fillAll } = await openJobForm()
    server.use(
      http.post('*/api/generate-job-description', () =>
        HttpResponse.json({ success: false, error: 'The writer is away.' }, { status: 503 }),
      ),
    )
    fillAll()
    press('Generate description')
    expect(await screen.findByText('Error: The writer is away.')).toBeVisible()
    expect(described('Description')).toHaveValue(TEXT)
  })
})

describe('a job that is changed', () => {
  it('is loaded by its number, then changed and saved [POST-01] [POST-23] [POST-24] [OPEN-095] [ERR-45]', async () => {
    const { press, fill, requests } = await openJobForm({ edits: true, role: 'admin' })
    expect(screen.getByRole('heading', { name: 'Edit Job Post', level: 1 })).toBeVisible()
    expect(described('Employment type')).toHaveValue('Contract')
    expect(described('Currency')).toHaveValue('€')
    expect(described('Recruiter email')).toHaveValue('owner@loom.example')
    expect(described('Link of provider 1')).toHaveValue('https://jobs.example/1')
    expect(screen.getByRole('radio', { name: 'Members only' })).toBeChecked()
    expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', '/user/uploadJobPost?like=41')
    fill({ Title: 'Senior Loom Mechanic' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press('Save changes')
    expect(await screen.findByText(/^Job post updated successfully! The/)).toBeVisible()
    expect(requests).toMatchObject([
      { method: 'PUT', title: 'Senior Loom Mechanic', currencySymbol: '€', answerDays: 21 },
    ])
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(await screen.findByText('now at /user/RecruiterTracker')).toBeVisible()
  })

  it('shows that it is loading, and what went wrong with it [POST-24] [ERR-41]', async () => {
    let answerNow = () => {}
    const response = new Promise<void>((resolve) => (answerNow = resolve))
    let isThere = false
    server.use(
      http.get('*/api/jobs/41', async () => {
        await response
        if (isThere) return HttpResponse.json({ success: true, job: posted })
        return HttpResponse.json({ success: false, message: 'Sorry.' }, { status: 500 })
      }),
      http.post('*/api/job-coach', () => HttpResponse.json(advice)),
    )
    showJobForm({ edits: true })
    expect(await screen.findByText('Loading the job…')).toBeVisible()
    answerNow()
    expect(await screen.findByText('Error fetching job data: Sorry.')).toBeVisible()
    isThere = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Title')).toHaveValue('Loom Mechanic')
  })
  it.each([
    [404, 'Job not found'],
    [403, 'You do not have permission to perform this action.'],
  ])('what cannot be had (%i) is not asked for again: the jobs are where to go [ERR-41]', async (status, message) => {
    server.use(http.get('*/api/jobs/41', () => HttpResponse.json({ success: false, message }, { status })))
    showJobForm({ edits: true })
    expect(await screen.findByText(`Error fetching job data: ${message}`)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Recruiter Dashboard' })).toHaveAttribute('href', '/user/RecruiterTracker')
  })
})
