import { Command } from 'cmdk'
import { Briefcase, FileText } from 'lucide-react'
import type { ReactNode } from 'react'

import { useApplicationsQuery } from '@/api/applications'
import { useRecruiterJobsQuery } from '@/api/recruiterJobs'
import { groupLook, itemLook } from '@/app/paletteLooks'
import { useDebounced } from '@/lib/useDebounced'

const SHORTEST = 2
const MOST = 5
const FIRST = { page: 1, pageSize: MOST }

type Props = { email: string; words: string; go: (to: string) => void }
type Find = { id: number; name: string; detail: string; to: string }

/** The jobs that a recruiter posted, by words of their title; each opens its applications. */
export function FoundJobs({ email, words, go }: Props) {
  const query = useDebounced(words)
  const { currentData } = useRecruiterJobsQuery(
    { email, words: query, position: '', ofCompany: true, sort: 'newest', ...FIRST },
    { skip: query.length < SHORTEST },
  )
  const jobs = currentData?.jobs ?? []
  return (
    <Finds
      heading="Your job posts"
      icon={<Briefcase aria-hidden />}
      finds={jobs.map(({ id, title, location }) => ({
        id,
        name: title,
        detail: location,
        to: `/user/recruiterTracker?jobId=${id}`,
      }))}
      go={go}
    />
  )
}

/** What a job seeker applied for, by words of the job or the company; each opens in the tracker. */
export function FoundApplications({ email, words, go }: Props) {
  const query = useDebounced(words)
  const { currentData } = useApplicationsQuery({ email, query, ...FIRST }, { skip: query.length < SHORTEST })
  const applications = currentData?.success ? currentData.applications : []
  return (
    <Finds
      heading="Your applications"
      icon={<FileText aria-hidden />}
      finds={applications.map(({ id, job_title, job_company }) => ({
        id,
        name: job_title,
        detail: job_company,
        to: `/user/applicationTracker?application=${id}`,
      }))}
      go={go}
    />
  )
}

/** They match by the server's rules, so the palette's own filter does not drop them. */
function Finds({
  heading,
  icon,
  finds,
  go,
}: {
  heading: string
  icon: ReactNode
  finds: Find[]
  go: (to: string) => void
}) {
  if (finds.length === 0) return null
  return (
    <Command.Group heading={heading} className={groupLook} forceMount>
      {finds.map(({ id, name, detail, to }) => (
        <Command.Item key={id} value={`${heading} ${id}`} forceMount onSelect={() => go(to)} className={itemLook}>
          {icon}
          <span className="min-w-0 truncate">{name}</span>
          <span className="ml-auto max-w-[40%] shrink-0 truncate pl-3 font-normal text-ink-faint">{detail}</span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
