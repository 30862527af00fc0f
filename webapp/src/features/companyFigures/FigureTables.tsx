import { ChartNoAxesColumn, ExternalLink, FileText, Globe, Handshake, Mail, Zap } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import type { CompanyFigureAnswer, ShareFields } from '@/api/companyFigures'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { Counts } from '@/features/companyFigures/Counts'
import { dayCount, daysOf, percentOf } from '@/rules/companyFigures'
import { counted, figure } from '@/rules/figures'

const applicationsOf = (job: number) => `/user/recruiterTracker?view=applications&jobId=${job}`

/** With one decimal; where too few applied, it would say nothing. */
const perHundred = ({ part, whole, percent }: ShareFields) =>
  percent === null ? percentOf({ percent }) : ((part / whole) * 100).toFixed(1)

type Jobs = CompanyFigureAnswer['jobs']

const MOST = 4

/** Not every company makes its offers here. */
const makesOffers = (jobs: Jobs) => jobs.some(({ offered }) => offered.part > 0)

/** The jobs below each other, those with most applications first; a few of them can be put side by side. */
export function JobTable({ jobs }: { jobs: Jobs }) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isOpen, setOpen] = useState(false)
  const hasOffers = makesOffers(jobs)
  const compared = jobs.filter(({ job_id: id }) => chosen.includes(id))
  const choose = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id])
  return (
    <Card aria-labelledby="figures-jobs" className="min-w-0">
      <CardHead
        id="figures-jobs"
        title="Compare jobs"
        lead={compared.length > 0 ? `${compared.length} of ${MOST} chosen` : counted(jobs.length, 'job')}
        actions={
          jobs.length > 1 && (
            <Button
              size="row"
              icon={<ChartNoAxesColumn aria-hidden />}
              disabled={compared.length < 2}
              onClick={() => setOpen(true)}
            >
              Side by side
            </Button>
          )
        }
      />
      <div className="overflow-x-auto">
        <table className="figures-table figures-jobs" aria-labelledby="figures-jobs">
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">By week</th>
              <th scope="col">Applied</th>
              <th scope="col">To interview</th>
              {hasOffers && <th scope="col">To offer</th>}
              <th scope="col">Hired</th>
              <th scope="col">Days to hire</th>
              <th scope="col">In time</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.job_id}>
                <th scope="row" dir="auto">
                  <span className="flex items-center gap-2">
                    {jobs.length > 1 && (
                      <Checkbox
                        label={<span className="sr-only">{`Compare ${job.title}`}</span>}
                        checked={chosen.includes(job.job_id)}
                        disabled={compared.length === MOST && !chosen.includes(job.job_id)}
                        onChange={() => choose(job.job_id)}
                      />
                    )}
                    <span className="min-w-0">
                      <Link
                        to={`/user/recruiterTracker?jobId=${job.job_id}`}
                        className="hover:text-brand hover:underline"
                      >
                        {job.title}
                      </Link>
                      <span className="block text-12 text-ink-soft">{job.location}</span>
                    </span>
                  </span>
                </th>
                <td data-label="By week">
                  <ByWeek weeks={job.weeks} />
                </td>
                <td data-label="Applied">
                  <Link to={applicationsOf(job.job_id)} className="hover:text-brand hover:underline">
                    <span className="sr-only">{`Applications for ${job.title}: `}</span>
                    {figure(job.applied)}
                  </Link>
                </td>
                <td data-label="To interview">
                  <Counts by="step" name="Interview" of={`Interviews for ${job.title}`} job={job.job_id}>
                    {percentOf(job.interviewed)}
                  </Counts>
                </td>
                {hasOffers && (
                  <td data-label="To offer">
                    <Counts by="step" name="Offer" of={`Offers for ${job.title}`} job={job.job_id}>
                      {percentOf(job.offered)}
                    </Counts>
                  </td>
                )}
                <td data-label="Hired">
                  <Counts by="hired" of={`Hired for ${job.title}`} job={job.job_id}>
                    {figure(job.hired)}
                  </Counts>
                </td>
                <td data-label="Days to hire">{dayCount(job.to_selection.median)}</td>
                <td data-label="In time">
                  <Counts by="in_time" of={`Answered in time for ${job.title}`} job={job.job_id}>
                    {percentOf(job.promises)}
                  </Counts>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        wide="broad"
        title="Side by side"
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <SideBySide jobs={compared} />
      </Dialog>
    </Card>
  )
}

