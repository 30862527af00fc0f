import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { PostJob } from '@/features/jobs/PostJob'
import { userRestored } from '@/lib/session/session'
import { renderAlone } from '@/testing/renderAlone'
import { person, server } from '@/testing/server'

it('HIR-T44 who cannot post jobs reads that it is not part of their role', async () => {
  server.use(
    http.get('*/api/company/:part', () => HttpResponse.json({ success: true, name: '' })),
    http.get('*/api/job-drafts', () => HttpResponse.json({ success: true, drafts: [] })),
  )
  const { store } = renderAlone(<PostJob />, { as: 'recruiter' })
  store.dispatch(userRestored({ ...person('recruiter'), cannot_post_jobs: true }))
  expect(await screen.findByRole('heading', { name: 'Posting jobs is not part of your role' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your company' })).toHaveAttribute('href', '/user/company')
  expect(screen.queryByLabelText('Title')).toBeNull()
})
