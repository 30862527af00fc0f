import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import '@/features/administration/Companies'
import { AdminDashboard } from '@/features/administration/AdminDashboard'
import { adminServer, wide } from '@/testing/admin'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(() => void wide())

const company = (domain: string, isVerified: boolean) => ({
  domain,
  name: '',
  is_verified: isVerified,
  method: isVerified ? 'dns' : null,
  verified_at: isVerified ? '2026-03-09T12:00:00Z' : null,
})

function open() {
  const requests: unknown[] = []
  let companies = [company('loom.example', true), company('weft.example', false)]
  let recruiters: { email: string; username: string }[] = []
  adminServer()
  server.use(
    http.get('*/api/admin/companies', () => HttpResponse.json({ success: true, companies, total: companies.length })),
    http.post('*/api/admin/companies', async ({ request }) => {
      const body = (await request.json()) as { domain: string; is_verified: boolean }
      requests.push(body)
      if (body.domain === 'gmail.com')
        return HttpResponse.json({ success: false, code: 'x', message: 'Anybody can.' }, { status: 422 })
      companies = companies.map((row) => (row.domain === body.domain ? company(row.domain, body.is_verified) : row))
      return HttpResponse.json({ success: true, message: `${body.domain} is decided.`, company: companies[0] })
    }),
    http.get('*/api/admin/confirmed-recruiters', () => HttpResponse.json({ success: true, recruiters })),
    http.post('*/api/admin/confirmed-recruiters', async ({ request }) => {
      const body = (await request.json()) as { email: string; is_confirmed: boolean }
      requests.push(body)
      recruiters = body.is_confirmed ? [{ email: body.email, username: 'bosswoman' }] : []
      return HttpResponse.json({ success: true, message: 'bosswoman is decided.' })
    }),
  )
  renderAlone(<AdminDashboard />, { as: 'admin', at: '/here?view=companies' })
  return requests
}

it('companies are verified and withdrawn after a question', async () => {
  const requests = open()
  const table = within(await screen.findByRole('table', { name: 'Companies' }))
  expect(table.getByText('TXT record, Mar 9, 2026')).toBeVisible()
  fireEvent.click(table.getByRole('button', { name: 'Verify weft.example' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Verify this company?' }))
  fireEvent.click(question.getByRole('button', { name: 'Verify' }))
  expect(await screen.findByText('weft.example is decided.')).toBeVisible()
  expect(await table.findByRole('button', { name: 'Withdraw weft.example' })).toBeVisible()
  expect(requests).toEqual([{ domain: 'weft.example', is_verified: true }])
})

it('a domain where anybody gets a mailbox is refused, and what was typed stays', async () => {
  open()
  const field = await screen.findByLabelText('Domain')
  fireEvent.change(field, { target: { value: ' gmail.com ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Verify domain' }))
  expect(await screen.findByText('Anybody can.')).toBeVisible()
  expect(field).toHaveValue(' gmail.com ')
})

it('single recruiters are confirmed, and that is taken back', async () => {
  const requests = open()
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'boss@proton.me' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm recruiter' }))
  const list = within(await screen.findByRole('list', { name: 'Confirmed recruiters' }))
  fireEvent.click(list.getByRole('button', { name: 'Withdraw bosswoman' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Confirmed recruiters' })).toBeNull())
  expect(requests).toEqual([
    { email: 'boss@proton.me', is_confirmed: true },
    { email: 'boss@proton.me', is_confirmed: false },
  ])
})
