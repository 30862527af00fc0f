import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { maya, open } from '@/testing/applyScene'
import { server } from '@/testing/server'

it('a resume of the Resume Studio goes along as the file that it is now [WS-130]', async () => {
  const { form, write, submit, packed, person } = open()
  server.use(
    http.get('*/api/me/resumes', () =>
      HttpResponse.json({
        success: true,
        resumes: [{ id: 7, name: 'Weaver', job_title: '', company: '', job_id: 0, changed_at: '2026-03-01T09:00:00Z' }],
      }),
    ),
    http.get('*/api/me/resumes/7/file', () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer, {
        headers: { 'Content-Type': 'application/pdf' },
      }),
    ),
  )
  await form()
  write()
  await person.selectOptions(await screen.findByLabelText('Another resume that you have here'), 'Weaver')
  expect(await screen.findByRole('radio', { name: 'Another file' })).toBeChecked()
  submit()
  await screen.findByText('Application submitted successfully!')
  expect(packed['resumeFile']).toHaveProperty('name', 'Weaver.pdf')
})

const files = [
  { key: '2026/a.zip', name: 'linkedin.zip' },
  { key: '2026/b.docx', name: 'Grace Adeyemi.docx' },
]

it('a Word file that the career was read from goes along as it is [WS-311]', async () => {
  const { form, write, submit, packed, person } = open({ files })
  await form()
  write()
  const choice = await screen.findByLabelText('Another resume that you have here')
  expect(within(choice).queryByRole('option', { name: 'linkedin.zip' })).toBeNull()
  await person.selectOptions(choice, 'Grace Adeyemi.docx')
  submit()
  await screen.findByText('Application submitted successfully!')
  expect(packed['resumeFile']).toHaveProperty('name', 'Grace Adeyemi.docx')
})

it('somebody without a profile applies with a file of the career [WS-311] [APPLY-02]', async () => {
  const { form, write, submit, packed, requests, person } = open({ profile: null, careerName: 'Grace Adeyemi', files })
  expect(await screen.findByRole('link', { name: 'Complete your profile' })).toHaveAttribute('href', '/user/AboutUser')
  await person.click(await screen.findByRole('button', { name: 'Grace Adeyemi.docx' }))
  expect(await form()).toHaveValue('Grace Adeyemi')
  expect(screen.getByLabelText('Phone number')).toHaveValue('+1 4155550142')
  expect(screen.queryByRole('radio', { name: 'From my profile' })).toBeNull()
  write()
  submit()
  await screen.findByText('Application submitted successfully!')
  expect(packed['resumeFile']).toHaveProperty('name', 'Grace Adeyemi.docx')
  expect(requests[0]).toMatchObject({ fullName: 'Grace Adeyemi' })
})

it('the last choice goes along, however slow the one before it [WS-311]', async () => {
  const { form, packed, write, submit, person } = open({ files })
  let isOpened = false
  server.use(
    http.get('*/api/me/resumes', () =>
      HttpResponse.json({
        success: true,
        resumes: [{ id: 7, name: 'Weaver', job_title: '', company: '', job_id: 0, changed_at: '2026-03-01T09:00:00Z' }],
      }),
    ),
    http.get('*/api/me/resumes/7/file', async () => {
      await delay(400)
      isOpened = true
      return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer)
    }),
  )
  await form()
  write()
  const choice = await screen.findByLabelText('Another resume that you have here')
  await within(choice).findByRole('option', { name: 'Weaver' })
  await person.selectOptions(choice, 'Weaver')
  await person.selectOptions(choice, 'Grace Adeyemi.docx')
  expect(await screen.findByRole('radio', { name: 'Another file' })).toBeChecked()
  await waitFor(() => expect(isOpened).toBe(true))
  await delay(100)
  expect(choice).toHaveDisplayValue('Grace Adeyemi.docx')
  submit()
  await screen.findByText('Application submitted successfully!')
  expect(packed['resumeFile']).toHaveProperty('name', 'Grace Adeyemi.docx')
})

it('a file that could not be opened can be chosen again [WS-311]', async () => {
  const { form, person } = open({ files })
  server.use(http.get('*/api/documents/download', () => HttpResponse.json({ success: false }, { status: 503 })))
  await form()
  const choice = await screen.findByLabelText('Another resume that you have here')
  await person.selectOptions(choice, 'Grace Adeyemi.docx')
  expect(await screen.findByText('Grace Adeyemi.docx could not be attached.')).toBeVisible()
  expect(choice).toHaveDisplayValue('Choose a resume that you have here')
})

it('a file of which nothing was taken into the career is not offered [WS-311]', async () => {
  const { form } = open({ files: [...files, { key: '2026/c.pdf', name: 'Left out.pdf' }], read: ['2026/b.docx'] })
  await form()
  const choice = await screen.findByLabelText('Another resume that you have here')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a resume that you have here', 'Grace Adeyemi.docx'])
})

it('many resumes of the Studio hide no file of the career [WS-311]', async () => {
  const made = Array.from({ length: 6 }, (_, at) => ({ id: at + 1, name: `Weaver ${at}`, job_title: '', company: '' }))
  server.use(http.get('*/api/me/resumes', () => HttpResponse.json({ success: true, resumes: made })))
  open({ profile: { ...maya, name: '' }, files })
  const offered = within(await screen.findByRole('region', { name: 'Apply with another resume' }))
  await offered.findByRole('button', { name: 'Weaver 0' })
  expect(offered.getByRole('button', { name: 'Grace Adeyemi.docx' })).toBeEnabled()
})

