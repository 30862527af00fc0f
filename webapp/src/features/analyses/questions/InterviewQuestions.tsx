import { Printer } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'

import { DIALOG_FORMATS, JOB_AND_RESUME_NEEDED, QUESTION_PAGE } from '@/api/server.gen'
import type { Level } from '@/api/analyses'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { ChoiceCells } from '@/components/ChoiceCells'
import { DropZone } from '@/components/DropZone'
import { Failed } from '@/components/Failed'
import { HiddenTextNotice } from '@/components/HiddenTextNotice'
import { JobText } from '@/components/JobText'
import { PageHeader } from '@/components/PageHeader'
import { PrintReport } from '@/components/PrintReport'
import { FromProfile } from '@/components/FromProfile'
import { Segments } from '@/components/Segments'
import { Skeleton } from '@/components/Skeleton'
import { Spinner } from '@/components/Spinner'
import { StaleNotice } from '@/components/StaleNotice'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { useArrival } from '@/lib/useArrival'
import { useFileDrop } from '@/lib/useFileDrop'
import { INPUTS_TOAST, useJobAndResume } from '@/lib/useJobAndResume'
import { counted } from '@/rules/figures'
import { isTaken, refusal } from '@/rules/resumeFiles'
import { jobName } from '@/features/analyses/names'
import { LevelBars } from './LevelBars'
import { LEVELS, levelTitle } from './levels'
import { QuestionList } from './QuestionList'
import { QuestionsOnPaper } from './QuestionsOnPaper'
import { useQuestions } from './useQuestions'

const ComingInterviews = lazy(() => import('./ComingInterviews').then((file) => ({ default: file.ComingInterviews })))
const Practice = lazy(() => import('./practice/Practice').then((file) => ({ default: file.Practice })))

const FAILED = 'Error processing the request. Please check the console for details.'
const DOC_REFUSED = 'This screen takes PDF or DOCX. Please choose another file.'

/** Questions for one job and one resume, by level, each with an answer. */
export function InterviewQuestions() {
  const { user } = useSession()
  return user && <Screen key={user.id} userId={String(user.id)} />
}

function Preparing({ level, onCancel }: { level: Level; onCancel: () => void }) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <Spinner label={`Reading the resume, choosing ${levelTitle(level).toLowerCase()} questions…`} />
        <Button size="small" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <Card aria-hidden className="divide-y divide-line">
        {Array.from({ length: QUESTION_PAGE }, (_, at) => (
          <div key={at} className="flex items-center gap-4 px-5 py-4">
            <Skeleton className="h-4 flex-1" />
            <Skeleton faint className="h-5.5 w-20" />
          </div>
        ))}
      </Card>
    </>
  )
}

