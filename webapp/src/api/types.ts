// Generated from openapi.json by `npm run api`. Do not edit.
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = void;
export type SecurityTxtApiResponse =
  /** status 200 As RFC 9116 describes it */ string;
export type SecurityTxtApiArg = void;
export type AnalyseApiResponse = /** status 200 OK */ AtsAnswer;
export type AnalyseApiArg = {
  atsForm: AtsForm;
};
export type ActivateUserApiResponse = /** status 200 OK */ Changed;
export type ActivateUserApiArg = {
  named: Named;
};
export type ListAdminsApiResponse = /** status 200 OK */ Admins;
export type ListAdminsApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the name, address or number */
  q?: string;
};
export type ListAuditApiResponse = /** status 200 OK */ AuditAnswer;
export type ListAuditApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Name, address or number of the person who did it */
  actor?: string;
  /** The beginning of the action, such as jobs. or accounts.deleted */
  action?: string;
  /** Part of the subject's name, address or number */
  subject?: string;
  from?: string;
  /** Including that day */
  to?: string;
  only?: "refused" | "changes";
};
export type ExportAuditApiResponse = /** status 200 CSV */ Blob;
export type ExportAuditApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Name, address or number of the person who did it */
  actor?: string;
  /** The beginning of the action, such as jobs. or accounts.deleted */
  action?: string;
  /** Part of the subject's name, address or number */
  subject?: string;
  from?: string;
  /** Including that day */
  to?: string;
  only?: "refused" | "changes";
};
export type ListCareerPagesApiResponse = /** status 200 OK */ CareerPageList;
export type ListCareerPagesApiArg = void;
export type AddCareerPageApiResponse = /** status 201 Created */ CareerPageDone;
export type AddCareerPageApiArg = {
  careerPageForm: CareerPageForm;
};
export type RemoveCareerPageApiResponse = /** status 200 OK */ CareerPageDone;
export type RemoveCareerPageApiArg = {
  pageId: number;
};
export type ListCompaniesApiResponse = /** status 200 OK */ CompanyList;
export type ListCompaniesApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the domain or name */
  q?: string;
};
export type DecideCompanyApiResponse = /** status 200 OK */ CompanyDecided;
export type DecideCompanyApiArg = {
  companyDecision: CompanyDecision;
};
export type ListConfirmedRecruitersApiResponse =
  /** status 200 OK */ ConfirmedRecruiters;
export type ListConfirmedRecruitersApiArg = void;
export type DecideRecruiterApiResponse = /** status 200 OK */ RecruiterDecided;
export type DecideRecruiterApiArg = {
  recruiterDecision: RecruiterDecision;
};
export type ConvertToRecruiterApiResponse = /** status 200 OK */ Changed;
export type ConvertToRecruiterApiArg = {
  named: Named;
};
export type CountPeopleApiResponse = /** status 200 OK */ Counts;
export type CountPeopleApiArg = void;
export type DeactivateUserApiResponse = /** status 200 OK */ Changed;
export type DeactivateUserApiArg = {
  named: Named;
};
export type DeleteJobApiResponse = /** status 200 OK */ JobDone;
export type DeleteJobApiArg = {
  jobNamed: JobNamed;
};
export type DeleteUserApiResponse = /** status 200 OK */ Done;
export type DeleteUserApiArg = {
  named: Named;
};
export type ListFeedbackApiResponse = /** status 200 OK */ FeedbackList;
export type ListFeedbackApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
};
export type ListHelpMessagesApiResponse = /** status 200 OK */ HelpList;
export type ListHelpMessagesApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
};
export type MailStatesApiResponse = /** status 200 OK */ MailStates;
export type MailStatesApiArg = {
  /** Any if absent */
  state?: "waiting" | "sending" | "sent" | "failed";
  /** If given, must be the caller's own */
  adminEmail?: string;
};
export type RemoveAdminApiResponse = /** status 200 OK */ Changed;
export type RemoveAdminApiArg = {
  namedAdmin: NamedAdmin;
};
export type RestoreAdminApiResponse = /** status 200 OK */ Changed;
export type RestoreAdminApiArg = {
  namedFormerAdmin: NamedFormerAdmin;
};
export type ToggleJobStatusApiResponse = /** status 200 OK */ JobDone;
export type ToggleJobStatusApiArg = {
  jobSwitch: JobSwitch;
};
export type ListUsersApiResponse = /** status 200 OK */ People;
export type ListUsersApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the name, address or number */
  q?: string;
  userType?: "user" | "recruiter";
  /** Whether to include admins */
  withAdmins?: boolean;
};
export type OwedAnswersApiResponse = /** status 200 OK */ OwedAnswers;
export type OwedAnswersApiArg = void;
export type DecideAllApiResponse = /** status 200 OK */ DecisionResults;
export type DecideAllApiArg = {
  decision: Decision;
};
export type ApplicantsApiResponse = /** status 200 OK */ ApplicantList;
export type ApplicantsApiArg = {
  jobId: number;
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the name or address; hidden data is not searched */
  q?: string;
  status?: "Submitted" | "Selected" | "Rejected";
  /** Newest first if absent; due: the nearest promised answer first */
  sort?: "applied" | "score" | "match" | "name" | "due";
};
export type ApplicationsOfApiResponse = /** status 200 OK */ ApplicationList;
export type ApplicationsOfApiArg = {
  userEmail: string;
  /** Words in the job's title, the company or the status */
  query?: string;
  status?: "Submitted" | "Selected" | "Rejected";
  /** From 1 */
  page?: number;
  pageSize?: number;
};
export type ExportApplicationsApiResponse =
  /** status 200 CSV for spreadsheets */ string;
export type ExportApplicationsApiArg = {
  userEmail: string;
};
export type ApplicationApiResponse = /** status 200 OK */ OneApplication;
export type ApplicationApiArg = {
  applicationId: number;
};
export type InterviewsApiResponse =
  /** status 200 OK */ InterviewsOfApplication;
export type InterviewsApiArg = {
  applicationId: number;
};
export type ProposeInterviewApiResponse =
  /** status 201 Created */ InterviewsOfApplication;
export type ProposeInterviewApiArg = {
  applicationId: number;
  proposedInterview: ProposedInterview;
};
export type MovesApiResponse = /** status 200 OK */ MoveList;
export type MovesApiArg = {
  applicationId: number;
};
export type NotesApiResponse = /** status 200 OK */ NoteList;
export type NotesApiArg = {
  applicationId: number;
};
export type AddNoteApiResponse = /** status 201 Created */ NoteList;
export type AddNoteApiArg = {
  applicationId: number;
  writtenNote: WrittenNote;
};
export type RemoveNoteApiResponse = /** status 200 OK */ NoteList;
export type RemoveNoteApiArg = {
  applicationId: number;
  noteId: number;
};
export type ResumeTextApiResponse = /** status 200 OK */ ResumeText;
export type ResumeTextApiArg = {
  applicationId: number;
};
export type RevealApiResponse = /** status 200 OK */ Revealed;
export type RevealApiArg = {
  applicationId: number;
};
export type ChangeScoreApiResponse = /** status 200 OK */ ScoreChanged;
export type ChangeScoreApiArg = {
  applicationId: number;
  scoreChange: ScoreChange;
};
export type ChangeStatusApiResponse = /** status 200 OK */ StatusChanged;
export type ChangeStatusApiArg = {
  applicationId: number;
  statusChange: StatusChange;
};
export type BookingApiResponse = /** status 200 OK */ BookingAnswer;
export type BookingApiArg = {
  token: string;
};
export type BookInterviewApiResponse = /** status 200 OK */ BookingAnswer;
export type BookInterviewApiArg = {
  token: string;
  bookingTime: BookingTime;
};
export type CancelBookingApiResponse = /** status 200 OK */ BookingAnswer;
export type CancelBookingApiArg = {
  token: string;
  bookingReason: BookingReason;
};
export type ContactCandidateApiResponse = /** status 200 OK */ Contacted;
export type ContactCandidateApiArg = {
  contact: Contact;
};
export type OwnCompanyApiResponse = /** status 200 OK */ OwnCompany;
export type OwnCompanyApiArg = void;
export type ShowCompanyLoginApiResponse =
  /** status 200 OK */ CompanyLoginSettings;
export type ShowCompanyLoginApiArg = {
  domain: string;
};
export type SetCompanyLoginApiResponse = /** status 200 OK */ CompanyLoginDone;
export type SetCompanyLoginApiArg = {
  companyLoginInput: CompanyLoginInput;
};
export type RemoveCompanyLoginApiResponse =
  /** status 200 OK */ CompanyLoginDone;
export type RemoveCompanyLoginApiArg = {
  domainQuery: DomainQuery;
};
export type CheckCompanyApiResponse = /** status 200 OK */ OwnCompany;
export type CheckCompanyApiArg = void;
export type SeeCompanyInvitationApiResponse =
  /** status 200 OK */ CompanyInvitationSeen;
export type SeeCompanyInvitationApiArg = {
  companyInvitationToken: CompanyInvitationToken;
};
export type AcceptCompanyInvitationApiResponse =
  /** status 200 OK */ CompanyMemberChanged;
export type AcceptCompanyInvitationApiArg = {
  companyInvitationToken: CompanyInvitationToken;
};
export type InviteIntoCompanyApiResponse =
  /** status 201 Created */ CompanyMemberChanged;
export type InviteIntoCompanyApiArg = {
  companyInvitationForm: CompanyInvitationForm;
};
export type WithdrawCompanyInvitationApiResponse =
  /** status 200 OK */ CompanyMemberRemoved;
export type WithdrawCompanyInvitationApiArg = {
  invitationId: number;
};
export type ApproveCompanyRequestApiResponse =
  /** status 200 OK */ CompanyMemberChanged;
export type ApproveCompanyRequestApiArg = {
  invitationId: number;
  companyRoleChange: CompanyRoleChange;
};
export type ListCompanyJobsApiResponse = /** status 200 OK */ CompanyJobList;
export type ListCompanyJobsApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in title, place or the recruiter's address */
  q?: string;
};
export type ListCompanyMembersApiResponse =
  /** status 200 OK */ CompanyMemberList;
export type ListCompanyMembersApiArg = void;
export type JoinCompanyApiResponse = /** status 200 OK */ CompanyMemberChanged;
export type JoinCompanyApiArg = void;
export type RemoveCompanyMemberApiResponse =
  /** status 200 OK */ CompanyMemberRemoved;
export type RemoveCompanyMemberApiArg = {
  userId: number;
};
export type ChangeCompanyRoleApiResponse =
  /** status 200 OK */ CompanyMemberChanged;
export type ChangeCompanyRoleApiArg = {
  userId: number;
  companyRoleChange: CompanyRoleChange;
};
export type HandOverCompanyMemberApiResponse =
  /** status 200 OK */ CompanyMemberRemoved;
export type HandOverCompanyMemberApiArg = {
  userId: number;
  companyHeir: CompanyHeir;
};
export type AskToJoinCompanyApiResponse =
  /** status 200 OK */ CompanyMemberRemoved;
export type AskToJoinCompanyApiArg = {
  companyJoinForm: CompanyJoinForm;
};
export type CorrectApiResponse = /** status 200 OK */ AtsAnswer;
export type CorrectApiArg = {
  correctionForm: CorrectionForm;
};
export type UndoCorrectionsApiResponse = /** status 200 OK */ CorrectionDone;
export type UndoCorrectionsApiArg = {
  matchId: number;
};
export type UndoCorrectionApiResponse = /** status 200 OK */ CorrectionDone;
export type UndoCorrectionApiArg = {
  matchId: number;
  number: number;
};
export type ShareCorrectionsApiResponse = /** status 200 OK */ CorrectionDone;
export type ShareCorrectionsApiArg = {
  matchId: number;
  sharingBody: SharingBody;
};
export type CheckLetterApiResponse = /** status 200 OK */ CheckedLetter;
export type CheckLetterApiArg = {
  checkForm: CheckForm;
};
export type DocumentApiResponse = /** status 200 The document */ Blob;
export type DocumentApiArg = {
  /** The document's key, as an application names it */
  filePath?: string;
  /** true to save the file, false to view it */
  download?: boolean;
};
export type GiveFeedbackApiResponse = /** status 201 Created */ Thanks;
export type GiveFeedbackApiArg = {
  feedbackForm: FeedbackForm;
};
export type GenerateLetterApiResponse = /** status 200 OK */ LetterAnswer;
export type GenerateLetterApiArg = {
  letterForm: LetterForm;
};
export type GenerateIntelligentLetterApiResponse =
  /** status 200 OK */ LetterAnswer;
export type GenerateIntelligentLetterApiArg = {
  intelligentLetterForm: IntelligentLetterForm;
};
export type GenerateDescriptionApiResponse =
  /** status 200 OK */ DescriptionAnswer;
export type GenerateDescriptionApiArg = {
  positionForm: PositionForm;
};
export type HealthApiResponse = /** status 200 OK */ Health;
export type HealthApiArg = void;
export type AskForHelpApiResponse = /** status 201 Created */ Thanks;
export type AskForHelpApiArg = {
  helpForm: HelpForm;
};
export type InitiatePasswordResetApiResponse = /** status 200 OK */ DoneAnswer;
export type InitiatePasswordResetApiArg = {
  resetRequest: ResetRequest;
};
export type CallOffInterviewApiResponse =
  /** status 200 OK */ InterviewsOfApplication;
export type CallOffInterviewApiArg = {
  interviewId: number;
  interviewReason: InterviewReason;
};
export type CoachJobApiResponse = /** status 200 OK */ CoachAnswer;
export type CoachJobApiArg = {
  jobBody: JobBody;
};
export type ListJobsApiResponse = /** status 200 OK */ SeenJobList;
export type ListJobsApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the title, company, place or recruiter */
  q?: string;
  /** Including closed, expired and deleted jobs; only for admins */
  includeInactive?: boolean;
};
export type PostJobApiResponse = /** status 201 Created */ JobDone;
export type PostJobApiArg = {
  jobBody: JobBody;
};
export type RecommendationsApiResponse =
  /** status 200 OK */ RecommendationsAnswer;
