import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { TeamThread } from '@/features/decisions/applicants/TeamThread'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const day = (of: number) => `2026-11-${10 + of}T09:00:00Z`
const message = (id: number, text: string) => ({
  id,
  text,
  author: 'Maya',
  at: day(id),
  is_own: false,
  is_from_applicant: true,
  is_by_email: false,
  is_new: false,
  files: [],
  left_out: [],
})
const messages = ['First', 'Second', 'Third', 'Fourth'].map((text, at) => message(at + 1, text))
const note = { id: 9, author: 'Tom', at: '2026-11-13T12:00:00Z', text: '@elena one in five.', is_own: false }

const templates = [
  { name: 'Decline', template: 'You show {met}.', text: 'You show {met}.', gaps: ['met'] },
  { name: 'Thanks', template: 'Thank you, {first name}.', text: 'Thank you, Maya.', gaps: [] },
]
const values = [
  { name: 'first name', value: 'Maya' },
  { name: 'met', value: '' },
]

it('HIR-M17, HIR-A05: notes stand between messages, older ones are folded, and a template with a gap is not sent', async () => {
  const requests: unknown[] = []
  server.use(
    http.get('*/api/applications/3/messages', () =>
      HttpResponse.json({ success: true, messages, is_hidden: false, scheduled: [], zone: '' }),
    ),
    http.get('*/api/applications/3/notes', () => HttpResponse.json({ success: true, notes: [note] })),
    http.post('*/api/applications/3/notes', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, notes: [note] }, { status: 201 })
    }),
    http.get('*/api/applications/3/interviews', () =>
      HttpResponse.json({
        success: true,
        interviews: [],
        steps_left: 0,
        people: [
          { id: 1, username: 'elena' },
          { id: 2, username: 'nadia' },
        ],
      }),
    ),
    http.get('*/api/applications/3/answer-templates', () => HttpResponse.json({ success: true, templates, values })),
  )
  renderAlone(<TeamThread applicationId={3} to="Maya" mayWrite />, { as: 'recruiter' })
  const texts = (await screen.findAllByRole('listitem')).map((item) =>
    within(item).getByText(/./, { selector: 'p.mt-1' }),
  )
  expect(texts.map((text) => text.textContent)).toEqual(['Third', '@elena one in five.', 'Fourth'])
  expect(screen.getByText('Only your team sees this')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /^2 earlier messages/ }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)

  const field = screen.getByLabelText<HTMLTextAreaElement>('Message to Maya')
  fireEvent.keyDown(field, { key: '/', ctrlKey: true })
  const search = await screen.findByRole('combobox', { name: 'Find a template' })
  expect(search).toHaveFocus()
  await screen.findByRole('option', { name: /^Decline/ })
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Thanks/) // no rejection unasked
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  const preview = () => screen.getByRole('region', { name: 'Preview' })
  expect(within(preview()).getByText('Missing')).toBeVisible()
  expect(within(preview()).getByText('The resume shows')).toBeVisible()
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  expect(preview()).toHaveTextContent('Thank you, Maya.Filled in from this application')
  expect(field).toHaveValue('') // looking puts nothing in
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: 'Dear Maya,' } })
  fireEvent.keyDown(field, { key: '/', ctrlKey: true })
  fireEvent.change(await screen.findByRole('combobox', { name: 'Find a template' }), { target: { value: 'show' } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Insert' }))
  expect(field.value).toBe('Dear Maya,\n\nYou show {met}.')
  expect(screen.getByText('Please fill in what is missing: {met}.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('{met}')

  fireEvent.click(screen.getByRole('radio', { name: 'Internal note' }))
  fireEvent.change(screen.getByLabelText('New note'), { target: { value: 'Yes, @na' } })
  fireEvent.click(await screen.findByRole('button', { name: '@nadia' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(requests).toEqual([{ text: 'Yes, @nadia ' }]))
})
