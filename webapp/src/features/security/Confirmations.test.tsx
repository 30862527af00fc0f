import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { useRemoveAuthenticatorMutation } from '@/api/secondFactors'
import { Confirmations } from '@/features/security/Confirmations'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

function Change() {
  const [remove, { data, error }] = useRemoveAuthenticatorMutation()
  return (
    <>
      <button onClick={() => void remove()}>Turn off</button>
      {data ? 'It is done' : error ? 'It is not done' : ''}
      <Confirmations />
    </>
  )
}

/** A change that the server makes only once the password was given. */
function open() {
  const calls: string[] = []
  let isConfirmed = false
  const refused = (code: string) => HttpResponse.json({ success: false, code, message: 'No.' }, { status: 403 })
  server.use(
    http.post('*/api/me/authenticator/remove', () => {
      calls.push('remove')
      return isConfirmed ? HttpResponse.json({ success: true, message: '' }) : refused('confirmation_needed')
    }),
    http.post('*/api/me/confirm', async ({ request }) => {
      const { password } = (await request.json()) as { password: string }
      calls.push('confirm')
      isConfirmed = password === 'right'
      return isConfirmed ? HttpResponse.json({ success: true, message: '' }) : refused('wrong_password')
    }),
  )
  renderAlone(<Change />)
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  return calls
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
const give = (box: ReturnType<typeof within>, password: string) => {
  fireEvent.change(box.getByLabelText('Your password'), { target: { value: password } })
  fireEvent.click(box.getByRole('button', { name: 'Confirm' }))
}

it('names the change, and the change goes on by itself', async () => {
  const calls = open()
  const box = await dialog()
  expect(box.getByText('You are about to turn off the authenticator app.')).toBeVisible()
  give(box, 'right')
  expect(await screen.findByText(/It is done/)).toBeVisible()
  expect(calls).toEqual(['remove', 'confirm', 'remove'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('says that the password is missing or wrong, and asks again', async () => {
  const calls = open()
  const box = await dialog()
  give(box, '')
  expect(await box.findByText('Password is required')).toBeVisible()
  give(box, 'wrong')
  expect(await box.findByText('No.')).toBeVisible()
  expect(box.getByLabelText('Your password')).toHaveFocus()
  expect(calls).toEqual(['remove', 'confirm'])
})

it('does nothing when somebody changes their mind', async () => {
  const calls = open()
  fireEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/It is not done/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls).toEqual(['remove'])
})
