import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useSearchParams } from 'react-router'

import { useCompanyMembersQuery } from '@/api/companyMembers'
import { useCompanyProfileQuery } from '@/api/companyProfiles'
import { useJobDraftsQuery } from '@/api/jobDrafts'
import { useJobToEditQuery } from '@/api/jobs'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { JobForm } from '@/features/jobs/JobForm'
import { NotPosting } from '@/features/jobs/NotPosting'
import { useSession } from '@/lib/session/useSession'

const Drafts = lazy(() => import('@/features/jobs/Drafts').then((file) => ({ default: file.Drafts })))

/** A new job: from the beginning, like another one, or from a draft or a template. */
export function PostJob() {
  const { user, role } = useSession()
  const [params, setParams] = useSearchParams()
  const [like, number] = [Number(params.get('like')) || 0, Number(params.get('draft')) || 0]
  const company = useCompanyMembersQuery(undefined, { skip: role !== 'recruiter' })
  const profile = useCompanyProfileQuery(undefined, { skip: role !== 'recruiter' })
  const model = useJobToEditQuery(like, { skip: !user || !like })
  const stored = useJobDraftsQuery(undefined, { skip: !user })
  if (!user) return null
  if (user.cannot_post_jobs) return <NotPosting />
  // A form that has begun takes over nothing; without a company or a model, it begins empty.
  if (company.isLoading || profile.isLoading || model.isLoading || stored.isLoading) return <ScreenSkeleton />
  const drafts = stored.data?.drafts ?? []
  return (
    <JobForm
      key={`${user.id} ${like} ${number}`}
      user={user}
      model={like ? model.data?.job : undefined}
      stored={drafts.find(({ id }) => id === number)}
      company={company.data?.name}
      answerDays={profile.data?.answer_days}
      above={
        <Suspense>
          <EarlierDrafts
            key={number}
            drafts={drafts}
            open={number}
            onOpen={(id) => setParams(id ? { draft: String(id) } : {})}
          />
        </Suspense>
      }
    />
  )
}

/** Those that there were when the form opened: the one that is being typed would move the form when it is saved. */
function EarlierDrafts({ drafts, ...props }: ComponentProps<typeof Drafts>) {
  const [earlier] = useState(() => new Set(drafts.map(({ id }) => id)))
  return <Drafts drafts={drafts.filter(({ id }) => earlier.has(id))} {...props} />
}
