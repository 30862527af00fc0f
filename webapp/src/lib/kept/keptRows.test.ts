import { expect, it } from 'vitest'

import { forgetRows } from '@/lib/kept/forgetRows'
import { keptRows } from '@/lib/kept/keptRows'
import { sessionEnded, userLoggedIn } from '@/lib/session/session'
import { createStore } from '@/lib/store'
import { person, TOKEN } from '@/testing/server'

const rowsOf = (id: number) => keptRows<string[]>(id, 'board')

it('rows are kept for their person, list by list [WS-276]', () => {
  rowsOf(7).write(['Nurse'])
  keptRows(7, 'applications').write(['Weaver'])
  expect(rowsOf(7).read()).toEqual(['Nurse'])
  expect(rowsOf(8).read()).toBeUndefined()
})

it('rows that another build has kept are not read [WS-276]', () => {
  rowsOf(7).write(['Nurse'])
  const script = document.head.appendChild(Object.assign(document.createElement('script'), { type: 'module' }))
  script.src = '/assets/index-2.js'
  expect(rowsOf(7).read()).toBeUndefined()
  script.remove()
  localStorage.setItem('rows:7:board', '{')
  expect(rowsOf(7).read()).toBeUndefined()
})

it.each([
  ['the session ends', sessionEnded()],
  ['somebody else logs in', userLoggedIn({ user: person('recruiter'), csrfToken: TOKEN })],
])('no row is left when %s [WS-276]', (_what, action) => {
  rowsOf(7).write(['Nurse'])
  createStore().dispatch(action)
  expect(Object.keys(localStorage).filter((key) => key.startsWith('rows:'))).toEqual([])
})

it('a reload forgets nothing of one’s own, but what others have left [WS-276]', () => {
  rowsOf(7).write(['Nurse'])
  rowsOf(70).write(['Weaver'])
  forgetRows('7')
  expect(rowsOf(7).read()).toEqual(['Nurse'])
  expect(rowsOf(70).read()).toBeUndefined()
})
