import { lazy, Suspense, useEffect, useState } from 'react'

import { Card } from '@/components/Card'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { JobsView, type JobsAsked } from '@/features/decisions/jobs/JobsView'
import { useView } from '@/features/decisions/view'
import { leftBehind } from '@/lib/kept/leftBehind'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { DECISIONS } from '@/rules/decisions'
import { NO_EMAIL } from '@/rules/recruiterJobs'

// The jobs are what people begin with; the other views come when they are opened.
const CandidatesView = lazy(() =>
  import('@/features/decisions/candidates/CandidatesView').then((file) => ({ default: file.CandidatesView })),
)
const ApplicationsView = lazy(() =>
  import('@/features/decisions/applicants/ApplicationsView').then((file) => ({ default: file.ApplicationsView })),
)

/** What recruiters work with: their jobs, the people who fit them, and the people who applied. */
export function RecruiterTracker() {
  const { user } = useSession()
  const { view, toJobs, toCandidates, toApplications } = useView()
  const [jobs, askJobs] = useState<JobsAsked>({
    words: '',
    position: '',
    page: 1,
    scope: 'company',
    recruiter: '',
    sort: 'newest',
  })

  const id = user?.id
  useEffect(() => {
    if (view.name !== 'jobs' || id === undefined || !leftBehind(id, DECISIONS).any()) return
    notify('A decision may not have been sent', {
      tone: 'warning',
      text: 'The page was closed before that was certain. To send it, open the applicants of a job.',
    })
  }, [id, view.name])

  if (!user?.email) {
    return (
      <>
        <PageHeader title="Recruiter Dashboard" />
        <Card>
          <ErrorState title={NO_EMAIL} />
        </Card>
      </>
    )
  }
  if (view.name === 'jobs')
    return (
      <JobsView
        user={user}
        isSuper={user.is_super_admin === true}
        query={jobs}
        onAsk={askJobs}
        onApplications={toApplications}
        onProfiles={toCandidates}
      />
    )
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      {view.name === 'candidates' ? (
        <CandidatesView key={view.jobId} jobId={view.jobId} onBack={toJobs} />
      ) : (
        <ApplicationsView
          key={view.jobId}
          jobId={view.jobId}
          first={view.application}
          order={view.sort}
          onBack={toJobs}
        />
      )}
    </Suspense>
  )
}
