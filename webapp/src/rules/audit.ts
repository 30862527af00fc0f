/* The record of what was done, in words. */

import { securityActions } from '@/rules/security'
import { sentenceCase } from '@/rules/tracker'

/** How actions begin, and what they are about. */
export const auditAreas = [
  ['', 'All actions'],
  ['accounts.', 'Accounts'],
  ['admins.', 'Admin rights'],
  ['applications.', 'Applications'],
  ['authenticators.', 'Authenticator apps'],
  ['backups.', 'Backups'],
  ['calendars.', 'Calendars'],
  ['candidates.', 'Candidates'],
  ['careers.', 'Careers pages'],
  ['companies.', 'Companies'],
  ['recruiters.', 'Confirmed recruiters'],
  ['files.', 'Documents'],
  ['interviews.', 'Interviews'],
  ['jobs.', 'Jobs'],
  ['log_ins.', 'Log-ins'],
  ['scorecards.', 'Scorecards'],
  ['marketing.', 'Marketing'],
  ['drafts.', 'Drafts of jobs'],
  ['emails.', 'Emails'],
  ['keys.', 'Encryption keys'],
  ['threads.', 'Messages'],
  ['contacts.', 'Messages not sent'],
  ['models.', 'Model'],
  ['hosts.', 'Other hosts'],
  ['identities.', 'Names of others'],
  ['notes.', 'Notes'],
  ['passkeys.', 'Passkeys'],
  ['passwords.', 'Passwords'],
  ['phones.', 'Phone numbers'],
  ['plugins.', 'Plugins'],
  ['profiles.', 'Profiles'],
  ['questions.', 'Questions from visitors'],
  ['recommendations.', 'Recommendations'],
  ['routes.', 'Refused calls'],
  ['factors.', 'Second factors'],
  ['sessions.', 'Sessions'],
  ['uploads.', 'Uploads'],
  ['views.', 'Views of applications'],
  ['audits.', 'This record'],
  ['pools.', 'Talent pool'],
] as const

