import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import type { CoachAnswer, JobFields } from '@/api/jobForms'
import '@/app/Frame'
import '@/features/post/EditJob'
import '@/features/post/PostJob'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const TEXT = 'We look for a rockstar. '.repeat(26).trim()

const posted: JobFields = {
  id: 41,
  title: 'Loom Mechanic',
  company: 'Loomworks',
  description: TEXT,
  location: 'Pune, India',
  employmentType: 'Contract',
  datePosted: '2026-03-01',
  applicationEndDate: '2026-04-01',
  expectedSalary: '60,000 - 80,000',
  currencySymbol: '€',
  salaryDuration: 'per hour',
  salaryRange: 'EUR 60,000 - 80,000 per hour',
  jobProviders: [{ jobProvider: 'LinkedIn', url: 'https://jobs.example/1' }],
  recruiterEmail: 'owner@loom.example',
  keywords: 'Looms, Welding',
  technologies: ['Looms', 'Welding'],
  mandatoryDocuments: ['Resume', 'Visa Document'],
  answerDays: 21,
  isPublic: false,
  positionStatus: 'open',
  status: 'Active',
  isExpired: false,
  isActive: true,
  isVisible: true,
  deleted: false,
  reopenCount: 0,
  applicantCount: 0,
} as JobFields

const advice: CoachAnswer = {
  success: true,
  findings: [
    {
      kind: 'words',
      severity: 'warn',
      field: 'description',
      start: 12,
      end: 22,
      quote: 'a rockstar',
      text: '“rockstar” puts people off',
      suggestion: 'Try “an experienced”.',
      replacement: 'an experienced',
    },
    {
      kind: 'section',
      severity: 'warn',
      field: 'description',
      start: TEXT.length,
      end: TEXT.length,
      quote: '',
      text: 'What We Offer is missing',
      suggestion: 'People read this first.',
      replacement: '\n\nWhat We Offer\n- ',
    },
    {
      kind: 'salary',
      severity: 'warn',
      field: 'expectedSalary',
      start: 0,
      end: 0,
      quote: '',
      text: 'No salary is shown',
      suggestion: 'People decide by it.',
      replacement: null,
    },
  ],
  readability: { grade: 5, age: 10, words: 130, sentences: 26 },
  people: 100,
  matching: 60,
  reach: [
    { about: 'years', requirement: '10+ years', matching_without: 100, matching_with: 60, text: 'Removes 40 of 100' },
    { about: 'skill', requirement: 'Looms', matching_without: 60, matching_with: 60, text: 'Removes nobody' },
  ],
  eased: 'With 5+ years instead, 90 would fit.',
}

/** Opens the form; `sent` are the jobs that were saved. */
async function open({ path = '/user/uploadJobPost', job = posted, role = 'recruiter' as 'recruiter' | 'admin' } = {}) {
  const sent: Record<string, unknown>[] = []
  signedInAs(role)
  const save = async ({ request }: { request: Request }) => {
    sent.push({ method: request.method, ...((await request.json()) as object) })
    const message = request.method === 'PUT' ? 'Job post updated successfully!' : 'Job post created successfully!'
    return HttpResponse.json({ success: true, message, job }, { status: request.method === 'PUT' ? 200 : 201 })
  }
  server.use(
    http.get('*/api/jobs/41', () => HttpResponse.json({ success: true, job })),
    http.post('*/api/jobs', save),
    http.put('*/api/jobs/41', save),
    http.post('*/api/job-coach', () => HttpResponse.json(advice)),
  )
  openApp(path)
  await screen.findByLabelText('Title')
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const fill = (values: Record<string, string>) =>
    Object.entries(values).forEach(([label, value]) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    )
  const fillAll = () =>
    fill({
      Title: 'Loom Mechanic',
      Company: 'Loomworks',
      Location: 'Pune, India',
      'Employment type': 'Full-time',
      Description: TEXT,
      Salary: '60,000 - 80,000',
    })
  return { sent, press, fill, fillAll }
}

const described = (label: string) => screen.getByLabelText(label)

describe('a new job', () => {
  it('begins with its defaults, by the date of the server [POST-02] [POST-04] [POST-15] [POST-19] [OPEN-135] [LIM-30]', async () => {
    await open()
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

  it('counts the words of the description as they come [POST-03]', async () => {
    const { fill } = await open()
    expect(screen.getByText('0 words, at least 100')).toBeVisible()
    fill({ Description: 'two words' })
    expect(screen.getByText('2 words, at least 100')).toBeVisible()
  })

  it('tells every mistake under its field and is not sent; a mended one goes [POST-05] [POST-09] [POST-16]', async () => {
    const { press, fill, sent } = await open()
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
    expect(sent).toEqual([])
  })

  it('is posted once, says so, and leads to the dashboard after two seconds [POST-25] [ERR-44] [LIM-29]', async () => {
    const { press, fill, fillAll, sent } = await open()
    fillAll()
    press('Add a provider')
    fill({ 'Provider 1': 'LinkedIn', 'Link of provider 1': 'https://jobs.example/1', Salary: 'NA' })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Driving License' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Members only' }))
    expect(described('Currency')).toBeDisabled()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const publish = screen.getByRole('button', { name: 'Publish job' })
    fireEvent.click(publish)
    fireEvent.click(publish)
    expect(await screen.findByText(/^Job post created successfully! The/)).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
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
    await vi.advanceTimersByTimeAsync(1000)
    expect(address()).toBe('/user/uploadJobPost')
    await vi.advanceTimersByTimeAsync(1000)
    await waitFor(() => expect(address()).toBe('/user/RecruiterTracker'))
    expect(Object.keys(sessionStorage).filter((key) => key.includes(':post:'))).toEqual([])
  })

  it('that is refused says why and keeps what was typed, also over a reload [ERR-42]', async () => {
    const { press, fillAll } = await open()
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
    document.body.replaceChildren()
    openApp('/user/uploadJobPost')
    expect(await screen.findByLabelText('Title')).toHaveValue('Loom Mechanic')
    expect(described('Description')).toHaveValue(TEXT)
    press('Start again')
    expect(described('Title')).toHaveValue('')
  })
})

