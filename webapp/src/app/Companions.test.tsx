import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { Companions } from '@/app/Companions'
import { openHelpDesk } from '@/lib/helpDesk'
import { places, type Place } from '@/rules/places'
import { address, navigationState, openApp, signedInAs } from '@/testing/renderApp'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const assistant = () => screen.findByRole('button', { name: 'Hireloom Assistant' })
const feedback = () => screen.findByRole('button', { name: 'Feedback' })

/** People who book an interview may not know us, and get the whole screen. */
const BOOKING = '/interview/:token'
const others = (places as readonly Place[]).filter(({ path }) => path !== BOOKING)

describe('help and feedback', () => {
  it.each(['/', '/reference', '/user/security', '/user/AdminUserPage'])(
    'stand on %s [ROUTE-33] [ROUTE-34] [OPEN-121]',
    async (path) => {
      if (path.startsWith('/user/')) signedInAs('admin')
      server.use(http.get('*/api/admin/*', () => HttpResponse.json({ success: false }, { status: 404 })))
      openApp(path)
      await screen.findByRole('heading', { level: 1 })
      expect(address()).toBe(path)
      expect(await assistant()).toBeVisible()
      expect(await feedback()).toBeVisible()
    },
  )

  it.each(others.map(({ path }) => path))('are there for %s [OPEN-121]', async (path) => {
    renderAlone(<Companions />, { at: path.replace(/:\w+/, '41'), route: path })
    expect(await assistant()).toBeVisible()
    expect(screen.getByRole('button', { name: 'Feedback' })).toBeVisible()
  })

  it('are missing on paper', async () => {
    openApp('/user/reset-password')
    expect((await assistant()).dataset['print']).toBe('no')
    expect((await feedback()).dataset['print']).toBe('no')
  })

  it('the tab of the landing page opens the feedback dialog [LAND-35]', async () => {
    const { person } = openApp('/')
    await person.click(await feedback())
    expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeVisible()
  })

  it('a locked link alerts, then goes to the log-in, and after it to what was wanted [ERR-95] [BOT-10]', async () => {
    const { person } = openApp('/user/reset-password')
    await person.click(await assistant())
    await person.click(screen.getByRole('button', { name: 'Can an agent apply for me?' }))
    await person.click(await screen.findByRole('link', { name: 'AI Job Matcher (Login Required)' }))
    const words = "Please log in to access this feature. You'll be redirected to the login page."
    // It fades in, and stays while the frame around it becomes that of the log-in.
    await waitFor(() => expect(screen.getByText(words).closest('[role=alert]')).toBeVisible())
    expect(address()).toBe('/user/login')
    expect(navigationState()).toEqual({ from: '/user/agents-jobs' })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome back' })).toHaveFocus())
  })

  it('the assistant opens the help desk, and closing that leads back to it', async () => {
    const { person } = openApp('/user/reset-password')
    await person.click(await assistant())
    await person.type(screen.getByRole('textbox', { name: 'Your question' }), 'contact support{Enter}')
    const row = await screen.findByRole('button', { name: 'Help Desk' })
    await person.click(row)
    expect(await screen.findByRole('dialog', { name: 'Help Desk' })).toBeVisible()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Help Desk' })).not.toBeInTheDocument())
    expect(row).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Hireloom Assistant' })).toBeVisible()
  })

  it('the help desk opens for somebody who asked before its code was there', async () => {
    openHelpDesk()
    openApp('/user/reset-password')
    expect(await screen.findByRole('dialog', { name: 'Help Desk' })).toBeVisible()
  })
})
