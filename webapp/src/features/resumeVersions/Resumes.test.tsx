import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { Resumes } from '@/features/resumeVersions/Resumes'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

it('begins with the job that one brings, not with another one that was changed here [WS-219]', async () => {
  server.use(http.get('*/api/me/resumes', () => HttpResponse.json({ success: true, resumes: [] })))
  const cook = { job_title: 'Cook', company: 'Acme', advert: 'Cook lunch.' }
  const { person, unmount } = renderAlone(<Resumes />, { state: cook })
  await person.type(await screen.findByLabelText('Company'), ' Foods')
  unmount()
  const { unmount: leave } = renderAlone(<Resumes />, { state: { ...cook, job_title: 'Baker' } })
  expect(await screen.findByLabelText('Job title')).toHaveValue('Baker')
  expect(screen.getByLabelText('Company')).toHaveValue('Acme')
  leave()
  renderAlone(<Resumes />, { state: cook })
  expect(await screen.findByLabelText('Company')).toHaveValue('Acme Foods')
})