export const auditActions: Record<string, string> = {
  'scorecards.submitted': 'Submitted a scorecard',
  'scorecards.changed': 'Changed a submitted scorecard',
  'interviews.proposed': 'Invited to an interview',
  'interviews.renewed': 'Asked for another time for an interview',
  'interviews.booked': 'Booked an interview',
  'interviews.moved': 'Moved an interview',
  'interviews.cancelled': 'Canceled an interview',
  'interviews.called_off': 'Called an interview off',
  'models.chosen': 'Chose the model',
  'models.tested': 'Tested the model',
  'hosts.refused': 'Was to call a host that is not listed (this server)',
  'plugins.broken': 'Broke the contract of its port (a plugin)',
  'accounts.signed_in': 'Logged in',
  'accounts.refused': 'Tried to log in with a wrong password',
  'log_ins.refused': 'Tried again after too many wrong passwords',
  'accounts.registered': 'Registered',
  'accounts.deactivated': 'Deactivated an account',
  'accounts.activated': 'Activated an account',
  'accounts.converted': 'Made somebody a recruiter',
  'accounts.deleted': 'Deleted an account',
  'accounts.told_of_lapse': 'Warned somebody that their unused account will be deleted',
  'accounts.lapsed': 'Removed an account that nobody used',
  'accounts.exported': 'Downloaded their data',
  'admins.created': 'Created an admin',
  'admins.made_super': 'Made a super admin',
  'admins.removed': 'Removed admin rights',
  'admins.restored': 'Gave admin rights back',
  'applications.submitted': 'Applied',
  'applications.selected': 'Selected an applicant',
  'applications.rejected': 'Rejected an applicant',
  'applications.reset': 'Took a decision back',
  'applications.withdrawn': 'Withdrew an application',
  'applications.offered': 'Made an offer',
  'applications.offer_accepted': 'Accepted an offer',
  'applications.offer_declined': 'Declined an offer',
  'applications.offer_withdrawn': 'Withdrew an offer',
  'applications.read': 'Read an application',
  'applications.hidden': "Hid an applicant's name again after a move to an earlier stage",
  'applications.revealed': 'Revealed who applied',
  'applications.scored': 'Scored a resume',
  'applications.score_overridden': 'Changed a score by hand',
  'applications.score_restored': 'Restored the calculated score',
  'drafts.begun': 'Began a draft of a job',
  'drafts.removed': 'Deleted a draft or template of a job',
  'drafts.template_saved': 'Saved a template for jobs',
  'views.saved': 'Saved a view of applications',
  'views.removed': 'Deleted a view of applications',
  'audits.exported': 'Exported the audit log',
  'applications.moved': 'Moved an application to another stage',
  'applications.assigned': 'Said who looks after an application',
  'applications.nudged': 'Nudged whoever looks after an application',
  'applications.tagged': 'Changed the tags of an application',
  'applications.forgotten': 'Anonymized a rejected application',
  'applications.papers_removed': 'Removed the identity papers of an application',
  'backups.begun': 'Began a backup',
  'backups.written': 'Made a backup',
  'calendars.set': 'Connected their own calendar',
  'calendars.removed': 'Disconnected their own calendar',
  'candidates.contacted': 'Wrote to a candidate',
  'candidates.read': 'Saw names and addresses of matched candidates',
  'careers.added': 'Added a careers page to the job search',
  'careers.removed': 'Took a careers page out of the job search',
  'companies.cover_began': 'Handed the jobs of an absent colleague over',
  'companies.cover_moved': 'Changed the last day of an absence',
  'companies.cover_ended': 'Gave the jobs back after an absence',
  'companies.admitted': 'Approved a request to join a company',
  'companies.asked': 'Asked to join a company',
  'companies.declined': 'Declined a request to join a company',
  'companies.invited': 'Invited somebody into a company',
  'companies.figures_exported': 'Downloaded the figures',
  'candidates.pool_exported': 'Downloaded the talent pool',
  'candidates.pool_read': 'Viewed the talent pool',
  'pools.consent_given': 'Agreed to stay in a talent pool',
  'pools.consent_withdrawn': 'Took back the consent to a talent pool',
  'pools.contacted': 'Wrote to somebody in the talent pool',
  'pools.imported': 'Added people to the talent pool',
  'pools.merged': 'Merged two entries of the talent pool',
  'pools.removed': 'Removed somebody from the talent pool',
  'pools.search_removed': 'Deleted a saved search of the talent pool',
  'pools.search_saved': 'Saved a search of the talent pool',
  'pools.told_apart': 'Kept two entries of the talent pool apart',
  'pools.undone': 'Undid an import into the talent pool',
  'pools.unmerged': 'Undid a merge in the talent pool',
  'companies.joined': 'Joined a company',
  'companies.site_changed': 'Changed the careers page',
  'companies.renamed': 'Changed the name of a company',
  'companies.profile_changed': 'Changed the profile of a company',
  'companies.logo_changed': 'Changed the logo of a company',
  'companies.stages_edited': 'Changed the stages of new jobs',
  'companies.reasons_edited': 'Changed the reasons for rejections',
  'companies.templates_edited': 'Changed the templates for answers',
  'companies.left': 'Left a company, or was removed from it',
  'companies.role_changed': 'Changed the role of somebody in a company',
  'companies.uninvited': 'Withdrew an invitation into a company',
  'companies.verified': 'Verified a company',
  'companies.withdrawn': 'Withdrew the verification of a company',
  'contacts.refused': 'Wrote to a candidate, but the email was not sent',
  'emails.dropped': 'Dropped an email from the outbox',
  'factors.reset': 'Removed the second factors of an account',
  'files.read': 'Opened a document',
  'identities.refused': 'Acted in somebody else’s name, refused',
  'keys.rotated': 'Rotated the key of stored files',
  'jobs.posted': 'Posted a job',
  'jobs.edited': 'Edited a job',
  'jobs.closed': 'Closed a job',
  'jobs.reopened': 'Reopened a job',
  'jobs.deleted': 'Deleted a job',
  'jobs.switched.true': 'Activated or restored a job',
  'jobs.switched.false': 'Deactivated a job',
  'jobs.blinded': 'Turned blind review on',
  'jobs.applications_exported': 'Downloaded the applications of a job',
  'jobs.interview_plan_edited': 'Changed the interview plan of a job',
  'jobs.question_asked': 'Asked a question about a job',
  'jobs.questions_edited': 'Changed the questions of a job',
  'jobs.stages_edited': 'Changed the stages of a job',
  'jobs.team_joined': 'Put somebody on the team of a job',
  'jobs.team_left': 'Took somebody off the team of a job',
  'jobs.unblinded': 'Turned blind review off',
  'marketing.started': 'Started the marketing agent',
  'marketing.stopped': 'Stopped the marketing agent',
  'marketing.switched.on': 'Turned auto-post on',
  'marketing.switched.off': 'Turned auto-post off',
  'marketing.generated': 'Had posts written',
  'marketing.scheduled': 'Scheduled a post',
  'marketing.moved': 'Rescheduled a post',
  'notes.removed': 'Removed a note',
  'passwords.changed': 'Changed the password',
  'passwords.reset': 'Set a new password',
  'phones.updated': 'Changed the mobile number',
  'profiles.saved': 'Saved the profile',
  'profiles.read': 'Read a profile',
  'questions.answered': 'Answered a visitor’s question about a job',
  'questions.closed': 'Closed a visitor’s question',
  'questions.removed': 'Deleted a visitor’s question',
  'questions.reopened': 'Reopened a visitor’s question',
  'questions.trapped': 'Filled in the hidden field of the question form, refused',
  'sessions.confirmed': 'Confirmed who they are',
  'recruiters.confirmed': 'Confirmed a recruiter',
  'recruiters.unconfirmed': 'Took back the confirmation of a recruiter',
  'routes.refused': 'Tried what their role does not allow, refused',
  'sessions.ended': 'Logged out one of their devices',
  'sessions.disowned': 'Disowned one of their devices, which logged out all others',
  'sessions.others_ended': 'Logged out all their other devices',
  'threads.mail_refused': 'Sent an answer by email, refused',
  'threads.rescheduled': 'Changed a scheduled message',
  'threads.scheduled': 'Scheduled a message',
  'threads.unscheduled': 'Took a scheduled message back',
  'threads.written': 'Wrote a message about an application',
  'uploads.refused': 'Uploaded a file with malware, refused',
  'recommendations.read': 'Read somebody’s recommendations',
}

