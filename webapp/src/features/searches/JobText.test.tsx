import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { JobText } from '@/features/searches/JobText'

it('what was marked in markdown is a heading, bold or a point, and what was searched for is marked in it, too', () => {
  const { container } = render(
    <JobText text={'## Your tasks:\nYou **weave cloth** <b>here</b>.\n* **Looms:** set them up'} query="cloth" />,
  )
  expect(screen.getByRole('heading', { name: 'Your tasks' })).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Looms: set them up$/)
  expect(screen.getAllByRole('strong').map((strong) => strong.textContent)).toEqual(['weave cloth', 'Looms:'])
  expect(screen.getByRole('mark')).toHaveTextContent('cloth')
  expect(container).toHaveTextContent('You weave cloth <b>here</b>.')
})
