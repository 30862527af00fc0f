import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { MarketingDashboard } from '@/features/marketing/MarketingDashboard'
import { renderAlone } from '@/testing/renderAlone'
import { agentServer, NOW, post, scheduled } from '@/testing/seo'
import { server } from '@/testing/server'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) }))

// The simulated browser has no such thing; other tests find it as it was.
afterEach(() => void Reflect.deleteProperty(document, 'elementsFromPoint'))

/** A browser with room for seven columns, or none. */
const room = (is: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: is, media, addEventListener() {}, removeEventListener() {} }) as never)

const open = (week = '') => renderAlone(<MarketingDashboard />, { as: 'admin', at: `/here?view=calendar${week}` })
const day = (name: string) => screen.findByRole('listitem', { name })
const inDay = async (name: string) => within(await day(name))

/** With a mouse: pressed on the post, over another day, and let go there. */
async function drag(words: string, to: string, { letGo = true } = {}) {
  const chip = (await screen.findByText(words)).closest('button')!
  const target = await day(to)
  document.elementsFromPoint = () => [chip, target]
  fireEvent.pointerDown(chip, { button: 0, clientX: 0, clientY: 0, pointerType: 'mouse' })
  fireEvent.pointerMove(chip, { clientX: 300, clientY: 0 })
  if (!letGo) return chip
  fireEvent.pointerUp(chip, { clientX: 300, clientY: 0 })
  fireEvent.click(chip)
  return chip
}

