import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useNavigationType } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Applicant } from '@/api/decisions'
import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/SelectionBar'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { closePage, applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

function open(applicants: Applicant[] = [applicant(1), applicant(2)], job = recruiterJob(17)) {
  const world = recruiterServer({ jobs: [job], applicants })
  return { ...renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' }), ...world }
}

const row = async (name: string) => within((await screen.findByRole('button', { name })).closest('tr')!)

describe('the applications for a job', () => {
  it('come with the job [RECR-44], six columns [RECR-47] and the way back [RECR-02]', async () => {
    open()
    await screen.findByText('Loading applications...')
    expect(await screen.findByRole('heading', { level: 1, name: 'Weaver 17' })).toBeVisible()
    const facts = within(screen.getByRole('list', { name: 'About the job' }))
    expect(facts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Company: Kestrel Robotics',
      'Employment type: Full-time',
      'Location: Rotterdam, NL',
      'Salary: EUR 78,000 - 96,000 per year',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Show More' }))
    expect(await screen.findByRole('heading', { name: 'Responsibilities' })).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Documents',
      'Actions',
      'Contact Info',
      'Status',
      'Applied Date',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Back to Jobs' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Recruiter Dashboard' })).toBeVisible()
  })

  it('say of a closed job that it is closed, not how long people could apply', async () => {
    open([applicant(1)], recruiterJob(17, { positionStatus: 'closed', status: 'Inactive' }))
    await screen.findByRole('heading', { level: 1, name: 'Weaver 17' })
    expect(screen.getByText('Closed')).toBeVisible()
    expect(screen.queryByText(/days left/)).toBeNull()
  })

  it('lead back to the place in the list of jobs from which one came', async () => {
    const How = () => <output>{useNavigationType()}</output>
    recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1)] })
    renderAlone(
      <>
        <RecruiterTracker />
        <How />
      </>,
      { as: 'recruiter' },
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Applications for Weaver 17' }))
    await screen.findByRole('heading', { level: 1, name: 'Weaver 17' })
    fireEvent.click(screen.getByRole('button', { name: 'Back to Jobs' }))
    await screen.findByRole('heading', { level: 1, name: 'Recruiter Dashboard' })
    expect(screen.getByText('POP')).toBeVisible()
  })

  it('are waited for [RECR-51], and may be none [RECR-50]', async () => {
    open([])
    await screen.findByText('Loading applications...')
    expect(await screen.findByText('No applications found for this job')).toBeVisible()
    expect(screen.queryByText('In the list')).toBeNull()
  })

  it('show a salary only where there is one [RECR-44], and a long description in part [RECR-46]', async () => {
    open([], recruiterJob(17, { salaryRange: 'Not specified', description: 'We weave. '.repeat(40) }))
    expect(await screen.findByRole('button', { name: 'Show More' })).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByText(/^Salary/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Show More' }))
    expect(screen.getByRole('button', { name: 'Show Less' })).toBeVisible()
  })

  it('that cannot be had say so [ERR-51]', async () => {
    open()
    server.use(http.get('*/api/applications/job/17', () => HttpResponse.error(), { once: true }))
    expect(await screen.findByText('Failed to fetch applications')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('show the facts of each [RECR-49], and view the documents that are there [RECR-48] [RECR-57] [OPEN-069] [ERR-53]', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:it')
    URL.revokeObjectURL = vi.fn()
    server.use(
      http.get('*/api/documents/download', ({ request }) =>
        new URL(request.url).searchParams.get('download') === 'true'
          ? HttpResponse.json({ success: false, message: 'Gone' }, { status: 404 })
          : new HttpResponse('bytes', { headers: { 'Content-Type': 'application/pdf' } }),
      ),
    )
    open([applicant(1, { driving_license_submitted: 'legacy_submitted' })])
    const personRow = await row('Person 1')
    const address = personRow.getByRole('link', { name: 'person1@mail.example' })
    expect(address).toHaveAttribute('href', 'mailto:person1@mail.example')
    expect(personRow.getByText('No phone number')).toBeVisible()
    expect(personRow.getByText('Mar 10, 2026')).toBeVisible()
    const papers = within(personRow.getByRole('list', { name: 'Documents of Person 1' })).getAllByRole('listitem')
    expect(papers.map((paper) => paper.textContent)).toEqual([
      'Resume',
      'License (Legacy) no file is kept',
      'Visa not submitted',
    ])
    fireEvent.click(personRow.getByRole('button', { name: 'View Resume of Person 1' }))
    const viewer = within(await screen.findByRole('dialog', { name: 'Resume, Person 1' }))
    expect((await viewer.findByTitle('Resume, Person 1')).tagName).toBe('IFRAME')
    fireEvent.click(viewer.getByRole('button', { name: 'Download' }))
    await screen.findByText('Failed to download document') // a toast: it fades in
  })

  it('have a page of ten of their own [RECR-01] [RECR-52], and an order', async () => {
    const { person, of } = open(Array.from({ length: 12 }, (_, at) => applicant(at + 1)))
    expect(await screen.findByText('Showing 1 to 10 of 12 items')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Showing 11 to 12 of 12 items')).toBeVisible()
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Resume score')
    await waitFor(() =>
      expect(of('GET', '/applications/job/17').at(-1)!.query).toMatchObject({ sort: 'score', page: '1' }),
    )
  })
})

describe('deciding', () => {
  it('is offered by status [RECR-58] [RECR-59] [RECR-60] [RECR-61], runs in its row alone [RECR-62], and tells of the mail [RECR-63]', async () => {
    open([applicant(1), applicant(2, { status: 'Rejected' })])
    let release = () => {}
    const pending = new Promise<void>((resolve) => (release = resolve))
    server.use(
      http.put('*/api/applications/1/status', async ({ request }) => {
        await pending
        const { status } = (await request.json()) as { status: string }
        return HttpResponse.json({ success: true, email_sent: false, message: 'It will be tried again.', status })
      }),
    )
    const first = await row('Person 1')
    const second = await row('Person 2')
    expect(second.queryByRole('button', { name: /^Select|^Reject/ })).toBeNull()
    expect(second.getByRole('button', { name: 'Reset Person 2' })).toBeEnabled()
    expect(first.queryByRole('button', { name: /^Reset/ })).toBeNull()
    fireEvent.click(first.getByRole('button', { name: 'Select Person 1' }))
    expect(first.queryByRole('button', { name: 'Select Person 1' })).toBeNull()
    await closePage()
    await waitFor(() =>
      expect(first.getByRole('button', { name: 'Select Person 1' })).toHaveAttribute('aria-busy', 'true'),
    )
    expect(first.getByRole('button', { name: 'Reject Person 1' })).toBeDisabled()
    expect(second.getByRole('button', { name: 'Reset Person 2' })).toBeEnabled()
    release()
    await screen.findByText('Application selected.')
    expect(await screen.findByText('It will be tried again.')).toBeVisible()
  })

  it('says when the mail went out [RECR-63], and takes back without one [RECR-61]', async () => {
    open([applicant(1)])
    fireEvent.click((await row('Person 1')).getByRole('button', { name: 'Reject Person 1' }))
    await closePage()
    await screen.findByText('The candidate was notified by email.')
    fireEvent.click(await screen.findByRole('button', { name: 'Reset Person 1' }))
    await screen.findByText('No e-mail was sent.')
    expect(await screen.findByRole('button', { name: 'Select Person 1' })).toBeEnabled()
  })

  it('is named by whom it is about on a card, too', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never,
    )
    const { person } = open([applicant(1), applicant(2, { status: 'Selected' })])
    expect(await screen.findByRole('button', { name: 'Reject Person 1' })).toBeVisible()
    // Where there is a next stage, selecting is behind the dots.
    await person.click(screen.getByLabelText('Documents and contact of Person 1'))
    expect(screen.getByRole('button', { name: 'Select Person 1' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reset Person 2' })).toBeVisible()
  })

  it('that fails says so [ERR-52]', async () => {
    open([applicant(1)])
    server.use(http.put('*/api/applications/1/status', () => HttpResponse.json({}, { status: 500 })))
    fireEvent.click((await row('Person 1')).getByRole('button', { name: 'Select Person 1' }))
    await closePage()
    await screen.findByText('Failed to update application status. Please try again.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Select Person 1' })).toBeEnabled())
  })

  it('by keyboard asks once more', async () => {
    const { person, of } = open()
    await person.click(await screen.findByRole('row', { name: 'Person 1' }))
    await person.keyboard('jr')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Person 2?' }))
    expect(dialog.getByRole('button', { name: 'Reject Person 2' })).toHaveFocus()
    await person.keyboard('{Enter}')
    await closePage()
    await screen.findByText('Application rejected.')
    expect(of('PUT', '/applications/2/status')).toHaveLength(1)
  })

  it('on several is one decision with a mail to each', async () => {
    const { person } = open([applicant(1), applicant(2), applicant(3, { status: 'Selected' })])
    const requests: unknown[] = []
    server.use(
      http.post('*/api/applications/decisions', async ({ request }) => {
        requests.push(await request.json())
        const results = [1, 2].map((id) => ({ id, success: true, email_sent: true, status: 'Rejected', message: '' }))
        return HttpResponse.json({ success: true, message: '2 applications rejected.', results })
      }),
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    const bar = within(await screen.findByRole('region', { name: 'Chosen applications' }))
    expect(bar.getByText('3 applications chosen')).toBeVisible()
    expect(bar.getByRole('button', { name: 'Reset 1' })).toBeVisible()
    // Rows that take the focus come out from under the bar.
    const { style } = document.documentElement
    expect(style.scrollPaddingBottom).not.toBe('')
    await person.click(bar.getByRole('button', { name: 'Reject 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 applicants?' }))
    fireEvent.change(dialog.getByLabelText('Your message in the email'), { target: { value: 'Thank you.' } })
    await person.click(dialog.getByRole('button', { name: 'Reject 2 applicants' }))
    await closePage()
    await screen.findByText('2 of 2 notified by email.')
    expect(requests).toEqual([{ application_ids: [1, 2], status: 'Rejected', message: 'Thank you.' }])
    await waitFor(() => expect(style.scrollPaddingBottom).toBe(''))
  })

  it('on several takes those along who were chosen on another page, and says how many', async () => {
    const { person } = open(Array.from({ length: 12 }, (_, at) => applicant(at + 1)))
    const requests: unknown[] = []
    server.use(
      http.post('*/api/applications/decisions', async ({ request }) => {
        requests.push(await request.json())
        const results = [3, 11].map((id) => ({ id, success: true, email_sent: true, status: 'Rejected', message: '' }))
        return HttpResponse.json({ success: true, message: '2 applications rejected.', results })
      }),
    )
    const tick = async (name: string) => person.click(await screen.findByRole('checkbox', { name }))
    await tick('Choose Person 3')
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await tick('Choose Person 11')
    const bar = within(await screen.findByRole('region', { name: 'Chosen applications' }))
    expect(bar.getByText('2 applications chosen, 1 of them not shown here')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Reject 2' }))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject 2 applicants' }))
    await closePage()
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen applications' })).toBeNull())
    expect(requests).toEqual([{ application_ids: [3, 11], status: 'Rejected' }])
    await person.click(screen.getByRole('button', { name: 'Previous' }))
    expect(await screen.findByRole('checkbox', { name: 'Choose Person 3' })).not.toBeChecked()
  })

  it('on several knows who was decided since they were chosen, on another page too', async () => {
    const { person } = open(Array.from({ length: 12 }, (_, at) => applicant(at + 1)))
    await person.click(await screen.findByRole('checkbox', { name: 'Choose Person 3' }))
    await person.click(screen.getByRole('button', { name: 'Select Person 3' }))
    await closePage()
    await screen.findByRole('button', { name: 'Reset Person 3' })
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await person.click(await screen.findByRole('checkbox', { name: 'Choose Person 11' }))
    const bar = within(await screen.findByRole('region', { name: 'Chosen applications' }))
    expect(bar.getByRole('button', { name: 'Reject 1' })).toBeVisible()
    expect(bar.getByRole('button', { name: 'Reset 1' })).toBeVisible()
  })

  it('on several says who was not changed, and why', async () => {
    const { person } = open([applicant(1), applicant(2)])
    const why = 'Cannot change status from Selected to Rejected'
    server.use(
      http.post('*/api/applications/decisions', () =>
        HttpResponse.json({
          success: false,
          message: '1 of 2 applications changed to Rejected.',
          results: [
            { id: 1, success: true, email_sent: true, status: 'Rejected', message: '' },
            { id: 2, success: false, email_sent: false, status: null, message: why },
          ],
        }),
      ),
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }))
    await person.click(screen.getByRole('button', { name: 'Reject 2' }))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject 2 applicants' }))
    await closePage()
    expect(await screen.findByText(`1 of 1 notified by email. Not changed: Person 2. ${why}.`)).toBeVisible()
  })

  it('shows by stage and decision on a board as well', async () => {
    const { person } = open([applicant(1), applicant(2, { status: 'Selected' })])
    await screen.findByRole('table')
    await person.click(screen.getByRole('radio', { name: 'Board' }))
    const column = within(await screen.findByRole('region', { name: 'Selected' }))
    expect(column.getByRole('button', { name: 'Person 2' })).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'New' })).getByRole('button', { name: 'Person 1' })).toBeVisible()
    const rejected = within(screen.getByRole('region', { name: 'Rejected' }))
    await person.click(rejected.getByRole('button', { name: 'Rejected 0' }))
    expect(rejected.getByText('Nobody is rejected.')).toBeVisible()
  })

  it('shows a part on the board only where it says so', async () => {
    const { person } = open(Array.from({ length: 101 }, (_, at) => applicant(at + 1)))
    await screen.findByRole('table')
    await person.click(screen.getByRole('radio', { name: 'Board' }))
    expect(await screen.findByText(/^The board shows the first 100 of 101 applications/)).toBeVisible()
    expect(screen.getByRole('heading', { name: 'New 100 shown' })).toBeVisible()
    const rejected = within(screen.getByRole('region', { name: 'Rejected' }))
    await person.click(rejected.getByRole('button', { name: 'Rejected 0 shown' }))
    expect(rejected.getByText('None of those shown.')).toBeVisible()
  })

  it('asks about a long name on a button with room', async () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff'
    const { person } = open([applicant(1, { full_name: name })])
    await person.click(await screen.findByRole('row', { name }))
    await person.keyboard('r')
    const dialog = within(await screen.findByRole('dialog', { name: `Reject ${name}?` }))
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeVisible()
  })
})
