import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { Notes } from '@/features/decisions/applicants/Notes'
import { quiet } from '@/testing/quiet'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

it('a note half written waits for whoever looks at somebody else meanwhile', async () => {
  server.use(http.get('*/api/applications/:id/notes', () => HttpResponse.json({ success: true, notes: [] })))
  const { show } = renderAlone(<Notes key={1} applicationId={1} />, { as: 'recruiter' })
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Knows loo' } })
  show(<Notes key={2} applicationId={2} />)
  expect(screen.getByLabelText('New note')).toHaveValue('')
  show(<Notes key={1} applicationId={1} />)
  expect(screen.getByLabelText('New note')).toHaveValue('Knows loo')
})

it('a note that is being kept leaves the words of the next one that is begun meanwhile', async () => {
  let arrive = () => {}
  const gate = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const note = { id: 9, text: 'Knows looms.', author: 'elenabrandt', at: '2026-03-14T10:00:00Z', is_own: true }
  server.use(
    http.get('*/api/applications/1/notes', () => HttpResponse.json({ success: true, notes: [] })),
    http.post('*/api/applications/1/notes', async () => {
      await gate
      return HttpResponse.json({ success: true, notes: [note] })
    }),
  )
  renderAlone(<Notes applicationId={1} />, { as: 'recruiter' })
  const field = screen.getByLabelText('New note')
  fireEvent.change(field, { target: { value: 'Knows looms.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
  fireEvent.change(field, { target: { value: 'And wool.' } })
  arrive()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add note' })).toBeEnabled())
  await act(quiet)
  expect(field).toHaveValue('And wool.')
})

it('notes that could not be loaded are asked for again', async () => {
  const note = { id: 9, text: 'Knows looms.', author: 'elenabrandt', at: '2026-03-14T10:00:00Z', is_own: true }
  server.use(
    http.get('*/api/applications/1/notes', () => HttpResponse.error(), { once: true }),
    http.get('*/api/applications/1/notes', () => HttpResponse.json({ success: true, notes: [note] })),
  )
  renderAlone(<Notes applicationId={1} />, { as: 'recruiter' })
  expect(await screen.findByText('The notes could not be loaded.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Knows looms.')).toBeVisible()
  expect(screen.queryByText('The notes could not be loaded.')).toBeNull()
})
