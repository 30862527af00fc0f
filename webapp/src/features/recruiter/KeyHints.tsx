const keycap =
  'inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-line-strong bg-surface px-1 font-text text-12'

/** Which keys do what, for those who have a keyboard. */
export function KeyHints({ hints }: { hints: { keys: string[]; does: string }[] }) {
  return (
    <p aria-label="Keys" className="hidden items-center gap-1.5 text-12 text-ink-soft desk:flex">
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
