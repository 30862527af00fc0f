import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

// What is loaded late in a browser is at hand here, so that a busy machine fails no test.
import '@/app/Companions'
import '@/features/landing/Below'
import '@/features/landing/DemoVideo'
import '@/features/landing/RegistrationCode'
import { Agents } from '@/features/landing/Agents'
import { Companies } from '@/features/landing/Companies'
import { Footer } from '@/features/landing/Footer'
import { HeroFilm } from '@/features/landing/HeroFilm'
import { Questions } from '@/features/landing/Questions'
import { Steps } from '@/features/landing/Steps'
import { Testimonials } from '@/features/landing/Testimonials'
import { Tools } from '@/features/landing/Tools'
import { renderAlone } from '@/testing/renderAlone'
import { address, openApp } from '@/testing/renderApp'
import { server } from '@/testing/server'

const region = (name: string) => screen.findByRole('region', { name })

/** A browser whose window is so wide; it answers the queries that this page asks. */
function windowOf({ width = 1440, calm = false } = {}) {
  const listeners = new Set<() => void>()
  const state = { width }
  const answers = (query: string) => {
    const narrower = /width < ([\d.]+)(px|rem)/.exec(query)
    if (narrower) return state.width < Number(narrower[1]) * (narrower[2] === 'rem' ? 16 : 1)
    return query.includes('prefers-reduced-motion') && calm
  }
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return answers(query)
        },
        media: query,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  )
  return (pixels: number) =>
    act(() => {
      state.width = pixels
      listeners.forEach((listener) => listener())
    })
}

describe('the top bar', () => {
  it('is fixed at the top of the window [LAND-01]', async () => {
    openApp('/')
    const bar = await screen.findByRole('banner')
    expect(bar).toHaveClass('fixed', 'top-0', 'inset-x-0')
  })

  it.each([
    ['Features', 'Boost Your Career With Our Smart Tools'],
    ['How It Works', 'From resume to answer in four steps'],
    ['Testimonials', 'What Our Users Say'],
    ['FAQ', 'Good questions'],
  ])('its anchor %s scrolls to its section and takes the keyboard along [LAND-02]', async (name, title) => {
    const { person } = openApp('/')
    const section = await region(title)
    section.scrollIntoView = vi.fn<() => void>()
    const anchor = within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name })
    expect(anchor).toHaveAttribute('href', `#${section.id}`)
    await person.click(anchor)
    expect(section.scrollIntoView).toHaveBeenCalledOnce()
    expect(section).toHaveFocus()
    expect(window.location.hash).toBe(`#${section.id}`)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  it.each([
    ['Login', '/user/login', 'LAND-03'],
    ['Sign Up', '/user/registration', 'LAND-04'],
    ['Get Start', '/user/login', 'LAND-07'],
  ])('%s goes to %s [%s]', async (name, target) => {
    const { person } = openApp('/')
    await person.click(await screen.findByRole('link', { name }))
    await waitFor(() => expect(address()).toBe(target))
  })
})

describe('the hero', () => {
  it('says what one finds here [LAND-06] [OPEN-125]', async () => {
    openApp('/')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /^Find Your Perfect Job with Hireloom AI$/,
    )
  })

  it('has a film of our own behind the words that makes no sound and begins again by itself [LAND-05] [OPEN-123]', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    windowOf()
    const { container } = render(<HeroFilm cut="wide" />)
    const film = container.querySelector('video')!
    expect(film).toHaveAttribute('src', '/media/hero-wide-light.webm')
    expect(film.muted).toBe(true)
    expect(film.loop).toBe(true)
    await waitFor(() => expect(play).toHaveBeenCalled())
  })

  it('shows the poster alone to whoever wants less motion [OPEN-123]', async () => {
    vi.useFakeTimers()
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    windowOf({ calm: true })
    const { container } = render(<HeroFilm cut="wide" />)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(container.querySelector('video')).toHaveAttribute('poster', '/media/hero-wide-light.webp')
    expect(container.querySelector('video')).toHaveAttribute('preload', 'none')
    expect(play).not.toHaveBeenCalled()
  })

  it('View Demo Video opens the film of the product, which can be closed [LAND-08] [OPEN-122]', async () => {
    const { person } = openApp('/')
    const button = await screen.findByRole('button', { name: 'View Demo Video' })
    await person.click(button)
    const dialog = await screen.findByRole('dialog')
    const film = within(dialog).getByLabelText('A walk through the product')
    expect(film).toHaveAttribute('src', '/media/demo.webm')
    expect(film).toHaveAttribute('controls')
    expect(film.querySelector('track')).toHaveAttribute('src', '/media/demo.vtt')
    await person.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button).toHaveFocus()
  })

  it('shows a QR code of the registration [LAND-09] [OPEN-124]', async () => {
    openApp('/')
    expect(await screen.findByText('Get Registered... For Effortless Hiring & Tracking')).toBeVisible()
    const code = await screen.findByRole('img', { name: /QR code/ })
    expect(code.tagName).toBe('svg')
    expect(code).toHaveAccessibleName(`QR code that leads to ${window.location.host}/user/registration`)
  })
})

