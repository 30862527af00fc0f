import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { jobsFound, day, job, jobs, jobScreen } from '@/testing/jobs'

const HERE = '/user/jobslist?location=Rotterdam'
const cards = () => screen.getAllByRole('article')
const card = (name: string | RegExp) => screen.findByRole('article', { name })
const query = () => screen.getByRole('combobox', { name: 'Job title or keyword' })
const place = () => screen.getByRole('combobox', { name: 'Location, required' })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the search', () => {
  it('starts with what the profile suggests, fifty at most [JOBS-01] [JOBS-02] [JOBS-04] [JOBS-09] [OPEN-051] [LIM-20]', async () => {
    const suggested = { isInitialLoad: true, defaultQueryUsed: true, defaultQuery: 'Nurse', defaultLocation: 'Pune' }
    const { queries } = jobScreen({ answer: () => jobsFound([job(1)], suggested) })
    expect(screen.getByRole('heading', { name: 'Find the Right Job', level: 1 })).toBeVisible()
    expect(screen.getByText('Loading jobs...')).toBeInTheDocument()
    await card('Job 1')
    expect([query(), place()].map((field) => (field as HTMLInputElement).value)).toEqual(['Nurse', 'Pune'])
    expect(screen.getByRole('switch', { name: 'Remote only' })).not.toBeChecked()
    const within7 = screen.getByRole('combobox', { name: 'Date posted' })
    expect(
      within(within7)
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value),
    ).toEqual(['all', '7', '14', '30'])
    press('Employment type: any')
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels![0]!.textContent)).toEqual([
      'Full-time',
      'Part-time',
      'Contract',
      'Internship',
    ])
    expect(queries).toHaveLength(1)
    expect(Object.fromEntries(queries[0]!)).toEqual({
      isInitialLoad: 'true',
      num_results: '50',
      user_id: '7',
      user_email: 'maya.okafor@people.example',
    })
  })

  it('says where it begins for somebody without a profile', async () => {
    const answer = () => jobsFound([job(1)], { isInitialLoad: true, defaultQueryUsed: true, defaultLocation: 'Remote' })
    jobScreen({ answer, profile: null })
    expect(await screen.findByText(/^To begin with, jobs you can do from anywhere\./)).toBeVisible()
    expect(screen.queryByText(/Chosen to match your profile/)).toBeNull()
  })

  it('leaves alone what somebody types while the suggestion of the profile is on its way [OPEN-051]', async () => {
    let come: (suggested: ReturnType<typeof jobsFound>) => void = () => {}
    const answer = new Promise<ReturnType<typeof jobsFound>>((tell) => (come = tell))
    jobScreen({ answer: () => answer })
    fireEvent.change(query(), { target: { value: 'Weaver' } })
    fireEvent.focus(place())
    come(jobsFound([job(1)], { isInitialLoad: true, defaultQuery: 'Nurse', defaultLocation: 'Pune' }))
    await card('Job 1')
    expect([query(), place()].map((field) => (field as HTMLInputElement).value)).toEqual(['Weaver', ''])
    fireEvent.blur(place())
    expect([query(), place()].map((field) => (field as HTMLInputElement).value)).toEqual(['Weaver', 'Pune'])
  })

  it('needs a place, and says so under it [JOBS-03]', async () => {
    const { queries } = jobScreen({ answer: () => jobsFound([job(1)], { defaultLocation: '' }) })
    await card('Job 1')
    press('Search')
    expect(screen.getByText('Location is required')).toBeVisible()
    expect(place()).toHaveFocus()
    expect(place()).toHaveAccessibleDescription('Location is required')
    expect(queries).toHaveLength(1)
  })

  it('asks the server for words, place, remote and kinds, and filters the days itself [JOBS-02] [JOBS-05]', async () => {
    const old = job(2, { datePosted: day(-20) })
    const { queries } = jobScreen({ answer: () => jobsFound([job(1), old]), address: HERE })
    await card('Job 2')
    fireEvent.change(query(), { target: { value: 'Backend Engineer' } })
    press('Search')
    await waitFor(() => expect(queries).toHaveLength(2))
    fireEvent.click(screen.getByRole('switch', { name: 'Remote only' }))
    await waitFor(() => expect(queries).toHaveLength(3))
    press('Employment type: any')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Contract' }))
    await waitFor(() => expect(queries).toHaveLength(4))
    expect(Object.fromEntries(queries[3]!)).toMatchObject({
      query: 'Backend Engineer',
      location: 'Rotterdam',
      remoteOnly: 'true',
      employmentTypes: 'Contract',
      isInitialLoad: 'false',
    })
    await card('Job 2')
    fireEvent.change(screen.getByRole('combobox', { name: 'Date posted' }), { target: { value: '14' } })
    expect(cards().map((element) => element.dataset['job'])).toEqual(['1'])
    expect(queries).toHaveLength(4)
  })

  it('shows the profile match of each job and sorts by it, over all jobs that are found', async () => {
    const profileMatches = { 1: 87, b2: 34 }
    const { queries } = jobScreen({
      address: HERE,
      answer: () => jobsFound([job(1), job('b2'), job(3)], { profileMatches }),
    })
    expect(within(await card('Job 1')).getByText('87% profile match')).toBeVisible()
    expect(within(await card('Job b2')).getByText('34% profile match')).toBeVisible()
    expect(within(await card('Job 3')).queryByText(/profile match/)).toBeNull()
    expect(queries[0]!.has('sort')).toBe(false)
    const order = screen.getByRole('combobox', { name: 'Sort by' })
    expect(order).toHaveDisplayValue('Newest first')
    fireEvent.change(order, { target: { value: 'match' } })
    await waitFor(() => expect(queries.at(-1)!.get('sort')).toBe('match'))
    // The best of these days are found by the server: on a page of the best of all, any day may be missing.
    await card('Job 1')
    fireEvent.change(screen.getByRole('combobox', { name: 'Date posted' }), { target: { value: '7' } })
    await waitFor(() => expect(queries.at(-1)!.get('date_posted')).toBe('7'))
  })

  it('offers no other order to people without a profile match', async () => {
    jobScreen({ address: HERE, answer: () => jobsFound([job(1)]) })
    await card('Job 1')
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  })

  it('offers titles and places by keyboard [JOBS-31] [JOBS-32]', async () => {
    const { hand } = jobScreen({ answer: () => jobsFound([job(1)]), address: HERE })
    await card('Job 1')
    await hand.click(query())
    await hand.keyboard('mechanical eng')
    const option = await screen.findByRole('option', { name: 'Mechanical Engineer' })
    await hand.keyboard('{ArrowDown}')
    expect(option).toHaveAttribute('aria-selected', 'true')
    expect(query()).toHaveAttribute('aria-activedescendant', option.id)
    await hand.keyboard('{Enter}')
    expect(query()).toHaveValue('Mechanical Engineer')
    expect(screen.queryByRole('listbox')).toBeNull()
    await hand.clear(place())
    expect(
      screen
        .getAllByRole('option')
        .slice(0, 3)
        .map((element) => element.textContent),
    ).toEqual(['Remote (REM)', 'Hybrid (HYB)', 'Pune'])
    await hand.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await hand.click(place())
    await hand.click(screen.getByRole('option', { name: 'Hybrid (HYB)' }))
    expect(place()).toHaveValue('Hybrid (HYB)')
  })
})

