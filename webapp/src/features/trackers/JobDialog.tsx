import { lazy, Suspense, useState, type FormEvent } from 'react'

import { LONGEST_TRACKER_NOTE } from '@/api/server.gen'
import {
  calendarOf,
  useAddTrackedJobMutation,
  useChangeTrackedJobMutation,
  useRemoveTrackedJobMutation,
  useTrackedJobTextQuery,
  useTrackerBoardQuery,
  type TrackedJob,
} from '@/api/trackedJobs'
import type { TrackedJobBody } from '@/api/types'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { JobLink } from '@/features/trackers/parts'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { notify } from '@/lib/notify'
import { fieldErrorsOf, messageOf } from '@/rules/errors'
import { isOurs } from '@/rules/trackerBoard'

const AdvertCheck = lazy(() =>
  import('@/features/trackers/AdvertCheck').then((file) => ({ default: file.AdvertCheck })),
)
const JobFiles = lazy(() => import('@/features/trackers/JobFiles').then((file) => ({ default: file.JobFiles })))

type Props = {
  /** Null for a new one. */
  job: TrackedJob | null
  address: string
  onClose: () => void
  onAdded: (job: TrackedJob) => void
  onUse: (job: TrackedJob, path: string) => void
  onLetter: (job: TrackedJob) => void
  onApplication: (id: number) => void
}

const empty = {
  title: '',
  company: '',
  text: '',
  location: '',
  salary: '',
  note: '',
  contacts: '',
  applied_on: '',
  ends_on: '',
  remind_on: '',
  meets_at: '',
  starts_on: '',
}
type Draft = typeof empty & { address: string }

function draftOf(job: TrackedJob | null, address: string): Draft {
  if (!job) return { ...empty, address }
  const { title, company, location, salary, note, contacts } = job
  return {
    title,
    company,
    location,
    salary,
    note,
    contacts,
    address,
    text: '',
    applied_on: job.applied_on ?? '',
    ends_on: job.ends_on ?? '',
    remind_on: job.remind_on ?? '',
    meets_at: job.meets_at ? local(job.meets_at) : '',
    starts_on: job.starts_on ?? '',
  }
}

