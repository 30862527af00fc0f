import { Building2 } from 'lucide-react'
import { useState } from 'react'

import { useBeginCompanyLoginMutation, useCompanyLoginOfferQuery } from '@/api/companyLogins'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { OrLine } from '@/components/OrLine'
import { leaveFor } from '@/lib/companyReturn'
import { useReturnPath } from '@/lib/session/useRedirectAfterLogin'
import { useDebounced } from '@/lib/useDebounced'
import { messageOf } from '@/rules/errors'
import { emailForm } from '@/rules/loginForm'

const FAILED = 'Your company’s log-in could not be reached. Please try again.'

/** Offers the log-in of the company to which the typed email belongs; nothing if it has none. */
export function CompanyLogin({ email }: { email: string }) {
  const typed = useDebounced(email.trim())
  const domain = emailForm.test(typed) ? typed.slice(typed.lastIndexOf('@') + 1) : ''
  const { currentData: offer } = useCompanyLoginOfferQuery(domain, { skip: domain === '' })
  const [begin, { isLoading }] = useBeginCompanyLoginMutation()
  const [isLeaving, setLeaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const path = useReturnPath()
  if (!offer?.is_offered) return null

  async function go() {
    setFailure(null)
    const { data, error } = await begin({ email: typed })
    if (!data) return setFailure(messageOf(error) ?? FAILED)
    setLeaving(true)
    leaveFor(data.address, path)
  }

  return (
    <div className="mt-4">
      <Button
        variant="primary"
        size="large"
        icon={<Building2 aria-hidden />}
        busy={isLoading || isLeaving ? 'Opening your company’s log-in...' : undefined}
        className="w-full"
        onClick={() => void go()}
      >
        Log in with your company
      </Button>
      <p role="status" className="mt-2 text-13 text-ink-soft">
        {offer.is_required
          ? `People at ${domain} log in through their company, not with a password.`
          : `${domain} has its own log-in. You need no password here.`}
      </p>
      <FormNotice className="mt-3">{failure}</FormNotice>
      <OrLine>or with your password</OrLine>
    </div>
  )
}
