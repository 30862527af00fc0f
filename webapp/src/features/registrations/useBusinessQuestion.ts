import { useRef, useState, type FocusEvent } from 'react'

import { looksLikeBusiness, type UserType } from '@/rules/identity'

/** Whether to ask somebody with a business address what they are: on leaving the field, once for each address. */
export function useBusinessQuestion(userType: UserType) {
  const asked = useRef(new Set<string>())
  const [email, setEmail] = useState<string | null>(null)

  function left(event: FocusEvent<HTMLInputElement>) {
    const typed = event.target.value.trim()
    // Another window came forward: the field has not been left.
    if (document.activeElement === event.target) return
    // A person who is leaving the page or choosing a role right now does not need the question.
    if (event.relatedTarget?.closest('a, [role=radiogroup]')) return
    if (!looksLikeBusiness(typed, userType) || asked.current.has(typed.toLowerCase())) return
    asked.current.add(typed.toLowerCase())
    setEmail(typed)
  }

  return { email, left, answered: () => setEmail(null) }
}
