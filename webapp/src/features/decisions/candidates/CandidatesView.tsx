import { lazy, Suspense, useState } from 'react'

import { useCandidatesQuery, type MatchingCandidate } from '@/api/recommendations'
import { messageOf } from '@/rules/errors'
import { useJobToEditQuery } from '@/api/jobs'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { PageHeader } from '@/components/PageHeader'
import { Pagination } from '@/components/Pagination'
import { BackToJobs } from '@/features/decisions/BackToJobs'
import { CandidateCards, CandidateTable } from '@/features/decisions/candidates/CandidateRows'
import { ContactDialog, type Recipient } from '@/features/decisions/ContactDialog'
import { JobFailed } from '@/features/decisions/JobFailed'
import { Waiting } from '@/features/decisions/Waiting'
import { notify } from '@/lib/notify'
import { useLastPage } from '@/lib/useLastPage'
import { useRoom } from '@/lib/useRoom'
import { LEAST, nobody, PAGE_SIZE } from '@/rules/candidates'

const Unverified = lazy(() =>
  import('@/features/decisions/candidates/Unverified').then((file) => ({ default: file.Unverified })),
)

const ALL = 'People whose profile fits, whether they applied or not.'
const ALL_BUT_HIDDEN =
  'People whose profile fits, whether they applied or not. The review is blind, so this list does not show who applied.'

/** The people who fit a job, whether they applied or not. */
export function CandidatesView({ jobId, onBack }: { jobId: number; onBack: () => void }) {
  const [slider, setSlider] = useState(LEAST.first)
  const [query, setQuery] = useState({ least: LEAST.first, page: 1 })
  // While another page loads, the pagination stays, so that the pressed button keeps the focus.
  const [turns, setTurns] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const [to, setTo] = useState<Recipient | null>(null)
  const { hasRoom, place } = useRoom(850)
  const { data: posting, isError: isJobMissing, refetch: askForJob } = useJobToEditQuery(jobId)
  const { data, error, isFetching, refetch } = useCandidatesQuery(
    { jobId, ...query, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  const job = posting?.job
  const Rows = hasRoom ? CandidateTable : CandidateCards
  const last = Math.max(1, Math.ceil((data?.success ? data.total : 0) / PAGE_SIZE))
  useLastPage(query.page, last, data?.success === true && !isFetching, (page) => setQuery({ ...query, page }))

  const write = async ({ name, email, reference, match_details: details }: MatchingCandidate) => {
    setTo({ name, email, reference, skills: details.matching_skills })
    // A message names the job: the dialog waits until the job is loaded, and a failed load is tried again.
    if (!isJobMissing) return
    const { error: again } = await askForJob()
    if (!again) return
    setTo(null)
    notify('The message could not be started.', {
      tone: 'bad',
      text: messageOf(again) ?? 'The server did not answer. Please try again.',
    })
  }
  const update = () => {
    setOpen(null)
    setTurns(false)
    if (query.least === slider && query.page === 1) void refetch()
    else setQuery({ least: slider, page: 1 })
  }

  return (
    <>
      <BackToJobs onBack={onBack} />
      <PageHeader
        className="[&_p]:max-w-none"
        title="Matched candidates"
        lead={`${job ? `${job.title}, ${job.company}. ` : ''}${job?.blind_review ? ALL_BUT_HIDDEN : ALL}`}
      />
      <Card padded className="mb-4 flex flex-wrap items-center gap-x-8 gap-y-3">
        <div>
          <label htmlFor="least" className="block text-13 font-label">
            Minimum Match Score
          </label>
          <span className="text-12 text-ink-soft">{`${LEAST.lowest}% to ${LEAST.highest}%, in steps of ${LEAST.step}`}</span>
        </div>
        <input
          id="least"
          type="range"
          min={LEAST.lowest}
          max={LEAST.highest}
          step={LEAST.step}
          value={slider}
          aria-valuetext={`${slider}%`}
          onChange={(event) => setSlider(Number(event.target.value))}
          className="h-6 min-w-[min(10rem,100%)] flex-1 cursor-pointer accent-(--brand)"
        />
        <output htmlFor="least" className="font-heading text-20 font-strong">
          {slider}%
        </output>
        <Button variant="primary" onClick={update} busy={isFetching ? 'Updating...' : undefined}>
          Update Results
        </Button>
      </Card>
      {data?.contacts_shown === false && (
        <Suspense>
          <Unverified />
        </Suspense>
      )}
      <Card className="overflow-hidden" aria-busy={isFetching}>
        {isFetching ? (
          <Waiting says="Finding matching candidates..." />
        ) : error || !data?.success ? (
          <JobFailed
            title="Failed to find matching candidates"
            error={error}
            onRetry={() => void refetch()}
            onBack={onBack}
          />
        ) : data.total === 0 ? (
          <EmptyState title="Nobody yet" text={nobody(query.least)} />
        ) : (
          <div ref={place}>
            <Rows
              candidates={data.candidates}
              open={open}
              onToggle={({ reference }) => setOpen(open === reference ? null : reference)}
              onContact={(candidate) => void write(candidate)}
            />
          </div>
        )}
        {data?.success && data.total > 0 && (isFetching ? turns : !error) && (
          <Pagination
            page={Math.min(query.page, last)}
            pageSize={PAGE_SIZE}
            total={data.total}
            onPage={(page) => {
              setTurns(true)
              setQuery({ ...query, page })
            }}
          />
        )}
      </Card>
      {to && job && <ContactDialog to={to} job={job} onClose={() => setTo(null)} />}
    </>
  )
}
