import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import type { Booking } from '@/api/bookings'
import { openApp } from '@/testing/renderApp'
import { server } from '@/testing/server'

const booking: Booking = {
  success: true,
  title: 'Technical interview',
  kind: 'video',
  minutes: 60,
  place: 'https://meet.example/loom',
  company: 'Loomworks',
  job_title: 'Ward Nurse',
  first_name: 'Anna',
  interviewers: ['eva', 'ruben'],
  takes_one: false,
  contact: 'eva@loomworks.example',
  state: 'proposed',
  is_expired: false,
  is_called_off: false,
  is_open: true,
  may_change: true,
  starts_at: null,
  book_by: '2026-12-05T10:00:00Z',
  change_until: null,
  reason: '',
  zone: 'UTC',
  slots: ['2026-12-02T09:00:00Z', '2026-12-02T09:30:00Z', '2026-12-02T14:00:00Z', '2026-12-03T09:00:00Z'],
}

function open(changed: Partial<Booking> = {}) {
  server.use(http.get('*/api/bookings/7-abc', () => HttpResponse.json({ ...booking, ...changed })))
  return openApp('/interview/7-abc')
}

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

describe('HIR-I21: booking an interview', () => {
  it('chooses a time, sees that it is lost, and books one of the next', async () => {
    const bodies: unknown[] = []
    const { person } = open()
    server.use(
      http.post('*/api/bookings/7-abc', async ({ request }) => {
        const body = (await request.json()) as { starts_at: string }
        bodies.push(body.starts_at)
        if (bodies.length === 1) {
          server.use(
            http.get('*/api/bookings/7-abc', () =>
              HttpResponse.json({ ...booking, slots: booking.slots.filter((slot) => slot !== body.starts_at) }),
            ),
          )
          const conflict = { success: false, code: 'slot_taken', message: 'Someone took this time a moment ago.' }
          return HttpResponse.json(conflict, { status: 409 })
        }
        return HttpResponse.json({ ...booking, state: 'booked', starts_at: body.starts_at, may_change: true })
      }),
    )
    expect(await heading('Technical interview')).toBeVisible()
    const times = screen.getByRole('region', { name: 'Times' })
    await person.click(within(times).getAllByRole('radio')[2]!)
    await person.click(screen.getByRole('button', { name: 'Confirm this time' }))
    expect(await within(times).findByText(/^Someone took .* a moment ago\.$/)).toBeVisible()
    const next = await within(times).findByRole('group', { name: 'Next free times' })
    await person.click(within(next).getAllByRole('radio')[0]!)
    await person.click(screen.getByRole('button', { name: 'Confirm this time' }))
    expect(await heading('You are booked')).toBeVisible()
    expect(bodies).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/bookings/7-abc/calendar',
    )
    await person.click(screen.getByRole('button', { name: 'Reschedule' }))
    expect(await screen.findByRole('button', { name: 'Keep my time' })).toBeVisible()
  })

  it.each<[string, Partial<Booking>]>([
    ['This link has expired', { is_expired: true, may_change: false, slots: [] }],
    ['This invitation has ended', { is_open: false, may_change: false, slots: [] }],
    ['You are booked', { state: 'booked', starts_at: '2026-12-02T09:00:00Z', may_change: false, slots: [] }],
    ['You canceled this interview', { state: 'cancelled', may_change: false, slots: [] }],
    ['This interview was called off', { state: 'cancelled', is_called_off: true, may_change: false, slots: [] }],
    ['This interview is over', { state: 'done', starts_at: '2026-11-02T09:00:00Z', may_change: false, slots: [] }],
  ])('says "%s"', async (title, changed) => {
    open(changed)
    expect(await heading(title)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to Loomworks' })).toHaveAttribute(
      'href',
      'mailto:eva@loomworks.example',
    )
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull()
  })

  it('says when nothing is free', async () => {
    open({ slots: [] })
    expect(await screen.findByText('There is no free time at the moment.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Confirm this time' })).toBeDisabled()
  })

  it('says when the link is none of ours', async () => {
    const message = 'This link is not one of ours. Please use the link in the newest email.'
    server.use(
      http.get('*/api/bookings/x', () =>
        HttpResponse.json({ success: false, code: 'no_such_booking', message }, { status: 404 }),
      ),
    )
    openApp('/interview/x')
    expect(await screen.findByText(message)).toBeVisible()
  })
})
