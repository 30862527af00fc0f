import { PRODUCT_NAME } from '@/lib/product'
import type { Path } from '@/rules/places'

export type Faq = {
  /** Its longer words are searched for, so leave out words that could be in any question. */
  question: string
  answer: string
  links?: readonly Path[]
  /** Offers the help desk, since a person has to answer. */
  helpDesk?: boolean
}

export const faq: readonly Faq[] = [
  {
    question: `Is ${PRODUCT_NAME} free of charge, at no cost?`,
    answer: `Yes. ${PRODUCT_NAME} compares resumes with jobs, requirement by requirement, and shows the proof behind every answer. It charges neither job seekers nor recruiters.`,
  },
  {
    question: 'How do I register, sign up or create an account to login?',
    answer:
      'If you have an account, choose Login. If not, choose Register, say whether you are looking for work or hiring, and fill in the form. We send a code to your email to confirm that the address is yours. After that you are logged in.',
    links: ['/user/registration', '/user/login'],
  },
  {
    question: 'Can a guest browse or search jobs without an account?',
    answer:
      'Anybody can read a job that somebody sends them as a link. The search, the match and applying need an account, which is free and made in a minute.',
    links: ['/user/registration'],
  },
  {
    question: 'Recruiters: is a business or company address needed?',
    answer:
      'Yes. To post jobs, register with your company email: addresses of free email services are refused. Job seekers may use any address.',
    links: ['/user/registration'],
  },
  {
    question: 'How do I reset a forgotten password?',
    answer:
      'Choose Forgot Password on the login page. We send a code to your email; use it to set a new password. All your other sessions then end.',
    links: ['/user/reset-password'],
  },
  {
    question: 'No code by email: is it in the spam folder?',
    answer:
      'Check your spam folder first, and make sure the address has no typing mistakes. A code is good for 10 minutes and 5 tries. After a minute you can request a new one; only the newest works.',
  },
  {
    question: 'Can an agent apply without asking me?',
    answer:
      'No. The Job Agent shows which jobs fit, and why. It sends your resume and a letter only for a job whose button you press, and you have five seconds to undo it. If much is missing, it asks you once more.',
    links: ['/user/agents-jobs'],
  },
  {
    question: 'Who can see my resume: is it visible to an employer?',
    answer:
      'You, and the recruiters of the jobs that you apply to. Recruiters with a fitting job may find your name, email and skills, but not the file. You can switch that off in My Profile.',
    links: ['/user/AboutUser'],
  },
  {
    question: 'Can I upload or replace a resume as a Word file, and how large?',
    answer:
      'Choose the resume of your profile under My Profile, Edit Profile, Advance. Resume Match reads PDF, DOCX and DOC up to 10 MB. Interview Hacks takes PDF and DOCX; your profile takes PDF. If a scan holds only a picture of the text, save it as text first.',
    links: ['/user/atsMainContent', '/user/AboutUser'],
  },
  {
    question: 'How is a score calculated, or counted?',
    answer:
      'By fixed rules, from the text of both documents: each requirement of the job earns points for what your resume shows. The calculation is next to the result. No model chooses the number, and your name, age or school never count.',
    links: ['/user/atsMainContent'],
  },
  {
    question: 'Is my data safe and private?',
    answer:
      'Your documents are yours: a recruiter gets them only when you apply. Recruiters with a fitting job may find your name, email and skills, unless you switch that off in your profile. You can download your data or delete your account at any time.',
    links: ['/user/AboutUser'],
  },
  {
    question: 'How do I delete my account, or download my data?',
    answer:
      'Choose your name at the foot of the menu: both are there, and both ask for your password. The download is one archive with your details and your files. Deleting removes your documents and gives you a receipt.',
  },
  {
    question: 'How do I edit my profile or change my phone number?',
    answer:
      'Open My Profile and choose Edit Profile. Basic holds your name, contact, skills and roles; Advance adds experience, salary, places and your resume. Saving one of them never erases the other.',
    links: ['/user/AboutUser'],
  },
  {
    question: 'How do I write a cover letter?',
    answer:
      'When you apply for a job by email, the form offers three ways: Smart Customize asks you six questions, AI Generate writes a draft, and Basic Template gives you a frame. You can change every word, and the text is kept for that job.',
    links: ['/user/jobslist'],
  },
  {
    question: 'How long until I get an answer or a reply?',
    answer:
      'Application Tracker shows for each application the day by which an answer is promised. When the recruiter decides, you get an email. If the day passes, write to the recruiter, whose address is next to it.',
    links: ['/user/applicationTracker'],
  },
  {
    question: 'Can I withdraw, cancel or undo an application?',
    answer:
      'Auto-Apply can be undone for five seconds. To withdraw an application, open its history in Application Tracker and press Withdraw application: the recruiter gets an email.',
    links: ['/user/applicationTracker'],
  },
  {
    question: 'How do I save a search and get alerts on fresh vacancies by email?',
    answer:
      'In Job Search, choose Save search. A saved search counts what is new and, if you wish, sends you one email on days with new jobs. Each of these emails has a link that stops it.',
    links: ['/user/jobslist'],
  },
  {
    question: 'How do I review applicants and the people who applied to me?',
    answer:
      'In the Recruiter Tracker, press the number of applications of a job. The list shows each person with score, day and documents; one click opens the letter, the resume and your notes.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'How do I select or reject an applicant, and is the person told by email?',
    answer:
      'Open the application in the Recruiter Tracker and choose Select or Reject. You may add words of your own; the person gets them by email. Several people can be decided at once.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'How do recruiters score or rank resumes?',
    answer:
      'Open an application and choose Score. The resume is compared with the job by the same rules that job seekers see, with a quote for each requirement. The number stays with the application, and the list can be sorted by it.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'Blind review: are names and photos hidden?',
    answer:
      'Switch on Blind review above the applications of a job. Name, email, photo, school and dates are hidden until you decide. The audit log records everybody who looks before then.',
    links: ['/user/RecruiterTracker'],
  },
  {
    question: 'How do admins manage users, accounts, roles and rights?',
    answer:
      'On the Admin Page, User Management finds people by name or email. There an admin makes somebody a recruiter or an admin, takes the rights of an admin away or gives them back, or deletes an account. Each asks first.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'How do admins hide, deactivate, remove or restore jobs?',
    answer:
      'On the Admin Page, Job Posts Management lists every job, also inactive ones. A switch hides a job or shows it again; Delete and Restore ask first.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'How do admins read feedback and messages?',
    answer:
      'On the Admin Page under Feedback: the stars and words that people left, and what they wrote to the help desk.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'How do admins see failed emails, to be tried again?',
    answer:
      'On the Admin Page under Emails: what waits, what was sent and what failed, each with its reason. Emails that cannot be delivered are retried for two days.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'Is an audit log or history of actions kept?',
    answer:
      'On the Admin Page, Audit log shows who did what to whom and when, from sign-ins to decisions. You can filter it and download it as a file.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'Why am I suddenly logged out?',
    answer:
      'A session ends 24 hours after you were last active, when you log out in another tab, and when your password changes. Log in again and you come back to where you were.',
    links: ['/user/login'],
  },
  {
    question: 'Can I use a dark mode or a light theme?',
    answer:
      'Yes. Your device decides at first. Once you are logged in, the switch next to your name in the menu changes it, and this browser remembers it.',
  },
  {
    question: 'Any keyboard shortcuts?',
    answer:
      'Ctrl K, or ⌘ K on a Mac, opens the list of all screens: type a few letters and press Enter. Escape closes whatever is open. Everything else is reached with Tab.',
  },
  {
    question: 'How do I leave feedback, or report a bug?',
    answer:
      'The Feedback tab is at the right edge of every screen. Give one to five stars and up to 150 words. You need to be logged in for it.',
  },
  {
    question: 'How do I contact support, or reach a human?',
    answer: 'Write to our help desk: your name, your email and what is on your mind. No account is needed.',
    helpDesk: true,
  },
]
