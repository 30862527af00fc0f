import { useParams } from 'react-router'

import { isFinal, messageOf } from '@/rules/errors'
import { useJobToEditQuery } from '@/api/jobs'
import { ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { Skeleton } from '@/components/Skeleton'
import { Spinner } from '@/components/Spinner'
import { JobForm } from '@/features/jobs/JobForm'
import { useSession } from '@/lib/session/useSession'

const TITLE = 'Edit Job Post'
const UNREACHABLE = 'the server did not answer'

/** A posted job, loaded by its number and then changed. */
export function EditJob() {
  const { user } = useSession()
  const { jobId = '' } = useParams()
  const isNumber = /^[0-9]{1,10}$/.test(jobId)
  const id = Number(jobId)
  const { data, error, isFetching, refetch } = useJobToEditQuery(id, { skip: !user || !isNumber })
  const job = data?.job.id === id ? data.job : null
  if (!user) return null
  if (job) return <JobForm key={`${user.id} ${id}`} user={user} job={job} version={data?.version} />
  return (
    <>
      <PageHeader title={TITLE} />
      {(error && !isFetching) || !isNumber ? (
        <Card>
          <ErrorState
            title={`Error fetching job data: ${isNumber ? (messageOf(error) ?? UNREACHABLE) : 'Job not found'}`}
            onRetry={isNumber && !isFinal(error) ? () => void refetch() : undefined}
            action={<ButtonLink to="/user/RecruiterTracker">Recruiter Dashboard</ButtonLink>}
          />
        </Card>
      ) : (
        <Card padded className="space-y-4">
          <Spinner label="Loading the job…" />
          <Skeleton className="h-9.5 w-full" />
          <Skeleton className="h-9.5 w-full" faint />
          <Skeleton className="h-80 w-full" />
        </Card>
      )}
    </>
  )
}