export type RecommendationsApiArg = {
  /** The caller's own id; an admin may give anybody's */
  userId?: number;
  /** 30 if absent */
  minScore?: number;
  /** 20 if absent */
  limit?: number;
};
export type ListAllJobsApiResponse = /** status 200 OK */ JobList;
export type ListAllJobsApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the title, company, place or recruiter */
  q?: string;
  /** Any if absent */
  position?: "open" | "closed";
};
export type AutoApplyApiResponse = /** status 200 OK */ AutoSubmitted;
export type AutoApplyApiArg = {
  autoApplication: AutoApplication;
};
export type ListRecruitersJobsApiResponse = /** status 200 OK */ JobList;
export type ListRecruitersJobsApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the title, company, place or recruiter */
  q?: string;
  /** Any if absent */
  position?: "open" | "closed";
  /** The recruiter's id; an admin may give anybody's */
  email?: string;
};
export type ListRecruitersApiResponse = /** status 200 OK */ RecruiterList;
export type ListRecruitersApiArg = {
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the recruiter's address */
  q?: string;
};
export type OneJobApiResponse = /** status 200 OK */ JobAnswer;
export type OneJobApiArg = {
  jobId: number;
};
export type EditJobApiResponse = /** status 200 OK */ JobDone;
export type EditJobApiArg = {
  jobId: number;
  jobEdit: JobEdit;
};
export type AnswerAllApiResponse = /** status 200 OK */ AllAnswered;
export type AnswerAllApiArg = {
  jobId: number;
  statusChange: StatusChange;
};
export type SwitchBlindReviewApiResponse = /** status 200 OK */ JobDone;
export type SwitchBlindReviewApiArg = {
  jobId: number;
  blindSwitch: BlindSwitch;
};
export type BrakeBeforeApplyingApiResponse = /** status 200 OK */ BrakeAnswer;
export type BrakeBeforeApplyingApiArg = {
  jobId: number;
};
export type HaveWhatIsMissingApiResponse = /** status 200 OK */ BrakeAnswer;
export type HaveWhatIsMissingApiArg = {
  jobId: number;
  haveBody: HaveBody;
};
export type CloseOrReopenJobApiResponse = /** status 200 OK */ JobMoved;
export type CloseOrReopenJobApiArg = {
  jobId: number;
  movement: Movement;
};
export type JobInsightsApiResponse = /** status 200 OK */ JobInsights;
export type JobInsightsApiArg = {
  jobId: number;
};
export type MatchingCandidatesApiResponse =
  /** status 200 OK */ CandidatesAnswer;
export type MatchingCandidatesApiArg = {
  jobId: number;
  /** From 1 */
  page?: number;
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** 50 if absent */
  minScore?: number;
};
export type MoveApplicationsApiResponse = /** status 200 OK */ MoveResults;
export type MoveApplicationsApiArg = {
  jobId: number;
  move: Move;
};
export type StagesApiResponse = /** status 200 OK */ StageList;
export type StagesApiArg = {
  jobId: number;
};
export type EditStagesApiResponse = /** status 200 OK */ StageList;
export type EditStagesApiArg = {
  jobId: number;
  stageEdit: StageEdit;
};
export type TakeOffJobTeamApiResponse =
  /** status 200 OK */ CompanyMemberRemoved;
export type TakeOffJobTeamApiArg = {
  jobId: number;
  userId: number;
};
export type PutOnJobTeamApiResponse = /** status 200 OK */ CompanyMemberRemoved;
export type PutOnJobTeamApiArg = {
  jobId: number;
  userId: number;
  jobTeamChange: JobTeamChange;
};
export type JobsListingApiResponse = /** status 200 OK */ JobsFound;
export type JobsListingApiArg = {
  /** Words that must all occur */
  query?: string;
  /** Required, except on the first load or with a target */
  location?: string;
  remoteOnly?: boolean;
  /** Separated by commas; any if absent */
  employmentTypes?: string;
  /** Posted at most this many days ago */
  datePosted?: "all" | "7" | "14" | "30";
  /** 50 if absent */
  numResults?: number;
  /** Without words and place, take them from the profile */
  isInitialLoad?: boolean;
  /** If given, must be the caller's own */
  userEmail?: string;
  /** If given, must be the caller's own */
  userId?: string;
  /** A job to list in any case */
  targetJobId?: string;
  /** `next` of the response to continue */
  after?: string;
  /** newest if absent; match: best profile match first, for job seekers */
  sort?: "newest" | "match";
};
export type SaveProfileApiResponse = /** status 200 OK */ SavedProfile;
export type SaveProfileApiArg = {
  profileForm: ProfileForm;
};
export type ProfileApiResponse = /** status 200 OK */ ProfileAnswer;
export type ProfileApiArg = {
  userId: number;
};
export type LoginApiResponse = /** status 200 OK */ LoginAnswer;
export type LoginApiArg = {
  credentials: Credentials;
};
export type OfferCompanyLoginApiResponse =
  /** status 200 OK */ CompanyLoginOffer;
export type OfferCompanyLoginApiArg = {
  domain: string;
};
export type BeginCompanyLoginApiResponse =
  /** status 200 OK */ CompanyLoginBegun;
export type BeginCompanyLoginApiArg = {
  companyLoginBegin: CompanyLoginBegin;
};
export type FinishCompanyLoginApiResponse = /** status 200 OK */ LoginAnswer;
export type FinishCompanyLoginApiArg = {
  companyLoginFinish: CompanyLoginFinish;
};
export type LogInByPasskeyApiResponse = /** status 200 OK */ LoginAnswer;
export type LogInByPasskeyApiArg = {
  passkeyAnswer: PasskeyAnswer;
};
export type BeginPasskeyLoginApiResponse = /** status 200 OK */ PasskeyCeremony;
export type BeginPasskeyLoginApiArg = void;
export type FinishLoginApiResponse = /** status 200 OK */ LoginAnswer;
export type FinishLoginApiArg = {
  secondStep: SecondStep;
};
export type FinishLoginByPasskeyApiResponse = /** status 200 OK */ LoginAnswer;
export type FinishLoginByPasskeyApiArg = {
  passkeyStep: PasskeyStep;
};
export type BeginPasskeyStepApiResponse = /** status 200 OK */ PasskeyCeremony;
export type BeginPasskeyStepApiArg = void;
export type LogoutApiResponse = /** status 200 OK */ LogoutAnswer;
export type LogoutApiArg = void;
export type SetUpAuthenticatorApiResponse = /** status 200 OK */ RecoveryCodes;
export type SetUpAuthenticatorApiArg = {
  authenticatorForm: AuthenticatorForm;
};
export type BeginAuthenticatorApiResponse =
  /** status 200 OK */ AuthenticatorBegun;
export type BeginAuthenticatorApiArg = void;
export type RemoveAuthenticatorApiResponse = /** status 200 OK */ FactorChanged;
export type RemoveAuthenticatorApiArg = void;
export type MyCareerApiResponse = /** status 200 OK */ CareerAnswer;
export type MyCareerApiArg = void;
export type SaveCareerApiResponse = /** status 200 OK */ CareerAnswer;
export type SaveCareerApiArg = {
  careerForm: CareerForm;
};
export type ReadCareerFromJsonResumeApiResponse =
  /** status 200 OK */ CareerSuggestionAnswer;
export type ReadCareerFromJsonResumeApiArg = {
  jsonResumeForm: JsonResumeForm;
};
export type ReadCareerFromResumeApiResponse =
  /** status 200 OK */ CareerSuggestionAnswer;
export type ReadCareerFromResumeApiArg = void;
export type MyJsonResumeApiResponse = /** status 200 OK */ JsonResumeAnswer;
export type MyJsonResumeApiArg = void;
export type CareerResumeApiResponse = /** status 200 The file */ Blob;
export type CareerResumeApiArg = {
  format?: "pdf" | "docx";
  template?: "linen";
  paper?: "a4" | "letter";
};
export type ConfirmSessionApiResponse = /** status 200 OK */ SessionsEnded;
export type ConfirmSessionApiArg = {
  confirmation: Confirmation;
};
export type ConfirmByCompanyApiResponse = /** status 200 OK */ SessionsEnded;
export type ConfirmByCompanyApiArg = {
  companyLoginFinish: CompanyLoginFinish;
};
export type BeginCompanyConfirmationApiResponse =
  /** status 200 OK */ CompanyLoginBegun;
export type BeginCompanyConfirmationApiArg = void;
export type ConfirmByPasskeyApiResponse = /** status 200 OK */ SessionsEnded;
export type ConfirmByPasskeyApiArg = {
  passkeyAnswer: PasskeyAnswer;
};
export type BeginPasskeyConfirmationApiResponse =
  /** status 200 OK */ PasskeyCeremony;
export type BeginPasskeyConfirmationApiArg = void;
export type DeleteMyAccountApiResponse = /** status 200 OK */ DeletedAnswer;
export type DeleteMyAccountApiArg = {
  passwordAgain: PasswordAgain;
};
export type ChangeMyEmailApiResponse = /** status 200 OK */ SessionsEnded;
export type ChangeMyEmailApiArg = {
  emailChangeForm: EmailChangeForm;
};
export type CancelMyEmailChangeApiResponse = /** status 200 OK */ SessionsEnded;
export type CancelMyEmailChangeApiArg = void;
export type ExportMyDataApiResponse =
  /** status 200 A zip of JSON and files */ Blob;
export type ExportMyDataApiArg = {
  passwordAgain: PasswordAgain;
};
export type ListMyKeysApiResponse = /** status 200 OK */ ApiKeyList;
export type ListMyKeysApiArg = void;
export type MakeMyKeyApiResponse = /** status 201 Created */ ApiKeyMade;
export type MakeMyKeyApiArg = {
  apiKeyForm: ApiKeyForm;
};
export type ReplaceMyKeyApiResponse = /** status 201 Created */ ApiKeyMade;
export type ReplaceMyKeyApiArg = {
  keyId: number;
};
export type RevokeMyKeyApiResponse = /** status 200 OK */ ApiKeyRevoked;
export type RevokeMyKeyApiArg = {
  keyId: number;
};
export type AddPasskeyApiResponse = /** status 200 OK */ PasskeyAdded;
export type AddPasskeyApiArg = {
  passkeyForm: PasskeyForm;
};
export type BeginPasskeyApiResponse = /** status 200 OK */ PasskeyCeremony;
export type BeginPasskeyApiArg = void;
export type RemovePasskeyApiResponse = /** status 200 OK */ FactorChanged;
export type RemovePasskeyApiArg = {
  passkeyToRemove: PasskeyToRemove;
};
export type RenamePasskeyApiResponse = /** status 200 OK */ FactorChanged;
export type RenamePasskeyApiArg = {
  passkeyName: PasskeyName;
};
export type ChangeMyPasswordApiResponse = /** status 200 OK */ SessionsEnded;
export type ChangeMyPasswordApiArg = {
  passwordChange: PasswordChange;
};
export type RenewRecoveryCodesApiResponse = /** status 200 OK */ RecoveryCodes;
export type RenewRecoveryCodesApiArg = void;
export type MyResumesApiResponse = /** status 200 OK */ ResumeList;
export type MyResumesApiArg = void;
export type BeginResumeApiResponse = /** status 201 Created */ ResumeAnswer;
export type BeginResumeApiArg = {
  resumeStart: ResumeStart;
};
export type RemoveResumeApiResponse = /** status 200 OK */ ResumeRemoved;
export type RemoveResumeApiArg = {
  resumeId: number;
};
export type MyResumeApiResponse = /** status 200 OK */ ResumeAnswer;
export type MyResumeApiArg = {
  resumeId: number;
};
export type SaveResumeApiResponse = /** status 200 OK */ ResumeAnswer;
export type SaveResumeApiArg = {
  resumeId: number;
  resumeChange: ResumeChange;
};
export type ResumeFileApiResponse = /** status 200 The file */ Blob;
export type ResumeFileApiArg = {
  resumeId: number;
  format?: "pdf" | "docx";
};
export type ResumeMatchApiResponse = /** status 200 OK */ ResumeMatchAnswer;
export type ResumeMatchApiArg = {
  resumeId: number;
};
export type ConfirmSentenceApiResponse = /** status 200 OK */ ResumeAnswer;
export type ConfirmSentenceApiArg = {
  resumeId: number;
  sentenceId: string;
};
export type MySecurityApiResponse = /** status 200 OK */ SecurityAnswer;
export type MySecurityApiArg = void;
export type EndMySessionApiResponse = /** status 200 OK */ SessionsEnded;
export type EndMySessionApiArg = {
  sessionToEnd: SessionToEnd;
};
export type EndMyOtherSessionsApiResponse = /** status 200 OK */ SessionsEnded;
export type EndMyOtherSessionsApiArg = void;
export type EndMyTrustApiResponse = /** status 200 OK */ FactorChanged;
export type EndMyTrustApiArg = {
  trustToEnd: TrustToEnd;
};
export type ListMyWebhooksApiResponse = /** status 200 OK */ WebhookList;
export type ListMyWebhooksApiArg = void;
export type AddMyWebhookApiResponse = /** status 201 Created */ WebhookMade;
export type AddMyWebhookApiArg = {
  webhookForm: WebhookForm;
};
export type RemoveMyWebhookApiResponse = /** status 200 OK */ WebhookRemoved;
export type RemoveMyWebhookApiArg = {
  webhookId: number;
};
export type ListMyWebhookDeliveriesApiResponse =
  /** status 200 OK */ WebhookDeliveryList;
export type ListMyWebhookDeliveriesApiArg = {
  webhookId: number;
  /** The last `id` of the page before; none for the first page */
  before?: number;
  /** Only messages of this type */
  event?:
    | "test"
    | "application.received"
    | "application.decided"
    | "document.added"
    | "job.opened"
    | "job.edited"
    | "job.closed";
  /** True for those only that were tried and have not arrived */
  failed?: boolean;
};
export type RedeliverMyWebhookDeliveryApiResponse =
  /** status 202 Accepted */ WebhookDeliveryAnswer;
export type RedeliverMyWebhookDeliveryApiArg = {
  webhookId: number;
  deliveryId: number;
};
export type RenewMyWebhookSecretApiResponse =
  /** status 201 Created */ WebhookMade;
export type RenewMyWebhookSecretApiArg = {
  webhookId: number;
};
export type SwitchMyWebhookApiResponse = /** status 200 OK */ WebhookAnswer;
export type SwitchMyWebhookApiArg = {
  webhookId: number;
  webhookSwitch: WebhookSwitch;
};
export type TestMyWebhookApiResponse =
  /** status 202 Accepted */ WebhookDeliveryAnswer;
export type TestMyWebhookApiArg = {
  webhookId: number;
};
export type WorkingHoursApiResponse = /** status 200 OK */ WorkingHoursAnswer;
export type WorkingHoursApiArg = void;
export type ChangeWorkingHoursApiResponse =
  /** status 200 OK */ WorkingHoursAnswer;
export type ChangeWorkingHoursApiArg = {
  workingHoursFields: WorkingHoursFields;
};
export type OpenapiApiResponse =
  /** status 200 An OpenAPI 3 document */ OpenApiDocument;
export type OpenapiApiArg = void;
export type MailAsPageApiResponse =
  /** status 200 The email as its reader sees it, for a sandboxed frame */ string;
