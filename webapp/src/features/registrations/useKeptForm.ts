import { useEffect, useState } from 'react'

import { keptWork } from '@/lib/kept/keptWork'
import { likelyCountry } from '@/lib/likelyCountry'
import { quietly } from '@/lib/quietly'
import type { RegistrationForm } from '@/rules/registrationForm'

/** For this tab only; nobody is logged in yet. */
const kept = keptWork('visitor', 'registration')

type Kept = Pick<RegistrationForm, 'userType' | 'username' | 'email' | 'country' | 'phone'>

function restored(): Partial<Kept> {
  const found = quietly(() => JSON.parse(kept.read('form') ?? '{}') as Record<string, unknown>) ?? {}
  const text = (name: string) => (typeof found[name] === 'string' ? found[name] : '')
  return {
    userType: found['userType'] === 'recruiter' ? 'recruiter' : 'user',
    username: text('username'),
    email: text('email'),
    phone: text('phone'),
    ...(found['country'] === '91' || found['country'] === '1' ? { country: found['country'] } : {}),
  }
}

/** The form, which outlives an accidental reload; passwords and consent are given anew. */
export function useKeptForm() {
  const [form, setForm] = useState<RegistrationForm>(() => ({
    userType: 'user',
    username: '',
    email: '',
    country: likelyCountry(),
    phone: '',
    password: '',
    confirmation: '',
    accepted: false,
    ...restored(),
  }))
  const { userType, username, email, country, phone } = form
  useEffect(() => {
    kept.write('form', JSON.stringify({ userType, username, email, country, phone } satisfies Kept))
  }, [userType, username, email, country, phone])
  return [form, setForm] as const
}

export type SentCode = { email: string; at: number }

/** To which mailbox the last code went, and when: after a reload the person continues where they were. */
export const sentCode = {
  read: (): SentCode | null => {
    const found = quietly(() => JSON.parse(kept.read('sent') ?? 'null') as Partial<SentCode> | null)
    return typeof found?.email === 'string' && typeof found.at === 'number'
      ? { email: found.email, at: found.at }
      : null
  },
  keep: (sent: SentCode | null) => kept.write('sent', sent && JSON.stringify(sent)),
}

export function forgetForm() {
  kept.write('form', null)
  kept.write('sent', null)
}
