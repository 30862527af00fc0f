import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { Thread } from '@/components/Thread'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const at = '2026-11-23T18:47:00Z'
const message = { id: 1, author: 'elena', at, text: 'Thursday?', is_own: false, is_from_applicant: false }

const permit = { key: '2026/1.pdf', name: 'Work_permit.pdf', size: 2000 }

it('shows what both sides wrote, and sends an answer [HIR-M01][HIR-M12]', async () => {
  const messages = [{ ...message, is_by_email: true, files: [permit], left_out: ['setup.exe'] }]
  const requests: unknown[] = []
  server.use(
    http.get('*/api/applications/3/messages', () =>
      HttpResponse.json({ success: true, messages, is_hidden: false, scheduled: [], zone: '' }),
    ),
    http.post('*/api/applications/3/messages', async ({ request }) => {
      requests.push(await request.json())
      messages.push({
        ...message,
        id: 2,
        author: 'maya',
        text: 'Thursday works.',
        is_own: true,
        is_by_email: false,
        files: [],
        left_out: [],
      })
      return HttpResponse.json({ success: true, messages, is_hidden: false, scheduled: [], zone: '' }, { status: 201 })
    }),
  )
  renderAlone(<Thread applicationId={3} to="Loomworks" mayWrite />)
  expect(await screen.findByRole('button', { name: 'Download Work_permit.pdf' })).toBeEnabled()
  expect(screen.getByText(/^Left out: setup\.exe\./)).toBeVisible()
  expect(await screen.findByText('Thursday?')).toBeVisible()
  expect(screen.getByText(/by email$/)).toBeVisible()
  const field = screen.getByLabelText('Message to Loomworks')
  fireEvent.change(field, { target: { value: 'Thursday works.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Thursday works.', { selector: 'li p' })).toBeVisible()
  await waitFor(() => expect(field).toHaveValue(''))
  expect(requests).toEqual([{ text: 'Thursday works.' }])
})

it('sends files, of which one was taken away again [HIR-M15]', async () => {
  const parts: unknown[] = []
  const answer = { success: true, messages: [], is_hidden: false, scheduled: [], zone: '' }
  server.use(
    http.get('*/api/applications/3/messages', () => HttpResponse.json(answer)),
    http.post('*/api/applications/3/messages/files', async ({ request }) => {
      const form = await request.formData()
      parts.push(form.getAll('files').length, form.get('text'))
      return HttpResponse.json(answer, { status: 201 })
    }),
  )
  renderAlone(<Thread applicationId={3} to="Loomworks" mayWrite />)
  const picker = await screen.findByLabelText('Attach a file', { selector: 'input' })
  for (const name of ['Plan.pdf', 'Wrong.pdf']) fireEvent.change(picker, { target: { files: [new File(['x'], name)] } })
  fireEvent.click(screen.getByRole('button', { name: 'Do not send Wrong.pdf' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(parts).toEqual([1, '']))
  await waitFor(() => expect(screen.queryByText('Plan.pdf')).toBeNull())
})

it('marks what is new, and says so to the server once it is in sight [HIR-M10]', async () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => {}
  class Watch {
    constructor(report: typeof see) {
      see = report
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  const messages = [
    { ...message, is_by_email: false, is_new: false, files: [], left_out: [] },
    { ...message, id: 2, text: 'Or Friday?', is_by_email: false, is_new: true, files: [], left_out: [] },
  ]
  const reads: unknown[] = []
  server.use(
    http.get('*/api/applications/3/messages', () =>
      HttpResponse.json({ success: true, messages, is_hidden: false, scheduled: [], zone: '' }),
    ),
    http.post('*/api/applications/3/messages/read', async ({ request }) => {
      reads.push(await request.json())
      return HttpResponse.json({ success: true, messages, is_hidden: false, scheduled: [], zone: '' })
    }),
  )
  renderAlone(<Thread applicationId={3} to="Loomworks" mayWrite />)
  expect(await screen.findAllByText('New')).toHaveLength(1)
  see([{ isIntersecting: false }])
  expect(reads).toEqual([])
  see([{ isIntersecting: true }])
  await waitFor(() => expect(reads).toEqual([{ message_id: 2 }]))
})

it('sends a message later, and cancels it [HIR-M13]', async () => {
  const calls: unknown[] = []
  const waiting = { id: 7, text: 'Good morning.', author: 'elena', send_at: '2026-11-25T03:00:00Z', is_held: false }
  let scheduled = [waiting]
  const answer = () =>
    HttpResponse.json({ success: true, messages: [], is_hidden: false, scheduled, zone: 'Asia/Kolkata' })
  server.use(
    http.get('*/api/applications/3/messages', answer),
    http.post('*/api/applications/3/messages', async ({ request }) => {
      calls.push(await request.json())
      return answer()
    }),
    http.delete('*/api/applications/3/messages/scheduled/7', () => {
      scheduled = []
      return answer()
    }),
  )
  renderAlone(<Thread applicationId={3} to="Maya" mayWrite />)
  expect(await screen.findByText(/^elena’s message, to be sent Nov 25, 2026, 8:30 AM \(Asia\/Kolkata\)/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByText('Good morning.')).toBeNull())
  fireEvent.change(screen.getByLabelText('Message to Maya'), { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send later' }))
  fireEvent.change(screen.getByLabelText('Send at'), { target: { value: '2026-11-30T08:30' } })
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(calls).toEqual([{ text: 'Hello', send_at: '2026-11-30T08:30' }]))
  await waitFor(() => expect(screen.getByLabelText('Message to Maya')).toHaveValue(''))
})
