import type { CareerContacts } from '@/api/types'
import type { ContactName } from '@/rules/profile'

/** What a person says about a file that a machine did not read. Dates are as in a career; no `end` means until now. */
export type FileAnswer =
  | { kind: 'dates'; title: string; employer: string; start: string; end: string }
  | { kind: 'line'; line: string; start: string; end: string }
  | { kind: 'certificate'; name: string }
  | { kind: 'contact'; field: ContactName; value: string }

type Role = { title: string; employer: string; start: string; end: string; is_current: boolean }

const isUndated = ({ start, end, is_current }: Role) => !start || (!end && !is_current)

/** The roles with the dates that the person gave for those whose dates were not understood; the same array if there is
    none of them. */
export function withDates<Position extends Role>(positions: Position[], answers: readonly FileAnswer[]): Position[] {
  let result = positions
  for (const answer of answers) {
    if (answer.kind !== 'dates') continue
    const { title, employer, start, end } = answer
    const at = result.findIndex(
      (position) => position.title === title && position.employer === employer && isUndated(position),
    )
    const role = result[at]
    if (!role) continue
    const last = role.end || end
    const dated = { ...role, start: role.start || start, end: last, is_current: role.is_current || last === '' }
    result = result.with(at, dated)
  }
  return result
}

/** What the server needs in order to read the lines whose dates were not understood. */
export function givenDates(answers: readonly FileAnswer[]): { lines: string[]; dates: string[] } {
  const lines = answers.filter((answer) => answer.kind === 'line')
  return {
    lines: lines.map(({ line }) => line),
    dates: lines.map(({ start, end }) => `${start}/${end || '..'}`),
  }
}

const CODE = /^\+\d{1,3}(?=\D)/
const DIGITS = 10 // of a number in a profile

/** What a file says for the profile, with what the person says instead. */
export function withContacts(read: CareerContacts, answers: readonly FileAnswer[]): CareerContacts {
  const contacts = { ...read }
  for (const answer of answers) {
    if (answer.kind !== 'contact') continue
    if (answer.field === 'name') contacts.name = answer.value
    else {
      contacts.country_code = CODE.exec(answer.value)?.[0] ?? contacts.country_code
      contacts.phone_number = answer.value.replace(CODE, '').replace(/\D/g, '').slice(-DIGITS)
    }
  }
  return contacts
}
