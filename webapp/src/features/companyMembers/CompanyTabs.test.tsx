import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { CompanyJob, CompanyMemberFields, CompanyMemberList } from '@/api/companyMembers'
import { CompanyTabs } from '@/features/companyMembers/CompanyTabs'
import { roleNames } from '@/rules/companyRoles'
import { readStoredUser } from '@/lib/session/storedUser'
import { renderAlone } from '@/testing/renderAlone'
import { person, server, signInOnServer } from '@/testing/server'

const member = (user_id: number, username: string, role: CompanyMemberFields['role']): CompanyMemberFields => ({
  user_id,
  username,
  email: `${username}@fairhaven.example`,
  role,
  away_until: null,
  cover_id: null,
  joined_at: '2026-03-04T09:00:00Z',
  last_seen_at: '2026-03-05T09:00:00Z',
  jobs: username === 'nadia' ? 2 : 0,
})

const rule = (action: string, isInForce: boolean): CompanyMemberList['rules'][number] => ({
  action,
  is_in_force: isInForce,
  reaches: roleNames.map(([role]) => ({ role, reach: role === 'owner' ? 'every job' : 'no' })),
})

const job: CompanyJob = {
  id: 41,
  title: 'Ward Nurse',
  location: 'Pune, IN',
  position: 'open',
  applicants: 3,
  recruiter_id: 8,
  recruiter: 'elena',
  can_edit: true,
  team: [{ user_id: 3, username: 'grace', role: 'hiring_manager' }],
}

/** The recruiter of the tests has the id 8. */
function open(part: Partial<CompanyMemberList> = {}, at = '/here') {
  const requests: unknown[] = []
  let members = [member(8, 'elena', 'owner'), member(2, 'nadia', 'recruiter')]
  server.use(
    http.get('*/api/company/members', () =>
      HttpResponse.json({
        success: true,
        domain: 'fairhaven.example',
        name: 'Fairhaven',
        is_verified: true,
        verified_at: '2026-03-04T09:00:00Z',
        can_join: false,
        role: 'owner',
        rules: [rule('Post, edit and close jobs', false), rule('Change people and roles', true)],
        members,
        invitations: [],
        ...part,
      } satisfies CompanyMemberList),
    ),
    http.put('*/api/company/members/:id', async ({ params, request }) => {
      const { role } = (await request.json()) as Pick<CompanyMemberFields, 'role'>
      requests.push([Number(params.id), role])
      members = members.map((row) => (row.user_id === Number(params.id) ? { ...row, role } : row))
      return HttpResponse.json({ success: true, message: 'The role is changed.', role })
    }),
    http.get('*/api/company/jobs', () => HttpResponse.json({ success: true, jobs: [job], total: 1 })),
    http.put('*/api/jobs/:id/team/:person', async ({ params, request }) => {
      requests.push([params.id, params.person, await request.json()])
      return HttpResponse.json({ success: true, message: 'Done.' })
    }),
    http.delete('*/api/jobs/:id/team/:person', ({ params }) => {
      requests.push(['off', params.person])
      return HttpResponse.json({ success: true, message: 'Done.' })
    }),
    http.post('*/api/company/members/:id/hand-over', async ({ params, request }) => {
      requests.push([params.id, await request.json()])
      return HttpResponse.json({ success: true, message: 'Gone.' })
    }),
    http.post('*/api/company/invitations', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, message: 'Sent.', role: 'reader' }, { status: 201 })
    }),
    http.delete('*/api/company/invitations/:id', ({ params }) => {
      requests.push(['withdraw', params.id])
      return HttpResponse.json({ success: true, message: 'Gone.' })
    }),
    http.post('*/api/company/invitations/:id/approve', async ({ params, request }) => {
      requests.push(['approve', params.id, await request.json()])
      return HttpResponse.json({ success: true, message: 'In.', role: 'reader' })
    }),
    http.post('*/api/company/invitation', () =>
      HttpResponse.json({ success: true, name: 'Hill', domain: 'hill.example', role: 'reader' }),
    ),
    http.post('*/api/company/invitation/accept', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, message: 'In.', role: 'reader' })
    }),
    http.post('*/api/company/members', () => {
      requests.push('join')
      return HttpResponse.json({ success: true, message: 'You have joined your company.', role: 'recruiter' })
    }),
  )
  renderAlone(<CompanyTabs login={<p>The log-in</p>} careers={<p>The page</p>} />, {
    as: 'recruiter',
    at,
    route: '/here',
  })
  return requests
}

