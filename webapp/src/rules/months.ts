import { counted } from '@/rules/figures'

const NAME = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 'Mar 2019', of '2019-03'. */
export const monthName = (month: string): string => NAME.format(new Date(`${month}-01T00:00:00Z`))

/** '2 years 4 months', of 28 months. */
export function lasted(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 && counted(years, 'year'), (rest > 0 || years === 0) && counted(rest, 'month')]
  return parts.filter(Boolean).join(' ')
}
