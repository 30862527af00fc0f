/** '14:02' */
export const atTime = (then: Date): string => then.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** 'today 14:02', or the day where it was another. */
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
