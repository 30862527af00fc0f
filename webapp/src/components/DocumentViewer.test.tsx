import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { DocumentViewer } from '@/components/DocumentViewer'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const open = (key: string, words = '') =>
  renderAlone(<DocumentViewer preview={{ key, title: 'Resume', name: 'Anna', words }} onClose={() => {}} />)

it('shows the words of a Word file as text, with those of a value marked [WS-310]', async () => {
  const queries: string[] = []
  server.use(
    http.get('*/api/documents/text', ({ request }) => {
      queries.push(new URL(request.url).search)
      const text = 'Anna Loewe\n\n<b>Nurse (II)\nat Halewood</b>, 2022'
      return HttpResponse.json({ success: true, text, is_scan: false })
    }),
  )
  open('2026/1.docx', 'Nurse (II) at  Halewood')
  const words = await screen.findByRole('region', { name: 'Resume' })
  expect(words).toHaveTextContent('Anna Loewe <b>Nurse (II) at Halewood</b>, 2022')
  expect(within(words).getByText(/Nurse/, { selector: 'mark' }).textContent).toBe('Nurse (II)\nat Halewood')
  expect(queries).toEqual(['?filePath=2026%2F1.docx'])
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible()
})

it('says why a Word file cannot be read, and offers it as it is [WS-310] [RECR-54]', async () => {
  const message = 'Error processing DOC file. Please upload a PDF or DOCX file.'
  server.use(http.get('*/api/documents/text', () => HttpResponse.json({ success: false, message }, { status: 422 })))
  open('2026/1.doc')
  expect(await screen.findByRole('alert')).toHaveTextContent(`Cannot preview this document type.${message}`)
  expect(screen.getByRole('button', { name: 'Download Document' })).toBeVisible()
})

it('shows data as its text, and archives not at all [WS-310]', async () => {
  const { unmount } = openData()
  const words = await screen.findByRole('region', { name: 'Resume' })
  expect(words).toHaveTextContent('<Name>Anna</Name>')
  unmount()
  open('2026/1.zip')
  expect(await screen.findByRole('alert')).toHaveTextContent('It is an archive.')
})

function openData() {
  server.use(http.get('*/api/documents/download', () => HttpResponse.text('<Name>Anna</Name>')))
  URL.createObjectURL = () => 'blob:it'
  URL.revokeObjectURL = () => {}
  return open('2026/1.xml', 'Bert')
}
