import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { JobEdit } from '@/api/types'
import { advice, described, posted, showJobForm, TEXT } from '@/testing/jobForm'
import { server } from '@/testing/server'

const MESSAGE = 'This was changed elsewhere in the meantime. Please look at it again before you save.'

/** A server that knows what it gave: `edit` is another tab that saves. */
async function open() {
  let job = posted
  let version = 1
  const requests: JobEdit[] = []
  const edit = (part: Partial<typeof posted>) => {
    job = { ...job, ...part }
    version += 1
  }
  server.use(
    http.get('*/api/jobs/41', () => HttpResponse.json({ success: true, job, version: `v${version}` })),
    http.put('*/api/jobs/41', async ({ request }) => {
      const body = (await request.json()) as JobEdit
      requests.push(body)
      if (body.version !== `v${version}`)
        return HttpResponse.json({ success: false, code: 'changed_elsewhere', message: MESSAGE }, { status: 409 })
      edit({ title: String(body.title) })
      return HttpResponse.json({ success: true, message: '', job, version: `v${version}` })
    }),
    http.post('*/api/job-coach', () => HttpResponse.json(advice)),
  )
  const view = showJobForm({ edits: true })
  await screen.findByLabelText('Title')
  return { view, requests, edit }
}

const fill = (label: string, value: string) => fireEvent.change(described(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notice = () => screen.findByRole('region', { name: /^This job was changed elsewhere/ })

it('what each tab changed alone is saved together, and it is said', async () => {
  const { edit, requests } = await open()
  edit({ location: 'Porto, PT', expectedSalary: '70,000' })
  fill('Title', 'Senior Loom Mechanic')
  press('Save changes')
  expect(await screen.findByText('Changed elsewhere and kept: Location, Salary.')).toBeVisible()
  expect(requests.map(({ version }) => version)).toEqual(['v1', 'v2'])
  expect(requests[1]).toMatchObject({ title: 'Senior Loom Mechanic', location: 'Porto, PT', expectedSalary: '70,000' })
  expect(described('Location')).toHaveValue('Porto, PT')
})

it('of what both changed nothing is saved before somebody chose, and mine is there to come back to', async () => {
  const { edit, requests } = await open()
  edit({ title: 'Loom Fitter', description: `${TEXT}\nElsewhere.`, location: 'Porto, PT' })
  fill('Title', 'Senior Loom Mechanic')
  fill('Description', `${TEXT}\nHere.`)
  press('Save changes')
  const noticeBox = await notice()
  expect(noticeBox).toHaveAccessibleName('This job was changed elsewhere: Title, Description')
  await waitFor(() => expect(noticeBox).toHaveFocus())
  expect(within(noticeBox).getByText('Loom Fitter')).toBeVisible()
  expect(within(noticeBox).getByText('Description, lines only saved elsewhere')).toBeVisible()
  expect(within(noticeBox).getByText('Elsewhere.')).toBeVisible()
  expect(described('Title')).toHaveValue('Senior Loom Mechanic')
  expect(described('Location')).toHaveValue('Porto, PT')
  press('Save changes')
  press('Use this: Title')
  expect(described('Title')).toHaveValue('Loom Fitter')
  expect(within(noticeBox).getByText('Senior Loom Mechanic')).toBeVisible()
  press('Back to mine: Title')
  expect(described('Title')).toHaveValue('Senior Loom Mechanic')
  press('Use this: Description')
  expect(requests).toHaveLength(1)
  press('Save what I chose')
  await waitFor(() => expect(requests).toHaveLength(2))
  const saved = { title: 'Senior Loom Mechanic', description: `${TEXT}\nElsewhere.`, version: 'v2' }
  expect(requests[1]).toMatchObject(saved)
  await waitFor(() => expect(screen.queryByRole('region', { name: /changed elsewhere/ })).toBeNull())
})

it('is asked once more where somebody saves again while one chooses', async () => {
  const { edit, requests } = await open()
  edit({ title: 'Loom Fitter' })
  fill('Title', 'Senior Loom Mechanic')
  press('Save changes')
  await notice()
  edit({ title: 'Loom Smith' })
  press('Overwrite with mine')
  expect(await screen.findByText('Loom Smith')).toBeVisible()
  press('Use this: Title')
  press('Save changes')
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ title: 'Loom Smith', version: 'v3' }))
})

it('what was typed before a reload is not saved over what came in between', async () => {
  const { view, edit, requests } = await open()
  fill('Title', 'Senior Loom Mechanic')
  view.unmount()
  edit({ title: 'Loom Fitter', keywords: 'Looms' })
  showJobForm({ edits: true })
  expect(await notice()).toHaveAccessibleName(/: Title$/)
  expect(described('Title')).toHaveValue('Senior Loom Mechanic')
  expect(described('Keywords').parentElement).toHaveTextContent('Looms')
  press('Save changes')
  expect(requests).toEqual([])
  press('Back to the posted job')
  expect(described('Title')).toHaveValue('Loom Fitter')
  expect(screen.queryByRole('region', { name: /changed elsewhere/ })).toBeNull()
})

it('what never settles says so, and what was typed stays', async () => {
  const { edit, requests } = await open()
  server.use(
    http.put('*/api/jobs/41', async ({ request }) => {
      requests.push((await request.json()) as JobEdit)
      edit({ keywords: `Looms ${requests.length}` })
      return HttpResponse.json({ success: false, code: 'changed_elsewhere', message: MESSAGE }, { status: 409 })
    }),
  )
  fill('Title', 'Senior Loom Mechanic')
  press('Save changes')
  expect(await screen.findByText(`Error: ${MESSAGE}`)).toBeVisible()
  expect(requests).toHaveLength(4)
  expect(described('Title')).toHaveValue('Senior Loom Mechanic')
})
