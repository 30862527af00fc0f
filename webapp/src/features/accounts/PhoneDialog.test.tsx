import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { address, openApp } from '@/testing/renderApp'
import { PASSWORD, person as somebody, server, signInOnServer, TOKEN } from '@/testing/server'

const recruiter = somebody('recruiter')
const alerts = () => screen.getAllByRole('alert', { hidden: true }).map((alert) => alert.textContent)

/** Logs in to an account without a number. */
async function open(state: unknown = null) {
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/login', () =>
      HttpResponse.json({
        success: false,
        message: 'Please add your mobile number to continue.',
        requires_phone_update: true,
        user_id: recruiter.id,
        email: recruiter.email,
      }),
    ),
    http.post('*/api/update-phone-number', async ({ request }) => {
      bodies.push(await request.json())
      signInOnServer(recruiter)
      return HttpResponse.json({ success: true, message: 'Saved', user: recruiter, csrf_token: TOKEN })
    }),
  )
  const app = openApp('/user/login', state)
  await screen.findByRole('heading', { name: 'Welcome back' })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: recruiter.email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: PASSWORD } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByRole('dialog', { name: 'Mobile number required' })
  const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number')
  const save = (typed: string) => {
    fireEvent.change(phone(), { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'Save and log in' }))
  }
  return { ...app, bodies, phone, save }
}

describe('an account without a number', () => {
  it('is asked for it instead of being led on, and is not logged in [AUTH-17] [OPEN-026]', async () => {
    const { store, phone } = await open()
    expect(phone()).toHaveFocus()
    expect(address()).toBe('/user/login')
    expect(store.getState().session.isAuthenticated).toBe(false)
    expect(localStorage.getItem('user')).toBeNull()
  })

  it.each([
    ['', 'Phone number is required', 'AUTH-18'],
    ['415', 'Enter a valid phone number (US: +1-XXXXXXXXXX, India: +91-XXXXXXXXXX)', 'OPEN-027'],
  ])('typing %j is told: %s [%s]', async (typed, sentence, _id) => {
    const { save, phone, bodies } = await open()
    save(typed)
    expect(phone()).toHaveAccessibleDescription(sentence)
    expect(bodies).toEqual([])
  })

  it.each([
    [null, '/user/uploadJobPost'],
    [{ from: '/user/Settings' }, '/user/Settings'],
  ])('with the number it is logged in; from %j it goes to %s [AUTH-19] [OPEN-027]', async (state, goal) => {
    const { save, bodies, store } = await open(state)
    save('4155550142')
    await waitFor(() => expect(address()).toBe(goal))
    expect(bodies).toEqual([{ user_id: recruiter.id, email: recruiter.email, phone_number: '+1-4155550142' }])
    expect(store.getState().session).toMatchObject({ isAuthenticated: true, role: 'recruiter', csrfToken: TOKEN })
  })

  it('that is being saved is waited for: cancelling it would not hold the log-in back', async () => {
    const { save, phone } = await open()
    server.use(http.post('*/api/update-phone-number', () => new Promise<never>(() => {})))
    save('4155550142')
    expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(phone()).toBeVisible()
  })

  it.each([
    [
      'The log-in has expired.',
      'ERR-03',
      () => HttpResponse.json({ message: 'The log-in has expired.' }, { status: 403 }),
    ],
    ['Failed to update phone number', 'ERR-03', () => HttpResponse.json({ success: false }, { status: 422 })],
    ['An error occurred while updating phone number', 'ERR-04', () => HttpResponse.error()],
  ])('that cannot be saved is told: %s [%s]', async (sentence, _id, answer) => {
    const { save, phone } = await open()
    server.use(http.post('*/api/update-phone-number', answer))
    save('4155550142')
    await waitFor(() => expect(alerts()).toContain(sentence))
    expect(phone()).toHaveValue('+1-4155550142')
    expect(address()).toBe('/user/login')
  })
})
