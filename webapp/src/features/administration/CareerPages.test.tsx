import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import type { CareerPageFields } from '@/api/careerPages'
import '@/features/administration/CareerPages'
import { AdminDashboard } from '@/features/administration/AdminDashboard'
import { adminServer, wide } from '@/testing/admin'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(() => void wide())

const page = (id: number, fields: Partial<CareerPageFields> = {}): CareerPageFields => ({
  id,
  company: `Loom ${id}`,
  address: `https://jobs.lever.co/loom${id}`,
  board: `lever:loom${id}`,
  jobs: 7,
  answered_at: '2026-03-09T12:00:00Z',
  problem: '',
  ...fields,
})

function open(pages: CareerPageFields[]) {
  const requests: unknown[] = []
  adminServer()
  server.use(
    http.get('*/api/admin/career-pages', () => HttpResponse.json({ success: true, pages })),
    http.post('*/api/admin/career-pages', async ({ request }) => {
      const body = (await request.json()) as { address: string; company: string }
      requests.push(body)
      if (!body.address)
        return HttpResponse.json({ success: false, code: 'x', message: 'Enter the address.' }, { status: 422 })
      pages = [...pages, page(9, body)]
      return HttpResponse.json({ success: true, message: 'It is now searched: 7 jobs.' }, { status: 201 })
    }),
    http.delete('*/api/admin/career-pages/:id', ({ params }) => {
      requests.push(params.id)
      pages = pages.filter(({ id }) => id !== Number(params.id))
      return HttpResponse.json({ success: true, message: 'It is not searched anymore.' })
    }),
  )
  renderAlone(<AdminDashboard />, { as: 'admin', at: '/here?view=boards' })
  return requests
}

it('pages show their jobs, and why one does not answer', async () => {
  open([page(1), page(2, { problem: 'It refuses to answer (503).' }), page(3, { answered_at: null, jobs: 0 })])
  const table = within(await screen.findByRole('table', { name: 'Careers pages' }))
  expect(table.getByText('Working')).toBeVisible()
  expect(table.getByText('It refuses to answer (503).')).toBeVisible()
  expect(table.getByText('Not read yet')).toBeVisible()
  expect(table.getByRole('link', { name: 'https://jobs.lever.co/loom1' })).toHaveAttribute('rel', 'noreferrer')
})

it('a page is added by its address', async () => {
  const requests = open([])
  expect(await screen.findByText('No careers pages yet')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Address of the careers page'), {
    target: { value: ' https://loom.example ' },
  })
  fireEvent.change(screen.getByLabelText('Company'), { target: { value: 'Loom' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add page' }))
  expect(await screen.findByText('It is now searched: 7 jobs.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Remove Loom' })).toBeVisible()
  expect(screen.getByLabelText('Company')).toHaveValue('')
  expect(requests).toEqual([{ address: 'https://loom.example', company: 'Loom' }])
})

it('what is refused says why, and what was typed stays', async () => {
  open([])
  fireEvent.change(await screen.findByLabelText('Company'), { target: { value: 'Loom' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add page' }))
  expect(await screen.findByText('Enter the address.')).toBeVisible()
  expect(screen.getByLabelText('Company')).toHaveValue('Loom')
})

it('a page is removed after a question', async () => {
  const requests = open([page(1)])
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Loom 1' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this careers page?' }))
  fireEvent.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Careers pages' })).toBeNull())
  expect(requests).toEqual(['1'])
})
