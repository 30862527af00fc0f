import { fireEvent, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { MarketingDashboard } from '@/features/marketing/MarketingDashboard'
import { renderAlone } from '@/testing/renderAlone'
import { agentServer, NOW, post, scheduled } from '@/testing/seo'
import { server } from '@/testing/server'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }))

const open = () => renderAlone(<MarketingDashboard />, { as: 'admin', at: '/here?view=feed' })
const cards = async () => within(await screen.findByRole('list', { name: 'Posts' })).getAllByRole('region')

describe('the content feed', () => {
  it('says so while nothing is generated [SEO-10]', async () => {
    agentServer()
    open()
    expect(await screen.findByText('No content generated yet')).toBeVisible()
  })

  it('asks for twenty posts, and for more when they are wanted [LIM-42]', async () => {
    const { record } = agentServer({ posts: Array.from({ length: 23 }, (_, id) => post(id + 1)) })
    const { person } = open()
    expect(await cards()).toHaveLength(20)
    expect(record.calls).toContain('GET content-queue?limit=20')
    await person.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Tip number 23.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('generates now, marks what is new, and refreshes when asked [SEO-07]', async () => {
    const { record, state } = agentServer({ posts: [post(1)] })
    const { person } = open()
    await screen.findByText('Tip number 1.')
    await person.click(screen.getByRole('button', { name: 'Generate Now' }))
    expect(await screen.findByText('1 post generated')).toBeVisible()
    const [old, fresh] = await cards()
    expect(within(fresh!).getByText('new')).toBeVisible()
    expect(within(old!).queryByText('new')).not.toBeInTheDocument()
    state.posts = [post(7)]
    await person.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Tip number 7.')).toBeVisible()
    expect(record.background).toEqual([])
  })

  it('says why nothing was generated, without an alert, and logs it [ERR-94]', async () => {
    const { refused } = agentServer({ posts: [post(1)] })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.use(http.post('*/api/seo/generate-content', () => refused(409, 'No platform is enabled')))
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Generate Now' }))
    expect(await screen.findByText('No platform is enabled')).toBeVisible()
    expect(log).toHaveBeenCalledWith('No content could be generated.', expect.anything())
    expect(await cards()).toHaveLength(1)
  })
})

describe('a card of the feed', () => {
  it('shows everything about a post [SEO-08] [SEO-19] and can schedule it only while it is generated [SEO-09]', async () => {
    agentServer({
      posts: [
        post(1, { hashtags: ['#JobSearch', '#CareerTips'] }),
        scheduled(2, '2026-03-15T07:00:00Z', { platform: 'linkedin', type: 'success_story', by_agent: true }),
        post(3, { status: 'published', published_at: '2026-03-13T07:00:00Z', platform: 'blog' }),
      ],
    })
    open()
    const [first, second, third] = (await cards()).map((card) => within(card))
    for (const words of ['X', 'Career tip', 'Job Search', 'Tip number 1.', '#JobSearch', '#CareerTips', 'generated'])
      expect(first!.getByText(words)).toBeVisible()
    expect(first!.getByText(/^Optimal time Mon \d{1,2}:00 [AP]M$/)).toBeVisible()
    expect(first!.getByText(/^Created Mar 13, 2026, /)).toBeVisible()
    expect(first!.getByText('37 of 280 characters')).toBeVisible()
    expect(first!.getByRole('button', { name: 'Schedule' })).toBeVisible()

    for (const words of ['LinkedIn', 'Success story', 'scheduled', 'Waits: the agent is stopped.', 'by Auto-post'])
      expect(second!.getByText(words)).toBeVisible()
    expect(second!.getByText(/^Optimal time Mon/)).toBeVisible()
    for (const card of [second!, third!])
      expect(card.queryByRole('button', { name: 'Schedule' })).not.toBeInTheDocument()
    expect(third!.getByText('published')).toBeVisible()
    expect(third!.getAllByRole('button').map((button) => button.textContent)).toEqual(['Preview'])
  })

  it('folds a long text', async () => {
    agentServer({ posts: [post(1, { platform: 'blog', content: 'Much to say. '.repeat(60) })] })
    const { person } = open()
    const more = await screen.findByRole('button', { name: 'Show more' })
    expect(more).toHaveAttribute('aria-expanded', 'false')
    await person.click(more)
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('scheduling a post', () => {
  const dialog = async (button: string) => {
    const view = open()
    await view.person.click(await screen.findByRole('button', { name: button }))
    return { ...view, dialog: within(await screen.findByRole('dialog')) }
  }
  const choose = (day: string, time: string) => {
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } })
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } })
  }

  it('offers the optimal time and makes it scheduled [SEO-21]', async () => {
    const { state } = agentServer({ posts: [post(1)] })
    const { person, dialog: box } = await dialog('Schedule')
    expect(screen.getByLabelText('Day')).toHaveValue('2026-03-16')
    await person.click(box.getByRole('button', { name: 'Schedule' }))
    expect(await screen.findByText('Post scheduled')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(state.posts[0]).toMatchObject({ status: 'scheduled', schedule_time: '2026-03-16T13:00:00.000Z' })
    expect(screen.getByText('scheduled')).toBeVisible()
  })

  it('refuses a time that has passed before anything is sent', async () => {
    const { record } = agentServer({ posts: [post(1)] })
    const { person, dialog: box } = await dialog('Schedule')
    choose('2026-03-13', '07:00')
    await person.click(box.getByRole('button', { name: 'Schedule' }))
    expect(box.getByText('Please choose a time in the future')).toBeVisible()
    expect(record.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('that the server refuses keeps what was chosen and puts the post back', async () => {
    const { refused } = agentServer({ posts: [scheduled(1, '2026-03-15T07:00:00Z')] })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.use(
      http.post('*/api/seo/reschedule-content', () => refused(409, 'This content is being published right now')),
    )
    const { person, dialog: box } = await dialog('Change time')
    choose('2026-03-18', '10:00')
    await person.click(box.getByRole('button', { name: 'Move' }))
    expect(await box.findByText('This content is being published right now')).toBeVisible()
    expect(screen.getByLabelText('Day')).toHaveValue('2026-03-18')
    expect(log).toHaveBeenCalled()
    await person.click(box.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText(/^Goes out tomorrow/)).toBeVisible()
  })
})

describe('the preview', () => {
  const preview = async (part: Parameters<typeof post>[1]) => {
    agentServer({ posts: [post(1, part)] })
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Preview' }))
    return { person, dialog: within(await screen.findByRole('dialog')) }
  }

  it('draws a post as on X, or as the file that it becomes, with the room that it takes', async () => {
    const { person, dialog } = await preview({ content: 'See https://h.example/jobs/1?from=x now' })
    const onX = within(dialog.getByRole('article', { name: 'As on X' }))
    expect(onX.getByText('h.example/jobs/1')).toBeVisible()
    expect(dialog.getByText('51 of 280 characters')).toBeVisible()
    expect(dialog.getByText(/^No account is set\. Posts become files/)).toBeVisible()
    await person.click(dialog.getByRole('radio', { name: 'As a file' }))
    expect(dialog.getByText('posts/twitter_hireloom-1.txt')).toBeVisible()
    expect(dialog.getByText(/See https:\/\/h\.example\/jobs\/1\?from=x now\s+#JobSearch/)).toBeVisible()
  })

  it('folds a long post as on LinkedIn, where an account is set', async () => {
    const { person, dialog } = await preview({ platform: 'linkedin', content: 'Word. '.repeat(60) })
    expect(dialog.getByRole('article', { name: 'As on LinkedIn' })).toBeVisible()
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument()
    await person.click(dialog.getByRole('button', { name: 'more' }))
    expect(dialog.getByRole('button', { name: 'Show less' })).toBeVisible()
    expect(dialog.getByText('Goes out from the account that is set on this server.')).toBeVisible()
  })

  it('shows what a webhook is told of a post for Mastodon', async () => {
    const { person, dialog } = await preview({ platform: 'mastodon' })
    expect(dialog.getByRole('article', { name: 'As on Mastodon' })).toBeVisible()
    await person.click(dialog.getByRole('radio', { name: 'As handed over' }))
    expect(dialog.getByText(/"key": "hireloom-1"/)).toBeVisible()
  })

  it('draws a page of our blog, and leads to the post once it is out', async () => {
    const { dialog } = await preview({
      platform: 'blog',
      content: 'First.\n\nSecond.',
      status: 'published',
      published_at: '2026-03-13T09:00:00Z',
      address: 'https://hireloom.example/blog#hireloom-1',
    })
    const onBlog = within(dialog.getByRole('article', { name: 'As on our blog' }))
    for (const words of ['Job Search', 'Mar 13, 2026', 'First.', 'Second.'])
      expect(onBlog.getByText(words)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Read it on Our blog' })).toHaveAttribute(
      'href',
      'https://hireloom.example/blog#hireloom-1',
    )
  })
})
