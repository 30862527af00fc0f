import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { CompanyLoginDialog } from '@/components/CompanyLoginDialog'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const REDIRECT = 'https://jobs.example/user/login/acme.example'
const login = {
  domain: 'acme.example',
  issuer: 'https://login.acme.example',
  client_id: 'hireloom',
  is_required: false,
  changed_at: '2026-03-14T10:00:00Z',
  worked_at: null as string | null,
}

function open(present: typeof login | null, refusal?: { status: number; code: string; message: string }) {
  const requests: unknown[] = []
  server.use(
    http.get('*/api/company-login', () => HttpResponse.json({ success: true, login: present, redirect_url: REDIRECT })),
    http.post('*/api/company-login', async ({ request }) => {
      requests.push(await request.json())
      return refusal
        ? HttpResponse.json({ success: false, ...refusal }, { status: refusal.status })
        : HttpResponse.json({ success: true, login, redirect_url: REDIRECT, message: 'Saved.' })
    }),
    http.post('*/api/company-login/remove', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, login: null, redirect_url: REDIRECT, message: 'Gone.' })
    }),
  )
  const onClose = vi.fn()
  renderAlone(<CompanyLoginDialog domain="acme.example" onClose={onClose} />)
  return { requests, onClose }
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('sets up a log-in, with the address that the provider needs', async () => {
  const { requests } = open(null)
  expect(await screen.findByText(/^There is none yet/)).toBeVisible()
  expect(screen.getByText(REDIRECT)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  type('Issuer', 'https://login.acme.example')
  type('Client ID', 'hireloom')
  type('Client secret', 's3cret')
  press('Save')
  const form = { domain: 'acme.example', issuer: 'https://login.acme.example', client_id: 'hireloom' }
  await waitFor(() => expect(requests).toEqual([{ ...form, client_secret: 's3cret', is_required: false }]))
  await waitFor(() => expect(screen.getByLabelText('Client secret')).toHaveValue(''))
})

it.each([
  [null, false, /nobody has logged in through it yet/],
  ['2026-03-14T10:00:00Z', false, /^It has worked since .* Passwords and passkeys work, too\.$/],
  ['2026-03-14T10:00:00Z', true, /^It has worked since .*, and everybody must use it\.$/],
])('says how far it has come: %s, %s', async (worked_at, is_required, words) => {
  open({ ...login, worked_at, is_required })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByLabelText('Client secret')).toHaveValue('')
})

it.each([
  ['provider_unusable', 'Issuer'],
  ['issuer_malformed', 'Issuer'],
  ['client_malformed', 'Client ID'],
])('says beside the field what is wrong: %s', async (code, label) => {
  open(login, { status: 422, code, message: 'No.' })
  await screen.findByLabelText('Issuer')
  press('Save')
  expect(await screen.findByText('No.')).toBeVisible()
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/No\./)
})

it('says below the form what is about no field', async () => {
  open(login, { status: 409, code: 'try_it_first', message: 'Please log in through this provider yourself.' })
  fireEvent.click(await screen.findByRole('checkbox'))
  press('Save')
  expect(await screen.findByText('Please log in through this provider yourself.')).toBeVisible()
})

it('removes a log-in once that is sure', async () => {
  const { requests, onClose } = open(login)
  await screen.findByLabelText('Issuer')
  press('Remove')
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(requests).toEqual([{ domain: 'acme.example' }]))
  expect(onClose).toHaveBeenCalledOnce()
})

it('says so when it could not be loaded', async () => {
  server.use(
    http.get('*/api/company-login', () => HttpResponse.json({ success: false, message: 'No.' }, { status: 500 })),
  )
  renderAlone(<CompanyLoginDialog domain="acme.example" onClose={() => {}} />)
  expect(await screen.findByText('The log-in could not be loaded')).toBeVisible()
})
