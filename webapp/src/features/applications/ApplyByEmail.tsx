import { Send } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState, type ComponentType, type FormEvent } from 'react'

import { UNSPECIFIED_SALARY } from '@/api/server.gen'
import { messageOf } from '@/rules/errors'
import { useBrakeQuery, type Brake, type Claim, type JobFit, type LetterInput } from '@/api/coverLetters'
import { useProfileQuery } from '@/api/profiles'
import { Badge } from '@/components/Badge'
import { Button, ButtonLink } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { ApplicationFields } from '@/features/applications/ApplicationFields'
import { knowing, type Applicant, type JobToApplyFor } from '@/features/applications/job'
import { JobAndLetter } from '@/features/applications/JobBeside'
import { useApplication } from '@/features/applications/useApplication'
import { NO_FIT, useFit } from '@/features/applications/useFit'
import { WIDE } from '@/lib/layout'
import { PRODUCT_NAME } from '@/lib/product'
import { useSession } from '@/lib/session/useSession'
import { useMedia } from '@/lib/useMedia'
import { useNarrow } from '@/lib/useNarrow'
import type { SessionUser } from '@/lib/session/storedUser'
import { missingParts } from '@/rules/applicationForm'

// They come after the form.
const ConfirmClaims = lazy(() =>
  import('@/features/applications/ConfirmClaims').then((file) => ({ default: file.ConfirmClaims })),
)
const SentNotice = lazy(() => import('@/features/applications/Sent').then((file) => ({ default: file.SentNotice })))

// Most people have a profile.
const CompleteProfile = lazy(() =>
  import('@/features/applications/CompleteProfile').then((file) => ({ default: file.CompleteProfile })),
)

// Few people apply where they hardly fit.
const BeforeApplying = lazy(() =>
  import('@/features/applications/BeforeApplying').then((file) => ({ default: file.BeforeApplying })),
)

// Few jobs ask questions of their own.
const OwnQuestions = lazy(() =>
  import('@/features/applications/OwnQuestions').then((file) => ({ default: file.OwnQuestions })),
)

/** Props of the letter panel, which another feature implements. */
export type LetterProps = {
  job: JobToApplyFor
  /** The name to sign with and the skills of the profile. */
  name: string
  skills: string
  text: string
  error: string | undefined
  /** Its statements, and whether profile, resume or job support them. */
  claims: Claim[]
  /** False where the browser had no room to keep the text. */
  isKept: boolean
  /** The text for the same job that another tab has kept, where it differs. */
  otherLetter: string
  onOtherLetter: () => void
  disabled: boolean
  /** Why no letter is written yet; null if nothing stands in the way. */
  obstacle: string | null
  onChange: (text: string) => void
  /** A text from a writer, whose claims are known already. */
  onWritten: (text: string, claims: Claim[], input: LetterInput) => void
}

type Props = {
  job: JobToApplyFor
  open: boolean
  onClose: () => void
  letter: ComponentType<LetterProps>
}

/** Applies to one job by email: checks the profile, shows the form, sends it and tells the outcome. */
export function ApplyByEmail({ open, ...props }: Props) {
  return open ? <Check {...props} /> : null
}

function Check({ job, onClose, letter }: Omit<Props, 'open'>) {
  const { user } = useSession()
  const brake = useBrakeQuery(job.id, { skip: !user, refetchOnMountOrArgChange: true })
  const { data, error, isLoading, refetch } = useProfileQuery(user?.id ?? 0, {
    skip: !user,
    refetchOnMountOrArgChange: true,
  })
  const [chosen, setChosen] = useState<{ resume: File; name: string } | null>(null)
  if (!user) return null
  // Without an answer about the match nobody is held back.
  if (data && !brake.isLoading) {
    const { profile, phone } = data
    // A new profile starts with the phone of the registration.
    const details = profile ?? {
      ...UNKNOWN,
      country_code: phone?.country_code ?? '',
      phone_number: phone?.digits ?? '',
    }
    const missing = missingParts(details)
    if (missing.length > 0 && !chosen) {
      return (
        <Suspense>
          <CompleteProfile
            missing={missing}
            isNew={!profile}
            onFile={(resume, name) => setChosen({ resume, name })}
            onClose={onClose}
          />
        </Suspense>
      )
    }
    const applicant = chosen ? { ...details, name: details.name || chosen.name, resume: chosen.resume } : details
    return (
      <Application key={job.id} {...{ job, user, applicant, fitOfProfile: brake.data ?? NO_FIT, onClose, letter }} />
    )
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Apply by email" lead={job.title}>
      {error && !isLoading ? (
        <ErrorState title="Your profile could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Checking your profile..." />
      )}
    </Dialog>
  )
}

const UNKNOWN: Applicant = {
  name: '',
  email: '',
  country_code: '',
  phone_number: '',
  skills: '',
  resume_path: '',
  resume_name: '',
}
const FIRST = { order: -1, marginRight: 'auto', maxWidth: '36rem' }
const TICK_FIRST = 'First tick the box beside “Send application”.'
const CHECKING = 'Checking your resume...'
const NOT_TICKED = 'Tick this box if you want to apply anyway.'

type ApplicationProps = Omit<Props, 'open'> & { user: SessionUser; applicant: Applicant; fitOfProfile: JobFit }

