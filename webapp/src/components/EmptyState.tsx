import type { ReactNode } from 'react'

import { DrawnLoom } from '@/components/DrawnLoom'

type Props = {
  title: string
  /** Why it is empty. */
  text?: ReactNode
  reasons?: { icon: ReactNode; text: string }[]
  /** One action that changes it. */
  action?: ReactNode
  level?: 1 | 2
}

export function EmptyState({ title, text, reasons, action, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <DrawnLoom state="waiting" />
      <Heading tabIndex={level === 1 ? -1 : undefined} className="mt-5 text-20">
        {title}
      </Heading>
      {text && <div className="mt-2 max-w-[52ch] text-13 text-balance text-ink-soft">{text}</div>}
      {reasons && (
        <ul className="mt-4 space-y-2.5 text-left text-13 text-ink-soft">
          {reasons.map((reason) => (
            <li key={reason.text} className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:stroke-[1.75]">
              {reason.icon}
              {reason.text}
            </li>
          ))}
        </ul>
      )}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