describe('a card', () => {
  it('shows what decides whether to read on [JOBS-17] [JOBS-18] [JOBS-19] [JOBS-20] [JOBS-21] [JOBS-22] [JOBS-23] [JOBS-24] [JOBS-25] [OPEN-056]', async () => {
    const full = job(1, {
      title: 'Backend Engineer',
      description: `Python and ${'x'.repeat(300)}`,
      technologies: ['Python', 'Kafka', 'AWS', 'Go', 'Rust', 'C'],
      applicationEndDate: day(3),
      jobProviders: [
        { jobProvider: 'LinkedIn', url: 'https://linkedin.example/1' },
        { jobProvider: 'Indeed', url: 'https://indeed.example/1' },
        { jobProvider: 'Evil', url: 'javascript:alert(1)' },
        { jobProvider: 'Adzuna', url: 'https://adzuna.example/1' },
      ],
    })
    jobScreen({ answer: () => jobsFound([full, job('b7')]), address: `${HERE}&query=python` })
    const ownJob = await card('Backend Engineer')
    const text = ownJob.textContent
    for (const part of ['Kestrel Robotics', 'Rotterdam, NL', 'EUR 78,000 - 96,000 per year', 'Full-time', '2 days ago'])
      expect(text).toContain(part)
    expect(text).toContain(`Python and ${'x'.repeat(189)}...`)
    expect(text).toContain('3 days left!')
    expect(within(ownJob).getByText('Hireloom job')).toBeVisible()
    expect(within(ownJob).getByRole('list', { name: 'Technologies' }).textContent).toBe('PythonKafkaAWSGo+2 more')
    expect(ownJob.querySelector('mark')).toHaveTextContent('Python')
    const links = within(within(ownJob).getByRole('list', { name: 'Also on' })).getAllByRole('link')
    // In the order of the answer, and without the one that would run here.
    expect(links.map((link) => link.firstChild!.textContent)).toEqual(['LinkedIn', 'Indeed', 'Adzuna'])
    expect(links[0]).toHaveAttribute('target', '_blank')
    expect(links[0]!.getAttribute('rel')).toContain('noopener')
    // From an outside board.
    expect(within(await card('Job b7')).queryByText('Hireloom job')).toBeNull()
  })

  it('fills in what a job does not say [JOBS-35] [JOBS-36] [JOBS-37]', async () => {
    const silent = job(1, { description: '', employmentType: '', salaryRange: '', applicationEndDate: null })
    jobScreen({ answer: () => jobsFound([silent]), address: HERE })
    const { textContent } = await card('Job 1')
    for (const part of ['No description available', 'Full-time', 'Not specified', 'No deadline specified'])
      expect(textContent).toContain(part)
  })

  it('tells what was sent already, what stands for long and what is posted again', async () => {
    const marked = job(1, { applied: true, isStale: true, isRepost: true })
    jobScreen({ answer: () => jobsFound([marked, job(2)]), address: HERE })
    const { textContent } = await card('Job 1')
    for (const mark of ['Applied', 'Up a long time', 'Posted again']) expect(textContent).toContain(mark)
    expect((await card('Job 2')).textContent).not.toMatch(/Applied|Up a long time|Posted again/)
  })

  it('names the domain of a recruiter who writes from one called like the company, and of nobody else [SEC-42]', async () => {
    const verified = job(1, { company: 'Kestrel', verifiedDomain: 'kestrel.example' })
    jobScreen({ answer: () => jobsFound([verified, job(2)]), address: HERE })
    expect((await card('Job 1')).textContent).toMatch(/Kestrel·, Rotterdam, NL, domain verified: kestrel\.example/)
    expect((await card('Job 2')).textContent).not.toContain('verified')
  })

  it('bears what the terms of a board want to be read beside its jobs', async () => {
    const credits = [{ jobProvider: 'Jobs by Adzuna', url: 'https://www.adzuna.co.uk/' }]
    jobScreen({ answer: () => jobsFound([job('b1', { credits }), job(2)]), address: HERE })
    const jobCard = within(await card('Job b1'))
    expect(jobCard.getByRole('link', { name: /^Jobs by Adzuna/ })).toHaveAttribute('href', credits[0]!.url)
    expect((await card('Job 2')).textContent).not.toContain('Adzuna')
  })
})

