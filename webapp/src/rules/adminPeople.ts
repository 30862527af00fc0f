/* What admins may do with people. */
import { NO_BUSINESS_EMAIL, SUPER_ADMINS_ONLY } from '@/api/server.gen'
import { isPersonal } from '@/rules/identity'

export type PersonKind = 'all' | 'admin' | 'recruiter' | 'user'

export type PersonAction =
  | 'remove-admin'
  | 'restore-admin'
  | 'deactivate-user'
  | 'activate-user'
  | 'delete-user'
  | 'convert-to-recruiter'

type Somebody = {
  username: string
  email: string
  user_type: string
  is_active: boolean
  is_super_admin: boolean
}

/** Why somebody cannot become a recruiter, or null. */
export const conversionProblem = ({ email }: Pick<Somebody, 'email'>) => (isPersonal(email) ? NO_BUSINESS_EMAIL : null)

/** Why nothing can be done with somebody, or null; the server says the same. */
export const closedBecause = (person: Pick<Somebody, 'is_super_admin'>, bySuperAdmin: boolean) =>
  person.is_super_admin && !bySuperAdmin ? SUPER_ADMINS_ONLY : null

/** What can be done with somebody else, in the order of its buttons; Delete comes last. */
export function actionsFor(person: Somebody, isFormerAdmin: boolean): PersonAction[] {
  if (person.user_type === 'admin') return ['remove-admin']
  if (!person.is_active) return ['activate-user', 'delete-user']
  const upward: PersonAction[] = []
  if (isFormerAdmin) upward.push('restore-admin')
  else if (person.user_type === 'user') upward.push('convert-to-recruiter')
  return [...upward, 'deactivate-user', 'delete-user']
}

const roles: Record<string, string> = { admin: 'Admin', recruiter: 'Recruiter', user: 'User' }

/** 'User, former admin' */
export function roleText(person: Somebody, isFormerAdmin: boolean): string {
  if (person.user_type === 'admin' && person.is_super_admin) return 'Super admin'
  const role = roles[person.user_type] ?? person.user_type
  return isFormerAdmin && person.user_type !== 'admin' ? `${role}, former admin` : role
}

type Question = {
  label: string
  title: string
  text: (person: Somebody) => string
  /** Label of the button while the call runs. */
  busy: string
  failed: string
  danger?: boolean
}

/** The question before each action, and the message if it fails. */
export const personQuestions: Record<PersonAction, Question> = {
  'remove-admin': {
    label: 'Remove admin',
    title: 'Remove admin rights?',
    text: ({ username, is_super_admin: isSuper }) =>
      `${username} becomes a user and is logged out. You can make them an admin again${isSuper ? ', but not a super admin' : ''}.`,
    busy: 'Removing...',
    failed: 'Failed to remove admin.',
    danger: true,
  },
  'restore-admin': {
    label: 'Make Admin',
    title: 'Make admin again?',
    text: ({ username }) => `${username} was an admin before and gets every admin right back.`,
    busy: 'Restoring...',
    failed: 'Failed to restore admin.',
  },
  'deactivate-user': {
    label: 'Deactivate',
    title: 'Deactivate this account?',
    text: ({ username }) => `${username} is logged out at once and cannot log in until somebody activates the account.`,
    busy: 'Deactivating...',
    failed: 'Failed to deactivate user.',
    danger: true,
  },
  'activate-user': {
    label: 'Activate',
    title: 'Activate this account?',
    text: ({ username }) => `${username} can log in again.`,
    busy: 'Activating...',
    failed: 'Failed to activate user.',
  },
  'delete-user': {
    label: 'Delete',
    title: 'Delete this account for good?',
    text: ({ username }) =>
      `Everything about ${username} is removed: profile, documents and name. Nobody can bring it back.`,
    busy: 'Deleting...',
    failed: 'Failed to delete user.',
    danger: true,
  },
  'convert-to-recruiter': {
    label: 'Convert to recruiter',
    title: 'Convert to recruiter?',
    text: ({ username }) => `${username} can post jobs and see who applies, and is no longer a candidate.`,
    busy: 'Converting...',
    failed: 'Failed to convert user to recruiter.',
  },
}
