import { Star } from 'lucide-react'
import { useId, useState } from 'react'

import { FEEDBACK_STARS } from '@/api/server.gen'
import { classes } from '@/lib/classes'

const words = { 1: 'poor', 2: 'fair', 3: 'all right', 4: 'good', 5: 'excellent' }

type Props = { value: number; onChange: (value: number) => void }

/** One to five stars: a group of radio buttons, so that the arrow keys work. */
export function Stars({ value, onChange }: Props) {
  const name = useId()
  const [pointed, setPointed] = useState(0)
  const stars = pointed || value
  const word = FEEDBACK_STARS.find((star) => star === stars)
  return (
    <fieldset className="flex min-w-0 items-center justify-between gap-3">
      <legend className="sr-only">Rating</legend>
      <div className="-ml-1.5 flex" onMouseLeave={() => setPointed(0)}>
        {FEEDBACK_STARS.map((star) => (
          <label
            key={star}
            className="relative grid size-10 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => {
                setPointed(0)
                onChange(star)
              }}
              onMouseEnter={() => setPointed(star)}
              aria-label={`${star} ${star === 1 ? 'star' : 'stars'}, ${words[star]}`}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Star
              aria-hidden
              className={classes(
                'pointer-events-none size-8 transition-colors',
                star <= stars ? 'fill-thread text-thread' : 'text-line-control',
              )}
              strokeWidth={1.5}
            />
          </label>
        ))}
      </div>
      <span aria-hidden className="text-right text-13 text-ink-soft">
        {word ? `${word} of ${FEEDBACK_STARS.length}, ${words[word]}` : 'Not rated yet'}
      </span>
    </fieldset>
  )
}
