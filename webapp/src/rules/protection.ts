import { FEW_RECOVERY_CODES } from '@/api/server.gen'
import type { SecurityAnswer } from '@/api/types'

type SecurityFacts = Pick<
  SecurityAnswer,
  'authenticator' | 'passkeys' | 'has_password' | 'recovery_codes_left' | 'email_change'
>
type Protection = { isGood: boolean; there: string; left: string }

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`

/** How well an account is protected, in words: what is set up, and what is left to do. */
export function protectionOf({
  authenticator,
  passkeys,
  has_password,
  recovery_codes_left,
  email_change,
}: SecurityFacts): Protection {
  const isGood = authenticator !== null || passkeys.length > 0
  const there = [
    passkeys.length > 0 && counted(passkeys.length, 'passkey'),
    authenticator && 'an authenticator app',
    isGood && recovery_codes_left > 0 && counted(recovery_codes_left, 'recovery code'),
  ].filter(Boolean)
  const left = [
    !isGood && 'add a passkey or an authenticator app',
    isGood && recovery_codes_left < FEW_RECOVERY_CODES && 'get new recovery codes',
    email_change && !(email_change.new_confirmed && email_change.due_at) && 'open the links in your mailboxes',
  ].filter(Boolean)
  return {
    isGood,
    there: isGood
      ? `Set up: ${there.join(', ')}.`
      : has_password
        ? 'Your password alone logs you in.'
        : 'Your company’s log-in alone lets you in.',
    left:
      left.length === 0
        ? 'Nothing left to do.'
        : `${left.length === 1 ? 'One thing' : 'Two things'} to do: ${left.join('; ')}.`,
  }
}
