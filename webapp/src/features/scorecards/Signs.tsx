import { ChevronDown, ChevronUp, ChevronsDown, ChevronsUp } from 'lucide-react'

import { adviceName, ratingName, ratings, ratingTone } from '@/rules/scorecards'

const HEIGHTS = [4, 6.5, 9, 12]

/** How many of four bars a rating fills; its word stands next to it. */
function Bars({ rating }: { rating: string }) {
  const level = ratings.findIndex(([value]) => value === rating)
  return (
    <svg aria-hidden viewBox="0 0 15 12" width={15} height={12} className="shrink-0">
      {HEIGHTS.map((height, at) => (
        <rect
          key={height}
          x={at * 4}
          y={12 - height}
          width={3}
          height={height}
          rx={0.75}
          fill="currentColor"
          opacity={at <= level ? 1 : 0.28}
        />
      ))}
    </svg>
  )
}

export const barsOf = (rating: string) => <Bars rating={rating} />

/** A rating as its bars and its word. */
export function Rated({ rating }: { rating: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${ratingTone(rating)}`}>
      <Bars rating={rating} />
      {ratingName(rating)}
    </span>
  )
}

const arrows = {
  strong_no: <ChevronsDown aria-hidden className="size-4" />,
  no: <ChevronDown aria-hidden className="size-4" />,
  yes: <ChevronUp aria-hidden className="size-4" />,
  strong_yes: <ChevronsUp aria-hidden className="size-4" />,
}

export const adviceSign = (advice: string) => arrows[advice as keyof typeof arrows]

/** Advice as its arrow and its words. */
export function Advised({ advice }: { advice: string | null }) {
  if (!advice) return <strong className="font-label">Not in</strong>
  return (
    <strong className={`flex items-center gap-1 font-label ${advice.endsWith('no') ? 'text-weak' : 'text-good'}`}>
      {adviceSign(advice)}
      {adviceName(advice)}
    </strong>
  )
}

/** Where the ratings of several people lie, from the first word to the last; the words stand next to it. */
export function Together({ words, isSplit }: { words: readonly string[]; isSplit: boolean }) {
  const levels = words.map((rating) => ratings.findIndex(([value]) => value === rating))
  const x = (level: number) => 6 + level * 20
  const tone = isSplit ? 'text-amber' : 'text-brand'
  return (
    <svg aria-hidden viewBox="0 0 72 12" width={72} height={12} className={`shrink-0 ${tone}`}>
      <path d="M6 6H66" className="stroke-line-strong" strokeWidth={1.5} />
      {ratings.map(([value], level) => (
        <circle key={value} cx={x(level)} cy={6} r={1.75} fill="var(--line-control)" />
      ))}
      {levels.length > 1 && (
        <path d={`M${x(Math.min(...levels))} 6H${x(Math.max(...levels))}`} stroke="currentColor" strokeWidth={2.5} />
      )}
      {[...new Set(levels)].map((level) => (
        <circle key={level} cx={x(level)} cy={6} r={4.5} fill="currentColor" />
      ))}
    </svg>
  )
}
