import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import type { NewStory, Story } from '@/api/stories'
import { matchStorage } from '@/lib/kept/matchStorage'
import { renderMatch } from '@/testing/analyst'
import { JOB, questionsPage } from '@/testing/ats'
import { chipsOf } from '@/testing/chips'
import { server } from '@/testing/server'
import { Practice } from './Practice'
import { fromAnswer, lackingStory, topicError } from './stories'

const questions = questionsPage('advanced', 0, null).questions!
const topic = questions[0]!.topic
const SEPTIC: Story = {
  id: 4,
  title: 'Two admissions at once',
  place: 'Briar Hill, 2023',
  situation: 'Two admissions came at once.',
  deed: 'I called the team.',
  result: 'She went home in a week.',
  tags: [topic],
  changed_at: '2026-11-25T09:00:00Z',
}

/** A server that keeps stories. */
function bank(...stories: Story[]) {
  const requests: NewStory[] = []
  server.use(
    http.get('*/api/stories', () => HttpResponse.json({ success: true, stories: stories })),
    http.post('*/api/stories', async ({ request }) => {
      const story = (await request.json()) as NewStory
      requests.push(story)
      stories.push({ ...story, id: 9, changed_at: SEPTIC.changed_at })
      return HttpResponse.json({ success: true, message: 'Story kept.', story: stories.at(-1) }, { status: 201 })
    }),
    http.delete('*/api/stories/:id', () => {
      stories.length = 0
      return HttpResponse.json({ success: true, message: 'Story deleted.' })
    }),
  )
  return requests
}

const open = () => renderMatch(<Practice storage={matchStorage('7')} job={JOB} questions={questions} />)
const cells = () => screen.findByRole('region', { name: 'Story bank' })

afterEach(() => vi.unstubAllGlobals())

it('tells a story in the answer, and where stories are told', async () => {
  bank(SEPTIC)
  const { hand } = open()
  await hand.click(await within(await cells()).findByRole('button', { name: `Use it here: ${SEPTIC.title}` }))
  expect(screen.getByLabelText('Your answer')).toHaveValue(
    'Two admissions came at once. I called the team. She went home in a week.',
  )
  expect(within(await cells()).getByText('In this answer')).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Next question' }))
  expect(within(await cells()).getByText('In 1 answer')).toBeVisible()
})

it('names the story that is lacking, and keeps it once it has a title and a deed', async () => {
  const requests = bank()
  const { hand } = open()
  await hand.click(await within(await cells()).findByRole('button', { name: /^A story about/ }))
  const form = within(await screen.findByRole('dialog', { name: 'New story' }))
  expect(chipsOf('Topics')).toEqual([topic])
  await hand.click(form.getByRole('button', { name: 'Save the story' }))
  expect(form.getByText('Give it a title to know it by.')).toBeVisible()
  await hand.type(form.getByLabelText('Title'), 'One')
  await hand.type(form.getByLabelText('What you did'), 'I did it.')
  await hand.click(form.getByRole('button', { name: 'Save the story' }))
  expect(await within(await cells()).findByText('One')).toBeVisible()
  expect(requests).toEqual([{ title: 'One', place: '', situation: '', deed: 'I did it.', result: '', tags: [topic] }])
})

it('makes a story of the answer, which then tells it', async () => {
  const requests = bank()
  const { hand } = open()
  await hand.type(screen.getByLabelText('Your answer'), 'I called the team.')
  await hand.click(screen.getByRole('button', { name: 'Save as story' }))
  const form = within(await screen.findByRole('dialog', { name: 'New story' }))
  expect(form.getByLabelText('What you did')).toHaveValue('I called the team.')
  await hand.type(form.getByLabelText('Title'), 'The call')
  await hand.click(form.getByRole('button', { name: 'Save the story' }))
  expect(await within(await cells()).findByText('In this answer')).toBeVisible()
  expect(requests).toHaveLength(1)
})

it('keeps a story that is not saved yet', async () => {
  bank(SEPTIC)
  const edit = async ({ hand }: ReturnType<typeof open>) => {
    await hand.click(await within(await cells()).findByRole('button', { name: SEPTIC.title }))
    return within(await screen.findByRole('dialog', { name: 'Your story' })).getByLabelText('What you did')
  }
  const before = open()
  await before.hand.type(await edit(before), ' Then the ward.')
  before.unmount()
  expect(await edit(open())).toHaveValue('I called the team. Then the ward.')
})

it('deletes a story', async () => {
  bank(SEPTIC)
  const { hand } = open()
  await hand.click(await within(await cells()).findByRole('button', { name: SEPTIC.title }))
  await hand.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await within(await cells()).findByText(/You have none/)).toBeVisible()
})

