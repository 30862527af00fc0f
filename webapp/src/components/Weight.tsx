import { classes } from '@/lib/classes'
import { points as shown } from '@/rules/figures'

const FILL = { met: 'bg-good', partly: 'bg-medium', missing: 'bg-line-strong', own: 'bg-amber' }
const PIXELS_A_POINT = 3
const LONGEST = 54 // pixels

type Props = { weight: number; points: number; state: keyof typeof FILL }

/** What a requirement weighs and what it gave: the bar's length is the weight, its filled part the points. */
export function Weight({ weight, points, state }: Props) {
  return (
    <span className="flex items-baseline gap-2">
      <span aria-hidden className="hidden self-center tablet:block" style={{ width: LONGEST }}>
        <span
          className="block h-1.5 overflow-hidden rounded-[3px] bg-line"
          style={{ width: Math.min(LONGEST, weight * PIXELS_A_POINT) }}
        >
          <span
            className={classes('block h-full rounded-[3px]', FILL[state])}
            style={{ width: `${(100 * points) / weight}%` }}
          />
        </span>
      </span>
      <span className="whitespace-nowrap text-ink-soft">
        <span className="font-label text-ink">{shown(points)}</span> of {shown(weight)}
      </span>
    </span>
  )
}
