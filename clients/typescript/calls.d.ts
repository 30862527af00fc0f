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

export interface QuestionResource {
  /** Names it in answers; with other words it is another question */
  id: string
  /** What is asked */
  text: string
  /** How it is answered */
  kind: 'text' | 'choice' | 'number' | 'yes_no' | 'file'
  /** Whether an application needs an answer */
  is_required: boolean
  /** What to choose from; empty for other kinds */
  choices: Array<string>
  /** Answers that get a mark next to them; they decide nothing; empty for those who do not decide */
  marks: Array<string>
  /** A smaller number gets a mark; null for those who do not decide */
  least: number | null
}

export interface QuestionRows {
  /** The questions in their order; none for most jobs */
  data: Array<QuestionResource>
  /** To send with a change */
  version: string
}

export interface NewQuestion {
  /** At most 300 characters */
  text: string
  /** How it is answered */
  kind: 'text' | 'choice' | 'number' | 'yes_no' | 'file'
  /** Whether an application needs an answer */
  is_required?: boolean
  /** For kind choice: 2 to 12 */
  choices?: Array<string>
  /** Answers that get a mark next to them; they decide nothing */
  marks?: Array<string>
  /** For kind number: a smaller answer gets a mark */
  least?: number | null
}

export interface QuestionsForm {
  /** All of them in their order, at most 10 */
  questions: Array<NewQuestion>
  /** The `version` on which the change is based; not checked if absent */
  version?: string
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
}

