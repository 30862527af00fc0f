import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { SecurityAnswer } from '@/api/types'
import { Contact } from '@/features/security/Contact'
import { userLoggedIn } from '@/lib/session/session'
import { renderAlone } from '@/testing/renderAlone'
import { person, server } from '@/testing/server'

const anna = person('user')
const security: SecurityAnswer = {
  has_password: true,
  password_changed_at: null,
  company_login: null,
  success: true,
  devices: [],
  log: [],
  authenticator: null,
  passkeys: [],
  must_have_factor: false,
  recovery_codes_left: 0,
  trusted_devices: [],
  email_change: null,
  phone_number: '+1-4155550142',
}

function open(changed: Partial<SecurityAnswer> = {}) {
  const calls: [string, unknown][] = []
  const answer = (path: string) =>
    http.post(`*/api/${path}`, async ({ request }) => {
      const text = await request.text()
      calls.push([path, text ? JSON.parse(text) : null])
      return HttpResponse.json({ success: true, message: 'Done.' })
    })
  server.use(
    answer('me/email'),
    answer('me/email/cancel'),
    answer('me/email/give-up-old'),
    answer('update-phone-number'),
  )
  const { store } = renderAlone(<Contact security={{ ...security, ...changed }} />)
  store.dispatch(userLoggedIn({ user: anna, csrfToken: 'c' }))
  return calls
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('sends a link to the new address', async () => {
  const calls = open()
  press('Change email')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your email' }))
  fireEvent.change(dialog.getByLabelText('New email'), { target: { value: ' anna@weft.example ' } })
  press('Send links')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toEqual([['me/email', { new_email: 'anna@weft.example' }]])
})

it('keeps the dialog when the address is refused', async () => {
  open()
  server.use(http.post('*/api/me/email', () => HttpResponse.json({ message: 'No.' }, { status: 422 })))
  press('Change email')
  await screen.findByRole('dialog')
  press('Send links')
  expect(await screen.findByText('No.')).toBeVisible()
  expect(screen.getByLabelText('New email')).toHaveFocus()
})

const waiting = {
  email: 'anna@weft.example',
  until: '2026-11-26T09:00:00Z',
  new_confirmed: false,
  old_confirmed: false,
  due_at: null,
}
const LOST = 'I lost access to the old mailbox'

it('shows a change that waits, which can be sent again and canceled', async () => {
  const calls = open({ email_change: waiting })
  expect(screen.getByText('anna@weft.example')).toBeVisible()
  expect(screen.getByText(/the links that we sent there and to/)).toBeVisible()
  press('Send again')
  await waitFor(() => expect(calls).toEqual([['me/email', { new_email: 'anna@weft.example' }]]))
  press('Cancel change')
  await waitFor(() => expect(calls[1]).toEqual(['me/email/cancel', null]))
})

it('lets a person do without the old mailbox, and says when the email changes', async () => {
  const calls = open({ email_change: { ...waiting, new_confirmed: true } })
  expect(screen.getByText(new RegExp(`Now open the link that we sent to ${anna.email}`))).toBeVisible()
  press(LOST)
  await screen.findByRole('dialog', { name: 'Change it without your old mailbox?' })
  expect(screen.getByText(/within 72 hours, your email changes to anna@weft.example/)).toBeVisible()
  press('Change without it')
  await waitFor(() => expect(calls).toEqual([['me/email/give-up-old', { code: null }]]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks for the second step of an account that has one', async () => {
  const app = { added_at: '2026-11-01T09:00:00Z' }
  const calls = open({ email_change: waiting, authenticator: app })
  press(LOST)
  const name = 'Code from your authenticator app, or a recovery code'
  const code = await screen.findByLabelText(name)
  expect(screen.getByRole('button', { name: 'Change without it' })).toBeDisabled()
  server.use(
    http.post('*/api/me/email/give-up-old', () => HttpResponse.json({ message: 'No.' }, { status: 403 }), {
      once: true,
    }),
  )
  fireEvent.change(code, { target: { value: '000000' } })
  press('Change without it')
  expect(await screen.findByText('No.')).toBeVisible()
  fireEvent.change(code, { target: { value: '123456' } })
  press('Change without it')
  await waitFor(() => expect(calls).toEqual([['me/email/give-up-old', { code: '123456' }]]))
})

it('says that a change comes by itself, and offers nothing but to cancel it', () => {
  open({ email_change: { ...waiting, new_confirmed: true, due_at: '2026-11-28T09:00:00Z' } })
  expect(screen.getByText(/takes effect .*, unless somebody refuses/)).toBeVisible()
  expect(screen.queryByRole('button', { name: LOST })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel change' })).toBeVisible()
})

it('changes the mobile number', async () => {
  const calls = open()
  press('Change mobile number')
  await screen.findByRole('dialog', { name: 'Change your mobile number' })
  press('Save')
  expect(await screen.findByText('Phone number is required')).toBeVisible()
  fireEvent.change(screen.getByRole('textbox', { name: 'Mobile number' }), { target: { value: '4155550199' } })
  press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [path, body] = calls[0]!
  expect(path).toBe('update-phone-number')
  expect(body).toMatchObject({ user_id: anna.id, email: anna.email })
})
