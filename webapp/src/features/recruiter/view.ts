import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type View = { name: 'jobs' } | { name: 'candidates' | 'applications'; jobId: number; application: number | null }

const FROM_JOBS = { state: { fromJobs: true } }

/** Which of the three views is open, as the address says: a link of a mail leads to the applications for a job. */
export function useView() {
  const [asked, ask] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as { fromJobs?: boolean } | null
  const jobId = Number(asked.get('jobId'))
  const isJob = Number.isInteger(jobId) && jobId > 0
  const view: View = isJob
    ? {
        name: asked.get('view') === 'candidates' ? 'candidates' : 'applications',
        jobId,
        application: Number(asked.get('application')) || null,
      }
    : { name: 'jobs' }
  return {
    view,
    /** Back to the place in the list from which one came. */
    toJobs: () => (state?.fromJobs ? void navigate(-1) : ask({})),
    toCandidates: (id: number) => ask({ view: 'candidates', jobId: String(id) }, FROM_JOBS),
    toApplications: (id: number) => ask({ view: 'applications', jobId: String(id) }, FROM_JOBS),
  }
}
