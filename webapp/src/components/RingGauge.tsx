import { useEffect, useState } from 'react'

import { bandOf, EDGES, type Band } from '@/rules/bands'

const SIZE = 176 // the whole drawing: the ring with room for the ticks around it
const MIDDLE = SIZE / 2
const EDGE = 70
const STROKE = 11
const SMALL = 104
const INSET = MIDDLE - EDGE
const RADIUS = EDGE - STROKE / 2
const ROUND = 2 * Math.PI * RADIUS

const ARC: Record<Band, string> = { weak: 'stroke-weak', medium: 'stroke-medium', good: 'stroke-good' }

function at(percent: number, radius: number): { x: number; y: number } {
  const angle = (percent / 100) * 2 * Math.PI - Math.PI / 2
  return { x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) }
}

function Tick({ percent }: { percent: number }) {
  const from = at(percent, EDGE + 3)
  const to = at(percent, EDGE + 8)
  const label = at(percent, EDGE + 17)
  return (
    <>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-ink-faint" strokeWidth={1.25} />
      <text
        x={label.x}
        y={label.y}
        className="fill-ink-faint"
        fontSize={11}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {percent}
      </text>
    </>
  )
}

type Props = { percent: number; label: string; ownPercent?: number; small?: boolean }

/** A score as a ring in the color of its band, with the edges of the bands around it; its last `ownPercent` stand on
 * the person's word. It draws itself once. A small one leaves out the edges of the bands. */
export function RingGauge({ percent, label, ownPercent = 0, small = false }: Props) {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setDrawn(percent))
    return () => cancelAnimationFrame(frame)
  }, [percent])

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={small ? `${INSET} ${INSET} ${2 * EDGE} ${2 * EDGE}` : `0 0 ${SIZE} ${SIZE}`}
      width={small ? SMALL : SIZE}
      height={small ? SMALL : SIZE}
      className={small ? 'shrink-0' : '-mb-1 overflow-visible'}
    >
      <circle cx={MIDDLE} cy={MIDDLE} r={RADIUS} className="fill-transparent stroke-line" strokeWidth={STROKE} />
      {percent > 0 && (
        <circle
          cx={MIDDLE}
          cy={MIDDLE}
          r={RADIUS}
          className={`fill-transparent transition-[stroke-dashoffset] duration-600 ease-out ${ARC[bandOf(percent)]}`}
          strokeWidth={STROKE}
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - drawn / 100)}
          transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
        />
      )}
      {ownPercent > 0 && (
        <circle
          cx={MIDDLE}
          cy={MIDDLE}
          r={RADIUS}
          className="fill-transparent stroke-thread"
          strokeWidth={STROKE}
          strokeDasharray={`${(ROUND * ownPercent) / 100} ${ROUND}`}
          strokeDashoffset={(-ROUND * (percent - ownPercent)) / 100}
          transform={`rotate(-90 ${MIDDLE} ${MIDDLE})`}
        />
      )}
      {!small && EDGES.map((edge) => <Tick key={edge} percent={edge} />)}
      <text
        x={MIDDLE}
        y={MIDDLE + SIZE * 0.1}
        className="fill-ink font-heading font-strong"
        fontSize={SIZE * 0.27}
        textAnchor="middle"
        letterSpacing="-0.03em"
      >
        {percent}
        <tspan className="fill-ink-soft" dx={2} fontSize={SIZE * 0.135}>
          %
        </tspan>
      </text>
    </svg>
  )
}
