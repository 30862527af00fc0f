import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { TrackedJob } from '@/api/trackedJobs'
import { JobBoard } from '@/features/trackers/JobBoard'
import { matchStorage } from '@/lib/kept/matchStorage'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'
import { savedJob } from '@/testing/trackedJobs'

const nights: TrackedJob = {
  ...savedJob,
  title: 'RN, nights',
  company: 'Gulf Shore',
  location: 'Tampa, FL',
  salary: '$46.80 an hour',
  stage: 'offer',
  note: 'Ask about parking.',
  applied_on: '2026-03-01',
  ends_on: '2026-03-18',
  starts_on: '2026-04-06',
  added_at: '2026-02-20T10:00:00Z',
  match_score: 81,
}
const days: TrackedJob = { ...nights, id: 2, title: 'RN, days', company: 'Cedar Quay', salary: '', starts_on: null }
const gone: TrackedJob = { ...nights, id: 3, title: 'PACU nurse', stage: 'closed' }
const stages = ['offer', 'closed'].map((key) => ({ key, name: key === 'offer' ? 'Offer' : 'Closed', is_own: false }))

function open() {
  server.use(
    http.get('*/api/tracked-jobs', () => HttpResponse.json({ success: true, stages, jobs: [nights, days, gone] })),
    http.get('*/api/tracked-jobs/1/text', () => HttpResponse.json({ success: true, text: 'Nights in the ICU.' })),
    http.get('*/api/tracked-jobs/figures', () =>
      HttpResponse.json({
        success: true,
        sources: [
          { source: 'All', applied: 9, answered: 3, days: null },
          { source: 'jobs.example', applied: 4, answered: null, days: null },
        ],
      }),
    ),
    http.post('*/api/tracked-jobs/1/check', () =>
      HttpResponse.json({
        success: true,
        is_changed: true,
        before: 'Nights in the ICU.',
        text: 'Days in the ICU.',
        lines: [
          { change: 'removed', text: 'Nights in the ICU.' },
          { change: 'added', text: 'Days in the ICU.' },
        ],
      }),
    ),
    http.post('*/api/generate-cover-letter', async ({ request }) => {
      const { job_description: text } = (await request.json()) as { job_description: string }
      return HttpResponse.json({ success: true, message: '', cover_letter: `About: ${text}`, claims: [], api_used: '' })
    }),
  )
  return renderAlone(<JobBoard userId="7" onApplication={() => {}} />)
}

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

it('offers the contacts that are noted at another job of the company [WS-305]', async () => {
  const { person } = open()
  const saved: unknown[] = []
  server.use(
    http.get('*/api/tracked-jobs', () =>
      HttpResponse.json({ success: true, stages, jobs: [nights, days, { ...gone, contacts: 'Ana Ruiz, head nurse' }] }),
    ),
    http.put('*/api/tracked-jobs/1', async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json({ success: true, job: nights })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'RN, nights' }))
  const job = await dialog('RN, nights')
  await person.type(job.getByLabelText('Contacts'), 'Tom Ito')
  await person.click(job.getByRole('button', { name: 'Add those of PACU nurse' }))
  expect(job.getByLabelText('Contacts')).toHaveValue('Tom Ito\nAna Ruiz, head nurse')
  expect(job.queryByRole('button', { name: /^Add those of/ })).toBeNull()
  await person.click(job.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toMatchObject([{ contacts: 'Tom Ito\nAna Ruiz, head nurse' }]))
})

it('sets offers beside each other and says what is not noted [WS-271]', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Compare offers' }))
  const offers = await dialog('Compare offers')
  const cells = (name: string) =>
    within(offers.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells('Pay')).toEqual(['$46.80 an hour', 'Not recorded'])
  expect(cells('Start')).toEqual(['Apr 6, 2026', 'Not recorded'])
  expect(cells('Answer by')[0]).toBe('Mar 18, 2026, 4 days left')
})

it('hides figures that would say nothing [WS-272]', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Figures' }))
  const figures = await dialog('Your figures')
  expect(await figures.findByRole('row', { name: 'All sources 9 3 (33%) too few' })).toBeVisible()
  expect(figures.getByRole('row', { name: 'jobs.example 4 too few too few' })).toBeVisible()
})

it('shows what an advert has become and takes the new one to Resume Match [WS-273]', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'RN, nights' }))
  const job = await dialog('RN, nights')
  await person.click(await job.findByRole('button', { name: 'Has the advert changed?' }))
  expect(await job.findByText('New:')).toBeInTheDocument()
  await person.click(job.getByRole('button', { name: 'Use the new text' }))
  expect(job.getByLabelText('Text of the advert')).toHaveValue('Days in the ICU.')
  await person.click(job.getByRole('button', { name: 'Open in Resume Match' }))
  expect(await screen.findByText('now at /user/atsMainContent')).toBeVisible()
  expect(matchStorage('7').get('jobDescription')).toBe('RN, nights\nGulf Shore\n\nDays in the ICU.')
})

