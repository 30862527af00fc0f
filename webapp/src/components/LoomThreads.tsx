import { classes } from '@/lib/classes'
import { weave, type Weave } from '@/lib/weave'

const colours = { person: 'stroke-brand', job: 'stroke-thread' }

type Props = Pick<Weave, 'width' | 'height'> & Partial<Weave> & { className?: string }

/** A thread of the person and a thread of the job, woven over and under. Decoration. */
export function LoomThreads({ width, height, swings = 2.3, narrowing = 0.62, rise = 0, className }: Props) {
  const { person, job, over, ticks } = weave({ width, height, swings, narrowing, rise })
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
      <path d={ticks} className="stroke-line-strong" strokeWidth="1.5" />
    </svg>
  )
}

/** The upright warp lines behind the threads. Decoration; fills its parent. */
export function Warp({ className }: { className?: string }) {
  return <div aria-hidden className={classes('warp absolute inset-0', className)} />
}
