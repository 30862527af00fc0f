import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'

import { createStore } from '@/lib/store'
import { Toasts } from '@/components/Toasts'
import { Feedback } from '@/features/feedback/Feedback'
import { initialised, sessionEnded, userLoggedIn } from '@/lib/session/session'
import type { Role } from '@/rules/roles'
import { person as someone, server, TOKEN } from '@/testing/server'

const THANKS = 'Thank you for your feedback!'

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')
const dialog = () => screen.queryByRole('dialog', { name: 'Feedback' })
const tab = () => screen.getByRole('button', { name: 'Feedback' })
const text = () => screen.getByRole('textbox', { name: 'What should we know?' })
const submit = () => screen.getByRole('button', { name: /Submit Feedback|Submitting/ })
const stars = () => within(screen.getByRole('group', { name: 'Rating' })).getAllByRole('radio')
const rating = () => stars().findIndex((star) => (star as HTMLInputElement).checked) + 1
const message = async (expected: string) => expect(await within(dialog()!).findByText(expected)).toBeVisible()

/** What the server was sent; `answer` is what it says to it. */
function listening(answer: () => Response | Promise<Response>) {
  const got: { body: unknown; token: string | null }[] = []
  server.use(
    http.post('*/api/feedback', async ({ request }) => {
      got.push({ body: await request.json(), token: request.headers.get('X-CSRF-Token') })
      return answer()
    }),
  )
  return got
}

const thanks = () => HttpResponse.json({ success: true, message: THANKS }, { status: 201 })

async function start(as: Role | null = 'user') {
  const store = createStore()
  const logIn = (role: Role) => act(() => void store.dispatch(userLoggedIn({ user: someone(role), csrfToken: TOKEN })))
  if (as) logIn(as)
  store.dispatch(initialised())
  render(
    <Provider store={store}>
      <Feedback />
      <Toasts />
    </Provider>,
  )
  const person = userEvent.setup({ delay: null })
  await person.click(tab())
  return { store, person, logIn }
}

/** Four stars and a sentence. */
function fill(opinion = 'Useful, and honest.') {
  fireEvent.click(stars()[3]!)
  fireEvent.change(text(), { target: { value: opinion } })
}

describe('the form', () => {
  it('has one to five stars as one group of radio buttons, moved by arrow keys [FEED-01]', async () => {
    const { person } = await start()
    expect(stars().map((star) => star.getAttribute('aria-label'))).toEqual([
      '1 star, poor',
      '2 stars, fair',
      '3 stars, all right',
      '4 stars, good',
      '5 stars, excellent',
    ])
    await person.click(stars()[1]!)
    expect(rating()).toBe(2)
    await person.keyboard('{ArrowRight}{ArrowRight}')
    expect(rating()).toBe(4)
    expect(screen.getByText('4 of 5, good')).toBeVisible()
  })

  it('counts the words while one types, in red when there are too many [FEED-02] [LIM-15]', async () => {
    await start()
    expect(screen.getByText('0 / 150 words')).toBeVisible()
    fireEvent.change(text(), { target: { value: ' two  words\n' } })
    expect(screen.getByText('2 / 150 words')).toBeVisible()
    fireEvent.change(text(), { target: { value: words(150) } })
    expect(screen.getByText('150 / 150 words')).not.toHaveClass('text-weak')
    fireEvent.change(text(), { target: { value: words(151) } })
    expect(screen.getByText('151 / 150 words')).toHaveClass('text-weak')
  })

  it('over the limit says so and cannot be sent [FEED-10] [FEED-11]', async () => {
    const got = listening(thanks)
    await start()
    fill(words(151))
    await message('Feedback must not exceed 150 words.')
    expect(submit()).toBeDisabled()
    fireEvent.change(text(), { target: { value: words(150) } })
    expect(submit()).toBeEnabled()
    expect(within(dialog()!).queryByText('Feedback must not exceed 150 words.')).not.toBeInTheDocument()
    expect(got).toEqual([])
  })

  it('closes on the backdrop [FEED-03], and what was written is still there', async () => {
    const { person } = await start()
    fill()
    await person.click(document.querySelector('[data-state=open].bg-scrim')!)
    expect(dialog()).not.toBeInTheDocument()
    await person.click(tab())
    expect(text()).toHaveValue('Useful, and honest.')
    expect(rating()).toBe(4)
  })

  it.each(['Close', 'Cancel'])('closes on %s [FEED-04], and what was written is still there', async (name) => {
    const { person } = await start()
    fill()
    await person.click(screen.getByRole('button', { name }))
    expect(dialog()).not.toBeInTheDocument()
    expect(tab()).toHaveFocus()
    await person.click(tab())
    expect(text()).toHaveValue('Useful, and honest.')
  })
})

