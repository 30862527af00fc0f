import { expect, it } from 'vitest'

import { protectionOf } from '@/rules/protection'

const bare = { authenticator: null, passkeys: [], has_password: true, recovery_codes_left: 0, email_change: null }
const passkey = { id: 'a', name: 'Laptop', added_at: '2026-03-14T10:00:00Z', used_at: null }
const app = { added_at: '2026-03-14T10:00:00Z' }
const waiting = {
  email: 'new@people.example',
  until: '2026-03-14T10:00:00Z',
  new_confirmed: false,
  old_confirmed: false,
  due_at: null,
}

it.each([
  [
    'a password alone',
    bare,
    'Your password alone logs you in.',
    'One thing to do: add a passkey or an authenticator app.',
  ],
  [
    'no password',
    { ...bare, has_password: false },
    'Your company’s log-in alone lets you in.',
    'One thing to do: add a passkey or an authenticator app.',
  ],
  [
    'everything',
    { ...bare, passkeys: [passkey, passkey], authenticator: app, recovery_codes_left: 10 },
    'Set up: 2 passkeys, an authenticator app, 10 recovery codes.',
    'Nothing left to do.',
  ],
  [
    'few recovery codes and a new email',
    { ...bare, passkeys: [passkey], recovery_codes_left: 1, email_change: waiting },
    'Set up: 1 passkey, 1 recovery code.',
    'Two things to do: get new recovery codes; open the links in your mailboxes.',
  ],
  [
    'no recovery code',
    { ...bare, authenticator: app },
    'Set up: an authenticator app.',
    'One thing to do: get new recovery codes.',
  ],
])('says in words what protects an account with %s', (_, security, there, left) => {
  expect(protectionOf(security)).toEqual({
    isGood: security.passkeys.length > 0 || security.authenticator !== null,
    there,
    left,
  })
})