describe('the content calendar', () => {
  it('is a week of seven days from today on, each with its posts [LIM-42]', async () => {
    room(true)
    const { record } = agentServer({
      posts: [scheduled(1, '2026-03-16T07:00:00Z'), post(2), post(3, { optimal_time: '2026-03-21T13:00:00Z' })],
    })
    open()
    expect((await inDay('Monday, Mar 16')).getAllByRole('button')).toHaveLength(2)
    const days = screen.getAllByRole('listitem').flatMap((item) => item.getAttribute('data-day') ?? [])
    expect(days).toEqual(Array.from({ length: 7 }, (_, number) => `2026-03-${14 + number}`))
    expect(record.calls).toContain('GET content-calendar?days=7')
    expect(screen.queryByText('Tip number 3.')).not.toBeInTheDocument()
  })

  it('goes to other weeks, which the address keeps, and back to today', async () => {
    room(false)
    agentServer({ posts: [post(3, { optimal_time: '2026-03-21T13:00:00Z' })] })
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Later week' }))
    expect((await inDay('Saturday, Mar 21')).getByText('Tip number 3.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Mar 21 to Mar 27, 2026' })).toBeVisible()
    await person.click(screen.getByRole('tab', { name: 'Settings' }))
    await person.click(screen.getByRole('tab', { name: 'Content Calendar' }))
    expect(screen.getByRole('heading', { name: 'Mar 21 to Mar 27, 2026' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Today' }))
    expect(await day('Saturday, Mar 14')).toBeVisible()
  })

  it('generates until every day has a post [SEO-11]', async () => {
    room(false)
    const { record } = agentServer()
    const { person } = open('&week=2')
    const button = screen.findByRole('button', { name: 'Generate 7-Day Calendar' })
    await waitFor(async () => expect(await button).toBeEnabled())
    await person.click(await button)
    expect(await screen.findByText('7 posts generated')).toBeVisible()
    expect(record.calls.filter((call) => call === 'POST generate-content')).toHaveLength(7)
    await waitFor(() => expect(screen.queryByText('No posts')).not.toBeInTheDocument())
    await person.click(await screen.findByRole('button', { name: 'Generate 7-Day Calendar' }))
    expect(await screen.findByText('Every day has a post already')).toBeVisible()
  })

  it('that cannot be filled to the end says how it ended', async () => {
    room(false)
    const { refused } = agentServer()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server.use(http.post('*/api/seo/generate-content', () => refused(409, 'No platform is enabled')))
    const { person } = open()
    const button = await screen.findByRole('button', { name: 'Generate 7-Day Calendar' })
    await waitFor(() => expect(button).toBeEnabled())
    await person.click(button)
    expect(await screen.findByText('No platform is enabled')).toBeVisible()
  })
})

describe('a post that is dragged to another day', () => {
  const posts = [scheduled(1, '2026-03-16T07:00:00Z')]

  it('is rescheduled at the same time of that day', async () => {
    room(true)
    const { state } = agentServer({ posts })
    open()
    await drag('Tip number 1.', 'Wednesday, Mar 18')
    expect((await inDay('Wednesday, Mar 18')).getByText('Tip number 1.')).toBeVisible()
    expect(await screen.findByText('Post moved')).toBeVisible()
    expect(state.posts[0]!.schedule_time).toBe('2026-03-18T07:00:00.000Z')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('goes back when the server refuses, with its words', async () => {
    room(true)
    const { refused } = agentServer({ posts })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let answer = () => {}
    const heard = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('*/api/seo/reschedule-content', async () => {
        await heard
        return refused(409, 'This content is being published right now')
      }),
    )
    open()
    await drag('Tip number 1.', 'Wednesday, Mar 18')
    expect((await inDay('Wednesday, Mar 18')).getByText('Tip number 1.')).toBeVisible()
    answer()
    expect(await screen.findByText('The post is where it was. This content is being published right now')).toBeVisible()
    expect((await inDay('Monday, Mar 16')).getByText('Tip number 1.')).toBeVisible()
  })

  it('is refused where its time has passed', async () => {
    room(true)
    const { record } = agentServer({ posts })
    open()
    await drag('Tip number 1.', 'Saturday, Mar 14')
    expect(await screen.findByText(/today has passed\. Please choose a later time\.$/)).toBeVisible()
    expect(record.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('stays where it is on Escape, and on a press that hardly moves', async () => {
    room(true)
    const { record } = agentServer({ posts })
    open()
    const chip = await drag('Tip number 1.', 'Wednesday, Mar 18', { letGo: false })
    expect(chip.style.transform).toBe('translate(300px, 0px)')
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(chip, { clientX: 300, clientY: 0 })
    expect(chip.style.transform).toBe('')
    fireEvent.pointerDown(chip, { button: 0, clientX: 0, clientY: 0, pointerType: 'mouse' })
    fireEvent.pointerMove(chip, { clientX: 2, clientY: 2 })
    fireEvent.pointerUp(chip, { clientX: 2, clientY: 2 })
    expect(record.calls.filter((call) => call.startsWith('POST'))).toEqual([])
    fireEvent.click(chip)
    expect(await screen.findByRole('dialog', { name: 'Change time' })).toBeVisible()
  })

  it('is asked about when nobody has allowed it yet', async () => {
    room(true)
    const { record } = agentServer({ posts: [post(1)] })
    open()
    await drag('Tip number 1.', 'Wednesday, Mar 18')
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule post' }))
    expect(dialog.getByLabelText('Day')).toHaveValue('2026-03-18')
    expect(record.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })
})

describe('without a mouse', () => {
  it('a post is moved by its dialog, and a published one is only looked at', async () => {
    room(false)
    const { state } = agentServer({
      posts: [
        scheduled(1, '2026-03-16T07:00:00Z'),
        post(2, { status: 'published', published_at: '2026-03-14T07:00:00Z' }),
      ],
    })
    const { person } = open()
    await person.click((await screen.findByText('Tip number 1.')).closest('button')!)
    fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2026-03-19' } })
    await person.click(screen.getByRole('button', { name: 'Move' }))
    expect((await inDay('Thursday, Mar 19')).getByText('Tip number 1.')).toBeVisible()
    expect(state.posts[0]!.schedule_time).toBe('2026-03-19T07:00:00.000Z')
    await person.click(screen.getByText('Tip number 2.').closest('button')!)
    expect(await screen.findByRole('dialog', { name: 'Preview: X' })).toBeVisible()
    expect(screen.queryByLabelText('Day')).not.toBeInTheDocument()
  })
})
