/* Questions and styles for a generated cover letter, and the template letter. */

import type { LETTER_EMPHASES, LETTER_LENGTHS, LETTER_TONES } from '@/api/server.gen'

type Tone = (typeof LETTER_TONES)[number]
type Emphasis = (typeof LETTER_EMPHASES)[number]
type Length = (typeof LETTER_LENGTHS)[number]
export type Customization = { tone: Tone; emphasis: Emphasis; length: Length }

export const USUAL: Customization = { tone: 'professional', emphasis: 'skills', length: 'medium' }

/** The questions of Smart Customize, in their order; `wire` is the label under which the writer finds the answer. */
export const questions = [
  {
    name: 'motivation',
    wire: 'Motivation',
    label: 'Why this role?',
    hint: 'What draws you to the work itself.',
  },
  {
    name: 'experience',
    wire: 'Relevant experience',
    label: 'Which experience fits it?',
    hint: 'A job, a project or a course, with the years.',
  },
  {
    name: 'achievements',
    wire: 'Key achievements',
    label: 'What are you proud of?',
    hint: 'One or two results, with a number if you have one.',
  },
  {
    name: 'strengths',
    wire: 'Strengths and skills',
    label: 'Which strengths and skills matter here?',
    hint: 'From your profile. Change it as you like.',
  },
  {
    name: 'company',
    wire: 'Why this company',
    label: 'Why this company?',
    hint: 'What you know or like about it.',
  },
  {
    name: 'notes',
    wire: 'Availability and notes',
    label: 'When can you start, and anything else?',
    hint: 'Notice period, move, working hours.',
  },
] as const

type QuestionName = (typeof questions)[number]['name']
export type Answers = Record<QuestionName, string>

/** The answers as the writer reads them; what was skipped is left out. */
export const requirementsOf = (answers: Answers): string =>
  questions
    .filter(({ name }) => answers[name].trim() !== '')
    .map(({ name, wire }) => `${wire}: ${answers[name].trim()}`)
    .join('\n')

const namesOf = (skills: string): string[] =>
  skills
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean)

const MOST_STRENGTHS = 6

/** The skills of a profile that matter for a job: those that its text names, otherwise the first ones. */
export function strengthsFor(skills: string, job: string): string {
  const names = namesOf(skills)
  const text = job.toLowerCase()
  const inJob = names.filter((name) => text.includes(name.toLowerCase()))
  return (inJob.length > 0 ? inJob : names).slice(0, MOST_STRENGTHS).join(', ')
}

type Facts = { name: string; title: string; company: string; skills: string }

const listed = (skills: string): string => {
  const all = namesOf(skills).slice(0, 4)
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** A letter to start from: it says only what the profile says. */
export function basicLetter({ name, title, company, skills }: Facts): string {
  const list = listed(skills)
  return [
    `Dear ${company} team,`,
    `I am applying for the position of ${title}.`,
    list
      ? `My work builds on ${list}, which is why your posting caught my eye. The enclosed resume shows where I have used these skills.`
      : 'Your advert caught my eye because it describes work that I know and like. My resume, which comes with this letter, shows what I have done so far.',
    'I would be glad to tell you more in a conversation, and I look forward to your answer.',
    `Kind regards,\n${name}`,
  ].join('\n\n')
}

type Mark = { start: number; end: number }

/** Where the claims are in the current text: an edit before one moves its mark, an edit inside removes the mark. */
export function marksOf(text: string, claims: readonly { text: string; start: number }[]): Mark[] {
  const marks: Mark[] = []
  for (const claim of claims) {
    if (claim.text === '') continue
    const start = nearest(text, claim.text, claim.start)
    if (start >= 0 && !marks.some((mark) => start < mark.end && mark.start < start + claim.text.length)) {
      marks.push({ start, end: start + claim.text.length })
    }
  }
  return marks.toSorted((a, b) => a.start - b.start)
}

function nearest(text: string, words: string, place: number): number {
  let best = -1
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (best < 0 || Math.abs(at - place) < Math.abs(best - place)) best = at
  }
  return best
}

const sentenceEnd = /[.!?](?=\s)|\n/g

/** The sentences that contain a marked passage, each once, in pieces that say which are marked. */
export function quotesOf(text: string, marks: readonly Mark[]): { text: string; hit: boolean }[][] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1).concat(text.length)
  let start = 0
  return ends.flatMap((end) => {
    const from = start
    start = end
    const here = marks.filter((mark) => mark.start >= from && mark.start < end)
    if (here.length === 0) return []
    // A passage may run over the end of its sentence.
    const until = Math.max(end, ...here.map((mark) => mark.end))
    const pieces = here.flatMap((mark, at) => [
      { text: text.slice(here[at - 1]?.end ?? from, mark.start), hit: false },
      { text: text.slice(mark.start, mark.end), hit: true },
    ])
    return [[...pieces, { text: text.slice(here.at(-1)!.end, until), hit: false }].filter((piece) => piece.text !== '')]
  })
}
