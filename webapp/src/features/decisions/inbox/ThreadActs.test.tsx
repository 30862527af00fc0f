import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { Applicant } from '@/api/decisions'
import '@/features/decisions/applicants/DecideDialog'
import '@/features/decisions/applicants/MoveDialog'
import { OpenThread } from '@/features/decisions/inbox/OpenThread'
import { applicant, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const thread = {
  application_id: 1,
  job_id: 17,
  job_title: 'Weaver 17',
  name: 'Person 1',
  stage: 'Screen',
  score: 80,
  text: 'Thursday works.',
  author: 'Person 1',
  is_own: false,
  is_from_applicant: true,
  at: '2026-11-23T18:47:00Z',
  is_unread: false,
  may_write: true,
  answer_by: null,
}

function open(part: Partial<Applicant> = {}, mayWrite = true) {
  const one = applicant(1, { stage: 2, stage_days: 4, current_title: 'Dyer', years: 7, assignee_id: 12, ...part })
  const world = recruiterServer({ applicants: [one] })
  const changes: string[] = []
  server.use(
    http.get('*/api/applications/1/messages', () =>
      HttpResponse.json({ success: true, messages: [], is_hidden: false, scheduled: [], zone: '' }),
    ),
    http.get('*/api/applications/1/answer-templates', () =>
      HttpResponse.json({ success: true, templates: [], values: [] }),
    ),
    http.get('*/api/jobs/17/interviews', () =>
      HttpResponse.json({ success: true, interviews: [], debriefs: [{ application_id: 1, submitted: 2, total: 3 }] }),
    ),
  )
  renderAlone(
    <OpenThread
      thread={{ ...thread, may_write: mayWrite }}
      toPrevious={null}
      toNext={() => changes.push('next')}
      onBack={() => {}}
      onChanged={() => changes.push('changed')}
    />,
    { as: 'recruiter' },
  )
  return { ...world, changes }
}

it('says who it is and where the application stands, and moves it from the thread [HIR-M18]', async () => {
  const { of, changes } = open()
  expect(await screen.findByText('Dyer, 7 years, Weaver 17')).toBeVisible()
  expect(await screen.findByText(/, 4 days$/)).toHaveTextContent('Screen, 4 days')
  const rail = within(screen.getByRole('complementary', { name: 'At a glance' }))
  expect(await rail.findByText('2 of 3 in')).toBeInTheDocument()
  expect(await rail.findByText('mira')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Move to...' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Interview/ }))
  await waitFor(() => expect(changes).toEqual(['changed']))
  expect(of('POST', '/moves')[0]!.body).toEqual({ stage: 3, applications: [{ id: 1, seen: 2 }] })
})

it('rejects by a button or by R, after a question [HIR-M18]', async () => {
  const { changes } = open()
  const button = await screen.findByRole('button', { name: 'Reject...' })
  button.focus()
  fireEvent.keyDown(button, { key: 'j' })
  expect(changes).toEqual(['next'])
  fireEvent.keyDown(button, { key: 'r' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Person 1?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Reject Person 1' }))
  // It waits, and can be taken back, before anything is sent.
  expect(await screen.findByText('Rejecting Person 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reject...' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Person 1' })).toHaveFocus())
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Person 1' }), { key: 'z' })
  expect(await screen.findByRole('button', { name: 'Reject...' })).toBeVisible()
})

it.each([
  ['a decided application', { status: 'Selected', stage_days: null }, true],
  ['somebody who may not decide', {}, false],
] as const)('offers nothing for %s [HIR-M18]', async (_whom, part, mayWrite) => {
  open(part, mayWrite)
  expect(await screen.findByText('Dyer, 7 years, Weaver 17')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Move to...' })).toBeNull()
})
