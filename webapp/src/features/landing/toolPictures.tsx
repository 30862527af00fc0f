import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

import { CompanySign } from '@/features/landing/companySigns'

/** Small drawings of what each tool shows. They are pictures: nothing in them is anybody's. */

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="rounded-card border border-line bg-surface">{children}</div>
)

const Tag = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex h-6 items-center rounded-full border border-line-strong px-2.5 text-12 font-medium text-ink-soft">
    {children}
  </span>
)

function Job({ company, title, place }: { company: string; title: string; place: string }) {
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-[34px] shrink-0 place-items-center rounded-control border border-line">
        <CompanySign name={company} className="size-[18px]" />
      </span>
      <span className="min-w-0">
        <span className="block truncate text-13 font-strong">{title}</span>
        <span className="block truncate text-12 text-ink-soft">{place}</span>
      </span>
    </div>
  )
}

export const FoundJobs = () => (
  <div className="space-y-2.5">
    <Sheet>
      <div className="p-4 pb-3.5">
        <Job company="Tidewater" title="Platform Engineer" place="Tidewater Health · Remote (REM)" />
        <div className="mt-3 flex flex-wrap items-center gap-1.5">
          <Tag>Kubernetes</Tag>
          <Tag>Go</Tag>
          <span className="ml-auto inline-flex h-5.5 items-center gap-1.5 rounded-badge bg-weak-soft px-2 text-12 font-label whitespace-nowrap text-weak">
            <Clock className="size-[13px]" strokeWidth={2} />3 days left!
          </span>
        </div>
      </div>
    </Sheet>
    <Sheet>
      <div className="p-4">
        <Job company="Halden Bank" title="Python Developer, Payments" place="Halden Bank · Utrecht, NL" />
      </div>
    </Sheet>
  </div>
)

const around = 2 * Math.PI * 68
const ticks = [55, 70, 85].map((edge) => {
  const angle = (edge / 100) * 2 * Math.PI - Math.PI / 2
  const at = (radius: number) => ({ x: 110 + radius * Math.cos(angle), y: 88 + radius * Math.sin(angle) })
  return { edge, from: at(78), to: at(83), label: at(94) }
})

export const MatchNumber = () => (
  <svg viewBox="0 0 220 176" fill="none" className="mx-auto h-[176px] overflow-visible">
    <circle cx="110" cy="88" r="68" strokeWidth="12" className="stroke-line" />
    <circle
      cx="110"
      cy="88"
      r="68"
      strokeWidth="12"
      strokeLinecap="round"
      strokeDasharray={`${0.8 * around} ${around}`}
      transform="rotate(-90 110 88)"
      className="stroke-good"
    />
    {ticks.map(({ edge, from, to, label }) => (
      <g key={edge}>
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="stroke-ink-faint" strokeWidth="1.25" />
        <text {...label} fontSize="11" textAnchor="middle" dominantBaseline="central" className="fill-ink-faint">
          {edge}
        </text>
      </g>
    ))}
    <text
      x="110"
      y="104"
      fontSize="46"
      textAnchor="middle"
      letterSpacing="-0.03em"
      className="fill-ink font-heading font-strong"
    >
      80
      <tspan dx="2" fontSize="24" className="fill-ink-soft">
        %
      </tspan>
    </text>
  </svg>
)

export const Raises = () => (
  <Sheet>
    {[
      ['+10', 'Say where you used Kubernetes'],
      ['+5', 'Name the parts of AWS'],
      ['+5', 'Mention Go, if true'],
    ].map(([gain, text]) => (
      <div key={text} className="flex h-[47px] items-center border-t border-line px-4 first:border-t-0">
        <span className="w-[54px] font-heading text-20 font-strong text-brand">{gain}</span>
        <span className="text-13 font-label">{text}</span>
      </div>
    ))}
  </Sheet>
)

export const Practice = () => (
  <Sheet>
    <div className="p-4">
      <p className="text-12 text-ink-soft">Intermediate, 3 of 5</p>
      <p className="mt-2 text-15 font-strong">
        A carrier calls your booking service twice. How do you make one booking?
      </p>
      <p className="mt-3 border-l-2 border-dashed border-brand-line pl-3 text-13 text-ink-soft">
        Use a key that the caller sends. Store the first answer...
      </p>
    </div>
  </Sheet>
)

export const PostedJob = () => (
  <Sheet>
    <div className="p-4">
      <Job company="Kestrel" title="Senior Backend Engineer" place="Kestrel · Rotterdam, NL" />
    </div>
    {[
      ['Maya Okafor', '80%', 'text-good'],
      ['Daan Visser', '62%', 'text-medium'],
    ].map(([name, score, tone]) => (
      <div key={name} className="flex h-11 items-center justify-between border-t border-line px-4 text-13">
        <span className="font-label">{name}</span>
        <span className={`font-strong ${tone}`}>{score} Match</span>
      </div>
    ))}
  </Sheet>
)
