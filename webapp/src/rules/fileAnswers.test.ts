import { expect, it } from 'vitest'

import { givenDates, withContacts } from '@/rules/fileAnswers'
import { otherContacts } from '@/rules/profile'

const nora = { name: 'Nora Castellano', country_code: '+1', phone_number: '6145550177' }

it('prefers what the person says to what was read [WS-302]', () => {
  const answers = [
    { kind: 'contact' as const, field: 'name' as const, value: 'Nora C' },
    { kind: 'contact' as const, field: 'phone_number' as const, value: '+44 (20) 7946-0958' },
  ]
  expect(withContacts(nora, answers)).toEqual({ name: 'Nora C', country_code: '+44', phone_number: '2079460958' })
  expect(withContacts(nora, [{ ...answers[1]!, value: '(503) 555-0148' }])).toEqual({
    ...nora,
    phone_number: '5035550148',
  })
})

it('names what a profile does not say [WS-302]', () => {
  expect(otherContacts(nora, { name: 'nora castellano ', phone_number: '' })).toEqual([
    { field: 'phone_number', what: 'phone number', shown: '+1 6145550177' },
  ])
  expect(otherContacts({ name: '', country_code: '', phone_number: '' }, nora)).toEqual([])
})

it('sends the dates of a line as a period, which may go on [WS-145]', () => {
  const line = { kind: 'line' as const, line: "Cook, Spring '21", start: '2021-04' }
  expect(
    givenDates([
      { ...line, end: '' },
      { ...line, end: '2022' },
    ]),
  ).toEqual({
    lines: ["Cook, Spring '21", "Cook, Spring '21"],
    dates: ['2021-04/..', '2021-04/2022'],
  })
})
