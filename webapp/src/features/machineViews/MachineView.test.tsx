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

it('reads the file of a resume of the studio [WS-109]', async () => {
  server.use(
    http.get('*/api/me/resumes/7/file', () => new HttpResponse('%PDF-1.7')),
    http.post('*/api/machine-view', () =>
      HttpResponse.json({ success: true, pages: 1, text: '', fields: [], lines: [], problems: [] }),
    ),
  )
  renderAlone(<MachineView />, { at: '/user/machine-view?resume=7' })
  expect(await screen.findByText('Nothing. A machine can read this file.')).toBeInTheDocument()
  expect(screen.getByText(/^Resume\.pdf, 1 page\./)).toBeInTheDocument()
})
