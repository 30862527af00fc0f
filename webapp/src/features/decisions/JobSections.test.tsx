import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { JobSections } from '@/features/decisions/JobSections'

it('what was marked in markdown is a heading, bold or a point [RECR-45]', () => {
  const { container } = render(
    <JobSections text={'We **weave**.\n\n## **What you bring**\n- **Looms:** five years\n\n**Benefits:** a loom'} />,
  )
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['What you bring', 'Benefits'])
  expect(screen.getAllByRole('strong').map((strong) => strong.textContent)).toEqual(['weave', 'Looms:'])
  expect(container).not.toHaveTextContent(/[*#]/)
})
