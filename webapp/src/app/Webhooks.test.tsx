import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { WebhookActivityFields, WebhookDeliveryFields, WebhookFields } from '@/api/webhooks'
import { Developers } from '@/app/Developers'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const EVENTS: WebhookFields['events'] = ['application.received', 'job.closed']
const SECRET = 'whsec_c2VjcmV0'

const hook = (more: Partial<WebhookFields> = {}): WebhookFields => ({
  id: 1,
  url: 'https://hooks.kestrel.example/in',
  events: EVENTS,
  created_at: '2026-11-01T09:00:00Z',
  paused_at: null,
  failing_since: null,
  secret_hint: '3fQ9',
  ...more,
})

const delivery = (more: Partial<WebhookDeliveryFields> = {}): WebhookDeliveryFields => ({
  id: 5,
  message_id: 'msg_5',
  event: 'job.closed',
  payload: { type: 'job.closed', data: { job_id: 417 } },
  created_at: '2026-11-02T09:00:00Z',
  status: 'delivered',
  tries: 1,
  tries_left: 0,
  tried_at: '2026-11-02T09:00:01Z',
  next_try_at: null,
  response_status: 200,
  response: 'thanks',
  attempts: [],
  ...more,
})

const hours = (...last: { sent: number; failed: number }[]) => [
  ...Array.from({ length: 24 - last.length }, () => ({ sent: 0, failed: 0 })),
  ...last,
]
const activity: WebhookActivityFields[] = [
  { webhook_id: 1, hours: hours({ sent: 4, failed: 1 }, { sent: 2, failed: 0 }), waiting: 3 },
]

function open(webhooks: WebhookFields[] = [], deliveries: WebhookDeliveryFields[] = [], total = deliveries.length) {
  const requests: unknown[] = []
  let present = webhooks
  const reply = { success: true, message: 'Done.' }
  server.use(
    http.get('*/api/me/webhooks', () =>
      HttpResponse.json({ success: true, webhooks: present, events: EVENTS, activity }),
    ),
    http.post('*/api/me/webhooks', async ({ request }) => {
      const body = (await request.json()) as { url: string }
      if (body.url === 'https://')
        return HttpResponse.json(
          { success: false, code: 'webhook_address_invalid', message: 'Please enter an address.' },
          { status: 422 },
        )
      requests.push(body)
      present = [hook({ url: body.url })]
      return HttpResponse.json({ ...reply, webhook: present[0], secret: SECRET }, { status: 201 })
    }),
    http.delete('*/api/me/webhooks/:id', ({ params }) => {
      requests.push(['remove', params.id])
      present = []
      return HttpResponse.json(reply)
    }),
    http.get('*/api/me/webhooks/:id/deliveries', ({ request }) => {
      const query = new URL(request.url).searchParams
      query.forEach((value, name) => requests.push([name, value]))
      const rows = deliveries.filter(({ status }) => !query.has('failed') || status === 'failed')
      const failed = deliveries.filter(({ status }) => status === 'failed').length
      return HttpResponse.json({ success: true, deliveries: rows, total, failed })
    }),
    http.post('*/api/me/webhooks/:id/switch', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ ...reply, webhook: present[0] })
    }),
    http.post('*/api/me/webhooks/:id/secret', ({ params }) => {
      requests.push(['renew', params.id])
      return HttpResponse.json({ ...reply, webhook: present[0], secret: SECRET }, { status: 201 })
    }),
    http.get('*/api/me/webhooks/:id/secret', () => HttpResponse.json({ success: true, secret: SECRET })),
    http.post('*/api/me/webhooks/:id/test', ({ params }) => {
      requests.push(['test', params.id])
      return HttpResponse.json({ ...reply, delivery: delivery() }, { status: 202 })
    }),
    http.post('*/api/me/webhooks/:id/deliveries/:delivery/redeliver', ({ params }) => {
      requests.push(['redeliver', params.delivery])
      return HttpResponse.json({ ...reply, delivery: delivery() }, { status: 202 })
    }),
  )
  renderAlone(<Developers />, { as: 'recruiter', at: '/user/developers?view=webhooks' })
  return requests
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('adds a webhook and shows its secret once', async () => {
  const requests = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Add your first webhook' }))
  const form = await dialog('Add a webhook')
  fireEvent.click(form.getByRole('button', { name: 'Add webhook' }))
  expect(await form.findByText('Please enter an address.')).toBeVisible()
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://hooks.example/in' } })
  fireEvent.click(form.getByRole('checkbox', { name: /^job.closed/ }))
  fireEvent.click(form.getByRole('button', { name: 'Add webhook' }))
  const secretDialog = await dialog('Copy the secret now')
  expect(requests).toEqual([{ url: 'https://hooks.example/in', events: ['application.received'] }])
  expect(secretDialog.getByDisplayValue(SECRET)).toBeVisible()
  fireEvent.click(secretDialog.getByRole('checkbox'))
  fireEvent.click(secretDialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.body.innerHTML).not.toContain(SECRET)
  expect(await screen.findByText('Nothing sent yet')).toBeVisible()
})

