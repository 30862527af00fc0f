import type { SecurityLine } from '@/api/security'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { classes } from '@/lib/classes'
import { whenRead } from '@/rules/clock'
import { isSuspicious, securityText, whereText } from '@/rules/security'

/** What happened on the account lately, the newest first. */
export function SecurityLog({ lines }: { lines: readonly SecurityLine[] }) {
  return (
    <Card aria-labelledby="security-log">
      <CardHead id="security-log" title="Security log" lead="Visible to you and to admins" />
      {lines.length === 0 && <EmptyState title="Nothing yet" text="Log-ins and changes appear here." />}
      <ul className="divide-y divide-line">
        {lines.map((line, at) => (
          <li key={`${line.at} ${at}`} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 tablet:px-5">
            <span
              className={classes(
                'min-w-0 max-tablet:w-full tablet:flex-1 text-13 font-label',
                isSuspicious(line.action) && 'text-weak',
              )}
            >
              {securityText(line.action)}
            </span>
            <span className="text-12 wrap-anywhere text-ink-soft">{whereText(line)}</span>
            <time dateTime={line.at} className="text-12 text-ink-soft">
              {whenRead(line.at)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