export interface AdvertMatch {
  /** The score, 0 to 100; null if the job asks for too little to judge */
  percent: number | null
  /** The score in words, or empty */
  heading: string
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

export interface NoteResource {
  /** The number of the note */
  id: number
  /** What was noted */
  text: string
  /** The username of its author */
  author: string
  /** Whether the key's owner wrote it */
  is_own: boolean
  /** When it was written */
  created_at: string
}

export interface NoteRows {
  /** All notes, the oldest first */
  data: Array<NoteResource>
}

export interface NewNote {
  /** At most 2,000 characters */
  text: string
}

export interface MessageFile {
  /** The key for downloading it; empty while a blind review hides it */
  id: string
  /** As it was attached */
  name: string
  /** In bytes */
  size: number
}

export interface MessageResource {
  /** The number of the message */
  id: number
  /** What was written; nameless in a blind review */
  text: string
  /** Who wrote it */
  author: string
  /** Whether the applicant wrote it */
  is_from_applicant: boolean
  /** It was the answer to an email */
  is_by_email: boolean
  /** When it was written */
  created_at: string
  /** What is attached */
  files: Array<MessageFile>
}

export interface MessageRows {
  /** All messages, the oldest first */
  data: Array<MessageResource>
}

export interface NewMessage {
  /** At most 5,000 characters */
  text: string
}

export interface ScheduledResource {
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

export interface ScheduledRows {
  /** The next one first */
  data: Array<ScheduledResource>
}

export interface NewScheduled {
  /** At most 5,000 characters */
  text: string
  /** When to send it, at most 30 days ahead */
  send_at: string
}

export interface InboxResource {
  /** The application it is about */
  application_id: number
  /** The job */
  job_id: number
  /** Who applied; a number in a blind review */
  name: string
  /** How the last message begins, at most 160 characters */
  text: string
  /** Who wrote it */
  author: string
  /** Whether the applicant wrote it */
  is_from_applicant: boolean
  /** The applicant wrote it, and the key's owner has not opened it */
  is_unread: boolean
  /** When it was written */
  created_at: string
}

export interface InboxRows {
  /** Unread ones first, then those without an answer, then the others; newest first */
  data: Array<InboxResource>
  /** How many there are on all pages */
  total: number
  /** How many of them are unread */
  unread: number
}

export interface SeenChange {
  /** The last message that the key's owner has seen */
  message_id: number
}

export interface OfferResource {
  /** The number of the offer */
  id: number
  /** The title of the job that is offered */
  title: string
  /** What the person would earn */
  pay: string
  /** The first day of work; null if open */
  starts_on: string | null
  /** What else was written; may be empty */
  note: string
  /** The last day to answer */
  answer_by: string
  /** What became of it */
  state: 'open' | 'accepted' | 'declined' | 'withdrawn'
  /** What the applicant added to the answer; may be empty */
  words: string
  /** The name of the PDF that went with it; empty if there is none */
  letter: string
  /** When it was made */
  at: string
  /** When it was answered or withdrawn; null if open */
  changed_at: string | null
}

export interface OfferRows {
  /** The offers for this application, the oldest first */
  data: Array<OfferResource>
}

export interface NewOffer {
  /** At most 200 characters */
  title: string
  /** At most 200 characters */
  pay: string
  /** The last day to answer */
  answer_by: string
  /** The first day of work */
  starts_on?: string | null
  /** Added to the email; at most 5,000 characters */
  note?: string
}

export interface OfferAnswerForm {
  /** false declines the offer */
  accepts: boolean
  /** At most 2,000 characters */
  words?: string
}

export interface InterviewResource {
  /** The number of the interview */
  id: number
  /** Its name */
  title: string
  /** phone, video or on_site */
  kind: 'phone' | 'video' | 'on_site'
  /** Its length */
  minutes: number
  /** Where to meet; may be empty */
  place: string
  /** waiting, proposed, booked, cancelled or done */
  state: 'waiting' | 'proposed' | 'booked' | 'cancelled' | 'done'
  /** When it begins; null until it is booked */
  starts_at: string | null
  /** Its place in the job's plan; 0 outside the plan */
  step: number
  /** The numbers of its interviewers */
  interviewer_ids: Array<number>
  /** Where the applicant books; empty once it is cancelled */
  booking_url: string
}

export interface InterviewRows {
  /** All interviews, the oldest first */
  data: Array<InterviewResource>
}

export interface ProposalForm {
  /** Its name, at most 80 characters */
  title: string
  /** phone, video or on_site */
  kind: 'phone' | 'video' | 'on_site'
  /** Its length: 15 to 240, in steps of 15 */
  minutes: number
  /** Where to meet, or the link of a video call */
  place?: string
  /** 1 to 5 people of your company */
  interviewer_ids: Array<number>
}

export interface CancellationForm {
  /** Everybody concerned reads it; may be empty */
  reason: string
}

export interface PlannedInterviewResource {
  /** Its name */
  title: string
  /** phone, video or on_site */
  kind: 'phone' | 'video' | 'on_site'
  /** Its length */
  minutes: number
  /** Where to meet; may be empty */
  place: string
  /** The numbers of its interviewers */
  interviewer_ids: Array<number>
  /** The ids of the requirements about which it asks */
  requirement_ids: Array<string>
}

export interface JobRequirementResource {
  /** The same from the advert to the decision */
  id: string
  /** What the job asks for */
  label: string
  /** Whether the job calls it a must */
  is_must: boolean
}

export interface PlanResource {
  /** The interviews in their order */
  data: Array<PlannedInterviewResource>
  /** What the job asks for, in the order of the advert */
  requirements: Array<JobRequirementResource>
  /** Requirements about which nobody asks */
  uncovered_ids: Array<string>
  /** To send with a change */
  version: string
}

export interface NewPlannedInterview {
  /** Its name, at most 80 characters */
  title: string
  /** phone, video or on_site */
  kind: 'phone' | 'video' | 'on_site'
  /** Its length: 15 to 240, in steps of 15 */
  minutes: number
  /** Where to meet, or the link of a video call */
  place?: string
  /** 1 to 5 people of your company */
  interviewer_ids: Array<number>
  /** The ids of the requirements about which it asks */
  requirement_ids?: Array<string>
}

export interface PlanForm {
  /** All of them in their order, at most 8 */
  interviews: Array<NewPlannedInterview>
  /** The `version` on which the change is based; not checked if absent */
  version?: string
}

export interface RatingResource {
  /** The requirement, in the advert's words */
  requirement: string
  /** The rating */
  rating: 'not_shown' | 'some' | 'solid' | 'outstanding'
  /** What the interviewer noted; may be empty */
  note: string
}

export interface ScorecardResource {
  /** The interview */
  interview_id: number
  /** The interviewer */
  user_id: number
  /** In the order of the advert; requirements without a rating are left out */
  ratings: Array<RatingResource>
  /** The advice */
  advice: 'strong_no' | 'no' | 'yes' | 'strong_yes'
  /** The reason for it; may be empty */
  why: string
  /** When it was submitted */
  submitted_at: string
}

export interface ScorecardRows {
  /** Those that are in; empty while `is_locked` */
  data: Array<ScorecardResource>
  /** The owner of the key sees no others before their own are in */
  is_locked: boolean
  /** How many are not in yet */
  waiting: number
}

export interface StageResource {
  /** Stays when the name changes; tells the stages of one job apart */
  number: number
  /** The name */
  name: string
  /** After so many days there an application is overdue; 0 for no limit */
  days: number
  /** How many applications are in it */
  count: number
}

export interface StageRows {
  /** In their order; new applications are in the first */
  data: Array<StageResource>
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

export interface CompanyMemberResource {
  /** The number of the account */
  id: number
  /** The username */
  username: string
  /** The address */
  email: string
  /** What the person may do there */
  role: 'owner' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'reader'
  /** How many jobs the person has posted and not deleted */
  job_count: number
  /** When the person joined */
  joined_at: string
}

export interface CompanyMemberRows {
  /** In the order in which they joined; empty if the owner belongs to no company */
  data: Array<CompanyMemberResource>
}

export interface SpreadFields {
  /** Of how many people */
  people: number
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
  /** Days from applying to the decision */
  first_answer: SpreadFields
  /** Likewise of those who were selected */
  to_selection: SpreadFields
  /** Answered by the promised day, of those due or answered */
  promises: ShareFields
  /** Interviews that have a time */
  interviews: number
  /** null if nobody was selected */
  interviews_per_hire: number | null
}

export interface StepFields {
  /** Applied, Opened, Moved on, Interview, Selected */
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
}

export interface JobFigureFields {
  /** The number of the job */
  job_id: number
  /** Its title */
  title: string
  /** How many applied */
  applied: number
  /** With an interview */
  interviewed: ShareFields
  /** How many were selected */
  selected: number
  /** Days to the decision */
  first_answer: SpreadFields
  /** Answered in time */
  promises: ShareFields
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

export interface FigureFields {
  /** The first day of the period */
  first: string
  /** Its last day */
  last: string
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
}

export interface CareersSiteFields {
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
  /** Its address */
  url: string
}

export interface AnswerTemplateResource {
  /** What it is for */
  name: string
  /** Its text, with variables in braces */
  text: string
}

export interface AnswerTemplateRows {
  /** In their order; those of the product if the company has none of its own */
  data: Array<AnswerTemplateResource>
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

export interface PoolFields {
  /** The latest contact is first */
  people: Array<PoolPersonFields>
  /** How many the search has found; 10000 may be more */
  total: number
  /** All tags of the company */
  tags: Array<string>
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

export interface PoolDuplicateFields {
  /** The newest first, a few at once */
  pairs: Array<PoolPairFields>
  /** How many pairs there are */
  total: number
  /** Those that can still be undone */
  merges: Array<PoolMergeFields>
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

export interface PoolAddition {
  /** false if the address was in the pool already: nothing has changed */
  is_new: boolean
}

export interface PoolTagsChange {
  /** At most 10, of 30 characters each */
  tags: Array<string>
}

export interface PoolTags {
  /** Those that the person has now */
  tags: Array<string>
}

export interface PoolMessageForm {
  /** At most 5,000 characters */
  message: string
}

export interface PoolInvitationForm {
  /** Who, by their keys; at most 50 */
  keys: Array<string>
  /** To apply for which job */
  job_id: number
  /** At most 5,000 characters */
  message?: string
}

export interface PoolLetters {
  /** How many get an email */
  written: number
  /** How many do not: no consent, no address, or the same email before */
  left_out: number
}

export interface PoolKeysForm {
  /** Who, by their keys; at most 50 */
  keys: Array<string>
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
  /** When the profile was last saved */
  changed_at: string
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
}

export interface CareerResource {
  /** A JSON Resume */
  resume: Record<string, unknown>
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

export interface ResumeRows {
  /** All of them, the last changed first */
  data: Array<ResumeRow>
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

export interface TrackedJobMove {
  /** The column */
  stage: string
}

export interface WebhookResource {
  /** The number of the webhook */
  id: number
  /** Where the messages go */
  url: string
  /** The events that are sent */
  events: Array<'application.received' | 'application.decided' | 'application.moved' | 'application.withdrawn' | 'document.added' | 'interview.planned' | 'interview.proposed' | 'interview.booked' | 'interview.cancelled' | 'scorecard.submitted' | 'message.received' | 'offer.changed' | 'pool.answered' | 'job.opened' | 'job.edited' | 'job.closed'>
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
  events: Array<'application.received' | 'application.decided' | 'application.moved' | 'application.withdrawn' | 'document.added' | 'interview.planned' | 'interview.proposed' | 'interview.booked' | 'interview.cancelled' | 'scorecard.submitted' | 'message.received' | 'offer.changed' | 'pool.answered' | 'job.opened' | 'job.edited' | 'job.closed'>
}

export interface NewWebhookResource {
  /** The number of the webhook */
  id: number
  /** Where the messages go */
  url: string
  /** The events that are sent */
  events: Array<'application.received' | 'application.decided' | 'application.moved' | 'application.withdrawn' | 'document.added' | 'interview.planned' | 'interview.proposed' | 'interview.booked' | 'interview.cancelled' | 'scorecard.submitted' | 'message.received' | 'offer.changed' | 'pool.answered' | 'job.opened' | 'job.edited' | 'job.closed'>
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

export class Calls extends Transport {
  /** List jobs, the newest first. Needs a key with the scope `jobs:read`. */
  listJobs(query?: { cursor?: string; limit?: number; owner?: 'me' | 'company'; position?: 'open' | 'closed'; q?: string }): Promise<JobSlice>

