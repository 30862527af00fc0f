import type { Faq } from '@/features/help/faq/entry'

/** What admins of the site ask. */
export const admins: readonly Faq[] = [
  {
    question: 'How do I add, appoint or promote an admin, a super admin or administrator?',
    asked: 'make someone an admin / add an administrator / new admin / promote a user',
    answer:
      'On the server, hireloom create-admin EMAIL makes an account an admin, or creates one; with --super, a super admin. On the Admin Page, Make Admin gives a former admin every right back.',
    links: ['/user/AdminUserPage'],
  },
  {
    question:
      'Admin rights: how do admins manage, block, deactivate, remove or delete a user, users, an account, accounts and roles?',
    asked:
      'block a user / ban somebody / remove a user / deactivate a user / a user misbehaves / delete the account of a user / spammer / lock a user out / make a user a recruiter / kick someone out / fake accounts / somebody insults others / report of a user',
    answer:
      'On the Admin Page, User Management finds people by name, email or phone. There you deactivate, activate or delete an account, convert a user to a recruiter, and take the rights of an admin away or give them back. Each asks first.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'Count or number of users: are people registered or signed up?',
    asked: 'how many users / how many people signed up / growth / registrations this week / number of members',
    answer:
      'On the Admin Page, User Management lists all users with the day on which they signed up, and the line below the list says how many there are.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'Settings, limits, configuration or environment?',
    asked: 'system settings / change limits / configuration / switch a feature off / environment variables',
    answer:
      'On the server. hireloom settings prints every setting with its default, and with --env it prints them as an .env file. A change takes effect when the server is restarted.',
  },
  {
    question: 'How do admins hide, deactivate, remove or restore jobs?',
    asked:
      'remove a job of a company / fake job / scam job / spam job / illegal ad / take down an ad / hide somebody’s job / restore a deleted job / offensive posting / delete a job as an admin / this job ad is fraud / illegal job ad, take it off / a company posted nonsense / remove a posting of somebody',
    answer:
      'On the Admin Page, Job Posts Management lists every job, also inactive ones. A switch hides a job or shows it again; Delete and Restore ask first.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'How are careers pages added as job boards?',
    asked: 'add a job board / jobs from company websites / greenhouse / lever',
    answer:
      'On the Admin Page under Careers pages: add a company by the address of its careers page, and everybody finds its jobs in Job Search.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'How do admins read user feedback and messages, or those of the desk?',
    asked:
      'read the feedback / messages of users / help desk messages / what users complain about / reported bugs / where are reported bugs / reported problems / a user reported something / complaints of users',
    answer:
      'On the Admin Page under Feedback: the stars and words that people left, and what they wrote to the help desk.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'Outbox: was an email not sent, or are emails failed, to be tried again?',
    asked:
      'emails not delivered / emails are not sent / failed emails / mail queue / send an email again / emails do not go out / mails are stuck / no email leaves the server',
    answer:
      'On the Admin Page under Emails: what waits, what was sent and what failed, each with its reason. Emails that cannot be delivered are retried for two days.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'Is an audit log, a security log or history of actions of people kept, for export?',
    asked:
      'who changed what / who deleted this / history of changes / what did the admins do / log / who changed a setting / security log / log of the admins',
    answer:
      'On the Admin Page, Audit log shows who did what to whom and when, from log-ins to decisions. You can filter it and download it as a file. What happened to your own account is in the security log of your account.',
    links: ['/user/AdminUserPage', '/user/security'],
  },
  {
    question: 'System status: is everything running, working and healthy, the database, too? A health check?',
    asked:
      'is the server down / is the site working / is everything OK / server health / database status / outage / errors on the server',
    answer:
      'On the Admin Page, System checks the database, the emails, the files, the model and the rest each minute while you look, and says what to do about each failure. On the server, hireloom doctor does the same.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'How do I connect a language model, OpenAI or Ollama?',
    asked: 'set up an AI model / openai key / ollama / language model / LLM',
    answer:
      'On the server, HIRELOOM_MODEL_URL, HIRELOOM_MODEL_NAME and HIRELOOM_MODEL_KEY set one up, with any OpenAI-compatible API. On the Admin Page under System, Test asks it one question. It writes prose and never changes a number.',
    links: ['/user/AdminUserPage'],
  },
  {
    question: 'How do I back up or restore the data: a backup of the database?',
    asked: 'backup / restore the database / save the data of the server',
    answer:
      'On the server, hireloom backup FOLDER copies the database and all files while the product runs, and hireloom restore FOLDER brings them back into an empty one. Keep the secret of the installation elsewhere: without it no file can be read.',
  },
  {
    question: 'Metrics, monitoring, traces, Prometheus or Grafana?',
    asked: 'prometheus / grafana / monitoring / tracing / performance',
    answer:
      'The server gives figures to Prometheus at /metrics, if HIRELOOM_METRICS_TOKEN is set. With HIRELOOM_TRACES_URL it sends traces to an OpenTelemetry collector.',
  },
]
