/** What people ask most. The first of them are offered at the beginning. */
export const quickQuestions = [
  'How do I get a better match percentage?',
  'Can an agent apply for me?',
  'How do I prepare for an interview?',
  'How do I find a job?',
  'How do I improve my resume?',
  'What is the status of my applications?',
  'How do I post a job?',
  'How do I find candidates?',
  'Is my data safe and private?',
  'How do I reset a forgotten password?',
] as const

export const OFFERED = 3
