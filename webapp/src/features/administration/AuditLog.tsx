import { ArrowLeft, FileDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { auditExport, useAuditRecordQuery, type AuditRow } from '@/api/administration'
import { Button, ButtonLink } from '@/components/Button'
import { Field } from '@/components/Field'
import { PageHeader } from '@/components/PageHeader'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { Listing } from '@/features/administration/Listing'
import { Rows, type Column } from '@/components/Rows'
import { ownZone } from '@/lib/ownZone'
import { useDebounced } from '@/lib/useDebounced'
import {
  actionText,
  actorLink,
  actorText,
  auditAreas,
  detailsText,
  EVERYTHING,
  subjectLink,
  subjectName,
  type AuditFilter,
} from '@/rules/audit'
import { whereText } from '@/rules/security'
import { shortMoment } from '@/rules/tracker'

const columns: Column<AuditRow>[] = [
  {
    name: 'What',
    width: 'w-[25%]',
    place: 'head',
    cell: ({ action }) => (
      <span className="block min-w-0 leading-snug">
        <span className="block font-label">{actionText(action)}</span>
        <span className="block truncate text-12 text-ink-soft" title={action}>
          {action}
        </span>
      </span>
    ),
  },
  {
    name: 'Who',
    width: 'w-[14%]',
    cell: (row) => <Named text={actorText(row)} to={actorLink(row)} />,
  },
  {
    name: 'To what',
    width: 'w-[17%]',
    cell: (row) => <Named text={subjectName(row) || 'Themselves'} to={subjectLink(row)} />,
  },
  {
    name: 'Where',
    width: 'w-[17%]',
    cell: ({ details: { device = '', address = '' } }) => (
      <span className="line-clamp-2 wrap-anywhere text-ink-soft">{whereText({ device, address }) || 'Not noted'}</span>
    ),
  },
  {
    name: 'Details',
    width: 'w-[13%]',
    cell: ({ details }) => (
      <span className="line-clamp-2 wrap-anywhere text-ink-soft" title={detailsText(details)}>
        {detailsText(details) || 'None'}
      </span>
    ),
  },
  {
    name: 'When',
    width: 'w-[14%]',
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {shortMoment(at)}
      </time>
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

/** Who did what to whom and when; all of it can be exported as a table. */
export function AuditLog() {
  const [filter, setFilter] = useState(EVERYTHING)
  const [page, setPage] = useState(1)
  const settled = useDebounced(filter)
  const asked = useAuditRecordQuery({ filter: settled, page }, { refetchOnMountOrArgChange: true })
  const narrow = (changed: Partial<AuditFilter>) => {
    setFilter({ ...filter, ...changed })
    setPage(1)
  }
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
      <search className="mb-4 grid grid-cols-2 items-end gap-3 tablet:grid-cols-3 wide:grid-cols-[repeat(5,minmax(0,1fr))_auto]">
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
          disabled={filter === EVERYTHING}
          onClick={() => {
            setFilter(EVERYTHING)
            setPage(1)
          }}
        >
          Show all
        </Button>
      </search>
      <Listing
        asked={asked}
        failed="Failed to load the audit log. Please try again later."
        empty={{ title: 'Nothing found', text: 'No entry matches these filters.' }}
        page={page}
        onPage={setPage}
      >
        {(rows) => <Rows label="Audit log" rows={rows} columns={columns} keyOf={(row) => rows.indexOf(row)} />}
      </Listing>
    </>
  )
}