  /** Post a job under the name of the key's owner. Needs a key with the scope `jobs:write`. */
  postJob(body: NewJob, options?: Options): Promise<JobResource>

  /** Get a job: your own in any state, any other while people may apply. Needs a key with the scope `jobs:read`. */
  getJob(jobId: number): Promise<JobResource>

  /** Change a job; what is not sent stays as it is. Needs a key with the scope `jobs:write`. */
  changeJob(jobId: number, body: JobChange): Promise<JobResource>

  /** Close a job: nobody can apply anymore. Closing it again changes nothing. Needs a key with the scope `jobs:write`. */
  closeJob(jobId: number, options?: Options): Promise<JobResource>

  /** Reopen a closed job; possible twice at most. Needs a key with the scope `jobs:write`. */
  reopenJob(jobId: number, body: Reopening, options?: Options): Promise<JobResource>

  /** List the questions that a job asks its applicants. Needs a key with the scope `jobs:read`. */
  listQuestions(jobId: number): Promise<QuestionRows>

  /** Set the questions of one's own job; existing answers stay as they are. Needs a key with the scope `jobs:write`. */
  setQuestions(jobId: number, body: QuestionsForm): Promise<QuestionRows>

  /** Compare the stored resume of the key's owner with a job. Needs a key with the scope `people:read`. */
  getMatch(jobId: number): Promise<MatchResource>

