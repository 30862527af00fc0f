// Written by scripts/client_code.py from /api/v1/openapi.json.
import { Transport, type Options } from './transport.js'

export interface SalaryFields {
  /** The lowest amount */
  low: number
  /** The highest amount; the lowest if there is only one */
  high: number
  /** A currency */
  currency: 'USD' | 'INR' | 'EUR' | 'GBP' | 'JPY'
  /** What the amount is paid for */
  period: 'year' | 'month' | 'hour'
}

export interface LinkFields {
  /** Whose place it is */
  name: string
  /** Its web address */
  url: string
}

export interface JobResource {
  /** The number of the job */
  id: number
  /** The title */
  title: string
  /** The employer */
  company: string
  /** The text of the advert, plain */
  description: string
  /** Where the work is done */
  location: string
  /** The kind of contract */
  employment_type: 'Full-time' | 'Part-time' | 'Contract' | 'Internship'
  /** People can apply only while it is open */
  state: 'open' | 'closed' | 'expired' | 'deleted'
  /** The day on which it was posted */
  posted_on: string
  /** The last day for applications */
  apply_until: string | null
  /** null if the advert names none */
  salary: SalaryFields | null
  /** Other places where the job is shown */
  links: Array<LinkFields>
  /** Skills and words by which people find it */
  keywords: Array<string>
  /** What an application must enclose */
  required_documents: Array<'resume' | 'driving_license' | 'visa_document'>
  /** Days within which applicants are promised an answer */
  answer_days: number
  /** Whether people without an account see it */
  is_public: boolean
  /** Whether the owner of the key may change it */
  is_own: boolean
  /** What the owner of the key may do with the job and its applications */
  permitted: Array<'post_jobs' | 'read_resumes' | 'decide' | 'score' | 'see_pay' | 'use_pool' | 'see_figures' | 'change_people' | 'change_company'>
  /** Whether applicants stay nameless until a decision; null if you may not read its applications */
  blind_review: boolean | null
  /** The number of the stage from which a blind review shows names; null for after a decision, and if you may not read its applications */
  names_from: number | null
  /** How often it was reopened; null if you may not read its applications */
  reopen_count: number | null
  /** How many people have applied; null if you may not read its applications */
  application_count: number | null
  /** When it was posted */
  created_at: string
  /** When its text was last changed */
  changed_at: string
}

