import { ArrowRight, CircleCheck, Clock, Lock, Scale, ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate } from 'react-router'

import { useProfileQuery } from '@/api/profiles'
import { MATCH_FORMATS } from '@/api/server.gen'
import { useTrackerBoardQuery } from '@/api/trackedJobs'
import { useFetchResume } from '@/api/useProfileResume'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { DropZone } from '@/components/DropZone'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { JobStep, PASTED_JOB } from '@/features/registrations/firstSteps/JobStep'
import { SampleFit } from '@/features/registrations/firstSteps/SampleFit'
import { Threads } from '@/features/registrations/firstSteps/Threads'
import { firstSteps } from '@/lib/firstSteps'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import type { SessionUser } from '@/lib/session/storedUser'
import { useFileDrop } from '@/lib/useFileDrop'
import { useJobAndResume } from '@/lib/useJobAndResume'
import { refusal } from '@/rules/resumeFiles'
import '@/features/registrations/firstSteps/firstSteps.css'

const greeting = (hour: number) =>
  hour < 5 || hour >= 18 ? 'Good evening' : hour < 12 ? 'Good morning' : 'Good afternoon'

const STEPS = ['resume', 'job'] as const // that can be skipped by themselves
const SKIPPED = 'Skipped for now'
type StepName = (typeof STEPS)[number]

/** Three steps for somebody who has just arrived: a resume, a job, and how the two fit. */
export function FirstSteps({ user }: { user: SessionUser }) {
  const profile = useProfileQuery(user.id)
  const board = useTrackerBoardQuery()
  const navigate = useNavigate()
  const isWaiting = profile.isLoading || board.isLoading
  const isOver = Boolean(profile.data?.profile?.resume_path && board.data && board.data.jobs.length > 0)
  const failed = Boolean(profile.error ?? board.error)

  const leave = (analyse: boolean) => {
    firstSteps.finish(user.id)
    void navigate('/user/atsMainContent', { replace: true, state: analyse ? { analyse } : null })
  }
  useEffect(() => {
    if (isOver) firstSteps.finish(user.id)
    if (isOver || failed) void navigate('/user/atsMainContent', { replace: true, state: null })
  }, [isOver, failed, navigate, user.id])

  if (isWaiting || isOver || failed) return <ScreenSkeleton />
  return <Steps user={user} stored={profile.data?.profile ?? null} onLeave={leave} />
}

type Stored = Parameters<ReturnType<typeof useFetchResume>>[0]
type Props = { user: SessionUser; stored: Stored | null; onLeave: (analyse: boolean) => void }

