import { useRef, useState } from 'react'

import { looksLikeBusiness, type UserType } from '@/rules/identity'

/** Asks somebody with a business address what they are, once for each address, when they register. */
export function useBusinessQuestion(userType: UserType) {
  const answers = useRef(new Set<string>())
  const [email, setEmail] = useState<string | null>(null)

  /** Whether the question has to be answered first. */
  function comesFirst(typed: string): boolean {
    const address = typed.trim()
    if (!looksLikeBusiness(address, userType) || answers.current.has(address.toLowerCase())) return false
    setEmail(address)
    return true
  }

  return {
    email,
    comesFirst,
    answer: () => {
      answers.current.add((email ?? '').toLowerCase())
      setEmail(null)
    },
    close: () => setEmail(null),
  }
}
