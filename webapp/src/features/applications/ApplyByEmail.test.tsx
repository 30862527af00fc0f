import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { rememberSource } from '@/lib/kept/keptSource'
import { claim, described, LETTER, maya, open, size } from '@/testing/applyScene'
import { server } from '@/testing/server'

describe('whether the profile is complete', () => {
  it.each([
    ['no profile', null],
    ['no name', { ...maya, name: '' }],
    ['no phone number', { ...maya, phone_number: ' ' }],
    ['no resume', { ...maya, resume_path: '' }],
  ])('%s: asks to complete it and leads there [APPLY-01] [APPLY-02]', async (_why, profile) => {
    open({ profile })
    expect(await screen.findByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/user/AboutUser')
    expect(screen.queryByLabelText('Full name')).toBeNull()
  })

  it('counts what a new profile starts with as there [APPLY-02] [WS-307]', async () => {
    open({ profile: null, careerName: 'Maya Okafor' })
    expect(await screen.findByText(/Still missing: resume\.$/)).toBeVisible()
  })

  it('could not be found out: says so and asks again', async () => {
    const { form } = open()
    server.use(
      http.get('*/api/jobsdb/user/7', () => HttpResponse.json({ message: 'Sorry.' }, { status: 500 }), { once: true }),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await form()).toHaveValue('Maya Okafor')
  })
})

describe('the form', () => {
  it('has every field, filled from the profile, for this job [APPLY-03] [APPLY-06] [APPLY-22] [COVER-01] [COVER-16]', async () => {
    const { form } = open()
    expect(await form()).toHaveValue('Maya Okafor')
    expect(screen.getByLabelText('Email')).toHaveValue('maya@posteo.example')
    expect(screen.getByLabelText('Phone number')).toHaveValue('+1 4155550142')
    expect(screen.getByLabelText('Cover letter')).toHaveValue('')
    expect(screen.getByRole('radio', { name: 'From my profile' })).toBeChecked()
    expect(screen.getByText('Maya_Okafor_Resume.pdf')).toBeVisible()
    expect(screen.getByLabelText('Driving License')).toHaveAttribute('type', 'file')
    expect(screen.getByLabelText('Visa Document')).toHaveAttribute('type', 'file')
    expect(screen.getByRole('button', { name: 'Smart Customize' })).toBeVisible()
    const dialog = screen.getByRole('dialog', { name: 'Apply by email' })
    expect(dialog).toHaveTextContent('Senior Backend Engineer · Kestrel Robotics · EUR 78,000 - 96,000 per year')
    expect(within(dialog).getByText('Hireloom job')).toBeVisible()
  })

  it('sends nothing while something is missing, says what, and goes to the first [APPLY-08] [APPLY-09] [APPLY-10]', async () => {
    const { form, submit, requests } = open()
    fireEvent.change(await form(), { target: { value: ' ' } })
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: '' } })
    submit()
    expect(described('Full name')).toHaveAccessibleDescription('Name is required')
    expect(described('Email')).toHaveAccessibleDescription('Email is required')
    expect(described('Cover letter')).toHaveAccessibleDescription('Cover letter is required')
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus())
    expect(requests).toEqual([])
  })

  it('refuses a wrong file where it was chosen [APPLY-14] [APPLY-15] [APPLY-16] [APPLY-17]', async () => {
    const { form, choose, person } = open()
    await form()
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    choose('Resume', new File(['x'], 'cv.txt'))
    expect(described('Resume')).toHaveAccessibleDescription(/Resume must be in PDF, DOC, or DOCX format\.$/)
    choose('Driving License', new File(['x'], 'licence.docx'))
    expect(described('Driving License')).toHaveAccessibleDescription(
      /Driving License must be in PDF, JPG, JPEG, PNG, or GIF format\.$/,
    )
    choose('Visa Document', new File(['x'], 'visa.html'))
    expect(described('Visa Document')).toHaveAccessibleDescription(
      /Visa Document must be in PDF, JPG, JPEG, PNG, or GIF format\.$/,
    )
    choose('Visa Document', size(new File(['x'], 'visa.pdf'), 30 * 1024 * 1024 + 1))
    expect(described('Visa Document')).toHaveAccessibleDescription(/File size should not exceed 30MB\.$/)
  })

  it('asks for the documents that the job makes mandatory, and folds the others [OPEN-061] [WS-293]', async () => {
    const { form, write, submit, choose, requests, packed } = open({
      target: { mandatoryDocuments: ['Resume', 'Driving License'] },
    })
    await form()
    expect(described('Driving License')).toHaveAccessibleDescription('Required for this job')
    expect(screen.getByText('Visa Document', { selector: 'label' })).not.toBeVisible()
    fireEvent.click(screen.getByText('Add another document'))
    expect(screen.getByText('Visa Document', { selector: 'label' })).toBeVisible()
    write()
    submit()
    expect(described('Driving License')).toHaveAccessibleDescription(/Driving License is required for this job\.$/)
    const button = screen.getByRole('button', { name: 'Choose Driving License' })
    await waitFor(() => expect(button).toHaveFocus())
    expect(button).toHaveAccessibleDescription(/Driving License is required for this job\.$/)
    choose('Driving License', new File(['x'], 'licence.png'))
    submit()
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(packed['drivingLicenseFile']!.name).toBe('licence.png')
  })
})

