/* Answers of the analyst as the server sends them: one person, one job. */
import type { AtsAnswer, Match, Question, Requirement, ResumeBlock } from '@/api/analyses'

export const JOB =
  'Senior Backend Engineer\nKestrel Robotics\nWe look for five or more years of backend engineering with Python and PostgreSQL. Kubernetes is a must. Kafka and Go are nice to have.'

type Row = [label: string, must: boolean, state: Requirement['state'], quote: string, note?: string]

const ROWS: Row[] = [
  [
    '5+ years of backend engineering',
    true,
    'met',
    'Backend engineer with 7 years of experience in logistics and payments.',
  ],
  [
    'Python in production',
    true,
    'met',
    'Rebuilt the booking service in Python 3.11, cutting p95 latency from 840 ms to 190 ms.',
  ],
  ['PostgreSQL', true, 'met', 'Moved 2.1 TB from MySQL to PostgreSQL without downtime.'],
  ['REST API design', true, 'met', 'Designed the public REST API used by 140 partner carriers.'],
  ['Docker', true, 'met', 'Packed 23 services in Docker and wrote the shared build images.'],
  ['On-call for a production system', true, 'met', 'On call one week in five; wrote 11 incident reviews.'],
  ['AWS (ECS, RDS, IAM)', true, 'partly', 'Ran the booking service on AWS RDS.', 'ECS and IAM are not mentioned.'],
  ['Kubernetes', true, 'missing', ''],
  ['Kafka', false, 'met', 'Introduced Kafka for shipment events, 4,000 messages a second.'],
  ['Terraform', false, 'met', 'Infrastructure for three regions in Terraform.'],
  ['Mentoring engineers', false, 'met', 'Mentored four junior engineers, two of them now seniors.'],
  ['Go', false, 'missing', ''],
]

const POINTS = { met: 1, partly: 0.5, missing: 0 }

const requirements: Requirement[] = ROWS.map(([label, must, state, quote, note = ''], at) => ({
  id: at + 1,
  kind: at === 0 ? 'experience' : 'skill',
  label,
  must,
  weight: must ? 2 : 1,
  points: (must ? 2 : 1) * POINTS[state],
  state,
  quote,
  note,
  hint: '',
  source: `The job names ${label}.`,
  years: null,
  own_word: '',
}))

const proving = (text: string) => ({
  text,
  proves: requirements.filter((requirement) => requirement.quote === text).map((requirement) => requirement.id),
})
const block = (kind: ResumeBlock['kind'], texts: string[], aside = ''): ResumeBlock => ({
  kind,
  page: 1,
  aside,
  parts: texts.map(proving),
})
const quote = (id: number) => requirements[id - 1]?.quote ?? ''

const resume: ResumeBlock[] = [
  block('name', ['Maya Okafor']),
  block('contact', ['Rotterdam · maya.okafor@posteo.example · +31 6 5550 0142']),
  block('text', [quote(1), 'I like services that are boring to run and pleasant to call.']),
  block('heading', ['Experience']),
  block('entry', ['Senior Backend Engineer'], '2021 to now'),
  block('text', ['Parcelwise, Rotterdam']),
  block('bullet', [quote(2)]),
  block('bullet', [quote(4)]),
  block('bullet', [quote(3)]),
  block('bullet', [quote(9)]),
  block('bullet', [quote(7), quote(10)]),
  block('bullet', [quote(6)]),
  block('entry', ['Backend Engineer'], '2018 to 2021'),
  block('text', ['Tidewater Health, Utrecht']),
  block('bullet', [quote(5)]),
  block('bullet', ['Built the appointment reminder service, 60,000 messages a day.']),
  block('bullet', [quote(11)]),
  block('heading', ['Education']),
  block('entry', ['BSc Computer Science'], '2014 to 2018'),
  block('text', ['Delft University of Technology']),
]