  /** Compare the stored resume of the key's owner with the text of any advert; nothing is stored. Needs a key with the scope `people:read`. */
  matchAdvert(body: AdvertForm, options?: Options): Promise<AdvertMatch>

  /** Draft a cover letter for a job from the profile and the resume of the key's owner. Needs a key with the scope `people:read`. */
  draftLetter(jobId: number, body: LetterDraftForm, options?: Options): Promise<LetterDraft>

  /** List the applications that the key's owner has sent, the newest first. Needs a key with the scope `applications:read`. */
  listOwnApplications(query?: { cursor?: string; limit?: number; status?: 'submitted' | 'selected' | 'rejected' }): Promise<ApplicationSlice>

  /** Apply with the profile and the resume of the key's owner. A repeated call returns the first application. Needs a key with the scope `applications:write`. */
  apply(body: NewApplication, options?: Options): Promise<ApplicationSent>

  /** List the applications for one's own job, the newest first. Needs a key with the scope `applications:read`. */
  listApplicationsForJob(jobId: number, query?: { cursor?: string; limit?: number; status?: 'submitted' | 'selected' | 'rejected' }): Promise<ApplicationSlice>

  /** Get an application as it was sent: for the applicant and the job's recruiter, unless the review is blind. Needs a key with the scope `applications:read`. */
  getApplication(applicationId: number): Promise<ApplicationDetails>

