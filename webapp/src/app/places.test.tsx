import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { everyone, homeOf, type Role } from '@/rules/roles'
import { quiet } from '@/testing/quiet'
import { address, navigationState, openApp, signedInAs } from '@/testing/renderApp'
import { agentServer } from '@/testing/seo'
import { server } from '@/testing/server'

const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 })

describe('public places', () => {
  it.each([
    ['ROUTE-03', '/', 'Find Your Perfect Job with Hireloom AI'],
    ['ROUTE-04', '/user/login', 'Welcome back'],
    ['ROUTE-05', '/user/registration', 'Create your account'],
    ['ROUTE-06', '/user/reset-password', 'Reset your password'],
  ])('%s: %s shows without a log-in', async (_id, path, title) => {
    openApp(path)
    expect(await heading(title)).toBeVisible()
    expect(address()).toBe(path)
  })

  it('leads from the first page to the log-in and the registration', async () => {
    openApp('/')
    expect(await screen.findByRole('link', { name: 'Get Start' })).toHaveAttribute('href', '/user/login')
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/user/login')
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/user/registration')
  })
})

const guarded: [id: string, path: string, title: string, admits: readonly Role[]][] = [
  ['ROUTE-07', '/user/atsMainContent', 'Resume Match', everyone],
  ['ROUTE-08', '/user/AboutUser', 'My Profile', everyone],
  ['one’s own account', '/user/security', 'Account', everyone],
  ['the inbox', '/user/inbox', 'Inbox', ['recruiter', 'admin']],
  ['the interviews', '/user/interviews', 'Interviews', ['recruiter', 'admin']],
  ['the company', '/user/company', 'Company', ['recruiter', 'admin']],
  ['ROUTE-09', '/user/Settings', 'Settings Page Under Development', everyone],
  ['ROUTE-10, OPEN-127', '/user/Notifications', 'Settings Page Under Development', everyone],
  ['the career', '/user/career', 'Career', everyone],
  ['how a machine reads', '/user/machine-view', 'How a machine reads your file', everyone],
  ['the resumes', '/user/resumes', 'Resume Studio', everyone],
  ['ROUTE-12', '/user/InterviewQuestions', 'Interview Questions', everyone],
  ['ROUTE-13', '/user/jobslist', 'Find the Right Job', everyone],
  ['ROUTE-15', '/user/agents-jobs', 'AI Job Recommendations', everyone],
  ['ROUTE-16', '/user/seo-dashboard', 'Automated SEO Agent', everyone],
  ['ROUTE-17, ADMIN-21', '/user/applicationTracker', 'Application Tracker', ['user', 'admin']],
  ['ROUTE-18, ADMIN-21', '/user/uploadJobPost', 'Post a Job', ['recruiter', 'admin']],
  ['ROUTE-19', '/edit-job/41', 'Edit Job Post', ['recruiter', 'admin']],
  ['ROUTE-20, ADMIN-21', '/user/RecruiterTracker', 'Recruiter Dashboard', ['recruiter', 'admin']],
  ['ROUTE-21', '/user/AdminUserPage', 'Admin Dashboard', ['admin']],
]

describe.each(guarded)('%s: %s', (_id, path, title, admits) => {
  it.each(everyone)(`as %s shows for ${admits.join(', ')} and leads others home`, async (role) => {
    signedInAs(role)
    agentServer()
    openApp(path)
    if (admits.includes(role)) {
      expect(await heading(title)).toBeVisible()
      expect(address()).toBe(path)
    } else {
      await waitFor(() => expect(address()).toBe(homeOf(role)))
      expect(screen.queryByRole('heading', { name: title, level: 1 })).not.toBeInTheDocument()
    }
  })
})