export const match: Match = {
  percent: 80,
  band: 'good',
  heading: 'Good Match',
  advice: 'Your resume fits most of the job. See which points are missing.',
  skills_percent: 73,
  experience_percent: 100,
  musts: { met: 6, partly: 1, missing: 1, total: 8 },
  points: 16,
  max_points: 20,
  meaning: {
    pairs: 86,
    interviews: 74,
    text: 'Of 100 pairs with such a score, about 74 were judged worth an interview.',
  },
  copied: 0,
  sum: [
    { label: '6 musts met, 2 each', points: 12 },
    { label: '1 must partly, half', points: 1 },
    { label: '3 nice-to-haves met, 1 each', points: 3 },
    { label: '2 missing', points: 0 },
  ],
  job: { title: 'Senior Backend Engineer', company: 'Kestrel Robotics', words: 412 },
  requirements,
  conditions: [
    { label: 'Dutch work permit', source: 'You need a Dutch work permit.' },
    { label: 'On call every sixth weekend', source: 'On call every sixth weekend' },
  ],
  raises: [
    {
      requirement_ids: [8],
      gain: 10,
      percent: 90,
      remedy: 'if_true',
      title: 'In “Senior Backend Engineer, Parcelwise”, say where you have used Kubernetes',
      text: 'The job says: “You run services on Kubernetes”',
      role: 'Senior Backend Engineer, Parcelwise',
      line: quote(6),
      is_new: true,
      better: [
        { kind: 'added', text: 'Used Kubernetes for ' },
        { kind: 'blank', text: 'what, and how often' },
      ],
    },
    {
      requirement_ids: [7],
      gain: 5,
      percent: 85,
      remedy: 'reword',
      title: 'In “Senior Backend Engineer, Parcelwise”, name the parts of AWS you worked with',
      text: 'Your resume names RDS. The job also asks for ECS and IAM.',
      role: 'Senior Backend Engineer, Parcelwise',
      line: quote(7),
      is_new: false,
      better: [
        { kind: 'kept', text: quote(7).replace(/\.$/, '') },
        { kind: 'added', text: ', using ECS and IAM for ' },
        { kind: 'blank', text: 'what, and how often' },
      ],
    },
    {
      requirement_ids: [12],
      gain: 0,
      percent: 80,
      remedy: 'beyond_words',
      title: 'Name your certificate: CKA',
      text: '',
      role: '',
      line: '',
      is_new: false,
      better: [],
    },
  ],
  remedies: [
    {
      remedy: 'reword',
      title: 'You have it. Your resume does not say so.',
      text: '1 line to reword, if that is what you did.',
      percent: 85,
    },
    {
      remedy: 'if_true',
      title: 'Only if it is true',
      text: '1 requirement that no sentence shows. One fact from you decides each.',
      percent: 95,
    },
    {
      remedy: 'beyond_words',
      title: 'Words cannot fix these',
      text: 'Be ready to talk about them. If you hold a certificate or license named here, or have booked it, write it down with its date.',
      percent: 100,
    },
  ],
  resume,
  made_by: 'Counted by fixed rules from the text of both documents. No model chose this number.',
  recount: null,
}

const empty: AtsAnswer = {
  success: true,
  response: '',
  offset: null,
  api_used: 'local',
  document: {
    name: 'Maya_Okafor_Resume.pdf',
    format: 'pdf',
    pages: 2,
    words: 512,
    bytes: 188_416,
    omissions: [],
    is_scan: false,
  },
  match: null,
  about: null,
  responsibilities: null,
  top_skills: null,
  questions: null,
}

export const matchAnswer: AtsAnswer = {
  ...empty,
  response: 'Match Percentage: 80%\nSkills Match: 73%\nExperience Match: 100%\n\nGood Match',
  match,
}

export const aboutAnswer: AtsAnswer = {
  ...empty,
  response: 'Maya Okafor is a backend engineer.',
  about: {
    summary: [
      'Maya Okafor is a backend engineer with seven years in logistics and payments.',
      'She has moved large databases without downtime and builds services that other companies call.',
    ],
    facts: [
      {
        label: 'Experience',
        value: '7 years',
        quote: 'Backend engineer with 7 years of experience in logistics and payments.',
      },
      { label: 'Latest role', value: 'Senior Backend Engineer, Parcelwise', quote: '' },
      { label: 'Education', value: 'BSc Computer Science, Delft University of Technology', quote: '' },
    ],
    highlights: [quote(2), quote(3)],
  },
}

export const rolesPage = (offset: number, next: number | null): AtsAnswer => ({
  ...empty,
  response: `Roles from ${offset}`,
  offset: next,
  responsibilities: [
    { of: 'job', text: `Own the booking service, part ${offset + 1}`, where: '', proof: quote(2) },
    { of: 'job', text: `Run a cluster, part ${offset + 2}`, where: '', proof: '' },
    {
      of: 'resume',
      text: `Designed the public REST API, part ${offset + 3}`,
      where: 'Senior Backend Engineer, Parcelwise, 2021 to now',
      proof: '',
    },
    {
      of: 'resume',
      text: `Wrote incident reviews, part ${offset + 4}`,
      where: 'Senior Backend Engineer, Parcelwise, 2021 to now',
      proof: '',
    },
    {
      of: 'resume',
      text: `Built reminders, part ${offset + 5}`,
      where: 'Backend Engineer, Tidewater Health, 2018 to 2021',
      proof: '',
    },
  ],
})

export const skillsAnswer: AtsAnswer = {
  ...empty,
  response: '1. Python',
  top_skills: [
    'Python',
    'PostgreSQL',
    'Kubernetes',
    'REST APIs',
    'Docker',
    'AWS',
    'Kafka',
    'Terraform',
    'Go',
    'Mentoring',
  ].map((name, at) => ({ rank: at + 1, name, must: at < 6, proof: [2, 8].includes(at) ? '' : quote((at % 6) + 1) })),
}

const TOPICS = ['Data', 'API design', 'Architecture', 'On call', 'Kubernetes']

export const questionsPage = (level: Question['level'], offset: number, next: number | null): AtsAnswer => ({
  ...empty,
  response: 'Questions',
  offset: next,
  questions: TOPICS.map((topic, at): Question => ({
    number: offset + at + 1,
    text: `How would you, as ${level}, handle ${topic} in case ${offset + at + 1}?`,
    answer: `Describe the steps in order for ${topic}. Your own move of 2.1 TB to PostgreSQL is a strong example.`,
    topic,
    level,
    gap: topic === 'Kubernetes',
    quote: '',
  })),
})

export const withHiddenText = (answer: AtsAnswer): AtsAnswer => ({
  ...answer,
  document: {
    ...answer.document,
    omissions: [
      {
        why: 'invisible',
        quote: 'kubernetes kubernetes go golang rust',
        page: 2,
        sentence: 'This text has the colour of the paper.',
      },
    ],
  },
})
