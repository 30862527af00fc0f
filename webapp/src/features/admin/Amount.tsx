import { figure } from '@/rules/figures'

/** How many there are, beside a name; whoever listens to the page hears it in the list's foot. */
export function Amount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span aria-hidden className="ml-1.5 font-normal text-ink-soft">
      {figure(count)}
    </span>
  )
}