it('says that stories could not be loaded, and tries again', async () => {
  server.use(http.get('*/api/stories', () => HttpResponse.json({ message: 'Sorry.' }, { status: 500 }), { once: true }))
  const { hand } = open()
  await hand.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await within(await cells()).findByText(/A story about/)).toBeVisible()
})

it("takes a question of one's own, keeps it, and lets it go", async () => {
  bank()
  const before = open()
  await before.hand.click(screen.getByRole('button', { name: 'Add your own question' }))
  await before.hand.click(screen.getByRole('button', { name: 'Add it' }))
  expect(screen.getByText('Write the question that you expect.')).toBeVisible()
  await before.hand.type(screen.getByRole('textbox', { name: 'Your own question' }), 'Why nights?')
  await before.hand.click(screen.getByRole('button', { name: 'Add it' }))
  expect(screen.getByRole('heading', { name: 'Why nights?' })).toBeVisible()
  before.unmount()
  const { hand } = open()
  await hand.click(screen.getByRole('button', { name: 'Remove: Why nights?' }))
  expect(screen.queryByText('Why nights?')).not.toBeInTheDocument()
})

it('goes from question to question by J and K, but not while one writes', async () => {
  bank()
  const { hand } = open()
  await hand.keyboard('j')
  expect(screen.getByRole('heading', { level: 2, name: questions[1]!.text })).toBeVisible()
  await hand.keyboard('k')
  expect(screen.getByRole('heading', { level: 2, name: questions[0]!.text })).toBeVisible()
  await hand.type(screen.getByLabelText('Your answer'), 'j')
  expect(screen.getByRole('heading', { level: 2, name: questions[0]!.text })).toBeVisible()
})

it('says at the field which topic is too long, or that there are too many', async () => {
  const requests = bank({ ...SEPTIC, tags: ['Calm', 'x'.repeat(81)] })
  const { hand } = open()
  await hand.click(await within(await cells()).findByRole('button', { name: SEPTIC.title }))
  await hand.click(screen.getByRole('button', { name: 'Save the story' }))
  const field = screen.getByLabelText('Topics')
  expect(field).toHaveAccessibleDescription(expect.stringContaining(`“${'x'.repeat(80)}...” is too long`))
  expect(requests).toEqual([])
  expect(topicError([...'abcdefg'])).toBe('A story has at most 6 topics, and these are 7.')
  expect(topicError([...'abcdef'])).toBeUndefined()
})

it('writes what one says where the browser can, and offers nothing where it cannot', async () => {
  bank()
  const plain = open()
  expect(screen.queryByRole('button', { name: 'Speak it' })).not.toBeInTheDocument()
  plain.unmount()
  const started = vi.fn<(recognition: { onresult: (event: object) => void }) => void>()
  class Recognition {
    onresult = (_event: object) => {}
    onend = () => {}
    start() {
      started(this)
    }
    stop() {
      this.onend()
    }
  }
  vi.stubGlobal('webkitSpeechRecognition', Recognition)
  const { hand } = open()
  await hand.click(screen.getByRole('button', { name: 'Speak it' }))
  started.mock.calls[0]![0].onresult({ resultIndex: 0, results: [[{ transcript: ' I called for help ' }]] })
  expect(await screen.findByDisplayValue('I called for help')).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Stop' }))
  expect(screen.getByRole('button', { name: 'Speak it' })).toBeVisible()
})

it('finds the first topic without a story, and the parts of an answer', () => {
  const otherQuestion = questions.find(
    (question) => question.topic.toLowerCase() !== topic.toLowerCase() && question.topic,
  )
  expect(lackingStory(questions, [SEPTIC])).toBe(otherQuestion ?? null)
  const point = (kind: string, start: number, end: number) => ({ kind, start, end, name: '', state: 'met', text: '' })
  const answer = 'On my ward. I ran. It worked.'
  const practice = { points: [point('situation', 0, 11), point('deed', 12, 18), point('result', 19, 29)] }
  expect(fromAnswer({ answer, checked: { answer, found: practice } } as never, 'Calm')).toMatchObject({
    situation: 'On my ward.',
    deed: 'I ran.',
    result: 'It worked.',
    tags: ['Calm'],
  })
})

it('keeps every word of an answer in the story', () => {
  const answer = 'I ran. I called. It worked. I ran again.'
  const point = (kind: string, start: number, end: number) => ({ kind, start, end, name: '', state: 'met', text: '' })
  const story = (points: object[]) => fromAnswer({ answer, checked: { answer, found: { points } } } as never, '')
  expect(story([point('deed', 7, 16)])).toMatchObject({ situation: '', deed: answer, result: '' })
  const whole = [point('situation', 0, 6), point('deed', 0, 6), point('result', 17, 27)]
  expect(story(whole)).toMatchObject({ situation: '', deed: 'I ran. I called. I ran again.', result: 'It worked.' })
  expect(story([point('situation', 0, answer.length)])).toMatchObject({ situation: answer, deed: answer })
})
