import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import '@/features/registrations/Registration'
import { CODE, identityServer } from '@/testing/identity'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const GOOD = { username: 'elenabrandt', email: 'elena@kestrel.example', phone: '4155550142', password: 'Passw0rd!' }
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent)

async function open() {
  const identity = identityServer()
  server.use(...identity.handlers)
  const app = openApp('/user/registration')
  await screen.findByRole('heading', { name: 'Create your account' })
  const { person } = app
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  const type = async (name: string, text: string) => {
    await person.click(field(name))
    fireEvent.change(field(name), { target: { value: text } })
  }
  const press = (name: string) => person.click(screen.getByRole('button', { name }))
  const tick = () => person.click(screen.getByRole('checkbox'))
  const asRecruiter = () => person.click(screen.getByRole('radio', { name: 'Recruiter' }))
  const fill = (changed: Partial<typeof GOOD> = {}) => {
    const { username, email, phone, password } = { ...GOOD, ...changed }
    const put = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
    put('Username', username)
    put('Email', email)
    put('Phone', phone)
    put('Password', password)
    put('Confirm password', password)
    return tick()
  }
  const dialog = () => screen.findByRole('dialog', { name: 'Email Verification' })
  const register = async (changed: Partial<typeof GOOD> = {}) => {
    await asRecruiter()
    await fill(changed)
    await press('Register')
  }
  const enter = async (code: string) => {
    await dialog()
    await person.click(field('Code'))
    await person.paste(code)
    await press('Verify and register')
  }
  return { ...app, ...identity, field, type, press, tick, fill, asRecruiter, register, dialog, enter }
}

