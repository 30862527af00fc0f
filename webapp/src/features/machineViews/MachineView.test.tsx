import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { MachineView } from '@/features/machineViews/MachineView'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const place = { page: 1, left: 40, top: 40, right: 140, bottom: 52 }

it('shows what is read of a file, what is lost, and how to mend it [WS-142] [WS-143]', async () => {
  let count = 0
  server.use(
    http.post('*/api/machine-view', () => {
      count += 1
      return HttpResponse.json({
        success: true,
        pages: 1,
        text: 'Anna Loewe',
        fields: [
          { name: 'Name', value: 'Anna Loewe', state: 'read', place },
          { name: 'Phone', value: '', state: 'lost', place: null },
        ],
        lines: [{ ...place, text: 'Anna Loewe' }],
        problems: [
          {
            kind: 'date',
            title: 'A date that is not understood',
            text: 'It counts as none.',
            mend: 'Write month and year.',
            quotes: ['Spring 21'],
            fields: [2],
          },
        ],
      })
    }),
  )
  const { person } = renderAlone(<MachineView />)
  await person.upload(screen.getByLabelText('Resume'), new File(['%PDF-1.7'], 'anna.pdf'))
  expect(await screen.findByText('1 read, 0 partly, 1 lost')).toBeInTheDocument()
  expect(screen.getByText('“Spring 21”')).toBeInTheDocument()
  expect(screen.getByText('Write month and year.')).toBeInTheDocument()
  await waitFor(() => expect(count).toBe(1))

  const [box, row] = screen.getAllByRole('button', { name: /^1/ })
  await person.click(box!)
  expect(box).toHaveAttribute('aria-pressed', 'true')
  expect(row).toHaveAttribute('aria-pressed', 'true')
  row!.focus()
  await person.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: /^2/ })).toHaveFocus()
  expect(screen.getByText('Write month and year.').closest('li')).toHaveAttribute('data-chosen')
  await person.click(screen.getByRole('button', { name: 'As text' }))
  expect(screen.queryByRole('button', { name: '1, Name' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Fix it' }))
  expect(await screen.findByText('now at /user/career')).toBeVisible()
})

it('takes answers where the problems are, and hands them on with the file [WS-145]', async () => {
  const problem = { title: '', text: '', mend: '', quotes: [] }
  server.use(
    http.post('*/api/machine-view', () =>
      HttpResponse.json({
        success: true,
        pages: 1,
        text: 'Marcus Lindqvist in one column',
        fields: [
          { name: 'Phone', value: '', state: 'lost', place: null },
          { name: 'Role', value: 'Electrician', state: 'read', place: null },
          { name: 'Employer', value: 'Cascade | Portland', state: 'read', place: null },
          { name: 'Dates', value: '', state: 'lost', place: null },
          { name: 'Picture', value: '', state: 'lost', place },
          { name: 'Dates', value: "Cook Spring '19", state: 'lost', place: null },
        ],
        lines: [{ ...place, text: 'Marcus Lindqvist' }],
        problems: [
          { ...problem, kind: 'date', fields: [4, 6] },
          { ...problem, kind: 'picture', fields: [5] },
          { ...problem, kind: 'contact', fields: [1] },
          { ...problem, kind: 'columns', fields: [] },
          { ...problem, kind: 'hidden', fields: [] },
        ],
      }),
    ),
  )
  const { person } = renderAlone(<MachineView />)
  await person.upload(screen.getByLabelText('Resume'), new File(['%PDF-1.7'], 'marcus.pdf'))
  expect(await screen.findByText('When was “Electrician”?')).toBeVisible()
  const set = () => screen.getAllByRole('button', { name: 'Set the dates' })[0]!
  const pick = (label: string, option: string) => person.selectOptions(screen.getAllByLabelText(label)[0]!, option)
  expect(set()).toBeDisabled()
  await pick('Start: year', '2021')
  await pick('Start: month', 'Apr')
  await pick('End: year', '2020')
  expect(set()).toBeDisabled() // it would end before it began
  await pick('End: year', 'Now')
  await person.click(set())
  expect(screen.getByRole('button', { name: /^4Dates, from you.*Apr 2021 to now.*Your answer/ })).toBeVisible()
  expect(screen.getByText("When was “Cook Spring '19”?")).toBeVisible()
  await pick('Start: year', '2019')
  await pick('End: year', '2020')
  await person.click(set())
  expect(screen.getByRole('button', { name: /^6Dates, from you.*2019 to 2020/ })).toBeVisible()
  await person.type(screen.getByLabelText('What the picture says, field 5'), 'Oregon Journeyman{Enter}')
  expect(screen.getByText('Picture: Oregon Journeyman')).toBeVisible()
  await person.type(screen.getByLabelText('Phone'), '(503) 555-0148{Enter}')
  expect(screen.getByText('2 read, 0 partly, 0 lost, 4 from you')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'See it in one column' }))
  expect(screen.getByText('Marcus Lindqvist in one column')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Fix all 5' }))
  const { file, answers } = JSON.parse((await screen.findByTestId('state')).textContent)
  expect(file).toBeDefined()
  expect(answers).toEqual([
    { kind: 'dates', title: 'Electrician', employer: 'Cascade', start: '2021-04', end: '' },
    { kind: 'line', line: "Cook Spring '19", start: '2019', end: '2020' },
    { kind: 'certificate', name: 'Oregon Journeyman' },
    { kind: 'contact', field: 'phone_number', value: '(503) 555-0148' },
  ])
})

it('takes a file that is dropped, and says at its field what is none [WS-140]', async () => {
  server.use(
    http.post('*/api/machine-view', () =>
      HttpResponse.json({ success: true, pages: 1, text: '', fields: [], lines: [], problems: [] }),
    ),
  )
  renderAlone(<MachineView />)
  const drop = (file: File) =>
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file], dropEffect: 'none' } })
  drop(new File(['hello'], 'anna.txt'))
  expect(await screen.findByRole('alert')).toHaveTextContent('PDF')
  drop(new File(['%PDF-1.7'], 'anna.pdf'))
  expect(await screen.findByText(/^anna\.pdf, 1 page\./)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Replace file' })).toBeVisible()
})

it('reads the file of a resume of the studio in the template that the address says [WS-109]', async () => {
  const queries: string[] = []
  server.use(
    http.get('*/api/me/resumes/7/file', ({ request }) => {
      queries.push(new URL(request.url).search)
      return new HttpResponse('%PDF-1.7')
    }),
    http.post('*/api/machine-view', () =>
      HttpResponse.json({ success: true, pages: 1, text: '', fields: [], lines: [], problems: [] }),
    ),
  )
  renderAlone(<MachineView />, { at: '/user/machine-view?resume=7&template=twill' })
  expect(await screen.findByText('Nothing. A machine can read this file.')).toBeInTheDocument()
  expect(screen.getByText(/^Resume\.pdf, 1 page\./)).toBeInTheDocument()
  expect(queries).toEqual(['?template=twill'])
})
