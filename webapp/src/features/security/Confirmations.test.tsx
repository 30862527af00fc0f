import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { tellConfirmed } from '@/lib/companyReturn'
import { useRemoveAuthenticatorMutation } from '@/api/secondFactors'
import { Confirmations } from '@/features/security/Confirmations'
import { renderAlone } from '@/testing/renderAlone'
import { security, server } from '@/testing/server'

function Change() {
  const [remove, { data, error }] = useRemoveAuthenticatorMutation()
  return (
    <>
      <button onClick={() => void remove()}>Turn off</button>
      {data ? 'It is done' : error ? 'It is not done' : ''}
      <Confirmations />
    </>
  )
}

/** A change that the server makes only once the password was given. */
function open(differing: Partial<typeof security> = {}) {
  const calls: string[] = []
  let isConfirmed = false
  const refused = (code: string) => HttpResponse.json({ success: false, code, message: 'No.' }, { status: 403 })
  server.use(
    http.post('*/api/me/authenticator/remove', () => {
      calls.push('remove')
      return isConfirmed ? HttpResponse.json({ success: true, message: '' }) : refused('confirmation_needed')
    }),
    http.post('*/api/me/confirm', async ({ request }) => {
      const { password } = (await request.json()) as { password: string }
      calls.push('confirm')
      isConfirmed = password === 'right'
      return isConfirmed ? HttpResponse.json({ success: true, message: '' }) : refused('wrong_password')
    }),
  )
  server.use(http.get('*/api/me/security', () => HttpResponse.json({ ...security, ...differing })))
  renderAlone(<Change />)
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  return Object.assign(calls, { confirm: () => (isConfirmed = true) })
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
const give = (box: ReturnType<typeof within>, password: string) => {
  fireEvent.change(box.getByLabelText('Your password'), { target: { value: password } })
  fireEvent.click(box.getByRole('button', { name: 'Confirm' }))
}

it('names the change, and the change goes on by itself', async () => {
  const calls = open()
  const box = await dialog()
  expect(box.getByText('You are about to turn off the authenticator app.')).toBeVisible()
  give(box, 'right')
  expect(await screen.findByText(/It is done/)).toBeVisible()
  expect([...calls]).toEqual(['remove', 'confirm', 'remove'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says that the password is missing or wrong, and asks again', async () => {
  const calls = open()
  const box = await dialog()
  give(box, '')
  expect(await box.findByText('Password is required')).toBeVisible()
  give(box, 'wrong')
  expect(await box.findByText('No.')).toBeVisible()
  expect(box.getByLabelText('Your password')).toHaveFocus()
  expect([...calls]).toEqual(['remove', 'confirm'])
})

it('does nothing when somebody changes their mind', async () => {
  const calls = open()
  fireEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText(/It is not done/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([...calls]).toEqual(['remove'])
})

describe('somebody whom their company lets in', () => {
  const acme = { has_password: false, company_login: 'acme.example' }
  const begun = { success: true, address: 'https://login.acme.example/authorize?state=confirm.s' }
  const begins = () => server.use(http.post('*/api/me/confirm/company/begin', () => HttpResponse.json(begun)))
  const go = async () => {
    const box = await dialog()
    fireEvent.click(await box.findByRole('button', { name: 'Confirm with your company' }))
    return box
  }

  it('confirms in another window, and the change goes on by itself', async () => {
    begins()
    const assign = vi.fn()
    vi.spyOn(window, 'open').mockReturnValue({ location: { assign } } as unknown as Window)
    const calls = open(acme)
    const box = await go()
    await waitFor(() => expect(assign).toHaveBeenCalledWith(begun.address))
    expect(box.queryByLabelText('Your password')).toBeNull()
    expect(box.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(await box.findByText(/^Please log in again in the window that has opened/)).toBeVisible()
    calls.confirm()
    tellConfirmed()
    expect(await screen.findByText(/It is done/)).toBeVisible()
    expect([...calls]).toEqual(['remove', 'remove'])
  })

  it('may give the password instead where there is one', async () => {
    const calls = open({ ...acme, has_password: true })
    const box = await dialog()
    expect(await box.findByRole('button', { name: 'Confirm with your company' })).toBeVisible()
    give(box, 'right')
    expect(await screen.findByText(/It is done/)).toBeVisible()
    expect([...calls]).toEqual(['remove', 'confirm', 'remove'])
  })

  it('learns why no window opens, and that the company does not answer', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    open(acme)
    const box = await go()
    expect(await box.findByText(/^Your browser did not open a new window/)).toBeVisible()
    const close = vi.fn()
    opened.mockReturnValue({ close } as unknown as Window)
    const message = "Your company's log-in is not answering. Please try again in a few minutes."
    server.use(
      http.post('*/api/me/confirm/company/begin', () =>
        HttpResponse.json({ success: false, message }, { status: 503 }),
      ),
    )
    await go()
    expect(await box.findByText(message)).toBeVisible()
    expect(close).toHaveBeenCalledOnce()
  })

  it('learns what to do once the company has no log-in anymore', async () => {
    open({ has_password: false })
    const box = await dialog()
    expect(await box.findByText(/^You have no password here, and your company’s log-in is gone/)).toBeVisible()
  })
})
