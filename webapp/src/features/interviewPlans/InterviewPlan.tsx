import '@/features/interviewPlans/interviewPlan.css'
import '@/features/interviewPlans/kit.css'
import { Copy, ListChecks, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'

import {
  useEditInterviewPlanMutation,
  useInterviewPlanQuery,
  type InterviewPlan as Plan,
  type PlannedInterview,
  type PlannedInterviewForm,
} from '@/api/interviewPlans'
import { BackLink } from '@/components/BackLink'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { FormNotice } from '@/components/FormNotice'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { JobTabs, type PlanView } from '@/features/interviewPlans/JobTabs'
import { PlannedRow } from '@/features/interviewPlans/PlannedRow'
import { useCardDrag } from '@/lib/useCardDrag'
import { atTime } from '@/rules/clock'
import { codeOf, messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { coverage, formOf, lengthOf, moved } from '@/rules/interviewPlans'

const PlannedInterviewDialog = lazy(() =>
  import('@/features/interviewPlans/PlannedInterviewDialog').then((file) => ({
    default: file.PlannedInterviewDialog,
  })),
)

const JobInterviews = lazy(() =>
  import('@/features/interviewPlans/JobInterviews').then((file) => ({
    default: file.JobInterviews,
  })),
)
const BookingRules = lazy(() =>
  import('@/features/interviewPlans/BookingRules').then((file) => ({ default: file.BookingRules })),
)
const Load = lazy(() => import('@/features/interviewPlans/Load').then((file) => ({ default: file.Load })))
const ReusePlanDialog = lazy(() =>
  import('@/features/interviewPlans/ReusePlanDialog').then((file) => ({
    default: file.ReusePlanDialog,
  })),
)
const KitPanel = lazy(() => import('@/features/interviewPlans/KitPanel').then((file) => ({ default: file.KitPanel })))
const KitThread = lazy(() =>
  import('@/features/interviewPlans/KitThread').then((file) => ({ default: file.KitThread })),
)

/** The interviews that a job plans for its applicants: who asks what, and in which order they are booked. */
export function InterviewPlan() {
  const jobId = Number(useParams().jobId)
  const { data, error, refetch } = useInterviewPlanQuery(jobId, {
    refetchOnMountOrArgChange: true,
  })
  if (data) return <Planned key={jobId} jobId={jobId} plan={data} onReload={() => void refetch()} />
  return error ? (
    <ErrorState
      level={1}
      title="The interview plan could not be loaded"
      text={messageOf(error)}
      onRetry={() => void refetch()}
    />
  ) : (
    <ScreenSkeleton />
  )
}

function Planned({ jobId, plan, onReload }: { jobId: number; plan: Plan; onReload: () => void }) {
  const [open, setOpen] = useState<number | null>(null)
  const [edit, editing] = useEditInterviewPlanMutation()
  const [news, setNews] = useState('')
  // Whose kit is open stands in the address: 'first' until somebody is chosen.
  const [search, setSearch] = useSearchParams()
  const kit = search.get('kit')
  const view: PlanView =
    search.get('view') === 'booked' ? 'booked' : search.get('view') === 'debriefs' ? 'debriefs' : 'plan'
  const [isReusing, setReusing] = useState(false)
  const [topic, setTopic] = useState<{ step: number; id: string | null }>({ step: 0, id: null })
  const openKit = (person: string | null) => setSearch(person === null ? {} : { kit: person }, { replace: true })
  // A new order shows at once. Each row keeps its key, and with it the focus.
  const [early, setEarly] = useState<{
    interviews?: readonly PlannedInterview[]
    rules?: Plan['rules']
  }>({})
  const [keys, setKeys] = useState(() => plan.interviews.map((_, at) => `row ${at}`))
  const saves = useRef({ version: plan.version, last: Promise.resolve() })
  const { interviews, rules } = { ...plan, ...early }
  const forms = interviews.map(formOf)

  /** One after the other, each based on the version of the one before. */
  const save = (changed: PlannedInterviewForm[], changedRules?: Plan['rules']) => {
    const saving = saves.current.last.then(async () => {
      const body = { interviews: changed, ...(changedRules && { rules: changedRules }) }
      const { data } = await edit({ jobId, ...body, version: saves.current.version })
      if (data) {
        saves.current.version = data.version
        setOpen(null)
      }
      if (saves.current.last === saving) setEarly({})
    })
    saves.current.last = saving
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= interviews.length || to === from) return
    setNews(`${interviews[from]!.title} is interview ${to + 1} of ${interviews.length} now.`)
    setKeys(moved(keys, from, to))
    setEarly({ ...early, interviews: moved(interviews, from, to) })
    save(moved(forms, from, to))
  }
  const remove = (at: number) => {
    setKeys(keys.filter((_, index) => index !== at))
    setEarly({ ...early, interviews: interviews.filter((_, index) => index !== at) })
    save(forms.filter((_, index) => index !== at))
  }
  const drag = useCardDrag((id, column) => move(Number(id), Number(column)))
  const { isWhole, text } = coverage(plan)
  const minutes = interviews.reduce((sum, interview) => sum + interview.minutes, 0)
  const problem = editing.error && open === null ? editing.error : null
  return (
    <div className={kit === null ? undefined : 'plan-beside'}>
      <BackLink to="/user/RecruiterTracker">Back to Jobs</BackLink>
      <PageHeader
        title={plan.job_title}
        documentTitle={`Interviews: ${plan.job_title}`}
        lead={plan.company}
        actions={
          view === 'plan' && (
            <>
              {interviews.length > 0 && kit === null && (
                <Button icon={<ListChecks aria-hidden />} onClick={() => openKit('first')}>
                  Interview kit
                </Button>
              )}
              {interviews.length > 0 && (
                <Button icon={<Copy aria-hidden />} onClick={() => setReusing(true)}>
                  Use for another job
                </Button>
              )}
              <Button
                variant={kit === null ? 'primary' : 'secondary'}
                icon={<Plus aria-hidden />}
                onClick={() => setOpen(interviews.length)}
              >
                Add interview
              </Button>
              <span role="status" className="text-12 text-ink-soft">
                {editing.isLoading
                  ? 'Saving...'
                  : editing.fulfilledTimeStamp && !editing.error
                    ? `Saved at ${atTime(new Date(editing.fulfilledTimeStamp))}`
                    : ''}
              </span>
            </>
          )
        }
      />
      <JobTabs jobId={jobId} view={view} />
      {problem && (
        <FormNotice className="mb-4">
          {messageOf(problem) ?? 'The plan could not be saved. Please try again.'}
          {codeOf(problem) === 'changed_elsewhere' && (
            <Button size="small" className="ml-3" onClick={onReload}>
              Load the plan again
            </Button>
          )}
        </FormNotice>
      )}
      {view !== 'plan' ? (
        <Suspense fallback={<ScreenSkeleton />}>
          <JobInterviews jobId={jobId} view={view} />
        </Suspense>
      ) : (
        <div className="plan-page">
          {interviews.length > 0 ? (
            <Card aria-label="Interviews">
              <CardHead
                title={counted(interviews.length, 'interview')}
                lead={`${lengthOf(minutes)} for the candidate. Each one opens for booking once the one before it has a time.`}
              />
              <ol>
                {interviews.map((interview, at) => (
                  <PlannedRow
                    key={keys[at] ?? `new ${at}`}
                    interview={interview}
                    at={at}
                    count={interviews.length}
                    needs={plan.requirements}
                    isOver={drag?.over === String(at) && drag.id !== String(at)}
                    chosen={kit !== null && topic.step === at ? topic.id : null}
                    onChoose={kit === null ? undefined : (id) => setTopic({ step: at, id })}
                    onMove={(to) => move(at, to)}
                    onEdit={() => setOpen(at)}
                    onRemove={() => remove(at)}
                  />
                ))}
              </ol>
              {plan.requirements.length > 0 && (
                <div className="plan-foot text-12">
                  <span aria-hidden className="plan-threads">
                    {plan.requirements.map(({ id }) => (
                      <span key={id} data-open={plan.uncovered.includes(id) || undefined} />
                    ))}
                  </span>
                  <p className={isWhole ? '' : 'text-medium'}>{text}</p>
                </div>
              )}
            </Card>
          ) : (
            <EmptyState
              title="No interviews planned yet"
              text="Plan them once for this job: what each asks, and who holds it. Every applicant gets the same."
            />
          )}
          <div className="plan-lower">
            <Suspense>
              <BookingRules
                rules={rules}
                onChange={(changed) => {
                  setEarly({ ...early, rules: changed })
                  save(forms, changed)
                }}
              />
              <Load people={plan.people} />
            </Suspense>
          </div>
        </div>
      )}
      <p id="plan-keys" className="sr-only">
        Press Space, then the arrows, then Space again.
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      {isReusing && (
        <Suspense>
          <ReusePlanDialog jobId={jobId} onClose={() => setReusing(false)} />
        </Suspense>
      )}
      {open !== null && (
        <Suspense>
          <PlannedInterviewDialog
            plan={plan}
            interview={forms[open]}
            isSaving={editing.isLoading}
            error={editing.error}
            onSave={(form) => save(open < forms.length ? forms.with(open, form) : [...forms, form])}
            onClose={() => {
              editing.reset()
              setOpen(null)
            }}
          />
        </Suspense>
      )}
      {kit !== null && topic.id !== null && (
        <Suspense>
          <KitThread step={topic.step} chosen={topic.id} />
        </Suspense>
      )}
      {kit !== null && interviews.length > 0 && (
        <Suspense>
          <KitPanel
            jobId={jobId}
            applicationId={Number(kit) || null}
            step={topic.step}
            chosen={topic.id}
            onApplicant={(id) => openKit(String(id))}
            onStep={(step) => setTopic({ step, id: null })}
            onChoose={(id) => setTopic({ ...topic, id })}
            onEdit={() => setOpen(Math.min(topic.step, interviews.length - 1))}
            onClose={() => openKit(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
