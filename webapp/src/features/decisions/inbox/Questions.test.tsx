import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { address, openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const row = {
  id: 31,
  job_id: 4,
  job_title: 'Ward Nurse',
  name: 'Ada Byrne',
  state: 'waiting',
  asked_at: '2026-11-23T18:47:00Z',
  is_hidden: false,
  text: 'Is the night shift fixed?',
  author: 'Ada Byrne',
  is_from_visitor: true,
  at: '2026-11-23T18:47:00Z',
}

const message = {
  id: 64,
  text: row.text,
  author: row.name,
  at: row.at,
  is_from_visitor: true,
  is_by_email: false,
  left_out: [],
}

/** A server with one question, which keeps what is done with it. */
function questionServer(part: object = {}) {
  let question = { ...row, email: 'ada@byrne.example', job_company: 'Fairhaven', messages: [message], ...part }
  const requests: unknown[] = []
  const reply = () => HttpResponse.json({ success: true, ...question })
  let isThere = true
  server.use(
    http.get('*/api/visitor-questions', ({ request }) => {
      const { state } = question
      const words = new URL(request.url).searchParams.get('query') ?? ''
      const questions = isThere && row.text.includes(words) ? [{ ...row, ...part, state }] : []
      const waiting = isThere && state === 'waiting' ? 1 : 0
      return HttpResponse.json({ success: true, questions, total: questions.length, waiting })
    }),
    http.get('*/api/visitor-questions/31', reply),
    http.post('*/api/visitor-questions/31/answers', async ({ request }) => {
      const { text } = (await request.json()) as { text: string }
      requests.push(text)
      const answer = { ...message, id: 65, text, author: 'elena', is_from_visitor: false }
      question = { ...question, state: 'answered', messages: [...question.messages, answer] }
      return reply()
    }),
    http.put('*/api/visitor-questions/31/closed', async ({ request }) => {
      const { is_closed: isClosed } = (await request.json()) as { is_closed: boolean }
      requests.push(isClosed)
      question = { ...question, state: isClosed ? 'closed' : 'waiting' }
      return reply()
    }),
    http.delete('*/api/visitor-questions/31', () => {
      requests.push('deleted')
      isThere = false
      return HttpResponse.json({ success: true, message: 'The question was deleted.' })
    }),
  )
  signedInAs('recruiter')
  return requests
}

it('lists a question, counts it, and sends an answer [HIR-M19]', async () => {
  const requests = questionServer()
  server.use(
    http.get('*/api/inbox', () =>
      HttpResponse.json({ success: true, threads: [], total: 0, unread: 0, questions_waiting: 1 }),
    ),
  )
  const { person } = openApp('/user/inbox')
  const section = await screen.findByRole('region', { name: 'Questions from visitors' })
  expect(screen.getByText('1 unanswered question.')).toBeVisible()
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' })
  expect(await within(sidebar).findByRole('link', { name: 'Inbox, 1 new' })).toBeVisible()
  await person.click(within(section).getByRole('button', { name: /Ada Byrne/ }))
  expect(address()).toBe('/user/inbox?question=31')
  const open = await screen.findByRole('region', { name: 'Ada Byrne' })
  expect(within(open).getByText('ada@byrne.example,')).toBeVisible()
  expect(within(open).getByRole('link', { name: 'Ward Nurse' })).toHaveAttribute(
    'href',
    '/user/recruiterTracker?view=applications&jobId=4',
  )
  expect(within(open).getByRole('heading', { name: 'Ada Byrne' })).toHaveFocus()
  expect(within(open).getByText('Not verified: visitors have no account')).toBeInTheDocument()
  const send = within(open).getByRole('button', { name: 'Send answer' })
  expect(send).toBeDisabled()
  await person.type(within(open).getByLabelText('Answer to Ada Byrne'), 'Yes, it is.')
  await person.click(send)
  expect(await within(open).findByText('Answered')).toBeVisible()
  expect(within(open).getByText('Yes, it is.')).toBeVisible()
  expect(within(open).getByLabelText('Answer to Ada Byrne')).toHaveValue('')
  expect(requests).toEqual(['Yes, it is.'])
})

it('keeps what was typed where an answer is refused [HIR-M22]', async () => {
  questionServer()
  server.use(
    http.post('*/api/visitor-questions/31/answers', () =>
      HttpResponse.json(
        { success: false, message: 'This question already has 500 messages, the most it can have.' },
        { status: 409 },
      ),
    ),
  )
  const { person } = openApp('/user/inbox?question=31')
  await person.type(await screen.findByLabelText('Answer to Ada Byrne'), 'Yes.')
  await person.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('This question already has 500 messages, the most it can have.')).toBeVisible()
  expect(screen.getByLabelText('Answer to Ada Byrne')).toHaveValue('Yes.')
})

