import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { CareersSite } from '@/features/careersSites/CareersSite'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

it('HIR-P15 the preview is called not saved only while it differs from what is saved', async () => {
  let site = {
    success: true,
    company: 'Fairhaven',
    headline: 'Work at Fairhaven',
    about: '',
    colour: '#1d4e89',
    is_published: true,
    can_edit: true,
    cover_url: '',
    url: 'https://hireloom.example/careers/fairhaven.example',
  }
  server.use(
    http.get('*/api/company/careers-page', () => HttpResponse.json(site)),
    http.put('*/api/company/careers-page', async ({ request }) => {
      site = { ...site, ...((await request.json()) as object) }
      return HttpResponse.json(site)
    }),
  )
  const { person } = renderAlone(<CareersSite />, { as: 'recruiter' })
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  expect(preview.queryByText('not saved yet')).toBeNull()
  await person.type(screen.getByLabelText('Headline'), ' today')
  expect(preview.getByText('not saved yet')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The page is public.')).toBeVisible()
  await expect.poll(() => screen.queryByText('not saved yet')).toBeNull()
})
