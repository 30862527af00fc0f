import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import type { TrackedJob } from '@/api/trackedJobs'
import { Tracker } from '@/features/trackers/Tracker'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'
import { savedJob } from '@/testing/trackedJobs'

const trackedHere: TrackedJob = {
  ...savedJob,
  id: 0,
  job: '17',
  title: 'Weaver',
  stage: 'applied',
  application_id: 3,
  status: 'Submitted',
}
const rejected: TrackedJob = {
  ...trackedHere,
  job: '18',
  title: 'Dyer',
  stage: 'closed',
  application_id: 4,
  status: 'Rejected',
}

let stages = ['Saved', 'Applied', 'Interview', 'Offer', 'Closed'].map((name) => ({
  key: name.toLowerCase(),
  name,
  is_own: false,
}))

function open(jobs = [savedJob, trackedHere, rejected]) {
  const requests: unknown[] = []
  server.use(
    http.get('*/api/tracked-jobs', () => HttpResponse.json({ success: true, stages, jobs })),
    http.put('*/api/tracked-jobs/:id/stage', async ({ request, params }) => {
      const { stage } = (await request.json()) as { stage: TrackedJob['stage'] }
      requests.push([params['id'], stage])
      jobs = jobs.map((row) => (String(row.id) === params['id'] ? { ...row, stage } : row))
      return HttpResponse.json({ success: true, message: '', job: jobs.find((row) => String(row.id) === params['id']) })
    }),
    http.put('*/api/tracked-jobs/:id', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, message: '', job: savedJob })
    }),
    http.post('*/api/tracked-jobs/listed', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({
        success: true,
        message: '',
        is_new: true,
        job: { ...trackedHere, id: 9, stage: 'interview' },
      })
    }),
    http.post('*/api/tracked-jobs/read', () =>
      HttpResponse.json({ success: false, code: 'job_page_unreadable', message: 'No job.' }, { status: 422 }),
    ),
    http.post('*/api/tracked-jobs', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json(
        { success: true, message: '', is_new: true, job: { ...savedJob, id: 5 } },
        { status: 201 },
      )
    }),
  )
  return { ...renderAlone(<Tracker />, { at: '/user/applicationTracker?view=board' }), requests }
}

it('what is due stands under Today, two things at once, and is done or put off [WS-211]', async () => {
  const late = { ...savedJob, remind_on: '2026-01-02', note: 'Ask Mara' }
  const { person, requests } = open([late, { ...late, id: 2, company: 'Loom' }, { ...late, id: 3, company: 'Weft' }])
  const today = within(await screen.findByRole('region', { name: 'Today' }))
  expect(today.getAllByRole('listitem')).toHaveLength(2)
  await person.click(today.getByRole('button', { name: '1 more' }))
  expect(today.getByText('Follow up with Weft.')).toBeVisible()
  await person.click(today.getByRole('button', { name: 'Done: Follow up with Palmetto Ridge.' }))
  await waitFor(() => expect(requests).toEqual([expect.objectContaining({ remind_on: null, note: 'Ask Mara' })]))
})

it('takes the table of another tracker [WS-213]', async () => {
  const { person, requests } = open([])
  server.use(
    http.post('*/api/tracked-jobs/import', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, message: '', added: 2, known: 1, unread: [4] })
    }),
  )
  await person.upload(await screen.findByLabelText('Table of jobs as CSV'), new File(['Title,Company'], 'jobs.csv'))
  expect(await screen.findByText('2 jobs added')).toBeInTheDocument()
  expect(screen.getByText('1 job were already there. Without a title or company: line 4.')).toBeInTheDocument()
  await person.upload(
    screen.getByLabelText('Table of jobs as CSV'),
    new File([new Uint8Array([0x83, 0x5e, 0x8d])], 'a.csv'),
  )
  expect(await screen.findByText(/^The letters of this file cannot be read/)).toBeInTheDocument()
  expect(requests).toEqual([{ csv: 'Title,Company' }])
})

const column = (name: string) => within(screen.getByRole('region', { name }))

it('M and the arrows move a card, Escape leaves it, and the move can be undone [WS-210]', async () => {
  const { person, requests } = open()
  const card = await screen.findByRole('button', { name: 'RN, Medical ICU' })
  card.focus()
  await person.keyboard('m{ArrowRight}{Escape}m{ArrowRight}{ArrowRight}')
  expect(screen.getByText(/^Moving RN, Medical ICU: Interview/)).toBeInTheDocument()
  await person.keyboard('{Enter}')
  expect(await column('Interview').findByRole('button', { name: 'RN, Medical ICU' })).toHaveFocus()
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await column('Saved').findByRole('button', { name: 'RN, Medical ICU' })).toBeVisible()
  expect(requests).toEqual([
    ['1', 'interview'],
    ['1', 'saved'],
  ])
})

it('focus stays with a card that a late answer takes back for a moment [WS-210]', async () => {
  const { person } = open()
  const card = await screen.findByRole('button', { name: 'RN, Medical ICU' })
  const boards = [
    [savedJob, trackedHere],
    [{ ...savedJob, stage: 'interview' as const }, trackedHere],
  ]
  server.use(
    http.get('*/api/tracked-jobs', () =>
      HttpResponse.json({ success: true, stages, jobs: boards.length > 1 ? boards.shift() : boards[0] }),
    ),
  )
  card.focus()
  await person.keyboard('m{ArrowRight}{Enter}')
  expect(await column('Saved').findByRole('button', { name: 'RN, Medical ICU' })).toHaveFocus()
  await person.keyboard('m{ArrowRight}{ArrowRight}{Enter}')
  expect(await column('Interview').findByRole('button', { name: 'RN, Medical ICU' })).toHaveFocus()
})

