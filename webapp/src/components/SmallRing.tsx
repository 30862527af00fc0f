const SIZE = 34
const STROKE = 3
const RADIUS = (SIZE - STROKE) / 2
const ROUND = 2 * Math.PI * RADIUS

const arcs = {
  good: 'stroke-good',
  amber: 'stroke-amber',
  medium: 'stroke-medium',
  weak: 'stroke-weak',
  neutral: 'stroke-line-control',
}

/** A score inside a row: its number in a ring. The text next to it says what it scores. */
export function SmallRing({ percent, tone }: { percent: number; tone: keyof typeof arcs }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} className="shrink-0">
      <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} className="fill-transparent stroke-line" strokeWidth={STROKE} />
      {percent > 0 && (
        <circle
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          className={`fill-transparent ${arcs[tone]}`}
          strokeWidth={STROKE}
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - percent / 100)}
          transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
        />
      )}
      <text x="50%" y="50%" dy="0.36em" textAnchor="middle" fontSize={10.5} className="fill-ink font-text font-strong">
        {percent}
      </text>
    </svg>
  )
}