export interface JobSlice {
  /** The jobs on this page, the newest first */
  data: Array<JobResource>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface SalaryForm {
  /** The lowest amount */
  low: number
  /** The highest amount; `low` if absent */
  high?: number
  /** A currency */
  currency: 'USD' | 'INR' | 'EUR' | 'GBP' | 'JPY'
  /** What the amount is paid for */
  period: 'year' | 'month' | 'hour'
}

export interface LinkForm {
  /** Whose place it is */
  name: string
  /** Its web address */
  url: string
}

export interface NewJob {
  /** 3 to 100 characters */
  title: string
  /** The employer, at least 2 characters */
  company: string
  /** Plain text of at least 100 words and at most 20,000 characters */
  description: string
  /** Where the work is done */
  location: string
  /** The kind of contract */
  employment_type: 'Full-time' | 'Part-time' | 'Contract' | 'Internship'
  /** The day on which it is posted; today if absent in a new job */
  posted_on?: string
  /** The last day for applications, at most 60 days from today */
  apply_until: string
  /** null if the advert should name none */
  salary?: SalaryForm | null
  /** Other places where the job is shown */
  links?: Array<LinkForm>
  /** Skills and words by which people find it */
  keywords?: Array<string>
  /** What an application must enclose */
  required_documents?: Array<'resume' | 'driving_license' | 'visa_document'>
  /** Days within which applicants are promised an answer */
  answer_days?: number
  /** Whether people without an account see it */
  is_public?: boolean
}

export interface JobChange {
  /** 3 to 100 characters */
  title?: string
  /** The employer, at least 2 characters */
  company?: string
  /** Plain text of at least 100 words and at most 20,000 characters */
  description?: string
  /** Where the work is done */
  location?: string
  /** The kind of contract */
  employment_type?: 'Full-time' | 'Part-time' | 'Contract' | 'Internship'
  /** The day on which it is posted; today if absent in a new job */
  posted_on?: string
  /** The last day for applications, at most 60 days from today */
  apply_until?: string
  /** null if the advert should name none */
  salary?: SalaryForm | null
  /** Other places where the job is shown */
  links?: Array<LinkForm>
  /** Skills and words by which people find it */
  keywords?: Array<string>
  /** What an application must enclose */
  required_documents?: Array<'resume' | 'driving_license' | 'visa_document'>
  /** Days within which applicants are promised an answer */
  answer_days?: number
  /** Whether people without an account see it */
  is_public?: boolean
}

export interface Reopening {
  /** The new last day for applications, at most 30 days from today */
  until: string
}

export interface MatchMeaning {
  /** Judged pairs with a percent near this one */
  pairs: number
  /** How many of a hundred of them were worth an interview */
  interviews: number
  /** The same in a sentence */
  text: string
}

export interface MatchRequirement {
  /** What the job asks for */
  label: string
  /** Whether the job insists on it */
  is_must: boolean
  /** What the resume shows */
  state: 'met' | 'partly' | 'missing'
  /** Points that it can give */
  weight: number
  /** Points that it gives */
  points: number
  /** Sentences of the resume that prove it */
  quotes: Array<string>
  /** What is missing of a requirement that is met partly, or empty */
  note: string
}

export interface MatchResource {
  /** The score, 0 to 100; null if the job asks for too little to judge */
  percent: number | null
  /** The score in words, or empty */
  heading: string
  /** null where too few pairs were judged */
  meaning: MatchMeaning | null
  /** What the job asks for, in the order of the advert; empty without a resume */
  requirements: Array<MatchRequirement>
  /** What the job demands besides; never scored */
  conditions: Array<string>
  /** The job */
  job_id: number
}

export interface AdvertForm {
  /** The advert, at most 100,000 characters */
  text: string
  /** One of GET /api/v1/me/resumes; null for the resume in the profile */
  resume_id?: number | null
}

export interface AdvertMatch {
  /** The score, 0 to 100; null if the job asks for too little to judge */
  percent: number | null
  /** The score in words, or empty */
  heading: string
  /** null where too few pairs were judged */
  meaning: MatchMeaning | null
  /** What the job asks for, in the order of the advert; empty without a resume */
  requirements: Array<MatchRequirement>
  /** What the job demands besides; never scored */
  conditions: Array<string>
}

export interface LetterDraftForm {
  /** How it sounds */
  tone: 'professional' | 'enthusiastic' | 'confident' | 'friendly'
  /** How long it is */
  length?: 'short' | 'medium' | 'detailed'
}

export interface LetterDraft {
  /** The job */
  job_id: number
  /** The letter */
  text: string
}

export interface ApplicantFields {
  /** The name as given in the application */
  name: string
  /** Where to reply */
  email: string
  /** The phone number as given */
  phone: string
}

export interface EnclosedDocument {
  /** What it is */
  kind: 'resume' | 'driving_license' | 'visa_document'
  /** Names it for GET /api/v1/documents/{id} */
  id: string
}

export interface ApplicationResource {
  /** The number of the application */
  id: number
  /** The number of the job */
  job_id: number
  /** The title of the job when the person applied */
  job_title: string
  /** The employer when the person applied */
  company: string
  /** submitted: nobody has decided yet */
  status: 'submitted' | 'selected' | 'rejected'
  /** When the person applied */
  applied_at: string
  /** When the applicant withdrew it, which closes it like a rejection; null otherwise */
  withdrawn_at: string | null
  /** The day by which an answer is promised */
  answer_due: string
  /** null while a blind review hides who it is, and once the data was deleted */
  applicant: ApplicantFields | null
  /** 0 to 100, for the recruiter; null if nobody has scored it */
  score: number | null
  /** analysis, or override if the recruiter has set it */
  score_source: 'analysis' | 'override' | null
  /** How the profile matched the job when the person applied, 0 to 100; null if unknown or hidden */
  match_score: number | null
  /** What was enclosed; empty while a blind review hides who it is */
  documents: Array<EnclosedDocument>
  /** Where the person came from, as the link said; may be empty */
  source: string
  /** Of the latest post, for the recruiter; may be empty */
  current_title: string
  /** Of experience, for the recruiter; null if unknown */
  years: number | null
  /** Tags that those who decide have put on it, for the recruiter */
  tags: Array<string>
}

export interface ApplicationSlice {
  /** The applications on this page, the newest first */
  data: Array<ApplicationResource>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface AnswerForm {
  /** The `id` of the question */
  question: string
  /** What to answer: a text, a number, one of the choices, or Yes or No */
  value: string
}

export interface NewApplication {
  /** The job to apply for */
  job_id: number
  /** Where the person found the job, as the link said */
  source?: string
  /** To the job's own questions; see GET /api/v1/jobs/{job_id}/questions */
  answers?: Array<AnswerForm>
}

export interface ApplicationSent {
  /** The number of the application */
  id: number
  /** The number of the job */
  job_id: number
  /** submitted: nobody has decided yet */
  status: 'submitted' | 'selected' | 'rejected'
  /** Whether the mail server has taken the email by now; if not, we keep trying */
  email_sent: boolean
}

export interface TimelineFields {
  /** When */
  at: string
  /** What */
  event: 'submitted' | 'mailed' | 'opened' | 'selected' | 'rejected' | 'reset' | 'withdrawn' | 'offered' | 'offer_accepted' | 'offer_declined' | 'offer_withdrawn' | 'removed'
}

export interface AnswerFields {
  /** As it was asked */
  question: string
  /** How it was answered */
  kind: 'text' | 'choice' | 'number' | 'yes_no' | 'file'
  /** The answer */
  value: string
  /** Of an answer that is a file, for GET /api/v1/documents/{id} */
  document_id: string | null
  /** The recruiter asked for a mark; always false for the applicant */
  is_marked: boolean
}

export interface ApplicationDetails {
  /** The number of the application */
  id: number
  /** The number of the job */
  job_id: number
  /** The title of the job when the person applied */
  job_title: string
  /** The employer when the person applied */
  company: string
  /** submitted: nobody has decided yet */
  status: 'submitted' | 'selected' | 'rejected'
  /** When the person applied */
  applied_at: string
  /** When the applicant withdrew it, which closes it like a rejection; null otherwise */
  withdrawn_at: string | null
  /** The day by which an answer is promised */
  answer_due: string
  /** null while a blind review hides who it is, and once the data was deleted */
  applicant: ApplicantFields | null
  /** 0 to 100, for the recruiter; null if nobody has scored it */
  score: number | null
  /** analysis, or override if the recruiter has set it */
  score_source: 'analysis' | 'override' | null
  /** How the profile matched the job when the person applied, 0 to 100; null if unknown or hidden */
  match_score: number | null
  /** What was enclosed; empty while a blind review hides who it is */
  documents: Array<EnclosedDocument>
  /** Where the person came from, as the link said; may be empty */
  source: string
  /** Of the latest post, for the recruiter; may be empty */
  current_title: string
  /** Of experience, for the recruiter; null if unknown */
  years: number | null
  /** Tags that those who decide have put on it, for the recruiter */
  tags: Array<string>
  /** The letter as it was sent */
  cover_letter: string
  /** What has happened, the oldest first */
  timeline: Array<TimelineFields>
  /** What was answered to the job's own questions */
  answers: Array<AnswerFields>
  /** Why it was rejected, for those who decide; null if nobody wrote it down */
  rejection_reason: string | null
}

export interface DecisionForm {
  /** selected or rejected; submitted takes either back */
  status: 'submitted' | 'selected' | 'rejected'
  /** Added to the email to the applicant; at most 5,000 characters */
  message?: string
  /** Why it is rejected; at most 80 characters, preferably one of the company's own list */
  reason?: string
  /** Tell the applicant the reason in the email */
  share_reason?: boolean
}

export interface StageChange {
  /** The number of the stage */
  stage: number
  /** In which stage you saw it: if somebody has moved it since, the move is refused */
  seen?: number | null
}

export interface PlacementResource {
  /** The number of the application */
  application_id: number
  /** The number of its stage */
  stage: number
  /** The name of the stage */
  stage_name: string
}

export interface JobTeamMemberResource {
  /** The number of the account */
  user_id: number
  /** The username */
  username: string
  /** What the person does for this job */
  role: 'recruiter' | 'hiring_manager' | 'interviewer'
}

export interface JobTeamRows {
  /** Everybody but the recruiter who posted the job */
  data: Array<JobTeamMemberResource>
}

export interface InterviewerFields {
  /** The number of the person */
  user_id: number
  /** The name that others see */
  username: string
}

export interface JobInterviewFields {
  /** The number of the interview */
  id: number
  /** The application */
  application_id: number
  /** Whose application it is */
  candidate: string
  /** What it is called */
  title: string
  /** How people meet */
  kind: 'phone' | 'video' | 'on_site'
  /** How long it takes */
  minutes: number
  /** Whether a time was chosen */
  state: 'waiting' | 'proposed' | 'booked' | 'cancelled' | 'done'
  /** Nobody chose a time before the link expired */
  is_expired: boolean
  /** When it begins; null until a time is chosen */
  starts_at: string | null
  /** Who interviews */
  interviewers: Array<InterviewerFields>
}

export interface DebriefProgressFields {
  /** The application */
  application_id: number
  /** Whose application it is */
  candidate: string
  /** How many scorecards are in */
  submitted: number
  /** How many there will be */
  total: number
}

export interface JobInterviewRows {
  /** The interviews on this page, the newest first */
  data: Array<JobInterviewFields>
  /** Of the applicants on this page: those with an interview that is over or a scorecard that is in. Each counts all interviews of the applicant */
  debriefs: Array<DebriefProgressFields>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface OwnInterviewFields {
  /** The interview */
  id: number
  /** What it is called */
  title: string
  /** How long it takes */
  minutes: number
  /** What became of it */
  state: 'waiting' | 'proposed' | 'booked' | 'cancelled' | 'done'
  /** Null until it is booked */
  starts_at: string | null
  /** With whom it is */
  candidate: string
  /** The title of the job */
  job_title: string
  /** Whether the caller's scorecard is in */
  is_submitted: boolean
}

export interface OwnInterviewRows {
  /** The interviews on this page, the newest first */
  data: Array<OwnInterviewFields>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface InboxThread {
  /** The number of the application */
  application_id: number
  /** The number of the job */
  job_id: number
  /** The job's title when it was applied for */
  job_title: string
  /** The addressee; a number in a blind review */
  name: string
  /** The stage or decision; empty for applicants */
  stage: string
  /** The application's score; null for applicants */
  score: number | null
  /** How the last message begins, at most 160 characters */
  text: string
  /** Who wrote the last message */
  author: string
  /** Whether the caller wrote it */
  is_own: boolean
  /** Whether the applicant wrote it */
  is_from_applicant: boolean
  /** When it was written */
  at: string
  /** The other side wrote it, and the caller has not opened it yet */
  is_unread: boolean
  /** Whether the caller may answer */
  may_write: boolean
  /** The promised day; null once it was answered */
  answer_by: string | null
}

export interface ThreadRows {
  /** The threads on this page, the newest message first */
  data: Array<InboxThread>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface ListedVisitorQuestion {
  /** The number of the question */
  id: number
  /** The number of the job */
  job_id: number
  /** The job's title now */
  job_title: string
  /** As it was typed, not checked; a number in a blind review */
  name: string
  /** Whether it waits for an answer, or was closed */
  state: 'waiting' | 'answered' | 'closed'
  /** When it was asked */
  asked_at: string
  /** Whether a blind review hides who asked */
  is_hidden: boolean
  /** How the last message begins, at most 160 characters */
  text: string
  /** Who wrote the last message */
  author: string
  /** Whether the visitor wrote it */
  is_from_visitor: boolean
  /** When it was written */
  at: string
}

export interface VisitorQuestionRows {
  /** The questions on this page, the newest first */
  data: Array<ListedVisitorQuestion>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface CandidateResource {
  /** Names the person for this job only */
  reference: string
  /** The name, or a label while your company is not verified */
  name: string
  /** The address; null while your company is not verified */
  email: string | null
  /** How well the profile matches, 0 to 100 */
  score: number
  /** Skills that the job asks for and the person has */
  matching_skills: Array<string>
  /** Skills that the job asks for and the profile lacks */
  missing_skills: Array<string>
}

export interface CandidateRows {
  /** The best candidates, the best first; the order moves as people change their profiles */
  data: Array<CandidateResource>
  /** How many reach the score */
  total: number
}

export interface PoolPersonFields {
  /** Starts with a for applicants, with p for everyone else */
  key: string
  /** As in the latest application */
  name: string
  /** Likewise */
  email: string
  /** Likewise; may be empty */
  phone: string
  /** The current one; may be empty */
  title: string
  /** Of the profile, unless nobody may find it */
  place: string
  /** Likewise */
  roles: string
  /** Likewise */
  skills: string
  /** The latest job applied for; may be empty */
  last_job: string
  /** When they applied, were added or written to */
  last_contact: string
  /** How many to the company */
  applications: number
  /** By which link or from where */
  source: string
  /** In order */
  tags: Array<string>
  /** Until when the person has agreed to be written to */
  consent_until: string | null
  /** When the person was asked for consent */
  asked_at: string | null
  /** Whether the person does not agree */
  has_declined: boolean
  /** When somebody added will be removed; null for applicants */
  kept_until: string | null
}

export interface PoolRows {
  /** Applicants, then people who were added; the newest of each first */
  data: Array<PoolPersonFields>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface JobTeamPerson {
  /** The number of the person */
  user_id: number
  /** The name that others see */
  username: string
  /** What the person does for the job */
  role: 'recruiter' | 'hiring_manager' | 'interviewer'
}

export interface CompanyJob {
  /** The number of the job */
  id: number
  /** The title of the job */
  title: string
  /** A place, or Remote */
  location: string
  /** Whether the position is open */
  position: 'open' | 'closed'
  /** How many people have applied */
  applicants: number
  /** The number of the recruiter who answers for it */
  recruiter_id: number
  /** The recruiter's name */
  recruiter: string
  /** The caller may change the job and its team */
  can_edit: boolean
  /** Who else works on it */
  team: Array<JobTeamPerson>
}

export interface CompanyJobRows {
  /** The jobs on this page, the newest first */
  data: Array<CompanyJob>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface ProfileResource {
  /** The name */
  name: string
  /** Where recruiters reply */
  email: string
  /** What the person can do, a skill each */
  skills: Array<string>
  /** The work that is looked for */
  roles: Array<string>
  /** A band of years, or empty */
  experience: string
  /** Places that are preferred */
  locations: Array<string>
  /** Names the resume for GET /api/v1/documents/{id}; null without one */
  resume_id: string | null
  /** The name of its file; null without one */
  resume_name: string | null
  /** When the profile was last saved */
  changed_at: string
}

export interface KeyResource {
  /** What its owner calls it */
  name: string
  /** Its beginning and end */
  hint: string
  /** What it may do; write includes read */
  scopes: Array<string>
  /** Whether its calls are answered with examples */
  is_test: boolean
  /** null if it never expires */
  expires_at: string | null
  /** The use before this call, to the minute; null for the first */
  last_used_at: string | null
  /** The network address of that use, or empty */
  last_address: string
}

export interface PersonResource {
  /** The number of the account */
  id: number
  /** The username */
  username: string
  /** The address to log in with */
  email: string
  /** What the person is here */
  role: 'user' | 'recruiter' | 'admin'
  /** When the account was created */
  created_at: string
  /** null if there is none yet */
  profile: ProfileResource | null
  /** The key that calls */
  key: KeyResource
}

export interface CareerResource {
  /** A JSON Resume */
  resume: Record<string, unknown>
}

export interface SearchResource {
  /** The number of the search */
  id: number
  /** Its name */
  name: string
  /** Words that are looked for; may be empty */
  query: string
  /** The place */
  location: string
  /** Whether only remote jobs are found */
  remote_only: boolean
  /** Only these kinds of contract; empty for all */
  employment_types: Array<string>
  /** none; product: new jobs are counted; daily: they are also emailed once a day */
  alert: 'none' | 'product' | 'daily'
  /** New jobs since it was last seen, 99 at most */
  new_count: number
  /** When it was saved */
  created_at: string
  /** When its jobs were last seen */
  seen_at: string
}

export interface SearchRows {
  /** All saved searches, the oldest first */
  data: Array<SearchResource>
}

export interface SearchForm {
  /** Its name; if absent, made of the words and the place */
  name?: string
  /** Words to look for */
  query?: string
  /** The place */
  location: string
  /** Only remote jobs */
  remote_only?: boolean
  /** Only these kinds of contract; empty for all */
  employment_types?: Array<'Full-time' | 'Part-time' | 'Contract' | 'Internship'>
  /** none; product: new jobs are counted; daily: they are also emailed once a day */
  alert?: 'none' | 'product' | 'daily'
}

export interface TrackedJobResource {
  /** The number of the entry */
  id: number
  /** The job */
  title: string
  /** Who offers it */
  company: string
  /** Where it is, or empty */
  location: string
  /** The page of the job, or empty */
  address: string
  /** Its stage: saved, applied, interview, offer, closed, or a stage of one's own */
  stage: string
  /** The person's own note */
  note: string
  /** When the person applied */
  applied_on: string | null
  /** When it was added */
  added_at: string
}

export interface TrackedJobSlice {
  /** The entries on this page, the newest first */
  data: Array<TrackedJobResource>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface NewTrackedJob {
  /** The job */
  title: string
  /** Who offers it */
  company: string
  /** Where it is */
  location?: string
  /** The page of the job */
  address?: string
  /** The advert */
  text?: string
  /** The person's own note */
  note?: string
}

export interface WebhookResource {
  /** The number of the webhook */
  id: number
  /** Where the messages go */
  url: string
  /** The events that are sent */
  events: Array<'application.received' | 'application.decided' | 'application.moved' | 'application.withdrawn' | 'document.added' | 'interview.planned' | 'interview.proposed' | 'interview.booked' | 'interview.cancelled' | 'scorecard.submitted' | 'message.received' | 'question.received' | 'offer.changed' | 'pool.answered' | 'careers_page.changed' | 'job.opened' | 'job.edited' | 'job.closed'>
  /** When it was added */
  created_at: string
  /** When it was paused; null while it is active */
  paused_at: string | null
  /** The first failure since the last success */
  failing_since: string | null
}

export interface WebhookRows {
  /** All webhooks, the oldest first */
  data: Array<WebhookResource>
}

export interface NewWebhook {
  /** An https address of at most 500 characters */
  url: string
  /** At least one event */
  events: Array<'application.received' | 'application.decided' | 'application.moved' | 'application.withdrawn' | 'document.added' | 'interview.planned' | 'interview.proposed' | 'interview.booked' | 'interview.cancelled' | 'scorecard.submitted' | 'message.received' | 'question.received' | 'offer.changed' | 'pool.answered' | 'careers_page.changed' | 'job.opened' | 'job.edited' | 'job.closed'>
}

export interface NewWebhookResource {
  /** The number of the webhook */
  id: number
  /** Where the messages go */
  url: string
  /** The events that are sent */
  events: Array<'application.received' | 'application.decided' | 'application.moved' | 'application.withdrawn' | 'document.added' | 'interview.planned' | 'interview.proposed' | 'interview.booked' | 'interview.cancelled' | 'scorecard.submitted' | 'message.received' | 'question.received' | 'offer.changed' | 'pool.answered' | 'careers_page.changed' | 'job.opened' | 'job.edited' | 'job.closed'>
  /** When it was added */
  created_at: string
  /** When it was paused; null while it is active */
  paused_at: string | null
  /** The first failure since the last success */
  failing_since: string | null
  /** Signs every message */
  secret: string
}

export interface WebhookChange {
  /** False pauses it; true sends what waited meanwhile */
  is_active: boolean
}

export interface DeliveryResource {
  /** The number of the delivery */
  id: number
  /** The header webhook-id; the same in every try */
  message_id: string
  /** An event, or test */
  event: string
  /** What is sent */
  payload: Record<string, unknown>
  /** When it happened */
  created_at: string
  /** Whether it has arrived */
  status: 'waiting' | 'delivered' | 'failed'
  /** How often it was tried */
  tries: number
  /** How often it is tried at most before it is given up */
  tries_left: number
  /** The last try; null before the first */
  tried_at: string | null
  /** The next try; null if there is none */
  next_try_at: string | null
  /** Of the last try; null without an answer */
  response_status: number | null
  /** The beginning of the last answer, or why there was none */
  response: string
}

export interface DeliveryRows {
  /** The deliveries of the last 30 days, the newest first */
  data: Array<DeliveryResource>
  /** To send as `cursor` for the next page; null on the last one */
  next_cursor: string | null
}

export interface ProfileForm {
  /** If given, must be the caller's own */
  user_id?: string
  /** Letters and spaces */
  name?: string
  /** Does not have to be the account's */
  email?: string
  /** Ten digits */
  phoneNumber?: string
  /** +91, +1, +44, +61 */
  countryCode?: string
  /** Separated by commas */
  skills?: string
  /** Separated by commas */
  jobRoles?: string
  /** 1 if absent */
  is_basic?: boolean
  /** 0-1, 1-3, 3-5, 5-10, 10+ */
  experience?: string
  /** At most three, separated by commas */
  preferredLocations?: string
  /** Full-Time, Part-Time, Contract, Freelance */
  employmentType?: string
  /** Such as Entry, Mid or Senior */
  preferredJobLevel?: string
  /** Yes, No, Remote Only */
  relocationWillingness?: string
  /** What permits the person to work; empty if nothing is needed or said */
  VisaType?: string
  /** NA if the person does not say */
  expectedSalary?: string
  /** USD or $, INR or ₹, EUR or €, GBP or £, JPY or ¥ */
  currencySymbol?: string
  /** per year, per month, per hour */
  salaryDuration?: string
  /** PDF, 10 MB by default; required for an advanced save if none is on file */
  resume?: Blob
  /** Whether recruiters may find this person; visibility says which */
  discoverable?: boolean
  /** Which recruiters find this person without an application */
  visibility?: 'all' | 'verified' | 'nobody'
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string
}

export interface ProfileFields {
  /** The person's name */
  name: string
  /** Where recruiters may write */
  email: string
  /** Without the country code */
  phone_number: string
  /** Such as +1 */
  country_code: string
  /** Years of work */
  experience: string
  /** Separated by commas */
  skills: string
  /** Places, separated by commas */
  preferred_locations: string
  /** Roles that the person looks for, separated by commas */
  job_roles: string
  /** Empty without a resume; GET /api/ + this path returns the file */
  resume_path: string
  /** The name under which it was uploaded */
  resume_name: string
  /** An amount, two of them, or NA */
  expected_salary: string
  /** Such as Full-time; several are separated by commas */
  employment_type: string
  /** Such as Entry, Mid or Senior */
  preferred_job_level: string
  /** Whether the person would move */
  relocation_willingness: string
  /** What permits the person to work */
  visa_type: string
  /** The currency of the expected salary */
  currency_symbol: string
  /** The same as currency_symbol */
  currencySymbol: string
  /** What the salary is paid for, such as a year */
  salary_duration: string
  /** 1 until the advanced fields were filled in */
  is_basic: 0 | 1
  /** Whether any recruiter may find them */
  discoverable: boolean
  /** Which recruiters find this person without an application */
  visibility: 'all' | 'verified' | 'nobody'
  /** When it was last changed, in UTC */
  updated_at: string
}

export interface SavedProfile {
  /** A sentence for the person */
  message: string
  /** The profile as it is stored now */
  profile: ProfileFields
  /** The version of the editable fields; send it back when you save */
  version: string
}

export interface MatchDetails {
  /** Points for skills, 50 at most */
  skill_score: number
  /** Points for the role, 25 at most */
  role_score: number
  /** Points for years of work, 15 at most */
  exp_score: number
  /** Points for the place, 10 at most */
  location_score: number
  /** Skills that the job asks for and the profile has */
  matching_skills: Array<string>
  /** Skills that the job asks for and the profile lacks */
  missing_skills: Array<string>
}

export interface RecommendedJob {
  /** The number of the job */
  id: number
  /** The title of the job */
  title: string
  /** The company that hires */
  company: string
  /** A place, or Remote */
  location: string
  /** Such as Full-time */
  employmentType: string
  /** The text of the advert */
  description: string
  /** The salary in words, ready to be shown */
  salaryRange: string
  /** The day on which it was posted */
  datePosted: string
  /** Where applications go */
  recruiterEmail: string
  /** How well the profile fits, 0 to 100 */
  match_score: number
  /** The score in a word */
  match_quality: 'excellent' | 'good' | 'fair' | 'low'
  /** How the score adds up */
  match_details: MatchDetails
  /** applied if the caller has applied; otherwise null */
  application_status: 'applied' | null
  /** Sentences about what is missing, for a weak match only */
  shortfalls: Array<string>
}

export interface RecommendationStats {
  /** For which people can apply today */
  total_jobs: number
  /** How many jobs reach the score */
  matched_jobs: number
  /** How many of them match excellently */
  excellent: number
  /** How many of them match well */
  good: number
  /** How many of them match fairly */
  fair: number
  /** How many of them match little */
  low: number
  /** The mean of their scores, 0 to 100 */
  average_score: number
}

export interface RecommendationsAnswer {
  /** The best first */
  recommendations: Array<RecommendedJob>
  /** Figures for the head of the list */
  stats: RecommendationStats
}

export interface ResumeFile {
  /** PDF, DOCX or DOC, 10 MB at most by default */
  resume: Blob
}

export interface ReadItem {
  /** One entry as the form expects it */
  value: string
  /** The words of the resume that show it */
  quote: string
  /** From 1 */
  page: number
  /** Their position in the text as we read it */
  start: number
  /** Where they end in that text */
  end: number
}

export interface ReadValue {
  /** The whole value as the form expects it */
  value: string
  /** The words of the resume that show the first entry */
  quote: string
  /** The page of these words, from 1 */
  page: number
  /** The entries with their words */
  items: Array<ReadItem>
}

export interface ReadFields {
  /** The person's name */
  name: ReadValue | null
  /** Their address */
  email: ReadValue | null
  /** Their number without the country code */
  phone_number: ReadValue | null
  /** The country code of the number */
  country_code: ReadValue | null
  /** Skills, an entry each */
  skills: ReadValue | null
  /** Roles that they have had, an entry each */
  job_roles: ReadValue | null
  /** Years of work */
  experience: ReadValue | null
}

export interface AtsOmission {
  /** Why it was left out */
  why: 'invisible' | 'tiny' | 'off-page' | 'zero-width' | 'instruction'
  /** The beginning of the words that were left out */
  quote: string
  /** The page it is on, from 1 */
  page: number
  /** What to tell the person about it */
  sentence: string
}

export interface AtsDocument {
  /** The name of the file */
  name: string
  /** What kind of file it is */
  format: 'pdf' | 'docx' | 'doc'
  /** How many pages it has */
  pages: number
  /** How many words we read */
  words: number
  /** How large the file is, in bytes */
  bytes: number
  /** What was left out of the analysis */
  omissions: Array<AtsOmission>
  /** The words were recognized in pictures of the pages */
  is_scan: boolean
}

export interface FilledForm {
  /** What the resume says */
  fields: ReadFields
  /** The file as it was read */
  document: AtsDocument
}

export interface ApplicationForm {
  /** The job. Without it, the open job with this title, company and recruiter */
  jobId?: string
  /** The title of the job, if jobId is not sent */
  jobTitle?: string
  /** The company of the job, if jobId is not sent */
  jobCompany?: string
  /** If given, must be the job's own */
  recruiterEmail?: string
  /** The name under which the recruiter sees the application */
  fullName: string
  /** Where the recruiter may reply */
  email: string
  /** With its country code */
  phoneNumber?: string
  /** The text of the letter; it becomes the email's text */
  coverLetter: string
  /** PDF, DOC or DOCX, 30 MB at most by default; without it, the profile's resume is used */
  resumeFile?: Blob
  /** PDF, JPG, PNG or GIF, 30 MB at most by default */
  drivingLicenseFile?: Blob
  /** PDF, JPG, PNG or GIF, 30 MB at most by default */
  visaDocumentFile?: Blob
  /** If given, must be the caller's own */
  user_id?: string
  /** The value of `from` in the link that brought the person here; only our own tokens count */
  source?: string
  /** A JSON object: the answers by the ids of the job's own questions; for a file, its place among `answerFiles`, from 0 */
  answers?: string
  /** Answers that are files: PDF, DOC, DOCX, JPG, PNG or GIF, 10 MB at most by default */
  answerFiles?: Array<Blob>
}

export interface SubmissionAnswer {
  /** A sentence for the person */
  message: string
  /** The number of the new application */
  application_id: number
  /** The mail server has accepted the email */
  email_sent: boolean
}

export interface ShortLetter {
  /** The letter; what only the person knows stands in brackets */
  text: string
}

export interface FoundApplicant {
  /** The number of the application */
  application_id: number
  /** The number of the job */
  job_id: number
  /** The job's title when it was applied for */
  job_title: string
  /** The applicant's name */
  name: string
  /** The stage or decision */
  stage: string
}

export interface FoundApplicants {
  /** At most 10, the newest first */
  applicants: Array<FoundApplicant>
}

export interface ShownFilters {
  /** active: undecided; mine: I look after it; due: answer due soon */
  quick: 'active' | 'mine' | 'due' | 'replies' | null
  /** Only applications with this status */
  status: 'submitted' | 'selected' | 'rejected' | null
  /** The number of a stage */
  stage: number | null
  /** Where the applicants came from */
  source: string | null
  /** A tag that they all have; empty for any */
  tag: string
  /** The lowest score */
  least_score: number | null
}

export interface ShownView {
  /** The number of the view */
  id: number
  /** What its author calls it */
  name: string
  /** What it keeps */
  filters: ShownFilters
  /** The order of the list */
  sort: 'applied' | 'score' | 'match' | 'name' | 'years' | 'title' | 'source' | 'status' | 'tags' | 'assignee' | 'due'
  /** The columns of the table; the usual ones if empty */
  columns: Array<'Name' | 'Match' | 'Years' | 'Current title' | 'Documents' | 'Actions' | 'Contact Info' | 'Source' | 'Tags' | 'Assignee' | 'Status' | 'Answer by' | 'Applied Date'>
  /** Whether the author's company sees it */
  is_shared: boolean
  /** Whether the caller can change it */
  is_own: boolean
}

export interface ViewList {
  /** The caller's, then those of colleagues */
  views: Array<ShownView>
}

export interface ViewFilters {
  /** active: undecided; mine: I look after it; due: answer due soon */
  quick?: 'active' | 'mine' | 'due' | 'replies' | null
  /** Only applications with this status */
  status?: 'submitted' | 'selected' | 'rejected' | null
  /** The number of a stage */
  stage?: number | null
  /** Where the applicants came from */
  source?: string | null
  /** A tag that they all have */
  tag?: string
  /** The lowest score, 0 to 100 */
  least_score?: number | null
}

export interface ViewBody {
  /** What to call it */
  name: string
  /** What it keeps */
  filters: ViewFilters
  /** Newest first if absent */
  sort?: 'applied' | 'score' | 'match' | 'name' | 'years' | 'title' | 'source' | 'status' | 'tags' | 'assignee' | 'due'
  /** The columns of the table; the usual ones if empty */
  columns?: Array<'Name' | 'Match' | 'Years' | 'Current title' | 'Documents' | 'Actions' | 'Contact Info' | 'Source' | 'Tags' | 'Assignee' | 'Status' | 'Answer by' | 'Applied Date'>
  /** The people of one's company see it, too */
  is_shared?: boolean
}

export interface ViewAnswer {
  /** A sentence for the person */
  message: string
  /** The view as it is stored now */
  view: ShownView
}

export interface ViewDone {
  /** A sentence for the person */
  message: string
}

export interface DocumentTextAnswer {
  /** Its visible lines in reading order, an empty line between blocks */
  text: string
  /** Whether the words were recognized in pictures of the pages */
  is_scan: boolean
}

export interface FitRequirement {
  /** What the job asks for, in a few words */
  label: string
  /** Whether the job insists on it */
  must: boolean
  /** How far the resume shows it */
  state: 'met' | 'partly' | 'missing'
  /** What the person says, if it rests on that */
  own_word: string
}

export interface BrakeShown {
  /** null: too little to judge */
  percent: number | null
  /** What the percent meant in judged pairs */
  meaning: string
  /** Certificates and licenses that the job insists on and the resume does not show */
  missing: Array<string>
  /** Sentences on what the profile lacks */
  shortfalls: Array<string>
  /** Conditions that the person says they cannot meet */
  refused: Array<string>
}

export interface BrakeAnswer {
  /** Empty without a resume that can be read */
  requirements: Array<FitRequirement>
  /** null: a fair chance */
  brake: BrakeShown | null
}

export interface HaveBody {
  /** Requirements that the person has without the resume showing it */
  labels: Array<string>
}

export interface CheckForm {
  /** If given, must be the caller's own */
  user_id?: number | string
  /** The title of the job */
  job_title?: string | null
  /** The company that hires */
  company?: string | null
  /** At most 20 kB */
  job_description?: string | null
  /** Separated by commas; count as facts in addition to the stored profile */
  user_skills?: string | Array<unknown> | null
  /** A job posted here; without it, job_title is required */
  job_id?: number | null
  /** The letter as it is now, at most 20 kB */
  text: string
  /** What the person asked for; it may be claimed */
  user_requirements?: string | null
  /** Facts that the person added; they may be claimed */
  additional_info?: string | null
}

export interface LetterClaim {
  /** The words of the claim */
  text: string
  /** Where it begins in the letter */
  start: number
  /** Where it ends in the letter */
  end: number
  /** What the claim is about */
  kind: 'name' | 'title' | 'number' | 'skill' | 'date' | 'degree'
  /** Whether the resume, the profile or what the person wrote shows it */
  supported: boolean
  /** The fact that supports it, or empty */
  source: string
  /** What a fact says otherwise, or empty */
  difference: string
  /** What to write in its place where it differs from a fact, or empty */
  repair: string
}

export interface CheckedLetter {
  /** What in it can be true or false, in its order */
  claims: Array<LetterClaim>
}

export interface PlaceFields {
  /** From 1 */
  page: number
  /** In points from the left edge of the page */
  left: number
  /** In points from the upper edge of the page */
  top: number
  /** In points from the left edge of the page */
  right: number
  /** In points from the upper edge of the page */
  bottom: number
}

export interface SeenFieldFields {
  /** What it is, for people */
  name: string
  /** As read; empty if nothing is read */
  value: string
  /** How well it is read */
  state: 'read' | 'partly' | 'lost'
  /** Where it stands; null where nothing says so */
  place: PlaceFields | null
}

export interface ReadingProblemFields {
  /** What it is about */
  kind: 'scan' | 'hidden' | 'date' | 'columns' | 'font' | 'picture' | 'contact' | 'headings'
  /** In a few words */
  title: string
  /** What goes wrong */
  text: string
  /** What the person can do */
  mend: string
  /** Words of the file that show it */
  quotes: Array<string>
  /** The numbers of the fields that it is about, from 1 */
  fields: Array<number>
}

export interface PlacedLine {
  /** From 1 */
  page: number
  /** In points from the left edge of the page */
  left: number
  /** In points from the upper edge of the page */
  top: number
  /** In points from the left edge of the page */
  right: number
  /** In points from the upper edge of the page */
  bottom: number
  /** The words of the line */
  text: string
}

export interface MachineViewAnswer {
  /** Of the file */
  pages: number
  /** All that is read, in the order in which it is */
  text: string
  /** In the order of the file */
  fields: Array<SeenFieldFields>
  /** The worst first */
  problems: Array<ReadingProblemFields>
  /** The lines where they stand on their pages; empty for files without places */
  lines: Array<PlacedLine>
}

export interface ScoreForm {
  /** The job, as text */
  jobDescription?: string
  /** The resume: PDF, DOCX or DOC, 30 MB at most by default */
  profileDocument?: Blob
  /** Score this application: its resume against the job as it was at the time, and store the number with it. The other two fields are then ignored. */
  application_id?: number
}

export interface AtsMusts {
  /** Musts that the resume shows */
  met: number
  /** Musts that it shows in part */
  partly: number
  /** Musts that it does not show */
  missing: number
  /** All musts of the job */
  total: number
}

export interface AtsSumLine {
  /** What the points are for */
  label: string
  /** How many points; the lines add up to the points of the match */
  points: number
}

export interface AtsJob {
  /** The title of the job; empty if the text does not say */
  title: string
  /** The company; empty if the text does not say */
  company: string
  /** How many words the job's text has */
  words: number
}

export interface AtsRole {
  /** The title as the resume names it */
  title: string
  /** The employer; empty if the resume names none */
  employer: string
  /** The first month, as in 2019-03 */
  first: string
  /** The last month; null while the role goes on */
  last: string | null
}

export interface AtsRoleYears {
  /** A role of the resume */
  role: AtsRole
  /** How many months of it count; halves are already halved */
  months: number
  /** How far the role counts */
  counting: 'wholly' | 'half' | 'not'
  /** The person added the role, or says that it counts */
  on_word: boolean
}

export interface AtsYears {
  /** What the job asks for, in months */
  asked: number
  /** What the resume shows, in months */
  months: number
  /** How each role counts */
  roles: Array<AtsRoleYears>
}

export interface AtsRequirement {
  /** The number of the requirement in this match */
  id: number
  /** What it asks for */
  kind: 'title' | 'experience' | 'skill' | 'education' | 'certificate' | 'language' | 'duty'
  /** The requirement in a few words */
  label: string
  /** Whether the job insists on it */
  must: boolean
  /** How many points it is worth */
  weight: number
  /** How many of them the resume gets */
  points: number
  /** How far the resume shows it */
  state: 'met' | 'partly' | 'missing'
  /** The words of the resume that show it; empty if none do */
  quote: string
  /** Which part is missing, if it is met partly */
  note: string
  /** A sentence that a model points at; it is shown and never counted */
  hint: string
  /** The sentence of the job that asks for it */
  source: string
  /** How the years add up; null if it asks for none */
  years: AtsYears | null
  /** What the person said in a correction, if the state rests on it */
  own_word: string
}

export interface AtsCondition {
  /** The demand in a few words */
  label: string
  /** The sentence of the job that demands it */
  source: string
}

export interface AtsPiece {
  /** Words that stay, words to add, or a blank to fill in */
  kind: 'kept' | 'added' | 'blank'
  /** For a blank, what the person should fill in */
  text: string
}

export interface AtsRaise {
  /** The numbers of the requirements that the line could show */
  requirement_ids: Array<number>
  /** What meeting them would add, in percent points */
  gain: number
  /** The percent if they were met */
  percent: number
  /** Other words for what is there, a fact only the person knows, or nothing that can be written */
  remedy: 'reword' | 'if_true' | 'beyond_words'
  /** What to do, in a few words */
  title: string
  /** Why, and what a reader needs */
  text: string
  /** Title and employer as the resume names them, or empty */
  role: string
  /** The line of the resume to change, or the line above the new one */
  line: string
  /** Whether it is a new line */
  is_new: boolean
  /** The better line in its pieces */
  better: Array<AtsPiece>
}

export interface AtsRemedy {
  /** Which kind of advice it is */
  remedy: 'reword' | 'if_true' | 'beyond_words'
  /** The advice in a few words */
  title: string
  /** The advice in a sentence */
  text: string
  /** The percent if this advice and all before it were followed */
  percent: number
}

export interface AtsMeaning {
  /** How many judged pairs have a percent near this one */
  pairs: number
  /** How many out of a hundred were worth an interview */
  interviews: number
  /** The same in a sentence */
  text: string
}

export interface AtsPart {
  /** A piece of the block */
  text: string
  /** The numbers of the requirements that it shows */
  proves: Array<number>
}

export interface AtsBlock {
  /** What kind of block it is */
  kind: 'name' | 'contact' | 'heading' | 'entry' | 'bullet' | 'text'
  /** The page it is on, from 1 */
  page: number
  /** The period of an entry; otherwise empty */
  aside: string
  /** The block in pieces, from left to right */
  parts: Array<AtsPart>
}

export interface AtsCorrection {
  /** The number of the correction, for taking it back */
  number: number
  /** What was read wrong, or what the resume does not say */
  kind: 'not_a_requirement' | 'i_have_this' | 'these_years_count' | 'other_months' | 'missing_role' | 'i_can' | 'i_cannot' | 'not_true'
  /** The label of the requirement or condition */
  about: string
  /** The words of the resume that the person points at; empty if there are none */
  quote: string
  /** What the person wrote */
  words: string
  /** The role that the person added; null if it is not about a role */
  role: AtsRole | null
  /** As the person would say it to a recruiter */
  statement: string
}

export interface AtsRecount {
  /** The number of the stored corrections */
  id: number
  /** Whether recruiters see them with an application */
  is_shared: boolean
  /** The percent without the corrections */
  percent_as_read: number
  /** Points that rest on the person's word alone */
  own_points: number
  /** Requirements that the person says the job does not ask for */
  dropped: Array<AtsRequirement>
  /** What the person has said, the oldest first */
  corrections: Array<AtsCorrection>
}

export interface AtsMatch {
  /** How well the resume fits the job, 0 to 100 */
  percent: number
  /** null if the job asks for too little */
  band: 'weak' | 'medium' | 'good' | null
  /** The percent in a few words */
  heading: string
  /** What to do with it, in a sentence */
  advice: string
  /** The percent of the skills alone; null if the job asks for none */
  skills_percent: number | null
  /** The percent of the experience alone; null if the job asks for none */
  experience_percent: number | null
  /** How many musts are met, partly met and missing */
  musts: AtsMusts
  /** All points of the resume */
  points: number
  /** All points that the job gives */
  max_points: number
  /** How the points come about */
  sum: Array<AtsSumLine>
  /** What the job's text says about itself */
  job: AtsJob
  /** What the job asks for, and where the resume shows it */
  requirements: Array<AtsRequirement>
  /** Demands that are not scored */
  conditions: Array<AtsCondition>
  /** What would add most, the greatest first */
  raises: Array<AtsRaise>
  /** The advice by its kinds, the easiest first */
  remedies: Array<AtsRemedy>
  /** null if there are too few judged pairs */
  meaning: AtsMeaning | null
  /** Sentences of the resume that repeat the job; they prove nothing */
  copied: number
  /** The resume as it was read */
  resume: Array<AtsBlock>
  /** How the score came about */
  made_by: string
  /** null if the person has corrected nothing */
  recount: AtsRecount | null
}

export interface OwnWordFields {
  /** The label of a requirement, or empty */
  about: string
  /** What the person says in addition to the resume */
  statement: string
}

export interface ScoreAnswer {
  /** A report in plain text; its first line is 'Overall Resume Score: NN' */
  response: string
  /** 0 to 100, computed, never chosen by a model */
  score: number
  /** What produced the answer: local, or the name of a provider */
  api_used: string
  /** How well the resume fits the job */
  match: AtsMatch
  /** The resume as it was read */
  document: AtsDocument
  /** What the applicant says about our reading; it earns no points */
  own_words: Array<OwnWordFields>
}

export interface SentResumeFields {
  /** The application it went along with */
  application_id: number
  /** 0 if the resume has been deleted */
  resume_id: number
  /** What the resume was called */
  name: string
  /** Which of its versions it was */
  number: number
  /** The job applied for */
  job_title: string
  /** The company of that job */
  company: string
  /** When the person applied */
  sent_at: string
}

export interface SentResumeList {
  /** The newest first */
  uses: Array<SentResumeFields>
}

export interface ResumeStateFields {
  /** From 1 within the resume */
  number: number
  /** When it was downloaded, sent or left */
  kept_at: string
  /** Where it went along */
  uses: Array<SentResumeFields>
}

export interface ResumeHistory {
  /** Its number as it is now; that of the newest earlier version if it is still the same */
  present: number
  /** The newest first */
  states: Array<ResumeStateFields>
}

export interface ChangedLineFields {
  /** What happened to it */
  kind: 'same' | 'changed' | 'left_out' | 'added'
  /** The heading and entry under which it stands */
  place: string
  /** As it is now; empty if it was left out */
  text: string
  /** As it was; empty if it was added */
  before: string
}

export interface ResumeChanges {
  /** In the order of the page */
  changes: Array<ChangedLineFields>
}

export interface Restoration {
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null
}

export interface OwnSentenceFields {
  /** The id of the sentence, chosen by the client */
  id: string
  /** The role or section of the career to which it belongs */
  position_id: string
  /** The sentence */
  text: string
  /** Of the sentence that it replaces, or empty */
  deed_id?: string
}

export interface ResumeFields {
  /** The number of the resume */
  id: number
  /** What the person calls the resume */
  name: string
  /** The title of the job it is for */
  job_title: string
  /** The company that hires; may be empty */
  company: string
  /** 0 for an advert from elsewhere */
  job_id: number
  /** When it was last changed */
  changed_at: string
  /** The job as it was when the resume was begun */
  advert: string
  /** Ids of what the career has and this resume leaves out */
  left_out: Array<string>
  /** Ids in the order of this resume; others follow as in the career */
  order: Array<string>
  /** Sentences that only this resume has */
  sentences: Array<OwnSentenceFields>
  /** How it looks */
  template: 'linen' | 'poplin' | 'twill' | 'oxford' | 'chambray' | 'flannel'
  /** The size of its pages */
  paper: 'a4' | 'letter'
  /** Of its headings */
  accent: 'teal' | 'navy' | 'burgundy' | 'forest' | 'plum' | 'rust' | 'slate' | 'black'
  /** Whether it shows the person's photo */
  has_photo: boolean
  /** Of headings and dates; without one, the language that the career is written in */
  language: 'en' | 'de' | 'fr' | 'es' | 'ar' | 'he' | null
}

export interface CareerSource {
  /** Which field it speaks about */
  field: string
  /** As read */
  value: string
  /** The words that say it */
  words: string
  /** Where the words come from */
  origin: 'resume' | 'json_resume' | 'linkedin' | 'europass'
  /** From 1; 0 if the source has none */
  page?: number
  /** The key of the file it was read from, for GET /api/documents/download; empty if not kept */
  file?: string
}

export interface DeedFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** One sentence */
  text?: string
}

export interface PositionFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** What the role is called */
  title?: string
  /** Who employed the person */
  employer?: string
  /** Where the work was */
  place?: string
  /** Year and month, as in 2021-03, or the year alone */
  start?: string
  /** Year and month, as in 2021-03, or the year alone */
  end?: string
  /** Whether the role goes on */
  is_current?: boolean
  /** What the person did there, a sentence each */
  deeds?: Array<DeedFields>
}

export interface EducationFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** Such as Bachelor of Science */
  degree?: string
  /** What was studied */
  subject?: string
  /** Where it was studied */
  school?: string
  /** Year and month, as in 2021-03, or the year alone */
  start?: string
  /** Year and month, as in 2021-03, or the year alone */
  end?: string
}

export interface CertificateFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** What the certificate is called */
  name?: string
  /** Who issued it */
  issuer?: string
  /** Year and month, as in 2021-03, or the year alone */
  date?: string
  /** Year and month, as in 2021-03, or the year alone */
  expires?: string
}

export interface LanguageFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** The language */
  name?: string
  /** How well the person speaks it, in their own words */
  level?: string
}

export interface ProjectFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** What the project is called */
  name?: string
  /** What it was, and what the person did */
  text?: string
  /** A web address */
  address?: string
}

export interface CareerLinkFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** What the link is called */
  label?: string
  /** A web address */
  address?: string
}

export interface SkillEntryFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** The skill */
  name?: string
}

export interface HeadedFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** The heading, in the person's words */
  heading?: string
  /** What stands below it, a sentence each */
  deeds?: Array<DeedFields>
}

