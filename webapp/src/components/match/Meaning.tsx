import type { Match } from '@/api/analyses'
import { classes } from '@/lib/classes'

const DOTS = 100
const GRID = { gridAutoFlow: 'column', gridTemplateRows: 'repeat(5, 5px)', gap: 5 }

/** How many of a hundred pairs with such a score readers judged worth an interview. */
export function Meaning({ meaning }: { meaning: NonNullable<Match['meaning']> }) {
  return (
    <figure className="mt-5 border-t border-line pt-4 text-center">
      <div aria-hidden className="mx-auto grid w-fit" style={GRID}>
        {Array.from({ length: DOTS }, (_, dot) => (
          <span
            key={dot}
            className={classes('rounded-full', dot < meaning.interviews ? 'bg-brand' : 'bg-line-strong')}
            style={{ width: 5 }}
          />
        ))}
      </div>
      <figcaption className="mt-3 text-12 text-ink-soft">{meaning.text}</figcaption>
    </figure>
  )
}
