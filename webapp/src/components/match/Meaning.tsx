import type { Match } from '@/api/analyses'
import { classes } from '@/lib/classes'

const DOTS = 100

/** How many of a hundred pairs with such a score readers judged worth an interview. */
export function Meaning({ meaning }: { meaning: NonNullable<Match['meaning']> }) {
  return (
    <figure className="mt-5 border-t border-line pt-4 text-center">
      <div aria-hidden className="mx-auto grid w-fit grid-flow-col grid-rows-5 gap-[5px]">
        {Array.from({ length: DOTS }, (_, dot) => (
          <span
            key={dot}
            className={classes('size-[5px] rounded-full', dot < meaning.interviews ? 'bg-brand' : 'bg-line-strong')}
          />
        ))}
      </div>
      <figcaption className="mx-auto mt-3 max-w-[34ch] text-12 text-ink-soft">{meaning.text}</figcaption>
    </figure>
  )
}
