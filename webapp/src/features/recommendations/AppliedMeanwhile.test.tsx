import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import type { RecommendedJob } from '@/api/recommendations'
import { AutoApply } from '@/features/recommendations/AutoApply'
import { renderAlone } from '@/testing/renderAlone'

const engineer = { id: 17, title: 'Engineer', company: 'Kestrel', recruiterEmail: 'elena@kestrel.example' }
const job = (applied: boolean) =>
  ({ ...engineer, application_status: applied ? 'applied' : null, shortfalls: [] as string[] }) as RecommendedJob

it('a job that was applied for elsewhere says so as soon as the list does [RECO-19] [RECO-24]', () => {
  const { show } = renderAlone(<AutoApply job={job(false)} />)
  expect(screen.getByRole('button', { name: 'Auto-Apply with AI' })).toBeEnabled()
  show(<AutoApply job={job(true)} />)
  expect(screen.getByRole('button', { name: 'Applied Successfully' })).toBeDisabled()
})
