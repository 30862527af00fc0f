import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import type { ApiKeyFields } from '@/api/apiKeys'
import { Developers } from '@/app/Developers'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const TOKEN = `hl_${'A'.repeat(43)}`

const key = (more: Partial<ApiKeyFields> = {}): ApiKeyFields => ({
  id: 1,
  name: 'Workday sync',
  hint: 'hl_7Qk2…PjUa',
  scopes: ['jobs:read'],
  created_at: '2026-11-01T09:00:00Z',
  expires_at: null,
  ended_at: null,
  is_test: false,
  is_revoked: false,
  last_used_at: null,
  last_address: '',
  ...more,
})

function open(keys: ApiKeyFields[] = [], at?: string) {
  const calls: [string, unknown][] = []
  let present = keys
  server.use(
    http.get('*/api/me/keys', () =>
      HttpResponse.json({
        success: true,
        keys: present,
        scopes: ['jobs:read', 'jobs:write', 'people:read', 'documents:read', 'tracker:read', 'tracker:write'],
      }),
    ),
    http.post('*/api/me/keys', async ({ request }) => {
      calls.push(['make', await request.json()])
      present = [key({ id: 7 }), ...present]
      return HttpResponse.json({ success: true, message: '', key: present[0], token: TOKEN }, { status: 201 })
    }),
    http.post('*/api/me/keys/:id/:deed', ({ params }) => {
      calls.push([String(params.deed), params.id])
      const answer = { success: true, message: 'Done.', key: key({ id: 8 }) }
      return params.deed === 'replace'
        ? HttpResponse.json({ ...answer, token: TOKEN }, { status: 201 })
        : HttpResponse.json(answer)
    }),
  )
  renderAlone(<Developers />, at ? { at } : {})
  return calls
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('folds many scopes, and says when and from where each key was used', async () => {
  const scopes: ApiKeyFields['scopes'] = ['jobs:read', 'jobs:write', 'people:read', 'tracker:read']
  const used = { last_used_at: '2026-11-02T09:00:00Z', last_address: '203.0.113.7' }
  open([key({ id: 2, name: 'Everything', scopes, ...used }), key()])
  const rows = within(await screen.findByRole('list', { name: 'API keys' })).getAllByRole('listitem')
  const [busyKey, unusedKey] = rows.filter((row) => within(row).queryByText(/^hl_/))
  expect(within(busyKey!).getByText('4 scopes').closest('details')).not.toHaveAttribute('open')
  expect(within(busyKey!).getByText('tracker:read')).toBeInTheDocument()
  expect(within(busyKey!).getByText('203.0.113.7')).toBeVisible()
  expect(within(unusedKey!).getByText('jobs:read')).toBeVisible()
  expect(within(unusedKey!).getByText('Never')).toBeVisible()
})

it('makes a key with a name, an expiry and scopes, and shows it once', async () => {
  const calls = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Create your first key' }))
  const form = await dialog('Create an API key')
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Careers page' } })
  fireEvent.change(form.getByLabelText('Expires'), { target: { value: '30' } })
  fireEvent.click(form.getByRole('checkbox', { name: 'jobs:write' }))
  expect(form.getByRole('checkbox', { name: 'jobs:read' })).toBeChecked() // writing includes reading
  fireEvent.click(form.getByRole('button', { name: 'Create key' }))

  const keyDialog = await dialog('Copy your key now')
  expect(calls).toEqual([
    ['make', { name: 'Careers page', scopes: ['jobs:write', 'jobs:read'], expires_in_days: 30, is_test: false }],
  ])
  expect(keyDialog.getByDisplayValue(TOKEN)).toBeVisible()
  expect(keyDialog.getByRole('button', { name: 'Done' })).toBeDisabled()
  fireEvent.keyDown(keyDialog.getByDisplayValue(TOKEN), { key: 'Escape' })
  expect(screen.getByRole('dialog')).toBeVisible() // not before somebody has stored it
  fireEvent.click(keyDialog.getByRole('checkbox', { name: 'I have stored it in a safe place' }))
  fireEvent.click(keyDialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Workday sync')).toBeVisible()
  expect(document.body.innerHTML).not.toContain(TOKEN)
})

it('makes a test key, which is marked as one', async () => {
  const calls = open([key({ hint: 'hl_test_4hJ…Xs0b', name: 'ATS import', is_test: true })])
  expect(await screen.findByText('Test')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Create key' }))
  const form = await dialog('Create an API key')
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Checks' } })
  fireEvent.click(form.getByRole('checkbox', { name: 'jobs:read' }))
  fireEvent.click(form.getByRole('checkbox', { name: /^Test key/ }))
  fireEvent.click(form.getByRole('button', { name: 'Create key' }))
  await dialog('Copy your key now')
  expect(calls[0]?.[1]).toMatchObject({ name: 'Checks', is_test: true })
})

it('a copied key counts as stored', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  open([key()])
  fireEvent.click(await screen.findByRole('button', { name: 'Replace Workday sync' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }))
  const keyDialog = await dialog('Copy your key now')
  fireEvent.click(keyDialog.getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(keyDialog.getByRole('button', { name: 'Done' })).toBeEnabled())
  expect(write).toHaveBeenCalledWith(TOKEN)
})

it.each([
  ['no name', '', [], '90', /Please give the key a name/],
  ['no scope', 'A key', [], '90', /at least one scope/],
  ['writing for ever', 'A key', ['jobs:write'], '', /expires after 366 days/],
])('says what is missing: %s', async (_, name, scopes, days, sentence) => {
  const calls = open()
  fireEvent.click(await screen.findByRole('button', { name: 'Create key' }))
  const form = await dialog('Create an API key')
  fireEvent.change(form.getByLabelText('Name'), { target: { value: name } })
  fireEvent.change(form.getByLabelText('Expires'), { target: { value: days } })
  for (const scope of scopes) fireEvent.click(form.getByRole('checkbox', { name: scope }))
  fireEvent.click(form.getByRole('button', { name: 'Create key' }))
  expect(await form.findByText(sentence)).toBeVisible()
  expect(calls).toEqual([])
})

it('revokes a key after a question', async () => {
  const calls = open([key()])
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Workday sync' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(calls).toEqual([['revoke', '1']]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('ended keys can no longer be changed', async () => {
  open([key({ ended_at: '2026-11-20T09:00:00Z', is_revoked: true })])
  expect(await screen.findByText('Revoked')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Replace|Revoke/ })).toBeNull()
})

it('says so when the keys could not be loaded, and tries again', async () => {
  server.use(http.get('*/api/me/keys', () => HttpResponse.error()))
  renderAlone(<Developers />)
  expect(await screen.findByText('Your keys could not be loaded')).toBeVisible()
  open()
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!)
  expect((await screen.findAllByText('No keys yet'))[0]).toBeVisible()
})

it('makes the key of the browser extension with one press, where the extension finds it [WS-233]', async () => {
  const calls = open([], '/user/developers?for=extension')
  const form = await dialog('Create an API key')
  expect(form.getByLabelText('Name')).toHaveValue('Browser extension')
  fireEvent.click(form.getByRole('button', { name: 'Create key' }))
  await dialog('Copy your key now')
  expect(document.querySelector<HTMLInputElement>('input[data-shown-once]')!.value).toBe(TOKEN)
  const scopes = ['people:read', 'documents:read', 'tracker:read', 'tracker:write']
  expect(calls).toEqual([['make', { name: 'Browser extension', scopes, expires_in_days: 90, is_test: false }]])
})
