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

  /** Get the owner of the key, with the profile. Needs a key with the scope `people:read`. */
  getMe() {
    return this.call('GET', `/me`)
  }

  /** Get the profile and career of the key's owner as a JSON Resume (jsonresume.org). Needs a key with the scope `people:read`. */
  getResume() {
    return this.call('GET', `/me/resume`)
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

  /** Save one's own profile; fields that are not sent keep their values. Needs a key with the scope `people:write`. */
  saveProfile(body, options = {}) {
    return this.call('POST', `/me/profile`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** List the open jobs that match the caller best, best match first. Needs a key with the scope `jobs:read`. */
  recommendations(query = {}) {
    return this.call('GET', `/me/recommendations`, { query })
  }

  /** Read the profile's fields from a resume. Nothing is stored. Needs a key with the scope `people:write`. */
  fillFromResume(body, options = {}) {
    return this.call('POST', `/profile/from-resume`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Apply for a job: the application is stored and emailed to the recruiter. Needs a key with the scope `applications:write`. */
  applyByMail(body, options = {}) {
    return this.call('POST', `/applications/with-papers`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Draft a follow-up, a thank-you or a withdrawal from what is known about one's own application. Needs a key with the scope `applications:write`. */
  shortLetterDraft(applicationId, query = {}) {
    return this.call('GET', `/applications/${this.part(applicationId)}/short-letter`, { query })
  }

  /** Download a document of an application: for the applicant, the job's recruiter and admins. Needs a key with the scope `documents:read`. */
  document(query = {}) {
    return this.call('GET', `/documents/download`, { query, file: true })
  }

  /** Tell whether the caller's stored resume hardly fits one of our own jobs, before a letter is written. Needs a key with the scope `people:read`. */
  brakeBeforeApplying(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/brake`)
  }

  /** Say that the caller has what the job insists on and the stored resume lacks; returns what is still missing. Needs a key with the scope `people:write`. */
  haveWhatIsMissing(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/brake/corrections`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Check a letter: each of its claims, and whether a fact of the person or the job supports it. Needs a key with the scope `people:read`. */
  checkLetter(body, options = {}) {
    return this.call('POST', `/cover-letters/check`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show how a machine reads a resume: its fields, the order of its text, and what to fix. Nothing is stored. Needs a key with the scope `people:read`. */
  seeResume(body, options = {}) {
    return this.call('POST', `/machine-view`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Download the caller's career as a resume. Needs a key with the scope `documents:read`. */
  careerResume(query = {}) {
    return this.call('GET', `/me/career/resume`, { query, file: true })
  }

  /** Score a resume against a job. Needs a key with the scope `applications:read`. */
  scoreResume(body, options = {}) {
    return this.call('POST', `/resume-score`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** List which version of which resume went along with which application. Needs a key with the scope `documents:read`. */
  sentResumes() {
    return this.call('GET', `/me/resumes/sent`)
  }

  /** List the earlier versions of a resume. Needs a key with the scope `documents:read`. */
  resumeHistory(resumeId) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/states`)
  }

  /** Compare a resume, line by line, with an earlier version or with the career. Needs a key with the scope `documents:read`. */
  resumeChanges(resumeId, query = {}) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/changes`, { query })
  }

  /** Go back to an earlier version. The present one is kept too. Needs a key with the scope `documents:write`. */
  restoreResume(resumeId, number, body, options = {}) {
    return this.call('POST', `/me/resumes/${this.part(resumeId)}/states/${this.part(number)}/restoration`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the caller's resumes, last changed first. Needs a key with the scope `documents:read`. */
  myResumes() {
    return this.call('GET', `/me/resumes`)
  }

  /** Begin a resume for a job of this site or for an advert from elsewhere. Needs a key with the scope `documents:write`. */
  beginResume(body, options = {}) {
    return this.call('POST', `/me/resumes`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show one of the caller's resumes with its page. Needs a key with the scope `documents:read`. */
  myResume(resumeId) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}`)
  }

  /** Save which sentences a resume shows, in which order and in which words. Needs a key with the scope `documents:write`. */
  saveResume(resumeId, body) {
    return this.call('PUT', `/me/resumes/${this.part(resumeId)}`, { body })
  }

  /** Delete a resume. The career stays as it is. Needs a key with the scope `documents:write`. */
  removeResume(resumeId) {
    return this.call('DELETE', `/me/resumes/${this.part(resumeId)}`)
  }

  /** Say that a sentence is true: it goes into the career, and so onto the page. Needs a key with the scope `documents:write`. */
  confirmSentence(resumeId, sentenceId) {
    return this.call('PUT', `/me/resumes/${this.part(resumeId)}/sentences/${this.part(sentenceId)}/confirmation`)
  }

  /** Compare a resume with its job, and show what each sentence adds. Needs a key with the scope `documents:read`. */
  resumeMatch(resumeId) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/match`)
  }

  /** Download a resume, without sentences that nothing in the career says. Needs a key with the scope `documents:read`. */
  resumeFile(resumeId, query = {}) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/file`, { query, file: true })
  }

  /** Correct our reading of a resume for a job; returns the match with all corrections. Needs a key with the scope `people:write`. */
  correct(body, options = {}) {
    return this.call('POST', `/corrected-matches`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Undo one correction. Needs a key with the scope `people:write`. */
  undoCorrection(matchId, number) {
    return this.call('DELETE', `/corrected-matches/${this.part(matchId)}/corrections/${this.part(number)}`)
  }

  /** Undo all corrections of a match. Needs a key with the scope `people:write`. */
  undoCorrections(matchId) {
    return this.call('DELETE', `/corrected-matches/${this.part(matchId)}`)
  }

  /** Allow or forbid the operators of the product to learn from the corrections of a match. Needs a key with the scope `people:write`. */
  shareCorrections(matchId, body) {
    return this.call('PUT', `/corrected-matches/${this.part(matchId)}/sharing`, { body })
  }

  /** Write a job description from title, company, type, place and keywords. Needs a key with the scope `jobs:write`. */
  generateDescription(body, options = {}) {
    return this.call('POST', `/generate-job-description`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Put a pasted job text into sections, without leaving out a sentence. Nothing is kept. Needs a key with the scope `jobs:write`. */
  tidyDescription(body, options = {}) {
    return this.call('POST', `/tidy-job-description`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Decide on several applications at once; each gets its own email and its own result. Needs a key with the scope `applications:write`. */
  decideAll(body, options = {}) {
    return this.call('POST', `/applications/decisions`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Answer everybody who is still waiting for a decision, with one email each. Needs a key with the scope `applications:write`. */
  answerAll(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/answers`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Save a score; if it differs from the analysis, it is marked as the recruiter's own. Needs a key with the scope `applications:write`. */
  changeScore(applicationId, body) {
    return this.call('PUT', `/applications/${this.part(applicationId)}/score`, { body })
  }

  /** Hide the applicants' identities for one's own job until somebody decides, or stop hiding them. Needs a key with the scope `jobs:write`. */
  switchBlindReview(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/blind-review`, { body })
  }

  /** Show the resume's text without name, contact, photo, school and dates. Needs a key with the scope `applications:read`. */
  resumeText(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/resume-text`)
  }

  /** Reveal who applied in a blind review; the audit log records it. Needs a key with the scope `applications:write`. */
  reveal(applicationId, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/reveal`, { idempotencyKey: options.idempotencyKey })
  }

  /** Show the caller's photo. Needs a key with the scope `people:read`. */
  myPhoto() {
    return this.call('GET', `/me/career/photo`, { file: true })
  }

  /** Keep a photo in place of an earlier one. A resume shows it only if asked to. Needs a key with the scope `people:write`. */
  savePhoto(body) {
    return this.call('PUT', `/me/career/photo`, { form: body })
  }

  /** Delete the photo for good. Resumes that asked for it are made without one. Needs a key with the scope `people:write`. */
  removePhoto() {
    return this.call('DELETE', `/me/career/photo`)
  }

  /** Show the caller's career; it is empty until they have written one. Needs a key with the scope `people:read`. */
  myCareer() {
    return this.call('GET', `/me/career`)
  }

  /** Save the caller's career as a whole. Needs a key with the scope `people:write`. */
  saveCareer(body) {
    return this.call('PUT', `/me/career`, { body })
  }

  /** Read the career from the resume in the profile. Nothing is stored. Needs a key with the scope `people:write`. */
  readCareerFromResume(options = {}) {
    return this.call('POST', `/me/career/from-resume`, { idempotencyKey: options.idempotencyKey })
  }

  /** Read the career from a JSON Resume. Nothing is stored. Needs a key with the scope `people:write`. */
  readCareerFromJsonResume(body, options = {}) {
    return this.call('POST', `/me/career/from-json-resume`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Read the career from a resume, LinkedIn's data archive or a Europass file. Nothing is stored. Needs a key with the scope `people:write`. */
  readCareerFromFile(body, options = {}) {
    return this.call('POST', `/me/career/from-file`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Show the caller's profile and career as a JSON Resume. Needs a key with the scope `people:read`. */
  myJsonResume() {
    return this.call('GET', `/me/career/json-resume`)
  }

  /** Show whether the caller's company is verified, or how it can be. Needs a key with the scope `company:read`. */
  ownCompany() {
    return this.call('GET', `/company`)
  }

  /** Look for the TXT record of the caller's company, which is verified if it is there. Needs a key with the scope `company:read`. */
  checkCompany(options = {}) {
    return this.call('POST', `/company/check`, { idempotencyKey: options.idempotencyKey })
  }

  /** Show how hiring goes across all jobs whose figures the caller may see, next to the previous period. Needs a key with the scope `company:read`. */
  figures(query = {}) {
    return this.call('GET', `/company/figures`, { query })
  }

  /** Export the same figures as CSV. Needs a key with the scope `company:read`. */
  exportFigures(query = {}) {
    return this.call('GET', `/company/figures/export`, { query, file: true })
  }

  /** Invite somebody by email; a second invitation for an address takes the place of the first. Needs a key with the scope `company:write`. */
  inviteIntoCompany(body, options = {}) {
    return this.call('POST', `/company/invitations`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Withdraw an invitation, or decline a request. Needs a key with the scope `company:write`. */
  withdrawCompanyInvitation(invitationId) {
    return this.call('DELETE', `/company/invitations/${this.part(invitationId)}`)
  }

  /** Let somebody in who asked to join. Needs a key with the scope `company:write`. */
  approveCompanyRequest(invitationId, body, options = {}) {
    return this.call('POST', `/company/invitations/${this.part(invitationId)}/approve`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Ask the owners of another domain's company; the answer is the same whether or not there is one. Needs a key with the scope `company:write`. */
  askToJoinCompany(body, options = {}) {
    return this.call('POST', `/company/requests`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the people of the caller's company. Needs a key with the scope `company:read`. */
  listCompanyMembers() {
    return this.call('GET', `/company/members`)
  }

  /** Join the company whose verified domain the caller's address has; the first member becomes its owner. Needs a key with the scope `company:write`. */
  joinCompany(options = {}) {
    return this.call('POST', `/company/members`, { idempotencyKey: options.idempotencyKey })
  }

  /** Give the caller's company a name, which stands on its careers page and in its emails. Needs a key with the scope `company:write`. */
  renameCompany(body) {
    return this.call('PUT', `/company/name`, { body })
  }

  /** Give somebody in the caller's company another role. Needs a key with the scope `company:write`. */
  changeCompanyRole(userId, body) {
    return this.call('PUT', `/company/members/${this.part(userId)}`, { body })
  }

  /** Leave the company, or remove somebody who has no jobs from it. Needs a key with the scope `company:write`. */
  removeCompanyMember(userId) {
    return this.call('DELETE', `/company/members/${this.part(userId)}`)
  }

  /** Leave the company, or remove somebody from it, and give all their jobs to somebody else. Needs a key with the scope `company:write`. */
  handOverCompanyMember(userId, body, options = {}) {
    return this.call('POST', `/company/members/${this.part(userId)}/hand-over`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Give all jobs of somebody who is away to a colleague for a time; they come back by themselves. Needs a key with the scope `company:write`. */
  coverCompanyMember(userId, body, options = {}) {
    return this.call('POST', `/company/members/${this.part(userId)}/cover`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Change the last day through which a colleague looks after the jobs of somebody who is away. Needs a key with the scope `company:write`. */
  moveCoverEnd(userId, body) {
    return this.call('PUT', `/company/members/${this.part(userId)}/cover`, { body })
  }

  /** Give the jobs back before the time is over. Needs a key with the scope `company:write`. */
  endCompanyCover(userId) {
    return this.call('DELETE', `/company/members/${this.part(userId)}/cover`)
  }

  /** Show the careers page of the caller's company, or a first proposal. Needs a key with the scope `company:read`. */
  ownCareersPage() {
    return this.call('GET', `/company/careers-page`)
  }

  /** Change the careers page of the caller's company, and publish it or take it down. Needs a key with the scope `company:write`. */
  changeCareersPage(body) {
    return this.call('PUT', `/company/careers-page`, { body })
  }

  /** Write to somebody who applied for one's own job or matches it; replies go to the recruiter. Needs a key with the scope `candidates:write`. */
  contactCandidate(body, options = {}) {
    return this.call('POST', `/candidates/contact`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show the figures for one's own job: funnel and times. Needs a key with the scope `applications:read`. */
  jobInsights(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/insights`)
  }

  /** List the applicants for one's own jobs whose answer is due within three days or late. Needs a key with the scope `applications:read`. */
  owedAnswers() {
    return this.call('GET', `/answers`)
  }

  /** List the interviews of an application. Needs a key with the scope `applications:read`. */
  interviews(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/interviews`)
  }

  /** Invite an applicant to choose a time for an interview. Needs a key with the scope `applications:write`. */
  proposeInterview(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/interviews`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Invite an applicant to the interviews of the job's plan, one after the other. Needs a key with the scope `applications:write`. */
  proposePlan(applicationId, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/interviews/plan`, { idempotencyKey: options.idempotencyKey })
  }

  /** Call an interview off; everybody concerned is notified. Needs a key with the scope `applications:write`. */
  callOffInterview(interviewId, body, options = {}) {
    return this.call('POST', `/interviews/${this.part(interviewId)}/cancel`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Let the applicant choose a time again, for another week; a booked time is given up. Needs a key with the scope `applications:write`. */
  renewInterview(interviewId, options = {}) {
    return this.call('POST', `/interviews/${this.part(interviewId)}/renew`, { idempotencyKey: options.idempotencyKey })
  }

  /** When the caller can be booked for interviews. Needs a key with the scope `people:read`. */
  workingHours() {
    return this.call('GET', `/me/working-hours`)
  }

  /** Choose when the caller can be booked for interviews. Needs a key with the scope `people:write`. */
  changeWorkingHours(body) {
    return this.call('PUT', `/me/working-hours`, { body })
  }

  /** Show a job's interviews, what each asks, and how busy people are this week. Needs a key with the scope `jobs:read`. */
  interviewPlan(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/interview-plan`)
  }

  /** Set a job's interviews; interviews that were already proposed stay as they are. Needs a key with the scope `jobs:write`. */
  editInterviewPlan(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/interview-plan`, { body })
  }

  /** Where the caller's calendar is published, and when it was read. Needs a key with the scope `people:read`. */
  busyCalendar() {
    return this.call('GET', `/me/busy-calendar`)
  }

  /** Offer no interviews when the caller's published calendar is busy; it is read at once, and regularly from then
on. Needs a key with the scope `people:write`. */
  setBusyCalendar(body) {
    return this.call('PUT', `/me/busy-calendar`, { body })
  }

  /** List the interviews that the caller holds. Needs a key with the scope `applications:read`. */
  ownInterviews() {
    return this.call('GET', `/me/interviews`)
  }

  /** What to ask in an interview, and one's own scorecard. Needs a key with the scope `applications:read`. */
  interviewKit(interviewId) {
    return this.call('GET', `/interviews/${this.part(interviewId)}/kit`)
  }

  /** Save one's own scorecard; nobody sees it before it is submitted. Needs a key with the scope `applications:write`. */
  saveScorecard(interviewId, body) {
    return this.call('PUT', `/interviews/${this.part(interviewId)}/scorecard`, { body })
  }

  /** Submit one's own scorecard; from then on, the others' can be read. Needs a key with the scope `applications:write`. */
  submitScorecard(interviewId, body, options = {}) {
    return this.call('POST', `/interviews/${this.part(interviewId)}/scorecard/submit`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** All scorecards of an application side by side; nothing before the caller's own are in. Needs a key with the scope `applications:read`. */
  debrief(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/debrief`)
  }

  /** Select, hold or reject an applicant after the debrief, and say why. Needs a key with the scope `applications:write`. */
  decideInDebrief(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/debrief`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show what each interview of the job's plan asks an applicant, with minutes. Needs a key with the scope `applications:read`. */
  plannedKits(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/planned-kits`)
  }

  /** List the templates of one's own company. Needs a key with the scope `company:read`. */
  companyTemplates() {
    return this.call('GET', `/company/answer-templates`)
  }

  /** Set the templates of one's own company. Needs a key with the scope `company:write`. */
  editCompanyTemplates(body) {
    return this.call('PUT', `/company/answer-templates`, { body })
  }

  /** List the templates of the job's company, filled with what is known about one applicant. Needs a key with the scope `applications:read`. */
  applicationTemplates(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/answer-templates`)
  }

  /** List the reasons that one's own company chooses from. Needs a key with the scope `company:read`. */
  companyReasons() {
    return this.call('GET', `/company/rejection-reasons`)
  }

  /** Set the list of one's own company; reasons already written down stay as they are. Needs a key with the scope `company:write`. */
  editCompanyReasons(body) {
    return this.call('PUT', `/company/rejection-reasons`, { body })
  }

  /** List the reasons that the company of a job chooses from. Needs a key with the scope `applications:read`. */
  jobReasons(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/rejection-reasons`)
  }

  /** List the reasons for which an application was rejected, for those who decide. Needs a key with the scope `applications:read`. */
  applicationReasons(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/reasons`)
  }

  /** Write down why an application was rejected; the applicant does not learn it. Needs a key with the scope `applications:write`. */
  addReason(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/reasons`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the questions that a job asks its applicants. Needs a key with the scope `jobs:read`. */
  jobQuestions(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/questions`)
  }

  /** Set the questions of a job; existing answers stay as they are. Needs a key with the scope `jobs:write`. */
  editJobQuestions(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/questions`, { body })
  }

  /** List what an applicant answered to the job's own questions: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  applicationAnswers(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/answers`)
  }

  /** Export the applications for a job as CSV, with what was answered to its own questions. Needs a key with the scope `applications:read`. */
  exportJobApplications(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/applications/export`, { file: true })
  }

  /** List the notes on an application. Needs a key with the scope `applications:read`. */
  notes(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/notes`)
  }

  /** Add a note to an application. Needs a key with the scope `applications:write`. */
  addNote(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/notes`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Remove one's own note; an admin may remove any. Needs a key with the scope `applications:write`. */
  removeNote(applicationId, noteId) {
    return this.call('DELETE', `/applications/${this.part(applicationId)}/notes/${this.part(noteId)}`)
  }

  /** List the offers for an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  offers(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/offers`)
  }

  /** Make an offer to somebody who was selected; they get an email, and an open offer is withdrawn. Needs a key with the scope `applications:write`. */
  makeOffer(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/offers`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Make an offer with an offer letter, which is scanned first and attached to the email. Needs a key with the scope `applications:write`. */
  makeOfferWithLetter(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/offers/letter`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Withdraw an offer that nobody has answered. Needs a key with the scope `applications:write`. */
  withdrawOffer(applicationId, offerId) {
    return this.call('DELETE', `/applications/${this.part(applicationId)}/offers/${this.part(offerId)}`)
  }

  /** Accept or decline an offer, once; the recruiter gets an email. Needs a key with the scope `applications:write`. */
  answerOffer(applicationId, offerId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/offers/${this.part(offerId)}/answer`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Coach a job form: what turns people away, and how many candidates each requirement costs. Nothing is stored. Needs a key with the scope `jobs:write`. */
  coachJob(body, options = {}) {
    return this.call('POST', `/job-coach`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List texts for an email to somebody in the pool. Needs a key with the scope `candidates:read`. */
  poolTemplates(poolKey) {
    return this.call('GET', `/company/pool/${this.part(poolKey)}/templates`)
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

  /** List entries of the pool that look like one person, by address, number or resume. Needs a key with the scope `candidates:read`. */
  poolDuplicates() {
    return this.call('GET', `/company/pool/duplicates`)
  }

  /** Show two entries of the pool as one person; can be undone for 30 days. Needs a key with the scope `candidates:write`. */
  mergePoolPeople(body, options = {}) {
    return this.call('POST', `/company/pool/duplicates/merge`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Remember that two entries of the pool are not one person. Needs a key with the scope `candidates:write`. */
  tellPoolPeopleApart(body, options = {}) {
    return this.call('POST', `/company/pool/duplicates/differ`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Make somebody an entry of their own again. Needs a key with the scope `candidates:write`. */
  undoPoolMerge(poolKey) {
    return this.call('DELETE', `/company/pool/${this.part(poolKey)}/merge`)
  }

  /** Add people to the pool. Needs a key with the scope `candidates:write`. */
  addPoolPeople(body, options = {}) {
    return this.call('POST', `/company/pool/people`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Say what adding the people of a table would do. Nothing is stored. Needs a key with the scope `candidates:write`. */
  checkPoolSheet(body, options = {}) {
    return this.call('POST', `/company/pool/sheets/check`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Add the people of a table to the pool; rows that cannot be read are left out. Needs a key with the scope `candidates:write`. */
  addPoolSheet(body, options = {}) {
    return this.call('POST', `/company/pool/sheets`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Read who a resume is about. Nothing is stored. Needs a key with the scope `candidates:write`. */
  readPoolResume(body, options = {}) {
    return this.call('POST', `/company/pool/resumes/read`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** List the latest imports into the pool. Needs a key with the scope `candidates:read`. */
  poolImports() {
    return this.call('GET', `/company/pool/imports`)
  }

  /** Undo an import: remove its people whom nobody has changed since. Needs a key with the scope `candidates:write`. */
  undoPoolImport(importId) {
    return this.call('DELETE', `/company/pool/imports/${this.part(importId)}`)
  }

  /** Check an answer by fixed rules: what it covers and what it lacks. Nothing is kept. Needs a key with the scope `people:read`. */
  checkPractice(body, options = {}) {
    return this.call('POST', `/practice`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the interviews to which the caller is invited, with what each asks about. Needs a key with the scope `applications:read`. */
  comingInterviews() {
    return this.call('GET', `/practice/interviews`)
  }

  /** List the stages of one's own job. Needs a key with the scope `applications:read`. */
  stages(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/stages`)
  }

  /** Set the stages of one's own job; applications in a removed stage go to the nearest earlier one. Needs a key with the scope `jobs:write`. */
  editStages(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/stages`, { body })
  }

  /** Move undecided applications to a stage; each gets its own result. Needs a key with the scope `applications:write`. */
  moveApplications(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/moves`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List who moved an application to which stage. Needs a key with the scope `applications:read`. */
  moves(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/moves`)
  }

  /** List the stages with which new jobs of one's company begin. Needs a key with the scope `company:read`. */
  companyStages() {
    return this.call('GET', `/company/stages`)
  }

  /** Set the stages with which new jobs of one's company begin. Needs a key with the scope `company:write`. */
  editCompanyStages(body) {
    return this.call('PUT', `/company/stages`, { body })
  }

  /** Switch one's own daily email about overdue applications on or off. Needs a key with the scope `people:write`. */
  switchStageEmail(body) {
    return this.call('PUT', `/company/stages/email`, { body })
  }

  /** List the jobs and companies that the caller has hidden. Needs a key with the scope `searches:read`. */
  listHiddenJobs() {
    return this.call('GET', `/hidden-jobs`)
  }

  /** Hide a job, or all jobs of a company, from the caller's searches. Needs a key with the scope `searches:write`. */
  hideJob(body, options = {}) {
    return this.call('POST', `/hidden-jobs`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show a hidden job or company again. Needs a key with the scope `searches:write`. */
  showHiddenJob(hiddenId) {
    return this.call('DELETE', `/hidden-jobs/${this.part(hiddenId)}`)
  }

  /** List the caller's stories, oldest first. Needs a key with the scope `people:read`. */
  listStories() {
    return this.call('GET', `/stories`)
  }

  /** Keep a story. Needs a key with the scope `people:write`. */
  addStory(body, options = {}) {
    return this.call('POST', `/stories`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Change a story. Needs a key with the scope `people:write`. */
  changeStory(storyId, body) {
    return this.call('PUT', `/stories/${this.part(storyId)}`, { body })
  }

  /** Delete a story. Needs a key with the scope `people:write`. */
  deleteStory(storyId) {
    return this.call('DELETE', `/stories/${this.part(storyId)}`)
  }

  /** List everybody who has applied to the caller's company or was added to its pool, except people whom a blind
review hides. Needs a key with the scope `candidates:read`. */
  pool(query = {}) {
    return this.call('GET', `/company/pool`, { query })
  }

  /** Export the people of the pool as CSV or JSON, at most 10,000; the security log says so. Needs a key with the scope `candidates:read`. */
  exportPool(query = {}) {
    return this.call('GET', `/company/pool/export`, { query, file: true })
  }

  /** Set the tags of somebody in the pool. Needs a key with the scope `candidates:write`. */
  tagPerson(poolKey, body) {
    return this.call('PUT', `/company/pool/${this.part(poolKey)}/tags`, { body })
  }

  /** List the company's open jobs that fit somebody in the pool. Needs a key with the scope `candidates:read`. */
  poolFits(poolKey) {
    return this.call('GET', `/company/pool/${this.part(poolKey)}/jobs`)
  }

  /** Remove somebody who was added to the pool. Needs a key with the scope `candidates:write`. */
  removePoolPerson(poolKey) {
    return this.call('DELETE', `/company/pool/${this.part(poolKey)}`)
  }

  /** Remove several people who were added to the pool. Needs a key with the scope `candidates:write`. */
  removePoolPeople(body, options = {}) {
    return this.call('POST', `/company/pool/removals`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Give tags to several people, or take tags away. Needs a key with the scope `candidates:write`. */
  tagPoolPeople(body, options = {}) {
    return this.call('POST', `/company/pool/tags`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Count the company's open jobs that fit each of several people. Needs a key with the scope `candidates:read`. */
  countPoolFits(query = {}) {
    return this.call('GET', `/company/pool/fits`, { query })
  }

  /** List the messages about an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  messages(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/messages`)
  }

  /** Write to the other side, who gets an email: now, or at a chosen time. Needs a key with the scope `applications:write`. */
  writeMessage(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/messages`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Write to the other side, with files that are scanned first; nothing is sent if one of them cannot be used. Needs a key with the scope `applications:write`. */
  writeWithFiles(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/messages/files`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Note that the caller has seen the messages up to this one. Needs a key with the scope `applications:write`. */
  markRead(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/messages/read`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the threads about all jobs whose applications the caller may read. Needs a key with the scope `applications:read`. */
  inbox(query = {}) {
    return this.call('GET', `/inbox`, { query })
  }

  /** List the threads about the caller's own applications. Needs a key with the scope `applications:read`. */
  ownThreads(query = {}) {
    return this.call('GET', `/me/threads`, { query })
  }

  /** Change the text or the time of a scheduled message; the caller becomes its author. Needs a key with the scope `applications:write`. */
  changeScheduledMessage(applicationId, messageId, body) {
    return this.call('PUT', `/applications/${this.part(applicationId)}/messages/scheduled/${this.part(messageId)}`, { body })
  }

  /** Cancel a scheduled message. Needs a key with the scope `applications:write`. */
  cancelScheduledMessage(applicationId, messageId) {
    return this.call('DELETE', `/applications/${this.part(applicationId)}/messages/scheduled/${this.part(messageId)}`)
  }

  /** List the scheduled messages for all jobs on which the caller decides. Needs a key with the scope `applications:read`. */
  scheduledInInbox() {
    return this.call('GET', `/inbox/scheduled`)
  }

  /** Count the caller's applications and answers by source. Needs a key with the scope `tracker:read`. */
  trackerFigures() {
    return this.call('GET', `/tracked-jobs/figures`)
  }

  /** Read a job's advert again and compare it with the stored one. Needs a key with the scope `tracker:write`. */
  checkAdvert(trackedJobId, options = {}) {
    return this.call('POST', `/tracked-jobs/${this.part(trackedJobId)}/check`, { idempotencyKey: options.idempotencyKey })
  }

  /** Add, rename, order and remove one's own stages. Needs a key with the scope `tracker:write`. */
  changeTrackerStages(body) {
    return this.call('PUT', `/tracked-jobs/stages`, { body })
  }

  /** Follow a job from the job search. Needs a key with the scope `tracker:write`. */
  saveListedJob(body, options = {}) {
    return this.call('POST', `/tracked-jobs/listed`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Follow the job that a web page describes as a schema.org JobPosting. Needs a key with the scope `tracker:write`. */
  readJobPage(body, options = {}) {
    return this.call('POST', `/tracked-jobs/read`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Change what is written down about a job. Needs a key with the scope `tracker:write`. */
  changeTrackedJob(trackedJobId, body) {
    return this.call('PUT', `/tracked-jobs/${this.part(trackedJobId)}`, { body })
  }

  /** Remove a job from the board. An application that was sent stays. Needs a key with the scope `tracker:write`. */
  removeTrackedJob(trackedJobId) {
    return this.call('DELETE', `/tracked-jobs/${this.part(trackedJobId)}`)
  }

  /** Move a job to another stage. Needs a key with the scope `tracker:write`. */
  moveTrackedJob(trackedJobId, body) {
    return this.call('PUT', `/tracked-jobs/${this.part(trackedJobId)}/stage`, { body })
  }

  /** Show the text of a job's advert. Needs a key with the scope `tracker:read`. */
  trackedJobText(trackedJobId) {
    return this.call('GET', `/tracked-jobs/${this.part(trackedJobId)}/text`)
  }

  /** List the files and the versions of the letter of a job. Needs a key with the scope `tracker:read`. */
  trackedDocuments(trackedJobId) {
    return this.call('GET', `/tracked-jobs/${this.part(trackedJobId)}/documents`)
  }

  /** List the versions of letters for all jobs that the caller follows. Needs a key with the scope `tracker:read`. */
  savedLetters() {
    return this.call('GET', `/tracked-jobs/letters`)
  }

  /** Store a file with a job. Needs a key with the scope `tracker:write`. */
  addTrackedFile(trackedJobId, body, options = {}) {
    return this.call('POST', `/tracked-jobs/${this.part(trackedJobId)}/files`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Remove a file from a job for good. Needs a key with the scope `tracker:write`. */
  removeTrackedFile(trackedJobId, fileName) {
    return this.call('DELETE', `/tracked-jobs/${this.part(trackedJobId)}/files/${this.part(fileName)}`)
  }

  /** Store a version of the letter for a job; beyond the limit, the oldest one is removed. Needs a key with the scope `tracker:write`. */
  keepLetter(trackedJobId, body, options = {}) {
    return this.call('POST', `/tracked-jobs/${this.part(trackedJobId)}/letters`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Remove a version of the letter for a job. Needs a key with the scope `tracker:write`. */
  removeLetter(trackedJobId, letterId) {
    return this.call('DELETE', `/tracked-jobs/${this.part(trackedJobId)}/letters/${this.part(letterId)}`)
  }

  /** Export the jobs on the caller's board as CSV. Needs a key with the scope `tracker:read`. */
  exportTracker() {
    return this.call('GET', `/tracked-jobs/export`, { file: true })
  }

  /** Follow the jobs of a table, from here or from another tracker; jobs already followed stay as they were. Needs a key with the scope `tracker:write`. */
  importTracker(body, options = {}) {
    return this.call('POST', `/tracked-jobs/import`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Export the next talk about a job for a calendar. Needs a key with the scope `tracker:read`. */
  trackedJobCalendar(trackedJobId) {
    return this.call('GET', `/tracked-jobs/${this.part(trackedJobId)}/calendar`, { file: true })
  }

  /** Score the next few resumes for a job that have no score yet; repeat the call until `last` is null. Needs a key with the scope `applications:write`. */
  scoreNext(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/scores`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Put tags on applications, and take others off. Needs a key with the scope `applications:write`. */
  tag(body, options = {}) {
    return this.call('POST', `/applications/tags`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the jobs of the caller's company whose applications the caller may read, newest first. Needs a key with the scope `company:read`. */
  listCompanyJobs(query = {}) {
    return this.call('GET', `/company/jobs`, { query })
  }

  /** Put somebody of the company on a job's team, or give them another role on it. Needs a key with the scope `jobs:write`. */
  putOnJobTeam(jobId, userId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/team/${this.part(userId)}`, { body })
  }

  /** Take somebody off a job's team. Needs a key with the scope `jobs:write`. */
  takeOffJobTeam(jobId, userId) {
    return this.call('DELETE', `/jobs/${this.part(jobId)}/team/${this.part(userId)}`)
  }
}
