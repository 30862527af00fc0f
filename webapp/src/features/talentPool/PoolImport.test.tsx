import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { PoolResume } from '@/api/talentPool'
import { PoolImport } from '@/features/talentPool/PoolImport'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

it('asks for the name that a resume does not say, and adds the rest that was read [HIR-P26]', async () => {
  const bodies: { people: PoolResume[] }[] = []
  server.use(
    http.get('*/api/company/pool/imports', () => HttpResponse.json({ success: true, imports: [] })),
    http.post('*/api/company/pool/resumes/read', () =>
      HttpResponse.json({ success: true, is_known: false, person: { name: '', title: 'Nurse', skills: 'Care' } }),
    ),
    http.post('*/api/company/pool/people', async ({ request }) => {
      bodies.push((await request.json()) as { people: PoolResume[] })
      return HttpResponse.json({ success: true, import_id: 1, added: 1, known: 0 }, { status: 201 })
    }),
  )
  const { person } = renderAlone(<PoolImport />, { as: 'recruiter' })
  const files = [
    new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }),
    new File([], 'b.pdf', { type: 'application/pdf' }),
  ]
  await person.upload(screen.getByLabelText(/Drop resumes/), files)
  const rows = within(screen.getByRole('region', { name: 'Resumes' }))
  await person.type(await rows.findByLabelText('Name of the person in a.pdf'), 'Anna Weaver{Enter}')
  expect(rows.getByText('Anna Weaver')).toBeVisible()
  expect(rows.getByText(/This file is empty/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Add 1 person' }))
  expect(await screen.findByText('1 person added.')).toBeVisible()
  expect(bodies[0]!.people).toMatchObject([{ name: 'Anna Weaver', title: 'Nurse', skills: 'Care' }])
})

it.each([
  [1, 'row with an error'],
  [2, 'rows with errors'],
])('counts %i of them as a %s of a table [HIR-P26]', async (failed, words) => {
  server.use(
    http.get('*/api/company/pool/imports', () => HttpResponse.json({ success: true, imports: [] })),
    http.post('*/api/company/pool/sheets/check', () =>
      HttpResponse.json({
        success: true,
        rows: 3,
        encoding: 'UTF-8',
        columns: [{ heading: 'Name', field: 'name', filled: 3 }],
        new: 3 - failed,
        known: 0,
        failed,
        problems: [{ line: 3, reason: '“x” is not an email address' }],
      }),
    ),
  )
  const { person } = renderAlone(<PoolImport />, { as: 'recruiter' })
  expect(await screen.findByText('No resumes chosen')).toBeVisible()
  await person.upload(screen.getByLabelText(/Drop resumes/), new File(['Name'], 'people.csv', { type: 'text/csv' }))
  expect(await screen.findByText(words)).toBeVisible()
})
