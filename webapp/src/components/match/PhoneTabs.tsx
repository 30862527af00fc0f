import { classes } from '@/lib/classes'

/** What of the requirements a phone shows; a wider screen shows all of it. */
export type MatchPart = 'found' | 'missing' | 'also'

type Props = { counts: Record<MatchPart, number>; value: MatchPart; onChange: (part: MatchPart) => void }

const NAMES = { found: 'Found', missing: 'Missing', also: 'Also needed' }
// Below the bar of the frame; a dialog has none.
const STICKING = { position: 'sticky', top: 'var(--room-top, 56px)' } as const

/** Found, missing and also needed, one at a time on a phone. */
export function PhoneTabs({ counts, value, onChange }: Props) {
  const parts = (Object.keys(NAMES) as MatchPart[]).filter((part) => counts[part] > 0 || part === value)
  if (parts.length < 2) return null
  return (
    <div
      role="group"
      aria-label="Requirements to show"
      style={STICKING}
      className="z-10 flex flex-wrap gap-x-3 border-b border-line bg-surface px-4 desk:hidden"
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
          {NAMES[part]} {counts[part]}
        </button>
      ))}
    </div>
  )
}
