import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { analyst, PDF } from '@/testing/analyst'
import { matchAnswer } from '@/testing/ats'
import { jobsFound, job, jobScreen } from '@/testing/jobs'
import { shortAnswer } from '@/testing/matchScreen'
import { quiet } from '@/testing/quiet'
import { server } from '@/testing/server'

const nurse = job(1, { title: 'Nurse', company: 'Tidewater', location: 'Pune', description: 'Care for people.' })

async function open(part: Partial<Parameters<typeof jobScreen>[0]> = {}) {
  const view = jobScreen({
    answer: () => jobsFound([nurse]),
    address: '/user/jobslist?jobId=1&openDetail=true',
    ...part,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Match my resume' }))
  const dialog = await screen.findByRole('dialog', { name: 'Match my resume' })
  // The profile may come after the dialog.
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Show my match' })).toBeEnabled())
  const press = (name: string) => fireEvent.click(within(dialog).getByRole('button', { name }))
  return { ...view, dialog, press }
}

describe('the resume match of a job', () => {
  it('takes the resume of the profile, waits, shows the result, and begins again [JOBS-10] [MATCH-23] [MATCH-24] [MATCH-25] [MATCH-26]', async () => {
    let answerNow = (): void => {}
    const ready = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    const requests = analyst(async () => {
      await ready
      return shortAnswer
    })
    const { dialog, press } = await open()
    expect(within(dialog).getByRole('radio', { name: 'From my profile' })).toBeChecked()
    expect(within(dialog).getByText('Maya_Okafor_Resume.pdf')).toBeVisible()
    press('Show my match')
    expect(await within(dialog).findByText(/Reading the resume/)).toBeVisible()
    answerNow()
    const heading = await within(dialog).findByRole('heading', { name: 'Good Match' })
    expect(heading).toHaveFocus()
    // The same parts as on the screen for it: the score, the requirements with their proof, the resume.
    expect(within(dialog).getByRole('img', { name: 'Match score 80%' })).toBeVisible()
    expect(within(dialog).getByRole('list', { name: 'Requirements' })).toHaveTextContent('Python in production')
    expect(within(dialog).getByRole('region', { name: 'Your resume, as we read it' })).toHaveTextContent('Maya Okafor')
    expect(requests).toMatchObject([
      {
        apiType: 'percentage-match',
        userId: '7',
        jobDescription: 'Nurse\nTidewater\n\nCare for people.',
        file: { name: 'Maya_Okafor_Resume.pdf', size: 23 },
      },
    ])
    press('Try another')
    expect(within(dialog).getByRole('button', { name: 'Show my match' })).toBeVisible()
    expect(within(dialog).queryByRole('heading', { name: 'Good Match' })).toBeNull()
  })

  it('takes a PDF or DOCX of 30 MB at most instead [MATCH-24] [APPLY-18] [OPEN-011]', async () => {
    const requests = analyst(() => shortAnswer)
    const { dialog, press } = await open()
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Another file' }))
    const field = () => within(dialog).getByLabelText('Resume', { selector: 'input[type=file]' })
    expect(dialog).toHaveTextContent('PDF or DOCX, at most 30MB')
    const choose = (file: File) => fireEvent.change(field(), { target: { files: [file] } })
    const large = new File(['x'], 'large.pdf')
    Object.defineProperty(large, 'size', { value: 30 * 1024 * 1024 + 1 })
    choose(new File(['x'], 'old.doc'))
    expect(dialog).toHaveTextContent('Unsupported file type .doc. Supported formats: PDF, DOCX')
    choose(large)
    expect(dialog).toHaveTextContent('File size should not exceed 30MB.')
    choose(PDF)
    choose(large)
    expect(field()).toBeInvalid()
    press(`Remove ${PDF.name}`)
    expect(field()).toBeValid()
    choose(PDF)
    press('Show my match')
    await within(dialog).findByRole('heading', { name: 'Good Match' })
    expect(requests).toMatchObject([{ file: { name: PDF.name } }])
  })

  it('warns without a resume [ERR-33]', async () => {
    const requests = analyst(() => shortAnswer)
    const { press } = await open({ profile: null })
    press('Show my match')
    const sentence = 'Please upload a resume or complete your profile with a resume first.'
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    expect(requests).toEqual([])
  })

  it('says when it failed, with the reason, and tries again [ERR-34]', async () => {
    let works = false
    analyst(() => (works ? matchAnswer : { status: 422, message: 'We could not read this document.' }))
    const { dialog, press } = await open()
    press('Show my match')
    const failed = 'Failed to process resume match. Please try again later.'
    expect(await within(dialog).findByRole('heading', { name: failed })).toBeVisible()
    expect(dialog).toHaveTextContent('We could not read this document.')
    works = true
    press('Try again')
    expect(await within(dialog).findByRole('heading', { name: 'Good Match' })).toBeVisible()
  })

  it('that is cancelled while the resume of the profile is fetched asks nothing and shows nothing', async () => {
    const requests = analyst(() => shortAnswer)
    const { dialog, press } = await open()
    let arrive = () => {}
    const gate = new Promise<void>((resolve) => {
      arrive = resolve
    })
    server.use(
      http.get('*/api/uploads/resumes/maya.pdf', async () => {
        await gate
        return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.4').buffer, {
          headers: { 'Content-Type': 'application/pdf' },
        })
      }),
    )
    press('Show my match')
    press('Cancel')
    expect(within(dialog).getByRole('button', { name: 'Show my match' })).toBeVisible()
    arrive()
    await act(quiet)
    expect(within(dialog).getByRole('button', { name: 'Show my match' })).toBeVisible()
    expect(requests).toEqual([])
  })
})
