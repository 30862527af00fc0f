import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import type { CompanyFigureAnswer } from '@/api/companyFigures'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const share = (part: number, whole: number) => ({
  part,
  whole,
  percent: whole < 5 ? null : Math.round((part / whole) * 100),
})
const spread = { people: 9, one_in_ten: 1, median: 4.5, nine_in_ten: 9 }
const job = (job_id: number, title: string, applied: number): CompanyFigureAnswer['jobs'][number] => ({
  job_id,
  title,
  location: 'Portland, ME',
  applied,
  interviewed: share(2, applied),
  offered: share(0, applied),
  selected: 2,
  hired: 1,
  first_answer: spread,
  to_selection: { ...spread, median: 12 },
  promises: share(applied - 1, applied),
  weeks: [applied - 2, 2],
})
const jobs = [job(1, 'Ward Nurse', 10), job(2, 'Cook', 6), job(3, 'Porter', 5)]
const summary = {
  applications: 21,
  selected: 4,
  hired: 3,
  first_answer: spread,
  to_selection: spread,
  promises: share(19, 20),
  interviews: 6,
  late: 2,
  interviews_per_hire: 2,
}
const figures = (only: string | null): CompanyFigureAnswer => ({
  success: true,
  company: only ? '' : 'Fairhaven',
  first: '2026-09-02',
  last: '2026-11-30',
  open_jobs: 2,
  all_jobs: 3,
  now: summary,
  before: summary,
  steps: [],
  stages: [{ name: 'Screen', stay: spread, goal: 4 }],
  sources: [{ name: 'One click', applied: 40, moved_on: share(20, 40), selected: share(4, 40), hired: share(3, 40) }],
  jobs: jobs.filter((row) => !only || String(row.job_id) === only),
  weeks: [{ began: '2026-09-02', applied: 21, in_time: 19, late: 1 }],
  reasons: [
    { name: 'Too little experience', rejected: 4 },
    { name: '', rejected: 1 },
  ],
})

it('HIR-P18: figures lead to who is meant, and say what took longer than it should', async () => {
  signedInAs('recruiter')
  server.use(http.get('*/api/company/figures', () => HttpResponse.json(figures(null))))
  openApp('/user/figures')
  expect(await screen.findByRole('link', { name: 'Answer them now' })).toHaveAttribute('href', '/user/recruiterTracker')
  expect(screen.getByText('Open jobs').nextSibling).toHaveTextContent('2of 3')
  const stages = within(screen.getByRole('table', { name: 'Time in stage' }))
  expect(stages.getByRole('rowheader', { name: 'Screen, at most 4 days' })).toBeVisible()
  expect(stages.getByRole('cell', { name: '4.5 days' })).toHaveClass('text-medium')
  const [applied] = screen.getAllByRole('link', { name: /^Applications for Ward Nurse: ?10$/ })
  expect(applied).toHaveAttribute('href', '/user/recruiterTracker?view=applications&jobId=1')
  const source = within(screen.getByRole('table', { name: 'Source quality' })).getByRole('row', { name: /^One click/ })
  expect(within(source).getAllByRole('cell').at(-1)).toHaveTextContent('7.5')
})

