import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { Tracker } from '@/features/trackers/Tracker'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const open = (status: number, message: string) => {
  const counts = { Submitted: 0, Selected: 0, Rejected: 0 }
  server.use(
    http.get('*/api/applications/user/:email', () =>
      HttpResponse.json({ success: true, applications: [], total: 0, counts }),
    ),
    http.get('*/api/applications/99', () => HttpResponse.json({ success: false, message }, { status })),
  )
  renderAlone(<Tracker />, { at: '/user/applicationTracker?application=99' })
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Application' }))

it.each([
  [404, 'Application not found'],
  [403, 'You do not have permission to perform this action.'],
])(
  'an application that cannot be had (%i) is not asked for again: the list is where to go',
  async (status, message) => {
    open(status, message)
    const dialogBox = await dialog()
    expect(await dialogBox.findByText(message)).toBeVisible()
    expect(dialogBox.queryByRole('button', { name: 'Try again' })).toBeNull()
    fireEvent.click(dialogBox.getByRole('button', { name: 'See all applications' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

it('one that failed to come can be asked for again', async () => {
  open(500, 'Sorry.')
  const dialogBox = await dialog()
  expect(await dialogBox.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(dialogBox.queryByRole('button', { name: 'See all applications' })).toBeNull()
})