function Application({ job, user, applicant, fitOfProfile, onClose, letter: Letter }: ApplicationProps) {
  const application = useApplication(job, user, applicant)
  const { form, errors, attempt, step, claims, isKept, change, write, submit, confirm, back } = application
  const id = useId()
  const isWide = useMedia(WIDE)
  const isPhone = useNarrow()
  const isOther = form.resumeFrom === 'upload'
  const { fit, isChecking, settled } = useFit(
    job.id,
    fitOfProfile,
    isOther,
    isOther && !errors.resumeFile ? form.resumeFile : null,
  )
  // Another resume lacks something else.
  const [ticked, setTicked] = useState<Brake | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const isHeld = fit.brake !== null && fit.brake !== ticked
  const tick = useRef<HTMLInputElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const isOpen = useRef(true)
  const sending = step.at === 'sending'

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  useEffect(() => {
    if (refusals > 0) tick.current?.focus()
  }, [refusals])

  useEffect(() => {
    if (attempt === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    // A field's error is shown below it, where a sheet may end.
    element.current?.querySelector('[role=alert] p')?.scrollIntoView?.({ block: 'nearest' })
  }, [attempt])

  const send = async () => {
    setWaiting(isChecking)
    const brake = isChecking ? await settled() : fit.brake
    if (!isOpen.current) return // closed meanwhile: nobody wants it sent
    setWaiting(false)
    if (brake === null || brake === ticked) return submit()
    setRefusals((times) => times + 1)
  }

  const actions = {
    form: null,
    sending: null,
    confirm: (
      <>
        <Button onClick={back}>Back to the letter</Button>
        <Button variant="primary" icon={<Send aria-hidden />} onClick={() => void confirm()}>
          It is true, send it
        </Button>
      </>
    ),
    sent: (
      <>
        <Button onClick={onClose}>Done</Button>
        <ButtonLink to="/user/applicationTracker" variant="primary">
          Open Application Tracker
        </ButtonLink>
      </>
    ),
  }
  const titles = { confirm: 'Check before you send', sent: 'Application' }
  const salary = job.salaryRange === UNSPECIFIED_SALARY ? '' : job.salaryRange
  const asks = step.at === 'form' || sending

  return (
    <Dialog
      open
      wide={asks && (isWide ? 'broad' : true)}
      // Cannot be closed while sending: the person would not see the outcome.
      onOpenChange={(open) => !open && !sending && onClose()}
      title={asks ? 'Apply by email' : titles[step.at]}
      lead={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span>{[job.title, job.company, salary].filter(Boolean).join(' · ')}</span>
          {job.source === 'local' && <Badge tone="brand">{PRODUCT_NAME} job</Badge>}
        </span>
      }
      actions={
        step.at === 'form' && step.failure?.isFinal ? (
          <Button variant="primary" onClick={onClose}>
            Back to the jobs
          </Button>
        ) : asks ? (
          <>
            <Button onClick={onClose} disabled={sending}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={id}
              variant="primary"
              icon={<Send aria-hidden />}
              busy={sending ? 'Sending...' : isWaiting ? CHECKING : undefined}
            >
              Send application
            </Button>
            {fit.brake && (
              <div style={isPhone ? undefined : FIRST}>
                <Checkbox
                  ref={tick}
                  label={knowing(fit.brake)}
                  error={isHeld && refusals > 0 ? NOT_TICKED : undefined}
                  checked={!isHeld}
                  disabled={sending}
                  onChange={(event) => setTicked(event.target.checked ? fit.brake : null)}
                />
              </div>
            )}
          </>
        ) : (
          actions[step.at]
        )
      }
    >
      <Suspense>
        {step.at === 'sent' && (
          <SentNotice message={step.message} isLate={step.isLate} recruiter={job.recruiterEmail} />
        )}
        {step.at === 'confirm' && <ConfirmClaims letter={form.coverLetter} claims={step.claims} />}
      </Suspense>
      {asks && fit.brake && (
        <Suspense>
          <BeforeApplying brake={fit.brake} jobId={job.id} isOther={isOther} />
        </Suspense>
      )}
      {asks && (
        <JobAndLetter job={job} fit={fit}>
          <form
            id={id}
            ref={element}
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              void send()
            }}
          >
            <p role="status" className="sr-only">
              {sending ? 'Sending...' : isWaiting ? CHECKING : ''}
            </p>
            <fieldset disabled={sending || isWaiting} className="min-w-0">
              <legend className="sr-only">Your application</legend>
              <ApplicationFields
                form={form}
                errors={errors}
                mandatory={job.mandatoryDocuments}
                resumeOnFile={applicant.resume_path && (applicant.resume_name || 'The resume of your profile')}
                onChange={change}
                letter={
                  <Letter
                    job={job}
                    name={form.fullName}
                    skills={applicant.skills}
                    text={form.coverLetter}
                    error={errors.coverLetter}
                    claims={claims}
                    isKept={isKept}
                    otherLetter={application.otherLetter}
                    onOtherLetter={application.showOtherLetter}
                    disabled={sending}
                    obstacle={isHeld ? TICK_FIRST : null}
                    onChange={(coverLetter) => change({ coverLetter })}
                    onWritten={write}
                  />
                }
              />
              <Suspense>
                <OwnQuestions jobId={job.id} userId={user.id} {...application.questions} />
              </Suspense>
            </fieldset>
            <FormNotice className="mt-4">
              {step.at === 'form' && step.failure && (
                <>
                  <p className="font-strong">{step.failure.title}</p>
                  {step.failure.text && <p>{step.failure.text}</p>}
                </>
              )}
            </FormNotice>
          </form>
        </JobAndLetter>
      )}
    </Dialog>
  )
}
