import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { PracticeAnswer } from '@/api/practice'
import type { PracticeBody } from '@/api/types'
import { matchStorage } from '@/lib/kept/matchStorage'
import { renderMatch } from '@/testing/analyst'
import { JOB, questionsPage } from '@/testing/ats'
import { server } from '@/testing/server'
import { marksOf, progressOf } from './points'
import { Practice } from './Practice'

const questions = questionsPage('advanced', 0, null).questions!
const ANSWER = 'In 2021 I moved nine services. It cut waiting by half.'

const practice: PracticeAnswer = {
  success: true,
  words: 10,
  seconds: 4,
  follow_up: 'And what came of it?',
  points: [
    {
      kind: 'question',
      name: 'Answers the question',
      state: 'partly',
      text: 'Say something about “case”.',
      start: 0,
      end: 0,
    },
    {
      kind: 'fact',
      name: 'Stands on your resume',
      state: 'missing',
      text: 'Your resume has an example.',
      start: 0,
      end: 0,
    },
    { kind: 'situation', name: 'Says where and when', state: 'met', text: 'Seen.', start: 0, end: 30 },
    { kind: 'deed', name: 'Says what you did yourself', state: 'met', text: 'Yours.', start: 0, end: 30 },
    { kind: 'result', name: 'Ends with a result', state: 'met', text: 'Learned.', start: 31, end: 54 },
    {
      kind: 'length',
      name: 'Has the right length',
      state: 'missing',
      text: 'About 4 seconds aloud.',
      start: 0,
      end: 0,
    },
  ],
}

function checking(reply: () => Response = () => HttpResponse.json(practice)): PracticeBody[] {
  const requests: PracticeBody[] = []
  server.use(
    http.post('*/api/practice', async ({ request }) => {
      requests.push((await request.json()) as PracticeBody)
      return reply()
    }),
  )
  return requests
}

const open = () => renderMatch(<Practice storage={matchStorage('7')} job={JOB} questions={questions} />)
const answer = () => screen.getByLabelText('Your answer')

it('checks an answer only when asked to, and says what it covers and lacks', async () => {
  const requests = checking()
  const { hand } = open()
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled()
  await hand.type(answer(), ANSWER)
  expect(document.querySelectorAll('mark')).toHaveLength(0)
  await hand.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByRole('heading', { name: 'Covers 3 of 6' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What it lacks' })).toBeVisible()
  expect(screen.getByText('Say something about “case”.')).toBeVisible()
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    `${ANSWER.slice(0, 30)}1 2`,
    `${ANSWER.slice(31, 54)}3`,
  ])
  expect(screen.getByText('“And what came of it?”')).toBeVisible()
  expect(requests).toEqual([expect.objectContaining({ question: questions[0]!.text, answer: ANSWER })])
  expect(requests[0]!.facts?.every((fact) => fact !== '' && !JOB.includes(fact))).toBe(true)
})

it('marks the words of the point that is pressed, and nothing once they are changed', async () => {
  checking()
  const { hand } = open()
  await hand.type(answer(), ANSWER)
  await hand.click(screen.getByRole('button', { name: 'Check' }))
  await hand.click(await screen.findByRole('button', { name: /^Ends with a result/ }))
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([`${ANSWER.slice(31, 54)}3`])
  await hand.type(answer(), ' More.')
  expect(document.querySelectorAll('mark')).toHaveLength(0)
  expect(screen.getByText(/^You have changed your answer/)).toBeVisible()
})

it('keeps an answer for each question when one leaves and comes back', async () => {
  checking()
  const before = open()
  await before.hand.type(answer(), 'Mine.')
  await before.hand.click(within(screen.getAllByRole('listitem')[1]!).getByRole('button'))
  await waitFor(() => expect(answer()).toHaveValue(''))
  before.unmount()
  open()
  expect(answer()).toHaveValue('Mine.')
  expect(within(screen.getAllByRole('listitem')[0]!).getByText('Not checked yet')).toBeVisible()
})

it('says why an answer could not be checked, and loses nothing', async () => {
  checking(() => HttpResponse.json({ success: false, message: 'Too many answers in a minute.' }, { status: 429 }))
  const { hand } = open()
  await hand.type(answer(), ANSWER)
  await hand.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Not checked.')).toBeVisible()
  expect(answer()).toHaveValue(ANSWER)
})

it('counts what is covered, and lays no mark over another', () => {
  expect(progressOf({ answer: ' ', checked: null })).toBe('Not tried yet')
  expect(progressOf({ answer: ANSWER, checked: { answer: ANSWER, found: practice } })).toBe('Covers 3 of 6')
  expect(marksOf(practice, null)).toMatchObject([
    { start: 0, end: 30, number: '1 2' },
    { start: 31, end: 54, number: '3' },
  ])
  expect(marksOf(practice, 'deed')).toMatchObject([{ start: 0, end: 30, number: '2' }])
})
