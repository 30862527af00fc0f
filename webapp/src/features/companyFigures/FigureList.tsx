import { Link, useSearchParams } from 'react-router'

import {
  useFigureApplicationsQuery,
  type CompanyFigureAnswer,
  type CountedBy,
  type FigureDays,
} from '@/api/companyFigures'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { Counts } from '@/features/companyFigures/Counts'
import { messageOf } from '@/rules/errors'
import { counted, figure } from '@/rules/figures'
import { shortDate } from '@/rules/tracker'

const NO_REASON = 'No reason written down'

const reached: Record<string, string> = { Interview: 'Reached Interview', Offer: 'Received an offer' }
const titles: Record<CountedBy, (name: string) => string> = {
  step: (name) => reached[name] ?? name,
  hired: () => 'Hired',
  source: (name) => `Came from ${name}`,
  reason: (name) => `Rejected: ${name || NO_REASON}`,
  in_time: () => 'Answered in time',
  not_in_time: () => 'Answered late, or not yet',
  late: () => 'Waiting for a late answer',
}

type Props = { data: CompanyFigureAnswer; days: FigureDays; job: number | undefined }

/** Whom the figure in the address counts, or why people were rejected. */
export function FigureList({ data, days, job }: Props) {
  const [params, setParams] = useSearchParams()
  const of = params.get('of')
  const name = params.get('name') ?? ''
  const only = Number(params.get('ofJob')) || job
  const close = () => {
    const rest = new URLSearchParams(params)
    for (const parameter of ['of', 'name', 'ofJob']) rest.delete(parameter)
    setParams(rest, { replace: true, state: { stays: true } })
  }
  const by = (Object.keys(titles) as CountedBy[]).find((key) => key === of)
  if (!by && of !== 'reasons') return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      wide
      title={by ? titles[by](name) : 'Why people were rejected'}
      actions={<Button onClick={close}>Close</Button>}
    >
      {by ? <Applications by={by} name={name} days={days} job={only} /> : <Reasons reasons={data.reasons} />}
    </Dialog>
  )
}

function Reasons({ reasons }: { reasons: CompanyFigureAnswer['reasons'] }) {
  const most = Math.max(1, ...reasons.map(({ rejected }) => rejected))
  return (
    <table className="figures-table figures-steps" aria-label="Why people were rejected">
      <thead>
        <tr>
          <th scope="col">Reason</th>
          <td aria-hidden />
          <th scope="col">Rejected</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ name, rejected }) => (
          <tr key={name}>
            <th scope="row" dir="auto" className="wrap-anywhere">
              {name || NO_REASON}
            </th>
            <td aria-hidden>
              <span className="figures-bar">
                <span style={{ width: `${(rejected / most) * 100}%` }} />
              </span>
            </td>
            <td className="figures-strong">
              <Counts by="reason" name={name} of={name || NO_REASON}>
                {figure(rejected)}
              </Counts>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Applications({ by, name, days, job }: { by: CountedBy; name: string } & Omit<Props, 'data'>) {
  const { currentData: data, error, refetch } = useFigureApplicationsQuery({ days, job, by, name })
  if (!data)
    return error ? (
      <ErrorState title="The list could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <p role="status">Loading applications...</p>
    )
  const { applications, total } = data
  if (total === 0) return <p className="text-ink-soft">No applications here that you may open.</p>
  return (
    <>
      <p className="mb-2 text-13 text-ink-soft">
        {applications.length < total
          ? `The newest ${figure(applications.length)} of ${counted(total, 'application')}`
          : counted(total, 'application')}
      </p>
      <ul className="divide-y divide-line">
        {applications.map((application) => (
          <li key={application.application_id}>
            <Link
              to={`/user/recruiterTracker?view=applications&jobId=${application.job_id}&application=${application.application_id}`}
              className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-13 hover:text-brand"
            >
              <span className="min-w-0">
                <span dir="auto" className="block truncate font-label">
                  {application.name}
                </span>
                <span dir="auto" className="block truncate text-12 text-ink-soft">
                  {application.job_title}
                </span>
              </span>
              <span className="shrink-0 text-right text-12 text-ink-soft">
                <bdi className="block">
                  {application.status === 'Submitted' ? application.stage : application.status}
                </bdi>
                {shortDate(application.applied_at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
