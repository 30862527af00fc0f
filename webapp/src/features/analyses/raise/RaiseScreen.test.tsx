import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { AtsAnswer, Match } from '@/api/analyses'
import type { NewCorrection } from '@/api/corrections'
import type { Correcting } from '@/components/match/corrections/correcting'
import { matchStorage } from '@/lib/kept/matchStorage'
import { analyst, PDF, renderMatch, type Submission } from '@/testing/analyst'
import { JOB, match, matchAnswer } from '@/testing/ats'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'
import { RaiseScreen } from './RaiseScreen'

const LINE = 'Used Kubernetes for nine services'

/** Counts as the server does: a used line is in the resume, and its requirement is met. */
const counting = ({ edits }: Submission): AtsAnswer => {
  const used = JSON.parse(edits ?? '[]') as { text: string }[]
  const isUsed = used.some((item) => item.text.startsWith('Used Kubernetes'))
  const changed: Match = {
    ...match,
    percent: isUsed ? 90 : 80,
    raises: isUsed ? match.raises.slice(1) : match.raises,
    resume: [
      ...match.resume,
      ...used.map(({ text }) => ({ kind: 'bullet' as const, page: 1, aside: '', parts: [{ text, proves: [] }] })),
    ],
  }
  return { ...matchAnswer, match: changed }
}

const marks: NewCorrection[] = []
const correcting: Correcting = {
  recount: null,
  raiseTo: '?view=raise',
  busy: false,
  correct: (correction) => Promise.resolve(marks.push(correction) > 0),
  undo: () => {},
  undoAll: () => {},
  share: () => {},
}

const open = (shownMatch: Match = match, part: Partial<Correcting> = {}) =>
  renderMatch(
    <RaiseScreen
      storage={matchStorage('7')}
      job={JOB}
      file={PDF}
      match={shownMatch}
      correcting={{ ...correcting, ...part }}
    />,
  )

const advice = (name: RegExp) => screen.getByRole('button', { name })
const resume = () => screen.getByRole('region', { name: 'Your resume' })
type Hand = ReturnType<typeof open>['hand']

async function useKubernetes(hand: Hand) {
  await hand.click(advice(/say where you have used Kubernetes/))
  await hand.type(screen.getByLabelText('what, and how often'), 'nine services')
  await hand.click(screen.getByRole('button', { name: 'Use this line' }))
}

it('waits for the fact that only the person knows, counts the line and says what it gave', async () => {
  const requests = analyst(counting)
  const { hand } = open()
  await hand.click(advice(/say where you have used Kubernetes/))
  expect(screen.getByRole('button', { name: 'Use this line' })).toBeDisabled()
  await hand.type(screen.getByLabelText('what, and how often'), 'nine services')
  await hand.click(screen.getByRole('button', { name: 'Use this line' }))
  const group = screen.getByRole('region', { name: 'Only if it is true' })
  expect(await within(group).findByText('+10')).toBeVisible()
  expect(within(group).getByText('In this version')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('80 to 90%.')
  expect(within(resume()).getByText(LINE)).toBeVisible()
  expect(JSON.parse(requests.at(-1)!.edits!)).toEqual([{ line: match.raises[0]!.line, text: LINE, is_new: true }])
})

it('takes a line back, and shows the original beside it', async () => {
  analyst(counting)
  const { hand } = open()
  await useKubernetes(hand)
  expect(await within(resume()).findByText(LINE)).toBeVisible()
  await hand.click(screen.getByRole('radio', { name: 'Original' }))
  expect(within(resume()).queryByText(LINE)).not.toBeInTheDocument()
  await hand.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(advice(/say where you have used Kubernetes/)).toBeVisible())
})

it('keeps lines and what is not true over a reload, in this tab only', async () => {
  analyst(counting)
  const before = open()
  await useKubernetes(before.hand)
  await before.hand.click(await screen.findByRole('button', { name: 'Not true for me' }))
  expect(marks.at(-1)).toEqual({ kind: 'not_true', about: 'AWS (ECS, RDS, IAM)' })
  expect(screen.queryByRole('button', { name: /name the parts of AWS/ })).not.toBeInTheDocument()
  before.unmount()
  open()
  expect(await within(resume()).findByText(LINE)).toBeVisible()
  expect(screen.queryByRole('button', { name: /name the parts of AWS/ })).not.toBeInTheDocument()
})

it('lets one write the line in own words', async () => {
  const requests = analyst(counting)
  const { hand } = open()
  await hand.click(screen.getByRole('button', { name: 'Edit' }))
  const field = screen.getByLabelText('The line in your own words')
  await hand.clear(field)
  expect(screen.getByRole('button', { name: 'Use this line' })).toBeDisabled()
  await hand.type(field, 'Ran RDS and IAM for two teams.')
  await hand.click(screen.getByRole('button', { name: 'Use this line' }))
  await waitFor(() => expect(requests.at(-1)?.edits).toContain('Ran RDS and IAM for two teams.'))
})

it('offers no draft for what words cannot fix', () => {
  open()
  const group = screen.getByRole('region', { name: 'Words cannot fix these' })
  expect(within(group).getByText('Name your certificate: CKA')).toBeVisible()
  expect(within(group).queryByRole('button')).not.toBeInTheDocument()
})

