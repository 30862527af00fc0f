import { CircleCheck, CircleDotDashed, CircleX } from 'lucide-react'

const rows = [
  { label: 'Python in production', state: 'Met', tone: 'text-good', icon: CircleCheck },
  { label: 'PostgreSQL', state: 'Met', tone: 'text-good', icon: CircleCheck },
  { label: 'AWS (ECS, RDS, IAM)', state: 'Partly', tone: 'text-medium', icon: CircleDotDashed },
  { label: 'Kubernetes', state: 'Missing', tone: 'text-weak', icon: CircleX },
]

const percent = 80
const around = 2 * Math.PI * 33

/** A picture of a match, for the pages that explain the product; it is not anybody's result. */
export function SampleMatch({ className = '' }: { className?: string }) {
  return (
    <div
      role="img"
      aria-label="Drawing of a match: 80 percent, two requirements met, one partly met, one missing"
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
                strokeDasharray={`${(percent / 100) * around} ${around}`}
              />
            </svg>
            <span className="font-heading text-17 font-strong">
              {percent}
              <span className="text-12 font-normal text-ink-soft">%</span>
            </span>
          </div>
          <div>
            <p className="font-heading text-20 font-strong">Good Match</p>
            <p className="text-13 text-ink-soft">Senior Backend Engineer</p>
          </div>
        </div>
        <ul className="mt-3">
          {rows.map(({ label, state, tone, icon: Icon }) => (
            <li key={label} className="flex min-h-8 items-center gap-2 border-t border-line text-13 last:-mb-2">
              <Icon className={`size-[17px] shrink-0 ${tone}`} strokeWidth={2} />
              <span className="min-w-0 flex-1 font-label wrap-anywhere">{label}</span>
              <span className={`text-12 font-label ${tone}`}>{state}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
