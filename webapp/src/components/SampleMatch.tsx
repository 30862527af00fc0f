import { CircleCheck, CircleDotDashed, CircleX } from 'lucide-react'

const LOOKS = {
  Met: { tone: 'text-good', icon: CircleCheck },
  Partly: { tone: 'text-medium', icon: CircleDotDashed },
  Missing: { tone: 'text-weak', icon: CircleX },
}

export type SampleOfMatch = { title: string; percent: number; rows: readonly (readonly [string, keyof typeof LOOKS])[] }

const ENGINEER: SampleOfMatch = {
  title: 'Senior Backend Engineer',
  percent: 80,
  rows: [
    ['Python in production', 'Met'],
    ['PostgreSQL', 'Met'],
    ['AWS (ECS, RDS, IAM)', 'Partly'],
    ['Kubernetes', 'Missing'],
  ],
}

const AROUND = 2 * Math.PI * 33
const COUNTS = ['none', 'one', 'two', 'three', 'four']

function described({ percent, rows }: SampleOfMatch): string {
  const count = (state: keyof typeof LOOKS) => COUNTS[rows.filter(([, is]) => is === state).length]
  const met = count('Met')
  return `Drawing of a match: ${percent} percent, ${met} ${met === 'one' ? 'requirement' : 'requirements'} met, ${count('Partly')} partly met, ${count('Missing')} missing`
}

/** A picture of a match, for the pages that explain the product; it is not anybody's result. */
export function SampleMatch({ sample = ENGINEER, className = '' }: { sample?: SampleOfMatch; className?: string }) {
  return (
    <div
      role="img"
      aria-label={described(sample)}
      className={`w-[300px] rounded-card border border-line bg-surface p-5 shadow-floating ${className}`}
    >
      <div aria-hidden>
        <div className="flex items-center gap-4">
          <div className="relative grid size-[60px] place-items-center">
            <svg viewBox="0 0 72 72" fill="none" strokeWidth="6" className="absolute inset-0 -rotate-90">
              <circle cx="36" cy="36" r="33" className="stroke-line" />
              <circle
                cx="36"
                cy="36"
                r="33"
                className="stroke-good"
                strokeLinecap="round"
                strokeDasharray={`${(sample.percent / 100) * AROUND} ${AROUND}`}
              />
            </svg>
            <span className="font-heading text-17 font-strong">
              {sample.percent}
              <span className="text-12 font-normal text-ink-soft">%</span>
            </span>
          </div>
          <div>
            <p className="font-heading text-20 font-strong">Good Match</p>
            <p className="text-13 text-ink-soft">{sample.title}</p>
          </div>
        </div>
        <ul className="mt-3">
          {sample.rows.map(([label, state]) => {
            const { tone, icon: Icon } = LOOKS[state]
            return (
              <li key={label} className="flex min-h-8 items-center gap-2 border-t border-line text-13 last:-mb-2">
                <Icon className={`size-[17px] shrink-0 ${tone}`} strokeWidth={2} />
                <span className="min-w-0 flex-1 font-label wrap-anywhere">{label}</span>
                <span className={`text-12 font-label ${tone}`}>{state}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
