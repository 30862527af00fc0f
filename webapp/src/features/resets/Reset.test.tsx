import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import '@/features/resets/Reset'
import { CODE, identityServer } from '@/testing/identity'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const EMAIL = 'maya@people.example'
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent)
const stepText = () => screen.getByText(/^Step \d of 3$/).textContent

async function open() {
  const identity = identityServer()
  server.use(...identity.handlers)
  const app = openApp('/user/reset-password')
  await screen.findByRole('heading', { name: 'Reset your password' })
  const fill = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const toCode = async (email = EMAIL) => {
    fill('Email', email)
    press('Send code')
    await screen.findByLabelText('Code')
  }
  const toPassword = async () => {
    await toCode()
    fill('Code', CODE)
    press('Verify code')
    await screen.findByLabelText('New password')
  }
  const setPassword = (password: string, confirmation = password) => {
    fill('New password', password)
    fill('Confirm password', confirmation)
    press('Reset password')
  }
  return { ...app, ...identity, fill, press, toCode, toPassword, setPassword }
}

describe('the way to a new password', () => {
  it('has three steps, each reached when the one before has succeeded, and ends at the log-in [AUTH-62] [AUTH-69] [ERR-35] [ERR-37]', async () => {
    const { fill, press, setPassword, calls } = await open()
    expect(stepText()).toBe('Step 1 of 3')
    expect(screen.queryByLabelText('Code')).toBeNull()
    fill('Email', ` ${EMAIL} `)
    press('Send code')
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus())
    expect(stepText()).toBe('Step 2 of 3')
    expect(alerts()).toContain('OTP sent to your email!')
    expect(screen.queryByLabelText('New password')).toBeNull()
    fill('Code', CODE)
    press('Verify code')
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus())
    expect(stepText()).toBe('Step 3 of 3')
    setPassword('Newpass1!')
    await waitFor(() => expect(address()).toBe('/user/login'))
    expect(await screen.findByText('Password reset successfully!')).toBeVisible()
    expect(calls).toEqual([
      { path: 'initiate-password-reset', body: { email: EMAIL } },
      { path: 'verify-password-reset-otp', body: { email: EMAIL, otp: CODE } },
      { path: 'reset-password', body: { email: EMAIL, new_password: 'Newpass1!' } },
    ])
  })

  it('leads back to the log-in from every step [AUTH-63]', async () => {
    const { toCode, fill, press, person } = await open()
    const back = () => screen.getByRole('link', { name: 'Back to Login' })
    expect(back()).toHaveAttribute('href', '/user/login')
    await toCode()
    expect(back()).toHaveAttribute('href', '/user/login')
    fill('Code', CODE)
    press('Verify code')
    await screen.findByLabelText('New password')
    await person.click(back())
    expect(address()).toBe('/user/login')
  })

  it('goes on after a reload at the step that was reached', async () => {
    const { toCode, unmount } = await open()
    await toCode()
    unmount()
    const again = await open()
    expect(stepText()).toBe('Step 2 of 3')
    again.fill('Code', CODE)
    again.press('Verify code')
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  it('ends the session of this browser, too, when it is of the same account', async () => {
    const { email } = signedInAs('user')
    const { fill, press, setPassword, store } = await open()
    fill('Email', email)
    press('Send code')
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: CODE } })
    press('Verify code')
    await screen.findByLabelText('New password')
    setPassword('Newpass1!')
    await waitFor(() => expect(address()).toBe('/user/login'))
    expect(store.getState().session.isAuthenticated).toBe(false)
    expect(localStorage.getItem('user')).toBeNull()
  })
})

