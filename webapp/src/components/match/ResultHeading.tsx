import type { ReactNode } from 'react'

type Props = { title: string; lead?: string; aside?: ReactNode }

/** The head of a result; it takes the focus when the result arrives. */
export function ResultHeading({ title, lead, aside }: Props) {
  return (
    <div className="flex min-h-[50px] flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 tablet:px-5">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 data-result-heading tabIndex={-1} className="text-15 outline-none">
          {title}
        </h2>
        {lead && <span className="text-12 text-ink-soft">{lead}</span>}
      </div>
      {aside}
    </div>
  )
}
