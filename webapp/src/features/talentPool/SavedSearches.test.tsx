import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { TalentPool } from '@/features/talentPool/TalentPool'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

/** A pool whose saved searches the server keeps. */
function open(at: string) {
  let searches = [{ id: 1, name: 'Runners-up', search: 'tag:Runner-up' }]
  const requests: unknown[] = []
  const list = () => HttpResponse.json({ success: true, searches })
  server.use(
    http.get('*/api/company/members', () =>
      HttpResponse.json({ success: true, role: 'owner', members: [], invitations: [] }),
    ),
    http.get('*/api/company/pool', () => HttpResponse.json({ success: true, people: [], total: 0, tags: [] })),
    http.get('*/api/company/pool/duplicates', () =>
      HttpResponse.json({ success: true, pairs: [], total: 0, merges: [] }),
    ),
    http.get('*/api/company/pool/counts', () => HttpResponse.json({ success: true, people: 1846, with_consent: 1702 })),
    http.get('*/api/company/pool/searches', list),
    http.post('*/api/company/pool/searches', async ({ request }) => {
      const search = (await request.json()) as { name: string; search: string }
      requests.push(search)
      searches = [...searches, { id: 2, ...search }]
      return HttpResponse.json({ success: true, message: 'Search saved.', search: searches[1] }, { status: 201 })
    }),
    http.put('*/api/company/pool/searches/1', async ({ request }) => {
      const search = (await request.json()) as { name: string; search: string }
      requests.push(search)
      searches = [{ id: 1, ...search }]
      return HttpResponse.json({ success: true, message: 'Search saved.', search: searches[0] })
    }),
    http.delete('*/api/company/pool/searches/1', () => {
      requests.push('deleted')
      searches = []
      return HttpResponse.json({ success: true, message: 'Search deleted.' })
    }),
  )
  const { person } = renderAlone(<TalentPool />, { as: 'recruiter', at })
  return { person, requests }
}

it('opens a saved search and leaves it again, below how many may be written to [HIR-P45] [HIR-P46]', async () => {
  const { person } = open('/here')
  expect(await screen.findByText(/1,846 people, 1,702 with valid consent\./)).toBeVisible()
  const saved = await screen.findByRole('button', { name: 'Runners-up', pressed: false })
  expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument()
  await person.click(saved)
  await person.click(await screen.findByRole('button', { name: 'Runners-up', pressed: true }))
  expect(await screen.findByRole('button', { name: 'Runners-up', pressed: false })).toBeVisible()
})

it('saves the search that is open, under a new name or in place of another [HIR-P45]', async () => {
  const { person, requests } = open('/here?search=skill:ICU')
  await person.click(await screen.findByRole('button', { name: 'Save search' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.type(dialog.getByLabelText('Name'), 'runners-UP')
  expect(dialog.getByText('It replaces the search with this name.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Replace' })).toBeEnabled()
  await person.clear(dialog.getByLabelText('Name'))
  await person.type(dialog.getByLabelText('Name'), 'Nurses')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Nurses', pressed: true })).toBeVisible()
  expect(requests).toEqual([{ name: 'Nurses', search: 'skill:ICU' }])
})

it('renames and deletes the saved search that is open [HIR-P45]', async () => {
  const { person, requests } = open('/here?search=tag:Runner-up')
  await person.click(await screen.findByRole('button', { name: 'Rename the search Runners-up' }))
  const dialog = within(screen.getByRole('dialog'))
  await person.type(dialog.getByLabelText('Name'), ' in Bath')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  await person.click(await screen.findByRole('button', { name: 'Delete the search Runners-up in Bath' }))
  await waitFor(() => expect(requests).toEqual([{ name: 'Runners-up in Bath', search: 'tag:Runner-up' }, 'deleted']))
  expect(await screen.findByText('Search “Runners-up in Bath” deleted. Its people stay in the pool.')).toBeVisible()
})
