import { ChartNoAxesColumn, ChevronsLeft, ChevronsRight, Columns2, Link2, Pencil, Plus } from 'lucide-react'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'

import {
  useLazyTrackedJobTextQuery,
  useReadJobPageMutation,
  useTrackerBoardQuery,
  type TrackedJob,
  type TrackerStage,
} from '@/api/trackedJobs'
import { MOST_OWN_STAGES } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { IconButton } from '@/components/IconButton'
import { ErrorState } from '@/components/ErrorState'
import { NotFresh } from '@/components/NotFresh'
import { SearchInput } from '@/components/SearchInput'
import { Segments } from '@/components/Segments'
import { Skeleton } from '@/components/Skeleton'
import { Today } from '@/features/trackers/Today'
import { JobCard } from '@/features/trackers/JobCard'
import { useBoardMoves } from '@/features/trackers/useBoardMoves'
import { matchStorage } from '@/lib/kept/matchStorage'
import { useKeptRows } from '@/lib/kept/useKeptRows'
import { BELOW_DESK } from '@/lib/layout'
import { notify } from '@/lib/notify'
import { useToday } from '@/lib/useToday'
import { useMedia } from '@/lib/useMedia'
import { codeOf, messageOf } from '@/rules/errors'
import { wholeAdvert } from '@/rules/adverts'
import { cardKey, isFound, isFrom, sources, stageName, type Source } from '@/rules/trackerBoard'
import '@/features/trackers/board.css'

const JobDialog = lazy(() => import('@/features/trackers/JobDialog').then((file) => ({ default: file.JobDialog })))

const FiguresDialog = lazy(() =>
  import('@/features/trackers/FiguresDialog').then((file) => ({ default: file.FiguresDialog })),
)
const OffersDialog = lazy(() =>
  import('@/features/trackers/OffersDialog').then((file) => ({ default: file.OffersDialog })),
)
const LetterDialog = lazy(() =>
  import('@/features/trackers/LetterDialog').then((file) => ({ default: file.LetterDialog })),
)
const StageDialog = lazy(() =>
  import('@/features/trackers/StageDialog').then((file) => ({ default: file.StageDialog })),
)

const STUDIO = '/user/resumes'
const MOST_SHOWN = 10 // cards of a column on a phone, until the person wants all
const NAMES: Record<Source, string> = { all: 'All', hireloom: 'Hireloom', outside: 'Outside' }

type Props = {
  userId: string
  /** Shows an application with everything that was sent. */
  onApplication: (id: number) => void
}

