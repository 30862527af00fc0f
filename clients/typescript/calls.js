// Written by scripts/client_code.py from /api/v1/openapi.json.
import { Transport } from './transport.js'

export class Calls extends Transport {
  /** List jobs, the newest first. Needs a key with the scope `jobs:read`. */
  listJobs(query = {}) {
    return this.call('GET', `/jobs`, { query })
  }

  /** Post a job under the name of the key's owner. Needs a key with the scope `jobs:write`. */
  postJob(body, options = {}) {
    return this.call('POST', `/jobs`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Get a job: your own in any state, any other while people may apply. Needs a key with the scope `jobs:read`. */
  getJob(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}`)
  }

  /** Change a job; what is not sent stays as it is. Needs a key with the scope `jobs:write`. */
  changeJob(jobId, body) {
    return this.call('PATCH', `/jobs/${this.part(jobId)}`, { body })
  }

  /** Close a job: nobody can apply anymore. Closing it again changes nothing. Needs a key with the scope `jobs:write`. */
  closeJob(jobId, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/close`, { idempotencyKey: options.idempotencyKey })
  }

  /** Reopen a closed job; possible twice at most. Needs a key with the scope `jobs:write`. */
  reopenJob(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/reopen`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the questions that a job asks its applicants. Needs a key with the scope `jobs:read`. */
  listQuestions(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/questions`)
  }

  /** Set the questions of one's own job; existing answers stay as they are. Needs a key with the scope `jobs:write`. */
  setQuestions(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/questions`, { body })
  }

  /** Compare the stored resume of the key's owner with a job. Needs a key with the scope `people:read`. */
  getMatch(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/match`)
  }

  /** Compare the stored resume of the key's owner with the text of any advert; nothing is stored. Needs a key with the scope `people:read`. */
  matchAdvert(body, options = {}) {
    return this.call('POST', `/matches`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Draft a cover letter for a job from the profile and the resume of the key's owner. Needs a key with the scope `people:read`. */
  draftLetter(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/letter-draft`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the applications that the key's owner has sent, the newest first. Needs a key with the scope `applications:read`. */
  listOwnApplications(query = {}) {
    return this.call('GET', `/applications`, { query })
  }

  /** Apply with the profile and the resume of the key's owner. A repeated call returns the first application. Needs a key with the scope `applications:write`. */
  apply(body, options = {}) {
    return this.call('POST', `/applications`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the applications for one's own job, the newest first. Needs a key with the scope `applications:read`. */
  listApplicationsForJob(jobId, query = {}) {
    return this.call('GET', `/jobs/${this.part(jobId)}/applications`, { query })
  }

  /** Get an application as it was sent: for the applicant and the job's recruiter, unless the review is blind. Needs a key with the scope `applications:read`. */
  getApplication(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}`)
  }

  /** Select or reject an applicant, who gets an email, or undo either. Needs a key with the scope `applications:write`. */
  decide(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/decision`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Withdraw one's own application; the recruiter gets an email. Needs a key with the scope `applications:write`. */
  withdrawApplication(applicationId, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/withdraw`, { idempotencyKey: options.idempotencyKey })
  }

  /** List the notes on an application. Needs a key with the scope `applications:read`. */
  listNotes(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/notes`)
  }

  /** Add a note to an application. Needs a key with the scope `applications:write`. */
  addNote(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/notes`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Delete one's own note. Needs a key with the scope `applications:write`. */
  deleteNote(applicationId, noteId) {
    return this.call('DELETE', `/applications/${this.part(applicationId)}/notes/${this.part(noteId)}`)
  }

  /** List the messages about an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  listMessages(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/messages`)
  }

  /** Write to the other side, who gets an email. Needs a key with the scope `applications:write`. */
  writeMessage(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/messages`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the scheduled messages, for those who decide. Needs a key with the scope `applications:read`. */
  listScheduledMessages(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/scheduled-messages`)
  }

  /** Schedule a message to the applicant; it is held back if the applicant writes first. Needs a key with the scope `applications:write`. */
  scheduleMessage(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/scheduled-messages`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Cancel a scheduled message. Needs a key with the scope `applications:write`. */
  cancelScheduledMessage(applicationId, messageId) {
    return this.call('DELETE', `/applications/${this.part(applicationId)}/scheduled-messages/${this.part(messageId)}`)
  }

  /** List the threads about all jobs whose applications the key's owner may read. Needs a key with the scope `applications:read`. */
  listInbox(query = {}) {
    return this.call('GET', `/inbox`, { query })
  }

  /** Note that the key's owner has seen the messages up to this one. Needs a key with the scope `applications:write`. */
  markMessagesRead(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/messages/read`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the offers for an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  listOffers(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/offers`)
  }

  /** Make an offer to somebody who was selected; they get an email, and an open offer is withdrawn. Needs a key with the scope `applications:write`. */
  makeOffer(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/offers`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Withdraw an offer that nobody has answered; the applicant gets an email. Needs a key with the scope `applications:write`. */
  withdrawOffer(applicationId, offerId) {
    return this.call('DELETE', `/applications/${this.part(applicationId)}/offers/${this.part(offerId)}`)
  }

  /** Accept or decline an offer, once; the recruiter gets an email. Needs a key with the scope `applications:write`. */
  answerOffer(applicationId, offerId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/offers/${this.part(offerId)}/answer`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the interviews of an application. Needs a key with the scope `applications:read`. */
  listInterviews(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/interviews`)
  }

  /** Invite an applicant to an interview; they get an email with the link to book it. Needs a key with the scope `applications:write`. */
  propose(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/interviews`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Invite an applicant to the interviews of the job's plan, one after the other. Needs a key with the scope `applications:write`. */
  proposeInterviewPlan(applicationId, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/interviews/plan`, { idempotencyKey: options.idempotencyKey })
  }

  /** Call an interview off. Needs a key with the scope `applications:write`. */
  callOff(interviewId, body, options = {}) {
    return this.call('POST', `/interviews/${this.part(interviewId)}/cancel`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Get the interviews that a job plans, and what each asks. Needs a key with the scope `jobs:read`. */
  getInterviewPlan(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/interview-plan`)
  }

  /** Set the interviews that a job plans; interviews that were already proposed stay as they are. Needs a key with the scope `jobs:write`. */
  setInterviewPlan(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/interview-plan`, { body })
  }

  /** List the scorecards of an application: for those who decide, and for interviewers whose own scorecards are in. Needs a key with the scope `applications:read`. */
  listScorecards(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/scorecards`)
  }

  /** List the stages of a job, with how many applications each has. Needs a key with the scope `applications:read`. */
  listStages(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/stages`)
  }

  /** Move an application to another stage; nobody gets an email. Needs a key with the scope `applications:write`. */
  moveApplication(applicationId, body) {
    return this.call('PUT', `/applications/${this.part(applicationId)}/stage`, { body })
  }

  /** List who works on a job. Needs a key with the scope `applications:read`. */
  listTeam(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/team`)
  }

  /** Download a document: one's own, or one that came with an application for one's job. Needs a key with the scope `documents:read`. */
  getDocument(documentId) {
    return this.call('GET', `/documents/${this.part(documentId)}`, { file: true })
  }

  /** List the people who match one's own job best and let recruiters find them. Needs a key with the scope `candidates:read`. */
  listCandidates(jobId, query = {}) {
    return this.call('GET', `/jobs/${this.part(jobId)}/candidates`, { query })
  }

  /** List the people of the company of the key's owner. Needs a key with the scope `company:read`. */
  listMembers() {
    return this.call('GET', `/company/members`)
  }

  /** Show how hiring goes across all jobs whose figures the key's owner may see, next to the previous period. Needs a key with the scope `company:read`. */
  readFigures(query = {}) {
    return this.call('GET', `/company/figures`, { query })
  }

  /** Show the careers page of the company of the key's owner. Needs a key with the scope `company:read`. */
  readCareersPage() {
    return this.call('GET', `/company/careers-page`)
  }

  /** List the templates for answers of the company of the key's owner. Needs a key with the scope `company:read`. */
  listAnswerTemplates() {
    return this.call('GET', `/company/answer-templates`)
  }

  /** List everybody who has applied to the company of the key's owner or was added to its pool, except people whom a
blind review hides. Needs a key with the scope `candidates:read`. */
  listPool(query = {}) {
    return this.call('GET', `/company/pool`, { query })
  }

  /** Add somebody to the pool; nobody gets an email. Needs a key with the scope `candidates:write`. */
  addToPool(body, options = {}) {
    return this.call('POST', `/company/pool`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List entries of the pool that look like one person, by address, number or resume; a recruiter decides. Needs a key with the scope `candidates:read`. */
  listPoolDuplicates() {
    return this.call('GET', `/company/pool/duplicates`)
  }

  /** Set the tags of somebody in the pool. Needs a key with the scope `candidates:write`. */
  tagPoolPerson(poolKey, body) {
    return this.call('PUT', `/company/pool/${this.part(poolKey)}/tags`, { body })
  }

  /** Remove somebody who was added to the pool. Needs a key with the scope `candidates:write`. */
  removeFromPool(poolKey) {
    return this.call('DELETE', `/company/pool/${this.part(poolKey)}`)
  }

  /** Write to somebody in the pool who has agreed to be written to. Needs a key with the scope `candidates:write`. */
  writeToPoolPerson(poolKey, body, options = {}) {
    return this.call('POST', `/company/pool/${this.part(poolKey)}/messages`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Invite people to apply for a job: those who have agreed to be written to, each once. Needs a key with the scope `candidates:write`. */
  invitePoolPeople(body, options = {}) {
    return this.call('POST', `/company/pool/invitations`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Ask people by email whether they may be kept and written to; nobody who has said no is asked again. Needs a key with the scope `candidates:write`. */
  askForConsent(body, options = {}) {
    return this.call('POST', `/company/pool/consents`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Get the owner of the key, with the profile. Needs a key with the scope `people:read`. */
  getMe() {
    return this.call('GET', `/me`)
  }

  /** Get the profile and career of the key's owner as a JSON Resume (jsonresume.org). Needs a key with the scope `people:read`. */
  getResume() {
    return this.call('GET', `/me/resume`)
  }

  /** List the resumes of the key's owner. Needs a key with the scope `documents:read`. */
  listResumes() {
    return this.call('GET', `/me/resumes`)
  }

  /** Download a resume, without sentences that nothing in the career says. Needs a key with the scope `documents:read`. */
  getResumeFile(resumeId, query = {}) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/file`, { query })
  }

  /** List the saved searches of the key's owner. Needs a key with the scope `searches:read`. */
  listSearches() {
    return this.call('GET', `/searches`)
  }

  /** Save a search; jobs that exist now are not new. Needs a key with the scope `searches:write`. */
  saveSearch(body, options = {}) {
    return this.call('POST', `/searches`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Replace a saved search. Needs a key with the scope `searches:write`. */
  replaceSearch(searchId, body) {
    return this.call('PUT', `/searches/${this.part(searchId)}`, { body })
  }

  /** Delete a saved search. Needs a key with the scope `searches:write`. */
  deleteSearch(searchId) {
    return this.call('DELETE', `/searches/${this.part(searchId)}`)
  }

  /** List the jobs that the owner of the key follows, the newest first. Needs a key with the scope `tracker:read`. */
  listTrackedJobs(query = {}) {
    return this.call('GET', `/tracked-jobs`, { query })
  }

  /** Follow a job from anywhere. Needs a key with the scope `tracker:write`. */
  followJob(body, options = {}) {
    return this.call('POST', `/tracked-jobs`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Move a job to another stage. Needs a key with the scope `tracker:write`. */
  moveTrackedJob(trackedJobId, body) {
    return this.call('PUT', `/tracked-jobs/${this.part(trackedJobId)}/stage`, { body })
  }

  /** Remove a job from the tracker. An application that was sent stays. Needs a key with the scope `tracker:write`. */
  unfollowJob(trackedJobId) {
    return this.call('DELETE', `/tracked-jobs/${this.part(trackedJobId)}`)
  }

  /** List the webhooks of the key's owner. Needs a key with the scope `webhooks:read`. */
  listWebhooks() {
    return this.call('GET', `/webhooks`)
  }

  /** Add a webhook; only this answer contains its secret. Needs a key with the scope `webhooks:write`. */
  addWebhook(body, options = {}) {
    return this.call('POST', `/webhooks`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show a webhook. Needs a key with the scope `webhooks:read`. */
  showWebhook(webhookId) {
    return this.call('GET', `/webhooks/${this.part(webhookId)}`)
  }

  /** Pause a webhook, or resume it. Needs a key with the scope `webhooks:write`. */
  switchWebhook(webhookId, body) {
    return this.call('PATCH', `/webhooks/${this.part(webhookId)}`, { body })
  }

  /** Remove a webhook with its deliveries. Needs a key with the scope `webhooks:write`. */
  deleteWebhook(webhookId) {
    return this.call('DELETE', `/webhooks/${this.part(webhookId)}`)
  }

  /** Give a webhook a new secret; for a while, messages are also signed with the old one. Needs a key with the scope `webhooks:write`. */
  renewWebhookSecret(webhookId, options = {}) {
    return this.call('POST', `/webhooks/${this.part(webhookId)}/secret`, { idempotencyKey: options.idempotencyKey })
  }

  /** Send a message of the type `test` within seconds. Needs a key with the scope `webhooks:write`. */
  testWebhook(webhookId, options = {}) {
    return this.call('POST', `/webhooks/${this.part(webhookId)}/test`, { idempotencyKey: options.idempotencyKey })
  }

  /** List what was sent to a webhook, with the answers. Needs a key with the scope `webhooks:read`. */
  listDeliveries(webhookId, query = {}) {
    return this.call('GET', `/webhooks/${this.part(webhookId)}/deliveries`, { query })
  }

  /** Send a message once more, under the same id. Needs a key with the scope `webhooks:write`. */
  redeliver(webhookId, deliveryId, options = {}) {
    return this.call('POST', `/webhooks/${this.part(webhookId)}/deliveries/${this.part(deliveryId)}/redeliver`, { idempotencyKey: options.idempotencyKey })
  }
}
