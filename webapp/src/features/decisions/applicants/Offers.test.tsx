import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { Offers } from '@/features/decisions/applicants/Offers'
import { applicant } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const fields = {
  Position: 'Ward Nurse, nights',
  Pay: 'EUR 62,000',
  'Answer by': '2027-01-07',
  'First day': '2027-02-01',
}

async function open() {
  const view = renderAlone(<Offers application={applicant(4, { status: 'Selected' })} jobTitle="Ward Nurse" />, {
    as: 'recruiter',
  })
  await view.person.click(await screen.findByRole('button', { name: 'Make an offer' }))
  return { ...view, form: within(await screen.findByRole('dialog')) }
}

it('all fields of an offer outlive leaving the page, until it is sent', async () => {
  const requests: unknown[] = []
  server.use(
    http.get('*/api/applications/4/offers', () => HttpResponse.json({ success: true, offers: [] })),
    http.post('*/api/applications/4/offers', async ({ request }) => {
      requests.push(await request.json())
      return HttpResponse.json({ success: true, offers: [] })
    }),
  )
  const first = await open()
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(first.form.getByLabelText(label), { target: { value } })
  first.unmount()

  const second = await open()
  await second.person.click(second.form.getByRole('button', { name: 'Send the offer' }))
  expect(await screen.findByText('The offer is on its way.')).toBeVisible()
  expect(requests).toEqual([
    { title: 'Ward Nurse, nights', pay: 'EUR 62,000', answer_by: '2027-01-07', starts_on: '2027-02-01', note: '' },
  ])
  second.unmount()

  const third = await open()
  expect(third.form.getByLabelText('Pay')).toHaveValue('')
})
