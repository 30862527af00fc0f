import { useState } from 'react'

import { quietly } from '@/lib/quietly'

const KEY = 'removedAdmins'

function storedEmails(): string[] {
  const stored: unknown = quietly(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown)
  return Array.isArray(stored) ? stored.filter((email): email is string => typeof email === 'string') : []
}

/**
 * The addresses whose admin rights were removed here. It only helps to show them: whether somebody was an admin, the
 * server knows by itself.
 */
export function useFormerAdmins() {
  const [emails, setEmails] = useState(storedEmails)
  const keep = (next: string[]) => {
    setEmails(next)
    quietly(() => localStorage.setItem(KEY, JSON.stringify(next)))
  }
  return {
    includes: (email: string) => emails.includes(email),
    remember: (email: string) => keep([...new Set([...storedEmails(), email])]),
    forget: (email: string) => keep(storedEmails().filter((storedEmail) => storedEmail !== email)),
  }
}