/** Every job that somebody follows, from Hireloom and from anywhere else, by stage. */
export function JobBoard({ userId, onApplication }: Props) {
  const board = useTrackerBoardQuery(undefined, { refetchOnMountOrArgChange: true })
  const { error, isFetching, refetch } = board
  const rows = useKeptRows(userId, 'board', board.data, error)
  const data = board.data ?? rows
  const [source, setSource] = useState<Source>('all')
  const [words, setWords] = useState('')
  const [added, setAdded] = useState('')
  const [open, setOpen] = useState<TrackedJob | { address: string } | null>(null)
  const [stage, setStage] = useState<TrackerStage | 'new' | null>(null)
  const [isFolded, setFolded] = useState(true)
  const [whole, setWhole] = useState<readonly string[]>([])
  // Where columns do not scroll by themselves, a long one would make the page endless.
  const isShort = useMedia(BELOW_DESK)
  const [tool, setTool] = useState<'figures' | { offers: TrackedJob[] } | { letter: TrackedJob } | null>(null)
  const today = useToday()
  const moves = useBoardMoves(data?.jobs ?? [], data?.stages ?? [])
  const use = useTools(userId)

  if (!data)
    return error ? (
      <Card>
        <ErrorState title="Your board could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      </Card>
    ) : (
      <div role="status">
        <span className="sr-only">Loading your board...</span>
        <Skeleton faint className="h-32 w-full" />
      </div>
    )

  const jobs = data.jobs.filter((job) => isFrom(job, source) && isFound(job, words.trim()))
  const ownStages = data.stages.filter((column) => column.is_own)
  const show = (job: TrackedJob) =>
    job.application_id === null || job.id ? setOpen(job) : onApplication(job.application_id)
  return (
    <>
      <div className="board-tools">
        <AddByLink onAdded={(job) => setAdded(cardKey(job))} onForm={(address) => setOpen({ address })} />
        <span className="grow" />
        <Segments
          label="Where from"
          value={source}
          onChange={setSource}
          options={sources.map((value) => ({
            value,
            label: (
              <>
                {NAMES[value]}{' '}
                <span className="text-ink-soft">{data.jobs.filter((job) => isFrom(job, value)).length}</span>
              </>
            ),
          }))}
        />
        <Button
          size="small"
          variant="quiet"
          icon={<ChartNoAxesColumn aria-hidden />}
          onClick={() => setTool('figures')}
        >
          Figures
        </Button>
        <SearchInput label="Search jobs, companies, notes" className="board-search" value={words} onType={setWords} />
      </div>
      {Boolean(error) && !isFetching && <NotFresh onRetry={() => void refetch()} />}
      <Today jobs={data.jobs} today={today} onPractice={(job) => void use(job, '/user/InterviewQuestions')} />
      {data.jobs.length === 0 ? (
        <Card>
          <EmptyState
            title="You are not following any jobs yet."
            text="Paste a link to a job from any site, save one from Job Search, or add one by hand. What you apply for here shows up by itself."
            action={
              <Button variant="primary" onClick={() => setOpen({ address: '' })}>
                Add a job by hand
              </Button>
            }
          />
        </Card>
      ) : (
        <div className="board-columns">
          {data.stages.map((column) => {
            const { key: value, name: label } = column
            const here = jobs.filter((job) => job.stage === value)
            const isCut = isShort && !whole.includes(value) && here.length > MOST_SHOWN + 1
            const isHidden = (job: TrackedJob, at: number) =>
              isCut && at >= MOST_SHOWN && ![added, ...moves.last].includes(cardKey(job))
            const hidden = here.filter(isHidden)
            if (value === 'closed' && isFolded)
              return (
                <button
                  key={value}
                  type="button"
                  className="board-rail board-closed"
                  aria-expanded={false}
                  data-column={value}
                  data-target={moves.over === value || undefined}
                  onClick={() => setFolded(false)}
                >
                  <ChevronsLeft aria-hidden className="size-4" strokeWidth={1.75} />
                  <span dir="auto">{label}</span> {here.length}
                </button>
              )
            return (
              <section
                key={value}
                aria-label={label}
                className="board-column"
                data-column={value}
                data-target={moves.over === value || undefined}
              >
                <div className="board-head-line">
                  <h2>
                    <span dir="auto">{label}</span>{' '}
                    <span className="text-12 font-medium text-ink-soft">{here.length}</span>
                  </h2>
                  {value === 'closed' && (
                    <IconButton aria-label={`Fold ${label}`} className="ml-auto" onClick={() => setFolded(true)}>
                      <ChevronsRight />
                    </IconButton>
                  )}
                  {column.is_own && (
                    <>
                      <span className="board-own-stage text-12 text-ink-soft">Yours</span>
                      <IconButton aria-label={`Change ${label}`} onClick={() => setStage(column)}>
                        <Pencil />
                      </IconButton>
                    </>
                  )}
                </div>
                {here.length === 0 && (
                  <p className="px-2 text-12 text-ink-soft">
                    {jobs.length < data.jobs.length ? 'No match here.' : 'No job here yet.'}
                  </p>
                )}
                <ul>
                  {here
                    .filter((job) => !hidden.includes(job))
                    .map((job) => (
                      <JobCard
                        key={cardKey(job)}
                        job={job}
                        stages={data.stages}
                        today={today}
                        isNew={added === cardKey(job)}
                        isMoving={moves.moving !== null && cardKey(moves.moving.job) === cardKey(job)}
                        gap={moves.drag?.id === cardKey(job) ? moves.drag.height : 0}
                        onOpen={() => show(job)}
                        onApplication={onApplication}
                        onMatch={() => void use(job, '/user/atsMainContent')}
                        onMove={(to) => void moves.change(job, to)}
                        onKey={moves.keys(job)}
                      />
                    ))}
                </ul>
                {hidden[0] && (
                  <Button
                    size="small"
                    className="mt-2 w-full"
                    aria-label={`Show ${hidden.length} more in ${label}`}
                    onClick={() => {
                      setWhole([...whole, value])
                      moves.focusNext(hidden[0]!)
                    }}
                  >
                    {`Show ${hidden.length} more`}
                  </Button>
                )}
                {value === 'offer' && here.length > 1 && (
                  <Button
                    size="small"
                    className="mt-2 w-full"
                    icon={<Columns2 aria-hidden />}
                    onClick={() => setTool({ offers: here })}
                  >
                    Compare offers
                  </Button>
                )}
              </section>
            )
          })}
          {ownStages.length < MOST_OWN_STAGES && (
            <button type="button" className="board-rail" onClick={() => setStage('new')}>
              <Plus aria-hidden className="size-4" strokeWidth={1.75} />
              Add stage
            </button>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {moves.moving &&
          `Moving ${moves.moving.job.title}: ${stageName(data.stages, moves.moving.to)}. Arrow keys choose the column, Enter moves it there, Escape leaves it.`}
      </p>
      {stage && (
        <Suspense>
          <StageDialog stage={stage === 'new' ? null : stage} ownStages={ownStages} onClose={() => setStage(null)} />
        </Suspense>
      )}
      {tool && (
        <Suspense>
          {tool === 'figures' ? (
            <FiguresDialog onClose={() => setTool(null)} />
          ) : 'offers' in tool ? (
            <OffersDialog offers={tool.offers} today={today} onClose={() => setTool(null)} onOpen={show} />
          ) : (
            <LetterDialog job={tool.letter} onClose={() => setTool(null)} />
          )}
        </Suspense>
      )}
      {open && (
        <Suspense>
          <JobDialog
            key={'id' in open ? open.id : 'new'}
            job={'id' in open ? open : null}
            address={open.address}
            onClose={() => setOpen(null)}
            onAdded={(job) => setAdded(cardKey(job))}
            onUse={(job, path) => void use(job, path)}
            onLetter={(job) => {
              setOpen(null)
              setTool({ letter: job })
            }}
            onApplication={onApplication}
          />
        </Suspense>
      )}
    </>
  )
}

/** Opens a tool with the advert of the job filled in. */
function useTools(userId: string) {
  const [load] = useLazyTrackedJobTextQuery()
  const navigate = useNavigate()
  return async (job: TrackedJob, path: string) => {
    const { data, error } = await load(job.id)
    if (!data)
      return notify('The advert could not be loaded', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
    if (path === STUDIO)
      return void navigate(path, { state: { job_title: job.title, company: job.company, advert: data.text } })
    matchStorage(userId).keep('jobDescription', wholeAdvert({ ...job, description: data.text }))
    void navigate(path)
  }
}

/** A link is read by the server; where that cannot be done, or nothing is typed, a form asks. */
function AddByLink({ onAdded, onForm }: { onAdded: (job: TrackedJob) => void; onForm: (address: string) => void }) {
  const [address, setAddress] = useState('')
  const [readPage, { isLoading }] = useReadJobPageMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const link = address.trim()
    if (!link) return onForm('')
    const { data, error } = await readPage(/^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(link) ? `https://${link}` : link)
    if (data) {
      setAddress('')
      onAdded(data.job)
      notify(data.is_new ? 'Added to your tracker' : 'You already follow this job', {
        tone: data.is_new ? 'good' : 'plain',
        text: `${data.job.title}, ${data.job.company}`,
      })
    } else if (codeOf(error) === 'job_page_unreadable') {
      setAddress('')
      onForm(link)
    } else notify('The job was not added', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
  }
  return (
    <form className="board-link" onSubmit={(event) => void submit(event)}>
      <Link2 aria-hidden className="size-4 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <input
        aria-label="Link to a job"
        placeholder="Paste a link from any job site"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="small"
        icon={<Plus aria-hidden />}
        busy={isLoading ? 'Reading...' : ''}
      >
        Add job
      </Button>
    </form>
  )
}
