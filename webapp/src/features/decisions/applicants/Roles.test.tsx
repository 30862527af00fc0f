import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/Interviews'
import '@/features/decisions/applicants/StageHistory'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'

beforeEach(atADesk)

it('HIR-T14 offers an interviewer only what the server allows', async () => {
  const job = recruiterJob(17, { permitted: ['read_resumes', 'score'] })
  const { of } = recruiterServer({
    jobs: [job],
    applicants: [applicant(1, { driving_license_submitted: '2026/2.pdf' })],
  })
  const { person } = renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
  await person.click(await screen.findByRole('button', { name: 'Person 1' }))
  const panel = await screen.findByRole('dialog')
  await within(panel).findByRole('region', { name: 'Stage' })
  await person.click(await within(panel).findByRole('tab', { name: 'Scorecards' }))
  await within(panel).findByRole('region', { name: 'Interviews' })
  await person.keyboard('sr')
  for (const name of ['Select Person 1', 'Reject Person 1', 'Contact', 'Propose', 'View License of Person 1'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  for (const role of ['switch', 'checkbox', 'combobox']) expect(within(panel).queryByRole(role)).toBeNull()
  expect(screen.queryByRole('switch', { name: /Blind review/ })).toBeNull()
  expect(screen.queryByRole('radio', { name: 'Charts' })).toBeNull()
  expect(within(panel).queryByText(/score by hand/)).toBeNull()
  await person.click(within(panel).getByRole('tab', { name: 'Resume' }))
  expect(within(panel).getByRole('button', { name: 'View Resume of Person 1' })).toBeVisible()
  expect(of('PUT', '/applications/1/status')).toHaveLength(0)
})
