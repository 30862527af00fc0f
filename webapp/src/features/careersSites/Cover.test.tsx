import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { OwnCareersSite } from '@/api/careersSites'
import { CareersSite } from '@/features/careersSites/CareersSite'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const SITE: OwnCareersSite = {
  success: true,
  company: 'Fairhaven',
  headline: 'Work at Fairhaven',
  about: '',
  colour: '#1d4e89',
  is_published: false,
  can_edit: true,
  cover_url: '',
  answers: null,
  url: 'https://hireloom.example/careers/fairhaven.example',
}

function open(change: Partial<OwnCareersSite> = {}) {
  let site = { ...SITE, ...change }
  const put = (cover_url: string) => () => HttpResponse.json((site = { ...site, cover_url }))
  server.use(
    http.get('*/api/company/careers-page', () => HttpResponse.json(site)),
    http.put('*/api/company/careers-page/cover', put('/api/company/careers-page/cover?v=1')),
    http.delete('*/api/company/careers-page/cover', put('')),
  )
  return renderAlone(<CareersSite />, { as: 'recruiter' })
}

it('HIR-P15 a picture is saved as soon as it is chosen, and removed by a press', async () => {
  const { person } = open()
  await screen.findByRole('button', { name: 'Choose a picture' })
  await person.upload(screen.getByLabelText('A picture for the page'), new File(['x'], 'harbor.png'))
  expect(await screen.findByRole('img', { name: 'What the page shows beside its headline' })).toHaveAttribute(
    'src',
    '/api/company/careers-page/cover?v=1',
  )
  await person.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeVisible()
})

it('HIR-P15 a picture that cannot be used says why, and only owners see the buttons', async () => {
  const { person, unmount } = open()
  server.use(
    http.put('*/api/company/careers-page/cover', () =>
      HttpResponse.json({ success: false, message: 'A file must be in JPG, JPEG, or PNG format.' }, { status: 422 }),
    ),
  )
  await screen.findByRole('button', { name: 'Choose a picture' })
  await person.upload(screen.getByLabelText('A picture for the page'), new File(['x'], 'harbor.png'))
  expect(await screen.findByText('A file must be in JPG, JPEG, or PNG format.')).toBeVisible()
  unmount()
  open({ can_edit: false, cover_url: '/api/company/careers-page/cover?v=1' })
  expect(await screen.findByRole('img', { name: 'What the page shows beside its headline' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull()
})
