import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { WebhookDeliveryFields, WebhookFields } from '@/api/webhooks'
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
  tried_at: '2026-11-02T09:00:01Z',
  next_try_at: null,
  response_status: 200,
  response: 'thanks',
  attempts: [],
  ...more,
})

function open(webhooks: WebhookFields[] = [], deliveries: WebhookDeliveryFields[] = []) {
  const sent: unknown[] = []
  let present = webhooks
  const done = { success: true, message: 'Done.' }
  server.use(
    http.get('*/api/me/webhooks', () => HttpResponse.json({ success: true, webhooks: present, events: EVENTS })),
    http.post('*/api/me/webhooks', async ({ request }) => {
      const body = (await request.json()) as { url: string }
      if (body.url === 'https://')
        return HttpResponse.json(
          { success: false, code: 'webhook_address_invalid', message: 'Please enter an address.' },
          { status: 422 },
        )
      sent.push(body)
      present = [hook({ url: body.url })]
      return HttpResponse.json({ ...done, webhook: present[0], secret: SECRET }, { status: 201 })
    }),
    http.delete('*/api/me/webhooks/:id', ({ params }) => {
      sent.push(['remove', params.id])
      present = []
      return HttpResponse.json(done)
    }),
    http.get('*/api/me/webhooks/:id/deliveries', () => HttpResponse.json({ success: true, deliveries })),
    http.post('*/api/me/webhooks/:id/switch', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...done, webhook: present[0] })
    }),
    http.post('*/api/me/webhooks/:id/secret', ({ params }) => {
      sent.push(['renew', params.id])
      return HttpResponse.json({ ...done, webhook: present[0], secret: SECRET }, { status: 201 })
    }),
    http.post('*/api/me/webhooks/:id/test', ({ params }) => {
      sent.push(['test', params.id])
      return HttpResponse.json({ ...done, delivery: delivery() }, { status: 202 })
    }),
    http.post('*/api/me/webhooks/:id/deliveries/:delivery/redeliver', ({ params }) => {
      sent.push(['redeliver', params.delivery])
      return HttpResponse.json({ ...done, delivery: delivery() }, { status: 202 })
    }),
  )
  renderAlone(<Developers />, { as: 'recruiter', at: '/user/developers?view=webhooks' })
  return sent
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('adds a webhook and shows its secret once', async () => {
  const sent = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Add your first webhook' }))
  const form = await dialog('Add a webhook')
  fireEvent.click(form.getByRole('button', { name: 'Add webhook' }))
  expect(await form.findByText('Please enter an address.')).toBeVisible()
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://hooks.example/in' } })
  fireEvent.click(form.getByRole('checkbox', { name: /^job.closed/ }))
  fireEvent.click(form.getByRole('button', { name: 'Add webhook' }))
  const shown = await dialog('Copy the secret now')
  expect(sent).toEqual([{ url: 'https://hooks.example/in', events: ['application.received'] }])
  expect(shown.getByDisplayValue(SECRET)).toBeVisible()
  fireEvent.click(shown.getByRole('checkbox'))
  fireEvent.click(shown.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.body.innerHTML).not.toContain(SECRET)
  expect(await screen.findByText('Nothing sent yet')).toBeVisible()
})

it('sends a test, pauses, and removes after a question', async () => {
  const sent = open([hook()])
  fireEvent.click(await screen.findByRole('button', { name: 'Send a test to hooks.kestrel.example/in' }))
  await waitFor(() => expect(sent).toEqual([['test', '1']]))
  fireEvent.click(screen.getByRole('switch', { name: 'Send to hooks.kestrel.example/in' }))
  await waitFor(() => expect(sent).toContainEqual({ is_active: false }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove hooks.kestrel.example/in' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No webhooks yet')).toBeVisible()
})

it('replaces the secret after a question and shows the new one once', async () => {
  const sent = open([hook()])
  fireEvent.click(await screen.findByRole('button', { name: 'Replace the secret of hooks.kestrel.example/in' }))
  expect(await screen.findByText(/also signed with the old one for another 24 hours/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Replace the secret' }))
  expect((await dialog('Copy the secret now')).getByDisplayValue(SECRET)).toBeVisible()
  expect(sent).toEqual([['renew', '1']])
})

it('a paused one says since when and is resumed after a question', async () => {
  const sent = open([hook({ paused_at: '2026-11-05T09:00:00Z', failing_since: '2026-11-02T09:00:00Z' })], [delivery()])
  expect(await screen.findByText(/^Paused .*, failing since /)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send a test to hooks.kestrel.example/in' })).toBeDisabled()
  expect(await screen.findByRole('button', { name: 'Redeliver' })).toBeDisabled()
  fireEvent.click(screen.getByRole('switch'))
  fireEvent.click(await screen.findByRole('button', { name: 'Resume' }))
  await waitFor(() => expect(sent).toEqual([{ is_active: true }]))
})

it('keys walk through the deliveries and send one again', async () => {
  const failing = delivery({ id: 4, message_id: 'msg_4', status: 'failed', tries: 10, response_status: 503 })
  const sent = open([hook()], [delivery(), failing])
  const [first] = await screen.findAllByRole('button', { name: /job\.closed/ })
  expect(screen.getByText('webhook-id: msg_5')).toBeVisible()
  fireEvent.keyDown(first!, { key: 'j' })
  expect(await screen.findByText('webhook-id: msg_4')).toBeVisible()
  expect(screen.getAllByText('Gave up after 10 tries')[0]).toBeVisible()
  fireEvent.keyDown(document.activeElement!, { key: 'r' })
  await waitFor(() => expect(sent).toEqual([['redeliver', '4']]))
  fireEvent.click(screen.getByRole('radio', { name: 'Failed 1' }))
  expect(within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem')).toHaveLength(1)
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
  expect(screen.queryByRole('tab')).toBeNull()
})
