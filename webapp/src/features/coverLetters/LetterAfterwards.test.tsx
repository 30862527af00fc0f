import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { readLetter } from '@/lib/kept/keptLetters'
import { open } from '@/testing/applyScene'
import { quiet } from '@/testing/quiet'
import { server } from '@/testing/server'

it('a letter that comes when nobody waits for it anymore is not kept in this browser', async () => {
  const { form, show, dialog } = open()
  let arrive = () => {}
  const gate = new Promise<void>((resolve) => {
    arrive = resolve
  })
  server.use(
    http.post('*/api/generate-cover-letter', async () => {
      await gate
      return HttpResponse.json({ success: true, cover_letter: 'Dear team', message: '', claims: [], api_used: 'local' })
    }),
  )
  await form()
  fireEvent.click(screen.getByRole('button', { name: 'AI Generate' }))
  fireEvent.click(screen.getByRole('button', { name: 'Generate letter' }))
  show(dialog(false))
  arrive()
  await act(quiet)
  expect(readLetter(17, 7)).toBe('')
})