export type MailAsPageApiArg = {
  event: string;
};
export type RecentMailsApiResponse = /** status 200 OK */ RecentMails;
export type RecentMailsApiArg = void;
export type CheckPracticeApiResponse = /** status 200 OK */ PracticeAnswer;
export type CheckPracticeApiArg = {
  practiceBody: PracticeBody;
};
export type FillFromResumeApiResponse = /** status 200 OK */ FilledForm;
export type FillFromResumeApiArg = {
  resumeFile: ResumeFile;
};
export type ProfileSkillsApiResponse = /** status 200 OK */ SkillsAnswer;
export type ProfileSkillsApiArg = {
  userId: number;
};
export type ReadyApiResponse = /** status 200 OK */ ReadinessAnswer;
export type ReadyApiArg = void;
export type RegisterApiResponse = /** status 201 Created */ RegistrationAnswer;
export type RegisterApiArg = {
  registrationForm: RegistrationForm;
};
export type ResetPasswordApiResponse = /** status 200 OK */ DoneAnswer;
export type ResetPasswordApiArg = {
  newPasswordForm: NewPasswordForm;
};
export type ScoreResumeApiResponse = /** status 200 OK */ ScoreAnswer;
export type ScoreResumeApiArg = {
  scoreForm: ScoreForm;
};
export type ListSavedSearchesApiResponse = /** status 200 OK */ SavedSearchList;
export type ListSavedSearchesApiArg = void;
export type SaveSearchApiResponse = /** status 201 Created */ SavedSearchAnswer;
export type SaveSearchApiArg = {
  savedSearchBody: SavedSearchBody;
};
export type DeleteSearchApiResponse = /** status 200 OK */ SavedSearchDone;
export type DeleteSearchApiArg = {
  searchId: number;
};
export type ChangeSearchApiResponse = /** status 200 OK */ SavedSearchAnswer;
export type ChangeSearchApiArg = {
  searchId: number;
  savedSearchBody: SavedSearchBody;
};
export type SeeSearchApiResponse = /** status 200 OK */ SavedSearchDone;
export type SeeSearchApiArg = {
  searchId: number;
};
export type ApplyByMailApiResponse = /** status 201 Created */ Submitted;
export type ApplyByMailApiArg = {
  applicationForm: ApplicationForm;
};
export type SendOtpApiResponse = /** status 200 OK */ DoneAnswer;
export type SendOtpApiArg = {
  codeRequest: CodeRequest;
};
export type AgentAnalyticsApiResponse =
  /** status 200 OK */ AgentAnalyticsAnswer;
export type AgentAnalyticsApiArg = void;
export type ContentCalendarApiResponse =
  /** status 200 OK */ ContentCalendarAnswer;
export type ContentCalendarApiArg = {
  /** 7 if absent */
  days?: number;
  /** The first day, in UTC; today if absent */
  start?: string;
};
export type ContentQueueApiResponse = /** status 200 OK */ ContentsAnswer;
export type ContentQueueApiArg = {
  /** 20 if absent */
  limit?: number;
};
export type GenerateContentApiResponse = /** status 200 OK */ ContentsAnswer;
export type GenerateContentApiArg = void;
export type AgentPlatformsApiResponse = /** status 200 OK */ PlatformsAnswer;
export type AgentPlatformsApiArg = void;
export type RescheduleContentApiResponse = /** status 200 OK */ ContentAnswer;
export type RescheduleContentApiArg = {
  timing: Timing;
};
export type ScheduleContentApiResponse = /** status 200 OK */ ContentAnswer;
export type ScheduleContentApiArg = {
  timing: Timing;
};
export type StartAgentApiResponse = /** status 200 OK */ AgentStatusAnswer;
export type StartAgentApiArg = void;
export type AgentStatusApiResponse = /** status 200 OK */ AgentStatusAnswer;
export type AgentStatusApiArg = void;
export type StopAgentApiResponse = /** status 200 OK */ AgentStatusAnswer;
export type StopAgentApiArg = void;
export type TogglePlatformApiResponse = /** status 200 OK */ PlatformAnswer;
export type TogglePlatformApiArg = {
  toggle: Toggle;
};
export type SessionApiResponse = /** status 200 OK */ SessionAnswer;
export type SessionApiArg = void;
export type ListStoriesApiResponse = /** status 200 OK */ StoryList;
export type ListStoriesApiArg = void;
export type AddStoryApiResponse = /** status 201 Created */ StoryAnswer;
export type AddStoryApiArg = {
  storyBody: StoryBody;
};
export type DeleteStoryApiResponse = /** status 200 OK */ StoryDone;
export type DeleteStoryApiArg = {
  storyId: number;
};
export type ChangeStoryApiResponse = /** status 200 OK */ StoryAnswer;
export type ChangeStoryApiArg = {
  storyId: number;
  storyBody: StoryBody;
};
export type TidyDescriptionApiResponse = /** status 200 OK */ TidyAnswer;
export type TidyDescriptionApiArg = {
  pastedAdvert: PastedAdvert;
};
export type TrackerBoardApiResponse = /** status 200 OK */ TrackerBoard;
export type TrackerBoardApiArg = void;
export type AddTrackedJobApiResponse =
  /** status 201 Created */ TrackedJobAdded;
export type AddTrackedJobApiArg = {
  trackedJobBody: TrackedJobBody;
};
export type SaveListedJobApiResponse =
  /** status 201 Created */ TrackedJobAdded;
export type SaveListedJobApiArg = {
  trackedJobChoice: TrackedJobChoice;
};
export type ReadJobPageApiResponse = /** status 201 Created */ TrackedJobAdded;
export type ReadJobPageApiArg = {
  trackedJobLink: TrackedJobLink;
};
export type RemoveTrackedJobApiResponse = /** status 200 OK */ TrackedJobDone;
export type RemoveTrackedJobApiArg = {
  trackedJobId: number;
};
export type ChangeTrackedJobApiResponse = /** status 200 OK */ TrackedJobStored;
export type ChangeTrackedJobApiArg = {
  trackedJobId: number;
  trackedJobBody: TrackedJobBody;
};
export type MoveTrackedJobApiResponse = /** status 200 OK */ TrackedJobStored;
export type MoveTrackedJobApiArg = {
  trackedJobId: number;
  trackedJobMove: TrackedJobMove;
};
export type TrackedJobTextApiResponse = /** status 200 OK */ TrackedJobText;
export type TrackedJobTextApiArg = {
  trackedJobId: number;
};
export type UpdatePhoneNumberApiResponse = /** status 200 OK */ PhoneAnswer;
export type UpdatePhoneNumberApiArg = {
  phoneForm: PhoneForm;
};
export type ResumeApiResponse = /** status 200 The file */ Blob;
export type ResumeApiArg = {
  name: string;
};
export type VerifyOtpApiResponse = /** status 200 OK */ DoneAnswer;
export type VerifyOtpApiArg = {
  codeForm: CodeForm;
};
export type VerifyPasswordResetOtpApiResponse = /** status 200 OK */ DoneAnswer;
export type VerifyPasswordResetOtpApiArg = {
  codeForm: CodeForm;
};
export type BeginToApplyApiResponse = unknown;
export type BeginToApplyApiArg = {
  jobId: number;
};
export type BlogPageApiResponse = /** status 200 The newest posts */ string;
export type BlogPageApiArg = void;
export type AskToConfirmEmailApiResponse =
  /** status 200 A page with one button */ string;
export type AskToConfirmEmailApiArg = {
  token: string;
};
export type ConfirmEmailApiResponse =
  /** status 200 A page confirming it */ string;
export type ConfirmEmailApiArg = {
  token: string;
};
export type JobsAtomApiResponse = /** status 200 An Atom feed */ string;
export type JobsAtomApiArg = void;
export type JobsXmlApiResponse =
  /** status 200 A feed in the format that Indeed documents */ string;
export type JobsXmlApiArg = void;
export type PostsAtomApiResponse = /** status 200 An Atom feed */ string;
export type PostsAtomApiArg = void;
export type PublicJobApiResponse =
  /** status 200 The job, with schema.org JobPosting data */ string;
export type PublicJobApiArg = {
  name: string;
};
export type JobCardApiResponse = /** status 200 A picture */ Blob;
export type JobCardApiArg = {
  name: string;
};
export type MetricsApiResponse =
  /** status 200 In the text format of Prometheus */ string;
export type MetricsApiArg = void;
export type AskToDisownApiResponse =
  /** status 200 A page with one button */ string;
export type AskToDisownApiArg = {
  token: string;
};
export type DisownApiResponse =
  /** status 200 A page saying what comes next */ string;
export type DisownApiArg = {
  token: string;
};
export type ReferenceApiResponse = /** status 200 The page */ string;
export type ReferenceApiArg = void;
export type RobotsApiResponse = /** status 200 Rules for crawlers */ string;
export type RobotsApiArg = void;
export type SitemapApiResponse =
  /** status 200 A sitemap of at most ten thousand URLs */ string;
export type SitemapApiArg = {
  number: number;
};
export type SitemapsApiResponse = /** status 200 A sitemap index */ string;
export type SitemapsApiArg = void;
export type AskToUnsubscribeApiResponse =
  /** status 200 A page with one button */ string;
export type AskToUnsubscribeApiArg = {
  token: string;
};
export type UnsubscribeApiResponse =
  /** status 200 A page confirming it */ string;
export type UnsubscribeApiArg = {
  token: string;
};
export type ErrorCode =
  | "admins_by_password"
  | "admins_stay"
  | "already_applied"
  | "already_member"
  | "already_open"
  | "already_recruiter"
  | "analysis_needed"
  | "answers_too_long"
  | "applicant_hidden"
  | "application_decided"
  | "audit_sink_away"
  | "being_published"
  | "booking_expired"
  | "cannot_change_status"
  | "cannot_join"
  | "cannot_move"
  | "cannot_take_over"
  | "career_page_exists"
  | "ceremony_over"
  | "changed_elsewhere"
  | "client_malformed"
  | "code_malformed"
  | "code_not_sent"
  | "code_unproven"
  | "code_wrong"
  | "company_login_over"
  | "company_login_required"
  | "company_unverified"
  | "confirmation_needed"
  | "conflict"
  | "csrf_failed"
  | "cursor_malformed"
  | "database_unavailable"
  | "date_needed"
  | "date_out_of_range"
  | "day_malformed"
  | "deactivated"
  | "deadline_fixed"
  | "deadline_past"
  | "deadline_too_far"
  | "decided_by_recruiter"
  | "description_too_long"
  | "dns_unavailable"
  | "document_malformed"
  | "document_not_available"
  | "draft_too_long"
  | "email_malformed"
  | "email_needed"
  | "email_not_vouched"
  | "email_personal"
  | "email_taken"
  | "email_unproven"
  | "expired_for_good"
  | "expiry_needed"
  | "feedback_incomplete"
  | "feedback_too_long"
  | "feedback_too_wide"
  | "fields_missing"
  | "file_name_malformed"
  | "forbidden"
  | "form_refused"
  | "form_unreadable"
  | "gone"
  | "headers_too_large"
  | "hidden_in_review"
  | "hours_malformed"
  | "idempotency_key_malformed"
  | "idempotency_key_reused"
  | "infected_upload"
  | "interview_cancelled"
  | "interview_length_invalid"
  | "interview_place_invalid"
  | "interview_title_needed"
  | "interviewer_needed"
  | "invalid"
  | "invitation_of_another"
  | "issuer_malformed"
  | "job_and_resume_needed"
  | "job_page_unreadable"
  | "job_too_long"
  | "key_expired"
  | "key_in_url"
  | "key_missing"
  | "key_name_needed"
  | "key_revoked"
  | "key_unknown"
  | "last_admin"
  | "last_factor"
  | "last_owner"
  | "last_super_admin"
  | "letter_too_long"
  | "limit_out_of_range"
  | "line_not_found"
  | "linked_to_other"
  | "load_out_of_range"
  | "location_needed"
  | "login_for_feedback"
  | "login_to_apply"
  | "mail_unavailable"
  | "malformed"
  | "message_needed"
  | "message_too_long"
  | "method_not_allowed"
  | "min_score_out_of_range"
  | "moved_meanwhile"
  | "needs_heir"
  | "never_an_admin"
  | "no_authenticator"
  | "no_business_email"
  | "no_colleague"
  | "no_company"
  | "no_company_domain"
  | "no_company_login"
  | "no_email_change"
  | "no_job_description"
  | "no_job_selected"
  | "no_jobs_readable"
  | "no_json_resume"
  | "no_member"
  | "no_passkey"
  | "no_platform_enabled"
  | "no_requirement"
  | "no_resume"
  | "no_resume_file"
  | "no_resume_yet"
  | "no_role"
  | "no_scoring"
  | "no_second_factor"
  | "no_such_application"
  | "no_such_booking"
  | "no_such_candidate"
  | "no_such_career_page"
  | "no_such_content"
  | "no_such_correction"
  | "no_such_interview"
  | "no_such_invitation"
  | "no_such_job"
  | "no_such_key"
  | "no_such_note"
  | "no_such_passkey"
  | "no_such_place_in_list"
  | "no_such_recruiter"
  | "no_such_resume"
  | "no_such_resume_version"
  | "no_such_saved_search"
  | "no_such_session"
  | "no_such_stage"
  | "no_such_story"
  | "no_such_token"
  | "no_such_tracked_job"
  | "no_such_trust"
  | "no_such_user"
  | "no_such_webhook"
  | "no_such_webhook_delivery"
  | "no_text"
  | "no_words"
  | "not_a_page"
  | "not_accepting"
  | "not_an_admin"
  | "not_an_interviewer"
  | "not_asked_again"
  | "not_asked_here"
  | "not_found"
  | "not_generated"
  | "not_implemented"
  | "not_in_the_resume"
  | "not_its_owner"
  | "not_our_job"
  | "not_pdf"
  | "not_scheduled"
  | "note_needed"
  | "note_too_long"
  | "nothing_to_confirm"
  | "nothing_to_disown"
  | "nothing_to_say"
  | "other_person"
  | "own_account"
  | "own_admin_rights"
  | "owners_only"
  | "paper_gone"
  | "paper_needed"
  | "paper_too_large"
  | "passkey_name_missing"
  | "passkey_refused"
  | "passkey_taken"
  | "passkeys_need_name"
  | "password_leaked"
  | "password_needed"
  | "password_personal"
  | "password_too_weak"
  | "phone_malformed"
  | "phone_needed"
  | "picture_damaged"
  | "post_too_long"
  | "provider_away"
  | "provider_misconfigured"
  | "provider_refused"
  | "provider_untrusted"
  | "provider_unusable"
  | "public_mail_domain"
  | "quota_reached"
  | "range_not_satisfiable"
  | "reason_too_long"
  | "record_missing"
  | "recruiters_only"
  | "reopen_limit_reached"
  | "request_in_progress"
  | "requester_left"
  | "resume_needed"
  | "resume_required"
  | "salary_malformed"
  | "same_email"
  | "scope_missing"
  | "scope_needed"
  | "scope_not_yours"
  | "score_out_of_range"
  | "second_factor_needed"
  | "second_step_paused"
  | "setup_outdated"
  | "shared_demo_account"
  | "shared_demo_email"
  | "shared_demo_factor"
  | "shared_demo_keys"
  | "shared_demo_password"
  | "slot_taken"
  | "stage_count_wrong"
  | "stage_name_needed"
  | "stage_name_taken"
  | "stage_name_too_long"
  | "status_unknown"
  | "story_incomplete"
  | "super_admins_only"
  | "taken_out"
  | "team_full"
  | "text_too_difficult"
  | "text_too_long"
  | "time_malformed"
  | "time_needed"
  | "time_past"
  | "time_too_far"
  | "too_busy"
  | "too_large"
  | "too_late_to_change"
  | "too_many_at_once"
  | "too_many_career_pages"
  | "too_many_changes"
  | "too_many_checks"
  | "too_many_codes"
  | "too_many_contacts"
  | "too_many_corrected_matches"
  | "too_many_corrections"
  | "too_many_interviews"
  | "too_many_invitations"
  | "too_many_keys"
  | "too_many_names"
  | "too_many_notes"
  | "too_many_passkeys"
  | "too_many_readings"
  | "too_many_requests"
  | "too_many_resumes"
  | "too_many_saved_searches"
  | "too_many_scores"
  | "too_many_stories"
  | "too_many_tracked_jobs"
  | "too_many_webhooks"
  | "too_much_edited"
  | "too_much_text"
  | "tracked_job_incomplete"
  | "tracked_link_unsafe"
  | "tracked_stage_unknown"
  | "try_it_first"
  | "unauthenticated"
  | "unavailable"
  | "unexpected"
  | "unknown_passkey"
  | "unknown_platform"
  | "unread_language"
  | "unreadable_doc"
  | "unreadable_document"
  | "unsafe_address"
  | "unsafe_header"
  | "unsafe_letter"
  | "unsupported_file"
  | "unsupported_media_type"
  | "uploads_unchecked"
  | "user_type_unknown"
  | "username_malformed"
  | "username_taken"
  | "webhook_address_invalid"
  | "webhook_event_needed"
  | "webhook_paused"
  | "webhooks_are_for_recruiters"
  | "wrong_login"
  | "wrong_months"
  | "wrong_paper"
  | "wrong_password"
  | "wrong_second_step"
  | "wrong_token"
  | "zone_unknown";
