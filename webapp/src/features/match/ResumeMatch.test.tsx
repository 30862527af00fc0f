import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import type { AtsAnswer } from '@/api/ats'
import { ResumeMatch } from '@/features/match/ResumeMatch'
import { clearMatchData } from '@/lib/matchStorage'
import { analyst, PDF, shown, type Sent } from '@/testing/analyst'
import {
  aboutAnswer,
  JOB,
  match,
  matchAnswer as fullAnswer,
  rolesPage,
  skillsAnswer,
  withHiddenText,
} from '@/testing/ats'
import { server } from '@/testing/server'

const INCOMPLETE = 'Please enter job description and upload a profile document.'
const FAILED = 'Error processing request. Please try again.'

/* What stands in a result is the matter of its own tests: here a short one is enough, and quick to search. */
const matchAnswer: AtsAnswer = {
  ...fullAnswer,
  match: { ...match, requirements: match.requirements.slice(0, 2), resume: match.resume.slice(0, 3), raises: [] },
}

const ANSWERS: Record<string, AtsAnswer> = {
  'percentage-match': matchAnswer,
  'about-the-resume': aboutAnswer,
  'roles-responsibilities': rolesPage(0, 5),
  'top-10-skills': skillsAnswer,
}
const usual = ({ apiType, offset }: Sent): AtsAnswer =>
  apiType === 'roles-responsibilities' && offset === '5' ? rolesPage(5, null) : ANSWERS[apiType]!

/* The samples are files beside the page; most tests do without. */
function opened(userId?: number) {
  server.use(http.get('*/samples/samples.json', () => new HttpResponse(null, { status: 404 })))
  clearHeldFile()
  return shown(<ResumeMatch />, userId)
}

/* What a reload loses: everything in memory. Storage stays. */
function clearHeldFile() {
  const kept = { ...sessionStorage } as Record<string, string>
  clearMatchData()
  Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value))
}

type Hand = ReturnType<typeof opened>['hand']

async function fill(hand: Hand, job = JOB, file = PDF) {
  await hand.click(screen.getByLabelText('Job description'))
  await hand.paste(job)
  await hand.upload(screen.getByLabelText('Resume'), file)
}

async function matched(hand: Hand) {
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  return screen.findByRole('heading', { name: 'Good Match' })
}

it('asks for a job description and a resume and offers four analyses [MATCH-01] [MATCH-03]', () => {
  opened()
  expect(screen.getByRole('textbox', { name: 'Job description' })).toBeVisible()
  expect(screen.getByLabelText('Resume')).toHaveAttribute('type', 'file')
  const analyses = within(screen.getByRole('group', { name: 'Analysis' })).getAllByRole('button')
  expect(analyses.map((each) => each.textContent)).toEqual([
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
  const sent = analyst(usual)
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name }))
  expect(await screen.findByRole('heading', { name: heading, level: 2 })).toHaveFocus()
  expect(sent).toEqual([
    { apiType, jobDescription: JOB, level: null, offset: null, file: { name: PDF.name, size: PDF.size } },
  ])
})

it.each([
  ['the file', '', true],
  ['the job description', JOB, false],
])('sends nothing with %s alone, and says what is missing [MATCH-20]', async (_what, job, withFile) => {
  const sent = analyst(usual)
  const { hand } = opened()
  if (job) {
    await hand.click(screen.getByLabelText('Job description'))
    await hand.paste(job)
  }
  if (withFile) await hand.upload(screen.getByLabelText('Resume'), PDF)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument()
  expect(screen.getByText(withFile ? 'Paste the text of the job here.' : 'Choose a resume.')).toBeVisible()
  expect(sent).toEqual([])
})

it('counts blanks as no job description [MATCH-20]', async () => {
  const sent = analyst(usual)
  const { hand } = opened()
  await fill(hand, ' \n ')
  await hand.click(screen.getByRole('button', { name: 'Top 10 skills' }))
  expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument()
  expect(sent).toEqual([])
})