describe('without what it needs', () => {
  it('asks a visitor to log in, and sends nothing [FEED-08]', async () => {
    const got = listening(thanks)
    const { person, logIn } = await start(null)
    fill()
    await person.click(submit())
    await message('You must be logged in to submit feedback.')
    expect(got).toEqual([])
    logIn('user')
    expect(text()).toHaveValue('Useful, and honest.')
  })

  it.each([
    ['a rating', () => fireEvent.change(text(), { target: { value: 'Good.' } })],
    ['a text', () => fireEvent.click(stars()[0]!)],
    ['a text that is more than blanks', () => fill('  \n ')],
    ['both', () => {}],
  ])('asks for %s, and sends nothing [FEED-09]', async (_missing, write) => {
    const got = listening(thanks)
    const { person } = await start()
    write()
    await person.click(submit())
    await message('Please provide both rating and feedback.')
    expect(got).toEqual([])
  })
})

describe('sending', () => {
  it('sends user, rating, category and message, then thanks and is empty [FEED-12] [FEED-06] [ERR-23]', async () => {
    const got = listening(thanks)
    const { person } = await start()
    fill('  Useful, and honest.\n')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // it stays open
    await person.click(submit())
    await message(THANKS)
    expect(got).toEqual([
      {
        body: { user_id: 7, rating: 4, category: 'General Feedback', message: 'Useful, and honest.' },
        token: TOKEN,
      },
    ])
    expect(text()).toHaveValue('')
    expect(rating()).toBe(0)
    expect(screen.getByText('0 / 150 words')).toBeVisible()
  })

  it('closes two seconds after that [FEED-05] [LIM-16]', async () => {
    listening(thanks)
    const { person } = await start()
    fill()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await person.click(submit())
    await message(THANKS)
    act(() => vi.advanceTimersByTime(1999))
    expect(dialog()).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1))
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  })

  it('is busy meanwhile and cannot be pressed twice [FEED-07] [FEED-11]', async () => {
    let answer: (response: Response) => void = () => {}
    const got = listening(() => new Promise((resolve) => (answer = resolve)))
    const { person } = await start()
    fill()
    await person.click(submit())
    expect(submit()).toBeDisabled()
    expect(submit()).toHaveTextContent('Submitting...')
    await person.click(submit())
    await waitFor(() => expect(got).toHaveLength(1))
    answer(thanks())
    await message(THANKS)
    expect(got).toHaveLength(1)
  })

  it('closed meanwhile, it thanks all the same, and stays closed', async () => {
    let answer: (response: Response) => void = () => {}
    const got = listening(() => new Promise((resolve) => (answer = resolve)))
    const { person } = await start()
    fill()
    await person.click(submit())
    await waitFor(() => expect(got).toHaveLength(1))
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    answer(thanks())
    expect(await screen.findByText(THANKS)).toBeInTheDocument()
    expect(dialog()).not.toBeInTheDocument()
    await person.click(tab())
    expect(text()).toHaveValue('')
  })

  it.each([
    ['the message of the server', { success: false, message: 'Too many today.' }, 429, 'Too many today.'],
    ['its own sentence where the server has none', { success: false }, 500, 'Failed to submit feedback.'],
    ['its own sentence when 200 says false', { success: false }, 200, 'Failed to submit feedback.'],
    ['the message when 200 says false', { success: false, message: 'Not today.' }, 200, 'Not today.'],
    ['a failure when 500 says true', { success: true }, 500, 'Failed to submit feedback.'],
    ['a failure when 200 says nothing', null, 200, 'Failed to submit feedback.'],
  ])('shows %s, and keeps the text [ERR-21] [FEED-13]', async (_what, body, status, expected) => {
    listening(() => HttpResponse.json(body, { status }))
    const { person } = await start()
    fill()
    await person.click(submit())
    await message(expected)
    expect(text()).toHaveValue('Useful, and honest.')
    expect(rating()).toBe(4)
    expect(within(dialog()!).queryByText(THANKS)).not.toBeInTheDocument()
  })

  it.each([
    ['cannot be reached', () => HttpResponse.error()],
    ['sends what is no JSON', () => new HttpResponse('<html>Bad gateway</html>', { status: 502 })],
  ])('says so when the server %s, keeps the text and sends it again [ERR-22]', async (_how, answer) => {
    const failing = listening(answer)
    const { person } = await start()
    fill()
    await person.click(submit())
    await message('Network error. Please try again.')
    expect(failing).toHaveLength(1)
    expect(text()).toHaveValue('Useful, and honest.')
    const got = listening(thanks)
    await person.click(submit())
    await message(THANKS)
    expect(got).toHaveLength(1)
  })
})

describe('a draft', () => {
  it('outlives a session that the server no longer knows [FEED-08]', async () => {
    const refusal = { success: false, message: 'You must be logged in to submit feedback.' }
    listening(() => HttpResponse.json(refusal, { status: 401 }))
    const { person, logIn } = await start()
    fill()
    await person.click(submit())
    await message('You must be logged in to submit feedback.')
    logIn('user')
    expect(text()).toHaveValue('Useful, and honest.')
    expect(rating()).toBe(4)
  })

  it('never shows to the next person, and waits for its own', async () => {
    const { store, person, logIn } = await start()
    fill('Between you and me')
    act(() => void store.dispatch(sessionEnded()))
    expect(text()).toHaveValue('')
    logIn('user')
    expect(text()).toHaveValue('Between you and me')
    logIn('recruiter')
    expect(text()).toHaveValue('')
    await person.type(text(), 'Mine')
    logIn('user')
    expect(text()).toHaveValue('')
  })
})
