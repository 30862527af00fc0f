import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { HiddenJob } from '@/api/hiddenJobs'
import { jobsFound, job, jobScreen } from '@/testing/jobs'
import { server } from '@/testing/server'

const HERE = '/user/jobslist?location=Portland%2C+OR'

function open() {
  let hidden: HiddenJob[] = []
  server.use(
    http.get('*/api/hidden-jobs', () => HttpResponse.json({ success: true, hidden })),
    http.post('*/api/hidden-jobs', async ({ request }) => {
      const body = (await request.json()) as Omit<HiddenJob, 'id'>
      hidden = [{ ...body, id: 4, hidden_at: '2026-03-14T10:00:00Z' }]
      return HttpResponse.json({ success: true, message: '', hidden: hidden[0] }, { status: 201 })
    }),
    http.delete('*/api/hidden-jobs/4', () => {
      hidden = []
      return HttpResponse.json({ success: true, message: '' })
    }),
  )
  const isShown = (id: number) => !hidden.some((row) => row.job === String(id))
  const screenOf = jobScreen({
    answer: () => jobsFound([job(1), job(2)].filter(({ id }) => isShown(id as number))),
    address: HERE,
    wide: true,
  })
  return { ...screenOf, person: userEvent.setup({ delay: null }) }
}

it('asks for pay and region once the sheet closes [WS-260] [WS-261]', async () => {
  const { queries, person } = open()
  await person.click(await screen.findByRole('button', { name: 'More filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'More filters' }))
  await person.type(sheet.getByLabelText('Pay of at least'), 'much')
  expect(sheet.getByText('Enter a whole amount, such as 60000.')).toBeVisible()
  await person.clear(sheet.getByLabelText('Pay of at least'))
  await person.type(sheet.getByLabelText('Pay of at least'), '60,000')
  await person.selectOptions(sheet.getByLabelText('Currency'), 'EUR')
  await person.click(sheet.getByRole('radio', { name: /Its state or country/ }))
  await person.click(sheet.getByRole('button', { name: 'Show the jobs' }))
  await waitFor(() => expect(queries.at(-1)!.get('minPay')).toBe('60000'))
  expect([queries.at(-1)!.get('payCurrency'), queries.at(-1)!.get('reach')]).toEqual(['EUR', 'region'])
})

it('hides a job, takes it back, and shows it again from the list [WS-262]', async () => {
  const { person } = open()
  const hide = async () => {
    await person.click(await screen.findByRole('button', { name: 'Hide this job or company' }))
    await person.click(screen.getByRole('button', { name: 'Hide this job' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  }
  await hide()
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  await hide()
  await person.click(screen.getByRole('button', { name: 'More filters' }))
  await person.click(await screen.findByRole('button', { name: /^Show again: Job 1/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Show again/ })).toBeNull())
})