describe('the companies', () => {
  it('are 150 and more [LAND-10], counted up to in 15 seconds [LAND-11] [LIM-17]', () => {
    vi.useFakeTimers()
    windowOf()
    render(<Companies />)
    const count = () => screen.getByText(/^\d+\+$/).textContent
    const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
    expect(screen.getByText('150+ tech companies are registered')).toBeInTheDocument()
    expect(count()).toBe('0+')
    wait(7.5)
    expect(count()).toBe('75+')
    wait(7.4)
    expect(count()).toBe('149+')
    wait(0.1)
    expect(count()).toBe('150+')
    wait(60)
    expect(count()).toBe('150+')
  })

  it('show five signs [LAND-12]', () => {
    render(<Companies />)
    const names = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(names).toEqual(['Kestrel', 'Halden Bank', 'Parcelwise', 'Tidewater', 'Brightmoor'])
    screen.getAllByRole('listitem').forEach((item) => expect(item.querySelector('svg path')).not.toBeNull())
  })
})

describe('the tools', () => {
  it('stand in a strip that scrolls [LAND-13]', async () => {
    const { person } = renderAlone(<Tools />)
    const strip = within(await region('Boost Your Career With Our Smart Tools')).getByRole('list', { name: 'Tools' })
    strip.scrollBy = vi.fn<() => void>()
    await person.click(screen.getByRole('button', { name: 'Next tools' }))
    const [options] = vi.mocked(strip.scrollBy).mock.calls[0] as unknown as [ScrollToOptions]
    expect(options.left).toBeGreaterThan(0)
  })

  it.each([
    ['LAND-14', 'Job search', /jobs.+boards/],
    ['LAND-15', 'Match percentage', /resume fits a job post/],
    ['LAND-16', 'Resume suggestions', /raise the score/],
    ['LAND-17', 'Skills analysis', /Interview questions and answers/],
    ['LAND-18', 'Post jobs as a recruiter', /Publish a job/],
  ])('%s: %s', async (_id, name, text) => {
    renderAlone(<Tools />)
    const tools = within(await region('Boost Your Career With Our Smart Tools'))
    const card = tools.getByRole('heading', { name }).closest('li')!
    expect(within(card).getByText(text)).toBeVisible()
  })
})

describe('the steps', () => {
  it('have one set of pictures for wide windows and another for narrow ones [LAND-19]', async () => {
    renderAlone(<Steps />)
    const pictures = within(await region('From resume to answer in four steps')).getAllByRole('img')
    expect(pictures).toHaveLength(4)
    for (const picture of pictures) {
      const narrow = picture.parentElement!.querySelector('source')!
      expect(narrow).toHaveAttribute('media', '(width < 768px)')
      expect(narrow.srcset).toMatch(/-phone-light\.webp$/)
      expect(picture).toHaveAttribute('src', narrow.srcset.replace('-phone-', '-desktop-'))
      expect(picture).toHaveAttribute('loading', 'lazy')
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0)
    }
  })
})

describe('the agents', () => {
  it('are exactly three [LAND-20]', async () => {
    renderAlone(<Agents />)
    const agents = within(await region('Three agents. You have the last word.')).getAllByRole('heading', { level: 3 })
    expect(agents.map((agent) => agent.textContent)).toEqual(['Job agent', 'Resume agent', 'Tracker agent'])
  })

  it.each([
    ['LAND-21', 'Job agent', /^Matches you with jobs and applies/],
    ['LAND-22', 'Resume agent', /^Shortlists candidates for recruiters/],
    ['LAND-23', 'Tracker agent', /^Tracks your applications and gives interview tips/],
  ])('%s: %s', async (_id, name, role) => {
    renderAlone(<Agents />)
    expect(within(await screen.findByRole('listitem', { name })).getByText(role)).toBeVisible()
  })
})

