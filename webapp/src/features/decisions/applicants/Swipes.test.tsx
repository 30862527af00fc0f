import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import type { Applicant } from '@/api/decisions'
import '@/features/decisions/applicants/ApplicantCards'
import '@/features/decisions/applicants/ApplicationsView'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { closePage, applicant, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'

function open(applicants: Applicant[]) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never,
  )
  const world = recruiterServer({ jobs: [recruiterJob(17)], applicants })
  return { ...renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' }), ...world }
}

/** A finger on the card of somebody, moved to the side and lifted; a second later if it is slow. */
async function swipe(name: string, across: number, down = 0) {
  const card = (await screen.findByRole('button', { name })).closest<HTMLElement>('[data-swipe]')!
  Object.defineProperty(card, 'clientWidth', { value: 400, configurable: true })
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerType: 'touch', bubbles: true })
  const now = performance.now()
  const send = (place: Element | Window, type: string, x: number, y: number, after: number) => {
    const event = new PointerEvent(type, at(x, y))
    Object.defineProperty(event, 'timeStamp', { value: now + after })
    fireEvent(place, event)
  }
  send(card, 'pointerdown', 100, 100, 0)
  send(window, 'pointermove', 100 + across, 100 + down, 900)
  const { side } = card.dataset
  send(window, 'pointerup', 100 + across, 100 + down, 1000)
  return side
}

it('moves to the next stage by a swipe to the right, which can be taken back [HIR-T41]', async () => {
  const { of, person } = open([applicant(1), applicant(2, { stage: 4 })])
  await screen.findByRole('button', { name: 'Move Person 1 to Screen' })
  expect(screen.getByText('Swipe a card, or use its buttons')).toBeVisible()
  expect(await swipe('Person 1', 200)).toBe('right')
  await screen.findByRole('button', { name: 'Move Person 1 to Interview' })
  expect(of('POST', '/jobs/17/moves')[0]?.body).toEqual({ stage: 2, applications: [{ id: 1, seen: 1 }] })
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(of('POST', '/jobs/17/moves')[1]?.body).toMatchObject({ stage: 1 }))
  expect(screen.queryByRole('button', { name: /^Move Person 2/ })).toBeNull() // it is in the last stage
})

it('rejects by a swipe to the left, and after three swipes no longer says how', async () => {
  const { of } = open([applicant(1), applicant(2), applicant(3), applicant(4)])
  await screen.findByRole('button', { name: 'Move Person 1 to Screen' })
  expect(await swipe('Person 1', -200)).toBe('left')
  expect(await screen.findByRole('button', { name: 'Undo the decision on Person 1' })).toBeVisible()
  await closePage()
  await waitFor(() => expect(of('PUT', '/applications/1/status')[0]?.body).toMatchObject({ status: 'Rejected' }))
  await swipe('Person 2', 200)
  await swipe('Person 3', 200)
  await waitFor(() => expect(screen.queryByText('Swipe a card, or use its buttons')).toBeNull())
})

it('does nothing for a finger that scrolls, moves a little, or lets a slow swipe go', async () => {
  const { of } = open([applicant(1)])
  await screen.findByRole('button', { name: 'Move Person 1 to Screen' })
  expect(await swipe('Person 1', 30, 60)).toBeUndefined()
  expect(await swipe('Person 1', 10)).toBeUndefined()
  expect(await swipe('Person 1', 100)).toBe('right')
  expect(of('POST', '/jobs/17/moves')).toEqual([])
  expect(screen.getByRole('button', { name: 'Move Person 1 to Screen' })).toBeVisible()
})

it('says on a card what the resume proves and lacks [HIR-T43]', async () => {
  const brief = { met: 9, total: 11, gap: 'Go', is_partly: false, quote: 'Ran payment APIs.', is_unnamed: false }
  open([applicant(1, { brief }), applicant(2)])
  expect(await screen.findByText('9 of 11 met')).toBeVisible()
  expect(screen.getByText('Missing:')).toBeInTheDocument()
  expect(screen.getByText('Go')).toBeVisible()
  expect(screen.getByText('Ran payment APIs.')).toBeVisible()
  expect(screen.getAllByText(/ met$/)).toHaveLength(1)
})

it('selects by the dots of a card that has a next stage', async () => {
  const { person } = open([applicant(1)])
  await person.click(await screen.findByLabelText('Documents and contact of Person 1'))
  await person.click(screen.getByRole('button', { name: 'Select Person 1' }))
  expect(await screen.findByRole('button', { name: 'Undo the decision on Person 1' })).toBeVisible()
  await closePage()
})

it('moves by the button of the card as well', async () => {
  const { of, person } = open([applicant(1)])
  await person.click(await screen.findByRole('button', { name: 'Move Person 1 to Screen' }))
  await waitFor(() => expect(of('POST', '/jobs/17/moves')).toHaveLength(1))
})
