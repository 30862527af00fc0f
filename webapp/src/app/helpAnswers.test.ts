import { describe, expect, it } from 'vitest'

import { replyTo } from '@/features/help/replyTo'
import { questions } from '@/features/landing/questions'

const answerTo = (question: string) => {
  const entry = replyTo(question)
  return entry === null ? 'topic list' : 'name' in entry ? entry.name : entry.question
}

/** `entry` where the answer is that topic, or a question that begins like this; else what answers instead. */
const entryFor = (question: string, entry: string) => {
  const answer = answerTo(question)
  return answer.startsWith(entry) ? entry : answer
}

const FREE = 'Is Hireloom free'
const REGISTER = 'How do I register'
const SEES_RESUME = 'Who sees or reads my resume'
const UPLOAD = 'Can I upload or replace a resume'
const PASSWORD = 'How do I change a password'
const PRIVATE = 'Is my data safe and private?'

describe('the questions of the landing page', () => {
  it.each([
    ['How is the match percentage made?', 'Match Percentage', /by fixed rules/],
    [
      'Does an agent apply without asking me?',
      'Can an agent or robot apply without asking me, behind my back?',
      /^No\./,
    ],
    ['Who can see my resume?', SEES_RESUME, /^You, and the recruiters of the jobs that you apply to/],
    ['What does it cost?', FREE, /charges neither/],
  ])('%s', (title, entry, sentence) => {
    expect(questions.map(({ question }) => question)).toContain(title)
    expect(entryFor(title, entry)).toBe(entry)
    expect(replyTo(title)!.answer).toMatch(sentence)
  })

  it('are all of them', () => expect(questions).toHaveLength(4))
})

/** The ten that each role is most likely to ask, in the words of several people. */
const wording: Record<string, Record<string, string[]>> = {
  guests: {
    [REGISTER]: ['How do I create an account?', 'how to sign up', 'I want to register', 'where is the login'],
    [FREE]: ['Is it free?', 'does it cost anything', 'is hireloom free of charge', 'any charge?'],
    'Premium Agent': ['do I have to pay', 'is there a paid plan', 'premium price?'],
    'Can a guest browse': [
      'Can I search for jobs without an account?',
      'browse jobs as a guest',
      'can I see jobs without an account',
    ],
    'Match Percentage': ['How is the match percentage made?', 'percentage match', 'what is the match score'],
    [SEES_RESUME]: ['Who sees my resume?', 'is my resume visible to my employer', 'who can see my resume'],
    [PRIVATE]: ['Is my data safe?', 'is it private', 'what about my private data'],
    [UPLOAD]: ['Can I upload a Word file?', 'how large may the file be', 'upload my resume'],
    [PASSWORD]: ['I forgot my password', 'reset password', 'forgotten password, what now'],
    'Post a Job': ['I want to hire somebody', 'how do I post a job', 'create a job post'],
  },
  'job seekers': {
    'Job Search': ['How do I find a job?', 'How do I apply for a job?', 'how to apply', 'remote jobs near me'],
    'Match Percentage': ['How do I raise my score?', 'why is my score so low', 'get a better match'],
    [UPLOAD]: ['How do I upload my resume?', 'replace my resume', 'upload another file'],
    'Application Tracker': ['What is the status of my application?', 'was I selected', 'where is my application'],
    'How long until I get an answer': [
      'When do I get an answer?',
      'how long do I wait for a reply',
      'no reply until now',
    ],
    'How do I write a cover letter?': [
      'cover letter',
      'Can it write a letter for me?',
      'how do I write a cover letter',
    ],
    'Skills Analysis': ['How do I prepare for an interview?', 'interview questions', 'which missing skills do I have'],
    'Job Agent': ['Which jobs fit me?', 'recommended jobs', 'Can an agent apply for me?'],
    'How do I save a search': ['Can I save a search?', 'job alerts by email', 'send me alerts'],
    'Can I withdraw': ['withdraw my application', 'can I withdraw it', 'I want to cancel', 'undo an application'],
    'How do I delete or close my account': ['Delete my account', 'download all my data', 'delete my data'],
  },
  recruiters: {
    'Post a Job': ['How do I post a job?', 'edit my job', 'can I reopen a closed job', 'write the job description'],
    'Is a business address needed': [
      'Do recruiters need a business address?',
      'why is a company address needed',
      'business address',
    ],
    'Resume Agent': ['How do I find candidates?', 'who fit my job', 'contact a candidate', 'View Profiles'],
    'How do I review applicants': [
      'Where do I see my applicants?',
      'who are the people who applied',
      'review applicants',
    ],
    'How do I select or reject': ['How do I reject somebody?', 'select an applicant', 'is an applicant told by email'],
    'How do I score or rank': ['How do I score resumes?', 'rank resumes', 'can it rank them'],
    'Blind or anonymous review': ['What is a blind review?', 'hidden names', 'are photos hidden'],
    'How do I contact support': ['contact support', 'I want to reach a human', 'support please'],
    'Any keyboard shortcuts?': ['keyboard shortcuts', 'are there shortcuts?', 'by keyboard'],
    [PASSWORD]: ['new password', 'I have forgotten my password', 'reset my password'],
  },
  admins: {
    'Admin rights': ['How do I manage users?', 'who manages roles and rights', 'manage accounts'],
    'How do admins hide': ['How do I deactivate jobs?', 'restore deleted jobs', 'hide or remove jobs'],
    'How do admins read': ['read feedback and messages', 'messages to the help desk', 'how do admins read messages'],
    Outbox: ['Which emails failed?', 'emails were sent again', 'failed emails'],
    'Is an audit log': ['audit log', 'history of actions', 'show the audit'],
    'SEO Dashboard': ['plan social media posts', 'marketing posts', 'SEO agent'],
    'Post a Job': ['post a job', 'close a job', 'change a job'],
    'Resume Agent': ['find candidates', 'matching candidates', 'shortlist'],
    'Blind or anonymous review': ['blind review', 'are names hidden', 'blind'],
    'How do I leave feedback, or report a bug?': ['report a bug', 'leave feedback', 'I want to report something'],
  },
}

describe.each(Object.entries(wording))('the questions of %s', (_role, expected) => {
  it('are at least ten', () => expect(Object.keys(expected).length).toBeGreaterThanOrEqual(10))

  it.each(Object.entries(expected))('reach %s', (entry, wordings) => {
    expect(wordings.length).toBeGreaterThanOrEqual(3)
    expect(wordings.map((words) => entryFor(words, entry))).toEqual(wordings.map(() => entry))
  })
})

describe('words that are spelled wrong', () => {
  it.each([
    ['how do i make an acount', REGISTER],
    ['forgot pasword', PASSWORD],
    ['who can see my resumee', SEES_RESUME],
    ['how is the persentage made', 'Match Percentage'],
    ['writing a coverletter', 'How do I write a cover letter?'],
    ['interveiw questions', 'Skills Analysis'],
    ['delete my acount', 'How do I delete or close my account'],
    ['change my email adress', 'How do I change my email address'],
    ['hello', 'topic list'],
    ['weather tomorrow', 'topic list'],
  ])('%s', (question, entry) => expect(entryFor(question, entry)).toBe(entry))
})
