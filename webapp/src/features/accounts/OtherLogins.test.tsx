import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { OtherLogins } from '@/features/accounts/OtherLogins'
import { quiet } from '@/testing/quiet'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

/** A browser that has passkeys; `get` answers what it is asked, also for the offer in the field. */
function open(get: (options: { mediation?: string }) => Promise<unknown>, { offers = false } = {}) {
  class Credential {
    static isConditionalMediationAvailable = () => Promise.resolve(offers)
    static parseRequestOptionsFromJSON = (options: unknown) => options
    toJSON = () => ({ id: 'AAAA' })
  }
  vi.stubGlobal('PublicKeyCredential', Credential)
  vi.stubGlobal('navigator', { ...navigator, credentials: { get } })
  const requests: unknown[] = []
  server.use(
    http.post('*/api/login/passkey/begin', () => HttpResponse.json({ success: true, ceremony: 'c', options: {} })),
    http.post('*/api/login/passkey', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, message: '' })
    }),
  )
  const onDone = vi.fn()
  renderAlone(<OtherLogins onDone={onDone} onCompany={vi.fn()} />)
  return { requests, onDone, Credential }
}

afterEach(() => vi.unstubAllGlobals())
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }))
const refusal = (name: string) => Promise.reject(new DOMException('no', name))

it('is not there where the browser has no passkeys', () => {
  renderAlone(<OtherLogins onDone={vi.fn()} onCompany={vi.fn()} />)
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
})

it('brings the answer of the device to the server', async () => {
  const { requests, onDone, Credential } = open(() => Promise.resolve(new Credential()))
  press()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(requests).toEqual([{ ceremony: 'c', credential: { id: 'AAAA' } }])
})

it('says nothing to somebody who changes their mind', async () => {
  const get = vi.fn(() => refusal('NotAllowedError'))
  open(get)
  press()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled())
  expect(get).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

it('says so when the passkey cannot be used', async () => {
  open(() => refusal('SecurityError'))
  press()
  expect(await screen.findByText('The passkey could not be used. Please try again.')).toBeVisible()
})

it('shows what the server says', async () => {
  const { Credential } = open(() => Promise.resolve(new Credential()))
  server.use(
    http.post('*/api/login/passkey', () =>
      HttpResponse.json({ success: false, message: 'Not this one.' }, { status: 403 }),
    ),
  )
  press()
  expect(await screen.findByText('Not this one.')).toBeVisible()
})

it('offers passkeys in the field for the email, and says nothing when that fails', async () => {
  const get = vi.fn(() => refusal('NotSupportedError'))
  open(get, { offers: true })
  await waitFor(() => expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional' })))
  await act(quiet)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})
