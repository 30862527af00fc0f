import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'

import { ResumeMatch } from '@/features/analyses/ResumeMatch'
import { analyst, PDF, renderMatch } from '@/testing/analyst'
import { JOB, match, matchAnswer } from '@/testing/ats'
import { server } from '@/testing/server'

beforeEach(() => server.use(http.get('*/samples/samples.json', () => new HttpResponse(null, { status: 404 }))))

async function withResult(answer = matchAnswer) {
  analyst(() => answer)
  const { hand } = renderMatch(<ResumeMatch />)
  await hand.click(screen.getByLabelText('Job description'))
  await hand.paste(JOB)
  await hand.upload(screen.getByLabelText('Resume'), PDF)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  await screen.findByRole('heading', { name: 'Good Match' })
  return hand
}

const press = (name: string) => screen.getAllByRole('button', { name })[0]!

/** What the browser was given to save, as text. */
function saving() {
  const files: File[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (file: File) => (files.push(file), 'blob:'), revokeObjectURL: () => {} }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return files
}

it('copies the result with its reasons as plain text', async () => {
  const hand = await withResult()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await hand.click(press('Copy'))
  const [copied] = write.mock.calls[0]!
  expect(copied).toContain('80% - Good Match')
  expect(copied).toContain('Job: Senior Backend Engineer, Kestrel Robotics')
  expect(copied).toContain(
    '- AWS (ECS, RDS, IAM) (must): Partly. Ran the booking service on AWS RDS. ECS and IAM are not',
  )
  expect(copied).toContain('- Points: 16 of 20')
  expect(await screen.findByText('Copied')).toBeInTheDocument()
})

it('prints one report in place of the screen', async () => {
  await withResult()
  // The report comes by itself, after the result.
  await act(() => vi.dynamicImportSettled())
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  press('Print').click()
  expect(print).toHaveBeenCalledOnce()
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const report = screen.getByRole('article', { name: 'Resume Match: Percentage match, report' })
  match.requirements.forEach((requirement) => expect(report).toHaveTextContent(requirement.label))
  expect(report).not.toHaveTextContent('maya.okafor@posteo.example')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
})

it('hands a real PDF to the share sheet where the browser has one', async () => {
  const hand = await withResult()
  const share = vi.fn<(what: { files: File[] }) => Promise<void>>().mockResolvedValue()
  Object.assign(navigator, { canShare: () => true, share })
  await hand.click(press('Share as PDF'))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  const { files } = share.mock.calls[0]![0]
  expect(files[0]?.name).toBe('Resume Match, Senior Backend Engineer, Kestrel Robotics.pdf')
  expect(await files[0]?.text()).toMatch(/^%PDF-1\.4[\s\S]*Python in production[\s\S]*%%EOF\n$/)
  Object.assign(navigator, { canShare: undefined, share: undefined })
})

it('saves the PDF where it cannot be shared, and says so', async () => {
  const hand = await withResult()
  const files = saving()
  await hand.click(press('Share as PDF'))
  expect(await screen.findByText('Saved as PDF')).toBeInTheDocument()
  expect(files[0]?.type).toBe('application/pdf')
})

it('leaves other scripts to the print dialog, and says how', async () => {
  const hand = await withResult({
    ...matchAnswer,
    match: { ...match, job: { ...match.job, title: 'Инженер' } },
  })
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await hand.click(press('Share as PDF'))
  expect(await screen.findByText('Choose "Save as PDF" in the print dialog')).toBeInTheDocument()
  expect(print).toHaveBeenCalledOnce()
})
