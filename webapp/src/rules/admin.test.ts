import { describe, expect, it } from 'vitest'

import { jobQuestions, stateOf, toggled, type JobLife } from '@/rules/adminJobs'
import { actionsFor, conversionProblem, personQuestions, roleText } from '@/rules/adminPeople'
import {
  actionText,
  actorLink,
  actorText,
  auditActions,
  auditAreas,
  subjectLink,
  subjectName,
  subjectText,
} from '@/rules/audit'
import { auditParams, EVERYTHING } from '@/rules/auditFilter'
import { reopened } from '@/rules/recruiterJobs'
import { securityActions } from '@/rules/security'

const open: JobLife = {
  title: 'Chef',
  isActive: true,
  isVisible: true,
  positionStatus: 'open',
  status: 'Active',
  isExpired: false,
  deleted: false,
  reopenCount: 0,
  applicationEndDate: '2026-12-01',
}
const closed: JobLife = { ...open, isActive: false, isVisible: false, positionStatus: 'closed', status: 'Inactive' }
const TODAY = '2026-11-21'

describe("an admin's switch", () => {
  it('closes: active and visible together, with position and status [LIFE-16] [LIFE-17]', () => {
    expect(toggled(open, false, TODAY)).toEqual(closed)
  })

  it('opens again for 30 days, which counts [LIFE-17] [LIFE-19] [LIM-28]', () => {
    expect(toggled(closed, true, TODAY)).toEqual({ ...open, reopenCount: 1, applicationEndDate: '2026-12-21' })
  })

  it('restores as it was, which counts nothing', () => {
    expect(toggled({ ...open, isActive: false, isVisible: false, deleted: true }, true, TODAY)).toEqual(open)
    expect(toggled({ ...closed, deleted: true }, true, TODAY)).toEqual(closed)
  })

  it('asks with what it will come to', () => {
    expect(jobQuestions['switch-off'](open).text).toContain('It can be reopened 2 times.')
    expect(jobQuestions['switch-off']({ ...open, reopenCount: 1 }).text).toContain('once more')
    expect(jobQuestions['switch-off']({ ...open, reopenCount: 2 }).text).toContain('cannot be reopened again')
    expect(jobQuestions['switch-off']({ ...open, isExpired: true }).text).toContain('It has expired')
    expect(jobQuestions['switch-on'](closed).text).toContain('reopening 1 of 2')
  })
})

it('says how often a job was reopened, and how it stands [ADMIN-08] [LIFE-10]', () => {
  expect([0, 1, 2].map(reopened)).toEqual(['', 'Reopened 1/2 times', 'Reopened 2/2 times'])
  expect(stateOf({ ...open, status: 'Expired' })).toBe('Expired')
  expect(stateOf({ ...open, deleted: true })).toBe('Deleted')
})

const user = {
  username: 'anna',
  email: 'anna@works.example',
  user_type: 'user',
  is_active: true,
  is_super_admin: false,
}

describe('what can be done with people', () => {
  it('depends on what they are [ADMIN-09] [ADMIN-13] [ADMIN-14] [ADMIN-15] [ADMIN-16] [ADMIN-17] [OPEN-080]', () => {
    expect(actionsFor(user, false)).toEqual(['convert-to-recruiter', 'deactivate-user', 'delete-user'])
    expect(actionsFor(user, true)).toEqual(['restore-admin', 'deactivate-user', 'delete-user'])
    expect(actionsFor({ ...user, user_type: 'recruiter' }, false)).toEqual(['deactivate-user', 'delete-user'])
    expect(actionsFor({ ...user, is_active: false }, false)).toEqual(['activate-user', 'delete-user'])
    expect(actionsFor({ ...user, user_type: 'admin' }, true)).toEqual(['remove-admin'])
  })

  it.each(['a@gmail.com', 'a@yahoo.co.in', 'a@hotmail.com', 'a@outlook.com'])(
    '%s becomes no recruiter [ADMIN-18]',
    (email) => {
      expect(conversionProblem({ email })).toBe('Only business email users can be converted to recruiters!')
      expect(conversionProblem(user)).toBeNull()
    },
  )

  it('tells what an admin loses, and what nobody here gives back', () => {
    const { text } = personQuestions['remove-admin']
    expect(text(user)).toMatch(/You can make them an admin again\.$/)
    expect(text({ ...user, is_super_admin: true })).toMatch(/an admin again, but not a super admin\.$/)
  })

  it('names them', () => {
    expect(roleText(user, true)).toBe('User, former admin')
    expect(roleText({ ...user, user_type: 'admin' }, true)).toBe('Admin')
    expect(roleText({ ...user, user_type: 'admin', is_super_admin: true }, false)).toBe('Super admin')
  })
})

