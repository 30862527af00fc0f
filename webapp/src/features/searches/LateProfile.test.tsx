import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { MatchDialog } from '@/features/searches/MatchDialog'
import { maya } from '@/testing/applyScene'
import { job } from '@/testing/jobs'
import { renderAlone } from '@/testing/renderAlone'

const dialog = (profile: typeof maya | null | undefined) => (
  <MatchDialog job={job(1)} profile={profile} onClose={() => {}} />
)

it('the resume of a profile that comes late is offered first all the same, and chosen against it stays', () => {
  const { show } = renderAlone(dialog(undefined))
  expect(screen.queryByRole('radio')).toBeNull()
  show(dialog(maya))
  expect(screen.getByRole('radio', { name: 'From my profile' })).toBeChecked()
  fireEvent.click(screen.getByRole('radio', { name: 'Another file' }))
  show(dialog({ ...maya }))
  expect(screen.getByRole('radio', { name: 'Another file' })).toBeChecked()
})

it('nobody is asked for a file before it is known whether the profile has a resume', () => {
  const { show } = renderAlone(dialog(undefined))
  const begin = () => screen.getByRole('button', { name: 'Show my match' })
  expect(begin()).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('Looking for the resume in your profile...')
  expect(screen.queryByText(/choose it/)).toBeNull()
  show(dialog(null))
  expect(begin()).toBeEnabled()
  expect(screen.getByText(/choose it/)).toBeVisible()
})
