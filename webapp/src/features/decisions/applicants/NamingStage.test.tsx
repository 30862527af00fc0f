import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Applicant } from '@/api/decisions'
import '@/features/decisions/applicants/ApplicantBoard'
import '@/features/decisions/applicants/ApplicationsView'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

const nobody = applicant(1, { full_name: 'Candidate 1', email: '', phone_number: '', user_id: null, is_blind: true })
const blind = recruiterJob(17, { blind_review: true })

function open(applicants: Applicant[], job: typeof blind) {
  const world = recruiterServer({ jobs: [job], applicants })
  return { ...renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' }), ...world }
}

describe('a blind review until a stage', () => {
  it('shows names from a stage that is chosen for the job [HIR-T45]', async () => {
    const requests: unknown[] = []
    open([nobody], blind)
    server.use(
      http.put('*/api/jobs/17/blind-review', async ({ request }) => {
        requests.push(await request.json())
        return HttpResponse.json({ success: true, message: '', job: { ...blind, names_from: 3 } })
      }),
    )
    const until = await screen.findByLabelText('Names are hidden')
    await within(until).findByText('until Interview')
    fireEvent.change(until, { target: { value: '3' } })
    await waitFor(() => expect(requests).toEqual([{ on: true, names_from: 3 }]))
  })

  it('keeps the stage that is saved while the list of stages fails [HIR-T45]', async () => {
    recruiterServer({ jobs: [{ ...blind, names_from: 3 }], applicants: [nobody] })
    server.use(
      http.get('*/api/jobs/17/stages', () => HttpResponse.json({ success: false, message: '' }, { status: 503 })),
    )
    renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
    const until = await screen.findByLabelText('Names are hidden')
    expect(until).toBeDisabled()
    expect(until).toHaveDisplayValue('until a stage')
  })

  it('tells the stage to those who may not change it [HIR-T45]', async () => {
    open([nobody], { ...blind, names_from: 3, permitted: ['decide'] })
    await waitFor(() =>
      expect(screen.getByText(/^Blind review until/)).toHaveTextContent('Blind review until Interview'),
    )
    expect(screen.queryByRole('switch', { name: 'Blind review' })).toBeNull()
  })

  it('says until which stage names are hidden, in the table, the panel and on the board [HIR-T45]', async () => {
    const { person } = open([nobody, applicant(2, { stage: 3 })], { ...blind, names_from: 3 })
    expect(await screen.findByText('Interview', { selector: 'td bdi' })).toBeVisible()
    expect(screen.getByText('Hidden until', { exact: false, selector: 'td span' })).toHaveTextContent(
      /^Hidden until Interview$/,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Candidate 1' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Resume Score Analysis' }))
    expect(await panel.findByText(/^Name, email/)).toHaveTextContent(
      /hidden until you decide or the person reaches Interview\.$/,
    )
    fireEvent.click(panel.getByRole('button', { name: 'Close' }))
    await person.click(screen.getByRole('radio', { name: 'Board' }))
    const heads = await screen.findAllByRole('heading', { level: 2 })
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'New 1Names are hidden',
      'Screen 0Names are hidden',
      'Interview 1Names show from here',
      'Offer 0',
      'Selected 0',
    ])
  })
})
