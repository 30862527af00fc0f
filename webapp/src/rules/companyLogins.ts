import type { CompanyLoginFields } from '@/api/types'
import { codeOf, messageOf, type ErrorCode } from '@/rules/errors'
import { shortDate } from '@/rules/tracker'

const FIELDS: Partial<Record<ErrorCode, string>> = {
  issuer_malformed: 'issuer',
  provider_unusable: 'issuer',
  client_malformed: 'client_id',
}

/** Why a log-in could not be saved, and which field it is about, if any. */
export function companyLoginProblem(error: unknown): { text: string; field?: string } | null {
  const text = messageOf(error)
  const code = codeOf(error)
  const field = code && FIELDS[code]
  return text ? { text, ...(field && { field }) } : null
}

/** The state of a company's log-in: being set up, tried, in use. */
export function loginState(login: CompanyLoginFields | null): string {
  if (!login) return 'There is none yet: people log in with a password or a passkey.'
  if (!login.worked_at) return 'It is offered, but nobody has logged in through it yet. Try it before you require it.'
  return login.is_required
    ? `It has worked since ${shortDate(login.worked_at)}, and everybody must use it.`
    : `It has worked since ${shortDate(login.worked_at)}. Passwords and passkeys work, too.`
}
