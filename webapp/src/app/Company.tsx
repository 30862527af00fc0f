import { lazy } from 'react'

import { CompanyTabs } from '@/features/companyMembers/CompanyTabs'

const OwnCompanyLogin = lazy(() =>
  import('@/features/security/OwnCompanyLogin').then((file) => ({ default: file.OwnCompanyLogin })),
)

/** The caller's company, with its log-in, which the account shows as well. */
export function Company() {
  return <CompanyTabs login={<OwnCompanyLogin />} />
}
