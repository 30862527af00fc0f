import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'

import type { Job, OwnJob } from '@/api/searches'
import type { JobsFound } from '@/api/types'
import type { ProfileFields } from '@/api/profiles'
import { JobSearch } from '@/features/searches/JobSearch'
import { renderMatch } from '@/testing/analyst'
import { server, SERVER_DATE } from '@/testing/server'

/** So many days before or after the server's today. */
export const day = (from: number) => new Date(Date.parse(SERVER_DATE) + from * 86_400_000).toISOString().slice(0, 10)

export const job = (id: number | string, part: Partial<Job> = {}): Job => ({
  id,
  title: `Job ${id}`,
  company: 'Kestrel Robotics',
  location: 'Rotterdam, NL',
  description: 'We move parcels.',
  employmentType: 'Full-time',
  datePosted: day(-2),
  applicationEndDate: day(28),
  technologies: [],
  jobProviders: [],
  salaryRange: 'EUR 78,000 - 96,000 per year',
  applyUrl: '',
  source: typeof id === 'number' ? 'local' : 'api',
  recruiterEmail: typeof id === 'number' ? 'elena@kestrel.example' : '',
  verifiedDomain: '',
  credits: [],
  firstSeen: day(-2),
  isStale: false,
  isRepost: false,
  applied: false,
  mandatoryDocuments: [],
  answerRate: null,
  ...part,
})

export const jobs = (count: number, from = 1) => Array.from({ length: count }, (_, at) => job(from + at))

export const jobsFound = (list: Job[], part: Partial<JobsFound> = {}): JobsFound => ({
  success: true,
  jobs: list,
  profileMatches: {},
  isInitialLoad: false,
  defaultQueryUsed: false,
  defaultQuery: '',
  defaultLocation: '',
  next: null,
  warnings: [],
  ...part,
})

export const profile = {
  name: 'Maya Okafor',
  email: 'maya@posteo.example',
  phone_number: '4155550142',
  country_code: '+1',
  skills: 'Python, Docker',
  job_roles: 'Backend Engineer',
  preferred_locations: 'Remote, Pune',
  resume_path: 'uploads/resumes/maya.pdf',
  resume_name: 'Maya_Okafor_Resume.pdf',
} as ProfileFields

type Answer = JobsFound | { status: number; body: unknown } | 'down'

/** A stand-in for the dialog of another part: it says for which job it was opened. */
function Apply({ job: to, onClose }: { job: OwnJob; onClose: () => void }) {
  return (
    <div role="dialog" aria-label={`Apply to ${to.title}`}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}

type World = {
  answer: (query: URLSearchParams) => Answer | Promise<Answer>
  address?: string
  wide?: boolean
  profile?: ProfileFields | null
}

/** The screen with a server that answers as told; every question is written down. */
export function jobScreen({ answer, address = '/user/jobslist', wide = false, profile: ownProfile = profile }: World) {
  const queries: URLSearchParams[] = []
  server.use(
    http.get('*/api/jobs_listing', async ({ request }) => {
      const question = new URL(request.url).searchParams
      queries.push(question)
      const reply = await answer(question)
      if (reply === 'down') return HttpResponse.error()
      if ('status' in reply) return HttpResponse.json(reply.body as object, { status: reply.status })
      return HttpResponse.json(reply)
    }),
    http.get('*/api/jobsdb/user/:id', () => HttpResponse.json({ success: ownProfile !== null, profile: ownProfile })),
    http.get('*/api/uploads/resumes/maya.pdf', () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.4 of the profile').buffer, {
        headers: { 'Content-Type': 'application/pdf' },
      }),
    ),
  )
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: wide && query.includes('min-width'),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
  return { queries, ...renderMatch(<JobSearch ApplyByEmail={Apply} />, 7, address) }
}
