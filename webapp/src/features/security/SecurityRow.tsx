import type { ReactNode } from 'react'

type Props = { icon: ReactNode; name: string; badge?: ReactNode; text: ReactNode; children: ReactNode }

/** One thing that can be changed, with its state and what can be done. */
export function SecurityRow({ icon, name, badge, text, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-[11px] tablet:px-5">
      <span className="grid size-[34px] shrink-0 place-items-center rounded-control border border-line [&_svg]:size-4">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-13 font-label wrap-anywhere">
          {name} {badge}
        </p>
        <p className="text-12 text-ink-soft">{text}</p>
      </div>
      <div className="flex justify-end gap-1.5 max-tablet:w-full max-tablet:*:h-11">{children}</div>
    </li>
  )
}
