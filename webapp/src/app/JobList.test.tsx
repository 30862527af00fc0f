import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { api } from '@/api/index'
import '@/app/ApplyDialog'
import '@/app/Frame'
import { openApp, signedInAs } from '@/testing/renderApp'
import { jobsFound, job, profile } from '@/testing/jobs'
import { server } from '@/testing/server'

it('asks to complete the profile before one applies to a job of the list [JOBS-10] [APPLY-01] [APPLY-02]', async () => {
  signedInAs('user')
  server.use(
    http.get('*/api/jobs_listing', () => HttpResponse.json(jobsFound([job(1)]))),
    http.get('*/api/jobsdb/user/7', () =>
      HttpResponse.json({ success: true, profile: { ...profile, phone_number: '' } }),
    ),
  )
  openApp('/user/jobslist?jobId=1&openDetail=true')
  fireEvent.click(await screen.findByRole('button', { name: 'Apply by email' }))
  const prompt = await screen.findByRole('dialog', { name: 'Complete Your Profile' })
  expect(prompt).toHaveTextContent('phone number')
  expect(within(prompt).getByRole('link')).toHaveAttribute('href', '/user/AboutUser')
})

it('the way back, and the way on again, lead through the job and what is done about it', async () => {
  signedInAs('user')
  server.use(
    http.get('*/api/jobs_listing', () => HttpResponse.json(jobsFound([job(1)]))),
    http.get('*/api/jobsdb/user/7', () =>
      HttpResponse.json({ success: true, profile: { ...profile, phone_number: '' } }),
    ),
  )
  openApp('/user/jobslist?location=Remote')
  fireEvent.click(await screen.findByRole('link', { name: 'Job 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Apply by email' }))
  await screen.findByRole('dialog', { name: 'Complete Your Profile' })
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Complete Your Profile' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Job 1' })).toBeVisible()
  act(() => window.history.forward())
  const again = await screen.findByRole('dialog', { name: 'Complete Your Profile' })
  fireEvent.click(within(again).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Complete Your Profile' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Job 1' })).toBeVisible()
})

it('a reload finds the application open again, and it stays when the list hears that it was sent', async () => {
  signedInAs('user')
  let applied = false
  server.use(
    http.get('*/api/jobs_listing', () => HttpResponse.json(jobsFound([job(1, { applied })]))),
    http.get('*/api/jobsdb/user/7', () =>
      HttpResponse.json({ success: true, profile: { ...profile, phone_number: '' } }),
    ),
  )
  const { store } = openApp('/user/jobslist?location=Remote', { stays: true, opened: '1', sheet: 'apply' })
  await screen.findByRole('dialog', { name: 'Complete Your Profile' })
  applied = true
  act(() => void store.dispatch(api.util.invalidateTags(['Job'])))
  expect(await screen.findByText('Already applied.')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
})
