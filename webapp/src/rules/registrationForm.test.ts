import { expect, it } from 'vitest'

import { registrationErrors } from '@/rules/registrationForm'

const form = {
  userType: 'user',
  username: 'elenabrandt',
  email: 'elena@kestrel.example',
  country: '1',
  phone: '+1-4155550142',
  confirmation: '',
  accepted: true,
} as const

it.each([
  ['Hireloom1!', true],
  ['elenabrandt1!', true],
  ['Kestrel!2026', true],
  ['Passw0rd!', false],
  ['Kestrel!2026-over-the-river', false], // long enough without its own words
])('whether %s is refused for its own words before a code is asked for', (password, isRefused) => {
  const { password: problem } = registrationErrors({ ...form, password, confirmation: password })
  expect(problem).toBe(
    isRefused ? 'Please choose a password without your name, your email and the name Hireloom.' : undefined,
  )
})