it('keeps the line when it cannot be counted, and counts it later', async () => {
  analyst(() => ({ status: 422, message: 'A line that you changed is not in this resume. Please match it again.' }))
  const { hand } = open()
  await useKubernetes(hand)
  expect(await screen.findByText('Your lines are kept, but not counted yet.')).toBeVisible()
  expect(screen.getByText(/A line that you changed/)).toBeVisible()
  analyst(counting)
  await hand.click(screen.getByRole('button', { name: 'Match again' }))
  expect(await within(resume()).findByText(LINE)).toBeVisible()
  expect(screen.queryByText('Your lines are kept, but not counted yet.')).not.toBeInTheDocument()
})

it('gives no advice that is not true for the person, in whatever browser they said so', () => {
  const corrections = [
    { number: 1, kind: 'not_true', about: 'Kubernetes', quote: '', words: '', role: null, statement: '' },
  ] as const
  const recount = { id: 7, is_shared: false, percent_as_read: 80, own_points: 0, dropped: [] }
  open(match, { recount: { ...recount, corrections: [...corrections] } })
  expect(screen.queryByRole('button', { name: /say where you have used Kubernetes/ })).not.toBeInTheDocument()
  expect(advice(/name the parts of AWS/)).toBeVisible()
})

it('offers to write down what stands on the word of the person', async () => {
  const requests = analyst(counting)
  const words = 'Two years of it.'
  const ownWords = {
    ...match.raises[0]!,
    gain: 0,
    remedy: 'reword' as const,
    title: 'Write down what you told us: Kubernetes',
  }
  const requirements = match.requirements.map((requirement) =>
    requirement.id === 8 ? { ...requirement, state: 'met' as const, points: 2, own_word: words } : requirement,
  )
  const raises = [{ ...ownWords, better: [{ kind: 'added' as const, text: words }] }, ...match.raises.slice(1)]
  const { hand } = open({ ...match, requirements, raises })
  await hand.click(advice(/^Write down what you told us/))
  expect(screen.getByText('2 kept')).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Use this line' }))
  await waitFor(() => expect(requests.at(-1)?.edits).toContain(words))
})

it('names a line once with all that it could tell of, and leaves open what the person did not write about', async () => {
  const grouped = {
    ...match.raises[0]!,
    requirement_ids: [7, 8],
    title: 'In “Senior Backend Engineer, Parcelwise”, add a line about 2 things that the job asks for',
  }
  analyst((submission) => {
    const answer = counting(submission)
    return { ...answer, match: { ...answer.match!, raises: [{ ...grouped, requirement_ids: [7] }] } }
  })
  const { hand } = open({ ...match, raises: [grouped] })
  const asks = screen.getByRole('region', { name: 'Only if it is true' })
  expect(within(asks).getByText('Kubernetes')).toBeVisible()
  expect(within(asks).getByText('AWS (ECS, RDS, IAM)')).toBeVisible()
  await hand.type(screen.getByLabelText('what, and how often'), 'nine services')
  await hand.click(screen.getByRole('button', { name: 'Use this line' }))
  expect(await within(asks).findByText('In this version')).toBeVisible()
  expect(advice(/add a line about 2 things/)).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Not true for me' }))
  expect(marks.at(-1)).toEqual({ kind: 'not_true', about: 'AWS (ECS, RDS, IAM)' })
  expect(screen.queryByRole('button', { name: /add a line about 2 things/ })).not.toBeInTheDocument()
})

it('begins a resume for the job without a line, and with the career where that is empty [WS-219]', async () => {
  const begun: unknown[] = []
  const version = { id: 4, name: '', left_out: [], order: [], sentences: [], template: 'linen', paper: 'a4' }
  let positions: object[] = []
  server.use(
    http.get('*/api/me/career', () => HttpResponse.json({ success: true, career: { name: 'Ana', positions } })),
    http.post('*/api/me/resumes', async ({ request }) => {
      begun.push(await request.json())
      return HttpResponse.json(
        {
          success: true,
          resume: version,
          career: { positions, volunteer_roles: [], summary: [], additions: [] },
          version: 'v1',
        },
        { status: 201 },
      )
    }),
  )
  const screenOf = () =>
    renderAlone(<RaiseScreen storage={matchStorage('7')} job={JOB} file={PDF} match={match} correcting={correcting} />)
  const empty = screenOf()
  await empty.person.click(screen.getByRole('button', { name: 'Make a resume for it' }))
  expect(await screen.findByText('now at /user/career')).toBeVisible()
  const brought = JSON.parse(screen.getByTestId('state').textContent) as { file: object; job: { advert: string } }
  expect(brought).toHaveProperty('file')
  expect(brought.job.advert).toBe(JOB)
  expect(begun).toEqual([])
  empty.unmount()
  positions = [{ id: 'p1', deeds: [] }]
  const { person } = screenOf()
  await person.click(screen.getByRole('button', { name: 'Make a resume for it' }))
  expect(await screen.findByText('now at /user/resumes/4')).toBeVisible()
  expect(begun).toMatchObject([{ advert: JOB }])
})
