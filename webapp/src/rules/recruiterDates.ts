const form = { month: 'short', day: 'numeric', year: 'numeric' } as const

/** 'Nov 21, 2026' for a date without a time, the same day in every time zone. */
export function dayOf(date: string | null | undefined): string {
  const time = date ? Date.parse(`${date.slice(0, 10)}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) ? '' : new Date(time).toLocaleDateString('en-US', { ...form, timeZone: 'UTC' })
}
