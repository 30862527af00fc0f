import { describe, expect, it } from 'vitest'

import { faq } from '@/features/help/faq'
import { topics } from '@/features/help/topics'
import { bestEntry } from '@/rules/chat'

/** What people ask, in full sentences and in a hurry: after the beginning of the entry that answers, the questions. */
const wordings = {
  visitors: [
    'Match Percentage: How does the match work?',
    'Post a Job: How do I post a job?',
    'Premium Agent: do companies pay for it',
    'Can you explain: what can i do here with hireloom / who is behind this product / what is hireloom about',
    'Is Hireloom free: Is it free? / is there a fee or charge / any fees? free?',
    'How do I register: Do I need an account? / sign up / do i have to sign up to apply / create account',
    'Can a guest browse: Can I try it without signing up? / browse without signing up',
    'Is a business address: can i use gmail / I am a recruiter, must I use a work address',
    'Language, languages: Which languages do you support? / is the site available in spanish / language',
    'How do I change a password: forgot password / forgot my password / reset my password',
    'No code by email: didnt get the code / verification code never arrived / spam folder',
    'Is my data safe: Is my data sold to anyone? / is my private data safe with you / what happens to my data',
    'Who sees or reads my resume: Who sees my resume? / who reads my resume / is my resume public, who sees it',
    'How is a score calculated: Do you use AI to score people? / how does scoring work / how is the score made',
    'A phone or a tablet: does it work on a phone / is there a mobile app / can I use it on my tablet',
    'Can an agent or robot: will the robot apply to jobs behind my back',
    'Who sees or reads my resume: can my boss find out that i am looking for a job',
    'How do I stop or turn off: can i turn off the mails',
    'Resume Studio: can i have several resumes',
    'Match Percentage: what does 72 percent mean',
    'How do I contact support: talk to someone / I need help from a person, contact',
  ],
  seekers: [
    'Resume Suggestions: How do I make a resume for this job? / How do I make a PDF of my resume?',
    'Skills Analysis: How do I practice for an interview? / mock interview / how do I prepare for my interview',
    'Application Tracker: How do I withdraw my application? / track applications on indeed',
    'Match Percentage: Why is my score low?',
    'How do I change a password: change password',
    'How do I protect: How do I turn on two-factor authentication? / protect my account with an authenticator',
    'I lost the phone: I lost my phone with the authenticator app / lost phone / recovery code / I lost my phone',
    'How do I login by a passkey: What is a passkey? / fingerprint login / use face to log in',
    'How do I end sessions: How do I log out other devices? / log out of all devices / log out everywhere',
    'How do I change my email: How do I change my email address? / change email / my email address is wrong',
    'How do I stop or turn off: get fewer emails / unsubscribe from emails',
    'How do I delete or close my account: delete everything about me / download my data',
    'Who sees or reads my resume: visible to recruiters',
    'Can a scan: Can a scanned resume be read? / scan of my resume',
    'How do I book: How do I book an interview time? / How do I reschedule my interview? / cancel my interview',
    'How do I hide my profile: How do I hide my profile from recruiters? / stop recruiters finding me',
    'How do I import a resume: How do I import my LinkedIn profile? / import from linkedin / europass',
    'How do I download, export: get my resume as a word document / export my resume to word / print my resume',
    'Resume Studio: Which template should I use? / design of my resume / can I put a photo on my resume',
    'How can a machine: How can I see how a machine reads my resume? / will a machine read my resume correctly',
    'Is my resume read wrong: The reading is wrong, how do I correct it? / the match is wrong',
    'How do I fill my career: add my education / fill career from resume / what goes into my career',
    'How do I write a cover letter: How do I write a cover letter? / cover letter for a job / write cover letter',
    'How long until: recruiter never replied / when will the company answer / how long for a reply',
    'Can I withdraw: withdraw',
    'How do I message or write: write a message to the recruiter / message recruiter',
    'How do I save a search: job alert / daily email with new jobs / save search / email alerts',
    'How do I filter: jobs above 60000 salary / salary filter',
    "How do I hide or block: How do I hide a company? / don't show me this company again / block a company",
    'How do I track: Can I track jobs from other sites? / How do I add a job from another website?',
    'Browser extension: Is there a browser extension? / chrome plugin / install the extension / browser plugin',
    'How do I get a reminder: How do I get reminders? / set a reminder for a deadline / reminder',
    'How do I compare: How do I compare offers? / decline offer / I got two offers, which one / accept the offer',
    'How do I write a thank-you: How do I write a thank you note? / follow up email / thank-you email',
  ],
  recruiters: [
    'Post a Job: how do i put up a vacancy / how do i close a position',
    'Blind or anonymous: can i see people without names to avoid bias',
    'How do I message or email: How do I message an applicant? / write to an applicant / message an applicant',
    'How do I select or reject: How do I reject several people at once? / reject all / select several applicants',
    'How do I email everybody: email everybody who applied / send a message later / bulk message',
    'How do I undo a decision: How do I undo a decision? / I rejected somebody by mistake / undo a reject',
    'How do I score or rank: rank applicants / score resumes',
    'Blind or anonymous: blind hiring / hide names of applicants / anonymous review / blind review',
    'How do I move applicants: How do I move somebody to the next stage? / How do I change the stages? / kanban',
    'How do I leave a note: assign an applicant to a colleague / add a note',
    'How do I schedule: How do I schedule an interview? / schedule interview / propose interview times',
    'How do I connect or sync: How do I connect my calendar? / sync outlook calendar / my google calendar',
    'How do I prepare the interview plan: plan the interviews / interview plan for a job / edit interview plan',
    'How do interviewers rate: How do I fill in a scorecard? / debrief / where do interviewers rate',
    'How do I extend a job offer: How do I send an offer? / extend an offer / make offer to applicant',
    'Talent pool: How do I search the talent pool? / add people to the talent pool / people in the pool',
    'How do I import or upload: How do I import resumes? / import cvs / upload many resumes / import resumes',
    'How do I invite: How do I invite a colleague? / invite coworker / add a coworker to my company',
    'Job team: How do I add my team to a job? / Who can see this job in my company? / give an interviewer access',
    'I am away: i am on vacation / who covers my jobs on holiday / who looks after my jobs while I am away',
    'How do I verify: How do I verify my company? / company verification / prove our domain / verify my domain',
    'How do I set up a careers page: How do I set up a careers page? / public careers page for us',
    'How do I get a referral: How do I add a referral link? / employee referrals / referral link',
    'Can I ask applicants: How do I ask applicants my own questions? / required questions for applicants',
    'How do I duplicate: How do I duplicate a job? / repost an old job / copy job',
    'How do I export applicants: How do I export applicants as CSV? / export to excel / export applicants',
    'Figures: How do I see time to hire? / time to hire / statistics of our hiring / average time to hire',
    'How do I set up single: How do I set up single sign-on? / login with okta / okta',
    'Developers: developer keys / integration with our system / make api keys',
    'How do I set up a webhook: How do I set up webhooks? / webhook events / webhooks for new applications',
    'Can I connect Claude: connect chatgpt / use claude with it / connect claude / mcp assistant',
  ],
  admins: [
    "I lost the phone: user lost second factor / reset somebody's second factor",
    'Why am I suddenly: How do I see who logged in?',
    'How do I verify: How do I verify a company? / verify the domain of a company / verify a company domain',
    'How do I add, appoint: How do I make somebody an admin? / promote somebody / new administrator',
    'Admin rights: block a user who spams',
    'Admin rights: How do I delete a user? / delete user / deactivate account / remove a user / deactivate user',
    'How do admins hide: How do I restore a job? / deleted job restore / restore a job / deactivate a job, jobs',
    "How are careers pages: add jobs from a company's careers pages / careers pages of companies / job boards",
    'How do admins read: read messages to the help desk / read help desk messages / feedback from users, read',
    'Outbox: Why was an email not sent? / outbox / failed emails / emails stuck in the outbox',
    'Is an audit log: history of what people did / audit log export / audit log / security log',
    'System status: How do I check that the system works? / health / is everything running, system status',
    'How do I connect a language: How do I connect a language model? / openai / set up ollama / test the model',
    'How do I back up: How do I back up the data? / restore backup / database backup / make a backup',
    'Metrics: Where are the metrics? / grafana dashboard / prometheus metrics / traces',
  ],
}

describe.each(Object.entries(wordings))('what %s ask', (_role, lines) => {
  it.each(lines.map((line) => line.split(': ') as [string, string]))('is answered by %s', (entry, questions) => {
    const names = [...topics.map(({ name }) => name), ...faq.map(({ question }) => question)]
    const [name, ...others] = names.filter((text) => text.startsWith(entry))
    expect(others).toEqual([])
    const answers = questions.split(' / ').map((question) => {
      const answer = bestEntry(question, topics, faq)
      return [question, answer && ('name' in answer ? answer.name : answer.question)]
    })
    expect(answers).toEqual(questions.split(' / ').map((question) => [question, name]))
  })
})
