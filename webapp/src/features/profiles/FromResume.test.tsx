import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import type { ProfileFields } from '@/api/profiles'
import '@/app/Frame'
import '@/features/careers/Career'
import '@/features/profiles/Profile'
import { maya as onFile } from '@/testing/applyScene'
import { nothing } from '@/testing/careerScene'
import { chipsOf } from '@/testing/chips'
import { openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const reading = (value: string, quote = value) => ({
  value,
  quote,
  page: 1,
  items: [{ value, quote, page: 1, start: 0, end: 5 }],
})
const fields = {
  name: reading('Maya Okafor', 'MAYA OKAFOR'),
  email: reading('maya@posteo.example'),
  phone_number: reading('4155550142', '(415) 555-0142'),
  country_code: reading('+1', '+1'),
  skills: {
    ...reading('Python, Kafka'),
    items: [
      { value: 'Python', quote: 'Services in Python', page: 1, start: 9, end: 15 },
      { value: 'Kafka', quote: 'Kafka streams', page: 2, start: 30, end: 35 },
    ],
  },
  job_roles: reading('Backend Engineer'),
  experience: reading('5-10', '2016 - 2024'),
}

const maya: ProfileFields = {
  ...onFile,
  experience: '',
  employment_type: '',
  resume_name: 'maya-on-file.pdf',
  is_basic: 1,
}

async function openForm(answer: Response | null = null, isScan = false, name = 'maya.pdf') {
  signedInAs('user')
  server.use(
    http.get('*/api/jobsdb/user/7', () => HttpResponse.json({ success: false, profile: null })),
    http.post(
      '*/api/profile/from-resume',
      () => answer ?? HttpResponse.json({ success: true, fields, document: { is_scan: isScan } }),
    ),
  )
  openApp('/user/AboutUser')
  const picker = await screen.findByLabelText('Resume to read')
  fireEvent.change(picker, { target: { files: [new File(['%PDF-1.4'], name, { type: 'application/pdf' })] } })
}

describe('a form that fills itself from a resume', () => {
  it('passes a Word file on to the career [WS-311]', async () => {
    await openForm(null, false, 'maya.docx')
    expect(await screen.findByText(/maya.docx is not added/)).toBeVisible()
    const files: string[] = []
    const pack = vi.spyOn(FormData.prototype, 'append')
    server.use(
      http.get('*/api/me/career', () =>
        HttpResponse.json({ success: true, career: nothing, files: [], version: 'v1' }),
      ),
      http.post('*/api/me/career/from-file', () => {
        files.push(...pack.mock.calls.flatMap(([name, value]) => (name === 'file' ? [(value as File).name] : [])))
        return HttpResponse.json({ success: false, message: 'Enough of it.' }, { status: 422 })
      }),
    )
    fireEvent.click(screen.getByRole('link', { name: 'Add it to my career' }))
    await waitFor(() => expect(files).toEqual(['maya.docx']), { timeout: 5000 })
  })

  it('says of each value where it was read, and takes it when told', async () => {
    await openForm()
    expect(await screen.findByText(/MAYA OKAFOR/)).toBeVisible()
    expect(screen.getByText(/“Services in Python”/)).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.queryByRole('region', { name: 'A scan' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Use Name' }))
    expect(screen.getByLabelText('Name')).toHaveValue('Maya Okafor')
    expect(chipsOf('Skills')).toEqual([])
  })

  it('takes all at once, the number with its country and the file itself', async () => {
    await openForm()
    fireEvent.click(await screen.findByRole('button', { name: 'Use all' }))
    expect(screen.getByLabelText('Phone')).toHaveValue('4155550142')
    expect(screen.getByLabelText('Country code')).toHaveValue('+1')
    expect(chipsOf('Skills')).toEqual(['Python', 'Kafka'])
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
    expect(screen.getAllByText('In the form')).toHaveLength(7)
  })

  it('says of a scan that its words were recognized, and of no other file [WS-144]', async () => {
    await openForm(null, true)
    expect(await screen.findByRole('region', { name: 'A scan' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Skip the rest' }))
    expect(screen.queryByRole('region', { name: 'A scan' })).toBeNull()
  })

  it('is saved with its file by the basics, and stays open for what else was read', async () => {
    await openForm()
    fireEvent.click(await screen.findByRole('button', { name: 'Use all' }))
    const saved: Record<string, unknown>[] = []
    server.use(
      http.post('*/api/jobsdb', async ({ request }) => {
        saved.push(Object.fromEntries(await request.formData()))
        return HttpResponse.json({ success: true, message: '', profile: maya })
      }),
      http.get('*/api/jobsdb/user/7', () => HttpResponse.json({ success: true, profile: maya })),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Save basic profile' }))
    expect(await screen.findByText('What you filled in under Advance is not saved yet.')).toBeVisible()
    expect(saved).toMatchObject([{ name: 'Maya Okafor', is_basic: '1' }])
    expect((saved[0]!['resume'] as File).type).toBe('application/pdf')
    expect(screen.getByLabelText('Experience')).toHaveValue('5-10')
    expect(await screen.findByText('maya-on-file.pdf')).toBeVisible()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  })

  it('leaves the form alone when the file cannot be read, and says why', async () => {
    await openForm(
      HttpResponse.json({ success: false, message: 'Could not read any text from the document.' }, { status: 422 }),
    )
    await waitFor(() => expect(screen.getByText('Could not read any text from the document.')).toBeVisible())
    expect(screen.getByLabelText('Name')).toHaveValue('')
  })
})
