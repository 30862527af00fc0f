import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { SecurityAnswer } from '@/api/types'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const security: SecurityAnswer = {
  has_password: true,
  password_changed_at: null,
  company_login: null,
  success: true,
  devices: [],
  log: [],
  authenticator: null,
  passkeys: [],
  must_have_factor: true,
  recovery_codes_left: 0,
  trusted_devices: [],
  email_change: null,
  phone_number: '',
}
const owed = () => HttpResponse.json({ success: false, code: 'second_factor_needed', message: 'No.' }, { status: 403 })

it.each([
  ['admin', '/user/AdminUserPage'],
  ['recruiter', '/user/recruiterTracker'],
  ['user', '/user/applicationTracker'],
] as const)(
  'leads a person with the role %s who must set up a second factor to where that is done, and nowhere else',
  async (role, home) => {
    signedInAs(role)
    let answer: SecurityAnswer = security
    server.use(
      http.get('*/api/me/security', () => HttpResponse.json(answer)),
      http.get('*/api/*', () => (answer === security ? owed() : undefined)), // then as always
      http.post('*/api/me/sessions/end-others', () => HttpResponse.json({ success: true, message: 'Done.' })),
    )
    const { store } = openApp(home)
    await waitFor(() => expect(address()).toBe('/user/security'))
    expect(await screen.findByText(/Your account needs a second step/)).toBeVisible()
    expect(store.getState().session.isAuthenticated).toBe(true)

    answer = { ...security, authenticator: { added_at: '2026-03-14T10:00:00Z' }, recovery_codes_left: 10 }
    store.dispatch({ type: 'api/invalidateTags', payload: ['Security'] })
    await waitFor(() => expect(screen.queryByText(/Your account needs a second step/)).toBeNull())
    await waitFor(() => expect(store.getState().session.owesFactor).toBe(false))
  },
)
