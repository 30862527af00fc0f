import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'

import { isUnreachable, messageOf } from '@/rules/errors'
import { useOwedAnswersQuery } from '@/api/insights'
import { useRecruiterJobsQuery, type JobSort, type Position, type RecruiterJob } from '@/api/jobs'
import { Badge } from '@/components/Badge'
import { Button, ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { NotFresh } from '@/components/NotFresh'
import { PageHeader } from '@/components/PageHeader'
import { Pagination } from '@/components/Pagination'
import { SearchInput } from '@/components/SearchInput'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'
import { AtAGlance } from '@/features/decisions/jobs/AtAGlance'
import { CloseDialog } from '@/features/decisions/jobs/CloseDialog'
import { FirstSteps } from '@/features/decisions/jobs/FirstSteps'
import { JobCards } from '@/features/decisions/jobs/JobCards'
import { JobDetails } from '@/features/decisions/jobs/JobDetails'
import { JobsTable } from '@/features/decisions/jobs/JobsTable'
import { KeyHints } from '@/components/KeyHints'
import { Whose, type Scope } from '@/features/decisions/jobs/Whose'
import { ReopenDialog } from '@/features/decisions/jobs/ReopenDialog'
import { useRowKeys } from '@/lib/useRowKeys'
import { Waiting } from '@/features/decisions/Waiting'
import { useDebounced } from '@/lib/useDebounced'
import { useLastPage } from '@/lib/useLastPage'
import { useRoom } from '@/lib/useRoom'
import type { SessionUser } from '@/lib/session/storedUser'
import type { Sort } from '@/rules/decisions'
import { PAGE_SIZE } from '@/rules/recruiterJobs'

const LEAD = 'Manage your job postings and view applications for each position.'
/** Search, filters and page of the list, which a person who returns finds as they left them. */
export type JobsAsked = {
  words: string
  position: Position | ''
  page: number
  scope: Scope
  recruiter: string
  sort: JobSort
}

const sorts: [JobSort, string][] = [
  ['newest', 'Newest'],
  ['title', 'Title'],
  ['applicants', 'Applicants'],
  ['ends', 'End date'],
]

type Props = {
  user: SessionUser
  isSuper: boolean
  query: JobsAsked
  onAsk: (query: JobsAsked) => void
  onApplications: (jobId: number, sort?: Sort, application?: number) => void
  onProfiles: (jobId: number) => void
}

type OpenDialog = { what: 'details' | 'close' | 'reopen'; job: RecruiterJob }

/** The jobs of a recruiter, and what can be done with each. */
export function JobsView({ user, isSuper, query, onAsk, onApplications, onProfiles }: Props) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const words = useDebounced(query.words.trim())
  const scope = isSuper && query.scope === 'company' ? 'mine' : query.scope
  const isAll = isSuper && scope === 'all'
  const { hasRoom, place } = useRoom(isAll ? 1190 : 1120)
  const { data, error, isLoading, isFetching, refetch } = useRecruiterJobsQuery(
    {
      email: isAll ? query.recruiter || null : user.email,
      ofCompany: scope === 'company',
      sort: isAll ? 'newest' : query.sort,
      words,
      position: query.position,
      page: query.page,
      pageSize: PAGE_SIZE,
    },
    { refetchOnMountOrArgChange: true },
  )
  const { refetch: countAgain } = useOwedAnswersQuery()
  const list = data?.success ? data : null
  const failed = Boolean(error) && !isFetching
  const again = () => {
    void refetch()
    void countAgain()
  }
  const jobs = list?.jobs ?? []
  const last = Math.max(1, Math.ceil((list?.total ?? 0) / PAGE_SIZE))
  useLastPage(query.page, last, list !== null && !isFetching, (page) => onAsk({ ...query, page }))

  const rows = useRowKeys({
    '/': () => search.current?.focus(),
    enter: (at) => {
      const job = jobs[at]
      if (!job) return
      if (job.applicantCount > 0) onApplications(job.id)
      else setOpen({ what: 'details', job })
    },
  })
  const acts = {
    onDetails: (job: RecruiterJob) => setOpen({ what: 'details', job }),
    onApplications: ({ id }: RecruiterJob) => onApplications(id),
    onProfiles: ({ id }: RecruiterJob) => onProfiles(id),
    onClose: (job: RecruiterJob) => setOpen({ what: 'close', job }),
    onReopen: (job: RecruiterJob) => setOpen({ what: 'reopen', job }),
  }
  const Rows = hasRoom ? JobsTable : JobCards
  const isOfCompany = list?.is_in_company === true || (!isSuper && scope === 'mine')
  const isNarrowed = words !== '' || query.position !== ''
  const put = (part: Partial<JobsAsked>) => onAsk({ ...query, page: 1, ...part })

  return (
    <>
      <PageHeader
        title="Recruiter Dashboard"
        lead={
          <>
            {LEAD} {isSuper && <Badge tone="amber">SUPER ADMIN</Badge>}
          </>
        }
        actions={
          !user.cannot_post_jobs && (
            <ButtonLink to="/user/uploadJobPost" variant="primary" icon={<Plus aria-hidden />}>
              Post a Job
            </ButtonLink>
          )
        }
      />
      <AtAGlance amongOthers={isAll || isOfCompany} onJob={(jobId, first) => onApplications(jobId, 'due', first)} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
          <SearchInput
            ref={search}
            label="Search Jobs"
            placeholder="Search Jobs..."
            className="tablet:w-[300px]"
            value={query.words}
            onType={(typed) => put({ words: typed })}
          />
          <Select
            aria-label="Position"
            className="[&_select]:h-8.5 [&_select]:text-13"
            value={query.position}
            onChange={(event) => put({ position: event.target.value as Position | '' })}
          >
            <option value="">All positions</option>
            <option value="open">Open positions</option>
            <option value="closed">Closed positions</option>
          </Select>
          {!isAll && (
            <Select
              aria-label="Sort by"
              className="[&_select]:h-8.5 [&_select]:text-13"
              value={query.sort}
              onChange={(event) => put({ sort: event.target.value as JobSort })}
            >
              {sorts.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
          {isOfCompany && (
            <Segments
              label="Whose jobs"
              value={scope}
              onChange={(chosen) => put({ scope: chosen })}
              options={[
                { value: 'mine', label: 'My jobs' },
                { value: 'company', label: 'All jobs' },
              ]}
            />
          )}
          {isSuper && (
            <Whose
              scope={scope}
              recruiter={query.recruiter}
              onScope={(chosen) => put({ scope: chosen, recruiter: '' })}
              onRecruiter={(recruiter) => put({ recruiter })}
            />
          )}
        </div>
        {hasRoom && jobs.length > 0 && (
          <KeyHints
            where="In the list"
            hints={[
              { keys: ['J', 'K'], does: 'move' },
              { keys: ['Enter'], does: 'open' },
              { keys: ['/'], does: 'search' },
            ]}
          />
        )}
      </div>
      {list && failed && <NotFresh onRetry={again} />}
      <Card className="overflow-hidden" aria-busy={isFetching}>
        {isLoading ? (
          <Waiting says="Loading jobs data..." />
        ) : !list ? (
          <ErrorState
            title="Failed to fetch jobs data"
            text={isUnreachable(error) ? 'The server did not answer. Your jobs are safe.' : messageOf(error)}
            onRetry={again}
          />
        ) : list.total === 0 && !isNarrowed && user.user_type !== 'admin' && !user.cannot_post_jobs ? (
          <FirstSteps isInCompany={isOfCompany} />
        ) : list.total === 0 ? (
          <EmptyState
            title="No jobs found matching your criteria"
            text={isNarrowed ? 'No job matches your search.' : 'Jobs that are posted appear here.'}
            action={
              isNarrowed ? (
                <Button onClick={() => put({ words: '', position: '' })}>Show all positions</Button>
              ) : isSuper && !isAll ? (
                <Button onClick={() => put({ scope: 'all' })}>Show the jobs of all recruiters</Button>
              ) : (
                !user.cannot_post_jobs && <ButtonLink to="/user/uploadJobPost">Post a Job</ButtonLink>
              )
            }
          />
        ) : (
          <>
            <div ref={place}>
              <Rows jobs={jobs} withRecruiter={isAll} ownEmail={user.email} ref={rows} {...acts} />
            </div>
            {!failed && (
              <Pagination
                page={Math.min(query.page, last)}
                pageSize={PAGE_SIZE}
                total={list.total}
                onPage={(page) => onAsk({ ...query, page })}
              />
            )}
          </>
        )}
      </Card>
      {open?.what === 'details' && (
        <JobDetails job={open.job} onApplications={onApplications} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'close' && <CloseDialog job={open.job} onClose={() => setOpen(null)} />}
      {open?.what === 'reopen' && <ReopenDialog job={open.job} onClose={() => setOpen(null)} />}
    </>
  )
}
