import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { onConfirmed } from '@/lib/companyReturn'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { person as somebody, server, signInOnServer, TOKEN } from '@/testing/server'

const ANSWER = '/user/login/acme.example?state=s7&code=c7&iss=https%3A%2F%2Flogin.acme.example'
const LINE = { name: 'Continue there' }

const offer = (is_required: boolean) =>
  server.use(
    http.get('*/api/login/company', ({ request }) => {
      const isAcme = new URL(request.url).searchParams.get('domain') === 'acme.example'
      return HttpResponse.json({ success: true, is_offered: isAcme, is_required: isAcme && is_required })
    }),
  )

const open = async (email: string) => {
  const app = openApp('/user/login')
  const field = await screen.findByRole('textbox', { name: 'Email' })
  await app.person.click(field)
  await app.person.paste(email)
  return { ...app, field }
}

describe('on the log-in page', () => {
  it('is offered to people of a company that has one, and to nobody else', async () => {
    offer(false)
    const { person, field } = await open('anna@other.example')
    expect(screen.queryByRole('button', LINE)).not.toBeInTheDocument()
    await person.clear(field)
    await person.type(field, 'anna@acme.example')
    expect(await screen.findByRole('button', LINE)).toBeVisible()
    expect(screen.getByText('acme.example uses SSO.')).toBeVisible()
    await person.type(field, 'e')
    await waitFor(() => expect(screen.queryByRole('button', LINE)).not.toBeInTheDocument())
  })

  it('says where it is the only one', async () => {
    offer(true)
    await open('anna@acme.example')
    expect(
      await screen.findByText('People at acme.example log in through their company, not with a password.'),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continue to acme.example' })).toBeVisible()
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
  })

  it('begins with the button above, which asks for the email first', async () => {
    offer(false)
    const requests: unknown[] = []
    server.use(
      http.post('*/api/login/company/begin', async ({ request }) => {
        requests.push(await request.json())
        return HttpResponse.json({ success: false, message: 'Away.' }, { status: 503 })
      }),
    )
    const { person, field } = await open('anna')
    const button = screen.getByRole('button', { name: 'Log in with company SSO' })
    await person.click(button)
    expect(screen.getByText('Enter your work email address.')).toBeVisible()
    expect(field).toHaveFocus()
    await person.type(field, '@other.example')
    await waitFor(async () => {
      await person.click(button)
      expect(screen.getByText('other.example has no company log-in here.')).toBeVisible()
    })
    await person.clear(field)
    await person.type(field, 'anna@acme.example')
    await person.click(button)
    expect(await screen.findByText('Away.')).toBeVisible()
    expect(requests.at(-1)).toEqual({ email: 'anna@acme.example' })
  })

  it('says why it does not begin', async () => {
    offer(false)
    const message = "Your company's log-in is not answering. Please try again in a few minutes."
    server.use(
      http.post('*/api/login/company/begin', () => HttpResponse.json({ success: false, message }, { status: 503 })),
    )
    const { person } = await open('anna@acme.example')
    await person.click(await screen.findByRole('button', LINE))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('button', LINE)).toBeEnabled()
  })
})

describe('on the way back', () => {
  afterEach(() => sessionStorage.clear())

  const finishes = (body: object, status = 200) => {
    const requests: unknown[] = []
    server.use(
      http.post('*/api/login/company/finish', async ({ request }) => {
        requests.push(await request.json())
        if (status === 200) signInOnServer(somebody('recruiter'))
        return HttpResponse.json(body, { status })
      }),
    )
    return requests
  }
  const user = somebody('recruiter')
  const named = { user_id: user.id, email: user.email, requires_phone_update: false }
  const reply = { success: true, message: 'Login successful!', user, csrf_token: TOKEN, ...named }

  it('logs in once, with what the address says, and goes where the person wanted to', async () => {
    const requests = finishes(reply)
    sessionStorage.setItem('path-after-company-login', '/user/developers')
    openApp(ANSWER)
    await waitFor(() => expect(address()).toBe('/user/developers'))
    expect(requests).toEqual([
      { domain: 'acme.example', state: 's7', code: 'c7', iss: 'https://login.acme.example', error: '' },
    ])
  })

  it('goes nowhere else', async () => {
    finishes(reply)
    sessionStorage.setItem('path-after-company-login', 'https://elsewhere.example/user/developers')
    openApp(ANSWER)
    await waitFor(() => expect(address()).toBe('/user/uploadJobPost'))
  })

  it('says in the form what went wrong, and takes the code out of the address', async () => {
    const message = "Your company's log-in did not let you in. Please try again, or ask your company's IT."
    const requests = finishes({ success: false, message }, 403)
    openApp('/user/login/acme.example?state=s7&error=access_denied')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled()
    expect(address()).toBe('/user/login/acme.example')
    expect(requests).toEqual([{ domain: 'acme.example', state: 's7', code: '', iss: '', error: 'access_denied' }])
  })

  it('asks for a second step where the account has one', async () => {
    const message = 'Please enter the code of your authenticator app to continue.'
    finishes({ success: false, message, requires_second_factor: true, second_factors: ['app'], ...named })
    openApp(ANSWER)
    expect(await screen.findByRole('textbox', { name: /code/i })).toBeVisible()
  })

  it('asks newcomers for a mobile number', async () => {
    finishes({
      success: false,
      message: 'Please add your mobile number to continue.',
      ...named,
      requires_phone_update: true,
    })
    openApp(ANSWER)
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('without an answer is the log-in page', async () => {
    openApp('/user/login/acme.example')
    await waitFor(() => expect(address()).toBe('/user/login'))
  })
})

describe('a confirmation', () => {
  const back = '/user/login/acme.example?state=confirm.s7&code=c7'

  it('is told to the window that asked for it', async () => {
    const close = vi.spyOn(window, 'close').mockImplementation(() => {})
    const confirmed = vi.fn()
    const stop = onConfirmed(confirmed)
    signedInAs('recruiter')
    server.use(http.post('*/api/me/confirm/company', () => HttpResponse.json({ success: true, message: 'Thank you.' })))
    openApp(back)
    expect(await screen.findByText('Thank you. Please close this window and go on in the other one.')).toBeVisible()
    await waitFor(() => expect(confirmed).toHaveBeenCalledOnce())
    expect(close).toHaveBeenCalledOnce()
    stop()
  })

  it('says why it did not work, and tells nobody', async () => {
    const confirmed = vi.fn()
    const stop = onConfirmed(confirmed)
    signedInAs('recruiter')
    const message = 'You logged in at your company as somebody else. Please use the account there that opens this one.'
    server.use(
      http.post('*/api/me/confirm/company', () => HttpResponse.json({ success: false, message }, { status: 403 })),
    )
    openApp(back)
    expect(await screen.findByText(message)).toBeVisible()
    expect(confirmed).not.toHaveBeenCalled()
    stop()
  })
})
