import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'

import type { MatchingCandidate } from '@/api/recommendations'
import type { Applicant } from '@/api/decisions'
import type { RecruiterJob } from '@/api/jobs'
import type { ScoreAnswer } from '@/api/resumeScores'
import { DESK } from '@/lib/layout'
import { day } from '@/testing/jobs'
import { server } from '@/testing/server'

/** What a job's recruiter may do with it. */
export const EVERYTHING = [
  'post_jobs',
  'read_resumes',
  'decide',
  'score',
  'see_pay',
  'use_pool',
  'see_figures',
] as const

export const recruiterJob = (id: number, part: Partial<RecruiterJob> = {}): RecruiterJob => ({
  id,
  title: `Weaver ${id}`,
  company: 'Kestrel Robotics',
  location: 'Rotterdam, NL',
  description: 'We move parcels.\n\nResponsibilities:\n- Run the service\n\nRequirements:\n- Python',
  employmentType: 'Full-time',
  datePosted: day(-2),
  applicationEndDate: day(28),
  technologies: [],
  keywords: '',
  jobProviders: [],
  expectedSalary: '',
  currencySymbol: '',
  salaryDuration: '',
  salaryRange: 'EUR 78,000 - 96,000 per year',
  recruiterEmail: 'elena.brandt@people.example',
  mandatoryDocuments: [],
  positionStatus: 'open',
  status: 'Active',
  isActive: true,
  isVisible: true,
  isExpired: false,
  isPublic: true,
  deleted: false,
  reopenCount: 0,
  applicantCount: 3,
  newApplicants: 0,
  answerDays: 14,
  blind_review: false,
  names_from: null,
  permitted: [...EVERYTHING],
  ...part,
})

export const applicant = (id: number, part: Partial<Applicant> = {}): Applicant => ({
  id,
  user_id: id,
  full_name: `Person ${id}`,
  email: `person${id}@mail.example`,
  phone_number: '',
  status: 'Submitted',
  stage: null,
  stage_days: 0,
  applied_date: '2026-03-10T10:00:00Z',
  resume_submitted: `2026/${id}.pdf`,
  driving_license_submitted: '',
  visa_document_submitted: '',
  score: null,
  score_source: null,
  match_score: 71,
  current_title: '',
  years: null,
  brief: null,
  tags: [],
  assignee_id: null,
  is_nudged: false,
  answer_due: '2026-03-24',
  is_late: false,
  withdrawn_at: null,
  is_blind: false,
  has_resume: true,
  notes: 0,
  source: '',
  ...part,
})

export const candidate = (id: number, part: Partial<MatchingCandidate> = {}): MatchingCandidate => ({
  user_id: id,
  name: `Candidate ${id}`,
  email: `candidate${id}@mail.example`,
  reference: `reference${id}`,
  match_score: 87,
  match_quality: 'excellent',
  match_details: {
    skill_score: 42,
    role_score: 25,
    exp_score: 15,
    location_score: 5,
    matching_skills: ['Python', 'Docker', 'Redis', 'Kafka', 'Linux'],
    missing_skills: ['Go'],
  },
  ...part,
})

export const scoreAnswer = (response = 'Overall Resume Score: 80\n\nGood Match.'): ScoreAnswer => ({
  success: true,
  response,
  score: 80,
  api_used: 'local',
  document: { name: 'r.pdf', format: 'pdf', pages: 1, words: 400, bytes: 1000, omissions: [], is_scan: false },
  match: {
    percent: 80,
    band: 'good',
    heading: 'Good Match',
    advice: '',
    skills_percent: 73,
    experience_percent: 100,
    musts: { met: 1, partly: 0, missing: 1, total: 2 },
    points: 16,
    max_points: 20,
    meaning: {
      pairs: 86,
      interviews: 74,
      text: 'Of 100 pairs with such a score, about 74 were judged worth an interview.',
    },
    conditions: [],
    copied: 0,
    sum: [{ label: 'Skills', points: 16 }],
    job: { title: 'Weaver', company: 'Kestrel', words: 100 },
    requirements: [
      {
        id: 1,
        kind: 'skill',
        label: 'Python',
        must: true,
        weight: 2,
        points: 2,
        state: 'met',
        quote: 'Wrote Python for nine years.',
        note: '',
        hint: '',
        source: '',
        years: null,
        own_word: '',
      },
      {
        id: 2,
        kind: 'skill',
        label: 'Kubernetes',
        must: true,
        weight: 2,
        points: 0,
        state: 'missing',
        quote: '',
        note: '',
        hint: '',
        source: '',
        years: null,
        own_word: '',
      },
    ],
    raises: [],
    remedies: [],
    resume: [],
    made_by: 'Counted by fixed rules.',
    recount: null,
  },
  own_words: [],
})

