import { Copy, Eye, FileStack, MapPin } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'

import { JOB_EMPLOYMENT_TYPES } from '@/api/server.gen'
import type { ShownDraft } from '@/api/jobDrafts'
import type { CoachFinding } from '@/api/jobCoach'
import type { SeenJob } from '@/api/jobs'
import { Button, ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { FormChips } from '@/components/FormChips'
import { FormChoice, FormLine } from '@/components/FormLine'
import { FormNotice } from '@/components/FormNotice'
import { PageHeader } from '@/components/PageHeader'
import { Applicants } from '@/features/jobs/Applicants'
import { Coach } from '@/features/jobs/Coach'
import { DescriptionEditor } from '@/features/jobs/DescriptionEditor'
import { PayAndDates } from '@/features/jobs/PayAndDates'
import { useCoach } from '@/features/jobs/useCoach'
import { useJobForm } from '@/features/jobs/useJobForm'
import { useQuestions } from '@/features/jobs/useQuestions'
import { useWriter } from '@/features/jobs/useWriter'
import { useNarrow } from '@/lib/useNarrow'
import type { SessionUser } from '@/lib/session/storedUser'
import type { JobDraft } from '@/rules/jobForm'
import { marksOf } from '@/rules/letters'

// It comes with the advice.
const WhoIsLeft = lazy(() => import('@/features/jobs/WhoIsLeft').then((file) => ({ default: file.WhoIsLeft })))
const ChangedElsewhere = lazy(() =>
  import('@/components/ChangedElsewhere').then((file) => ({ default: file.ChangedElsewhere<JobDraft> })),
)
const AdvertOffers = lazy(() => import('@/features/jobs/AdvertOffers').then((file) => ({ default: file.AdvertOffers })))
const Preview = lazy(() => import('@/features/jobs/Preview').then((file) => ({ default: file.Preview })))
const TemplateDialog = lazy(() =>
  import('@/features/jobs/TemplateDialog').then((file) => ({ default: file.TemplateDialog })),
)
const MissingFields = lazy(() =>
  import('@/features/jobs/MissingFields').then((file) => ({ default: file.MissingFields })),
)
const OwnQuestions = lazy(() => import('@/features/jobs/OwnQuestions').then((file) => ({ default: file.OwnQuestions })))

type Props = {
  user: SessionUser
  /** The job to change; without it a new one is written. */
  job?: SeenJob
  version?: string
  model?: SeenJob
  stored?: ShownDraft
  company?: string
  /** Days within which the company promises an answer in new jobs. */
  answerDays?: number
  /** What stands between the title and the form. */
  above?: ReactNode
}

const typeOptions = JOB_EMPLOYMENT_TYPES.map((value) => ({ value, label: value }))

const DRAFT_STATES = {
  nothing: '',
  saving: 'Saving the draft...',
  saved: 'Draft saved. It is listed when you post the next job.',
  failed: 'The draft could not be saved. What you typed stays in this tab.',
}

/** The form for posting and for editing a job, with a coach next to it. */
export function JobForm({ user, job, version, model, stored, company, answerDays, above }: Props) {
  const questions = useQuestions()
  const form = useJobForm(user, { job, version, model, stored, company, answerDays, andThen: questions.save })
  const {
    today,
    draft,
    errors,
    attempt,
    failure,
    saved,
    isSaving,
    isRestored,
    storedAs,
    merging,
    change,
    submit,
    startAgain,
  } = form
  const writer = useWriter(draft, (description) => form.changeLate({ description }))
  const coach = useCoach(draft)
  const [previews, setPreviews] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [focuses, setFocuses] = useState(0)
  const id = useId()
  const fields = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const isNarrow = useNarrow()

  useEffect(() => {
    if (attempt + focuses > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempt, focuses])

  const marks = useMemo(() => {
    const inText = (coach.advice?.findings ?? []).filter(
      ({ field, kind }) => field === 'description' && kind !== 'readability',
    )
    return marksOf(
      draft.description,
      inText.map(({ quote, start }) => ({ text: quote, start })),
    )
  }, [coach.advice, draft.description])

  /** Where the words of a remark are now. */
  const placeOf = ({ quote, start }: Pick<CoachFinding, 'quote' | 'start'>, text: string) =>
    quote === '' ? undefined : marksOf(text, [{ text: quote, start }])[0]

  const find = (finding: Pick<CoachFinding, 'field' | 'kind' | 'quote' | 'start'>) => {
    const field = fields.current?.elements.namedItem(finding.field)
    if (!(field instanceof HTMLElement)) return
    field.focus()
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    const end = field.value.length
    const place = placeOf(finding, field.value) ?? (finding.kind === 'section' ? { start: end, end } : undefined)
    if (place) field.setSelectionRange(place.start, place.end)
    const at = marks.findIndex(({ start }) => start === place?.start)
    const mark = field.parentElement?.querySelectorAll('mark')[at]
    ;(mark ?? field).scrollIntoView({ block: mark ? 'center' : 'nearest' })
  }

  const repair = (finding: CoachFinding) => {
    const name = finding.field
    if (finding.replacement === null || (name !== 'description' && name !== 'title')) return
    const text = draft[name]
    const place = placeOf(finding, text)
    if (place) change({ [name]: text.slice(0, place.start) + finding.replacement + text.slice(place.end) })
    else if (finding.quote === '') change({ [name]: (text.trimEnd() + finding.replacement).trimStart() })
    else return
    if (finding.quote === '') {
      setTimeout(() => {
        area.current?.focus()
        area.current?.setSelectionRange(area.current.value.length, area.current.value.length)
      })
    }
  }

  const part = { draft, errors, onChange: change }
  const actions = (
    <>
      {job && !user.cannot_post_jobs && (
        <ButtonLink variant="quiet" icon={<Copy aria-hidden />} to={`/user/uploadJobPost?like=${job.id}`}>
          Duplicate
        </ButtonLink>
      )}
      {!job && (
        <Button variant="quiet" icon={<FileStack aria-hidden />} onClick={() => setNaming(true)}>
          Save as template
        </Button>
      )}
      <Button icon={<Eye aria-hidden />} onClick={() => setPreviews(true)}>
        Preview
      </Button>
      <Button
        type="submit"
        form={id}
        variant="primary"
        disabled={saved !== null}
        busy={isSaving ? (job ? 'Saving…' : 'Publishing…') : undefined}
      >
        {job ? 'Save changes' : 'Publish job'}
      </Button>
    </>
  )

  return (
    <>
      <PageHeader
        title={job ? 'Edit Job Post' : 'Post a Job'}
        lead={
          job
            ? 'Changes show at once. People who have already applied keep the text they applied to.'
            : model
              ? `A copy of “${model.title}” with new dates. It goes live when you publish it.`
              : 'One form. The job goes live when you publish it, and closes on its deadline.'
        }
        actions={!isNarrow && actions}
        // The form is long: publishing is always at hand.
        className="bg-paper tablet:sticky tablet:top-0 tablet:z-10 tablet:-mt-3 tablet:mb-2 tablet:py-3"
      />
      {!saved && above}
      <FormNotice tone="good" className="mb-4">
        {saved && `${saved} The Recruiter Dashboard opens now.`}
      </FormNotice>
      <FormNotice className="mb-4">{failure}</FormNotice>
      <Suspense>
        {merging.conflicts.length > 0 && (
          <ChangedElsewhere
            what="job"
            merging={merging}
            draft={draft}
            onChange={change}
            onSave={() => void submit(true)}
            busy={isSaving || saved !== null}
          />
        )}
      </Suspense>
      {!saved && !job && (
        // It has its room from the beginning: a form that moves while somebody types loses their clicks.
        <p role="status" className="mb-4 min-h-5 text-13 text-ink-soft">
          {DRAFT_STATES[storedAs]}
        </p>
      )}
      {isRestored && !saved && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
          What you typed before is still here.
          <Button size="row" onClick={startAgain}>
            {job ? 'Back to the posted job' : 'Start again'}
          </Button>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_320px]">
        <form
          id={id}
          ref={fields}
          noValidate
          aria-label={job ? 'Edit Job Post' : 'Post a Job'}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            setChecked(true)
            if (questions.areComplete()) void submit()
            else setFocuses((times) => times + 1)
          }}
          className="min-w-0"
        >
          <fieldset disabled={isSaving || saved !== null} className="min-w-0 space-y-4">
            <Card>
              <CardHead title="The job" />
              <div className="space-y-4 p-4 tablet:p-5">
                <FormLine {...part} name="title" label="Title" autoComplete="off" />
                <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
                  <FormLine {...part} name="company" label="Company" autoComplete="organization" />
                  <FormLine {...part} name="location" label="Location" icon={<MapPin />} autoComplete="off" />
                  <FormChoice
                    {...part}
                    name="employmentType"
                    label="Employment type"
                    empty="Choose"
                    options={typeOptions}
                  />
                  <FormChips {...part} name="keywords" label="Keywords" />
                </div>
                <DescriptionEditor
                  ref={area}
                  text={draft.description}
                  error={errors.description}
                  marks={marks}
                  writer={writer}
                  onChange={(description) => change({ description })}
                />
                <Suspense>
                  {!job && coach.advice && (
                    <AdvertOffers
                      facts={coach.advice.facts}
                      draft={draft}
                      began={form.began}
                      onChange={change}
                      onFind={(words) => find({ field: 'description', kind: 'words', ...words })}
                    />
                  )}
                </Suspense>
              </div>
            </Card>
            <Card>
              <CardHead title="Pay and dates" />
              <div className="p-4 tablet:p-5">
                <PayAndDates {...part} today={today} />
              </div>
            </Card>
            <Card>
              <CardHead title="Applicants" />
              <div className="p-4 tablet:p-5">
                <Applicants
                  {...part}
                  recruiterEmail={job?.recruiterEmail ?? user.email}
                  isOwn={!job || job.recruiterEmail === user.email}
                />
              </div>
            </Card>
            <Card>
              <CardHead title="Questions of your own" />
              <div className="p-4 tablet:p-5">
                <Suspense>
                  <OwnQuestions
                    jobId={job?.id ?? null}
                    modelId={model?.id}
                    isChecked={isChecked}
                    onChange={questions.change}
                  />
                </Suspense>
              </div>
            </Card>
          </fieldset>
        </form>
        <aside aria-label="Advice" className="min-w-0 space-y-4 wide:sticky wide:top-24">
          <Coach {...coach} onFind={find} onRepair={repair} />
          <Suspense>{coach.advice && coach.advice.people > 0 && <WhoIsLeft advice={coach.advice} />}</Suspense>
        </aside>
        {isNarrow && <div className="grid grid-cols-2 gap-2 *:first:col-span-2">{actions}</div>}
      </div>
      <Suspense>
        {isNaming && <TemplateDialog draft={draft} onClose={() => setNaming(false)} />}
        {previews && <Preview draft={draft} open onClose={() => setPreviews(false)} />}
        {writer.missing.length > 0 && <MissingFields missing={writer.missing} onClose={writer.closeMissing} />}
      </Suspense>
    </>
  )
}
