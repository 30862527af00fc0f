import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'

import type { JobFields, Person } from '@/api/administration'
import { DESK } from '@/lib/layout'
import { person as whoIs, server } from '@/testing/server'

export const somebody = (id: number, fields: Partial<Person> = {}): Person => ({
  id,
  tf_id: `TF-${String(id).padStart(6, '0')}`,
  username: `person${id}`,
  email: `person${id}@works.example`,
  phone_number: '+1-4155550142',
  country_code: '+1',
  phone_digits: '4155550142',
  is_active: true,
  created_at: '2026-03-09T12:00:00Z',
  user_type: 'user',
  is_super_admin: false,
  was_admin: false,
  ...fields,
})

const MOST = 7

const self = whoIs('admin')

export const people: Person[] = [
  somebody(self.id, { username: self.username, email: self.email, user_type: 'admin' }),
  somebody(12, { username: 'lenaadmin', user_type: 'admin' }),
  somebody(13, { username: 'elenabrandt', user_type: 'recruiter' }),
  somebody(14, { username: 'dfuentes', email: 'diego@gmail.com', phone_number: '', is_active: false }),
  somebody(15, { username: 'jlindqvist' }),
  somebody(16, { username: 'mayaokafor', email: 'maya@gmail.com' }),
]

export const post = (id: number, fields: Partial<JobFields> = {}): JobFields => ({
  id,
  title: `Job ${id}`,
  company: 'Kestrel Robotics',
  description: 'What there is to do.',
  location: 'Rotterdam, NL',
  employmentType: 'Full-time',
  datePosted: '2026-03-01',
  applicationEndDate: '2026-04-01',
  expectedSalary: 'NA',
  currencySymbol: '',
  salaryDuration: '',
  salaryRange: '',
  jobProviders: [],
  recruiterEmail: 'elena@kestrel.example',
  keywords: '',
  technologies: [],
  mandatoryDocuments: [],
  answerDays: 14,
  isPublic: true,
  blind_review: false,
  names_from: null,
  positionStatus: 'open',
  status: 'Active',
  isExpired: false,
  isActive: true,
  isVisible: true,
  deleted: false,
  reopenCount: 0,
  applicantCount: 3,
  newApplicants: null,
  permitted: [],
  ...fields,
})

/** The first rows of the page that was asked for: all of them would take the simulated browser too long. */
const part = <Row>(rows: Row[], query: URLSearchParams) => {
  const size = Number(query.get('page_size'))
  return rows.slice((Number(query.get('page')) - 1) * size).slice(0, Math.min(size, MOST))
}

/** As wide as a desk. */
export const wide = (is = true) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ matches: is && media === DESK, media, addEventListener() {}, removeEventListener() {} }) as never,
    )

/** A server with these people and jobs; tells what it was asked. */
export function adminServer({ listed = people, jobs = [post(41)] }: { listed?: Person[]; jobs?: JobFields[] } = {}) {
  const queries: Record<string, string>[] = []
  const listing =
    (name: 'admins' | 'users', fits: (person: Person, query: URLSearchParams) => boolean) =>
    ({ request }: { request: Request }) => {
      const query = new URL(request.url).searchParams
      queries.push({ list: name, ...Object.fromEntries(query) })
      const matching = listed.filter((person) => fits(person, query) && person.username.includes(query.get('q') ?? ''))
      return HttpResponse.json({ success: true, [name]: part(matching, query), total: matching.length })
    }
  const count = (type: string) => listed.filter((person) => person.user_type === type).length
  server.use(
    http.get('*/api/admin/system', () => HttpResponse.json({ success: true, providers: [] })),
    http.get('*/api/admin/counts', () =>
      HttpResponse.json({
        success: true,
        admin: count('admin'),
        recruiter: count('recruiter'),
        user: count('user'),
        jobs: jobs.length,
        feedback: 2,
        help_messages: 1,
      }),
    ),
    http.get(
      '*/api/admin/admins',
      listing('admins', (person) => person.user_type === 'admin'),
    ),
    http.get(
      '*/api/admin/users',
      listing('users', (person, query) => {
        if (query.get('with_admins')) return true
        return person.user_type !== 'admin' && person.user_type.includes(query.get('user_type') ?? '')
      }),
    ),
    http.get('*/api/jobs', ({ request }) => {
      const query = new URL(request.url).searchParams
      queries.push({ list: 'jobs', ...Object.fromEntries(query) })
      const posts = jobs.filter((job) => job.title.includes(query.get('q') ?? ''))
      return HttpResponse.json({ success: true, jobs: part(posts, query), total: posts.length })
    }),
  )
  return queries
}
