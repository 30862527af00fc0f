import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { address, openApp } from '@/testing/renderApp'
import { PASSWORD, person as somebody, server, signInOnServer } from '@/testing/server'

const anna = somebody('user')
const waiting = {
  success: false,
  message: 'Please enter the code of your authenticator app to continue.',
  requires_second_factor: true,
  second_factors: ['app', 'recovery_code'],
  requires_phone_update: false,
  user_id: anna.id,
  email: anna.email,
}
const refused = (code: string, status: number, headers = {}) =>
  HttpResponse.json({ success: false, code, message: 'No.' }, { status, headers })

/** At the second step; what the server answers there, one answer after the other. */
async function open(...answers: (() => Response)[]) {
  const requests: unknown[] = []
  server.use(
    http.post('*/api/login', () => HttpResponse.json(waiting)),
    http.post('*/api/login/second-step', async ({ request }) => {
      requests.push(await request.json())
      const answer = answers.shift()
      if (answer) return answer()
      signInOnServer(anna)
      return HttpResponse.json({
        ...waiting,
        requires_second_factor: undefined,
        success: true,
        user: anna,
        csrf_token: 'c',
      })
    }),
  )
  const { person } = openApp('/user/login')
  const type = async (name: string, text: string) => {
    await person.click(await screen.findByLabelText(name))
    await person.paste(text)
  }
  const press = async (role: 'button' | 'checkbox', name: RegExp | string) =>
    person.click(await screen.findByRole(role, { name }))
  await type('Email', anna.email)
  await type('Password', PASSWORD)
  await press('checkbox', /terms/)
  await press('button', 'Login')
  await screen.findByRole('heading', { name: 'Enter your code' })
  return { requests, type, press }
}

it('sends the code with its sixth digit, and trusts the device only when asked to', async () => {
  const { requests, type } = await open()
  expect(await screen.findByLabelText('Code')).toHaveFocus()
  await type('Code', '12345')
  expect(requests).toEqual([])
  await type('Code', '6')
  await waitFor(() => expect(address()).toBe('/user/atsMainContent'))
  expect(requests).toEqual([{ code: '123456', trust_device: false }])
})

it('trusts the device of somebody who ticks that', async () => {
  const { requests, type, press } = await open()
  await press('checkbox', 'Trust this device for 30 days')
  await type('Code', '123456')
  await waitFor(() => expect(requests).toEqual([{ code: '123456', trust_device: true }]))
})

it('empties the cells after a wrong code and says so', async () => {
  const { type } = await open(() => refused('wrong_second_step', 403))
  await type('Code', '123456')
  const field = await screen.findByLabelText('Code')
  await waitFor(() => expect(field).toHaveAccessibleDescription('No.'))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

it('takes a recovery code instead', async () => {
  const { requests, type, press } = await open()
  await press('button', 'Use a recovery code')
  await type('Recovery code', 'k7f2-9x4m-b3qa-w5ne')
  await press('button', 'Verify')
  await waitFor(() => expect(address()).toBe('/user/atsMainContent'))
  expect(requests).toEqual([{ code: 'k7f2-9x4m-b3qa-w5ne', trust_device: false }])
})

it('counts down a pause, in which nothing can be sent', async () => {
  const { type } = await open(() => refused('second_step_paused', 429, { 'Retry-After': '900' }))
  await type('Code', '123456')
  expect(await screen.findByRole('timer')).toHaveTextContent(/^You can try again in 1(5:00|4:59)\.$/)
  expect(screen.getByLabelText('Code')).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled()
})

it('goes back to the password when the log-in has ended, and when it is somebody else', async () => {
  const { type, press } = await open(() => refused('unauthenticated', 401))
  await type('Code', '123456')
  expect(await screen.findByText('Your log-in took too long. Please start again.')).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveValue('')
  await type('Password', PASSWORD)
  await press('button', 'Login')
  await press('button', 'Not you?')
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
