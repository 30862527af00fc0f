import { forgetRows } from '@/lib/kept/forgetRows'
import { quietly } from '@/lib/quietly'
import { roleOf, type Limits } from '@/rules/roles'

export type SessionUser = {
  id: number
  username: string
  email: string
  user_type: string
  is_super_admin?: boolean
} & Limits

export const INACTIVITY_LIMIT = 24 * 60 * 60 * 1000

const userKey = 'user'
const activityKey = 'lastActiveTime'

function understood(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, username, email, user_type, only_interviews, cannot_post_jobs } = value as Record<string, unknown>
  if (!/^[1-9][0-9]*$/.test(String(id))) return null
  if (typeof username !== 'string' || typeof email !== 'string') return null
  if (roleOf(user_type) === null) return null
  return {
    id: Number(id),
    username,
    email,
    user_type: user_type as string,
    ...(only_interviews === true && { only_interviews }),
    ...(cannot_post_jobs === true && { cannot_post_jobs }),
  }
}

/** The stored user; null where there is none or the data is invalid. */
export const readStoredUser = (): SessionUser | null =>
  quietly(() => understood(JSON.parse(localStorage.getItem(userKey) ?? 'null')))

export function storeUser({ id, username, email, user_type, only_interviews, cannot_post_jobs }: SessionUser) {
  const stored = { id, username, email, user_type, only_interviews, cannot_post_jobs }
  quietly(() => localStorage.setItem(userKey, JSON.stringify(stored)))
}

export function recordActivity(now = Date.now()) {
  quietly(() => localStorage.setItem(activityKey, String(now)))
}

/** Whether the last activity was more than 24 hours ago; false where none is recorded, then the server decides. */
export function isExpired(now = Date.now()): boolean {
  const last = Number(quietly(() => localStorage.getItem(activityKey)) ?? Number.NaN)
  return Number.isFinite(last) && last > 0 && now - last > INACTIVITY_LIMIT
}

/** Forgets the person, and the rows that were kept for them. */
export function clearStoredUser() {
  forgetRows()
  quietly(() => localStorage.removeItem(userKey))
  quietly(() => localStorage.removeItem(activityKey))
}

export const STORED_USER_KEY = userKey
