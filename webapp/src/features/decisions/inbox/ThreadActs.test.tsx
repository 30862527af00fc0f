import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { Applicant } from '@/api/decisions'
import '@/features/decisions/applicants/DecideDialog'
import '@/features/decisions/applicants/MoveDialog'
import '@/features/decisions/inbox/Inbox'
import '@/features/decisions/inbox/OpenThread'
import { applicant, recruiterServer } from '@/testing/recruiting'
import { openApp, signedInAs } from '@/testing/renderApp'
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

const second = { ...thread, application_id: 2, name: 'Person 2', may_write: false }

function open(part: Partial<Applicant> = {}, mayWrite = true) {
  const first = applicant(1, { stage: 2, stage_days: 4, current_title: 'Dyer', years: 7, assignee_id: 12, ...part })
  const world = recruiterServer({ applicants: [first] })
  const loads: number[] = []
  server.use(
    http.get('*/api/inbox', () => {
      loads.push(1)
      return HttpResponse.json({
        success: true,
        threads: [{ ...thread, may_write: mayWrite }, second],
        total: 2,
        unread: 0,
      })
    }),
    http.get('*/api/inbox/scheduled', () => HttpResponse.json({ success: true, scheduled: [], zone: '' })),
    http.get('*/api/applications/:id/messages', () =>
      HttpResponse.json({ success: true, messages: [], is_hidden: false, scheduled: [], zone: '' }),
    ),
    http.get('*/api/applications/:id/answer-templates', () =>
      HttpResponse.json({ success: true, templates: [], values: [] }),
    ),
    http.get('*/api/jobs/17/interviews', () =>
      HttpResponse.json({ success: true, interviews: [], debriefs: [{ application_id: 1, submitted: 2, total: 3 }] }),
    ),
  )
  signedInAs('recruiter')
  return { ...world, ...openApp('/user/inbox?application=1'), loads }
}

it('says who it is and where the application stands, moves it from the thread and takes that back [HIR-M18]', async () => {
  const { of, person, loads } = open()
  expect(await screen.findByText('Dyer, 7 years, Weaver 17')).toBeVisible()
  expect(await screen.findByText(/, 4 days$/)).toHaveTextContent('Screen, 4 days')
  const rail = within(screen.getByRole('complementary', { name: 'At a glance' }))
  expect(await rail.findByText('2 of 3 in')).toBeInTheDocument()
  expect(await rail.findByText('mira')).toBeInTheDocument()
  const before = loads.length
  await person.click(screen.getByRole('button', { name: 'Move to...' }))
  await person.click(await screen.findByRole('button', { name: /^Interview/ }))
  await waitFor(() => expect(of('POST', '/moves')).toHaveLength(1))
  expect(of('POST', '/moves')[0]!.body).toEqual({ stage: 3, applications: [{ id: 1, seen: 2 }] })
  // The list says the stage, too.
  await waitFor(() => expect(loads.length).toBeGreaterThan(before))
  const moved = loads.length
  await person.click(await screen.findByRole('button', { name: /^(Undo|Take back)/ }))
  await waitFor(() => expect(of('POST', '/moves')).toHaveLength(2))
  await waitFor(() => expect(loads.length).toBeGreaterThan(moved))
})

it('rejects and selects by a button or a key, after a question [HIR-M18]', async () => {
  const { person } = open()
  ;(await screen.findByRole('button', { name: 'Reject...' })).focus()
  await person.keyboard('r')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Person 1?' }))
  await person.click(dialog.getByRole('button', { name: 'Reject Person 1' }))
  // It waits, and can be taken back, before anything is sent.
  expect(await screen.findByText('Rejecting Person 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reject...' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Person 1' })).toHaveFocus())
  await person.keyboard('z')
  await person.click(await screen.findByRole('button', { name: 'Select...' }))
  expect(await screen.findByRole('dialog', { name: 'Select Person 1?' })).toBeVisible()
})

it('goes from thread to thread by keys, and takes a rejection back from the next one [HIR-M18]', async () => {
  const { of, person } = open()
  const heading = (name: string) => screen.getByRole('heading', { name, level: 2 })
  await screen.findByRole('button', { name: 'Reject...' })
  expect(heading('Person 1')).toHaveFocus()
  await person.keyboard('r')
  await person.click(await screen.findByRole('button', { name: 'Reject Person 1' }))
  await waitFor(() => expect(heading('Person 1')).toHaveFocus())
  await person.keyboard('j')
  expect(heading('Person 2')).toHaveFocus()
  expect(screen.getByText('Rejecting Person 1')).toBeVisible()
  await person.keyboard('z')
  expect(await screen.findByText(/^Taken back/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: /Person 1/ }))
  expect(heading('Person 1')).toHaveFocus()
  await person.keyboard('jk')
  expect(heading('Person 1')).toHaveFocus()
  expect(await screen.findByRole('button', { name: 'Reject...' })).toBeVisible()
  expect(of('PUT', '/status')).toEqual([])
})

it.each([
  ['a decided application', { status: 'Selected', stage_days: null }, true],
  ['somebody who may not decide', {}, false],
] as const)('offers nothing for %s [HIR-M18]', async (_whom, part, mayWrite) => {
  open(part, mayWrite)
  expect(await screen.findByText('Dyer, 7 years, Weaver 17')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Move to...' })).toBeNull()
})
