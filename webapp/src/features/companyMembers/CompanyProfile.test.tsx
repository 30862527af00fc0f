import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { CompanyProfileAnswer } from '@/api/companyProfiles'
import { CompanyProfile } from '@/features/companyMembers/CompanyProfile'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const PROFILE: CompanyProfileAnswer = {
  success: true,
  name: 'Fairhaven',
  domain: 'fairhaven.example',
  zone: '',
  zone_in_use: 'Europe/Amsterdam',
  answer_days: 14,
  blind_review: false,
  logo_url: '',
  can_edit: true,
}

function open(change: Partial<CompanyProfileAnswer> = {}) {
  const requests: unknown[] = []
  let profile = { ...PROFILE, ...change }
  const put = (logo_url: string) => () => HttpResponse.json((profile = { ...profile, logo_url }))
  server.use(
    http.get('*/api/company/profile', () => HttpResponse.json(profile)),
    http.put('*/api/company/profile', async ({ request }) => {
      const values = (await request.json()) as Partial<CompanyProfileAnswer>
      requests.push(values)
      if (values.answer_days === 0)
        return HttpResponse.json({ success: false, message: 'Please choose from 1 to 90 days' }, { status: 422 })
      return HttpResponse.json((profile = { ...profile, ...values }))
    }),
    http.put('*/api/company/logo', put('/api/company/logo?v=1')),
    http.delete('*/api/company/logo', put('')),
  )
  return { ...renderAlone(<CompanyProfile />, { as: 'recruiter' }), requests }
}

it('HIR-C02 HIR-C03 owners choose the zone and with what new jobs begin', async () => {
  const { person, requests } = open()
  const save = await screen.findByRole('button', { name: 'Save profile' })
  expect(save).toBeDisabled()
  expect(screen.getByLabelText('Time zone')).toHaveDisplayValue('Same as this site (Europe/Amsterdam)')
  await person.selectOptions(screen.getByLabelText('Time zone'), 'America/New_York')
  const days = screen.getByLabelText('Days until an answer')
  await person.clear(days)
  await person.click(save)
  await waitFor(() => expect(days).toHaveAccessibleDescription(/Please choose from 1 to 90 days$/))
  await person.type(days, '10')
  await person.click(screen.getByRole('checkbox', { name: 'Start new jobs with a blind review' }))
  await person.click(save)
  const saved = { zone: 'America/New_York', answer_days: 10, blind_review: true }
  await waitFor(() => expect(requests[1]).toEqual(saved))
  await waitFor(() => expect(save).toBeDisabled())
  expect(days).toHaveValue('10')
})

it('HIR-C01 a logo is saved as soon as it is chosen, says why it cannot be used, and is removed by a press', async () => {
  const { person } = open()
  await screen.findByRole('button', { name: 'Choose a picture' })
  const file = screen.getByLabelText('The company’s logo')
  await person.upload(file, new File(['x'], 'logo.png'))
  expect(await screen.findByRole('img', { name: 'The company’s logo' })).toHaveAttribute('src', '/api/company/logo?v=1')
  server.use(
    http.put('*/api/company/logo', () =>
      HttpResponse.json({ success: false, message: 'A file must be in JPG, JPEG, or PNG format.' }, { status: 422 }),
    ),
  )
  await person.upload(file, new File(['x'], 'logo.png'))
  expect(await screen.findByText('A file must be in JPG, JPEG, or PNG format.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeVisible()
})

it('everybody else of the company reads the profile', async () => {
  open({ can_edit: false, zone: 'Asia/Tokyo', zone_in_use: 'Asia/Tokyo', answer_days: 7 })
  expect(await screen.findByText('Asia/Tokyo')).toBeVisible()
  expect(screen.getByText('7')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
