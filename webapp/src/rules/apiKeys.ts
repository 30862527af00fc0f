/* API keys: their scopes in a table, and what deserves attention about one. */

import type { ApiKeyForm } from '@/api/types'

export type Scope = ApiKeyForm['scopes'][number]

const DAY = 24 * 60 * 60 * 1000
const SOON_DAYS = 7
const UNUSED_DAYS = 60

const names: Record<string, { label: string; about?: string }> = {
  jobs: { label: 'Jobs' },
  applications: { label: 'Applications', about: 'Writing sends email' },
  company: { label: 'Company', about: 'Its people, texts and figures' },
  candidates: { label: 'Candidates', about: 'And the talent pool' },
  documents: { label: 'Documents', about: 'And the resumes that you made' },
  people: { label: 'Your account', about: 'Profile, career and working hours' },
  searches: { label: 'Saved searches' },
  tracker: { label: 'Tracker', about: 'The jobs that you follow' },
  webhooks: { label: 'Webhooks' },
}

/** What the browser extension needs: the resumes to compare, the career to fill from, and the board. */
export const EXTENSION_SCOPES: readonly Scope[] = ['people:read', 'documents:read', 'tracker:read', 'tracker:write']

export type ScopeRow = { area: string; label: string; about?: string; read?: Scope; write?: Scope }

/** One row for each area of scopes. */
export function scopeRows(scopes: readonly Scope[]): ScopeRow[] {
  const rows = new Map<string, ScopeRow>()
  for (const scope of scopes) {
    const [area = '', deed] = scope.split(':')
    const row = rows.get(area) ?? { area, ...(names[area] ?? { label: area }) }
    rows.set(area, { ...row, [deed === 'write' ? 'write' : 'read']: scope })
  }
  return [...rows.values()]
}

export const onlyReads = (scopes: readonly string[]): boolean => scopes.every((scope) => scope.endsWith(':read'))

export const expiries = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In a year' },
  { value: '', label: 'Never' },
] as const

type Key = {
  scopes: readonly string[]
  created_at: string
  expires_at: string | null
  ended_at: string | null
  is_revoked: boolean
  last_used_at: string | null
}

export const dateText = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** Calls with such a key do nothing, and are answered with examples. */
export const isTestKey = (token: string): boolean => token.startsWith('hl_test_')

/** Made lately, and never used. */
export const isNew = ({ created_at: created, ended_at: ended, last_used_at: used }: Key, now: number): boolean =>
  !ended && !used && now - Date.parse(created) < DAY

/** The second line below the expiry: what deserves attention comes first. */
export function expiryNote(key: Key, now: number): { text: string; tone: 'plain' | 'medium' | 'weak' } {
  if (key.ended_at) return { text: key.is_revoked ? 'revoked' : 'expired', tone: 'plain' }
  const left = key.expires_at ? Math.ceil((Date.parse(key.expires_at) - now) / DAY) : null
  if (left !== null && left <= SOON_DAYS) return { text: left === 1 ? '1 day left' : `${left} days left`, tone: 'weak' }
  const unused = Math.floor((now - Date.parse(key.last_used_at ?? key.created_at)) / DAY)
  if (unused >= UNUSED_DAYS) return { text: `unused for ${unused} days`, tone: 'medium' }
  return { text: left === null ? 'only reads' : `in ${left} days`, tone: 'plain' }
}
