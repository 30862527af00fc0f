import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import type { ProfileFields } from '@/api/profiles'
import '@/app/Frame'
import '@/features/profiles/Profile'
import { openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const maya: ProfileFields = {
  name: 'Maya Okafor',
  email: 'maya@posteo.example',
  country_code: '+1',
  phone_number: '4155550142',
  skills: 'Python, Kafka',
  job_roles: 'Backend Engineer',
  experience: '5-10',
  employment_type: 'Full-Time',
  preferred_job_level: 'Senior',
  preferred_locations: 'Remote, California, New York',
  relocation_willingness: 'Remote Only',
  visa_type: '',
  expected_salary: '120000',
  currency_symbol: '$',
  currencySymbol: '$',
  salary_duration: 'per year',
  resume_path: 'uploads/resumes/abc.pdf',
  resume_name: 'Maya_Okafor_Resume.pdf',
  is_basic: 0,
  discoverable: true,
  visibility: 'all',
  updated_at: '2026-03-14T10:00:00Z',
}

type Body = Record<string, unknown>

async function open({ profile = maya, careerName = '' }: { profile?: ProfileFields | null; careerName?: string } = {}) {
  signedInAs('user')
  let current = profile
  const saved: Body[] = []
  server.use(
    http.get('*/api/jobsdb/user/7', () =>
      HttpResponse.json(
        current
          ? { success: true, profile: current }
          : { success: false, profile: null, phone: { country_code: '+91', digits: '9876543210' } },
      ),
    ),
    http.get('*/api/me/career', () => HttpResponse.json({ success: true, career: { name: careerName }, version: '' })),
    http.post('*/api/jobsdb', async ({ request }) => {
      const fields: Body = Object.fromEntries(await request.formData())
      saved.push(fields)
      current = { ...(current ?? maya), name: String(fields['name']) }
      return HttpResponse.json({ success: true, message: 'Profile saved successfully!', profile: current })
    }),
  )
  const app = openApp('/user/AboutUser')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const fill = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
  const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  const advance = () => app.person.click(screen.getByRole('tab', { name: 'Advance' }))
  return { ...app, saved, press, fill, edit, advance }
}

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!.textContent
const alerts = () => screen.getAllByRole('alert').map((alert) => alert.textContent)

it('a first profile begins with the name of the career and the phone of the registration [WS-307]', async () => {
  await open({ profile: null, careerName: 'Nora Castellano' })
  expect(await screen.findByLabelText('Name')).toHaveValue('Nora Castellano')
  expect(screen.getByLabelText('Phone')).toHaveValue('9876543210')
})

describe('the profile to read', () => {
  it('opens with everything that is known and a way to change it [PROF-01] [PROF-04]', async () => {
    await open()
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible()
    expect(await screen.findByText('Maya Okafor')).toBeVisible()
    const facts = ['Email', 'Phone', 'Experience', 'Employment type', 'Preferred job level', 'Relocation', 'Visa type']
    expect(facts.map(fact)).toEqual([
      'maya@posteo.example',
      '+1 4155550142',
      '5-10 years',
      'Full-Time',
      'Senior',
      'Remote Only',
      'Not given',
    ])
    expect(fact('Skills')).toBe('PythonKafka')
    expect(fact('Preferred locations')).toBe('RemoteCaliforniaNew York3 of 3')
    expect(fact('Expected salary')).toBe('$ 120000 per year')
    expect(screen.getByRole('link', { name: 'Fill my career from it' })).toHaveAttribute('href', '/user/career')
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/uploads/resumes/abc.pdf')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('hides a salary that is not told [PROF-06]', async () => {
    await open({ profile: { ...maya, expected_salary: 'NA' } })
    await screen.findByText('Expected salary')
    expect(fact('Expected salary')).toBe('Not disclosed')
  })

  it('says when it could not be loaded, and tries again', async () => {
    signedInAs('user')
    server.use(
      http.get('*/api/jobsdb/user/7', () => HttpResponse.json({ message: 'Sorry.' }, { status: 500 }), { once: true }),
      http.get('*/api/jobsdb/user/7', () => HttpResponse.json({ success: true, profile: maya })),
    )
    openApp('/user/AboutUser')
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Maya Okafor')).toBeVisible()
  })
})

describe('changing it', () => {
  it('has a Basic and an Advance tab [PROF-02], and Cancel leaves all as it was [PROF-03]', async () => {
    const { edit, advance, fill, press, saved } = await open()
    await edit()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Basic', 'Advance'])
    fill('Name', 'Somebody Else')
    await advance()
    expect(screen.getByLabelText('Experience')).toHaveValue('5-10')
    expect(screen.getByRole('link', { name: 'Fill my career from it' })).toBeVisible()
    press('Cancel')
    expect(screen.getByText('Maya Okafor')).toBeVisible()
    expect(saved).toEqual([])
    await edit()
    expect(screen.getByLabelText('Name')).toHaveValue('Maya Okafor')
  })

  it('a basic save sends the basics alone [PROF-09] [PROF-34] [OPEN-045] and says that it is done [ERR-13]', async () => {
    const { edit, fill, press, saved } = await open()
    await edit()
    fill('Name', 'Maya Lee')
    press('Save basic profile')
    expect(await screen.findByText('Profile saved successfully!')).toBeVisible()
    expect(saved).toEqual([
      {
        user_id: '7',
        name: 'Maya Lee',
        email: 'maya@posteo.example',
        phoneNumber: '4155550142',
        countryCode: '+1',
        skills: 'Python, Kafka',
        jobRoles: 'Backend Engineer',
        is_basic: '1',
        visibility: 'all',
      },
    ])
    expect(await screen.findByText('Maya Lee')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
  })

  it('an advanced save sends everything, with the resume [OPEN-045]', async () => {
    const { edit, advance, press, saved } = await open()
    await edit()
    await advance()
    const resume = new File(['%PDF-1.7'], 'New.pdf', { type: 'application/pdf' })
    fireEvent.change(screen.getByLabelText('Resume'), { target: { files: [resume] } })
    press('Save profile')
    await waitFor(() => expect(saved).toHaveLength(1))
    const { resume: file, ...fields } = saved[0]!
    expect((file as File).type).toBe('application/pdf')
    expect(fields).toEqual({
      user_id: '7',
      name: 'Maya Okafor',
      email: 'maya@posteo.example',
      phoneNumber: '4155550142',
      countryCode: '+1',
      skills: 'Python, Kafka',
      jobRoles: 'Backend Engineer',
      experience: '5-10',
      preferredLocations: 'Remote, California, New York',
      employmentType: 'Full-Time',
      preferredJobLevel: 'Senior',
      relocationWillingness: 'Remote Only',
      VisaType: '',
      expectedSalary: '120000',
      currencySymbol: '$',
      salaryDuration: 'per year',
      is_basic: '0',
      visibility: 'all',
    })
  })

  it('without a profile the form is there at once, with the phone of the account and dollars per year [PROF-07] [PROF-08] [WS-052]', async () => {
    const { advance, press } = await open({ profile: null })
    expect(await screen.findByLabelText('Email')).toHaveValue('maya.okafor@people.example')
    expect(screen.getByLabelText('Phone')).toHaveValue('9876543210')
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await advance()
    expect(screen.getByLabelText('Currency')).toHaveValue('$')
    expect(screen.getByLabelText('Salary duration')).toHaveValue('per year')
    press('Save profile')
    expect(screen.getByRole('tab', { name: 'Basic' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
    await advance()
    expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(/Resume is required$/)
  })

  it('a fourth location opens a message and is not added [PROF-22] [OPEN-043] [ERR-15]', async () => {
    const { edit, advance, fill, press } = await open()
    await edit()
    await advance()
    fill('Preferred locations', 'Texas')
    const message = await screen.findByRole('dialog')
    expect(within(message).getByText('You can select a maximum of 3 preferred locations.')).toBeVisible()
    press('OK')
    const chosen = () =>
      within(screen.getByRole('list', { name: 'Chosen locations' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    expect(chosen()).toEqual(['Remote', 'California', 'New York'])
    press('Remove California')
    fill('Preferred locations', 'Texas')
    expect(chosen()).toEqual(['Remote', 'New York', 'Texas'])
  })

  it('whoever prefers not to tell the salary needs no currency [PROF-06] [PROF-25]', async () => {
    const { edit, advance, press, saved } = await open()
    await edit()
    await advance()
    fireEvent.click(screen.getByRole('checkbox', { name: 'I prefer not to say' }))
    expect(screen.getByLabelText('Currency')).toBeDisabled()
    press('Save profile')
    await waitFor(() => expect(saved[0]).toMatchObject({ expectedSalary: 'NA' }))
  })

  it('another file than a PDF is refused at once [PROF-24]', async () => {
    const { edit, advance } = await open()
    await edit()
    await advance()
    fireEvent.change(screen.getByLabelText('Resume'), { target: { files: [new File(['x'], 'resume.docx')] } })
    expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(/Only PDF files are allowed$/)
  })

  it('may hide one from recruiters [OPEN-097]', async () => {
    const { edit, press, saved } = await open()
    await edit()
    const choice = within(screen.getByRole('radiogroup', { name: 'Recruiters may find me' }))
    expect(choice.getByRole('radio', { name: 'All recruiters' })).toBeChecked()
    fireEvent.click(choice.getByRole('radio', { name: 'Nobody' }))
    expect(screen.getByText('Recruiters do not find you. They see you only when you apply.')).toBeVisible()
    press('Save basic profile')
    await waitFor(() => expect(saved[0]).toMatchObject({ visibility: 'nobody' }))
  })

  it('that fails says so, keeps what was typed and shows the mistake at its field [ERR-14]', async () => {
    const { edit, fill, press } = await open()
    server.use(
      http.post('*/api/jobsdb', () =>
        HttpResponse.json(
          { success: false, message: 'x', errors: { phoneNumber: ['Phone number must be exactly 10 digits'] } },
          { status: 422 },
        ),
      ),
    )
    await edit()
    fill('Name', 'Maya Lee')
    press('Save basic profile')
    await waitFor(() => expect(alerts()).toContain('Submission failed. Please try again.'))
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/Phone number must be exactly 10 digits$/)
    expect(screen.getByLabelText('Name')).toHaveValue('Maya Lee')
  })
})
