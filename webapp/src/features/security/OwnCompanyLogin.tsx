import { Building2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useOwnCompanyQuery } from '@/api/companies'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { SecurityRow } from '@/features/security/SecurityRow'

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
    <Card aria-labelledby="company-login">
      <CardHead id="company-login" title="Your company" />
      <ul>
        <SecurityRow
          icon={<Building2 aria-hidden strokeWidth={1.75} />}
          name={`Log-in for ${domain}`}
          text={
            data.is_owner
              ? 'Let your people log in through your company’s own provider, with OpenID Connect'
              : 'Set up by the person who proves the domain with its TXT record, or by an admin of this site'
          }
        >
          {data.is_owner ? (
            <Button size="row" aria-label="Set up the company’s log-in" onClick={() => setOpen('login')}>
              Set up
            </Button>
          ) : (
            <Button size="row" aria-label={`Prove ${domain}`} onClick={() => setOpen('proof')}>
              Prove it
            </Button>
          )}
        </SecurityRow>
      </ul>
      <Suspense fallback={null}>
        {open === 'login' && <CompanyLoginDialog domain={domain} onClose={() => setOpen(null)} />}
        {open === 'proof' && <CompanyVerification asOwner onClose={() => setOpen(null)} />}
      </Suspense>
    </Card>
  )
}
