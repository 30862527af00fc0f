import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { open } from '@/testing/applyScene'
import { server } from '@/testing/server'

const shared = { is_required: true, choices: [] }

it('asks the questions of the job and sends the answers with the application [HIR-Q01][HIR-Q08]', async () => {
  const { form, write, submit, requests } = open()
  server.use(
    http.get('*/api/jobs/17/questions', () =>
      HttpResponse.json({
        success: true,
        version: 'v1',
        questions: [
          { ...shared, id: 'aa', text: 'Can you work at night?', kind: 'yes_no' },
          { ...shared, id: 'bb', text: 'Why us?', kind: 'text' },
          { ...shared, id: 'cc', text: 'Your permit?', kind: 'file' },
        ],
      }),
    ),
  )
  await form()
  write()
  await screen.findByLabelText('Why us?')
  submit()
  expect(await screen.findAllByText('Please answer this question.')).toHaveLength(3)
  expect(requests).toHaveLength(0)
  fireEvent.change(await screen.findByLabelText('Can you work at night?'), { target: { value: 'No' } })
  fireEvent.change(screen.getByLabelText('Why us?'), { target: { value: 'The looms.' } })
  fireEvent.change(screen.getByLabelText('Your permit?'), { target: { files: [new File(['%PDF'], 'permit.pdf')] } })
  fireEvent.click(screen.getByRole('button', { name: 'Remove permit.pdf' }))
  expect(screen.getByText('Please answer this question.')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Your permit?'), { target: { files: [new File(['%PDF'], 'permit.pdf')] } })
  submit()
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(JSON.parse(String(requests[0]!['answers']))).toEqual({ aa: 'No', bb: 'The looms.', cc: '0' })
  expect(requests[0]).toHaveProperty('answerFiles')
})