describe('the testimonials', () => {
  const quotes = () => screen.getAllByRole('figure').map((figure) => figure.querySelector('blockquote')!.textContent)
  const dots = () => screen.getAllByRole('button', { name: /^Page \d of \d$/ })
  const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true')

  async function open(width: number) {
    const resize = windowOf({ width })
    const { person } = renderAlone(<Testimonials />)
    return { person, resize, section: await region('What Our Users Say') }
  }

  it('are six, each of a person with a role [LAND-24] [LAND-30] [LIM-17]', async () => {
    const { person, section } = await open(1440)
    const first = quotes()
    await person.click(within(section).getByRole('button', { name: 'Next testimonials' }))
    expect(new Set([...first, ...quotes()]).size).toBe(6)
    for (const figure of within(section).getAllByRole('figure')) {
      const [, name, role] = figure.querySelector('figcaption')!.querySelectorAll('span')
      expect(name).toHaveTextContent(/\w+ \w+/)
      expect(role!.textContent).not.toBe('')
    }
  })

  it.each([
    [1440, 3, 2],
    [768, 3, 2],
    [767, 1, 6],
    [390, 1, 6],
  ])(
    'at %s px show %s a page [LAND-25], with one dot for each of %s pages [LAND-27]',
    async (width, perPage, pages) => {
      const { person } = await open(width)
      expect(quotes()).toHaveLength(perPage)
      expect(dots()).toHaveLength(pages)
      expect(current()).toBe(0)
      await person.click(dots()[pages - 1]!)
      expect(current()).toBe(pages - 1)
    },
  )

  it('turn their pages with arrows [LAND-26] and go on around both ends [LAND-29]', async () => {
    const { person } = await open(390)
    const next = screen.getByRole('button', { name: 'Next testimonials' })
    const previous = screen.getByRole('button', { name: 'Previous testimonials' })
    const first = quotes()
    await person.click(next)
    expect(current()).toBe(1)
    await person.click(previous)
    await person.click(previous)
    expect(current()).toBe(5)
    await person.click(next)
    expect(current()).toBe(0)
    expect(quotes()).toEqual(first)
  })

  it.each([
    [-51, 1],
    [51, 5],
    [-50, 0],
    [50, 0],
    [-10, 0],
  ])('a swipe of %s px leads to page %s [LAND-28] [LIM-17]', async (across, page) => {
    await open(390)
    const card = screen.getByRole('figure')
    fireEvent.pointerDown(card, { clientX: 200, clientY: 300 })
    fireEvent.pointerUp(card, { clientX: 200 + across, clientY: 305 })
    expect(current()).toBe(page)
  })

  it('stay with the person that was read when the window becomes wide', async () => {
    const { person, resize } = await open(390)
    await person.click(dots()[4]!)
    const [firstQuote] = quotes()
    resize(1440)
    expect(quotes()).toContain(firstQuote)
  })
})

describe('the questions', () => {
  it('are four [LAND-31] [LIM-17]; at most one answer is open [LAND-32]', async () => {
    const { person } = renderAlone(<Questions />)
    const section = within(await region('Good questions'))
    const questions = section.getAllByRole('button')
    expect(questions).toHaveLength(4)
    const open = () => questions.filter((question) => question.getAttribute('aria-expanded') === 'true')
    for (const question of questions) {
      if (!open().includes(question)) await person.click(question)
      expect(open()).toEqual([question])
      const answers = section.getAllByRole('region')
      expect(answers).toHaveLength(1)
      expect(answers[0]).toHaveAccessibleName(question.textContent!)
    }
    await person.click(questions[3]!)
    expect(open()).toEqual([])
  })
})

describe('the end of the page', () => {
  it('Visit Help Desk opens the help desk [LAND-33]', async () => {
    const { person } = openApp('/')
    const section = within(await region('Need Help'))
    await person.click(section.getByRole('button', { name: 'Visit Help Desk' }))
    expect(await screen.findByRole('dialog', { name: 'Help Desk' })).toBeVisible()
  })

  it('says © 2025 and the name [LAND-34] [OPEN-126]', async () => {
    renderAlone(<Footer />)
    expect(await screen.findByRole('contentinfo')).toHaveTextContent('© 2025 Hireloom')
  })
})

describe('a visitor', () => {
  it('reads the whole page without any call that needs a log-in [LAND-36]', async () => {
    const calls: string[] = []
    const note = ({ request }: { request: Request }) => calls.push(new URL(request.url).pathname)
    server.events.on('request:start', note)
    try {
      const { person } = openApp('/')
      await screen.findByRole('contentinfo')
      await person.click(screen.getByRole('button', { name: 'Next testimonials' }))
      await screen.findByRole('button', { name: 'Feedback' })
      expect(calls.filter((path) => path !== '/api/session')).toEqual([])
      expect(address()).toBe('/')
    } finally {
      server.events.removeListener('request:start', note)
    }
  })
})
