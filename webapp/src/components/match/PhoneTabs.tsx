import { SmallRing } from '@/components/SmallRing'
import type { Match } from '@/api/analyses'
import { classes } from '@/lib/classes'
import { useInView } from '@/lib/useInView'
import { bandOf, scoreHeading } from '@/rules/bands'
import { points } from '@/rules/figures'

/** Which part of the requirements a phone shows; a wider screen shows all of them. */
export type MatchPart = 'found' | 'missing' | 'also'

type Props = {
  match: Match
  percent: number | null
  counts: Record<MatchPart, number>
  value: MatchPart
  onChange: (part: MatchPart) => void
}

const NAMES = { found: 'Found', missing: 'Missing', also: 'Also needed' }
// Below the bar of the frame; a dialog has none.
const TOP = 'var(--room-top, 56px)'
const FOLDED = 44 // pixels: the height of the score in one line
// What is above the bar of the frame is out of sight; what is still to come is not.
const ABOVE = '-60px 0px 99999px 0px'

/** Found, missing and also needed, one at a time on a phone; above them the score in one line, once it has scrolled
    away. */
export function PhoneTabs({ match, percent, counts, value, onChange }: Props) {
  const { isInView, place } = useInView(ABOVE)
  const parts = (Object.keys(NAMES) as MatchPart[]).filter((part) => counts[part] > 0 || part === value)
  const folded = !isInView && percent !== null && match.band !== null
  return (
    <>
      <span ref={place} className="block desk:hidden" />
      <div
        style={{ position: 'sticky', top: folded ? `calc(${TOP} + ${FOLDED}px)` : TOP }}
        className="z-10 bg-surface desk:hidden"
      >
        {folded && (
          <p
            style={{ height: FOLDED }}
            className="absolute inset-x-0 bottom-full flex items-center gap-3 border-b border-line bg-surface px-4 text-13"
          >
            <SmallRing percent={percent} tone={bandOf(percent)} />
            <span className="min-w-0 flex-1 truncate font-label">{scoreHeading(percent).heading}</span>
            <span className="text-ink-soft">
              {points(match.points)} of {points(match.max_points)}
            </span>
          </p>
        )}
        {parts.length > 1 && (
          <div
            role="group"
            aria-label="Requirements to show"
            className="flex flex-wrap gap-x-3 border-b border-line px-4"
          >
            {parts.map((part) => (
              <button
                key={part}
                type="button"
                aria-pressed={part === value}
                onClick={() => onChange(part)}
                className={classes(
                  '-mb-px min-h-[44px] border-b-2 px-1 py-2.5 text-13 font-label',
                  part === value ? 'border-brand text-ink' : 'border-transparent text-ink-soft',
                )}
              >
                {NAMES[part]} <span className="font-normal text-ink-soft">{counts[part]}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </>
  )
}
