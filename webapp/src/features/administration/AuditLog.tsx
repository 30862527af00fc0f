import { ArrowLeft, CircleX, FileDown } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'

import { auditExport, useAuditRecordQuery, type AuditRow } from '@/api/administration'
import { Button, ButtonLink } from '@/components/Button'
import { Field } from '@/components/Field'
import { PageHeader } from '@/components/PageHeader'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { Listing } from '@/features/administration/Listing'
import { Rows, type Column } from '@/components/Rows'
import { ownZone } from '@/lib/ownZone'
import { useDebounced } from '@/lib/useDebounced'
import { actionText, actorLink, actorText, auditAreas, detailsText, subjectLink, subjectName } from '@/rules/audit'
import { auditFilterOf, EVERYTHING, periodFrom, type AuditFilter } from '@/rules/auditFilter'
import { whereText } from '@/rules/security'
import { shortMoment } from '@/rules/tracker'

const columns: Column<AuditRow>[] = [
  {
    name: 'When',
    width: 'w-[14%]',
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {shortMoment(at)}
      </time>
    ),
  },
  {
    name: 'Who',
    width: 'w-[15%]',
    cell: (row) => <Named text={actorText(row)} to={actorLink(row)} />,
  },
  {
    name: 'What',
    width: 'w-[25%]',
    place: 'head',
    cell: ({ action, details }) => (
      <span className="block min-w-0 leading-snug">
        <span className="block font-label" title={action}>
          {actionText(action)}
        </span>
        <span className="block truncate text-12 text-ink-soft">{detailsText(details)}</span>
      </span>
    ),
  },
  {
    name: 'To what',
    width: 'w-[17%]',
    cell: (row) => <Named text={subjectName(row) || 'Themselves'} to={subjectLink(row)} />,
  },
  {
    name: 'Where',
    width: 'w-[18%]',
    cell: ({ details: { device = '', address = '' } }) => (
      <span className="line-clamp-2 wrap-anywhere text-ink-soft">
        {whereText({ device, address }) || 'Not recorded'}
      </span>
    ),
  },
  {
    name: 'Result',
    width: 'w-[11%]',
    cell: ({ is_refusal }) =>
      is_refusal ? (
        <span className="inline-flex items-center gap-1.5 font-label text-weak">
          <CircleX aria-hidden className="size-4" strokeWidth={1.75} />
          Refused
        </span>
      ) : (
        <span className="text-ink-soft">Allowed</span>
      ),
  },
]

/** A name that leads to what it names, if that is still there. */
function Named({ text, to }: { text: string; to: string | null }) {
  const looks = 'block truncate'
  if (to === null)
    return (
      <span className={looks} title={text}>
        {text}
      </span>
    )
  return (
    <Link to={to} className={`${looks} text-brand hover:underline`} title={text}>
      {text}
    </Link>
  )
}

/** Who did what to whom and when, and whether it was allowed; the filters stand in the address. */
export function AuditLog() {
  const [params, setParams] = useSearchParams()
  const filter = auditFilterOf(params)
  const page = Number(params.get('page')) || 1
  const settled = auditFilterOf(new URLSearchParams(useDebounced(params.toString())))
  const log = useAuditRecordQuery({ filter: settled, page }, { refetchOnMountOrArgChange: true })
  const go = (next: AuditFilter, to: number) =>
    setParams({ view: 'audit', ...entered(next), ...(to > 1 && { page: String(to) }) }, { replace: true })
  const narrow = (changed: Partial<AuditFilter>) => go({ ...filter, ...changed }, 1)
  return (
    <>
      <PageHeader
        title="Audit log"
        lead={`Who did what to whom, and when; newest first. Times are in your time zone (${ownZone()}); From and To use the business time zone.`}
        actions={
          <>
            <a
              href={auditExport(filter)}
              download
              className="inline-flex h-9 items-center gap-[7px] text-13 font-label text-ink-soft hover:text-ink"
            >
              <FileDown aria-hidden className="size-4" strokeWidth={1.75} />
              Export CSV
            </a>
            <ButtonLink to={{ search: '' }} icon={<ArrowLeft aria-hidden />}>
              Admin Dashboard
            </ButtonLink>
          </>
        }
      />
      <search className="mb-4 space-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <Segments
            label="Which entries"
            value={filter.only}
            onChange={(only) => narrow({ only })}
            options={[
              { value: '', label: 'All' },
              { value: 'refused', label: <Refused count={log.data?.refused} /> },
              { value: 'changes', label: 'Changes' },
            ]}
          />
          <Segments
            label="Period"
            value={periodOf(filter)}
            onChange={(days) => narrow({ from: days && periodFrom(Number(days), Date.now()), to: '' })}
            options={[
              { value: '', label: 'Any time' },
              { value: '1', label: 'Today' },
              { value: '7', label: 'Last 7 days' },
            ]}
          />
        </div>
        <div className="grid grid-cols-2 items-end gap-3 tablet:grid-cols-3 wide:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
          <Field label="Who">
            <TextInput
              placeholder="Name or email"
              value={filter.actor}
              onChange={(event) => narrow({ actor: event.target.value })}
            />
          </Field>
          <Field label="What">
            <Select value={filter.action} onChange={(event) => narrow({ action: event.target.value })}>
              {auditAreas.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="To what">
            <TextInput
              placeholder="Email or number"
              value={filter.subject}
              onChange={(event) => narrow({ subject: event.target.value })}
            />
          </Field>
          <Field label="From">
            <TextInput
              type="date"
              max={filter.to || undefined}
              value={filter.from}
              onChange={(event) => narrow({ from: event.target.value })}
            />
          </Field>
          <Field label="To">
            <TextInput
              type="date"
              min={filter.from || undefined}
              value={filter.to}
              onChange={(event) => narrow({ to: event.target.value })}
            />
          </Field>
          <Button
            variant="quiet"
            className="h-9.5!"
            disabled={Object.values(filter).every((value) => value === '')}
            onClick={() => go(EVERYTHING, 1)}
          >
            Show all
          </Button>
        </div>
      </search>
      <Listing
        query={log}
        failed="Failed to load the audit log. Please try again later."
        empty={{ title: 'Nothing found', text: 'No entry matches these filters.' }}
        page={page}
        onPage={(to) => go(filter, to)}
      >
        {(rows) => <Rows label="Audit log" rows={rows} columns={columns} keyOf={(row) => rows.indexOf(row)} />}
      </Listing>
    </>
  )
}

/** What stands in the address: the fields of the filter that are not empty, as they were typed. */
const entered = (filter: AuditFilter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

/** Which of the offered periods the filter is, if it is one of them. */
const periodOf = ({ from, to }: AuditFilter) =>
  to ? null : (['', '1', '7'].find((days) => from === (days && periodFrom(Number(days), Date.now()))) ?? null)

const Refused = ({ count = 0 }: { count?: number }) => (
  <>Refused {count > 0 && <span className="text-weak tabular-nums">{count}</span>}</>
)
