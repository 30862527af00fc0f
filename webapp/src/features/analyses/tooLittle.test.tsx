import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { match, matchAnswer } from '@/testing/ats'
import { MatchOnPaper } from './MatchOnPaper'
import { reportText } from './report'

const little = { ...match, band: null, heading: 'Too little to judge', advice: 'Paste the whole text of the job.' }

it('gives no score on paper or in a copy where the job asks for too little', () => {
  render(<MatchOnPaper match={little} percent={30} sub={{ skills: null, experience: null }} />)
  expect(screen.getByRole('heading', { name: 'Too little to judge' })).toBeVisible()
  expect(screen.queryByText('Needs Enhancement')).not.toBeInTheDocument()
  const copy = reportText({ ...matchAnswer, match: little }, 'percentage-match', 30, 'Cook')
  expect(copy).toContain('30% - Too little to judge\nPaste the whole text of the job.')
  expect(copy).toContain('You will also need\n- Dutch work permit')
})