it('leads to what an answer still lacks instead of sending it [HIR-M19]', async () => {
  const requests = questionServer()
  const { person } = openApp('/user/inbox?question=31')
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Answer to Ada Byrne')
  await person.type(field, 'Dear {{first name}, yes.')
  await person.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByText('Please fill in what is missing: {first name}.')).toBeVisible()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('{first name}')
  await person.keyboard('Ada')
  await person.keyboard('{Meta>}{Enter}{/Meta}')
  expect(await screen.findByText('Dear Ada, yes.')).toBeVisible()
  expect(requests).toEqual(['Dear Ada, yes.'])
})

it('closes, reopens and deletes a question [HIR-M19] [HIR-M23]', async () => {
  const requests = questionServer()
  const { person } = openApp('/user/inbox?question=31')
  await person.click(await screen.findByRole('button', { name: 'Close question' }))
  await person.click(await screen.findByRole('button', { name: 'Reopen' }))
  await person.click(await screen.findByRole('button', { name: 'Delete...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this question?' }))
  await person.click(dialog.getByRole('button', { name: 'Delete the question' }))
  await waitFor(() => expect(address()).toBe('/user/inbox'))
  expect(requests).toEqual([true, false, 'deleted'])
  expect(await screen.findByText('Nobody has written yet')).toBeVisible()
})

it('says that a blind review hides who asks [HIR-M21]', async () => {
  questionServer({ name: 'Visitor 31', author: 'Visitor 31', email: '', is_hidden: true })
  openApp('/user/inbox?question=31')
  const open = await screen.findByRole('region', { name: 'Visitor 31' })
  expect(within(open).getByText('Hidden by the blind review,')).toBeVisible()
  expect(within(open).getByText('Hidden: the visitor may apply for this job')).toBeInTheDocument()
  expect(within(open).getByText('Hidden by the blind review')).toBeInTheDocument()
})

it('says when a question or the list could not be loaded [HIR-M19]', async () => {
  const away = () => HttpResponse.json({ success: false, message: 'Something went wrong' }, { status: 500 })
  server.use(http.get('*/api/visitor-questions', away), http.get('*/api/visitor-questions/31', away))
  signedInAs('recruiter')
  openApp('/user/inbox?question=31')
  expect(await screen.findByText('The question could not be loaded')).toBeVisible()
  expect(screen.getByText(/Questions from visitors could not be loaded/)).toBeVisible()
})

it('finds questions by their words, beside the threads [HIR-M14]', async () => {
  questionServer()
  server.use(http.get('*/api/inbox', () => HttpResponse.json({ success: true, threads: [], total: 0, unread: 0 })))
  const { person } = openApp('/user/inbox')
  await person.type(await screen.findByLabelText('Search messages'), 'night')
  expect(await screen.findByRole('region', { name: 'Questions from visitors' })).toBeVisible()
  await person.type(screen.getByLabelText('Search messages'), 'mare')
  expect(await screen.findByText('No messages match these words.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Questions from visitors' })).not.toBeInTheDocument()
})

it('says that somebody else deleted the question, and forgets the draft of its answer [HIR-M23]', async () => {
  questionServer()
  server.use(http.get('*/api/inbox', () => HttpResponse.json({ success: true, threads: [], total: 0, unread: 0 })))
  const { person } = openApp('/user/inbox?question=31')
  await person.type(await screen.findByLabelText('Answer to Ada Byrne'), 'Yes')
  const drafts = () => Object.entries(sessionStorage).filter(([, text]) => String(text).includes('Yes'))
  await waitFor(() => expect(drafts()).toHaveLength(1))
  server.use(
    http.get('*/api/visitor-questions/31', () =>
      HttpResponse.json({ success: false, message: 'Question not found' }, { status: 404 }),
    ),
    http.post('*/api/visitor-questions/31/answers', () =>
      HttpResponse.json({ success: false, message: 'Question not found' }, { status: 404 }),
    ),
  )
  await person.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('This question no longer exists')).toBeVisible()
  expect(screen.queryByLabelText('Answer to Ada Byrne')).not.toBeInTheDocument()
  await waitFor(() => expect(drafts()).toEqual([]))
})

it.each([
  ['elena.brandt', 'You: Yes, it is.'],
  ['nadia', 'nadia: Yes, it is.'],
])('says who of the team answered last [HIR-M19]', async (author, line) => {
  questionServer({ state: 'answered', text: 'Yes, it is.', author, is_from_visitor: false })
  server.use(http.get('*/api/inbox', () => HttpResponse.json({ success: true, threads: [], total: 0, unread: 0 })))
  openApp('/user/inbox')
  expect(await screen.findByText(line)).toBeVisible()
})
