import { useSearchParams } from 'react-router'

import { useCompanyMembersQuery } from '@/api/companyMembers'
import { useJobToEditQuery } from '@/api/jobForms'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { JobForm } from '@/features/jobs/JobForm'
import { useSession } from '@/lib/session/useSession'

/** A new job, from the beginning or like another one. */
export function PostJob() {
  const { user, role } = useSession()
  const like = Number(useSearchParams()[0].get('like')) || 0
  const company = useCompanyMembersQuery(undefined, { skip: role !== 'recruiter' })
  const model = useJobToEditQuery(like, { skip: !user || !like })
  if (!user) return null
  // A form that has begun takes over nothing; without a company or a model, it begins empty.
  if (company.isLoading || model.isLoading) return <ScreenSkeleton />
  return (
    <JobForm
      key={`${user.id} ${like}`}
      user={user}
      model={like ? model.data?.job : undefined}
      company={company.data?.name}
    />
  )
}
