import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { AdminDashboard } from '@/features/administration/AdminDashboard'
import { adminServer, wide } from '@/testing/admin'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(() => void wide())

const open = (view: string) => {
  adminServer()
  return renderAlone(<AdminDashboard />, { as: 'admin', at: `/here?view=${view}` })
}

describe('what people wrote', () => {
  it('is feedback with its stars, and messages to the help desk', async () => {
    server.use(
      http.get('*/api/admin/feedback', () =>
        HttpResponse.json({
          success: true,
          feedback: [
            {
              id: 1,
              user_id: 7,
              username: 'mayaokafor',
              email: 'maya@posteo.example',
              rating: 4,
              category: 'General Feedback',
              message: 'Clear and kind.',
              created_at: '2026-03-09T12:00:00Z',
            },
          ],
          total: 1,
        }),
      ),
      http.get('*/api/admin/help-messages', () =>
        HttpResponse.json({
          success: true,
          messages: [
            {
              id: 2,
              name: 'Tomas',
              email: 'tomas@correo.example',
              message: 'How do I reset?',
              created_at: '2026-03-09T12:00:00Z',
            },
          ],
          total: 1,
        }),
      ),
    )
    open('feedback')
    const feedback = within(await screen.findByRole('list', { name: 'Feedback' }))
    expect(feedback.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
    expect(feedback.getByText('Clear and kind.')).toBeVisible()
    fireEvent.click(screen.getByRole('radio', { name: 'Help messages' }))
    const messages = within(await screen.findByRole('list', { name: 'Help messages' }))
    expect(messages.getByText('How do I reset?')).toBeVisible()
    expect(messages.getByText('The address is not verified.')).toBeVisible()
  })
})

describe('mails', () => {
  it('show what became of them, by state', async () => {
    const mail = {
      event: 'codes.signup.1',
      to: 'anna@works.example',
      subject: 'Your code',
      state: 'waiting',
      tries: 2,
      last_error: 'The mail server did not answer.',
      created_at: '2026-03-09T12:00:00Z',
      next_try_at: '2026-03-09T13:00:00Z',
      sent_at: null,
    }
    server.use(
      http.get('*/api/admin/outbox', ({ request }) => {
        const state = new URL(request.url).searchParams.get('state')
        return HttpResponse.json({
          success: true,
          counts: { waiting: 1, sending: 0, sent: 0, failed: 0 },
          mails: !state || state === mail.state ? [mail] : [],
        })
      }),
    )
    open('mail')
    expect(await screen.findByText('Your code')).toBeVisible()
    for (const fact of ['to anna@works.example', 'The mail server did not answer.', '2'])
      expect(screen.getByText(fact)).toBeVisible()
    expect(screen.getByText(/^Next Mar 9, 2026/)).toBeVisible()
    fireEvent.click(screen.getByRole('radio', { name: 'Failed' }))
    expect(await screen.findByText('No emails')).toBeVisible()
    expect(screen.getByText('No email has the status Failed.')).toBeVisible()
  })
})

describe('the audit log', () => {
  it('tells who did what to whom, is narrowed, and can be taken along', async () => {
    const queries: Record<string, string>[] = []
    server.use(
      http.get('*/api/admin/audit', ({ request }) => {
        queries.push(Object.fromEntries(new URL(request.url).searchParams))
        return HttpResponse.json({
          success: true,
          events: [
            {
              at: '2026-03-09T12:00:00Z',
              actor: 'samirh',
              actor_id: 9,
              action: 'accounts.deactivated',
              subject: 'anna@works.example',
              subject_kind: 'account',
              subject_name: 'annaloom',
              job_id: null,
              is_refusal: true,
              details: { device: 'Firefox on Windows', address: '203.0.113.7', score: '80' },
            },
          ],
          total: 1,
          refused: 3,
        })
      }),
    )
    open('audit')
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
    expect(screen.getByText(/in your time zone \(.+\); From and To use the business time zone\.$/)).toBeVisible()
    expect(await screen.findByText('Deactivated an account')).toBeVisible()
    for (const fact of ['Firefox on Windows · 203.0.113.7', 'score: 80']) {
      expect(screen.getByText(fact)).toBeVisible()
    }
    expect(within(screen.getByRole('table')).getByText('Refused')).toBeVisible()
    for (const name of ['samirh', 'annaloom']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/user/AdminUserPage?view=people&q=${name}`)
    }
    expect(queries).toEqual([{ page: '1', page_size: '25' }])
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: ' samirh ' } })
    fireEvent.change(screen.getByLabelText('What'), { target: { value: 'accounts.' } })
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } })
    await waitFor(() =>
      expect(queries.at(-1)).toEqual({
        actor: 'samirh',
        action: 'accounts.',
        from: '2026-03-01',
        page: '1',
        page_size: '25',
      }),
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Refused 3' }))
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ only: 'refused', actor: 'samirh' }))
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/admin/audit/export?only=refused&actor=samirh&action=accounts.&from=2026-03-01',
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Any time' }))
    await waitFor(() => expect(queries.at(-1)).not.toHaveProperty('from'))
  })

  it('is narrowed by its address, which a colleague can open', async () => {
    const queries: string[] = []
    server.use(
      http.get('*/api/admin/audit', ({ request }) => {
        queries.push(new URL(request.url).search)
        return HttpResponse.json({ success: true, events: [], total: 0, refused: 0 })
      }),
    )
    open('audit&only=changes&actor=samirh')
    expect(await screen.findByText('No entry matches these filters.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Changes' })).toBeChecked()
    expect(screen.getByLabelText('Who')).toHaveValue('samirh')
    expect(queries).toEqual(['?only=changes&actor=samirh&page=1&page_size=25'])
  })
})
