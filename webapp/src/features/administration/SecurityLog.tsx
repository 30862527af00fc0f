import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { auditExport, useAuditRecordQuery } from '@/api/administration'
import { CardHead } from '@/components/Card'
import { Rows } from '@/components/Rows'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { shortAuditColumns } from '@/features/administration/auditColumns'
import { Listing } from '@/features/administration/Listing'
import { Refused } from '@/features/administration/Refused'
import { useDebounced } from '@/lib/useDebounced'
import { auditFilterOf, EVERYTHING, periodFrom } from '@/rules/auditFilter'

const ROOM = 620
const PERIODS = [
  ['1', 'Today'],
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['any', 'Any time'],
] as const

/** The audit log beside what the product runs on: who did what lately. Its filters stand in the address; the page of the
    log has more of them. */
export function SecurityLog() {
  const [params, setParams] = useSearchParams()
  const { only, actor } = auditFilterOf(params)
  const [opened] = useState(() => Date.now())
  const days = params.get('days') ?? '7'
  const page = Number(params.get('page')) || 1
  const from = days === 'any' ? '' : periodFrom(Number(days), opened)
  const filter = { ...EVERYTHING, only, from, actor: useDebounced(actor) }
  const log = useAuditRecordQuery({ filter, page }, { refetchOnMountOrArgChange: true })
  const set = (changed: Record<string, string>) =>
    setParams(
      (before) => {
        before.delete('page')
        for (const [name, value] of Object.entries(changed))
          if (value) before.set(name, value)
          else before.delete(name)
        return before
      },
      { replace: true },
    )
  return (
    <Listing
      label="Security log"
      head={
        <CardHead
          title="Security log"
          lead={
            <Link to="?view=audit" className="text-brand underline">
              All filters
            </Link>
          }
          actions={
            <search className="flex min-w-0 flex-wrap items-center gap-2">
              <Segments
                label="Which entries"
                value={only}
                onChange={(chosen) => set({ only: chosen })}
                options={[
                  { value: '', label: 'All' },
                  { value: 'refused', label: <Refused count={log.data?.refused} /> },
                  { value: 'changes', label: 'Changes' },
                ]}
              />
              <TextInput
                aria-label="Who"
                placeholder="Anyone"
                className="w-24"
                value={actor}
                onChange={(event) => set({ actor: event.target.value })}
              />
              <Select aria-label="Period" value={days} onChange={(event) => set({ days: event.target.value })}>
                {PERIODS.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
              <a
                href={auditExport(filter)}
                download
                aria-label="Export CSV"
                className="inline-flex h-9 items-center text-13 font-label text-ink-soft hover:text-ink"
              >
                <FileDown aria-hidden className="size-4" strokeWidth={1.75} />
              </a>
            </search>
          }
        />
      }
      query={log}
      failed="Failed to load the audit log. Please try again later."
      empty={{ title: 'Nothing found', text: 'No entry matches these filters.' }}
      page={page}
      onPage={(to) => set({ page: to > 1 ? String(to) : '' })}
    >
      {(rows) => (
        <Rows
          label="Security log"
          rows={rows}
          columns={shortAuditColumns}
          least={ROOM}
          keyOf={(row) => rows.indexOf(row)}
        />
      )}
    </Listing>
  )
}
