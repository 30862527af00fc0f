import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import { UNSPECIFIED_SALARY } from '@/api/server.gen'
import type { RecruiterJob } from '@/api/jobs'
import { Badge } from '@/components/Badge'
import { ButtonLink } from '@/components/Button'
import { BackToJobs } from '@/features/decisions/BackToJobs'
import { useMay } from '@/features/decisions/permitted'
import { quietly } from '@/lib/quietly'
import { useTitle } from '@/lib/useTitle'
import { useToday } from '@/lib/useToday'
import { deadlineForRecruiter } from '@/rules/jobAges'
import { isLong } from '@/rules/jobSections'

const JobSections = lazy(() =>
  import('@/features/decisions/JobSections').then((file) => ({ default: file.JobSections })),
)

const JobQuestions = lazy(() =>
  import('@/features/decisions/applicants/JobQuestions').then((file) => ({ default: file.JobQuestions })),
)

/** Whether somebody has unfolded the description of this job; the choice stays in this browser. */
function useUnfolded(jobId: number) {
  const key = `unfolded:${jobId}`
  const [isOpen, setOpen] = useState(() => Boolean(quietly(() => localStorage.getItem(key))))
  const turn = () => {
    setOpen(!isOpen)
    quietly(() => (isOpen ? localStorage.removeItem(key) : localStorage.setItem(key, 'yes')))
  }
  return [isOpen, turn] as const
}

type Props = { job: RecruiterJob; onBack: () => void; children?: ReactNode }

/** The job to which the applications came, in one line; `children` stand below it. */
export function JobHeader({ job, onBack, children }: Props) {
  const [isUnfolded, turn] = useUnfolded(job.id)
  const mayDecide = useMay('decide')
  const end = deadlineForRecruiter(job.applicationEndDate, useToday())
  // Nobody can apply to a closed job, however many days its deadline is away.
  const { text, colour } = job.positionStatus === 'closed' ? { text: 'Closed', colour: '' } : end
  const long = isLong(job.description)
  const open = !long || isUnfolded
  useTitle(`Applications for ${job.title}`)
  const facts = [
    { name: 'Company', value: job.company },
    { name: 'Employment type', value: job.employmentType },
    { name: 'Location', value: job.location },
    {
      name: 'Salary',
      value: job.salaryRange === UNSPECIFIED_SALARY ? '' : job.salaryRange,
    },
  ].filter(({ value }) => value)
  return (
    <header className="triage-job" data-open={open || undefined} data-unfolded={isUnfolded || undefined}>
      <div className="triage-head triage-job-line">
        <BackToJobs onBack={onBack} />
        <h1 dir="auto" title={job.title} tabIndex={-1} className="min-w-0 text-20 wrap-anywhere">
          {job.title}
        </h1>
        <button
          type="button"
          aria-expanded={isUnfolded}
          className={long ? 'triage-unfold' : 'triage-unfold desk:hidden'}
          onClick={turn}
        >
          {isUnfolded ? 'Show Less' : 'Show More'}
          <ChevronDown aria-hidden className="size-4" />
        </button>
        <ul aria-label="About the job" className="triage-facts">
          {facts.map(({ name, value }) => (
            <li key={name} dir="auto" title={name}>
              <span className="sr-only">{name}: </span>
              {value}
            </li>
          ))}
        </ul>
        <Badge tone={colour === 'red' ? 'weak' : colour === 'green' ? 'good' : 'neutral'}>{text}</Badge>
        <ButtonLink size="small" to={`/user/jobs/${job.id}/interview-plan`}>
          Interview plan
        </ButtonLink>
      </div>
      {mayDecide && (
        <Suspense>
          <JobQuestions jobId={job.id} />
        </Suspense>
      )}
      {open && (
        <div className="triage-advert">
          <Suspense>
            <JobSections text={job.description} level={2} />
          </Suspense>
        </div>
      )}
      {children}
    </header>
  )
}
