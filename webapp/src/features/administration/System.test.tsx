import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { AdminDashboard } from '@/features/administration/AdminDashboard'
import '@/features/administration/System'
import { adminServer } from '@/testing/admin'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const provider = (name: string, state: string, more: object = {}) => ({
  name,
  state,
  message: `${name} answers`,
  advice: '',
  setting: '',
  seconds: 0.004,
  ...more,
})

const ENTRY = {
  at: '2026-11-02T09:00:00Z',
  action: 'jobs.edited',
  actor: 'praghavan',
  actor_id: 4,
  subject: '402',
  subject_kind: 'job',
  subject_name: 'Ward Nurse',
  job_id: 402,
  details: { address: '10.0.0.7' },
  is_refusal: true,
}

function open(providers: object[]) {
  const paths: string[] = []
  adminServer()
  server.use(
    http.get('*/api/admin/audit', ({ request }) => {
      paths.push(`audit${new URL(request.url).search}`)
      return HttpResponse.json({ success: true, events: [ENTRY], total: 1, refused: 6 })
    }),
    http.post('*/api/admin/system/model/names', () => HttpResponse.json({ success: true, names: [] })),
    http.get('*/api/admin/system', ({ request }) => {
      paths.push(new URL(request.url).search)
      return HttpResponse.json({
        success: true,
        providers,
        plugins: [
          { package: 'acme-teams', version: '0.2.0', kind: 'model', state: 'refused', problem: 'It does not start.' },
          {
            package: 'acme-sms',
            version: '1.0.0',
            kind: 'mail service',
            state: 'broken',
            problem: '',
            breach: 'it raised KeyError',
            breach_at: '2026-11-02T09:00:00Z',
          },
          { package: 'acme-mail', version: '0.9.1', kind: 'mail service', state: 'idle', problem: '' },
        ],
        ages: [
          { at: '2026-11-02T09:00:00Z', minutes: 0 },
          { at: '2026-11-02T10:00:00Z', minutes: 11 },
        ],
        waiting: 14,
        sent: 2318,
        model: 'qwen3:8b',
        model_address: 'http://10.0.4.12:11434/v1',
        cost: 'own',
      })
    }),
  )
  renderAlone(<AdminDashboard />, { as: 'admin', at: '/user/AdminUserPage?view=system' })
  return paths
}

it('shows what fails, what to do, and what is not set up', async () => {
  open([
    provider('email', 'failing', { message: 'It refuses us: 421', advice: 'Ask for a higher limit.', seconds: 5 }),
    provider('database', 'working'),
    provider('redis', 'absent', { message: '', setting: 'HIRELOOM_REDIS_URL' }),
  ])
  expect(await screen.findByText(/^1 of 2 work as they should, checked at /)).toBeVisible()
  const [email, database, redis] = within(screen.getByRole('region', { name: 'Providers' })).getAllByRole('listitem')
  expect(email).toHaveTextContent('EmailIt refuses us: 421Ask for a higher limit.See the emails5.0 sFailing')
  expect(database).toHaveTextContent('DatabaseDatabase answers4 msWorking')
  expect(redis).toHaveTextContent('RedisHIRELOOM_REDIS_URL sets it up.Not set up')
  expect(screen.getByText('14 waiting, 2,318 sent in 24 hours')).toBeVisible()
  expect(screen.getByRole('table', { name: /oldest email/ })).toHaveTextContent('11')
})

it('says how to fix what fails, and checks again', async () => {
  const advice = 'Get a new key, and set HIRELOOM_ADZUNA_KEY.'
  const paths = open([provider('job board Adzuna', 'failing', { message: 'it refuses our key', advice })])
  fireEvent.click(await screen.findByRole('button', { name: 'How to fix: job board Adzuna' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'How to fix: job board Adzuna' }))
  expect(dialog.getByText('HIRELOOM_ADZUNA_KEY')).toBeVisible()
  expect(dialog.getByText(/restart these one after the other/)).toBeVisible()
  fireEvent.click(dialog.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(paths).toContain('?again=1'))
})

it('lists the plugins, and why one cannot be used', async () => {
  open([provider('database', 'working')])
  const card = within(await screen.findByRole('region', { name: 'Plugins' }))
  const [refused, broken, idle] = card.getAllByRole('listitem')
  expect(refused).toHaveTextContent('acme-teams 0.2.0It does not start.Refused')
  expect(broken).toHaveTextContent(/^acme-sms 1.0.0It raised KeyError, .*Broke its contract$/)
  expect(idle).toHaveTextContent('acme-mail 0.9.1Mail service, not chosenIdle')
})

