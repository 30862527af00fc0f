import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import type { PoolPerson } from '@/api/talentPool'
import { WriteDialog } from '@/features/talentPool/Contacting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const person = { key: 'p7', name: 'Anna Weaver' } as PoolPerson

beforeEach(() => {
  sessionStorage.clear()
  server.use(
    http.get('*/api/company/pool/p7/templates', () => HttpResponse.json({ success: true, templates: [] })),
    http.post('*/api/company/pool/p7/messages', () => HttpResponse.json({ success: true, message: 'Sent.' })),
  )
})

const open = () => renderAlone(<WriteDialog person={person} onClose={() => {}} onDone={() => {}} />)

it('keeps an unsent message for whoever comes back, and forgets it once it is sent', async () => {
  const first = open()
  fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'Dear Anna' } })
  first.unmount()
  const second = open()
  expect(await screen.findByLabelText('Message')).toHaveValue('Dear Anna')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sessionStorage).toHaveLength(0))
  second.unmount()
  open()
  expect(await screen.findByLabelText('Message')).toHaveValue('')
})
