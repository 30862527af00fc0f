import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useReuseInterviewPlanMutation } from '@/api/interviewPlans'
import { useRecruiterJobsQuery } from '@/api/jobs'
import { Dialog } from '@/components/Dialog'
import { FormNotice } from '@/components/FormNotice'
import { SearchInput } from '@/components/SearchInput'
import { notify } from '@/lib/notify'
import { useDebounced } from '@/lib/useDebounced'
import { useSession } from '@/lib/session/useSession'
import { messageOf } from '@/rules/errors'

const MOST = 20

/** Another job of the company gets the same interviews and rules; its plan opens. */
export function ReusePlanDialog({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const { user } = useSession()
  const [words, setWords] = useState('')
  const query = useDebounced(words)
  const { data } = useRecruiterJobsQuery({
    email: user?.email ?? '',
    ofCompany: true,
    sort: 'newest',
    words: query,
    position: '',
    page: 1,
    pageSize: MOST,
  })
  const [reuse, { error, isLoading }] = useReuseInterviewPlanMutation()
  const navigate = useNavigate()
  const jobs = data?.jobs.filter(({ id }) => id !== jobId) ?? []
  const use = async (id: number, title: string) => {
    if (!(await reuse({ jobId, job_id: id })).data) return
    onClose()
    notify(`${title} has the same interviews now.`, { tone: 'good' })
    await navigate(`/user/jobs/${id}/interview-plan`)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Use this plan for another job"
      lead="It gets the same interviews and booking rules, and asks what both adverts ask for."
    >
      <SearchInput label="Search jobs" value={words} onType={setWords} />
      {error && <FormNotice className="mt-3">{messageOf(error) ?? 'The plan could not be used there.'}</FormNotice>}
      <ul aria-label="Jobs" className="mt-3 text-13">
        {jobs.map(({ id, title, location }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              disabled={isLoading}
              className="min-h-11 w-full rounded-control px-2 py-2 text-left hover:bg-sunken"
              onClick={() => void use(id, title)}
            >
              <bdi className="block font-label wrap-anywhere">{title}</bdi>
              <span className="text-12 text-ink-soft">{location}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && jobs.length === 0 && <p className="text-13 text-ink-soft">There is no other job with these words.</p>}
    </Dialog>
  )
}
