import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'

import { createStore } from '@/lib/store'
import { HelpDeskDialog } from '@/features/feedback/HelpDeskDialog'
import { sessionEnded, userLoggedIn } from '@/lib/session/session'
import { quiet } from '@/testing/quiet'
import { person as somebody, server } from '@/testing/server'

const SUCCESS = 'Message sent successfully!'

const dialog = () => screen.queryByRole('dialog', { name: 'Help Desk' })
const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Send Message' })

function listening(answer: () => Response | Promise<Response> = () => HttpResponse.json({ success: true })) {
  const got: unknown[] = []
  server.use(
    http.post('*/api/help-messages', async ({ request }) => {
      got.push(await request.json())
      return answer()
    }),
  )
  return got
}

function Desk() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Visit
      </button>
      <HelpDeskDialog open={open} onOpenChange={setOpen} />
    </>
  )
}

function DeskOfATab() {
  return (
    <Provider store={createStore()}>
      <Desk />
    </Provider>
  )
}

function start(store = createStore()) {
  render(
    <Provider store={store}>
      <Desk />
    </Provider>,
  )
  return userEvent.setup({ delay: null })
}

type Person = ReturnType<typeof start>

async function fill(person: Person, { email = 'maya@people.example' } = {}) {
  await person.type(field('Name'), ' Maya Okafor ')
  await person.type(field('Email'), email)
  await person.type(field('Message'), ' Where is my code?\n')
}

const values = () => ['Name', 'Email', 'Message'].map((name) => (field(name) as HTMLInputElement).value)

describe('the help desk', () => {
  it('keeps what was typed across a reload, until it is sent', async () => {
    const got = listening()
    const { unmount } = render(<DeskOfATab />)
    await fill(userEvent.setup({ delay: null }))
    unmount()
    const again = render(<DeskOfATab />)
    expect(values()).toEqual([' Maya Okafor ', 'maya@people.example', ' Where is my code?\n'])
    await userEvent.click(send())
    await waitFor(() => expect(got).toHaveLength(1))
    again.unmount()
    render(<DeskOfATab />)
    expect(values()).toEqual(['', '', ''])
  })

  it('asks for name, email and message [HELP-01]', () => {
    start()
    expect(screen.getAllByRole('textbox')).toEqual([field('Name'), field('Email'), field('Message')])
  })

  it('names everything that is missing, and sends nothing [HELP-02] [HELP-04] [HELP-05]', async () => {
    const got = listening()
    const person = start()
    await person.click(send())
    expect(field('Name')).toHaveAccessibleDescription('Name is required')
    expect(field('Email')).toHaveAccessibleDescription('Email is required')
    expect(field('Message')).toHaveAccessibleDescription('Message is required')
    expect(field('Name')).toHaveFocus()
    expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument()
    await person.type(field('Name'), '   ')
    await person.click(send())
    expect(field('Name')).toHaveAccessibleDescription('Name is required')
    expect(got).toEqual([])
  })

  it.each(['maya', 'maya@', 'maya@people', '@people.example', 'ma ya@people.example'])(
    'says that %s is no email, and keeps what was typed [HELP-03]',
    async (email) => {
      const got = listening()
      const person = start()
      await fill(person, { email })
      await person.click(send())
      expect(field('Email')).toHaveAccessibleDescription('Invalid email')
      expect(field('Email')).toHaveFocus()
      expect(values()).toEqual([' Maya Okafor ', email, ' Where is my code?\n'])
      expect(got).toEqual([])
    },
  )

  it('alerts and is empty at once, and the message is kept for the admins [HELP-07] [SEC-51]', async () => {
    const got = listening()
    const person = start()
    await fill(person)
    await person.click(send())
    expect(screen.getByText(SUCCESS).closest('[role=alert]')).toBeVisible()
    expect(values()).toEqual(['', '', ''])
    await waitFor(() =>
      expect(got).toEqual([{ name: 'Maya Okafor', email: 'maya@people.example', message: 'Where is my code?' }]),
    )
  })

  it.each([
    ['never answers', () => new Promise<Response>(() => {})],
    ['refuses', () => HttpResponse.json({ success: false, message: 'Too many' }, { status: 429 })],
    ['breaks', () => HttpResponse.json({ success: false }, { status: 500 })],
  ])('needs no server: it alerts and is empty when that %s [HELP-06] [HELP-07]', async (_how, answer) => {
    const got = listening(answer)
    const person = start()
    await fill(person)
    await person.click(send())
    expect(screen.getByText(SUCCESS)).toBeVisible()
    expect(values()).toEqual(['', '', ''])
    await waitFor(() => expect(got).toHaveLength(1))
    await act(quiet)
    expect(
      screen
        .getAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(''),
    ).toBe(SUCCESS)
  })

  it.each([
    ['there is no connection', () => HttpResponse.error()],
    ['only a gateway answers', () => new HttpResponse('<html>', { status: 502 })],
  ])('tries again later when %s, and no more once it arrived [SEC-51]', async (_why, failing) => {
    let reachable = false
    const got = listening(() => (reachable ? HttpResponse.json({ success: true }) : failing()))
    const person = start()
    await fill(person)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await person.click(send())
    await waitFor(() => expect(got).toHaveLength(1))
    await act(quiet)
    reachable = true
    await vi.advanceTimersByTimeAsync(4_999)
    expect(got).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await waitFor(() => expect(got).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(got).toHaveLength(2)
    expect(got[1]).toEqual(got[0])
  })

  it('keeps what was typed when it is closed by accident', async () => {
    const person = start()
    await fill(person)
    await person.keyboard('{Escape}')
    expect(dialog()).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Visit' }))
    expect(values()).toEqual([' Maya Okafor ', 'maya@people.example', ' Where is my code?\n'])
  })

  it('a visitor who logs in goes on writing; whoever logs out leaves nothing to the next person', async () => {
    const store = createStore()
    const person = start(store)
    await fill(person)
    act(() => void store.dispatch(userLoggedIn({ user: somebody('user'), csrfToken: null })))
    expect(values()).toEqual([' Maya Okafor ', 'maya@people.example', ' Where is my code?\n'])
    act(() => void store.dispatch(sessionEnded()))
    expect(values()).toEqual(['', '', ''])
  })
})
