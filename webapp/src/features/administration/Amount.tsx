import { figure } from '@/rules/figures'

/** The number of rows beside a name. Screen readers skip it: they read the list's foot. */
export function Amount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span aria-hidden className="ml-1.5 font-normal text-ink-soft">
      {figure(count)}
    </span>
  )
}
