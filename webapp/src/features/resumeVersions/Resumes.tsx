import '@/features/resumeVersions/resumes.css'
import '@/features/resumeVersions/page.css'

import { FilePen, Trash2 } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import {
  useBeginResumeMutation,
  useRemoveResumeMutation,
  useResumesQuery,
  useSentResumesQuery,
} from '@/api/resumeVersions'
import { LONGEST_JOB_LINE } from '@/api/server.gen'
import { Button, ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { IconButton } from '@/components/IconButton'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { notify } from '@/lib/notify'
import { fieldErrorsOf, messageOf } from '@/rules/errors'
import { shortDate } from '@/rules/tracker'

/** Somebody's resumes, each a version of their career for one job. */
export function Resumes() {
  const { data, error, refetch } = useResumesQuery()
  const { data: submissions } = useSentResumesQuery()
  const [remove] = useRemoveResumeMutation()
  const [leaving, setLeaving] = useState<{ id: number; name: string } | null>(null)
  if (error)
    return <ErrorState level={1} title="Your resumes could not be loaded" text={messageOf(error)} onRetry={refetch} />
  if (!data) return <ScreenSkeleton />
  const removeIt = async () => {
    if (!leaving) return
    try {
      await remove(leaving.id).unwrap()
    } catch (problem) {
      notify(messageOf(problem) ?? 'The resume could not be deleted.', { tone: 'bad' })
    }
    setLeaving(null)
  }
  return (
    <>
      <PageHeader
        title="Resume Studio"
        lead="One career, a resume for each job. Nothing goes on a resume that your career does not say."
        actions={<ButtonLink to="/user/machine-view">How a machine reads your file</ButtonLink>}
      />
      <div className="space-y-4">
        <Start />
        {data.resumes.length > 0 && (
          <Card aria-label="Your resumes">
            <CardHead title="Your resumes" lead={String(data.resumes.length)} />
            <ul>
              {data.resumes.map((resume) => (
                <li
                  key={resume.id}
                  className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0 tablet:px-5"
                >
                  <div className="min-w-0 flex-1 wrap-anywhere">
                    <Link to={`/user/resumes/${resume.id}`} className="text-13 font-strong hover:underline">
                      {resume.name}
                    </Link>
                    <p className="text-12 text-ink-soft">
                      {[resume.job_title, resume.company].filter(Boolean).join(', ')}
                    </p>
                    {submissions?.uses
                      .filter((use) => use.resume_id === resume.id)
                      .map((use) => (
                        <p key={use.application_id} className="text-12 text-ink-soft">
                          {`Version ${use.number} sent to ${use.company} on ${shortDate(use.sent_at)}`}
                        </p>
                      ))}
                  </div>
                  <IconButton aria-label={`Delete ${resume.name}`} onClick={() => setLeaving(resume)}>
                    <Trash2 aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <Dialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Delete this resume?"
        lead={`${leaving?.name ?? ''} is deleted. Your career and what you have sent stay as they are.`}
        actions={
          <>
            <Button variant="quiet" onClick={() => setLeaving(null)}>
              Keep it
            </Button>
            <Button variant="solid-danger" onClick={() => void removeIt()}>
              Delete
            </Button>
          </>
        }
      />
    </>
  )
}

type Form = { job_title: string; company: string; advert: string; job_id: number }

/** A job of the search comes along with the address; any other is pasted. */
function Start() {
  const navigate = useNavigate()
  const [begin, { isLoading, error }] = useBeginResumeMutation()
  const job = useLocation().state as Partial<Form> | null
  const posted: Form = {
    job_title: job?.job_title ?? '',
    company: job?.company ?? '',
    advert: job?.advert ?? '',
    job_id: job?.job_id ?? 0,
  }
  // Each job has its own form, also one from elsewhere, which has no number.
  const key = posted.job_id || [posted.job_title, posted.company].filter(Boolean).join(', ') || 0
  const { fields: form, change, forget } = useKeptFields('resumes', String(key), posted)
  // What the person changes here is no longer the job as it was posted.
  const field = (name: 'job_title' | 'company' | 'advert') => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value, job_id: 0 }),
  })
  const untitled = fieldErrorsOf(error).job_title
  const start = async (event: FormEvent) => {
    event.preventDefault()
    const begun = await begin(form)
    if (!begun.data) return
    forget()
    void navigate(`/user/resumes/${begun.data.resume.id}`)
  }
  return (
    <Card aria-label="A resume for a job">
      <CardHead title="A resume for a job" lead="Paste the advert. We keep this text, even if the advert changes." />
      <form className="space-y-4 p-4 tablet:p-5" onSubmit={(event) => void start(event)}>
        <div className="resumes-start">
          <Field label="Job title" hint="Read from the advert if empty" error={untitled}>
            <TextInput maxLength={LONGEST_JOB_LINE} {...field('job_title')} />
          </Field>
          <Field label="Company" hint="Optional">
            <TextInput maxLength={LONGEST_JOB_LINE} {...field('company')} />
          </Field>
        </div>
        <Field label="Job description">
          <TextArea required rows={6} {...field('advert')} />
        </Field>
        {error && !untitled && (
          <FormNotice tone="bad">{messageOf(error) ?? 'The resume could not be started.'}</FormNotice>
        )}
        <Button type="submit" variant="primary" icon={<FilePen aria-hidden />} busy={isLoading ? 'Starting...' : ''}>
          Start the resume
        </Button>
      </form>
    </Card>
  )
}