describe('the list', () => {
  it('shows five, and five more with every press [JOBS-06] [JOBS-07] [LIM-19]', async () => {
    jobScreen({ answer: () => jobsFound(jobs(12)), address: HERE })
    await card('Job 1')
    expect(cards()).toHaveLength(5)
    press(/Show More/)
    await waitFor(() => expect(cards()).toHaveLength(10))
    press(/Show More/)
    await waitFor(() => expect(cards()).toHaveLength(12))
    expect(screen.queryByRole('button', { name: /Show More/ })).toBeNull()
  })

  it('goes on where the first answer ended, and shows a job once', async () => {
    const { queries } = jobScreen({
      answer: (question) =>
        question.get('after') === 'there' ? jobsFound([job(5), job(6), job(7)]) : jobsFound(jobs(5), { next: 'there' }),
      address: HERE,
    })
    await card('Job 5')
    expect(screen.getByText('5+')).toBeVisible()
    press(/Show More/)
    await card('Job 7')
    expect(cards().map((element) => element.dataset['job'])).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    expect(queries).toHaveLength(2)
  })

  it('leaves out what is past its deadline, not what ends today or never [JOBS-15]', async () => {
    const ends = [day(-1), day(0), null].map((end, at) => job(at + 1, { applicationEndDate: end }))
    jobScreen({ answer: () => jobsFound(ends), address: HERE })
    await card('Job 2')
    expect(cards().map((element) => element.dataset['job'])).toEqual(['2', '3'])
    expect(screen.getByText('Expires today!')).toBeVisible()
  })

  it('says when there is nothing, and how to find more [JOBS-33] [ERR-27]', async () => {
    const { queries } = jobScreen({ answer: () => jobsFound([]), address: `${HERE}&remoteOnly=true` })
    expect(await screen.findByText('No jobs found. Try adjusting your search criteria.')).toBeVisible()
    press('Search without filters')
    await waitFor(() => expect(queries.at(-1)!.get('remoteOnly')).toBe('false'))
  })

  it('says when these are all, and how to find more', async () => {
    const { queries } = jobScreen({ answer: () => jobsFound([job(1)]), address: `${HERE}&query=nurse` })
    expect(await screen.findByText('nurse, Rotterdam')).toBeVisible()
    press('Any job in Rotterdam')
    await waitFor(() => expect(queries.at(-1)!.get('query')).toBe(''))
  })

  it('keeps quiet about the end of a list that is long enough', async () => {
    jobScreen({ answer: () => jobsFound([1, 2, 3, 4, 5].map((id) => job(id))), address: HERE })
    await card('Job 5')
    expect(screen.queryByText(/That is all for/)).toBeNull()
  })

  it.each([
    ['Failed to fetch jobs [ERR-25]', 'down' as const],
    ['Failed to fetch jobs [ERR-25]', { status: 503, body: { success: false, message: 'Failed to fetch jobs' } }],
    ['Invalid jobs data received from API [ERR-26]', { status: 200, body: { success: true, jobs: 'none' } }],
    ['Invalid jobs data received from API [ERR-26]', { status: 200, body: [] }],
  ])('%s, and tries again', async (sentence, wrong) => {
    let works = false
    jobScreen({ answer: () => (works ? jobsFound([job(1)]) : wrong), address: HERE })
    expect(await screen.findByRole('heading', { name: sentence.replace(/ \[.*/, '') })).toBeVisible()
    expect(place()).toHaveValue('Rotterdam')
    works = true
    press('Try again')
    expect(await card('Job 1')).toBeVisible()
  })

  it('names boards that do not answer beside what the others have [OPEN-055]', async () => {
    jobScreen({ answer: () => jobsFound([job(1)], { warnings: ['Lever does not answer.'] }), address: HERE })
    await card('Job 1')
    expect(screen.getByText('Lever does not answer.')).toBeVisible()
  })

  it('keeps what is there when more cannot be had', async () => {
    jobScreen({
      answer: (question) => (question.has('after') ? 'down' : jobsFound(jobs(5), { next: 'there' })),
      address: HERE,
    })
    await card('Job 5')
    press(/Show More/)
    expect(await screen.findByText('More jobs could not be loaded.')).toBeVisible()
    expect(cards()).toHaveLength(5)
  })

  it('is found again as it was left', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const first = jobScreen({ answer: () => jobsFound(jobs(12)), address: HERE })
    await card('Job 1')
    press(/Show More/)
    await waitFor(() => expect(cards()).toHaveLength(10))
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
    first.unmount()
    const { queries } = jobScreen({ answer: () => jobsFound(jobs(12)) })
    await card('Job 1')
    expect(cards()).toHaveLength(10)
    expect(queries[0]!.get('location')).toBe('Rotterdam')
    expect(scroll).toHaveBeenCalledWith(0, 640)
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  })
})
