import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { JOB_AND_RESUME_NEEDED, MATCH_FORMATS } from '@/api/server.gen'
import type { MatchAnalysis } from '@/api/analyses'
import { Button } from '@/components/Button'
import { Failed } from '@/components/Failed'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { StaleNotice } from '@/components/StaleNotice'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { useArrival } from '@/lib/useArrival'
import { useFileDrop } from '@/lib/useFileDrop'
import { INPUTS_TOAST, useJobAndResume } from '@/lib/useJobAndResume'
import { scoreHeading } from '@/rules/bands'
import { counted } from '@/rules/figures'
import { percentFrom } from '@/rules/percent'
import { refusal } from '@/rules/resumeFiles'
import { analysisName } from './analyses'
import { FirstInputs } from './FirstInputs'
import { useCorrections } from './useCorrections'
import { useMatch } from './useMatch'

// Only a person without a job and a resume needs it.
const Samples = lazy(() => import('./Samples').then((file) => ({ default: file.Samples })))
const Analysing = lazy(() => import('@/components/match/Analysing').then((file) => ({ default: file.Analysing })))
// They are on their way while the server counts.
const loadOutcome = () => import('./Outcome')
const ResultHead = lazy(() => loadOutcome().then((file) => ({ default: file.ResultHead })))
const Outcome = lazy(() => loadOutcome().then((file) => ({ default: file.Outcome })))
const OutcomeActions = lazy(() => loadOutcome().then((file) => ({ default: file.OutcomeActions })))
const RaiseScreen = lazy(() => import('./raise/RaiseScreen').then((file) => ({ default: file.RaiseScreen })))

const FAILED = 'Error processing request. Please try again.'

/** How a resume fits one job, requirement by requirement. */
export function ResumeMatch() {
  const { user } = useSession()
  return user && <Screen key={user.id} userId={String(user.id)} />
}