it('an application gets a place of its own when it is moved, a rejected one cannot be [WS-205]', async () => {
  const { person, requests } = open()
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Stage of Weaver' }), 'Interview')
  await waitFor(() => expect(requests).toEqual([{ job: '17', stage: 'interview' }]))
  expect(screen.queryByRole('combobox', { name: 'Stage of Dyer' })).toBeNull()
})

it('a link that cannot be read opens a form with it [WS-203]', async () => {
  const { person, requests } = open([])
  await person.type(await screen.findByRole('textbox', { name: 'Link to a job' }), 'https://jobs.example/7{Enter}')
  const form = within(await screen.findByRole('dialog', { name: 'Add a job' }))
  expect(form.getByLabelText('Link')).toHaveValue('https://jobs.example/7')
  await person.type(form.getByLabelText('Job title'), 'Nurse')
  await person.type(form.getByLabelText('Company'), 'Ridge')
  await person.click(form.getByRole('button', { name: 'Add job' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests).toEqual([
    expect.objectContaining({ title: 'Nurse', company: 'Ridge', address: 'https://jobs.example/7' }),
  ])
})

it("a stage of one's own is added, and its jobs can stand there [WS-215]", async () => {
  const { person, requests } = open([savedJob])
  const common = stages
  server.use(
    http.put('*/api/tracked-jobs/stages', async ({ request }) => {
      requests.push(await request.json())
      stages = [...common.slice(0, 3), { key: 'own1', name: 'Shadow shift', is_own: true }, ...common.slice(3)]
      return HttpResponse.json({ success: true, stages })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add stage' }))
  await person.type(await screen.findByLabelText('Name'), 'Shadow shift{Enter}')
  expect(await screen.findByRole('region', { name: 'Shadow shift' })).toBeVisible()
  expect(requests).toEqual([{ stages: [{ key: '', name: 'Shadow shift' }] }])
  await person.selectOptions(screen.getByRole('combobox', { name: 'Stage of RN, Medical ICU' }), 'Shadow shift')
  expect(await column('Shadow shift').findByRole('button', { name: 'RN, Medical ICU' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change Shadow shift' })).toBeVisible()
  stages = common
})

it('a new message leads to its application', async () => {
  const threads = [{ application_id: trackedHere.application_id, is_unread: true }]
  const numbers: string[] = []
  const { person } = open([trackedHere])
  server.use(
    http.get('*/api/me/threads', () => HttpResponse.json({ success: true, threads, total: 1, unread: 1 })),
    http.get('*/api/applications/:id', ({ params }) => {
      numbers.push(String(params['id']))
      return HttpResponse.json({ success: false, message: 'Not now.' }, { status: 503 })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'New message' }))
  await waitFor(() => expect(numbers).toEqual(['3']))
})

it('says of a column without a found job that nothing matches there [WS-200]', async () => {
  const { person } = open()
  await person.type(await screen.findByRole('searchbox', { name: 'Search jobs, companies, notes' }), 'medical')
  expect(screen.getByText('RN, Medical ICU')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('No match here.').length).toBeGreaterThan(1))
  expect(screen.queryByText('No job here yet.')).toBeNull()
})

const onPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query.includes('<'), addEventListener() {}, removeEventListener() {} }) as never,
    )
const nurses = (count: number, stage: TrackedJob['stage'] = 'saved') =>
  Array.from({ length: count }, (_, at) => ({ ...savedJob, id: at + 101, stage, title: `Nurse ${at + 1}` }))

it('folds a long column where columns do not scroll by themselves [WS-312]', async () => {
  onPhone()
  const { person } = open(nurses(14))
  const saved = within(await screen.findByRole('region', { name: 'Saved' }))
  expect(saved.getByRole('button', { name: 'Nurse 10' })).toBeVisible()
  expect(saved.queryByRole('button', { name: 'Nurse 11' })).toBeNull()
  await person.click(saved.getByRole('button', { name: 'Show 4 more in Saved' }))
  expect(saved.getByRole('button', { name: 'Nurse 14' })).toBeVisible()
  expect(saved.getByRole('button', { name: 'Nurse 11' })).toHaveFocus()
})

it('draws the card that was moved last, and leaves it the focus, however long its column is [WS-312]', async () => {
  onPhone()
  const { person } = open([...nurses(12, 'applied'), { ...savedJob, id: 20, title: 'Weaver' }])
  const choice = await screen.findByRole('combobox', { name: 'Stage of Weaver' })
  choice.focus()
  await person.selectOptions(choice, 'Applied')
  expect(await column('Applied').findByRole('button', { name: 'Weaver' })).toHaveFocus()
  expect(column('Applied').getByRole('button', { name: 'Show 2 more in Applied' })).toBeVisible()
  await person.selectOptions(screen.getByRole('combobox', { name: 'Stage of Weaver' }), 'Closed')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Closed 1' })).toHaveFocus())
})

it('an application that gets a place of its own keeps the focus, and stays drawn [WS-205] [WS-312]', async () => {
  onPhone()
  const { person } = open([...nurses(12, 'interview'), trackedHere])
  const choice = await screen.findByRole('combobox', { name: 'Stage of Weaver' })
  const placed = [...nurses(12, 'interview'), { ...trackedHere, id: 9, stage: 'interview' as const }]
  server.use(http.get('*/api/tracked-jobs', () => HttpResponse.json({ success: true, stages, jobs: placed })))
  choice.focus()
  await person.selectOptions(choice, 'Interview')
  await waitFor(() =>
    expect(document.querySelector('[data-card="j9"]')).toContainElement(document.activeElement as HTMLElement),
  )
})
