import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { AdminDashboard } from '@/features/administration/AdminDashboard'
import { adminServer, post, wide } from '@/testing/admin'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(() => void wide())

const closed = { isActive: false, isVisible: false, positionStatus: 'closed', status: 'Inactive' } as const

const open = (jobs = [post(41)]) => {
  const queries = adminServer({ jobs })
  return { ...renderAlone(<AdminDashboard />, { as: 'admin', at: '/here?view=jobs' }), queries, jobs }
}

const row = async (title: string) => within((await screen.findByTitle(title)).closest<HTMLElement>('tr, li')!)

const yes = async (label: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }))

const refused = (message?: string) =>
  HttpResponse.json({ success: false, ...(message && { message }) }, { status: 409 })

describe('job posts', () => {
  it('lists all jobs, inactive ones too [ADMIN-06], 25 a page [ADMIN-05] [LIM-31], with how often they were reopened [ADMIN-08]', async () => {
    const jobs = Array.from({ length: 27 }, (_, at) => post(100 + at))
    jobs[1] = post(101, { ...closed, reopenCount: 1 })
    jobs[2] = post(102, { ...closed, deleted: true })
    jobs[3] = post(103, { status: 'Expired', isExpired: true, reopenCount: 2 })
    const { queries } = open(jobs)
    expect((await row('Job 101')).getByText('Reopened 1/2 times')).toBeVisible()
    expect((await row('Job 103')).getByText('Reopened 2/2 times')).toBeVisible()
    expect((await row('Job 100')).queryByText(/^Reopened/)).toBeNull()
    expect((await row('Job 101')).getByText('Inactive')).toBeVisible()
    expect((await row('Job 102')).getByText('Deleted')).toBeVisible()
    expect((await row('Job 103')).getByText('Expired')).toBeVisible()
    expect(queries[0]).toMatchObject({ list: 'jobs', include_inactive: 'true', page: '1', page_size: '25' })
    expect(screen.getByText('Showing 1 to 25 of 27 items')).toBeVisible()
    fireEvent.change(screen.getByPlaceholderText('Search by title, company, location or recruiter'), {
      target: { value: 'Job 12' },
    })
    expect(await screen.findByText('Showing 1 to 7 of 7 items')).toBeVisible()
  })

  it('rows have a switch, restore and delete [ADMIN-07]', async () => {
    open([post(41), post(42, { ...closed, deleted: true })])
    const jobRow = await row('Job 41')
    expect(jobRow.getByRole('switch', { name: 'Visible: Job 41' })).toHaveAttribute('aria-checked', 'true')
    expect(jobRow.getByRole('button', { name: 'Delete Job 41' })).toBeVisible()
    expect((await row('Job 42')).getByRole('button', { name: 'Restore Job 42' })).toBeVisible()
  })

  it('the switch shows at once, before the server answers [LIFE-16] [LIFE-17] [LIFE-18] [LIFE-19]', async () => {
    const { jobs } = open([post(41, closed)])
    let answer = () => {}
    const requests: unknown[] = []
    server.use(
      http.post('*/api/admin/toggle-job-status', async ({ request }) => {
        requests.push(await request.json())
        await new Promise<void>((resolve) => (answer = resolve))
        jobs[0] = post(41, { reopenCount: 1, applicationEndDate: '2026-04-13' })
        return HttpResponse.json({ success: true, message: 'Job activated successfully!', job: jobs[0] })
      }),
    )
    const jobRow = await row('Job 41')
    fireEvent.click(jobRow.getByRole('switch'))
    await yes('Activate')
    await waitFor(() => expect(jobRow.getByRole('switch')).toHaveAttribute('aria-checked', 'true'))
    expect(jobRow.getByText('Active')).toBeVisible()
    expect(jobRow.getByText('Reopened 1/2 times')).toBeVisible()
    expect(jobRow.getByText('Apr 13, 2026')).toBeVisible() // the server's today is March 14
    await waitFor(() => expect(requests).toEqual([{ job_id: 41, is_active: true }]))
    expect(screen.queryByText('Job activated successfully!')).toBeNull()
    answer()
    expect(await screen.findByText('Job activated successfully!')).toBeVisible()
  })

  it('and goes back when the call fails [LIFE-18] [ERR-49]', async () => {
    open([post(41, { ...closed, reopenCount: 2 })])
    let answer = () => {}
    server.use(
      http.post('*/api/admin/toggle-job-status', async () => {
        await new Promise<void>((resolve) => (answer = resolve))
        return refused('This job has already been reopened 2 times')
      }),
    )
    const jobRow = await row('Job 41')
    fireEvent.click(jobRow.getByRole('switch'))
    await yes('Activate')
    await waitFor(() => expect(jobRow.getByRole('switch')).toHaveAttribute('aria-checked', 'true'))
    await waitFor(() => {
      answer()
      expect(jobRow.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
    })
    expect(jobRow.getByText('Reopened 2/2 times')).toBeVisible()
    expect(jobRow.getByText('Inactive')).toBeVisible()
    expect(await screen.findByText('This job has already been reopened 2 times')).toBeVisible()
    expect(screen.getByText('Failed to update job status.')).toBeVisible()
  })

  it.each([
    ['Delete', 'delete-job', { job_id: 41 }, {}, 'Delete is done.', 'Failed to delete job.'],
    [
      'Restore',
      'toggle-job-status',
      { job_id: 41, is_active: true },
      { ...closed, deleted: true },
      'Job restored successfully!',
      'Failed to restore job.',
    ],
  ])(
    '%s asks, does it and says when it fails [ADMIN-07] [ERR-49] [OPEN-131]',
    async (label, call, body, reply, success, failed) => {
      const { queries } = open([post(41, reply)])
      const requests: unknown[] = []
      server.use(
        http.post(`*/api/admin/${call}`, async ({ request }) => {
          requests.push(await request.json())
          return requests.length === 1 ? HttpResponse.json({ success: true, message: `${label} is done.` }) : refused()
        }),
      )
      await row('Job 41')
      const before = queries.length
      fireEvent.click((await row('Job 41')).getByRole('button', { name: `${label} Job 41` }))
      await yes(label)
      await screen.findByText(success) // a toast: it fades in
      expect(requests).toEqual([body])
      await waitFor(() => expect(queries.length).toBeGreaterThan(before))
      fireEvent.click(await (await row('Job 41')).findByRole('button', { name: `${label} Job 41` }))
      await yes(label)
      await screen.findByText(failed)
    },
  )

  it('shows how a job stands when another admin was faster', async () => {
    const { jobs } = open()
    server.use(
      http.post('*/api/admin/toggle-job-status', () => {
        jobs[0] = post(41, { ...closed, deleted: true })
        return HttpResponse.json({ success: false, message: 'Job not found' }, { status: 404 })
      }),
    )
    fireEvent.click((await row('Job 41')).getByRole('switch'))
    await yes('Deactivate')
    await screen.findByText('Job not found')
    expect(await (await row('Job 41')).findByRole('button', { name: 'Restore Job 41' })).toBeVisible()
  })

  it('stay and say that they are from before when they cannot be brought up to date', async () => {
    open([post(41), post(42)])
    await row('Job 42')
    server.use(http.get('*/api/jobs', () => HttpResponse.error(), { once: true }))
    fireEvent.change(screen.getByPlaceholderText('Search by title, company, location or recruiter'), {
      target: { value: 'Job 41' },
    })
    expect(await screen.findByText(/^This list may be out of date/)).toBeVisible()
    expect(screen.getByTitle('Job 42')).toBeVisible()
    expect(screen.queryByText('Showing 1 to 2 of 2 items')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Showing 1 to 1 of 1 item')).toBeVisible()
    expect(screen.queryByText(/^This list may be out of date/)).toBeNull()
  })

  it('says when jobs cannot be loaded [ERR-47]', async () => {
    adminServer()
    server.use(http.get('*/api/jobs', () => HttpResponse.error(), { once: true }))
    renderAlone(<AdminDashboard />, { as: 'admin', at: '/here?view=jobs' })
    expect(await screen.findByText('Failed to load jobs. Please try again later.')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })
})
