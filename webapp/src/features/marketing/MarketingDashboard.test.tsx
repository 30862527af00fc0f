import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { MarketingDashboard } from '@/features/marketing/MarketingDashboard'
import { quiet } from '@/testing/quiet'
import { renderAlone } from '@/testing/renderAlone'
import { agentServer, NOW, post, scheduled } from '@/testing/seo'
import { server } from '@/testing/server'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(NOW) }))

const open = (view = '') => renderAlone(<MarketingDashboard />, { as: 'admin', at: `/here${view}` })
const tab = (name: string) => screen.getByRole('tab', { name })
const figure = (name: string) => screen.getByText(name).closest('div')

const looked = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the head of the dashboard', () => {
  it('has its title [SEO-01] and says that the agent is stopped [SEO-02]', async () => {
    agentServer()
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Automated SEO Agent' })).toBeVisible()
    expect(await screen.findByText('Stopped')).toBeVisible()
    expect(screen.queryByText(/posts? today/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Start Agent' })).toBeVisible()
  })

  it('starts and stops the agent [SEO-04] [SEO-20] [SEO-16] and counts the posts of today while it runs [SEO-03]', async () => {
    const { record } = agentServer()
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Start Agent' }))
    expect(await screen.findByText('Running')).toBeVisible()
    expect(screen.getByText('3 posts today')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Stop Agent' }))
    expect(await screen.findByText('Stopped')).toBeVisible()
    expect(record.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST start', 'POST stop'])
  })

  it('says so when the agent cannot be started, and logs it [ERR-94]', async () => {
    const { refused } = agentServer()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.use(http.post('*/api/seo/start', () => refused(503, 'Please try again later.')))
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Start Agent' }))
    expect(await screen.findByText('Please try again later.')).toBeVisible()
    expect(screen.getByText('Stopped')).toBeVisible()
    expect(log).toHaveBeenCalledWith('The agent could not be started.', expect.anything())
  })
})

describe('the five tabs', () => {
  it('are real tabs that arrow keys reach, and the address keeps the one that is open [SEO-05]', async () => {
    agentServer()
    const { person } = open()
    await screen.findByRole('tablist')
    expect(screen.getAllByRole('tab').map((element) => element.textContent)).toEqual([
      'Overview',
      'Content Feed',
      'Content Calendar',
      'Analytics',
      'Settings',
    ])
    act(() => tab('Overview').focus())
    await person.keyboard('{ArrowRight}')
    expect(tab('Content Feed')).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Content Feed' })).toBeVisible()
    await person.keyboard('{End}')
    expect(screen.getByRole('tabpanel', { name: 'Settings' })).toBeVisible()
  })

  it.each([
    ['?view=feed', 'Content Feed'],
    ['?view=calendar&week=1', 'Content Calendar'],
    ['?view=analytics', 'Analytics'],
    ['?view=settings', 'Settings'],
    ['?view=none', 'Overview'],
  ])('%s opens %s', async (view, name) => {
    agentServer()
    open(view)
    expect(await screen.findByRole('tab', { name, selected: true })).toBeVisible()
  })
})

describe('the overview', () => {
  it('shows what there is in four figures [SEO-06] [SEO-17]', async () => {
    agentServer({
      posts: [post(1), scheduled(2, '2026-03-15T07:00:00Z'), post(3, { status: 'published', published_at: NOW })],
    })
    open()
    await screen.findByText('Posts Generated')
    expect(figure('Posts Generated')).toHaveTextContent('Posts Generated3')
    expect(figure('Active Platforms')).toHaveTextContent('Active Platforms3of 4')
    expect(figure('Queue Size')).toHaveTextContent('Queue Size2')
    expect(figure('Features Promoted')).toHaveTextContent('Features Promoted10')
    expect(await screen.findByText(/^next tomorrow/)).toBeVisible()
  })

  it('says what holds a post, and names as next only what goes out', async () => {
    agentServer({
      posts: [
        scheduled(1, '2026-03-15T07:00:00Z', { by_agent: true }),
        scheduled(2, '2026-03-15T19:00:00Z', { content: 'By a person.' }),
      ],
      status: { is_running: false },
    })
    open()
    const queue = within(await screen.findByRole('region', { name: 'Next in the queue' }))
    const [waiting, free] = queue.getAllByRole('listitem')
    expect(within(waiting!).getByText('Waits: the agent is stopped.')).toBeVisible()
    expect(within(free!).queryByText(/^Waits/)).toBeNull()
    expect(await screen.findByText(/^next tomorrow 7:00 PM/)).toBeVisible()
  })

  it('shows what goes out next, and how many more wait', async () => {
    agentServer({ posts: Array.from({ length: 7 }, (_, id) => post(id + 1)) })
    open()
    const queue = within(await screen.findByRole('region', { name: 'Next in the queue' }))
    expect(queue.getAllByRole('listitem')).toHaveLength(5)
    expect(queue.getByText('2 more posts wait')).toBeVisible()
    expect(queue.getByRole('link', { name: 'Open feed' })).toHaveAttribute('href', '/here?view=feed')
    expect(await screen.findByRole('img', { name: /Posts of the next 7 days: .*Monday, Mar 16 7/ })).toBeVisible()
  })
})

describe('the refresh', () => {
  const running = () => agentServer({ posts: [post(1)], status: { is_running: true } })

  it('asks for everything again every 30 seconds while the agent runs, in the background [SEO-23] [LIM-41]', async () => {
    const { record, state } = running()
    open()
    await screen.findByText('Tip number 1.')
    expect(record.background).toEqual([])
    state.posts = [post(2)]
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(record.background).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(await screen.findByText('Tip number 2.')).toBeVisible()
    expect(record.background.toSorted()).toEqual([
      'GET analytics',
      'GET content-calendar?days=7',
      'GET content-queue?limit=20',
      'GET platforms',
      'GET status',
    ])
  })

  it('never happens while the agent is stopped [SEO-23]', async () => {
    const { record } = agentServer({ posts: [post(1)] })
    open()
    await screen.findByText('Tip number 1.')
    await act(quiet)
    const before = record.calls.length
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    act(() => looked('hidden'))
    act(() => looked('visible'))
    expect(record.calls).toHaveLength(before)
  })

  it('rests while nobody can see the screen, and comes at once with whoever looks again', async () => {
    const { record } = running()
    open()
    await screen.findByText('Tip number 1.')
    act(() => looked('hidden'))
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(record.background).toEqual([])
    act(() => looked('visible'))
    await act(quiet)
    expect(record.background).toHaveLength(5)
  })

  it('that fails leaves what is there, says so and is logged', async () => {
    const { refused } = running()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    open()
    await screen.findByText('Tip number 1.')
    server.use(http.get('*/api/seo/status', () => refused(500, 'Something went wrong.')))
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await screen.findByText('Could not refresh, will try again')).toBeVisible()
    expect(screen.getByText('Tip number 1.')).toBeVisible()
    expect(log).toHaveBeenCalledWith('The dashboard could not be refreshed.', expect.anything())
  })
})

describe('when the server does not play along', () => {
  it('a part that cannot be loaded can be asked for again [ERR-94]', async () => {
    agentServer({ posts: [post(1)] })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.use(http.get('*/api/seo/content-queue', () => HttpResponse.error(), { once: true }))
    const { person } = open()
    expect(await screen.findByText('The queue could not be loaded')).toBeVisible()
    expect(log).toHaveBeenCalledWith('The queue could not be loaded.', expect.anything())
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Tip number 1.')).toBeVisible()
  })

  it('the skeleton stands while the agent is on its way', () => {
    agentServer()
    open()
    expect(screen.getByText('Loading...')).toBeInTheDocument()
  })

  it('somebody whose agent it is not is told so [OPEN-111]', async () => {
    const { refused } = agentServer()
    server.use(http.get('*/api/seo/:part', () => refused(403, 'You are not allowed to do that.')))
    open()
    expect(await screen.findByText('Other people manage this agent')).toBeVisible()
    expect(screen.getByText('You are not allowed to do that.')).toBeVisible()
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  })
})