export interface AwardFields {
  /** Never changes */
  id: string
  /** The words of a document that the entry was read from */
  sources?: Array<CareerSource>
  /** What the honor is called */
  name?: string
  /** Who awarded it */
  issuer?: string
  /** Year and month, as in 2021-03, or the year alone */
  date?: string
  /** What it was for */
  text?: string
}

export interface CareerFields {
  /** The person's name; resumes show it as long as there is no profile */
  name?: string
  /** Roles, in the person's order; a career keeps 60 */
  positions?: Array<PositionFields>
  /** Degrees and schools, in the person's order */
  education?: Array<EducationFields>
  /** Certificates and licenses */
  certificates?: Array<CertificateFields>
  /** Languages that the person speaks */
  languages?: Array<LanguageFields>
  /** Projects within the roles or outside of them */
  projects?: Array<ProjectFields>
  /** Pages about the person */
  links?: Array<CareerLinkFields>
  /** Skills, whether a sentence shows them or not */
  skills?: Array<SkillEntryFields>
  /** What the person says about themselves, at the top of a resume */
  summary?: Array<HeadedFields>
  /** Unpaid roles, in the person's order; a career keeps 60 */
  volunteer_roles?: Array<PositionFields>
  /** Honors and awards */
  awards?: Array<AwardFields>
  /** Sections of the person's own, such as memberships */
  additions?: Array<HeadedFields>
}

export interface PageLineFields {
  /** The id of the sentence */
  id: string
  /** The sentence */
  text: string
}

export interface PageEntryFields {
  /** The first line of the entry, such as title and employer */
  title: string
  /** Its period in words; may be empty */
  dates: string
  /** What else its head says; may be empty */
  details: string
  /** The sentences below it */
  lines: Array<PageLineFields>
}

export interface PageSectionFields {
  /** The heading of the section */
  heading: string
  /** What stands below it */
  entries: Array<PageEntryFields>
  /** Whether its sentences follow each other without bullets */
  is_prose: boolean
}

export interface PageFields {
  /** The person's name */
  name: string
  /** The line below the name, a piece each */
  contacts: Array<string>
  /** The rest of the resume from top to bottom */
  sections: Array<PageSectionFields>
  /** That of headings and dates */
  language: 'en' | 'de' | 'fr' | 'es' | 'ar' | 'he'
}

export interface ResumeAnswer {
  /** The choices of this resume */
  resume: ResumeFields
  /** The version of the editable fields; send it back when you save */
  version: string
  /** The career that it is made from */
  career: CareerFields
  /** The resume as it reads now */
  page: PageFields
  /** Letters of the page that a PDF cannot show: there is no font for them */
  missing_letters: string
  /** The checksum of the person's photo; empty if there is none */
  photo: string
  /** Ids of sentences that are in no file until the person says that they are true */
  waiting: Array<string>
}

export interface ResumeRow {
  /** The number of the resume */
  id: number
  /** What the person calls the resume */
  name: string
  /** The title of the job it is for */
  job_title: string
  /** The company that hires; may be empty */
  company: string
  /** 0 for an advert from elsewhere */
  job_id: number
  /** When it was last changed */
  changed_at: string
}

export interface ResumeList {
  /** All of the caller's */
  resumes: Array<ResumeRow>
}

export interface ResumeStart {
  /** Of a job of this site, or 0 */
  job_id?: number
  /** Of the resume; job and company if empty */
  name?: string
  /** The title of the job, if `job_id` is not sent; read from the advert if empty */
  job_title?: string
  /** The company that hires, if `job_id` is not sent */
  company?: string
  /** The text of the advert, if `job_id` is not sent */
  advert?: string
}

export interface ResumeUses {
  /** How many resumes show each sentence of the career, by its id */
  uses: Record<string, number>
}

export interface ResumeChange {
  /** What the person calls the resume */
  name: string
  /** Ids */
  left_out: Array<string>
  /** Ids; entries that are not named follow as in the career */
  order: Array<string>
  /** Sentences that only this resume has */
  sentences: Array<OwnSentenceFields>
  /** How it looks */
  template: 'linen' | 'poplin' | 'twill' | 'oxford' | 'chambray' | 'flannel'
  /** The size of its pages */
  paper: 'a4' | 'letter'
  /** The color of its headings */
  accent?: 'teal' | 'navy' | 'burgundy' | 'forest' | 'plum' | 'rust' | 'slate' | 'black'
  /** Whether it shows the person's photo */
  has_photo?: boolean
  /** Of headings and dates; without one, the language that the career is written in */
  language?: 'en' | 'de' | 'fr' | 'es' | 'ar' | 'he' | null
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null
}

export interface ResumeRemoved {
  /** A sentence for the person */
  message: string
}

export interface ResumeRequirement {
  /** What the job asks for, in a few words */
  label: string
  /** Whether the job insists on it */
  must: boolean
  /** How far the resume shows it */
  state: 'met' | 'partly' | 'missing'
  /** How many points it is worth */
  weight: number
  /** How many of them the resume gets */
  points: number
  /** Percent that it would add if it was met */
  gain: number
  /** The words of the resume that show it */
  quotes: Array<string>
}

export interface SentencePointsFields {
  /** The id of the sentence */
  id: string
  /** What it adds or would add; null if not tried out */
  percent: number | null
  /** Labels of the requirements that it shows */
  proves: Array<string>
}

export interface ResumeMatchAnswer {
  /** How well this resume fits its job, 0 to 100 */
  percent: number
  /** The percent in a word; null if the job asks for too little */
  band: string | null
  /** The percent in a few words */
  heading: string
  /** All points of the resume */
  points: number
  /** All points that the job gives */
  max_points: number
  /** What the job asks for, and where the resume shows it */
  requirements: Array<ResumeRequirement>
  /** What single sentences are worth */
  sentences: Array<SentencePointsFields>
}

export interface ReadBackAnswer {
  /** How many pages the file has */
  pages: number
  /** How many values the resume states: names, dates, sentences */
  facts: number
  /** How many of them are read as they are */
  right: number
}

export interface CorrectionForm {
  /** The job, as text */
  jobDescription?: string
  /** The resume: PDF, DOCX or DOC, 10 MB at most by default */
  profileDocument?: Blob
  /** The caller's own id; files may then be up to 30 MB */
  user_id?: string
  /** What was read wrong, or what the resume does not say */
  kind: 'not_a_requirement' | 'i_have_this' | 'these_years_count' | 'other_months' | 'missing_role' | 'i_can' | 'i_cannot' | 'not_true'
  /** The label of the requirement or condition */
  about?: string
  /** i_have_this: the line of the resume that shows it */
  quote?: string
  /** i_have_this: the person's own words, if no line shows it */
  words?: string
  /** Of the role whose years count, or that is missing */
  title?: string
  /** Of this role */
  employer?: string
  /** Its first month, such as 2019-03 */
  first?: string
  /** Its last month; absent if it is current */
  last?: string
  /** other_months: its first month as we read it */
  readFirst?: string
  /** other_months: its last month as we read it; absent if it is current */
  readLast?: string
}

export interface AtsFact {
  /** What the fact is about */
  label: string
  /** The fact */
  value: string
  /** The words of the resume that show it */
  quote: string
}

export interface AtsAbout {
  /** A few sentences about the person */
  summary: Array<string>
  /** Facts with the words that show them */
  facts: Array<AtsFact>
  /** What stands out in the resume */
  highlights: Array<string>
}

export interface AtsResponsibility {
  /** Whether the job or the resume names it */
  of: 'job' | 'resume'
  /** The duty in a sentence */
  text: string
  /** The role of the resume with its period; empty for duties of the job */
  where: string
  /** The sentence of the resume that shows a duty of the job; empty if none does */
  proof: string
}

export interface AtsTopSkill {
  /** Its place in the list, from 1 */
  rank: number
  /** The skill */
  name: string
  /** Whether the job insists on it */
  must: boolean
  /** The words of the resume that show it; empty if none do */
  proof: string
}

export interface AtsQuestion {
  /** Its place in the list, from 1 */
  number: number
  /** The question */
  text: string
  /** A model answer */
  answer: string
  /** What the question is about */
  topic: string
  /** How much the question asks of the person */
  level: 'beginner' | 'intermediate' | 'advanced'
  /** Whether it asks about something the resume does not show */
  gap: boolean
  /** The fact that the answer builds on */
  quote: string
}

export interface AtsAnswer {
  /** Always true: failures have a status of 400 or more */
  success: boolean
  /** The same answer as plain text */
  response: string
  /** Where the next page starts; null at the end */
  offset: number | null
  /** What produced the answer: local, or the name of a provider */
  api_used: string
  /** The resume as it was read */
  document: AtsDocument
  /** How well the resume fits the job */
  match: AtsMatch | null
  /** A summary of the person */
  about: AtsAbout | null
  /** Duties of the job and of the resume, side by side */
  responsibilities: Array<AtsResponsibility> | null
  /** The skills that matter most */
  top_skills: Array<AtsTopSkill> | null
  /** Questions that an interviewer may ask */
  questions: Array<AtsQuestion> | null
}

export interface CorrectionDone {
  /** A sentence for the person */
  message: string
}

export interface SharingBody {
  /** Whether recruiters see the corrections with an application */
  on: boolean
}

export interface PositionForm {
  /** The title of the job */
  title: string | null
  /** The company */
  company: string | null
  /** Such as Full-time */
  employmentType: string | null
  /** A place, or Remote */
  location: string | null
  /** Separated by commas */
  keywords?: string | null
}

export interface DescriptionAnswer {
  /** Plain text of at least 100 words under the headings About the Role, Responsibilities, Requirements, Skills and What We Offer */
  description: string
  /** Why the usual writer could not be used; null if it could */
  error: string | null
  /** What wrote it: local, or a model's name */
  api_used: string
  /** The keywords that the description does not use: words of pay, of hiring, or of no job */
  unused_keywords: Array<string>
}

export interface PastedAdvert {
  /** The text of an advert */
  description: string
}

export interface TidyAnswer {
  /** The same passages in sections, such as Responsibilities */
  description: string
}

export interface ShownDraft {
  /** The number of the draft */
  id: number
  /** What its author calls it; may be empty */
  name: string
  /** Whether jobs may begin with it */
  is_template: boolean
  /** Whether the caller can change it */
  is_own: boolean
  /** The form as it was typed, complete or not; at most 60,000 characters of JSON */
  form: Record<string, unknown>
  /** When it was last saved, in UTC */
  saved_at: string
}

export interface DraftList {
  /** The caller's drafts and templates, then the templates of colleagues */
  drafts: Array<ShownDraft>
}

export interface DraftBody {
  /** What to call it; needed for a template */
  name?: string
  /** Colleagues who post jobs may begin with it */
  is_template?: boolean
  /** The form as it was typed, complete or not; at most 60,000 characters of JSON */
  form: Record<string, unknown>
}

export interface DraftAnswer {
  /** A sentence for the person */
  message: string
  /** The draft as it is stored now */
  draft: ShownDraft
}

export interface DraftDone {
  /** A sentence for the person */
  message: string
}

export interface Decision {
  /** The decision; the first of them takes it back */
  status: 'submitted' | 'selected' | 'rejected'
  /** Added to the email; at most 5,000 characters */
  message?: string | null
  /** Why it is rejected; at most 80 characters */
  reason?: string | null
  /** Tell the applicant the reason in the email */
  share_reason?: boolean
  /** 1 to 100 */
  application_ids: Array<number>
}

export interface DecisionResult {
  /** A sentence for the person */
  message: string
  /** The number of the application */
  id: number
  /** The decision; null if it was refused */
  status: 'submitted' | 'selected' | 'rejected' | null
  /** Whether the mail server has accepted the email to the applicant */
  email_sent: boolean
  /** The refusal's code, if it was refused */
  code?: ErrorCode
  /** If it was refused because of its status: who decided (by), what (status), when (at) */
  data?: Record<string, string>
}

export interface DecisionResults {
  /** All of them were decided */
  success: boolean
  /** A sentence that counts what was done */
  message: string
  /** One for each application, in the order they were sent */
  results: Array<DecisionResult>
}

export interface StatusChange {
  /** The decision; the first of them takes it back */
  status: 'submitted' | 'selected' | 'rejected'
  /** Added to the email; at most 5,000 characters */
  message?: string | null
  /** Why it is rejected; at most 80 characters */
  reason?: string | null
  /** Tell the applicant the reason in the email */
  share_reason?: boolean
}

export interface AllAnswered {
  /** A sentence for the person */
  message: string
  /** How many applicants get an answer now */
  answered: number
}

export interface ScoreChange {
  /** A whole number from 0 to 100 */
  score: number | null
}

export interface ScoreChanged {
  /** A sentence for the person */
  message: string
  /** The score after the change, 0 to 100 */
  score: number
  /** Whether an analysis or a person has set it */
  score_source: 'analysis' | 'override'
}

export interface BlindSwitch {
  /** Whether it is hidden who applied */
  on: boolean
  /** The number of the stage from which names are shown; without one, after a decision */
  names_from?: number | null
}

export interface ProviderFields {
  /** The name of the site */
  jobProvider: string
  /** The address there */
  url: string
}

export interface JobFields {
  /** The number of the job */
  id: number
  /** The title of the job */
  title: string
  /** The company that hires */
  company: string
  /** The text of the advert */
  description: string
  /** A place, or Remote */
  location: string
  /** Such as Full-time */
  employmentType: string
  /** The day on which it was posted */
  datePosted: string
  /** The last day to apply; null if there is none */
  applicationEndDate: string | null
  /** An amount, two of them, or NA */
  expectedSalary: string
  /** The symbol, such as $; empty with NA */
  currencySymbol: string
  /** What the salary is paid for, such as a year */
  salaryDuration: string
  /** The salary in words, ready to be shown */
  salaryRange: string
  /** Other sites where the job can be applied for */
  jobProviders: Array<ProviderFields>
  /** Where applications go */
  recruiterEmail: string
  /** Skills, separated by commas */
  keywords: string
  /** The keywords as a list */
  technologies: Array<string>
  /** Documents without which nobody can apply */
  mandatoryDocuments: Array<string>
  /** Days within which an answer is promised */
  answerDays: number
  /** Whether people without an account see it */
  isPublic: boolean
  /** It is hidden who applied */
  blind_review: boolean
  /** The number of the stage from which a blind review shows names; null for after a decision */
  names_from: number | null
  /** Whether the recruiter has the position open */
  positionStatus: 'open' | 'closed'
  /** Active, Expired after its last day, Inactive when closed */
  status: 'Active' | 'Expired' | 'Inactive'
  /** Whether its last day has passed */
  isExpired: boolean
  /** Open and not deleted, whatever its last day */
  isActive: boolean
  /** The same as isActive */
  isVisible: boolean
  /** Whether it was deleted */
  deleted: boolean
  /** How often it has been reopened */
  reopenCount: number
  /** How many people have applied */
  applicantCount: number
  /** Since Monday; null except in recruiters' lists */
  newApplicants: number | null
  /** What the caller may do with the job and its applications */
  permitted: Array<'post_jobs' | 'read_resumes' | 'decide' | 'score' | 'see_pay' | 'use_pool' | 'see_figures' | 'change_people' | 'change_company'>
}

export interface JobDone {
  /** A sentence for the person */
  message: string
  /** The job after the change */
  job: JobFields
  /** The version of the editable fields; send it back when you save */
  version: string
}

export interface ResumeBlock {
  /** What the block is */
  kind: 'name' | 'contact' | 'heading' | 'entry' | 'bullet' | 'text'
  /** Its text without what would say who the person is */
  text: string
  /** How long an entry lasted */
  aside: string
}

export interface ResumeText {
  /** The resume from top to bottom */
  blocks: Array<ResumeBlock>
  /** Which kinds of things were left out */
  hidden: Array<'name' | 'contact' | 'photo' | 'school' | 'dates'>
}

export interface MatchBriefFields {
  /** How many requirements of the job the resume meets */
  met: number
  /** How many requirements the job has */
  total: number
  /** The weightiest requirement that it does not meet; may be empty */
  gap: string
  /** Whether it meets that requirement in part */
  is_partly: boolean
  /** The sentence that proves the weightiest requirement that it meets; may be empty */
  quote: string
  /** Whether names were taken out of the sentence */
  is_unnamed: boolean
}

export interface Applicant {
  /** The number of the application */
  id: number
  /** null while the applicant is hidden, or once anonymized */
  user_id: number | null
  /** Candidate and a number while the applicant is hidden */
  full_name: string
  /** The applicant's address; empty in a blind review */
  email: string
  /** The applicant's number; empty in a blind review */
  phone_number: string
  /** Whether somebody has decided, and how */
  status: 'submitted' | 'selected' | 'rejected'
  /** The id of its stage; null for the job's first one */
  stage: number | null
  /** Days in its stage; null once it is decided */
  stage_days: number | null
  /** When the person applied */
  applied_date: string
  /** The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant */
  resume_submitted: string
  /** The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant */
  driving_license_submitted: string
  /** The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant */
  visa_document_submitted: string
  /** 0 to 100; null until an analysis or a person has set it */
  score: number | null
  /** override: set by the recruiter */
  score_source: 'analysis' | 'override' | null
  /** At the time of applying; null while the applicant is hidden */
  match_score: number | null
  /** The day by which an answer is promised */
  answer_due: string
  /** When the applicant withdrew it; null otherwise */
  withdrawn_at: string | null
  /** Whether the promised day of the answer has passed without one */
  is_late: boolean
  /** How many notes there are about it */
  notes: number
  /** The applicant is hidden */
  is_blind: boolean
  /** Of the latest post; empty until the resume is scored, or if uncertain */
  current_title: string
  /** Of experience; null until the resume is scored */
  years: number | null
  /** What the resume proves; null until it is scored */
  brief: MatchBriefFields | null
  /** Tags that those who decide have put on it */
  tags: Array<string>
  /** The number of the person who looks after it */
  assignee_id: number | null
  /** Whether that person was nudged today; it can be done once a day */
  is_nudged: boolean
  /** Whether a resume was sent */
  has_resume: boolean
  /** Where the person came from, by our own links; often empty */
  source: string
}

export interface RevealAnswer {
  /** The application with the applicant's name */
  application: Applicant
}

export interface PhotoForm {
  /** A JPEG or PNG, 10 MB at most */
  file: Blob
}

export interface MessageAnswer {
  /** A sentence for the person */
  message: string
}

export interface CareerFile {
  /** The key by which sources refer to the file */
  key: string
  /** As uploaded */
  name: string
}

export interface CareerAnswer {
  /** The whole career */
  career: CareerFields
  /** The files it was read from. One that no source refers to is deleted after a day */
  files: Array<CareerFile>
  /** The version of the editable fields; send it back when you save */
  version: string
}

export interface CareerForm {
  /** The whole career; it replaces the stored one */
  career: CareerFields
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null
}

