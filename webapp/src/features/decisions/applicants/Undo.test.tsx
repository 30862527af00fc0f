import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import '@/features/decisions/applicants/ApplicantBoard'
import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/DecideDialog'
import '@/features/decisions/applicants/SelectionBar'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { doWhatWaits } from '@/lib/beforeLeaving'
import { applicant, atADesk, closePage, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)
afterEach(() => vi.useRealTimers())

async function open(reasons?: string[]) {
  const people = [applicant(1), applicant(2)]
  const world = recruiterServer({
    jobs: [recruiterJob(17)],
    applicants: people,
    ...(reasons && { reasons }),
  })
  const view = renderAlone(<RecruiterTracker />, {
    as: 'recruiter',
    at: '/here?jobId=17',
  })
  await screen.findByRole('button', { name: 'Select Person 1' })
  return {
    ...view,
    requests: () => world.calls.filter(({ method }) => method === 'PUT'),
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a decision waits for ten seconds, says so, and is sent then', async () => {
  const { requests } = await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  press('Select Person 1')
  await act(() => vi.advanceTimersByTimeAsync(9_900))
  expect(screen.getByText('Selecting Person 1')).toBeVisible()
  expect(requests()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(200))
  vi.useRealTimers()
  await waitFor(() => expect(requests()).toHaveLength(1))
  expect(await screen.findByText('The candidate was notified by email.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Reset Person 1' })).toBeVisible()
})

it('is taken back by the button in its row, which has the focus, and nothing is sent', async () => {
  const { requests } = await open()
  act(() => screen.getByRole('button', { name: 'Reject Person 1' }).focus())
  press('Reject Person 1')
  const undo = screen.getByRole('button', {
    name: 'Undo the decision on Person 1',
  })
  expect(undo).toHaveFocus()
  fireEvent.click(undo)
  expect(await screen.findByText('Taken back. Nothing was sent.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reject Person 1' })).toBeEnabled()
  await closePage()
  expect(requests()).toEqual([])
})

