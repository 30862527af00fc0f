import { expect, it } from 'vitest'

import type { CompanyMemberFields } from '@/api/types'
import { isLastOwner, lastSeen, membersWith } from '@/rules/companyRoles'

const member = (user_id: number, username: string, role: CompanyMemberFields['role']): CompanyMemberFields => ({
  user_id,
  username,
  email: `${username.toLowerCase()}@fairhaven.example`,
  role,
  away_until: null,
  cover_id: null,
  joined_at: '2026-03-04T09:00:00Z',
  last_seen_at: '2026-11-20T09:00:00Z',
  jobs: 0,
})
const ruth = member(1, 'Ruth', 'owner')
const grace = member(2, 'Grace', 'hiring_manager')

it('locks the only owner', () => {
  expect(isLastOwner(ruth, [ruth, grace])).toBe(true)
  expect(isLastOwner(ruth, [ruth, { ...grace, role: 'owner' }])).toBe(false)
  expect(isLastOwner(grace, [ruth, grace])).toBe(false)
})

it('finds people by name, address and role', () => {
  expect(membersWith('hiring GRACE', [ruth, grace])).toEqual([grace])
  expect(membersWith('fairhaven', [ruth, grace])).toHaveLength(2)
  expect(membersWith('reader', [ruth, grace])).toEqual([])
})

it('says when somebody was last seen', () => {
  const now = new Date('2026-11-20T23:30:00')
  expect(lastSeen('2026-11-20T00:10:00', now)).toBe('Today')
  expect(lastSeen('2026-11-19T23:59:00', now)).toBe('Yesterday')
  expect(lastSeen('2026-11-08T12:00:00', now)).toBe('Nov 8')
  expect(lastSeen('2025-11-08T12:00:00', now)).toBe('Nov 8, 2025')
})