describe('the form', () => {
  it('has everything that an account needs, the role first [AUTH-36] [AUTH-37]', async () => {
    const { field } = await open()
    const roles = screen.getByRole('radiogroup', { name: 'I am a' })
    expect(
      within(roles)
        .getAllByRole('radio')
        .map((radio) => [radio.closest('label')!.textContent, (radio as HTMLInputElement).value]),
    ).toEqual([
      ['Job Seeker', 'user'],
      ['Recruiter', 'recruiter'],
    ])
    for (const name of ['Username', 'Email', 'Phone', 'Password', 'Confirm password'])
      expect(field(name)).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: /i accept the terms and conditions/i })).not.toBeChecked()
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/user/login')
  })

  it('says what is wrong at each field, and calls nobody [AUTH-46] [AUTH-47] [AUTH-48] [AUTH-49] [AUTH-50] [AUTH-53]', async () => {
    const { type, press, field, calls } = await open()
    await type('Username', 'ann')
    await type('Email', 'elena@')
    await type('Phone', '415')
    await type('Password', 'password')
    await type('Confirm password', 'passwort')
    await press('Register')
    expect(field('Username')).toHaveAccessibleDescription(/Username must be 4-15 characters and alphanumeric$/)
    expect(field('Email')).toHaveAccessibleDescription('Invalid email format')
    expect(field('Phone')).toHaveAccessibleDescription(
      'Enter a valid phone number (US: +1-XXXXXXXXXX, India: +91-XXXXXXXXXX)',
    )
    expect(field('Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters, with at least one letter, one number, and one special character',
    )
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords must match')
    expect(alerts()).toContain('You must accept the terms and conditions')
    await waitFor(() => expect(field('Username')).toHaveFocus())
    expect(calls).toEqual([])
  })

  it('asks for nothing but the tick when all else is right [AUTH-53]', async () => {
    const { fill, tick, press, asRecruiter, calls } = await open()
    await asRecruiter()
    await fill()
    await tick()
    await press('Register')
    expect(alerts().filter(Boolean)).toEqual(['You must accept the terms and conditions'])
    expect(calls).toEqual([])
  })

  it('refuses a recruiter with a personal mailbox, at once when the role is chosen [AUTH-52]', async () => {
    const refusal = 'Recruiters must use organizational email addresses (not personal email providers like Gmail)'
    const { fill, press, field, asRecruiter, calls, person } = await open()
    await fill({ email: 'elena@gmail.com' })
    await asRecruiter()
    expect(field('Email')).toHaveAccessibleDescription(`Organization address ${refusal}`)
    await press('Register')
    expect(field('Email')).toHaveAccessibleDescription(`Organization address ${refusal}`)
    expect(calls).toEqual([])
    await person.click(screen.getByRole('radio', { name: 'Job Seeker' }))
    expect(field('Email')).toHaveAccessibleDescription('')
  })

  it('ticks what the password has already', async () => {
    const { type } = await open()
    const met = () =>
      within(screen.getByRole('list', { name: 'The password needs' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent!.endsWith(': met'))
    expect(met()).toEqual([false, false, false, false])
    await type('Password', 'abc1')
    expect(met()).toEqual([false, true, true, false])
    await type('Password', 'Passw0rd!')
    expect(met()).toEqual([true, true, true, true])
  })

  it('outlives a reload, without the passwords', async () => {
    const { fill, asRecruiter, unmount } = await open()
    await asRecruiter()
    await fill()
    unmount()
    const { field } = await open()
    expect(screen.getByRole('radio', { name: 'Recruiter' })).toBeChecked()
    expect(field('Username')).toHaveValue('elenabrandt')
    expect(field('Email')).toHaveValue('elena@kestrel.example')
    expect(field('Phone')).toHaveValue('+1-4155550142')
    expect(field('Password')).toHaveValue('')
    expect(field('Confirm password')).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Passw0rd!')
  })
})

describe('the business email', () => {
  const businessDialog = () => screen.queryByRole('dialog', { name: 'Business Email Detected' })

  it('waits for the button, and asks once for each address [AUTH-54] [OPEN-037]', async () => {
    const { fill, type, press, person, field, calls, dialog } = await open()
    await fill({ email: 'maya@kestrel.example' })
    await person.click(field('Email'))
    await person.tab()
    expect(businessDialog()).toBeNull()
    await press('Register')
    expect(businessDialog()).toBeVisible()
    expect(calls).toEqual([])
    await person.keyboard('{Escape}')
    await press('Register')
    await press('Continue as Job Seeker')
    await dialog()
    await press('Change email')
    await press('Register')
    await dialog()
    await press('Change email')
    await type('Email', 'maya@loom.example')
    await press('Register')
    expect(businessDialog()).toBeVisible()
  })

  it('is not seen in that of a person, nor before the rest is right [AUTH-54]', async () => {
    const { fill, tick, press, dialog } = await open()
    await fill({ email: 'maya@kestrel.example' })
    await tick()
    await press('Register')
    expect(businessDialog()).toBeNull()
    await fill({ email: 'maya@gmail.com' })
    await press('Register')
    await dialog()
    expect(businessDialog()).toBeNull()
  })

  it('makes one a recruiter, who registers with the next press and is not asked [AUTH-54] [AUTH-55]', async () => {
    const { fill, press, dialog } = await open()
    await fill({ email: 'maya@kestrel.example' })
    await press('Register')
    await press('Switch to Recruiter')
    expect(businessDialog()).toBeNull()
    expect(screen.getByRole('radio', { name: 'Recruiter' })).toBeChecked()
    await press('Register')
    await dialog()
  })
})

describe('registering', () => {
  it('sends a code, asks for it, registers, logs in and leads to the first screen of the role [AUTH-56] [AUTH-58]', async () => {
    const { register, dialog, enter, calls, store } = await open()
    await register()
    expect(await dialog()).toHaveTextContent(
      'We sent a 6-digit code to elena@kestrel.example. It works for 10 minutes.',
    )
    await enter(CODE)
    await waitFor(() => expect(address()).toBe('/user/uploadJobPost'))
    const { username, email, password } = GOOD
    const person = { username, email, phonenumber: '+1-4155550142', user_type: 'recruiter' }
    expect(calls).toEqual([
      { path: 'send-otp', body: { ...person, purpose: 'general' } },
      { path: 'verify-otp', body: { email, otp: CODE, purpose: 'general' } },
      { path: 'register', body: { ...person, password, skip_email_verification: true } },
      { path: 'login', body: { email, password } },
    ])
    expect(store.getState().session.user?.username).toBe('elenabrandt')
    expect(sessionStorage.getItem('kept:visitor:registration:form')).toBeNull()
  })

  it('a job seeker ends at Resume Match [AUTH-58]', async () => {
    const { fill, press, enter } = await open()
    await fill({ email: 'maya@gmail.com' })
    await press('Register')
    await enter(CODE)
    await waitFor(() => expect(address()).toBe('/user/atsMainContent'))
  })

  it('leads to the log-in when that fails [AUTH-59]', async () => {
    const { register, enter } = await open()
    server.use(http.post('*/api/login', () => HttpResponse.json({ success: false }, { status: 500 })))
    await register()
    await enter(CODE)
    await waitFor(() => expect(address()).toBe('/user/login'))
    expect(await screen.findByText('Registration successful! Please login.')).toBeVisible()
  })

  it('cannot be sent twice', async () => {
    const { asRecruiter, fill, dialog } = await open()
    let times = 0
    let answer = () => {}
    const delay = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('*/api/send-otp', async () => {
        times += 1
        await delay
        return HttpResponse.json({ success: true, message: 'OTP sent to your email!' })
      }),
    )
    await asRecruiter()
    await fill()
    const form = screen.getByRole('button', { name: 'Register' }).closest('form')!
    form.requestSubmit()
    form.requestSubmit()
    expect(await screen.findByRole('button', { name: 'Sending the code...' })).toBeDisabled()
    answer()
    await dialog()
    expect(times).toBe(1)
  })

  it.each([
    [
      { success: false, message: 'Failed to send OTP. Please try again.' },
      503,
      'Failed to send OTP. Please try again.',
    ],
    [
      { success: false, message: 'Too many attempts. Please try again later.' },
      429,
      'Too many attempts. Please try again later.',
    ],
    [{ success: false }, 500, 'Failed to send OTP. Please try again.'],
  ])('says when no code could be sent: %j [ERR-05]', async (body, status, sentence) => {
    const { register } = await open()
    server.use(http.post('*/api/send-otp', () => HttpResponse.json(body, { status })))
    await register()
    await waitFor(() => expect(alerts()).toContain(sentence))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('without a connection it says so too [ERR-05]', async () => {
    const { register } = await open()
    server.use(http.post('*/api/send-otp', () => HttpResponse.error()))
    await register()
    await waitFor(() => expect(alerts()).toContain('Failed to send OTP. Please try again.'))
  })

  it('shows what the server says about a field at that field', async () => {
    const { register, field } = await open()
    const message = 'Invalid email format'
    server.use(
      http.post('*/api/send-otp', () =>
        HttpResponse.json({ success: false, message, errors: { email: [message] } }, { status: 422 }),
      ),
    )
    await register()
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(`Organization address ${message}`))
    await waitFor(() => expect(field('Email')).toHaveFocus())
  })

  it.each([
    ['username_taken', 'Username already exists', 'ERR-08', 'Username'],
    ['email_taken', 'Email already exists', 'ERR-09', 'Email'],
  ])('with %s it says %s, and the next try needs no new code [%s] [AUTH-60]', async (code, sentence, _id, name) => {
    const { register, enter, field, press, type, paths } = await open()
    server.use(
      http.post(
        '*/api/register',
        () =>
          HttpResponse.json(
            {
              success: false,
              registration_success: false,
              code,
              message: sentence,
            },
            { status: 409 },
          ),
        { once: true },
      ),
    )
    await register()
    await enter(CODE)
    await waitFor(() => expect(alerts()).toContain(sentence))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(field(name)).toHaveFocus())
    await type('Username', 'elena2')
    await press('Register')
    await waitFor(() => expect(address()).toBe('/user/uploadJobPost'))
    expect(paths().filter((path) => path === 'send-otp')).toHaveLength(1)
  })

  it.each([
    [{ message: 'Please verify your email first.' }, 403, 'Please verify your email first.'],
    [{}, 500, 'Registration failed!'],
  ])('says when it failed otherwise: %j [ERR-10]', async (body, status, sentence) => {
    const { register, enter, field } = await open()
    server.use(http.post('*/api/register', () => HttpResponse.json(body, { status })))
    await register()
    await enter(CODE)
    await waitFor(() => expect(alerts()).toContain(sentence))
    expect(field('Password')).toHaveValue('Passw0rd!')
  })

  it('somebody who logs in meanwhile in another tab is led on here', async () => {
    await open()
    signedInAs('user')
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
    await waitFor(() => expect(address()).toBe('/user/atsMainContent'))
  })

  it('a signed-in visitor is led on', async () => {
    signedInAs('recruiter')
    openApp('/user/registration')
    await waitFor(() => expect(address()).toBe('/user/uploadJobPost'))
  })
})