function Screen({ userId }: { userId: string }) {
  const { uploads } = useSession()
  const { storage, job, resume, setJob, setFile } = useJobAndResume(userId)
  const { output, isFor, failure, asking, choose, loadMore, cancel, forgive } = useQuestions(storage)
  const [missing, setMissing] = useState<{ job?: string; file?: string }>({})
  const [announcement, setAnnouncement] = useState('')
  const [mode, setMode] = useState<'questions' | 'practice'>('questions')
  const { result, announce } = useArrival()
  const jobField = useRef<HTMLTextAreaElement>(null)

  // Resume Match may have left a .doc here, which this screen does not take.
  const refused = resume && !isTaken(resume.name, DIALOG_FORMATS) ? DOC_REFUSED : undefined
  const file = refused ? null : (resume?.file ?? null)

  const begin = async (level: Level) => {
    if (job.trim() === '' || !file) {
      setMissing({
        job: job.trim() === '' ? 'Paste the text of the job here.' : undefined,
        file: file ? undefined : 'Choose a resume.',
      })
      notify(JOB_AND_RESUME_NEEDED, { tone: 'warning', id: INPUTS_TOAST })
      if (job.trim() === '') jobField.current?.focus()
      return
    }
    setMissing({})
    const count = await choose(level, job, file)
    if (count === null) return
    setAnnouncement(`${counted(count, 'question')}, ${levelTitle(level)}.`)
    announce()
  }

  const more = async () => {
    if (!file)
      return notify(`Please choose ${resume?.name ?? 'your resume'} again.`, { tone: 'warning', id: INPUTS_TOAST })
    const count = await loadMore(file)
    if (count !== null) setAnnouncement(`${counted(count, 'question')} added.`)
  }

  const take = (chosen: File) => {
    const wrong = refusal(chosen, DIALOG_FORMATS, uploads.resume_bytes)
    setMissing((before) => ({ ...before, file: wrong ?? undefined }))
    if (wrong) return notify(wrong, { tone: 'warning', id: INPUTS_TOAST })
    forgive()
    setFile(chosen)
  }
  const remove = () => {
    setFile(null)
    setMissing((before) => ({ ...before, file: undefined }))
  }
  const hovering = useFileDrop(take)

  const reply = output?.replies[output.shown]
  const running = asking?.level ?? null
  const loadingMore = (asking?.offset ?? 0) > 0
  const stale = output !== null && !isFor(job, resume?.file ?? null)
  const practising = mode === 'practice' && output !== null && reply !== undefined && reply.questions.length > 0
  const ready = reply !== undefined && (!asking || loadingMore) && (!failure || failure.more)

  return (
    <>
      <PageHeader
        className="desk:flex-nowrap [&_p]:max-w-none"
        title={practising ? 'Interview Practice' : 'Interview Questions'}
        lead={
          practising
            ? jobName(null, output.job)
            : 'Questions for this job and your resume, five at a time, each with an answer to compare yours with.'
        }
        actions={
          ready && (
            <>
              {reply.questions.length > 0 && (
                <Segments
                  label="View"
                  options={[
                    { value: 'questions', label: 'Questions' },
                    { value: 'practice', label: 'Practice' },
                  ]}
                  value={mode}
                  onChange={setMode}
                />
              )}
              <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
            </>
          )
        }
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Suspense>
        <ComingInterviews
          job={practising ? output.job : job}
          isPractising={practising}
          onChoose={(advert) => {
            setJob(advert)
            setMissing((before) => ({ ...before, job: undefined }))
          }}
        />
      </Suspense>
      <div className={practising ? 'hidden' : 'grid grid-cols-1 gap-4 desk:grid-cols-2'}>
        <JobText
          ref={jobField}
          rows={4}
          value={job}
          error={missing.job}
          onChange={(text) => {
            setJob(text)
            setMissing((before) => ({ ...before, job: undefined }))
          }}
        />
        <DropZone
          resume={resume}
          formats={DIALOG_FORMATS}
          hovering={hovering}
          error={missing.file ?? refused}
          about={reply && resume?.name === reply.document.name ? counted(reply.document.pages, 'page') : undefined}
          onFile={take}
          onRemove={remove}
        >
          <FromProfile onFile={take} />
        </DropZone>
      </div>
      <div className={practising ? 'hidden' : 'my-4'}>
        <ChoiceCells
          label="Level"
          columns={3}
          options={LEVELS.map((level, at) => ({ ...level, icon: <LevelBars filled={(at + 1) as 1 | 2 | 3} /> }))}
          chosen={running ?? failure?.level ?? (stale ? null : output?.shown) ?? null}
          busy={running}
          onChoose={(level) => void begin(level)}
        />
      </div>
      {running && !loadingMore && <Preparing level={running} onCancel={cancel} />}
      {output && reply && ready && (
        <div ref={result}>
          {stale && (
            <StaleNotice>
              The job description or the resume has changed since these questions. Choose a level to ask again.
            </StaleNotice>
          )}
          <HiddenTextNotice document={reply.document} />
          {practising ? (
            <Suspense>
              <Practice key={output.shown} storage={storage} job={output.job} questions={reply.questions} />
            </Suspense>
          ) : (
            <QuestionList
              key={output.shown}
              level={output.shown}
              batch={reply}
              loading={loadingMore}
              onMore={stale ? null : () => void more()}
            />
          )}
          <PrintReport
            title={`Interview Questions: ${levelTitle(output.shown)}`}
            about={[{ label: 'Resume', value: reply.document.name }]}
          >
            <QuestionsOnPaper questions={reply.questions} />
          </PrintReport>
        </div>
      )}
      {failure && !asking && (
        <Failed
          title={FAILED}
          sentence={failure.sentence}
          onRetry={() => void (failure.more ? more() : begin(failure.level))}
        />
      )}
    </>
  )
}
