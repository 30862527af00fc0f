import { useState } from 'react'

import { Initials } from '@/components/Initials'
import { Arrows } from '@/features/landing/Arrows'
import { STACKED } from '@/features/landing/layout'
import { page, Section } from '@/features/landing/Section'
import { useSwipe } from '@/features/landing/useSwipe'
import { voices } from '@/features/landing/voices'
import { classes } from '@/lib/classes'
import { useMedia } from '@/lib/useMedia'

/** What people say, three at a time, one where the window is narrow. After the last page comes the first. */
export function Testimonials() {
  const perPage = useMedia(STACKED) ? 1 : 3
  const [first, setFirst] = useState(0)
  const pages = Math.ceil(voices.length / perPage)
  // The testimonial being read stays in view when the window is resized.
  const current = Math.floor(first / perPage)
  const show = (index: number) => setFirst(((index + pages) % pages) * perPage)
  const swipe = useSwipe((direction) => show(current + direction))

  return (
    <Section
      id="testimonials"
      title={['What Our Users Say']}
      controls={<Arrows of="testimonials" onPrevious={() => show(current - 1)} onNext={() => show(current + 1)} />}
      className="bg-paper"
    >
      <div className={page}>
        {/* The live region stays while its pages change: otherwise they are not read out. */}
        <div aria-live="polite" className="touch-pan-y select-none" {...swipe}>
          <ul
            key={`${perPage}:${current}`}
            aria-label={`Testimonials, page ${current + 1} of ${pages}`}
            className="mt-10 grid animate-appear grid-cols-1 gap-4 min-[768px]:grid-cols-3"
          >
            {voices.slice(current * perPage, (current + 1) * perPage).map(({ name, role, message }) => (
              <li key={name}>
                <figure className="flex h-full min-h-[250px] flex-col justify-between gap-8 rounded-card border border-line bg-surface p-6">
                  <blockquote className="font-heading text-20 leading-[1.4] font-medium">{message}</blockquote>
                  <figcaption className="flex items-center gap-3">
                    <Initials name={name} className="size-10 text-12 font-label" />
                    <span>
                      <span className="block text-13 font-strong">{name}</span>
                      <span className="block text-13 text-ink-soft">{role}</span>
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-4 flex justify-center">
          {Array.from({ length: pages }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={`Page ${index + 1} of ${pages}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
              className="group grid h-6 min-w-6 place-items-center rounded-full px-1"
            >
              <span
                className={classes(
                  'h-2 rounded-full transition-all',
                  index === current ? 'w-7 bg-brand' : 'w-2 bg-line-control group-hover:bg-ink-soft',
                )}
              />
            </button>
          ))}
        </div>
      </div>
    </Section>
  )
}
