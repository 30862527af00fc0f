import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { CompanyProfileAnswer } from '@/api/companyProfiles'
import { CompanyProfile } from '@/features/companyMembers/CompanyProfile'
import { DataAndPrivacy } from '@/features/companyMembers/DataAndPrivacy'
import { Promises } from '@/features/companyMembers/Promises'
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
  names_from: '',
  logo_url: '',
  keep_papers_days: 30,
  keep_rejected_days: 183,
  keep_pool_days: 365,
  can_edit: true,
}

function open(change: Partial<CompanyProfileAnswer> = {}, part = <CompanyProfile />) {
  const requests: unknown[] = []
  let profile = { ...PROFILE, ...change }
  const put = (logo_url: string) => () => HttpResponse.json((profile = { ...profile, logo_url }))
  server.use(
    http.get('*/api/company/stages', () =>
      HttpResponse.json({
        success: true,
        stages: ['New', 'Interview'].map((name, at) => ({ id: at + 1, name, days: 0 })),
        wants_email: false,
      }),
    ),
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
  /** What a colleague saves meanwhile. */
  const elsewhere = (values: Partial<CompanyProfileAnswer>) => (profile = { ...profile, ...values })
  return { ...renderAlone(part, { as: 'recruiter' }), requests, elsewhere }
}

it('HIR-C02 owners choose the zone, and the rest stays as it is', async () => {
  const { person, requests, elsewhere } = open({ answer_days: 14, blind_review: true })
  const save = await screen.findByRole('button', { name: 'Save profile' })
  expect(save).toBeDisabled()
  expect(screen.getByLabelText('Time zone')).toHaveDisplayValue('Same as this site (Europe/Amsterdam)')
  await person.selectOptions(screen.getByLabelText('Time zone'), 'America/New_York')
  elsewhere({ answer_days: 9 })
  await person.click(save)
  await waitFor(() =>
    expect(requests).toEqual([{ zone: 'America/New_York', answer_days: 9, blind_review: true, names_from: '' }]),
  )
  await waitFor(() => expect(save).toBeDisabled())
})

it('HIR-C03 owners choose within how many days new jobs promise an answer', async () => {
  const { person, requests } = open({ zone: 'Asia/Tokyo' }, <Promises />)
  const days = await screen.findByLabelText('Days until an answer')
  const save = screen.getByRole('button', { name: 'Save promises' })
  await person.clear(days)
  await person.click(save)
  await waitFor(() => expect(days).toHaveAccessibleDescription(/Please choose from 1 to 90 days$/))
  await person.type(days, '10')
  await person.click(save)
  await waitFor(() =>
    expect(requests[1]).toEqual({ zone: 'Asia/Tokyo', answer_days: 10, blind_review: false, names_from: '' }),
  )
  expect(await screen.findByText('Saved. New jobs promise an answer within 10 days.')).toBeVisible()
  await waitFor(() => expect(save).toBeDisabled())
  expect(days).toHaveValue('10')
})

it('HIR-C07 owners choose the blind review, and everybody reads how long data is kept', async () => {
  const { person, requests } = open({}, <DataAndPrivacy />)
  await person.click(await screen.findByRole('checkbox', { name: 'Start new jobs with a blind review' }))
  await person.selectOptions(await screen.findByLabelText('Names are hidden'), 'until Interview')
  await person.click(screen.getByRole('button', { name: 'Save privacy' }))
  await waitFor(() =>
    expect(requests).toEqual([{ zone: '', answer_days: 14, blind_review: true, names_from: 'Interview' }]),
  )
  expect(screen.getByText('30 days after the decision')).toBeVisible()
  expect(screen.getByText('183 days after the rejection, then anonymized')).toBeVisible()
  expect(screen.getByText('365 days, or until their consent ends, then deleted')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Talent Pool' })).toHaveAttribute('href', '/user/talent-pool')
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
  const facts = { can_edit: false, zone: 'Asia/Tokyo', zone_in_use: 'Asia/Tokyo', answer_days: 7 }
  const parts = (
    <>
      <CompanyProfile />
      <Promises />
      <DataAndPrivacy />
    </>
  )
  open(facts, parts)
  expect(await screen.findByText('Asia/Tokyo')).toBeVisible()
  expect(screen.getByText('7')).toBeVisible()
  expect(screen.getByText('Without a blind review')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('HIR-T46 the stage that is saved stays shown if new jobs do not have it, and to those who may not change it', async () => {
  const { unmount } = open({ blind_review: true, names_from: 'Trial day' }, <DataAndPrivacy />)
  const until = await screen.findByLabelText('Names are hidden')
  await waitFor(() => expect(until).toHaveDisplayValue('until Trial day, which new jobs do not have'))
  unmount()
  open({ blind_review: true, names_from: 'Trial day', can_edit: false }, <DataAndPrivacy />)
  expect(await screen.findByText('With a blind review until Trial day')).toBeVisible()
})