it('lets every action be asked for by what it is about', () => {
  const areas = auditAreas.map(([begin]) => begin).filter((begin) => begin !== '')
  expect(Object.keys(auditActions).filter((action) => !areas.some((begin) => action.startsWith(begin)))).toEqual([])
})

it('puts the record into words', () => {
  expect(actionText('jobs.switched.false')).toBe('Deactivated a job')
  expect(
    Object.keys(securityActions)
      .map(actionText)
      .filter((text) => /\byou/.test(text)),
  ).toEqual([])
  expect(actionText('passkeys.added')).toBe('Passkey added')
  expect(actionText('moons.painted_blue')).toBe('Moons painted blue')
  expect(actionText('marketing.switched.on')).toBe('Turned auto-post on')
  expect(actorText({ actor: '', actor_id: null })).toBe('Nobody logged in')
  expect(actorText({ actor: '', actor_id: 7 })).toBe('No. 7, gone')
  expect(subjectText({ action: 'applications.selected', subject: '63' })).toBe('Application 63')
  expect(subjectText({ action: 'jobs.closed', subject: '22' })).toBe('Job 22')
  expect(subjectText({ action: 'candidates.contacted', subject: '157' })).toBe('Account 157')
  expect(subjectText({ action: 'questions.answered', subject: '31' })).toBe('Question 31')
  expect(subjectText({ action: 'questions.trapped', subject: '22' })).toBe('Job 22')
  expect(subjectText({ action: 'accounts.deactivated', subject: 'anna@works.example' })).toBe('anna@works.example')
  expect(subjectText({ action: 'moons.painted_blue', subject: '9' })).toBe('9')
  expect(subjectText({ action: 'accounts.signed_in', subject: '' })).toBe('')
  expect(subjectText({ action: 'routes.refused', subject: 'applicant_searches.find_applicants' })).toBe(
    'Find applicants',
  )
  expect(subjectText({ action: 'identities.refused', subject: 'ats' })).toBe('Ats')
  expect(auditParams({ ...EVERYTHING, actor: ' anna ', action: ' ' })).toEqual({ actor: 'anna' })
})

it('names what was done, and leads there while something is left of it', () => {
  const job = { action: 'jobs.closed', subject: '22', subject_kind: 'job', subject_name: 'Ward Nurse', job_id: 22 }
  const application = { ...job, action: 'applications.selected', subject: '63', subject_kind: 'application' }
  const account = { ...job, action: 'profiles.read', subject: '5', subject_kind: 'account', subject_name: 'annaloom' }
  const gone = { ...job, subject_kind: null, subject_name: '', job_id: null }
  expect([job, application, account, gone].map(subjectName)).toEqual([
    'Ward Nurse',
    'Application for Ward Nurse',
    'annaloom',
    'Job 22',
  ])
  expect([job, application, account, gone].map(subjectLink)).toEqual([
    '/user/jobslist?jobId=22&openDetail=true',
    '/user/recruiterTracker?jobId=22',
    '/user/AdminUserPage?view=people&q=annaloom',
    null,
  ])
  expect(actorLink({ actor: '' })).toBeNull()
  const key = { ...gone, action: 'api_keys.created', subject: '4', details: { key: 'hl_live_7Qk…PjUa' } }
  const webhook = { ...gone, action: 'webhooks.created', subject: '1', details: { host: 'hooks.acme.example' } }
  expect([key, webhook].map(subjectName)).toEqual(['hl_live_7Qk…PjUa', 'hooks.acme.example'])
  expect(subjectName({ ...key, details: {} })).toBe('API key 4')
})
