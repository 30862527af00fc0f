import type { Faq } from '@/features/help/faq/entry'

/** What job seekers ask. */
export const seekers: readonly Faq[] = [
  {
    question: 'Can an agent or robot apply without asking me, behind my back?',
    asked: 'does it apply without asking / will it send my resume by itself / can I stop the agent',
    answer:
      'No. The Job Agent shows which jobs fit, and why. It sends your resume and a letter only for a job whose button you press, and you have five seconds to undo it. If much is missing, it asks you once more.',
    links: ['/user/agents-jobs'],
  },
  {
    question: 'How do I edit my profile or change my phone number?',
    asked:
      'change my profile / update my profile / change my name / my address changed / I moved / add a skill to my profile / edit my details / update my skills / wrong name / new phone / profile picture',
    answer:
      'Open My Profile and choose Edit Profile. Basic holds your name, contact, skills and roles; Advance adds experience, salary, places and your resume. Saving one of them never erases the other.',
    links: ['/user/AboutUser'],
  },
  {
    question: 'How do I hide my profile: visibility, or recruiters finding me?',
    asked:
      'make my profile private / invisible to recruiters / I do not want to be found / hide me / recruiters should not contact me / turn my visibility off',
    answer:
      'Open My Profile and choose Edit Profile: under “Recruiters may find me” you choose all recruiters, verified companies or nobody. With Nobody, recruiters see you only when you apply.',
    links: ['/user/AboutUser'],
  },
  {
    question: 'How do I import a resume, LinkedIn profile or data, Europass or JSON?',
    asked: 'import my LinkedIn / bring my data from linkedin / europass / JSON resume',
    answer:
      'On the screen Career press “Import” beside what you have: a resume (PDF, DOCX or DOC), LinkedIn’s data archive (ZIP), Europass (XML) or JSON Resume. You see what was read and add it piece by piece or all at once; nothing is overwritten.',
    links: ['/user/career'],
  },
  {
    question: 'How do I download, export or print my resume as a Word document?',
    asked:
      'download my resume / save my resume as a file / print my resume / resume as a Word file / get a PDF of my resume / copy of my resume on my computer / get my resume as docx / my resume in Word / download as PDF',
    answer:
      'Open a resume in the Resume Studio and press PDF or DOCX. Career has the same for everything in it, as PDF, Word and JSON Resume.',
    links: ['/user/resumes', '/user/career'],
  },
  {
    question: 'Resume Studio: several resumes, template, templates, design, layout, colors, fonts, photo?',
    asked:
      'templates / nicer resume / design of my resume / layout / make my resume look good / font / color / photo on my resume / second resume / professional look / prettier resume / my resume should look nicer / better looking resume / resume looks boring / change the look of my resume / another style',
    answer:
      'The Resume Studio has six templates, from quiet to dense, in eight colors, on A4 or Letter. Employers’ software reads the same words in the same order from all of them, so take the one you like. A photo is on a resume only if you ask for it. Recruiters have templates for messages on the screen Company, and for jobs in Post a Job.',
    links: ['/user/resumes', '/user/company', '/user/uploadJobPost'],
  },
  {
    question: 'How can a machine or software read my resume: as it reads and parses?',
    asked: 'can software read my resume / ATS friendly / will it pass the ATS / how a robot sees my resume / parser',
    answer:
      'In the Resume Studio press “How a machine reads your file”, and choose any resume. You see each field that was read, the text in order, and what to fix. Nothing is stored.',
    links: ['/user/machine-view', '/user/resumes'],
  },
  {
    question:
      'Is my resume read wrong, misread or incorrect: how do I correct a reading or mistake, or a missing role or skill?',
    asked:
      'it read my resume wrong / a skill is missing although I have it / the dates are wrong / wrong job title in the result / it did not see my experience / correct the result / the match is wrong / the result is not right / it misses something I have',
    answer:
      'At each requirement of the result, press “Did we get it wrong?”: say that you have it or that it is not a requirement, or edit the dates of a role. The score is recalculated at once, and you can undo it. Recruiters see it as your own statement, without points.',
    links: ['/user/atsMainContent'],
  },
  {
    question: 'How do I fill my career: experience, education and certificates of my resume?',
    asked:
      'add work experience / add my degree / add a certificate / enter my education / list my previous jobs / job history / put my new job in my career / my current job is missing',
    answer:
      'Career holds everything you have done, written once: roles, education, certificates, languages, projects and skills. Every resume in the Resume Studio is cut from it. It saves itself, and the resume of your profile or an export can fill it.',
    links: ['/user/career', '/user/resumes'],
  },
  {
    question: 'How do I write a cover letter?',
    asked:
      'cover letter / letter to the employer / motivation letter / write a letter for me / generate a letter / help with my letter / application letter',
    answer:
      'When you apply for a job by email, Smart Customize asks you six questions, AI Generate writes a draft, and Basic Template gives you a frame. You can change every word, and put in a story of your own. For a job from elsewhere, open it on the board of the Application Tracker and press “Write a letter”.',
    links: ['/user/jobslist', '/user/applicationTracker'],
  },
  {
    question: 'How long until I get an answer or a reply of the company, if nobody replied?',
    asked:
      'nobody answers / no answer from the company / have not heard back / when will they reply / they do not respond / still waiting for an answer / I applied and heard nothing / ghosted / how long does it take / the recruiter never replied / never heard from them',
    answer:
      'When the recruiter decides, you get an email and see it in Application Tracker; until then, open the application there to see by which day an answer is promised, and to write to them. A careers page says for each job by which day people get an answer, and Job Search how many applicants a recruiter answers, once there are enough to tell.',
    links: ['/user/applicationTracker'],
  },
  {
    question: 'Can I withdraw, cancel or undo an application?',
    asked:
      'take back my application / cancel my application / I do not want the job any more / withdraw / I changed my mind about a job / pull out / applied by mistake / applied for the wrong job / I no longer want the job / do not consider me any more / remove my application / stop my application / applied by accident / sent the application to the wrong company',
    answer:
      'Auto-Apply can be undone for five seconds. To withdraw an application, open its history in Application Tracker and press Withdraw application: the recruiter gets an email, and you cannot apply for that job again.',
    links: ['/user/applicationTracker'],
  },
  {
    question: 'How do I message or write to the recruiter?',
    asked:
      'write to the recruiter / ask the recruiter a question / contact the employer / contact the hiring manager / get in touch with the company / ask about the job / talk to the recruiter / reach the person behind the job / talk to whoever posted the job / send the employer a message / question about a job',
    answer:
      'Open the application in Application Tracker and write under Messages. The recruiter gets it by email, and answers appear there.',
    links: ['/user/applicationTracker'],
  },
  {
    question: 'How do I save a search and get an alert or alerts on fresh vacancies by email, daily?',
    asked:
      'job alerts / tell me about new jobs / email me new jobs / notify me when a job appears / send me jobs every day / save this search / be informed of new vacancies',
    answer:
      'In Job Search, choose Save search. A saved search counts what is new and, if you wish, sends you one email on days with new jobs. Each of these emails has a link that stops it.',
    links: ['/user/jobslist'],
  },
  {
    question: 'How do I filter jobs by salary or distance: filters?',
    asked:
      'jobs that pay well / minimum salary / at least 20 an hour / jobs within 10 miles / distance / near my home / sort the jobs / only full-time / narrow down / pay range / jobs over 50k / jobs that pay more than 20 / jobs close to me / jobs close by / a short commute / only see jobs with a salary / exclude jobs',
    answer:
      'In Job Search, choose the filters: remote only, type and date, and under More filters how far around the place, and the least pay for a full-time year.',
    links: ['/user/jobslist'],
  },
  {
    question: 'How do I hide or block a company, an employer or a vacancy, never to see it again?',
    asked: 'never show this company / block an employer / do not show this job again',
    answer:
      'Open a job in Job Search and press the crossed-out eye: hide this job, or everything of the company. Under More filters you see what is hidden and can show it again. Only you know of it.',
    links: ['/user/jobslist'],
  },
  {
    question: 'How do I track a job of an outside site, sites, a website, websites, Indeed or elsewhere?',
    asked: 'add a job from another site / job I found on Indeed / track jobs elsewhere',
    answer:
      'In Application Tracker choose Board and paste the link to the job, or add it by hand. Each card keeps the advert, dates, notes and files, and moves from stage to stage. A table of jobs can be imported as CSV.',
    links: ['/user/applicationTracker'],
  },
  {
    question: 'Browser extension, plugin or addon for Chrome or Firefox?',
    asked: 'chrome extension / plugin / addon / firefox',
    answer:
      'There is one for Chromium and Firefox: it shows the match on a job’s page, saves the job to your tracker and fills forms, and never submits them. It is a folder of the product that you load in the browser, so ask whoever runs this site for it. It connects with a key of the screen Developers.',
    links: ['/user/developers', '/user/applicationTracker'],
  },
  {
    question: 'How do I get a reminder or reminders: remind me of an interview?',
    asked: 'remind me / reminder for an interview / do not forget',
    answer:
      'In Application Tracker choose Board, open a job and fill in “Remind me on”. You get one email that morning, and the job stands under Today.',
    links: ['/user/applicationTracker'],
  },
  {
    question: 'How do I compare, accept, decline or answer offers or an offer?',
    asked:
      'accept the offer / decline an offer / I got an offer / two offers / say yes to the offer / say no to an offer / answer an offer / negotiate / decline a job offer / turn an offer down / refuse the offer / reject an offer / where do I accept the offer / the company made me an offer / I want to take the offer',
    answer:
      'An offer made here is in Application Tracker: open the application and accept or decline it. On the board, Compare offers shows two or more side by side, with pay, start and place.',
    links: ['/user/applicationTracker'],
  },
  {
    question: 'How do I write a thank-you note or letter, or a follow-up email?',
    asked: 'thank you note / follow up after the interview / thank the interviewer',
    answer:
      'In Application Tracker open the application. Under “Write to them”, Thank-you, Follow-up or Withdrawal drafts a short letter from the facts; you change it, copy it and send it yourself.',
    links: ['/user/applicationTracker'],
  },
]
