import { figure } from '@/rules/figures'

/** The number of rows next to a name. Screen readers skip it: they read the list's footer. */
export function Amount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span aria-hidden className="ml-1.5 font-normal text-ink-soft">
      {figure(count)}
    </span>
  )
}
