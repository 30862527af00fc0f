import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { InterviewQuestions } from '@/features/analyses/questions/InterviewQuestions'
import { matchStorage } from '@/lib/kept/matchStorage'
import { analyst, PDF, renderMatch, type Submission } from '@/testing/analyst'
import { JOB, questionsPage } from '@/testing/ats'
import { server } from '@/testing/server'

const INCOMPLETE = 'Please enter job description and upload a profile document.'
const FAILED = 'Error processing the request. Please check the console for details.'

type Hand = ReturnType<typeof renderMatch>['hand']

const pages = ({ level, offset }: Submission) => {
  const from = Number(offset)
  return questionsPage(level as 'beginner', from, from < 10 ? from + 5 : null)
}

async function fill(hand: Hand) {
  await hand.click(screen.getByLabelText('Job description'))
  await hand.paste(JOB)
  await hand.upload(screen.getByLabelText('Resume'), PDF)
}

async function openQuestions(hand: Hand, level = 'Intermediate') {
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: level }))
  return screen.findByRole('heading', { name: `${level} questions` })
}

const questions = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent ?? '')

it('asks for a job description and a resume and offers three levels with their texts [QUES-01] [QUES-03] [QUES-04]', () => {
  renderMatch(<InterviewQuestions />)
  expect(screen.getByRole('textbox', { name: 'Job description' })).toBeVisible()
  expect(screen.getByLabelText('Resume')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Beginner' })).toHaveAccessibleDescription(/^Terms and basics/)
  expect(screen.getByRole('button', { name: 'Intermediate' })).toHaveAccessibleDescription(/^Real situations/)
  expect(screen.getByRole('button', { name: 'Advanced' })).toHaveAccessibleDescription(/^Design and trade-offs/)
})

it('takes .pdf and .docx, at most 10MB [QUES-02] [QUES-09]', async () => {
  const { hand } = renderMatch(<InterviewQuestions />)
  expect(screen.getByLabelText('Resume')).toHaveAttribute('accept', '.pdf,.docx')
  expect(screen.getByText('PDF or DOCX, at most 10MB')).toBeVisible()
  const large = new File(['x'], 'large.pdf')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  await hand.upload(screen.getByLabelText('Resume'), large)
  expect((await screen.findAllByText('File size should not exceed 10MB.'))[0]).toBeVisible()
})

it('takes back what it said of a refused file when the one that stayed is removed', async () => {
  const { hand } = renderMatch(<InterviewQuestions />)
  await hand.upload(screen.getByLabelText('Resume'), PDF)
  const large = new File(['x'], 'large.pdf')
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
  await hand.upload(screen.getByLabelText('Resume'), large)
  expect(screen.getByLabelText('Resume')).toBeInvalid()
  await hand.click(screen.getByRole('button', { name: `Remove ${PDF.name}` }))
  expect(screen.getByLabelText('Resume')).toBeValid()
})

it.each([
  ['Beginner', 'beginner'],
  ['Intermediate', 'intermediate'],
  ['Advanced', 'advanced'],
])(
  'asks for %s questions by type, level and offset, five with answers [QUES-05] [QUES-07] [OPEN-021]',
  async (name, level) => {
    const requests = analyst(pages)
    const { hand } = renderMatch(<InterviewQuestions />)
    expect(await openQuestions(hand, name)).toHaveFocus()
    expect(requests).toEqual([
      expect.objectContaining({ apiType: `${level}_questions`, level, offset: '0', jobDescription: JOB }),
    ])
    expect(questions()).toHaveLength(5)
    expect(screen.getByText(/^Describe the steps in order for Data\./)).toBeVisible()
  },
)

it('loads five more each time, numbered on, without a repeat, until the end [QUES-06] [LIM-12] [QUES-11]', async () => {
  const requests = analyst((request) => {
    const answer = pages(request)
    // A server that repeats itself must not make the list do so.
    return request.offset === '5'
      ? { ...answer, questions: [...answer.questions!.slice(0, 4), questionsPage('advanced', 0, 5).questions![0]!] }
      : answer
  })
  const { hand } = renderMatch(<InterviewQuestions />)
  await openQuestions(hand, 'Advanced')
  await hand.click(screen.getByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(questions()).toHaveLength(9))
  expect(screen.getByRole('button', { name: /in case 6/ })).toHaveFocus()
  await hand.click(screen.getByRole('button', { name: 'Load More' }))
  await waitFor(() => expect(questions()).toHaveLength(14))
  expect(requests.map((item) => item.offset)).toEqual(['0', '5', '10'])
  expect(new Set(questions().map((question) => question.replace(/^\d+/, ''))).size).toBe(14)
  expect(questions().map((question) => Number.parseInt(question))).toEqual(
    Array.from({ length: 14 }, (_, at) => at + 1),
  )
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
})

it('asks for both, else says so and sends nothing [QUES-08]', async () => {
  const requests = analyst(pages)
  const { hand } = renderMatch(<InterviewQuestions />)
  await hand.upload(screen.getByLabelText('Resume'), PDF)
  await hand.click(screen.getByRole('button', { name: 'Beginner' }))
  expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument()
  await hand.click(screen.getByRole('button', { name: `Remove ${PDF.name}` }))
  await hand.click(screen.getByLabelText('Job description'))
  await hand.paste(JOB)
  await hand.click(screen.getByRole('button', { name: 'Beginner' }))
  expect(await screen.findByText('Choose a resume.')).toBeVisible()
  expect(requests).toEqual([])
})

it('shows a spinner while it reads, and can be cancelled [QUES-10]', async () => {
  analyst(() => new Promise(() => {}))
  const { hand } = renderMatch(<InterviewQuestions />)
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Beginner' }))
  expect(await screen.findByText('Reading the resume, choosing beginner questions…')).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/^Reading the resume/)).not.toBeInTheDocument()
})