it('HIR-P41: figures name the company, each job its place and days to hire, and the best and worst source', async () => {
  signedInAs('recruiter')
  const referral = {
    name: 'Referral',
    applied: 10,
    moved_on: share(5, 10),
    selected: share(4, 10),
    hired: share(3, 10),
  }
  const rare = { name: 'Talent pool', applied: 3, moved_on: share(3, 3), selected: share(3, 3), hired: share(3, 3) }
  const company = figures(null)
  const before = { ...summary, to_selection: { ...spread, median: 8.5 } }
  server.use(
    http.get('*/api/company/figures', () =>
      HttpResponse.json({ ...company, before, sources: [...company.sources, referral, rare] }),
    ),
  )
  openApp('/user/figures')
  expect(await screen.findByText(/^All jobs of Fairhaven: everybody who applied from Sep 2, 2026/)).toBeVisible()
  const days = screen.getByText('Days to hire, median').nextSibling
  expect(days).toHaveTextContent('4.54 fewer than before')
  expect(within(days as HTMLElement).getByText('4 fewer than before')).toHaveClass('text-good')
  const ward = within(screen.getByRole('row', { name: /^Compare Ward Nurse/ }))
  expect(ward.getByText('Portland, ME')).toBeVisible()
  expect(ward.getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Days to hire')
  expect(screen.getByText(/^Most hires per 100 applications/)).toHaveTextContent(
    'Most hires per 100 applications: Referral, 30.0. Fewest: One click, 7.5.',
  )
})

it('HIR-P43: who received an offer is a step and a column once there are offers, and each leads to them', async () => {
  signedInAs('recruiter')
  const step = (name: string, people: number, before: number) => ({
    name,
    people,
    of_before: share(people, before),
    of_all: share(people, 10),
  })
  const steps = [
    step('Applied', 10, 10),
    step('Opened', 10, 10),
    step('Moved on', 9, 10),
    step('Interview', 8, 9),
    step('Selected', 7, 8),
    step('Offer', 5, 7),
  ]
  const [ward, ...others] = jobs
  const answer = { ...figures(null), steps, jobs: [{ ...ward!, offered: share(5, 10) }, ...others] }
  server.use(http.get('*/api/company/figures', () => HttpResponse.json(answer)))
  openApp('/user/figures?days=30')
  const table = within(await screen.findByRole('table', { name: 'Conversion per step' }))
  expect(table.getByRole('columnheader', { name: 'Of previous' })).toBeVisible()
  expect(table.getByRole('link', { name: 'Offer: 5' })).toHaveAttribute(
    'href',
    '/user/figures?days=30&of=step&name=Offer',
  )
  expect(screen.getByText(/^The steepest step is/)).toHaveTextContent('Selected: 1 of 8 did not get that far.')
  expect(screen.getByRole('columnheader', { name: 'To offer' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Offers for Ward Nurse: 50%' })).toHaveAttribute(
    'href',
    '/user/figures?days=30&of=step&name=Offer&ofJob=1',
  )
})

it('HIR-P19: a figure opens the list of whom it counts, and reasons the people behind each', async () => {
  const queries: string[] = []
  signedInAs('recruiter')
  server.use(
    http.get('*/api/company/figures', () => HttpResponse.json(figures(null))),
    http.get('*/api/company/figures/applications', ({ request }) => {
      queries.push(new URL(request.url).search)
      const application = {
        application_id: 7,
        job_id: 1,
        job_title: 'Ward Nurse',
        name: 'Maya Okafor',
        status: 'Submitted',
        stage: 'Screen',
        applied_at: '2026-11-23T09:30:00Z',
      }
      return HttpResponse.json({ success: true, applications: [application], total: 214 })
    }),
  )
  const { person } = openApp('/user/figures?days=30')
  const reasons = await screen.findByRole('link', { name: 'Reasons' })
  expect(screen.getByRole('link', { name: 'Late answers: 2' })).toBeVisible()
  const scrolls: unknown[] = []
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolls.push(to))
  await person.click(reasons)
  const list = within(await screen.findByRole('dialog', { name: 'Why people were rejected' }))
  expect(list.getByRole('row', { name: /^No reason written down/ })).toBeVisible()
  await person.click(list.getByRole('link', { name: /^Too little experience/ }))
  const people = within(await screen.findByRole('dialog', { name: 'Rejected: Too little experience' }))
  expect(await people.findByRole('link', { name: /^Maya Okafor/ })).toHaveAttribute(
    'href',
    '/user/recruiterTracker?view=applications&jobId=1&application=7',
  )
  expect(people.getByText('The newest 1 of 214 applications')).toBeVisible()
  expect(queries).toEqual(['?days=30&counted_by=reason&name=Too+little+experience'])
  expect(address()).toBe('/user/figures?days=30&of=reason&name=Too+little+experience')
  await person.click(people.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(address()).toBe('/user/figures?days=30')
  // The number of one job narrows the list, and not the screen.
  await person.click(screen.getByRole('link', { name: 'Hired for Ward Nurse: 1' }))
  expect(await screen.findByRole('dialog', { name: 'Hired' })).toBeVisible()
  expect(address()).toBe('/user/figures?days=30&of=hired&ofJob=1')
  await waitFor(() => expect(queries[1]).toBe('?days=30&job_id=1&counted_by=hired&name='))
  await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(address()).toBe('/user/figures?days=30')
  expect(scrolls).toEqual([])
})

it('HIR-P08: figures are narrowed to one job, and jobs stand side by side', async () => {
  signedInAs('recruiter')
  server.use(
    http.get('*/api/company/figures', ({ request }) =>
      HttpResponse.json(figures(new URL(request.url).searchParams.get('job_id'))),
    ),
  )
  const { person } = openApp('/user/figures')
  expect(await screen.findByRole('img', { name: '95% in time' })).toBeVisible()
  const table = within(screen.getByRole('table', { name: 'Compare jobs' }))
  expect(table.queryByRole('columnheader', { name: 'To offer' })).toBeNull()
  expect(table.getByRole('img', { name: '8, 2' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Side by side' })).toBeDisabled()
  await person.click(table.getByRole('checkbox', { name: 'Compare Ward Nurse' }))
  await person.click(table.getByRole('checkbox', { name: 'Compare Porter' }))
  await person.click(screen.getByRole('button', { name: 'Side by side' }))
  const beside = within(await screen.findByRole('table', { name: 'Jobs side by side' }))
  expect(beside.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Figure',
    'Ward Nurse',
    'Porter',
  ])
  const answers = beside.getByRole('row', { name: /^Answers in time/ })
  expect(
    within(answers)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['90%', '80%'])
  await person.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await person.selectOptions(screen.getByRole('combobox', { name: 'Jobs' }), 'Cook')
  expect(await screen.findByText(/^Cook: everybody who applied from/)).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: /Ward Nurse/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/company/figures/export?days=90&job_id=2',
  )
})
