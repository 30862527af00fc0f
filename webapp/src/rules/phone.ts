import { PHONE_MALFORMED } from '@/api/server.gen'

export type CountryCode = '91' | '1'
/** A phone number field: the chosen country, and the text. */
export type Phone = { country: CountryCode; text: string }
type Country = { code: CountryCode; short: string; name: string }

/** The countries whose numbers we take. */
export const countries: readonly Country[] = [
  { code: '91', short: 'IN', name: 'India' },
  { code: '1', short: 'US', name: 'United States' },
]

export const MAX_DIGITS = 15
const MAX_DIGITS_OF_LONG_NUMBERS = 20

const whole = /^(91|1)(\d{10})$/
const registered = /^\+(91|1)-[0-9]{10}$/

const digitsOf = (text: string) => text.replace(/[^0-9]/g, '')

/** The typed text as a number: with a known country code in its written form, else its digits, cut at the longest. */
export function formatPhone(typed: string, { long = false } = {}): string {
  const digits = digitsOf(typed)
  const parts = whole.exec(digits)
  if (parts) return `+${parts[1]}-${parts[2]}`
  return digits.slice(0, long ? MAX_DIGITS_OF_LONG_NUMBERS : MAX_DIGITS)
}

/** What is wrong with a number, or null. */
export function phoneProblem(phone: string): string | null {
  return registered.test(phone) ? null : PHONE_MALFORMED
}

/** The number as the field shows it: empty without digits, else with the code in front. */
export const phoneText = (code: CountryCode, digits: string) => (digits === '' ? '' : `+${code}-${digits}`)

/** The digits after the code of a number as `phoneText` writes it. */
export const digitsAfterCode = (phone: string) => phone.slice(phone.indexOf('-') + 1)

export const codeOf = (phone: string): CountryCode | null =>
  phone.startsWith('+91-') ? '91' : phone.startsWith('+1-') ? '1' : null

/**
 * The field after somebody changed its text. The code in front comes from the list of countries: nobody can type into
 * it or delete it. A whole number with its code, typed or pasted, brings its own country.
 */
export function typedPhone(text: string, code: CountryCode, { long = false } = {}): string {
  const rest = afterCode(text, code)
  for (const candidate of [text, rest]) {
    const formatted = formatPhone(candidate)
    if (codeOf(formatted)) return formatted
  }
  const most = (long ? MAX_DIGITS_OF_LONG_NUMBERS : MAX_DIGITS) - code.length
  return phoneText(code, digitsOf(rest).slice(0, most))
}

/** What follows the code; of the code itself a part may have been deleted. */
function afterCode(text: string, code: CountryCode): string {
  const remains = code === '91' ? /^\+?9?1?-/ : /^\+?1?-/
  if (remains.test(text)) return text.slice(text.indexOf('-') + 1)
  if (!text.startsWith('+')) return text
  const digits = digitsOf(text)
  return digits.startsWith(code) ? digits.slice(code.length) : code.startsWith(digits) ? '' : digits
}

/** The countries that a search finds, by name, short form or code. */
export function countriesLike(search: string): readonly Country[] {
  const query = search.trim().toLowerCase().replace(/^\+/, '')
  return countries.filter(({ name, short, code }) =>
    [name, short, code].some((word) => word.toLowerCase().includes(query)),
  )
}
