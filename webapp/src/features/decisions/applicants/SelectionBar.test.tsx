import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import type { Applicant } from '@/api/decisions'
import { SelectionBar } from '@/features/decisions/applicants/SelectionBar'
import { atADesk } from '@/testing/recruiting'

const chosen = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, status: 'Submitted' }) as Applicant)

it('says before a message is written how many one decision is for at most', () => {
  const bar = (count: number) => (
    <SelectionBar chosen={chosen(count)} rows={chosen(count)} onDecide={() => {}} onAct={() => {}} onClear={() => {}} />
  )
  const { rerender } = render(bar(100))
  expect(screen.getByRole('status')).toHaveTextContent(/^100 applications chosen$/)
  expect(screen.getByRole('button', { name: 'Reject 100' })).toBeEnabled()
  rerender(bar(101))
  expect(screen.getByRole('status')).toHaveTextContent('101 applications chosen; at most 100 at once')
  expect(screen.getByRole('button', { name: 'Reject 101' })).toBeDisabled()
})

it('beside the panel keeps the decisions in its row, and everything else behind a button', () => {
  atADesk()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(590)
  render(<SelectionBar chosen={chosen(2)} rows={chosen(2)} onDecide={() => {}} onAct={() => {}} onClear={() => {}} />)
  const names = screen.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label'))
  expect(names).toEqual(['Select 2', 'Reject 2', 'What else to do'])
})
