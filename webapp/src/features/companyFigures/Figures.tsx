import { Download } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

import { figureSheet, useCompanyFiguresQuery, type CompanyFigureAnswer, type FigureDays } from '@/api/companyFigures'
import { ButtonLink } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'
import { Counts } from '@/features/companyFigures/Counts'
import { PromisesKept, Stages, Steps } from '@/features/companyFigures/FigureCharts'
import { JobTable, SourceTable } from '@/features/companyFigures/FigureTables'
import { change, dayCount, growth, percentOf } from '@/rules/companyFigures'
import { messageOf } from '@/rules/errors'
import { counted, figure } from '@/rules/figures'
import '@/features/companyFigures/figures.css'

const FigureList = lazy(() =>
  import('@/features/companyFigures/FigureList').then((file) => ({ default: file.FigureList })),
)

const PERIODS: { value: `${FigureDays}`; label: string }[] = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'Year' },
]

const longDay = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  })

const whichJobs = ({ company, jobs }: CompanyFigureAnswer, job: number | undefined) =>
  job ? (jobs[0]?.title ?? 'This job') : company ? `All jobs of ${company}` : 'The jobs whose figures you may see'

/** How hiring goes across all jobs whose figures the person may see. */
export function Figures() {
  const [params, setParams] = useSearchParams()
  const days = PERIODS.find(({ value }) => value === params.get('days'))?.value ?? '90'
  const length = Number(days) as FigureDays
  const job = Number(params.get('job')) || undefined
  const fresh = { refetchOnMountOrArgChange: true }
  const { currentData: data, error, refetch } = useCompanyFiguresQuery({ days: length, job }, fresh)
  const { currentData: all } = useCompanyFiguresQuery({ days: length })
  const show = (next: { days?: string; job?: string }) => {
    const { days: period, job: only } = { days, job: job ? String(job) : '', ...next }
    setParams({ days: period, ...(only && { job: only }) }, { replace: true })
  }
  return (
    <>
      <PageHeader
        title="Figures"
        lead={
          data
            ? `${whichJobs(data, job)}: everybody who applied from ${longDay(data.first)} to ${longDay(data.last)}. Counted from what happened, not estimated.`
            : 'Counted from what happened, not estimated.'
        }
        actions={
          <>
            {all && (all.jobs.length > 1 || job) && (
              <Select
                aria-label="Jobs"
                className="figures-job"
                value={job ?? ''}
                onChange={({ target }) => show({ job: target.value })}
              >
                <option value="">{`All ${all.jobs.length} jobs`}</option>
                {job && !all.jobs.some((row) => row.job_id === job) && <option value={job}>This job</option>}
                {all.jobs.map((row) => (
                  <option key={row.job_id} value={row.job_id}>
                    {row.title}
                  </option>
                ))}
              </Select>
            )}
            <Segments label="Period" options={PERIODS} value={days} onChange={(value) => show({ days: value })} />
            <ButtonLink to={figureSheet({ days: length, job })} reloadDocument download icon={<Download aria-hidden />}>
              CSV
            </ButtonLink>
          </>
        }
      />
      {data ? (
        data.now.applications === 0 ? (
          <EmptyState
            title="Nobody has applied in this period"
            text="Choose a longer one, or come back once there are applications."
          />
        ) : (
          <>
            <Everything data={data} days={length} job={job} />
            {params.has('of') && (
              <Suspense>
                <FigureList data={data} days={length} job={job} />
              </Suspense>
            )}
          </>
        )
      ) : error ? (
        <ErrorState title="The figures could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <ScreenSkeleton />
      )}
    </>
  )
}

type Props = { data: CompanyFigureAnswer; days: FigureDays; job?: number }

function Everything({ data, days, job }: Props) {
  return (
    <div className="figures">
      <Summary data={data} days={days} job={job} />
      <div className="figures-charts">
        <Steps steps={data.steps} hasReasons={data.reasons.length > 0} />
        <Stages stages={data.stages} />
        <PromisesKept promises={data.now.promises} firstAnswer={data.now.first_answer} weeks={data.weeks} />
      </div>
      <div className="figures-tables">
        <JobTable jobs={data.jobs} />
        <SourceTable sources={data.sources} />
      </div>
    </div>
  )
}

function Summary({ data, days, job }: Props) {
  const { now, before } = data
  const { interviews_per_hire: perHire } = now
  const isFaster = (now.to_selection.median ?? Infinity) < (before.to_selection.median ?? 0)
  const place = job ? `/user/recruiterTracker?view=applications&jobId=${job}` : '/user/recruiterTracker'
  const cells: [string, ReactNode, ReactNode][] = [
    ['Open jobs', figure(data.open_jobs), `of ${figure(data.all_jobs)}`],
    [
      'Applications',
      <Counts key="all" by="step" name="Applied" of="Applications">
        {figure(now.applications)}
      </Counts>,
      growth(now.applications, before.applications, days),
    ],
    [
      'Hires',
      <Counts key="hires" by="hired" of="Hires">
        {figure(now.hired)}
      </Counts>,
      perHire === null ? change(now.hired, before.hired) : `${perHire} interviews per hire`,
    ],
    [
      'Days to hire, median',
      dayCount(now.to_selection.median),
      <span key="days" className={isFaster ? 'text-good' : undefined}>
        {change(now.to_selection.median, before.to_selection.median) || `of ${counted(now.hired, 'hire')}`}
      </span>,
    ],
    [
      'Answers in time',
      <Counts key="kept" by="in_time" of="Answers in time">
        {percentOf(now.promises)}
      </Counts>,
      change(now.promises.percent, before.promises.percent, ' points') ||
        `${figure(now.promises.part)} of ${figure(now.promises.whole)}`,
    ],
    [
      'Late answers',
      <Counts key="late" by="late" of="Late answers">
        {figure(now.late)}
      </Counts>,
      now.late > 0 ? (
        <Link to={place} className="text-weak underline underline-offset-2">
          Answer them now
        </Link>
      ) : (
        'nobody is waiting too long'
      ),
    ],
  ]
  return (
    <dl className="figures-summary">
      {cells.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong className={name === 'Late answers' && now.late > 0 ? 'text-weak' : undefined}>{value}</strong>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
