/* The rules by which applicants book the interviews of a job, as lists to choose from. */

import type { BookingRulesFields as BookingRules } from '@/api/types'
import { counted } from '@/rules/figures'

type Rule = Exclude<keyof BookingRules, 'takes_freest'>

const minutes = (count: number) => (count === 0 ? 'None' : `${count} min`)
const ahead = (hours: number) =>
  hours === 0 ? 'None' : hours < 48 || hours % 24 ? counted(hours, 'hour') : counted(hours / 24, 'day')

/** Each with its name, the usual choices, and how a number reads. */
export const bookingRules: readonly [
  rule: Rule,
  name: string,
  choices: readonly number[],
  say: (value: number) => string,
][] = [
  ['notice_hours', 'Notice', [2, 4, 12, 24, 48, 72], ahead],
  ['days_ahead', 'Days ahead', [7, 14, 21, 30, 60], (days) => counted(days, 'day')],
  ['every_minutes', 'Times start', [15, 30, 60], (count) => `Every ${minutes(count)}`],
  ['pause_minutes', 'Break afterward', [0, 15, 30, 60], minutes],
  ['change_hours', 'Move or cancel until', [2, 4, 12, 24, 48], (hours) => `${hours} h before`],
  ['days_to_book', 'Link expires', [3, 5, 7, 14, 30], (days) => `After ${counted(days, 'day')}`],
]

/** The choices of a rule, with the value that it has. */
export const withValue = (choices: readonly number[], value: number): readonly number[] =>
  choices.includes(value) ? choices : [...choices, value].toSorted((a, b) => a - b)
