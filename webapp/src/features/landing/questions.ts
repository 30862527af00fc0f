/** What visitors ask first. The assistant answers the same questions. */
export const questions = [
  {
    question: 'How is the match percentage made?',
    answer:
      'We list the requirements of the job and look for the sentence in your resume that proves each one. Requirements that the job insists on count more. The calculation is shown next to the result, and no model picks the number.',
  },
  {
    question: 'Does an agent apply without asking me?',
    answer:
      'No. The job agent shows you the jobs that fit and why. It sends your resume and a letter only for a job whose button you press.',
  },
  {
    question: 'Who can see my resume?',
    answer:
      'You, and the recruiters of the jobs that you apply to. You can take all your data with you or delete your account at any time.',
  },
  {
    question: 'What does it cost?',
    answer: 'Nothing. There is no paid plan: every tool on this page is there for everybody who has an account.',
  },
] as const
