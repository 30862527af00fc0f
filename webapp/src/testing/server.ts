import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

import type { SecurityAnswer, SessionUser } from '@/api/types'
import { usualSizes } from '@/rules/fileSizes'
import type { Role } from '@/rules/roles'

export const PASSWORD = 'a-long-Passw0rd!'
export const TOKEN = 'token-of-this-session'
export const REFUSED_TOKEN = {
  success: false,
  code: 'csrf_failed',
  message: 'Your session could not be verified. Please reload the page.',
}
export const SERVER_DATE = '2026-03-14'

const names = { user: 'maya.okafor', recruiter: 'elena.brandt', admin: 'samir.haddad' }

export const person = (role: Role): SessionUser => ({
  id: { user: 7, recruiter: 8, admin: 9 }[role],
  username: names[role],
  email: `${names[role]}@people.example`,
  user_type: role,
  is_super_admin: false,
})

/** Whom the server's cookie names. */
let signedIn: SessionUser | null = null

export const signInOnServer = (user: SessionUser | null) => {
  signedIn = user
}
export const signedInOnServer = () => signedIn
export const forgetPeople = () => signInOnServer(null)

const people = (Object.keys(names) as Role[]).map(person)

/** What a new account has. */
export const security: SecurityAnswer = {
  success: true,
  devices: [],
  log: [],
  authenticator: null,
  passkeys: [],
  must_have_factor: false,
  recovery_codes_left: 0,
  trusted_devices: [],
  email_change: null,
  phone_number: '+14155550142',
  has_password: true,
  password_changed_at: null,
  company_login: null,
}

/** The calls about the session as the server describes them; a test adds what else it needs. */
export const server = setupServer(
  http.get('*/api/session', () =>
    HttpResponse.json({
      success: true,
      user: signedIn,
      server_date: SERVER_DATE,
      csrf_token: signedIn ? TOKEN : null,
      demo: false,
      public_jobs: true,
      code_minutes: 10,
      code_tries: 5,
      resend_seconds: 60,
      uploads: usualSizes,
      lives: { trust_days: 30, confirmed_minutes: 10, invitation_days: 7, key_overlap_hours: 24, disown_hours: 72 },
    }),
  ),
  http.get('*/api/me/security', () => HttpResponse.json(security)),
  http.get('*/api/me/resumes', () => HttpResponse.json({ success: true, resumes: [] })),
  http.get('*/api/me/career', () =>
    HttpResponse.json({
      success: true,
      career: {
        positions: [],
        education: [],
        certificates: [],
        languages: [],
        projects: [],
        links: [],
        skills: [],
        summary: [],
        volunteer_roles: [],
        awards: [],
        additions: [],
      },
      version: '0',
      files: [],
    }),
  ),
  ...['*/api/inbox', '*/api/me/threads'].map((path) =>
    http.get(path, () => HttpResponse.json({ success: true, threads: [], total: 0, unread: 0, questions_waiting: 0 })),
  ),
  http.get('*/api/visitor-questions', () => HttpResponse.json({ success: true, questions: [], total: 0, waiting: 0 })),
  http.get('*/api/company/pool/counts', () => HttpResponse.json({ success: true, people: 0, with_consent: 0 })),
  http.get('*/api/company/pool/searches', () => HttpResponse.json({ success: true, searches: [] })),
  http.get('*/api/stories', () => HttpResponse.json({ success: true, stories: [] })),
  http.get('*/api/login/company', () => HttpResponse.json({ success: true, is_offered: false, is_required: false })),
  http.post('*/api/login', async ({ request }) => {
    const { email, password } = (await request.json()) as { email: string; password: string }
    const user = people.find((account) => account.email === email)
    if (!user || password !== PASSWORD) {
      return HttpResponse.json({ success: false, message: 'Invalid email or password' }, { status: 401 })
    }
    signInOnServer(user)
    return HttpResponse.json({
      success: true,
      message: 'Login successful',
      user,
      requires_phone_update: false,
      user_id: user.id,
      email: user.email,
      csrf_token: TOKEN,
    })
  }),
  http.get('*/api/jobsdb/user/:id', () =>
    HttpResponse.json({ success: false, profile: null, message: 'Profile not found' }),
  ),
  http.get('*/api/applications/user/:email', () =>
    HttpResponse.json({
      success: true,
      applications: [],
      total: 0,
      counts: { Submitted: 0, Selected: 0, Rejected: 0 },
      message: 'No applications found.',
    }),
  ),
  http.post('*/api/job-coach', () => HttpResponse.error()),
  http.get('*/api/jobs/agent_recommendations', () =>
    HttpResponse.json({
      success: true,
      recommendations: [],
      stats: { total_jobs: 0, matched_jobs: 0, excellent: 0, good: 0, fair: 0, low: 0, average_score: 0 },
    }),
  ),
  http.get('*/api/jobs/:id', () => HttpResponse.json({ success: false, message: 'Job not found' }, { status: 404 })),
  http.get('*/api/jobs_listing', () =>
    HttpResponse.json({
      success: true,
      jobs: [],
      profileMatches: {},
      isInitialLoad: true,
      defaultQueryUsed: true,
      defaultQuery: '',
      defaultLocation: 'Remote',
      next: null,
      warnings: [],
    }),
  ),
  http.get('*/api/jobs/:id/brake', () => HttpResponse.json({ success: true, brake: null, requirements: [] })),
  http.post('*/api/jobs/:id/brake', () => HttpResponse.json({ success: true, brake: null, requirements: [] })),
  http.get('*/api/saved-searches', () => HttpResponse.json({ success: true, saved_searches: [] })),
  http.post('*/api/logout', ({ request }) => {
    if (signedIn && request.headers.get('X-CSRF-Token') !== TOKEN) {
      return HttpResponse.json(REFUSED_TOKEN, { status: 403 })
    }
    signInOnServer(null)
    // What the header Clear-Site-Data of this answer does in a browser; who did not ask gets none.
    if (request.headers.get('X-Background') !== '1') {
      localStorage.clear()
      sessionStorage.clear()
    }
    return HttpResponse.json({ success: true, message: 'Logged out' })
  }),
)
