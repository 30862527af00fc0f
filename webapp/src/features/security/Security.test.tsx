import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import type { SecurityAnswer } from '@/api/types'
import { Security } from '@/features/security/Security'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const NOW = '2026-11-24T09:00:00Z'
const device = (id: string, name: string, is_current = false) => ({
  id,
  name,
  is_current,
  is_new: false,
  logged_in_at: NOW,
  last_seen: NOW,
})
const line = (action: string) => ({ action, at: NOW, device: 'Safari on iPhone', address: '203.0.113.7' })

const all: SecurityAnswer = {
  has_password: true,
  password_changed_at: '2026-11-03T09:00:00Z',
  company_login: null,
  authenticator: null,
  passkeys: [],
  must_have_factor: false,
  recovery_codes_left: 0,
  trusted_devices: [],
  email_change: null,
  phone_number: '',
  success: true,
  devices: [device('a', 'Firefox on Windows', true), device('b', 'Safari on iPhone')],
  log: [line('accounts.signed_in'), line('accounts.refused')],
}

function open(security: SecurityAnswer = all) {
  const calls: [string, unknown][] = []
  let present = security
  const answer = (path: string, then: (answer: SecurityAnswer) => SecurityAnswer) =>
    http.post(`*/api/me/${path}`, async ({ request }) => {
      const text = await request.text()
      calls.push([path, text ? JSON.parse(text) : null])
      present = then(present)
      return HttpResponse.json({ success: true, message: 'Done.' })
    })
  server.use(
    http.get('*/api/me/security', () => HttpResponse.json(present)),
    answer('sessions/end', (was) => ({ ...was, devices: was.devices.slice(0, 1) })),
    answer('sessions/end-others', (was) => ({ ...was, devices: was.devices.slice(0, 1) })),
    answer('password', (was) => was),
  )
  return { ...renderAlone(<Security />), calls }
}

const card = (name: string) => within(screen.getByRole('region', { name }))

describe('the security of one’s account', () => {
  it('shows each device, and which one this is', async () => {
    open()
    await screen.findByRole('heading', { name: 'Devices' })
    const [laptop, phone] = card('Devices').getAllByRole('listitem')
    expect(laptop).toHaveTextContent('Firefox on Windows')
    expect(laptop).toHaveTextContent('This device')
    expect(within(laptop!).queryByRole('button')).toBeNull()
    expect(within(phone!).getByRole('button', { name: /^Log out Safari on iPhone/ })).toBeVisible()
  })

  it('logs out one device', async () => {
    const { calls } = open()
    fireEvent.click(await screen.findByRole('button', { name: /^Log out Safari on iPhone/ }))
    await waitFor(() => expect(card('Devices').getAllByRole('listitem')).toHaveLength(1))
    expect(calls).toEqual([['sessions/end', { session_id: 'b' }]])
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull()
  })

  it('marks a device that nobody logged in with before, and never this one', async () => {
    open({ ...all, devices: all.devices.map((row) => ({ ...row, is_new: true })) })
    expect(await screen.findAllByText(/^New: Logged in/)).toHaveLength(all.devices.length - 1)
  })

  it('asks for a new password after a device that was not mine', async () => {
    const { calls } = open({ ...all, devices: [all.devices[0]!, { ...all.devices[1]!, is_new: true }] })
    fireEvent.click(await screen.findByRole('button', { name: /^Not me: Safari on iPhone/ }))
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus())
    expect(within(screen.getByRole('dialog')).getByText(/Choose a new one now/)).toBeVisible()
    expect(calls).toEqual([['sessions/end', { session_id: 'b', was_not_me: true }]])
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(card('Devices').getAllByRole('listitem')).toHaveLength(1)
  })

  it('logs out everything else with one press', async () => {
    const { calls } = open()
    fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }))
    await waitFor(() => expect(card('Devices').getAllByRole('listitem')).toHaveLength(1))
    expect(calls).toEqual([['sessions/end-others', null]])
  })

  it('tells what happened, and marks what deserves a second look', async () => {
    open()
    await screen.findByRole('heading', { name: 'Security log' })
    const lines = card('Security log').getAllByRole('listitem')
    expect(lines[0]).toHaveTextContent('Logged inSafari on iPhone203.0.113.7')
    expect(within(lines[1]!).getByText('Wrong password')).toHaveClass('text-weak')
  })

  it('shows the newest eight lines, and all with one press', async () => {
    open({ ...all, log: Array.from({ length: 11 }, () => line('accounts.signed_in')) })
    const showAll = await screen.findByRole('button', { name: 'Show all 11' })
    expect(card('Security log').getAllByRole('listitem')).toHaveLength(8)
    fireEvent.click(showAll)
    expect(card('Security log').getAllByRole('listitem')).toHaveLength(11)
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
  })

  it('saves every line as CSV, also those that are not shown', async () => {
    open({ ...all, log: Array.from({ length: 11 }, () => line('accounts.refused')) })
    const link = await screen.findByRole('link', { name: 'Download CSV' })
    expect(link).toHaveAttribute('download', 'hireloom-security-log.csv')
    const rows = decodeURIComponent(link.getAttribute('href')!.split(',').slice(1).join(',')).trim().split('\r\n')
    expect(rows).toHaveLength(12)
    expect(rows[1]).toContain('Wrong password')
    expect(rows[1]).toContain('203.0.113.7')
  })

  it('changes the password, and says when that was', async () => {
    const { calls } = open()
    expect(await screen.findByText(/^Changed Nov 3/)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Change your password' }))
    fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'Old loom 1!' } })
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'New loom 2!' } })
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(calls).toEqual([['password', { password: 'Old loom 1!', new_password: 'New loom 2!' }]]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['wrong_password', 403, 'Current password'],
    ['password_too_weak', 422, 'New password'],
  ])('says beside the field what is wrong: %s', async (code, status, label) => {
    open()
    server.use(
      http.post('*/api/me/password', () => HttpResponse.json({ success: false, code, message: 'No.' }, { status })),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Change your password' }))
    fireEvent.change(await screen.findByLabelText('Current password'), { target: { value: 'Old loom 1!' } })
    fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('No.')).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveFocus()
  })

  it('lets somebody whom their company lets in choose a first password', async () => {
    const { calls } = open({ ...all, has_password: false, company_login: 'acme.example' })
    expect(await screen.findByText('You have none, because you log in through your company')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Choose a password' }))
    fireEvent.change(await screen.findByLabelText('New password'), { target: { value: 'Kettle-River-2026!' } })
    expect(screen.queryByLabelText('Current password')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Choose password' }))
    await waitFor(() => expect(calls).toEqual([['password', { password: '', new_password: 'Kettle-River-2026!' }]]))
  })

  it('says so when it could not be loaded, and tries again', async () => {
    server.use(http.get('*/api/me/security', () => HttpResponse.error()))
    renderAlone(<Security />)
    expect(await screen.findByText('Your devices could not be loaded')).toBeVisible()
    server.use(http.get('*/api/me/security', () => HttpResponse.json(all)))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Devices' })).toBeVisible()
  })
})
