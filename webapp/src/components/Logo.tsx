import { useId } from 'react'

import { classes } from '@/lib/classes'
import { PRODUCT_NAME } from '@/lib/product'

const person = 'M6.5 3.5V11.5C6.5 17 10 20 16 20S25.5 17 25.5 11.5V3.5'
const job = 'M6.5 28.5V20.5C6.5 15 10 12 16 12S25.5 15 25.5 20.5V28.5'

/** Two threads that hold each other and make an H; where one passes under the other, it shows a gap. */
export function Mark({ className = 'size-7' }: { className?: string }) {
  const id = useId()
  const gap = { stroke: 'black', strokeWidth: 6.1 }
  return (
    <svg aria-hidden viewBox="0 0 32 32" fill="none" strokeLinecap="round" className={classes('text-brand', className)}>
      <defs>
        <clipPath id={`${id}left`}>
          <path d="M0 0h13v32H0z" />
        </clipPath>
        <clipPath id={`${id}right`}>
          <path d="M19 0h13v32H19z" />
        </clipPath>
        <mask id={`${id}under`} maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">
          <path d="M0 0h32v32H0z" fill="white" />
          <path d={person} {...gap} clipPath={`url(#${id}left)`} />
        </mask>
        <mask id={`${id}over`} maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32">
          <path d="M0 0h32v32H0z" fill="white" />
          <path d={job} {...gap} clipPath={`url(#${id}right)`} />
        </mask>
      </defs>
      <path d={job} stroke="currentColor" strokeWidth="3.5" mask={`url(#${id}under)`} />
      <path d={person} stroke="currentColor" strokeWidth="3.5" mask={`url(#${id}over)`} />
    </svg>
  )
}

/** The mark and the word; where there is no room for both, the mark. */
export function Logo({ size = 'medium' }: { size?: 'medium' | 'large' }) {
  const large = size === 'large'
  return (
    // A word that does not fit wraps to a second line, which is cut off.
    <span
      className={classes(
        'inline-flex flex-wrap items-center overflow-hidden',
        large ? 'h-7.5 gap-x-3' : 'h-6 gap-x-2.5',
      )}
    >
      <Mark className={large ? 'size-7.5' : 'size-6'} />
      <span className={classes('font-heading font-headline tracking-[-0.03em]', large ? 'text-20' : 'text-17')}>
        {PRODUCT_NAME}
      </span>
    </span>
  )
}
