import { lazy, Suspense, useState } from 'react'

import { useOwnCompanyQuery } from '@/api/companies'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'

const CompanyLoginDialog = lazy(() =>
  import('@/components/CompanyLoginDialog').then((file) => ({ default: file.CompanyLoginDialog })),
)

const CompanyVerification = lazy(() =>
  import('@/components/CompanyVerification').then((file) => ({ default: file.CompanyVerification })),
)

/** The log-in of the recruiter's company; nothing before the company is verified. */
export function OwnCompanyLogin() {
  const { data } = useOwnCompanyQuery()
  const [open, setOpen] = useState<'login' | 'proof' | null>(null)
  if (!data?.company.is_verified) return null
  const { domain } = data.company
  return (
    <Card padded aria-labelledby="company-login">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h2 id="company-login" className="text-15 font-strong wrap-anywhere">{`Log-in for ${domain}`}</h2>
          <p className="mt-0.5 text-12 text-ink-soft">
            {data.is_owner
              ? 'Let your people log in through your company’s own provider, with OpenID Connect'
              : 'Set up by the person who proves the domain with its TXT record, or by an admin of this site'}
          </p>
        </div>
        {data.is_owner ? (
          <Button size="small" aria-label="Set up the company’s log-in" onClick={() => setOpen('login')}>
            Set up
          </Button>
        ) : (
          <Button size="small" aria-label={`Prove ${domain}`} onClick={() => setOpen('proof')}>
            Prove it
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {open === 'login' && <CompanyLoginDialog domain={domain} onClose={() => setOpen(null)} />}
        {open === 'proof' && <CompanyVerification asOwner onClose={() => setOpen(null)} />}
      </Suspense>
    </Card>
  )
}
