import { dayOf } from '@/rules/recruiterDates'

type Bar = { name: string; value: number; says: string; /** The faint end of the bar. */ most?: number }

const ROW = 38
const WIDTH = 480

/** Named bars, one below the other, each with what it says. */
export function Bars({ label, bars }: { label: string; bars: Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ value, most }) => Math.max(value, most ?? 0)))
  const long = (value: number) => (value / largest) * WIDTH
  if (bars.length === 0) return <p className="text-13 text-ink-soft">Nothing yet.</p>
  return (
    <svg
      role="img"
      aria-label={`${label}: ${bars.map(({ name, says }) => `${name} ${says}`).join('; ')}`}
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      className="w-full max-w-[560px]"
    >
      {bars.map(({ name, value, says, most }, at) => (
        <g key={name} transform={`translate(0 ${at * ROW})`}>
          <text y={12} fontSize={12} className="fill-ink font-text">
            {name}
          </text>
          <text x={WIDTH} y={12} fontSize={12} textAnchor="end" className="fill-ink-soft font-text">
            {says}
          </text>
          <rect y={19} width={WIDTH} height={8} rx={4} className="fill-muted" />
          {most !== undefined && <rect y={19} width={long(most)} height={8} rx={4} className="fill-brand-line" />}
          <rect y={19} width={long(value)} height={8} rx={4} className="fill-brand" />
        </g>
      ))}
    </svg>
  )
}

const HEIGHT = 120

/** A column a day. */
export function Days({ days }: { days: { date: string; applications: number }[] }) {
  const largest = Math.max(1, ...days.map(({ applications }) => applications))
  const total = days.reduce((sum, { applications }) => sum + applications, 0)
  const step = WIDTH / Math.max(days.length, 14)
  if (total === 0) return <p className="text-13 text-ink-soft">Nothing yet.</p>
  return (
    <svg
      role="img"
      aria-label={`${total} applications from ${dayOf(days[0]?.date)} to ${dayOf(days.at(-1)?.date)}, at most ${largest} a day`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`}
      className="w-full max-w-[560px]"
    >
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" />
      {days.map(({ date, applications }, at) => {
        const high = (applications / largest) * (HEIGHT - 16)
        return (
          <rect
            key={date}
            x={at * step + 1}
            y={HEIGHT - high}
            width={Math.max(step - 2, 1)}
            height={high}
            rx={1.5}
            className="fill-brand"
          >
            <title>{`${dayOf(date)}: ${applications}`}</title>
          </rect>
        )
      })}
      <text y={HEIGHT + 16} fontSize={11} className="fill-ink-soft font-text">
        {dayOf(days[0]?.date)}
      </text>
      <text x={days.length * step} y={HEIGHT + 16} fontSize={11} textAnchor="end" className="fill-ink-soft font-text">
        {dayOf(days.at(-1)?.date)}
      </text>
      <text y={10} fontSize={11} className="fill-ink-soft font-text">
        {`at most ${largest} a day`}
      </text>
    </svg>
  )
}