describe('a job that another file hardly fits', () => {
  const brake = { percent: 12, meaning: '', missing: ['RN license'], shortfalls: [], refused: [] }
  const answer = { success: true, brake, requirements: [{ label: 'PALS', must: true, state: 'missing', own_word: '' }] }

  it('is asked about before anything is sent, also while the file is still being checked [WS-313]', async () => {
    const { form, write, choose, submit, packed, requests, person } = open()
    server.use(
      http.post('*/api/jobs/17/brake', async () => {
        await delay(200)
        return HttpResponse.json(answer)
      }),
    )
    await form()
    expect(screen.queryByRole('checkbox', { name: /I want to apply anyway/ })).toBeNull()
    write()
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    choose('Resume', new File(['%PDF-1.7'], 'nurse.pdf', { type: 'application/pdf' }))
    submit()
    expect(await screen.findByRole('button', { name: 'Checking your resume...' })).toBeVisible()
    const tick = await screen.findByRole('checkbox', { name: /^I know that this job asks for RN license/ })
    await waitFor(() => expect(tick).toHaveFocus())
    expect(tick).toHaveAccessibleDescription('Tick this box if you want to apply anyway.')
    expect(packed['resume']).toHaveProperty('name', 'nurse.pdf')
    expect(requests).toHaveLength(0)
    expect(await screen.findByText('The job insists on 1 thing that your resume does not show:')).toBeVisible()
    // Their word would count for the resume of the profile.
    expect(screen.queryByRole('button', { name: 'I have it' })).toBeNull()
    await person.click(tick)
    submit()
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  it('is not applied for once the form is closed while the file is being checked [WS-313]', async () => {
    const { form, write, choose, submit, requests, person, dialog, onClose, rerender } = open()
    let answerCheck = () => {}
    const isCheckable = new Promise<void>((resolve) => (answerCheck = resolve))
    server.use(
      http.post('*/api/jobs/17/brake', async () => {
        await isCheckable
        return HttpResponse.json({ ...answer, brake: null })
      }),
    )
    await form()
    write()
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    choose('Resume', new File(['%PDF-1.7'], 'nurse.pdf', { type: 'application/pdf' }))
    submit()
    expect(await screen.findByText('Checking your resume...', { selector: '[role=status]' })).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledOnce()
    rerender(dialog(false))
    answerCheck()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(requests).toHaveLength(0)
  })

  it('is asked about the file that was chosen last, whichever answer comes first [WS-313]', async () => {
    const { form, write, choose, submit, packed, requests, person } = open()
    const answers = [{ ...answer, brake: null }, answer]
    server.use(
      http.post('*/api/jobs/17/brake', async () => {
        const first = answers.shift()
        await delay(first === answer ? 200 : 50)
        return HttpResponse.json(first)
      }),
    )
    await form()
    write()
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    choose('Resume', new File(['%PDF-1.7'], 'first.pdf', { type: 'application/pdf' }))
    choose('Resume', new File(['%PDF-1.7'], 'nurse.pdf', { type: 'application/pdf' }))
    submit()
    expect(await screen.findByRole('checkbox', { name: /RN license/ })).not.toBeChecked()
    expect(packed['resume']).toHaveProperty('name', 'nurse.pdf')
    expect(requests).toHaveLength(0)
  })

  it('stays ticked for a file that is chosen again [WS-313]', async () => {
    const { form, choose, person } = open()
    let checks = 0
    server.use(
      http.post('*/api/jobs/17/brake', () => {
        checks += 1
        return HttpResponse.json(answer)
      }),
    )
    await form()
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    choose('Resume', new File(['%PDF-1.7'], 'nurse.pdf', { type: 'application/pdf' }))
    await person.click(await screen.findByRole('checkbox', { name: /RN license/ }))
    await person.click(screen.getByRole('radio', { name: 'From my profile' }))
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    expect(screen.getByRole('checkbox', { name: /RN license/ })).toBeChecked()
    expect(checks).toBe(1)
  })

  it('is no reason to be asked once the resume of the profile goes along again [WS-313]', async () => {
    const { form, choose, person } = open()
    server.use(http.post('*/api/jobs/17/brake', () => HttpResponse.json(answer)))
    await form()
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    choose('Resume', new File(['%PDF-1.7'], 'nurse.pdf', { type: 'application/pdf' }))
    expect(await screen.findByRole('checkbox', { name: /I want to apply anyway/ })).toBeVisible()
    await person.click(screen.getByRole('radio', { name: 'From my profile' }))
    expect(screen.queryByRole('checkbox', { name: /I want to apply anyway/ })).toBeNull()
  })

  it('is ticked for one resume, not for the next [WS-313]', async () => {
    const { form, choose, person } = open({ brake: { ...brake, missing: ['PE license'] } })
    server.use(http.post('*/api/jobs/17/brake', () => HttpResponse.json(answer)))
    await form()
    await person.click(screen.getByRole('checkbox', { name: /PE license/ }))
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    choose('Resume', new File(['%PDF-1.7'], 'nurse.pdf', { type: 'application/pdf' }))
    expect(await screen.findByRole('checkbox', { name: /RN license/ })).not.toBeChecked()
  })

  it('holds nobody back when the file cannot be read [WS-313]', async () => {
    const { form, write, choose, submit, person } = open()
    server.use(
      http.post('*/api/jobs/17/brake', () =>
        HttpResponse.json({ success: false, message: 'No text was found.' }, { status: 422 }),
      ),
    )
    await form()
    write()
    await person.click(screen.getByRole('radio', { name: 'Another file' }))
    choose('Resume', new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' }))
    submit()
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
  })
})
