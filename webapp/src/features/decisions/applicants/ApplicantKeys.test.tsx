import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Applicant } from '@/api/decisions'
import '@/features/decisions/applicants/ActDialog'
import '@/features/decisions/applicants/ApplicationsView'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { closePage, applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

function open(applicants: Applicant[]) {
  const world = recruiterServer({ jobs: [recruiterJob(17)], applicants })
  return { ...renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' }), ...world }
}

describe('the keyboard', () => {
  it('walks the list [HIR-T22], opens the panel, decides, chooses, and leaves typing alone', async () => {
    const { person, of } = open([applicant(1), applicant(2), applicant(3, { status: 'Rejected' })])
    const first = await screen.findByRole('checkbox', { name: 'Choose Person 1' })
    await person.keyboard('xs')
    expect(document.body).toHaveFocus()
    await person.keyboard('j')
    expect(screen.getByRole('row', { name: 'Person 1' })).toHaveFocus()
    await person.click(screen.getByRole('button', { name: 'Filters' }))
    await person.click(await screen.findByText('Columns'))
    await person.click(screen.getByRole('checkbox', { name: 'J and K work everywhere' }))
    await person.keyboard('{Escape}')
    expect(screen.getByText('Columns')).toHaveFocus()
    act(() => (document.activeElement as HTMLElement).blur())
    await person.keyboard('j')
    expect(document.body).toHaveFocus()
    act(() => first.focus())
    await person.keyboard('jjs') // the third is rejected already: nothing to select
    expect(screen.queryByRole('dialog')).toBeNull()
    await person.keyboard('ks')
    await screen.findByRole('dialog', { name: 'Select Person 2?' })
    await person.keyboard('{Enter}')
    await closePage()
    await waitFor(() => expect(of('PUT', '/applications/2/status')).toHaveLength(1))
    expect(of('PUT', '/applications/2/status')[0]!.body).toEqual({ status: 'Selected' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(screen.getByRole('searchbox', { name: 'Search applications' }))
    await person.keyboard('jrs')
    expect(screen.getByRole('searchbox', { name: 'Search applications' })).toHaveValue('jrs')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes on in the row that comes in the place of one that is decided and leaves the list', async () => {
    const { person, of } = open([applicant(1), applicant(2), applicant(3)])
    await person.click(await screen.findByRole('button', { name: 'Filters' }))
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Submitted')
    await waitFor(() => expect(of('GET', '/applications/job/17')).toHaveLength(2))
    act(() => screen.getByRole('row', { name: 'Person 2' }).focus())
    await person.keyboard('s')
    await screen.findByRole('dialog', { name: 'Select Person 2?' })
    await person.keyboard('{Enter}')
    await closePage()
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Person 2' })).toBeNull())
    await waitFor(() => expect(screen.getByRole('row', { name: 'Person 3' })).toHaveFocus())
  })

  it('goes back to the last page when nobody is left on the open one', async () => {
    const { person } = open(Array.from({ length: 11 }, (_, at) => applicant(at + 1)))
    await person.click(await screen.findByRole('button', { name: 'Filters' }))
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Submitted')
    await person.click(await screen.findByRole('button', { name: 'Next' }))
    await person.click(await screen.findByRole('button', { name: 'Select Person 11' }))
    await closePage()
    expect(await screen.findByRole('row', { name: 'Person 10' })).toBeVisible()
    expect(screen.queryByRole('row', { name: 'Person 11' })).toBeNull()
  })

  it('opens an applicant with Enter, and chooses with X', async () => {
    const { person } = open([applicant(1), applicant(2)])
    await person.click(await screen.findByRole('row', { name: 'Person 1' }))
    await person.keyboard('x')
    expect(screen.getByRole('checkbox', { name: 'Choose Person 1' })).toBeChecked()
    await person.keyboard('j{Enter}')
    const panel = within(await screen.findByRole('dialog', { name: 'Resume Score Analysis' }))
    expect(panel.getByText('Person 2')).toBeVisible()
  })

  it('goes on in the panel over the edges of a page', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    const { person } = open(Array.from({ length: 12 }, (_, at) => applicant(at + 1)))
    await person.click(await screen.findByRole('button', { name: 'Person 10' }))
    const panel = screen.getByRole('dialog')
    await person.keyboard('j')
    await waitFor(() => expect(panel).toHaveAccessibleName('Resume Score Analysis, Person 11'))
    expect(screen.getByText('Showing 11 to 12 of 12 items')).toBeVisible()
    await person.keyboard('k')
    await waitFor(() => expect(panel).toHaveAccessibleName('Resume Score Analysis, Person 10'))
    expect(screen.getByText('Showing 1 to 10 of 12 items')).toBeVisible()
    await person.keyboard('{Escape}')
    expect(screen.getByRole('row', { name: 'Person 10' })).toHaveFocus()
  })

  it('goes on to whoever is there by now, on a page that it has seen before', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    const everybody = Array.from({ length: 12 }, (_, at) => applicant(at + 1))
    const { person } = open(everybody)
    await person.click(await screen.findByRole('button', { name: 'Next' }))
    await person.click(await screen.findByRole('button', { name: 'Previous' }))
    await person.click(await screen.findByRole('button', { name: 'Person 10' }))
    const panel = screen.getByRole('dialog')
    recruiterServer({ jobs: [recruiterJob(17)], applicants: everybody.filter(({ id }) => id !== 11) })
    await person.keyboard('j')
    await waitFor(() => expect(panel).toHaveAccessibleName('Resume Score Analysis, Person 12'))
  })

  it('stays with whoever is open, and with the list, while the next page cannot be had', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    const { person } = open(Array.from({ length: 12 }, (_, at) => applicant(at + 1)))
    await person.click(await screen.findByRole('button', { name: 'Person 10' }))
    const panel = screen.getByRole('dialog')
    let isAway = true
    server.use(http.get('*/api/applications/job/17', () => (isAway ? HttpResponse.error() : undefined)))
    await person.keyboard('j')
    expect(await screen.findByText(/^This list may be out of date/)).toBeVisible()
    expect(panel).toHaveAccessibleName('Resume Score Analysis, Person 10')
    expect(screen.getByRole('searchbox', { name: 'Search applications' })).toBeVisible()
    expect(within(panel).getByRole('button', { name: 'Next applicant' })).toBeDisabled()
    isAway = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(panel).toHaveAccessibleName('Resume Score Analysis, Person 11'))
    expect(screen.queryByText(/^This list may be out of date/)).toBeNull()
  })

  it('opens nobody on a page that comes after the panel was closed', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    const { person } = open(Array.from({ length: 12 }, (_, at) => applicant(at + 1)))
    await person.click(await screen.findByRole('button', { name: 'Person 10' }))
    let isAway = true
    server.use(http.get('*/api/applications/job/17', () => (isAway ? HttpResponse.error() : undefined)))
    await person.keyboard('j')
    await screen.findByText(/^This list may be out of date/)
    await person.keyboard('{Escape}')
    isAway = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: 'Person 11' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('HIR-T37 moves, tags and takes back, the open one or everybody chosen, and leads to the notes', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    const tagged: unknown[] = []
    server.use(
      http.post('*/api/applications/tags', async ({ request }) => {
        tagged.push(await request.json())
        return HttpResponse.json({ success: true, applications: [] })
      }),
    )
    const { person, of } = open([applicant(1), applicant(2)])
    await screen.findByRole('row', { name: 'Person 1' })
    await person.keyboard('jxjxm')
    expect(await screen.findByRole('dialog', { name: 'Move to a stage' })).toHaveAccessibleDescription('2 applications')
    await person.keyboard('{ArrowDown}{Enter}')
    await screen.findByText('2 applications moved to Interview.')
    await person.keyboard('z')
    await screen.findByText('Taken back.')
    expect(of('POST', '/jobs/17/moves').map(({ body }) => body)).toMatchObject([
      { stage: 3, applications: [{ id: 1 }, { id: 2 }] },
      {
        stage: 1,
        applications: [
          { id: 1, seen: 3 },
          { id: 2, seen: 3 },
        ],
      },
    ])
    await person.keyboard('{Enter}')
    const panel = within(await screen.findByRole('dialog', { name: 'Resume Score Analysis, Person 2' }))
    await person.keyboard('t')
    await person.type(await screen.findByLabelText('Tag'), 'remote{Enter}')
    await screen.findByText('Person 2 tagged remote.')
    expect(tagged).toEqual([{ application_ids: [2], add: ['remote'], remove: [] }])
    await person.keyboard('n')
    expect(panel.getByLabelText('New note')).toHaveFocus()
  })

  it('HIR-T31 goes on in the panel beside the list, and comes back to the row of whom it came to', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    const { person, of } = open([applicant(1), applicant(2)])
    await person.click(await screen.findByRole('button', { name: 'Person 1' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Resume Score Analysis, Person 1' }))
    expect(panel.getByRole('heading', { name: 'Person 1' })).toHaveFocus()
    expect(panel.getByRole('button', { name: 'Previous applicant' })).toBeDisabled()
    await person.keyboard('j')
    expect(panel.getByRole('button', { name: 'Next applicant' })).toBeDisabled()
    await person.keyboard('s')
    await screen.findByRole('dialog', { name: 'Select Person 2?' })
    await person.keyboard('{Enter}')
    await closePage()
    await waitFor(() => expect(of('PUT', '/applications/2/status')).toHaveLength(1))
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Person 2' })).toHaveFocus())
    await person.keyboard('5')
    await person.type(await panel.findByLabelText('New note'), 'k1')
    expect(panel.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Resume Score Analysis, Person 2')
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('row', { name: 'Person 2' })).toHaveFocus()
  })
})
