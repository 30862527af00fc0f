import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { Children, type ReactNode } from 'react'

import { classes } from '@/lib/classes'
import { intoView } from '@/lib/useNewPlace'

const tones = {
  bad: { look: 'border-weak-line bg-weak-soft text-weak', icon: CircleX },
  medium: { look: 'border-medium-line bg-medium-soft text-ink', icon: TriangleAlert },
  good: { look: 'border-good-line bg-good-soft text-good', icon: CircleCheck },
}

type Props = { tone?: keyof typeof tones; children?: ReactNode; className?: string }

/** The outcome of the whole form, read out as soon as it appears; renders no box without content. */
export function FormNotice({ tone = 'bad', children, className }: Props) {
  const { look, icon: Icon } = tones[tone]
  return (
    <div role="alert">
      {Children.toArray(children).some(Boolean) && (
        <div
          // Scrolls into view: at the end of a long form it would not be seen.
          ref={intoView}
          className={classes('flex items-start gap-2 rounded-control border px-3 py-2.5 text-13', look, className)}
        >
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
          <div className="min-w-0">{children}</div>
        </div>
      )}
    </div>
  )
}
