import '@/features/resumeVersions/resumes.css'
import '@/features/resumeVersions/page.css'
import '@/features/resumeVersions/templates.css'

import { ArrowLeft, ListFilter, Redo2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'

import {
  useConfirmSentenceMutation,
  useResumeMatchQuery,
  useResumeQuery,
  useSaveResumeMutation,
  type ShownResume,
} from '@/api/resumeVersions'
import { ErrorState } from '@/components/ErrorState'
import { IconButton } from '@/components/IconButton'
import { NewerVersion } from '@/components/NewerVersion'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Segments } from '@/components/Segments'
import { CareerColumn } from '@/features/resumeVersions/CareerColumn'
import { ChangesBar, VersionChip } from '@/features/resumeVersions/Changes'
import { ExportButtons } from '@/features/resumeVersions/ExportButtons'
import { FileFoot } from '@/features/resumeVersions/FileFoot'
import { Looks } from '@/features/resumeVersions/Looks'
import { MatchColumn } from '@/features/resumeVersions/MatchColumn'
import { Page } from '@/features/resumeVersions/Page'
import { changesOn } from '@/features/resumeVersions/pageChanges'
import { Photo } from '@/features/resumeVersions/Photo'
import { Threads } from '@/features/resumeVersions/Threads'
import { useComparison } from '@/features/resumeVersions/useComparison'
import { draftOf, partsOf, rowsOf, waitingLines, withoutSentence, type Draft } from '@/features/resumeVersions/version'
import { BELOW_DESK } from '@/lib/layout'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { useAutosave } from '@/lib/useAutosave'
import { useMedia } from '@/lib/useMedia'
import { useTitle } from '@/lib/useTitle'
import { atTime } from '@/rules/clock'
import { messageOf } from '@/rules/errors'

const Templates = lazy(() =>
  import('@/features/resumeVersions/Templates').then((file) => ({ default: file.Templates })),
)

/** Milliseconds after a change before the page and the match follow. */
const REST = 300

/** One resume: the career on the left, its page in the middle, the match with its job on the right. */
export function Studio() {
  const id = Number(useParams().resumeId)
  const { data, error, refetch, isFetching } = useResumeQuery(id, { refetchOnMountOrArgChange: true })
  if (error)
    return <ErrorState level={1} title="This resume could not be loaded" text={messageOf(error)} onRetry={refetch} />
  if (!data || isFetching) return <ScreenSkeleton />
  return <Workbench key={data.resume.id} first={data} onReload={() => void refetch()} />
}

const views = { career: 'Career', page: 'Page', match: 'Match' } as const
type View = keyof typeof views
type Sheet = 'page' | 'changes'

