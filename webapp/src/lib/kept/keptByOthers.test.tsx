import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { PostJob } from '@/features/jobs/PostJob'
import { InterviewQuestions } from '@/features/analyses/questions/InterviewQuestions'
import { keptWork } from '@/lib/kept/keptWork'
import { matchAnswer } from '@/testing/ats'
import { opened } from '@/testing/matchScreen'
import { renderAlone } from '@/testing/renderAlone'

const keep = (screenName: string, name: string, value: unknown) =>
  keptWork(7, screenName).write(name, JSON.stringify(value))

const reply = { answer: matchAnswer, seconds: 1, at: '2026-03-14T10:00:00Z' }
const { document: _none, ...withoutDocument } = matchAnswer

it.each([
  ['a result without its answer', { shown: 'percentage-match', replies: { 'percentage-match': {} } }],
  ['an answer without what was read', { ...reply, answer: withoutDocument }],
  ['a match without its requirements', { ...reply, answer: { ...matchAnswer, match: { percent: 80 } } }],
  ['no object', 7],
])(
  'what another version of the product kept, %s, is left where it lies: the screen begins with what was typed',
  (_what, keptFile) => {
    const isTold = typeof keptFile === 'object' && 'answer' in keptFile
    keep('match', 'jobDescription', 'Typed before')
    keep(
      'match',
      'lastOutput',
      isTold ? { job: '', file: '', shown: 'percentage-match', replies: { 'percentage-match': keptFile } } : keptFile,
    )
    opened(7)
    expect(screen.getByLabelText('Job description')).toHaveValue('"Typed before"')
    expect(screen.queryByRole('heading', { name: 'Good Match' })).toBeNull()
  },
)

it('so are questions', () => {
  keep('match', 'questions', { job: '', file: '', shown: 'beginner', replies: { beginner: { questions: 5 } } })
  renderAlone(<InterviewQuestions />)
  expect(screen.getByRole('heading', { level: 1, name: 'Interview Questions' })).toBeVisible()
})

it('and so is the part of a job that is no list anymore', async () => {
  keep('post', 'new', { title: 'Weaver', mandatoryDocuments: null, jobProviders: {} })
  renderAlone(<PostJob />)
  expect(await screen.findByLabelText('Title')).toHaveValue('Weaver')
  expect(screen.getByRole('checkbox', { name: 'Resume' })).toBeChecked()
})