it('refuses a file over 10MB and keeps the one before [MATCH-21] [LIM-10]', async () => {
  const { hand } = opened()
  await fill(hand)
  const large = new File(['x'], 'large.pdf')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  await hand.upload(screen.getByLabelText('Resume'), large)
  expect((await screen.findAllByText('File size should not exceed 10MB.'))[0]).toBeVisible()
  expect(screen.getByText(PDF.name)).toBeVisible()
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
  analyst(() => new Promise((resolve) => (release = () => resolve(matchAnswer))))
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  expect(await screen.findByText(/^Reading the resume, finding what the job asks for/)).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/^Reading the resume/)).not.toBeInTheDocument()
  release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
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
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  const alert = (await screen.findByText(FAILED)).closest('[role=alert]')
  expect(alert).toBeVisible()
  expect(alert?.textContent).toContain(sentence)
  expect(screen.getByLabelText('Job description')).toHaveValue(JOB)
  expect(screen.getByText(PDF.name)).toBeVisible()

  analyst(usual)
  await hand.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Good Match' })).toBeVisible()
})

it('brings back text, file, result and score after a reload [MATCH-06]', async () => {
  const sent = analyst(usual)
  const before = opened()
  await matched(before.hand)
  await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('fileContent'))
  before.unmount()

  const { hand } = opened()
  expect(screen.getByRole('heading', { name: 'Good Match' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Match score 80%' })).toBeVisible()
  expect(screen.getByText(PDF.name)).toBeVisible()
  expect(sent).toHaveLength(1)
  await hand.click(screen.getByRole('button', { name: 'Edit the job' }))
  expect(screen.getByLabelText('Job description')).toHaveValue(JOB)
  // The file itself is there too: another analysis can be asked for at once.
  await hand.click(screen.getByRole('radio', { name: 'Top 10 skills' }))
  expect(await screen.findByRole('heading', { name: 'Top 10 skills' })).toBeVisible()
  expect(sent[1]?.file).toEqual({ name: PDF.name, size: PDF.size })
})

it('keeps six values in session storage [MATCH-05]', async () => {
  analyst(usual)
  const { hand } = opened()
  await matched(hand)
  await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('fileContent'))
  const value = (name: string) =>
    sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.endsWith(`:${name}`)) ?? '')
  expect(value('jobDescription')).toBe(JOB)
  expect(value('fileName')).toBe(PDF.name)
  expect(value('fileType')).toBe('application/pdf')
  expect(atob(value('fileContent')?.split(',')[1] ?? '')).toBe(await PDF.text())
  expect(value('lastOutput')).toContain('Match Percentage: 80%')
  expect(value('matchPercentage')).toBe('80')
})

it('asks for a file again that was too large to be kept [OPEN-022]', async () => {
  const real = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.endsWith('fileContent')) throw new DOMException('full', 'QuotaExceededError')
    real.call(this, key, value)
  })
  const sent = analyst(usual)
  const before = opened()
  await fill(before.hand)
  before.unmount()

  const { hand } = opened()
  expect(screen.getByLabelText('Job description')).toHaveValue(JOB)
  expect(screen.getByText(PDF.name)).toBeVisible()
  expect(screen.getByText('Too large to be kept over a reload. Please choose it again.')).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument()
  expect(sent).toEqual([])
})

it('shows the next person nothing of the last one [SEC-49]', async () => {
  analyst(usual)
  const first = opened(7)
  await matched(first.hand)
  first.unmount()
  opened(8)
  expect(screen.getByLabelText('Job description')).toHaveValue('')
  expect(screen.queryByText(PDF.name)).not.toBeInTheDocument()
})

it('loads more roles from where the server says, and stops at its end [MATCH-09] [OPEN-020]', async () => {
  const sent = analyst(usual)
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Roles and responsibilities' }))
  await hand.click(await screen.findByRole('button', { name: 'Load More' }))
  expect(await screen.findByText('Own the booking service, part 6')).toBeVisible()
  expect(screen.getByText('Own the booking service, part 1')).toBeVisible()
  expect(sent.map((each) => each.offset)).toEqual([null, '5'])
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
})

it('keeps the roles that are there when the next page fails', async () => {
  analyst((asked) => (asked.offset ? { status: 503, message: '' } : usual(asked)))
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
  analyst(() => ({ ...matchAnswer, offset: 5 }))
  const { hand } = opened()
  await matched(hand)
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
})