export interface CareerDisagreement {
  /** The list of the career */
  section: string
  /** Its entry there */
  entry_id: string
  /** What the document says about a field of the entry; `is_current` is `now` if a role goes on */
  source: CareerSource
}

export interface CareerContacts {
  /** The name */
  name: string
  /** The country code of the number */
  country_code: string
  /** The number without its country code */
  phone_number: string
}

export interface CareerSuggestionAnswer {
  /** Of the document; empty if it has none */
  name: string
  /** Only what could be added */
  career: CareerFields
  /** A sentence for each list that would be longer than a career keeps */
  excess: Array<string>
  /** Where the document says something else about an entry that the career has. What a source of the entry says already is not named again, so add the source of a value that you do not take */
  disagreements: Array<CareerDisagreement>
  /** The name and the number in the document, for the profile */
  contacts: CareerContacts
  /** The words were recognized in pictures of the pages */
  is_scan: boolean
  /** The stored document: kept for a day, and then as long as the career refers to it */
  file: CareerFile | null
  /** Why the file was not kept; else empty */
  not_kept: string
}

export interface JsonResumeForm {
  /** In the format of jsonresume.org */
  resume: Record<string, unknown>
}

export interface CareerFileForm {
  /** A resume (PDF, DOCX or DOC, at most 10 MB), LinkedIn's data archive (ZIP), Europass or JSON Resume */
  file: Blob
  /** Lines of a resume whose dates are not understood, as its machine view names them */
  lines?: Array<string>
  /** The dates of these lines: from/to, each a month or a year; '..' for one that goes on */
  dates?: Array<string>
}

export interface JsonResumeAnswer {
  /** In the format of jsonresume.org */
  resume: Record<string, unknown>
}

export interface CompanyFields {
  /** The domain of its email addresses */
  domain: string
  /** Its name; empty if nobody has named it */
  name: string
  /** Whether the domain is proven to be the company's */
  is_verified: boolean
  /** How it was proven; null if it was not */
  method: 'dns' | 'admin' | null
  /** When it was proven, in UTC; null if it was not */
  verified_at: string | null
}

export interface TextRecordFields {
  /** The host name of the TXT record in the company's DNS */
  name: string
  /** Its text */
  value: string
}

export interface OwnCompany {
  /** The company of the caller's email address */
  company: CompanyFields
  /** The TXT record that proves the domain; null for one where anybody gets a mailbox */
  record: TextRecordFields | null
  /** An admin has confirmed the account */
  is_confirmed: boolean
  /** Whether the caller sees names and addresses of people who have not applied */
  sees_contacts: boolean
  /** The caller has proven the domain with its TXT record */
  is_owner: boolean
}

export interface SpreadFields {
  /** Of how many people */
  people: number
  /** The days within which one in ten were done */
  one_in_ten: number | null
  /** The median in days; null below 5 people */
  median: number | null
  /** The days within which nine in ten were done */
  nine_in_ten: number | null
}

export interface ShareFields {
  /** How many of them */
  part: number
  /** Of how many people */
  whole: number
  /** null below 5 people */
  percent: number | null
}

export interface FigureSummary {
  /** How many applied */
  applications: number
  /** How many of them were selected */
  selected: number
  /** Selected, without those who declined the offer */
  hired: number
  /** Days from applying to the decision */
  first_answer: SpreadFields
  /** Likewise of those who were hired */
  to_selection: SpreadFields
  /** Answered by the promised day, of those due or answered */
  promises: ShareFields
  /** Interviews that have a time */
  interviews: number
  /** Applications still without an answer after the promised day */
  late: number
  /** null if nobody was hired */
  interviews_per_hire: number | null
}

export interface StepFields {
  /** Applied, Opened, Moved on, Interview, Selected, and Offer if anybody received one */
  name: string
  /** How many have come this far */
  people: number
  /** Of the step before */
  of_before: ShareFields
  /** Of everybody */
  of_all: ShareFields
}

export interface StageStay {
  /** The stage */
  name: string
  /** Of those who have left it */
  stay: SpreadFields
  /** The limit of the stage in days, if all jobs have the same; else null */
  goal: number | null
}

export interface SourceFields {
  /** In words */
  name: string
  /** How many came from there */
  applied: number
  /** Beyond the first stage */
  moved_on: ShareFields
  /** Selected of them */
  selected: ShareFields
  /** Selected of them, without who declined the offer */
  hired: ShareFields
}

export interface JobFigureFields {
  /** The number of the job */
  job_id: number
  /** Its title */
  title: string
  /** Where it is */
  location: string
  /** How many applied */
  applied: number
  /** With an interview */
  interviewed: ShareFields
  /** Who received an offer that was not withdrawn */
  offered: ShareFields
  /** How many were selected */
  selected: number
  /** Selected, without those who declined the offer */
  hired: number
  /** Days to the decision */
  first_answer: SpreadFields
  /** Days to the decision, of those who were hired */
  to_selection: SpreadFields
  /** Answered in time */
  promises: ShareFields
  /** How many applied in each of the weeks */
  weeks: Array<number>
}

export interface WeekFields {
  /** The first day of the seven */
  began: string
  /** How many applied then */
  applied: number
  /** Of them, answered in time */
  in_time: number
  /** Of them, answered late or not yet */
  late: number
}

export interface ReasonFields {
  /** From the company's list, Other for all others, empty where none was written down */
  name: string
  /** How many were rejected for it */
  rejected: number
}

export interface CompanyFigureAnswer {
  /** The first day of the period */
  first: string
  /** Its last day */
  last: string
  /** The name of the company if the figures are about all of its jobs; else empty */
  company: string
  /** How many of the jobs are open now */
  open_jobs: number
  /** How many jobs there are */
  all_jobs: number
  /** Who applied in the period */
  now: FigureSummary
  /** Who applied in as many days before it */
  before: FigureSummary
  /** How far they have come */
  steps: Array<StepFields>
  /** How long they were in each stage, in order */
  stages: Array<StageStay>
  /** Where they came from, the most frequent first */
  sources: Array<SourceFields>
  /** The 50 jobs with most applications */
  jobs: Array<JobFigureFields>
  /** Seven days each */
  weeks: Array<WeekFields>
  /** Why people were rejected, the most frequent reason first */
  reasons: Array<ReasonFields>
}

export interface CountedFields {
  /** The number of the application */
  application_id: number
  /** The number of the job */
  job_id: number
  /** Its title */
  job_title: string
  /** The applicant; Candidate and a number in a blind review */
  name: string
  /** Whether somebody has decided, and how */
  status: 'submitted' | 'selected' | 'rejected'
  /** Its stage, or the one in which it was decided */
  stage: string
  /** When the person applied */
  applied_at: string
}

export interface CountedList {
  /** The newest 200 of them, newest first */
  applications: Array<CountedFields>
  /** How many of them the caller may read */
  total: number
}

export interface CompanyInvitationForm {
  /** Whom to invite */
  email?: string | null
  /** What the person will be in the company */
  role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'reader'
}

export interface CompanyMemberChanged {
  /** A sentence for the person */
  message: string
  /** The role after the change */
  role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'reader'
}

export interface CompanyMemberRemoved {
  /** A sentence for the person */
  message: string
}

export interface CompanyRoleChange {
  /** The new role */
  role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'reader'
}

export interface CompanyJoinForm {
  /** The domain of the company */
  domain: string
}

export interface CompanyRoleReach {
  /** The role */
  role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'reader'
  /** For which jobs the role may do it */
  reach: 'every job' | 'own jobs' | 'own interviews' | 'no'
}

export interface CompanyRule {
  /** What may be done */
  action: string
  /** Whether the product already follows the rule */
  is_in_force: boolean
  /** How far each role may do it */
  reaches: Array<CompanyRoleReach>
}

export interface CompanyMemberFields {
  /** The number of the account */
  user_id: number
  /** The name that others see */
  username: string
  /** Their address at the company */
  email: string
  /** What they may do in the company */
  role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'reader'
  /** Since when they belong to it */
  joined_at: string
  /** Accurate to a day */
  last_seen_at: string
  /** Posted and not deleted */
  jobs: number
  /** Until when a colleague looks after their jobs */
  away_until: string | null
  /** Who that is */
  cover_id: number | null
}

export interface CompanyInvitationFields {
  /** The number of the invitation */
  id: number
  /** Who is invited, or asks to join */
  email: string
  /** What the person will be in the company */
  role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'reader'
  /** The person asked to join */
  is_request: boolean
  /** The address is not at the domain */
  is_outside: boolean
  /** When it was made */
  created_at: string
  /** Until when it can be answered */
  until: string
}

export interface CompanyMemberList {
  /** The domain of the company's email addresses */
  domain: string
  /** Empty if nobody has named the company */
  name: string
  /** Whether the domain is proven to be the company's */
  is_verified: boolean
  /** When it was proven, in UTC; null if it was not */
  verified_at: string | null
  /** The caller may join the company now */
  can_join: boolean
  /** What each role may do, and where */
  rules: Array<CompanyRule>
  /** The caller's; null if not a member */
  role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'reader' | null
  /** In the order in which they joined; none for somebody who is not a member */
  members: Array<CompanyMemberFields>
  /** Open invitations and requests, for owners only */
  invitations: Array<CompanyInvitationFields>
}

export interface CompanyName {
  /** 2 to 100 characters */
  name: string
}

export interface CompanyHeir {
  /** An owner or recruiter of the company, who takes over the jobs */
  heir_id: number
}

export interface CoverForm {
  /** The last day away */
  until: string
  /** An owner or recruiter of the company, who looks after the jobs */
  cover_id: number
}

export interface CoverEnd {
  /** The last day away */
  until: string
}

export interface SiteAnswerFigures {
  /** The figures cover those who applied in this many days up to today */
  days: number
  /** How many of them were promised an answer by now and did not withdraw */
  applications: number
  /** How many of these were answered by the promised day */
  in_time: number
  /** After how many days half of them had an answer; null if half do not have one yet */
  half_days: number | null
}

export interface OwnCareersSite {
  /** Its name */
  company: string
  /** The heading */
  headline: string
  /** About the company; may be empty */
  about: string
  /** Its color */
  colour: string
  /** Whether anybody sees the page */
  is_published: boolean
  /** Whether the caller may change it */
  can_edit: boolean
  /** The path of its picture; empty if it has none */
  cover_url: string
  /** How quickly applicants were answered, as the page shows it next to open jobs; null below 20 answers */
  answers: SiteAnswerFigures | null
  /** Its address */
  url: string
}

export interface CareersSiteChange {
  /** At most 80 characters */
  headline: string
  /** At most 2000 characters; may be empty */
  about: string
  /** White text on it must be readable */
  colour: string
  /** Whether anybody sees the page */
  is_published: boolean
}

export interface CareersCoverForm {
  /** A JPEG or PNG, 10 MB at most */
  file: Blob
}

export interface Contact {
  /** The address of the person to write to */
  candidate_email?: string | null
  /** The reference of a matched candidate, instead of an address */
  candidate_reference?: string | null
  /** The job for which the person applied, or which they match */
  job_id: number
  /** Plain text, at most 5,000 characters */
  message?: string | null
  /** If given, must be the caller's own */
  recruiter_email?: string | null
}

export interface ContactAnswer {
  /** A sentence for the person */
  message: string
}

export interface FunnelStage {
  /** Applied, Opened, Decided or Selected */
  stage: string
  /** How many applications have come this far */
  count: number
}

export interface StageTime {
  /** Between which two steps, in words */
  stage: string
  /** The median in days; null if there are none */
  median_days: number | null
  /** The longest time in days; null if there are none */
  longest_days: number | null
}

export interface DayCount {
  /** The day */
  date: string
  /** How many people applied on it */
  applications: number
}

export interface SourceCount {
  /** Where they came from, in words */
  source: string
  /** How many came from there */
  count: number
}

export interface Rate {
  /** How many of them have got an answer */
  answered: number
  /** Answered, or due to have been answered by now */
  total: number
  /** null below ten */
  percent: number | null
}

export interface JobInsights {
  /** How far applications have come */
  funnel: Array<FunnelStage>
  /** How long they took; those that wait count up to now */
  time_in_stage: Array<StageTime>
  /** For at most 60 days */
  per_day: Array<DayCount>
  /** Where applicants came from, the most frequent first */
  sources: Array<SourceCount>
  /** The recruiter's rate over all jobs, as people see it */
  answer_rate: Rate
}

export interface WaitingApplicant {
  /** The number of the application */
  application_id: number
  /** The number of the job */
  job_id: number
  /** The title of the job */
  job_title: string
  /** The applicant's name; a number in a blind review */
  full_name: string
  /** The day by which an answer is promised */
  answer_due: string
  /** Below zero if it is late */
  days_left: number
}

export interface OwedAnswers {
  /** Those whose day is at most three days away */
  due: Array<WaitingApplicant>
  /** Including those not listed */
  due_total: number
  /** Those whose day has passed */
  late: Array<WaitingApplicant>
  /** Including those not listed */
  late_total: number
  /** How many jobs the caller has */
  jobs: number
  /** Jobs whose position is open */
  open_jobs: number
  /** Since Monday */
  new_applications: number
  /** Applications past the limit of their stage */
  overdue: number
}

export interface InterviewFields {
  /** The number of the interview */
  id: number
  /** What it is called */
  title: string
  /** How people meet */
  kind: 'phone' | 'video' | 'on_site'
  /** How long it takes */
  minutes: number
  /** Where to meet, a phone number, or the link of a video call */
  place: string
  /** Who interviews */
  interviewers: Array<InterviewerFields>
  /** One of them holds it, whoever is freest then */
  takes_one: boolean
  /** Whether a time was chosen, or it was cancelled */
  state: 'waiting' | 'proposed' | 'booked' | 'cancelled' | 'done'
  /** Its place in the job's plan; 0 outside the plan */
  step: number
  /** Nobody chose a time before the link expired */
  is_expired: boolean
  /** Cancelled by those who invited */
  is_called_off: boolean
  /** When it begins; null until a time is chosen */
  starts_at: string | null
  /** Until when the candidate can choose a time */
  book_by: string
  /** When the candidate was invited */
  proposed_at: string
  /** Why it was cancelled */
  reason: string
  /** To book; empty once it is cancelled, and for people who do not decide */
  link: string
}

export interface InterviewsOfApplication {
  /** Oldest first */
  interviews: Array<InterviewFields>
  /** Who may interview */
  people: Array<InterviewerFields>
  /** How many interviews of the job's plan are not proposed yet */
  steps_left: number
}

export interface ProposedInterview {
  /** At most 80 characters */
  title: string
  /** How people meet */
  kind: 'phone' | 'video' | 'on_site'
  /** 15 to 240, in steps of 15 */
  minutes: number
  /** Where to meet, a phone number, or the link of a video call */
  place?: string
  /** 1 to 5 user ids */
  interviewers: Array<number>
  /** One of them holds it, whoever is freest then; otherwise all of them together */
  takes_one?: boolean
}

export interface InterviewReason {
  /** At most 500 characters; the others read it */
  reason?: string
}

export interface WorkSpanFields {
  /** 0 is Monday */
  weekday: number
  /** The local time from which interviews may begin */
  begins: string
  /** The local time by which they end */
  ends: string
}

export interface WorkingHoursAnswer {
  /** IANA name, such as Europe/Amsterdam */
  zone: string
  /** When interviews can be, in the week of this zone */
  spans: Array<WorkSpanFields>
  /** Interviews a week at most */
  per_week: number
}

export interface WorkingHoursFields {
  /** IANA name, such as Europe/Amsterdam */
  zone: string
  /** When interviews can be, in the week of this zone */
  spans: Array<WorkSpanFields>
  /** Interviews a week at most */
  per_week: number
}

export interface AskedRequirement {
  /** The id of the requirement */
  id: string
  /** How many minutes its question may take */
  minutes: number
}

export interface PlannedInterviewFields {
  /** What it is called */
  title: string
  /** How people meet */
  kind: 'phone' | 'video' | 'on_site'
  /** How long it takes */
  minutes: number
  /** Where to meet, or the link of a video call */
  place: string
  /** Who interviews; may be nobody */
  interviewers: Array<InterviewerFields>
  /** One of them holds it, whoever is freest then */
  takes_one: boolean
  /** What it asks */
  requirements: Array<AskedRequirement>
  /** At the beginning */
  hello_minutes: number
  /** For the candidate's own questions */
  candidate_minutes: number
  /** How many minutes its questions take beyond its length */
  minutes_over: number
}

export interface JobRequirementFields {
  /** The same from the advert to the decision */
  id: string
  /** What the job asks for */
  label: string
  /** Whether the job calls it a must */
  must: boolean
}

export interface PossibleInterviewer {
  /** The number of the person */
  user_id: number
  /** The name that others see */
  username: string
  /** Interviews this week */
  booked: number
  /** Interviews a week at most */
  per_week: number
}

export interface BookingRulesFields {
  /** Before the first time that is offered; at most 168 */
  notice_hours: number
  /** For how many days times are offered; 1 to 60 */
  days_ahead: number
  /** How often a time begins */
  every_minutes: 15 | 30 | 60
  /** After each interview; at most 120, in steps of 15 */
  pause_minutes: number
  /** Until when a time can be moved or cancelled; 1 to 72 */
  change_hours: number
  /** For how many days the link is open; 1 to 90 */
  days_to_book: number
  /** Where one of several holds it: who has the fewest interviews that week, or the first */
  takes_freest: boolean
}

export interface InterviewPlanAnswer {
  /** The title of the job */
  job_title: string
  /** The company that hires */
  company: string
  /** In their order */
  interviews: Array<PlannedInterviewFields>
  /** In the order of the advert */
  requirements: Array<JobRequirementFields>
  /** Requirements about which nobody asks */
  uncovered: Array<string>
  /** Who may interview */
  people: Array<PossibleInterviewer>
  /** By which interviews are booked */
  rules: BookingRulesFields
  /** The version of the editable fields; send it back when you save */
  version: string
}

export interface PlannedInterviewForm {
  /** At most 80 characters */
  title: string
  /** How people meet */
  kind: 'phone' | 'video' | 'on_site'
  /** 15 to 240, in steps of 15 */
  minutes: number
  /** Where to meet, a phone number, or the link of a video call */
  place?: string
  /** 1 to 5 user ids */
  interviewers: Array<number>
  /** One of them holds it, whoever is freest then; otherwise all of them together */
  takes_one?: boolean
  /** The ids of what it asks; any, if empty */
  requirements?: Array<string>
}

export interface InterviewPlanForm {
  /** All of them in their order, at most 8 */
  interviews: Array<PlannedInterviewForm>
  /** By which interviews are booked that are proposed from now on; unchanged if absent */
  rules?: BookingRulesFields
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null
}

export interface ReusedPlan {
  /** The job that gets the plan */
  job_id: number
}

export interface BusyCalendarAnswer {
  /** The host of the address, which is never shown again; empty without a calendar */
  host: string
  /** When it was last read; null if it never was */
  read_at: string | null
  /** How many times it blocks */
  busy_times: number
  /** Why it could not be read the last time; empty if it could */
  problem: string
}

export interface BusyCalendarForm {
  /** Where it is published as iCalendar, or found over CalDAV; https; empty to remove it */
  address: string
  /** For CalDAV; empty for a published calendar */
  user_name?: string
  /** For CalDAV, ideally one for this use alone; it is never shown again */
  password?: string
}

export interface PlannedRequirement {
  /** The same from the advert to the decision */
  id: string
  /** What the job asks for */
  label: string
  /** Whether the job calls it a must */
  must: boolean
  /** In the resume */
  state: 'met' | 'partly' | 'missing'
  /** Of the resume; empty if none proves it, and while a blind review hides who it is */
  sentence: string
  /** What to ask about it */
  question: string
  /** 0: another interview asks about it */
  minutes: number
}

export interface OwnScorecard {
  /** By requirement */
  ratings: Record<string, 'not_shown' | 'some' | 'solid' | 'outstanding'>
  /** At most 1,000 characters each */
  notes: Record<string, string>
  /** Null until it is given */
  advice: 'strong_no' | 'no' | 'yes' | 'strong_yes' | null
  /** At most 2,000 characters */
  why: string
  /** When it was last saved */
  changed_at: string
  /** Null for a draft */
  submitted_at: string | null
}

export interface ExpectedScorecard {
  /** The interview */
  interview_id: number
  /** Its title */
  interview: string
  /** The interviewer */
  user_id: number
  /** The interviewer's name */
  username: string
  /** Whether it has been submitted */
  is_submitted: boolean
}

export interface KitAnswer {
  /** The interview */
  interview_id: number
  /** The application */
  application_id: number
  /** The job */
  job_id: number
  /** What the interview is called */
  title: string
  /** How people meet */
  kind: 'phone' | 'video' | 'on_site'
  /** How long it takes */
  minutes: number
  /** What became of it */
  state: 'waiting' | 'proposed' | 'booked' | 'cancelled' | 'done'
  /** Null until it is booked */
  starts_at: string | null
  /** By when scorecards are expected; null until it is booked */
  due_at: string | null
  /** Whose application it is */
  candidate: string
  /** The title of the job */
  job_title: string
  /** In the order in which to ask */
  rows: Array<PlannedRequirement>
  /** Whether the caller fills one in */
  is_interviewer: boolean
  /** The caller's; null before the first save */
  own: OwnScorecard | null
  /** Everybody else's, without what is in them */
  others: Array<ExpectedScorecard>
  /** All are in, so none changes anymore */
  is_final: boolean
}

export interface ScorecardFields {
  /** By requirement */
  ratings: Record<string, 'not_shown' | 'some' | 'solid' | 'outstanding'>
  /** At most 1,000 characters each */
  notes: Record<string, string>
  /** Null until it is given */
  advice: 'strong_no' | 'no' | 'yes' | 'strong_yes' | null
  /** At most 2,000 characters */
  why: string
}

export interface DebriefRow {
  /** The same from the advert to the decision */
  id: string
  /** What the job asks for */
  label: string
  /** Whether the job calls it a must */
  must: boolean
  /** In the resume */
  state: 'met' | 'partly' | 'missing'
  /** Of the resume; empty if none proves it, and while a blind review hides who it is */
  sentence: string
  /** What to ask about it */
  question: string
  /** agree: within one step; gap: nobody rated it */
  agreement: 'agree' | 'split' | 'one_voice' | 'gap'
  /** The names of those whose interview was to ask about it */
  planned_for: Array<string>
}

export interface DebriefCard {
  /** By requirement */
  ratings: Record<string, 'not_shown' | 'some' | 'solid' | 'outstanding'>
  /** At most 1,000 characters each */
  notes: Record<string, string>
  /** Null until it is given */
  advice: 'strong_no' | 'no' | 'yes' | 'strong_yes' | null
  /** At most 2,000 characters */
  why: string
  /** The interview */
  interview_id: number
  /** The interviewer */
  user_id: number
}

export interface DebriefDecisionFields {
  /** What was decided */
  verdict: 'select' | 'hold' | 'reject'
  /** Who decided */
  by: string
  /** When it was decided */
  at: string
}

export interface DebriefAnswer {
  /** The caller's own scorecards are not in, so there are no others */
  is_locked: boolean
  /** Whose application it is */
  candidate: string
  /** The title of the job */
  job_title: string
  /** The job */
  job_id: number
  /** All that belong to the application */
  expected: Array<ExpectedScorecard>
  /** In the order of the advert */
  rows: Array<DebriefRow>
  /** Those that are in */
  cards: Array<DebriefCard>
  /** The status of the application */
  status: 'submitted' | 'selected' | 'rejected'
  /** Whether the caller can decide now */
  may_decide: boolean
  /** The last one made here; null if there is none that stands */
  decision: DebriefDecisionFields | null
}

