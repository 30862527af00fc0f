import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { open } from '@/testing/applyScene'
import { server } from '@/testing/server'

it('a resume of the Resume Studio goes along as the file that it is now [WS-130]', async () => {
  const { form, write, submit, packed, person } = open()
  server.use(
    http.get('*/api/me/resumes', () =>
      HttpResponse.json({
        success: true,
        resumes: [{ id: 7, name: 'Weaver', job_title: '', company: '', job_id: 0, changed_at: '2026-03-01T09:00:00Z' }],
      }),
    ),
    http.get('*/api/me/resumes/7/file', () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer, {
        headers: { 'Content-Type': 'application/pdf' },
      }),
    ),
  )
  await form()
  write()
  await person.selectOptions(await screen.findByLabelText('A resume of the Resume Studio'), 'Weaver')
  expect(await screen.findByRole('radio', { name: 'Another file' })).toBeChecked()
  submit()
  await screen.findByText('Application submitted successfully!')
  expect(packed['resumeFile']).toHaveProperty('name', 'Weaver.pdf')
})
