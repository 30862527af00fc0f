import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'

import { Guard } from '@/app/guards'
import { AdminDashboard, JobList, Profile, Recommendations } from '@/app/screens'
import { createStore } from '@/lib/store'
import { initialised, userRestored } from '@/lib/session/session'
import { everyone, type Role } from '@/rules/roles'
import { adminServer } from '@/testing/admin'
import { person } from '@/testing/server'

/** One screen or guard by itself; `as` is who is signed in, `stored` what the browser remembers of it. */
function alone(element: ReactNode, { as, stored = true }: { as?: Role; stored?: boolean } = {}) {
  const store = createStore()
  if (as) store.dispatch(userRestored(person(as)))
  store.dispatch(initialised())
  if (!stored) localStorage.removeItem('user')
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/here']}>
        <Routes>
          <Route path="/here" element={element} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
}

const Where = () => <p>now at {useLocation().pathname}</p>

describe('a guard', () => {
  it.each([
    ['admin', '/user/AdminUserPage', 'ROUTE-28'],
    ['recruiter', '/user/uploadJobPost', 'ROUTE-29'],
    ['user', '/user/atsMainContent', 'ROUTE-30'],
  ] as const)('sends a signed-in %s whose role it does not admit to %s [%s]', (role, home, _id) => {
    alone(<Guard admits={everyone.filter((anyRole) => anyRole !== role)} />, { as: role })
    expect(screen.getByText(`now at ${home}`)).toBeVisible()
  })
})

describe('screens that look themselves who is there', () => {
  it.each([
    ['the job list [ROUTE-35]', <JobList key="list" />],
    ['the recommendations [ROUTE-36] [RECO-29]', <Recommendations key="recommendations" />],
    ['the profile [ROUTE-37]', <Profile key="profile" />],
  ])('%s leads a visitor to the log-in without any guard around it', (_name, element) => {
    alone(element)
    expect(screen.getByText('now at /user/login')).toBeVisible()
  })

  it('the admin dashboard without a stored user leads to the log-in [ROUTE-38]', () => {
    alone(<AdminDashboard />, { as: 'admin', stored: false })
    expect(screen.getByText('now at /user/login')).toBeVisible()
  })

  it('the admin dashboard with a stored user who is no admin leads to Resume Match [ROUTE-39]', () => {
    alone(<AdminDashboard />, { as: 'recruiter' })
    expect(screen.getByText('now at /user/atsMainContent')).toBeVisible()
  })

  it('the admin dashboard shows for an admin', async () => {
    adminServer()
    alone(<AdminDashboard />, { as: 'admin' })
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  })
})
