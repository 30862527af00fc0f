import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { MatchResult } from '@/components/match/MatchResult'
import { CorrectingContext, type Correcting } from '@/components/match/corrections/correcting'
import { match } from '@/testing/ats'
import { renderAlone } from '@/testing/renderAlone'

const watched = new Map<Element, (isIntersecting: boolean) => void>()

class Watch {
  private readonly heard: (entries: { isIntersecting: boolean }[]) => void
  constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
    this.heard = heard
  }
  observe(element: Element) {
    watched.set(element, (isIntersecting) => this.heard([{ isIntersecting }]))
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('width <'),
        media,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
})
afterEach(() => {
  watched.clear()
  vi.unstubAllGlobals()
})

const correcting: Correcting = {
  recount: null,
  raiseTo: '?view=raise',
  busy: false,
  correct: () => Promise.resolve(true),
  undo: () => {},
  undoAll: () => {},
  share: () => {},
}

const open = () =>
  renderAlone(
    <CorrectingContext value={correcting}>
      <MatchResult match={match} percent={80} sub={{ skills: 73, experience: 100 }} />
    </CorrectingContext>,
  )

const intersect = (element: Element, isIntersecting: boolean) => act(() => watched.get(element)!(isIntersecting))

it('folds the score to one line above the parts once it has scrolled away', async () => {
  open()
  const parts = await screen.findByRole('group', { name: 'Requirements to show' })
  expect(screen.getAllByText('Good Match')).toHaveLength(1)
  const place = parts.parentElement!.previousElementSibling!
  await intersect(place, false)
  expect(within(parts.parentElement!).getByText('Good Match')).toBeVisible()
  expect(within(parts.parentElement!).getByText('16 of 20')).toBeVisible()
  await intersect(place, true)
  expect(screen.getAllByText('Good Match')).toHaveLength(1)
})

it('has what one can do with the open row at the thumb, as long as the row is in sight', async () => {
  open()
  const hand = userEvent.setup({ delay: null })
  const parts = await screen.findByRole('group', { name: 'Requirements to show' })
  await hand.click(within(parts).getByRole('button', { name: /^Missing/ }))
  const row = screen.getByRole('button', { name: /^Kubernetes/ })
  await hand.click(row)
  const sheet = await screen.findByRole('group', { name: 'Did we get it wrong? Kubernetes' })
  expect(within(sheet).getByRole('button', { name: 'Not a requirement' })).toBeVisible()
  await intersect(row.closest('[data-requirement]')!, false)
  expect(sheet).not.toBeVisible()
  await intersect(row.closest('[data-requirement]')!, true)
  await hand.click(within(sheet).getByRole('button', { name: 'I have this' }))
  expect(screen.getByLabelText('In your own words')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Did we get it wrong? Kubernetes' })).not.toBeInTheDocument()
})
