import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { analyst } from '@/testing/analyst'
import { match, matchAnswer } from '@/testing/ats'
import { server } from '@/testing/server'
import { atDesk, first, open, whole } from '@/testing/trackerScreen'

atDesk()

describe('one application', () => {
  it('tells what happened and exactly what was sent, also when the job is gone', async () => {
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Senior backend engineer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Senior backend engineer' }))
    const happened = await dialog.findAllByRole('listitem')
    expect(happened.slice(0, 3).map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^You appliedNov 21, 2026, /),
      expect.stringMatching(/^Your email went to the recruiter/),
      expect.stringMatching(/^The recruiter opened a documentResume/),
    ])
    expect(dialog.getByText('Dear Kestrel team, I would like to work with you.')).toBeVisible()
    expect(dialog.getByText('You own the booking service, as it was.')).toBeVisible()
    expect(dialog.getByText('87% profile match when you applied')).toBeVisible()
    expect(dialog.getByText('Answer promised by Dec 5, 2026')).toBeVisible()
    expect(dialog.getByText('The job no longer takes applications')).toBeVisible()
    expect(dialog.getByText('licence.png, shown after login')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'View License' })).toBeVisible()
  })

  it('opens from the badge that tells of a new message', async () => {
    const threads = [{ application_id: first.id, is_unread: true }]
    server.use(http.get('*/api/me/threads', () => HttpResponse.json({ success: true, threads, total: 1, unread: 1 })))
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'New message' }))
    expect(await screen.findByRole('dialog', { name: 'Senior backend engineer' })).toBeVisible()
  })

  it('shows the job as the list of jobs showed it: with headings, bold words and bullets', async () => {
    open([first], '/here?application=3')
    const text = '## Your tasks\n- You own the **booking service**.'
    server.use(
      http.get('*/api/applications/3', () =>
        HttpResponse.json({ success: true, application: { ...whole, job_description: text } }),
      ),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Senior backend engineer' }))
    expect(dialog.getByRole('heading', { name: 'Your tasks' })).toBeVisible()
    expect(dialog.getByRole('strong')).toHaveTextContent('booking service')
  })

  it('shows how the advert has changed since, also for a job that was never saved [WS-273]', async () => {
    const { person, fetched } = open([first], '/here?application=3')
    const lines = [{ change: 'added', text: 'You are on call.' }]
    server.use(
      http.get('*/api/applications/3/advert', () =>
        HttpResponse.json({
          success: true,
          is_changed: true,
          before: 'You own it.',
          text: 'You own it.\nYou are on call.',
          lines,
        }),
      ),
    )
    const requests = analyst(({ jobDescription }) => {
      const [experience, ...others] = match.requirements
      return {
        ...matchAnswer,
        match: jobDescription.includes('on call')
          ? { ...match, percent: 64, requirements: [...others, { ...experience!, label: 'Pager', state: 'missing' }] }
          : { ...match, percent: 71 },
      }
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Senior backend engineer' }))
    await person.click(await dialog.findByRole('button', { name: 'Has the advert changed?' }))
    expect(await dialog.findByText('What has changed since you applied')).toBeVisible()
    expect(dialog.getByRole('region', { name: 'The advert now' })).toHaveTextContent('New: You are on call.')
    await person.click(dialog.getByRole('button', { name: 'Score the new advert' }))
    expect(await dialog.findByText(/^The resume that you sent:/)).toHaveTextContent(
      'The resume that you sent: 64% match with the new advert, 71% with the old one.',
    )
    const moved = within(dialog.getByRole('list', { name: 'What moved' })).getAllByRole('listitem')
    expect(moved.map((item) => item.textContent)).toEqual([
      'PagerNew, not in your resume',
      '5+ years of backend engineeringNo longer asked for',
    ])
    expect(fetched).toEqual(['?filePath=2026%2Fabc.pdf&download=false'])
    expect(requests.map(({ jobDescription }) => jobDescription.split('\n').at(-1))).toEqual([
      'You own it.',
      'You are on call.',
    ])
  })

  it('opens from a link of its own', async () => {
    open([first], '/here?application=3')
    expect(await screen.findByRole('dialog', { name: 'Senior backend engineer' })).toBeVisible()
  })

  it('the history is read anew whenever it is opened', async () => {
    open()
    fireEvent.click(await screen.findByRole('button', { name: 'Senior backend engineer' }))
    let dialog = within(await screen.findByRole('dialog', { name: 'Senior backend engineer' }))
    expect(dialog.getByText('Submitted')).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    server.use(
      http.get('*/api/applications/3', () =>
        HttpResponse.json({ success: true, application: { ...whole, status: 'Selected' } }),
      ),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Senior backend engineer' }))
    dialog = within(await screen.findByRole('dialog', { name: 'Senior backend engineer' }))
    expect(await dialog.findByText('Selected')).toBeVisible()
  })

  it('is withdrawn after a second question [WS-240]', async () => {
    const { person } = open()
    let isWithdrawn = false
    server.use(
      http.post('*/api/applications/3/withdraw', () => {
        isWithdrawn = true
        return HttpResponse.json({ success: true, message: 'Application withdrawn.' })
      }),
      http.get('*/api/applications/3', () =>
        HttpResponse.json({
          success: true,
          application: isWithdrawn ? { ...whole, status: 'Rejected', withdrawn_at: '2026-11-28T09:00:00Z' } : whole,
        }),
      ),
    )
    await person.click(await screen.findByRole('button', { name: 'Senior backend engineer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Senior backend engineer' }))
    await person.click(await dialog.findByRole('button', { name: 'Withdraw application' }))
    await person.click(dialog.getByRole('button', { name: 'Keep it' }))
    expect(isWithdrawn).toBe(false)
    await person.click(dialog.getByRole('button', { name: 'Withdraw application' }))
    await person.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await dialog.findByText('Withdrawn')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Withdraw application' })).toBeNull()
    expect(dialog.queryByRole('heading', { name: 'Write to them' })).toBeNull()
  })
})
