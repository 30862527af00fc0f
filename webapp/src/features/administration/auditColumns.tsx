import { CircleX } from 'lucide-react'
import { Link } from 'react-router'

import type { AuditRow } from '@/api/administration'
import type { Column } from '@/components/Rows'
import { actionText, actorLink, actorText, detailsText, subjectLink, subjectName } from '@/rules/audit'
import { whenRead } from '@/rules/clock'
import { whereText } from '@/rules/security'
import { capitalized } from '@/rules/system'
import { shortMoment } from '@/rules/tracker'

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

const when: Column<AuditRow> = {
  name: 'When',
  width: 'w-[14%]',
  cell: ({ at }) => (
    <time dateTime={at} className="whitespace-nowrap">
      {shortMoment(at)}
    </time>
  ),
}
const who: Column<AuditRow> = {
  name: 'Who',
  width: 'w-[15%]',
  cell: (row) => <Named text={actorText(row)} to={actorLink(row)} />,
}
const where: Column<AuditRow> = {
  name: 'Where',
  width: 'w-[18%]',
  cell: ({ details: { device = '', address = '' } }) => (
    <span className="line-clamp-2 wrap-anywhere text-ink-soft">{whereText({ device, address }) || 'Not recorded'}</span>
  ),
}
const result: Column<AuditRow> = {
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
}

export const auditColumns: Column<AuditRow>[] = [
  when,
  who,
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
  where,
  result,
]

/** Where there is less room: what was done, and below it to what. */
export const shortAuditColumns: Column<AuditRow>[] = [
  { ...when, width: 'w-[18%]', cell: ({ at }) => <time dateTime={at}>{capitalized(whenRead(at))}</time> },
  { ...who, width: 'w-[18%]' },
  {
    name: 'What',
    width: 'w-[32%]',
    place: 'head',
    cell: (row) => (
      <span className="block min-w-0 leading-snug">
        <span className="block" title={row.action}>
          {actionText(row.action)}
        </span>
        <Named text={subjectName(row)} to={subjectLink(row)} />
      </span>
    ),
  },
  where,
  { ...result, width: 'w-[14%]' },
]
