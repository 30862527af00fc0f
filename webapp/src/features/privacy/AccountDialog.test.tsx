import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import '@/app/Frame'
import '@/features/privacy/AccountDialog'
import '@/features/profiles/Profile'
import { openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

async function openAccount() {
  signedInAs('user')
  server.use(
    http.get('*/api/jobsdb/user/7', () => HttpResponse.json({ success: false, profile: null })),
    http.post('*/api/logout', () => HttpResponse.json({ success: true, message: 'Logged out' })),
  )
  const app = openApp('/user/AboutUser')
  fireEvent.click(await screen.findByTitle('My account'))
  const password = await screen.findByLabelText('Your password')
  const type = (value: string) => fireEvent.change(password, { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { ...app, type, press }
}

describe('my account', () => {
  it('gives all data as one file once the password is right', async () => {
    const made = vi.fn(() => 'blob:here')
    URL.createObjectURL = made
    server.use(http.post('*/api/me/export', () => HttpResponse.arrayBuffer(new TextEncoder().encode('PK').buffer)))
    const { type, press } = await openAccount()
    press('Download all my data')
    expect(await screen.findByText('Password is required')).toBeVisible()
    type('Welcome2hireloom!')
    press('Download all my data')
    await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull())
    expect(made).toHaveBeenCalledOnce()
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
    const asked = vi.fn()
    server.use(
      http.post('*/api/me/delete', async ({ request }) => {
        asked(await request.json())
        return HttpResponse.json({ success: true, message: '', receipt: 'TF12345' })
      }),
    )
    const { type, press, store } = await openAccount()
    press('Delete my account...')
    type('Welcome2hireloom!')
    press('Delete for good')
    expect(await screen.findByText('Please tick the box to confirm.')).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
    fireEvent.click(screen.getByLabelText('I understand that none of this can be recovered.'))
    press('Delete for good')
    await waitFor(() => expect(store.getState().session.isAuthenticated).toBe(false))
    expect(asked).toHaveBeenCalledWith({ password: 'Welcome2hireloom!' })
  })
})
