import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { vi } from 'vitest'

import type { Brake, JobFit } from '@/api/coverLetters'
import { ApplyDialog } from '@/app/ApplyDialog'
import type { ProfileFields } from '@/api/profiles'
import type { JobToApplyFor } from '@/features/applications/job'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const job: JobToApplyFor = {
  id: 17,
  title: 'Senior Backend Engineer',
  company: 'Kestrel Robotics',
  location: 'Rotterdam, NL (HYB)',
  description: 'You own the booking service.',
  salaryRange: 'EUR 78,000 - 96,000 per year',
  source: 'local',
  recruiterEmail: 'elena@kestrel.example',
  mandatoryDocuments: ['Resume'],
}

export const maya: ProfileFields = {
  name: 'Maya Okafor',
  email: 'maya@posteo.example',
  country_code: '+1',
  phone_number: '4155550142',
  skills: 'Python, Kafka',
  job_roles: 'Backend Engineer',
  experience: '5-10',
  employment_type: 'Full-Time',
  preferred_job_level: 'Senior',
  preferred_locations: 'Remote',
  relocation_willingness: 'Yes',
  visa_type: '',
  expected_salary: 'NA',
  currency_symbol: '$',
  currencySymbol: '$',
  salary_duration: 'per year',
  resume_path: 'uploads/resumes/abc-1.pdf',
  resume_name: 'Maya_Okafor_Resume.pdf',
  is_basic: 0,
  discoverable: true,
  visibility: 'all',
  updated_at: '2026-03-14T10:00:00Z',
}

export const LETTER = 'Dear Kestrel team, I would like to work on your booking service, with kind regards, Maya.'
export const claim = (text: string, start: number) => ({
  text,
  start,
  end: start + text.length,
  kind: 'number',
  supported: false,
  source: '',
  difference: '',
  repair: '',
})

type Setting = {
  profile?: ProfileFields | null
  /** The name that the career says. */
  careerName?: string
  /** The files that the career was read from. */
  files?: { key: string; name: string }[]
  /** The keys of those that something in the career says. */
  read?: string[]
  target?: Partial<JobToApplyFor>
  claims?: object[]
  brake?: Brake | null
  requirements?: JobFit['requirements']
}

const registered = { country_code: '+1', digits: '4155550142' }

export function open(setting: Setting = {}) {
  const {
    profile = maya,
    careerName = '',
    files = [],
    read = files.map(({ key }) => key),
    target = {},
    claims = [],
    brake = null,
    requirements = [],
  } = setting
  const requests: Record<string, unknown>[] = []
  const checked: Record<string, unknown>[] = []
  server.use(
    http.get('*/api/jobsdb/user/7', () =>
      HttpResponse.json({ success: profile !== null, profile, ...(profile ? {} : { phone: registered }) }),
    ),
    http.get('*/api/me/career', () =>
      HttpResponse.json({
        success: true,
        career: { name: careerName, projects: [{ sources: read.map((file) => ({ file })) }] },
        files,
        version: '',
      }),
    ),
    http.get('*/api/documents/download', () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('PK of Word').buffer, {
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
    ),
    http.get('*/api/uploads/resumes/:name', ({ params }) =>
      params['name'] === 'abc-1.pdf'
        ? new HttpResponse('%PDF-1.7 of the profile', { headers: { 'Content-Type': 'application/pdf' } })
        : HttpResponse.json({ success: false, message: 'Resume not found' }, { status: 404 }),
    ),
    http.get('*/api/jobs/:id/brake', () => HttpResponse.json({ success: true, brake, requirements })),
    http.post('*/api/cover-letters/check', async ({ request }) => {
      checked.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ success: true, claims })
    }),
    http.post('*/api/send-application-email', async ({ request }) => {
      requests.push(Object.fromEntries(await request.formData()))
      return HttpResponse.json(
        { success: true, message: 'Application submitted successfully!', application_id: 3, email_sent: true },
        { status: 201 },
      )
    }),
  )
  // On its way through the simulated browser a file loses its name and content: they are read where it is packed.
  const packed: Record<string, File> = {}
  const pack = FormData.prototype.append
  vi.spyOn(FormData.prototype, 'append').mockImplementation(function (this: FormData, name, value, fileName) {
    if (value instanceof File) packed[name] = value
    return fileName === undefined ? pack.call(this, name, value) : pack.call(this, name, value as Blob, fileName)
  } as typeof pack)
  const onClose = vi.fn()
  const dialog = (isOpen: boolean) => <ApplyDialog job={{ ...job, ...target }} open={isOpen} onClose={onClose} />
  const app = renderAlone(dialog(true))
  const form = () => screen.findByRole('textbox', { name: 'Full name' })
  const write = (text = LETTER) => fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: text } })
  const choose = (label: string, file: File) =>
    fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } })
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send application' }))
  return { ...app, requests, packed, checked, onClose, dialog, form, write, choose, submit }
}

export const described = (label: string) => screen.getByLabelText(label)
export const size = (file: File, bytes: number) => Object.defineProperty(file, 'size', { value: bytes })
