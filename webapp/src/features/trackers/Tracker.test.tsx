import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Tracker } from '@/features/trackers/Tracker'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'
import { atDesk, first, many, open, row } from '@/testing/trackerScreen'

atDesk()

describe('the tracker', () => {
  it('has heading and text [TRACK-01], a search [TRACK-02] and six columns [TRACK-04]', async () => {
    const { queries } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Application Tracker' })).toBeVisible()
    expect(screen.getByText(/^Every application you sent/)).toBeVisible()
    await screen.findByRole('table')
    expect(screen.getByPlaceholderText('Search applications by job title, company, or status...')).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Job Title',
      'Documents Submitted',
      'Quick Access',
      'Recruiter Email',
      'Company',
      'Date',
    ])
    expect(queries[0]).toEqual({ email: 'maya.okafor@people.example', page: '1', page_size: '10' })
  })

  it('shows the facts of an application [TRACK-05] [TRACK-07] [TRACK-08] [TRACK-09] [TRACK-17]', async () => {
    open()
    const jobRow = await row('Senior backend engineer')
    expect(jobRow.getByRole('link', { name: /^View Job Details/ })).toHaveAttribute(
      'href',
      '/user/jobslist?jobId=17&openDetail=true',
    )
    expect(jobRow.getByRole('link', { name: 'elena@kestrel.example' })).toHaveAttribute(
      'href',
      'mailto:elena@kestrel.example',
    )
    expect(jobRow.getByText('Kestrel Robotics')).toBeVisible()
    expect(jobRow.getByText('Nov 21, 2026')).toBeVisible()
    expect(jobRow.getByText('Submitted')).toBeVisible()
  })

  it('shows three documents: there, from before files were kept, or absent [TRACK-06] [TRACK-10] [TRACK-11] [TRACK-12]', async () => {
    open()
    const jobRow = await row('Senior backend engineer')
    const chips = within(jobRow.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Resumesubmitted',
      'License (Legacy)submitted before files were kept',
      'Visanot submitted',
    ])
    const looks = chips.map((chip) => chip.firstElementChild!)
    expect(looks[0]).toHaveClass('text-good')
    expect(looks[1]).toHaveClass('text-thread-ink')
    expect(looks[2]!.querySelector('svg')).toHaveClass('text-weak')
  })

  it('finds by title, company and status, whatever the case [TRACK-03], and says when there is nothing [TRACK-15] [ERR-84]', async () => {
    open()
    await screen.findByRole('table')
    const look = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    const titles = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((element) => element.querySelector('button')!.textContent)
    for (const [typed, rowTitles] of [
      ['BACKEND', 'Senior backend engineer'],
      ['halden', 'Data analyst'],
      ['rejec', 'Data analyst'],
    ] as const) {
      look(typed)
      await waitFor(() => expect(titles()).toEqual([rowTitles]))
    }
    look('nothing like it')
    expect(await screen.findByText('No applications found.')).toBeVisible()
  })

  it('shows ten a page [OPEN-068]', async () => {
    const { queries } = open(many(23))
    await screen.findByRole('table')
    expect(screen.getAllByRole('row')).toHaveLength(11)
    expect(screen.getByText('Showing 1 to 10 of 23 items')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(await screen.findByText('Showing 21 to 23 of 23 items')).toBeVisible()
    expect(queries.at(-1)).toMatchObject({ page: '3' })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Job 2' } })
    expect(await screen.findByText('Showing 1 to 5 of 5 items')).toBeVisible()
  })

  it('can be taken along as a table', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Export CSV' })
    expect(link).toHaveAttribute('href', '/api/applications/user/maya.okafor%40people.example/export')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(fireEvent.click(link)).toBe(false) // the browser does not follow it
    expect(await screen.findByText('There is no connection.')).toBeVisible()
  })

  it('on a phone shows cards instead of the table', async () => {
    vi.mocked(window.matchMedia).mockImplementation(
      (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    open()
    const jobRow = await row('Senior backend engineer')
    expect(screen.queryByRole('table')).toBeNull()
    expect(jobRow.getByText('elena@kestrel.example')).toBeVisible()
  })

  it('without a log-in says so and leads there [TRACK-16] [ERR-83]', () => {
    renderAlone(<Tracker />, { as: null })
    expect(screen.getByText(/You must be logged in to view your applications/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/user/login')
  })

  it.each([
    ['ERR-79', () => HttpResponse.error(), 'Error connecting to the server. Please try again later.', ''],
    ['ERR-80', () => HttpResponse.json({ success: false }), 'Failed to fetch applications', ''],
    [
      'ERR-81',
      () => HttpResponse.json({ success: false, message: 'Sorry.' }, { status: 503 }),
      'Failed to fetch applications',
      'HTTP error! Status: 503',
    ],
  ])('%s: a list that cannot be had says so and is asked for again', async (_id, answer, title, text) => {
    open()
    server.use(http.get('*/api/applications/user/:email', answer, { once: true }))
    expect(await screen.findByText(title)).toBeVisible()
    if (text) expect(screen.getByText(text)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })
})

it('a search while the server is away leaves the list that was there, and says so', async () => {
  open(many(11))
  await screen.findByRole('table')
  server.use(http.get('*/api/applications/user/:email', () => HttpResponse.error(), { once: true }))
  act(() => screen.getByRole('searchbox').focus())
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Job 11' } })
  expect(await screen.findByText(/^This list may be out of date/)).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(screen.getAllByRole('row')).toHaveLength(11)
  expect(screen.queryByText(/^Showing /)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Showing 1 to 1 of 1 item')).toBeVisible()
  expect(screen.queryByText(/^This list may be out of date/)).toBeNull()
})

describe('the documents', () => {
  beforeEach(() => {
    URL.createObjectURL = vi.fn(() => 'blob:it')
    URL.revokeObjectURL = vi.fn()
  })

  it('a resume can be looked at and had [TRACK-13] in a viewer, a PDF in a frame [TRACK-14] [RECR-53]', async () => {
    const { fetched } = open()
    const jobRow = await row('Senior backend engineer')
    fireEvent.click(jobRow.getByRole('button', { name: /^View resume/ }))
    const viewer = within(await screen.findByRole('dialog', { name: 'Resume' }))
    expect((await viewer.findByTitle('Resume')).tagName).toBe('IFRAME')
    expect(fetched).toEqual(['?filePath=2026%2Fabc.pdf&download=false'])
    fireEvent.click(viewer.getByRole('button', { name: 'Download' }))
    await waitFor(() => expect(fetched).toHaveLength(2))
    expect(fetched[1]).toBe('?filePath=2026%2Fabc.pdf&download=true')
    fireEvent.click(viewer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('anything else is a picture [RECR-53], and what is none can be had at least [RECR-54] [RECR-55]', async () => {
    const { fetched } = open()
    fireEvent.click((await row('Data analyst')).getByRole('button', { name: /^View resume/ }))
    const picture = await screen.findByRole('img', { name: 'Resume' })
    expect(picture).toHaveAttribute('src', 'blob:it')
    fireEvent.error(picture)
    expect(screen.getByText('Cannot preview this document type.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Download Document' }))
    await waitFor(() => expect(fetched.at(-1)).toBe('?filePath=2026%2Fdef.png&download=true'))
  })

  it('what no file is kept of has neither [OPEN-065]', async () => {
    open([{ ...first, resume_submitted: 'legacy_submitted' }])
    const jobRow = await row('Senior backend engineer')
    expect(jobRow.queryByRole('button', { name: /^View|^Download/ })).toBeNull()
    expect(jobRow.getByText('No file is kept for legacy documents')).toBeVisible()
  })

  it('that cannot be had say so [ERR-82]', async () => {
    open()
    server.use(
      http.get('*/api/documents/download', () =>
        HttpResponse.json({ success: false, message: 'Document not available' }, { status: 404 }),
      ),
    )
    fireEvent.click((await row('Senior backend engineer')).getByRole('button', { name: /^Download resume/ }))
    await screen.findByText('Failed to download document') // a toast: it fades in
    expect(await screen.findByText('Document not available')).toBeInTheDocument()
  })
})
