import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Applicant } from '@/api/decisions'
import '@/features/decisions/applicants/ApplicationsView'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { useScoring } from '@/features/decisions/applicants/useScoring'
import type { ErrorCode } from '@/rules/errors'
import { applicant, atADesk, recruiterJob, recruiterServer, scoreAnswer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

async function open(person: Partial<Applicant> = {}, answers: (() => Response)[] = [], job = recruiterJob(17)) {
  const world = recruiterServer({ jobs: [job], applicants: [applicant(1, person)] })
  const forms: FormData[] = []
  server.use(
    http.post('*/api/resume-score', async ({ request }) => {
      forms.push(await request.formData())
      return (answers[forms.length - 1] ?? answers.at(-1))!()
    }),
  )
  const view = renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
  fireEvent.click(await screen.findByRole('button', { name: 'Person 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Resume Score Analysis' }))
  await dialog.findByRole('tab', { name: 'Evidence' })
  const score = () => fireEvent.click(dialog.getByRole('button', { name: /^Score$|^Try again$/ }))
  return { ...view, ...world, forms, dialog, score }
}

const good = () => HttpResponse.json(scoreAnswer())
const refused =
  (status: number, message = '', code?: ErrorCode) =>
  () =>
    HttpResponse.json({ success: false, code, message }, { status })

/** Waits of these lengths are over at once; they are written down. */
function withoutWaiting(lengths: number[]) {
  const waited: number[] = []
  const wait = globalThis.setTimeout
  const shortened = (act: () => void, length = 0) => {
    if (!lengths.includes(length)) return wait(act, length)
    waited.push(length)
    return wait(act, 0)
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(shortened as typeof setTimeout)
  return waited
}

describe('scoring a resume', () => {
  it('waits to be asked, is busy, then reports [SCORE-01] [SCORE-02] [SCORE-03] [SCORE-04] [SCORE-06]', async () => {
    const { dialog, score, forms } = await open({}, [good])
    expect(dialog.getByText("Click the Score button to analyze this candidate's resume")).toBeVisible()
    expect(dialog.getByText('Resume scoring powered by AI analysis')).toBeVisible()
    score()
    expect(dialog.getByText('Analyzing resume against job requirements...')).toBeVisible()
    expect(await dialog.findByText('Overall Resume Score: 80')).toBeVisible()
    expect(dialog.getByText('Wrote Python for nine years.')).toBeVisible()
    expect(dialog.getByText('No sentence mentions it. Ask in the interview.')).toBeVisible()
    expect(forms[0]!.get('application_id')).toBe('1')
  })

  it('quotes what the applicant says, without points', async () => {
    const words = [
      { about: 'Kubernetes', statement: 'Two years of it.' },
      { about: 'Sailing', statement: 'This is not a requirement of the job.' },
    ]
    const { dialog, score } = await open({}, [() => HttpResponse.json({ ...scoreAnswer(), own_words: words })])
    score()
    const note = await dialog.findByText('The applicant says: “Two years of it.” No points.')
    expect(note.closest('li')).toHaveTextContent(/^KubernetesMissing/)
    expect(dialog.getByText(/^Sailing\. The applicant says: “This is not a requirement/)).toBeVisible()
    expect(dialog.getByText('Overall Resume Score: 80')).toBeVisible()
  })

  it('shows the score in the list also where it could not be saved [SCORE-07] [ERR-71]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { dialog, score } = await open({}, [good])
    server.use(http.put('*/api/applications/1/score', () => HttpResponse.json({}, { status: 500 })))
    score()
    await dialog.findByText('Overall Resume Score: 80')
    await waitFor(() => expect(logged).toHaveBeenCalledWith('The score could not be saved.', expect.anything()))
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('Score 80')).toBeVisible()
    expect(screen.queryByText(/could not be saved/)).toBeNull()
  })

  it('saves none where the report names none [SCORE-09]', async () => {
    const { dialog, score, of } = await open({}, [() => HttpResponse.json(scoreAnswer('A fine resume.'))])
    score()
    expect(await dialog.findByText('The report names no score.')).toBeVisible()
    expect(of('PUT', '/applications/1/score')).toEqual([])
  })

  it.each([
    ['ERR-61', refused(500, 'Sorry.'), /^The dedicated scoring service is experiencing issues\./],
    [
      'ERR-64',
      refused(404, 'Could not access resume file', 'no_resume_file'),
      /resume file of Person 1 \(2026\/1\.pdf\)/,
    ],
    ['ERR-65', refused(422, 'Unsupported file type x. Supported formats: PDF, DOCX, DOC'), /^Unsupported file type x/],
    ['ERR-67', refused(422, 'Error processing DOC file.', 'unreadable_doc'), /as a PDF or DOCX file/],
    ['ERR-69', () => HttpResponse.json(scoreAnswer('')), 'Failed to get resume score. Please try again later.'],
  ])('says what went wrong, and is asked again [%s]', async (_id, answer, sentence) => {
    const { dialog, score, forms } = await open({}, [answer, good])
    score()
    expect(await dialog.findByText(sentence)).toBeVisible()
    expect(forms).toHaveLength(1)
    score()
    expect(await dialog.findByText('Overall Resume Score: 80')).toBeVisible()
  })

  it('of a picture is not even asked for [SCORE-11] [ERR-55]', async () => {
    const { dialog, score, forms } = await open({ resume_submitted: '2026/1.png' }, [good])
    score()
    expect(await dialog.findByText('Unsupported file type: png. Supported formats: PDF, DOCX, DOC')).toBeVisible()
    expect(forms).toEqual([])
  })

  it('for a job without a description says so [ERR-66]', async () => {
    const { dialog, score } = await open({}, [good], recruiterJob(17, { description: ' ' }))
    score()
    expect(await dialog.findByText('Job description not found. Please refresh the page and try again.')).toBeVisible()
  })

  it.each([
    [503, 'All scoring services are temporarily unavailable. Please try again in a few minutes.'],
    [429, 'Rate limit exceeded. Please wait and try again.'],
  ])(
    'is tried three times when %i answers, after ever longer waits [SCORE-12] [SCORE-13] [ERR-59] [ERR-60]',
    async (status, sentence) => {
      const { dialog, score, forms } = await open({}, [refused(status)])
      const waited = withoutWaiting([1000, 2000, 4000])
      score()
      expect(await dialog.findByText(sentence)).toBeVisible()
      expect(forms).toHaveLength(3)
      expect(waited).toEqual([1000, 2000])
    },
  )

  it('gives each of three attempts thirty seconds [SCORE-12] [SCORE-14] [ERR-62] [LIM-38]', async () => {
    const { dialog, score } = await open({}, [good])
    server.use(http.post('*/api/resume-score', () => new Promise<never>(() => {})))
    const waited = withoutWaiting([1000, 2000, 30_000])
    score()
    const sentence = 'The request timed out due to high system load. Please try again in a few minutes.'
    expect(await dialog.findByText(sentence)).toBeVisible()
    expect(waited).toEqual([30_000, 1000, 30_000, 2000, 30_000])
  })

  it('without an answer is tried three times [SCORE-14] [ERR-63]', async () => {
    const { dialog, score, forms } = await open({}, [() => HttpResponse.error()])
    const waited = withoutWaiting([1000, 2000])
    score()
    expect(await dialog.findByText(/^Scoring could not be completed after multiple attempts/)).toBeVisible()
    expect(forms).toHaveLength(3)
    expect(waited).toEqual([1000, 2000])
  })

  it('can be cancelled', async () => {
    const { dialog, score } = await open({}, [good])
    server.use(http.post('*/api/resume-score', () => new Promise<never>(() => {})))
    score()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(dialog.getByText("Click the Score button to analyze this candidate's resume")).toBeVisible()
  })

  it('shows and prints what a resume says as text, whatever it is [SEC-28]', async () => {
    const paper = document.implementation.createHTMLDocument('')
    const opened = { document: paper, closed: false, print: vi.fn() }
    vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
    const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>'
    const body = JSON.stringify(scoreAnswer()).replaceAll('Wrote Python for nine years.', hostile)
    const { dialog, score } = await open({}, [() => HttpResponse.json(JSON.parse(body))])
    score()
    fireEvent.click(await dialog.findByRole('button', { name: 'Print Report' }))
    await waitFor(() => expect(paper.body.textContent).toContain(hostile))
    for (const place of [document.body, paper.body]) expect(place.querySelector('img[src=x], script')).toBeNull()
  })

  it('prints its report from a window of its own [SCORE-05]', async () => {
    const paper = document.implementation.createHTMLDocument('')
    const opened = { document: paper, closed: false, print: vi.fn() }
    const opening = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
    const { dialog, score } = await open({}, [good])
    score()
    fireEvent.click(await dialog.findByRole('button', { name: 'Print Report' }))
    expect(opening).toHaveBeenCalledOnce()
    await waitFor(() => expect(paper.body.textContent).toContain('Overall Resume Score: 80'))
    expect(paper.body.textContent).toContain('Person 1, Weaver 17')
    expect(paper.querySelector('button')).toBeNull()
    await waitFor(() => expect(opened.print).toHaveBeenCalledOnce())
  })
})

