import type { CompanyMemberFields, CompanyRule } from '@/api/types'

export type CompanyRole = CompanyMemberFields['role']

export const companyRoles: Record<CompanyRole, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  hiring_manager: 'Hiring manager',
  interviewer: 'Interviewer',
  reader: 'Reader',
}

/** For use in a sentence, such as "an owner". */
export const roleWithArticle = (role: CompanyRole) => {
  const name = companyRoles[role].toLowerCase()
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

export const roleNames = Object.entries(companyRoles) as [CompanyRole, string][]

/** Where the server lets somebody with this role do that. */
export const reachOf = (rules: readonly CompanyRule[], action: string, role: CompanyRole) =>
  rules.find((rule) => rule.action === action)?.reaches.find((reach) => reach.role === role)?.reach ?? 'no'

/** Whether nobody else is an owner: then this one can neither leave nor take another role. */
export const isLastOwner = (member: CompanyMemberFields, members: readonly CompanyMemberFields[]) =>
  member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1

/** Those with the words in name, address or role. */
export function membersWith(words: string, members: readonly CompanyMemberFields[]) {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean)
  return members.filter(({ username, email, role }) => {
    const text = `${username} ${email} ${companyRoles[role]}`.toLowerCase()
    return parts.every((part) => text.includes(part))
  })
}

/** 'Today', 'Yesterday' or the day; the server notes it once a day. */
export function lastSeen(at: string, now = new Date()): string {
  const then = new Date(at)
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  const days = Math.round((day(now) - day(then)) / 86_400_000)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  const year = then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
  return then.toLocaleDateString('en-US', { month: 'short', day: 'numeric', ...year })
}
