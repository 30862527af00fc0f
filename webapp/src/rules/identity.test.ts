import { describe, expect, it } from 'vitest'

import {
  codeProblem,
  emailProblem,
  isPersonal,
  looksLikeBusiness,
  passwordParts,
  passwordProblem,
  usernameProblem,
} from '@/rules/identity'
import { registrationEmailProblem } from '@/rules/registrationForm'

const PERSONAL = 'Recruiters must use organizational email addresses (not personal email providers like Gmail)'

describe('a username', () => {
  it.each(['anna', 'Anna2026', 'aaaaaaaaaaaaaaa'])('may be %s [AUTH-46] [LIM-05]', (username) => {
    expect(usernameProblem(username)).toBeNull()
  })

  it.each(['', 'ann', 'aaaaaaaaaaaaaaaa', 'anna_1', 'anna 1', 'änne', 'anna\n'])(
    'may not be %j [AUTH-46] [LIM-05]',
    (username) => {
      expect(usernameProblem(username)).toBe('Username must be 4-15 characters and alphanumeric')
    },
  )
})

describe('a password', () => {
  it.each(['Passw0rd!', 'abcdefg1@', 'aaaa bbb1?', 'abc123*é', 'correct horse battery staple'])(
    'may be %s [AUTH-49] [OPEN-039]',
    (password) => {
      expect(passwordProblem(password)).toBeNull()
    },
  )

  it.each(['', 'passw0rd', 'pass!word', '12345678!', 'a1!', 'Pässw0rd#'])('may not be %j [AUTH-49]', (password) => {
    expect(passwordProblem(password)).toBe(
      'Password must be at least 8 characters, with at least one letter, one number, and one special character',
    )
  })

  it('has at most 128 characters [OPEN-039]', () => {
    expect(passwordProblem(`a1!${'x'.repeat(125)}`)).toBeNull()
    expect(passwordProblem(`a1!${'x'.repeat(126)}`)).toBe('Password must be at most 128 characters')
  })

  it.each([
    ['', [false, false, false, false]],
    ['abc', [false, true, false, false]],
    ['abc1', [false, true, true, false]],
    ['1234567!', [true, false, true, true]],
    ['Passw0rd!', [true, true, true, true]],
  ])('of %j the parts are %j', (password, met) => {
    expect(passwordParts(password).map((part) => part.met)).toEqual(met)
  })
})

describe('a mailbox', () => {
  it.each([
    ['a@gmail.com', true],
    ['a@GMAIL.com', true],
    ['a@yahoo.co.uk', true],
    ['a@mail.outlook.com', true],
    ['a@outlookgroup.com', false],
    ['a@acme.io', false],
    ['a@hotmail.fr', true],
    ['a@notgmail.com', false],
  ])('%s is personal: %s [OPEN-036]', (email, personal) => {
    expect(isPersonal(email)).toBe(personal)
    expect(registrationEmailProblem(email, 'recruiter')).toBe(personal ? PERSONAL : null)
    expect(registrationEmailProblem(email, 'user')).toBeNull()
    expect(looksLikeBusiness(email, 'user')).toBe(!personal)
    expect(looksLikeBusiness(email, 'recruiter')).toBe(false)
  })

  it.each(['', 'anna', 'anna@', '@acme.io', 'an na@acme.io', `${'a'.repeat(255)}@acme.io`])(
    '%j is none [AUTH-47]',
    (email) => {
      expect(emailProblem(email)).toBe('Invalid email format')
      expect(looksLikeBusiness(email, 'user')).toBe(false)
    },
  )
})

describe('a code', () => {
  it('has six digits [AUTH-66] [LIM-07]', () => {
    expect(codeProblem('407158')).toBeNull()
    for (const code of ['', '12345', '1234567', '12a456']) expect(codeProblem(code)).toBe('OTP must be 6 digits')
  })
})
