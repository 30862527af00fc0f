import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { useArrival } from '@/lib/useArrival'

function Screen() {
  const { result, announce } = useArrival()
  return (
    <>
      <textarea aria-label="Job description" />
      <button onClick={announce}>Arrive</button>
      <div ref={result}>
        <h2 tabIndex={-1} data-result-heading>
          Result
        </h2>
      </div>
    </>
  )
}

it('leads to the result that has arrived', () => {
  render(<Screen />)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('leaves whoever writes meanwhile where they write', () => {
  render(<Screen />)
  screen.getByLabelText('Job description').focus()
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByLabelText('Job description')).toHaveFocus()
})
