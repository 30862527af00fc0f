import type { ReactNode } from 'react'

import { classes } from '@/lib/classes'

/** A message: the person's own words at the right, the assistant's at the left. */
export function Bubble({ isOwn = false, children }: { isOwn?: boolean; children: ReactNode }) {
  return (
    <div
      className={classes(
        'w-fit animate-rise rounded-card py-2.5 text-13',
        isOwn
          ? 'ml-auto max-w-[86%] rounded-br-[3px] bg-brand px-3.5 text-on-brand'
          : 'max-w-[92%] rounded-bl-[3px] bg-muted px-3 text-ink',
      )}
    >
      <span className="sr-only">{isOwn ? 'You: ' : 'Assistant: '}</span>
      {children}
    </div>
  )
}

/** The assistant is about to answer. */
export function Typing() {
  return (
    <div className="flex w-fit animate-rise gap-1.5 rounded-card rounded-bl-[3px] bg-muted px-3.5 py-3.5">
      <span className="sr-only">The assistant is typing</span>
      <span aria-hidden className="size-1.5 animate-breathe rounded-full bg-ink-soft" />
      <span aria-hidden className="size-1.5 animate-breathe rounded-full bg-ink-soft [animation-delay:0.3s]" />
      <span aria-hidden className="size-1.5 animate-breathe rounded-full bg-ink-soft [animation-delay:0.6s]" />
    </div>
  )
}
