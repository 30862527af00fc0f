import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { keptSource, rememberSource } from '@/lib/kept/keptSource'
import { keptWork } from '@/lib/kept/keptWork'
import type { Role } from '@/rules/roles'
import { address, openApp, signedInAs } from '@/testing/renderApp'
import { recruiterJob } from '@/testing/recruiting'
import { jobsFound, job } from '@/testing/jobs'
import { server, signedInOnServer } from '@/testing/server'

async function open(role: Role, path = '/user/jobslist') {
  signedInAs(role)
  const app = openApp(path)
  const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' })
  return { ...app, sidebar, main: screen.getByRole('main') }
}

const labels = (sidebar: HTMLElement) =>
  within(sidebar)
    .getAllByRole('link')
    .map((link) => link.textContent)

const shared = ['Job Search', 'AI Job Matcher', 'Resume Match', 'Interview Hacks']

describe('the sidebar', () => {
  it('is 250 px wide, 88 px collapsed [NAV-01] [LIM-18], and the content shifts with it [NAV-02]', async () => {
    const { person, sidebar, main } = await open('user')
    const frame = sidebar.parentElement!
    expect(sidebar).toHaveStyle({ width: '250px' })
    expect(frame.style.getPropertyValue('--sidebar-width')).toBe('250px')
    expect(main.parentElement).toHaveClass('desk:pl-(--sidebar-width)')
    await person.click(within(sidebar).getByRole('button', { name: 'Collapse the sidebar' }))
    expect(sidebar).toHaveStyle({ width: '88px' })
    expect(frame.style.getPropertyValue('--sidebar-width')).toBe('88px')
    const expand = within(sidebar).getByRole('button', { name: 'Expand the sidebar' })
    expect(expand).toHaveFocus()
    await person.click(expand)
    expect(sidebar).toHaveStyle({ width: '250px' })
  })

  it('is collapsed where a screen needs the room, until somebody chooses', async () => {
    const { person, sidebar } = await open('recruiter', '/user/recruiterTracker')
    expect(sidebar).toHaveStyle({ width: '88px' })
    await person.click(screen.getByRole('button', { name: 'Expand the sidebar' }))
    expect(sidebar).toHaveStyle({ width: '250px' })
  })

  it('is collapsed beside the tables of an admin on a small desk, and nowhere else', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({ matches: media === '(width < 82rem)', media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    const { person, sidebar } = await open('admin', '/user/AdminUserPage')
    expect(sidebar).toHaveStyle({ width: '88px' })
    await person.click(within(sidebar).getByRole('link', { name: 'Post a Job' }))
    expect(sidebar).toHaveStyle({ width: '250px' })
  })

  it('stays collapsed for the next visit, and its items keep their names', async () => {
    const first = await open('user')
    await first.person.click(screen.getByRole('button', { name: 'Collapse the sidebar' }))
    first.unmount()
    const { sidebar } = await open('user')
    expect(sidebar).toHaveStyle({ width: '88px' })
    expect(within(sidebar).getByRole('link', { name: 'Job Search' })).toBeVisible()
  })

  it.each([
    [
      'user',
      [...shared.slice(0, 2), 'Career', 'Resume Studio', ...shared.slice(2), 'Application Tracker', 'My Profile'],
    ],
    [
      'recruiter',
      [
        'Post a Job',
        'Recruiter Tracker',
        'Inbox',
        'Interviews',
        'Talent Pool',
        'Figures',
        'Company',
        'Careers Page',
        'Developers',
        ...shared,
        'My Profile',
      ],
    ],
    [
      'admin',
      [
        'Admin Page',
        'SEO Dashboard',
        'Post a Job',
        'Recruiter Tracker',
        'Developers',
        ...shared,
        'Application Tracker',
        'My Profile',
      ],
    ],
  ] as const)(
    'shows a %s what is theirs and no more [NAV-07] [NAV-08] [NAV-09] [NAV-10] [NAV-11] [NAV-13]',
    async (role, expected) => {
      const { sidebar } = await open(role)
      expect(labels(sidebar)).toEqual(expected)
    },
  )

  it('shows somebody who only interviews their interviews and no more of hiring [HIR-T42]', async () => {
    signedInAs('recruiter', { only_interviews: true })
    openApp('/user/applicationTracker')
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' })
    await waitFor(() => expect(labels(sidebar)).toEqual(['Inbox', 'Interviews', 'Company', ...shared, 'My Profile']))
    expect(within(sidebar).getByText('Interviewer')).toBeVisible()
    expect(address()).toBe('/user/interviews')
  })

  it('offers a reader of a company no form for a job [HIR-T44]', async () => {
    signedInAs('recruiter', { cannot_post_jobs: true })
    openApp('/user/applicationTracker')
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' })
    await waitFor(() => expect(address()).toBe('/user/recruiterTracker'))
    expect(within(sidebar).getByRole('link', { name: /^Recruiter Tracker/ })).toBeVisible()
    expect(labels(sidebar)).not.toContain('Post a Job')
    await screen.findByRole('heading', { name: 'Recruiter Dashboard' })
    expect(screen.queryByRole('link', { name: 'Post a Job' })).toBeNull()
  })

  it('has items that go to their screens and are marked there', async () => {
    const { person, sidebar } = await open('admin', '/user/Settings')
    const items = {
      'Job Search': '/user/jobslist', // [NAV-03]
      'AI Job Matcher': '/user/agents-jobs', // [NAV-04]
      'Resume Match': '/user/atsMainContent', // [NAV-05]
      'Interview Hacks': '/user/InterviewQuestions', // [NAV-06]
      'Application Tracker': '/user/applicationTracker', // [NAV-07]
      'Post a Job': '/user/uploadJobPost', // [NAV-08]
      'Recruiter Tracker': '/user/recruiterTracker', // [NAV-09]
      'Admin Page': '/user/AdminUserPage', // [NAV-10]
      'SEO Dashboard': '/user/seo-dashboard', // [NAV-11]
      'My Profile': '/user/AboutUser', // [NAV-12]
    }
    for (const [label, path] of Object.entries(items)) {
      const link = within(sidebar).getByRole('link', { name: label })
      expect(link).not.toHaveAttribute('aria-current')
      await person.click(link)
      expect(address()).toBe(path)
      // Where the sidebar collapses for the screen, its items are new ones.
      expect(within(sidebar).getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
    }
  })

  it('Logout forgets the kept work [NAV-14] [SEC-49], logs out and goes to the first page [NAV-15]', async () => {
    const { person, sidebar, store } = await open('user')
    keptWork(7, 'match').write('jobDescription', 'A job')
    await person.click(within(sidebar).getByRole('button', { name: 'Logout' }))
    expect(await screen.findByRole('link', { name: 'Get Start' })).toBeVisible()
    expect(address()).toBe('/')
    expect(keptWork(7, 'match').read('jobDescription')).toBeNull()
    expect(store.getState().session).toMatchObject({ user: null, role: '', isAuthenticated: false })
    expect(localStorage.getItem('user')).toBeNull()
    await waitFor(() => expect(signedInOnServer()).toBeNull())
    await waitFor(() => expect(sessionStorage.getItem('justLoggedOut')).toBe('true'))
  })

  it('Logout leaves the look of the browser as it was', async () => {
    localStorage.setItem('theme', 'dark')
    const { person, sidebar } = await open('user')
    await person.click(within(sidebar).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(signedInOnServer()).toBeNull())
    await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'))
  })

  it('Logout forgets by which link somebody came: the next person came by another', async () => {
    rememberSource('?from=linkedin')
    const { person, sidebar } = await open('user')
    expect(keptSource()).toBe('linkedin')
    await person.click(within(sidebar).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(signedInOnServer()).toBeNull())
    await waitFor(() => expect(keptSource()).toBe(''))
  })

  it('shows who is signed in and switches the light', async () => {
    const { person, sidebar } = await open('recruiter')
    expect(within(sidebar).getByText('elena.brandt')).toBeVisible()
    expect(within(sidebar).getByText('Recruiter')).toBeVisible()
    await person.click(within(sidebar).getByRole('button', { name: 'Switch to dark theme' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    await person.click(within(sidebar).getByRole('button', { name: 'Switch to light theme' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  })
})

describe('the drawer of narrow screens', () => {
  it('opens from the top bar, holds the focus, closes by Escape and by going somewhere', async () => {
    const { person } = await open('user')
    const menu = screen.getByRole('button', { name: 'Open the menu' })
    await person.click(menu)
    const drawer = await screen.findByRole('dialog', { name: /menu/ })
    expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await person.keyboard('{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    expect(menu).toHaveFocus()
    await person.click(menu)
    await person.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'My Profile' }))
    expect(address()).toBe('/user/AboutUser')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

describe('the palette', () => {
  it('opens with Ctrl K, finds a screen of the role by typing, and goes there', async () => {
    const { person } = await open('user')
    await person.keyboard('{Control>}k{/Control}')
    await person.type(await screen.findByRole('combobox'), 'hacks')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Interview Hacks',
      'Remote jobs for “hacks”',
    ])
    await person.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/user/InterviewQuestions'))
  })

  it('offers nothing that the role may not see', async () => {
    const { person } = await open('user')
    await person.click(screen.getAllByRole('button', { name: 'Go to...' })[0]!)
    await person.type(await screen.findByRole('combobox'), 'admin page')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Remote jobs for “admin page”'])
  })

  it('looks for jobs by what is typed', async () => {
    const { person } = await open('user')
    await person.keyboard('{Control>}k{/Control}')
    await person.type(await screen.findByRole('combobox'), 'night nurse')
    await person.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/user/jobslist?query=night+nurse&location=Remote'))
  })

  it('finds the job posts of a recruiter and opens their applications', async () => {
    const queries: URLSearchParams[] = []
    server.use(
      http.get('/api/jobs/recruiter', ({ request }) => {
        queries.push(new URL(request.url).searchParams)
        return HttpResponse.json({ success: true, jobs: [recruiterJob(17)], total: 1, page: 1, page_size: 5 })
      }),
    )
    const { person } = await open('recruiter')
    await person.keyboard('{Control>}k{/Control}')
    await person.type(await screen.findByRole('combobox'), 'weav')
    const post = await screen.findByRole('option', { name: /Weaver 17/ })
    await waitFor(() => expect(post).toHaveAttribute('aria-selected', 'true')) // before the search for the words
    await person.keyboard('{Enter}')
    expect(queries.at(-1)?.get('q')).toBe('weav')
    await waitFor(() => expect(address()).toBe('/user/recruiterTracker?jobId=17'))
  })

  it('finds the people who applied for these jobs and opens their application', async () => {
    const applicant = { application_id: 40, job_id: 17, job_title: 'Weaver 17', name: 'Ada Lane', stage: 'Screen' }
    server.use(
      http.get('/api/applicants', ({ request }) => {
        const isAsked = new URL(request.url).searchParams.get('q') === 'ada la'
        return HttpResponse.json({ success: true, applicants: isAsked ? [applicant] : [] })
      }),
    )
    const { person } = await open('recruiter')
    await person.keyboard('{Control>}k{/Control}')
    await person.type(await screen.findByRole('combobox'), 'ada la')
    const option = await screen.findByRole('option', { name: /Ada Lane.*Screen, Weaver 17/ })
    await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'))
    await person.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/user/recruiterTracker?view=applications&jobId=17&application=40'))
  })

  it('finds the applications of a job seeker by job or company', async () => {
    const application = { id: 3, job_title: 'Backend Engineer', job_company: 'Kestrel Robotics' }
    server.use(
      http.get('/api/applications/user/:email', ({ request }) => {
        const isAsked = new URL(request.url).searchParams.get('query') === 'kestrel'
        return HttpResponse.json({ success: true, applications: isAsked ? [application] : [], total: 1, counts: {} })
      }),
    )
    const { person } = await open('user')
    await person.keyboard('{Control>}k{/Control}')
    await person.type(await screen.findByRole('combobox'), 'kestrel')
    await person.click(await screen.findByRole('option', { name: /Backend Engineer/ }))
    await waitFor(() => expect(address()).toBe('/user/applicationTracker?application=3'))
  })
})

describe('the palette of a job seeker', () => {
  it('finds open jobs anywhere, and the companies behind them [WS-280]', async () => {
    const jobs = [job(5, { title: 'Weaver', company: 'Kestrel Robotics' }), job(6, { title: 'Kestrel keeper' })]
    server.use(
      http.get('/api/jobs_listing', ({ request }) => {
        const query = new URL(request.url).searchParams
        return HttpResponse.json(jobsFound(query.get('reach') === 'everywhere' ? jobs : []))
      }),
    )
    const { person } = await open('user')
    await person.keyboard('{Control>}k{/Control}')
    await person.type(await screen.findByRole('combobox'), 'kestrel')
    expect(await screen.findByRole('option', { name: /Kestrel keeper/ })).toBeVisible()
    expect(screen.getAllByRole('option', { name: /Open jobs$/ })).toHaveLength(1)
    await person.click(screen.getByRole('option', { name: /Open jobs$/ }))
    await waitFor(() =>
      expect(address()).toBe('/user/jobslist?query=Kestrel+Robotics&location=Anywhere&reach=everywhere'),
    )
  })
})

describe('going from screen to screen', () => {
  it('moves the focus to the main heading and names the tab', async () => {
    const { person, sidebar } = await open('user')
    await waitFor(() => expect(document.title).toBe('Job Search · Hireloom'))
    await person.click(within(sidebar).getByRole('link', { name: 'My Profile' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My Profile', level: 1 })).toHaveFocus())
    expect(document.title).toBe('My Profile · Hireloom')
  })

  it('lets the keyboard skip to the content', async () => {
    const { person, main } = await open('user')
    await person.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await person.keyboard('{Enter}')
    expect(main).toHaveFocus()
  })
})

describe('when the server no longer knows the session', () => {
  it('the person comes back to the same place after the log-in [OPEN-024]', async () => {
    const { store } = await open('user', '/user/jobslist?jobId=17&openDetail=true')
    const { sessionEnded } = await import('@/lib/session/session')
    act(() => void store.dispatch(sessionEnded()))
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(window.history.state).toMatchObject({ usr: { from: '/user/jobslist?jobId=17&openDetail=true' } })
  })
})