export type Call = { method: string; path: string; query: Record<string, string>; body: Record<string, unknown> }

/** A recruiter's server: it pages what it is given, and writes down every call that it answers. */
export function recruiterServer(world: {
  jobs?: RecruiterJob[]
  applicants?: Applicant[]
  candidates?: MatchingCandidate[]
  /** The company's own list of reasons. */
  reasons?: string[]
}) {
  const { jobs = [recruiterJob(17)], candidates = [] } = world
  let applicants = world.applicants ?? []
  const calls: Call[] = []
  const note = async (request: Request) => {
    const url = new URL(request.url)
    const isJson = request.headers.get('Content-Type')?.includes('json') ?? false
    const body = isJson ? ((await request.clone().json()) as Record<string, unknown>) : {}
    const call = { method: request.method, path: url.pathname, query: Object.fromEntries(url.searchParams), body }
    calls.push(call)
    return call
  }
  const paged = <Row>(rows: Row[], query: Record<string, string>) => {
    const size = Number(query['page_size'])
    const from = (Number(query['page']) - 1) * size
    return rows.slice(from, from + size)
  }
  const listed =
    (all: RecruiterJob[]) =>
    async ({ request }: { request: Request }) => {
      const { query } = await note(request)
      const rows = all.filter(({ title, recruiterEmail, positionStatus }) => {
        const isTheirs = !query['email'] || recruiterEmail === query['email']
        const isThere = !query['position'] || positionStatus === query['position']
        return isTheirs && isThere && title.toLowerCase().includes((query['q'] ?? '').toLowerCase())
      })
      return HttpResponse.json({ success: true, jobs: paged(rows, query), total: rows.length, is_in_company: false })
    }
  let stages = ['New', 'Screen', 'Interview', 'Offer'].map((name, at) => ({ id: at + 1, name, days: 0 }))
  const stageList = () => ({
    success: true,
    version: stages.map(({ name }) => name).join(),
    stages: stages.map((stage) => ({
      ...stage,
      applications: applicants.filter((row) => (row.stage ?? stages[0]!.id) === stage.id).length,
    })),
  })
  const count = (status: string) => applicants.filter((row) => row.status === status).length
  const counts = () => ({ Submitted: count('Submitted'), Selected: count('Selected'), Rejected: count('Rejected') })
  server.use(
    http.get('*/api/jobs/recruiter', listed(jobs)),
    http.get('*/api/jobs/all', listed(jobs)),
    http.get('*/api/jobs/recruiters', () => {
      const emails = [...new Set(jobs.map(({ recruiterEmail }) => recruiterEmail))]
      const recruiters = emails.map((email) => ({
        email,
        jobs: jobs.filter(({ recruiterEmail }) => recruiterEmail === email).length,
      }))
      return HttpResponse.json({ success: true, recruiters, total: emails.length, jobs: jobs.length })
    }),
    http.get('*/api/answers', () =>
      HttpResponse.json({
        success: true,
        due: [],
        due_total: 0,
        late: [],
        late_total: 0,
        jobs: jobs.length,
        open_jobs: jobs.filter(({ positionStatus }) => positionStatus === 'open').length,
        overdue: 0,
        new_applications: jobs.reduce((sum, { newApplicants }) => sum + (newApplicants ?? 0), 0),
      }),
    ),
    http.get('*/api/jobs/:id', ({ params }) =>
      HttpResponse.json({ success: true, job: jobs.find(({ id }) => id === Number(params['id'])) }),
    ),
    http.get('*/api/jobs/:id/matching_candidates', async ({ request }) => {
      const { query } = await note(request)
      const rows = candidates.filter((row) => row.match_score >= Number(query['min_score']))
      return HttpResponse.json({
        success: true,
        candidates: paged(rows, query),
        total: rows.length,
        contacts_shown: rows.every(({ email }) => email),
      })
    }),
    http.get('*/api/applications/job/:id', async ({ request, params }) => {
      const { query } = await note(request)
      const rows = applicants.filter(({ status }) => !query['status'] || status === query['status'])
      const job = jobs.find(({ id }) => id === Number(params['id']))
      return HttpResponse.json({
        success: true,
        job,
        applications: paged(rows, query),
        total: rows.length,
        counts: counts(),
        waiting: count('Submitted'),
        due: 0,
        late: 0,
        sources: [],
        tags: [],
        unscored: 0,
        quick: { active: count('Submitted'), mine: 0, due: 0, replies: 0 },
      })
    }),
    http.put('*/api/applications/:id/status', async ({ request, params }) => {
      const { body } = await note(request)
      const status = body['status'] as Applicant['status']
      applicants = applicants.map((row) => (row.id === Number(params['id']) ? { ...row, status } : row))
      return HttpResponse.json({ success: true, email_sent: status !== 'Submitted', message: '', status })
    }),
    http.put('*/api/applications/:id/score', async ({ request, params }) => {
      const { body } = await note(request)
      const score = body['score'] as number
      applicants = applicants.map((row) => (row.id === Number(params['id']) ? { ...row, score } : row))
      return HttpResponse.json({ success: true, message: 'Score saved successfully!', score, score_source: 'override' })
    }),
    http.get('*/api/jobs/:id/rejection-reasons', () =>
      HttpResponse.json({ success: true, reasons: world.reasons ?? [], is_own: world.reasons !== undefined }),
    ),
    http.get('*/api/jobs/:id/interviews', () => HttpResponse.json({ success: true, interviews: [], debriefs: [] })),
    http.get('*/api/jobs/:id/stages', () => HttpResponse.json(stageList())),
    http.put('*/api/jobs/:id/stages', async ({ request }) => {
      const { body } = await note(request)
      const edits = body['stages'] as { id?: number; name: string; days: number }[]
      stages = edits.map(({ id, name, days }, at) => ({ id: id ?? 10 + at, name, days }))
      return HttpResponse.json(stageList())
    }),
    http.post('*/api/jobs/:id/moves', async ({ request }) => {
      const { body } = await note(request)
      const ids = (body['applications'] as { id: number }[]).map(({ id }) => id)
      const stage = body['stage'] as number
      applicants = applicants.map((row) => (ids.includes(row.id) ? { ...row, stage } : row))
      const results = ids.map((id) => ({ id, success: true, message: 'Moved.' }))
      return HttpResponse.json({ success: true, message: 'Moved.', results })
    }),
    http.post('*/api/applications/:id/nudges', async ({ request, params }) => {
      await note(request)
      applicants = applicants.map((row) => (row.id === Number(params['id']) ? { ...row, is_nudged: true } : row))
      return HttpResponse.json({ success: true, message: 'mira was nudged.' }, { status: 201 })
    }),
    http.get('*/api/applications/:id/moves', () => HttpResponse.json({ success: true, moves: [] })),
    http.get('*/api/jobs/:id/assignees', () =>
      HttpResponse.json({ success: true, assignees: [{ id: 12, username: 'mira' }] }),
    ),
    http.get('*/api/applications/:id/notes', () => HttpResponse.json({ success: true, notes: [] })),
    http.get('*/api/applications/:id/interviews', () =>
      HttpResponse.json({ success: true, interviews: [], people: [], steps_left: 0 }),
    ),
  )
  return {
    calls,
    of: (method: string, path: string) => calls.filter((call) => call.method === method && call.path.endsWith(path)),
  }
}

/** A window as wide as a desk, without room for a panel next to the list. */
export function atADesk() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media === DESK, media, addEventListener() {}, removeEventListener() {} }) as never,
  )
}

/** The page closes: what waits, so that it can be undone, is sent at once. */
export const closePage = () => act(async () => void window.dispatchEvent(new Event('pagehide')))
