import type { Path } from '@/rules/places'
import type { Role } from '@/rules/roles'

export type Topic = {
  name: string
  /** What people say who want it. */
  asked: string
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
    asked:
      'find work / look for a job / new jobs in my city / open positions near me / jobs as a driver / part-time work / full-time job / work from home / show me jobs / where are the vacancies / how can I apply / send my application / where is the apply button / who is hiring / I need a job / internships / bookmark a job / teaching jobs / jobs for cooks / send in an application for a job / apply to this company / warehouse jobs / jobs for nurses / jobs in Chicago / jobs around Boston / any jobs as a cook / weekend jobs / student jobs / first job / I am unemployed / jobs without experience / I want to send my application',
    keywords: [
      'job search',
      'find jobs',
      'find job',
      'find a job',
      'search jobs',
      'remote jobs',
      'apply for a job',
      'apply to a job',
      'apply for jobs',
      'how do i apply',
      'how to apply',
      'can i apply',
      'vacancies',
      'save a job',
    ],
    answer:
      'Job Search shows our own jobs and those of outside boards in one list. Enter a place first, then narrow it down by title, type, remote only or day of posting. From an open job you can match your resume, save the job to your tracker and apply.',
    links: ['/user/jobslist'],
    roles: 'anyone',
  },
  {
    name: 'Match Percentage',
    asked:
      'how is the percentage made / how well do I fit / do I fit this job / am I a good fit / do I qualify / am I suited for this job / why is my score so low / I only got 30 percent / what does 70 percent mean / how do I get a higher score / raise my result / no match / match a resume with a job / is this job right for me / compare me with the job / do I have a chance / none of my skills match / why does it not match / how close am I to the job / do I have what they want / are my skills enough / would they take me / my chances for this job / am I good enough',
    keywords: [
      'match percentage',
      'percentage match',
      'percentage',
      'percent',
      'match score',
      'resume match',
      'better match',
      'raise my score',
      'improve my score',
      'compare my resume',
      'my score so low',
      'score low',
    ],
    answer:
      'Open Resume Match, paste the job, add your resume and run Percentage match. Each requirement shows as met, partly or missing, with the sentence that proves it, and earns points by fixed rules: no model picks the number. Below the result you see what would raise the score. Add only what is true.',
    links: ['/user/atsMainContent'],
    roles: 'anyone',
  },
  {
    name: 'Resume Suggestions',
    asked:
      'make my resume better / how good is my resume / what is missing in my resume / what should I change in my resume / review my resume / feedback on my resume / what is bad about my resume / tips for a resume / adapt my resume to a job / tailor my resume / write a resume / make a resume / optimize my resume / what belongs in a resume / what should be in my resume / what do I write in my resume / look over my resume / something wrong with my resume / check my resume for mistakes / my resume is weak / my resume is bad / rewrite my resume / what is wrong with my resume / shorter resume / stronger resume / what to put in a resume / words for my resume',
    keywords: [
      'resume suggestions',
      'resume tips',
      'resume advice',
      'improve my resume',
      'improve resume',
      'better resume',
      'check my resume',
      'resume summary',
      'resume for',
      'tailor',
      'tailor a resume',
      'build a resume',
      'create a resume',
      'resume builder',
      'pdf of',
      'as pdf',
      'as a pdf',
      'pdf resume',
    ],
    answer:
      'In Resume Match, About the resume sums up what a reader finds in yours, and Percentage match lists what is missing for one job, the biggest gain first. Add it only if it is true. The Resume Studio then makes a resume for that job of what you wrote down under Career, as a PDF or a Word file.',
    links: ['/user/atsMainContent', '/user/resumes', '/user/career'],
    roles: 'anyone',
  },
  {
    name: 'Skills Analysis',
    asked:
      'prepare for the interview / which questions will they ask me / what do they ask in an interview / interview tomorrow / practice the interview / rehearse for an interview / typical interview questions / sample interview answers / what should I say in the interview / nervous about my interview / which skills do I lack / which skills are missing / what skills does the job need / what should I learn / which abilities should I work on / which training do I need / what am I missing / strengths and weaknesses',
    keywords: [
      'skills analysis',
      'analyse my skills',
      'analyze my skills',
      'missing skills',
      'skill gap',
      'top skills',
      'interview questions',
      'interview practice',
      'mock interview',
      'interview hacks',
      'prepare for an interview',
      'prepare for my interview',
      'practice',
      'practise',
      'story bank',
    ],
    answer:
      'Top 10 skills in Resume Match ranks what the job asks for and shows where your resume proves it. Interview Hacks then gives you questions for this job and this resume in three levels, each with an answer to compare yours with. Under Practice you write your own, and rules check what it covers.',
    links: ['/user/atsMainContent', '/user/InterviewQuestions'],
    roles: 'anyone',
  },
  {
    name: 'Post a Job',
    asked:
      'advertise a vacancy / put an ad online / list a job opening / we need a cook / I want to hire someone / looking for employees / looking for staff / how do I find workers / how can my company hire / change my job ad / correct a mistake in my posting / fix my job post / update the salary of my job / my job is filled / take my job down / stop taking applications for a job / reopen a job / longer deadline for a job / write a job ad / generate the job description / become an employer here / add a job / add a new job / put a job on the site / move the closing date / more time for applicants / I run a shop and need a cook / our restaurant needs a waiter / withdraw a vacancy / pause a job / remove our posting / wrong salary in our job / we are looking for a nurse / need new staff / place a job ad / advertise a position / the job is not open any more',
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
      'i am hiring',
      'we are hiring',
      'edit my job',
      'edit a job',
      'change a job',
      'close my job',
      'close a job',
      'close a position',
      'close a vacancy',
      'put up a vacancy',
      'put up a job',
      'delete my job',
      'delete a job',
      'reopen',
      'become a recruiter',
      'hire somebody',
      'hire someone',
      'hire people',
      'to hire a',
      'to hire an',
    ],
    answer:
      'Recruiters write a job under Post a Job: title, company, place, type, salary and a deadline within 60 days. The description needs 100 words, and Generate description can draft it. Editing, closing and reopening happen in the Recruiter Tracker. To post jobs, register as a recruiter.',
    links: ['/user/uploadJobPost', '/user/RecruiterTracker', '/user/registration'],
    roles: staff,
  },
  {
    name: 'Job Agent',
    asked:
      'apply automatically / let it apply for me / apply on my behalf / which jobs suit me / jobs that fit my profile / recommend jobs to me / suggest jobs / jobs matching my skills / good jobs for someone like me',
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
    asked:
      'find people for my job / suitable candidates / who fits my job / suggest candidates / recommend candidates / search for talent / find employees in the database / browse resumes / look for candidates with a skill / best candidates for my position / find a qualified cook for us / find nurses for our job / people with these skills',
    keywords: [
      'resume agent',
      'find candidates',
      'matching candidates',
      'shortlist candidates',
      'shortlist',
      'see candidates',
      'search candidates',
      'matched profiles',
      'view profiles',
      'contact a candidate',
      'fit my job',
    ],
    answer:
      'The Resume Agent shortlists people for recruiters. In the Recruiter Tracker, View Profiles lists who fits one of your jobs, with points for skills, role, experience and place. You choose the lowest score; it starts at 50 percent. From there you write to them; names and emails show once your company is verified.',
    links: ['/user/RecruiterTracker'],
    roles: staff,
  },
  {
    name: 'Premium Agent',
    asked:
      'is there a premium version / do I have to pay / paid version / what does premium include / upgrade my account / subscription plans / buy more features',
    keywords: [
      'premium agent',
      'premium',
      'upgrade',
      'pricing',
      'subscription',
      'both agents',
      'to pay',
      'pay for',
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
    asked:
      'where is my application / status of what I sent / did my application arrive / did they receive my application / has anyone seen my application / has somebody looked at my application / what happened to my application / am I still considered / did I get the job / was I rejected / which stage am I in / list of jobs I applied for / all my applications / have they decided / do I still have a chance / news about my application / any decision yet / was my application read / was I accepted / check my application / am I still in the race / am I still in the process / have I been chosen / what did they decide',
    keywords: [
      'application tracker',
      'track applications',
      'track my applications',
      'my applications',
      'job tracker',
      'application status',
      'status of my application',
      'status of my applications',
      'my status',
      'i applied',
      'was my application',
      'see my application',
      'was i selected',
      'was i rejected',
      'got rejected',
      'rejected me',
    ],
    answer:
      'Application Tracker lists the applications that you sent, with the date, the documents and the status: Submitted, Selected, Rejected or Withdrawn. When a recruiter decides, you also get an email. Open one to write to the recruiter, or to press Withdraw application. Board holds every job you follow, from any site.',
    links: ['/user/applicationTracker'],
    roles: 'anyone',
  },
  {
    name: 'SEO Dashboard',
    asked: 'posts for social networks / advertise on linkedin and facebook / marketing texts',
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
