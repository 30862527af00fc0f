import { FileDown, SquareKanban, Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { exportOf, useApplicationsQuery, type TrackedApplication } from '@/api/applications'
import { BOARD_SHEET } from '@/api/trackedJobs'
import { isUnreachable, messageOf, statusOf } from '@/rules/errors'
import { ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { DocumentViewer, type ShownDocument } from '@/components/DocumentViewer'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { NotFresh } from '@/components/NotFresh'
import { PageHeader } from '@/components/PageHeader'
import { Pagination } from '@/components/Pagination'
import { SearchInput } from '@/components/SearchInput'
import { Segments } from '@/components/Segments'
import { Skeleton } from '@/components/Skeleton'
import { ApplicationCards } from '@/features/trackers/ApplicationCards'
import { ApplicationTable } from '@/features/trackers/ApplicationTable'
import { ImportJobs } from '@/features/trackers/ImportJobs'
import { stayWhenOffline } from '@/lib/notMade'
import { useSession } from '@/lib/session/useSession'
import { useKeptRows } from '@/lib/kept/useKeptRows'
import { useDebounced } from '@/lib/useDebounced'
import { useDocuments } from '@/lib/useDocuments'
import { useLastPage } from '@/lib/useLastPage'
import { useRoom } from '@/lib/useRoom'
import { useSheet } from '@/lib/useSheet'
import type { SessionUser } from '@/lib/session/storedUser'
import { PAGE_SIZE, statuses } from '@/rules/tracker'

const JobBoard = lazy(() => import('@/features/trackers/JobBoard').then((file) => ({ default: file.JobBoard })))
const ApplicationDetails = lazy(() =>
  import('@/features/trackers/ApplicationDetails').then((file) => ({ default: file.ApplicationDetails })),
)

const LEAD = 'Every application you sent, the documents that went with it, and its outcome.'
const BOARD_LEAD = 'Every job you follow, from Hireloom and from anywhere else.'
/** Width in pixels that the six columns need. */
const LEAST = 960
const LOGGED_OUT = 'You must be logged in to view your applications'

/** What somebody applied for, and the outcome. */
export function Tracker() {
  const { user } = useSession()
  if (!user) {
    return (
      <>
        <PageHeader title="Application Tracker" lead={LEAD} />
        <Card padded>
          <p>
            {LOGGED_OUT}.{' '}
            <Link to="/user/login" className="font-label text-brand underline underline-offset-2">
              Login
            </Link>
          </p>
        </Card>
      </>
    )
  }
  return <OwnApplications key={user.id} user={user} />
}

type View = 'table' | 'board'

function OwnApplications({ user }: { user: SessionUser }) {
  const [params, setParams] = useSearchParams()
  const view: View = params.get('view') === 'board' ? 'board' : 'table'
  const { sheet, show, close } = useSheet<{ application: number | null; isViewing?: boolean }>()
  const open = sheet ? sheet.application : Number(params.get('application')) || null
  const look = (as: View) =>
    setParams(as === 'board' ? { view: 'board' } : {}, { replace: true, state: { stays: true } })
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const [preview, setPreview] = useState<ShownDocument | null>(null)
  const query = useDebounced(typed.trim())
  const {
    data: answer,
    currentData,
    error,
    isLoading,
    isFetching,
    refetch,
  } = useApplicationsQuery(
    { email: user.email, query, page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true, skip: view === 'board' },
  )
  const isFirst = page === 1 && query === ''
  const rows = useKeptRows(user.id, 'applications', isFirst && currentData?.success ? currentData : undefined, error)
  const list = answer ?? rows
  const data = list?.success && view === 'table' ? list : null
  const failed = Boolean(error) && !isFetching
  const { download } = useDocuments()
  const { hasRoom, place } = useRoom(LEAST)

  const all = data ? Math.max(data.total, ...statuses.map((status) => data.counts[status])) : 0
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  useLastPage(page, last, data !== null && !isFetching, setPage)

  const acts = {
    onOpen: ({ id }: TrackedApplication) => show({ application: id }),
    onView: (document: ShownDocument) => {
      setPreview(document)
      show({ application: open, isViewing: true })
    },
    onDownload: ({ key, name }: ShownDocument) => void download(key, name),
  }
  const Rows = hasRoom ? ApplicationTable : ApplicationCards

  return (
    <>
      <PageHeader
        title="Application Tracker"
        lead={view === 'board' ? BOARD_LEAD : LEAD}
        actions={
          <>
            {view === 'board' && <ImportJobs />}
            {(view === 'board' || (data && all > 0)) && (
              <a
                href={view === 'board' ? BOARD_SHEET : exportOf(user.email)}
                download
                onClick={stayWhenOffline}
                className="inline-flex h-9 items-center gap-[7px] rounded-control px-3.5 text-13 font-label text-ink-soft hover:bg-muted hover:text-ink"
              >
                <FileDown aria-hidden className="size-4" strokeWidth={1.75} />
                Export CSV
              </a>
            )}
            <Segments
              label="View"
              value={view}
              onChange={look}
              options={[
                { value: 'table', label: 'Table', icon: <Table2 aria-hidden /> },
                { value: 'board', label: 'Board', icon: <SquareKanban aria-hidden /> },
              ]}
            />
          </>
        }
      />
      {view === 'board' && (
        <Suspense fallback={<Waiting />}>
          <JobBoard userId={String(user.id)} onApplication={(application) => show({ application })} />
        </Suspense>
      )}
      {isLoading && <Waiting />}
      {!isLoading && !data && view === 'table' && (
        <Card>
          <Failed error={error} onRetry={() => void refetch()} />
        </Card>
      )}
      {data && (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <SearchInput
              label="Search applications"
              placeholder="Search applications by job title, company, or status..."
              className="tablet:w-[430px]"
              value={typed}
              onType={(text) => {
                setTyped(text)
                setPage(1)
              }}
            />
            {all > 0 && (
              <ul aria-label="By status" className="flex flex-wrap gap-3 text-13">
                {statuses.map((status) => (
                  <li key={status} className={tones[status]}>
                    {data.counts[status]} {status}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {failed && <NotFresh onRetry={() => void refetch()} />}
          {data.total === 0 ? (
            <Card>
              <Nothing isSearch={all > 0} />
            </Card>
          ) : (
            <Card className="overflow-hidden">
              <div ref={place}>
                <Rows applications={data.applications} {...acts} />
              </div>
              {!failed && (
                <Pagination page={Math.min(page, last)} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
              )}
            </Card>
          )}
        </>
      )}
      {open !== null && (
        <Suspense>
          <ApplicationDetails
            id={open}
            onClose={sheet ? close : () => look(view)}
            onView={acts.onView}
            onDownload={acts.onDownload}
          />
        </Suspense>
      )}
      <DocumentViewer preview={sheet?.isViewing ? preview : null} onClose={close} />
    </>
  )
}

const tones = { Submitted: 'text-ink-soft', Selected: 'text-good', Rejected: 'text-weak' }

function Nothing({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      title="No applications found."
      text={
        isSearch
          ? 'No application has these words in its title, company or status.'
          : 'Your applications appear here, with their documents and outcome.'
      }
      action={
        !isSearch && (
          <ButtonLink to="/user/jobslist" variant="primary">
            Find a job
          </ButtonLink>
        )
      }
    />
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = statusOf(error)
  if (isUnreachable(error)) {
    return <ErrorState title="Error connecting to the server. Please try again later." onRetry={onRetry} />
  }
  return (
    <ErrorState
      title="Failed to fetch applications"
      text={
        <>
          {typeof status === 'number' && <p>HTTP error! Status: {status}</p>}
          <p>{messageOf(error)}</p>
        </>
      }
      onRetry={onRetry}
    />
  )
}

function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">Loading your applications...</span>
      <Skeleton className="mb-3 h-9.5 w-full tablet:w-[430px]" />
      <Card aria-hidden className="divide-y divide-line">
        {Array.from({ length: 5 }, (_, row) => (
          <div key={row} className="flex items-center gap-6 px-5 py-4">
            <Skeleton className="h-4 w-40" />
            <Skeleton faint className="h-5.5 flex-1" />
            <Skeleton faint className="h-4 w-24" />
          </div>
        ))}
      </Card>
    </div>
  )
}
