/* Times to book, as people read them: by day and hour of a time zone. */

const HOUR = 60 * 60 * 1000

/** How a candidate reads times: in which zone, and by a clock of twelve hours or of 24. */
export type BookingClock = { zone: string; hour12: boolean }

/** '2026-12-02', the day of an instant in a zone. */
export const dayIn = (zone: string, at: string | number): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone: zone })

/** The instants by their day in a zone, in their order. */
export function byDay(slots: readonly string[], zone: string): Map<string, string[]> {
  const days = new Map<string, string[]>()
  for (const slot of slots) {
    const day = dayIn(zone, slot)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return days
}

/** '10:30', or '10:30 AM' by a clock of twelve hours. */
export const timeIn = (zone: string, at: string | number, hour12: boolean): string =>
  new Date(at).toLocaleTimeString(hour12 ? 'en-US' : 'en-GB', {
    timeZone: zone,
    hour12,
    hour: hour12 ? 'numeric' : '2-digit',
    minute: '2-digit',
  })

/** 'CET' or 'GMT+5:30'. */
export const zoneMark = (zone: string, at: string | number): string =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: zone, timeZoneName: 'short' }).split(' ').slice(1).join(' ')

/** The times of a day; in an hour that the clock repeats, each says which one it is. */
export function labelled(slots: readonly string[], zone: string, hour12: boolean): [slot: string, label: string][] {
  const labels = slots.map((slot) => timeIn(zone, slot, hour12))
  return slots.map((slot, at) => {
    const label = labels[at]!
    const repeated = labels.indexOf(label) !== labels.lastIndexOf(label)
    return [slot, repeated ? `${label} ${zoneMark(zone, slot)}` : label]
  })
}

/** 'Wednesday, December 2' */
export const dayName = (
  day: string,
  form: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' },
) => new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { ...form, timeZone: 'UTC' })

/** 'Wednesday, December 2, 5:30 PM' */
export const momentIn = (zone: string, at: string): string => `${dayName(dayIn(zone, at))}, ${timeIn(zone, at, true)}`

/** 'Wednesday, December 2, 10:30 AM to 11:30 AM' */
export function periodIn(zone: string, at: string, minutes: number, hour12 = true): string {
  const end = Date.parse(at) + minutes * 60_000
  return `${dayName(dayIn(zone, at))}, ${timeIn(zone, at, hour12)} to ${timeIn(zone, end, hour12)}`
}

/** Minutes east of Greenwich. */
export function offsetIn(zone: string, at: string | number): number {
  const there = new Date(at).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')
  return Math.round((Date.parse(`${there}Z`) - new Date(at).getTime()) / 60_000)
}

/** 'UTC+1', 'UTC+5:30' */
export function offsetName(zone: string, at: string | number): string {
  const offset = offsetIn(zone, at)
  const minutes = Math.abs(offset) % 60
  const hours = Math.floor(Math.abs(offset) / 60)
  return `UTC${offset < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** The day on which the clocks of a zone change between two instants; undefined if they do not. */
export function clockChange(zone: string, from: string, to: string): string | undefined {
  for (let at = Date.parse(from); at < Date.parse(to); at += HOUR) {
    if (offsetIn(zone, at) !== offsetIn(zone, at + HOUR)) return dayIn(zone, at + HOUR)
  }
  return undefined
}

/** The days of the weeks that show a month, Monday first: '2026-11-30' to '2027-01-03' for '2026-12'. */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T12:00:00Z`)
  const begin = first.getTime() - ((first.getUTCDay() + 6) % 7) * 24 * HOUR
  const weeks: string[][] = []
  for (let week = 0; week < 6; week += 1) {
    const days = Array.from({ length: 7 }, (_, day) =>
      new Date(begin + (week * 7 + day) * 24 * HOUR).toISOString().slice(0, 10),
    )
    if (week === 0 || days[0]!.startsWith(month)) weeks.push(days)
  }
  return weeks
}

/** Another month: '2027-01' is one after '2026-12'. */
export function monthAfter(month: string, step: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + step, 15)).toISOString().slice(0, 7)
}

/** 'Amsterdam' */
export const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** What each kind of interview is called. */
export const interviewKinds = [
  ['video', 'Video call'],
  ['phone', 'Phone call'],
  ['on_site', 'On site'],
] as const

export const interviewLengths = [15, 30, 45, 60, 90, 120] // minutes

/** What the place of each kind is. */
export const interviewPlaces = {
  video: 'Video call link',
  phone: 'The number to call, or who calls',
  on_site: 'Where you meet',
}
