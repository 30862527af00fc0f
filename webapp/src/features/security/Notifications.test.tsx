import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { Notifications } from '@/features/security/Notifications'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const saved = {
  id: 7,
  name: 'Weavers in Leeds',
  query: 'weaver',
  location: 'Leeds',
  remoteOnly: false,
  employmentTypes: ['Full-time'],
  alert: 'daily',
  newCount: 0,
}

function open(isRefused = false) {
  const calls: unknown[] = []
  let present = saved
  server.use(
    http.get('*/api/saved-searches', () => HttpResponse.json({ success: true, saved_searches: [present] })),
    http.put('*/api/saved-searches/7', async ({ request }) => {
      const body = (await request.json()) as typeof saved
      calls.push(body)
      if (isRefused) return HttpResponse.json({ success: false, code: 'gone', message: 'It is gone.' }, { status: 404 })
      present = { ...present, alert: body.alert }
      return HttpResponse.json({ success: true, saved_search: present })
    }),
  )
  renderAlone(<Notifications />)
  return calls
}

it('switches the daily email of a saved search off and on, and nothing else of it', async () => {
  const calls = open()
  const email = await screen.findByRole('switch', { name: 'Email me: Weavers in Leeds' })
  expect(email).toBeChecked()
  fireEvent.click(email)
  await waitFor(() => expect(email).not.toBeChecked())
  expect(screen.getByText('Counted in Job Search only')).toBeVisible()
  fireEvent.click(email)
  await waitFor(() => expect(email).toBeChecked())
  const { name, query, location, remoteOnly, employmentTypes } = saved
  const same = { name, query, location, remoteOnly, employmentTypes }
  expect(calls).toEqual(['product', 'daily'].map((alert) => ({ ...same, alert })))
})

it('stays as it was where that is refused', async () => {
  open(true)
  const email = await screen.findByRole('switch', { name: 'Email me: Weavers in Leeds' })
  fireEvent.click(email)
  expect(await screen.findByText('It is gone.')).toBeVisible()
  expect(email).toBeChecked()
})
