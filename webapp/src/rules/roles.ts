export type Role = 'user' | 'recruiter' | 'admin'

/** What the role in a company takes away, as the session says it. */
export type Limits = { only_interviews?: boolean; cannot_post_jobs?: boolean }

export const everyone: readonly Role[] = ['user', 'recruiter', 'admin']

const homes: Record<Role, string> = {
  admin: '/user/AdminUserPage',
  recruiter: '/user/uploadJobPost',
  user: '/user/atsMainContent',
}

const names: Record<Role, string> = { admin: 'Admin', recruiter: 'Recruiter', user: 'Job seeker' }

/**
 * The role that a user_type stands for, or null where it stands for none. The old form 'recruiter , admin'
 * counts as recruiter, the one with fewer rights: only the server grants more.
 */
export function roleOf(userType: unknown): Role | null {
  if (typeof userType !== 'string') return null
  const types = userType.split(',').map((type) => type.trim())
  if (types.some((type) => !(everyone as readonly string[]).includes(type))) return null
  if (types.includes('recruiter')) return 'recruiter'
  return types.includes('admin') ? 'admin' : 'user'
}

/** The first screen of a role; also where it is sent from a screen that is not its own. */
export const homeOf = (role: Role | '', limits?: Limits | null) =>
  limits?.only_interviews
    ? '/user/interviews'
    : limits?.cannot_post_jobs
      ? '/user/recruiterTracker'
      : homes[role || 'user']

export const roleName = (role: Role | '', limits?: Limits | null) =>
  limits?.only_interviews ? 'Interviewer' : names[role || 'user']
