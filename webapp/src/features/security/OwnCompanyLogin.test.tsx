import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { OwnCompany } from '@/api/types'
import { OwnCompanyLogin } from '@/features/security/OwnCompanyLogin'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const company: OwnCompany = {
  success: true,
  company: {
    domain: 'acme.example',
    name: 'Acme',
    is_verified: true,
    method: 'admin',
    verified_at: '2026-11-01T09:00:00Z',
  },
  record: { name: '_hireloom.acme.example', value: 'hireloom-verification=0123' },
  is_confirmed: false,
  sees_contacts: true,
  is_owner: false,
}

it('of a company that an admin verified is set up by whoever proves the domain', async () => {
  let standing = company
  const answers = [company, { ...company, is_owner: true }]
  server.use(
    http.get('*/api/company', () => HttpResponse.json(standing)),
    http.post('*/api/company/check', () => HttpResponse.json((standing = answers.shift()!))),
  )
  renderAlone(<OwnCompanyLogin />, { as: 'recruiter' })
  fireEvent.click(await screen.findByRole('button', { name: 'Prove acme.example' }))
  expect(await screen.findByText('hireloom-verification=0123')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText(/We have not found the TXT record yet/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByRole('button', { name: 'Set up the company’s log-in' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('of a company that is not verified is not offered', async () => {
  server.use(
    http.get('*/api/company', () =>
      HttpResponse.json({ ...company, company: { ...company.company, is_verified: false } }),
    ),
  )
  const { container } = renderAlone(<OwnCompanyLogin />, { as: 'recruiter' })
  await waitFor(() => expect(container).toHaveTextContent(''))
  expect(screen.queryByText('Log-in for acme.example')).toBeNull()
})