it('asks again for a changed job text, and only then', async () => {
  const sent = analyst(usual)
  const { hand } = opened()
  await matched(hand)
  await hand.click(screen.getByRole('radio', { name: 'Top 10 skills' }))
  await screen.findByRole('heading', { name: 'Top 10 skills' })
  await hand.click(screen.getByRole('radio', { name: 'Percentage match' }))
  await screen.findByRole('heading', { name: 'Good Match' })
  expect(sent).toHaveLength(2)
  await hand.click(screen.getByRole('button', { name: 'Edit the job' }))
  fireEvent.change(screen.getByLabelText('Job description'), { target: { value: `${JOB} Terraform too.` } })
  await hand.click(screen.getByRole('button', { name: 'Analyse again' }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]?.jobDescription).toBe(`${JOB} Terraform too.`)
})

it('names the text that failed, not the one of the result before, and says so of a result that is older', async () => {
  analyst(usual)
  const before = opened()
  await matched(before.hand)
  expect(screen.getByText('Job description, 412 words, 2 requirements found')).toBeVisible()
  analyst(() => ({ status: 422, message: 'Please paste the whole job description.' }))
  await before.hand.click(screen.getByRole('button', { name: 'Edit the job' }))
  fireEvent.change(screen.getByLabelText('Job description'), { target: { value: 'Baker wanted now' } })
  await before.hand.click(screen.getByRole('button', { name: 'Analyse again' }))
  expect(await screen.findByText('Please paste the whole job description.')).toBeVisible()
  expect(screen.getByText('Baker wanted now')).toBeVisible()
  expect(screen.getByText('Job description, 3 words')).toBeVisible()
  before.unmount()

  const sent = analyst(usual)
  const { hand } = opened()
  expect(screen.getByText('The job description or the resume has changed since this result.')).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Analyse again' }))
  await waitFor(() => expect(sent[0]?.jobDescription).toBe('Baker wanted now'))
})

it('reads a replaced resume at once', async () => {
  const sent = analyst(usual)
  const { hand } = opened()
  await matched(hand)
  await hand.upload(screen.getByLabelText('Resume'), new File(['other'], 'Other.docx'))
  await waitFor(() => expect(sent[1]?.file.name).toBe('Other.docx'))
})

it('fills both fields from a sample with one click', async () => {
  const sent = analyst(usual)
  server.use(
    http.get('*/samples/samples.json', () =>
      HttpResponse.json([{ name: 'Backend engineer', job: '1.txt', resume: '1.pdf', resume_name: 'Maya.pdf' }]),
    ),
    http.get('*/samples/1.txt', () => HttpResponse.text(JOB)),
    http.get('*/samples/1.pdf', () => HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF').buffer)),
  )
  const { hand } = shown(<ResumeMatch />)
  await hand.click(await screen.findByRole('button', { name: 'Backend engineer' }))
  expect(await screen.findByRole('heading', { name: 'Good Match' })).toBeVisible()
  expect(sent[0]).toMatchObject({ jobDescription: JOB, file: { name: 'Maya.pdf', size: 4 } })
})

it('quotes what was hidden in the document and says that it did not count', async () => {
  analyst(() => withHiddenText(matchAnswer))
  const { hand } = opened()
  await matched(hand)
  const notice = screen.getByRole('region', { name: '1 passage of this document was left out' })
  expect(notice).toHaveTextContent('kubernetes kubernetes go golang rust')
  expect(notice).toHaveTextContent('This text has the colour of the paper.')
})

it('shows a reply without findings as text, never as markup, and no score where it names none [OPEN-018]', async () => {
  const bare = { ...matchAnswer, match: null, response: 'No number here <img src=x onerror=alert(1)>' }
  analyst(() => bare)
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  expect(await screen.findByText(/No number here <img/)).toBeVisible()
  expect(screen.queryByRole('img', { name: /Match score/ })).not.toBeInTheDocument()
})

it('names a model as AI, and our own rules not', async () => {
  analyst((asked) => ({ ...usual(asked), api_used: asked.apiType === 'about-the-resume' ? 'openai' : 'local' }))
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'About the resume' }))
  expect(await screen.findByText('Written by AI, check facts')).toBeVisible()
  await hand.click(screen.getByRole('radio', { name: 'Top 10 skills' }))
  expect(await screen.findByText('Read by fixed rules. No model wrote this.')).toBeVisible()
  expect(screen.queryByText('Written by AI, check facts')).not.toBeInTheDocument()
})