it('asks the model one question', async () => {
  open([provider('database', 'working')])
  const answers = [
    { answer: 'She builds payments.', problem: '', seconds: 1.42 },
    { answer: '', problem: 'The model did not answer in time.', seconds: 25 },
  ]
  server.use(http.post('*/api/admin/system/model', () => HttpResponse.json({ success: true, ...answers.shift() })))
  const card = within(await screen.findByRole('region', { name: 'Model' }))
  expect(card.getByRole('textbox', { name: 'Address' })).toHaveValue('http://10.0.4.12:11434/v1')
  expect(card.getByRole('textbox', { name: 'Key' })).toHaveValue('None')
  fireEvent.click(card.getByRole('button', { name: 'Test' }))
  expect(await card.findByText('Answered in 1.4 s')).toBeVisible()
  expect(card.getByText('She builds payments.')).toBeVisible()
  fireEvent.click(card.getByRole('button', { name: 'Test' }))
  expect(await card.findByText('The model did not answer in time.')).toBeVisible()
  expect(card.queryByText('She builds payments.')).toBeNull()
})

it('offers the models of the address, and any other name', async () => {
  open([provider('database', 'working')])
  const addresses: unknown[] = []
  server.use(
    http.post('*/api/admin/system/model/names', async ({ request }) => {
      const { address } = (await request.json()) as { address: string }
      addresses.push(address)
      return HttpResponse.json({
        success: true,
        names: address.includes('10.0.4.12') ? ['llama3.2:3b', 'qwen3:8b'] : [],
      })
    }),
  )
  const card = within(await screen.findByRole('region', { name: 'Model' }))
  const list = await card.findByRole('combobox', { name: 'Model' })
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['qwen3:8b', 'llama3.2:3b', 'Another one'])
  fireEvent.change(list, { target: { value: 'llama3.2:3b' } })
  expect(list).toHaveValue('llama3.2:3b')
  fireEvent.change(list, { target: { value: '' } })
  expect(card.getByRole('textbox', { name: 'Model' })).toHaveValue('llama3.2:3b')
  const address = card.getByRole('textbox', { name: 'Address' })
  fireEvent.change(address, { target: { value: 'http://10.0.4.13:11434/v1' } })
  fireEvent.blur(address)
  await waitFor(() => expect(addresses).toEqual(['http://10.0.4.12:11434/v1', 'http://10.0.4.13:11434/v1']))
  expect(card.getByRole('textbox', { name: 'Model' })).toBeVisible()
})

it('saves another model once it has answered, and only with these very values', async () => {
  open([provider('database', 'working')])
  const saved: unknown[] = []
  server.use(
    http.post('*/api/admin/system/model', () =>
      HttpResponse.json({ success: true, answer: 'Yes.', problem: '', seconds: 0.4 }),
    ),
    http.put('*/api/admin/system/model', async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json({ success: true, answer: 'Yes.', problem: '', seconds: 0.4 })
    }),
  )
  const card = within(await screen.findByRole('region', { name: 'Model' }))
  fireEvent.click(card.getByRole('button', { name: 'Test' }))
  await card.findByText('Answered in 0.4 s')
  expect(card.getByRole('button', { name: 'Save' })).toBeDisabled() // nothing is changed
  fireEvent.change(card.getByRole('textbox', { name: 'Model' }), { target: { value: 'qwen3:14b' } })
  expect(card.queryByText('Answered in 0.4 s')).toBeNull()
  expect(card.getByRole('button', { name: 'Save' })).toBeDisabled()
  fireEvent.click(card.getByRole('button', { name: 'Test' }))
  await waitFor(() => expect(card.getByRole('button', { name: 'Save' })).toBeEnabled())
  fireEvent.click(card.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toEqual([{ address: 'http://10.0.4.12:11434/v1', model: 'qwen3:14b' }]))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Model' })).toHaveValue('qwen3:14b'))
})

it('shows the latest refusals beside it', async () => {
  const paths = open([provider('database', 'working')])
  const log = within(await screen.findByRole('region', { name: 'Security log' }))
  expect(log.getByRole('link', { name: 'Ward Nurse' })).toHaveAttribute('href', expect.stringContaining('jobId=402'))
  expect(log.getByText('Refused', { exact: true, selector: 'span' })).toBeVisible()
  fireEvent.click(log.getByRole('radio', { name: 'Refused 6' }))
  await waitFor(() => expect(paths.at(-1)).toMatch(/^audit\?only=refused&from=\d{4}-/))
  fireEvent.change(log.getByRole('combobox', { name: 'Period' }), { target: { value: 'any' } })
  await waitFor(() => expect(paths.at(-1)).toBe('audit?only=refused&page=1&page_size=25'))
})

it('checks again when asked', async () => {
  const paths = open([provider('database', 'working')])
  fireEvent.click(await screen.findByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(paths).toEqual(expect.arrayContaining(['', '?again=1'])))
})

it('says so when it cannot be checked', async () => {
  open([])
  server.use(http.get('*/api/admin/system', () => HttpResponse.error()))
  expect(await screen.findByText('The system could not be checked')).toBeVisible()
})