  /** Select or reject an applicant, who gets an email, or undo either. Needs a key with the scope `applications:write`. */
  decide(applicationId: number, body: DecisionForm, options?: Options): Promise<ApplicationSent>

  /** Withdraw one's own application; the recruiter gets an email. Needs a key with the scope `applications:write`. */
  withdrawApplication(applicationId: number, options?: Options): Promise<void>

  /** List the notes on an application. Needs a key with the scope `applications:read`. */
  listNotes(applicationId: number): Promise<NoteRows>

  /** Add a note to an application. Needs a key with the scope `applications:write`. */
  addNote(applicationId: number, body: NewNote, options?: Options): Promise<NoteResource>

  /** Delete one's own note. Needs a key with the scope `applications:write`. */
  deleteNote(applicationId: number, noteId: number): Promise<void>

  /** List the messages about an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  listMessages(applicationId: number): Promise<MessageRows>

  /** Write to the other side, who gets an email. Needs a key with the scope `applications:write`. */
  writeMessage(applicationId: number, body: NewMessage, options?: Options): Promise<MessageResource>

  /** List the scheduled messages, for those who decide. Needs a key with the scope `applications:read`. */
  listScheduledMessages(applicationId: number): Promise<ScheduledRows>

  /** Schedule a message to the applicant; it is held back if the applicant writes first. Needs a key with the scope `applications:write`. */
  scheduleMessage(applicationId: number, body: NewScheduled, options?: Options): Promise<ScheduledRows>

  /** Cancel a scheduled message. Needs a key with the scope `applications:write`. */
  cancelScheduledMessage(applicationId: number, messageId: number): Promise<ScheduledRows>

  /** List the threads about all jobs whose applications the key's owner may read. Needs a key with the scope `applications:read`. */
  listInbox(query?: { query?: string; page?: number; limit?: number }): Promise<InboxRows>

  /** Note that the key's owner has seen the messages up to this one. Needs a key with the scope `applications:write`. */
  markMessagesRead(applicationId: number, body: SeenChange, options?: Options): Promise<MessageRows>

  /** List the offers for an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  listOffers(applicationId: number): Promise<OfferRows>

  /** Make an offer to somebody who was selected; they get an email, and an open offer is withdrawn. Needs a key with the scope `applications:write`. */
  makeOffer(applicationId: number, body: NewOffer, options?: Options): Promise<OfferRows>

  /** Withdraw an offer that nobody has answered; the applicant gets an email. Needs a key with the scope `applications:write`. */
  withdrawOffer(applicationId: number, offerId: number): Promise<OfferRows>

  /** Accept or decline an offer, once; the recruiter gets an email. Needs a key with the scope `applications:write`. */
  answerOffer(applicationId: number, offerId: number, body: OfferAnswerForm, options?: Options): Promise<OfferRows>

  /** List the interviews of an application. Needs a key with the scope `applications:read`. */
  listInterviews(applicationId: number): Promise<InterviewRows>

