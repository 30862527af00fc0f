import { dayName, dayParts } from '@/rules/postCalendar'

type Props = { label: string; days: { day: string; posts: number }[]; today: string }

const HIGH = 88
const TOP = 20
const FOOT = 38

/** A column for each day. Places are parts of the width, so that words keep their size on any screen. */
export function DayColumns({ label, days, today }: Props) {
  const largest = Math.max(1, ...days.map(({ posts }) => posts))
  const step = 100 / days.length
  const few = days.length <= 7
  return (
    <svg
      role="img"
      aria-label={`${label}: ${days.map(({ day, posts }) => `${dayName(day)} ${posts}`).join('; ')}`}
      width="100%"
      height={TOP + HIGH + FOOT}
      className="block"
    >
      {days.map(({ day, posts }, at) => {
        const high = posts === 0 ? 2 : Math.max((posts / largest) * HIGH, 4)
        const { weekday, number } = dayParts(day)
        const middle = `${(at + 0.5) * step}%`
        return (
          <g key={day}>
            <text
              x={middle}
              y={TOP + HIGH - high - 6}
              fontSize={12}
              textAnchor="middle"
              className="fill-ink font-label"
            >
              {posts || ''}
            </text>
            <rect
              x={`${at * step + step * 0.1}%`}
              width={`${step * 0.8}%`}
              y={TOP + HIGH - high}
              height={high}
              rx={posts === 0 ? 1 : 3}
              className={posts === 0 ? 'fill-muted' : 'fill-brand'}
              style={day === today && posts > 0 ? { fill: 'var(--brand-strong)' } : undefined}
            >
              <title>{`${dayName(day)}: ${posts}`}</title>
            </rect>
            <text x={middle} y={TOP + HIGH + 17} fontSize={12} textAnchor="middle" className="fill-ink-soft">
              {few ? weekday : weekday[0]}
            </text>
            <text x={middle} y={TOP + HIGH + 32} fontSize={12} textAnchor="middle" className="fill-ink-soft">
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
