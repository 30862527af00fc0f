import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { open } from '@/testing/applyScene'
import { server } from '@/testing/server'

const LETTER = 'Dear Kestrel team, I would like to work on your booking service. Kind regards'

it('a letter that comes late changes nothing else of what was filled in meanwhile, and the words typed come back', async () => {
  const { form, write, choose } = open()
  let arrive = () => {}
  const gate = new Promise<void>((resolve) => {
    arrive = resolve
  })
  server.use(
    http.post('*/api/generate-cover-letter', async () => {
      await gate
      return HttpResponse.json({ success: true, cover_letter: LETTER, message: '', claims: [], api_used: 'local' })
    }),
  )
  const name = await form()
  fireEvent.click(screen.getByRole('button', { name: 'AI Generate' }))
  fireEvent.click(screen.getByRole('button', { name: 'Generate letter' }))
  fireEvent.change(name, { target: { value: 'Maya N. Okafor' } })
  choose('Driving License', new File(['x'], 'licence.png'))
  write('My own words')
  arrive()

  await waitFor(() => expect(screen.getByLabelText('Cover letter')).toHaveValue(LETTER))
  expect(name).toHaveValue('Maya N. Okafor')
  expect(screen.getByText('licence.png')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Restore my text' }))
  expect(screen.getByLabelText('Cover letter')).toHaveValue('My own words')
})
