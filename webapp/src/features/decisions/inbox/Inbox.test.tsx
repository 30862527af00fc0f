import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { Inbox } from '@/features/decisions/inbox/Inbox'
import { renderAlone } from '@/testing/renderAlone'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const thread = {
  application_id: 1,
  job_id: 4,
  job_title: 'Ward Nurse',
  name: 'Maya Okafor',
  stage: 'Interview',
  score: 80,
  text: 'Thursday works.',
  author: 'Maya Okafor',
  is_own: false,
  is_from_applicant: true,
  at: '2026-11-23T18:47:00Z',
  is_unread: true,
  may_write: true,
  answer_by: '2026-11-27',
}

it('lists threads by what is to be done, counts the new ones in the sidebar and opens one [HIR-M10] [HIR-M11] [HIR-M14]', async () => {
  const threads = [
    thread,
    { ...thread, application_id: 2, name: 'Amara Nwosu', is_unread: false, text: 'And in spring?' },
    { ...thread, application_id: 3, name: 'Candidate 3', is_unread: false, is_from_applicant: false, is_own: true },
  ]
  server.use(
    http.get('*/api/inbox', ({ request }) => {
      const rows = new URL(request.url).searchParams.get('query') ? [] : threads
      return HttpResponse.json({ success: true, threads: rows, total: rows.length, unread: 1 })
    }),
    http.get('*/api/applications/2/interviews', () =>
      HttpResponse.json({ success: true, interviews: [], people: [], steps_left: 0 }),
    ),
    http.get('*/api/applications/2/messages', () =>
      HttpResponse.json({
        success: true,
        is_hidden: false,
        scheduled: [],
        zone: '',
        messages: [
          { ...thread, id: 9, text: 'And in spring?', is_by_email: false, is_new: false, files: [], left_out: [] },
        ],
      }),
    ),
  )
  signedInAs('recruiter')
  const { person } = openApp('/user/inbox')
  const waiting = await screen.findByRole('region', { name: 'Waiting on them' })
  expect(within(waiting).getByText(/You: /)).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'New replies' })).getByText('New')).toBeInTheDocument()
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' })
  expect(await within(sidebar).findByRole('link', { name: 'Inbox, 1 new' })).toBeVisible()
  await person.click(
    within(screen.getByRole('region', { name: 'Not answered yet' })).getByRole('button', { name: /Amara Nwosu/ }),
  )
  const open = await screen.findByRole('region', { name: 'Amara Nwosu' })
  expect(await within(open).findByText('And in spring?')).toBeVisible()
  expect(within(open).getByLabelText('Message to Amara Nwosu')).toBeVisible()
  expect(address()).toBe('/user/inbox?application=2')
  const rail = await within(open).findByRole('complementary', { name: 'At a glance' })
  expect(within(rail).getByText(/^Nov 27, 2026/)).toBeInTheDocument()
  await person.type(screen.getByLabelText('Search messages'), 'loom')
  expect(await screen.findByText('No messages match these words.')).toBeVisible()
})

it('lists what is sent later, to change and to cancel [HIR-M16]', async () => {
  const requests: unknown[] = []
  const message = {
    id: 5,
    text: 'Does Thursday suit you?',
    author: 'elena',
    send_at: '2026-11-30T07:30:00Z',
    is_held: false,
    application_id: 1,
    job_id: 4,
    job_title: 'Ward Nurse',
    name: 'Maya Okafor',
  }
  server.use(
    http.get('*/api/inbox', () => HttpResponse.json({ success: true, threads: [], total: 0, unread: 0 })),
    http.get('*/api/inbox/scheduled', () =>
      HttpResponse.json({ success: true, scheduled: [message], zone: 'Europe/Amsterdam' }),
    ),
    http.put('*/api/applications/1/messages/scheduled/5', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, messages: [], is_hidden: false, scheduled: [], zone: '' })
    }),
    http.delete('*/api/applications/1/messages/scheduled/5', () => {
      requests.push('cancel')
      return HttpResponse.json({ success: true, messages: [], is_hidden: false, scheduled: [], zone: '' })
    }),
  )
  const { person } = renderAlone(<Inbox />, { as: 'recruiter' })
  const section = within(await screen.findByRole('region', { name: 'Scheduled' }))
  expect(section.getByRole('link', { name: 'Maya Okafor' })).toBeVisible()
  await person.click(section.getByRole('button', { name: 'Change' }))
  expect(section.getByLabelText('Send at')).toHaveValue('2026-11-30T08:30')
  await person.type(section.getByLabelText('Message'), ' Or Friday?')
  await person.click(section.getByRole('button', { name: 'Save' }))
  const text = 'Does Thursday suit you? Or Friday?'
  await waitFor(() => expect(requests).toEqual([{ text, send_at: '2026-11-30T08:30' }]))
  await person.click(section.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(requests).toHaveLength(2))
})
