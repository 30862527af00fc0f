import type { Path } from '@/rules/places'
import type { Role } from '@/rules/roles'

export type Topic = {
  name: string
  keywords: readonly string[]
  answer: string
  links: readonly Path[]
  /** Roles to which the topic list offers the topic. Questions about it are answered for everybody. */
  roles: readonly Role[] | 'anyone'
}

const staff: readonly Role[] = ['recruiter', 'admin']

/** The parts of the product, as the assistant explains them. */
export const topics: readonly Topic[] = [
  {
    name: 'Job Search',
    keywords: [
      'job search',
      'find jobs',
      'find job',
      'find a job',
      'search jobs',
      'search for jobs',
      'remote jobs',
      'apply for a job',
      'apply to a job',
      'apply for jobs',
      'how do i apply',
      'how to apply',
      'can i apply',
      'vacancies',
    ],
    answer:
      'Job Search shows our own jobs and those of outside boards in one list. Enter a place first, then narrow it down by title, type, remote only or day of posting. From an open job you can match your resume and apply.',
    links: ['/user/jobslist'],
    roles: 'anyone',
  },
  {
    name: 'Match Percentage',
    keywords: [
      'match percentage',
      'percentage match',
      'percentage',
      'match score',
      'resume match',
      'better match',
      'raise my score',
      'improve my score',
      'compare my resume',
      'my score so low',
    ],
    answer:
      'Open Resume Match, paste the job, add your resume and run Percentage match. Each requirement shows as met, partly or missing, with the sentence that proves it, and earns points by fixed rules: no model picks the number. Below the result you see what would raise the score. Add only what is true.',
    links: ['/user/atsMainContent'],
    roles: 'anyone',
  },
  {
    name: 'Resume Suggestions',
    keywords: [
      'resume suggestions',
      'resume tips',
      'resume advice',
      'improve my resume',
      'improve resume',
      'better resume',
      'check my resume',
      'resume summary',
    ],
    answer:
      'In Resume Match, About the resume sums up what a reader finds in yours. A percentage match goes further: it lists what is missing for this one job, the biggest gain first. Add it only if it is true.',
    links: ['/user/atsMainContent'],
    roles: 'anyone',
  },
  {
    name: 'Skills Analysis',
    keywords: [
      'skills analysis',
      'analyse my skills',
      'analyze my skills',
      'missing skills',
      'skill gap',
      'top skills',
      'interview questions',
      'interview',
      'prepare for an interview',
      'practise questions',
    ],
    answer:
      'Top 10 skills in Resume Match ranks what the job asks for and shows where your resume proves it. Interview Hacks then gives you questions for this job and this resume in three levels, each with an answer to compare yours with.',
    links: ['/user/atsMainContent', '/user/InterviewQuestions'],
    roles: 'anyone',
  },
  {
    name: 'Post a Job',
    keywords: [
      'post a job',
      'post jobs',
      'post job',
      'post a new job',
      'post a vacancy',
      'job post',
      'job description',
      'write the description',
      'create a job',
      'publish a job',
      'advertise',
      'hiring',
      'edit my job',
      'edit a job',
      'change a job',
      'close my job',
      'close a job',
      'reopen',
      'become a recruiter',
      'to hire',
    ],
    answer:
      'Recruiters write a job under Post a Job: title, company, place, type, salary and a deadline within 60 days. The description needs 100 words, and Generate description can draft it. Editing, closing and reopening happen in the Recruiter Tracker. To post jobs, register as a recruiter.',
    links: ['/user/uploadJobPost', '/user/RecruiterTracker', '/user/registration'],
    roles: staff,
  },
  {
    name: 'Job Agent',
    keywords: [
      'job agent',
      'apply for me',
      'auto apply',
      'apply automatically',
      'recommended jobs',
      'job recommendations',
      'recommendations',
      'jobs for me',
      'job matcher',
      'matching jobs',
      'jobs fit me',
    ],
    answer:
      'The Job Agent compares your profile with every open job. AI Job Matcher shows the best fits, each with its reasons, and one click applies for you. It needs your skills and your resume in your profile.',
    links: ['/user/agents-jobs', '/user/AboutUser'],
    roles: 'anyone',
  },
  {
    name: 'Resume Agent',
    keywords: [
      'resume agent',
      'find candidates',
      'matching candidates',
      'shortlist candidates',
      'shortlist',
      'candidates',
      'matched profiles',
      'view profiles',
      'contact a candidate',
      'fit my job',
    ],
    answer:
      'The Resume Agent shortlists people for recruiters. In the Recruiter Tracker, View Profiles lists who fits one of your jobs, with points for skills, role, experience and place. You choose the lowest score; it starts at 50 percent. From there you select people and write to them by email.',
    links: ['/user/RecruiterTracker'],
    roles: staff,
  },
  {
    name: 'Premium Agent',
    keywords: [
      'premium agent',
      'premium',
      'upgrade',
      'pricing',
      'subscription',
      'both agents',
      'to pay',
      'paid plan',
      'price',
      'prices',
    ],
    answer:
      'Premium Agent is the name of the Job Agent and the Resume Agent together: one finds and applies for jobs, the other shortlists people. There is nothing to buy. Start in AI Job Matcher.',
    links: ['/user/agents-jobs'],
    roles: 'anyone',
  },
  {
    name: 'Application Tracker',
    keywords: [
      'application tracker',
      'track applications',
      'track my applications',
      'my applications',
      'my application',
      'application status',
      'status',
      'i applied',
      'was my application',
      'see my application',
      'selected',
      'rejected',
    ],
    answer:
      'Application Tracker lists the applications that you sent, with the date, the documents and the status: Submitted, Selected or Rejected. When a recruiter decides, you also get an email. To withdraw one, open its history and press Withdraw application: the recruiter gets an email.',
    links: ['/user/applicationTracker'],
    roles: 'anyone',
  },
  {
    name: 'SEO Dashboard',
    keywords: [
      'seo dashboard',
      'seo agent',
      'seo',
      'marketing posts',
      'marketing post',
      'marketing',
      'social media',
      'content calendar',
    ],
    answer:
      'The SEO Dashboard writes posts about the product for social networks. You start and stop its agent, read what it wrote, plan a week of posts and set the limits of each network.',
    links: ['/user/seo-dashboard'],
    roles: 'anyone',
  },
]
