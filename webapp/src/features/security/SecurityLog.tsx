import { Download } from 'lucide-react'
import { useState } from 'react'

import type { SecurityLine } from '@/api/security'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { iconOf } from '@/features/security/logIcons'
import '@/features/security/security.css'
import { classes } from '@/lib/classes'
import { whenRead } from '@/rules/clock'
import { isSuspicious, securitySheet, securityText } from '@/rules/security'

const SHOWN_AT_FIRST = 8

/** What happened on the account lately, the newest first. */
export function SecurityLog({ lines }: { lines: readonly SecurityLine[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const visible = showsAll ? lines : lines.slice(0, SHOWN_AT_FIRST)
  return (
    <Card aria-labelledby="security-log">
      <CardHead
        id="security-log"
        title="Security log"
        lead="Visible to you and to admins"
        actions={
          lines.length > 0 && (
            <>
              <a
                href={`data:text/csv;charset=utf-8,${encodeURIComponent(securitySheet(lines))}`}
                download="hireloom-security-log.csv"
                className="inline-flex items-center gap-1.5 text-13 font-label text-ink-soft hover:text-ink"
              >
                <Download aria-hidden className="size-4" strokeWidth={1.75} />
                Download CSV
              </a>
              {lines.length > SHOWN_AT_FIRST && !showsAll && (
                <button
                  type="button"
                  className="text-13 font-label text-brand hover:underline"
                  onClick={() => setShowsAll(true)}
                >
                  Show all {lines.length}
                </button>
              )}
            </>
          )
        }
      />
      {lines.length === 0 && <EmptyState title="Nothing yet" text="Log-ins and changes appear here." />}
      <ul className="divide-y divide-line">
        {visible.map((line, at) => {
          const Icon = iconOf(line.action)
          return (
            <li key={`${line.at} ${at}`} className="security-line px-4 tablet:px-5">
              <Icon
                aria-hidden
                className={classes('size-4', isSuspicious(line.action) ? 'text-weak' : 'text-ink-soft')}
                strokeWidth={1.75}
              />
              <span className={classes('text-13 font-label', isSuspicious(line.action) && 'text-weak')}>
                {securityText(line.action)}
              </span>
              <span className="text-12 wrap-anywhere text-ink-soft">{line.device}</span>
              <span className="text-12 wrap-anywhere text-ink-soft">{line.address}</span>
              <time dateTime={line.at} className="text-12 text-ink-soft first-letter:uppercase">
                {whenRead(line.at)}
              </time>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