describe('sending', () => {
  it('takes the resume of the profile from the uploads, and the job by its id [APPLY-04] [APPLY-05] [APPLY-12] [OPEN-058]', async () => {
    const { form, write, submit, requests, packed } = open()
    await form()
    write()
    submit()
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
    const { resumeFile: _file, ...fields } = requests[0]!
    expect(fields).toEqual({
      user_id: '7',
      jobId: '17',
      jobTitle: 'Senior Backend Engineer',
      jobCompany: 'Kestrel Robotics',
      recruiterEmail: 'elena@kestrel.example',
      fullName: 'Maya Okafor',
      email: 'maya@posteo.example',
      phoneNumber: '+1 4155550142',
      coverLetter: LETTER,
      source: '',
    })
    expect(packed['resumeFile']!.name).toBe('Maya_Okafor_Resume.pdf')
    expect(packed['resumeFile']!.type).toBe('application/pdf')
    expect(packed['resumeFile']!.size).toBe('%PDF-1.7 of the profile'.length)
  })

  it('names the link by which somebody came, long ago and on another page', async () => {
    rememberSource('?from=linkedin')
    const { form, write, submit, requests } = open()
    await form()
    write()
    submit()
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
    expect(requests[0]).toMatchObject({ source: 'linkedin' })
  })

  it('takes three documents of one’s own [APPLY-04] [APPLY-22]', async () => {
    const { form, write, submit, choose, person, requests, packed } = open()
    await form()
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    write()
    submit()
    expect(described('Resume')).toHaveAccessibleDescription(
      /No resume found in your profile\. Please upload a resume first\.$/,
    )
    choose('Resume', new File(['1'], 'other.docx'))
    choose('Driving License', new File(['2'], 'licence.jpg'))
    choose('Visa Document', new File(['3'], 'visa.gif'))
    submit()
    await screen.findByText('Application submitted successfully!')
    expect(Object.entries(packed).map(([name, file]) => [name, file.name])).toEqual([
      ['resume', 'other.docx'], // compared with the job first
      ['resumeFile', 'other.docx'],
      ['drivingLicenseFile', 'licence.jpg'],
      ['visaDocumentFile', 'visa.gif'],
    ])
    expect(Object.keys(requests[0]!)).toEqual(expect.arrayContaining(Object.keys(packed).slice(1)))
  })

  it('shows that it runs, once, and what became of it with the way to the tracker [APPLY-07]', async () => {
    const { form, write, submit, requests, onClose } = open()
    let answer = () => {}
    const delay = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('*/api/send-application-email', async ({ request }) => {
        requests.push(Object.fromEntries(await request.formData()))
        await delay
        return HttpResponse.json({
          success: true,
          message: 'Application recorded but email failed to send',
          application_id: 3,
          email_sent: false,
        })
      }),
    )
    await form()
    write()
    submit()
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
    expect(screen.getByLabelText('Cover letter')).toBeDisabled()
    submitAgain()
    answer()
    expect(await screen.findByText('Application recorded but email failed to send')).toBeVisible()
    expect(screen.getByText('We will keep trying for two days. There is no need to apply again.')).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(await screen.findByRole('link', { name: 'Open Application Tracker' })).toHaveAttribute(
      'href',
      '/user/applicationTracker',
    )
    expect(localStorage.getItem('17')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  const submitAgain = () => {
    fireEvent.submit(document.querySelector('form')!)
    fireEvent.submit(document.querySelector('form')!)
  }

  it.each([
    [409, 'You have already applied to this job.'],
    [409, 'This job is no longer accepting applications.'],
    [403, 'You do not have permission to perform this action.'],
  ])('refused with %i: says so, and everything typed is still there [ERR-31]', async (status, message) => {
    const { form, write, submit, choose } = open()
    server.use(
      http.post('*/api/send-application-email', () => HttpResponse.json({ success: false, message }, { status })),
    )
    await form()
    write()
    choose('Visa Document', new File(['3'], 'visa.gif'))
    submit()
    expect(await screen.findByText('Failed to send application')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByLabelText('Cover letter')).toHaveValue(LETTER)
    expect(screen.getByText('visa.gif')).toBeVisible()
  })

  it('puts a sentence about a field at the field', async () => {
    const { form, write, submit } = open()
    server.use(
      http.post('*/api/send-application-email', () =>
        HttpResponse.json(
          { success: false, message: 'x', errors: { email: ['Invalid email format'], other: ['y'] } },
          { status: 422 },
        ),
      ),
    )
    await form()
    write()
    submit()
    await waitFor(() => expect(described('Email')).toHaveAccessibleDescription('Invalid email format'))
  })

  it('never arrives: the unexpected failure is said, and it can be sent again [ERR-32]', async () => {
    const { form, write, submit, requests } = open()
    server.use(http.post('*/api/send-application-email', () => HttpResponse.error(), { once: true }))
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    await form()
    write()
    submit()
    const failure = await screen.findByText('An unexpected error occurred. Please try again later.')
    // It stands at the end of a long form: it comes to where one has pressed.
    expect(intoView.mock.contexts).toContain(failure.parentElement!.parentElement)
    submit()
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  it.each([
    [
      'ERR-28',
      () => HttpResponse.json({ success: false, message: 'Resume not found' }, { status: 404 }),
      'Failed to fetch your resume: Resume not found. Please try uploading a new one.',
    ],
    ['ERR-29', () => HttpResponse.error(), 'Could not fetch your resume. Please try uploading a new one.'],
  ])('%s: a resume of the profile that cannot be had', async (_id, answer, sentence) => {
    const { form, write, submit, requests } = open()
    server.use(http.get('*/api/uploads/resumes/:name', answer))
    await form()
    write()
    submit()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(requests).toEqual([])
  })

  it('a stored name of other letters is never asked for [APPLY-13]', async () => {
    const { form, write, submit, requests } = open({ profile: { ...maya, resume_path: 'uploads/resumes/ab%c.pdf' } })
    await form()
    write()
    submit()
    expect(await screen.findByText(/^Failed to fetch your resume: .* Please try uploading a new one\.$/)).toBeVisible()
    expect(requests).toEqual([])
  })
})

describe('what nothing supports', () => {
  it('is asked about before sending, once; the answer may be to go back', async () => {
    const { form, write, submit, requests, checked } = open({ claims: [claim('45 people', 6)] })
    await form()
    write(`I led 45 people. ${LETTER}`)
    submit()
    expect(await screen.findByRole('dialog', { name: 'Check before you send' })).toBeVisible()
    expect(await screen.findByText('45 people')).toBeVisible()
    expect(requests).toEqual([])
    expect(checked).toEqual([{ user_id: 7, job_id: 17, text: `I led 45 people. ${LETTER}` }])
    fireEvent.click(screen.getByRole('button', { name: 'Back to the letter' }))
    expect(screen.getByLabelText('Cover letter')).toHaveValue(`I led 45 people. ${LETTER}`)
    submit()
    fireEvent.click(await screen.findByRole('button', { name: 'It is true, send it' }))
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(checked).toHaveLength(1)
  })

  it('holds nothing up when nobody can be asked', async () => {
    const { form, write, submit } = open()
    server.use(http.post('*/api/cover-letters/check', () => HttpResponse.error()))
    await form()
    write()
    submit()
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
  })
})

describe('nothing is lost', () => {
  it('closed and opened again, letter, fields and files are as they were [COVER-06] [COVER-07]', async () => {
    const { form, write, choose, show, dialog } = open()
    fireEvent.change(await form(), { target: { value: 'Maya O.' } })
    write('Half a let')
    choose('Visa Document', new File(['3'], 'visa.gif'))
    show(dialog(false))
    expect(screen.queryByRole('dialog')).toBeNull()
    show(dialog(true))
    expect(await form()).toHaveValue('Maya O.')
    expect(screen.getByLabelText('Cover letter')).toHaveValue('Half a let')
    expect(screen.getByText('visa.gif')).toBeVisible()
  })

  it('a session that ends while writing keeps the letter and says so', async () => {
    const { form, write, submit } = open()
    server.use(
      http.post('*/api/send-application-email', () =>
        HttpResponse.json({ success: false, message: 'Please log in to continue.' }, { status: 401 }),
      ),
    )
    await form()
    write()
    submit()
    expect(await screen.findByText('Your session has ended.')).toBeVisible()
    expect(JSON.parse(localStorage.getItem('17')!)).toEqual({ user_id: 7, text: LETTER })
  })
})