it('asks once before a role changes, and takes it back', async () => {
  const requests = open()
  const choice = await screen.findByRole('combobox', { name: 'Role of nadia' })
  fireEvent.change(choice, { target: { value: 'reader' } })
  const question = within(await screen.findByRole('alertdialog', { name: 'Change the role of nadia?' }))
  expect(requests).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Change role' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role of nadia' })).toHaveValue('reader'))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Role of nadia' })).toHaveValue('recruiter'))
  expect(requests).toEqual([
    [2, 'reader'],
    [2, 'recruiter'],
  ])
})

it('changes the last day of somebody who is away', async () => {
  const requests: unknown[] = []
  const nadia = { ...member(2, 'nadia', 'recruiter'), away_until: '2026-12-04', cover_id: 8, jobs: 0 }
  open({ members: [member(8, 'elena', 'owner'), nadia] })
  server.use(
    http.put('*/api/company/members/:id/cover', async ({ params, request }) => {
      requests.push([params['id'], await request.json()])
      return HttpResponse.json({ success: true, message: 'The last day is changed.' })
    }),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Until when is nadia away?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Until when is nadia away?' }))
  expect(dialog.queryByLabelText('Colleague')).toBeNull()
  expect(dialog.getByLabelText('Last day away')).toHaveValue('2026-12-04')
  fireEvent.change(dialog.getByLabelText('Last day away'), { target: { value: '2026-12-18' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Change the last day' }))
  await waitFor(() => expect(requests).toEqual([['2', { until: '2026-12-18' }]]))
})

it('locks the last owner, who cannot leave either', async () => {
  open()
  expect(await screen.findByRole('button', { name: /Owner.*Make somebody else an owner first/ })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Role of elena' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Leave the company' })).toBeNull()
})

it('lets only owners change people', async () => {
  open({ role: 'reader' })
  expect(await screen.findByText('nadia@fairhaven.example')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove nadia' })).toBeNull()
})

it('draws the table of roles from what the server sends, and says what is in force', async () => {
  open()
  const owner = within(await screen.findByRole('list', { name: 'What owners can do' }))
  expect(owner.getAllByRole('listitem')[1]).toHaveTextContent('Change people and rolesEvery job')
  fireEvent.click(screen.getByRole('radio', { name: 'Reader' }))
  const reader = within(screen.getByRole('list', { name: 'What readers can do' }))
  expect(reader.getAllByRole('listitem')[1]).toHaveTextContent('Change people and rolesNo')
  expect(screen.getByText(/Not governed by roles yet: “Post, edit and close jobs”/)).toBeVisible()
})

it('offers to join a company whose domain is proven', async () => {
  const requests = open({ role: null, can_join: true, members: [] })
  fireEvent.click(await screen.findByRole('button', { name: 'Join Fairhaven' }))
  await waitFor(() => expect(requests).toEqual(['join']))
})

it('invites by email and answers who asks', async () => {
  const invitation = (id: number, isRequest: boolean): CompanyMemberList['invitations'][number] => ({
    id,
    email: `person${id}@hill.example`,
    role: 'reader',
    is_request: isRequest,
    is_outside: true,
    created_at: '2026-03-05T09:00:00Z',
    until: '2026-03-12T09:00:00Z',
  })
  const requests = open({ invitations: [invitation(1, false), invitation(2, true)] })
  fireEvent.click(await screen.findByRole('button', { name: 'Invite people' }))
  const form = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  fireEvent.change(form.getByLabelText('Email'), { target: { value: 'bea@hill.example' } })
  fireEvent.change(form.getByLabelText('Role'), { target: { value: 'interviewer' } })
  fireEvent.click(form.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Resend to person1@hill.example' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  fireEvent.change(screen.getByLabelText('Role for person2@hill.example'), { target: { value: 'owner' } })
  fireEvent.click(screen.getByRole('button', { name: 'Approve person2@hill.example' }))
  await waitFor(() => expect(requests).toHaveLength(3))
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw person1@hill.example' }))
  await waitFor(() =>
    expect(requests).toEqual([
      { email: 'bea@hill.example', role: 'interviewer' },
      { email: 'person1@hill.example', role: 'reader' },
      ['approve', '2', { role: 'owner' }],
      ['withdraw', '1'],
    ]),
  )
})

it('shows what a link is about, and joins only when asked to', async () => {
  const requests = open({}, '/here?invitation=7.seal')
  const card = within(await screen.findByRole('region', { name: 'Invitation' }))
  expect(await card.findByText(/You are invited as a reader/)).toBeVisible()
  expect(requests).toEqual([])
  signInOnServer({ ...person('recruiter'), only_interviews: true })
  fireEvent.click(card.getByRole('button', { name: 'Join' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitation' })).toBeNull())
  expect(requests).toEqual([{ token: '7.seal' }])
  // The navigation follows the new role at once.
  await waitFor(() => expect(readStoredUser()?.only_interviews).toBe(true))
})

it('puts people on the team of a job and takes them off', async () => {
  const requests = open()
  expect(await screen.findByText('1 here without an interviewer')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ward Nurse' })).toHaveAttribute(
    'href',
    '/user/recruiterTracker?view=applications&jobId=41',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Add to Ward Nurse' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add to the team' }))
  expect(form.getAllByRole('option').map((option) => option.textContent)).not.toContain('elena')
  fireEvent.change(form.getByLabelText('Person'), { target: { value: '2' } })
  fireEvent.click(form.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Take grace off Ward Nurse' }))
  await waitFor(() =>
    expect(requests).toEqual([
      ['41', '2', { role: 'interviewer' }],
      ['off', '3'],
    ]),
  )
})

it('ends access only once somebody takes the jobs over', async () => {
  const requests = open({ rules: [rule('Post, edit and close jobs', true)] })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove nadia' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'nadia leaves' }))
  const end = dialog.getByRole('button', { name: 'Hand over and end access' })
  expect(end).toBeDisabled()
  fireEvent.change(dialog.getByLabelText(/Who takes over 2 jobs/), { target: { value: '8' } })
  fireEvent.click(end)
  await waitFor(() => expect(requests).toEqual([['2', { heir_id: 8 }]]))
})

it('stands in tabs that have addresses and answer to arrow keys [HIR-C05]', async () => {
  server.use(
    http.get('*/api/company/answer-templates', () =>
      HttpResponse.json({ success: true, templates: [], variables: [] }),
    ),
  )
  open({}, '/here#templates')
  expect(await screen.findByRole('tab', { name: 'Templates' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByRole('region', { name: 'Templates for answers' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'People' })).toBeNull()
  const visitor = userEvent.setup()
  await visitor.click(screen.getByRole('tab', { name: 'Team 2' }))
  expect(screen.getByRole('region', { name: 'People' })).toBeVisible()
  await visitor.keyboard('{End}')
  expect(screen.queryByText('The log-in')).toBeNull()
  expect(screen.getByRole('tab', { name: 'Data and privacy' })).toHaveAttribute('aria-selected', 'true')
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(names).toEqual(['Team 2', 'Profile', 'Careers page', 'Promises', 'Stages', 'Templates', 'Data and privacy'])
})
