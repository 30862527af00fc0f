import { expect, it } from 'vitest'

import { expiryNote, onlyReads, scopeRows } from '@/rules/apiKeys'

const NOW = Date.parse('2026-11-25T09:00:00Z')
const key = (more: object) => ({
  scopes: ['jobs:read'],
  created_at: '2026-11-20T09:00:00Z',
  expires_at: '2027-02-23T09:00:00Z',
  ended_at: null,
  is_revoked: false,
  last_used_at: null,
  ...more,
})

it('one row for each area, with what can be chosen in it', () => {
  expect(scopeRows(['jobs:read', 'jobs:write', 'people:read'])).toEqual([
    { area: 'jobs', label: 'Jobs', read: 'jobs:read', write: 'jobs:write' },
    { area: 'people', label: 'Your account', about: 'Profile, career and working hours', read: 'people:read' },
  ])
})

it('tells keys that only read', () => {
  expect(onlyReads(['jobs:read', 'people:read'])).toBe(true)
  expect(onlyReads(['jobs:read', 'jobs:write'])).toBe(false)
})

it.each([
  [{}, 'in 90 days', 'plain'],
  [{ expires_at: null }, 'only reads', 'plain'],
  [{ expires_at: '2026-12-02T09:00:00Z' }, '7 days left', 'weak'],
  [{ expires_at: '2026-11-26T08:00:00Z' }, '1 day left', 'weak'],
  [{ created_at: '2026-08-01T09:00:00Z' }, 'unused for 116 days', 'medium'],
  [{ created_at: '2026-08-01T09:00:00Z', last_used_at: '2026-11-24T09:00:00Z' }, 'in 90 days', 'plain'],
  [{ ended_at: '2026-11-24T09:00:00Z', is_revoked: true }, 'revoked', 'plain'],
  [{ ended_at: '2026-11-24T09:00:00Z' }, 'expired', 'plain'],
])('what deserves attention: %o', (more, text, tone) => {
  expect(expiryNote(key(more), NOW)).toEqual({ text, tone })
})
