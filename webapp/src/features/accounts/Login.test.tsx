import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { REDIRECT_DELAY } from '@/lib/useLedOn'
import type { Role } from '@/rules/roles'
import { quiet } from '@/testing/quiet'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { PASSWORD, person as somebody, server } from '@/testing/server'

const open = async (state: unknown = null) => {
  const app = openApp('/user/login', state)
  await screen.findByRole('heading', { name: 'Welcome back' })
  const email = screen.getByRole('textbox', { name: 'Email' })
  const password = screen.getByLabelText('Password')
  const terms = screen.getByRole('checkbox', { name: /i accept the terms and conditions/i })
  const button = screen.getByRole('button', { name: 'Login' })
  const fill = async (field: HTMLElement, text: string) => {
    await app.person.click(field)
    await app.person.paste(text)
  }
  const logIn = async (role: Role, typed = PASSWORD) => {
    await fill(email, somebody(role).email)
    await fill(password, typed)
    await app.person.click(terms)
    await app.person.click(button)
  }
  return { ...app, email, password, terms, button, fill, logIn }
}

const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent)

it('says so when a session has ended in the middle of something, and of nobody who comes by themselves', async () => {
  await open({ from: '/user/Settings' })
  expect(screen.getByText('Log in to pick up where you left off.')).toBeVisible()
  cleanup()
  signedInAs('user')
  server.use(http.get('*/api/applications/user/:email', () => HttpResponse.json({}, { status: 401 })))
  openApp('/user/applicationTracker')
  expect(await screen.findByText('Your session has ended. Log in to pick up where you left off.')).toBeVisible()
})

describe('the form', () => {
  it('has email, password and the terms [AUTH-01]', async () => {
    const { email, password, terms } = await open()
    expect(email).toHaveValue('')
    expect(password).toHaveValue('')
    expect(terms).not.toBeChecked()
  })

  it('shows and hides the password [AUTH-02]', async () => {
    const { person, password } = await open()
    expect(password).toHaveAttribute('type', 'password')
    await person.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await person.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
  })

  it('takes a password from the clipboard or a password manager', async () => {
    const { person, password } = await open()
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    await person.click(password)
    await person.paste('a passphrase from elsewhere')
    expect(password).toHaveValue('a passphrase from elsewhere')
  })

  it.each([
    ['Forgot Password', '/user/reset-password', 'AUTH-03'],
    ['Register', '/user/registration', 'AUTH-04'],
    ['Close', '/', 'AUTH-05'],
  ])('%s leads to %s [%s]', async (name, path, _id) => {
    const { person } = await open()
    await person.click(screen.getByRole('link', { name }))
    expect(address()).toBe(path)
  })

  it('names what is missing, under the fields and aloud [AUTH-06] [AUTH-08] [AUTH-09]', async () => {
    const { person, button, email, password, terms } = await open()
    const called = vi.fn()
    server.events.on('request:start', ({ request }) => called(new URL(request.url).pathname))
    await person.click(button)
    expect(alerts()).toEqual(
      expect.arrayContaining(['Email is required', 'Password is required', 'You must accept the terms and conditions']),
    )
    expect(email).toHaveFocus()
    expect(email).toHaveAccessibleDescription('Email is required')
    expect(password).toHaveAccessibleDescription('Password is required')
    expect(terms).toHaveAccessibleDescription('You must accept the terms and conditions')
    expect(called).not.toHaveBeenCalledWith('/api/login')
    server.events.removeAllListeners()
  })

  it.each(['maya', 'maya@', 'maya@people', 'ma ya@people.example', '@people.example'])(
    'says that %s is no email [AUTH-07]',
    async (typed) => {
      const { person, button, email, fill } = await open()
      await fill(email, typed)
      await person.click(button)
      expect(email).toHaveAccessibleDescription('Invalid email format')
    },
  )

  it('makes no call without the terms [AUTH-09]', async () => {
    const { person, email, password, button, fill } = await open()
    const called = vi.fn()
    server.use(http.post('*/api/login', called))
    await fill(email, somebody('user').email)
    await fill(password, PASSWORD)
    await person.click(button)
    expect(alerts()).toContain('You must accept the terms and conditions')
    expect(called).not.toHaveBeenCalled()
  })

  it('shows the terms in a dialog, and accepting there ticks the box [OPEN-040]', async () => {
    const { person, terms } = await open()
    await person.click(screen.getByRole('button', { name: 'terms and conditions' }))
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' })
    expect(within(dialog).getByText(/what you upload stays yours/i)).toBeVisible()
    expect(terms).not.toBeChecked()
    await person.click(within(dialog).getByRole('button', { name: 'Accept' }))
    expect(terms).toBeChecked()
  })
})

