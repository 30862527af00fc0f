import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '@/components/Button'
import { DrawnLoom } from '@/components/DrawnLoom'

type Props = {
  /** What failed: the specification's sentence where it gives one. */
  title: string
  /** What is safe, and what to do. */
  text?: ReactNode
  onRetry?: () => void
  /** Another action. */
  action?: ReactNode
  /** What a person can quote when they ask for help. */
  reference?: string
  /** 1 where it stands in place of a whole screen. */
  level?: 1 | 2
}

export function ErrorState({ title, text, onRetry, action, reference, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-12 text-center">
      <DrawnLoom state="broken" />
      <Heading tabIndex={level === 1 ? -1 : undefined} className="mt-5 max-w-[26ch] text-20">
        {title}
      </Heading>
      {text && <div className="mt-2 max-w-[52ch] text-13 text-ink-soft">{text}</div>}
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button variant="primary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
            Try again
          </Button>
        )}
        {action}
      </div>
      {reference && <p className="mt-4 text-12 text-ink-faint">Reference {reference}</p>}
    </div>
  )
}