it('sends a test, pauses, and removes after a question', async () => {
  const requests = open([hook()])
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test to hooks.kestrel.example/in' }))
  await waitFor(() => expect(requests).toEqual([['test', '1']]))
  fireEvent.click(screen.getByRole('switch', { name: 'Send to hooks.kestrel.example/in' }))
  await waitFor(() => expect(requests).toContainEqual({ is_active: false }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove hooks.kestrel.example/in' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No webhooks yet')).toBeVisible()
})

it('replaces the secret after a question and shows the new one once', async () => {
  const requests = open([hook()])
  fireEvent.click(await screen.findByRole('button', { name: 'Replace the secret of hooks.kestrel.example/in' }))
  expect(await screen.findByText(/also signed with the old one for another 24 hours/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Replace the secret' }))
  expect((await dialog('Copy the secret now')).getByDisplayValue(SECRET)).toBeVisible()
  expect(requests).toEqual([['renew', '1']])
})

it('shows the secret on demand and hides it again', async () => {
  open([hook()])
  fireEvent.click(await screen.findByRole('button', { name: 'Show the secret of hooks.kestrel.example/in' }))
  expect(await screen.findByText(SECRET)).toBeVisible()
  expect(screen.queryByText('whsec_••••••••••••3fQ9')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Hide the secret of hooks.kestrel.example/in' }))
  expect(document.body.innerHTML).not.toContain(SECRET)
  expect(screen.getByText('whsec_••••••••••••3fQ9')).toBeVisible()
})

it('a paused one says since when and is resumed after a question', async () => {
  const requests = open(
    [hook({ paused_at: '2026-11-05T09:00:00Z', failing_since: '2026-11-02T09:00:00Z' })],
    [delivery()],
  )
  expect(await screen.findByText(/^Paused .*, failing since /)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send a test to hooks.kestrel.example/in' })).toBeDisabled()
  expect(await screen.findByRole('button', { name: 'Redeliver' })).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: 'Resume hooks.kestrel.example/in' }))
  expect(await screen.findByText('3 waiting messages are sent now, oldest first.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(requests).toEqual([{ is_active: true }]))
})

it('keys walk through the deliveries and send one again', async () => {
  const failing = delivery({ id: 4, message_id: 'msg_4', status: 'failed', tries: 10, response_status: 503 })
  const requests = open([hook()], [delivery(), failing])
  const [first] = await screen.findAllByRole('button', { name: /job\.closed/ })
  expect(screen.getByText('msg_5')).toBeVisible()
  fireEvent.keyDown(first!, { key: 'j' })
  expect(await screen.findByText('msg_4')).toBeVisible()
  expect(screen.getByText('To hooks.kestrel.example/in. Gave up after 10 tries.')).toBeVisible()
  fireEvent.keyDown(document.activeElement!, { key: 'r' })
  await waitFor(() => expect(requests).toEqual([['redeliver', '4']]))
  fireEvent.click(screen.getByRole('radio', { name: 'Failed 1' }))
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')).toHaveLength(1),
  )
})

it('shows the last day by the hour and each try of a message', async () => {
  const at = '2026-11-02T09:00:00Z'
  const waiting = delivery({
    status: 'waiting',
    tries: 2,
    tries_left: 8,
    next_try_at: '2026-11-02T10:00:00Z',
    attempts: [
      { at, seconds: 1.24, status: 503, problem: '' },
      { at: '2026-11-02T09:01:00Z', seconds: 10, status: null, problem: 'No answer within 10 seconds.' },
    ],
  })
  const requests = open([hook()], [waiting])
  expect(await screen.findByRole('img', { name: '1 of 6 failed in the last 24 hours' })).toBeVisible()
  const tries = within(await screen.findByRole('list', { name: 'Attempts' })).getAllByRole('listitem')
  expect(tries.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Attempt 1 answered 5031\.2 s/),
    expect.stringMatching(/^Attempt 2 no answer within 10 seconds10\.0 s/),
    expect.stringMatching(/^Attempt 3 of 10 Nov 2 .*Try now$/),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  await waitFor(() => expect(requests).toContainEqual(['redeliver', '5']))
})

it('pages through the messages and narrows them to an event', async () => {
  const requests = open([hook()], [delivery()], 60)
  expect(await screen.findByText('Showing 1 to 1 of 60 items, stored for 30 days')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(requests).toContainEqual(['before', '5']))
  expect(await screen.findByText(/^Showing 51 to/)).toBeVisible()
  fireEvent.change(screen.getByRole('combobox', { name: 'Event' }), { target: { value: 'job.closed' } })
  await waitFor(() => expect(requests.at(-1)).toEqual(['event', 'job.closed']))
  expect(await screen.findByText(/^Showing 1 to/)).toBeVisible()
})

it('says so when the webhooks could not be loaded', async () => {
  server.use(http.get('*/api/me/webhooks', () => HttpResponse.error()))
  renderAlone(<Developers />, { as: 'recruiter', at: '/user/developers?view=webhooks' })
  expect(await screen.findByText('Your webhooks could not be loaded')).toBeVisible()
})

it('is for recruiters only', async () => {
  server.use(http.get('*/api/me/keys', () => HttpResponse.json({ success: true, keys: [], scopes: [] })))
  renderAlone(<Developers />, { at: '/user/developers?view=webhooks' })
  expect(await screen.findByText('No keys yet')).toBeVisible()
  expect(screen.queryByRole('tab', { name: /Webhooks/ })).toBeNull()
})
