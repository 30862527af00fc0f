import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { AdminDashboard } from '@/features/administration/AdminDashboard'
import { adminServer, people, somebody, wide } from '@/testing/admin'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(() => void wide())

const open = (listed = people) => {
  const queries = adminServer({ listed })
  return { ...renderAlone(<AdminDashboard />, { as: 'admin' }), queries }
}

const many = Array.from({ length: 28 }, (_, at) => somebody(100 + at))

const row = async (name: string) => within((await screen.findByTitle(name)).closest<HTMLElement>('tr, li')!)
const rows = () => document.querySelectorAll('tbody tr').length
const buttons = async (name: string) => (await row(name)).queryAllByRole('button').map((button) => button.textContent)

/** Presses a person's button and answers the question; the call is answered as given. */
async function act(name: string, label: string, call: string, answer: () => Response) {
  const requests: unknown[] = []
  server.use(
    http.post(`*/api/admin/${call}`, async ({ request }) => {
      requests.push(await request.json())
      return answer()
    }),
  )
  fireEvent.click((await row(name)).getByRole('button', { name: `${label} ${name}` }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(requests).toEqual([])
  fireEvent.click(question.getByRole('button', { name: label }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  return requests
}

const reply = (message: string) => () => HttpResponse.json({ success: true, message }) as Response
const refused = (message?: string) => () =>
  HttpResponse.json({ success: false, ...(message && { message }) }, { status: 409 }) as Response

describe('the admin dashboard', () => {
  it('has its title and tabs [ADMIN-01], and a badge for super admins', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
    const names = screen.getAllByRole('tab').map((tab) => tab.firstChild?.textContent)
    expect(names.slice(0, 2)).toEqual(['User Management', 'Job Posts Management'])
    expect(screen.getByRole('tab', { name: 'User Management' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.queryByText('SUPER ADMIN')).toBeNull()
  })

  it('lists admins, recruiters and users [ADMIN-02] with their facts [ADMIN-04]', async () => {
    const { queries } = open()
    await screen.findByRole('table', { name: 'People' })
    expect(rows()).toBe(people.length)
    const personRow = await row('elenabrandt')
    for (const fact of ['Recruiter', 'person13@works.example', '+1-4155550142', 'Mar 9, 2026', 'Active'])
      expect(personRow.getByText(fact)).toBeVisible()
    expect((await row('dfuentes')).getByText('Inactive')).toBeVisible()
    expect((await row('dfuentes')).getByText('No phone number')).toBeVisible()
    for (const [name, count, list] of [
      ['Admins', 2, { list: 'admins' }],
      ['Recruiters', 1, { list: 'users', user_type: 'recruiter' }],
      ['Users', 3, { list: 'users', user_type: 'user' }],
    ] as const) {
      fireEvent.click(screen.getByRole('radio', { name }))
      await waitFor(() => expect(rows()).toBe(count))
      expect(queries.at(-1)).toMatchObject(list)
    }
  })

  it('searches on the server [ADMIN-03], from the first page on', async () => {
    const { queries } = open(many)
    await screen.findByRole('table')
    fireEvent.click(screen.getByLabelText('Page 2'))
    expect(await screen.findByText('Showing 26 to 28 of 28 items')).toBeVisible()
    fireEvent.change(screen.getByPlaceholderText('Search by username, email or phone'), {
      target: { value: 'person11' },
    })
    expect(await screen.findByText('Showing 1 to 10 of 10 items')).toBeVisible()
    expect(queries.at(-1)).toMatchObject({ q: 'person11', page: '1' })
    fireEvent.change(screen.getByPlaceholderText('Search by username, email or phone'), {
      target: { value: 'nobody like it' },
    })
    expect(await screen.findByText('Nobody found')).toBeVisible()
  })

  it('of a kind that nobody is of says so, and speaks of no words', async () => {
    open([somebody(1)])
    fireEvent.click(screen.getByRole('radio', { name: 'Recruiters' }))
    expect(await screen.findByText('There is no account of this kind.')).toBeVisible()
  })

  it('shows 25 a page [ADMIN-05] [LIM-31]', async () => {
    const { queries } = open(many)
    await screen.findByRole('table')
    expect(screen.getByText('Showing 1 to 25 of 28 items')).toBeVisible()
    expect(queries[0]).toMatchObject({ page: '1', page_size: '25' })
  })

  it('says when people cannot be loaded, and asks again [ERR-46]', async () => {
    adminServer()
    server.use(http.get('*/api/admin/users', () => HttpResponse.error(), { once: true }))
    renderAlone(<AdminDashboard />, { as: 'admin' })
    expect(await screen.findByText('Failed to load data. Please try again later.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('on a phone shows cards', async () => {
    wide(false)
    open()
    expect((await row('elenabrandt')).getByText('person13@works.example')).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
    expect((await row('elenabrandt')).getByText('Email')).toBeVisible()
  })
})

describe('what admins do with people', () => {
  it('depends on who it is; nobody acts on the own account [OPEN-080] [ADMIN-10]', async () => {
    open()
    expect(await buttons('samir.haddad')).toEqual([])
    expect((await row('samir.haddad')).getByText('Your account')).toBeVisible()
    expect(await buttons('lenaadmin')).toEqual(['Remove admin lenaadmin'])
    expect(await buttons('elenabrandt')).toEqual(['Deactivate elenabrandt', 'Delete elenabrandt'])
    expect(await buttons('dfuentes')).toEqual(['Activate dfuentes', 'Delete dfuentes'])
    expect((await buttons('jlindqvist'))[0]).toBe('Convert to recruiter jlindqvist')
  })

  it('leaves super admins to super admins, and says so [ADMIN-09] [SEC-15]', async () => {
    const boss = somebody(18, { username: 'chief', user_type: 'admin', is_super_admin: true })
    open([...people, boss])
    const button = (await row('chief')).getByRole('button', { name: 'Remove admin chief' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Only a super admin can change the account of a super admin.')
    expect((await row('lenaadmin')).getByRole('button')).toBeEnabled()
  })

  it.each([
    ['lenaadmin', 'Remove admin', 'remove-admin', 'target_admin_email', 'Failed to remove admin.'],
    ['elenabrandt', 'Deactivate', 'deactivate-user', 'user_email', 'Failed to deactivate user.'],
    ['dfuentes', 'Activate', 'activate-user', 'user_email', 'Failed to activate user.'],
    ['jlindqvist', 'Delete', 'delete-user', 'user_email', 'Failed to delete user.'],
    [
      'jlindqvist',
      'Convert to recruiter',
      'convert-to-recruiter',
      'user_email',
      'Failed to convert user to recruiter.',
    ],
  ])(
    '%s: %s asks, does it, tells [ADMIN-09] [ADMIN-14] [ADMIN-15] [ADMIN-16] [ADMIN-17], and says when it fails [ERR-49] [OPEN-131]',
    async (name, label, call, field, failed) => {
      const { queries } = open()
      const { email } = people.find(({ username }) => username === name)!
      await row(name)
      const before = queries.length
      expect(await act(name, label, call, reply(`${label} is done.`))).toEqual([{ [field]: email }])
      await screen.findByText(`${label} is done.`)
      await waitFor(() => expect(queries.length).toBeGreaterThan(before))
      await act(name, label, call, refused())
      await screen.findByText(failed)
      await act(name, label, call, refused(`${label}: not now.`))
      await screen.findByText(`${label}: not now.`)
    },
  )

  it('nothing happens when the question is answered with no [ADMIN-16]', async () => {
    open()
    let called = false
    server.use(http.post('*/api/admin/delete-user', () => ((called = true), HttpResponse.json({ success: true }))))
    fireEvent.click((await row('elenabrandt')).getByRole('button', { name: /^Delete/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this account for good?' }))
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(called).toBe(false)
  })

  it('a personal address becomes no recruiter [ADMIN-18] [ERR-48]', async () => {
    open()
    fireEvent.click((await row('mayaokafor')).getByRole('button', { name: /^Convert/ }))
    await screen.findByText('Only business email users can be converted to recruiters!')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('remembers in this browser whose rights were removed [ADMIN-11] [ADMIN-12], and gives them back [ADMIN-13]', async () => {
    const listed = [...people]
    open(listed)
    await row('lenaadmin')
    listed[1] = somebody(12, { username: 'lenaadmin' })
    await act('lenaadmin', 'Remove admin', 'remove-admin', reply('Gone.'))
    expect(JSON.parse(localStorage.getItem('removedAdmins')!)).toEqual(['person12@works.example'])
    expect(await (await row('lenaadmin')).findByText('User, former admin')).toBeVisible()
    const requests = await act('lenaadmin', 'Make Admin', 'restore-admin', reply('Back.'))
    expect(requests).toEqual([{ target_user_email: 'person12@works.example' }])
    expect(JSON.parse(localStorage.getItem('removedAdmins')!)).toEqual([])
  })

  it('the list only helps to show: the server knows former admins by itself, and refuses others [OPEN-081]', async () => {
    localStorage.setItem('removedAdmins', JSON.stringify(['person15@works.example']))
    open([...people, somebody(17, { username: 'olduser88', was_admin: true })])
    expect((await buttons('olduser88'))[0]).toBe('Make Admin olduser88')
    await act('jlindqvist', 'Make Admin', 'restore-admin', refused('This user was not an admin before.'))
    await screen.findByText('This user was not an admin before.')
    await screen.findByText('Failed to restore admin.')
  })

  it.each(['{', '7', '[7, null]'])('what makes no sense in the storage (%s) is nobody [ADMIN-12]', async (stored) => {
    localStorage.setItem('removedAdmins', stored)
    open()
    expect((await buttons('jlindqvist'))[0]).toMatch(/^Convert/)
  })
})
