import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, it } from 'vitest'

import { lazyOrNothing } from '@/lib/lazyOrNothing'
import { settled } from '@/testing/quiet'

const besides = (load: Parameters<typeof lazyOrNothing>[0]) => {
  const Part = lazyOrNothing(load)
  return (isShown: boolean) => (
    <>
      <input aria-label="Email" />
      {isShown && (
        <Suspense>
          <Part />
        </Suspense>
      )}
    </>
  )
}

it('shows a part once its code is there', async () => {
  const page = besides(() => Promise.resolve(() => <p>The part</p>))
  render(page(true))
  expect(await screen.findByText('The part')).toBeVisible()
})

it('leaves the screen as it is, with what was typed, if the code of a part cannot be loaded', async () => {
  const page = besides(() => Promise.reject(new Error('The line is gone.')))
  const { container, rerender } = render(page(false))
  await userEvent.type(screen.getByLabelText('Email'), 'maya@okafor.example')
  rerender(page(true))
  await act(settled)
  expect(screen.getByLabelText('Email')).toHaveValue('maya@okafor.example')
  expect(container.children).toHaveLength(1)
})