export interface DebriefVerdictForm {
  /** What follows */
  verdict: 'select' | 'hold' | 'reject'
  /** At most 500 characters; a note for the team, never emailed */
  reason: string
}

export interface StatusChanged {
  /** A sentence for the person */
  message: string
  /** The mail server has accepted the email */
  email_sent: boolean
  /** The status after the change */
  status: 'submitted' | 'selected' | 'rejected'
}

export interface PlannedKitFields {
  /** What the interview is called */
  title: string
  /** How people meet */
  kind: 'phone' | 'video' | 'on_site'
  /** How long it takes */
  minutes: number
  /** Who interviews; may be nobody */
  interviewers: Array<InterviewerFields>
  /** At the beginning */
  hello_minutes: number
  /** For the candidate's own questions */
  candidate_minutes: number
  /** In the order in which to ask */
  rows: Array<PlannedRequirement>
}

export interface PlannedKitsAnswer {
  /** Whose application it is */
  candidate: string
  /** In the order of the plan */
  kits: Array<PlannedKitFields>
  /** Whether the caller can send links for those not proposed yet */
  may_propose: boolean
}

export interface ShownTemplate {
  /** What it is for */
  name: string
  /** Its text, with variables in braces */
  text: string
}

export interface TemplateList {
  /** In their order */
  templates: Array<ShownTemplate>
}

export interface WrittenTemplate {
  /** At most 60 characters */
  name: string
  /** At most 3,000 characters; these are filled in: {first name}, {job}, {company}, {met}, {missing}, {answer by}, {recruiter}, {interview}, {interviewer}, {interview place} */
  text: string
}

export interface TemplatesEdit {
  /** At most 20; none brings the default ones back */
  templates: Array<WrittenTemplate>
}

export interface ShownFilledTemplate {
  /** What it is for */
  name: string
  /** Its text, with variables in braces */
  text: string
  /** Variables about which nothing is known */
  gaps: Array<string>
  /** The text before it was filled, with variables in braces */
  template: string
}

export interface TemplateValue {
  /** The variable */
  name: string
  /** What it stands for; empty if nothing is known */
  value: string
}

export interface FilledTemplateList {
  /** In their order */
  templates: Array<ShownFilledTemplate>
  /** What each variable stands for in this application */
  values: Array<TemplateValue>
}

export interface MessageDraft {
  /** At most 5,000 characters; these are filled in: {first name}, {job}, {company}, {met}, {missing}, {answer by}, {recruiter}, {interview}, {interviewer}, {interview place} */
  text: string
}

export interface MessagePreview {
  /** As this applicant would read it */
  text: string
  /** Variables about which nothing is known */
  gaps: Array<string>
}

export interface GroupMessage {
  /** At most 5,000 characters; these are filled in: {first name}, {job}, {company}, {met}, {missing}, {answer by}, {recruiter}, {interview}, {interviewer}, {interview place} */
  text: string
  /** 1 to 100 */
  application_ids: Array<number>
  /** When to send it, at most 30 days ahead, for those who decide; in the zone of the business if it names none; absent: now */
  send_at?: string
}

export interface MessageResult {
  /** A sentence for the person */
  message: string
  /** The number of the application */
  id: number
  /** The refusal's code, if it was refused */
  code?: ErrorCode
}

export interface MessageResults {
  /** Nobody was left out */
  success: boolean
  /** One for each application, in the order they were sent */
  results: Array<MessageResult>
}

export interface ReasonList {
  /** What to choose from, in its order */
  reasons: Array<string>
  /** The company wrote this list: a rejection asks for a reason */
  is_own: boolean
}

export interface ReasonsEdit {
  /** 1 to 20 different ones of at most 80 characters */
  reasons: Array<string>
}

export interface ShownReason {
  /** Why it was rejected */
  reason: string
  /** The applicant was told */
  is_shared: boolean
  /** Who wrote it down */
  by: string
  /** When it was written down */
  at: string
}

export interface ReasonHistory {
  /** Oldest first, with those of decisions that were taken back */
  reasons: Array<ShownReason>
}

export interface WrittenReason {
  /** At most 80 characters */
  reason: string
}

export interface ShownQuestion {
  /** Identifies it in answers; a different wording has a different id */
  id: string
  /** What is asked */
  text: string
  /** How it is answered */
  kind: 'text' | 'choice' | 'number' | 'yes_no' | 'file'
  /** Whether an application needs an answer */
  is_required: boolean
  /** What to choose from; empty for other kinds */
  choices: Array<string>
  /** Answers that get a mark; only for those who decide */
  marks?: Array<string>
  /** A smaller number gets a mark; only for those who decide */
  least?: number | null
}

export interface QuestionsAnswer {
  /** In their order */
  questions: Array<ShownQuestion>
  /** The version of the editable fields; send it back when you save */
  version: string
}

export interface EditedQuestion {
  /** At most 300 characters */
  text: string
  /** How it is answered */
  kind: 'text' | 'choice' | 'number' | 'yes_no' | 'file'
  /** Whether an application needs an answer */
  is_required?: boolean
  /** For kind choice: 2 to 12, each at most 100 characters */
  choices?: Array<string>
  /** Answers that get a mark next to them: of the choices, or Yes or No */
  marks?: Array<string>
  /** For kind number: a smaller answer gets a mark next to it */
  least?: number | null
}

export interface QuestionsEdit {
  /** At most 10, in their order */
  questions: Array<EditedQuestion>
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null
}

export interface ShownAnswer {
  /** The question, as it was asked */
  question: string
  /** How it was answered */
  kind: 'text' | 'choice' | 'number' | 'yes_no' | 'file'
  /** At most 2,000 characters, or a file's name; empty if the review hides it */
  value: string
  /** The key for downloading an answer that is a file; empty otherwise */
  file: string
  /** The recruiter asked for a mark; always false for the applicant */
  is_marked: boolean
}

export interface AnswersAnswer {
  /** In the order of the questions */
  answers: Array<ShownAnswer>
  /** A blind review hides what people wrote themselves */
  is_hidden: boolean
}

export interface ShownNote {
  /** The number of the note */
  id: number
  /** What it says */
  text: string
  /** Who wrote it */
  author: string
  /** When it was written */
  at: string
  /** Whether the caller wrote it and may delete it */
  is_own: boolean
}

export interface NoteList {
  /** Oldest first */
  notes: Array<ShownNote>
}

export interface WrittenNote {
  /** At most 2,000 characters */
  text: string | null
}

export interface OfferLetter {
  /** As it was attached */
  name: string
  /** In bytes */
  size: number
  /** To download it */
  key: string
}

export interface ShownOffer {
  /** The number of the offer */
  id: number
  /** The title of the job that is offered */
  title: string
  /** What the person would earn */
  pay: string
  /** The first day of work */
  starts_on: string | null
  /** What else was written */
  note: string
  /** The last day to answer */
  answer_by: string
  /** Whether it has been answered or withdrawn */
  state: 'open' | 'accepted' | 'declined' | 'withdrawn'
  /** What the applicant added to the answer */
  words: string
  /** Who made it */
  by: string
  /** When it was made */
  at: string
  /** When it was answered or withdrawn */
  changed_at: string | null
  /** The PDF that went with it */
  letter: OfferLetter | null
}

export interface OfferList {
  /** Oldest first */
  offers: Array<ShownOffer>
}

export interface OfferDraft {
  /** At most 200 characters */
  title: string
  /** At most 200 characters */
  pay: string
  /** The last day to answer */
  answer_by: string
  /** The first day of work */
  starts_on?: string | null
  /** At most 5,000 characters */
  note?: string
}

export interface OfferDraftWithLetter {
  /** At most 200 characters */
  title: string
  /** At most 200 characters */
  pay: string
  /** The last day to answer */
  answer_by: string
  /** The first day of work */
  starts_on?: string | null
  /** At most 5,000 characters */
  note?: string
  /** The offer letter, a PDF; the applicant gets it by email, too */
  letter: Blob
}

export interface OfferAnswerForm {
  /** false declines the offer */
  accepts: boolean
  /** At most 2,000 characters */
  words?: string
}

export interface Provider {
  /** The name of a site where the job can be applied for, too */
  jobProvider?: string | null
  /** The address of the job there */
  url?: string | null
}

export interface JobBody {
  /** 3 to 100 characters */
  title?: string | null
  /** At least 2 characters */
  company?: string | null
  /** At least 50 characters and 100 words */
  description?: string | null
  /** A place, or Remote */
  location?: string | null
  /** Full-time, Part-time, Contract, Internship */
  employmentType?: string | null
  /** YYYY-MM-DD */
  datePosted?: string | null
  /** YYYY-MM-DD, at most 60 days from today */
  applicationEndDate?: string | null
  /** An amount, two of them, or NA */
  expectedSalary?: string | null
  /** USD or $, INR or ₹, EUR or €, GBP or £, JPY or ¥ */
  currencySymbol?: string | null
  /** per year, per month, per hour */
  salaryDuration?: string | null
  /** Other sites where the job can be applied for */
  jobProviders?: Array<Provider> | null
  /** If given, must be the caller's own */
  recruiterEmail?: string | null
  /** Separated by commas */
  keywords?: string | null
  /** Resume, Driving License, Visa Document */
  mandatoryDocuments?: Array<string> | null
  /** Days within which an answer is promised */
  answerDays?: number | null
  /** Whether people without an account see it */
  isPublic?: boolean | null
}

export interface CoachFinding {
  /** What is wrong */
  kind: 'words' | 'salary' | 'section' | 'years' | 'readability' | 'length' | 'shouting' | 'skills'
  /** How much it matters */
  severity: 'warn' | 'info'
  /** The name of the form's field */
  field: string
  /** Where the words begin */
  start: number
  /** Where they end */
  end: number
  /** The words between start and end */
  quote: string
  /** What is wrong, in a sentence */
  text: string
  /** What to write or to do instead */
  suggestion: string
  /** A suggestion for the text between start and end; null if only the person can know */
  replacement: string | null
}

export interface FactOfAdvert {
  /** The name of the form's field */
  field: 'title' | 'location' | 'employmentType' | 'expectedSalary' | 'currencySymbol' | 'salaryDuration' | 'applicationEndDate' | 'keywords'
  /** What the field would say */
  value: string
  /** Where the words begin */
  start: number
  /** Where they end */
  end: number
  /** The words of the description that say it; empty if they stand in several places */
  quote: string
}

export interface CoachReadability {
  /** Flesch-Kincaid grade level */
  grade: number
  /** From which age people understand the text, in years */
  age: number
  /** How many words the text has */
  words: number
  /** How many sentences the text has */
  sentences: number
}

export interface RequirementCost {
  /** Whether it is a skill, the years or the place */
  about: 'skill' | 'years' | 'place'
  /** The requirement in a few words */
  requirement: string
  /** How many people would match without it */
  matching_without: number
  /** How many people match with it */
  matching_with: number
  /** The same in a sentence */
  text: string
}

export interface CoachAnswer {
  /** What could be better, in the order of the advert */
  findings: Array<CoachFinding>
  /** What the description says of other fields of the form, each field once */
  facts: Array<FactOfAdvert>
  /** How hard the description is to read */
  readability: CoachReadability
  /** Job seekers who let recruiters find them */
  people: number
  /** How many of them match the job as written */
  matching: number
  /** What single requirements cost, the most expensive first */
  reach: Array<RequirementCost>
  /** The effect of asking for fewer years of experience */
  eased: string | null
}

export interface PoolTemplateFields {
  /** What it is for */
  name: string
  /** Filled with what is known about the person */
  text: string
}

export interface PoolTemplates {
  /** Texts to begin with */
  templates: Array<PoolTemplateFields>
}

export interface PoolMessageForm {
  /** At most 5,000 characters */
  message: string
}

export interface SuccessAnswer {
}

export interface PoolInvitationForm {
  /** Who, by their keys; at most 50 */
  keys: Array<string>
  /** To apply for which job */
  job_id: number
  /** At most 5,000 characters */
  message?: string
}

export interface PoolContactAnswer {
  /** How many get an email */
  written: number
  /** How many do not: no consent, no address, or the same email before */
  left_out: number
}

export interface PoolKeysForm {
  /** Who, by their keys; at most 50 */
  keys: Array<string>
}

export interface PoolPairFields {
  /** The entry that would stay */
  first: PoolPersonFields
  /** The other one */
  second: PoolPersonFields
  /** What they have in common */
  likenesses: Array<'email' | 'phone' | 'document'>
}

export interface PoolMergeFields {
  /** The entry that is shown as part of another */
  key: string
  /** Their name */
  name: string
  /** The entry that stays */
  into: string
  /** Since when */
  at: string
}

export interface PoolDuplicates {
  /** The newest first, a few at once */
  pairs: Array<PoolPairFields>
  /** How many pairs there are */
  total: number
  /** Those that can still be undone */
  merges: Array<PoolMergeFields>
}

export interface PoolPairForm {
  /** The key of one entry */
  one: string
  /** The key of the other */
  other: string
}

export interface PoolMerged {
  /** The entry that stays */
  key: string
}

export interface PoolPersonForm {
  /** Needed */
  name: string
  /** An address */
  email?: string
  /** A number */
  phone?: string
  /** The current one */
  title?: string
  /** Where they live */
  place?: string
  /** Between commas */
  skills?: string
  /** Notes, or the text of the resume; it is searched */
  text?: string
  /** Where they come from */
  source?: string
  /** SHA-256 of the resume in hexadecimal digits */
  document?: string
  /** Until when they agreed to be kept and written to */
  consent_until?: string | null
}

export interface PoolPeopleForm {
  /** How they come */
  kind?: 'hand' | 'resumes' | 'table'
  /** At most 500; people whose address is in the pool stay as they are */
  people: Array<PoolPersonForm>
}

export interface PoolAdded {
  /** Its id, to undo it */
  import_id: number
  /** How many are new in the pool */
  added: number
  /** How many were there already */
  known: number
}

export interface PoolSheetForm {
  /** CSV, 30 MB and 100,000 rows at most */
  file: Blob
  /** What each column holds, as a JSON list of fields and nulls; without it we guess */
  columns?: string
}

export interface PoolColumn {
  /** As in the file */
  heading: string
  /** What it holds, if known */
  field: 'name' | 'first_name' | 'last_name' | 'email' | 'phone' | 'title' | 'place' | 'skills' | 'tags' | 'source' | 'last_contact' | 'consent_until' | 'text' | null
  /** Rows with a value */
  filled: number
}

export interface PoolRowProblem {
  /** In the file */
  line: number
  /** Why the row cannot be read */
  reason: string
}

export interface PoolSheetCheck {
  /** In which the file is written */
  encoding: string
  /** Without the headings */
  rows: number
  /** In their order */
  columns: Array<PoolColumn>
  /** How many would be added */
  new: number
  /** How many are in the pool, or twice in the file */
  known: number
  /** How many cannot be read */
  failed: number
  /** The first 1,000 of those */
  problems: Array<PoolRowProblem>
}

export interface PoolResumeForm {
  /** PDF, DOCX or DOC, 10 MB at most by default */
  file: Blob
}

export interface PoolResumePerson {
  /** May be empty */
  name: string
  /** Likewise */
  email: string
  /** Likewise */
  phone: string
  /** Likewise */
  title: string
  /** Between commas */
  skills: string
  /** The text of the resume */
  text: string
  /** SHA-256 of the file */
  document: string
}

export interface PoolResumeAnswer {
  /** What the resume says */
  person: PoolResumePerson
  /** Whether the address is in the pool */
  is_known: boolean
}

export interface PoolImportFields {
  /** Its number */
  id: number
  /** How the people came */
  kind: 'hand' | 'resumes' | 'table'
  /** The name of the file, if there was one */
  name: string
  /** Who added them */
  by: string
  /** When */
  at: string
  /** How many were added */
  people: number
  /** Whether somebody has undone it */
  is_undone: boolean
  /** Within 30 days */
  can_be_undone: boolean
}

export interface PoolImportList {
  /** The newest first */
  imports: Array<PoolImportFields>
}

export interface ImportUndone {
  /** How many were removed: people whom nobody has changed since */
  removed: number
}

export interface ShownPoolSearch {
  /** The number of the search */
  id: number
  /** Its name */
  name: string
  /** What is searched for */
  search: string
}

export interface PoolSearchList {
  /** All of the company, by name */
  searches: Array<ShownPoolSearch>
}

export interface PoolSearchForm {
  /** What to call it; no other one of the company has it */
  name: string
  /** Words in names, addresses, titles, jobs applied for, roles, skills and places, and terms such as tag:Hub, skill:"night shift", title:nurse, place:Bath, source:fair, and consent:valid, soon, asked or none; all must be true */
  search: string
}

export interface PoolSearchAnswer {
  /** A sentence for the person */
  message: string
  /** As it is stored now */
  search: ShownPoolSearch
}

export interface PracticeBody {
  /** As it was asked */
  question: string
  /** The person's own answer */
  answer: string
  /** Sentences of the resume that the answer may use */
  facts?: Array<string>
}

export interface PracticePointShown {
  /** What kind of thing a good answer has */
  kind: 'question' | 'steps' | 'fact' | 'situation' | 'deed' | 'result' | 'length'
  /** The point in a few words */
  name: string
  /** Whether the answer covers it */
  state: 'met' | 'partly' | 'missing'
  /** What is there or what is missing, in a sentence */
  text: string
  /** Where the words begin in the answer */
  start: number
  /** Where they end in the answer */
  end: number
}

export interface PracticeAnswer {
  /** What a good answer has, in a fixed order */
  points: Array<PracticePointShown>
  /** How many words the answer has */
  words: number
  /** How long it takes to say it */
  seconds: number
  /** What an interviewer may ask after it */
  follow_up: string
}

export interface ComingInterviewFields {
  /** The number of the interview */
  id: number
  /** What it is called */
  title: string
  /** How people meet */
  kind: 'phone' | 'video' | 'on_site'
  /** How long it takes */
  minutes: number
  /** When it begins; null until a time is chosen */
  starts_at: string | null
  /** The company that hires */
  company: string
  /** The title of the job */
  job_title: string
  /** The advert for which the person applied */
  advert: string
  /** What the interview asks about */
  topics: Array<string>
}

export interface ComingInterviews {
  /** The next one first, those without a time last */
  interviews: Array<ComingInterviewFields>
}

export interface ShownStage {
  /** Within the job; stays when the name changes */
  id: number
  /** What the recruiter calls it */
  name: string
  /** How many undecided ones it has */
  applications: number
  /** Days after which an application is overdue; 0 for no limit */
  days: number
}

export interface StageList {
  /** In their order */
  stages: Array<ShownStage>
  /** The version of the editable fields; send it back when you save */
  version: string
}

export interface EditedStage {
  /** Absent for a new stage */
  id?: number | null
  /** At most 40 characters */
  name: string
  /** At most 90; 0 for no limit */
  days?: number
}

export interface StageEdit {
  /** 1 to 8, in their order */
  stages: Array<EditedStage>
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null
}

export interface MovedApplication {
  /** The number of the application */
  id: number
  /** In which stage it was; refused if it no longer is. Not checked if absent */
  seen?: number | null
}

export interface Move {
  /** The id of the stage to move to */
  stage: number
  /** 1 to 100 */
  applications: Array<MovedApplication>
}

export interface MoveResult {
  /** A sentence for the person */
  message: string
  /** The number of the application */
  id: number
  /** The refusal's code, if it was refused */
  code?: ErrorCode
  /** If somebody else moved (stage) or decided (status) meanwhile: what it is now, by whom (by) and since when (at) */
  data?: Record<string, string>
}

export interface MoveResults {
  /** All of them are in the stage */
  success: boolean
  /** A sentence that counts what was done */
  message: string
  /** One for each application, in the order they were sent */
  results: Array<MoveResult>
}

export interface ShownMove {
  /** The stage's name at that time */
  before: string
  /** The name of the stage that it was moved to, at that time */
  after: string
  /** Who moved it */
  by: string
  /** When it was moved */
  at: string
}

export interface MoveList {
  /** Oldest first */
  moves: Array<ShownMove>
}

export interface CompanyProfileAnswer {
  /** Empty if nobody has named the company */
  name: string
  /** The domain of the company's email addresses */
  domain: string
  /** The time zone that the company has chosen; empty if none */
  zone: string
  /** The time zone in use: the chosen one, or else the site's */
  zone_in_use: string
  /** Days within which applicants of new jobs are promised an answer */
  answer_days: number
  /** Whether new jobs start with a blind review */
  blind_review: boolean
  /** The stage from which their blind review shows names; empty for after a decision */
  names_from: string
  /** The path of the logo; empty if there is none */
  logo_url: string
  /** Days after the decision until driving licenses and visas are removed */
  keep_papers_days: number
  /** Days after the rejection until an application is anonymized */
  keep_rejected_days: number
  /** Days until somebody who was added to the talent pool is deleted, unless they agree to more */
  keep_pool_days: number
  /** Whether the caller may change the profile */
  can_edit: boolean
}

export interface CompanyProfileChange {
  /** A zone of the IANA database; empty for the site's zone */
  zone: string
  /** Days within which applicants of new jobs are promised an answer, 1 to 90 */
  answer_days: number
  /** Whether new jobs start with a blind review */
  blind_review: boolean
  /** The stage from which their blind review shows names; empty for after a decision; unchanged if left out */
  names_from?: string | null
}

export interface CompanyLogoForm {
  /** A JPEG or PNG, 10 MB at most */
  file: Blob
}

export interface TemplateStageFields {
  /** What the company calls it */
  name: string
  /** After which one is overdue; 0 for no limit */
  days: number
}

export interface CompanyStages {
  /** In their order */
  stages: Array<TemplateStageFields>
  /** Whether the caller gets emails about overdue applications and scorecards */
  wants_email: boolean
}

export interface TemplateStage {
  /** At most 40 characters */
  name: string
  /** At most 90; 0 for no limit */
  days?: number
}

export interface CompanyStagesEdit {
  /** 1 to 8, in their order */
  stages: Array<TemplateStage>
}

export interface StageEmailSwitch {
  /** Whether the caller gets these emails */
  on: boolean
}

export interface HiddenJobFields {
  /** The number of the entry */
  id: number
  /** The id of the job; empty for a company */
  job: string
  /** The company */
  company: string
  /** The title of the job; empty for a company */
  title: string
  /** When it was hidden, in UTC */
  hidden_at: string
}

export interface HiddenJobList {
  /** All of the caller's, newest first */
  hidden: Array<HiddenJobFields>
}

export interface HiddenJobBody {
  /** Whose job it is; without a job, all of the company's jobs are hidden */
  company: string
  /** The id of one job in the list, such as 17 or b12 */
  job?: string
  /** The title of the job, to know it by */
  title?: string
}

export interface HiddenJobAnswer {
  /** A sentence for the person */
  message: string
  /** The entry */
  hidden: HiddenJobFields
}

export interface HiddenJobShown {
  /** A sentence for the person */
  message: string
}

export interface StoryFields {
  /** The number of the story */
  id: number
  /** What the person calls it */
  title: string
  /** Where and when it was, as the person writes it */
  place: string
  /** What the situation was */
  situation: string
  /** What the person did */
  deed: string
  /** What came of it */
  result: string
  /** Topics of the questions that it answers */
  tags: Array<string>
  /** When it was last changed, in UTC */
  changed_at: string
}

export interface StoryList {
  /** All of the caller's */
  stories: Array<StoryFields>
}

export interface StoryBody {
  /** A few words to know it by */
  title: string
  /** Where and when it was */
  place?: string
  /** What the situation was */
  situation?: string
  /** What the person did */
  deed: string
  /** What came of it */
  result?: string
  /** Topics of the questions that it answers */
  tags?: Array<string>
}

