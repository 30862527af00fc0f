import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import '@/app/Account'
import '@/app/Companions'
import '@/app/Frame'
import '@/features/privacy/PrivacyAndData'
import '@/features/security/ConfirmDialog'
import { openApp, signedInAs } from '@/testing/renderApp'
import { security, server } from '@/testing/server'

async function openAccount(hasPassword = true) {
  signedInAs('user')
  server.use(
    http.get('*/api/jobsdb/user/7', () => HttpResponse.json({ success: false, profile: null })),
    http.post('*/api/logout', () => HttpResponse.json({ success: true, message: 'Logged out' })),
  )
  const app = openApp('/user/security')
  await screen.findByRole('button', { name: 'Feedback' }) // comes with what asks for a confirmation
  fireEvent.click(await screen.findByTitle('My account'))
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Privacy and data' }), { button: 0 })
  if (hasPassword) await screen.findByLabelText('Your password')
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Your password'), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { ...app, type, press }
}

describe('my account', () => {
  it('gives all data as one file once the password is right', async () => {
    const createUrl = vi.fn(() => 'blob:here')
    URL.createObjectURL = createUrl
    server.use(http.post('*/api/me/export', () => HttpResponse.arrayBuffer(new TextEncoder().encode('PK').buffer)))
    const { type, press } = await openAccount()
    press('Download all my data')
    expect(await screen.findByText('Password is required')).toBeVisible()
    type('Welcome2hireloom!')
    press('Download all my data')
    await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveValue(''))
    expect(createUrl).toHaveBeenCalledOnce()
  })

  it('keeps the dialog and says so when the password is wrong', async () => {
    server.use(
      http.post('*/api/me/export', () =>
        HttpResponse.json({ success: false, message: 'This is not your password.' }, { status: 403 }),
      ),
    )
    const { type, press } = await openAccount()
    type('wrong')
    press('Download all my data')
    expect(await screen.findByText('This is not your password.')).toBeVisible()
  })

  it('is deleted only by somebody who says that they are sure; then nobody is signed in', async () => {
    const onAsk = vi.fn()
    server.use(
      http.post('*/api/me/delete', async ({ request }) => {
        onAsk(await request.json())
        return HttpResponse.json({ success: true, message: '', receipt: 'TF12345' })
      }),
    )
    const { press, store } = await openAccount()
    press('Delete my account...')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete my account' }))
    fireEvent.change(dialog.getByLabelText('Your password'), { target: { value: 'Welcome2hireloom!' } })
    press('Delete for good')
    expect(await screen.findByText('Please tick the box to confirm.')).toBeVisible()
    expect(onAsk).not.toHaveBeenCalled()
    fireEvent.click(screen.getByLabelText('I understand that none of this can be recovered.'))
    press('Delete for good')
    await waitFor(() => expect(store.getState().session.isAuthenticated).toBe(false))
    expect(onAsk).toHaveBeenCalledWith({ password: 'Welcome2hireloom!' })
  })

  it('asks somebody without a password for none, but to confirm', async () => {
    server.use(
      http.get('*/api/me/security', () =>
        HttpResponse.json({ ...security, has_password: false, company_login: 'acme.example' }),
      ),
      http.post('*/api/me/export', () =>
        HttpResponse.json({ success: false, code: 'confirmation_needed', message: 'Please confirm.' }, { status: 403 }),
      ),
    )
    const { press } = await openAccount(false)
    expect(await screen.findByText(/^You have no password here, as your company logs you in/)).toBeVisible()
    expect(screen.queryByLabelText('Your password')).toBeNull()
    press('Download all my data')
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    expect(dialog).toHaveTextContent('You are about to download all your data.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('Please confirm.')).toBeVisible()
  })
})
