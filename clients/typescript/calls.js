// Written by scripts/client_code.py from /api/v1/openapi.json.
import { Transport } from './transport.js'

export class Calls extends Transport {
  /** List jobs. The newest come first. Needs a key with the scope `jobs:read`. */
  listJobs(query = {}) {
    return this.call('GET', `/jobs`, { query })
  }

  /** Post a job. It appears under the name of the key's owner. Needs a key with the scope `jobs:write`. */
  postJob(body, options = {}) {
    return this.call('POST', `/jobs`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show a job: your own in any state, any other while people may apply. Needs a key with the scope `jobs:read`. */
  getJob(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}`)
  }

  /** Change a job: what is not sent stays as it is. Needs a key with the scope `jobs:write`. */
  changeJob(jobId, body) {
    return this.call('PATCH', `/jobs/${this.part(jobId)}`, { body })
  }

  /** Close a job: nobody can apply anymore. Closing it again changes nothing. Needs a key with the scope `jobs:write`. */
  closeJob(jobId, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/close`, { idempotencyKey: options.idempotencyKey })
  }

  /** Reopen a closed job: twice at most. Needs a key with the scope `jobs:write`. */
  reopenJob(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/reopen`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Compare your resume with a job: the one in the profile of the key's owner. Needs a key with the scope `people:read`. */
  getMatch(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/match`)
  }

  /** Compare one of your resumes with any advert: its text is sent along, and nothing is stored. Needs a key with the scope `people:read`. */
  matchAdvert(body, options = {}) {
    return this.call('POST', `/matches`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Draft a cover letter for a job. It draws on the profile and the resume of the key's owner. Needs a key with the scope `people:read`. */
  draftLetter(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/letter-draft`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the applications that you sent. The newest come first. Needs a key with the scope `applications:read`. */
  listOwnApplications(query = {}) {
    return this.call('GET', `/applications`, { query })
  }

  /** Apply for a job with your profile and resume. A repeated call returns the first application. Needs a key with the scope `applications:write`. */
  apply(body, options = {}) {
    return this.call('POST', `/applications`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the applications for your job. The newest come first. Needs a key with the scope `applications:read`. */
  listApplicationsForJob(jobId, query = {}) {
    return this.call('GET', `/jobs/${this.part(jobId)}/applications`, { query })
  }

  /** Show an application as it was sent: for the applicant and the job's recruiter, unless the review is blind. Needs a key with the scope `applications:read`. */
  getApplication(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}`)
  }

  /** Select or reject an applicant: they get an email, and either can be undone. Needs a key with the scope `applications:write`. */
  decide(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/decision`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Withdraw your application: the recruiter gets an email. Needs a key with the scope `applications:write`. */
  withdrawApplication(applicationId, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/withdraw`, { idempotencyKey: options.idempotencyKey })
  }

  /** Move an application to another stage: nobody gets an email. Needs a key with the scope `applications:write`. */
  moveApplication(applicationId, body) {
    return this.call('PUT', `/applications/${this.part(applicationId)}/stage`, { body })
  }

  /** List a job's team. Needs a key with the scope `applications:read`. */
  listTeam(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/team`)
  }

  /** List the interviews and debriefs of a job's applicants who wait for a decision. The newest come first. Needs a key with the scope `applications:read`. */
  listJobInterviews(jobId, query = {}) {
    return this.call('GET', `/jobs/${this.part(jobId)}/interviews`, { query })
  }

  /** List the interviews that you hold. The newest come first. Needs a key with the scope `applications:read`. */
  listOwnInterviews(query = {}) {
    return this.call('GET', `/me/interviews`, { query })
  }

  /** List the threads of your inbox: those about all jobs whose applications you may read. Needs a key with the scope `applications:read`. */
  inbox(query = {}) {
    return this.call('GET', `/inbox`, { query })
  }

  /** List the threads about your applications. Needs a key with the scope `applications:read`. */
  ownThreads(query = {}) {
    return this.call('GET', `/me/threads`, { query })
  }

  /** List the questions from visitors: about the jobs on which you decide, or about one of them. Needs a key with the scope `applications:read`. */
  listVisitorQuestions(query = {}) {
    return this.call('GET', `/visitor-questions`, { query })
  }

  /** Download a document: your own, or one that came with an application for your job. Needs a key with the scope `documents:read`. */
  getDocument(documentId) {
    return this.call('GET', `/documents/${this.part(documentId)}`, { file: true })
  }

  /** List the people who match your job best: those who let recruiters find them. Needs a key with the scope `candidates:read`. */
  listCandidates(jobId, query = {}) {
    return this.call('GET', `/jobs/${this.part(jobId)}/candidates`, { query })
  }

  /** List the people of the talent pool. Those whom a blind review hides are left out. Needs a key with the scope `candidates:read`. */
  pool(query = {}) {
    return this.call('GET', `/company/pool`, { query })
  }

  /** List your company's jobs: those whose applications you may read. The newest come first. Needs a key with the scope `company:read`. */
  listCompanyJobs(query = {}) {
    return this.call('GET', `/company/jobs`, { query })
  }

  /** Show your profile. You are the owner of the key. Needs a key with the scope `people:read`. */
  getMe() {
    return this.call('GET', `/me`)
  }

  /** Download your profile and career as a JSON Resume (jsonresume.org). Needs a key with the scope `people:read`. */
  getResume() {
    return this.call('GET', `/me/resume`)
  }

  /** List your saved searches. Needs a key with the scope `searches:read`. */
  listSearches() {
    return this.call('GET', `/searches`)
  }

  /** Save a search: jobs that exist now are not new. Needs a key with the scope `searches:write`. */
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

  /** List the jobs that you follow. The newest come first. Needs a key with the scope `tracker:read`. */
  listTrackedJobs(query = {}) {
    return this.call('GET', `/tracked-jobs`, { query })
  }

  /** Follow a job from anywhere. Needs a key with the scope `tracker:write`. */
  followJob(body, options = {}) {
    return this.call('POST', `/tracked-jobs`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List your webhooks. Needs a key with the scope `webhooks:read`. */
  listWebhooks() {
    return this.call('GET', `/webhooks`)
  }

  /** Add a webhook: only this answer contains its secret. Needs a key with the scope `webhooks:write`. */
  addWebhook(body, options = {}) {
    return this.call('POST', `/webhooks`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show a webhook. Needs a key with the scope `webhooks:read`. */
  showWebhook(webhookId) {
    return this.call('GET', `/webhooks/${this.part(webhookId)}`)
  }

  /** Pause or resume a webhook. Needs a key with the scope `webhooks:write`. */
  switchWebhook(webhookId, body) {
    return this.call('PATCH', `/webhooks/${this.part(webhookId)}`, { body })
  }

  /** Remove a webhook with its deliveries. Needs a key with the scope `webhooks:write`. */
  deleteWebhook(webhookId) {
    return this.call('DELETE', `/webhooks/${this.part(webhookId)}`)
  }

  /** Give a webhook a new secret: for a while, messages are also signed with the old one. Needs a key with the scope `webhooks:write`. */
  renewWebhookSecret(webhookId, options = {}) {
    return this.call('POST', `/webhooks/${this.part(webhookId)}/secret`, { idempotencyKey: options.idempotencyKey })
  }

  /** Send a test message within seconds. Its type is `test`. Needs a key with the scope `webhooks:write`. */
  testWebhook(webhookId, options = {}) {
    return this.call('POST', `/webhooks/${this.part(webhookId)}/test`, { idempotencyKey: options.idempotencyKey })
  }

  /** List a webhook's deliveries: what was sent, with the answers. Needs a key with the scope `webhooks:read`. */
  listDeliveries(webhookId, query = {}) {
    return this.call('GET', `/webhooks/${this.part(webhookId)}/deliveries`, { query })
  }

  /** Send a message again under the same id. Needs a key with the scope `webhooks:write`. */
  redeliver(webhookId, deliveryId, options = {}) {
    return this.call('POST', `/webhooks/${this.part(webhookId)}/deliveries/${this.part(deliveryId)}/redeliver`, { idempotencyKey: options.idempotencyKey })
  }

  /** Save your profile: fields that are not sent keep their values. Needs a key with the scope `people:write`. */
  saveProfile(body, options = {}) {
    return this.call('POST', `/me/profile`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** List the open jobs that suit you. The best matches come first. Needs a key with the scope `jobs:read`. */
  recommendations(query = {}) {
    return this.call('GET', `/me/recommendations`, { query })
  }

  /** Read the fields of a profile from a resume. Nothing is stored. Needs a key with the scope `people:write`. */
  fillFromResume(body, options = {}) {
    return this.call('POST', `/profile/from-resume`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Apply for a job by email: the application is stored and emailed to the recruiter. Needs a key with the scope `applications:write`. */
  applyByEmail(body, options = {}) {
    return this.call('POST', `/applications/with-papers`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Draft a short letter about your application: a follow-up, a thank-you or a withdrawal. Needs a key with the scope `applications:write`. */
  shortLetterDraft(applicationId, query = {}) {
    return this.call('GET', `/applications/${this.part(applicationId)}/short-letter`, { query })
  }

  /** Find people among the applicants whom you may read, for all of your jobs. Needs a key with the scope `applications:read`. */
  findApplicants(query = {}) {
    return this.call('GET', `/applicants`, { query })
  }

  /** List one's own views, and those that colleagues share. Needs a key with the scope `applications:read`. */
  listViews() {
    return this.call('GET', `/applicant-views`)
  }

  /** Save a view. Needs a key with the scope `applications:write`. */
  addView(body, options = {}) {
    return this.call('POST', `/applicant-views`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Change a view of one's own. Needs a key with the scope `applications:write`. */
  changeView(viewId, body) {
    return this.call('PUT', `/applicant-views/${this.part(viewId)}`, { body })
  }

  /** Delete a view of one's own. Needs a key with the scope `applications:write`. */
  deleteView(viewId) {
    return this.call('DELETE', `/applicant-views/${this.part(viewId)}`)
  }

  /** Download a document of an application: for the applicant, the people who may read the application, and admins. Needs a key with the scope `documents:read`. */
  document(query = {}) {
    return this.call('GET', `/documents/download`, { query, file: true })
  }

  /** Show the words of a document, for those who may download it. Counts as an analysis. Needs a key with the scope `documents:read`. */
  documentText(query = {}) {
    return this.call('GET', `/documents/text`, { query })
  }

  /** Check whether your resume hardly fits a job, before you write a letter. Needs a key with the scope `people:read`. */
  brakeBeforeApplying(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/brake`)
  }

  /** Check whether a resume other than your stored one hardly fits a job. Nothing is stored. Needs a key with the scope `people:read`. */
  brakeBeforeApplyingWithFile(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/brake`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Say that you have what your resume lacks. Returns what is still missing. Needs a key with the scope `people:write`. */
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

  /** Download your career as a resume. Needs a key with the scope `documents:read`. */
  careerResume(query = {}) {
    return this.call('GET', `/me/career/resume`, { query, file: true })
  }

  /** Score a resume against a job. Needs a key with the scope `applications:read`. */
  scoreResume(body, options = {}) {
    return this.call('POST', `/resume-score`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** List the resumes that you sent: which version went along with which application. Needs a key with the scope `documents:read`. */
  sentResumes() {
    return this.call('GET', `/me/resumes/sent`)
  }

  /** List the earlier versions of a resume. Needs a key with the scope `documents:read`. */
  resumeHistory(resumeId) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/states`)
  }

  /** Compare two versions of a resume: line by line, with an earlier one or with the career. Needs a key with the scope `documents:read`. */
  resumeChanges(resumeId, query = {}) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/changes`, { query })
  }

  /** Go back to an earlier version of a resume: the present one is kept, too. Needs a key with the scope `documents:write`. */
  restoreResume(resumeId, number, body, options = {}) {
    return this.call('POST', `/me/resumes/${this.part(resumeId)}/states/${this.part(number)}/restoration`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List your resumes. Those changed last come first. Needs a key with the scope `documents:read`. */
  myResumes() {
    return this.call('GET', `/me/resumes`)
  }

  /** Begin a resume: for a job here or for an advert from elsewhere. Needs a key with the scope `documents:write`. */
  beginResume(body, options = {}) {
    return this.call('POST', `/me/resumes`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Count the resumes that show each sentence of your career. Needs a key with the scope `documents:read`. */
  resumeUses() {
    return this.call('GET', `/me/resumes/uses`)
  }

  /** Show a resume with its page. Needs a key with the scope `documents:read`. */
  myResume(resumeId) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}`)
  }

  /** Save a resume: which sentences it shows, in which order and in which words. Needs a key with the scope `documents:write`. */
  saveResume(resumeId, body) {
    return this.call('PUT', `/me/resumes/${this.part(resumeId)}`, { body })
  }

  /** Delete a resume: the career stays as it is. Needs a key with the scope `documents:write`. */
  removeResume(resumeId) {
    return this.call('DELETE', `/me/resumes/${this.part(resumeId)}`)
  }

  /** Confirm that a sentence of a resume is true. It goes into the career, and so onto the page. Needs a key with the scope `documents:write`. */
  confirmSentence(resumeId, sentenceId) {
    return this.call('PUT', `/me/resumes/${this.part(resumeId)}/sentences/${this.part(sentenceId)}/confirmation`)
  }

  /** Compare a resume with its job, sentence by sentence. Needs a key with the scope `documents:read`. */
  resumeMatch(resumeId) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/match`)
  }

  /** Download a resume. Sentences that nothing in the career says are left out. Needs a key with the scope `documents:read`. */
  resumeFile(resumeId, query = {}) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/file`, { query, file: true })
  }

  /** Make the file of a resume and read it, as an employer's software would. Counts as an analysis. Needs a key with the scope `documents:read`. */
  resumeReadBack(resumeId, query = {}) {
    return this.call('GET', `/me/resumes/${this.part(resumeId)}/read-back`, { query })
  }

  /** Correct how a resume was read for a job. Returns the match with all corrections. Needs a key with the scope `people:write`. */
  correct(body, options = {}) {
    return this.call('POST', `/corrected-matches`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Undo a correction. Needs a key with the scope `people:write`. */
  undoCorrection(matchId, number) {
    return this.call('DELETE', `/corrected-matches/${this.part(matchId)}/corrections/${this.part(number)}`)
  }

  /** Undo all corrections of a match. Needs a key with the scope `people:write`. */
  undoCorrections(matchId) {
    return this.call('DELETE', `/corrected-matches/${this.part(matchId)}`)
  }

  /** Share the corrections of a match: allow or forbid the operators of the product to learn from them. Needs a key with the scope `people:write`. */
  shareCorrections(matchId, body) {
    return this.call('PUT', `/corrected-matches/${this.part(matchId)}/sharing`, { body })
  }

  /** Write a job description from title, company, type, place and keywords. Needs a key with the scope `jobs:write`. */
  generateDescription(body, options = {}) {
    return this.call('POST', `/generate-job-description`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Put a pasted job text into sections. No sentence is left out, and nothing is kept. Needs a key with the scope `jobs:write`. */
  tidyDescription(body, options = {}) {
    return this.call('POST', `/tidy-job-description`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List one's own drafts and templates, and the templates of colleagues. Needs a key with the scope `jobs:read`. */
  listDrafts() {
    return this.call('GET', `/job-drafts`)
  }

  /** Keep a draft or a template. Needs a key with the scope `jobs:write`. */
  addDraft(body, options = {}) {
    return this.call('POST', `/job-drafts`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Change a draft or a template of one's own. Needs a key with the scope `jobs:write`. */
  changeDraft(draftId, body) {
    return this.call('PUT', `/job-drafts/${this.part(draftId)}`, { body })
  }

  /** Delete a draft or a template of one's own. Needs a key with the scope `jobs:write`. */
  deleteDraft(draftId) {
    return this.call('DELETE', `/job-drafts/${this.part(draftId)}`)
  }

  /** Decide on several applications: each gets its own email and its own result. Needs a key with the scope `applications:write`. */
  decideAll(body, options = {}) {
    return this.call('POST', `/applications/decisions`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Answer everybody who is still waiting, with one email each. Needs a key with the scope `applications:write`. */
  answerAll(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/answers`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Save a score: if it differs from the analysis, it is marked as the recruiter's own. Needs a key with the scope `applications:write`. */
  changeScore(applicationId, body) {
    return this.call('PUT', `/applications/${this.part(applicationId)}/score`, { body })
  }

  /** Switch a blind review on or off: it hides who applied for your job until they reach a stage, or
until somebody decides. Needs a key with the scope `jobs:write`. */
  switchBlindReview(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/blind-review`, { body })
  }

  /** Show a resume's text in a blind review: without name, contact, photo, school and dates. Needs a key with the scope `applications:read`. */
  resumeText(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/resume-text`)
  }

  /** Reveal who applied in a blind review: the audit log records it. Needs a key with the scope `applications:write`. */
  reveal(applicationId, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/reveal`, { idempotencyKey: options.idempotencyKey })
  }

  /** Show your photo. Needs a key with the scope `people:read`. */
  myPhoto() {
    return this.call('GET', `/me/career/photo`, { file: true })
  }

  /** Save your photo. It takes the place of an earlier one; a resume shows it only if asked to. Needs a key with the scope `people:write`. */
  savePhoto(body) {
    return this.call('PUT', `/me/career/photo`, { form: body })
  }

  /** Delete your photo for good. Resumes that asked for it are made without one. Needs a key with the scope `people:write`. */
  removePhoto() {
    return this.call('DELETE', `/me/career/photo`)
  }

  /** Show your career: it is empty until you have written one. Needs a key with the scope `people:read`. */
  myCareer() {
    return this.call('GET', `/me/career`)
  }

  /** Save your whole career. Needs a key with the scope `people:write`. */
  saveCareer(body) {
    return this.call('PUT', `/me/career`, { body })
  }

  /** Read a career from the resume in your profile. A copy is kept for a day, and then as long as the
career refers to it. Needs a key with the scope `people:write`. */
  readCareerFromResume(options = {}) {
    return this.call('POST', `/me/career/from-resume`, { idempotencyKey: options.idempotencyKey })
  }

  /** Read a career from a JSON Resume. The file is kept for a day, and then as long as the career refers to it. Needs a key with the scope `people:write`. */
  readCareerFromJsonResume(body, options = {}) {
    return this.call('POST', `/me/career/from-json-resume`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Read a career from a file: a resume, LinkedIn's data archive, a Europass file or a JSON Resume. The file is kept
for a day, and then as long as the career refers to it. Needs a key with the scope `people:write`. */
  readCareerFromFile(body, options = {}) {
    return this.call('POST', `/me/career/from-file`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Show your profile and career as a JSON Resume. Needs a key with the scope `people:read`. */
  myJsonResume() {
    return this.call('GET', `/me/career/json-resume`)
  }

  /** Show your company: whether it is verified, or how it can be. Needs a key with the scope `company:read`. */
  ownCompany() {
    return this.call('GET', `/company`)
  }

  /** Check your company's TXT record: the company is verified if it is there. Needs a key with the scope `company:write`. */
  checkCompany(options = {}) {
    return this.call('POST', `/company/check`, { idempotencyKey: options.idempotencyKey })
  }

  /** Show how hiring goes: across all jobs whose figures you may see, next to the previous period. Needs a key with the scope `company:read`. */
  figures(query = {}) {
    return this.call('GET', `/company/figures`, { query })
  }

  /** List the applications behind a figure. Needs a key with the scope `applications:read`. */
  figureApplications(query = {}) {
    return this.call('GET', `/company/figures/applications`, { query })
  }

  /** Export the figures as CSV. Needs a key with the scope `company:read`. */
  exportFigures(query = {}) {
    return this.call('GET', `/company/figures/export`, { query, file: true })
  }

  /** Invite somebody into the company by email. A second invitation takes the place of the first. Needs a key with the scope `company:write`. */
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

  /** Ask to join the company of another domain. The answer is the same whether or not there is one. Needs a key with the scope `company:write`. */
  askToJoinCompany(body, options = {}) {
    return this.call('POST', `/company/requests`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the people of your company. Needs a key with the scope `company:read`. */
  listCompanyMembers() {
    return this.call('GET', `/company/members`)
  }

  /** Join your company: the one whose verified domain your address has. The first member becomes its owner. Needs a key with the scope `company:write`. */
  joinCompany(options = {}) {
    return this.call('POST', `/company/members`, { idempotencyKey: options.idempotencyKey })
  }

  /** Name your company: the name stands on its careers page and in its emails. Needs a key with the scope `company:write`. */
  renameCompany(body) {
    return this.call('PUT', `/company/name`, { body })
  }

  /** Change somebody's role in your company. Needs a key with the scope `company:write`. */
  changeCompanyRole(userId, body) {
    return this.call('PUT', `/company/members/${this.part(userId)}`, { body })
  }

  /** Leave the company, or remove somebody who has no jobs from it. Needs a key with the scope `company:write`. */
  removeCompanyMember(userId) {
    return this.call('DELETE', `/company/members/${this.part(userId)}`)
  }

  /** Hand over somebody's jobs to a colleague: all of them, as the person leaves the company. Needs a key with the scope `company:write`. */
  handOverCompanyMember(userId, body, options = {}) {
    return this.call('POST', `/company/members/${this.part(userId)}/hand-over`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Let a colleague cover for somebody who is away. All their jobs go over for a time and come back by themselves. Needs a key with the scope `company:write`. */
  coverCompanyMember(userId, body, options = {}) {
    return this.call('POST', `/company/members/${this.part(userId)}/cover`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Change the last day of a cover. Needs a key with the scope `company:write`. */
  moveCoverEnd(userId, body) {
    return this.call('PUT', `/company/members/${this.part(userId)}/cover`, { body })
  }

  /** End a cover early. The jobs go back at once. Needs a key with the scope `company:write`. */
  endCompanyCover(userId) {
    return this.call('DELETE', `/company/members/${this.part(userId)}/cover`)
  }

  /** Show your company's careers page, or a first proposal. Needs a key with the scope `company:read`. */
  ownCareersPage() {
    return this.call('GET', `/company/careers-page`)
  }

  /** Change your company's careers page, publish it or take it down. Needs a key with the scope `company:write`. */
  changeCareersPage(body) {
    return this.call('PUT', `/company/careers-page`, { body })
  }

  /** Show the picture of your company's careers page. Needs a key with the scope `company:read`. */
  ownCover(query = {}) {
    return this.call('GET', `/company/careers-page/cover`, { query, file: true })
  }

  /** Change the picture at the top of your company's careers page. It is cut to 1200 by 520 pixels. Needs a key with the scope `company:write`. */
  changeCover(body) {
    return this.call('PUT', `/company/careers-page/cover`, { form: body })
  }

  /** Remove the picture of your company's careers page. Needs a key with the scope `company:write`. */
  removeCover() {
    return this.call('DELETE', `/company/careers-page/cover`)
  }

  /** Write to a candidate: somebody who applied for your job or matches it. Replies go to the recruiter. Needs a key with the scope `candidates:write`. */
  contactCandidate(body, options = {}) {
    return this.call('POST', `/candidates/contact`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show the figures for your job: funnel and times. Needs a key with the scope `applications:read`. */
  jobInsights(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/insights`)
  }

  /** List the applicants who await an answer: for your jobs, due within three days or late. Needs a key with the scope `applications:read`. */
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

  /** Invite an applicant to all interviews of the plan, one after the other. Needs a key with the scope `applications:write`. */
  proposePlan(applicationId, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/interviews/plan`, { idempotencyKey: options.idempotencyKey })
  }

  /** Call an interview off; everybody concerned is notified. Needs a key with the scope `applications:write`. */
  callOffInterview(interviewId, body, options = {}) {
    return this.call('POST', `/interviews/${this.part(interviewId)}/cancel`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Let the applicant choose another time. A booked time is given up. Needs a key with the scope `applications:write`. */
  renewInterview(interviewId, options = {}) {
    return this.call('POST', `/interviews/${this.part(interviewId)}/renew`, { idempotencyKey: options.idempotencyKey })
  }

  /** Show when you can be booked for interviews. Needs a key with the scope `people:read`. */
  workingHours() {
    return this.call('GET', `/me/working-hours`)
  }

  /** Set when you can be booked for interviews. Needs a key with the scope `people:write`. */
  changeWorkingHours(body) {
    return this.call('PUT', `/me/working-hours`, { body })
  }

  /** Show a job's interview plan: what each interview asks, and how busy people are this week. Needs a key with the scope `jobs:read`. */
  interviewPlan(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/interview-plan`)
  }

  /** Set a job's interview plan: interviews that were already proposed stay as they are. Needs a key with the scope `jobs:write`. */
  editInterviewPlan(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/interview-plan`, { body })
  }

  /** Use a job's interview plan for another job, which has none yet. Answers with the plan of that job. Needs a key with the scope `jobs:write`. */
  reuseInterviewPlan(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/interview-plan/uses`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show your busy calendar: where it is published, and when it was read. Needs a key with the scope `people:read`. */
  busyCalendar() {
    return this.call('GET', `/me/busy-calendar`)
  }

  /** Connect your busy calendar: no interviews are offered when it is busy. It is read at once, then regularly. Needs a key with the scope `people:write`. */
  setBusyCalendar(body) {
    return this.call('PUT', `/me/busy-calendar`, { body })
  }

  /** Show the kit of an interview: what to ask, and your own scorecard. Needs a key with the scope `applications:read`. */
  interviewKit(interviewId) {
    return this.call('GET', `/interviews/${this.part(interviewId)}/kit`)
  }

  /** Save your scorecard: nobody sees it before it is submitted. Needs a key with the scope `applications:write`. */
  saveScorecard(interviewId, body) {
    return this.call('PUT', `/interviews/${this.part(interviewId)}/scorecard`, { body })
  }

  /** Submit your scorecard: from then on, the others' can be read. Needs a key with the scope `applications:write`. */
  submitScorecard(interviewId, body, options = {}) {
    return this.call('POST', `/interviews/${this.part(interviewId)}/scorecard/submit`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show the debrief of an application: all scorecards side by side, but nothing before your own are in. Needs a key with the scope `applications:read`. */
  debrief(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/debrief`)
  }

  /** Decide after the debrief: select, hold or reject an applicant, and say why. Needs a key with the scope `applications:write`. */
  decideInDebrief(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/debrief`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show what each planned interview asks an applicant, with minutes. Needs a key with the scope `applications:read`. */
  plannedKits(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/planned-kits`)
  }

  /** List your company's templates. Needs a key with the scope `company:read`. */
  companyTemplates() {
    return this.call('GET', `/company/answer-templates`)
  }

  /** Set your company's templates. Needs a key with the scope `company:write`. */
  editCompanyTemplates(body) {
    return this.call('PUT', `/company/answer-templates`, { body })
  }

  /** List the templates for an applicant: filled with what is known about the applicant. Needs a key with the scope `applications:read`. */
  applicationTemplates(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/answer-templates`)
  }

  /** Show a message as an applicant would read it. Nothing is sent. Needs a key with the scope `applications:read`. */
  previewMessage(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/messages/preview`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Write to several applicants: each gets an email of their own, filled in, and nobody one with a gap. Needs a key with the scope `applications:write`. */
  messageAll(body, options = {}) {
    return this.call('POST', `/applications/messages`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List your company's reasons for rejections. Needs a key with the scope `company:read`. */
  companyReasons() {
    return this.call('GET', `/company/rejection-reasons`)
  }

  /** Set your company's reasons for rejections: reasons already written down stay as they are. Needs a key with the scope `company:write`. */
  editCompanyReasons(body) {
    return this.call('PUT', `/company/rejection-reasons`, { body })
  }

  /** List the reasons for rejections of a job's company. Needs a key with the scope `applications:read`. */
  jobReasons(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/rejection-reasons`)
  }

  /** List why an application was rejected: for those who decide. Needs a key with the scope `applications:read`. */
  applicationReasons(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/reasons`)
  }

  /** Write down why an application was rejected: the applicant does not learn it. Needs a key with the scope `applications:write`. */
  addReason(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/reasons`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List the questions of a job. Needs a key with the scope `jobs:read`. */
  jobQuestions(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/questions`)
  }

  /** Set the questions of a job: existing answers stay as they are. Needs a key with the scope `jobs:write`. */
  editJobQuestions(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/questions`, { body })
  }

  /** List an applicant's answers: to the job's own questions, for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  applicationAnswers(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/answers`)
  }

  /** Export a job's applications as CSV, with the answers to its own questions. Needs a key with the scope `applications:read`. */
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

  /** Nudge whoever looks after an application that is past the limit of its stage: once a day, by a note that names
them. Needs a key with the scope `applications:write`. */
  nudge(applicationId, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/nudges`, { idempotencyKey: options.idempotencyKey })
  }

  /** Remove your note: an admin may remove any. Needs a key with the scope `applications:write`. */
  removeNote(applicationId, noteId) {
    return this.call('DELETE', `/applications/${this.part(applicationId)}/notes/${this.part(noteId)}`)
  }

  /** List the offers for an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  offers(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/offers`)
  }

  /** Make an offer to somebody who was selected. They get an email, and an open offer is withdrawn. Needs a key with the scope `applications:write`. */
  makeOffer(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/offers`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Make an offer with an offer letter. The letter is scanned first and attached to the email. Needs a key with the scope `applications:write`. */
  makeOfferWithLetter(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/offers/letter`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Withdraw an offer that nobody has answered. Needs a key with the scope `applications:write`. */
  withdrawOffer(applicationId, offerId) {
    return this.call('DELETE', `/applications/${this.part(applicationId)}/offers/${this.part(offerId)}`)
  }

  /** Accept or decline an offer. It can be answered once; the recruiter gets an email. Needs a key with the scope `applications:write`. */
  answerOffer(applicationId, offerId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/offers/${this.part(offerId)}/answer`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Check a job form: what turns people away, and how many candidates each requirement costs. Nothing is stored. Needs a key with the scope `jobs:write`. */
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

  /** Invite people of the pool to apply for a job. Those who have agreed to be written to get an email, each once. Needs a key with the scope `candidates:write`. */
  invitePoolPeople(body, options = {}) {
    return this.call('POST', `/company/pool/invitations`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Ask people of the pool for their consent: to be kept and written to. Nobody who has said no is asked again. Needs a key with the scope `candidates:write`. */
  askForConsent(body, options = {}) {
    return this.call('POST', `/company/pool/consents`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List likely duplicates in the pool: entries with the same address, number or resume. Needs a key with the scope `candidates:read`. */
  poolDuplicates() {
    return this.call('GET', `/company/pool/duplicates`)
  }

  /** Merge two entries of the pool: they are shown as one person. It can be undone for 30 days. Needs a key with the scope `candidates:write`. */
  mergePoolPeople(body, options = {}) {
    return this.call('POST', `/company/pool/duplicates/merge`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Keep two entries of the pool apart: remember that they are not one person. Needs a key with the scope `candidates:write`. */
  tellPoolPeopleApart(body, options = {}) {
    return this.call('POST', `/company/pool/duplicates/differ`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Undo a merge: somebody becomes an entry of their own again. Needs a key with the scope `candidates:write`. */
  undoPoolMerge(poolKey) {
    return this.call('DELETE', `/company/pool/${this.part(poolKey)}/merge`)
  }

  /** Add people to the pool. Needs a key with the scope `candidates:write`. */
  addPoolPeople(body, options = {}) {
    return this.call('POST', `/company/pool/people`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Check a table of people: what adding them to the pool would do. Nothing is stored. Needs a key with the scope `candidates:write`. */
  checkPoolSheet(body, options = {}) {
    return this.call('POST', `/company/pool/sheets/check`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Add the people of a table to the pool: rows that cannot be read are left out. Needs a key with the scope `candidates:write`. */
  addPoolSheet(body, options = {}) {
    return this.call('POST', `/company/pool/sheets`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Read whom a resume is about. Nothing is stored. Needs a key with the scope `candidates:write`. */
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

  /** List the saved searches of the talent pool. Needs a key with the scope `candidates:read`. */
  listPoolSearches() {
    return this.call('GET', `/company/pool/searches`)
  }

  /** Save a search of the talent pool for everybody in the company who uses it. Needs a key with the scope `candidates:write`. */
  addPoolSearch(body, options = {}) {
    return this.call('POST', `/company/pool/searches`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Change a saved search of the talent pool, or its name. Needs a key with the scope `candidates:write`. */
  changePoolSearch(searchId, body) {
    return this.call('PUT', `/company/pool/searches/${this.part(searchId)}`, { body })
  }

  /** Delete a saved search of the talent pool; the people whom it finds stay there. Needs a key with the scope `candidates:write`. */
  deletePoolSearch(searchId) {
    return this.call('DELETE', `/company/pool/searches/${this.part(searchId)}`)
  }

  /** Check a practice answer by fixed rules: what it covers and what it lacks. Nothing is kept. Needs a key with the scope `people:read`. */
  checkPractice(body, options = {}) {
    return this.call('POST', `/practice`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List your coming interviews with what each asks about. Needs a key with the scope `applications:read`. */
  comingInterviews() {
    return this.call('GET', `/practice/interviews`)
  }

  /** List the stages of your job. Needs a key with the scope `applications:read`. */
  stages(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/stages`)
  }

  /** Set the stages of your job: applications in a removed stage go to the nearest earlier one. Needs a key with the scope `jobs:write`. */
  editStages(jobId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/stages`, { body })
  }

  /** Move undecided applications to a stage. Each gets its own result. Needs a key with the scope `applications:write`. */
  moveApplications(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/moves`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List an application's moves: who moved it to which stage. Needs a key with the scope `applications:read`. */
  moves(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/moves`)
  }

  /** Show your company's profile: its logo, its time zone and the defaults of its new jobs. Needs a key with the scope `company:read`. */
  companyProfile() {
    return this.call('GET', `/company/profile`)
  }

  /** Change your company's time zone and the defaults of its new jobs. Existing jobs stay as they are. Needs a key with the scope `company:write`. */
  changeCompanyProfile(body) {
    return this.call('PUT', `/company/profile`, { body })
  }

  /** Show your company's logo. Needs a key with the scope `company:read`. */
  ownCompanyLogo(query = {}) {
    return this.call('GET', `/company/logo`, { query, file: true })
  }

  /** Change your company's logo. The picture is scaled to fit 128 by 128 pixels. Needs a key with the scope `company:write`. */
  changeCompanyLogo(body) {
    return this.call('PUT', `/company/logo`, { form: body })
  }

  /** Remove your company's logo. Needs a key with the scope `company:write`. */
  removeCompanyLogo() {
    return this.call('DELETE', `/company/logo`)
  }

  /** List your company's stages: new jobs begin with them. Needs a key with the scope `company:read`. */
  companyStages() {
    return this.call('GET', `/company/stages`)
  }

  /** Set your company's stages: new jobs begin with them. Needs a key with the scope `company:write`. */
  editCompanyStages(body) {
    return this.call('PUT', `/company/stages`, { body })
  }

  /** Switch your emails about overdue applications and scorecards on or off. Needs a key with the scope `people:write`. */
  switchStageEmail(body) {
    return this.call('PUT', `/company/stages/email`, { body })
  }

  /** List the jobs and companies that you have hidden. Needs a key with the scope `searches:read`. */
  listHiddenJobs() {
    return this.call('GET', `/hidden-jobs`)
  }

  /** Hide a job, or all jobs of a company, from your searches. Needs a key with the scope `searches:write`. */
  hideJob(body, options = {}) {
    return this.call('POST', `/hidden-jobs`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Show a hidden job or company again. Needs a key with the scope `searches:write`. */
  showHiddenJob(hiddenId) {
    return this.call('DELETE', `/hidden-jobs/${this.part(hiddenId)}`)
  }

  /** List your stories. The oldest come first. Needs a key with the scope `people:read`. */
  listStories() {
    return this.call('GET', `/stories`)
  }

  /** Add a story. Needs a key with the scope `people:write`. */
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

  /** Count the people of the talent pool, and those of them who may be written to. Needs a key with the scope `candidates:read`. */
  poolCounts() {
    return this.call('GET', `/company/pool/counts`)
  }

  /** Export people of the pool as CSV or JSON. At most 10,000; the security log says so. Needs a key with the scope `candidates:read`. */
  exportPool(query = {}) {
    return this.call('GET', `/company/pool/export`, { query, file: true })
  }

  /** Set the tags of somebody in the pool. Needs a key with the scope `candidates:write`. */
  tagPerson(poolKey, body) {
    return this.call('PUT', `/company/pool/${this.part(poolKey)}/tags`, { body })
  }

  /** List your company's open jobs that fit somebody in the pool. Needs a key with the scope `candidates:read`. */
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

  /** Count your company's open jobs that fit each of several people. Needs a key with the scope `candidates:read`. */
  countPoolFits(query = {}) {
    return this.call('GET', `/company/pool/fits`, { query })
  }

  /** List the messages about an application: for the applicant and those who decide. Needs a key with the scope `applications:read`. */
  messages(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/messages`)
  }

  /** Write a message about an application: the other side gets an email, now or at a chosen time. Needs a key with the scope `applications:write`. */
  writeMessage(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/messages`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Write a message with files. They are scanned first, and nothing is sent if one of them cannot be used. Needs a key with the scope `applications:write`. */
  writeWithFiles(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/messages/files`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Mark messages as read, up to this one. Needs a key with the scope `applications:write`. */
  markRead(applicationId, body, options = {}) {
    return this.call('POST', `/applications/${this.part(applicationId)}/messages/read`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Read a visitor's question about a job, with everything written after it. Needs a key with the scope `applications:read`. */
  visitorQuestion(questionId) {
    return this.call('GET', `/visitor-questions/${this.part(questionId)}`)
  }

  /** Delete a visitor's question with everything written after it, for good. Needs a key with the scope `applications:write`. */
  deleteVisitorQuestion(questionId) {
    return this.call('DELETE', `/visitor-questions/${this.part(questionId)}`)
  }

  /** Answer a visitor's question: they get an email, and what they reply arrives here. Needs a key with the scope `applications:write`. */
  answerVisitorQuestion(questionId, body, options = {}) {
    return this.call('POST', `/visitor-questions/${this.part(questionId)}/answers`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Close a visitor's question that needs no answer, or open it again. Needs a key with the scope `applications:write`. */
  closeVisitorQuestion(questionId, body) {
    return this.call('PUT', `/visitor-questions/${this.part(questionId)}/closed`, { body })
  }

  /** Change a scheduled message: its text or its time. You become its author. Needs a key with the scope `applications:write`. */
  changeScheduledMessage(applicationId, messageId, body) {
    return this.call('PUT', `/applications/${this.part(applicationId)}/messages/scheduled/${this.part(messageId)}`, { body })
  }

  /** Cancel a scheduled message. Needs a key with the scope `applications:write`. */
  cancelScheduledMessage(applicationId, messageId) {
    return this.call('DELETE', `/applications/${this.part(applicationId)}/messages/scheduled/${this.part(messageId)}`)
  }

  /** List the scheduled messages: for all jobs on which you decide. Needs a key with the scope `applications:read`. */
  scheduledInInbox() {
    return this.call('GET', `/inbox/scheduled`)
  }

  /** Count your applications and answers by source. Needs a key with the scope `tracker:read`. */
  trackerFigures() {
    return this.call('GET', `/tracked-jobs/figures`)
  }

  /** Read a job's advert again and compare it with the stored one. Needs a key with the scope `tracker:write`. */
  checkAdvert(trackedJobId, options = {}) {
    return this.call('POST', `/tracked-jobs/${this.part(trackedJobId)}/check`, { idempotencyKey: options.idempotencyKey })
  }

  /** Compare the advert that you applied to with the one that is there now. Needs a key with the scope `tracker:read`. */
  appliedAdvert(applicationId) {
    return this.call('GET', `/applications/${this.part(applicationId)}/advert`)
  }

  /** Set the stages of your tracker: add, rename, order and remove them. Needs a key with the scope `tracker:write`. */
  changeTrackerStages(body) {
    return this.call('PUT', `/tracked-jobs/stages`, { body })
  }

  /** Follow a job from the job search. Needs a key with the scope `tracker:write`. */
  saveListedJob(body, options = {}) {
    return this.call('POST', `/tracked-jobs/listed`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Follow the job on a web page that describes it as a schema.org JobPosting. Needs a key with the scope `tracker:write`. */
  readJobPage(body, options = {}) {
    return this.call('POST', `/tracked-jobs/read`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Change a job that you follow: what is written down about it. Needs a key with the scope `tracker:write`. */
  changeTrackedJob(trackedJobId, body) {
    return this.call('PUT', `/tracked-jobs/${this.part(trackedJobId)}`, { body })
  }

  /** Remove a job from your tracker: an application that was sent stays. Needs a key with the scope `tracker:write`. */
  removeTrackedJob(trackedJobId) {
    return this.call('DELETE', `/tracked-jobs/${this.part(trackedJobId)}`)
  }

  /** Move a job that you follow to another stage. Needs a key with the scope `tracker:write`. */
  moveTrackedJob(trackedJobId, body) {
    return this.call('PUT', `/tracked-jobs/${this.part(trackedJobId)}/stage`, { body })
  }

  /** Show the text of a job's advert. Needs a key with the scope `tracker:read`. */
  trackedJobText(trackedJobId) {
    return this.call('GET', `/tracked-jobs/${this.part(trackedJobId)}/text`)
  }

  /** List the documents of a job that you follow: files and versions of the letter. Needs a key with the scope `tracker:read`. */
  trackedDocuments(trackedJobId) {
    return this.call('GET', `/tracked-jobs/${this.part(trackedJobId)}/documents`)
  }

  /** List your letters: all versions for all jobs that you follow. Needs a key with the scope `tracker:read`. */
  savedLetters() {
    return this.call('GET', `/tracked-jobs/letters`)
  }

  /** Add a file to a job that you follow. Needs a key with the scope `tracker:write`. */
  addTrackedFile(trackedJobId, body, options = {}) {
    return this.call('POST', `/tracked-jobs/${this.part(trackedJobId)}/files`, { form: body, idempotencyKey: options.idempotencyKey })
  }

  /** Remove a file from a job for good. Needs a key with the scope `tracker:write`. */
  removeTrackedFile(trackedJobId, fileName) {
    return this.call('DELETE', `/tracked-jobs/${this.part(trackedJobId)}/files/${this.part(fileName)}`)
  }

  /** Save a version of a letter for a job. Beyond the limit, the oldest one is removed. Needs a key with the scope `tracker:write`. */
  keepLetter(trackedJobId, body, options = {}) {
    return this.call('POST', `/tracked-jobs/${this.part(trackedJobId)}/letters`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Remove a version of a letter. Needs a key with the scope `tracker:write`. */
  removeLetter(trackedJobId, letterId) {
    return this.call('DELETE', `/tracked-jobs/${this.part(trackedJobId)}/letters/${this.part(letterId)}`)
  }

  /** Export your tracker as CSV. Needs a key with the scope `tracker:read`. */
  exportTracker() {
    return this.call('GET', `/tracked-jobs/export`, { file: true })
  }

  /** Import a table of jobs into your tracker. Jobs already followed stay as they were. Needs a key with the scope `tracker:write`. */
  importTracker(body, options = {}) {
    return this.call('POST', `/tracked-jobs/import`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Export the next interview about a job as a calendar file. Needs a key with the scope `tracker:read`. */
  trackedJobCalendar(trackedJobId) {
    return this.call('GET', `/tracked-jobs/${this.part(trackedJobId)}/calendar`, { file: true })
  }

  /** Score a few resumes for a job that have no score yet, or no brief. Repeat the call until `last` is null. Needs a key with the scope `applications:write`. */
  scoreNext(jobId, body, options = {}) {
    return this.call('POST', `/jobs/${this.part(jobId)}/scores`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Put tags on applications, and take others off. Needs a key with the scope `applications:write`. */
  tag(body, options = {}) {
    return this.call('POST', `/applications/tags`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** List who may look after applications for the job. Needs a key with the scope `applications:read`. */
  assignees(jobId) {
    return this.call('GET', `/jobs/${this.part(jobId)}/assignees`)
  }

  /** Say who looks after applications. Needs a key with the scope `applications:write`. */
  assign(body, options = {}) {
    return this.call('POST', `/applications/assignments`, { body, idempotencyKey: options.idempotencyKey })
  }

  /** Put somebody on a job's team, or give them another role on it. Needs a key with the scope `jobs:write`. */
  putOnJobTeam(jobId, userId, body) {
    return this.call('PUT', `/jobs/${this.part(jobId)}/team/${this.part(userId)}`, { body })
  }

  /** Take somebody off a job's team. Needs a key with the scope `jobs:write`. */
  takeOffJobTeam(jobId, userId) {
    return this.call('DELETE', `/jobs/${this.part(jobId)}/team/${this.part(userId)}`)
  }
}