export interface StoryAnswer {
  /** A sentence for the person */
  message: string
  /** The story as it is stored now */
  story: StoryFields
}

export interface StoryDone {
  /** A sentence for the person */
  message: string
}

export interface PoolCountsAnswer {
  /** Everybody in the pool */
  people: number
  /** Those who have agreed to be written to */
  with_consent: number
}

export interface PoolTagsChange {
  /** At most 10, of 30 characters each */
  tags: Array<string>
}

export interface PoolTagsAnswer {
  /** Those that the person has now */
  tags: Array<string>
}

export interface PoolFitFields {
  /** The number of the job */
  id: number
  /** Its title */
  title: string
  /** Where it is */
  location: string
  /** How well it fits, to 100 */
  score: number
  /** That the person has */
  matching_skills: Array<string>
  /** That nobody knows of */
  missing_skills: Array<string>
}

export interface PoolFitsAnswer {
  /** Best first */
  jobs: Array<PoolFitFields>
}

export interface PoolRemovalForm {
  /** Keys of people */
  keys: Array<string>
}

export interface PoolRemovalAnswer {
  /** How many; applicants stay with their applications */
  removed: number
}

export interface PoolKeysTagging {
  /** Keys of people */
  keys: Array<string>
  /** Tags that everybody gets */
  add?: Array<string>
  /** Tags that nobody has afterwards */
  remove?: Array<string>
}

export interface PoolFitCount {
  /** Whose */
  key: string
  /** How many open jobs fit */
  jobs: number
  /** The best fit, to 100 */
  best: number
}

export interface PoolFitCounts {
  /** In the order of the keys */
  people: Array<PoolFitCount>
}

export interface AttachedFile {
  /** As it was attached */
  name: string
  /** In bytes; 0 while a blind review hides the file */
  size: number
  /** The key for downloading it; empty while a blind review hides it */
  key: string
}

export interface ShownMessage {
  /** The number of the message */
  id: number
  /** What was written; nameless in a blind review */
  text: string
  /** Who wrote it */
  author: string
  /** When it was written */
  at: string
  /** Whether the caller wrote it */
  is_own: boolean
  /** Whether the applicant wrote it */
  is_from_applicant: boolean
  /** It was the answer to an email */
  is_by_email: boolean
  /** The other side wrote it, and the caller has not seen it yet */
  is_new: boolean
  /** What is attached */
  files: Array<AttachedFile>
  /** Names of attached files that were not taken: too many, too large, harmful, or no PDF, Word document or picture; behind the name of one that could not be checked for a day stands that */
  left_out: Array<string>
}

export interface ShownScheduled {
  /** The id for cancelling it */
  id: number
  /** What will be sent */
  text: string
  /** Who wrote it */
  author: string
  /** When it is sent */
  send_at: string
  /** It is not sent: the applicant wrote first, or it was refused */
  is_held: boolean
}

export interface ThreadAnswer {
  /** Oldest first */
  messages: Array<ShownMessage>
  /** A blind review hides the applicant */
  is_hidden: boolean
  /** Scheduled messages, the next one first */
  scheduled: Array<ShownScheduled>
  /** The business's time zone, to send later; empty for the applicant */
  zone: string
}

export interface WrittenMessage {
  /** At most 5,000 characters */
  text: string
  /** When to send it, at most 30 days ahead, for those who decide; in the zone of the business if it names none; absent: now */
  send_at?: string
}

export interface WrittenWithFiles {
  /** At most 5,000 characters, or none */
  text?: string
  /** PDF, Word or pictures, as many and as large as the settings allow */
  files?: Array<Blob>
}

export interface SeenMessage {
  /** The last message that the caller has seen */
  message_id: number
}

export interface VisitorQuestionMessage {
  /** The number of the message */
  id: number
  /** What was written; nameless in a blind review */
  text: string
  /** Who wrote it */
  author: string
  /** When it was written */
  at: string
  /** Whether the visitor wrote it */
  is_from_visitor: boolean
  /** Whether it came as a reply to an email */
  is_by_email: boolean
  /** Names of attached files, none of which is accepted */
  left_out: Array<string>
}

export interface VisitorQuestionAnswer {
  /** The number of the question */
  id: number
  /** The number of the job */
  job_id: number
  /** The job's title now */
  job_title: string
  /** As it was typed, not checked; a number in a blind review */
  name: string
  /** Whether it waits for an answer, or was closed */
  state: 'waiting' | 'answered' | 'closed'
  /** When it was asked */
  asked_at: string
  /** Whether a blind review hides who asked */
  is_hidden: boolean
  /** Where the answer goes, as it was typed, not checked; empty if the review hides it */
  email: string
  /** The company of the job */
  job_company: string
  /** Oldest first */
  messages: Array<VisitorQuestionMessage>
}

export interface WrittenQuestionAnswer {
  /** At most 5,000 characters */
  text: string
}

export interface VisitorQuestionSwitch {
  /** Whether it no longer needs an answer */
  is_closed: boolean
}

export interface ChangedScheduled {
  /** At most 5,000 characters */
  text: string
  /** When to send it, at most 30 days ahead; in the zone of the business if it names none */
  send_at: string
}

export interface ScheduledInInbox {
  /** The id for cancelling it */
  id: number
  /** What will be sent */
  text: string
  /** Who wrote it */
  author: string
  /** When it is sent */
  send_at: string
  /** It is not sent: the applicant wrote first, or it was refused */
  is_held: boolean
  /** The number of the application */
  application_id: number
  /** The number of the job */
  job_id: number
  /** The job's title when it was applied for */
  job_title: string
  /** The addressee; a number in a blind review */
  name: string
}

export interface ScheduledList {
  /** The next first, at most 100 */
  scheduled: Array<ScheduledInInbox>
  /** The business's time zone */
  zone: string
}

export interface SourceFiguresShown {
  /** All, Hireloom, or the site of the job */
  source: string
  /** How many applications */
  applied: number
  /** How many were answered; null below five applications */
  answered: number | null
  /** Median days to the answer; null below five answers */
  days: number | null
}

export interface TrackerFigures {
  /** All, then each source, the busiest first */
  sources: Array<SourceFiguresShown>
}

export interface AdvertLine {
  /** What became of it */
  change: 'same' | 'added' | 'removed'
  /** The line */
  text: string
}

export interface AdvertChecked {
  /** Whether any line differs */
  is_changed: boolean
  /** Both texts, in their order */
  lines: Array<AdvertLine>
  /** The advert that the person applied to, or the stored one */
  before: string
  /** The advert as it is now */
  text: string
}

export interface OwnStage {
  /** Of a stage that exists; empty for a new one */
  key?: string
  /** What it is called */
  name: string
}

export interface OwnStages {
  /** All stages of the person's own, in their order; the others are removed */
  stages: Array<OwnStage>
}

export interface TrackerStageFields {
  /** Stays the same when the stage is renamed */
  key: string
  /** What the column is called */
  name: string
  /** Whether it is the person's own */
  is_own: boolean
}

export interface TrackerStageList {
  /** The columns, in their order */
  stages: Array<TrackerStageFields>
}

export interface TrackedJobChoice {
  /** The id of a job in the list, such as 17, or b12 for a board's */
  job: string
  /** The column in which it starts */
  stage?: 'saved' | 'applied' | 'interview' | 'offer' | 'closed'
}

export interface TrackedJobFields {
  /** 0 for an application that the person has not placed on the board */
  id: number
  /** Its id in the list of jobs; empty for others */
  job: string
  /** The title of the job */
  title: string
  /** Who offers it */
  company: string
  /** Where it is */
  location: string
  /** What it pays, as people write it */
  salary: string
  /** The page of the job; empty if there is none */
  address: string
  /** The key of the column in which it stands */
  stage: string
  /** The person's own note */
  note: string
  /** People to talk to */
  contacts: string
  /** The day on which the person applied; null before that */
  applied_on: string | null
  /** The last day to apply; null if it is not known */
  ends_on: string | null
  /** When the person talks to them next, in UTC; null if nothing is planned */
  meets_at: string | null
  /** When to remind of it; null for never */
  remind_on: string | null
  /** The first day of work by an offer; null if not known */
  starts_on: string | null
  /** When the company first answered; null before that */
  answered_on: string | null
  /** Whether the text of the advert is stored */
  has_text: boolean
  /** When it was added to the board, in UTC */
  added_at: string
  /** The profile match when applied for, else when followed */
  match_score: number | null
  /** Whether the caller has withdrawn that application */
  is_withdrawn: boolean
  /** If sent by Hireloom */
  application_id: number | null
  /** Of that application */
  status: 'submitted' | 'selected' | 'rejected' | null
}

export interface TrackedJobAdded {
  /** A sentence for the person */
  message: string
  /** The job as it is stored now */
  job: TrackedJobFields
  /** False if the person already followed it */
  is_new: boolean
}

export interface TrackedJobLink {
  /** The page of the job */
  address: string
}

export interface TrackedJobBody {
  /** The job */
  title: string
  /** Who offers it */
  company: string
  /** Where it is */
  location?: string
  /** What it pays, as people write it */
  salary?: string
  /** The page of the job */
  address?: string
  /** The advert; a change without it leaves it as it was */
  text?: string | null
  /** The person's own note */
  note?: string
  /** People to talk to */
  contacts?: string
  /** The day on which the person applied */
  applied_on?: string | null
  /** Last day to apply */
  ends_on?: string | null
  /** When the person talks to them next */
  meets_at?: string | null
  /** When to remind of it */
  remind_on?: string | null
  /** First day of work, if it is offered */
  starts_on?: string | null
}

export interface TrackedJobStored {
  /** A sentence for the person */
  message: string
  /** The job as it is stored now */
  job: TrackedJobFields
}

export interface TrackedJobMove {
  /** The key of the column, as the tracked jobs have it */
  stage: string
}

export interface TrackedJobDone {
  /** A sentence for the person */
  message: string
}

export interface TrackedJobText {
  /** The advert; empty if none is stored */
  text: string
}

export interface TrackedFileFields {
  /** For GET /api/documents/download */
  key: string
  /** To remove it by */
  public_name: string
  /** As it was uploaded */
  name: string
  /** In bytes */
  size: number
}

export interface LetterVersionFields {
  /** The number of the version */
  id: number
  /** The letter */
  text: string
  /** When it was stored */
  written_at: string
}

export interface TrackedDocumentsAnswer {
  /** Oldest first */
  files: Array<TrackedFileFields>
  /** The versions of the letter, newest first */
  letters: Array<LetterVersionFields>
}

export interface SavedLetterFields {
  /** The number of the version */
  id: number
  /** The letter */
  text: string
  /** When it was stored */
  written_at: string
  /** Of the job that it was written for */
  title: string
  /** Of that job */
  company: string
  /** The applications that were sent with this text */
  application_ids: Array<number>
}

export interface SavedLettersAnswer {
  /** Newest first, 50 at most */
  letters: Array<SavedLetterFields>
}

export interface TrackedFileForm {
  /** PDF, Word or a picture, 10 MB at most */
  file: Blob
}

export interface LetterVersionForm {
  /** The letter as it is now */
  text: string
}

export interface TrackerSheet {
  /** A table with a line of headings: job title and company, and what else there is */
  csv: string
}

export interface TrackerSheetAdded {
  /** A sentence for the person */
  message: string
  /** Jobs that are new on the board */
  added: number
  /** Jobs that were followed already */
  known: number
  /** Lines of the file that name no job */
  unread: Array<number>
}

export interface ScoringStart {
  /** `last` of the previous part; 0 to begin */
  after?: number
}

export interface ScoredApplication {
  /** The number of the application */
  id: number
  /** 0 to 100 */
  score: number
}

export interface ScoredApplications {
  /** Those scored now */
  scores: Array<ScoredApplication>
  /** Resumes that could not be read */
  failed: number
  /** Send it as `after` to go on; null at the end */
  last: number | null
  /** How many are left */
  remaining: number
}

export interface TagChange {
  /** 1 to 100 */
  application_ids: Array<number>
  /** Tags to put on, 30 characters at most */
  add?: Array<string>
  /** Tags to take off */
  remove?: Array<string>
}

export interface TaggedApplication {
  /** The number of the application */
  id: number
  /** All that it has now */
  tags: Array<string>
}

export interface TaggedApplications {
  /** In the order they were sent */
  applications: Array<TaggedApplication>
}

export interface Assignee {
  /** The number of the person */
  id: number
  /** The name on their account */
  username: string
}

export interface AssigneeList {
  /** Everybody who decides on the job, its recruiter first */
  assignees: Array<Assignee>
}

export interface Assignment {
  /** 1 to 100 */
  application_ids: Array<number>
  /** Who looks after them from now on; null: nobody */
  assignee_id: number | null
}

export interface AssignedApplication {
  /** The number of the application */
  id: number
  /** Who looks after it now; null: nobody */
  assignee_id: number | null
}

export interface AssignedApplications {
  /** In the order they were sent */
  applications: Array<AssignedApplication>
}

export interface JobTeamChange {
  /** The role from now on */
  role: 'recruiter' | 'hiring_manager' | 'interviewer'
}

/** What went wrong, as a word for programs; the usual messages may change, the codes do not */
export type ErrorCode = 'about_too_long' | 'active_pdf' | 'admins_by_password' | 'admins_stay' | 'advert_unreadable' | 'already_applied' | 'already_member' | 'already_nudged' | 'already_open' | 'already_planned' | 'already_recruiter' | 'analysis_needed' | 'answer_invalid' | 'answer_needed' | 'answers_malformed' | 'answers_too_long' | 'applicant_hidden' | 'application_decided' | 'application_withdrawn' | 'audit_sink_away' | 'automatic_mail' | 'being_published' | 'body_not_json' | 'booking_expired' | 'booking_not_open' | 'booking_rules_invalid' | 'broken_career_file' | 'calendar_address_invalid' | 'calendar_password_invalid' | 'calendar_unreadable' | 'cannot_change_status' | 'cannot_join' | 'cannot_merge' | 'cannot_move' | 'cannot_take_over' | 'cannot_withdraw' | 'career_page_exists' | 'ceremony_over' | 'changed_elsewhere' | 'choices_invalid' | 'client_malformed' | 'code_malformed' | 'code_not_sent' | 'code_unproven' | 'code_wrong' | 'colour_malformed' | 'colour_too_light' | 'columns_unknown' | 'company_login_over' | 'company_login_required' | 'company_name_unfit' | 'company_unverified' | 'confirmation_needed' | 'conflict' | 'cover_end_invalid' | 'csrf_failed' | 'cursor_malformed' | 'database_unavailable' | 'date_needed' | 'date_out_of_range' | 'day_malformed' | 'deactivated' | 'deadline_fixed' | 'deadline_past' | 'deadline_too_far' | 'debrief_begun' | 'debrief_locked' | 'debrief_reason_needed' | 'decided_by_recruiter' | 'description_too_long' | 'dns_unavailable' | 'document_malformed' | 'document_not_available' | 'draft_too_large' | 'draft_too_long' | 'draft_unreadable' | 'email_malformed' | 'email_needed' | 'email_not_vouched' | 'email_personal' | 'email_taken' | 'email_unproven' | 'expired_for_good' | 'expiry_needed' | 'feedback_incomplete' | 'feedback_too_long' | 'feedback_too_wide' | 'fields_missing' | 'file_name_malformed' | 'file_with_doctype' | 'forbidden' | 'forged_sender' | 'form_refused' | 'form_unreadable' | 'full' | 'gone' | 'headers_too_large' | 'headline_needed' | 'hidden_in_review' | 'host_not_listed' | 'hours_malformed' | 'idempotency_key_malformed' | 'idempotency_key_reused' | 'import_stands' | 'infected_upload' | 'interview_cancelled' | 'interview_length_invalid' | 'interview_place_invalid' | 'interview_title_needed' | 'interviewer_needed' | 'invalid' | 'invitation_of_another' | 'issuer_malformed' | 'job_and_resume_needed' | 'job_page_unreadable' | 'job_title_needed' | 'job_too_long' | 'key_elsewhere' | 'key_expired' | 'key_in_url' | 'key_missing' | 'key_name_needed' | 'key_revoked' | 'key_unknown' | 'last_admin' | 'last_factor' | 'last_owner' | 'last_super_admin' | 'letter_too_long' | 'letter_version_empty' | 'limit_out_of_range' | 'line_not_found' | 'linked_to_other' | 'load_out_of_range' | 'location_needed' | 'login_for_feedback' | 'login_to_apply' | 'macros_inside' | 'mail_taken_before' | 'mail_unavailable' | 'malformed' | 'mark_invalid' | 'message_needed' | 'message_too_long' | 'method_not_allowed' | 'min_score_out_of_range' | 'model_address_malformed' | 'model_address_private' | 'model_name_needed' | 'model_silent' | 'moved_meanwhile' | 'name_needed' | 'naming_stage_invalid' | 'needs_heir' | 'never_an_admin' | 'no_authenticator' | 'no_business_email' | 'no_career_file' | 'no_career_inside' | 'no_careers_site' | 'no_change_waiting' | 'no_colleague' | 'no_company' | 'no_company_domain' | 'no_company_login' | 'no_consent' | 'no_cover' | 'no_email_change' | 'no_interview_plan' | 'no_job_description' | 'no_job_selected' | 'no_jobs_readable' | 'no_json_resume' | 'no_logo' | 'no_member' | 'no_model_configured' | 'no_passkey' | 'no_people_sheet' | 'no_photo' | 'no_platform_enabled' | 'no_pool_for_role' | 'no_posting_for_role' | 'no_requirement' | 'no_resume' | 'no_resume_file' | 'no_resume_yet' | 'no_role' | 'no_scoring' | 'no_second_factor' | 'no_sheet' | 'no_such_application' | 'no_such_booking' | 'no_such_candidate' | 'no_such_career_page' | 'no_such_consent_link' | 'no_such_content' | 'no_such_correction' | 'no_such_cover' | 'no_such_draft' | 'no_such_figure' | 'no_such_hidden_job' | 'no_such_import' | 'no_such_interview' | 'no_such_invitation' | 'no_such_job' | 'no_such_key' | 'no_such_merge' | 'no_such_note' | 'no_such_offer' | 'no_such_passkey' | 'no_such_place_in_list' | 'no_such_pool_search' | 'no_such_recruiter' | 'no_such_resume' | 'no_such_resume_version' | 'no_such_saved_search' | 'no_such_scheduled_message' | 'no_such_session' | 'no_such_stage' | 'no_such_state' | 'no_such_story' | 'no_such_thread' | 'no_such_token' | 'no_such_tracked_document' | 'no_such_tracked_job' | 'no_such_trust' | 'no_such_user' | 'no_such_view' | 'no_such_visitor_question' | 'no_such_webhook' | 'no_such_webhook_delivery' | 'no_talk' | 'no_text' | 'no_words' | 'nobody_to_nudge' | 'not_a_page' | 'not_accepting' | 'not_an_admin' | 'not_an_interviewer' | 'not_asked_again' | 'not_asked_here' | 'not_assignable' | 'not_booked' | 'not_found' | 'not_from_the_provider' | 'not_generated' | 'not_implemented' | 'not_in_pool' | 'not_in_the_resume' | 'not_interviewing' | 'not_its_owner' | 'not_our_job' | 'not_overdue' | 'not_pdf' | 'not_rejected' | 'not_scheduled' | 'note_needed' | 'note_too_long' | 'nothing_to_confirm' | 'nothing_to_cover' | 'nothing_to_disown' | 'nothing_to_hide' | 'nothing_to_rate' | 'nothing_to_say' | 'nothing_to_see' | 'nothing_to_write_about' | 'offer_accepted' | 'offer_answer_too_long' | 'offer_changed' | 'offer_day_wrong' | 'offer_line_needed' | 'offer_needs_selection' | 'offer_note_too_long' | 'offer_over' | 'only_owners_publish' | 'other_person' | 'oversized_career_file' | 'own_account' | 'own_admin_rights' | 'owners_only' | 'paper_gone' | 'paper_needed' | 'paper_too_large' | 'passkey_name_missing' | 'passkey_refused' | 'passkey_taken' | 'passkeys_need_name' | 'password_leaked' | 'password_needed' | 'password_personal' | 'password_too_weak' | 'people_sheet_encoding_unknown' | 'people_sheet_too_long' | 'phone_malformed' | 'phone_needed' | 'picture_damaged' | 'picture_too_large' | 'plan_proposed' | 'plan_too_long' | 'pool_file_needed' | 'pool_name_needed' | 'pool_search_invalid' | 'pool_search_name_taken' | 'post_too_long' | 'provider_away' | 'provider_misconfigured' | 'provider_refused' | 'provider_untrusted' | 'provider_unusable' | 'public_mail_domain' | 'question_full' | 'question_limit_reached' | 'question_needed' | 'question_text_invalid' | 'questions_to_answer' | 'quota_reached' | 'range_not_satisfiable' | 'reason_for_rejections' | 'reason_too_long' | 'reasons_invalid' | 'reasons_of_owners' | 'record_missing' | 'recruiters_only' | 'rejection_reason_too_long' | 'reopen_limit_reached' | 'request_in_progress' | 'requester_left' | 'resume_needed' | 'resume_required' | 'salary_malformed' | 'same_email' | 'same_question_twice' | 'scope_missing' | 'scope_needed' | 'scope_not_yours' | 'score_out_of_range' | 'scorecard_incomplete' | 'scorecard_text_too_long' | 'scorecards_settled' | 'second_factor_needed' | 'second_step_missing' | 'second_step_paused' | 'send_time_invalid' | 'setup_outdated' | 'shared_demo_account' | 'shared_demo_email' | 'shared_demo_factor' | 'shared_demo_inviter' | 'shared_demo_password' | 'sheet_encoding_unknown' | 'sheet_too_long' | 'slot_taken' | 'stage_count_wrong' | 'stage_days_wrong' | 'stage_name_invalid' | 'stage_name_needed' | 'stage_name_taken' | 'stage_name_too_long' | 'status_unknown' | 'story_incomplete' | 'super_admins_only' | 'tag_invalid' | 'taken_out' | 'team_full' | 'template_unnamed' | 'templates_invalid' | 'text_too_difficult' | 'text_too_long' | 'thread_closed' | 'thread_full' | 'thread_message_needed' | 'time_malformed' | 'time_needed' | 'time_past' | 'time_too_far' | 'too_busy' | 'too_large' | 'too_late_to_change' | 'too_many_at_once' | 'too_many_attachments' | 'too_many_booking_changes' | 'too_many_career_pages' | 'too_many_changes' | 'too_many_checks' | 'too_many_codes' | 'too_many_contacts' | 'too_many_corrected_matches' | 'too_many_corrections' | 'too_many_drafts' | 'too_many_hidden_jobs' | 'too_many_interviews' | 'too_many_invitations' | 'too_many_keys' | 'too_many_names' | 'too_many_new_people' | 'too_many_notes' | 'too_many_offers' | 'too_many_own_stages' | 'too_many_passkeys' | 'too_many_pool_searches' | 'too_many_questions' | 'too_many_readings' | 'too_many_requests' | 'too_many_resumes' | 'too_many_saved_searches' | 'too_many_scheduled' | 'too_many_scores' | 'too_many_stories' | 'too_many_tags' | 'too_many_tracked_files' | 'too_many_tracked_jobs' | 'too_many_views' | 'too_many_webhooks' | 'too_much_edited' | 'too_much_text' | 'tracked_job_incomplete' | 'tracked_link_unsafe' | 'tracked_stage_unknown' | 'try_it_first' | 'unauthenticated' | 'unavailable' | 'unexpected' | 'unknown_parameter' | 'unknown_passkey' | 'unknown_platform' | 'unknown_requirement' | 'unread_language' | 'unreadable_doc' | 'unreadable_document' | 'unsafe_address' | 'unsafe_header' | 'unsafe_letter' | 'unsupported_file' | 'unsupported_media_type' | 'uploads_unchecked' | 'user_type_unknown' | 'username_malformed' | 'username_taken' | 'value_unknown' | 'variable_unknown' | 'view_invalid' | 'webhook_address_invalid' | 'webhook_address_private' | 'webhook_event_needed' | 'webhook_paused' | 'webhook_secret_unreadable' | 'webhooks_are_for_recruiters' | 'wrong_login' | 'wrong_months' | 'wrong_paper' | 'wrong_password' | 'wrong_second_step' | 'wrong_token' | 'zone_unknown'

