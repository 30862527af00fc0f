import { Command } from 'cmdk'
import { Briefcase, Building2, FileText, User } from 'lucide-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

import { useFoundApplicantsQuery } from '@/api/applicantSearches'
import { useApplicationsQuery } from '@/api/applications'
import { useRecruiterJobsQuery } from '@/api/jobs'
import { useJobsInfiniteQuery } from '@/api/searches'
import { groupLook, itemLook } from '@/app/paletteLooks'
import { useDebounced } from '@/lib/useDebounced'
import { addressOf, EMPTY_SEARCH } from '@/rules/jobSearch'

const SHORTEST = 2
const SHORTEST_OF_JOBS = 3
const ANYWHERE = 'Anywhere'
const MOST = 5
const FIRST = { page: 1, pageSize: MOST }

type Props = { email: string; words: string; go: (to: string) => void; onFound: (value: string) => void }
type Find = { id: number | string; name: string; detail: string; to: string }

/** The jobs that a recruiter posted, by words of their title; each opens its applications. */
export function FoundJobs({ email, words, go, onFound }: Props) {
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
      onFound={onFound}
    />
  )
}

/** Who applied for these jobs, by words of the name or address; each opens the application. */
export function FoundPeople({ words, go, onFound }: Omit<Props, 'email'>) {
  const query = useDebounced(words)
  const { currentData } = useFoundApplicantsQuery(query, { skip: query.length < SHORTEST })
  return (
    <Finds
      heading="People"
      icon={<User aria-hidden />}
      finds={(currentData?.applicants ?? [])
        .slice(0, MOST)
        .map(({ application_id: id, job_id, job_title, name, stage }) => ({
          id,
          name,
          detail: `${stage}, ${job_title}`,
          to: `/user/recruiterTracker?view=applications&jobId=${job_id}&application=${id}`,
        }))}
      go={go}
      onFound={onFound}
    />
  )
}

/** What a job seeker applied for, by words of the job or the company; each opens in the tracker. */
export function FoundApplications({ email, words, go, onFound }: Props) {
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
      onFound={onFound}
    />
  )
}

/** The address of every open job of a company. */
const jobsOf = (company: string) =>
  `/user/jobslist?${addressOf({ ...EMPTY_SEARCH, query: company, location: ANYWHERE, reach: 'everywhere' })}`

/** Open jobs by words of the advert, and the companies whose names have these words. */
export function FoundOpenJobs({ email, id, words, go, onFound }: Props & { id: number }) {
  const query = useDebounced(words)
  const { currentData } = useJobsInfiniteQuery(
    { person: { id, email }, search: { ...EMPTY_SEARCH, query, reach: 'everywhere' }, target: null },
    { skip: query.length < SHORTEST_OF_JOBS },
  )
  const jobs = currentData?.pages[0]?.jobs ?? []
  const part = query.toLowerCase()
  const companies = [...new Set(jobs.map(({ company }) => company))].filter((name) => name.toLowerCase().includes(part))
  return (
    <>
      <Finds
        heading="Companies"
        icon={<Building2 aria-hidden />}
        finds={companies.slice(0, MOST).map((name) => ({ id: name, name, detail: 'Open jobs', to: jobsOf(name) }))}
        go={go}
        onFound={onFound}
      />
      <Finds
        heading="Open jobs"
        icon={<Briefcase aria-hidden />}
        finds={jobs.slice(0, MOST).map((job) => ({
          id: job.id,
          name: job.title,
          detail: job.company,
          to: `/user/jobslist?${new URLSearchParams({ jobId: String(job.id), openDetail: 'true' })}`,
        }))}
        go={go}
        onFound={onFound}
      />
    </>
  )
}

/** They match by the server's rules, so the palette's own filter does not drop them. */
function Finds({
  heading,
  icon,
  finds,
  go,
  onFound,
}: {
  heading: string
  icon: ReactNode
  finds: Find[]
  go: (to: string) => void
  onFound: (value: string) => void
}) {
  const first = finds[0] && `${heading} ${finds[0].id}`
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (first) tell(first)
  }, [first])
  if (finds.length === 0) return null
  return (
    <Command.Group heading={heading} className={groupLook} forceMount>
      {finds.map(({ id, name, detail, to }) => (
        <Command.Item key={id} value={`${heading} ${id}`} forceMount onSelect={() => go(to)} className={itemLook}>
          {icon}
          <span className="palette-find">
            <span dir="auto">{name}</span>
            <span dir="auto">{detail}</span>
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
