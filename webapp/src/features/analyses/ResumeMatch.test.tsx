import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { ResumeMatch } from '@/features/analyses/ResumeMatch'
import { analyst, PDF, renderMatch } from '@/testing/analyst'
import { JOB, withHiddenText } from '@/testing/ats'
import { profile } from '@/testing/jobs'
import { fill, matched, opened, shortAnswer, usual } from '@/testing/matchScreen'
import { quiet } from '@/testing/quiet'
import { server } from '@/testing/server'

const INCOMPLETE = 'Please enter job description and upload a profile document.'
const FAILED = 'Error processing request. Please try again.'

it('asks for a job description and a resume and offers four analyses [MATCH-01] [MATCH-03]', () => {
  opened()
  expect(screen.getByRole('textbox', { name: 'Job description' })).toBeVisible()
  expect(screen.getByLabelText('Resume')).toHaveAttribute('type', 'file')
  const analyses = within(screen.getByRole('group', { name: 'Analysis' })).getAllByRole('button')
  expect(analyses.map((analysis) => analysis.textContent)).toEqual([
    expect.stringMatching(/^Percentage match/),
    expect.stringMatching(/^About the resume/),
    expect.stringMatching(/^Roles and responsibilities/),
    expect.stringMatching(/^Top 10 skills/),
  ])
})

it('takes .pdf, .docx and .doc and states the limit of 10MB [MATCH-02] [MATCH-21]', () => {
  opened()
  expect(screen.getByLabelText('Resume')).toHaveAttribute('accept', '.pdf,.docx,.doc')
  expect(screen.getByText('PDF, DOCX or DOC, at most 10MB')).toBeVisible()
})

it.each([
  ['percentage-match', 'Percentage match', 'Good Match'],
  ['about-the-resume', 'About the resume', 'About the resume'],
  ['roles-responsibilities', 'Roles and responsibilities', 'Roles and responsibilities'],
  ['top-10-skills', 'Top 10 skills', 'Top 10 skills'],
])('sends %s for "%s" and shows its result [MATCH-03] [MATCH-04]', async (apiType, name, heading) => {
  const requests = analyst(usual)
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('heading', { name: heading, level: 2 })).toHaveFocus()
  expect(requests).toEqual([
    { apiType, jobDescription: JOB, level: null, offset: null, file: { name: PDF.name, size: PDF.size } },
  ])
})

it.each([
  ['the file', '', true],
  ['the job description', JOB, false],
])('sends nothing with %s alone, and says what is missing [MATCH-20]', async (_what, job, withFile) => {
  const requests = analyst(usual)
  const { hand } = opened()
  if (job) {
    await hand.click(screen.getByLabelText('Job description'))
    await hand.paste(job)
  }
  if (withFile) await hand.upload(screen.getByLabelText('Resume'), PDF)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument()
  expect(screen.getByText(withFile ? 'Paste the text of the job here.' : 'Choose a resume.')).toBeVisible()
  expect(requests).toEqual([])
})

it('counts blanks as no job description [MATCH-20]', async () => {
  const requests = analyst(usual)
  const { hand } = opened()
  await fill(hand, ' \n ')
  await hand.click(screen.getByRole('button', { name: 'Top 10 skills' }))
  expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument()
  expect(requests).toEqual([])
})

it('refuses a file over 10MB and keeps the one before [MATCH-21] [LIM-10]', async () => {
  const { hand } = opened()
  await fill(hand)
  const large = new File(['x'], 'large.pdf')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  await hand.upload(screen.getByLabelText('Resume'), large)
  expect((await screen.findAllByText('File size should not exceed 10MB.'))[0]).toBeVisible()
  expect(screen.getByText(PDF.name)).toBeVisible()
  await hand.click(screen.getByRole('button', { name: `Remove ${PDF.name}` }))
  expect(screen.getByLabelText('Resume')).toBeValid()
})

it('takes a file that is dropped anywhere on the page', async () => {
  opened()
  const dataTransfer = { types: ['Files'], files: [PDF] }
  fireEvent.dragEnter(document, { dataTransfer })
  expect(screen.getByText('Let go to use this file')).toBeVisible()
  fireEvent.drop(document, { dataTransfer })
  expect(await screen.findByText(PDF.name)).toBeVisible()
})

it('takes a pasted file, and leaves pasted text to the field', async () => {
  opened()
  fireEvent.paste(document, { clipboardData: { types: ['Files'], files: [PDF] } })
  expect(await screen.findByText(PDF.name)).toBeVisible()
  fireEvent.paste(document, {
    clipboardData: { types: ['text/plain', 'Files'], files: [new File(['x'], 'picture.pdf')] },
  })
  expect(screen.getByText(PDF.name)).toBeVisible()
})

