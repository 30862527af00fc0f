import { useLocation, useSearchParams } from 'react-router'

import { useStepBack } from '@/lib/useStepBack'
import { sortOf, type Sort } from '@/rules/decisions'

export type View =
  | { name: 'jobs' }
  | { name: 'candidates'; jobId: number }
  | { name: 'applications'; jobId: number; application: number | null; sort: Sort }

const FROM_JOBS = { state: { fromJobs: true } }

/** Which of the three views is open, according to the URL: links in emails lead to a job's applications. */
export function useView() {
  const [params, setParams] = useSearchParams()
  const back = useStepBack()
  const state = useLocation().state as { fromJobs?: boolean } | null
  const jobId = Number(params.get('jobId'))
  const isJob = Number.isInteger(jobId) && jobId > 0
  const application = Number(params.get('application')) || null
  const view: View = !isJob
    ? { name: 'jobs' }
    : params.get('view') === 'candidates'
      ? { name: 'candidates', jobId }
      : { name: 'applications', jobId, application, sort: sortOf(params.get('sort')) }
  return {
    view,
    /** Back to the place in the list from which the person came. */
    toJobs: () => (state?.fromJobs ? back() : setParams({})),
    toCandidates: (id: number) => setParams({ view: 'candidates', jobId: String(id) }, FROM_JOBS),
    toApplications: (id: number, sort?: Sort, first?: number) =>
      setParams(
        {
          view: 'applications',
          jobId: String(id),
          ...(sort && { sort }),
          ...(first && { application: String(first) }),
        },
        FROM_JOBS,
      ),
  }
}
