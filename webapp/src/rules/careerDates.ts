/** '2019 to 2022', '2022 to now' or '2019' of a role or a study; empty without a date. */
export function yearsOf({ start, end, is_current }: { start: string; end: string; is_current?: boolean }): string {
  const last = is_current ? 'now' : end.slice(0, 4)
  const first = start.slice(0, 4)
  return [...new Set([first, last].filter(Boolean))].join(' to ')
}

/** Whole months from a day (YYYY-MM-DD) to the end of a month (YYYY-MM) or of a year; negative once it is over. */
export function monthsLeft(until: string, today: string): number {
  const [year = 0, month = 12] = until.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  return (year - thisYear) * 12 + month - thisMonth
}
