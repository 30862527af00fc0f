import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { Profile } from '@/features/profiles/Profile'
import { maya } from '@/testing/applyScene'
import { chipsOf } from '@/testing/chips'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

/** The screen again, as after a log-in that was wanted in between. */
function open() {
  server.use(http.get('*/api/jobsdb/user/7', () => HttpResponse.json({ success: true, profile: maya })))
  return renderAlone(<Profile />)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

it('what was typed when the session ended is there after the log-in, and can be given up', async () => {
  const before = open()
  await press('Edit Profile')
  type('Skills', 'Python, Kafka, Rust')
  server.use(
    http.post('*/api/jobsdb', () =>
      HttpResponse.json({ success: false, message: 'Please log in to continue.' }, { status: 401 }),
    ),
  )
  await press('Save basic profile')
  await waitFor(() => expect(before.store.getState().session.isAuthenticated).toBe(false))
  before.unmount()

  const after = open()
  await screen.findByLabelText('Skills')
  expect(chipsOf('Skills')).toEqual(['Python', 'Kafka', 'Rust'])
  expect(screen.getByText('What you typed before is still here.')).toBeVisible()
  await press('Back to the saved profile')
  expect(chipsOf('Skills')).toEqual(['Python', 'Kafka'])
  after.unmount()

  open()
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible()
})

it('what was cancelled or saved does not come back [PROF-03]', async () => {
  const first = open()
  await press('Edit Profile')
  type('Skills', 'Rust')
  await press('Cancel')
  first.unmount()

  const second = open()
  await press('Edit Profile')
  expect(chipsOf('Skills')).toEqual(['Python', 'Kafka'])
  type('Skills', 'Rust')
  server.use(http.post('*/api/jobsdb', () => HttpResponse.json({ success: true, message: 'Saved', profile: maya })))
  await press('Save basic profile')
  await screen.findByRole('button', { name: 'Edit Profile' })
  second.unmount()

  open()
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible()
})

it('nothing is typed that the save under way would not hold', async () => {
  open()
  await press('Edit Profile')
  let answer = () => {}
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.post('*/api/jobsdb', async () => {
      await gate
      return HttpResponse.json({ success: false, message: 'Too many' }, { status: 429 })
    }),
  )
  await press('Save basic profile')
  await waitFor(() => expect(screen.getByLabelText('Skills')).toBeDisabled())
  answer()
  await waitFor(() => expect(screen.getByLabelText('Skills')).toBeEnabled())
})
