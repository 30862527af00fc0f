import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { Role } from '@/rules/roles'
import { openApp, signedInAs } from '@/testing/renderApp'
import { quiet } from '@/testing/quiet'

/** The other tab has logged out and in again before this one, which slept, hears of either. */
async function anotherTabLogsInAs(role: Role) {
  signedInAs(role)
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
    await quiet()
  })
}

it('somebody else who logs in in another tab sees nothing that the last person loaded or typed', async () => {
  signedInAs('user')
  const { store, person } = openApp('/user/AboutUser')
  await person.type(await screen.findByLabelText('Name'), 'Maya Okafor')
  const loaded = () => Object.keys(store.getState().api.queries)
  expect(loaded()).toContain('profile(7)')

  await anotherTabLogsInAs('recruiter')

  expect(store.getState().session.user?.username).toBe('elena.brandt')
  expect(await screen.findByLabelText('Name')).toHaveValue('')
  expect(loaded()).not.toContain('profile(7)')
})
