import { describe, expect, it } from 'vitest'

import { places, type Place } from '@/rules/places'
import { safeReturnPath } from '@/rules/returnPath'
import { everyone, homeOf, roleOf } from '@/rules/roles'

describe('roles', () => {
  it('are exactly three [ROUTE-01]', () => {
    expect(everyone).toEqual(['user', 'recruiter', 'admin'])
    expect(everyone.map(roleOf)).toEqual(['user', 'recruiter', 'admin'])
  })

  it.each(['', 'Admin', 'superadmin', 'administrator', 'user,owner', null, undefined, 3, {}, ['admin']])(
    '%o is none of them [ROUTE-01]',
    (userType) => expect(roleOf(userType)).toBeNull(),
  )

  it.each(['recruiter , admin', 'recruiter,admin', 'admin, recruiter'])(
    "'%s' counts as recruiter, with a recruiter's home [OPEN-004]",
    (userType) => {
      expect(roleOf(userType)).toBe('recruiter')
      expect(homeOf('recruiter')).toBe('/user/uploadJobPost')
    },
  )
})

describe('the table of places', () => {
  it('offers nobody an entry that leads away again', () => {
    for (const place of places as readonly Place[]) {
      if (!place.entry) continue
      for (const role of place.entry.shows) expect(place.admits).toContain(role)
    }
  })

  it('has a home for every role that admits it', () => {
    for (const role of everyone) {
      expect((places as readonly Place[]).find((place) => place.path === homeOf(role))?.admits).toContain(role)
    }
  })
})

describe('the way back after log-in [SEC-14]', () => {
  it.each([
    '/user/atsMainContent',
    '/user/jobslist?jobId=17&openDetail=true',
    '/edit-job/41',
    '/user/recruiterTracker',
    '/user/Settings#top',
  ])('%s is followed', (path) => expect(safeReturnPath(path)).toBe(path))

  it.each([
    'https://elsewhere.example/user/Settings',
    '//elsewhere.example/user/Settings',
    '/\\elsewhere.example/user/Settings',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'user/Settings',
    '/user/login',
    '/',
    '/api/session',
    '/user/Settings/../../elsewhere',
    '/edit-job/41/more',
    '',
    null,
    7,
  ])('%o is not', (path) => expect(safeReturnPath(path)).toBeNull())
})
