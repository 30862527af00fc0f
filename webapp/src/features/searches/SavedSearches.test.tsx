import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import type { SavedSearch } from '@/api/savedSearches'
import { jobsFound, job, jobScreen } from '@/testing/jobs'
import { server } from '@/testing/server'

const nurses: SavedSearch = {
  id: 3,
  name: 'Nurses nearby',
  query: 'Nurse',
  location: 'Pune',
  remoteOnly: true,
  employmentTypes: ['Part-time'],
  alert: 'daily',
  new_count: 4,
  created_at: '2026-03-01T08:00:00Z',
  seen_at: '2026-03-10T08:00:00Z',
}

/** A server that keeps searches; what it was asked to do is written down. */
function keeper(saved: SavedSearch[]) {
  const calls: [string, unknown][] = []
  const body = async (request: Request) => (await request.json()) as Partial<SavedSearch>
  server.use(
    http.get('*/api/saved-searches', () => HttpResponse.json({ success: true, saved_searches: saved })),
    http.post('*/api/saved-searches', async ({ request }) => {
      const fields = await body(request)
      calls.push(['save', fields])
      saved.push({ ...nurses, ...fields, id: 9, new_count: 0 })
      return HttpResponse.json({ success: true, saved_search: saved.at(-1) }, { status: 201 })
    }),
    http.put('*/api/saved-searches/:id', async ({ request, params }) => {
      const { alert } = await body(request)
      calls.push([`change ${String(params['id'])}`, alert])
      return HttpResponse.json({ success: true, saved_search: { ...nurses, alert } })
    }),
    http.delete('*/api/saved-searches/:id', ({ params }) => {
      calls.push(['delete', params['id']])
      saved.splice(0)
      return HttpResponse.json({ success: true })
    }),
    http.post('*/api/saved-searches/:id/seen', ({ params }) => {
      calls.push(['seen', params['id']])
      return HttpResponse.json({ success: true })
    }),
  )
  return calls
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const screenWith = () =>
  jobScreen({ answer: () => jobsFound([job(1)]), address: '/user/jobslist?query=Chef&location=Leeds' })

describe('saved searches', () => {
  it('a search is kept under a name, with the alert that one chooses', async () => {
    const calls = keeper([])
    screenWith()
    await screen.findByRole('article', { name: 'Job 1' })
    press('Save search')
    const dialog = await screen.findByRole('dialog', { name: 'Save this search' })
    const name = within(dialog).getByLabelText('Name')
    expect(name).toHaveValue('Chef, Leeds')
    fireEvent.change(name, { target: { value: ' ' } })
    const save = within(dialog).getByRole('button', { name: 'Save search' })
    fireEvent.click(save)
    expect(await within(dialog).findByText('Name the search.')).toBeVisible()
    fireEvent.change(name, { target: { value: 'Kitchens' } })
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Email me once a day' }))
    fireEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls).toEqual([
      [
        'save',
        { name: 'Kitchens', query: 'Chef', location: 'Leeds', remoteOnly: false, employmentTypes: [], alert: 'daily' },
      ],
    ])
    expect(await screen.findByRole('button', { name: 'Saved searches' })).toBeVisible()
  })

  it.each([
    ['c'.repeat(90), 'c'.repeat(80)],
    [`${'c'.repeat(79)}🧵`, 'c'.repeat(79)],
  ])('the name of a long search (%s) is offered no longer than a name may be', async (query, offered) => {
    const calls = keeper([])
    jobScreen({ answer: () => jobsFound([job(1)]), address: `/user/jobslist?query=${query}&location=Leeds` })
    await screen.findByRole('article', { name: 'Job 1' })
    press('Save search')
    const dialog = await screen.findByRole('dialog', { name: 'Save this search' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save search' }))
    await waitFor(() => expect(calls).toMatchObject([['save', { name: offered }]]))
  })

  it('open with what is new in them, change their alert, and go when told twice', async () => {
    const calls = keeper([{ ...nurses }])
    const { queries } = screenWith()
    fireEvent.click(await screen.findByRole('button', { name: 'Saved searches, 4 new' }))
    const dialog = await screen.findByRole('dialog', { name: 'Saved searches' })
    expect(dialog).toHaveTextContent('Nurse · Pune · remote only · Part-time')
    fireEvent.change(within(dialog).getByLabelText('New jobs of Nurses nearby'), { target: { value: 'none' } })
    await waitFor(() => expect(calls).toContainEqual(['change 3', 'none']))
    press('Nurses nearby')
    await waitFor(() => expect(queries.at(-1)!.get('query')).toBe('Nurse'))
    expect(Object.fromEntries(queries.at(-1)!)).toMatchObject({ remoteOnly: 'true', employmentTypes: 'Part-time' })
    await waitFor(() => expect(calls).toContainEqual(['seen', '3']))
    press(/^Saved searches/)
    press('Delete Nurses nearby')
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    expect(calls.map(([what]) => what)).not.toContain('delete')
    press('Delete')
    await waitFor(() => expect(calls).toContainEqual(['delete', '3']))
    expect(await screen.findByText('You have no saved searches left.')).toBeVisible()
  })
})
