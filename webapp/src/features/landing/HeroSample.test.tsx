import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { HeroSample } from '@/features/landing/HeroSample'

it('shows an example for the profession that somebody chooses [WS-281]', async () => {
  render(<HeroSample />)
  expect(screen.getByRole('img', { name: /80 percent, two requirements met, one partly met/ })).toBeVisible()
  for (const [name, percent] of [
    ['Nurse', '84 percent, three requirements met, none partly met, one missing'],
    ['Teacher', '76 percent'],
    ['Electrician', '78 percent'],
    ['Engineer', '80 percent'],
  ]) {
    await userEvent.click(screen.getByRole('button', { name: name! }))
    expect(await screen.findByRole('img', { name: new RegExp(percent!) })).toBeVisible()
    expect(screen.getByRole('button', { name: name! })).toHaveAttribute('aria-pressed', 'true')
  }
})