function Steps({ user, stored, onLeave }: Props) {
  const { uploads } = useSession()
  const { job, resume, setJob, setFile } = useJobAndResume(String(user.id))
  const [skipped, setSkipped] = useState<ReadonlySet<StepName>>(new Set())
  const [chosen, setChosen] = useState<string | null>(job.trim() ? PASTED_JOB : null)
  const [pasted, setPasted] = useState(job)
  const jobHeading = useRef<HTMLHeadingElement>(null)
  const [error, setError] = useState<string>()
  const [hello] = useState(() => greeting(new Date().getHours()))
  const fetchResume = useFetchResume()
  const hasResume = Boolean(resume?.file)
  const isReady = hasResume && chosen !== null

  useEffect(() => {
    if (!stored?.resume_path) return
    void fetchResume(stored).then(({ file }) => file && setFile(file))
  }, [stored, fetchResume, setFile])

  const take = (file: File) => {
    const wrong = refusal(file, MATCH_FORMATS, uploads.resume_bytes)
    setError(wrong ?? undefined)
    if (wrong) return notify(wrong, { tone: 'warning' })
    setFile(file)
  }
  const hovering = useFileDrop(take)
  /** Whoever skips both has nothing left to do here. */
  const skip = (step: StepName) => {
    const next = new Set([...skipped, step])
    if (next.size === STEPS.length) onLeave(false)
    else setSkipped(next)
  }
  /** What was pressed is gone then, so the heading takes the focus. */
  const choose = (title: string | null, text: string) => {
    flushSync(() => {
      setJob(text)
      setChosen(title)
    })
    jobHeading.current?.focus()
  }
  const takeUp = (step: StepName) => setSkipped(new Set([...skipped].filter((name) => name !== step)))

  return (
    <>
      <PageHeader
        title={`${hello}, ${user.username}`}
        documentTitle="First steps"
        lead="Looking for work is tiring enough. Three short steps and you will know where you stand. Take them in any order, or skip them."
        actions={
          <Button variant="quiet" onClick={() => onLeave(false)}>
            Skip for now
            <ArrowRight aria-hidden />
          </Button>
        }
      />
      <Threads resume={hasResume} job={chosen !== null} />
      <ol className="steps">
        <Step
          title="Add your resume"
          lead="An old one is fine. We show you every fact we read, and you correct what is wrong."
          done={hasResume && resume ? resume.name : skipped.has('resume') ? SKIPPED : null}
          onChange={() => (hasResume ? setFile(null) : takeUp('resume'))}
          onSkip={() => skip('resume')}
          foot={
            <>
              <Clock aria-hidden /> About a minute
            </>
          }
        >
          <DropZone
            resume={resume}
            formats={MATCH_FORMATS}
            hovering={hovering}
            error={error}
            onFile={take}
            onRemove={() => setFile(null)}
          />
          <Link className="steps-link" to="/user/career">
            Bring your LinkedIn archive
            <ArrowRight aria-hidden />
          </Link>
          <Link className="steps-link" to="/user/career">
            No resume yet? Write it here
            <ArrowRight aria-hidden />
          </Link>
        </Step>
        <Step
          title="Find a job"
          headingRef={jobHeading}
          lead="One that you would really take, here or on any other site."
          done={chosen ?? (skipped.has('job') ? SKIPPED : null)}
          onSkip={() => skip('job')}
          onChange={() => {
            takeUp('job')
            choose(null, '')
          }}
          foot={
            <>
              <Clock aria-hidden /> About two minutes
            </>
          }
        >
          <JobStep user={user} pasted={pasted} onPaste={setPasted} onChoose={choose} />
        </Step>
        <Step
          title="See your fit"
          lead="Every requirement, next to the sentence that proves it. No black box, no guessing."
          done={null}
          foot={
            <>
              <Scale aria-hidden /> Counted by fixed rules
            </>
          }
        >
          {!isReady && <SampleFit />}
          <Button
            variant={isReady ? 'primary' : 'secondary'}
            disabled={!isReady}
            icon={isReady ? undefined : <Lock aria-hidden />}
            onClick={() => onLeave(true)}
          >
            {isReady ? 'See your fit' : 'After 1 and 2'}
          </Button>
        </Step>
      </ol>
      <p className="steps-promise">
        <ShieldCheck aria-hidden className="size-4 shrink-0 text-good" strokeWidth={1.75} />
        <span>
          <strong className="font-strong text-ink">This resume stays yours.</strong> Here it is read for you alone. A
          recruiter gets it when you apply with it, and not before.
        </span>
      </p>
    </>
  )
}

type StepProps = {
  title: string
  headingRef?: Ref<HTMLHeadingElement>
  lead: string
  /** What was chosen; the step then shrinks to one line. */
  done: string | null
  onChange?: () => void
  onSkip?: () => void
  foot: ReactNode
  children: ReactNode
}

function Step({ title, headingRef, lead, done, onChange, onSkip, foot, children }: StepProps) {
  return (
    <li>
      <Card aria-label={title} className="steps-card" data-done={done !== null || undefined}>
        <h2 ref={headingRef} tabIndex={-1} className="text-20 outline-none">
          {title}
        </h2>
        {done === null ? (
          <>
            <p className="text-13 text-ink-soft">{lead}</p>
            <div className="steps-body">{children}</div>
            <p className="steps-foot">
              {foot}
              {onSkip && (
                <Button size="row" variant="quiet" className="ml-auto" aria-label={`Skip: ${title}`} onClick={onSkip}>
                  Skip
                </Button>
              )}
            </p>
          </>
        ) : (
          <p className="steps-done">
            {done !== SKIPPED && <CircleCheck aria-hidden className="size-[18px] shrink-0 text-good" strokeWidth={2} />}
            <span className="min-w-0 flex-1 wrap-anywhere">{done}</span>
            <Button size="row" variant="quiet" onClick={onChange}>
              {done === SKIPPED ? 'Do it now' : 'Change'}
            </Button>
          </p>
        )}
      </Card>
    </li>
  )
}
