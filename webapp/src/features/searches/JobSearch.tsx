import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'

import { isOwn, type Job, type OwnJob } from '@/api/searches'
import { useProfileQuery } from '@/api/profiles'
import { Card } from '@/components/Card'
import { NotFresh } from '@/components/NotFresh'
import { PageHeader } from '@/components/PageHeader'
import { DetailSheet } from '@/features/searches/DetailSheet'
import { titleId } from '@/features/searches/JobCard'
import { JobDetail } from '@/features/searches/JobDetail'
import { JobList } from '@/features/searches/JobList'
import { keptList } from '@/features/searches/keptList'
import { BoardWarnings, ListFailed, ListSkeleton } from '@/features/searches/ListStates'
import { SavedSearches } from '@/features/searches/SavedSearches'
import { SearchForm } from '@/features/searches/SearchForm'
import { useListing } from '@/features/searches/useListing'
import { useOpenJob } from '@/features/searches/useOpenJob'
import { useTarget } from '@/features/searches/useTarget'
import { useWayBack } from '@/features/searches/useWayBack'
import { PRODUCT_NAME } from '@/lib/product'
import { useSession } from '@/lib/session/useSession'
import type { SessionUser } from '@/lib/session/storedUser'
import { useMedia } from '@/lib/useMedia'
import { useToday } from '@/lib/useToday'
import { counted } from '@/rules/figures'
import { isSameId } from '@/rules/jobCards'
import { addressOf, EMPTY_SEARCH, searchIn, SIZES, targetIn, type Search } from '@/rules/jobSearch'
import { entries } from '@/rules/profile'

// The code of a match result is half as large as the screen's, so it is loaded on demand.
const MatchDialog = lazy(() =>
  import('@/features/searches/MatchDialog').then((file) => ({ default: file.MatchDialog })),
)

const NothingFound = lazy(() => import('@/features/searches/FewJobs').then((file) => ({ default: file.NothingFound })))
const FewFound = lazy(() => import('@/features/searches/FewJobs').then((file) => ({ default: file.FewFound })))
const TargetGone = lazy(() => import('@/features/searches/FewJobs').then((file) => ({ default: file.TargetGone })))

const SIDE_BY_SIDE = '(min-width: 68.75rem)'

/** The dialog for applying, passed in because it belongs to another feature. */
export type ApplyDialog = ComponentType<{ job: OwnJob; open: boolean; onClose: () => void }>

/** Finding the right job: a list of our own and of outside boards, and each job in full. */
export function JobSearch({ ApplyByEmail }: { ApplyByEmail: ApplyDialog }) {
  const { user } = useSession()
  const { search } = useLocation()
  const [left, setLeft] = useState(() => (user && search === '' ? (keptList(user.id).read()?.address ?? '') : ''))
  if (left && search !== '') setLeft('')
  if (!user) return null
  // A person who returns finds the search that they left.
  if (left && search === '') return <Navigate to={{ search: left }} replace />
  return <Screen key={user.id} user={user} ApplyByEmail={ApplyByEmail} />
}

