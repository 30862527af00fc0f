import type { CoachAnswer } from '@/api/jobCoach'
import { Card } from '@/components/Card'
import { classes } from '@/lib/classes'
import { counted, figure } from '@/rules/figures'

const AT_FIRST = 6
/** A requirement that rules out at least this share of the matching people is highlighted. */
const DEAR = 1 / 3

/** Shown if no requirement rules anybody out by itself. */
function nobodyRuledOut({ matching, people }: CoachAnswer) {
  if (people === 0) return 'No job seeker can be found yet.'
  if (matching === people) return 'No requirement rules anybody out.'
  return 'Everybody who does not fit lacks more than one thing: no single requirement rules anybody out.'
}

/** How many people fit the job as it is written, and what each requirement costs. */
export function WhoIsLeft({ advice }: { advice: CoachAnswer }) {
  const costs = advice.reach
    .map((item) => ({ ...item, removed: item.matching_without - item.matching_with }))
    .filter(({ removed }) => removed > 0)
    .slice(0, AT_FIRST)
  const most = Math.max(1, ...costs.map(({ removed }) => removed))
  return (
    <Card padded aria-label="Who is left">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-15 font-strong">Who is left</h2>
        <p className="text-12 text-ink-soft">
          <span className="font-heading text-20 font-strong text-ink">{figure(advice.matching)}</span> of{' '}
          {figure(advice.people)}
        </p>
      </div>
      <p className="mt-1 text-12 text-ink-soft">
        Job seekers whom you can find and whose match reaches 50%, and what each requirement costs.
      </p>
      {costs.length > 0 && (
        <ul className="mt-3 space-y-2.5">
          {costs.map(({ about, requirement, removed, matching_without: without, text }) => (
            <li
              key={`${about} ${requirement}`}
              title={text}
              className="grid grid-cols-[minmax(0,1fr)_84px_44px] items-center gap-3 text-13"
            >
              <span className="truncate">{requirement}</span>
              <span aria-hidden className="h-1.5 overflow-hidden rounded-[3px] bg-line">
                <span
                  className={classes(
                    'block h-full rounded-[3px] transition-[width]',
                    removed >= without * DEAR ? 'bg-weak' : 'bg-brand',
                  )}
                  style={{ width: `${(removed / most) * 100}%` }}
                />
              </span>
              <span className={classes('text-right', removed >= without * DEAR ? 'text-weak' : 'text-ink-soft')}>
                <span aria-hidden>−{figure(removed)}</span>
                <span className="sr-only">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {costs.length === 0 && advice.reach.length > 0 && <p className="mt-3 text-13">{nobodyRuledOut(advice)}</p>}
      {costs[0] && (
        <p className="mt-3 border-t border-line pt-3 text-12 text-ink-soft">
          {advice.eased ??
            `${costs[0].requirement} removes ${figure(costs[0].removed)} of ${counted(costs[0].matching_without, 'person', 'people')}.`}
        </p>
      )}
    </Card>
  )
}
