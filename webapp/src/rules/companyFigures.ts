/* How figures about many jobs appear in words. */

import { figure } from '@/rules/figures'

const TOO_FEW = 'too few'

/** '30%', or 'too few' where the server gives no percentage. */
export const percentOf = (share: { percent: number | null }): string =>
  share.percent === null ? TOO_FEW : `${share.percent}%`

/** '1 day', '4.5 days', 'too few'. */
export const daysOf = (days: number | null): string =>
  days === null ? TOO_FEW : `${days} ${days === 1 ? 'day' : 'days'}`

/** '4.5' below a head that says days; 'too few'. */
export const dayCount = (days: number | null): string => (days === null ? TOO_FEW : figure(days))

/** How many more or fewer than in the period before: '+12% on the 90 days before'. */
export function growth(now: number, before: number, days: number): string {
  if (before === 0) return 'none before'
  const percent = Math.round(((now - before) / before) * 100)
  const sign = percent > 0 ? '+' : ''
  return percent === 0 ? `the same as in the ${days} days before` : `${sign}${percent}% on the ${days} days before`
}

/** '2 fewer than before', with the unit where the number alone says too little; '' where one of them is missing. */
export function change(now: number | null, before: number | null, unit = ''): string {
  if (now === null || before === null) return ''
  const difference = Math.round((now - before) * 10) / 10
  if (difference === 0) return 'as before'
  return `${figure(Math.abs(difference))}${unit} ${difference > 0 ? 'more' : 'fewer'} than before`
}
