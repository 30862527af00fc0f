import type { Match } from '@/api/analyses'
import { classes } from '@/lib/classes'
import { BELOW_DESK } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'

const DOTS = 100
const SIZE = 6 // pixels
const GRID = (rows: number) => ({
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rows}, ${SIZE}px)`,
  justifyContent: 'space-between',
  rowGap: 4,
})

/** How many of a hundred pairs with such a score readers judged worth an interview. */
export function Meaning({ meaning }: { meaning: NonNullable<Match['meaning']> }) {
  const isSmall = useMedia(BELOW_DESK)
  return (
    <figure className="mt-5 border-t border-line pt-4 text-center">
      <div aria-hidden className="grid" style={GRID(isSmall ? 2 : 5)}>
        {Array.from({ length: DOTS }, (_, dot) => (
          <span
            key={dot}
            className={classes('rounded-full', dot < meaning.interviews ? 'bg-brand' : 'bg-line')}
            style={{ width: isSmall ? SIZE - 1 : SIZE }}
          />
        ))}
      </div>
      <figcaption className="mt-3 text-12 text-ink-soft">{meaning.text}</figcaption>
    </figure>
  )
}
