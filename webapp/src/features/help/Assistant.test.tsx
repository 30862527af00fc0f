import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { createStore } from '@/lib/store'
import { Assistant } from '@/features/help/Assistant'
import { faq } from '@/features/help/faq'
import { quickQuestions } from '@/features/help/quickQuestions'
import { topics } from '@/features/help/topics'
import { PHONE } from '@/lib/layout'
import { initialised, sessionEnded, userRestored } from '@/lib/session/session'
import type { Role } from '@/rules/roles'
import { person, server } from '@/testing/server'

const Where = () => {
  const { pathname, state } = useLocation()
  return <p data-testid="where">{pathname + JSON.stringify(state)}</p>
}

const toggle = () => screen.getByRole('button', { name: 'Hireloom Assistant', hidden: true })
const chat = () => screen.queryByRole('dialog', { name: 'Hireloom Assistant' })
const log = () => within(screen.getByRole('log'))
const field = () => screen.getByLabelText('Your question')

function start({ as, phone = false }: { as?: Role; phone?: boolean } = {}) {
  if (phone) vi.spyOn(window, 'matchMedia').mockImplementation(phoneMedia)
  vi.useFakeTimers()
  const store = createStore()
  if (as) store.dispatch(userRestored(person(as)))
  store.dispatch(initialised())
  const onHelpDesk = vi.fn()
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/here']}>
        <button type="button">Elsewhere</button>
        <Assistant icons={{}} onHelpDesk={onHelpDesk} />
        <Where />
      </MemoryRouter>
    </Provider>,
  )
  return { store, onHelpDesk }
}

const phoneMedia = (media: string) =>
  ({ matches: media === PHONE, media, addEventListener: () => {}, removeEventListener: () => {} }) as never