function Screen({ userId }: { userId: string }) {
  const { uploads } = useSession()
  const { storage, job, resume, setJob, setFile } = useJobAndResume(userId)
  const match = useMatch(storage)
  const { output, percent, failure, asking } = match
  const { result, announce } = useArrival()
  const [missing, setMissing] = useState<{ job?: string; file?: string }>({})
  const [editing, setEditing] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const jobField = useRef<HTMLTextAreaElement>(null)
  const [params] = useSearchParams()

  const analyse = async (analysis: MatchAnalysis, text = job, file = resume?.file ?? null) => {
    const noJob = text.trim() === ''
    setMissing({
      job: noJob ? 'Paste the text of the job here.' : undefined,
      file: file ? undefined : 'Choose a resume.',
    })
    if (noJob || !file) {
      notify(JOB_AND_RESUME_NEEDED, { tone: 'warning', id: INPUTS_TOAST })
      if (noJob) jobField.current?.focus()
      return
    }
    setEditing(false)
    setAnnouncement('')
    loadOutcome().catch(() => {}) // the boundary around it says so
    const answer = await match.run(analysis, text, file)
    if (!answer) return
    const score = analysis === 'percentage-match' ? percentFrom(answer.response) : null
    const isJudged = score !== null && answer.match?.band !== null
    setAnnouncement(
      isJudged ? `${score}%, ${scoreHeading(score).heading}` : `${analysisName(analysis)}: the result is here.`,
    )
    announce()
  }

  const take = (file: File) => {
    const wrong = refusal(file, MATCH_FORMATS, uploads.resume_bytes)
    setMissing((before) => ({ ...before, file: wrong ?? undefined }))
    if (wrong) return notify(wrong, { tone: 'warning', id: INPUTS_TOAST })
    match.forgive()
    setFile(file)
    // Somebody who replaces the resume under a result wants to see that result for the new one.
    if (output) void analyse(output.shown, job, file)
  }
  const remove = () => {
    setFile(null)
    setMissing((before) => ({ ...before, file: undefined }))
  }
  const hovering = useFileDrop(take)
  const { state } = useLocation()
  const begin = useEffectEvent(() => void analyse('percentage-match'))
  const isBegun = (state as { analyse?: boolean } | null)?.analyse === true && output === null
  useEffect(() => {
    if (isBegun) begin()
    // Only on arrival: later results belong to the buttons.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const loadMore = async () => {
    if (!resume?.file)
      return notify(`Please choose ${resume?.name ?? 'your resume'} again.`, { tone: 'warning', id: INPUTS_TOAST })
    const added = await match.loadMore(resume.file)
    if (added > 0) setAnnouncement(`${counted(added, 'responsibility', 'responsibilities')} added.`)
  }

  const reply = output?.replies[output.shown]
  const running = (asking?.apiType ?? null) as MatchAnalysis | null
  const loadingMore = asking?.offset !== undefined
  const viewed = running ?? failure?.analysis ?? output?.shown ?? null
  // A page that failed to follow leaves those before it on the screen.
  const ready =
    output && reply && (!failure || failure.more) && (!asking || loadingMore) ? { output, reply, percent } : null
  const current = match.isFor(job, resume?.file ?? null) ? output : null
  const stale = ready !== null && current === null
  const correcting = useCorrections(match, resume, setAnnouncement)

  const details = current?.replies['percentage-match']?.answer.match
  if (params.get('view') === 'raise' && details && resume?.file)
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <RaiseScreen storage={storage} job={job} file={resume.file} match={details} correcting={correcting} />
      </Suspense>
    )
  return (
    <>
      <PageHeader
        className="max-desk:gap-y-0 desk:flex-nowrap [&_p]:max-w-none"
        title="Resume Match"
        lead="How your resume fits one job, requirement by requirement, with the sentence behind each answer."
        actions={
          ready && (
            <Suspense>
              <OutcomeActions {...ready} className="max-desk:hidden" />
            </Suspense>
          )
        }
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {output && reply ? (
        <Suspense>
          <ResultHead
            job={job}
            resume={resume}
            limit={uploads.resume_bytes}
            current={current}
            shown={output.shown}
            viewed={viewed}
            reply={ready && reply}
            correcting={correcting}
            error={missing.file}
            editing={editing}
            hovering={hovering}
            onEdit={setEditing}
            onJob={(text) => {
              setJob(text)
              void analyse(output.shown, text)
            }}
            onFile={take}
            onChoose={(analysis) => void analyse(analysis)}
          />
        </Suspense>
      ) : (
        <>
          <FirstInputs
            job={job}
            jobField={jobField}
            resume={resume}
            missing={missing}
            hovering={hovering}
            chosen={viewed}
            busy={running}
            onJob={(text) => {
              setJob(text)
              setMissing((before) => ({ ...before, job: undefined }))
            }}
            onFile={(file) => (file ? take(file) : remove())}
            onChoose={(analysis) => void analyse(analysis)}
          />
          {!asking && !failure && (
            <Suspense>
              <Samples
                onSample={(text, file) => {
                  setJob(text)
                  setFile(file)
                  void analyse('percentage-match', text, file)
                }}
              />
            </Suspense>
          )}
        </>
      )}
      <Suspense>{running && !loadingMore && <Analysing analysis={running} onCancel={match.cancel} />}</Suspense>
      {ready && stale && (
        <StaleNotice
          action={
            <Button size="small" onClick={() => void analyse(ready.output.shown)}>
              Analyse again
            </Button>
          }
        >
          The job description or the resume has changed since this result.
        </StaleNotice>
      )}
      {ready && (
        <div ref={result}>
          <Suspense>
            <Outcome
              {...ready}
              loadingMore={loadingMore}
              onMore={stale ? null : () => void loadMore()}
              correcting={stale ? null : correcting}
            />
          </Suspense>
        </div>
      )}
      {failure && !asking && (
        <Failed
          title={FAILED}
          sentence={failure.sentence}
          onRetry={() => void (failure.more ? loadMore() : analyse(failure.analysis))}
        />
      )}
    </>
  )
}
