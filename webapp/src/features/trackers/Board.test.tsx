import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Board } from '@/features/trackers/Board'
import { renderAlone } from '@/testing/renderAlone'

const acts = { onOpen: () => {}, onView: () => {}, onDownload: () => {} }

it.each([
  ['all there are', true, 'Nothing is rejected.'],
  ['the newest of more', false, 'None of these is rejected.'],
])('the board of %s says no more than it knows', (_of, isAll, sentence) => {
  renderAlone(<Board applications={[]} isAll={isAll} {...acts} />)
  const rejected = within(screen.getByRole('region', { name: 'Rejected' }))
  expect(rejected.getByText(sentence)).toBeVisible()
})
