import { ArrowLeft, FileDown } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { auditExport, useAuditRecordQuery } from '@/api/administration'
import { Button, ButtonLink } from '@/components/Button'
import { Field } from '@/components/Field'
import { PageHeader } from '@/components/PageHeader'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { Listing } from '@/features/administration/Listing'
import { Rows } from '@/components/Rows'
import { auditColumns } from '@/features/administration/auditColumns'
import { Refused } from '@/features/administration/Refused'
import { ownZone } from '@/lib/ownZone'
import { useDebounced } from '@/lib/useDebounced'
import { auditAreas } from '@/rules/audit'
import { auditFilterOf, EVERYTHING, periodFrom, type AuditFilter } from '@/rules/auditFilter'

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
        {(rows) => <Rows label="Audit log" rows={rows} columns={auditColumns} keyOf={(row) => rows.indexOf(row)} />}
      </Listing>
    </>
  )
}

/** What stands in the address: the fields of the filter that are not empty, as they were typed. */
const entered = (filter: AuditFilter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

/** Which of the offered periods the filter is, if it is one of them. */
const periodOf = ({ from, to }: AuditFilter) =>
  to ? null : (['', '1', '7'].find((days) => from === (days && periodFrom(Number(days), Date.now()))) ?? null)