function Workbench({ first, onReload }: { first: ShownResume; onReload: () => void }) {
  const { id } = first.resume
  const { user } = useSession()
  const [resume, setResume] = useState(first)
  const [view, setView] = useState<View>('career')
  const [chosen, setChosen] = useState('')
  const [isChoosing, setChoosing] = useState(false)
  const [sheet, setSheet] = useState<Sheet>('page')
  const [isFiltering, setFiltering] = useState(false)
  const isNarrow = useMedia(BELOW_DESK)
  const [send] = useSaveResumeMutation()
  const [confirm, { isLoading: isConfirming }] = useConfirmSentenceMutation()
  const draft = useAutosave<Draft>({
    first: draftOf(first.resume),
    version: first.version,
    save: async (value, version) => {
      const answer = await send({ id, body: { ...value, version } }).unwrap()
      setResume(answer)
      return answer
    },
    rest: REST,
    isValid: ({ name }) => name.trim() !== '',
  })
  const {
    data: match,
    error: matchError,
    isFetching: isCounting,
  } = useResumeMatchQuery({ id, version: resume.version })
  const [opening, setOpening] = useState(match)
  if (match && !opening) setOpening(match)
  const comparison = useComparison(id, resume.version)
  const isComparing = sheet === 'changes'
  useTitle(draft.value.name)

  const yes = async (sentence: string) => {
    try {
      const answer = await confirm({ id, sentence }).unwrap()
      setResume(answer)
      draft.restart(draftOf(answer.resume), answer.version)
      notify('Added to your career.', { tone: 'good' })
    } catch (error) {
      notify(messageOf(error) ?? 'This could not be added to your career.', { tone: 'bad' })
    }
  }
  const parts = partsOf(resume.career, draft.value)
  const all = parts.flatMap((part) => rowsOf(part, draft.value))
  // A part that is switched off takes its sentences off the page.
  const onPage = parts
    .filter((part) => !draft.value.left_out.includes(part.id))
    .flatMap((part) => rowsOf(part, draft.value).filter(({ isOn }) => isOn))
  const savedLine = draft.savedAt ? `Saved ${atTime(draft.savedAt)}` : 'Saved'
  const status =
    draft.refusal ?? (draft.value.name.trim() === '' ? 'Needs a name' : draft.isSaved ? savedLine : 'Saving...')
  const set = (part: Partial<Draft>) => draft.change({ ...draft.value, ...part })

  const waitingOnPage = waitingLines(resume.career, draft.value, resume.waiting)
  const waitingIds = waitingOnPage.map((line) => line.id)
  const columns = {
    career: (
      <CareerColumn
        resume={resume}
        draft={draft.value}
        match={match}
        chosen={chosen}
        isBusy={!draft.isSaved || isConfirming}
        isFiltering={isFiltering}
        onChoose={setChosen}
        onChange={draft.change}
        onConfirm={(sentence) => void yes(sentence)}
      />
    ),
    page: (
      <>
        {resume.page.name === user?.username && (
          <p role="status" className="studio-note pt-4 text-12 text-medium">
            {`Your name is not in your career yet, so the page shows your username, “${resume.page.name}”. `}
            <Link to="/user/career" className="underline">
              Add your name
            </Link>
          </p>
        )}
        {isComparing && (
          <ChangesBar
            id={id}
            version={resume.version}
            isSaved={draft.isSaved}
            comparison={comparison}
            onRestored={(answer) => {
              setResume(answer)
              draft.restart(draftOf(answer.resume), answer.version)
            }}
          />
        )}
        {isComparing && comparison.error ? (
          <ErrorState
            title="The changes could not be loaded"
            text={messageOf(comparison.error)}
            onRetry={comparison.retry}
          />
        ) : (
          <Page
            page={resume.page}
            draft={draft.value}
            chosen={chosen}
            waiting={waitingOnPage}
            missing={resume.missing_letters}
            photo={resume.photo}
            changes={isComparing && comparison.changes ? changesOn(resume.page, comparison.changes) : undefined}
            claims={{
              ids: waitingIds,
              match,
              isBusy: !draft.isSaved || isConfirming,
              onChoose: setChosen,
              onYes: (sentence) => void yes(sentence),
              onNo: (sentence) => draft.change(withoutSentence(draft.value, sentence)),
            }}
          />
        )}
      </>
    ),
    match: (
      <MatchColumn
        steps={draft.steps}
        proven={match?.sentences.find(({ id: sentenceId }) => sentenceId === chosen)?.proves[0] ?? ''}
        match={match}
        opening={opening ?? match}
        problem={messageOf(matchError)}
        isCounting={isCounting || !draft.isSaved}
      />
    ),
  }
  const pageHead = (
    <div className="studio-head">
      <Looks draft={draft.value} onChange={set} onTemplates={() => setChoosing(true)} />
      <Photo hasOne={resume.photo !== ''} isShown={draft.value.has_photo} onShow={(has_photo) => set({ has_photo })} />
      <span className="studio-sheets">
        <Segments
          label="What the middle shows"
          options={[
            { value: 'page', label: 'Page' },
            {
              value: 'changes',
              label: (
                <>
                  Changes {comparison.count ? <span className="font-strong text-brand">{comparison.count}</span> : ''}
                </>
              ),
            },
          ]}
          value={sheet}
          onChange={setSheet}
        />
        <Link to={`/user/machine-view?resume=${id}`} className="studio-machine text-13">
          Machine view
        </Link>
      </span>
    </div>
  )
  const careerHead = (
    <div className="studio-head">
      <h2 className="text-15 font-strong">Your career</h2>
      <span className="ml-auto text-12 text-ink-soft">{`${onPage.length} of ${all.length} sentences on`}</span>
      <IconButton
        aria-label="Filter the sentences"
        aria-expanded={isFiltering}
        onClick={() => setFiltering(!isFiltering)}
      >
        <ListFilter aria-hidden />
      </IconButton>
    </div>
  )
  const foot = <FileFoot id={id} version={resume.version} />
  return (
    <div className="studio">
      <header className="studio-bar">
        <Link to="/user/resumes" aria-label="All resumes" className="studio-back">
          <ArrowLeft aria-hidden className="size-[18px]" strokeWidth={1.75} />
        </Link>
        <div className="studio-title">
          <h1 tabIndex={-1} className="sr-only">
            {draft.value.name}
          </h1>
          <div className="flex flex-wrap items-center gap-x-2">
            <input
              aria-label="Name of the resume"
              className="studio-name"
              maxLength={80}
              value={draft.value.name}
              onChange={(event) => set({ name: event.target.value })}
            />
            <VersionChip
              comparison={comparison}
              onCompare={() => {
                setSheet('changes')
                setView('page')
              }}
            />
          </div>
          <p className="truncate text-12 text-ink-soft">
            {`For ${[first.resume.job_title, first.resume.company].filter(Boolean).join(' · ')}`}
          </p>
        </div>
        <span role="status" className="text-12 text-ink-soft">
          {status}
        </span>
        {draft.isElsewhere && <NewerVersion onShow={onReload} onInsist={draft.insist} />}
        <IconButton aria-label="Undo" disabled={draft.steps === 0} onClick={draft.undo}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton aria-label="Redo" disabled={!draft.canRedo} onClick={draft.redo}>
          <Redo2 aria-hidden />
        </IconButton>
        <ExportButtons
          id={id}
          name={draft.value.name}
          isSaved={draft.isSaved}
          waiting={resume.waiting.length}
          onSaved={comparison.look}
        />
      </header>
      {isNarrow ? (
        <>
          <div className="studio-tabs">
            <Segments
              label="View"
              options={Object.entries(views).map(([value, label]) => ({ value: value as View, label }))}
              value={view}
              onChange={setView}
            />
          </div>
          <section aria-label={views[view]}>
            {view === 'career' ? careerHead : <h2 className="sr-only">{views[view]}</h2>}
            {view === 'page' && pageHead}
            {columns[view]}
            {view === 'page' && foot}
          </section>
        </>
      ) : (
        <div className="studio-columns">
          <section aria-label="Your career">
            {careerHead}
            <div className="studio-scroll">{columns.career}</div>
          </section>
          <section aria-label="Page" className="studio-desk">
            {pageHead}
            {/* It has nothing that takes the focus, and keys must be able to scroll it. */}
            <div className="studio-scroll" role="group" aria-label="The resume" tabIndex={0}>
              {columns.page}
            </div>
            {foot}
          </section>
          <section aria-label="Match">
            <div className="studio-head">
              <h2 className="text-15 font-strong">Match</h2>
            </div>
            <div className="studio-scroll">{columns.match}</div>
          </section>
          <Threads chosen={chosen} watch={[draft.value, resume, match, isComparing, comparison.changes]} />
        </div>
      )}
      {isChoosing && (
        <Suspense>
          <Templates
            resume={resume}
            draft={draft.value}
            onUse={(template) => {
              set({ template })
              setChoosing(false)
            }}
            onChange={set}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
