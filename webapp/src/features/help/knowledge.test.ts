import { describe, expect, it } from 'vitest'

import { faq } from '@/features/help/faq'
import { OFFERED, quickQuestions } from '@/features/help/quickQuestions'
import { replyTo } from '@/features/help/replyTo'
import { topics } from '@/features/help/topics'
import { places } from '@/rules/places'

const answerTo = (question: string) => {
  const entry = replyTo(question)
  return entry === null ? 'topic list' : 'name' in entry ? entry.name : entry.question
}

/** `entry` where the answer is that topic, or a question that begins like this; else what answers instead. */
const entryFor = (question: string, entry: string) => {
  const answer = answerTo(question)
  return answer.startsWith(entry) ? entry : answer
}

describe('what the assistant knows', () => {
  it('are these ten features [BOT-12]', () =>
    expect(topics.map(({ name }) => name)).toEqual([
      'Job Search',
      'Match Percentage',
      'Resume Suggestions',
      'Skills Analysis',
      'Post a Job',
      'Job Agent',
      'Resume Agent',
      'Premium Agent',
      'Application Tracker',
      'SEO Dashboard',
    ]))

  it('has names, keywords, links and roles for each, and questions with answers besides [BOT-13]', () => {
    const paths = places.map(({ path }) => path)
    for (const { name, keywords, answer, links, roles } of topics) {
      expect(keywords.length).toBeGreaterThan(3)
      expect(answer.length).toBeGreaterThan(60)
      expect(links.length).toBeGreaterThan(0)
      expect(paths).toEqual(expect.arrayContaining([...links]))
      expect(roles).toEqual(['Post a Job', 'Resume Agent'].includes(name) ? ['recruiter', 'admin'] : 'anyone')
    }
    expect(faq.length).toBeGreaterThanOrEqual(8)
    expect(faq.filter(({ question, answer }) => !question || answer.length < 60)).toEqual([])
  })

  it('explains Premium Agent as both agents, free, and leads to AI Job Matcher [OPEN-119]', () => {
    const premium = topics.find(({ name }) => name === 'Premium Agent')!
    expect(premium.answer).toMatch(/the Job Agent and the Resume Agent together/)
    expect(premium.answer).toMatch(/nothing to buy/)
    expect(premium.links).toEqual(['/user/agents-jobs'])
  })

  it('has a question for each entry, and links to screens that are there', () => {
    expect(new Set(faq.map(({ question }) => question)).size).toBe(faq.length)
    expect(faq.filter(({ question }) => answerTo(question) !== question)).toEqual([])
    const paths = places.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(faq.flatMap(({ links }) => links ?? [])))
  })

  it('has ten quick questions, of which three are offered, and knows an answer to all [LIM-45]', () => {
    expect(quickQuestions).toHaveLength(10)
    expect(OFFERED).toBe(3)
    expect(quickQuestions.map(answerTo)).not.toContain('topic list')
    expect(new Set(quickQuestions.map(answerTo)).size).toBe(10)
  })

  it('leads to the account where it is: behind one’s name, not in the profile', () => {
    const { answer, links } = faq.find(({ question }) => question.startsWith('How do I delete or close my account'))!
    expect(answer).toMatch(/^Choose your name at the foot of the menu/)
    expect(links).toEqual(['/user/security'])
  })

  it('listens to no word that stands in every question', () => {
    const everyday =
      'what does with have from your this that will they them there about many much make need want would could should where when which whom whose been into some help please tell know work just more than then here after before'
    expect(everyday.split(' ').filter((word) => answerTo(word) !== 'topic list')).toEqual([])
  })
})

describe('questions as people ask them', () => {
  const expected: Record<string, string[]> = {
    'Job Search': ['find jobs in Berlin', 'where can I apply for a job?', 'remote jobs', 'how do i find a job'],
    'Match Percentage': ['how to raise my score', 'Why is my match percentage so low?', 'compare my resume with a job'],
    'Resume Suggestions': ['improve my resume', 'any resume tips?', 'Can you check my resume'],
    'Skills Analysis': ['interview questions', 'which missing skills do I have', 'And interview questions?'],
    'Post a Job': ['How can I post a job?', 'i am hiring a cook', 'create a job', 'reopen a closed job post'],
    'Job Agent': ['Can it apply for me?', 'auto-apply', 'show recommended jobs', 'what is the job agent'],
    'Resume Agent': ['how do i find candidates', 'shortlist applicants', 'Resume Agent'],
    'Premium Agent': ['premium', 'is there a subscription?', 'pricing'],
    'Application Tracker': ['what happened to my application', 'application status', 'was I rejected?'],
    'SEO Dashboard': ['seo', 'social media posts', 'open the SEO dashboard'],
    'Can you explain Hireloom': ['what is hireloom', 'what does hireloom do'],
    'Is Hireloom free': ['is it free', 'do you charge me'],
    'How do I change a password': ['I have forgotten my password', 'new password'],
    'How do I register, sign up or create an account to login?': ['create an account', 'how to register'],
    'No code by email: is it in the spam folder?': ['no code arrived', 'where is my verification code'],
    'Can I upload or replace a resume': ['can I upload a file', 'how large may it be'],
    'How is a score calculated': ['how is the score calculated'],
    'Is my data safe and private?': ['is it safe', 'private data'],
    'How do I delete or close my account': ['delete my account', 'download my data'],
    'How do I edit my profile or change my phone number?': ['change my phone number', 'edit profile'],
    'How do I write a cover letter?': ['cover letter'],
    'Why am I suddenly logged out?': ['I keep getting logged out'],
    'Can I use a dark mode or a light theme?': ['dark mode'],
    'Any keyboard shortcuts?': ['keyboard shortcuts'],
    'How do I leave feedback, or report a bug?': ['leave feedback', 'report a problem'],
    'How do I contact support': ['contact support', 'I want to talk to a human'],
    'topic list': ['hello', 'help', 'What is the meaning of life?', 'ß∂ƒ', '👋', 'What can you do?', 'bonjour'],
  }

  it.each(Object.entries(expected))('reach %s', (entry, questions) => {
    expect(questions.map((words) => entryFor(words, entry))).toEqual(questions.map(() => entry))
  })
})
