import type { ReactNode } from 'react'

import { classes } from '@/lib/classes'

type Props = {
  id?: string
  /** Two lines if they should appear as two. */
  title: string[]
  lead?: string
  /** At the right end of the title. */
  controls?: ReactNode
  className?: string
  children: ReactNode
}

export const page = 'mx-auto w-full max-w-[1216px] px-4 tablet:px-8'

/** One part of the page under its heading; an anchor finds it and moves the keyboard here. */
export function Section({ id, title, lead, controls, className, children }: Props) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={title.join(' ')}
      className={classes('border-t border-line py-16 text-ink outline-none tablet:py-[88px]', className)}
    >
      <div className={page}>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="flex-1 basis-32">
            <h2 className="text-34 desk:text-48">
              {title.map((line) => (
                <span key={line} className="block">
                  {line}{' '}
                </span>
              ))}
            </h2>
            {lead && <p className="mt-4 text-17 tracking-normal text-ink-soft">{lead}</p>}
          </div>
          {controls}
        </div>
      </div>
      {children}
    </section>
  )
}