describe('logging in', () => {
  it('says so on the button, which cannot be pressed twice [AUTH-10]', async () => {
    const { logIn } = await open()
    let calls = 0
    let answer = () => {}
    const delay = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('*/api/login', async () => {
        calls += 1
        await delay
        return HttpResponse.json({ success: false, message: 'Invalid email or password' }, { status: 401 })
      }),
    )
    await logIn('user')
    const busy = screen.getByRole('button', { name: 'Logging in...' })
    expect(busy).toBeDisabled()
    busy.click()
    answer()
    expect(await screen.findByRole('button', { name: 'Login' })).toBeEnabled()
    expect(calls).toBe(1)
  })

  it('goes back to where the person came from [AUTH-11]', async () => {
    const { logIn } = await open({ from: '/user/jobslist?jobId=17&openDetail=true' })
    await logIn('user')
    await waitFor(() => expect(address()).toBe('/user/jobslist?jobId=17&openDetail=true'))
  })

  it.each([
    ['admin', '/user/AdminUserPage', 'AUTH-12'],
    ['recruiter', '/user/uploadJobPost', 'AUTH-13'],
    ['user', '/user/atsMainContent', 'AUTH-14'],
  ] as const)('leads a %s to %s when nothing was asked for [%s]', async (role, home, _id) => {
    const { logIn } = await open()
    await logIn(role)
    await waitFor(() => expect(address()).toBe(home))
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/user/unknown',
    'javascript:alert(1)',
  ])('never follows the way back %s [SEC-14]', async (from) => {
    const { logIn } = await open({ from })
    await logIn('user')
    await waitFor(() => expect(address()).toBe('/user/atsMainContent'))
  })

  it('shows what the server says [ERR-01]', async () => {
    const { logIn, email, password } = await open()
    await logIn('user', 'not the password')
    await waitFor(() => expect(alerts()).toContain('Invalid email or password'))
    expect(email).toHaveValue(somebody('user').email)
    expect(password).toHaveValue('not the password')
  })

  it('has a sentence of its own when the server says nothing [ERR-01]', async () => {
    server.use(http.post('*/api/login', () => HttpResponse.json({ success: false }, { status: 401 })))
    const { logIn } = await open()
    await logIn('user')
    await waitFor(() => expect(alerts()).toContain('Login failed. Please check your credentials.'))
  })

  it('says when the server cannot be reached [ERR-02]', async () => {
    server.use(http.post('*/api/login', () => HttpResponse.error()))
    const { logIn } = await open()
    await logIn('user')
    await waitFor(() => expect(alerts()).toContain('An error occurred during login. Please try again.'))
  })
})

describe('the demo accounts', () => {
  it('fill the form where the server says that its people are made up', async () => {
    server.use(
      http.get('*/api/session', () =>
        HttpResponse.json({ success: true, user: null, server_date: '2026-03-14', csrf_token: null, demo: true }),
      ),
    )
    const { person, email, password, terms } = await open()
    await person.click(await screen.findByRole('button', { name: 'Recruiter' }))
    expect(email).toHaveValue('recruiter@loomworks.example')
    expect(password).toHaveValue('Welcome2hireloom!')
    expect(terms).not.toBeChecked()
  })

  it('do not show elsewhere', async () => {
    const { store } = await open()
    await waitFor(() => expect(store.getState().session.isInitialized).toBe(true))
    expect(screen.queryByText(/made-up/)).not.toBeInTheDocument()
  })
})

describe('arriving when the story has begun already', () => {
  it.each([
    ['admin', null, '/user/AdminUserPage'],
    ['recruiter', null, '/user/uploadJobPost'],
    ['user', null, '/user/atsMainContent'],
    ['user', { from: '/user/Settings?tab=1' }, '/user/Settings?tab=1'],
  ] as const)('a signed-in %s with %o is led on after 500 ms [AUTH-15] [LIM-04]', async (role, state, goal) => {
    expect(REDIRECT_DELAY).toBe(500)
    await import('@/features/accounts/Login')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    signedInAs(role)
    const { store } = openApp('/user/login', state)
    await screen.findByText('Welcome back')
    await waitFor(() => expect(store.getState().session.isInitialized).toBe(true))
    await act(quiet)
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(address()).toBe('/user/login')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(address()).toBe(goal)
  })

  it('after logging out it starts from nothing, and the flag is used up [AUTH-16] [OPEN-023]', async () => {
    signedInAs('user')
    sessionStorage.setItem('justLoggedOut', 'true')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { store } = await open()
    await waitFor(() => expect(store.getState().session.isAuthenticated).toBe(false))
    expect(localStorage.getItem('user')).toBeNull()
    expect(sessionStorage.getItem('justLoggedOut')).toBeNull()
    await act(quiet)
    await act(() => vi.advanceTimersByTimeAsync(REDIRECT_DELAY))
    expect(address()).toBe('/user/login')
  })

  it('with a way back the flag changes nothing [AUTH-16]', async () => {
    signedInAs('user')
    sessionStorage.setItem('justLoggedOut', 'true')
    openApp('/user/login', { from: '/user/Settings' })
    await waitFor(() => expect(address()).toBe('/user/Settings'))
    expect(localStorage.getItem('user')).not.toBeNull()
  })
})