export class Calls extends Transport {
  /** List jobs. The newest come first. Needs a key with the scope `jobs:read`. */
  listJobs(query?: { cursor?: string; limit?: number; owner?: 'me' | 'company'; position?: 'open' | 'closed'; q?: string }): Promise<JobSlice>

  /** Post a job. It appears under the name of the key's owner. Needs a key with the scope `jobs:write`. */
  postJob(body: NewJob, options?: Options): Promise<JobResource>

  /** Show a job: your own in any state, any other while people may apply. Needs a key with the scope `jobs:read`. */
  getJob(jobId: number): Promise<JobResource>

  /** Change a job: what is not sent stays as it is. Needs a key with the scope `jobs:write`. */
  changeJob(jobId: number, body: JobChange): Promise<JobResource>

  /** Close a job: nobody can apply anymore. Closing it again changes nothing. Needs a key with the scope `jobs:write`. */
  closeJob(jobId: number, options?: Options): Promise<JobResource>

  /** Reopen a closed job: twice at most. Needs a key with the scope `jobs:write`. */
  reopenJob(jobId: number, body: Reopening, options?: Options): Promise<JobResource>

  /** Compare your resume with a job: the one in the profile of the key's owner. Needs a key with the scope `people:read`. */
  getMatch(jobId: number): Promise<MatchResource>

  /** Compare one of your resumes with any advert: its text is sent along, and nothing is stored. Needs a key with the scope `people:read`. */
  matchAdvert(body: AdvertForm, options?: Options): Promise<AdvertMatch>

  /** Draft a cover letter for a job. It draws on the profile and the resume of the key's owner. Needs a key with the scope `people:read`. */
  draftLetter(jobId: number, body: LetterDraftForm, options?: Options): Promise<LetterDraft>

  /** List the applications that you sent. The newest come first. Needs a key with the scope `applications:read`. */
  listOwnApplications(query?: { cursor?: string; limit?: number; status?: 'submitted' | 'selected' | 'rejected' }): Promise<ApplicationSlice>

  /** Apply for a job with your profile and resume. A repeated call returns the first application. Needs a key with the scope `applications:write`. */
  apply(body: NewApplication, options?: Options): Promise<ApplicationSent>

  /** List the applications for your job. The newest come first. Needs a key with the scope `applications:read`. */
  listApplicationsForJob(jobId: number, query?: { cursor?: string; limit?: number; status?: 'submitted' | 'selected' | 'rejected' }): Promise<ApplicationSlice>

  /** Show an application as it was sent: for the applicant and the job's recruiter, unless the review is blind. Needs a key with the scope `applications:read`. */
  getApplication(applicationId: number): Promise<ApplicationDetails>

  /** Select or reject an applicant: they get an email, and either can be undone. Needs a key with the scope `applications:write`. */
  decide(applicationId: number, body: DecisionForm, options?: Options): Promise<ApplicationSent>

  /** Withdraw your application: the recruiter gets an email. Needs a key with the scope `applications:write`. */
  withdrawApplication(applicationId: number, options?: Options): Promise<void>

  /** Move an application to another stage: nobody gets an email. Needs a key with the scope `applications:write`. */
  moveApplication(applicationId: number, body: StageChange): Promise<PlacementResource>

  /** List a job's team. Needs a key with the scope `applications:read`. */
  listTeam(jobId: number): Promise<JobTeamRows>

  /** List the interviews and debriefs of a job's applicants who wait for a decision. The newest come first. Needs a key with the scope `applications:read`. */
  listJobInterviews(jobId: number, query?: { cursor?: string; limit?: number }): Promise<JobInterviewRows>

  /** List the interviews that you hold. The newest come first. Needs a key with the scope `applications:read`. */
  listOwnInterviews(query?: { cursor?: string; limit?: number }): Promise<OwnInterviewRows>

  /** List the threads of your inbox: those about all jobs whose applications you may read. Needs a key with the scope `applications:read`. */
  inbox(query?: { cursor?: string; limit?: number; query?: string }): Promise<ThreadRows>

  /** List the threads about your applications. Needs a key with the scope `applications:read`. */
  ownThreads(query?: { cursor?: string; limit?: number }): Promise<ThreadRows>

  /** List the questions from visitors: about the jobs on which you decide, or about one of them. Needs a key with the scope `applications:read`. */
  listVisitorQuestions(query?: { cursor?: string; limit?: number; job_id?: number; state?: 'waiting' | 'answered' | 'closed' }): Promise<VisitorQuestionRows>

  /** Download a document: your own, or one that came with an application for your job. Needs a key with the scope `documents:read`. */
  getDocument(documentId: string): Promise<Blob>

  /** List the people who match your job best: those who let recruiters find them. Needs a key with the scope `candidates:read`. */
  listCandidates(jobId: number, query?: { min_score?: number; limit?: number }): Promise<CandidateRows>

  /** List the people of the talent pool. Those whom a blind review hides are left out. Needs a key with the scope `candidates:read`. */
  pool(query?: { cursor?: string; limit?: number; search?: string; tag?: string }): Promise<PoolRows>

  /** List your company's jobs: those whose applications you may read. The newest come first. Needs a key with the scope `company:read`. */
  listCompanyJobs(query?: { cursor?: string; limit?: number; q?: string }): Promise<CompanyJobRows>

  /** Show your profile. You are the owner of the key. Needs a key with the scope `people:read`. */
  getMe(): Promise<PersonResource>

  /** Download your profile and career as a JSON Resume (jsonresume.org). Needs a key with the scope `people:read`. */
  getResume(): Promise<CareerResource>

  /** List your saved searches. Needs a key with the scope `searches:read`. */
  listSearches(): Promise<SearchRows>

  /** Save a search: jobs that exist now are not new. Needs a key with the scope `searches:write`. */
  saveSearch(body: SearchForm, options?: Options): Promise<SearchResource>

  /** Replace a saved search. Needs a key with the scope `searches:write`. */
  replaceSearch(searchId: number, body: SearchForm): Promise<SearchResource>

  /** Delete a saved search. Needs a key with the scope `searches:write`. */
  deleteSearch(searchId: number): Promise<void>

  /** List the jobs that you follow. The newest come first. Needs a key with the scope `tracker:read`. */
  listTrackedJobs(query?: { cursor?: string; limit?: number; address?: string }): Promise<TrackedJobSlice>

  /** Follow a job from anywhere. Needs a key with the scope `tracker:write`. */
  followJob(body: NewTrackedJob, options?: Options): Promise<TrackedJobResource>

  /** List your webhooks. Needs a key with the scope `webhooks:read`. */
  listWebhooks(): Promise<WebhookRows>

  /** Add a webhook: only this answer contains its secret. Needs a key with the scope `webhooks:write`. */
  addWebhook(body: NewWebhook, options?: Options): Promise<NewWebhookResource>

  /** Show a webhook. Needs a key with the scope `webhooks:read`. */
  showWebhook(webhookId: number): Promise<WebhookResource>

  /** Pause or resume a webhook. Needs a key with the scope `webhooks:write`. */
  switchWebhook(webhookId: number, body: WebhookChange): Promise<WebhookResource>

  /** Remove a webhook with its deliveries. Needs a key with the scope `webhooks:write`. */
  deleteWebhook(webhookId: number): Promise<void>

  /** Give a webhook a new secret: for a while, messages are also signed with the old one. Needs a key with the scope `webhooks:write`. */
  renewWebhookSecret(webhookId: number, options?: Options): Promise<NewWebhookResource>

  /** Send a test message within seconds. Its type is `test`. Needs a key with the scope `webhooks:write`. */
  testWebhook(webhookId: number, options?: Options): Promise<DeliveryResource>

  /** List a webhook's deliveries: what was sent, with the answers. Needs a key with the scope `webhooks:read`. */
  listDeliveries(webhookId: number, query?: { cursor?: string; limit?: number }): Promise<DeliveryRows>

  /** Send a message again under the same id. Needs a key with the scope `webhooks:write`. */
  redeliver(webhookId: number, deliveryId: number, options?: Options): Promise<DeliveryResource>

  /** Save your profile: fields that are not sent keep their values. Needs a key with the scope `people:write`. */
  saveProfile(body: ProfileForm, options?: Options): Promise<SavedProfile>

  /** List the open jobs that suit you. The best matches come first. Needs a key with the scope `jobs:read`. */
  recommendations(query?: { user_id?: number; min_score?: number; limit?: number }): Promise<RecommendationsAnswer>

  /** Read the fields of a profile from a resume. Nothing is stored. Needs a key with the scope `people:write`. */
  fillFromResume(body: ResumeFile, options?: Options): Promise<FilledForm>

  /** Apply for a job by email: the application is stored and emailed to the recruiter. Needs a key with the scope `applications:write`. */
  applyByEmail(body: ApplicationForm, options?: Options): Promise<SubmissionAnswer>

  /** Draft a short letter about your application: a follow-up, a thank-you or a withdrawal. Needs a key with the scope `applications:write`. */
  shortLetterDraft(applicationId: number, query?: { kind?: 'follow_up' | 'thank_you' | 'withdrawal' }): Promise<ShortLetter>

  /** Find people among the applicants whom you may read, for all of your jobs. Needs a key with the scope `applications:read`. */
  findApplicants(query?: { q?: string }): Promise<FoundApplicants>

  /** List one's own views, and those that colleagues share. Needs a key with the scope `applications:read`. */
  listViews(): Promise<ViewList>

  /** Save a view. Needs a key with the scope `applications:write`. */
  addView(body: ViewBody, options?: Options): Promise<ViewAnswer>

  /** Change a view of one's own. Needs a key with the scope `applications:write`. */
  changeView(viewId: number, body: ViewBody): Promise<ViewAnswer>

  /** Delete a view of one's own. Needs a key with the scope `applications:write`. */
  deleteView(viewId: number): Promise<ViewDone>

  /** Download a document of an application: for the applicant, the people who may read the application, and admins. Needs a key with the scope `documents:read`. */
  document(query?: { filePath?: string; download?: boolean }): Promise<Blob>

  /** Show the words of a document, for those who may download it. Counts as an analysis. Needs a key with the scope `documents:read`. */
  documentText(query?: { filePath?: string }): Promise<DocumentTextAnswer>

  /** Check whether your resume hardly fits a job, before you write a letter. Needs a key with the scope `people:read`. */
  brakeBeforeApplying(jobId: number): Promise<BrakeAnswer>

  /** Check whether a resume other than your stored one hardly fits a job. Nothing is stored. Needs a key with the scope `people:read`. */
  brakeBeforeApplyingWithFile(jobId: number, body: ResumeFile, options?: Options): Promise<BrakeAnswer>

  /** Say that you have what your resume lacks. Returns what is still missing. Needs a key with the scope `people:write`. */
  haveWhatIsMissing(jobId: number, body: HaveBody, options?: Options): Promise<BrakeAnswer>

  /** Check a letter: each of its claims, and whether a fact of the person or the job supports it. Needs a key with the scope `people:read`. */
  checkLetter(body: CheckForm, options?: Options): Promise<CheckedLetter>

  /** Show how a machine reads a resume: its fields, the order of its text, and what to fix. Nothing is stored. Needs a key with the scope `people:read`. */
  seeResume(body: ResumeFile, options?: Options): Promise<MachineViewAnswer>

  /** Download your career as a resume. Needs a key with the scope `documents:read`. */
  careerResume(query?: { format?: 'pdf' | 'docx'; template?: 'linen' | 'poplin' | 'twill' | 'oxford' | 'chambray' | 'flannel'; paper?: 'a4' | 'letter' | null; accent?: 'teal' | 'navy' | 'burgundy' | 'forest' | 'plum' | 'rust' | 'slate' | 'black'; language?: 'en' | 'de' | 'fr' | 'es' | 'ar' | 'he' | null }): Promise<Blob>

  /** Score a resume against a job. Needs a key with the scope `applications:read`. */
  scoreResume(body: ScoreForm, options?: Options): Promise<ScoreAnswer>

  /** List the resumes that you sent: which version went along with which application. Needs a key with the scope `documents:read`. */
  sentResumes(): Promise<SentResumeList>

  /** List the earlier versions of a resume. Needs a key with the scope `documents:read`. */
  resumeHistory(resumeId: number): Promise<ResumeHistory>

  /** Compare two versions of a resume: line by line, with an earlier one or with the career. Needs a key with the scope `documents:read`. */
  resumeChanges(resumeId: number, query?: { against?: number }): Promise<ResumeChanges>

  /** Go back to an earlier version of a resume: the present one is kept, too. Needs a key with the scope `documents:write`. */
  restoreResume(resumeId: number, number: number, body: Restoration, options?: Options): Promise<ResumeAnswer>

  /** List your resumes. Those changed last come first. Needs a key with the scope `documents:read`. */
  myResumes(): Promise<ResumeList>

  /** Begin a resume: for a job here or for an advert from elsewhere. Needs a key with the scope `documents:write`. */
  beginResume(body: ResumeStart, options?: Options): Promise<ResumeAnswer>

  /** Count the resumes that show each sentence of your career. Needs a key with the scope `documents:read`. */
  resumeUses(): Promise<ResumeUses>

  /** Show a resume with its page. Needs a key with the scope `documents:read`. */
  myResume(resumeId: number): Promise<ResumeAnswer>

  /** Save a resume: which sentences it shows, in which order and in which words. Needs a key with the scope `documents:write`. */
  saveResume(resumeId: number, body: ResumeChange): Promise<ResumeAnswer>

  /** Delete a resume: the career stays as it is. Needs a key with the scope `documents:write`. */
  removeResume(resumeId: number): Promise<ResumeRemoved>

  /** Confirm that a sentence of a resume is true. It goes into the career, and so onto the page. Needs a key with the scope `documents:write`. */
  confirmSentence(resumeId: number, sentenceId: string): Promise<ResumeAnswer>

  /** Compare a resume with its job, sentence by sentence. Needs a key with the scope `documents:read`. */
  resumeMatch(resumeId: number): Promise<ResumeMatchAnswer>

  /** Download a resume. Sentences that nothing in the career says are left out. Needs a key with the scope `documents:read`. */
  resumeFile(resumeId: number, query?: { format?: 'pdf' | 'docx'; template?: 'linen' | 'poplin' | 'twill' | 'oxford' | 'chambray' | 'flannel' | null }): Promise<Blob>

  /** Make the file of a resume and read it, as an employer's software would. Counts as an analysis. Needs a key with the scope `documents:read`. */
  resumeReadBack(resumeId: number, query?: { format?: 'pdf' | 'docx'; template?: 'linen' | 'poplin' | 'twill' | 'oxford' | 'chambray' | 'flannel' | null }): Promise<ReadBackAnswer>

  /** Correct how a resume was read for a job. Returns the match with all corrections. Needs a key with the scope `people:write`. */
  correct(body: CorrectionForm, options?: Options): Promise<AtsAnswer>

  /** Undo a correction. Needs a key with the scope `people:write`. */
  undoCorrection(matchId: number, number: number): Promise<CorrectionDone>

  /** Undo all corrections of a match. Needs a key with the scope `people:write`. */
  undoCorrections(matchId: number): Promise<CorrectionDone>

  /** Share the corrections of a match: allow or forbid the operators of the product to learn from them. Needs a key with the scope `people:write`. */
  shareCorrections(matchId: number, body: SharingBody): Promise<CorrectionDone>

  /** Write a job description from title, company, type, place and keywords. Needs a key with the scope `jobs:write`. */
  generateDescription(body: PositionForm, options?: Options): Promise<DescriptionAnswer>

  /** Put a pasted job text into sections. No sentence is left out, and nothing is kept. Needs a key with the scope `jobs:write`. */
  tidyDescription(body: PastedAdvert, options?: Options): Promise<TidyAnswer>

  /** List one's own drafts and templates, and the templates of colleagues. Needs a key with the scope `jobs:read`. */
  listDrafts(): Promise<DraftList>

  /** Keep a draft or a template. Needs a key with the scope `jobs:write`. */
  addDraft(body: DraftBody, options?: Options): Promise<DraftAnswer>

  /** Change a draft or a template of one's own. Needs a key with the scope `jobs:write`. */
  changeDraft(draftId: number, body: DraftBody): Promise<DraftAnswer>

  /** Delete a draft or a template of one's own. Needs a key with the scope `jobs:write`. */
  deleteDraft(draftId: number): Promise<DraftDone>

  /** Decide on several applications: each gets its own email and its own result. Needs a key with the scope `applications:write`. */
  decideAll(body: Decision, options?: Options): Promise<DecisionResults>

  /** Answer everybody who is still waiting, with one email each. Needs a key with the scope `applications:write`. */
  answerAll(jobId: number, body: StatusChange, options?: Options): Promise<AllAnswered>

  /** Save a score: if it differs from the analysis, it is marked as the recruiter's own. Needs a key with the scope `applications:write`. */
  changeScore(applicationId: number, body: ScoreChange): Promise<ScoreChanged>

  /** Switch a blind review on or off: it hides who applied for your job until they reach a stage, or
until somebody decides. Needs a key with the scope `jobs:write`. */
  switchBlindReview(jobId: number, body: BlindSwitch): Promise<JobDone>

  /** Show a resume's text in a blind review: without name, contact, photo, school and dates. Needs a key with the scope `applications:read`. */
  resumeText(applicationId: number): Promise<ResumeText>

  /** Reveal who applied in a blind review: the audit log records it. Needs a key with the scope `applications:write`. */
  reveal(applicationId: number, options?: Options): Promise<RevealAnswer>

  /** Show your photo. Needs a key with the scope `people:read`. */
  myPhoto(): Promise<Blob>

  /** Save your photo. It takes the place of an earlier one; a resume shows it only if asked to. Needs a key with the scope `people:write`. */
  savePhoto(body: PhotoForm): Promise<MessageAnswer>

  /** Delete your photo for good. Resumes that asked for it are made without one. Needs a key with the scope `people:write`. */
  removePhoto(): Promise<MessageAnswer>

  /** Show your career: it is empty until you have written one. Needs a key with the scope `people:read`. */
  myCareer(): Promise<CareerAnswer>

  /** Save your whole career. Needs a key with the scope `people:write`. */
  saveCareer(body: CareerForm): Promise<CareerAnswer>

  /** Read a career from the resume in your profile. A copy is kept for a day, and then as long as the
career refers to it. Needs a key with the scope `people:write`. */
  readCareerFromResume(options?: Options): Promise<CareerSuggestionAnswer>

  /** Read a career from a JSON Resume. The file is kept for a day, and then as long as the career refers to it. Needs a key with the scope `people:write`. */
  readCareerFromJsonResume(body: JsonResumeForm, options?: Options): Promise<CareerSuggestionAnswer>

  /** Read a career from a file: a resume, LinkedIn's data archive, a Europass file or a JSON Resume. The file is kept
for a day, and then as long as the career refers to it. Needs a key with the scope `people:write`. */
  readCareerFromFile(body: CareerFileForm, options?: Options): Promise<CareerSuggestionAnswer>

  /** Show your profile and career as a JSON Resume. Needs a key with the scope `people:read`. */
  myJsonResume(): Promise<JsonResumeAnswer>

  /** Show your company: whether it is verified, or how it can be. Needs a key with the scope `company:read`. */
  ownCompany(): Promise<OwnCompany>

  /** Check your company's TXT record: the company is verified if it is there. Needs a key with the scope `company:write`. */
  checkCompany(options?: Options): Promise<OwnCompany>

  /** Show how hiring goes: across all jobs whose figures you may see, next to the previous period. Needs a key with the scope `company:read`. */
  figures(query?: { days?: 30 | 90 | 365; job_id?: number | null }): Promise<CompanyFigureAnswer>

  /** List the applications behind a figure. Needs a key with the scope `applications:read`. */
  figureApplications(query?: { days?: 30 | 90 | 365; job_id?: number | null; counted_by?: 'step' | 'hired' | 'source' | 'reason' | 'in_time' | 'not_in_time' | 'late'; name?: string }): Promise<CountedList>

  /** Export the figures as CSV. Needs a key with the scope `company:read`. */
  exportFigures(query?: { days?: 30 | 90 | 365; job_id?: number | null }): Promise<Blob>

  /** Invite somebody into the company by email. A second invitation takes the place of the first. Needs a key with the scope `company:write`. */
  inviteIntoCompany(body: CompanyInvitationForm, options?: Options): Promise<CompanyMemberChanged>

  /** Withdraw an invitation, or decline a request. Needs a key with the scope `company:write`. */
  withdrawCompanyInvitation(invitationId: number): Promise<CompanyMemberRemoved>

  /** Let somebody in who asked to join. Needs a key with the scope `company:write`. */
  approveCompanyRequest(invitationId: number, body: CompanyRoleChange, options?: Options): Promise<CompanyMemberChanged>

  /** Ask to join the company of another domain. The answer is the same whether or not there is one. Needs a key with the scope `company:write`. */
  askToJoinCompany(body: CompanyJoinForm, options?: Options): Promise<CompanyMemberRemoved>

  /** List the people of your company. Needs a key with the scope `company:read`. */
  listCompanyMembers(): Promise<CompanyMemberList>

  /** Join your company: the one whose verified domain your address has. The first member becomes its owner. Needs a key with the scope `company:write`. */
  joinCompany(options?: Options): Promise<CompanyMemberChanged>

  /** Name your company: the name stands on its careers page and in its emails. Needs a key with the scope `company:write`. */
  renameCompany(body: CompanyName): Promise<MessageAnswer>

  /** Change somebody's role in your company. Needs a key with the scope `company:write`. */
  changeCompanyRole(userId: number, body: CompanyRoleChange): Promise<CompanyMemberChanged>

  /** Leave the company, or remove somebody who has no jobs from it. Needs a key with the scope `company:write`. */
  removeCompanyMember(userId: number): Promise<CompanyMemberRemoved>

  /** Hand over somebody's jobs to a colleague: all of them, as the person leaves the company. Needs a key with the scope `company:write`. */
  handOverCompanyMember(userId: number, body: CompanyHeir, options?: Options): Promise<CompanyMemberRemoved>

  /** Let a colleague cover for somebody who is away. All their jobs go over for a time and come back by themselves. Needs a key with the scope `company:write`. */
  coverCompanyMember(userId: number, body: CoverForm, options?: Options): Promise<MessageAnswer>

  /** Change the last day of a cover. Needs a key with the scope `company:write`. */
  moveCoverEnd(userId: number, body: CoverEnd): Promise<MessageAnswer>

  /** End a cover early. The jobs go back at once. Needs a key with the scope `company:write`. */
  endCompanyCover(userId: number): Promise<MessageAnswer>

  /** Show your company's careers page, or a first proposal. Needs a key with the scope `company:read`. */
  ownCareersPage(): Promise<OwnCareersSite>

  /** Change your company's careers page, publish it or take it down. Needs a key with the scope `company:write`. */
  changeCareersPage(body: CareersSiteChange): Promise<OwnCareersSite>

