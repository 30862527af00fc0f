import { useEffect, useRef, useState } from 'react'

import { DIALOG_FORMATS } from '@/api/server.gen'
import type { Job } from '@/api/searches'
import type { ProfileFields } from '@/api/profiles'
import { Button, ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { DropZone } from '@/components/DropZone'
import { ErrorState } from '@/components/ErrorState'
import { HiddenTextNotice } from '@/components/HiddenTextNotice'
import { Analysing } from '@/components/match/Analysing'
import { MatchResult } from '@/components/match/MatchResult'
import { PlainReply } from '@/components/match/PlainReply'
import { ChoiceSkeleton, ResumeChoice } from '@/features/searches/ResumeChoice'
import { useJobMatch } from '@/features/searches/useJobMatch'
import { notify } from '@/lib/notify'
import { useFileDrop } from '@/lib/useFileDrop'
import { resumeNameOf } from '@/api/useProfileResume'
import { useSession } from '@/lib/session/useSession'
import { percentFrom, subScoresFrom } from '@/rules/percent'
import { refusal } from '@/rules/resumeFiles'

const NO_RESUME = 'Please upload a resume or complete your profile with a resume first.'
const FAILED = 'Failed to process resume match. Please try again later.'

type Props = {
  job: Job
  /** Undefined while it is loading. */
  profile: ProfileFields | null | undefined
  onClose: () => void
}

/** How the person's resume fits a listed job: the same analysis and the same result as the screen for it. */
export function MatchDialog({ job, profile, onClose }: Props) {
  const { uploads } = useSession()
  const onFile = resumeNameOf(profile ?? null)
  const [wish, setFrom] = useState<'profile' | 'upload' | null>(null)
  // The profile may arrive after the dialog has opened. Until then it is unknown whether there is a resume to choose.
  const unsure = profile === undefined && wish === null
  const from = wish ?? (onFile ? 'profile' : 'upload')
  const [file, setFile] = useState<File | null>(null)
  const [wrong, setWrong] = useState<string>()
  const { state, run, cancel, again } = useJobMatch(job)
  const result = useRef<HTMLDivElement>(null)

  const arrived = state.at === 'result'
  useEffect(() => {
    if (arrived) result.current?.querySelector<HTMLElement>('[data-result-heading]')?.focus({ preventScroll: true })
  }, [arrived])

  const take = (chosen: File) => {
    const refused = refusal(chosen, DIALOG_FORMATS, uploads.document_bytes)
    setWrong(refused ?? undefined)
    if (refused) return
    setFile(chosen)
    setFrom('upload')
  }
  const hovering = useFileDrop(take)

  const start = () => {
    if (from === 'profile' && profile) return void run(profile)
    if (file) return void run(file)
    notify(NO_RESUME, { tone: 'warning' })
    setWrong(NO_RESUME)
  }

  const answer = state.at === 'result' ? state.answer : null
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return
        cancel()
        onClose()
      }}
      wide={answer ? 'broad' : true}
      title="Match my resume"
      lead={[job.title, job.company].filter(Boolean).join(', ')}
      actions={
        state.at === 'form' ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" onClick={start} disabled={unsure}>
              Show my match
            </Button>
          </>
        ) : (
          state.at !== 'analysing' && (
            <>
              <ButtonLink
                to="/user/resumes"
                state={{
                  job_title: job.title,
                  company: job.company,
                  advert: job.description,
                  job_id: job.source === 'local' ? Number(job.id) : 0,
                }}
              >
                Make a resume for it
              </ButtonLink>
              <Button onClick={again}>Try another</Button>
              <Button variant="primary" onClick={onClose}>
                Done
              </Button>
            </>
          )
        )
      }
    >
      {state.at === 'form' && (
        <div className="space-y-4 py-[3px]">
          {onFile && <ResumeChoice name={onFile} value={from} onChange={setFrom} />}
          {unsure && <ChoiceSkeleton />}
          {from === 'upload' && !unsure && (
            <DropZone
              resume={file && { name: file.name, file }}
              formats={DIALOG_FORMATS}
              limit={uploads.document_bytes}
              hovering={hovering}
              error={wrong}
              onFile={take}
              onRemove={() => {
                setFile(null)
                setWrong(undefined)
              }}
            />
          )}
        </div>
      )}
      {state.at === 'analysing' && <Analysing analysis="percentage-match" onCancel={cancel} />}
      {state.at === 'failed' && (
        <ErrorState title={FAILED} text={state.sentence ?? 'Your resume is still chosen here.'} onRetry={start} />
      )}
      {answer && (
        <div ref={result} className="[--room-top:0px] [--room:calc(90dvh-160px)]">
          <HiddenTextNotice document={answer.document} />
          {answer.match ? (
            <MatchResult
              match={answer.match}
              percent={percentFrom(answer.response)}
              sub={subScoresFrom(answer.response)}
            />
          ) : (
            <PlainReply
              title="Percentage match"
              reply={answer.response}
              percent={percentFrom(answer.response)}
              sub={subScoresFrom(answer.response)}
              apiUsed={answer.api_used}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