it('writes a letter to an outside job and begins a resume for it [WS-270] [WS-274]', async () => {
  const { person } = open()
  expect(await screen.findAllByText('81% profile match')).toHaveLength(2)
  await person.click(screen.getByRole('button', { name: 'RN, nights' }))
  await person.click((await dialog('RN, nights')).getByRole('button', { name: 'Write a letter' }))
  expect(await (await dialog('A letter')).findByLabelText('Letter')).toHaveValue('About: Nights in the ICU.')
  await person.click(screen.getAllByRole('button', { name: 'Close' })[0]!)
  await person.click(screen.getByRole('button', { name: 'RN, nights' }))
  await person.click((await dialog('RN, nights')).getByRole('button', { name: 'Make a resume' }))
  expect(await screen.findByText('now at /user/resumes')).toBeVisible()
})

it('says where to add a resume where nothing is known to write about [WS-274]', async () => {
  const { person } = open()
  let basis = 'nothing'
  server.use(
    http.post('*/api/generate-cover-letter', () =>
      HttpResponse.json({
        success: true,
        message: '',
        cover_letter: 'Sincerely,',
        claims: [],
        api_used: '',
        based_on: basis,
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'RN, nights' }))
  await person.click((await dialog('RN, nights')).getByRole('button', { name: 'Write a letter' }))
  const letter = await dialog('A letter')
  expect(await letter.findByRole('link', { name: 'Add a resume' })).toHaveAttribute('href', '/user/career')
  expect(letter.queryByLabelText('Letter')).toBeNull()
  await person.click(letter.getByRole('button', { name: 'Write it myself' }))
  await person.type(letter.getByLabelText('Letter'), 'My own, ')
  expect(letter.queryByText(/^Your name is missing at the end/)).toBeNull()
  await person.click(letter.getByRole('button', { name: 'Write it again' }))
  expect(await screen.findByText('There is nothing to write it from yet.')).toBeVisible()
  expect(letter.getByLabelText('Letter')).toHaveValue('My own, ')
  basis = 'career'
  await person.click(letter.getByRole('button', { name: 'Write it again' }))
  await waitFor(() => expect(letter.getByLabelText('Letter')).toHaveValue('Sincerely,'))
  expect(letter.getByText(/^Your name is missing at the end/)).toBeVisible()
  expect(letter.getByText('Written from your career, because your profile has no resume yet.')).toBeVisible()
})

it('keeps versions of a letter beside the advert, and files [WS-216] [WS-217]', async () => {
  const letters = [{ id: 2, text: 'Dear team', written_at: '2026-11-20T09:00:00Z' }]
  const files = [{ key: '2026/a.pdf', public_name: '2026-a.pdf', name: 'offer.pdf', size: 2000 }]
  server.use(
    http.get('*/api/tracked-jobs/*/documents', () => HttpResponse.json({ success: true, letters, files })),
    http.post('*/api/tracked-jobs/*/letters', async ({ request }) => {
      const { text } = (await request.json()) as { text: string }
      letters.unshift({ id: 3, text, written_at: '2026-11-21T09:00:00Z' })
      return HttpResponse.json({ success: true, letters, files }, { status: 201 })
    }),
  )
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'RN, nights' }))
  const job = await dialog('RN, nights')
  expect(await job.findByRole('button', { name: 'Download offer.pdf' })).toBeVisible()
  await person.click(job.getByRole('button', { name: 'Write a letter' }))
  const box = await dialog('A letter')
  const field = await box.findByLabelText('Letter')
  expect(field).toHaveValue('Dear team')
  expect(box.getByText('Nights in the ICU.')).toBeVisible()
  await person.type(field, ', hello')
  await person.click(box.getByRole('button', { name: 'Save this version' }))
  await person.click(await box.findByRole('button', { name: 'Use this one' }))
  expect(field).toHaveValue('Dear team')
})

it('folds the closed jobs to a rail [WS-275]', async () => {
  const { person } = open()
  const rail = await screen.findByRole('button', { name: 'Closed 1' })
  expect(screen.queryByText('PACU nurse')).toBeNull()
  await person.click(rail)
  expect(screen.getByText('PACU nurse')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Fold Closed' }))
  await waitFor(() => expect(screen.queryByText('PACU nurse')).toBeNull())
})
