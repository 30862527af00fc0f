const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** '2:02 PM', with a common space whatever the browser puts there. */
export const atTime = (then: Date): string => TIME.format(then).replace(/\s/, ' ')

/** 'today 2:02 PM', or the day where it was another. */
export function whenRead(at: string, now = new Date()): string {
  const then = new Date(at)
  const time = atTime(then)
  if (then.toDateString() === now.toDateString()) return `today ${time}`
  const year = then.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return `${then.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year })} ${time}`
}

/** 'in 0.8 s'; anything faster than a tenth is called so. */
export function howLong(seconds: number): string {
  return seconds < 0.1 ? 'in less than 0.1 s' : `in ${seconds.toFixed(1)} s`
}
