import { useState } from 'react'

import { useBeginCompanyLoginMutation, useCompanyLoginOfferQuery } from '@/api/companyLogins'
import { leaveFor } from '@/lib/companyReturn'
import { useReturnPath } from '@/lib/session/useRedirectAfterLogin'
import { useDebounced } from '@/lib/useDebounced'
import { messageOf } from '@/rules/errors'
import { emailForm } from '@/rules/loginForm'

const FAILED = 'Your company’s log-in could not be reached. Please try again.'
const domainOf = (email: string) => (emailForm.test(email) ? email.slice(email.lastIndexOf('@') + 1) : '')

/** The log-in of the company to which the typed email belongs. */
export function useCompanyLogin(email: string) {
  const typed = email.trim()
  const settled = useDebounced(typed)
  const domain = domainOf(settled)
  const { currentData: offer } = useCompanyLoginOfferQuery(domain, { skip: domain === '' })
  const [begin, { isLoading }] = useBeginCompanyLoginMutation()
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const path = useReturnPath()
  const isOffered = offer?.is_offered === true

  async function go() {
    setFailure(null)
    const { data, error } = await begin({ email: typed })
    if (!data) return setFailure(messageOf(error) ?? FAILED)
    setLeaving(true)
    leaveFor(data.address, path)
  }

  return {
    domain,
    isOffered,
    /** People of this company cannot log in with a password. */
    isOnly: isOffered && offer.is_required,
    isBusy: isLoading || isLeaving,
    failure,
    go,
    /** What keeps somebody from going there, or ''. */
    problem: () => {
      if (domainOf(typed) === '') return 'Enter your work email address.'
      return domainOf(typed) === domain && offer && !isOffered ? `${domain} has no company log-in here.` : ''
    },
  }
}