describe('a score', () => {
  it('set by hand stands on paper, too', async () => {
    const paper = document.implementation.createHTMLDocument('')
    vi.spyOn(window, 'open').mockReturnValue({ document: paper, closed: false, print: vi.fn() } as unknown as Window)
    const { dialog, score } = await open({ score: 65, score_source: 'override' }, [good])
    score()
    fireEvent.click(await dialog.findByRole('button', { name: 'Print Report' }))
    await waitFor(() => expect(paper.body.textContent).toContain('65 was set by hand; that is the number that counts.'))
  })

  it('that was made before comes with its report again, after a reload too, and is not saved twice', async () => {
    const { dialog, forms, of } = await open({ score: 80, score_source: 'analysis' }, [good])
    expect(await dialog.findByText('Overall Resume Score: 80')).toBeVisible()
    expect(dialog.getByText('Wrote Python for nine years.')).toBeVisible()
    expect(forms).toHaveLength(1)
    expect(of('PUT', '/applications/1/score')).toEqual([])
  })

  it('that was never made, or was set by hand, waits to be asked', async () => {
    const { dialog, forms } = await open({ score: 65, score_source: 'override' }, [good])
    expect(dialog.getByRole('button', { name: 'Score' })).toBeEnabled()
    expect(dialog.getByText('Score 65')).toHaveTextContent('Score 65, set by hand')
    expect(forms).toEqual([])
  })

  it('set by hand is marked so', async () => {
    const { dialog } = await open({ score: 80, score_source: 'analysis' }, [good])
    await dialog.findByText('Overall Resume Score: 80')
    fireEvent.click(dialog.getByRole('button', { name: 'Set another score by hand' }))
    expect(dialog.getByLabelText('Your score')).toHaveFocus()
    fireEvent.change(dialog.getByLabelText('Your score'), { target: { value: '7' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Set another score by hand' }))
    expect(dialog.getByLabelText('Your score')).toHaveValue('')
    fireEvent.change(dialog.getByLabelText('Your score'), { target: { value: '101' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Score must be between 0 and 100')).toBeVisible()
    fireEvent.change(dialog.getByLabelText('Your score'), { target: { value: '65' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('You set 65 by hand; that is the number that counts.')).toBeVisible()
  })
})

it('an application that is not in the list anymore cannot be scored [ERR-54]', () => {
  function Gone() {
    const { stateOf, score } = useScoring([], 'Weave.', true)
    const state = stateOf(1)
    return <button onClick={() => void score(1)}>{state.name === 'failed' ? state.message : 'Score'}</button>
  }
  const { calls } = recruiterServer({})
  renderAlone(<Gone />, { as: 'recruiter' })
  fireEvent.click(screen.getByRole('button', { name: 'Score' }))
  expect(screen.getByRole('button', { name: 'Could not find application for scoring' })).toBeVisible()
  expect(calls).toEqual([])
})

it('what a score quoted is not shown anymore once the review is blind', async () => {
  function Switching() {
    const [isBlind, setBlind] = useState(false)
    const { stateOf, score } = useScoring([applicant(1, { is_blind: isBlind })], 'Weave.', true)
    return (
      <>
        <button onClick={() => void score(1)}>Score</button>
        <button onClick={() => setBlind(!isBlind)}>Switch</button>
        <output>{stateOf(1).name}</output>
      </>
    )
  }
  recruiterServer({ applicants: [applicant(1)] })
  server.use(http.post('*/api/resume-score', good))
  renderAlone(<Switching />, { as: 'recruiter' })
  fireEvent.click(screen.getByRole('button', { name: 'Score' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('report'))
  fireEvent.click(screen.getByRole('button', { name: 'Switch' }))
  expect(screen.getByRole('status')).toHaveTextContent('idle')
  fireEvent.click(screen.getByRole('button', { name: 'Switch' }))
  expect(screen.getByRole('status')).toHaveTextContent('report')
  fireEvent.click(screen.getByRole('button', { name: 'Switch' }))
  fireEvent.click(screen.getByRole('button', { name: 'Score' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('report'))
})
