import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, vi } from 'vitest'

import type { TrackedApplication, WholeApplication } from '@/api/applications'
import { Tracker } from '@/features/trackers/Tracker'
import { DESK } from '@/lib/layout'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

export const first: TrackedApplication = {
  id: 3,
  job_id: 17,
  job_title: 'SENIOR Backend Engineer',
  job_company: 'Kestrel Robotics',
  job_location: 'Rotterdam',
  recruiter_email: 'elena@kestrel.example',
  status: 'Submitted',
  applied_date: '2026-11-21T12:00:00Z',
  resume_submitted: '2026/abc.pdf',
  driving_license_submitted: 'legacy_submitted',
  visa_document_submitted: '',
  match_score: 87,
  sent_by: 'form',
  answer_due: '2026-12-05',
  withdrawn_at: null,
}
export const second: TrackedApplication = {
  ...first,
  id: 4,
  job_id: 18,
  job_title: 'Data Analyst',
  job_company: 'Halden Bank',
  status: 'Rejected',
  resume_submitted: '2026/def.png',
  driving_license_submitted: '',
}
export const whole: WholeApplication = {
  ...first,
  driving_license_submitted: '2026/lic.png',
  full_name: 'Maya Okafor',
  email: 'maya@posteo.example',
  phone_number: '+1 4155550142',
  cover_letter: 'Dear Kestrel team, I would like to work with you.',
  job_description: 'You own the booking service, as it was.',
  job_available: false,
  employment_type: 'Full-time',
  salary: '',
  currency: '',
  salary_duration: '',
  keywords: '',
  documents: [
    { kind: 'resume', key: '2026/abc.pdf', label: 'Resume', name: 'Maya_Resume.pdf', attached: true },
    { kind: 'driving_license', key: '2026/lic.png', label: 'Driving License', name: 'licence.png', attached: false },
  ],
  timeline: [
    { at: '2026-11-21T12:00:00Z', what: 'submitted', detail: '' },
    { at: '2026-11-21T12:01:00Z', what: 'mailed', detail: '' },
    { at: '2026-11-22T09:00:00Z', what: 'opened', detail: 'Resume' },
  ],
}

export const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...first, id: 100 + at, job_title: `Job ${at + 1}` }))

/** Makes the window as wide as a desk for each test. */
export const atDesk = () =>
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: media === DESK, media, addEventListener() {}, removeEventListener() {} }) as never,
    )
  })

export function open(applications: TrackedApplication[] = [first, second], at?: string) {
  const queries: Record<string, string>[] = []
  const fetched: string[] = []
  server.use(
    http.get('*/api/applications/user/:email', ({ request, params }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      queries.push({ email: String(params['email']), ...query })
      const words = (query['query'] ?? '').toLowerCase()
      const rows = applications.filter((application) =>
        [application.job_title, application.job_company, application.status].some((text) =>
          text.toLowerCase().includes(words),
        ),
      )
      const size = Number(query['page_size'])
      const from = (Number(query['page']) - 1) * size
      const count = (status: string) => applications.filter((application) => application.status === status).length
      return HttpResponse.json({
        success: true,
        applications: rows.slice(from, from + size),
        total: rows.length,
        counts: { Submitted: count('Submitted'), Selected: count('Selected'), Rejected: count('Rejected') },
        message: '',
      })
    }),
    http.get('*/api/applications/3', () => HttpResponse.json({ success: true, application: whole })),
    http.get('*/api/documents/download', ({ request }) => {
      fetched.push(new URL(request.url).search)
      return new HttpResponse('bytes', { headers: { 'Content-Type': 'application/pdf' } })
    }),
  )
  return { ...renderAlone(<Tracker />, at ? { at } : {}), queries, fetched }
}

export const row = async (title: string) =>
  within((await screen.findByRole('button', { name: title })).closest<HTMLElement>('tr, li')!)