describe('a description to order', () => {
  it('asks first for what is missing, and calls nobody [POST-21]', async () => {
    const { press, fill } = await open()
    let asked = 0
    server.use(http.post('*/api/generate-job-description', () => ((asked += 1), HttpResponse.json({ success: true }))))
    fill({ Title: 'Loom Mechanic', Location: 'Pune' })
    press('Generate description')
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Company', 'Employment type'])
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(asked).toBe(0)
  })

  it('is written from the four fields and the keywords; the old text can come back [POST-20] [ERR-43]', async () => {
    const { press, fill, fillAll } = await open()
    let asked: unknown
    server.use(
      http.post('*/api/generate-job-description', async ({ request }) => {
        asked = await request.json()
        return HttpResponse.json({ success: true, description: 'About\nNew.', error: null, api_used: 'local' })
      }),
    )
    fillAll()
    fill({ Keywords: 'Looms' })
    press('Generate description')
    await waitFor(() => expect(described('Description')).toHaveValue('About\nNew.'))
    expect(asked).toEqual({
      title: 'Loom Mechanic',
      company: 'Loomworks',
      location: 'Pune, India',
      employmentType: 'Full-time',
      keywords: 'Looms',
    })
    expect(await screen.findByText('Job description generated successfully!')).toBeVisible()
    press('Bring my text back')
    expect(described('Description')).toHaveValue(TEXT)
  })

  it('that fails says why, and the text stays', async () => {
    const { press, fillAll } = await open()
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
    const { press, fill, sent } = await open({ path: '/edit-job/41', role: 'admin' })
    expect(screen.getByRole('heading', { name: 'Edit Job Post', level: 1 })).toBeVisible()
    expect(described('Employment type')).toHaveValue('Contract')
    expect(described('Currency')).toHaveValue('€')
    expect(described('Recruiter email')).toHaveValue('owner@loom.example')
    expect(described('Link of provider 1')).toHaveValue('https://jobs.example/1')
    expect(screen.getByRole('radio', { name: 'Members only' })).toBeChecked()
    fill({ Title: 'Senior Loom Mechanic' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    press('Save changes')
    expect(await screen.findByText(/^Job post updated successfully! The/)).toBeVisible()
    expect(sent).toMatchObject([{ method: 'PUT', title: 'Senior Loom Mechanic', currencySymbol: '€', answerDays: 21 }])
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(address()).toBe('/user/RecruiterTracker'))
  })

  it('shows that it is loading, and what went wrong with it [POST-24] [ERR-41]', async () => {
    signedInAs('recruiter')
    let answer = () => HttpResponse.json({ success: false, message: 'Job not found' }, { status: 404 }) as Response
    server.use(
      http.get('*/api/jobs/41', () => answer()),
      http.post('*/api/job-coach', () => HttpResponse.json(advice)),
    )
    openApp('/edit-job/41')
    expect(await screen.findByText('Loading the job…')).toBeVisible()
    expect(await screen.findByText('Error fetching job data: Job not found')).toBeVisible()
    answer = () => HttpResponse.json({ success: true, job: posted })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Title')).toHaveValue('Loom Mechanic')
  })
})

describe('the coach', () => {
  it('leads to the words it means, and takes its advice over at a press', async () => {
    const { press } = await open({ path: '/edit-job/41' })
    fireEvent.click(await screen.findByRole('button', { name: '“rockstar” puts people off' }))
    const text = described('Description') as HTMLTextAreaElement
    expect(text).toHaveFocus()
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('a rockstar')
    press('Replace: “rockstar” puts people off')
    expect(text.value.startsWith('We look for an experienced. We look for a rockstar.')).toBe(true)
    press('Add section: What We Offer is missing')
    expect(text.value.endsWith('\n\nWhat We Offer\n- ')).toBe(true)
    press('No salary is shown')
    expect(described('Salary')).toHaveFocus()
  })

  it('tells what each requirement costs', async () => {
    await open({ path: '/edit-job/41' })
    const left = await screen.findByRole('region', { name: 'Who is left' })
    expect(within(left).getByText('60')).toBeVisible()
    expect(within(left).getByText('of 100')).toBeVisible()
    expect(within(left).getAllByRole('listitem')).toHaveLength(1)
    expect(within(left).getByText('Removes 40 of 100')).toBeInTheDocument()
    expect(within(left).getByText('With 5+ years instead, 90 would fit.')).toBeVisible()
  })

  it('is never in the way: away, it says so and the form works', async () => {
    const { press, fillAll, sent } = await open()
    server.use(http.post('*/api/job-coach', () => HttpResponse.error()))
    expect(screen.getByText(/the coach reads along/)).toBeVisible()
    fillAll()
    expect(await screen.findByText(/The coach is not there right now/)).toBeVisible()
    press('Publish job')
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})
