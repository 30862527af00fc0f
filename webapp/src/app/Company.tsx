import { lazy } from 'react'

import { CompanyTabs } from '@/features/companyMembers/CompanyTabs'

const OwnCompanyLogin = lazy(() =>
  import('@/features/security/OwnCompanyLogin').then((file) => ({ default: file.OwnCompanyLogin })),
)

const CareersSite = lazy(() =>
  import('@/features/careersSites/CareersSite').then((file) => ({ default: file.CareersSite })),
)

/** The caller's company, with its log-in, which the account shows as well. */
export function Company() {
  return <CompanyTabs login={<OwnCompanyLogin />} careers={<CareersSite isPart />} />
}