it('shows a spinner that says what is done, and can be cancelled [MATCH-08]', async () => {
  let release = () => {}
  const requests = analyst(() => new Promise((resolve) => (release = () => resolve(shortAnswer))))
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  expect(await screen.findByText(/^Reading the resume, finding what the job asks for/)).toBeVisible()
  await waitFor(() => expect(requests).toHaveLength(1))
  await hand.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/^Reading the resume/)).not.toBeInTheDocument()
  release()
  await act(quiet)
  expect(screen.queryByRole('heading', { name: 'Good Match' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Job description')).toHaveValue(JOB)
})

it.each([
  ['the server fails', { status: 500, message: 'Internal' }, `${FAILED}Your text`],
  ['the server is away', 'down', `${FAILED}Your text`],
  [
    'the document cannot be read',
    { status: 422, message: 'Could not read any text from the document.' },
    `${FAILED}Could not read any text from the document.Your text`,
  ],
] as const)('says so when %s, and loses nothing [ERR-11]', async (_when, reply, sentence) => {
  analyst(() => reply)
  const { hand } = opened()
  await fill(hand)
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  const alert = (await screen.findByText(FAILED)).closest('[role=alert]')
  expect(alert).toBeVisible()
  // On a phone it stands below what was pressed, out of sight.
  expect(intoView.mock.contexts).toContain(alert!.parentElement)
  expect(alert?.textContent).toContain(sentence)
  expect(screen.getByLabelText('Job description')).toHaveValue(JOB)
  expect(screen.getByText(PDF.name)).toBeVisible()

  analyst(usual)
  await hand.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Good Match' })).toBeVisible()
})

it('loads more roles from where the server says, and stops at its end [MATCH-09] [OPEN-020]', async () => {
  const requests = analyst(usual)
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Roles and responsibilities' }))
  await hand.click(await screen.findByRole('button', { name: 'Load More' }))
  expect(await screen.findByText('Own the booking service, part 6')).toBeVisible()
  expect(screen.getByText('Own the booking service, part 1')).toBeVisible()
  expect(requests.map((item) => item.offset)).toEqual([null, '5'])
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
})

it('keeps the roles that are there when the next page fails', async () => {
  analyst((form) => (form.offset ? { status: 503, message: '' } : usual(form)))
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Roles and responsibilities' }))
  await hand.click(await screen.findByRole('button', { name: 'Load More' }))
  expect(await screen.findByText(FAILED)).toBeVisible()
  expect(screen.getByText('Own the booking service, part 1')).toBeVisible()
  analyst(usual)
  await hand.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Own the booking service, part 6')).toBeVisible()
})

it('offers Load More for the roles only [MATCH-09]', async () => {
  analyst(() => ({ ...shortAnswer, offset: 5 }))
  const { hand } = opened()
  await matched(hand)
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
})

it('fills both fields from a sample with one click', async () => {
  const requests = analyst(usual)
  server.use(
    http.get('*/samples/samples.json', () =>
      HttpResponse.json([{ name: 'Backend engineer', job: '1.txt', resume: '1.pdf', resume_name: 'Maya.pdf' }]),
    ),
    http.get('*/samples/1.txt', () => HttpResponse.text(JOB)),
    http.get('*/samples/1.pdf', () => HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF').buffer)),
  )
  const { hand } = renderMatch(<ResumeMatch />)
  await hand.click(await screen.findByRole('button', { name: 'Backend engineer' }))
  expect(await screen.findByRole('heading', { name: 'Good Match' })).toBeVisible()
  expect(requests[0]).toMatchObject({ jobDescription: JOB, file: { name: 'Maya.pdf', size: 4 } })
})

it('quotes what was hidden in the document and says that it did not count', async () => {
  analyst(() => withHiddenText(shortAnswer))
  const { hand } = opened()
  await matched(hand)
  const notice = await screen.findByRole('region', { name: '1 passage of this document was left out' })
  expect(notice).toHaveTextContent('kubernetes kubernetes go golang rust')
  expect(notice).toHaveTextContent('This text has the colour of the paper.')
})

it('shows a reply without findings as text, never as markup, and no score where it names none [OPEN-018]', async () => {
  const bare = { ...shortAnswer, match: null, response: 'No number here <img src=x onerror=alert(1)>' }
  analyst(() => bare)
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  expect(await screen.findByText(/No number here <img/)).toBeVisible()
  expect(screen.queryByRole('img', { name: /Match score/ })).not.toBeInTheDocument()
})

it('names a model as AI, and our own rules not', async () => {
  analyst((form) => ({ ...usual(form), api_used: form.apiType === 'about-the-resume' ? 'openai' : 'local' }))
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'About the resume' }))
  expect(await screen.findByText('Written by AI, check facts')).toBeVisible()
  await hand.click(screen.getByRole('radio', { name: 'Top 10 skills' }))
  expect(await screen.findByText('Read by fixed rules. No model wrote this.')).toBeVisible()
  expect(screen.queryByText('Written by AI, check facts')).not.toBeInTheDocument()
})

describe('the resume of the profile', () => {
  const inProfile = (file: () => Response) =>
    server.use(
      http.get('*/api/jobsdb/user/:id', () => HttpResponse.json({ success: true, profile })),
      http.get('*/api/uploads/resumes/maya.pdf', file),
    )

  it('is one press away', async () => {
    inProfile(() => HttpResponse.text('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } }))
    const requests = analyst(usual)
    const { hand } = opened()
    await hand.click(await screen.findByRole('button', { name: 'Use the one in my profile' }))
    expect(await screen.findByText('Maya_Okafor_Resume.pdf')).toBeVisible()
    await hand.click(screen.getByLabelText('Job description'))
    await hand.paste(JOB)
    await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
    await screen.findByRole('heading', { name: 'Good Match' })
    expect(requests[0]!.file).toEqual({ name: 'Maya_Okafor_Resume.pdf', size: 8 })
  })

  it('that cannot be fetched says so', async () => {
    inProfile(() => new HttpResponse(null, { status: 404 }))
    const { hand } = opened()
    await hand.click(await screen.findByRole('button', { name: 'Use the one in my profile' }))
    expect(await screen.findByText('The resume in your profile could not be loaded.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled()
  })
})