  /** Show the picture of your company's careers page. Needs a key with the scope `company:read`. */
  ownCover(query?: { v?: string }): Promise<Blob>

  /** Change the picture at the top of your company's careers page. It is cut to 1200 by 520 pixels. Needs a key with the scope `company:write`. */
  changeCover(body: CareersCoverForm): Promise<OwnCareersSite>

  /** Remove the picture of your company's careers page. Needs a key with the scope `company:write`. */
  removeCover(): Promise<OwnCareersSite>

  /** Write to a candidate: somebody who applied for your job or matches it. Replies go to the recruiter. Needs a key with the scope `candidates:write`. */
  contactCandidate(body: Contact, options?: Options): Promise<ContactAnswer>

  /** Show the figures for your job: funnel and times. Needs a key with the scope `applications:read`. */
  jobInsights(jobId: number): Promise<JobInsights>

  /** List the applicants who await an answer: for your jobs, due within three days or late. Needs a key with the scope `applications:read`. */
  owedAnswers(): Promise<OwedAnswers>

  /** List the interviews of an application. Needs a key with the scope `applications:read`. */
  interviews(applicationId: number): Promise<InterviewsOfApplication>

  /** Invite an applicant to choose a time for an interview. Needs a key with the scope `applications:write`. */
  proposeInterview(applicationId: number, body: ProposedInterview, options?: Options): Promise<InterviewsOfApplication>

  /** Invite an applicant to all interviews of the plan, one after the other. Needs a key with the scope `applications:write`. */
  proposePlan(applicationId: number, options?: Options): Promise<InterviewsOfApplication>

  /** Call an interview off; everybody concerned is notified. Needs a key with the scope `applications:write`. */
  callOffInterview(interviewId: number, body: InterviewReason, options?: Options): Promise<InterviewsOfApplication>

  /** Let the applicant choose another time. A booked time is given up. Needs a key with the scope `applications:write`. */
  renewInterview(interviewId: number, options?: Options): Promise<InterviewsOfApplication>

  /** Show when you can be booked for interviews. Needs a key with the scope `people:read`. */
  workingHours(): Promise<WorkingHoursAnswer>

  /** Set when you can be booked for interviews. Needs a key with the scope `people:write`. */
  changeWorkingHours(body: WorkingHoursFields): Promise<WorkingHoursAnswer>

  /** Show a job's interview plan: what each interview asks, and how busy people are this week. Needs a key with the scope `jobs:read`. */
  interviewPlan(jobId: number): Promise<InterviewPlanAnswer>

  /** Set a job's interview plan: interviews that were already proposed stay as they are. Needs a key with the scope `jobs:write`. */
  editInterviewPlan(jobId: number, body: InterviewPlanForm): Promise<InterviewPlanAnswer>

  /** Use a job's interview plan for another job, which has none yet. Answers with the plan of that job. Needs a key with the scope `jobs:write`. */
  reuseInterviewPlan(jobId: number, body: ReusedPlan, options?: Options): Promise<InterviewPlanAnswer>

  /** Show your busy calendar: where it is published, and when it was read. Needs a key with the scope `people:read`. */
  busyCalendar(): Promise<BusyCalendarAnswer>

  /** Connect your busy calendar: no interviews are offered when it is busy. It is read at once, then regularly. Needs a key with the scope `people:write`. */
  setBusyCalendar(body: BusyCalendarForm): Promise<BusyCalendarAnswer>

  /** Show the kit of an interview: what to ask, and your own scorecard. Needs a key with the scope `applications:read`. */
  interviewKit(interviewId: number): Promise<KitAnswer>

  /** Save your scorecard: nobody sees it before it is submitted. Needs a key with the scope `applications:write`. */
  saveScorecard(interviewId: number, body: ScorecardFields): Promise<KitAnswer>

  /** Submit your scorecard: from then on, the others' can be read. Needs a key with the scope `applications:write`. */
  submitScorecard(interviewId: number, body: ScorecardFields, options?: Options): Promise<KitAnswer>

  /** Show the debrief of an application: all scorecards side by side, but nothing before your own are in. Needs a key with the scope `applications:read`. */
  debrief(applicationId: number): Promise<DebriefAnswer>

  /** Decide after the debrief: select, hold or reject an applicant, and say why. Needs a key with the scope `applications:write`. */
  decideInDebrief(applicationId: number, body: DebriefVerdictForm, options?: Options): Promise<StatusChanged>

  /** Show what each planned interview asks an applicant, with minutes. Needs a key with the scope `applications:read`. */
  plannedKits(applicationId: number): Promise<PlannedKitsAnswer>

  /** List your company's templates. Needs a key with the scope `company:read`. */
  companyTemplates(): Promise<TemplateList>

  /** Set your company's templates. Needs a key with the scope `company:write`. */
  editCompanyTemplates(body: TemplatesEdit): Promise<TemplateList>

  /** List the templates for an applicant: filled with what is known about the applicant. Needs a key with the scope `applications:read`. */
  applicationTemplates(applicationId: number): Promise<FilledTemplateList>

  /** Show a message as an applicant would read it. Nothing is sent. Needs a key with the scope `applications:read`. */
  previewMessage(applicationId: number, body: MessageDraft, options?: Options): Promise<MessagePreview>

  /** Write to several applicants: each gets an email of their own, filled in, and nobody one with a gap. Needs a key with the scope `applications:write`. */
  messageAll(body: GroupMessage, options?: Options): Promise<MessageResults>

  /** List your company's reasons for rejections. Needs a key with the scope `company:read`. */
  companyReasons(): Promise<ReasonList>

  /** Set your company's reasons for rejections: reasons already written down stay as they are. Needs a key with the scope `company:write`. */
  editCompanyReasons(body: ReasonsEdit): Promise<ReasonList>

  /** List the reasons for rejections of a job's company. Needs a key with the scope `applications:read`. */
  jobReasons(jobId: number): Promise<ReasonList>

  /** List why an application was rejected: for those who decide. Needs a key with the scope `applications:read`. */
  applicationReasons(applicationId: number): Promise<ReasonHistory>

  /** Write down why an application was rejected: the applicant does not learn it. Needs a key with the scope `applications:write`. */
  addReason(applicationId: number, body: WrittenReason, options?: Options): Promise<ReasonHistory>

  /** List the questions of a job. Needs a key with the scope `jobs:read`. */
  jobQuestions(jobId: number): Promise<QuestionsAnswer>

  /** Set the questions of a job: existing answers stay as they are. Needs a key with the scope `jobs:write`. */
  editJobQuestions(jobId: number, body: QuestionsEdit): Promise<QuestionsAnswer>

  /** List an applicant's answers: to the job's own questions, for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  applicationAnswers(applicationId: number): Promise<AnswersAnswer>

  /** Export a job's applications as CSV, with the answers to its own questions. Needs a key with the scope `applications:read`. */
  exportJobApplications(jobId: number): Promise<Blob>

  /** List the notes on an application. Needs a key with the scope `applications:read`. */
  notes(applicationId: number): Promise<NoteList>

  /** Add a note to an application. Needs a key with the scope `applications:write`. */
  addNote(applicationId: number, body: WrittenNote, options?: Options): Promise<NoteList>

  /** Nudge whoever looks after an application that is past the limit of its stage: once a day, by a note that names
them. Needs a key with the scope `applications:write`. */
  nudge(applicationId: number, options?: Options): Promise<MessageAnswer>

  /** Remove your note: an admin may remove any. Needs a key with the scope `applications:write`. */
  removeNote(applicationId: number, noteId: number): Promise<NoteList>

  /** List the offers for an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  offers(applicationId: number): Promise<OfferList>

  /** Make an offer to somebody who was selected. They get an email, and an open offer is withdrawn. Needs a key with the scope `applications:write`. */
  makeOffer(applicationId: number, body: OfferDraft, options?: Options): Promise<OfferList>

  /** Make an offer with an offer letter. The letter is scanned first and attached to the email. Needs a key with the scope `applications:write`. */
  makeOfferWithLetter(applicationId: number, body: OfferDraftWithLetter, options?: Options): Promise<OfferList>

  /** Withdraw an offer that nobody has answered. Needs a key with the scope `applications:write`. */
  withdrawOffer(applicationId: number, offerId: number): Promise<OfferList>

  /** Accept or decline an offer. It can be answered once; the recruiter gets an email. Needs a key with the scope `applications:write`. */
  answerOffer(applicationId: number, offerId: number, body: OfferAnswerForm, options?: Options): Promise<OfferList>

  /** Check a job form: what turns people away, and how many candidates each requirement costs. Nothing is stored. Needs a key with the scope `jobs:write`. */
  coachJob(body: JobBody, options?: Options): Promise<CoachAnswer>

  /** List texts for an email to somebody in the pool. Needs a key with the scope `candidates:read`. */
  poolTemplates(poolKey: string): Promise<PoolTemplates>

  /** Write to somebody in the pool who has agreed to be written to. Needs a key with the scope `candidates:write`. */
  writeToPoolPerson(poolKey: string, body: PoolMessageForm, options?: Options): Promise<SuccessAnswer>

  /** Invite people of the pool to apply for a job. Those who have agreed to be written to get an email, each once. Needs a key with the scope `candidates:write`. */
  invitePoolPeople(body: PoolInvitationForm, options?: Options): Promise<PoolContactAnswer>

  /** Ask people of the pool for their consent: to be kept and written to. Nobody who has said no is asked again. Needs a key with the scope `candidates:write`. */
  askForConsent(body: PoolKeysForm, options?: Options): Promise<PoolContactAnswer>

  /** List likely duplicates in the pool: entries with the same address, number or resume. Needs a key with the scope `candidates:read`. */
  poolDuplicates(): Promise<PoolDuplicates>

  /** Merge two entries of the pool: they are shown as one person. It can be undone for 30 days. Needs a key with the scope `candidates:write`. */
  mergePoolPeople(body: PoolPairForm, options?: Options): Promise<PoolMerged>

  /** Keep two entries of the pool apart: remember that they are not one person. Needs a key with the scope `candidates:write`. */
  tellPoolPeopleApart(body: PoolPairForm, options?: Options): Promise<SuccessAnswer>

  /** Undo a merge: somebody becomes an entry of their own again. Needs a key with the scope `candidates:write`. */
  undoPoolMerge(poolKey: string): Promise<SuccessAnswer>

  /** Add people to the pool. Needs a key with the scope `candidates:write`. */
  addPoolPeople(body: PoolPeopleForm, options?: Options): Promise<PoolAdded>

  /** Check a table of people: what adding them to the pool would do. Nothing is stored. Needs a key with the scope `candidates:write`. */
  checkPoolSheet(body: PoolSheetForm, options?: Options): Promise<PoolSheetCheck>

  /** Add the people of a table to the pool: rows that cannot be read are left out. Needs a key with the scope `candidates:write`. */
  addPoolSheet(body: PoolSheetForm, options?: Options): Promise<PoolAdded>

  /** Read whom a resume is about. Nothing is stored. Needs a key with the scope `candidates:write`. */
  readPoolResume(body: PoolResumeForm, options?: Options): Promise<PoolResumeAnswer>

  /** List the latest imports into the pool. Needs a key with the scope `candidates:read`. */
  poolImports(): Promise<PoolImportList>

  /** Undo an import: remove its people whom nobody has changed since. Needs a key with the scope `candidates:write`. */
  undoPoolImport(importId: number): Promise<ImportUndone>

  /** List the saved searches of the talent pool. Needs a key with the scope `candidates:read`. */
  listPoolSearches(): Promise<PoolSearchList>

  /** Save a search of the talent pool for everybody in the company who uses it. Needs a key with the scope `candidates:write`. */
  addPoolSearch(body: PoolSearchForm, options?: Options): Promise<PoolSearchAnswer>

  /** Change a saved search of the talent pool, or its name. Needs a key with the scope `candidates:write`. */
  changePoolSearch(searchId: number, body: PoolSearchForm): Promise<PoolSearchAnswer>

  /** Delete a saved search of the talent pool; the people whom it finds stay there. Needs a key with the scope `candidates:write`. */
  deletePoolSearch(searchId: number): Promise<MessageAnswer>

  /** Check a practice answer by fixed rules: what it covers and what it lacks. Nothing is kept. Needs a key with the scope `people:read`. */
  checkPractice(body: PracticeBody, options?: Options): Promise<PracticeAnswer>

  /** List your coming interviews with what each asks about. Needs a key with the scope `applications:read`. */
  comingInterviews(): Promise<ComingInterviews>

  /** List the stages of your job. Needs a key with the scope `applications:read`. */
  stages(jobId: number): Promise<StageList>

  /** Set the stages of your job: applications in a removed stage go to the nearest earlier one. Needs a key with the scope `jobs:write`. */
  editStages(jobId: number, body: StageEdit): Promise<StageList>

  /** Move undecided applications to a stage. Each gets its own result. Needs a key with the scope `applications:write`. */
  moveApplications(jobId: number, body: Move, options?: Options): Promise<MoveResults>

  /** List an application's moves: who moved it to which stage. Needs a key with the scope `applications:read`. */
  moves(applicationId: number): Promise<MoveList>

  /** Show your company's profile: its logo, its time zone and the defaults of its new jobs. Needs a key with the scope `company:read`. */
  companyProfile(): Promise<CompanyProfileAnswer>

  /** Change your company's time zone and the defaults of its new jobs. Existing jobs stay as they are. Needs a key with the scope `company:write`. */
  changeCompanyProfile(body: CompanyProfileChange): Promise<CompanyProfileAnswer>

  /** Show your company's logo. Needs a key with the scope `company:read`. */
  ownCompanyLogo(query?: { v?: string }): Promise<Blob>

  /** Change your company's logo. The picture is scaled to fit 128 by 128 pixels. Needs a key with the scope `company:write`. */
  changeCompanyLogo(body: CompanyLogoForm): Promise<CompanyProfileAnswer>

  /** Remove your company's logo. Needs a key with the scope `company:write`. */
  removeCompanyLogo(): Promise<CompanyProfileAnswer>

  /** List your company's stages: new jobs begin with them. Needs a key with the scope `company:read`. */
  companyStages(): Promise<CompanyStages>

  /** Set your company's stages: new jobs begin with them. Needs a key with the scope `company:write`. */
  editCompanyStages(body: CompanyStagesEdit): Promise<CompanyStages>

  /** Switch your emails about overdue applications and scorecards on or off. Needs a key with the scope `people:write`. */
  switchStageEmail(body: StageEmailSwitch): Promise<SuccessAnswer>

  /** List the jobs and companies that you have hidden. Needs a key with the scope `searches:read`. */
  listHiddenJobs(): Promise<HiddenJobList>

  /** Hide a job, or all jobs of a company, from your searches. Needs a key with the scope `searches:write`. */
  hideJob(body: HiddenJobBody, options?: Options): Promise<HiddenJobAnswer>

  /** Show a hidden job or company again. Needs a key with the scope `searches:write`. */
  showHiddenJob(hiddenId: number): Promise<HiddenJobShown>

  /** List your stories. The oldest come first. Needs a key with the scope `people:read`. */
  listStories(): Promise<StoryList>

  /** Add a story. Needs a key with the scope `people:write`. */
  addStory(body: StoryBody, options?: Options): Promise<StoryAnswer>

  /** Change a story. Needs a key with the scope `people:write`. */
  changeStory(storyId: number, body: StoryBody): Promise<StoryAnswer>

  /** Delete a story. Needs a key with the scope `people:write`. */
  deleteStory(storyId: number): Promise<StoryDone>

  /** Count the people of the talent pool, and those of them who may be written to. Needs a key with the scope `candidates:read`. */
  poolCounts(): Promise<PoolCountsAnswer>

  /** Export people of the pool as CSV or JSON. At most 10,000; the security log says so. Needs a key with the scope `candidates:read`. */
  exportPool(query?: { search?: string; tag?: string; keys?: string; format?: 'csv' | 'json' }): Promise<Blob>

  /** Set the tags of somebody in the pool. Needs a key with the scope `candidates:write`. */
  tagPerson(poolKey: string, body: PoolTagsChange): Promise<PoolTagsAnswer>

  /** List your company's open jobs that fit somebody in the pool. Needs a key with the scope `candidates:read`. */
  poolFits(poolKey: string): Promise<PoolFitsAnswer>

  /** Remove somebody who was added to the pool. Needs a key with the scope `candidates:write`. */
  removePoolPerson(poolKey: string): Promise<SuccessAnswer>

  /** Remove several people who were added to the pool. Needs a key with the scope `candidates:write`. */
  removePoolPeople(body: PoolRemovalForm, options?: Options): Promise<PoolRemovalAnswer>

  /** Give tags to several people, or take tags away. Needs a key with the scope `candidates:write`. */
  tagPoolPeople(body: PoolKeysTagging, options?: Options): Promise<SuccessAnswer>

  /** Count your company's open jobs that fit each of several people. Needs a key with the scope `candidates:read`. */
  countPoolFits(query?: { keys?: string }): Promise<PoolFitCounts>

  /** List the messages about an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  messages(applicationId: number): Promise<ThreadAnswer>

  /** Write a message about an application: the other side gets an email, now or at a chosen time. Needs a key with the scope `applications:write`. */
  writeMessage(applicationId: number, body: WrittenMessage, options?: Options): Promise<ThreadAnswer>

  /** Write a message with files. They are scanned first, and nothing is sent if one of them cannot be used. Needs a key with the scope `applications:write`. */
  writeWithFiles(applicationId: number, body: WrittenWithFiles, options?: Options): Promise<ThreadAnswer>

  /** Mark messages as read, up to this one. Needs a key with the scope `applications:write`. */
  markRead(applicationId: number, body: SeenMessage, options?: Options): Promise<ThreadAnswer>

  /** Read a visitor's question about a job, with everything written after it. Needs a key with the scope `applications:read`. */
  visitorQuestion(questionId: number): Promise<VisitorQuestionAnswer>

  /** Delete a visitor's question with everything written after it, for good. Needs a key with the scope `applications:write`. */
  deleteVisitorQuestion(questionId: number): Promise<MessageAnswer>

  /** Answer a visitor's question: they get an email, and what they reply arrives here. Needs a key with the scope `applications:write`. */
  answerVisitorQuestion(questionId: number, body: WrittenQuestionAnswer, options?: Options): Promise<VisitorQuestionAnswer>

  /** Close a visitor's question that needs no answer, or open it again. Needs a key with the scope `applications:write`. */
  closeVisitorQuestion(questionId: number, body: VisitorQuestionSwitch): Promise<VisitorQuestionAnswer>

  /** Change a scheduled message: its text or its time. You become its author. Needs a key with the scope `applications:write`. */
  changeScheduledMessage(applicationId: number, messageId: number, body: ChangedScheduled): Promise<ThreadAnswer>

  /** Cancel a scheduled message. Needs a key with the scope `applications:write`. */
  cancelScheduledMessage(applicationId: number, messageId: number): Promise<ThreadAnswer>

  /** List the scheduled messages: for all jobs on which you decide. Needs a key with the scope `applications:read`. */
  scheduledInInbox(): Promise<ScheduledList>

  /** Count your applications and answers by source. Needs a key with the scope `tracker:read`. */
  trackerFigures(): Promise<TrackerFigures>

  /** Read a job's advert again and compare it with the stored one. Needs a key with the scope `tracker:write`. */
  checkAdvert(trackedJobId: number, options?: Options): Promise<AdvertChecked>

  /** Compare the advert that you applied to with the one that is there now. Needs a key with the scope `tracker:read`. */
  appliedAdvert(applicationId: number): Promise<AdvertChecked>

  /** Set the stages of your tracker: add, rename, order and remove them. Needs a key with the scope `tracker:write`. */
  changeTrackerStages(body: OwnStages): Promise<TrackerStageList>

  /** Follow a job from the job search. Needs a key with the scope `tracker:write`. */
  saveListedJob(body: TrackedJobChoice, options?: Options): Promise<TrackedJobAdded>

  /** Follow the job on a web page that describes it as a schema.org JobPosting. Needs a key with the scope `tracker:write`. */
  readJobPage(body: TrackedJobLink, options?: Options): Promise<TrackedJobAdded>

  /** Change a job that you follow: what is written down about it. Needs a key with the scope `tracker:write`. */
  changeTrackedJob(trackedJobId: number, body: TrackedJobBody): Promise<TrackedJobStored>

  /** Remove a job from your tracker: an application that was sent stays. Needs a key with the scope `tracker:write`. */
  removeTrackedJob(trackedJobId: number): Promise<TrackedJobDone>

  /** Move a job that you follow to another stage. Needs a key with the scope `tracker:write`. */
  moveTrackedJob(trackedJobId: number, body: TrackedJobMove): Promise<TrackedJobStored>

  /** Show the text of a job's advert. Needs a key with the scope `tracker:read`. */
  trackedJobText(trackedJobId: number): Promise<TrackedJobText>

  /** List the documents of a job that you follow: files and versions of the letter. Needs a key with the scope `tracker:read`. */
  trackedDocuments(trackedJobId: number): Promise<TrackedDocumentsAnswer>

  /** List your letters: all versions for all jobs that you follow. Needs a key with the scope `tracker:read`. */
  savedLetters(): Promise<SavedLettersAnswer>

  /** Add a file to a job that you follow. Needs a key with the scope `tracker:write`. */
  addTrackedFile(trackedJobId: number, body: TrackedFileForm, options?: Options): Promise<TrackedDocumentsAnswer>

  /** Remove a file from a job for good. Needs a key with the scope `tracker:write`. */
  removeTrackedFile(trackedJobId: number, fileName: string): Promise<TrackedDocumentsAnswer>

  /** Save a version of a letter for a job. Beyond the limit, the oldest one is removed. Needs a key with the scope `tracker:write`. */
  keepLetter(trackedJobId: number, body: LetterVersionForm, options?: Options): Promise<TrackedDocumentsAnswer>

  /** Remove a version of a letter. Needs a key with the scope `tracker:write`. */
  removeLetter(trackedJobId: number, letterId: number): Promise<TrackedDocumentsAnswer>

  /** Export your tracker as CSV. Needs a key with the scope `tracker:read`. */
  exportTracker(): Promise<Blob>

  /** Import a table of jobs into your tracker. Jobs already followed stay as they were. Needs a key with the scope `tracker:write`. */
  importTracker(body: TrackerSheet, options?: Options): Promise<TrackerSheetAdded>

  /** Export the next interview about a job as a calendar file. Needs a key with the scope `tracker:read`. */
  trackedJobCalendar(trackedJobId: number): Promise<Blob>

  /** Score a few resumes for a job that have no score yet, or no brief. Repeat the call until `last` is null. Needs a key with the scope `applications:write`. */
  scoreNext(jobId: number, body: ScoringStart, options?: Options): Promise<ScoredApplications>

  /** Put tags on applications, and take others off. Needs a key with the scope `applications:write`. */
  tag(body: TagChange, options?: Options): Promise<TaggedApplications>

  /** List who may look after applications for the job. Needs a key with the scope `applications:read`. */
  assignees(jobId: number): Promise<AssigneeList>

  /** Say who looks after applications. Needs a key with the scope `applications:write`. */
  assign(body: Assignment, options?: Options): Promise<AssignedApplications>

  /** Put somebody on a job's team, or give them another role on it. Needs a key with the scope `jobs:write`. */
  putOnJobTeam(jobId: number, userId: number, body: JobTeamChange): Promise<CompanyMemberRemoved>

  /** Take somebody off a job's team. Needs a key with the scope `jobs:write`. */
  takeOffJobTeam(jobId: number, userId: number): Promise<CompanyMemberRemoved>
}
