import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { Trial } from '@/features/apiKeys/reference/Trial'
import type { Operation } from '@/rules/apiReference'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const closing: Operation = {
  name: 'close_job',
  title: 'Close a job',
  about: '',
  area: 'Jobs',
  method: 'POST',
  path: '/api/v1/jobs/{job_id}/close',
  scope: 'jobs:write',
  inPath: [{ name: 'job_id', isNeeded: true, kind: 'integer', choices: [], about: '' }],
  inQuery: [],
  inBody: [],
  body: '',
  hasFiles: false,
  answers: [],
}

function open(token: string) {
  const keys: (string | null)[] = []
  server.use(
    http.post('*/api/v1/jobs/7/close', ({ request }) => {
      keys.push(request.headers.get('Authorization'))
      return HttpResponse.json({ id: 417 })
    }),
  )
  renderAlone(<Trial operation={closing} token={token} onToken={() => undefined} />)
  fireEvent.change(screen.getByLabelText(/job_id/), { target: { value: '7' } })
  return keys
}

it('sends a test key at once, for nothing is changed', async () => {
  const keys = open('hl_test_x')
  expect(screen.getByText('Test data')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('200')).toBeVisible()
  expect(keys).toEqual(['Bearer hl_test_x'])
})

it('asks before a live key changes real data', async () => {
  const keys = open('hl_live_x')
  expect(screen.getByText('Real data')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('This changes real data, as if you had done it on the screen.')).toBeVisible()
  expect(keys).toEqual([])
  fireEvent.click(screen.getAllByRole('button', { name: 'Send' }).at(-1)!)
  expect(await screen.findByText('200')).toBeVisible()
  expect(keys).toEqual(['Bearer hl_live_x'])
})
