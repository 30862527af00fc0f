import { ArrowLeft, ArrowRight } from 'lucide-react'

import { classes } from '@/lib/classes'

const look =
  'grid size-[44px] place-items-center rounded-full border border-line-strong bg-surface text-ink transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-faint disabled:hover:bg-surface [&>svg]:size-[18px] [&>svg]:stroke-[1.75]'

type Props = {
  of: string
  onPrevious: () => void
  onNext: () => void
  atStart?: boolean
  atEnd?: boolean
  className?: string
}

/** Buttons to move back and forth through what does not fit side by side. */
export function Arrows({ of, onPrevious, onNext, atStart = false, atEnd = false, className }: Props) {
  return (
    <div className={classes('flex shrink-0 gap-2', className)}>
      <button type="button" className={look} aria-label={`Previous ${of}`} disabled={atStart} onClick={onPrevious}>
        <ArrowLeft aria-hidden />
      </button>
      <button type="button" className={look} aria-label={`Next ${of}`} disabled={atEnd} onClick={onNext}>
        <ArrowRight aria-hidden />
      </button>
    </div>
  )
}