it.each([
  ['down', `${FAILED}Your text`],
  [{ status: 500, message: 'Internal' }, `${FAILED}Your text`],
  [
    { status: 422, message: 'Could not read any text from the document.' },
    `${FAILED}Could not read any text from the document.Your text`,
  ],
] as const)(
  'tells of a failure (%j) on the screen and in the console, and loses nothing [ERR-12]',
  async (reply, sentence) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    analyst(() => reply)
    const { hand } = renderMatch(<InterviewQuestions />)
    await fill(hand)
    await hand.click(screen.getByRole('button', { name: 'Beginner' }))
    const alert = (await screen.findByText(FAILED)).closest('[role=alert]')
    expect(alert?.textContent).toContain(sentence)
    expect(errors).toHaveBeenCalledWith('Interview questions failed', expect.anything())
    expect(screen.getByLabelText('Job description')).toHaveValue(JOB)
    expect(screen.getByText(PDF.name)).toBeVisible()
    analyst(pages)
    await hand.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Beginner questions' })).toBeVisible()
  },
)

it('opens and closes answers, and says what touches a gap', async () => {
  analyst(pages)
  const { hand } = renderMatch(<InterviewQuestions />)
  await openQuestions(hand)
  const second = screen.getByRole('button', { name: /in case 2/ })
  expect(second).toHaveAttribute('aria-expanded', 'false')
  await hand.click(second)
  expect(second).toHaveAttribute('aria-expanded', 'true')
  const gap = screen.getByRole('button', { name: /in case 5/ })
  expect(within(gap).getByText('Missing in your resume')).toBeVisible()
  expect(within(second).getByText('API design')).toBeVisible()
})

it('copies a question with its answer', async () => {
  analyst(pages)
  const { hand } = renderMatch(<InterviewQuestions />)
  await openQuestions(hand)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await hand.click(screen.getAllByRole('button', { name: 'Copy' })[0]!)
  expect(write.mock.calls[0]![0]).toMatch(/^How would you, as intermediate.*case 1\?\n\nDescribe the steps/)
})

it('is there again after a reload, with the same job and resume as Resume Match', async () => {
  const requests = analyst(pages)
  const before = renderMatch(<InterviewQuestions />)
  await openQuestions(before.hand)
  before.unmount()
  renderMatch(<InterviewQuestions />)
  expect(screen.getByRole('heading', { name: 'Intermediate questions' })).toBeVisible()
  expect(questions()).toHaveLength(5)
  expect(requests).toHaveLength(1)
  expect(matchStorage('7').get('jobDescription')).toBe(JOB)
  expect(matchStorage('7').get('fileName')).toBe(PDF.name)
})

it('does not send a .doc that Resume Match left here [QUES-02] [OPEN-014]', async () => {
  matchStorage('7').keep('fileName', 'old.doc')
  const requests = analyst(pages)
  const { hand } = renderMatch(<InterviewQuestions />)
  expect(screen.getByText('This screen takes PDF or DOCX. Please choose another file.')).toBeVisible()
  await hand.click(screen.getByLabelText('Job description'))
  await hand.paste(JOB)
  await hand.click(screen.getByRole('button', { name: 'Beginner' }))
  expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument()
  expect(requests).toEqual([])
})

it('prints every question with its answer', async () => {
  analyst(pages)
  const { hand } = renderMatch(<InterviewQuestions />)
  await openQuestions(hand)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const report = screen.getByRole('article')
  expect(within(report).getAllByText(/^Describe the steps in order/)).toHaveLength(5)
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

it('names the interviews to which one is invited, and prepares for one with its advert [WS-295]', async () => {
  const interview = { id: 7, title: 'First talk', kind: 'video', minutes: 45, starts_at: null, company: 'Briar Hill' }
  const interviews = [{ ...interview, job_title: 'Nurse', advert: JOB, topics: ['Triage'] }]
  server.use(http.get('*/api/practice/interviews', () => HttpResponse.json({ success: true, interviews })))
  const { hand } = renderMatch(<InterviewQuestions />)
  const row = within(await screen.findByRole('region', { name: 'Your interviews' }))
  expect(row.getByText('Triage')).toBeVisible()
  await hand.click(row.getByRole('button', { name: 'Prepare for First talk, Briar Hill' }))
  expect(screen.getByLabelText('Job description')).toHaveValue(JOB)
})
