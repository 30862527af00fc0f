import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import type { Claim, LetterInput } from '@/api/coverLetters'
import { LetterPanel } from '@/features/coverLetters/LetterPanel'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const job = {
  id: 17,
  title: 'Backend Engineer',
  company: 'Kestrel Robotics',
  description: 'You own the booking service.',
}
const LETTER = 'Dear Kestrel team, I led 45 people. Kind regards'
const claim: Claim = {
  text: '45 people',
  start: 25,
  end: 34,
  kind: 'number',
  supported: false,
  source: '',
  difference: '',
  repair: '',
}

type Setting = { for?: typeof job | null; as?: 'user' | null; start?: string }

function open({ for: target = job, as = 'user', start = '' }: Setting = {}) {
  const calls: { path: string; body: unknown }[] = []
  const answer = async ({ request }: { request: Request }) => {
    calls.push({ path: new URL(request.url).pathname, body: await request.json() })
    return HttpResponse.json({
      success: true,
      cover_letter: LETTER,
      message: 'Cover letter generated successfully!',
      claims: [claim],
      api_used: 'local',
    })
  }
  server.use(
    http.post('*/api/generate-cover-letter', answer),
    http.post('*/api/generate-intelligent-cover-letter', answer),
  )
  const onWritten = vi.fn<(text: string, claims: Claim[], input: LetterInput) => void>()
  function Desk() {
    const [text, setText] = useState(start)
    const [claims, setClaims] = useState<Claim[]>([])
    return (
      <LetterPanel
        job={target}
        name="Maya Okafor"
        skills="Python, Kafka"
        text={text}
        error={undefined}
        claims={claims}
        isKept
        otherLetter=""
        onOtherLetter={() => {}}
        disabled={false}
        obstacle={null}
        onChange={setText}
        onWritten={(draft, draftClaims, input) => {
          setText(draft)
          setClaims(draftClaims)
          onWritten(draft, draftClaims, input)
        }}
      />
    )
  }
  const app = renderAlone(<Desk />, { as })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const answerWith = (text: string) => fireEvent.change(screen.getAllByRole('textbox')[0]!, { target: { value: text } })
  return { ...app, calls, onWritten, press, answerWith }
}

const letter = () => screen.getByLabelText<HTMLTextAreaElement>('Cover letter')
const refusing = (status: number, body: object | string) =>
  http.post('*/api/generate-cover-letter', () =>
    typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status }),
  )

describe('the ways to write a letter', () => {
  it('are three [COVER-02]; what one has can be changed [COVER-03] and cleared [COVER-04], and brought back', () => {
    const { press } = open({ start: 'My own words' })
    for (const name of ['Smart Customize', 'AI Generate', 'Basic Template']) {
      expect(screen.getByRole('button', { name })).toBeVisible()
    }
    fireEvent.change(letter(), { target: { value: 'My own better words' } })
    expect(letter()).toHaveValue('My own better words')
    press('Clear')
    expect(letter()).toHaveValue('')
    press('Restore my text')
    expect(letter()).toHaveValue('My own better words')
  })

  it('the template asks nobody [COVER-15]', () => {
    const { press, calls } = open()
    press('Basic Template')
    expect(letter().value).toContain('the position of Backend Engineer')
    expect(letter().value).toContain('Python and Kafka')
    expect(letter().value).toMatch(/Maya Okafor$/)
    expect(calls).toEqual([])
  })
})

it('a saved letter is taken, and the letter at hand is saved for this job [WS-218]', async () => {
  const letters = [
    {
      id: 4,
      title: 'Nurse',
      company: 'Ridge',
      text: 'Dear Ridge',
      written_at: '2026-11-20T09:00:00Z',
      application_ids: [9],
    },
  ]
  const saves: unknown[] = []
  server.use(
    http.get('*/api/tracked-jobs/letters', () => HttpResponse.json({ success: true, letters })),
    http.post('*/api/tracked-jobs/listed', () => HttpResponse.json({ success: true, job: { id: 5 }, is_new: true })),
    http.post('*/api/tracked-jobs/5/letters', async ({ request }) => {
      saves.push(await request.json())
      return HttpResponse.json({ success: true, files: [], letters: [] }, { status: 201 })
    }),
  )
  const { press } = open({ start: 'My own words' })
  press('My letters')
  fireEvent.click(await screen.findByRole('button', { name: 'Save this version' }))
  await waitFor(() => expect(saves).toEqual([{ text: 'My own words' }]))
  fireEvent.click(await screen.findByRole('button', { name: /^Use the letter for Nurse, Ridge/ }))
  expect(letter()).toHaveValue('Dear Ridge')
})

