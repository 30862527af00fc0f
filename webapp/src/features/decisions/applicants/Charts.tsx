import { counted, figure } from '@/rules/figures'
import { dayOf } from '@/rules/recruiterDates'

type Bar = { name: string; value: number; says: string; /** The faint end of the bar. */ most?: number }

const WIDTH = 480
const THICK = 8

/** Named bars, one below the other, each with what it says. Only the bars stretch: words keep their size on a phone. */
export function Bars({ label, bars }: { label: string; bars: Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ value, most }) => Math.max(value, most ?? 0)))
  const long = (value: number) => (value / largest) * WIDTH
  if (bars.length === 0) return <p className="text-13 text-ink-soft">Nothing yet.</p>
  return (
    <div
      role="img"
      aria-label={`${label}: ${bars.map(({ name, says }) => `${name} ${says}`).join('; ')}`}
      className="max-w-[560px] space-y-3"
    >
      {bars.map(({ name, value, says, most }) => (
        <div key={name}>
          <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-13">
            <span className="wrap-anywhere">{name}</span>
            <span className="text-ink-soft">{says}</span>
          </p>
          <svg viewBox={`0 0 ${WIDTH} ${THICK}`} preserveAspectRatio="none" className="block h-2 w-full rounded-full">
            <rect width={WIDTH} height={THICK} className="fill-muted" />
            {most !== undefined && <rect width={long(most)} height={THICK} className="fill-brand-line" />}
            <rect width={long(value)} height={THICK} className="fill-brand" />
          </svg>
        </div>
      ))}
    </div>
  )
}

const HEIGHT = 120
const LEAST_DAYS = 14

/** A column a day. */
export function Days({ days }: { days: { date: string; applications: number }[] }) {
  const largest = Math.max(1, ...days.map(({ applications }) => applications))
  const total = days.reduce((sum, { applications }) => sum + applications, 0)
  const step = WIDTH / Math.max(days.length, LEAST_DAYS)
  if (total === 0) return <p className="text-13 text-ink-soft">Nothing yet.</p>
  const [first, last] = [dayOf(days[0]?.date), dayOf(days.at(-1)?.date)]
  const most = `at most ${figure(largest)} a day`
  return (
    <div
      role="img"
      aria-label={`${counted(total, 'application')} from ${first} to ${last}, ${most}`}
      className="max-w-[560px] text-12 text-ink-soft"
    >
      <p className="mb-1">{most}</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-[120px] w-full border-b border-line-strong"
      >
        {days.map(({ date, applications }, at) => {
          const high = (applications / largest) * HEIGHT
          return (
            <rect
              key={date}
              x={at * step + 1}
              y={HEIGHT - high}
              width={Math.max(step - 2, 1)}
              height={high}
              className="fill-brand"
            >
              <title>{`${dayOf(date)}: ${applications}`}</title>
            </rect>
          )
        })}
      </svg>
      {days.length < LEAST_DAYS ? (
        <p className="mt-1">{days.length === 1 ? first : `${first} to ${last}`}</p>
      ) : (
        <p className="mt-1 flex justify-between gap-3">
          <span>{first}</span>
          <span>{last}</span>
        </p>
      )}
    </div>
  )
}
