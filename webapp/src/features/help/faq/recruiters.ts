import type { Faq } from '@/features/help/faq/entry'

/** What recruiters and the people of a company ask. */
export const recruiters: readonly Faq[] = [
  {
    question: 'How do I review applicants and the people who applied to me?',
    asked:
      'who applied / see who applied for my job / view the applications for my job / see my applicants / look at the candidates / check applications / open the resumes I got / who wants the job',
    answer:
      'In the Recruiter Tracker, press Applications at a job. There is a list with score, day and documents, a board and charts. A click opens one with the evidence, resume, messages, interviews and notes.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'How do I message or email an applicant?',
    asked:
      'write to an applicant / contact an applicant / email a candidate / ask an applicant a question / get in touch with a candidate / reply to an applicant / request documents from a candidate / send a message to someone who applied / write to the person who applied / call a candidate / answer a candidate',
    answer:
      'Open the application and write in its Thread. The applicant gets it by email, and replies arrive in the same thread. Inbox lists the threads of all your jobs, new replies first; questions that visitors ask about your public jobs wait there, too.',
    links: ['/user/RecruiterTracker', '/user/inbox'],
  },
  {
    question: 'How do I select or reject an applicant, or several people at once, and is each told by email?',
    asked:
      'reject somebody / reject an applicant / decline a candidate / turn a candidate down / say no to an applicant / hire this candidate / choose a candidate / I picked someone / mark as hired / send rejections / tell a candidate they did not get it / refuse an applicant / accept an applicant / reject everyone / tell applicants that they were not chosen / inform the others that the job is gone / hire someone who applied / I decided on a candidate / we chose someone else / let the candidate know that we chose another / inform an applicant about a no / send a rejection / reject all / reject everybody / no thanks to an applicant',
    answer:
      'Open the application in the Recruiter Tracker and choose Select or Reject, or tick up to 100 in the list and decide on them together. You may add words of your own and a reason; each person gets an email. For ten seconds Undo takes it back before anything is sent.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question:
      'How do I email everybody, or message several applicants at once: bulk messages, templates, or later by schedule?',
    asked:
      'write to all applicants / message several candidates / bulk message / mass email / same message to everyone / message templates / send later',
    answer:
      'In the list of applications, tick people and press Message: choose a template, and see how it reads for each of them. “Send later” schedules it. Owners write them on the screen Company, under Templates.',
    links: ['/user/RecruiterTracker', '/user/company'],
  },
  {
    question: 'How do I undo a decision, reject or rejection, or a mistake?',
    asked:
      'rejected by mistake / undo a rejection / clicked the wrong button / reverse my decision / rejected the wrong candidate',
    answer:
      'For ten seconds after Select or Reject, Undo (or Z) takes it back, and no email is sent. Later, open the application and press Reset: it is submitted again, without an email. Once an offer is accepted, the decision stays.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'How do I score or rank resumes of applicants?',
    asked: 'sort applicants by score / rate resumes / best applicants first / compare applicants',
    answer:
      'Open an application and choose Score, or press Score all above the list. Each resume is compared with the job by the same rules that job seekers see, with a quote for each requirement. The list can be sorted by the score.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'Blind or anonymous review, without bias: are names and photos of applicants hidden?',
    asked: 'hide names / without names / avoid bias / fair hiring / anonymous applications / hide the photos',
    answer:
      'Switch on Blind review above the applications of a job. Name, email, photo, school and dates are hidden until you decide, or until the person reaches a stage that you choose. The audit log records everybody who looks before then.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'How do I move applicants to the next stage, change the stages, or use the kanban board?',
    asked: 'next stage / change the stage / kanban / pipeline / move a candidate forward / stages of hiring',
    answer:
      'Open the applications of a job and choose Board: drag a card, or press M. Stages above the board changes the steps of this job and their limits in days. Owners set the stages of new jobs on the screen Company, under Stages.',
    links: ['/user/RecruiterTracker', '/user/company'],
  },
  {
    question: 'How do I leave a note, notes or tags, assign an applicant, or mention people?',
    asked: 'write a comment about an applicant / tag a candidate / assign to a colleague / notes on a candidate',
    answer:
      'Open an application: Notes holds notes and tags, and @ with a username tells a colleague about a note. In the list, tick people and press Assign or Tag.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'How do I schedule, arrange or propose an interview, or get booking links?',
    asked:
      'set up an interview / invite a candidate to an interview / plan an interview with an applicant / offer interview times / meet a candidate / arrange a meeting with an applicant / talk to a candidate / send a booking link / plan a call with a candidate / phone interview with an applicant',
    answer:
      'Open an application and its tab Scorecards, and press Propose: the applicant gets a link and picks a time that is free for every interviewer. If the job has an interview plan, Send booking links sends all of its interviews, one after another. “Ask for another time” and “Call off” are at each interview.',
    links: ['/user/RecruiterTracker', '/user/interviews'],
  },
  {
    question: 'How do I connect or sync my calendar, and set my interview hours and availability?',
    asked: 'google calendar / outlook / my free times / set my hours / calendar sync',
    answer:
      'Open an application and its tab Scorecards, and press Working hours. There you set your hours, your time zone and the most interviews a week, and enter the address of your own calendar (ICS or CalDAV): no time is offered when it is busy.',
    links: ['/user/RecruiterTracker', '/user/interviews'],
  },
  {
    question: 'How do I prepare the interview plan or kit of a job?',
    asked: 'plan of interviews for a job / interview kit / questions for interviewers / who asks what',
    answer:
      'Open the applications of a job and choose Interview plan: the interviews, how long each takes, who holds it and which requirements it asks about. The kit shows what to ask each applicant, with the sentences of the resume.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'How do interviewers rate, or fill in a scorecard: scorecards, ratings and the debrief?',
    asked: 'scorecard / rate a candidate after the interview / feedback of interviewers / debrief',
    answer:
      'Interviews lists the ones you hold; open one, rate each requirement and submit your advice. You see the scorecards of the others once yours is in. The debrief then compares all of them, and whoever may decide selects, holds or rejects there.',
    links: ['/user/interviews'],
  },
  {
    question: 'How do I extend a job offer to an applicant?',
    asked:
      'make an offer / send an offer letter / offer the job to a candidate / offer somebody the job / hire a candidate with an offer / hire this applicant / I want to hire this candidate / formal offer / withdraw an offer',
    answer:
      'Select the applicant first. Then open the application, and under Evidence press Make an offer: position, pay, the day by which to answer, and if you like the offer letter as a PDF. The applicant accepts or declines it in the Application Tracker.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'Talent pool: can I contact people for future openings, and is their consent asked?',
    asked: 'keep people for later / candidates for future jobs / store candidates',
    answer:
      'Talent Pool holds everyone who has applied to your company or was added, and searches them by skill, title, place or tag. People who have consented can be written to and invited to apply; the others can only be asked for consent. Owners and recruiters of a company use it.',
    links: ['/user/talent-pool'],
  },
  {
    question: 'How do I import or upload resumes or a spreadsheet of candidates?',
    asked:
      'import candidates / upload many resumes / move candidates from another system / import from a spreadsheet / import resumes / import several CVs / bring resumes of candidates in',
    answer:
      'In Talent Pool press Import, and drop resumes or a table as CSV. You see everything before it is saved, and an import can be undone for 30 days.',
    links: ['/user/talent-pool/import', '/user/talent-pool'],
  },
  {
    question: 'How do I invite a colleague, a coworker or colleagues, or change the role of one?',
    asked:
      'add a colleague / my coworker needs access / add a teammate / more users for my company / another recruiter in our company / change the role of a colleague / add somebody from HR / give my assistant access to our company / a login for my colleague / my boss wants to see our jobs / add users to our company / second recruiter account / a second recruiter should join us / several people of our company',
    answer:
      'On the screen Company, owners press Invite people and choose a role: Owner, Recruiter, Hiring manager, Interviewer or Reader. The link in the email works for seven days. Colleagues at your verified domain can also join by themselves, as readers; owners change roles under People.',
    links: ['/user/company'],
  },
  {
    question: 'Job team, teams and access in the company: each role, owner, manager, interviewer or reader?',
    asked: 'who can see this job / share a job with a manager / give a hiring manager access to a job / permissions',
    answer:
      'The screen Company shows both. Under Job teams, Add puts a colleague on a job as recruiter, hiring manager or interviewer. “Who can do what” says what each role may do, with every job or only with its own.',
    links: ['/user/company'],
  },
  {
    question: 'I am away on vacation or holiday: who covers for me?',
    asked: 'vacation / holiday / who replaces me / out of office / on leave',
    answer:
      'On the screen Company, press Away beside your name, and choose a colleague and your last day away. Your jobs, with all emails and decisions, are theirs until then and come back by themselves.',
    links: ['/user/company'],
  },
  {
    question: 'Approval: who can approve, or has approved, a request to join?',
    asked:
      'approve recruiters / why am I not approved / my account is waiting / pending approval / who accepts my request to join / recruiter account not active',
    answer:
      'Recruiters need no approval: whoever registers with a company email can post jobs at once. A request to join a company that is already here is approved by one of its owners, on the screen Company. Admins can verify a company on the Admin Page under Companies.',
    links: ['/user/company', '/user/AdminUserPage'],
  },
  {
    question: 'How do I verify a company, or prove its domain: verified, verification?',
    asked:
      'verify our company / prove that we are a real company / badge of a verified company / confirm our domain / company not verified',
    answer:
      'On the screen Company, press Get verified: whoever manages your domain adds the TXT record that is shown there, and Check now looks for it. An admin can verify a company as well, on the Admin Page under Companies. Recruiters of verified companies see the names and emails of matched candidates.',
    links: ['/user/company', '/user/AdminUserPage'],
  },
  {
    question: 'How do I set up a careers page, or embed it elsewhere?',
    asked: 'careers page / jobs on our own website / embed our jobs',
    answer:
      'On the screen Careers Page, an owner of a verified company writes the headline and the text, chooses a color and makes the page public. It shows all your open jobs, and the code to put it on your own website is there, too.',
    links: ['/user/careers-page'],
  },
  {
    question: 'How do I get a referral link for employees, or referrals?',
    asked: 'employees recommend friends / referral link / reward for referrals',
    answer:
      'Once your careers page is public, the screen Careers Page has a referral link for colleagues. Figures shows how many people come through it, as “Referral”.',
    links: ['/user/careers-page', '/user/figures'],
  },
  {
    question: 'Can I ask applicants screening questions of my own?',
    asked:
      'own questions in the application form / screening questions / ask everyone a question when they apply / knock-out questions',
    answer:
      'In the form of a job, under “Questions of your own”. They may be text, yes or no, a choice, a number or a file, and required or optional. The answers change no score.',
    links: ['/user/uploadJobPost', '/user/RecruiterTracker'],
  },
  {
    question: 'How do I duplicate, copy or repost a job, or keep a draft or drafts?',
    asked: 'copy a job / post the same job again / repost / draft of a job / save a job as a template',
    answer:
      'In the Recruiter Tracker, open a job and press Duplicate: the copy has the texts and questions, and dates of its own. Post a Job saves what you write as a draft, and “Save as template” keeps a job for everybody in your company who posts jobs.',
    links: ['/user/RecruiterTracker', '/user/uploadJobPost'],
  },
  {
    question: 'How do I export applicants to a spreadsheet or Excel?',
    asked:
      'download the applicants / list of everybody who applied / applicants in Excel / CSV of applicants / spreadsheet of candidates / save the applications as a file',
    answer:
      'Above the applications of a job, press CSV: one row for each person, with the answers to your own questions. In a blind review, people stay hidden there, too.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'Figures: time to hire, conversion, sources of applicants, reports, statistics, analytics?',
    asked:
      'how long does hiring take / statistics / report about our hiring / analytics / where do applicants come from',
    answer:
      'Figures counts applications, hires, time to hire, time in each stage, promises kept and sources over all jobs that your role lets you see, for 30, 90 or 365 days, and as CSV. Charts above the applications show those of one job.',
    links: ['/user/figures', '/user/RecruiterTracker'],
  },
  {
    question: 'How do I set up single sign-on for a company: OpenID, Okta, login?',
    asked: 'SSO / Okta / company login / OpenID',
    answer:
      'The person who has proven the company’s domain chooses their name at the foot of the menu, and under Security presses Set up beside “Log-in for” that domain; an admin can do it on the Admin Page under Companies. It works with every provider of OpenID Connect. Your people then choose “Log in with company SSO”.',
    links: ['/user/security', '/user/AdminUserPage'],
  },
  {
    question: 'Developers: keys, programs, integration, integrations, endpoints?',
    asked: 'API / API key / integrate with our software / connect to our system',
    answer:
      'On the screen Developers, press Create key and choose what the key may do; it is shown once, and can never do more than you can. API reference lists every call, and tries it.',
    links: ['/user/developers'],
  },
  {
    question: 'How do I set up a webhook: webhooks, events?',
    asked: 'webhook / events to our server',
    answer:
      'On the screen Developers, open Webhooks and press Add webhook: an address of your own system and the events that it should hear of. Messages are signed and hold no names; Deliveries shows each of them.',
    links: ['/user/developers'],
  },
  {
    question: 'Can I connect Claude, ChatGPT, Copilot, an assistant or assistants?',
    asked: 'ChatGPT / MCP / use with an AI assistant / Copilot',
    answer:
      'They work with the Model Context Protocol (MCP) and an API key that you make on the screen Developers. An assistant then reads and drafts with your rights; it never applies, decides or sends anything.',
    links: ['/user/developers'],
  },
]