describe('a story of the story bank', () => {
  const story = {
    id: 3,
    title: 'The move',
    place: '',
    situation: '',
    deed: 'I moved 4,200 records in one night',
    result: 'Nobody noticed.',
    tags: [],
    changed_at: '2026-11-20T09:00:00Z',
  }
  const SENTENCE = 'I moved 4,200 records in one night. Nobody noticed.'

  it('stands in the letter in the words of the person, before the closing, once [WS-243]', async () => {
    server.use(http.get('*/api/stories', () => HttpResponse.json({ success: true, stories: [story] })))
    const { press } = open({ start: 'Dear team,\n\nHello.\n\nKind regards,\nMaya' })
    press('My stories')
    const put = await screen.findByRole('button', { name: 'Put it in: The move' })
    letter().setSelectionRange(0, 0)
    fireEvent.click(put)
    expect(letter()).toHaveValue(`Dear team,\n\nHello. ${SENTENCE}\n\nKind regards,\nMaya`)
    press('My stories')
    expect(await screen.findByRole('button', { name: 'Put it in: The move' })).toBeDisabled()
  })

  it('leads to where stories are written while there is none', async () => {
    const { press } = open()
    press('My stories')
    expect(await screen.findByRole('link', { name: 'Interview Hacks' })).toHaveAttribute(
      'href',
      '/user/InterviewQuestions',
    )
  })
})

describe('AI Generate', () => {
  it('starts with the skills of the profile [COVER-08] and sends all that the writer needs [COVER-09] [COVER-12] [COVER-13]', async () => {
    const { press, person, calls, onWritten } = open()
    press('AI Generate')
    expect(screen.getByLabelText('Skills to mention')).toHaveValue('Python, Kafka')
    fireEvent.change(screen.getByLabelText('Anything the letter should say'), { target: { value: 'I can move.' } })
    await person.selectOptions(screen.getByLabelText('Tone'), 'Friendly')
    await person.selectOptions(screen.getByLabelText('Emphasis'), 'Passion')
    await person.selectOptions(screen.getByLabelText('Length'), 'Detailed')
    press('Generate letter')
    await waitFor(() => expect(letter()).toHaveValue(LETTER))
    expect(calls).toEqual([
      {
        path: '/api/generate-cover-letter',
        body: {
          user_id: 7,
          job_title: 'Backend Engineer',
          company: 'Kestrel Robotics',
          job_description: 'You own the booking service.',
          user_skills: 'Python, Kafka',
          additional_info: 'I can move.',
          customization: { tone: 'friendly', emphasis: 'passion', length: 'detailed' },
        },
      },
    ])
    expect(onWritten).toHaveBeenCalledWith(LETTER, [claim], {
      user_skills: 'Python, Kafka',
      additional_info: 'I can move.',
    })
  })

  it('Enter in its fields writes the letter and does not send the form around it', async () => {
    const { press, person, calls } = open()
    press('AI Generate')
    await person.type(screen.getByLabelText('Skills to mention'), '{Enter}')
    await waitFor(() => expect(letter()).toHaveValue(LETTER))
    expect(calls).toHaveLength(1)
  })

  it('what nothing supports is marked in the text and leads there', async () => {
    const { press } = open()
    press('AI Generate')
    press('Generate letter')
    await waitFor(() => expect(letter()).toHaveValue(LETTER))
    expect(document.querySelector('mark')).toHaveTextContent('45 people')
    fireEvent.click(await screen.findByRole('button', { name: '45 people' }))
    expect(letter()).toHaveFocus()
    expect(letter().value.slice(letter().selectionStart, letter().selectionEnd)).toBe('45 people')
  })

  it('a text that is replaced can be brought back', async () => {
    const { press } = open({ start: 'My own words' })
    press('AI Generate')
    press('Generate letter')
    await waitFor(() => expect(letter()).toHaveValue(LETTER))
    press('Restore my text')
    expect(letter()).toHaveValue('My own words')
  })

  it.each([
    ['ERR-18', refusing(503, { success: false, message: 'Too busy.' }), 'Server error (503): Too busy.'],
    ['ERR-18', refusing(502, 'Bad gateway'), 'Server error (502): Bad gateway'],
    ['ERR-19', http.post('*/api/generate-cover-letter', () => HttpResponse.error()), /^Network error: /],
    ['ERR-20', refusing(200, { success: false, cover_letter: '', message: '' }), 'Failed to generate cover letter'],
  ])('%s: a writer that fails says so and leaves the text alone', async (_id, handler, sentence) => {
    const { press } = open({ start: 'My own words' })
    server.use(handler)
    press('AI Generate')
    press('Generate letter')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(letter()).toHaveValue('My own words')
  })

  it('without a job [ERR-16]', () => {
    const { press, calls } = open({ for: null })
    press('AI Generate')
    press('Generate letter')
    expect(screen.getByText('No job selected. Please try again.')).toBeVisible()
    expect(calls).toEqual([])
  })

  it('without a log-in [ERR-17]', () => {
    const { press, calls } = open({ as: null })
    press('AI Generate')
    press('Generate letter')
    expect(screen.getByText('Please log in to generate a cover letter.')).toBeVisible()
    expect(calls).toEqual([])
  })
})

