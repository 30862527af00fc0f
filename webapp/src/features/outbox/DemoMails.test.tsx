import { act, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { DemoMails } from '@/features/outbox/DemoMails'
import { quiet } from '@/testing/quiet'
import { renderAlone } from '@/testing/renderAlone'
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
    expect(await screen.findByRole('heading', { name: 'No emails yet' })).toBeVisible()
  })

  it('where mails are real there is nothing to read', async () => {
    server.use(
      http.get('*/api/outbox/recent', () => HttpResponse.json({ success: false, message: 'x' }, { status: 404 })),
    )
    openApp('/demo/mails')
    expect(await screen.findByText('On this server, emails go to real mailboxes.')).toBeVisible()
  })

  it.each([
    ['where mails are real', 404, 1],
    ['where the server does not answer for a moment', 503, 3],
  ])('%s, status %i, it is asked for %i times in eight seconds', async (_where, status, times) => {
    let count = 0
    server.use(
      http.get('*/api/outbox/recent', () => {
        count += 1
        return HttpResponse.json({ success: false, message: 'x' }, { status })
      }),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderAlone(<DemoMails />, { as: null })
    for (const seconds of [0, 4, 4]) {
      await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
      await act(quiet)
    }
    expect(count).toBe(times)
  })

  it('nobody who sees the page asks for nothing', async () => {
    let count = 0
    server.use(
      http.get('*/api/outbox/recent', () => {
        count += 1
        return HttpResponse.json({ success: true, mails: [] })
      }),
    )
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    renderAlone(<DemoMails />, { as: null })
    await act(quiet)
    const see = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    act(() => see('hidden'))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    await act(quiet)
    expect(count).toBe(1)
    act(() => see('visible'))
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    await act(quiet)
    expect(count).toBe(2)
  })
})