function open(options?: Parameters<typeof start>[0]) {
  const started = start(options)
  fireEvent.click(toggle())
  return started
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

/** Writes, presses Enter and waits for the reply. */
function ask(question: string) {
  fireEvent.change(field(), { target: { value: question } })
  fireEvent.submit(field().closest('form')!)
  pass(1000)
}

const logText = () => document.querySelector('[role=log]')!.textContent
const where = () => screen.getByTestId('where').textContent
const links = () =>
  log()
    .queryAllByRole('link')
    .map((link) => link.textContent)

afterEach(() => vi.useRealTimers())

describe('the window', () => {
  it('opens and closes with the round button [BOT-01]', () => {
    start()
    expect(chat()).not.toBeInTheDocument()
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    fireEvent.click(toggle())
    expect(chat()).toBeVisible()
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    fireEvent.click(toggle())
    expect(chat()).not.toBeInTheDocument()
  })

  it("is titled with the product's name and Assistant [BOT-02]", () => {
    open()
    expect(within(chat()!).getByRole('heading', { name: 'Hireloom Assistant' })).toBeVisible()
  })

  it('greets on opening [BOT-03] and offers the first three quick questions, no more [BOT-04] [LIM-45]', () => {
    open()
    expect(log().getByText('Hello. Ask me where something is or how it works.')).toBeVisible()
    expect(
      log()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(quickQuestions.slice(0, 3))
  })

  it('asks a quick question when it is pressed, and offers none after that [BOT-04]', () => {
    open()
    fireEvent.click(log().getByRole('button', { name: quickQuestions[1] }))
    expect(log().queryByRole('list', { name: 'Frequent questions' })).not.toBeInTheDocument()
    expect(log().getByText(quickQuestions[1])).toBeVisible()
    pass(1000)
    expect(log().getByText(/The Job Agent compares/)).toBeVisible()
    expect(log().queryByRole('button', { name: quickQuestions[0] })).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
  })

  it('takes the focus into its field, gives it back on Escape, and its news are read out', () => {
    open()
    expect(field()).toHaveFocus()
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'polite')
    fireEvent.keyDown(field(), { key: 'Escape' })
    pass(0)
    expect(chat()).not.toBeInTheDocument()
    expect(toggle()).toHaveFocus()
  })

  it('lets one work beside it: neither a click nor Escape there closes it', () => {
    open()
    pass(10)
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    fireEvent.pointerDown(elsewhere)
    act(() => elsewhere.focus())
    fireEvent.click(elsewhere)
    fireEvent.keyDown(elsewhere, { key: 'Escape' })
    expect(chat()).toBeVisible()
  })

  it('is a sheet on a phone: it covers the page, and the field waits for a touch', () => {
    open({ phone: true })
    expect(chat()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Elsewhere' })).not.toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(chat()).not.toBeInTheDocument()
  })

  it('keeps the conversation and a half-written question while it is closed, and starts over on demand', () => {
    open()
    ask('dark mode')
    fireEvent.change(field(), { target: { value: 'And what about' } })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.click(toggle())
    expect(log().getByText('dark mode')).toBeVisible()
    expect(field()).toHaveValue('And what about')
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
    expect(field()).toHaveValue('')
    expect(log().queryByText('dark mode')).not.toBeInTheDocument()
    expect(log().getByRole('list', { name: 'Frequent questions' })).toBeVisible()
  })

  it('outlives a log-in and forgets everything at the log-out', () => {
    const { store } = open()
    ask('dark mode')
    act(() => void store.dispatch(userRestored(person('user'))))
    expect(log().getByText('dark mode')).toBeVisible()
    act(() => void store.dispatch(sessionEnded()))
    expect(log().queryByText('dark mode')).not.toBeInTheDocument()
  })
})

describe('asking', () => {
  it('Enter sends [BOT-05]', async () => {
    open()
    vi.useRealTimers()
    const { userEvent } = await import('@testing-library/user-event')
    await userEvent.setup({ delay: null }).type(field(), 'seo{Enter}')
    expect(log().getByText('seo')).toBeVisible()
    expect(field()).toHaveValue('')
  })

  it('the button sends [BOT-06]', () => {
    open()
    fireEvent.change(field(), { target: { value: 'seo' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(log().getByText('seo')).toBeVisible()
    expect(field()).toHaveValue('')
  })

  it.each(['', '   ', '\t'])('%o cannot be sent [BOT-14]', (blank) => {
    open()
    fireEvent.change(field(), { target: { value: blank } })
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
    fireEvent.submit(field().closest('form')!)
    pass(1000)
    expect(log().queryByText(/^You:/)).not.toBeInTheDocument()
    expect(log().getByRole('list', { name: 'Frequent questions' })).toBeVisible()
  })

  it('shows for one second that an answer is being written, then the answer [BOT-07] [LIM-45]', () => {
    open()
    fireEvent.change(field(), { target: { value: 'seo' } })
    fireEvent.submit(field().closest('form')!)
    pass(999)
    expect(log().getByText('The assistant is typing')).toBeInTheDocument()
    expect(log().queryByText(/The SEO Dashboard writes/)).not.toBeInTheDocument()
    pass(1)
    expect(log().queryByText('The assistant is typing')).not.toBeInTheDocument()
    expect(log().getByText(/The SEO Dashboard writes/)).toBeVisible()
  })

  it('two questions at once each get their own answer, in place', () => {
    open()
    for (const question of ['seo', 'premium']) {
      fireEvent.change(field(), { target: { value: question } })
      fireEvent.submit(field().closest('form')!)
      pass(400)
    }
    pass(1000)
    const order = ['seo', 'The SEO Dashboard writes', 'premium', 'Premium Agent is the name']
    expect(order.map((text) => logText().indexOf(text))).toEqual(
      order.map((text) => logText().indexOf(text)).toSorted((a, b) => a - b),
    )
    expect(logText()).toContain(order[3])
  })

  it('answers nothing it does not know: it lists its topics and where they lead [BOT-08] [LIM-45]', () => {
    open({ as: 'user' })
    ask('What is the meaning of life?')
    const offered = within(log().getByRole('list', { name: 'Topics' })).getAllByRole('button')
    expect(offered.map((button) => button.textContent)).toEqual(
      topics.filter(({ roles }) => roles === 'anyone').map(({ name }) => name),
    )
    expect(links()).toEqual([
      'Job Search',
      'Resume Match',
      'Resume Studio',
      'Career',
      'Interview Hacks',
      'AI Job Matcher',
      'My Profile',
      'Application Tracker',
      'SEO Dashboard',
    ])
    fireEvent.click(offered[1]!)
    pass(1000)
    expect(log().getByText(/Open Resume Match, paste the job/)).toBeVisible()
  })

  it('leads to the help desk where a person is needed', () => {
    const { onHelpDesk } = open()
    ask('contact support')
    fireEvent.click(log().getByRole('button', { name: 'Help Desk' }))
    expect(onHelpDesk).toHaveBeenCalledOnce()
  })

  it('makes no call, whatever is asked [BOT-15]', () => {
    const calls: string[] = []
    const listen = ({ request }: { request: Request }) => void calls.push(request.url)
    server.events.on('request:start', listen)
    onTestFinished(() => server.events.removeAllListeners())
    const beacon = (navigator.sendBeacon = vi.fn())
    const spies = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(XMLHttpRequest.prototype, 'send'), beacon]
    open()
    const box = field()
    const questions = [...topics.map(({ name }) => name), ...faq.map(({ question }) => question), 'What is life?']
    for (const question of questions) {
      fireEvent.change(box, { target: { value: question } })
      fireEvent.submit(box.closest('form')!)
    }
    pass(1000)
    expect(logText()).toContain(topics[9]!.answer)
    expect(logText()).toContain(faq.at(-1)!.answer)
    expect(logText()).toContain('I am not sure what you mean.')
    spies.forEach((call) => expect(call).not.toHaveBeenCalled())
    expect(calls).toEqual([])
  })

  it('shows what is typed as text, never as markup', () => {
    open()
    ask('<img src=x onerror=alert(1)> dark mode')
    expect(log().getByText('<img src=x onerror=alert(1)> dark mode')).toBeVisible()
    expect(document.querySelector('[role=log] img')).toBeNull()
  })
})

describe('links', () => {
  it('that need a log-in say so to visitors, and lead to the log-in, then on [BOT-09] [BOT-10]', () => {
    open()
    ask('job agent')
    expect(links()).toEqual(['AI Job Matcher (Login Required)', 'My Profile (Login Required)'])
    fireEvent.click(log().getByRole('link', { name: 'AI Job Matcher (Login Required)' }))
    expect(where()).toBe('/user/login{"from":"/user/agents-jobs"}')
    expect(chat()).not.toBeInTheDocument()
  })

  it('are open once one is logged in, also those of earlier answers [BOT-09]', () => {
    const { store } = open()
    ask('job agent')
    act(() => void store.dispatch(userRestored(person('user'))))
    expect(links()).toEqual(['AI Job Matcher', 'My Profile'])
    fireEvent.click(log().getByRole('link', { name: 'AI Job Matcher' }))
    expect(where()).toBe('/user/agents-jobsnull')
    expect(chat()).toBeVisible()
  })

  it('close the sheet of a phone', async () => {
    open({ as: 'user', phone: true })
    ask('job agent')
    fireEvent.click(log().getByRole('link', { name: 'AI Job Matcher' }))
    vi.useRealTimers()
    await waitFor(() => expect(chat()).not.toBeInTheDocument())
    expect(where()).toBe('/user/agents-jobsnull')
  })

  it.each([
    [undefined, ['Register']],
    ['user', []],
    ['recruiter', ['Post a Job', 'Recruiter Tracker']],
    ['admin', ['Post a Job', 'Recruiter Tracker']],
  ] as const)('for posting jobs show to %s as %o [BOT-11]', (as, expected) => {
    open({ as })
    ask('post a job')
    expect(log().getByText(/Recruiters write a job under Post a Job/)).toBeVisible()
    expect(links()).toEqual(expected)
  })

  it('in the topic list leave out what is for recruiters, for everybody else [BOT-11] [BOT-13]', () => {
    const { store } = open()
    ask('?? hello')
    expect(logText()).not.toMatch(/Post a Job|Recruiter Tracker|Resume Agent/)
    act(() => void store.dispatch(userRestored(person('recruiter'))))
    expect(logText()).toMatch(/Post a Job.*Resume Agent.*Recruiter Tracker/)
    expect(links()).not.toContain('Application Tracker')
  })
})