  /** Invite an applicant to an interview; they get an email with the link to book it. Needs a key with the scope `applications:write`. */
  propose(applicationId: number, body: ProposalForm, options?: Options): Promise<InterviewResource>

  /** Invite an applicant to the interviews of the job's plan, one after the other. Needs a key with the scope `applications:write`. */
  proposeInterviewPlan(applicationId: number, options?: Options): Promise<InterviewRows>

  /** Call an interview off. Needs a key with the scope `applications:write`. */
  callOff(interviewId: number, body: CancellationForm, options?: Options): Promise<InterviewResource>

  /** Get the interviews that a job plans, and what each asks. Needs a key with the scope `jobs:read`. */
  getInterviewPlan(jobId: number): Promise<PlanResource>

  /** Set the interviews that a job plans; interviews that were already proposed stay as they are. Needs a key with the scope `jobs:write`. */
  setInterviewPlan(jobId: number, body: PlanForm): Promise<PlanResource>

  /** List the scorecards of an application: for those who decide, and for interviewers whose own scorecards are in. Needs a key with the scope `applications:read`. */
  listScorecards(applicationId: number): Promise<ScorecardRows>

  /** List the stages of a job, with how many applications each has. Needs a key with the scope `applications:read`. */
  listStages(jobId: number): Promise<StageRows>

  /** Move an application to another stage; nobody gets an email. Needs a key with the scope `applications:write`. */
  moveApplication(applicationId: number, body: StageChange): Promise<PlacementResource>

  /** List who works on a job. Needs a key with the scope `applications:read`. */
  listTeam(jobId: number): Promise<JobTeamRows>

  /** Download a document: one's own, or one that came with an application for one's job. Needs a key with the scope `documents:read`. */
  getDocument(documentId: string): Promise<Blob>

  /** List the people who match one's own job best and let recruiters find them. Needs a key with the scope `candidates:read`. */
  listCandidates(jobId: number, query?: { min_score?: number; limit?: number }): Promise<CandidateRows>

  /** List the people of the company of the key's owner. Needs a key with the scope `company:read`. */
  listMembers(): Promise<CompanyMemberRows>

  /** Show how hiring goes across all jobs whose figures the key's owner may see, next to the previous period. Needs a key with the scope `company:read`. */
  readFigures(query?: { days?: '30' | '90' | '365'; job_id?: number | null }): Promise<FigureFields>

  /** Show the careers page of the company of the key's owner. Needs a key with the scope `company:read`. */
  readCareersPage(): Promise<CareersSiteFields>

  /** List the templates for answers of the company of the key's owner. Needs a key with the scope `company:read`. */
  listAnswerTemplates(): Promise<AnswerTemplateRows>

  /** List everybody who has applied to the company of the key's owner or was added to its pool, except people whom a
blind review hides. Needs a key with the scope `candidates:read`. */
  listPool(query?: { search?: string; tag?: string; page?: number; page_size?: number }): Promise<PoolFields>

  /** Add somebody to the pool; nobody gets an email. Needs a key with the scope `candidates:write`. */
  addToPool(body: PoolPersonForm, options?: Options): Promise<PoolAddition>

  /** List entries of the pool that look like one person, by address, number or resume; a recruiter decides. Needs a key with the scope `candidates:read`. */
  listPoolDuplicates(): Promise<PoolDuplicateFields>

  /** Set the tags of somebody in the pool. Needs a key with the scope `candidates:write`. */
  tagPoolPerson(poolKey: string, body: PoolTagsChange): Promise<PoolTags>

  /** Remove somebody who was added to the pool. Needs a key with the scope `candidates:write`. */
  removeFromPool(poolKey: string): Promise<void>

  /** Write to somebody in the pool who has agreed to be written to. Needs a key with the scope `candidates:write`. */
  writeToPoolPerson(poolKey: string, body: PoolMessageForm, options?: Options): Promise<void>

