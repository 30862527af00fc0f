import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import '@/features/registrations/Registration'
import { CODE, identityServer } from '@/testing/identity'
import { address, openApp } from '@/testing/renderApp'
import { server } from '@/testing/server'

const stored = {
  userType: 'recruiter',
  username: 'elenabrandt',
  email: 'elena@kestrel.example',
  country: '1',
  phone: '+1-4155550142',
}
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent)

/** At the dialog, after a form that was kept and two passwords. */
async function atTheDialog({ reopened = false } = {}) {
  const identity = identityServer()
  server.use(...identity.handlers)
  if (!reopened) sessionStorage.setItem('kept:visitor:registration:form', JSON.stringify(stored))
  const app = openApp('/user/registration')
  await screen.findByRole('heading', { name: 'Create your account' })
  const fill = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  fill('Password', 'Passw0rd!')
  fill('Confirm password', 'Passw0rd!')
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Register' }))
  const dialog = await screen.findByRole('dialog', { name: 'Email Verification' })
  const code = () => screen.getByLabelText<HTMLInputElement>('Code')
  const verify = async (digits: string) => {
    fireEvent.change(code(), { target: { value: digits } })
    await app.person.click(screen.getByRole('button', { name: 'Verify and register' }))
  }
  return { ...app, ...identity, dialog, code, verify }
}

describe('the code', () => {
  it('has the focus, takes digits only and at most six, pasted too [AUTH-57]', async () => {
    const { person, code } = await atTheDialog()
    expect(code()).toHaveFocus()
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
    await person.keyboard('4a0-7')
    expect(code()).toHaveValue('407')
    await person.clear(code())
    await person.paste('407 158 99')
    expect(code()).toHaveValue('407158')
  })

  it('that was wrong begins again at the first cell', async () => {
    const { person, code } = await atTheDialog()
    await person.keyboard('111111{Enter}')
    await waitFor(() => expect(code()).toHaveValue(''))
    const [firstCell, , , , , lastCell] = code().parentElement!.firstElementChild!.children
    expect(firstCell).toHaveClass('ring-3')
    expect(lastCell).not.toHaveClass('ring-3')
  })

  it('that is too short is not sent', async () => {
    const { verify, paths } = await atTheDialog()
    await verify('4071')
    expect(alerts()).toContain('OTP must be 6 digits')
    expect(paths()).not.toContain('verify-otp')
  })

  it('that is wrong is said to be so, and can be typed again [ERR-06]', async () => {
    const { verify, code } = await atTheDialog()
    await verify('000000')
    await waitFor(() => expect(alerts()).toContain('Invalid OTP. Please try again.'))
    expect(code()).toHaveValue('')
    await waitFor(() => expect(code()).toHaveFocus())
    await verify(CODE)
    await waitFor(() => expect(address()).toBe('/user/uploadJobPost'))
  })

  it.each([
    [
      'Invalid OTP. Please try again.',
      'ERR-06',
      () =>
        HttpResponse.json(
          { success: false, code: 'code_wrong', message: 'Invalid OTP. Please try again.' },
          { status: 400 },
        ),
    ],
    [
      'Too many attempts. Please try again later.',
      'ERR-06',
      () => HttpResponse.json({ message: 'Too many attempts. Please try again later.' }, { status: 429 }),
    ],
    ['An error occurred. Please try again.', 'ERR-07', () => HttpResponse.error()],
    [
      'An unexpected error occurred. Please try again later.',
      'ERR-07',
      () => HttpResponse.json({ message: 'An unexpected error occurred. Please try again later.' }, { status: 500 }),
    ],
  ])('that cannot be verified: %s [%s]', async (sentence, _id, answer) => {
    const { verify } = await atTheDialog()
    server.use(http.post('*/api/verify-otp', answer))
    await verify(CODE)
    await waitFor(() => expect(alerts()).toContain(sentence))
    expect(screen.getByRole('dialog', { name: 'Email Verification' })).toBeVisible()
  })

  it('is worth nothing after five wrong tries', async () => {
    const { verify, code, paths } = await atTheDialog()
    for (let times = 1; times <= 5; times += 1) {
      await verify('000000')
      // It is empty again once the answer has come.
      await waitFor(() => expect(code()).toHaveValue(''))
      expect(alerts()).toContain('Invalid OTP. Please try again.')
      expect(paths().filter((path) => path === 'verify-otp')).toHaveLength(times)
    }
    expect(screen.getByText(/a code stops working. Please request a new one/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Verify and register' })).toBeDisabled()
  })
})

describe('another code', () => {
  it('can be had after sixty seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { person, paths, code } = await atTheDialog()
    expect(screen.getByText('Send a new code in 1:00')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
    vi.setSystemTime(Date.now() + 60_000)
    await person.click(await screen.findByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(alerts()).toContain('OTP sent to your email!'))
    expect(paths()).toEqual(['send-otp', 'send-otp'])
    expect(screen.getByText('Send a new code in 1:00')).toBeVisible()
    expect(code()).toHaveFocus()
  })

  it('that could not be sent is said to be so [ERR-05]', async () => {
    const { person } = await atTheDialog()
    server.use(http.post('*/api/send-otp', () => HttpResponse.error()))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await person.click(await screen.findByRole('button', { name: 'Send a new code' }))
    await waitFor(() => expect(alerts()).toContain('Failed to send OTP. Please try again.'))
  })

  it('is not sent when the dialog was left and opened again, nor after a reload', async () => {
    const { person, paths, unmount } = await atTheDialog()
    await person.click(screen.getByRole('button', { name: 'Close' }))
    await person.click(screen.getByRole('button', { name: 'Register' }))
    await screen.findByRole('dialog', { name: 'Email Verification' })
    expect(paths()).toEqual(['send-otp'])
    unmount()
    const again = await atTheDialog({ reopened: true })
    expect(again.paths()).toEqual([])
    await again.verify(CODE)
    await waitFor(() => expect(address()).toBe('/user/uploadJobPost'))
  })

  it('goes to another address after Change email', async () => {
    const { person, calls } = await atTheDialog()
    await person.click(screen.getByRole('button', { name: 'Change email' }))
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    fireEvent.change(email, { target: { value: 'elena@loom.example' } })
    await person.click(screen.getByRole('button', { name: 'Register' }))
    const dialog = await screen.findByRole('dialog', { name: 'Email Verification' })
    expect(within(dialog).getByText('elena@loom.example')).toBeVisible()
    expect(calls.map(({ body }) => body['email'])).toEqual(['elena@kestrel.example', 'elena@loom.example'])
  })
})

describe('where everything is made up', () => {
  it('the mail can be read, in a tab of its own', async () => {
    server.use(
      http.get('*/api/session', () =>
        HttpResponse.json({ success: true, user: null, server_date: '2026-03-14', csrf_token: null, demo: true }),
      ),
    )
    await atTheDialog()
    const link = await screen.findByRole('link', { name: 'Demo: read the email here' })
    expect(link).toHaveAttribute('href', '/demo/mails')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('and nowhere else', async () => {
    await atTheDialog()
    expect(screen.queryByRole('link', { name: /read the email/ })).toBeNull()
  })
})
