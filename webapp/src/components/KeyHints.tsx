const keycap =
  'inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-line-strong bg-surface px-1 font-text text-12'

type Props = {
  /** Where the focus has to be for the keys to work. */
  where?: string
  hints: { keys: string[]; does: string }[]
}

/** Which keys do what, for those who have a keyboard. */
export function KeyHints({ where, hints }: Props) {
  return (
    <p className="hidden flex-wrap items-center gap-1.5 text-12 text-ink-soft desk:flex">
      {where}
      {hints.map(({ keys, does }) => (
        <span key={does} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <kbd key={key} className={keycap}>
              {key}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
