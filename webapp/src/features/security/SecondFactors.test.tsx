import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import type { SecurityAnswer } from '@/api/types'
import { SecondFactors } from '@/features/security/SecondFactors'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const CODES = Array.from({ length: 10 }, (_, at) => `k7f2-9x4m-b3qa-w5n${at}`)
const security: SecurityAnswer = {
  has_password: true,
  password_changed_at: null,
  company_login: null,
  success: true,
  devices: [],
  log: [],
  authenticator: { added_at: '2026-11-24T09:00:00Z' },
  passkeys: [],
  must_have_factor: false,
  recovery_codes_left: 8,
  trusted_devices: [],
  email_change: null,
  phone_number: '',
}

function open(changed: Partial<SecurityAnswer> = {}) {
  const calls: [string, unknown][] = []
  const answer = (path: string, body: object) =>
    http.post(`*/api/me/${path}`, async ({ request }) => {
      const text = await request.text()
      calls.push([path, text ? JSON.parse(text) : null])
      return HttpResponse.json({ success: true, message: 'Done.', ...body })
    })
  server.use(
    answer('authenticator/begin', {
      secret: 'ABCDEFGH',
      address: 'otpauth://totp/Hireloom:x?secret=ABCDEFGH',
      setup: 's',
    }),
    answer('authenticator', { recovery_codes: CODES }),
    answer('authenticator/remove', {}),
    answer('recovery-codes', { recovery_codes: CODES }),
  )
  renderAlone(<SecondFactors security={{ ...security, ...changed }}>{null}</SecondFactors>)
  return calls
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('sets up an app with its first code, and shows the recovery codes once', async () => {
  const calls = open({ authenticator: null, recovery_codes_left: 0 })
  expect(screen.queryByText('Recovery codes')).toBeNull()
  press('Set up')
  const setup = await dialog('Set up an authenticator app')
  expect(await setup.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(setup.getByText('ABCD EFGH')).toBeVisible()
  fireEvent.change(setup.getByLabelText('Code'), { target: { value: '123456' } })
  press('Turn on')
  const codes = await dialog('Save your recovery codes')
  expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES)
  expect(calls).toEqual([
    ['authenticator/begin', null],
    ['authenticator', { setup: 's', code: '123456' }],
  ])
  fireEvent.click(codes.getByRole('button', { name: 'I have saved them' }))
  await waitFor(() => expect(screen.queryByText(CODES[0]!)).toBeNull())
})

it('keeps the setup open when the code is wrong', async () => {
  open({ authenticator: null })
  server.use(http.post('*/api/me/authenticator', () => HttpResponse.json({ message: 'No.' }, { status: 403 })))
  press('Set up')
  const setup = await dialog('Set up an authenticator app')
  fireEvent.change(await setup.findByLabelText('Code'), { target: { value: '123456' } })
  press('Turn on')
  expect(await setup.findByText('No.')).toBeVisible()
  expect(setup.getByLabelText('Code')).toHaveValue('')
})

it.each([
  [8, 'text-ink-soft'],
  [3, 'text-medium'],
  [0, 'text-weak'],
])('%i codes left look like %s', (left, look) => {
  open({ recovery_codes_left: left })
  expect(screen.getByText(`${left} of 10 left`)).toHaveClass(look)
})

it('makes new codes only for somebody who is sure, and saves them as a file', async () => {
  const createUrl = vi.fn<(file: Blob) => string>(() => 'blob:here')
  URL.createObjectURL = createUrl
  const calls = open()
  press('Get new codes')
  const question = within(await screen.findByRole('alertdialog', { name: 'Get new recovery codes?' }))
  expect(calls).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Get new codes' }))
  const codes = await dialog('Save your recovery codes')
  fireEvent.click(codes.getByRole('button', { name: 'Download' }))
  expect(await createUrl.mock.calls[0]![0].text()).toContain(CODES.join('\n'))
})

it('prints the codes', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  open()
  press('Get new codes')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Get new codes' }))
  const codes = await dialog('Save your recovery codes')
  fireEvent.click(codes.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  fireEvent(window, new Event('beforeprint'))
  const report = await screen.findByRole('article', { hidden: true })
  expect(report.closest('[data-print=no]')).toBeNull()
  expect(screen.getByText('Save your recovery codes').closest('[data-print=no]')).not.toBeNull()
  fireEvent(window, new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('[data-print]')).toBeNull())
})

it('turns off the app only for somebody who is sure', async () => {
  const calls = open()
  press('Turn off')
  const question = within(await screen.findByRole('alertdialog', { name: 'Turn off the authenticator app?' }))
  fireEvent.click(question.getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(calls).toEqual([['authenticator/remove', null]]))
})
