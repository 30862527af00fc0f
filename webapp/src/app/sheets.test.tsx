import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'

import '@/app/Frame'
import '@/features/searches/SavedList'
import '@/features/trackers/Tracker'
import { PHONE } from '@/lib/layout'
import { jobsFound, job } from '@/testing/jobs'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const dialog = (name: string) => screen.findByRole('dialog', { name })
const isAlone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const back = () => act(() => window.history.back())

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media === PHONE, media, addEventListener() {}, removeEventListener() {} }) as never,
  )
  signedInAs('user')
})

it('the way back closes the filters of a phone, what was chosen there holds, and is one step', async () => {
  const paths: string[] = []
  server.use(
    http.get('*/api/jobs_listing', ({ request }) => {
      paths.push(new URL(request.url).searchParams.get('employmentTypes') ?? 'any')
      return HttpResponse.json(jobsFound([job(1)]))
    }),
  )
  openApp('/user/jobslist?location=Remote')
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  const filters = within(await dialog('Filters'))
  fireEvent.click(filters.getByRole('checkbox', { name: 'Part-time' }))
  fireEvent.click(filters.getByRole('checkbox', { name: 'Contract' }))
  expect(filters.getByRole('checkbox', { name: 'Part-time' })).toBeChecked()
  back()
  await isAlone()
  await waitFor(() => expect(paths).toEqual(['any', 'Part-time,Contract']))
  back()
  await waitFor(() => expect(address()).toBe('/user/jobslist?location=Remote'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a phone that is turned sideways keeps its filters open with what was chosen there', async () => {
  const paths: string[] = []
  server.use(
    http.get('*/api/jobs_listing', ({ request }) => {
      paths.push(new URL(request.url).searchParams.get('employmentTypes') ?? 'any')
      return HttpResponse.json(jobsFound([job(1)]))
    }),
  )
  const turns = new Set<() => void>()
  let upright = true
  vi.mocked(window.matchMedia).mockImplementation(
    (media) =>
      ({
        matches: upright && media === PHONE,
        media,
        addEventListener: (_: string, listener: () => void) => turns.add(listener),
        removeEventListener: (_: string, listener: () => void) => turns.delete(listener),
      }) as never,
  )
  const turn = () =>
    act(() => {
      upright = !upright
      turns.forEach((listener) => listener())
    })

  openApp('/user/jobslist?location=Remote')
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  fireEvent.click(within(await dialog('Filters')).getByRole('checkbox', { name: 'Contract' }))
  turn()
  expect(within(await dialog('Filters')).getByRole('checkbox', { name: 'Contract' })).toBeChecked()
  turn()
  expect(within(await dialog('Filters')).getByRole('checkbox', { name: 'Contract' })).toBeChecked()
  turn()
  fireEvent.click(screen.getByRole('button', { name: 'Show the jobs' }))
  await isAlone()
  await waitFor(() => expect(paths).toEqual(['any', 'Contract']))
})

it('the way back closes the saved searches, and from one that was opened leads to the search before', async () => {
  const nurses = { id: 3, name: 'Nurses', query: 'Nurse', location: 'Pune', remoteOnly: false, employmentTypes: [] }
  server.use(
    http.get('*/api/jobs_listing', () => HttpResponse.json(jobsFound([job(1)]))),
    http.get('*/api/saved-searches', () =>
      HttpResponse.json({ success: true, saved_searches: [{ ...nurses, alert: 'daily', new_count: 0 }] }),
    ),
  )
  openApp('/user/jobslist?location=Remote')
  fireEvent.click(await screen.findByRole('button', { name: 'Saved searches' }))
  await dialog('Saved searches')
  back()
  await isAlone()
  expect(address()).toBe('/user/jobslist?location=Remote')
  fireEvent.click(screen.getByRole('button', { name: 'Saved searches' }))
  fireEvent.click(within(await dialog('Saved searches')).getByRole('button', { name: 'Nurses' }))
  await isAlone()
  expect(address()).toContain('location=Pune')
  back()
  await waitFor(() => expect(address()).toBe('/user/jobslist?location=Remote'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the way back closes a paper over an application, then the application', async () => {
  const application = {
    id: 3,
    job_id: 17,
    job_title: 'Weaver',
    job_company: 'Kestrel',
    job_location: 'Rotterdam',
    recruiter_email: '',
    status: 'Submitted',
    applied_date: '2026-03-12T12:00:00Z',
    match_score: null,
    resume_submitted: '2026/abc.png',
    driving_license_submitted: '',
    visa_document_submitted: '',
    sent_by: 'form',
    answer_due: '2026-03-26',
    cover_letter: '',
    job_description: '',
    job_available: false,
    documents: [],
    timeline: [],
  }
  server.use(
    http.get('*/api/applications/user/:email', () =>
      HttpResponse.json({
        success: true,
        applications: [application],
        total: 1,
        counts: { Submitted: 1, Selected: 0, Rejected: 0 },
      }),
    ),
    http.get('*/api/applications/3', () => HttpResponse.json({ success: true, application })),
    http.get('*/api/documents/download', () => new HttpResponse(null, { status: 404 })),
  )
  openApp('/user/applicationTracker')
  fireEvent.click(await screen.findByRole('button', { name: 'Weaver' }))
  fireEvent.click(await within(await dialog('Weaver')).findByRole('button', { name: 'View Resume' }))
  await dialog('Resume')
  back()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Resume' })).toBeNull())
  expect(await dialog('Weaver')).toBeVisible()
  back()
  await isAlone()
  expect(address()).toBe('/user/applicationTracker')
})

it('a link to an application opens it, and closing it leaves the list', async () => {
  server.use(http.get('*/api/applications/3', () => HttpResponse.error()))
  openApp('/user/applicationTracker?application=3')
  fireEvent.click(within(await dialog('Application')).getByRole('button', { name: 'Close' }))
  await isAlone()
  expect(address()).toBe('/user/applicationTracker')
})