  /** Invite people to apply for a job: those who have agreed to be written to, each once. Needs a key with the scope `candidates:write`. */
  invitePoolPeople(body: PoolInvitationForm, options?: Options): Promise<PoolLetters>

  /** Ask people by email whether they may be kept and written to; nobody who has said no is asked again. Needs a key with the scope `candidates:write`. */
  askForConsent(body: PoolKeysForm, options?: Options): Promise<PoolLetters>

  /** Get the owner of the key, with the profile. Needs a key with the scope `people:read`. */
  getMe(): Promise<PersonResource>

  /** Get the profile and career of the key's owner as a JSON Resume (jsonresume.org). Needs a key with the scope `people:read`. */
  getResume(): Promise<CareerResource>

  /** List the resumes of the key's owner. Needs a key with the scope `documents:read`. */
  listResumes(): Promise<ResumeRows>

  /** Download a resume, without sentences that nothing in the career says. Needs a key with the scope `documents:read`. */
  getResumeFile(resumeId: number, query?: { format?: 'pdf' | 'docx' }): Promise<void>

  /** List the saved searches of the key's owner. Needs a key with the scope `searches:read`. */
  listSearches(): Promise<SearchRows>

  /** Save a search; jobs that exist now are not new. Needs a key with the scope `searches:write`. */
  saveSearch(body: SearchForm, options?: Options): Promise<SearchResource>

  /** Replace a saved search. Needs a key with the scope `searches:write`. */
  replaceSearch(searchId: number, body: SearchForm): Promise<SearchResource>

  /** Delete a saved search. Needs a key with the scope `searches:write`. */
  deleteSearch(searchId: number): Promise<void>

  /** List the jobs that the owner of the key follows, the newest first. Needs a key with the scope `tracker:read`. */
  listTrackedJobs(query?: { cursor?: string; limit?: number; address?: string }): Promise<TrackedJobSlice>

  /** Follow a job from anywhere. Needs a key with the scope `tracker:write`. */
  followJob(body: NewTrackedJob, options?: Options): Promise<TrackedJobResource>

  /** Move a job to another stage. Needs a key with the scope `tracker:write`. */
  moveTrackedJob(trackedJobId: number, body: TrackedJobMove): Promise<TrackedJobResource>

  /** Remove a job from the tracker. An application that was sent stays. Needs a key with the scope `tracker:write`. */
  unfollowJob(trackedJobId: number): Promise<void>

  /** List the webhooks of the key's owner. Needs a key with the scope `webhooks:read`. */
  listWebhooks(): Promise<WebhookRows>

  /** Add a webhook; only this answer contains its secret. Needs a key with the scope `webhooks:write`. */
  addWebhook(body: NewWebhook, options?: Options): Promise<NewWebhookResource>

  /** Show a webhook. Needs a key with the scope `webhooks:read`. */
  showWebhook(webhookId: number): Promise<WebhookResource>

  /** Pause a webhook, or resume it. Needs a key with the scope `webhooks:write`. */
  switchWebhook(webhookId: number, body: WebhookChange): Promise<WebhookResource>

  /** Remove a webhook with its deliveries. Needs a key with the scope `webhooks:write`. */
  deleteWebhook(webhookId: number): Promise<void>

  /** Give a webhook a new secret; for a while, messages are also signed with the old one. Needs a key with the scope `webhooks:write`. */
  renewWebhookSecret(webhookId: number, options?: Options): Promise<NewWebhookResource>

  /** Send a message of the type `test` within seconds. Needs a key with the scope `webhooks:write`. */
  testWebhook(webhookId: number, options?: Options): Promise<DeliveryResource>

  /** List what was sent to a webhook, with the answers. Needs a key with the scope `webhooks:read`. */
  listDeliveries(webhookId: number, query?: { cursor?: string; limit?: number }): Promise<DeliveryRows>

  /** Send a message once more, under the same id. Needs a key with the scope `webhooks:write`. */
  redeliver(webhookId: number, deliveryId: number, options?: Options): Promise<DeliveryResource>
}
