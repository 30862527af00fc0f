/** In place of a company's logo: the first letter of its name. */
export function CompanyTile({ name, small = false }: { name: string; small?: boolean }) {
  const letter = ([...name.trim()][0] ?? '').toUpperCase()
  return (
    <span
      aria-hidden
      data-sign
      className={
        small
          ? 'grid size-5 shrink-0 place-items-center rounded-badge border border-line bg-surface text-12 font-strong text-ink-soft'
          : 'grid size-10 shrink-0 place-items-center rounded-control border border-line bg-surface font-heading text-17 font-strong'
      }
    >
      {letter}
    </span>
  )
}