describe('who may not enter', () => {
  it.each([
    ['ROUTE-17', 'recruiter', '/user/applicationTracker', '/user/uploadJobPost'],
    ['ROUTE-29', 'recruiter', '/user/AdminUserPage', '/user/uploadJobPost'],
    ['ROUTE-30', 'user', '/user/uploadJobPost', '/user/atsMainContent'],
  ] as const)('%s: a signed-in %s at %s is sent to %s', async (_id, role, path, home) => {
    signedInAs(role)
    openApp(path)
    await waitFor(() => expect(address()).toBe(home))
  })

  it('a visitor is sent to the log-in [ROUTE-26] with the address, its query too, as the way back [ROUTE-27]', async () => {
    openApp('/user/jobslist?jobId=17&openDetail=true')
    expect(await heading('Welcome back')).toBeVisible()
    expect(address()).toBe('/user/login')
    expect(navigationState()).toEqual({ from: '/user/jobslist?jobId=17&openDetail=true' })
  })

  it.each([
    ['ROUTE-35', '/user/jobslist'],
    ['ROUTE-36', '/user/agents-jobs'],
    ['ROUTE-37', '/user/AboutUser'],
  ])('%s: %s leads a visitor to the log-in', async (_id, path) => {
    openApp(path)
    await waitFor(() => expect(address()).toBe('/user/login'))
  })
})

describe('while nobody knows yet who is here', () => {
  it.each([
    ['ROUTE-24', '/user/jobslist', '/user/login'],
    ['ROUTE-25', '/no/such/place', '/user/login'],
  ])('%s: %s waits with a spinner and only then goes to %s', async (_id, path, then) => {
    let answer = () => {}
    const response = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.get('*/api/session', async () => {
        await response
        return HttpResponse.json({ success: true, user: null, server_date: '2026-03-14', csrf_token: null })
      }),
    )
    openApp(path)
    const waiting = await screen.findByText('Loading...')
    expect(waiting).toBeVisible()
    expect(waiting).toHaveRole('status')
    await act(quiet)
    expect(address()).toBe(path)
    answer()
    await waitFor(() => expect(address()).toBe(then))
  })
})

describe('unknown addresses and other spellings', () => {
  it('an unknown address leads a visitor to the log-in [ROUTE-31]', async () => {
    openApp('/no/such/place')
    await waitFor(() => expect(address()).toBe('/user/login'))
    expect(navigationState()).toBeNull()
  })

  it.each([
    ['admin', '/user/AdminUserPage'],
    ['recruiter', '/user/uploadJobPost'],
    ['user', '/user/atsMainContent'],
  ] as const)('an unknown address leads a signed-in %s to %s [ROUTE-32]', async (role, home) => {
    signedInAs(role)
    openApp('/no/such/place')
    await waitFor(() => expect(address()).toBe(home))
  })

  it('the lower-case spelling shows the same dashboard [ROUTE-22] and keeps its address [OPEN-007]', async () => {
    signedInAs('recruiter')
    openApp('/user/recruiterTracker')
    expect(await heading('Recruiter Dashboard')).toBeVisible()
    expect(address()).toBe('/user/recruiterTracker')
  })

  it('/login ends at the log-in [ROUTE-23] and keeps the way back [OPEN-008]', async () => {
    openApp('/login', { from: '/user/Settings' })
    expect(await heading('Welcome back')).toBeVisible()
    expect(address()).toBe('/user/login')
    expect(navigationState()).toEqual({ from: '/user/Settings' })
  })
})

describe('the two placeholder screens', () => {
  it.each(['/user/Settings', '/user/Notifications'])(
    '%s: Go Back returns to the previous screen [ROUTE-11]',
    async (path) => {
      signedInAs('user')
      const { person } = openApp('/user/jobslist')
      await heading('Find the Right Job')
      window.history.pushState({ usr: null, key: 'second', idx: 1 }, '', path)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
      expect(await heading('Settings Page Under Development')).toBeVisible()
      await person.click(screen.getByRole('button', { name: 'Go Back' }))
      expect(await heading('Find the Right Job')).toBeVisible()
      expect(address()).toBe('/user/jobslist')
    },
  )

  it('opened by its address, Go Back leads home', async () => {
    signedInAs('recruiter')
    const { person } = openApp('/user/Settings')
    await person.click(await screen.findByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(address()).toBe('/user/uploadJobPost'))
  })
})