/** An action as a person would say it; unknown actions are shown as recorded. */
export function actionText(action: string): string {
  const words = auditActions[action] ?? securityActions[action] ?? action.replaceAll(/[._]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Who did it: by name, by number if they have left, or nobody who was logged in. */
export function actorText({ actor, actor_id }: { actor: string; actor_id: number | null }): string {
  if (actor) return actor
  return actor_id === null ? 'Nobody logged in' : `No. ${actor_id}, gone`
}

const numbered = [
  ['applications.', 'Application'],
  ['notes.', 'Application'],
  ['jobs.', 'Job'],
  ['marketing.', 'Post'],
  ['api_keys.', 'API key'],
  ['webhooks.', 'Webhook'],
  ['accounts.', 'Account'],
  ['candidates.', 'Account'],
  ['contacts.', 'Account'],
  ['profiles.', 'Account'],
  ['questions.trapped', 'Job'],
  ['questions.', 'Question'],
  ['recommendations.', 'Account'],
] as const

/** Where to see the account with this username. */
const accountAt = (name: string) => `/user/AdminUserPage?${new URLSearchParams({ view: 'people', q: name }).toString()}`

/** Where to see who did it; nowhere for people who have left. */
export const actorLink = ({ actor }: { actor: string }) => (actor ? accountAt(actor) : null)

type Subject = {
  subject_kind: string | null
  subject_name: string
  job_id: number | null
}

/** Where to see what it was done to; nowhere if nothing is left of it. */
export function subjectLink({ subject_kind, subject_name, job_id }: Subject) {
  if (subject_kind === 'account') return accountAt(subject_name)
  if (subject_kind === 'job') return `/user/jobslist?jobId=${String(job_id)}&openDetail=true`
  return subject_kind === 'application' ? `/user/recruiterTracker?jobId=${String(job_id)}` : null
}

/** 'annaloom', 'Ward Nurse', 'Application for Ward Nurse': what it was done to, as it is called today. */
export function subjectName(row: Subject & { action: string; subject: string; details?: Record<string, string> }) {
  if (row.subject_kind === null) return recorded(row) ?? subjectText(row)
  return row.subject_kind === 'application' ? `Application for ${row.subject_name}` : row.subject_name
}

/** What an entry itself says of a key or webhook, which may be gone by now: its ends, its host. */
function recorded({ action, details }: { action: string; details?: Record<string, string> }): string | undefined {
  if (action.startsWith('api_keys.')) return details?.key
  return action.startsWith('webhooks.') ? details?.host : undefined
}

/** Entries whose subject is the view that refused, as in 'jobs.close_job'. */
const refusedViews = new Set(['routes.refused', 'identities.refused'])

/** 'Job 22': a bare number says what it refers to; 'Close job' is what a view would have done. Any other subject is shown
 * as recorded. */
export function subjectText({ action, subject }: { action: string; subject: string }): string {
  if (refusedViews.has(action)) return sentenceCase(subject.slice(subject.lastIndexOf('.') + 1).replaceAll('_', ' '))
  const what = /^\d+$/.test(subject) && numbered.find(([area]) => action.startsWith(area))?.[1]
  return what ? `${what} ${subject}` : subject
}

/** 'user_type: user, score: 80'; where it came from has a column of its own. */
export const detailsText = (details: Record<string, string>) =>
  Object.entries(details)
    .filter(([name]) => name !== 'device' && name !== 'address')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`)
    .join(', ')