/** The moment in the format of the date and time field, in this browser's zone. */
function local(iso: string): string {
  const moment = new Date(iso)
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What somebody writes down about a job; for a new one, only what the board needs. */
export function JobDialog({ job, address, onClose, onAdded, onUse, onLetter, onApplication }: Props) {
  const [start] = useState(() => draftOf(job, address))
  const form = useKeptFields('tracked-job', job ? String(job.id) : `new ${address}`, start)
  const draft = form.fields
  const isTyped = form.isChanged('text')
  const [isChecking, setChecking] = useState(false)
  const stored = useTrackedJobTextQuery(job?.id ?? 0, { skip: !job?.has_text, refetchOnMountOrArgChange: true })
  const [add, adding] = useAddTrackedJobMutation()
  const [change, changing] = useChangeTrackedJobMutation()
  const [remove] = useRemoveTrackedJobMutation()
  // Whom the person knows at this company from other jobs.
  const company = draft.company.trim().toLowerCase()
  const elsewhere = (useTrackerBoardQuery().data?.jobs ?? []).filter(
    (row) =>
      row.id !== job?.id &&
      company !== '' &&
      row.company.trim().toLowerCase() === company &&
      row.contacts !== '' &&
      !draft.contacts.includes(row.contacts.trim()),
  )
  const error = adding.error ?? changing.error
  const wrong = fieldErrorsOf(error)
  const busy = adding.isLoading || changing.isLoading
  const text = isTyped || !job ? draft.text : (stored.data?.text ?? '')

  const line = (name: keyof Draft, label: string, type = 'text', hint?: string) => (
    <Field label={label} hint={hint} error={wrong[name] ?? ''}>
      <TextInput
        type={type}
        data-first-focus={!job && name === 'title' ? '' : undefined}
        value={draft[name]}
        onChange={(event) => form.change({ [name]: event.target.value })}
      />
    </Field>
  )
  const area = (name: 'note' | 'contacts', label: string) => (
    <Field label={label} error={wrong[name] ?? ''}>
      <TextArea
        rows={3}
        maxLength={LONGEST_TRACKER_NOTE}
        value={draft[name]}
        onChange={(event) => form.change({ [name]: event.target.value })}
      />
    </Field>
  )
  const advert = (
    <div data-broad>
      <Field label="Text of the advert" hint={job ? undefined : 'Optional, for the match'} error={wrong['text'] ?? ''}>
        <TextArea
          rows={job ? 5 : 6}
          value={text}
          disabled={Boolean(job?.has_text) && !stored.data}
          onChange={(event) => form.change({ text: event.target.value })}
        />
      </Field>
    </div>
  )

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { text: _own, meets_at, ...rest } = draft
    const body: TrackedJobBody = {
      ...rest,
      applied_on: rest.applied_on || null,
      ends_on: rest.ends_on || null,
      remind_on: rest.remind_on || null,
      starts_on: rest.starts_on || null,
      meets_at: meets_at ? new Date(meets_at).toISOString() : null,
      ...((isTyped || !job) && { text }),
    }
    if (job) {
      const { data } = await change({ id: job.id, ...body })
      if (!data) return
      form.forget()
      return onClose()
    }
    const { data } = await add(body)
    if (!data) return
    form.forget()
    onAdded(data.job)
    notify(data.is_new ? 'Added to your tracker' : 'You already follow this job', {
      tone: data.is_new ? 'good' : 'plain',
    })
    onClose()
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !busy && onClose()}
      title={job ? job.title : 'Add a job'}
      lead={
        job
          ? [job.company, job.location].filter(Boolean).join(' · ')
          : address && 'We could not read this page. Please fill in what it says.'
      }
      actions={
        <>
          {job && (
            <Button
              variant="danger"
              onClick={() => {
                void remove(job.id)
                onClose()
              }}
            >
              Remove from tracker
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="tracked-job" variant="primary" busy={busy ? 'Saving...' : ''}>
            {job ? 'Save' : 'Add job'}
          </Button>
        </>
      }
    >
      {job && (
        <div className="mb-5 flex flex-wrap items-center gap-2 text-13">
          {job.has_text && (
            <>
              <Button size="small" onClick={() => onUse(job, '/user/atsMainContent')}>
                Match my resume
              </Button>
              <Button size="small" onClick={() => onUse(job, '/user/InterviewQuestions')}>
                Practice
              </Button>
              <Button size="small" onClick={() => onLetter(job)}>
                Write a letter
              </Button>
              <Button size="small" onClick={() => onUse(job, '/user/resumes')}>
                Make a resume
              </Button>
              {(job.address || isOurs(job)) && (
                <Button size="small" onClick={() => setChecking(true)}>
                  Has the advert changed?
                </Button>
              )}
            </>
          )}
          {job.application_id !== null && (
            <Button size="small" onClick={() => onApplication(job.application_id!)}>
              Application
            </Button>
          )}
          {isOurs(job) && <JobLink jobId={Number(job.job)} title={job.title} />}
          {job.meets_at && (
            <a href={calendarOf(job.id)} download className="font-label text-brand underline-offset-2 hover:underline">
              Add to calendar
            </a>
          )}
          {job.address && (
            <a
              href={job.address}
              target="_blank"
              rel="noreferrer noopener"
              className="font-label text-brand underline-offset-2 hover:underline"
            >
              Open the job&apos;s page
            </a>
          )}
        </div>
      )}
      {job && isChecking && (
        <Suspense>
          <AdvertCheck
            trackedJob={job.id}
            job={job}
            applicationId={job.application_id}
            onTake={(now) => {
              form.change({ text: now })
            }}
          />
        </Suspense>
      )}
      {job && (
        <Suspense>
          <JobFiles jobId={job.id} />
        </Suspense>
      )}
      <form id="tracked-job" noValidate className="board-fields" onSubmit={(event) => void submit(event)}>
        {line('title', 'Job title')}
        {line('company', 'Company')}
        {job && (
          <>
            {line('location', 'Place')}
            {line('salary', 'Pay')}
            {line('applied_on', 'Applied on', 'date')}
            {line('ends_on', 'Last day to apply', 'date')}
            {line('meets_at', 'Next talk', 'datetime-local')}
            {line('remind_on', 'Remind me on', 'date')}
            {job.stage === 'offer' && line('starts_on', 'First day of work', 'date')}
            {area('note', 'Note')}
            <div>
              {area('contacts', 'Contacts')}
              {elsewhere.map(({ id, title, contacts }) => (
                <Button
                  key={id}
                  size="row"
                  variant="quiet"
                  className="mt-1 max-w-full"
                  onClick={() =>
                    form.change({ contacts: [draft.contacts.trim(), contacts].filter(Boolean).join('\n') })
                  }
                >
                  <span className="truncate">{`Add those of ${title}`}</span>
                </Button>
              ))}
            </div>
          </>
        )}
        {(job || address) && <div data-broad>{line('address', 'Link')}</div>}
        {advert}
        <div data-broad>
          <FormNotice>
            {error && !busy ? (messageOf(error) ?? 'The server cannot be reached. Please try again.') : null}
          </FormNotice>
        </div>
      </form>
    </Dialog>
  )
}