describe('the email', () => {
  it.each([
    ['', 'Email is required', 'AUTH-64'],
    ['   ', 'Email is required', 'AUTH-64'],
    ['maya@', 'Invalid email format', 'AUTH-65'],
  ])('%j: %s [%s]', async (typed, sentence, _id) => {
    const { fill, press, calls } = await open()
    fill('Email', typed)
    press('Send code')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(sentence)
    expect(calls).toEqual([])
  })

  it.each([
    ['with what the server says', () => HttpResponse.json({ message: 'Too many attempts.' }, { status: 429 })],
    ['without a connection', () => HttpResponse.error()],
  ])('to which no code could be sent is said to be so, %s [ERR-38] [OPEN-034]', async (_case, answer) => {
    const { fill, press } = await open()
    server.use(http.post('*/api/initiate-password-reset', answer))
    fill('Email', EMAIL)
    press('Send code')
    await waitFor(() =>
      expect(alerts()).toContainEqual(expect.stringMatching(/^Failed to initiate password reset\. Please try again\./)),
    )
    expect(stepText()).toBe('Step 1 of 3')
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL)
  })
})

describe('the code', () => {
  it('has six digits [AUTH-66]', async () => {
    const { toCode, fill, press, paths } = await open()
    await toCode()
    fill('Code', '4071')
    press('Verify code')
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('OTP must be 6 digits'))
    expect(paths()).not.toContain('verify-password-reset-otp')
  })

  it('that is wrong keeps one at this step [ERR-36] [AUTH-69]', async () => {
    const { toCode, fill, press } = await open()
    await toCode()
    fill('Code', '000000')
    press('Verify code')
    await waitFor(() => expect(alerts()).toContain('Invalid OTP. Please try again.'))
    expect(stepText()).toBe('Step 2 of 3')
  })

  it.each([
    [() => HttpResponse.json({ message: 'Too many attempts. Please try again later.' }, { status: 429 })],
    [() => HttpResponse.error()],
  ])('that could not be verified is said to be so, case %# [ERR-39] [OPEN-034]', async (answer) => {
    const { toCode, fill, press } = await open()
    await toCode()
    server.use(http.post('*/api/verify-password-reset-otp', answer))
    fill('Code', CODE)
    press('Verify code')
    await waitFor(() =>
      expect(alerts()).toContainEqual(expect.stringMatching(/^Failed to verify OTP\. Please try again\./)),
    )
    expect(stepText()).toBe('Step 2 of 3')
  })

  it('that is being checked is waited for: nobody is led on who has gone back', async () => {
    const { toCode, fill, press } = await open()
    await toCode()
    server.use(http.post('*/api/verify-password-reset-otp', () => new Promise<never>(() => {})))
    fill('Code', CODE)
    press('Verify code')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change email' })).toBeDisabled())
  })

  it('can go to another address', async () => {
    const { toCode, press, calls } = await open()
    await toCode()
    press('Change email')
    expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL)
    await toCode('other@people.example')
    expect(calls.map(({ body }) => body['email'])).toEqual([EMAIL, 'other@people.example'])
  })
})

describe('the new password', () => {
  it('must be strong enough and be typed twice [AUTH-67] [AUTH-68]', async () => {
    const { toPassword, setPassword, paths } = await open()
    await toPassword()
    setPassword('password', 'passwort')
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters, with at least one letter, one number, and one special character',
    )
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords must match')
    expect(screen.getByLabelText('New password')).toHaveFocus()
    expect(paths()).not.toContain('reset-password')
  })

  it.each([
    [() => HttpResponse.json({ message: 'Please verify the OTP first.' }, { status: 403 })],
    [() => HttpResponse.error()],
  ])(
    'that could not be set is said to be so, and a new code can be had, case %# [ERR-40] [OPEN-034]',
    async (answer) => {
      const { toPassword, setPassword, press } = await open()
      await toPassword()
      server.use(http.post('*/api/reset-password', answer))
      setPassword('Newpass1!')
      await waitFor(() =>
        expect(alerts()).toContainEqual(expect.stringMatching(/^Failed to reset password\. Please try again\./)),
      )
      press('Send a new code')
      expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL)
      expect(stepText()).toBe('Step 1 of 3')
    },
  )
})
