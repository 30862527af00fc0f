import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { MarketingDashboard } from '@/features/marketing/MarketingDashboard'
import { quiet } from '@/testing/quiet'
import { renderAlone } from '@/testing/renderAlone'
import { agentServer } from '@/testing/seo'
import { server } from '@/testing/server'

const open = (view: string) => renderAlone(<MarketingDashboard />, { as: 'admin', at: `/here?view=${view}` })
const card = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the settings', () => {
  it('have a card per platform with its switch, state and limits [SEO-14] [SEO-18]', async () => {
    agentServer()
    open('settings')
    const x = await card('X')
    expect(x.getByRole('switch', { name: 'Auto-post: X', checked: true })).toBeVisible()
    expect(x.getByText('Active')).toBeVisible()
    expect(x.getByText('Character Limit').closest('div')).toHaveTextContent('Character Limit 280')
    expect(x.getByText('Hashtag Limit').closest('div')).toHaveTextContent('Hashtag Limit 3')
    expect(x.getByText('Post Every').closest('div')).toHaveTextContent('Post Every 6 h')
    expect((await card('Mastodon')).getByText('Inactive')).toBeVisible()
    expect(screen.getAllByRole('switch')).toHaveLength(4)
  })

  it('say what takes the posts of each platform', async () => {
    agentServer()
    open('settings')
    expect((await card('X')).getByText(/^No account is set\. Posts become files/)).toBeVisible()
    expect((await card('LinkedIn')).getByText(/account that is set on this server/)).toBeVisible()
    expect((await card('Mastodon')).getByText(/handed to the webhook/)).toBeVisible()
    expect((await card('Our blog')).getByRole('link', { name: 'Open the blog' })).toHaveAttribute('href', '/blog')
  })

  it('turn a platform off and on at once, with a note for three seconds [SEO-15] [LIM-43] [SEO-22] [OPEN-115]', async () => {
    const { state } = agentServer()
    const { person } = open('settings')
    const x = await card('X')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    await person.click(x.getByRole('switch'))
    expect(x.getByText('Inactive')).toBeVisible()
    await act(quiet)
    await pass(0)
    const note = screen.getByText('X disabled successfully')
    expect(state.platforms['twitter']!.enabled).toBe(false)
    await pass(2999)
    expect(note.closest('[data-removed]')).toHaveAttribute('data-removed', 'false')
    await pass(1)
    expect(note.closest('[data-removed]')).toHaveAttribute('data-removed', 'true')
    await pass(1000)
    expect(note).not.toBeInTheDocument()
    await person.click(x.getByRole('switch'))
    await act(quiet)
    await pass(0)
    expect(screen.getByText('X enabled successfully')).toBeVisible()
  })

  it('go back when the server refuses, and say so [ERR-94]', async () => {
    const { refused } = agentServer()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    let answer = () => {}
    const response = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('*/api/seo/toggle-platform', async () => {
        await response
        return refused(500, 'Something went wrong.')
      }),
    )
    const { person } = open('settings')
    const x = await card('X')
    await person.click(x.getByRole('switch'))
    await waitFor(() => expect(x.getByRole('switch')).not.toBeChecked())
    answer()
    expect(await screen.findByText('Error updating platform settings')).toBeVisible()
    await waitFor(() => expect(x.getByRole('switch')).toBeChecked())
    expect(log).toHaveBeenCalled()
  })
})

describe('the analytics', () => {
  it('count posts of each type [SEO-12] [SEO-17]', async () => {
    agentServer()
    open('analytics')
    const figure = async (name: string) => (await screen.findByText(name)).closest('div')
    expect(await figure('Feature Highlights')).toHaveTextContent('Feature Highlights16')
    expect(await figure('Success Stories')).toHaveTextContent('Success Stories5')
    expect(await figure('Career Tips')).toHaveTextContent('Career Tips14')
  })

  it('show the top performing features with bars by rank [SEO-13] [LIM-44]', async () => {
    agentServer({
      analytics: { top_performing_features: ['Job Agent', 'Cover Letters', 'Job Search', 'Skills', 'Last'] },
    })
    open('analytics')
    const top = await card('Top Performing Features')
    const bars = top.getAllByRole('meter')
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Job Agent, number 1',
      'Cover Letters, number 2',
      'Job Search, number 3',
      'Skills, number 4',
    ])
    expect(bars.map((bar) => (bar.firstChild as HTMLElement).style.width)).toEqual(['100%', '75%', '50%', '25%'])
  })

  it('draw the posts per day, in words too', async () => {
    agentServer()
    open('analytics')
    const chart = await screen.findByRole('img', {
      name: /^Posts published per day: Sunday, Mar 1 0; Monday, Mar 2 1; /,
    })
    expect(within(chart).getAllByText(/^\d+$/).length).toBeGreaterThan(14)
    expect(screen.getByText('13 in 14 days, UTC')).toBeVisible()
  })

  it('say so when there is nothing to draw', async () => {
    agentServer({ analytics: { top_performing_features: [], posts_per_day: [{ date: '2026-03-14', posts: 0 }] } })
    open('analytics')
    expect(await screen.findByText('No post about a feature was published yet.')).toBeVisible()
    expect(screen.getByText('Nothing was published in the last 1 days.')).toBeVisible()
  })
})
