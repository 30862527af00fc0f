import { PRODUCT_NAME } from '@/lib/product'
import type { Path } from '@/rules/places'

export type Faq = {
  /** Its longer words are searched for, so leave out words that could stand in any question. */
  question: string
  answer: string
  links?: readonly Path[]
  /** Offers the help desk, since a person has to answer. */
  helpDesk?: boolean
}

export const faq: readonly Faq[] = [
  {
    question: `Is ${PRODUCT_NAME} free of charge?`,
    answer: `Yes. ${PRODUCT_NAME} compares resumes with jobs, requirement by requirement, and shows the proof behind every answer. It charges neither job seekers nor recruiters.`,
  },
  {
    question: 'How do I register or create an account?',
    answer:
      'Choose Register, say whether you are looking for work or hiring, and fill in the form. We send a code to your email to confirm that the address is yours. After that you are logged in.',
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
    question: 'Can I upload a Word file, and how large?',
    answer:
      'Resume Match reads PDF, DOCX and DOC up to 10 MB. Interview Hacks takes PDF and DOCX; your profile takes PDF. If a scan holds only a picture of the text, save it as text first.',
    links: ['/user/atsMainContent'],
  },
  {
    question: 'How is a score calculated, or counted?',
    answer:
      'By fixed rules, from the text of both documents: each requirement of the job brings points for what your resume shows. The sum stands beside the result. No model chooses the number, and your name, age or school never count.',
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
    question: 'Why am I suddenly logged out?',
    answer:
      'A session ends 24 hours after you were last active, when you log out in another tab, and when your password changes. Log in again and you come back to where you were.',
    links: ['/user/login'],
  },
  {
    question: 'Can I use a dark mode or a light theme?',
    answer:
      'Yes. Your device decides at first. Once you are logged in, the switch beside your name in the menu changes it, and this browser remembers it.',
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