/** How many applied, week by week; its highest week reaches the top. */
function ByWeek({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(1, ...weeks)
  const points = weeks.map((count, at) => [
    weeks.length > 1 ? (at / (weeks.length - 1)) * 72 : 36,
    19 - (count / most) * 18,
  ])
  const [x, y] = points.at(-1) ?? [0, 0]
  return (
    <svg className="figures-line" viewBox="0 0 72 20" role="img" aria-label={weeks.join(', ')}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={x} cy={y} r={2} fill="currentColor" />
    </svg>
  )
}

const TO_OFFER = 'To an offer'

/** Each figure with a bar, relative to the highest of these jobs. */
const measures: {
  name: string
  of: (job: Jobs[number]) => number | null
  text: (job: Jobs[number]) => string
}[] = [
  { name: 'Applied', of: (job) => job.applied, text: (job) => figure(job.applied) },
  {
    name: 'To an interview',
    of: (job) => job.interviewed.percent,
    text: (job) => percentOf(job.interviewed),
  },
  {
    name: TO_OFFER,
    of: (job) => job.offered.percent,
    text: (job) => percentOf(job.offered),
  },
  { name: 'Hired', of: (job) => job.hired, text: (job) => figure(job.hired) },
  {
    name: 'Days to hire',
    of: (job) => job.to_selection.median,
    text: (job) => daysOf(job.to_selection.median),
  },
  {
    name: 'First answer',
    of: (job) => job.first_answer.median,
    text: (job) => daysOf(job.first_answer.median),
  },
  {
    name: 'Answers in time',
    of: (job) => job.promises.percent,
    text: (job) => percentOf(job.promises),
  },
]

function SideBySide({ jobs }: { jobs: Jobs }) {
  const lines = measures.filter(({ name }) => name !== TO_OFFER || makesOffers(jobs))
  return (
    <div className="overflow-x-auto">
      <table className="figures-table figures-beside" aria-label="Jobs side by side">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {jobs.map((job) => (
              <th key={job.job_id} scope="col" dir="auto">
                {job.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">By week</th>
            {jobs.map((job) => (
              <td key={job.job_id}>
                <ByWeek weeks={job.weeks} />
              </td>
            ))}
          </tr>
          {lines.map(({ name, of, text }) => {
            const most = Math.max(1, ...jobs.map((job) => of(job) ?? 0))
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {jobs.map((job) => (
                  <td key={job.job_id} className="figures-strong">
                    {text(job)}
                    <span className="figures-bar" aria-hidden>
                      {of(job) !== null && <span style={{ width: `${(of(job)! / most) * 100}%` }} />}
                    </span>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** By the names that the server gives; posts and other places are elsewhere. */
const sourceIcons: Record<string, typeof Globe> = {
  'Careers page': Globe,
  Referral: Handshake,
  'Application form': FileText,
  'One click': Zap,
  Mail,
}

function SourceName({ name }: { name: string }) {
  const Icon = sourceIcons[name] ?? ExternalLink
  return (
    <span className="figures-source flex items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      {name}
    </span>
  )
}

/** Where people came from, and how far those got. */
export function SourceTable({ sources }: { sources: CompanyFigureAnswer['sources'] }) {
  return (
    <Card aria-labelledby="figures-sources" className="min-w-0">
      <CardHead id="figures-sources" title="Source quality" lead="hires per 100 applications" />
      <div className="overflow-x-auto">
        <table className="figures-table" aria-labelledby="figures-sources">
          <thead>
            <tr>
              <th scope="col">Source</th>
              <th scope="col">Applied</th>
              <th scope="col">Moved on</th>
              <th scope="col">Hired</th>
              <th scope="col">Per 100</th>
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source.name}>
                <th scope="row">
                  <SourceName name={source.name} />
                </th>
                <td>
                  <Counts by="source" name={source.name} of={source.name}>
                    {figure(source.applied)}
                  </Counts>
                </td>
                <td>
                  <span className="figures-share">
                    {source.moved_on.percent !== null && (
                      <span aria-hidden className="figures-bar">
                        <span style={{ width: `${source.moved_on.percent}%` }} />
                      </span>
                    )}
                    {percentOf(source.moved_on)}
                  </span>
                </td>
                <td>{figure(source.hired.part)}</td>
                <td className="figures-strong">{perHundred(source.hired)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <BestSource sources={sources} />
    </Card>
  )
}

/** Which source brings most hires per 100 applications, and which fewest; of those with few people neither. */
function BestSource({ sources }: { sources: CompanyFigureAnswer['sources'] }) {
  const telling = sources
    .filter(({ hired }) => hired.percent !== null)
    .toSorted((a, b) => b.hired.part / b.hired.whole - a.hired.part / a.hired.whole)
  const [best, worst] = [telling[0], telling.at(-1)]
  if (!best || !worst || perHundred(best.hired) === perHundred(worst.hired)) return null
  return (
    <p className="figures-note border-t border-line">
      Most hires per 100 applications: <b>{best.name}</b>, {perHundred(best.hired)}. Fewest: <b>{worst.name}</b>,{' '}
      {perHundred(worst.hired)}.
    </p>
  )
}
