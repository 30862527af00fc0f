import { classes } from '@/lib/classes'
import { points as shown } from '@/rules/figures'

const FILL = { met: 'bg-good', partly: 'bg-medium', missing: 'bg-line-strong', own: 'bg-amber' }
const PIXELS_A_POINT = 3
const LONGEST = 60 // pixels, the width of the column

type Props = { must: boolean; weight: number; points: number; state: keyof typeof FILL }

/** Whether a requirement is a must, what it weighs and what it gave: the bar's length is the weight, its filled part the points. */
export function Weight({ must, weight, points, state }: Props) {
  return (
    <span className="flex items-baseline gap-2 max-tablet:w-full">
      <span className={classes('min-w-8.5 text-right', must ? 'font-label' : 'text-ink-faint')}>
        {must ? 'Must' : 'Nice'}
      </span>
      <span aria-hidden className="self-center tablet:w-[60px]">
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
      <span className="whitespace-nowrap text-right text-ink-soft" style={{ minWidth: 48 }}>
        <span className="font-label text-ink">{shown(points)}</span> of {shown(weight)}
      </span>
    </span>
  )
}