describe('Smart Customize', () => {
  const walk = async ({ press, answerWith }: ReturnType<typeof open>) => {
    press('Smart Customize')
    expect(await screen.findByText('Question 1 of 6')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    answerWith('I like systems.')
    press('Next')
    answerWith('Seven years of Python.')
    press('Next')
    answerWith('wrong')
    press('Skip')
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('Python, Kafka')
    press('Next')
    press('Previous')
    press('Next')
    answerWith('Short ways.')
    press('Next')
    expect(screen.getByText('Question 6 of 6')).toBeVisible()
  }

  it('asks six questions, forwards and back, each of which can be skipped, then sends the answers [COVER-05] [COVER-10] [LIM-13] [OPEN-129]', async () => {
    const app = open()
    await walk(app)
    await app.person.selectOptions(screen.getByLabelText('Tone'), 'Confident')
    app.press('Generate letter')
    await waitFor(() => expect(letter()).toHaveValue(LETTER))
    expect(app.calls).toEqual([
      {
        path: '/api/generate-intelligent-cover-letter',
        body: {
          user_id: 7,
          job_title: 'Backend Engineer',
          company: 'Kestrel Robotics',
          job_description: 'You own the booking service.',
          user_requirements:
            'Motivation: I like systems.\nRelevant experience: Seven years of Python.\nStrengths and skills: Python, Kafka\nWhy this company: Short ways.',
          tone: 'confident',
          customization: { tone: 'confident', emphasis: 'skills', length: 'medium' },
        },
      },
    ])
  })

  it('falls back to the template when its writer fails, says so and keeps the answers [COVER-14]', async () => {
    const app = open()
    server.use(http.post('*/api/generate-intelligent-cover-letter', () => HttpResponse.error()))
    await walk(app)
    app.press('Generate letter')
    await waitFor(() => expect(letter().value).toContain('the position of Backend Engineer'))
    expect(
      screen.getByText(/^Network error: .* Here is the basic template instead; your answers are kept\.$/),
    ).toBeVisible()
    app.press('Smart Customize')
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('I like systems.')
  })

  it('what was answered and wished outlives the closed dialog, for this job alone', async () => {
    const app = open()
    app.press('Smart Customize')
    await screen.findByText('Question 1 of 6')
    app.answerWith('I like systems.')
    app.press('AI Generate')
    fireEvent.change(screen.getByLabelText('Anything the letter should say'), { target: { value: 'I can move.' } })
    await app.person.selectOptions(screen.getByLabelText('Tone'), 'Friendly')
    app.unmount()

    const again = open()
    again.press('AI Generate')
    expect(screen.getByLabelText('Anything the letter should say')).toHaveValue('I can move.')
    expect(screen.getByLabelText('Tone')).toHaveValue('friendly')
    again.press('Smart Customize')
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('I like systems.')
    again.unmount()

    const otherJob = open({ for: { ...job, id: 18 } })
    otherJob.press('Smart Customize')
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('')
  })

  it('Cancel leaves the text as it was', async () => {
    const app = open({ start: 'My own words' })
    await walk(app)
    app.press('Cancel')
    expect(screen.queryByText(/^Question/)).toBeNull()
    expect(letter()).toHaveValue('My own words')
    expect(app.calls).toEqual([])
  })
})
