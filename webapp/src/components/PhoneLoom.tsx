import { Warp } from '@/components/LoomThreads'
import '@/components/phoneLoom.css'
import { weave } from '@/lib/weave'

const WIDTH = 900 // wider than any screen that shows it; narrower ones show its left part
const { person, job, over } = weave({ width: WIDTH, height: 56, swings: 5, narrowing: 0, rise: 0 })
const CALM = `M0 34C24 41 48 46 74 46C124 46 130 10 190 10C250 10 262 46 326 46C390 46 398 10 458 10C518 10 530 46 594 46C658 46 666 10 726 10C786 10 798 46 862 46Q884 46 900 40`

/** The drawn loom above the forms on narrow screens: one thread, and two woven ones at the second step. Decoration. */
export function PhoneLoom() {
  return (
    <div aria-hidden className="phone-loom">
      <Warp />
      <svg viewBox={`0 0 ${WIDTH} 56`} width={WIDTH} height={56} fill="none" strokeWidth="3">
        <path d={CALM} className="phone-loom-one stroke-brand" />
        <g className="phone-loom-two">
          <path d={person} className="stroke-brand" />
          <path d={job} className="stroke-thread" />
          {over.map(({ who, path }) => (
            <g key={path}>
              <path d={path} className="stroke-sunken" strokeWidth="9" />
              <path d={path} className={who === 'person' ? 'stroke-brand' : 'stroke-thread'} />
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}
