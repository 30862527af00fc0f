import { describe, expect, it } from 'vitest'

import { countriesLike, formatPhone, phoneProblem, typedPhone } from '@/rules/phone'

const WRONG = 'Enter a valid phone number (US: +1-XXXXXXXXXX, India: +91-XXXXXXXXXX)'

describe('the formatter', () => {
  it.each([
    ['919876543210', '+91-9876543210', true],
    ['+91 98765 43210', '+91-9876543210', true],
    ['12025550123', '+1-2025550123', true],
    ['+1 (202) 555-0123', '+1-2025550123', true],
    ['9876543210', '9876543210', false],
    ['447911123456', '447911123456', false],
    ['12345678901234567890', '123456789012345', false],
    ['abc', '', false],
  ])('makes %s %s [AUTH-42] [AUTH-43] [AUTH-44] [AUTH-45]', (typed, formatted, valid) => {
    expect(formatPhone(typed)).toBe(formatted)
    expect(phoneProblem(formatted) === null).toBe(valid)
  })

  it('keeps more than fifteen digits only where long numbers are wanted [AUTH-45]', () => {
    expect(formatPhone('12345678901234567', { long: true })).toBe('12345678901234567')
    expect(typedPhone('+1-12345678901234567', '1')).toBe('+1-12345678901234')
    expect(typedPhone('+1-12345678901234567', '1', { long: true })).toBe('+1-12345678901234567')
  })
})

describe('the rule', () => {
  it.each(['+91-9876543210', '+1-2025550123'])('takes %s [AUTH-48]', (phone) => {
    expect(phoneProblem(phone)).toBeNull()
  })

  it.each(['', '+1-202555012', '+1-20255501234', '+44-7911123456', '1-2025550123', '+1-202555012a', '+1-2025550123\n'])(
    'refuses %j [AUTH-48]',
    (phone) => {
      expect(phoneProblem(phone)).toBe(WRONG)
    },
  )
})

describe('typing behind the code', () => {
  const typeIn = (keys: string, code: '1' | '91', start = '') =>
    [...keys].reduce((text, key) => typedPhone(text + key, code), start)

  it.each([
    ['2025550123', '1', '+1-2025550123'],
    ['9876543210', '91', '+91-9876543210'],
    ['12025550123', '1', '+1-2025550123'],
    ['+12025550123', '1', '+1-2025550123'],
    ['919876543210', '1', '+91-9876543210'],
    ['919876543210', '91', '+91-9876543210'],
    ['+1 (202) 555-0123', '1', '+1-2025550123'],
    ['9195550123', '1', '+1-9195550123'],
    ['abc', '1', ''],
  ] as const)('%s with the country +%s becomes %s [AUTH-43] [AUTH-44]', (keys, code, text) => {
    expect(typeIn(keys, code)).toBe(text)
  })

  it.each([
    ['+1', '1', ''],
    ['+', '1', ''],
    ['+1202', '1', '+1-202'],
    ['1-202', '1', '+1-202'],
    ['+-202', '1', '+1-202'],
    ['+9-98765', '91', '+91-98765'],
    ['+1-98765', '91', '+91-98765'],
    ['+91', '91', ''],
  ] as const)('deleting in the code leaves %s, which is mended with +%s to %j [AUTH-39]', (text, code, mended) => {
    expect(typedPhone(text, code)).toBe(mended)
  })

  it('a whole number pasted over another one brings its own country', () => {
    expect(typedPhone('+91 98765 43210', '1')).toBe('+91-9876543210')
    expect(typedPhone('(202) 555-0123', '1')).toBe('+1-2025550123')
  })
})

describe('the search for a country', () => {
  it.each([
    ['', ['India', 'United States']],
    ['ind', ['India']],
    ['STATES', ['United States']],
    ['+91', ['India']],
    ['us', ['United States']],
    ['france', []],
  ])('%j finds %j [AUTH-38] [AUTH-40]', (search, names) => {
    expect(countriesLike(search).map(({ name }) => name)).toEqual(names)
  })
})