function Screen({ user, ApplyByEmail }: { user: SessionUser; ApplyByEmail: ApplyDialog }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const address = params.toString()
  const { search, target } = useMemo(() => {
    const query = new URLSearchParams(address)
    return { search: searchIn(query), target: targetIn(query) }
  }, [address])
  const today = useToday()
  const isWide = useMedia(SIDE_BY_SIDE)
  const listing = useListing(user, search, target?.id ?? null, today)
  const { first, jobs, error, warnings } = listing
  const profileQuery = useProfileQuery(user.id)
  const profile = profileQuery.data?.profile ?? null
  const skills = profile && entries(profile.skills)
  const wishes = { roles: entries(profile?.job_roles ?? ''), places: entries(profile?.preferred_locations ?? '') }

  const [from] = useState(() => keptList(user.id).read())
  const returns = from !== null && target === null && from.address === address
  const [shownBy, setShownBy] = useState<Record<string, number>>(from ? { [from.address]: from.shown } : {})
  const targetAt = target ? jobs.findIndex(({ id }) => isSameId(id, target.id)) : -1
  const visible = Math.max(shownBy[address] ?? (target ? SIZES.withTarget : SIZES.step), targetAt + 1)

  const place = useOpenJob(isWide)
  const beside = (returns ? from.opened : null) ?? (jobs[0] ? String(jobs[0].id) : null)
  const byItself = target?.opens && targetAt >= 0 ? target.id : isWide ? beside : null
  const isShown = place.opened === undefined ? byItself : place.opened
  const openJob = jobs.find(({ id }) => isShown !== null && isSameId(id, isShown)) ?? null
  const litId = useTarget(target?.id ?? null, targetAt >= 0)
  const lastAddress = search ? addressOf(search).toString() : ''
  useWayBack(
    user.id,
    { address: lastAddress, shown: visible, opened: place.opened ?? null },
    returns ? from : null,
    jobs.length > 0,
  )

  const heading = useRef<HTMLHeadingElement>(null)
  // A sheet stays with the job that it was opened for, even if the list loses it: an application may be under way.
  const { sheet } = place
  const [begun, setBegun] = useState<Job | null>(null)
  if (begun && !sheet) setBegun(null)
  useEffect(() => {
    if (openJob && (sheet === 'match' || (sheet === 'apply' && !openJob.applied)))
      // Also after a reload, the job's sheet opens first: of two at once, the lower one hides the upper one's names.
      // oxlint-disable-next-line react/set-state-in-effect
      setBegun((now) => (now && isSameId(now.id, openJob.id) ? now : openJob))
  }, [openJob, sheet])
  const applyingTo = sheet === 'apply' && begun && isOwn(begun) ? begun : null
  const matching = sheet === 'match' ? begun : null

  // From an open sheet, the new address replaces the sheet's history entry, so that Back does not reopen the sheet.
  const goTo = (next: string) => void navigate({ search: next }, { replace: sheet !== null, state: { stays: true } })
  const go = (next: Search) => goTo(addressOf(next).toString())
  // The heading to focus exists only once the other job is rendered.
  const toFocus = useRef<Job['id'] | null>(null)
  useEffect(() => {
    if (toFocus.current === null || !openJob || !isSameId(openJob.id, toFocus.current)) return
    toFocus.current = null
    heading.current?.focus({ preventScroll: true })
  })
  const open = (job: Job) => {
    place.open(job.id)
    if (!isWide) return
    toFocus.current = job.id
    if (openJob && isSameId(openJob.id, job.id)) heading.current?.focus({ preventScroll: true })
  }
  const close = () => {
    place.close()
    if (isWide && openJob) document.getElementById(titleId(openJob.id))?.focus({ preventScroll: true })
  }

  const stands: Search = search ?? {
    ...EMPTY_SEARCH,
    query: first?.defaultQuery ?? '',
    location: first?.defaultLocation ?? '',
  }
  const detail = openJob && {
    job: openJob,
    query: stands.query,
    today,
    skills,
    onApply: () => place.begin('apply', openJob.id),
    onMatch: () => place.begin('match', openJob.id),
    onClose: close,
  }
  const isLoading = !first && !error
  const isBeside = isWide && (isShown !== null || isLoading)

  return (
    <>
      <PageHeader
        title="Find the Right Job"
        className="max-tablet:mb-3 max-tablet:flex-nowrap max-tablet:[&_p]:hidden desk:flex-nowrap"
        documentTitle="Job Search"
        lead={`${PRODUCT_NAME} jobs and outside boards in one list, none past its deadline.`}
        actions={<SavedSearches search={stands} onOpen={go} />}
      />
      <SearchForm
        search={stands}
        isSuggested={search === null}
        onSearch={go}
        onClear={search ? () => goTo('') : undefined}
        wishes={wishes}
        hasMatches={Object.keys(listing.matches).length > 0}
        count={first && <Count of={jobs.length} more={listing.hasMore} />}
      />
      <h2 className="sr-only">Jobs</h2>
      <div className="mt-3">
        {first?.defaultQueryUsed && !search && (
          <p className="mb-3 text-12 text-ink-soft">
            {wishes.roles.length + wishes.places.length > 0 || profileQuery.isLoading
              ? 'Chosen to match your profile.'
              : 'To begin with, jobs you can do from anywhere.'}{' '}
            Search for anything else above.
          </p>
        )}
        <BoardWarnings warnings={warnings} />
        {error && first && (
          <NotFresh onRetry={() => void listing.retry()}>
            {listing.moreFailed ? 'More jobs could not be loaded.' : undefined}
          </NotFresh>
        )}
        <Suspense>{target && first && targetAt < 0 && <TargetGone />}</Suspense>
      </div>
      <div
        className={isBeside ? 'grid items-start gap-4 min-[68.75rem]:grid-cols-[minmax(0,456fr)_minmax(0,654fr)]' : ''}
      >
        {isLoading && <ListSkeleton withDetail={isBeside} />}
        {!first && error && <ListFailed error={error} onRetry={() => void listing.refetch()} />}
        <Suspense>{first && jobs.length === 0 && <NothingFound search={stands} onSearch={go} />}</Suspense>
        {jobs.length > 0 && (
          <JobList
            listing={listing}
            count={visible}
            onShown={(count) => setShownBy((before) => ({ ...before, [address]: count }))}
            query={stands.query}
            today={today}
            openId={openJob && String(openJob.id)}
            litId={litId}
            onOpen={open}
            isAlone={!isBeside}
          >
            <Suspense>
              {jobs.length < SIZES.step && !listing.hasMore && !target && <FewFound search={stands} onSearch={go} />}
            </Suspense>
          </JobList>
        )}
        {detail && isWide && (
          <Card
            aria-labelledby="open-job"
            className="sticky top-4 flex max-h-[calc(100dvh-32px)] flex-col overflow-clip"
            onKeyDown={(event) => event.key === 'Escape' && close()}
          >
            <JobDetail
              key={detail.job.id}
              {...detail}
              title={
                <h2 id="open-job" ref={heading} tabIndex={-1} className="text-20 wrap-anywhere outline-none">
                  {detail.job.title}
                </h2>
              }
            />
          </Card>
        )}
      </div>
      {detail && !isWide && <DetailSheet {...detail} />}
      {applyingTo && (
        <Suspense>
          <ApplyByEmail job={applyingTo} open onClose={place.end} />
        </Suspense>
      )}
      {matching && (
        <Suspense>
          <MatchDialog job={matching} profile={profileQuery.isLoading ? undefined : profile} onClose={place.end} />
        </Suspense>
      )}
    </>
  )
}

function Count({ of, more }: { of: number; more: boolean }) {
  if (more)
    return (
      <>
        <span className="font-strong text-ink">{of}+</span> jobs
      </>
    )
  const [number, noun] = counted(of, 'job').split(' ')
  return (
    <>
      <span className="font-strong text-ink">{number}</span> {noun}
    </>
  )
}
