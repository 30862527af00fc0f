import { classes } from '@/lib/classes'
import { weave } from '@/lib/weave'

const colours = { person: 'stroke-brand', job: 'stroke-thread' }

type Props = {
  width: number
  height: number
  /** How often the threads swing on their way. */
  swings?: number
  narrowing?: number
  className?: string
}

/** A thread of the person and a thread of the job, woven over and under. Decoration. */
export function LoomThreads({ width, height, swings = 1.75, narrowing, className }: Props) {
  const { person, job, over } = weave(width, height, swings, narrowing)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeWidth="5"
      className={classes('max-w-none overflow-visible', className)}
    >
      <path d={person} className={colours.person} />
      <path d={job} className={colours.job} />
      {over.map(({ who, path }) => (
        <g key={path}>
          <path d={path} className="stroke-sunken" strokeWidth="13" />
          <path d={path} className={colours[who]} />
        </g>
      ))}
    </svg>
  )
}

/** The upright warp lines behind the threads. Decoration; fills its parent. */
export function Warp() {
  return <div aria-hidden className="warp absolute inset-0" />
}
