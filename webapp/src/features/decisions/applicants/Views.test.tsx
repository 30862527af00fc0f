import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/ActDialog'
import '@/features/decisions/applicants/SelectionBar'
import '@/features/decisions/applicants/Views'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

function open() {
  const world = recruiterServer({
    jobs: [recruiterJob(17)],
    applicants: [applicant(1, { assignee_id: 5 }), applicant(2)],
  })
  return { ...renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' }), ...world }
}

it('HIR-T32 HIR-T34 a changed list is saved as a view, and a saved one narrows and orders it again', async () => {
  const filters = { quick: 'due', status: null, stage: null, source: null, tag: '', least_score: 70 }
  const sharedView = { id: 3, name: 'Strong and due', filters, sort: 'score', columns: ['Name', 'Match'] }
  const bodies: unknown[] = []
  server.use(
    http.get('*/api/applicant-views', () =>
      HttpResponse.json({ success: true, views: [{ ...sharedView, is_shared: true, is_own: false }] }),
    ),
    http.post('*/api/applicant-views', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ success: true }, { status: 201 })
    }),
  )
  const { person, of } = open()
  const views = within(await screen.findByRole('navigation', { name: 'Views' }))
  expect(views.queryByRole('button', { name: 'Save view' })).toBeNull()
  await person.click(await views.findByRole('button', { name: /Strong and due/ }))
  await waitFor(() =>
    expect(of('GET', '/applications/job/17').at(-1)?.query).toMatchObject({
      quick: 'due',
      least_score: '70',
      sort: 'score',
    }),
  )
  expect(screen.getByRole('columnheader', { name: 'Match' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Documents' })).toBeNull()
  expect(views.queryByRole('button', { name: /^Delete the view/ })).toBeNull()
  await person.click(views.getByRole('button', { name: /^Mine/ }))
  await person.click(await views.findByRole('button', { name: 'Save view' }))
  await person.type(screen.getByLabelText('Name'), 'My own')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({ name: 'My own', filters: { quick: 'mine', least_score: null }, is_shared: false })
})

it('HIR-T33 chosen applications are given to somebody, and each goes back when it is undone', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/applications/assignments', async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ success: true, applications: [] })
    }),
  )
  const { person } = open()
  await person.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
  await person.click(await screen.findByRole('button', { name: 'Assign 2' }))
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Assign to a person' })).getByRole('button', { name: 'mira' }),
  )
  await screen.findByText('2 applications assigned to mira.')
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Taken back.')
  expect(bodies).toEqual([
    { application_ids: [1, 2], assignee_id: 12 },
    { application_ids: [1], assignee_id: 5 },
    { application_ids: [2], assignee_id: null },
  ])
})
