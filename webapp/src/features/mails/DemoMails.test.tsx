import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { openApp } from '@/testing/renderApp'
import { server } from '@/testing/server'

describe('the mails of a demo', () => {
  it('can be read as text, whatever they hold', async () => {
    const mail = {
      to: 'elena@kestrel.example',
      subject: 'Your code',
      text: 'Type this code: 407158 <img src=x>',
      event: 'codes.1',
      state: 'sent',
      sent_at: '2026-03-14T10:00:00Z',
    }
    server.use(http.get('*/api/outbox/recent', () => HttpResponse.json({ success: true, mails: [mail] })))
    openApp('/demo/mails')
    const item = await screen.findByRole('listitem')
    expect(within(item).getByRole('heading', { name: 'Your code' })).toBeVisible()
    expect(within(item).getByText('to elena@kestrel.example')).toBeVisible()
    expect(within(item).getByText('Type this code: 407158 <img src=x>')).toBeVisible()
    expect(document.querySelector('main img, iframe')).toBeNull()
    fireEvent.click(within(item).getByRole('radio', { name: 'As it looks' }))
    const frame = within(item).getByTitle('Your code')
    expect(frame).toHaveAttribute('src', '/api/outbox/page?event=codes.1')
    // Neither scripts nor our origin: links may open a window, and nothing else.
    expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  })

  it('before the first one it says what to do', async () => {
    server.use(http.get('*/api/outbox/recent', () => HttpResponse.json({ success: true, mails: [] })))
    openApp('/demo/mails')
    expect(await screen.findByRole('heading', { name: 'No mail yet' })).toBeVisible()
  })

  it('where mails are real there is nothing to read', async () => {
    server.use(
      http.get('*/api/outbox/recent', () => HttpResponse.json({ success: false, message: 'x' }, { status: 404 })),
    )
    openApp('/demo/mails')
    expect(await screen.findByText('On this server mails go to real mailboxes.')).toBeVisible()
  })
})
