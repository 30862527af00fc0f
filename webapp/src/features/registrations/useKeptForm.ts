import { useEffect, useState } from 'react'

import { keptWork } from '@/lib/kept/keptWork'
import { likelyCountry } from '@/lib/likelyCountry'
import { quietly } from '@/lib/quietly'
import type { RegistrationForm } from '@/rules/registrationForm'

/** For this tab only; nobody is logged in yet. */
const storage = keptWork('visitor', 'registration')

type StoredForm = Pick<RegistrationForm, 'userType' | 'username' | 'email' | 'country' | 'phone'>

function restored(): Partial<StoredForm> {
  const stored = quietly(() => JSON.parse(storage.read('form') ?? '{}') as Record<string, unknown>) ?? {}
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  return {
    userType: stored['userType'] === 'recruiter' ? 'recruiter' : 'user',
    username: text('username'),
    email: text('email'),
    phone: text('phone'),
    ...(stored['country'] === '91' || stored['country'] === '1' ? { country: stored['country'] } : {}),
  }
}

/** The form, which outlives an accidental reload; passwords and consent are given again. */
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
    storage.write('form', JSON.stringify({ userType, username, email, country, phone } satisfies StoredForm))
  }, [userType, username, email, country, phone])
  return [form, setForm] as const
}

export type SentCode = { email: string; at: number }

/** To which mailbox the last code went, and when: after a reload the person continues where they were. */
export const sentCode = {
  read: (): SentCode | null => {
    const stored = quietly(() => JSON.parse(storage.read('sent') ?? 'null') as Partial<SentCode> | null)
    return typeof stored?.email === 'string' && typeof stored.at === 'number'
      ? { email: stored.email, at: stored.at }
      : null
  },
  keep: (code: SentCode | null) => storage.write('sent', code && JSON.stringify(code)),
}

export function forgetForm() {
  storage.write('form', null)
  storage.write('sent', null)
}
