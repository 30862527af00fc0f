import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Applicant } from '@/api/decisions'
import '@/features/decisions/applicants/ApplicantBoard'
import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/ActDialog'
import '@/features/decisions/applicants/SelectionBar'
import '@/features/decisions/applicants/StageHistory'
import '@/features/decisions/applicants/StagesDialog'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

async function board(applicants: Applicant[], ...handlers: HttpHandler[]) {
  const world = recruiterServer({ jobs: [recruiterJob(17)], applicants })
  server.use(...handlers)
  const { person } = renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
  await person.click(await screen.findByRole('radio', { name: 'Board' }))
  await screen.findByRole('region', { name: 'Selected' })
  return { person, ...world }
}

const column = (name: string) => within(screen.getByRole('region', { name }))

describe('the stages of applications', () => {
  it('are columns, and an application moves by its list of stages', async () => {
    const { person, of } = await board([applicant(1), applicant(2, { stage: 3 })])
    expect(column('Interview').getByRole('button', { name: 'Person 2' })).toBeVisible()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Stage of Person 1' }), 'Screen')
    expect(await column('Screen').findByRole('button', { name: 'Person 1' })).toBeVisible()
    expect(column('New').getByText('Nobody is here.')).toBeVisible()
    expect(await screen.findByText('Person 1 moved to Screen.')).toBeVisible()
    expect(of('POST', '/jobs/17/moves')[0]?.body).toEqual({ stage: 2, applications: [{ id: 1, seen: 1 }] })
  })

  it('say on each card what comes next: the coming interview, or the scorecards that are in [HIR-T39]', async () => {
    const next = (id: number, state: string, starts_at: string | null) => ({
      application_id: id,
      state,
      starts_at,
      title: 'First talk',
    })
    const debriefs = [1, 2].map((id) => ({ application_id: id, candidate: '', submitted: 2, total: 3 }))
    const interviews = [
      next(1, 'booked', '2026-12-02T09:00:00'),
      next(1, 'booked', '2026-12-09T09:00:00'),
      next(3, 'proposed', null),
      next(4, 'done', '2026-03-01T09:00:00'),
    ]
    await board(
      [1, 2, 3, 4].map((id) => applicant(id)),
      http.get('*/api/jobs/17/interviews', () => HttpResponse.json({ success: true, interviews, debriefs })),
    )
    expect(await screen.findByText('Dec 2, 9:00 AM, First talk')).toBeVisible()
    expect(screen.getByText('2 of 3 scorecards in')).toBeVisible()
    expect(screen.getByText('No time yet: First talk')).toBeVisible()
    expect(screen.getAllByText(/First talk/)).toHaveLength(2)
  })

  it('end with a strip for rejected applications, which unfolds', async () => {
    const { person } = await board([applicant(1, { status: 'Rejected' })])
    expect(column('Rejected').queryByRole('button', { name: 'Person 1' })).toBeNull()
    await person.click(column('Rejected').getByRole('button', { name: 'Rejected 1' }))
    expect(column('Rejected').getByRole('button', { name: 'Person 1' })).toBeVisible()
    await person.click(column('Rejected').getByRole('button', { name: 'Fold Rejected' }))
    expect(column('Rejected').getByRole('button', { name: 'Rejected 1' })).toBeVisible()
  })

  it('take all of a column along by one press, and act by key on whoever is chosen, or on one card [HIR-T37]', async () => {
    const { person, of } = await board([applicant(1), applicant(2), applicant(3, { stage: 3 })])
    await person.click(column('New').getByRole('checkbox', { name: 'Choose all in New' }))
    expect(await screen.findByText('2 applications chosen')).toBeVisible()
    await person.keyboard('m')
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to a stage' }))
    await person.click(dialog.getByRole('button', { name: 'Screen' }))
    expect(await screen.findByText('2 applications moved to Screen.')).toBeVisible()
    expect(of('POST', '/jobs/17/moves')[0]?.body).toMatchObject({ stage: 2, applications: [{ id: 1 }, { id: 2 }] })
    const card = await column('Interview').findByRole('button', { name: 'Person 3' })
    card.focus()
    await person.keyboard('x')
    expect(column('Interview').getByRole('checkbox', { name: 'Choose Person 3' })).toBeChecked()
    await person.keyboard('xa')
    expect(await screen.findByRole('dialog', { name: 'Assign to a person' })).toBeVisible()
  })

  it('change by the keyboard, and the card takes the focus along', async () => {
    const { person, of } = await board([applicant(1)])
    screen.getByRole('button', { name: 'Person 1' }).focus()
    await person.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(await column('Screen').findByRole('button', { name: 'Person 1' })).toHaveFocus()
    await person.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(await column('Interview').findByRole('button', { name: 'Person 1' })).toHaveFocus()
    await person.keyboard('{Control>}{ArrowLeft}{/Control}{ArrowLeft}')
    expect(await column('Screen').findByRole('button', { name: 'Person 1' })).toHaveFocus()
    await waitFor(() => expect(of('POST', '/jobs/17/moves')).toHaveLength(3))
  })

  it('are walked card by card with J and K, from anywhere on the screen [HIR-T22]', async () => {
    const { person } = await board([applicant(1), applicant(2, { stage: 3 }), applicant(3, { status: 'Selected' })])
    expect(screen.getByRole('radio', { name: 'Board' })).toHaveFocus()
    await person.keyboard('j')
    expect(column('New').getByRole('button', { name: 'Person 1' })).toHaveFocus()
    await person.keyboard('jj')
    expect(column('Selected').getByRole('button', { name: 'Person 3' })).toHaveFocus()
    await person.keyboard('jk')
    expect(column('Interview').getByRole('button', { name: 'Person 2' })).toHaveFocus()
    const search = screen.getByRole('searchbox', { name: 'Search applications' })
    await person.click(search)
    await person.keyboard('jk')
    expect(search).toHaveFocus()
  })

  it('takes a moved card back by its key [HIR-T37]', async () => {
    const { person, of } = await board([applicant(1)])
    screen.getByRole('button', { name: 'Person 1' }).focus()
    await person.keyboard('{Control>}{ArrowRight}{/Control}')
    expect(await screen.findByText('Person 1 moved to Screen.')).toBeVisible()
    await person.keyboard('z')
    expect(await column('New').findByRole('button', { name: 'Person 1' })).toBeVisible()
    expect(of('POST', '/jobs/17/moves')[1]?.body).toEqual({ stage: 1, applications: [{ id: 1, seen: 2 }] })
  })

  it('are not for decided applications', async () => {
    const { person, of } = await board([applicant(1, { status: 'Selected' })])
    expect(column('Selected').queryByRole('combobox')).toBeNull()
    column('Selected').getByRole('button', { name: 'Person 1' }).focus()
    await person.keyboard('{Control>}{ArrowLeft}{/Control}')
    expect(of('POST', '/jobs/17/moves')).toHaveLength(0)
  })

  it('stay as they are where somebody else was faster, who is named', async () => {
    const { person } = await board([applicant(1)])
    server.use(
      http.post('*/api/jobs/17/moves', () => {
        const data = { stage: 'Offer', by: 'mira', at: '2026-03-14T10:00:00Z' }
        const results = [{ id: 1, success: false, code: 'moved_meanwhile', message: 'Moved meanwhile.', data }]
        return HttpResponse.json({ success: false, message: '0 of 1 applications moved.', results })
      }),
    )
    await person.selectOptions(screen.getByRole('combobox', { name: 'Stage of Person 1' }), 'Screen')
    expect(await screen.findByText('Person 1 was not moved.')).toBeVisible()
    expect(screen.getByText(/^mira moved this application to Offer on /)).toBeVisible()
    expect(column('New').getByRole('button', { name: 'Person 1' })).toBeVisible()
  })

  it('are where somebody is decided on, chosen, and where a late owner is nudged once a day [HIR-T39]', async () => {
    const late = { stage: 2, stage_days: 9, assignee_id: 12 }
    const stages = [{ id: 2, name: 'Screen', days: 7, applications: 2 }]
    const { person, of } = await board(
      [applicant(1, late), applicant(2, { stage: 2, stage_days: 1 })],
      http.get('*/api/jobs/17/stages', () => HttpResponse.json({ success: true, stages, version: 'v' })),
    )
    await person.click(await screen.findByRole('button', { name: 'Nudge mira' }))
    expect(await screen.findByText('Nudged')).toBeVisible()
    expect(of('POST', '/api/applications/1/nudges')).toHaveLength(1)
    expect(screen.getByText('1 day')).toBeVisible()
    await person.click(screen.getByRole('checkbox', { name: 'Choose Person 2' }))
    expect(await screen.findByText('1 application chosen')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Reject Person 2' }))
    expect(await screen.findByRole('dialog', { name: /Person 2/ })).toBeVisible()
  })

  it('show no name in a blind review', async () => {
    await board([applicant(4, { full_name: 'Candidate 4', is_blind: true, user_id: null, email: '' })])
    expect(column('New').getByRole('combobox', { name: 'Stage of Candidate 4' })).toBeVisible()
  })
})

it('several chosen applications move together, and the table says where they are', async () => {
  const applicants = [applicant(1), applicant(2, { stage: 3 }), applicant(3, { status: 'Rejected' })]
  const { of } = recruiterServer({ jobs: [recruiterJob(17)], applicants })
  const { person } = renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
  const first = within(await screen.findByRole('row', { name: 'Person 1' }))
  expect(await first.findByText('New')).toBeVisible()
  await person.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  await person.click(await screen.findByRole('button', { name: 'Move 2' }))
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Move to a stage' })).getByRole('button', { name: 'Offer' }),
  )
  expect(await screen.findByText('2 applications moved to Offer.')).toBeVisible()
  expect(first.getByText('Offer')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Chosen applications' })).toBeNull()
  const applications = [
    { id: 1, seen: 1 },
    { id: 2, seen: 3 },
  ]
  expect(of('POST', '/jobs/17/moves')[0]?.body).toEqual({ stage: 4, applications })
})

describe('the list of stages', () => {
  it('is edited, and says where applications go', async () => {
    const { person, of } = await board([applicant(1, { stage: 2 })])
    await person.click(screen.getByRole('button', { name: 'Stages' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stages' }))
    await person.click(dialog.getByRole('button', { name: 'Remove Screen' }))
    expect(dialog.getByText('1 application in Screen will move to New.')).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Move Offer up' }))
    await person.type(dialog.getByLabelText('Days in Offer before it is overdue'), '10')
    await person.click(dialog.getByRole('button', { name: 'Add stage' }))
    await person.keyboard('<b>Trial</b>')
    await person.click(dialog.getByRole('button', { name: 'Save stages' }))
    expect(await screen.findByRole('region', { name: '<b>Trial</b>' })).toBeVisible()
    expect(of('PUT', '/jobs/17/stages')[0]?.body).toEqual({
      stages: [
        { id: 1, name: 'New', days: 0 },
        { id: 4, name: 'Offer', days: 10 },
        { id: 3, name: 'Interview', days: 0 },
        { name: '<b>Trial</b>', days: 0 },
      ],
      version: 'New,Screen,Interview,Offer',
    })
  })

  it('has one to eight stages', async () => {
    const { person } = await board([applicant(1)])
    await person.click(screen.getByRole('button', { name: 'Stages' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stages' }))
    for (const _ of [5, 6, 7, 8]) await person.click(dialog.getByRole('button', { name: 'Add stage' }))
    expect(dialog.getByRole('button', { name: 'Add stage' })).toBeDisabled()
    for (let left = 8; left > 1; left -= 1) await person.click(dialog.getAllByRole('button', { name: /^Remove/ })[0]!)
    expect(dialog.getByRole('button', { name: /^Remove/ })).toBeDisabled()
  })

  it('that was changed elsewhere is loaded again', async () => {
    const { person } = await board([applicant(1)])
    const message = 'This was changed elsewhere in the meantime.'
    server.use(
      http.put('*/api/jobs/17/stages', () =>
        HttpResponse.json({ success: false, code: 'changed_elsewhere', message }, { status: 409 }),
      ),
    )
    await person.click(screen.getByRole('button', { name: 'Stages' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Stages' }))
    const name = dialog.getByRole('textbox', { name: 'Name of stage 1' })
    await person.clear(name)
    await person.type(name, 'Mine')
    await person.click(dialog.getByRole('button', { name: 'Save stages' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(name).toHaveValue('Mine')
    await person.click(dialog.getByRole('button', { name: 'Load the stages again' }))
    expect(await dialog.findByDisplayValue('New')).toBeVisible()
  })
})

it('the panel shows the stage, and who moved the application', async () => {
  const { person, of } = await board([applicant(1, { stage: 2 })])
  const moves = [{ before: 'New', after: '<i>Screen</i>', by: 'mira', at: '2026-03-14T10:00:00Z' }]
  server.use(http.get('*/api/applications/1/moves', () => HttpResponse.json({ success: true, moves })))
  await person.click(screen.getByRole('button', { name: 'Person 1' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Resume Score Analysis' }))
  const stage = within(await panel.findByRole('region', { name: 'Stage' }))
  expect(await stage.findByText('New → <i>Screen</i>')).toBeVisible()
  expect(stage.getByText(/^, mira, /)).toBeVisible()
  await person.selectOptions(stage.getByRole('combobox', { name: 'Stage of Person 1' }), 'Offer')
  await waitFor(() =>
    expect(of('POST', '/jobs/17/moves')[0]?.body).toEqual({ stage: 4, applications: [{ id: 1, seen: 2 }] }),
  )
})