export type ErrorAnswer = {
  code: ErrorCode;
  /** What a screen can say besides the message; the code tells what it is about */
  data?: {
    [key: string]: string;
  };
  /** Sentences for single fields */
  errors?: {
    [key: string]: string[];
  };
  /** A sentence for the person */
  message: string;
  /** A reference for reporting a failure */
  request_id?: string;
  /** Always false */
  success: false;
};
export type AtsFact = {
  label: string;
  quote: string;
  value: string;
};
export type AtsAbout = {
  facts: AtsFact[];
  highlights: string[];
  summary: string[];
};
export type AtsOmission = {
  page: number;
  quote: string;
  /** What to tell the person about it */
  sentence: string;
  why: "invisible" | "tiny" | "off-page" | "zero-width" | "instruction";
};
export type AtsDocument = {
  bytes: number;
  format: "pdf" | "docx" | "doc";
  name: string;
  omissions: AtsOmission[];
  pages: number;
  words: number;
};
export type AtsCondition = {
  label: string;
  /** The sentence of the job that demands it */
  source: string;
};
export type AtsJob = {
  company: string;
  title: string;
  words: number;
};
export type AtsMeaning = {
  /** How many out of a hundred were worth an interview */
  interviews: number;
  pairs: number;
  text: string;
};
export type AtsMusts = {
  met: number;
  missing: number;
  partly: number;
  total: number;
};
export type AtsPiece = {
  kind: "kept" | "added" | "blank";
  /** For a blank, what the person should fill in */
  text: string;
};
export type AtsRaise = {
  better: AtsPiece[];
  gain: number;
  is_new: boolean;
  /** The line of the resume to change, or the line above the new one */
  line: string;
  percent: number;
  remedy: "reword" | "if_true" | "beyond_words";
  requirement_id: number;
  /** Title and employer as the resume names them, or empty */
  role: string;
  text: string;
  title: string;
};
export type AtsRole = {
  employer: string;
  first: string;
  last: string | null;
  title: string;
};
export type AtsCorrection = {
  about: string;
  kind:
    | "not_a_requirement"
    | "i_have_this"
    | "these_years_count"
    | "other_months"
    | "missing_role"
    | "i_can"
    | "i_cannot"
    | "not_true";
  number: number;
  quote: string;
  role: AtsRole | null;
  /** As the person would say it to a recruiter */
  statement: string;
  words: string;
};
export type AtsRoleYears = {
  counting: "wholly" | "half" | "not";
  months: number;
  /** The person added the role, or says that it counts */
  on_word: boolean;
  role: AtsRole;
};
export type AtsYears = {
  asked: number;
  months: number;
  roles: AtsRoleYears[];
};
export type AtsRequirement = {
  hint: string;
  id: number;
  kind:
    | "title"
    | "experience"
    | "skill"
    | "education"
    | "certificate"
    | "language"
    | "duty";
  label: string;
  must: boolean;
  note: string;
  /** What the person said in a correction, if the state rests on it */
  own_word: string;
  points: number;
  quote: string;
  /** The sentence of the job that asks for it */
  source: string;
  state: "met" | "partly" | "missing";
  weight: number;
  years: AtsYears | null;
};
export type AtsRecount = {
  corrections: AtsCorrection[];
  dropped: AtsRequirement[];
  id: number;
  is_shared: boolean;
  /** Points that rest on the person's word alone */
  own_points: number;
  percent_as_read: number;
};
export type AtsRemedy = {
  percent: number;
  remedy: "reword" | "if_true" | "beyond_words";
  text: string;
  title: string;
};
export type AtsPart = {
  proves: number[];
  text: string;
};
export type AtsBlock = {
  aside: string;
  kind: "name" | "contact" | "heading" | "entry" | "bullet" | "text";
  page: number;
  parts: AtsPart[];
};
export type AtsSumLine = {
  label: string;
  points: number;
};
export type AtsMatch = {
  advice: string;
  /** null if the job asks for too little */
  band:
    ("weak" | "medium" | "good" | null) | ("weak" | "medium" | "good" | null);
  conditions: AtsCondition[];
  /** Sentences of the resume that repeat the job; they prove nothing */
  copied: number;
  experience_percent: number | null;
  heading: string;
  job: AtsJob;
  made_by: string;
  max_points: number;
  /** null if there are too few judged pairs */
  meaning: AtsMeaning | null;
  musts: AtsMusts;
  percent: number;
  points: number;
  raises: AtsRaise[];
  /** null if the person has corrected nothing */
  recount: AtsRecount | null;
  remedies: AtsRemedy[];
  requirements: AtsRequirement[];
  resume: AtsBlock[];
  skills_percent: number | null;
  sum: AtsSumLine[];
};
export type AtsQuestion = {
  answer: string;
  gap: boolean;
  level: "beginner" | "intermediate" | "advanced";
  number: number;
  quote: string;
  text: string;
  topic: string;
};
export type AtsResponsibility = {
  of: "job" | "resume";
  proof: string;
  text: string;
  where: string;
};
export type AtsTopSkill = {
  must: boolean;
  name: string;
  proof: string;
  rank: number;
};
export type AtsAnswer = {
  about: AtsAbout | null;
  /** What produced the answer: local, or the name of a provider */
  api_used: string;
  document: AtsDocument;
  match: AtsMatch | null;
  /** Where the next page starts; null at the end */
  offset: number | null;
  questions: AtsQuestion[] | null;
  /** The same answer as plain text */
  response: string;
  responsibilities: AtsResponsibility[] | null;
  success: boolean;
  top_skills: AtsTopSkill[] | null;
};
export type AtsForm = {
  apiType?:
    | "percentage-match"
    | "about-the-resume"
    | "roles-responsibilities"
    | "top-10-skills"
    | "beginner_questions"
    | "intermediate_questions"
    | "advanced_questions";
  /** percentage-match: lines of the resume to try out, a JSON list of {"line", "text", "is_new"}; text replaces the line, or stands below it if is_new. Nothing is kept */
  edits?: string;
  /** The job, as text */
  jobDescription?: string;
  /** Implied by apiType; accepted in addition */
  level?: "beginner" | "intermediate" | "advanced";
  /** Where the page starts: questions and responsibilities come five at a time */
  offset?: number;
  /** The resume: PDF, DOCX or DOC, 10 MB at most */
  profileDocument?: Blob;
  /** The caller's own id; files may then be up to 30 MB */
  user_id?: string;
};
export type Person = {
  country_code: string;
  created_at: string;
  email: string;
  id: number;
  is_active: boolean;
  is_super_admin: boolean;
  phone_digits: string;
  phone_number: string;
  tf_id: string;
  user_type: string;
  username: string;
  was_admin: boolean;
};
export type Changed = {
  message: string;
  success: boolean;
  user: Person;
};
export type Named = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  user_email?: string | null;
};
export type Admins = {
  admins: Person[];
  success: boolean;
  total: number;
};
export type AuditRow = {
  action: string;
  actor: string;
  actor_id: number | null;
  at: string;
  details: {
    [key: string]: string;
  };
  is_refusal: boolean;
  /** Of a job or an application */
  job_id: number | null;
  subject: string;
  /** null: nothing is left */
  subject_kind:
    | ("account" | "job" | "application" | null)
    | ("account" | "job" | "application" | null);
  /** The username, or the title of the job, as it is today */
  subject_name: string;
};
export type AuditAnswer = {
  events: AuditRow[];
  /** How many events were refusals, with the same filter without `only` */
  refused: number;
  success: boolean;
  total: number;
};
export type CareerPageFields = {
  address: string;
  /** When it last answered */
  answered_at: string | null;
  /** Where its jobs are read, such as lever:acme */
  board: string;
  company: string;
  id: number;
  /** How many of its jobs are listed now */
  jobs: number;
  /** Why it did not answer since; empty if it did */
  problem: string;
};
export type CareerPageList = {
  pages: CareerPageFields[];
  success: boolean;
};
export type CareerPageDone = {
  message: string;
  success: boolean;
};
export type CareerPageForm = {
  /** As a browser shows it, beginning with https:// */
  address: string;
  company: string;
};
export type CompanyFields = {
  domain: string;
  is_verified: boolean;
  method: ("dns" | "admin" | null) | ("dns" | "admin" | null);
  name: string;
  verified_at: string | null;
};
export type CompanyList = {
  companies: CompanyFields[];
  success: boolean;
  total: number;
};
export type CompanyDecided = {
  company: CompanyFields;
  message: string;
  success: boolean;
};
export type CompanyDecision = {
  domain: string;
  is_verified: boolean;
};
export type ConfirmedRecruiter = {
  email: string;
  username: string;
};
export type ConfirmedRecruiters = {
  recruiters: ConfirmedRecruiter[];
  success: boolean;
};
export type RecruiterDecided = {
  message: string;
  success: boolean;
};
export type RecruiterDecision = {
  email: string;
  is_confirmed: boolean;
};
export type Counts = {
  admin: number;
  feedback: number;
  help_messages: number;
  /** Deleted ones included */
  jobs: number;
  recruiter: number;
  success: boolean;
  user: number;
};
export type ProviderFields = {
  jobProvider: string;
  url: string;
};
export type JobFields = {
  answerDays: number;
  applicantCount: number;
  applicationEndDate: string | null;
  /** Applicants are hidden until a decision */
  blind_review: boolean;
  company: string;
  /** The symbol, such as $; empty with NA */
  currencySymbol: string;
  datePosted: string;
  deleted: boolean;
  description: string;
  employmentType: string;
  expectedSalary: string;
  id: number;
  isActive: boolean;
  isExpired: boolean;
  isPublic: boolean;
  isVisible: boolean;
  jobProviders: ProviderFields[];
  keywords: string;
  location: string;
  mandatoryDocuments: string[];
  /** Since Monday; null except in recruiters' lists */
  newApplicants: number | null;
  positionStatus: "open" | "closed";
  recruiterEmail: string;
  reopenCount: number;
  salaryDuration: string;
  salaryRange: string;
  status: "Active" | "Expired" | "Inactive";
  technologies: string[];
  title: string;
};
export type JobDone = {
  job: JobFields;
  message: string;
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type JobNamed = {
  admin_email?: string | null;
  job_id: number;
};
export type Done = {
  message: string;
  success: boolean;
};
export type FeedbackRow = {
  category: string;
  created_at: string;
  email: string;
  id: number;
  message: string;
  rating: number;
  user_id: number;
  username: string;
};
export type FeedbackList = {
  feedback: FeedbackRow[];
  success: boolean;
  total: number;
};
export type HelpRow = {
  created_at: string;
  email: string;
  id: number;
  message: string;
  name: string;
};
export type HelpList = {
  messages: HelpRow[];
  success: boolean;
  total: number;
};
export type MailCounts = {
  failed: number;
  sending: number;
  sent: number;
  waiting: number;
};
export type MailState = {
  created_at: string;
  /** What it reports */
  event: string;
  last_error: string;
  /** Only while it is waiting */
  next_try_at: string | null;
  sent_at: string | null;
  state: "waiting" | "sending" | "sent" | "failed";
  subject: string;
  to: string;
  tries: number;
};
export type MailStates = {
  counts: MailCounts;
  mails: MailState[];
  success: boolean;
};
export type NamedAdmin = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  target_admin_email?: string | null;
};
export type NamedFormerAdmin = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  target_user_email?: string | null;
};
export type JobSwitch = {
  admin_email?: string | null;
  is_active: boolean;
  job_id: number;
};
export type People = {
  success: boolean;
  total: number;
  users: Person[];
};
export type WaitingApplicant = {
  answer_due: string;
  application_id: number;
  /** Below zero if it is late */
  days_left: number;
  full_name: string;
  job_id: number;
  job_title: string;
};
export type OwedAnswers = {
  due: WaitingApplicant[];
  /** Including those not listed */
  due_total: number;
  jobs: number;
  late: WaitingApplicant[];
  /** Including those not listed */
  late_total: number;
  /** Since Monday */
  new_applications: number;
  /** Jobs whose position is open */
  open_jobs: number;
  success: boolean;
};
export type DecisionResult = {
  /** The refusal's code, if it was refused */
  code?: ErrorCode;
  /** If it was refused because of its status: who decided (by), what (status), when (at) */
  data?: {
    [key: string]: string;
  };
  email_sent: boolean;
  id: number;
  message: string;
  /** null if it was refused */
  status: string | null;
  success: boolean;
};
export type DecisionResults = {
  message: string;
  results: DecisionResult[];
  /** All of them were decided */
  success: boolean;
};
export type Decision = {
  /** 1 to 100 */
  application_ids: number[];
  /** Added to the email; at most 5,000 characters */
  message?: string | null;
  status?:
    | ("Submitted" | "Selected" | "Rejected")
    | ("Submitted" | "Selected" | "Rejected");
};
export type Applicant = {
  /** The day by which an answer is promised */
  answer_due: string;
  applied_date: string;
  /** The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant */
  driving_license_submitted: string;
  email: string;
  /** Candidate and a number while the applicant is hidden */
  full_name: string;
  has_resume: boolean;
  id: number;
  /** The applicant is hidden */
  is_blind: boolean;
  is_late: boolean;
  /** At the time of applying; null while the applicant is hidden */
  match_score: number | null;
  notes: number;
  phone_number: string;
  /** The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant */
  resume_submitted: string;
  score: number | null;
  /** override: set by the recruiter */
  score_source:
    ("analysis" | "override" | null) | ("analysis" | "override" | null);
  source: string;
  /** Its id; null for the first of the job */
  stage: number | null;
  status: "Submitted" | "Selected" | "Rejected";
  /** null while the applicant is hidden, or once anonymized */
  user_id: number | null;
  /** The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant */
  visa_document_submitted: string;
};
export type StatusCounts = {
  Rejected: number;
  Selected: number;
  Submitted: number;
};
export type ApplicantList = {
  applications: Applicant[];
  /** Of all applications */
  counts: StatusCounts;
  /** Answer due within three days */
  due: number;
  job: JobFields;
  /** Promised answer was due before today */
  late: number;
  success: boolean;
  /** Matching the query */
  total: number;
  /** Of all applications, those that can still be answered */
  waiting: number;
};
export type TrackedApplication = {
  /** The day by which an answer is promised */
  answer_due: string;
  applied_date: string;
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  driving_license_submitted: string;
  id: number;
  job_company: string;
  job_id: number;
  job_location: string;
  job_title: string;
  /** At the time of applying */
  match_score: number | null;
  recruiter_email: string;
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  resume_submitted: string;
  sent_by: "form" | "auto";
  status: "Submitted" | "Selected" | "Rejected";
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  visa_document_submitted: string;
};
export type ApplicationList = {
  applications: TrackedApplication[];
  /** Of all applications */
  counts: StatusCounts;
  message: string;
  success: boolean;
  /** Matching the query */
  total: number;
};
export type SentDocument = {
  /** Attached to the email, not only linked */
  attached: boolean;
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  key: string;
  kind: "resume" | "driving_license" | "visa_document";
  label: string;
  /** As uploaded */
  name: string;
};
export type TimelineEntry = {
  at: string;
  detail: string;
  what:
    | "submitted"
    | "mailed"
    | "opened"
    | "selected"
    | "rejected"
    | "reset"
    | "removed";
};
export type WholeApplication = {
  /** The day by which an answer is promised */
  answer_due: string;
  applied_date: string;
  cover_letter: string;
  currency: string;
  documents: SentDocument[];
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  driving_license_submitted: string;
  email: string;
  employment_type: string;
  full_name: string;
  id: number;
  /** The job is still open today */
  job_available: boolean;
  job_company: string;
  /** As it was on that day */
  job_description: string;
  job_id: number;
  job_location: string;
  job_title: string;
  keywords: string;
  /** At the time of applying */
  match_score: number | null;
  phone_number: string;
  recruiter_email: string;
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  resume_submitted: string;
  salary: string;
  salary_duration: string;
  sent_by: "form" | "auto";
  status: "Submitted" | "Selected" | "Rejected";
  timeline: TimelineEntry[];
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  visa_document_submitted: string;
};
export type OneApplication = {
  application: WholeApplication;
  success: boolean;
};
export type InterviewerFields = {
  user_id: number;
  username: string;
};
export type InterviewFields = {
  book_by: string;
  id: number;
  interviewers: InterviewerFields[];
  /** Cancelled by those who invited */
  is_called_off: boolean;
  /** Nobody chose a time in time */
  is_expired: boolean;
  kind: "phone" | "video" | "on_site";
  /** To book; empty once it is cancelled */
  link: string;
  minutes: number;
  place: string;
  proposed_at: string;
  /** Why it was cancelled */
  reason: string;
  starts_at: string | null;
  state: "proposed" | "booked" | "cancelled" | "done";
  title: string;
};
export type InterviewsOfApplication = {
  /** Oldest first */
  interviews: InterviewFields[];
  /** Who may interview */
  people: InterviewerFields[];
  success: boolean;
};
export type ProposedInterview = {
  /** 1 to 5 user ids */
  interviewers: number[];
  kind: "phone" | "video" | "on_site";
  /** 15 to 240, in steps of 15 */
  minutes: number;
  /** Where to meet, a phone number, or the link of a video call */
  place?: string;
  /** At most 80 characters */
  title: string;
};
export type ShownMove = {
  after: string;
  at: string;
  /** The stage's name at that time */
  before: string;
  by: string;
};
export type MoveList = {
  /** Oldest first */
  moves: ShownMove[];
  success: boolean;
};
export type ShownNote = {
  at: string;
  author: string;
  id: number;
  is_own: boolean;
  text: string;
};
export type NoteList = {
  /** Oldest first */
  notes: ShownNote[];
  success: boolean;
};
export type WrittenNote = {
  /** At most 2,000 characters */
  text?: string | null;
};
export type ResumeBlock = {
  /** How long an entry lasted */
  aside: string;
  kind: "name" | "contact" | "heading" | "entry" | "bullet" | "text";
  text: string;
};
export type ResumeText = {
  blocks: ResumeBlock[];
  hidden: ("name" | "contact" | "photo" | "school" | "dates")[];
  success: boolean;
};
export type Revealed = {
  application: Applicant;
  success: boolean;
};
export type ScoreChanged = {
  message: string;
  score: number;
  score_source: "analysis" | "override";
  success: boolean;
};
export type ScoreChange = {
  score?: number | null;
};
export type StatusChanged = {
  /** The mail server has accepted the email */
  email_sent: boolean;
  message: string;
  status: "Submitted" | "Selected" | "Rejected";
  success: boolean;
};
export type StatusChange = {
  /** Added to the email; at most 5,000 characters */
  message?: string | null;
  status?:
    | ("Submitted" | "Selected" | "Rejected")
    | ("Submitted" | "Selected" | "Rejected");
};
export type BookingAnswer = {
  book_by: string;
  change_until: string | null;
  company: string;
  /** Whom to write to; may be empty */
  contact: string;
  first_name: string;
  interviewers: string[];
  /** Cancelled by those who invited */
  is_called_off: boolean;
  /** The time to choose has passed */
  is_expired: boolean;
  /** The application waits for a decision */
  is_open: boolean;
  job_title: string;
  kind: "phone" | "video" | "on_site";
  /** Choose, move or cancel */
  may_change: boolean;
  minutes: number;
  place: string;
  reason: string;
  /** When it can begin */
  slots: string[];
  starts_at: string | null;
  state: "proposed" | "booked" | "cancelled" | "done";
  success: boolean;
  title: string;
  /** The candidate's, or else the first interviewer's */
  zone: string;
};
export type BookingTime = {
  /** One of the slots */
  starts_at: string;
  /** The candidate's IANA zone, for emails */
  zone?: string;
};
export type BookingReason = {
  /** At most 500 characters; the others read it */
  reason?: string;
};
export type Contacted = {
  message: string;
  success: boolean;
};
export type NotContacted = {
  code: ErrorCode;
  /** What a screen can say besides the message; the code tells what it is about */
  data?: {
    [key: string]: string;
  };
  /** For the operator of the mail server */
  error_details?: string;
  /** Sentences for single fields */
  errors?: {
    [key: string]: string[];
  };
  /** A sentence for the person */
  message: string;
  /** A reference for reporting a failure */
  request_id?: string;
  /** Always false */
  success: false;
};
export type Contact = {
  candidate_email?: string | null;
  /** The reference of a matched candidate, instead of an address */
  candidate_reference?: string | null;
  /** The job for which the person applied, or which they match */
  job_id: number;
  /** Plain text, at most 5,000 characters */
  message?: string | null;
  /** If given, must be the caller's own */
  recruiter_email?: string | null;
};
export type TextRecordFields = {
  name: string;
  value: string;
};
export type OwnCompany = {
  company: CompanyFields;
  /** An admin has confirmed the account */
  is_confirmed: boolean;
  /** The caller has proven the domain by its TXT record */
  is_owner: boolean;
  /** The TXT record that proves the domain; null for one where anybody gets a mailbox */
  record: TextRecordFields | null;
  sees_contacts: boolean;
  success: boolean;
};
export type CompanyLoginFields = {
  changed_at: string;
  client_id: string;
  domain: string;
  is_required: boolean;
  issuer: string;
  /** When somebody first logged in through it as it is now */
  worked_at: string | null;
};
export type CompanyLoginSettings = {
  login: CompanyLoginFields | null;
  /** To be registered with the provider */
  redirect_url: string;
  success: boolean;
};
export type CompanyLoginDone = {
  login: CompanyLoginFields | null;
  message: string;
  /** To be registered with the provider */
  redirect_url: string;
  success: boolean;
};
export type CompanyLoginInput = {
  client_id: string;
  /** May be absent if issuer and client stay the same: then it stays, too */
  client_secret?: string;
  domain: string;
  /** Whether passwords and passkeys log in no longer */
  is_required: boolean;
  issuer: string;
};
export type DomainQuery = {
  domain: string;
};
export type CompanyInvitationSeen = {
  domain: string;
  name: string;
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
  success: boolean;
};
export type CompanyInvitationToken = {
  token: string;
};
export type CompanyMemberChanged = {
  message: string;
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
  success: boolean;
};
export type CompanyInvitationForm = {
  email?: string | null;
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
};
export type CompanyMemberRemoved = {
  message: string;
  success: boolean;
};
export type CompanyRoleChange = {
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
};
export type JobTeamPerson = {
  role: "recruiter" | "hiring_manager" | "interviewer";
  user_id: number;
  username: string;
};
export type CompanyJob = {
  applicants: number;
  id: number;
  location: string;
  position: "open" | "closed";
  recruiter: string;
  recruiter_id: number;
  team: JobTeamPerson[];
  title: string;
};
export type CompanyJobList = {
  jobs: CompanyJob[];
  success: boolean;
  total: number;
};
export type CompanyInvitationFields = {
  created_at: string;
  email: string;
  id: number;
  /** The address is not at the domain */
  is_outside: boolean;
  /** The person asked to join */
  is_request: boolean;
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
  until: string;
};
export type CompanyMemberFields = {
  email: string;
  joined_at: string;
  /** Accurate to a day */
  last_seen_at: string;
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
  user_id: number;
  username: string;
};
export type CompanyRoleReach = {
  reach: "every job" | "own jobs" | "no";
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
};
export type CompanyRule = {
  action: string;
  is_in_force: boolean;
  reaches: CompanyRoleReach[];
};
export type CompanyMemberList = {
  /** The caller may join the company now */
  can_join: boolean;
  domain: string;
  /** Open invitations and requests, for owners only */
  invitations: CompanyInvitationFields[];
  is_verified: boolean;
  /** Who joined first is first; none for somebody who is not a member */
  members: CompanyMemberFields[];
  /** Empty if nobody has named the company */
  name: string;
  /** The caller's; null if not a member */
  role:
    | (
        | "owner"
        | "recruiter"
        | "hiring_manager"
        | "interviewer"
        | "reader"
        | null
      )
    | (
        | "owner"
        | "recruiter"
        | "hiring_manager"
        | "interviewer"
        | "reader"
        | null
      );
  /** What each role may do, and where */
  rules: CompanyRule[];
  success: boolean;
  verified_at: string | null;
};
export type CompanyHeir = {
  /** An owner or recruiter of the company, who takes over the jobs */
  heir_id: number;
};
export type CompanyJoinForm = {
  domain: string;
};
export type CorrectionForm = {
  /** The label of the requirement or condition */
  about?: string;
  /** Of this role */
  employer?: string;
  /** Its first month, such as 2019-03 */
  first?: string;
  /** The job, as text */
  jobDescription?: string;
  kind:
    | "not_a_requirement"
    | "i_have_this"
    | "these_years_count"
    | "other_months"
    | "missing_role"
    | "i_can"
    | "i_cannot"
    | "not_true";
  /** Its last month; absent if it is current */
  last?: string;
  /** The resume: PDF, DOCX or DOC, 10 MB at most */
  profileDocument?: Blob;
  /** i_have_this: the line of the resume that shows it */
  quote?: string;
  /** other_months: its first month as we read it */
  readFirst?: string;
  /** other_months: its last month as we read it; absent if it is current */
  readLast?: string;
  /** Of the role whose years count, or that is missing */
  title?: string;
  /** The caller's own id; files may then be up to 30 MB */
  user_id?: string;
  /** i_have_this: the person's own words, if no line shows it */
  words?: string;
};
export type CorrectionDone = {
  message: string;
  success: boolean;
};
export type SharingBody = {
  on: boolean;
};
export type LetterClaim = {
  /** What a fact says otherwise, or empty */
  difference: string;
  end: number;
  kind: "name" | "title" | "number" | "skill" | "date" | "degree";
  /** What to write in its place where it differs from a fact, or empty */
  repair: string;
  /** The fact that supports it, or empty */
  source: string;
  start: number;
  supported: boolean;
  text: string;
};
export type CheckedLetter = {
  claims: LetterClaim[];
  success: boolean;
};
export type CheckForm = {
  additional_info?: string | null;
  company?: string | null;
  /** At most 20 kB */
  job_description?: string | null;
  /** A job posted here; without it, job_title is required */
  job_id?: number | null;
  job_title?: string | null;
  /** The letter as it is now, at most 20 kB */
  text: string;
  /** If given, must be the caller's own */
  user_id?: number | string;
  user_requirements?: string | null;
  /** Separated by commas; count as facts in addition to the stored profile */
  user_skills?: string | any | null;
};
export type Thanks = {
  message: string;
  success: boolean;
};
export type FeedbackForm = {
  /** Always stored as General Feedback */
  category?: string | null;
  /** At most 150 words */
  message?: string | null;
  /** Stars, 1 to 5 */
  rating?: number | null;
  /** If given, must be the caller's own */
  user_id?: number | string;
};
export type LetterAnswer = {
  /** What wrote it: local, or a model's name */
  api_used: string;
  claims: LetterClaim[];
  cover_letter: string;
  message: string;
  success: boolean;
};
export type Customization = {
  emphasis?:
    | ("skills" | "experience" | "achievements" | "passion" | null)
    | ("skills" | "experience" | "achievements" | "passion" | null);
  length?:
    | ("short" | "medium" | "detailed" | null)
    | ("short" | "medium" | "detailed" | null);
  tone?:
    | ("professional" | "enthusiastic" | "confident" | "friendly" | null)
    | ("professional" | "enthusiastic" | "confident" | "friendly" | null);
};
export type LetterForm = {
  /** What the person adds in their own words */
  additional_info?: string | null;
  company?: string | null;
  customization?: Customization | null;
  /** At most 20 kB */
  job_description?: string | null;
  job_title?: string | null;
  /** If given, must be the caller's own */
  user_id?: number | string;
  /** Separated by commas; count as facts in addition to the stored profile */
  user_skills?: string | any | null;
};
export type IntelligentLetterForm = {
  company?: string | null;
  customization?: Customization | null;
  /** At most 20 kB */
  job_description?: string | null;
  job_title?: string | null;
  tone?:
    | ("professional" | "enthusiastic" | "confident" | "friendly" | null)
    | ("professional" | "enthusiastic" | "confident" | "friendly" | null);
  /** If given, must be the caller's own */
  user_id?: number | string;
  /** The six answers, each on its own lines after its label: Motivation, Relevant experience, Key achievements, Strengths and skills, Why this company, Availability and notes; as in 'Motivation: I like small teams.' */
  user_requirements?: string | null;
  /** Separated by commas; count as facts in addition to the stored profile */
  user_skills?: string | any | null;
};
export type DescriptionAnswer = {
  /** What wrote it: local, or a model's name */
  api_used: string;
  /** Plain text of at least 100 words under the headings About the Role, Responsibilities, Requirements, Skills and What We Offer */
  description: string;
  error: string | null;
  success: boolean;
};
export type NoDescription = {
  code: ErrorCode;
  /** What a screen can say besides the message; the code tells what it is about */
  data?: {
    [key: string]: string;
  };
  /** The same as the message */
  error: string;
  /** Sentences for single fields */
  errors?: {
    [key: string]: string[];
  };
  /** A sentence for the person */
  message: string;
  /** A reference for reporting a failure */
  request_id?: string;
  /** Always false */
  success: false;
};
export type PositionForm = {
  company?: string | null;
  employmentType?: string | null;
  /** Separated by commas */
  keywords?: string | null;
  location?: string | null;
  title?: string | null;
};
export type Health = {
  status: string;
  success: boolean;
  version: string;
};
export type HelpForm = {
  email?: string | null;
  message?: string | null;
  name?: string | null;
};
export type DoneAnswer = {
  message: string;
  success: boolean;
};
export type ResetRequest = {
  email?: string | null;
};
export type InterviewReason = {
  /** At most 500 characters; the others read it */
  reason?: string;
};
export type CoachFinding = {
  end: number;
  /** The name of the form's field */
  field: string;
  kind:
    | "words"
    | "salary"
    | "section"
    | "years"
    | "readability"
    | "length"
    | "shouting"
    | "skills";
  /** The words between start and end */
  quote: string;
  /** A suggestion for the text between start and end; null if only the person can know */
  replacement: string | null;
  severity: "warn" | "info";
  start: number;
  suggestion: string;
  text: string;
};
export type RequirementCost = {
  about: "skill" | "years" | "place";
  matching_with: number;
  matching_without: number;
  requirement: string;
  text: string;
};
export type CoachReadability = {
  age: number;
  /** Flesch-Kincaid grade level */
  grade: number;
  sentences: number;
  words: number;
};
export type CoachAnswer = {
  /** The effect of asking for fewer years of experience */
  eased: string | null;
  findings: CoachFinding[];
  /** How many of them match the job as written */
  matching: number;
  /** Job seekers who let recruiters find them */
  people: number;
  reach: RequirementCost[];
  readability: CoachReadability;
  success: boolean;
};
export type Provider = {
  jobProvider?: string | null;
  url?: string | null;
};
export type JobBody = {
  /** Days within which an answer is promised */
  answerDays?: number | null;
  /** YYYY-MM-DD, at most 60 days from today */
  applicationEndDate?: string | null;
  /** At least 2 characters */
  company?: string | null;
  /** USD or $, INR or ₹, EUR or €, GBP or £, JPY or ¥ */
  currencySymbol?: string | null;
  /** YYYY-MM-DD */
  datePosted?: string | null;
  /** At least 50 characters and 100 words */
  description?: string | null;
  /** Full-time, Part-time, Contract, Internship */
  employmentType?: string | null;
  /** An amount, two of them, or NA */
  expectedSalary?: string | null;
  /** Whether people without an account see it */
  isPublic?: boolean | null;
  jobProviders?: Provider[] | null;
  /** Separated by commas */
  keywords?: string | null;
  location?: string | null;
  /** Resume, Driving License, Visa Document */
  mandatoryDocuments?: string[] | null;
  /** If given, must be the caller's own */
  recruiterEmail?: string | null;
  /** per year, per month, per hour */
  salaryDuration?: string | null;
  /** 3 to 100 characters */
  title?: string | null;
};
export type SeenJob = {
  answerDays: number;
  /** For its recruiter and admins */
  applicantCount?: number;
  applicationEndDate: string | null;
  /** For its recruiter and admins */
  blind_review?: boolean;
  company: string;
  /** The symbol, such as $; empty with NA */
  currencySymbol: string;
  datePosted: string;
  deleted: boolean;
  description: string;
  employmentType: string;
  expectedSalary: string;
  id: number;
  isActive: boolean;
  isExpired: boolean;
  isPublic: boolean;
  isVisible: boolean;
  jobProviders: ProviderFields[];
  keywords: string;
  location: string;
  mandatoryDocuments: string[];
  /** For its recruiter and admins; null here */
  newApplicants?: number | null;
  positionStatus: "open" | "closed";
  recruiterEmail: string;
  /** For its recruiter and admins */
  reopenCount?: number;
  salaryDuration: string;
  salaryRange: string;
  status: "Active" | "Expired" | "Inactive";
  technologies: string[];
  title: string;
};
export type SeenJobList = {
  jobs: SeenJob[];
  success: boolean;
  total: number;
};
export type MatchDetails = {
  exp_score: number;
  location_score: number;
  matching_skills: string[];
  missing_skills: string[];
  role_score: number;
  skill_score: number;
};
export type RecommendedJob = {
  application_status: ("applied" | null) | ("applied" | null);
  company: string;
  datePosted: string;
  description: string;
  employmentType: string;
  id: number;
  location: string;
  match_details: MatchDetails;
  match_quality: "excellent" | "good" | "fair" | "low";
  match_score: number;
  recruiterEmail: string;
  salaryRange: string;
  /** Sentences about what is missing, for a weak match only */
  shortfalls: string[];
  title: string;
};
export type RecommendationStats = {
  average_score: number;
  excellent: number;
  fair: number;
  good: number;
  low: number;
  matched_jobs: number;
  /** For which people can apply today */
  total_jobs: number;
};
export type RecommendationsAnswer = {
  recommendations: RecommendedJob[];
  stats: RecommendationStats;
  success: boolean;
};
export type JobList = {
  jobs: JobFields[];
  success: boolean;
  total: number;
};
export type AutoSubmitted = {
  application_id: number;
  /** The mail server has accepted the email */
  email_sent: boolean;
  message: string;
  resume_attached: boolean;
  success: boolean;
};
export type RequiresResume = {
  code: ErrorCode;
  /** What a screen can say besides the message; the code tells what it is about */
  data?: {
    [key: string]: string;
  };
  /** Sentences for single fields */
  errors?: {
    [key: string]: string[];
  };
  /** A sentence for the person */
  message: string;
  /** A reference for reporting a failure */
  request_id?: string;
  /** The person can fix this by uploading a resume in the profile */
  requires_resume?: boolean;
  /** Always false */
  success: false;
};
export type AutoApplication = {
  /** Not used: the job has it */
  company?: string | null;
  job_id?: number | string | null;
  /** Not used: the job has it */
  job_title?: string | null;
  /** If given, must be the job's own */
  recruiter_email?: string | null;
  /** The value of `from` in the link that brought the person here; only our own tokens count */
  source?: string | null;
  /** If given, must be the caller's own */
  user_id?: number | string | null;
};
export type RecruiterRow = {
  email: string;
  jobs: number;
};
export type RecruiterList = {
  /** Jobs of all recruiters, found or not */
  jobs: number;
  recruiters: RecruiterRow[];
  success: boolean;
  /** Recruiters found */
  total: number;
};
export type JobAnswer = {
  job: SeenJob;
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version?: string;
};
export type JobEdit = {
  /** Days within which an answer is promised */
  answerDays?: number | null;
  /** YYYY-MM-DD, at most 60 days from today */
  applicationEndDate?: string | null;
  /** At least 2 characters */
  company?: string | null;
  /** USD or $, INR or ₹, EUR or €, GBP or £, JPY or ¥ */
  currencySymbol?: string | null;
  /** YYYY-MM-DD */
  datePosted?: string | null;
  /** At least 50 characters and 100 words */
  description?: string | null;
  /** Full-time, Part-time, Contract, Internship */
  employmentType?: string | null;
  /** An amount, two of them, or NA */
  expectedSalary?: string | null;
  /** Whether people without an account see it */
  isPublic?: boolean | null;
  jobProviders?: Provider[] | null;
  /** Separated by commas */
  keywords?: string | null;
  location?: string | null;
  /** Resume, Driving License, Visa Document */
  mandatoryDocuments?: string[] | null;
  /** If given, must be the caller's own */
  recruiterEmail?: string | null;
  /** per year, per month, per hour */
  salaryDuration?: string | null;
  /** 3 to 100 characters */
  title?: string | null;
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null;
};
export type AllAnswered = {
  answered: number;
  message: string;
  success: boolean;
};
export type BlindSwitch = {
  on: boolean;
};
export type BrakeShown = {
  /** What the percent meant in judged pairs */
  meaning: string;
  /** Certificates and licences that the job insists on and the resume does not show */
  missing: string[];
  /** null: too little to judge */
  percent: number | null;
  /** Conditions that the person says they cannot meet */
  refused: string[];
  /** Sentences on what the profile lacks */
  shortfalls: string[];
};
export type FitRequirement = {
  label: string;
  must: boolean;
  /** What the person says, if it rests on that */
  own_word: string;
  state: "met" | "partly" | "missing";
};
export type BrakeAnswer = {
  /** null: a fair chance */
  brake: BrakeShown | null;
  /** Empty without a stored resume */
  requirements: FitRequirement[];
  success: boolean;
};
export type HaveBody = {
  labels: string[];
};
export type JobMoved = {
  job: JobFields;
  message: string;
  reopenCount: number;
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type Movement = {
  /** false closes, true reopens */
  is_active: boolean;
  /** YYYY-MM-DD, at most 30 days from today */
  new_end_date?: string | null;
  /** If given, must be the caller's own */
  recruiter_email?: string | null;
};
export type Rate = {
  answered: number;
  /** null below ten */
  percent: number | null;
  /** Answered, or due to have been answered by now */
  total: number;
};
export type FunnelStage = {
  count: number;
  stage: string;
};
export type DayCount = {
  applications: number;
  date: string;
};
export type SourceCount = {
  count: number;
  source: string;
};
export type StageTime = {
  longest_days: number | null;
  median_days: number | null;
  stage: string;
};
export type JobInsights = {
  /** The recruiter's rate over all jobs, as people see it */
  answer_rate: Rate;
  funnel: FunnelStage[];
  /** For at most 60 days */
  per_day: DayCount[];
  sources: SourceCount[];
  success: boolean;
  time_in_stage: StageTime[];
};
export type MatchingCandidate = {
  /** Empty if anonymous */
  email: string;
  match_details: MatchDetails;
  match_quality: "excellent" | "good" | "fair" | "low";
  match_score: number;
  /** A label if anonymous */
  name: string;
  /** Names the person for this job only; takes messages to them */
  reference: string;
  /** null if anonymous */
  user_id: number | null;
};
export type CandidatesAnswer = {
  candidates: MatchingCandidate[];
  /** Whether the caller sees names and addresses */
  contacts_shown: boolean;
  success: boolean;
  /** People who reach the score, whether or not they are listed */
  total: number;
};
export type MoveResult = {
  /** The refusal's code, if it was refused */
  code?: ErrorCode;
  /** If somebody else moved (stage) or decided (status) meanwhile: what it is now, by whom (by) and since when (at) */
  data?: {
    [key: string]: string;
  };
  id: number;
  message: string;
  success: boolean;
};
export type MoveResults = {
  message: string;
  results: MoveResult[];
  /** All of them are in the stage */
  success: boolean;
};
export type MovedApplication = {
  id: number;
  /** In which stage it was; refused if it no longer is. Not checked if absent */
  seen?: number | null;
};
export type Move = {
  /** 1 to 100 */
  applications: MovedApplication[];
  /** The id of the stage to move to */
  stage: number;
};
export type ShownStage = {
  /** How many undecided ones it has */
  applications: number;
  /** Within the job; stays when the name changes */
  id: number;
  name: string;
};
export type StageList = {
  /** In their order */
  stages: ShownStage[];
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type EditedStage = {
  /** Absent for a new stage */
  id?: number | null;
  /** At most 40 characters */
  name: string;
};
export type StageEdit = {
  /** 1 to 8, in their order */
  stages: EditedStage[];
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null;
};
export type JobTeamChange = {
  role: "recruiter" | "hiring_manager" | "interviewer";
};
export type ListedJob = {
  /** How many out of a hundred applicants this recruiter has answered */
  answerRate: number | null;
  applicationEndDate: string | null;
  /** The caller has applied for this job */
  applied: boolean;
  /** Empty for jobs posted here */
  applyUrl: string;
  company: string;
  /** Text and link that a board's terms require beside its job */
  credits: ProviderFields[];
  datePosted: string;
  description: string;
  employmentType: string;
  /** When we first saw it */
  firstSeen: string;
  /** A number for jobs posted here, text for jobs of outside boards */
  id: number | string;
  /** It was posted before */
  isRepost: boolean;
  /** So old that it may no longer be open */
  isStale: boolean;
  jobProviders: ProviderFields[];
  location: string;
  mandatoryDocuments: string[];
  /** Empty for jobs of outside boards */
  recruiterEmail: string;
  salaryRange: string;
  source: "api" | "local";
  technologies: string[];
  title: string;
  /** The domain of the recruiter's mailbox, if it matches the company's name; otherwise empty */
  verifiedDomain: string;
};
export type JobsFound = {
  defaultLocation: string;
  defaultQuery: string;
  defaultQueryUsed: boolean;
  isInitialLoad: boolean;
  jobs: ListedJob[];
  /** Send it as `after` to continue the list */
  next: string | null;
  /** The profile match of each job by its id; for job seekers with skills or roles */
  profileMatches: {
    [key: string]: number;
  };
  success: boolean;
  /** Problems with boards, such as one that does not answer */
  warnings: string[];
};
export type ProfileFields = {
  country_code: string;
  currencySymbol: string;
  currency_symbol: string;
  /** Whether any recruiter may find them */
  discoverable: boolean;
  email: string;
  employment_type: string;
  expected_salary: string;
  experience: string;
  is_basic: 0 | 1;
  job_roles: string;
  name: string;
  phone_number: string;
  preferred_job_level: string;
  preferred_locations: string;
  relocation_willingness: string;
  /** The name under which it was uploaded */
  resume_name: string;
  /** Empty without a resume; GET /api/ + this path returns the file */
  resume_path: string;
  salary_duration: string;
  skills: string;
  updated_at: string;
  visa_type: string;
  visibility: "all" | "verified" | "nobody";
};
export type SavedProfile = {
  message: string;
  profile: ProfileFields;
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type ProfileForm = {
  VisaType?: string;
  /** +91, +1, +44, +61 */
  countryCode?: string;
  /** USD or $, INR or ₹, EUR or €, GBP or £, JPY or ¥ */
  currencySymbol?: string;
  /** Whether recruiters may find this person; visibility says which */
  discoverable?: boolean;
  /** Does not have to be the account's */
  email?: string;
  /** Full-Time, Part-Time, Contract, Freelance */
  employmentType?: string;
  /** NA if the person does not say */
  expectedSalary?: string;
  /** 0-1, 1-3, 3-5, 5-10, 10+ */
  experience?: string;
  /** 1 if absent */
  is_basic?: boolean;
  /** Separated by commas */
  jobRoles?: string;
  /** Letters and spaces */
  name?: string;
  /** Ten digits */
  phoneNumber?: string;
  preferredJobLevel?: string;
  /** At most three, separated by commas */
  preferredLocations?: string;
  /** Yes, No, Remote Only */
  relocationWillingness?: string;
  /** PDF, 10 MB at most; required for an advanced save if none is on file */
  resume?: Blob;
  /** per year, per month, per hour */
  salaryDuration?: string;
  /** Separated by commas */
  skills?: string;
  /** If given, must be the caller's own */
  user_id?: string;
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string;
  visibility?: "all" | "verified" | "nobody";
};
export type ProfileAnswer = {
  message?: string;
  profile: ProfileFields | null;
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version?: string;
};
export type SessionUser = {
  email: string;
  id: number;
  is_super_admin: boolean;
  user_type: "user" | "recruiter" | "admin";
  username: string;
};
export type LoginAnswer = {
  csrf_token?: string;
  email: string;
  message: string;
  requires_phone_update: boolean;
  /** Present and true if POST /api/login/second-step must follow */
  requires_second_factor?: boolean;
  /** What that step can be made with */
  second_factors?: ("app" | "passkey" | "recovery_code")[];
  success: boolean;
  user?: SessionUser;
  user_id: number;
};
export type Credentials = {
  email?: string | null;
  password?: string | null;
};
export type CompanyLoginOffer = {
  /** Whether this company has its own log-in */
  is_offered: boolean;
  /** Whether its people log in no other way */
  is_required: boolean;
  success: boolean;
};
export type CompanyLoginBegun = {
  /** Where the browser goes now */
  address: string;
  success: boolean;
};
export type CompanyLoginBegin = {
  email: string;
};
export type CompanyLoginFinish = {
  /** Absent if it refused */
  code?: string;
  domain: string;
  error?: string;
  iss?: string;
  state: string;
};
export type PasskeyAnswer = {
  ceremony: string;
  /** What PublicKeyCredential.toJSON of the browser makes */
  credential: {
    [key: string]: any;
  };
};
export type PasskeyCeremony = {
  /** To send back with the browser's answer */
  ceremony: string;
  /** For PublicKeyCredential.parse…OptionsFromJSON of the browser */
  options: {
    [key: string]: any;
  };
  success: boolean;
};
export type SecondStep = {
  /** Six digits of the app, or a recovery code */
  code: string;
  /** Whether this browser is not asked again for 30 days */
  trust_device?: boolean;
};
export type PasskeyStep = {
  ceremony: string;
  /** What PublicKeyCredential.toJSON of the browser makes */
  credential: {
    [key: string]: any;
  };
  /** Whether this browser is not asked again for 30 days */
  trust_device?: boolean;
};
export type LogoutAnswer = {
  message: string;
  success: boolean;
};
export type RecoveryCodes = {
  message: string;
  /** Shown once: only hashes are kept */
  recovery_codes: string[];
  success: boolean;
};
export type AuthenticatorForm = {
  code: string;
  setup: string;
};
export type AuthenticatorBegun = {
  /** An otpauth address, the content of a QR code */
  address: string;
  /** To type into the app instead of the QR code */
  secret: string;
  /** To send back with the first code */
  setup: string;
  success: boolean;
};
export type FactorChanged = {
  message: string;
  success: boolean;
};
export type CareerSource = {
  field: string;
  origin: "resume" | "json_resume";
  /** From 1; 0 if the source has none */
  page?: number;
  /** As read */
  value: string;
  /** The words that say it */
  words: string;
};
export type CertificateFields = {
  /** Year and month, as in 2021-03, or the year alone */
  date?: string;
  /** Year and month, as in 2021-03, or the year alone */
  expires?: string;
  /** Never changes */
  id: string;
  issuer?: string;
  name?: string;
  sources?: CareerSource[];
};
export type EducationFields = {
  degree?: string;
  /** Year and month, as in 2021-03, or the year alone */
  end?: string;
  /** Never changes */
  id: string;
  school?: string;
  sources?: CareerSource[];
  /** Year and month, as in 2021-03, or the year alone */
  start?: string;
  subject?: string;
};
export type LanguageFields = {
  /** Never changes */
  id: string;
  level?: string;
  name?: string;
  sources?: CareerSource[];
};
export type CareerLinkFields = {
  /** A web address */
  address?: string;
  /** Never changes */
  id: string;
  label?: string;
  sources?: CareerSource[];
};
export type DeedFields = {
  /** Never changes */
  id: string;
  sources?: CareerSource[];
  /** One sentence */
  text?: string;
};
export type PositionFields = {
  deeds?: DeedFields[];
  employer?: string;
  /** Year and month, as in 2021-03, or the year alone */
  end?: string;
  /** Never changes */
  id: string;
  is_current?: boolean;
  place?: string;
  sources?: CareerSource[];
  /** Year and month, as in 2021-03, or the year alone */
  start?: string;
  title?: string;
};
export type ProjectFields = {
  /** A web address */
  address?: string;
  /** Never changes */
  id: string;
  name?: string;
  sources?: CareerSource[];
  text?: string;
};
export type CareerFields = {
  certificates?: CertificateFields[];
  education?: EducationFields[];
  languages?: LanguageFields[];
  links?: CareerLinkFields[];
  positions?: PositionFields[];
  projects?: ProjectFields[];
};
export type CareerAnswer = {
  career: CareerFields;
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type CareerForm = {
  career: CareerFields;
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null;
};
export type CareerSuggestionAnswer = {
  career: CareerFields;
  /** Of the document; empty if it has none */
  name: string;
  success: boolean;
};
export type JsonResumeForm = {
  /** In the format of jsonresume.org */
  resume: {
    [key: string]: any;
  };
};
export type JsonResumeAnswer = {
  /** In the format of jsonresume.org */
  resume: {
    [key: string]: any;
  };
  success: boolean;
};
export type SessionsEnded = {
  message: string;
  success: boolean;
};
export type Confirmation = {
  password?: string | null;
};
export type DeletedAnswer = {
  message: string;
  /** A reference for inquiries */
  receipt: string;
  success: boolean;
};
export type PasswordAgain = {
  /** Required again, unless the account has none */
  password?: string | null;
};
export type EmailChangeForm = {
  new_email?: string | null;
};
export type ApiKeyFields = {
  created_at: string;
  /** Since when it does not work; null while it does */
  ended_at: string | null;
  /** null if it never expires */
  expires_at: string | null;
  /** Its beginning and end */
  hint: string;
  id: number;
  is_revoked: boolean;
  /** The network address of the last use */
  last_address: string;
  /** To the minute */
  last_used_at: string | null;
  name: string;
  scopes: (
    | "jobs:read"
    | "jobs:write"
    | "applications:read"
    | "applications:write"
    | "candidates:read"
    | "documents:read"
    | "people:read"
    | "searches:read"
    | "searches:write"
    | "tracker:read"
    | "tracker:write"
    | "webhooks:read"
    | "webhooks:write"
  )[];
};
export type ApiKeyList = {
  /** Newest first; those that ended more than 30 days ago are gone */
  keys: ApiKeyFields[];
  /** Those that the caller may give */
  scopes: (
    | "jobs:read"
    | "jobs:write"
    | "applications:read"
    | "applications:write"
    | "candidates:read"
    | "documents:read"
    | "people:read"
    | "searches:read"
    | "searches:write"
    | "tracker:read"
    | "tracker:write"
    | "webhooks:read"
    | "webhooks:write"
  )[];
  success: boolean;
};
export type ApiKeyMade = {
  key: ApiKeyFields;
  message: string;
  success: boolean;
  /** The key itself: it is never shown again */
  token: string;
};
export type ApiKeyForm = {
  /** 1 to 366; null, only with scopes that read: never */
  expires_in_days: number | null;
  /** At most 60 characters */
  name: string;
  /** One that writes includes the one that reads */
  scopes: (
    | "jobs:read"
    | "jobs:write"
    | "applications:read"
    | "applications:write"
    | "candidates:read"
    | "documents:read"
    | "people:read"
    | "searches:read"
    | "searches:write"
    | "tracker:read"
    | "tracker:write"
    | "webhooks:read"
    | "webhooks:write"
  )[];
};
export type ApiKeyRevoked = {
  key: ApiKeyFields;
  message: string;
  success: boolean;
};
export type PasskeyShown = {
  added_at: string;
  id: string;
  name: string;
  used_at: string | null;
};
export type PasskeyAdded = {
  message: string;
  passkey: PasskeyShown;
  /** Only for the first second factor, and shown once; otherwise the former ones stay */
  recovery_codes: string[];
  success: boolean;
};
export type PasskeyForm = {
  ceremony: string;
  /** What PublicKeyCredential.toJSON of the browser makes */
  credential: {
    [key: string]: any;
  };
  name: string;
};
export type PasskeyToRemove = {
  passkey_id: string;
};
export type PasskeyName = {
  name: string;
  passkey_id: string;
};
export type PasswordChange = {
  new_password?: string | null;
  /** The one that holds now, if there is one */
  password?: string | null;
};
export type ResumeRow = {
  changed_at: string;
  company: string;
  id: number;
  /** 0 for an advert from elsewhere */
  job_id: number;
  job_title: string;
  name: string;
};
export type ResumeList = {
  resumes: ResumeRow[];
  success: boolean;
};
export type PageLineFields = {
  id: string;
  text: string;
};
export type PageEntryFields = {
  dates: string;
  details: string;
  lines: PageLineFields[];
  title: string;
};
export type PageSectionFields = {
  entries: PageEntryFields[];
  heading: string;
};
export type PageFields = {
  contacts: string[];
  name: string;
  sections: PageSectionFields[];
};
export type OwnSentenceFields = {
  /** Of the sentence in whose place it stands, or empty */
  deed_id?: string;
  id: string;
  position_id: string;
  text: string;
};
export type ResumeFields = {
  /** The job as it was when the resume was begun */
  advert: string;
  changed_at: string;
  company: string;
  id: number;
  /** 0 for an advert from elsewhere */
  job_id: number;
  job_title: string;
  left_out: string[];
  name: string;
  order: string[];
  paper: "a4" | "letter";
  sentences: OwnSentenceFields[];
  template: "linen";
};
export type ResumeAnswer = {
  career: CareerFields;
  page: PageFields;
  resume: ResumeFields;
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
  /** Ids of sentences that are in no file until the person says that they are true */
  waiting: string[];
};
export type ResumeStart = {
  advert?: string;
  company?: string;
  /** Of a job of this site, or 0 */
  job_id?: number;
  job_title?: string;
  /** Of the resume; job and company if empty */
  name?: string;
};
export type ResumeRemoved = {
  message: string;
  success: boolean;
};
export type ResumeChange = {
  /** Ids */
  left_out: string[];
  name: string;
  /** Ids; entries that are not named follow as in the career */
  order: string[];
  paper: "a4" | "letter";
  sentences: OwnSentenceFields[];
  template: "linen";
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null;
};
export type ResumeRequirement = {
  /** Percent that it would add if it was met */
  gain: number;
  label: string;
  must: boolean;
  points: number;
  quotes: string[];
  state: "met" | "partly" | "missing";
  weight: number;
};
export type SentencePointsFields = {
  id: string;
  /** What it adds or would add; null if not tried out */
  percent: number | null;
  proves: string[];
};
export type ResumeMatchAnswer = {
  band: string | null;
  heading: string;
  max_points: number;
  percent: number;
  points: number;
  requirements: ResumeRequirement[];
  sentences: SentencePointsFields[];
  success: boolean;
};
export type AuthenticatorShown = {
  added_at: string;
};
export type LoggedInDevice = {
  id: string;
  /** This call came from it */
  is_current: boolean;
  /** Nobody logged in with such a device before */
  is_new: boolean;
  last_seen: string;
  logged_in_at: string;
  name: string;
};
export type EmailChangeShown = {
  email: string;
  until: string;
};
export type SecurityLine = {
  action: string;
  /** The network address, or empty */
  address: string;
  at: string;
  /** Empty where it is not known */
  device: string;
};
export type TrustShown = {
  id: string;
  is_current: boolean;
  name: string;
  until: string;
};
export type SecurityAnswer = {
  authenticator: AuthenticatorShown | null;
  /** The domain through whose log-in the caller comes in and can confirm */
  company_login: string | null;
  /** Newest first */
  devices: LoggedInDevice[];
  email_change: EmailChangeShown | null;
  has_password: boolean;
  /** Newest first */
  log: SecurityLine[];
  /** Whether the last passkey or app cannot be removed, as for admins */
  must_have_factor: boolean;
  /** Oldest first */
  passkeys: PasskeyShown[];
  phone_number: string;
  recovery_codes_left: number;
  success: boolean;
  /** Newest first */
  trusted_devices: TrustShown[];
};
export type SessionToEnd = {
  session_id: string;
  /** Somebody else came in with it: logs out all other devices, too */
  was_not_me?: boolean;
};
export type TrustToEnd = {
  device_id: string;
};
export type WebhookHour = {
  /** Those of them that were tried and have not arrived */
  failed: number;
  /** Messages of this hour */
  sent: number;
};
export type WebhookActivityFields = {
  /** The last 24 hours, the oldest first */
  hours: WebhookHour[];
  /** Messages that have not arrived yet */
  waiting: number;
  /** The number of the webhook */
  webhook_id: number;
};
export type WebhookFields = {
  created_at: string;
  events: (
    | "application.received"
    | "application.decided"
    | "document.added"
    | "job.opened"
    | "job.edited"
    | "job.closed"
  )[];
  /** The first failure since the last success */
  failing_since: string | null;
  id: number;
  /** null while it is active */
  paused_at: string | null;
  url: string;
};
export type WebhookList = {
  /** What was sent lately */
  activity: WebhookActivityFields[];
  /** Those that one may choose */
  events: (
    | "application.received"
    | "application.decided"
    | "document.added"
    | "job.opened"
    | "job.edited"
    | "job.closed"
  )[];
  success: boolean;
  /** Oldest first */
  webhooks: WebhookFields[];
};
export type WebhookMade = {
  message: string;
  /** Signs every message: it is never shown again */
  secret: string;
  success: boolean;
  webhook: WebhookFields;
};
export type WebhookForm = {
  /** At least one */
  events: (
    | "application.received"
    | "application.decided"
    | "document.added"
    | "job.opened"
    | "job.edited"
    | "job.closed"
  )[];
  /** https://…, at most 500 characters */
  url: string;
};
export type WebhookRemoved = {
  message: string;
  success: boolean;
};
export type WebhookAttemptFields = {
  /** When the try ended */
  at: string;
  /** Why there was no answer; empty if there was one */
  problem: string;
  /** How long it took, in seconds */
  seconds: number;
  /** The status of the answer; null if nothing answered */
  status: number | null;
};
export type WebhookDeliveryFields = {
  /** The latest tries, at most 20, the latest last */
  attempts: WebhookAttemptFields[];
  created_at: string;
  /** An event, or test */
  event: string;
  id: number;
  /** The same in every try */
  message_id: string;
  /** null if there is none */
  next_try_at: string | null;
  /** What is sent */
  payload: {
    [key: string]: any;
  };
  /** The beginning of the last answer, or why there was none */
  response: string;
  /** Of the last try; null if there was no answer */
  response_status: number | null;
  status: "waiting" | "delivered" | "failed";
  tried_at: string | null;
  tries: number;
};
export type WebhookDeliveryList = {
  /** At most 50 of the last 30 days, the newest first */
  deliveries: WebhookDeliveryFields[];
  /** How many of `total` were tried and have not arrived */
  failed: number;
  success: boolean;
  /** How many there are of the chosen event, on all pages */
  total: number;
};
export type WebhookDeliveryAnswer = {
  delivery: WebhookDeliveryFields;
  message: string;
  success: boolean;
};
export type WebhookAnswer = {
  message: string;
  success: boolean;
  webhook: WebhookFields;
};
export type WebhookSwitch = {
  is_active: boolean;
};
export type WorkSpanFields = {
  begins: string;
  ends: string;
  /** 0 is Monday */
  weekday: number;
};
export type WorkingHoursAnswer = {
  /** Interviews a week at most */
  per_week: number;
  spans: WorkSpanFields[];
  success: boolean;
  /** IANA name, such as Europe/Amsterdam */
  zone: string;
};
export type WorkingHoursFields = {
  /** Interviews a week at most */
  per_week: number;
  spans: WorkSpanFields[];
  /** IANA name, such as Europe/Amsterdam */
  zone: string;
};
export type OpenApiDocument = {};
export type RecentMail = {
  /** For GET /api/outbox/page */
  event: string;
  sent_at: string | null;
  state: "waiting" | "sending" | "sent" | "failed";
  subject: string;
  text: string;
  to: string;
};
export type RecentMails = {
  mails: RecentMail[];
  success: boolean;
};
export type PracticePointShown = {
  end: number;
  kind: "question" | "fact" | "situation" | "deed" | "result" | "length";
  name: string;
  start: number;
  state: "met" | "partly" | "missing";
  text: string;
};
export type PracticeAnswer = {
  /** What an interviewer may ask after it */
  follow_up: string;
  points: PracticePointShown[];
  /** How long it takes to say it */
  seconds: number;
  success: boolean;
  words: number;
};
export type PracticeBody = {
  /** The person's own answer */
  answer: string;
  facts?: string[];
  /** As it was asked */
  question: string;
};
export type ReadItem = {
  end: number;
  /** From 1 */
  page: number;
  /** The words of the resume that show it */
  quote: string;
  /** Their position in the text as we read it */
  start: number;
  value: string;
};
export type ReadValue = {
  items: ReadItem[];
  page: number;
  quote: string;
  value: string;
};
export type ReadFields = {
  country_code: ReadValue | null;
  email: ReadValue | null;
  experience: ReadValue | null;
  job_roles: ReadValue | null;
  name: ReadValue | null;
  phone_number: ReadValue | null;
  skills: ReadValue | null;
};
export type FilledForm = {
  document: AtsDocument;
  fields: ReadFields;
  success: boolean;
};
export type ResumeFile = {
  /** PDF, DOCX or DOC, 10 MB at most */
  resume?: Blob;
};
export type Skills = {
  skills: string;
};
export type SkillsAnswer = {
  message?: string;
  profile: Skills;
  success: boolean;
};
export type CheckAnswer = {
  /** Whether requests fail without it */
  is_required: boolean;
  message: string;
  name: string;
  status: "working" | "failing";
};
export type ReadinessAnswer = {
  checks: CheckAnswer[];
  status: "ready" | "degraded" | "unavailable";
  /** Whether requests can be answered */
  success: boolean;
};
export type RegistrationAnswer = {
  code?: ErrorCode;
  email_exists: boolean;
  message: string;
  registration_success: boolean;
  success: boolean;
  username_exists: boolean;
};
export type RegistrationForm = {
  email?: string | null;
  password?: string | null;
  phonenumber?: string | null;
  /** Accepted but not used. The server decides alone. */
  skip_email_verification?: any;
  /** user or recruiter */
  user_type?: string | null;
  username?: string | null;
};
export type NewPasswordForm = {
  email?: string | null;
  new_password?: string | null;
};
export type OwnWordFields = {
  /** The label of a requirement, or empty */
  about: string;
  statement: string;
};
export type ScoreAnswer = {
  api_used: string;
  document: AtsDocument;
  match: AtsMatch;
  /** What the applicant says about our reading; it gives no points */
  own_words: OwnWordFields[];
  /** A report in plain text; its first line is 'Overall Resume Score: NN' */
  response: string;
  /** 0 to 100, computed, never chosen by a model */
  score: number;
  success: boolean;
};
export type ScoreForm = {
  /** Score this application: its resume against the job as it was at the time, and store the number with it. The other two fields are then ignored. */
  application_id?: number;
  /** The job, as text */
  jobDescription?: string;
  /** The resume: PDF, DOCX or DOC, 30 MB at most */
  profileDocument?: Blob;
};
export type SavedSearchFields = {
  alert: "none" | "product" | "daily";
  created_at: string;
  employmentTypes: string[];
  id: number;
  location: string;
  name: string;
  /** New since it was last seen, 99 at most; 0 without an alert */
  new_count: number;
  query: string;
  remoteOnly: boolean;
  seen_at: string;
};
export type SavedSearchList = {
  saved_searches: SavedSearchFields[];
  success: boolean;
};
export type SavedSearchAnswer = {
  message: string;
  saved_search: SavedSearchFields;
  success: boolean;
};
export type SavedSearchBody = {
  alert?: "none" | "product" | "daily";
  employmentTypes?: string[];
  location?: string;
  /** If absent or empty, made of the words and the place */
  name?: string;
  query?: string;
  remoteOnly?: boolean;
};
export type SavedSearchDone = {
  message: string;
  success: boolean;
};
export type Submitted = {
  application_id: number;
  /** The mail server has accepted the email */
  email_sent: boolean;
  message: string;
  success: boolean;
};
export type ApplicationForm = {
  coverLetter?: string;
  /** PDF, JPG, PNG or GIF, 30 MB at most */
  drivingLicenseFile?: Blob;
  /** Where the recruiter may reply */
  email?: string;
  fullName?: string;
  jobCompany?: string;
  /** The job. Without it, the open job with this title, company and recruiter */
  jobId?: string;
  jobTitle?: string;
  phoneNumber?: string;
  /** If given, must be the job's own */
  recruiterEmail?: string;
  /** PDF, DOC or DOCX, 30 MB at most; without it, the profile's resume is used */
  resumeFile?: Blob;
  /** The value of `from` in the link that brought the person here; only our own tokens count */
  source?: string;
  /** If given, must be the caller's own */
  user_id?: string;
  /** PDF, JPG, PNG or GIF, 30 MB at most */
  visaDocumentFile?: Blob;
};
export type CodeRequest = {
  email?: string | null;
  phonenumber?: string | null;
  /** Accepted but not used. Codes asked for here are for registering, whatever is said. */
  purpose?: any;
  /** user or recruiter */
  user_type?: string | null;
  username?: string | null;
};
export type ContentPerformance = {
  feature_highlights: number;
  success_stories: number;
  tips: number;
};
export type PostsOfDay = {
  date: string;
  posts: number;
};
export type AgentAnalytics = {
  content_performance: ContentPerformance;
  platforms_active: number;
  /** Posts published on each of the last 14 days */
  posts_per_day: PostsOfDay[];
  /** Features that were posted about, by applications that their links brought, then by posts */
  top_performing_features: string[];
  total_posts_generated: number;
};
export type AgentAnalyticsAnswer = {
  data: AgentAnalytics;
  success: boolean;
};
export type ContentItem = {
  /** Where it can be read, or empty */
  address: string;
  /** Scheduled by auto-post, not by a person */
  by_agent: boolean;
  content: string;
  created_at: string;
  feature: string;
  hashtags: string[];
  id: number;
  optimal_time: string;
  platform: "twitter" | "linkedin" | "mastodon" | "blog";
  /** Why it has not been published yet, or empty */
  problem: string;
  published_at: string | null;
  schedule_time: string | null;
  status: "generated" | "scheduled" | "published";
  type: "feature_highlight" | "success_story" | "career_tip";
};
export type CalendarDay = {
  date: string;
  items: ContentItem[];
};
export type ContentCalendarAnswer = {
  data: CalendarDay[];
  success: boolean;
};
export type ContentsAnswer = {
  data: ContentItem[];
  success: boolean;
};
export type PlatformFields = {
  /** How posts get there: a configured account, a webhook, … */
  carrier: "account" | "webhook" | "folder" | "blog";
  /** The agent may post there on its own */
  enabled: boolean;
  hashtag_limit: number;
  max_char_limit: number;
  name: string;
  post_frequency_hours: number;
};
export type PlatformsAnswer = {
  data: {
    [key: string]: PlatformFields;
  };
  success: boolean;
};
export type ContentAnswer = {
  data: ContentItem;
  success: boolean;
};
export type Timing = {
  content_id: number;
  schedule_time?: string | null;
};
export type AgentStatus = {
  /** Features that it can post about */
  features_count: number;
  is_running: boolean;
  posts_today: number;
  /** Generated or scheduled */
  queue_size: number;
};
export type AgentStatusAnswer = {
  data: AgentStatus;
  success: boolean;
};
export type PlatformAnswer = {
  data: PlatformFields;
  success: boolean;
};
export type Toggle = {
  enabled: boolean;
  platform: "twitter" | "linkedin" | "mastodon" | "blog";
};
export type SessionAnswer = {
  csrf_token: string | null;
  /** Whether people and jobs here are made up */
  demo: boolean;
  /** Whether public jobs can be seen without logging in */
  public_jobs: boolean;
  /** The date that all rules use as today */
  server_date: string;
  success: boolean;
  user: SessionUser | null;
};
export type StoryFields = {
  changed_at: string;
  deed: string;
  id: number;
  place: string;
  result: string;
  situation: string;
  tags: string[];
  title: string;
};
export type StoryList = {
  stories: StoryFields[];
  success: boolean;
};
export type StoryAnswer = {
  message: string;
  story: StoryFields;
  success: boolean;
};
export type StoryBody = {
  /** What the person did */
  deed: string;
  /** Where and when it was */
  place?: string;
  /** What came of it */
  result?: string;
  /** What the matter was */
  situation?: string;
  /** Topics of the questions that it answers */
  tags?: string[];
  /** A few words to know it by */
  title: string;
};
export type StoryDone = {
  message: string;
  success: boolean;
};
export type TidyAnswer = {
  /** The same passages in sections, such as Responsibilities */
  description: string;
  success: boolean;
};
export type PastedAdvert = {
  description: string;
};
export type TrackedJobFields = {
  added_at: string;
  address: string;
  /** If sent by Hireloom */
  application_id: number | null;
  applied_on: string | null;
  company: string;
  contacts: string;
  ends_on: string | null;
  /** Whether the text of the advert is stored */
  has_text: boolean;
  /** 0 for an application that the person has not placed on the board */
  id: number;
  /** Its id in the list of jobs; empty for others */
  job: string;
  location: string;
  /** The profile match when that application was sent */
  match_score: number | null;
  meets_at: string | null;
  note: string;
  remind_on: string | null;
  salary: string;
  stage: "saved" | "applied" | "interview" | "offer" | "closed";
  /** Of that application */
  status:
    | ("Submitted" | "Selected" | "Rejected" | null)
    | ("Submitted" | "Selected" | "Rejected" | null);
  title: string;
};
export type TrackerBoard = {
  jobs: TrackedJobFields[];
  success: boolean;
};
export type TrackedJobAdded = {
  /** False if the person already followed it */
  is_new: boolean;
  job: TrackedJobFields;
  message: string;
  success: boolean;
};
export type TrackedJobBody = {
  /** The page of the job */
  address?: string;
  applied_on?: string | null;
  /** Who offers it */
  company: string;
  /** People to talk to */
  contacts?: string;
  /** Last day to apply */
  ends_on?: string | null;
  /** Where it is */
  location?: string;
  /** When the person talks to them next */
  meets_at?: string | null;
  /** The person's own note */
  note?: string;
  /** When to remind of it */
  remind_on?: string | null;
  /** What it pays, as people write it */
  salary?: string;
  /** The advert; a change without it leaves it as it was */
  text?: string | null;
  /** The job */
  title: string;
};
export type TrackedJobChoice = {
  /** The id of a job in the list, such as 17, or b12 for a board's */
  job: string;
  stage?: "saved" | "applied" | "interview" | "offer" | "closed";
};
export type TrackedJobLink = {
  /** The page of the job */
  address: string;
};
export type TrackedJobDone = {
  message: string;
  success: boolean;
};
export type TrackedJobStored = {
  job: TrackedJobFields;
  message: string;
  success: boolean;
};
export type TrackedJobMove = {
  /** The column */
  stage: string;
};
export type TrackedJobText = {
  success: boolean;
  text: string;
};
export type PhoneAnswer = {
  csrf_token: string;
  message: string;
  success: boolean;
  user: SessionUser;
};
export type PhoneForm = {
  /** The caller's own */
  email?: string;
  phone_number?: string | null;
  /** The caller's own */
  user_id?: number;
};
export type CodeForm = {
  email?: string | null;
  otp?: string | null;
  /** Accepted but not used. The call itself says what the code is for. */
  purpose?: any;
};
