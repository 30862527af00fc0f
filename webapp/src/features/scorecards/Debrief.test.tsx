import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import type { Debrief } from '@/api/scorecards'
import { openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const row = (id: string, label: string, agreement: Debrief['rows'][number]['agreement']) => ({
  id,
  label,
  must: true,
  state: 'missing' as const,
  sentence: '',
  question: 'Where have you used it?',
  agreement,
  planned_for: agreement === 'gap' ? ['Ruben'] : [],
})
const person = (user: number, username: string) => ({
  interview_id: 7,
  interview: 'Talk',
  user_id: user,
  username,
  is_submitted: true,
})
const debrief: Debrief = {
  success: true,
  is_locked: false,
  candidate: 'Anna Loom',
  job_title: 'Weaver',
  job_id: 3,
  expected: [person(8, 'Ruben'), person(9, 'Tobias')],
  rows: [row('R1', 'Looms', 'split'), row('R2', 'Dyes', 'gap')],
  cards: [
    {
      interview_id: 7,
      user_id: 8,
      ratings: { R1: 'outstanding' },
      notes: { R1: 'Built one.' },
      advice: 'yes',
      why: '',
    },
    { interview_id: 7, user_id: 9, ratings: { R1: 'some' }, notes: { R1: 'Guessed.' }, advice: 'no', why: '' },
  ],
  status: 'Submitted',
  may_decide: true,
  decision: null,
}

it('HIR-I31 HIR-I52: the debrief shows who said which word, how far apart they are, and what would settle it', async () => {
  signedInAs('recruiter')
  server.use(http.get('*/api/applications/5/debrief', () => HttpResponse.json(debrief)))
  const { person: hand } = openApp('/user/applications/5/debrief')
  const heard = within(await screen.findByRole('region', { name: 'What interviewers said' }))
  expect(heard.getByText('Split, two steps apart')).toBeVisible()
  const words = heard.getByRole('list', { name: 'Ratings by interviewer' })
  expect(
    within(words)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Not shown', 'TOTobiasSome', 'Solid', 'RURubenOutstanding'])
  expect(heard.getByText('Ask again about R1 Looms: rated from “Some” to “Outstanding”.')).toBeVisible()
  expect(heard.getByText('Nobody asked about R2 Dyes.')).toBeVisible()
  expect(heard.getByText('Guessed.')).toHaveClass('bg-mark')
  await hand.click(screen.getByRole('button', { name: 'Outstanding' }))
  expect(heard.getByText('Built one.')).toHaveClass('bg-mark')
  expect(heard.getByText('Guessed.')).not.toHaveClass('bg-mark')

  expect(screen.getByRole('button', { name: 'R1 Looms' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('button', { name: 'R2 Dyes' })).toHaveAttribute('tabindex', '-1')
  screen.getByRole('button', { name: 'Outstanding' }).focus()
  await hand.keyboard('{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Some' })).toHaveFocus()
  await hand.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}')
  expect(screen.getByRole('button', { name: 'R2 Dyes' })).toHaveFocus()

  await hand.click(screen.getByRole('radio', { name: 'Gaps 1' }))
  expect(screen.getByRole('cell', { name: 'Planned for Ruben, not asked' })).toBeVisible()
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await hand.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
