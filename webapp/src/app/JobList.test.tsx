import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import '@/app/ApplyDialog'
import '@/app/Frame'
import { openApp, signedInAs } from '@/testing/renderApp'
import { found, job, profile } from '@/testing/jobs'
import { server } from '@/testing/server'

it('asks to complete the profile before one applies to a job of the list [JOBS-10] [APPLY-01] [APPLY-02]', async () => {
  signedInAs('user')
  server.use(
    http.get('*/api/jobs_listing', () => HttpResponse.json(found([job(1)]))),
    http.get('*/api/jobsdb/user/7', () =>
      HttpResponse.json({ success: true, profile: { ...profile, phone_number: '' } }),
    ),
  )
  openApp('/user/jobslist?jobId=1&openDetail=true')
  fireEvent.click(await screen.findByRole('button', { name: 'Apply by e-mail' }))
  const prompt = await screen.findByRole('dialog', { name: 'Complete Your Profile' })
  expect(prompt).toHaveTextContent('phone number')
  expect(within(prompt).getByRole('link')).toHaveAttribute('href', '/user/AboutUser')
})