it('a press on Reject asks for the reason where the company has its own list, and can be undone [HIR-R07]', async () => {
  const { requests, person, store } = await open(['No wards', 'No nights'])
  await waitFor(() => expect(store.getState().api.queries['jobReasons(17)']?.status).toBe('fulfilled'))
  press('Reject Person 1')
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(screen.queryByText('Rejecting Person 1')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'No nights' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo the decision on Person 1' }))
  await screen.findByText('Taken back. Nothing was sent.')
  press('Reject Person 2')
  await person.click(await screen.findByRole('checkbox', { name: /Tell the applicant/ }))
  await person.click(screen.getByRole('button', { name: 'No wards' }))
  press('Select Person 1')
  await closePage()
  await waitFor(() => expect(requests()).toHaveLength(2))
  expect(requests()[0]!.body).toEqual({
    status: 'Rejected',
    reason: 'No wards',
    share_reason: true,
  })
})

it('by the key S or R it waits as long, and Z takes it back', async () => {
  const { requests, person } = await open()
  act(() => screen.getByRole('row', { name: 'Person 1' }).focus())
  for (const [key, deed] of [
    ['s', 'Select'],
    ['r', 'Reject'],
  ] as const) {
    await person.keyboard(key)
    await screen.findByRole('dialog', { name: `${deed} Person 1?` })
    await person.keyboard('{Enter}')
    expect(
      await screen.findByRole('button', {
        name: 'Undo the decision on Person 1',
      }),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('z')
    expect(await screen.findByRole('button', { name: `${deed} Person 1` })).toBeEnabled()
  }
  await closePage()
  expect(requests()).toEqual([])
})

it('in the panel it waits as long, and is taken back there', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: true,
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
  const { requests, person } = await open()
  await person.click(screen.getByRole('button', { name: 'Person 1' }))
  const panel = within(
    await screen.findByRole('dialog', {
      name: 'Resume Score Analysis, Person 1',
    }),
  )
  await person.click(panel.getByRole('button', { name: /^Reject/ }))
  await person.click(await panel.findByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText('Taken back. Nothing was sent.')).toBeVisible()
  expect(await panel.findByRole('button', { name: /^Reject/ })).toBeEnabled()
  await closePage()
  expect(requests()).toEqual([])
})

it('on the board it waits as long, by a button or by the list of stages, and is taken back on its card', async () => {
  const { requests, person } = await open()
  await person.click(screen.getByRole('radio', { name: 'Board' }))
  await screen.findByRole('region', { name: 'Selected' })
  const ways = [
    () => person.click(screen.getByRole('button', { name: 'Select Person 1' })),
    () => person.selectOptions(screen.getByRole('combobox', { name: 'Stage of Person 1' }), 'Selected'),
  ]
  for (const way of ways) {
    await way()
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Person 1?' }))
    await person.click(dialog.getByRole('button', { name: 'Select Person 1' }))
    await person.click(
      await screen.findByRole('button', {
        name: 'Undo the decision on Person 1',
      }),
    )
    expect(await screen.findByText('Taken back. Nothing was sent.')).toBeVisible()
    expect(await screen.findByRole('combobox', { name: 'Stage of Person 1' })).toBeEnabled()
  }
  await closePage()
  expect(requests()).toEqual([])
})

/** Drags the card of somebody to a column with the mouse. */
function drop(name: string, column: string) {
  const card = screen.getByRole('button', { name }).closest<HTMLElement>('[data-card]')!
  document.elementFromPoint = () => screen.getByRole('region', { name: column })
  fireEvent.pointerDown(card, { button: 0, pointerType: 'mouse', clientX: 10, clientY: 10 })
  fireEvent.pointerMove(window, { clientX: 300, clientY: 40 })
  fireEvent.pointerUp(window, { clientX: 300, clientY: 40 })
  fireEvent.click(document.body) // browsers send one after each drag
  Reflect.deleteProperty(document, 'elementFromPoint')
}

it('of a card dropped on Selected or Rejected it waits as long, and no second one is asked for meanwhile', async () => {
  const { requests, person } = await open()
  await person.click(screen.getByRole('radio', { name: 'Board' }))
  for (const [column, deed] of [
    ['Selected', 'Select'],
    ['Rejected', 'Reject'],
  ] as const) {
    await screen.findByRole('region', { name: column })
    drop('Person 1', column)
    const dialog = within(await screen.findByRole('dialog', { name: `${deed} Person 1?` }))
    await person.click(dialog.getByRole('button', { name: `${deed} Person 1` }))
    const undo = await screen.findByRole('button', { name: 'Undo the decision on Person 1' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    drop('Person 1', deed === 'Select' ? 'Rejected' : 'Selected')
    expect(screen.queryByRole('dialog')).toBeNull()
    await person.click(undo)
    expect(await screen.findByText('Taken back. Nothing was sent.')).toBeVisible()
  }
  await closePage()
  expect(requests()).toEqual([])
  drop('Person 1', 'Selected')
  const dialog = within(await screen.findByRole('dialog', { name: 'Select Person 1?' }))
  await person.click(dialog.getByRole('button', { name: 'Select Person 1' }))
  await screen.findByRole('button', { name: 'Undo the decision on Person 1' })
  expect(requests()).toEqual([])
  await closePage()
  await waitFor(() => expect(requests().map(({ body }) => body['status'])).toEqual(['Selected']))
})

it('of several it leaves out those about whom one waits already', async () => {
  const { requests } = await open()
  press('Select Person 1')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  await screen.findByRole('button', { name: 'Reject 2' })
  press('Reject 2')
  expect(await screen.findByRole('dialog', { name: 'Reject Person 2?' })).toBeVisible()
  await closePage()
  await waitFor(() => expect(requests().map(({ body }) => body['status'])).toEqual(['Selected']))
})

it('of two in a row, Z takes back the later one, then the earlier one', async () => {
  const { requests, person } = await open()
  press('Select Person 1')
  press('Reject Person 2')
  act(() => screen.getByRole('row', { name: 'Person 1' }).focus())
  await person.keyboard('z')
  expect(screen.getByRole('button', { name: 'Reject Person 2' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Undo the decision on Person 1' })).toBeVisible()
  await person.keyboard('s') // what waits is not asked for again
  expect(screen.queryByRole('dialog')).toBeNull()
  await person.keyboard('z')
  expect(screen.getByRole('button', { name: 'Select Person 1' })).toBeEnabled()
  await closePage()
  expect(requests()).toEqual([])
})

it('of two in a row, each is sent', async () => {
  const { requests } = await open()
  press('Select Person 1')
  press('Reject Person 2')
  await closePage()
  await waitFor(() => expect(requests().map(({ body }) => body['status'])).toEqual(['Selected', 'Rejected']))
})

it('is taken back in its message, too, and several are one', async () => {
  const { requests } = await open()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  await screen.findByRole('button', { name: 'Reject 2' })
  press('Reject 2')
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 applicants?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Reject 2 applicants' }))
  const notice = (await screen.findByText('Rejecting 2 applicants')).closest<HTMLElement>('[role=status]')!
  fireEvent.click(within(notice).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Taken back. Nothing was sent.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reject Person 2' })).toBeEnabled()
  await closePage()
  expect(requests()).toEqual([])
})

it('is sent before the person is logged out, and when they leave the screen', async () => {
  const { requests, unmount } = await open()
  press('Select Person 1')
  await act(async () => void (await doWhatWaits()))
  expect(requests()).toHaveLength(1)
  press('Reject Person 2')
  unmount()
  await waitFor(() => expect(requests()).toHaveLength(2))
})

it('without a connection it waits on and is sent as soon as there is one', async () => {
  const { requests } = await open()
  server.use(
    http.put('*/api/applications/1/status', () => HttpResponse.error(), {
      once: true,
    }),
  )
  press('Select Person 1')
  await closePage()
  expect(await screen.findByText('You seem to be offline. Nothing is lost: we keep trying.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo the decision on Person 1' })).toBeVisible()
  await act(async () => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(requests()).toHaveLength(1))
  expect(await screen.findByText('Application selected.')).toBeVisible()
})

it('of a tab that was closed without a connection waits for the next visit, and says so', async () => {
  const first = await open()
  server.use(http.put('*/api/applications/1/status', () => new Promise<never>(() => {})))
  press('Reject Person 1')
  await closePage()
  first.unmount()
  sessionStorage.clear() // another tab has none of it
  expect(JSON.stringify({ ...localStorage })).not.toContain('Person 1')
  server.resetHandlers()

  const world = recruiterServer({
    jobs: [recruiterJob(17)],
    applicants: [applicant(1), applicant(2)],
  })
  const tracker = renderAlone(<RecruiterTracker />, { as: 'recruiter' })
  expect(await screen.findByText('A decision may not have been sent')).toBeVisible()
  tracker.unmount()
  renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
  expect(await screen.findByText('Rejecting 1 applicant')).toBeVisible()
  expect(screen.getByText(/before the page was closed, and it may not have been sent/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo the decision on Person 1' })).toBeVisible()
  await closePage()
  const requests = () => world.calls.filter(({ method }) => method === 'PUT')
  await waitFor(() => expect(requests().map(({ body }) => body['status'])).toEqual(['Rejected']))
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Rejected'))
})

it('that was taken back or has arrived waits for no visit', async () => {
  const { requests } = await open()
  press('Reject Person 1')
  fireEvent.click(screen.getByRole('button', { name: 'Undo the decision on Person 1' }))
  press('Select Person 2')
  await closePage()
  await waitFor(() => expect(requests()).toHaveLength(1))
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Selected'))
})
