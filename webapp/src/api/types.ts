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
  /** Rows on a page; 100 if absent */
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
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Name, address or number of the person who did it */
  actor?: string;
  /** The beginning of the action, such as jobs. or accounts.deleted */
  action?: string;
  /** Part of the subject's name, address or number */
  subject?: string;
  /** The first day to list */
  from?: string;
  /** Including that day */
  to?: string;
  /** Only what was refused, or only what changed something */
  only?: "refused" | "changes";
};
export type ExportAuditApiResponse = /** status 200 CSV */ Blob;
export type ExportAuditApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Name, address or number of the person who did it */
  actor?: string;
  /** The beginning of the action, such as jobs. or accounts.deleted */
  action?: string;
  /** Part of the subject's name, address or number */
  subject?: string;
  /** The first day to list */
  from?: string;
  /** Including that day */
  to?: string;
  /** Only what was refused, or only what changed something */
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
  /** The number of the careers page */
  pageId: number;
};
export type ListCompaniesApiResponse = /** status 200 OK */ CompanyList;
export type ListCompaniesApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
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
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
};
export type ListHelpMessagesApiResponse = /** status 200 OK */ HelpList;
export type ListHelpMessagesApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
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
export type SystemApiResponse = /** status 200 OK */ SystemAnswer;
export type SystemApiArg = {
  /** Check now; without it, an answer may be up to a minute old */
  again?: boolean;
};
export type TestModelApiResponse = /** status 200 OK */ ModelTestAnswer;
export type TestModelApiArg = {
  modelForm: ModelForm;
};
export type SaveModelApiResponse = /** status 200 OK */ ModelTestAnswer;
export type SaveModelApiArg = {
  modelForm: ModelForm;
};
export type ListModelsApiResponse = /** status 200 OK */ ModelNames;
export type ListModelsApiArg = {
  modelAddressForm: ModelAddressForm;
};
export type ToggleJobStatusApiResponse = /** status 200 OK */ JobDone;
export type ToggleJobStatusApiArg = {
  jobSwitch: JobSwitch;
};
export type ListUsersApiResponse = /** status 200 OK */ People;
export type ListUsersApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the name, address or number */
  q?: string;
  /** Only job seekers (user) or only recruiters */
  userType?: "user" | "recruiter";
  /** Whether to include admins */
  withAdmins?: boolean;
};
export type OwedAnswersApiResponse = /** status 200 OK */ OwedAnswers;
export type OwedAnswersApiArg = void;
export type ListViewsApiResponse = /** status 200 OK */ ViewList;
export type ListViewsApiArg = void;
export type AddViewApiResponse = /** status 201 Created */ ViewAnswer;
export type AddViewApiArg = {
  viewBody: ViewBody;
};
export type DeleteViewApiResponse = /** status 200 OK */ ViewDone;
export type DeleteViewApiArg = {
  /** The number of the saved view */
  viewId: number;
};
export type ChangeViewApiResponse = /** status 200 OK */ ViewAnswer;
export type ChangeViewApiArg = {
  /** The number of the saved view */
  viewId: number;
  viewBody: ViewBody;
};
export type FindApplicantsApiResponse = /** status 200 OK */ FoundApplicants;
export type FindApplicantsApiArg = {
  /** Words in the applicant's name or address */
  q?: string;
};
export type AssignApiResponse = /** status 200 OK */ AssignedApplications;
export type AssignApiArg = {
  assignment: Assignment;
};
export type DecideAllApiResponse = /** status 200 OK */ DecisionResults;
export type DecideAllApiArg = {
  decision: Decision;
};
export type ApplicantsApiResponse = /** status 200 OK */ ApplicantList;
export type ApplicantsApiArg = {
  /** The number of the job */
  jobId: number;
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the name or address; hidden data is not searched */
  q?: string;
  /** Only applications with this status */
  status?: "Submitted" | "Selected" | "Rejected";
  /** Only undecided applications in the stage with this number */
  stage?: number;
  /** Only applications from there; empty: from an unknown source */
  source?: string;
  /** Only applications with this tag */
  tag?: string;
  /** Only applications with this score at least */
  leastScore?: number;
  /** The page with this application, if the list has it, in place of page */
  around?: number;
  /** Only those: undecided, mine, with an answer that is due, with new messages */
  quick?: "active" | "mine" | "due" | "replies";
  /** Newest first if absent; due: the nearest promised answer first */
  sort?:
    | "applied"
    | "score"
    | "match"
    | "name"
    | "years"
    | "title"
    | "source"
    | "due";
};
export type MessageAllApiResponse = /** status 200 OK */ MessageResults;
export type MessageAllApiArg = {
  groupMessage: GroupMessage;
};
export type TagApiResponse = /** status 200 OK */ TaggedApplications;
export type TagApiArg = {
  tagChange: TagChange;
};
export type ApplicationsOfApiResponse = /** status 200 OK */ ApplicationList;
export type ApplicationsOfApiArg = {
  /** The address of the caller's own account */
  userEmail: string;
  /** Words in the job's title, the company or the status */
  query?: string;
  /** Only applications with this status */
  status?: "Submitted" | "Selected" | "Rejected";
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
};
export type ExportApplicationsApiResponse =
  /** status 200 CSV for spreadsheets */ Blob;
export type ExportApplicationsApiArg = {
  /** The address of the caller's own account */
  userEmail: string;
};
export type ApplicationApiResponse = /** status 200 OK */ OneApplication;
export type ApplicationApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type AppliedAdvertApiResponse = /** status 200 OK */ AdvertChecked;
export type AppliedAdvertApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type ApplicationTemplatesApiResponse =
  /** status 200 OK */ FilledTemplateList;
export type ApplicationTemplatesApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type ApplicationAnswersApiResponse = /** status 200 OK */ AnswersAnswer;
export type ApplicationAnswersApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type DebriefApiResponse = /** status 200 OK */ DebriefAnswer;
export type DebriefApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type DecideInDebriefApiResponse = /** status 200 OK */ StatusChanged;
export type DecideInDebriefApiArg = {
  /** The number of the application */
  applicationId: number;
  debriefVerdictForm: DebriefVerdictForm;
};
export type InterviewsApiResponse =
  /** status 200 OK */ InterviewsOfApplication;
export type InterviewsApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type ProposeInterviewApiResponse =
  /** status 201 Created */ InterviewsOfApplication;
export type ProposeInterviewApiArg = {
  /** The number of the application */
  applicationId: number;
  proposedInterview: ProposedInterview;
};
export type ProposePlanApiResponse =
  /** status 201 Created */ InterviewsOfApplication;
export type ProposePlanApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type MessagesApiResponse = /** status 200 OK */ ThreadAnswer;
export type MessagesApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type WriteMessageApiResponse = /** status 201 Created */ ThreadAnswer;
export type WriteMessageApiArg = {
  /** The number of the application */
  applicationId: number;
  writtenMessage: WrittenMessage;
};
export type WriteWithFilesApiResponse = /** status 201 Created */ ThreadAnswer;
export type WriteWithFilesApiArg = {
  /** The number of the application */
  applicationId: number;
  writtenWithFiles: WrittenWithFiles;
};
export type PreviewMessageApiResponse = /** status 200 OK */ MessagePreview;
export type PreviewMessageApiArg = {
  /** The number of the application */
  applicationId: number;
  messageDraft: MessageDraft;
};
export type MarkReadApiResponse = /** status 200 OK */ ThreadAnswer;
export type MarkReadApiArg = {
  /** The number of the application */
  applicationId: number;
  seenMessage: SeenMessage;
};
export type CancelScheduledMessageApiResponse =
  /** status 200 OK */ ThreadAnswer;
export type CancelScheduledMessageApiArg = {
  /** The number of the application */
  applicationId: number;
  /** The number of the message */
  messageId: number;
};
export type ChangeScheduledMessageApiResponse =
  /** status 200 OK */ ThreadAnswer;
export type ChangeScheduledMessageApiArg = {
  /** The number of the application */
  applicationId: number;
  /** The number of the message */
  messageId: number;
  changedScheduled: ChangedScheduled;
};
export type MovesApiResponse = /** status 200 OK */ MoveList;
export type MovesApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type NotesApiResponse = /** status 200 OK */ NoteList;
export type NotesApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type AddNoteApiResponse = /** status 201 Created */ NoteList;
export type AddNoteApiArg = {
  /** The number of the application */
  applicationId: number;
  writtenNote: WrittenNote;
};
export type RemoveNoteApiResponse = /** status 200 OK */ NoteList;
export type RemoveNoteApiArg = {
  /** The number of the application */
  applicationId: number;
  /** The number of the note */
  noteId: number;
};
export type NudgeApiResponse = /** status 201 Created */ MessageAnswer;
export type NudgeApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type OffersApiResponse = /** status 200 OK */ OfferList;
export type OffersApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type MakeOfferApiResponse = /** status 201 Created */ OfferList;
export type MakeOfferApiArg = {
  /** The number of the application */
  applicationId: number;
  offerDraft: OfferDraft;
};
export type MakeOfferWithLetterApiResponse =
  /** status 201 Created */ OfferList;
export type MakeOfferWithLetterApiArg = {
  /** The number of the application */
  applicationId: number;
  offerDraftWithLetter: OfferDraftWithLetter;
};
export type WithdrawOfferApiResponse = /** status 200 OK */ OfferList;
export type WithdrawOfferApiArg = {
  /** The number of the application */
  applicationId: number;
  /** The number of the offer */
  offerId: number;
};
export type AnswerOfferApiResponse = /** status 200 OK */ OfferList;
export type AnswerOfferApiArg = {
  /** The number of the application */
  applicationId: number;
  /** The number of the offer */
  offerId: number;
  offerAnswerForm: OfferAnswerForm;
};
export type PlannedKitsApiResponse = /** status 200 OK */ PlannedKitsAnswer;
export type PlannedKitsApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type ApplicationReasonsApiResponse = /** status 200 OK */ ReasonHistory;
export type ApplicationReasonsApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type AddReasonApiResponse = /** status 200 OK */ ReasonHistory;
export type AddReasonApiArg = {
  /** The number of the application */
  applicationId: number;
  writtenReason: WrittenReason;
};
export type ResumeTextApiResponse = /** status 200 OK */ ResumeText;
export type ResumeTextApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type RevealApiResponse = /** status 200 OK */ Revealed;
export type RevealApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type ChangeScoreApiResponse = /** status 200 OK */ ScoreChanged;
export type ChangeScoreApiArg = {
  /** The number of the application */
  applicationId: number;
  scoreChange: ScoreChange;
};
export type ShortLetterDraftApiResponse = /** status 200 OK */ ShortLetter;
export type ShortLetterDraftApiArg = {
  /** The number of the application */
  applicationId: number;
  /** What it is for */
  kind: "follow_up" | "thank_you" | "withdrawal";
};
export type ChangeStatusApiResponse = /** status 200 OK */ StatusChanged;
export type ChangeStatusApiArg = {
  /** The number of the application */
  applicationId: number;
  statusChange: StatusChange;
};
export type WithdrawApplicationApiResponse = /** status 200 OK */ MessageAnswer;
export type WithdrawApplicationApiArg = {
  /** The number of the application */
  applicationId: number;
};
export type BookingApiResponse = /** status 200 OK */ BookingAnswer;
export type BookingApiArg = {
  /** From the link in the email */
  token: string;
};
export type BookInterviewApiResponse = /** status 200 OK */ BookingAnswer;
export type BookInterviewApiArg = {
  /** From the link in the email */
  token: string;
  bookingTime: BookingTime;
};
export type BookingCalendarApiResponse =
  /** status 200 The booked interview as an iCalendar file */ Blob;
export type BookingCalendarApiArg = {
  /** From the link in the email */
  token: string;
};
export type CancelBookingApiResponse = /** status 200 OK */ BookingAnswer;
export type CancelBookingApiArg = {
  /** From the link in the email */
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
  /** The part of the email address after the @ */
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
export type CompanyTemplatesApiResponse = /** status 200 OK */ TemplateList;
export type CompanyTemplatesApiArg = void;
export type EditCompanyTemplatesApiResponse = /** status 200 OK */ TemplateList;
export type EditCompanyTemplatesApiArg = {
  templatesEdit: TemplatesEdit;
};
export type OwnCareersPageApiResponse = /** status 200 OK */ OwnCareersSite;
export type OwnCareersPageApiArg = void;
export type ChangeCareersPageApiResponse = /** status 200 OK */ OwnCareersSite;
export type ChangeCareersPageApiArg = {
  careersSiteChange: CareersSiteChange;
};
export type RemoveCoverApiResponse = /** status 200 OK */ OwnCareersSite;
export type RemoveCoverApiArg = void;
export type OwnCoverApiResponse = /** status 200 The picture */ Blob;
export type OwnCoverApiArg = void;
export type ChangeCoverApiResponse = /** status 200 OK */ OwnCareersSite;
export type ChangeCoverApiArg = {
  careersCoverForm: CareersCoverForm;
};
export type CheckCompanyApiResponse = /** status 200 OK */ OwnCompany;
export type CheckCompanyApiArg = void;
export type FiguresApiResponse = /** status 200 OK */ CompanyFigureAnswer;
export type FiguresApiArg = {
  /** How many days up to today: 30, 90 or 365 */
  days?: 30 | 90 | 365;
  /** Only this job */
  jobId?: number | null;
};
export type ExportFiguresApiResponse =
  /** status 200 CSV for spreadsheets */ Blob;
export type ExportFiguresApiArg = {
  /** How many days up to today: 30, 90 or 365 */
  days?: 30 | 90 | 365;
  /** Only this job */
  jobId?: number | null;
};
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
  /** The number of the invitation */
  invitationId: number;
};
export type ApproveCompanyRequestApiResponse =
  /** status 200 OK */ CompanyMemberChanged;
export type ApproveCompanyRequestApiArg = {
  /** The number of the invitation */
  invitationId: number;
  companyRoleChange: CompanyRoleChange;
};
export type ListCompanyJobsApiResponse = /** status 200 OK */ CompanyJobList;
export type ListCompanyJobsApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
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
  /** The number of the person */
  userId: number;
};
export type ChangeCompanyRoleApiResponse =
  /** status 200 OK */ CompanyMemberChanged;
export type ChangeCompanyRoleApiArg = {
  /** The number of the person */
  userId: number;
  companyRoleChange: CompanyRoleChange;
};
export type EndCompanyCoverApiResponse = /** status 200 OK */ MessageAnswer;
export type EndCompanyCoverApiArg = {
  /** The number of the person */
  userId: number;
};
export type CoverCompanyMemberApiResponse = /** status 200 OK */ MessageAnswer;
export type CoverCompanyMemberApiArg = {
  /** The number of the person */
  userId: number;
  coverForm: CoverForm;
};
export type MoveCoverEndApiResponse = /** status 200 OK */ MessageAnswer;
export type MoveCoverEndApiArg = {
  /** The number of the person */
  userId: number;
  coverEnd: CoverEnd;
};
export type HandOverCompanyMemberApiResponse =
  /** status 200 OK */ CompanyMemberRemoved;
export type HandOverCompanyMemberApiArg = {
  /** The number of the person */
  userId: number;
  companyHeir: CompanyHeir;
};
export type RenameCompanyApiResponse = /** status 200 OK */ MessageAnswer;
export type RenameCompanyApiArg = {
  companyName: CompanyName;
};
export type PoolApiResponse = /** status 200 OK */ PoolAnswer;
export type PoolApiArg = {
  /** Words in names, addresses, titles, jobs applied for, roles, skills and places, and terms such as tag:Hub, skill:"night shift", title:nurse, place:Bath, source:fair, and consent:valid, soon, asked or none; all must be true */
  search?: string;
  /** With this tag */
  tag?: string;
  /** From 1 on */
  page?: number;
  /** People a page */
  pageSize?: number;
};
export type AskForConsentApiResponse = /** status 200 OK */ PoolContactAnswer;
export type AskForConsentApiArg = {
  poolKeysForm: PoolKeysForm;
};
export type PoolDuplicatesApiResponse = /** status 200 OK */ PoolDuplicates;
export type PoolDuplicatesApiArg = void;
export type TellPoolPeopleApartApiResponse = /** status 200 OK */ SuccessAnswer;
export type TellPoolPeopleApartApiArg = {
  poolPairForm: PoolPairForm;
};
export type MergePoolPeopleApiResponse = /** status 200 OK */ PoolMerged;
export type MergePoolPeopleApiArg = {
  poolPairForm: PoolPairForm;
};
export type ExportPoolApiResponse =
  /** status 200 The file: CSV for spreadsheets, or JSON */ PoolPersonFields[];
export type ExportPoolApiArg = {
  /** Words in names, addresses, titles, jobs applied for, roles, skills and places, and terms such as tag:Hub, skill:"night shift", title:nurse, place:Bath, source:fair, and consent:valid, soon, asked or none; all must be true */
  search?: string;
  /** With this tag */
  tag?: string;
  /** Keys of people, separated by commas; if absent, everybody whom the search finds */
  keys?: string;
  /** Kind of file */
  format?: "csv" | "json";
};
export type CountPoolFitsApiResponse = /** status 200 OK */ PoolFitCounts;
export type CountPoolFitsApiArg = {
  /** Keys of people, separated by commas */
  keys: string;
};
export type PoolImportsApiResponse = /** status 200 OK */ PoolImportList;
export type PoolImportsApiArg = void;
export type UndoPoolImportApiResponse = /** status 200 OK */ ImportUndone;
export type UndoPoolImportApiArg = {
  /** The number of the import */
  importId: number;
};
export type InvitePoolPeopleApiResponse =
  /** status 200 OK */ PoolContactAnswer;
export type InvitePoolPeopleApiArg = {
  poolInvitationForm: PoolInvitationForm;
};
export type AddPoolPeopleApiResponse = /** status 200 OK */ PoolAdded;
export type AddPoolPeopleApiArg = {
  poolPeopleForm: PoolPeopleForm;
};
export type RemovePoolPeopleApiResponse =
  /** status 200 OK */ PoolRemovalAnswer;
export type RemovePoolPeopleApiArg = {
  poolRemovalForm: PoolRemovalForm;
};
export type ReadPoolResumeApiResponse = /** status 200 OK */ PoolResumeAnswer;
export type ReadPoolResumeApiArg = {
  poolResumeForm: PoolResumeForm;
};
export type AddPoolSheetApiResponse = /** status 200 OK */ PoolAdded;
export type AddPoolSheetApiArg = {
  poolSheetForm: PoolSheetForm;
};
export type CheckPoolSheetApiResponse = /** status 200 OK */ PoolSheetCheck;
export type CheckPoolSheetApiArg = {
  poolSheetForm: PoolSheetForm;
};
export type TagPoolPeopleApiResponse = /** status 200 OK */ SuccessAnswer;
export type TagPoolPeopleApiArg = {
  poolKeysTagging: PoolKeysTagging;
};
export type RemovePoolPersonApiResponse = /** status 200 OK */ SuccessAnswer;
export type RemovePoolPersonApiArg = {
  /** Whom it is about in the talent pool, as in its list */
  poolKey: string;
};
export type PoolFitsApiResponse = /** status 200 OK */ PoolFitsAnswer;
export type PoolFitsApiArg = {
  /** Whom it is about in the talent pool, as in its list */
  poolKey: string;
};
export type UndoPoolMergeApiResponse = /** status 200 OK */ SuccessAnswer;
export type UndoPoolMergeApiArg = {
  /** Whom it is about in the talent pool, as in its list */
  poolKey: string;
};
export type WriteToPoolPersonApiResponse = /** status 200 OK */ SuccessAnswer;
export type WriteToPoolPersonApiArg = {
  /** Whom it is about in the talent pool, as in its list */
  poolKey: string;
  poolMessageForm: PoolMessageForm;
};
export type TagPersonApiResponse = /** status 200 OK */ PoolTagsAnswer;
export type TagPersonApiArg = {
  /** Whom it is about in the talent pool, as in its list */
  poolKey: string;
  poolTagsChange: PoolTagsChange;
};
export type PoolTemplatesApiResponse = /** status 200 OK */ PoolTemplates;
export type PoolTemplatesApiArg = {
  /** Whom it is about in the talent pool, as in its list */
  poolKey: string;
};
export type CompanyReasonsApiResponse = /** status 200 OK */ ReasonList;
export type CompanyReasonsApiArg = void;
export type EditCompanyReasonsApiResponse = /** status 200 OK */ ReasonList;
export type EditCompanyReasonsApiArg = {
  reasonsEdit: ReasonsEdit;
};
export type AskToJoinCompanyApiResponse =
  /** status 200 OK */ CompanyMemberRemoved;
export type AskToJoinCompanyApiArg = {
  companyJoinForm: CompanyJoinForm;
};
export type CompanyStagesApiResponse = /** status 200 OK */ CompanyStages;
export type CompanyStagesApiArg = void;
export type EditCompanyStagesApiResponse = /** status 200 OK */ CompanyStages;
export type EditCompanyStagesApiArg = {
  companyStagesEdit: CompanyStagesEdit;
};
export type SwitchStageEmailApiResponse = /** status 200 OK */ SuccessAnswer;
export type SwitchStageEmailApiArg = {
  stageEmailSwitch: StageEmailSwitch;
};
export type CorrectApiResponse = /** status 200 OK */ AtsAnswer;
export type CorrectApiArg = {
  correctionForm: CorrectionForm;
};
export type UndoCorrectionsApiResponse = /** status 200 OK */ CorrectionDone;
export type UndoCorrectionsApiArg = {
  /** The number of the corrected match */
  matchId: number;
};
export type UndoCorrectionApiResponse = /** status 200 OK */ CorrectionDone;
export type UndoCorrectionApiArg = {
  /** The number of the corrected match */
  matchId: number;
  /** Which one, from the list */
  number: number;
};
export type ShareCorrectionsApiResponse = /** status 200 OK */ CorrectionDone;
export type ShareCorrectionsApiArg = {
  /** The number of the corrected match */
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
export type ListHiddenJobsApiResponse = /** status 200 OK */ HiddenJobList;
export type ListHiddenJobsApiArg = void;
export type HideJobApiResponse = /** status 201 Created */ HiddenJobAnswer;
export type HideJobApiArg = {
  hiddenJobBody: HiddenJobBody;
};
export type ShowHiddenJobApiResponse = /** status 200 OK */ HiddenJobShown;
export type ShowHiddenJobApiArg = {
  /** The number of the hidden job or company */
  hiddenId: number;
};
export type TakeMailApiResponse = /** status 200 OK */ MailTaken;
export type TakeMailApiArg = void;
export type InboxApiResponse = /** status 200 OK */ InboxAnswer;
export type InboxApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the applicant's name or address, the job's title or a message */
  query?: string;
};
export type ScheduledInInboxApiResponse = /** status 200 OK */ ScheduledList;
export type ScheduledInInboxApiArg = void;
export type InitiatePasswordResetApiResponse = /** status 200 OK */ DoneAnswer;
export type InitiatePasswordResetApiArg = {
  resetRequest: ResetRequest;
};
export type CallOffInterviewApiResponse =
  /** status 200 OK */ InterviewsOfApplication;
export type CallOffInterviewApiArg = {
  /** The number of the interview */
  interviewId: number;
  interviewReason: InterviewReason;
};
export type InterviewKitApiResponse = /** status 200 OK */ KitAnswer;
export type InterviewKitApiArg = {
  /** The number of the interview */
  interviewId: number;
};
export type RenewInterviewApiResponse =
  /** status 200 OK */ InterviewsOfApplication;
export type RenewInterviewApiArg = {
  /** The number of the interview */
  interviewId: number;
};
export type SaveScorecardApiResponse = /** status 200 OK */ KitAnswer;
export type SaveScorecardApiArg = {
  /** The number of the interview */
  interviewId: number;
  scorecardFields: ScorecardFields;
};
export type SubmitScorecardApiResponse = /** status 200 OK */ KitAnswer;
export type SubmitScorecardApiArg = {
  /** The number of the interview */
  interviewId: number;
  scorecardFields: ScorecardFields;
};
export type CoachJobApiResponse = /** status 200 OK */ CoachAnswer;
export type CoachJobApiArg = {
  jobBody: JobBody;
};
export type ListDraftsApiResponse = /** status 200 OK */ DraftList;
export type ListDraftsApiArg = void;
export type AddDraftApiResponse = /** status 201 Created */ DraftAnswer;
export type AddDraftApiArg = {
  draftBody: DraftBody;
};
export type DeleteDraftApiResponse = /** status 200 OK */ DraftDone;
export type DeleteDraftApiArg = {
  /** The number of the draft */
  draftId: number;
};
export type ChangeDraftApiResponse = /** status 200 OK */ DraftAnswer;
export type ChangeDraftApiArg = {
  /** The number of the draft */
  draftId: number;
  draftBody: DraftBody;
};
export type ListJobsApiResponse = /** status 200 OK */ SeenJobList;
export type ListJobsApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
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
  jobToPost: JobToPost;
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
  /** Rows on a page; 100 if absent */
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
export type ListRecruitersJobsApiResponse =
  /** status 200 OK */ RecruiterJobList;
export type ListRecruitersJobsApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the title, company, place or recruiter */
  q?: string;
  /** Any if absent */
  position?: "open" | "closed";
  /** The recruiter's id; an admin may give anybody's */
  email?: string;
  /** Also the jobs of colleagues whose applications the caller may read */
  ofCompany?: boolean;
  /** newest: with of_company, one's own first */
  sort?: "newest" | "title" | "applicants" | "ends";
};
export type ListRecruitersApiResponse = /** status 200 OK */ RecruiterList;
export type ListRecruitersApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Words in the recruiter's address */
  q?: string;
};
export type OneJobApiResponse = /** status 200 OK */ JobAnswer;
export type OneJobApiArg = {
  /** The number of the job */
  jobId: number;
};
export type EditJobApiResponse = /** status 200 OK */ JobDone;
export type EditJobApiArg = {
  /** The number of the job */
  jobId: number;
  jobEdit: JobEdit;
};
export type AnswerAllApiResponse = /** status 200 OK */ AllAnswered;
export type AnswerAllApiArg = {
  /** The number of the job */
  jobId: number;
  statusChange: StatusChange;
};
export type ExportJobApplicationsApiResponse =
  /** status 200 CSV for spreadsheets */ Blob;
export type ExportJobApplicationsApiArg = {
  /** The number of the job */
  jobId: number;
};
export type AssigneesApiResponse = /** status 200 OK */ AssigneeList;
export type AssigneesApiArg = {
  /** The number of the job */
  jobId: number;
};
export type SwitchBlindReviewApiResponse = /** status 200 OK */ JobDone;
export type SwitchBlindReviewApiArg = {
  /** The number of the job */
  jobId: number;
  blindSwitch: BlindSwitch;
};
export type BrakeBeforeApplyingApiResponse = /** status 200 OK */ BrakeAnswer;
export type BrakeBeforeApplyingApiArg = {
  /** The number of the job */
  jobId: number;
};
export type HaveWhatIsMissingApiResponse = /** status 200 OK */ BrakeAnswer;
export type HaveWhatIsMissingApiArg = {
  /** The number of the job */
  jobId: number;
  haveBody: HaveBody;
};
export type CloseOrReopenJobApiResponse = /** status 200 OK */ JobMoved;
export type CloseOrReopenJobApiArg = {
  /** The number of the job */
  jobId: number;
  movement: Movement;
};
export type JobInsightsApiResponse = /** status 200 OK */ JobInsights;
export type JobInsightsApiArg = {
  /** The number of the job */
  jobId: number;
};
export type InterviewPlanApiResponse = /** status 200 OK */ InterviewPlanAnswer;
export type InterviewPlanApiArg = {
  /** The number of the job */
  jobId: number;
};
export type EditInterviewPlanApiResponse =
  /** status 200 OK */ InterviewPlanAnswer;
export type EditInterviewPlanApiArg = {
  /** The number of the job */
  jobId: number;
  interviewPlanForm: InterviewPlanForm;
};
export type ReuseInterviewPlanApiResponse =
  /** status 201 Created */ InterviewPlanAnswer;
export type ReuseInterviewPlanApiArg = {
  /** The number of the job */
  jobId: number;
  reusedPlan: ReusedPlan;
};
export type JobInterviewsApiResponse = /** status 200 OK */ InterviewsOfJob;
export type JobInterviewsApiArg = {
  /** The number of the job */
  jobId: number;
};
export type MatchingCandidatesApiResponse =
  /** status 200 OK */ CandidatesAnswer;
export type MatchingCandidatesApiArg = {
  /** The number of the job */
  jobId: number;
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** 50 if absent */
  minScore?: number;
};
export type MoveApplicationsApiResponse = /** status 200 OK */ MoveResults;
export type MoveApplicationsApiArg = {
  /** The number of the job */
  jobId: number;
  move: Move;
};
export type JobQuestionsApiResponse = /** status 200 OK */ QuestionsAnswer;
export type JobQuestionsApiArg = {
  /** The number of the job */
  jobId: number;
};
export type EditJobQuestionsApiResponse = /** status 200 OK */ QuestionsAnswer;
export type EditJobQuestionsApiArg = {
  /** The number of the job */
  jobId: number;
  questionsEdit: QuestionsEdit;
};
export type JobReasonsApiResponse = /** status 200 OK */ ReasonList;
export type JobReasonsApiArg = {
  /** The number of the job */
  jobId: number;
};
export type ScoreNextApiResponse = /** status 200 OK */ ScoredApplications;
export type ScoreNextApiArg = {
  /** The number of the job */
  jobId: number;
  scoringStart: ScoringStart;
};
export type StagesApiResponse = /** status 200 OK */ StageList;
export type StagesApiArg = {
  /** The number of the job */
  jobId: number;
};
export type EditStagesApiResponse = /** status 200 OK */ StageList;
export type EditStagesApiArg = {
  /** The number of the job */
  jobId: number;
  stageEdit: StageEdit;
};
export type TakeOffJobTeamApiResponse =
  /** status 200 OK */ CompanyMemberRemoved;
export type TakeOffJobTeamApiArg = {
  /** The number of the job */
  jobId: number;
  /** The number of the person */
  userId: number;
};
export type PutOnJobTeamApiResponse = /** status 200 OK */ CompanyMemberRemoved;
export type PutOnJobTeamApiArg = {
  /** The number of the job */
  jobId: number;
  /** The number of the person */
  userId: number;
  jobTeamChange: JobTeamChange;
};
export type JobsListingApiResponse = /** status 200 OK */ JobsFound;
export type JobsListingApiArg = {
  /** Words that must all occur */
  query?: string;
  /** Required, except on the first load or with a target */
  location?: string;
  /** Whether only remote jobs count */
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
  /** The least pay of a full-time year; jobs that name none are left out */
  minPay?: number;
  /** The currency of minPay; USD if absent */
  payCurrency?: "USD" | "INR" | "EUR" | "GBP" | "JPY";
  /** place if absent; region: its state or country, and remote jobs; everywhere */
  reach?: "place" | "region" | "everywhere";
};
export type SaveProfileApiResponse = /** status 200 OK */ SavedProfile;
export type SaveProfileApiArg = {
  profileForm: ProfileForm;
};
export type ProfileApiResponse = /** status 200 OK */ ProfileAnswer;
export type ProfileApiArg = {
  /** The number of the person */
  userId: number;
};
export type LoginApiResponse = /** status 200 OK */ LoginAnswer;
export type LoginApiArg = {
  credentials: Credentials;
};
export type OfferCompanyLoginApiResponse =
  /** status 200 OK */ CompanyLoginOffer;
export type OfferCompanyLoginApiArg = {
  /** The part of the email address after the @ */
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
export type SeeResumeApiResponse = /** status 200 OK */ MachineViewAnswer;
export type SeeResumeApiArg = {
  resumeFile: ResumeFile;
};
export type SetUpAuthenticatorApiResponse = /** status 200 OK */ RecoveryCodes;
export type SetUpAuthenticatorApiArg = {
  authenticatorForm: AuthenticatorForm;
};
export type BeginAuthenticatorApiResponse =
  /** status 200 OK */ AuthenticatorBegun;
export type BeginAuthenticatorApiArg = void;
export type RemoveAuthenticatorApiResponse = /** status 200 OK */ FactorChanged;
export type RemoveAuthenticatorApiArg = void;
export type BusyCalendarApiResponse = /** status 200 OK */ BusyCalendarAnswer;
export type BusyCalendarApiArg = void;
export type SetBusyCalendarApiResponse =
  /** status 200 OK */ BusyCalendarAnswer;
export type SetBusyCalendarApiArg = {
  busyCalendarForm: BusyCalendarForm;
};
export type MyCareerApiResponse = /** status 200 OK */ CareerAnswer;
export type MyCareerApiArg = void;
export type SaveCareerApiResponse = /** status 200 OK */ CareerAnswer;
export type SaveCareerApiArg = {
  careerForm: CareerForm;
};
export type ReadCareerFromFileApiResponse =
  /** status 200 OK */ CareerSuggestionAnswer;
export type ReadCareerFromFileApiArg = {
  careerFileForm: CareerFileForm;
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
export type RemovePhotoApiResponse = /** status 200 OK */ MessageAnswer;
export type RemovePhotoApiArg = void;
export type MyPhotoApiResponse = /** status 200 The photo */ Blob;
export type MyPhotoApiArg = void;
export type SavePhotoApiResponse = /** status 200 OK */ MessageAnswer;
export type SavePhotoApiArg = {
  photoForm: PhotoForm;
};
export type CareerResumeApiResponse = /** status 200 The file */ Blob;
export type CareerResumeApiArg = {
  /** PDF or Word */
  format?: "pdf" | "docx";
  /** How it looks */
  template?: "linen" | "poplin" | "twill" | "oxford" | "chambray" | "flannel";
  /** The size of its pages */
  paper?: "a4" | "letter";
  /** The color of its headings */
  accent?: "teal" | "navy" | "burgundy" | "black";
  /** Of headings and dates; without one, the language that the career is written in */
  language?: "en" | "de" | "fr" | "es" | "ar" | "he" | null;
};
export type ConfirmSessionApiResponse = /** status 200 OK */ SessionConfirmed;
export type ConfirmSessionApiArg = {
  confirmation: Confirmation;
};
export type ConfirmByCompanyApiResponse = /** status 200 OK */ SessionConfirmed;
export type ConfirmByCompanyApiArg = {
  companyLoginFinish: CompanyLoginFinish;
};
export type BeginCompanyConfirmationApiResponse =
  /** status 200 OK */ CompanyLoginBegun;
export type BeginCompanyConfirmationApiArg = void;
export type ConfirmByPasskeyApiResponse = /** status 200 OK */ SessionConfirmed;
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
export type GiveUpMyOldEmailApiResponse = /** status 200 OK */ SessionsEnded;
export type GiveUpMyOldEmailApiArg = {
  oldEmailGivenUp: OldEmailGivenUp;
};
export type GiveUpMyOldEmailByPasskeyApiResponse =
  /** status 200 OK */ SessionsEnded;
export type GiveUpMyOldEmailByPasskeyApiArg = {
  passkeyAnswer: PasskeyAnswer;
};
export type ExportMyDataApiResponse =
  /** status 200 A zip of JSON and files */ Blob;
export type ExportMyDataApiArg = {
  passwordAgain: PasswordAgain;
};
export type OwnInterviewsApiResponse = /** status 200 OK */ OwnInterviewList;
export type OwnInterviewsApiArg = void;
export type ListMyKeysApiResponse = /** status 200 OK */ ApiKeyList;
export type ListMyKeysApiArg = void;
export type MakeMyKeyApiResponse = /** status 201 Created */ ApiKeyMade;
export type MakeMyKeyApiArg = {
  apiKeyForm: ApiKeyForm;
};
export type ReplaceMyKeyApiResponse = /** status 201 Created */ ApiKeyMade;
export type ReplaceMyKeyApiArg = {
  /** The number of the API key */
  keyId: number;
};
export type RevokeMyKeyApiResponse = /** status 200 OK */ ApiKeyRevoked;
export type RevokeMyKeyApiArg = {
  /** The number of the API key */
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
export type SentResumesApiResponse = /** status 200 OK */ SentResumeList;
export type SentResumesApiArg = void;
export type ResumeUsesApiResponse = /** status 200 OK */ ResumeUses;
export type ResumeUsesApiArg = void;
export type RemoveResumeApiResponse = /** status 200 OK */ ResumeRemoved;
export type RemoveResumeApiArg = {
  /** The number of the resume */
  resumeId: number;
};
export type MyResumeApiResponse = /** status 200 OK */ ResumeAnswer;
export type MyResumeApiArg = {
  /** The number of the resume */
  resumeId: number;
};
export type SaveResumeApiResponse = /** status 200 OK */ ResumeAnswer;
export type SaveResumeApiArg = {
  /** The number of the resume */
  resumeId: number;
  resumeChange: ResumeChange;
};
export type ResumeChangesApiResponse = /** status 200 OK */ ResumeChanges;
export type ResumeChangesApiArg = {
  /** The number of the resume */
  resumeId: number;
  /** The number of an earlier version, or 0 for the whole career */
  against?: number;
};
export type ResumeFileApiResponse = /** status 200 The file */ Blob;
export type ResumeFileApiArg = {
  /** The number of the resume */
  resumeId: number;
  /** PDF or Word */
  format?: "pdf" | "docx";
};
export type ResumeMatchApiResponse = /** status 200 OK */ ResumeMatchAnswer;
export type ResumeMatchApiArg = {
  /** The number of the resume */
  resumeId: number;
};
export type ResumeReadBackApiResponse = /** status 200 OK */ ReadBackAnswer;
export type ResumeReadBackApiArg = {
  /** The number of the resume */
  resumeId: number;
  /** PDF or Word */
  format?: "pdf" | "docx";
  /** Another one than that of the resume */
  template?:
    "linen" | "poplin" | "twill" | "oxford" | "chambray" | "flannel" | null;
};
export type ConfirmSentenceApiResponse = /** status 200 OK */ ResumeAnswer;
export type ConfirmSentenceApiArg = {
  /** The number of the resume */
  resumeId: number;
  /** The id of the sentence */
  sentenceId: string;
};
export type ResumeHistoryApiResponse = /** status 200 OK */ ResumeHistory;
export type ResumeHistoryApiArg = {
  /** The number of the resume */
  resumeId: number;
};
export type RestoreResumeApiResponse = /** status 200 OK */ ResumeAnswer;
export type RestoreResumeApiArg = {
  /** The number of the resume */
  resumeId: number;
  /** Which one, from the list */
  number: number;
  restoration: Restoration;
};
export type MySecurityApiResponse = /** status 200 OK */ SecurityAnswer;
export type MySecurityApiArg = void;
export type EndMySessionApiResponse = /** status 200 OK */ SessionsEnded;
export type EndMySessionApiArg = {
  sessionToEnd: SessionToEnd;
};
export type EndMyOtherSessionsApiResponse = /** status 200 OK */ SessionsEnded;
export type EndMyOtherSessionsApiArg = void;
export type OwnThreadsApiResponse = /** status 200 OK */ InboxAnswer;
export type OwnThreadsApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
};
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
  /** The number of the webhook */
  webhookId: number;
};
export type ListMyWebhookDeliveriesApiResponse =
  /** status 200 OK */ WebhookDeliveryList;
export type ListMyWebhookDeliveriesApiArg = {
  /** The number of the webhook */
  webhookId: number;
  /** The last `id` of the page before; none for the first page */
  before?: number;
  /** Only messages of this type */
  event?:
    | "test"
    | "application.received"
    | "application.decided"
    | "application.moved"
    | "application.withdrawn"
    | "document.added"
    | "interview.planned"
    | "interview.proposed"
    | "interview.booked"
    | "interview.cancelled"
    | "scorecard.submitted"
    | "message.received"
    | "offer.changed"
    | "pool.answered"
    | "job.opened"
    | "job.edited"
    | "job.closed";
  /** True for those only that were tried and have not arrived */
  failed?: boolean;
};
export type RedeliverMyWebhookDeliveryApiResponse =
  /** status 202 Accepted */ WebhookDeliveryAnswer;
export type RedeliverMyWebhookDeliveryApiArg = {
  /** The number of the webhook */
  webhookId: number;
  /** The number of the delivery */
  deliveryId: number;
};
export type ShowMyWebhookSecretApiResponse = /** status 200 OK */ WebhookSecret;
export type ShowMyWebhookSecretApiArg = {
  /** The number of the webhook */
  webhookId: number;
};
export type RenewMyWebhookSecretApiResponse =
  /** status 201 Created */ WebhookMade;
export type RenewMyWebhookSecretApiArg = {
  /** The number of the webhook */
  webhookId: number;
};
export type SwitchMyWebhookApiResponse = /** status 200 OK */ WebhookAnswer;
export type SwitchMyWebhookApiArg = {
  /** The number of the webhook */
  webhookId: number;
  webhookSwitch: WebhookSwitch;
};
export type TestMyWebhookApiResponse =
  /** status 202 Accepted */ WebhookDeliveryAnswer;
export type TestMyWebhookApiArg = {
  /** The number of the webhook */
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
  /** The `event` of the email in the list */
  event: string;
};
export type RecentMailsApiResponse = /** status 200 OK */ RecentMails;
export type RecentMailsApiArg = void;
export type CheckPracticeApiResponse = /** status 200 OK */ PracticeAnswer;
export type CheckPracticeApiArg = {
  practiceBody: PracticeBody;
};
export type ComingInterviewsApiResponse = /** status 200 OK */ ComingInterviews;
export type ComingInterviewsApiArg = void;
export type FillFromResumeApiResponse = /** status 200 OK */ FilledForm;
export type FillFromResumeApiArg = {
  resumeFile: ResumeFile;
};
export type ProfileSkillsApiResponse = /** status 200 OK */ SkillsAnswer;
export type ProfileSkillsApiArg = {
  /** The number of the person */
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
  /** The number of the saved search */
  searchId: number;
};
export type ChangeSearchApiResponse = /** status 200 OK */ SavedSearchAnswer;
export type ChangeSearchApiArg = {
  /** The number of the saved search */
  searchId: number;
  savedSearchBody: SavedSearchBody;
};
export type SeeSearchApiResponse = /** status 200 OK */ SavedSearchDone;
export type SeeSearchApiArg = {
  /** The number of the saved search */
  searchId: number;
};
export type ApplyByEmailApiResponse = /** status 201 Created */ Submitted;
export type ApplyByEmailApiArg = {
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
  /** The number of the story */
  storyId: number;
};
export type ChangeStoryApiResponse = /** status 200 OK */ StoryAnswer;
export type ChangeStoryApiArg = {
  /** The number of the story */
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
export type ExportTrackerApiResponse =
  /** status 200 CSV for spreadsheets */ Blob;
export type ExportTrackerApiArg = void;
export type TrackerFiguresApiResponse = /** status 200 OK */ TrackerFigures;
export type TrackerFiguresApiArg = void;
export type ImportTrackerApiResponse = /** status 200 OK */ TrackerSheetAdded;
export type ImportTrackerApiArg = {
  trackerSheet: TrackerSheet;
};
export type SavedLettersApiResponse = /** status 200 OK */ SavedLettersAnswer;
export type SavedLettersApiArg = void;
export type SaveListedJobApiResponse =
  /** status 201 Created */ TrackedJobAdded;
export type SaveListedJobApiArg = {
  trackedJobChoice: TrackedJobChoice;
};
export type ReadJobPageApiResponse = /** status 201 Created */ TrackedJobAdded;
export type ReadJobPageApiArg = {
  trackedJobLink: TrackedJobLink;
};
export type ChangeTrackerStagesApiResponse =
  /** status 200 OK */ TrackerStageList;
export type ChangeTrackerStagesApiArg = {
  ownStages: OwnStages;
};
export type RemoveTrackedJobApiResponse = /** status 200 OK */ TrackedJobDone;
export type RemoveTrackedJobApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
};
export type ChangeTrackedJobApiResponse = /** status 200 OK */ TrackedJobStored;
export type ChangeTrackedJobApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
  trackedJobBody: TrackedJobBody;
};
export type TrackedJobCalendarApiResponse =
  /** status 200 An iCalendar file */ Blob;
export type TrackedJobCalendarApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
};
export type CheckAdvertApiResponse = /** status 200 OK */ AdvertChecked;
export type CheckAdvertApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
};
export type TrackedDocumentsApiResponse =
  /** status 200 OK */ TrackedDocumentsAnswer;
export type TrackedDocumentsApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
};
export type AddTrackedFileApiResponse =
  /** status 201 Created */ TrackedDocumentsAnswer;
export type AddTrackedFileApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
  trackedFileForm: TrackedFileForm;
};
export type RemoveTrackedFileApiResponse =
  /** status 200 OK */ TrackedDocumentsAnswer;
export type RemoveTrackedFileApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
  /** The public name of the file */
  fileName: string;
};
export type KeepLetterApiResponse =
  /** status 201 Created */ TrackedDocumentsAnswer;
export type KeepLetterApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
  letterVersionForm: LetterVersionForm;
};
export type RemoveLetterApiResponse =
  /** status 200 OK */ TrackedDocumentsAnswer;
export type RemoveLetterApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
  /** The number of the version of the letter */
  letterId: number;
};
export type MoveTrackedJobApiResponse = /** status 200 OK */ TrackedJobStored;
export type MoveTrackedJobApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
  trackedJobMove: TrackedJobMove;
};
export type TrackedJobTextApiResponse = /** status 200 OK */ TrackedJobText;
export type TrackedJobTextApiArg = {
  /** The number of the tracked job */
  trackedJobId: number;
};
export type UpdatePhoneNumberApiResponse = /** status 200 OK */ PhoneAnswer;
export type UpdatePhoneNumberApiArg = {
  phoneForm: PhoneForm;
};
export type ResumeApiResponse = /** status 200 The file */ Blob;
export type ResumeApiArg = {
  /** The name at the end of `resume_path` */
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
  /** The number of the job */
  jobId: number;
};
export type BlogPageApiResponse = /** status 200 The newest posts */ string;
export type BlogPageApiArg = void;
export type AllPublicJobsApiResponse =
  /** status 200 The newest public jobs */ string;
export type AllPublicJobsApiArg = void;
export type CareersPageApiResponse =
  /** status 200 The company, and its open jobs */ string;
export type CareersPageApiArg = {
  /** The domain of the company */
  domain: string;
};
export type CareersCoverApiResponse = /** status 200 The picture */ Blob;
export type CareersCoverApiArg = {
  /** The domain of the company */
  domain: string;
};
export type AskToConfirmEmailApiResponse =
  /** status 200 A page with one button */ string;
export type AskToConfirmEmailApiArg = {
  /** From the link in the email */
  token: string;
};
export type ConfirmEmailApiResponse =
  /** status 200 A page confirming it */ string;
export type ConfirmEmailApiArg = {
  /** From the link in the email */
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
  /** The number of the job, then its title in small letters */
  name: string;
};
export type JobCardApiResponse = /** status 200 A picture */ Blob;
export type JobCardApiArg = {
  /** The number of the job */
  name: string;
};
export type MetricsApiResponse =
  /** status 200 In the text format of Prometheus */ string;
export type MetricsApiArg = void;
export type AskToDisownApiResponse =
  /** status 200 A page with one button */ string;
export type AskToDisownApiArg = {
  /** From the link in the email */
  token: string;
};
export type DisownApiResponse =
  /** status 200 A page saying what comes next */ string;
export type DisownApiArg = {
  /** From the link in the email */
  token: string;
};
export type AskForPoolConsentApiResponse =
  /** status 200 A page with two buttons */ string;
export type AskForPoolConsentApiArg = {
  /** From the link in the email */
  token: string;
};
export type AnswerPoolConsentApiResponse =
  /** status 200 A page confirming it */ string;
export type AnswerPoolConsentApiArg = {
  /** From the link in the email */
  token: string;
};
export type RobotsApiResponse = /** status 200 Rules for crawlers */ string;
export type RobotsApiArg = void;
export type SitemapApiResponse =
  /** status 200 A sitemap of at most ten thousand URLs */ string;
export type SitemapApiArg = {
  /** Which one, from the list */
  number: number;
};
export type SitemapsApiResponse = /** status 200 A sitemap index */ string;
export type SitemapsApiArg = void;
export type AskToUnsubscribeApiResponse =
  /** status 200 A page with one button */ string;
export type AskToUnsubscribeApiArg = {
  /** From the link in the email */
  token: string;
};
export type UnsubscribeApiResponse =
  /** status 200 A page confirming it */ string;
export type UnsubscribeApiArg = {
  /** From the link in the email */
  token: string;
};
export type ErrorCode =
  | "about_too_long"
  | "admins_by_password"
  | "admins_stay"
  | "advert_unreadable"
  | "already_applied"
  | "already_member"
  | "already_nudged"
  | "already_open"
  | "already_planned"
  | "already_recruiter"
  | "analysis_needed"
  | "answer_invalid"
  | "answer_needed"
  | "answers_malformed"
  | "answers_too_long"
  | "applicant_hidden"
  | "application_decided"
  | "application_withdrawn"
  | "audit_sink_away"
  | "automatic_mail"
  | "being_published"
  | "body_not_json"
  | "booking_expired"
  | "booking_not_open"
  | "booking_rules_invalid"
  | "broken_career_file"
  | "calendar_address_invalid"
  | "calendar_password_invalid"
  | "calendar_unreadable"
  | "cannot_change_status"
  | "cannot_join"
  | "cannot_merge"
  | "cannot_move"
  | "cannot_take_over"
  | "cannot_withdraw"
  | "career_page_exists"
  | "ceremony_over"
  | "changed_elsewhere"
  | "choices_invalid"
  | "client_malformed"
  | "code_malformed"
  | "code_not_sent"
  | "code_unproven"
  | "code_wrong"
  | "colour_malformed"
  | "colour_too_light"
  | "columns_unknown"
  | "company_login_over"
  | "company_login_required"
  | "company_name_unfit"
  | "company_unverified"
  | "confirmation_needed"
  | "conflict"
  | "cover_end_invalid"
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
  | "debrief_begun"
  | "debrief_locked"
  | "debrief_reason_needed"
  | "decided_by_recruiter"
  | "description_too_long"
  | "dns_unavailable"
  | "document_malformed"
  | "document_not_available"
  | "draft_too_large"
  | "draft_too_long"
  | "draft_unreadable"
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
  | "forged_sender"
  | "form_refused"
  | "form_unreadable"
  | "full"
  | "gone"
  | "headers_too_large"
  | "headline_needed"
  | "hidden_in_review"
  | "hours_malformed"
  | "idempotency_key_malformed"
  | "idempotency_key_reused"
  | "import_stands"
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
  | "key_elsewhere"
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
  | "letter_version_empty"
  | "limit_out_of_range"
  | "line_not_found"
  | "linked_to_other"
  | "load_out_of_range"
  | "location_needed"
  | "login_for_feedback"
  | "login_to_apply"
  | "mail_taken_before"
  | "mail_unavailable"
  | "malformed"
  | "mark_invalid"
  | "message_needed"
  | "message_too_long"
  | "method_not_allowed"
  | "min_score_out_of_range"
  | "model_address_malformed"
  | "model_address_private"
  | "model_name_needed"
  | "model_silent"
  | "moved_meanwhile"
  | "needs_heir"
  | "never_an_admin"
  | "no_authenticator"
  | "no_business_email"
  | "no_career_file"
  | "no_career_inside"
  | "no_careers_site"
  | "no_change_waiting"
  | "no_colleague"
  | "no_company"
  | "no_company_domain"
  | "no_company_login"
  | "no_consent"
  | "no_cover"
  | "no_email_change"
  | "no_interview_plan"
  | "no_job_description"
  | "no_job_selected"
  | "no_jobs_readable"
  | "no_json_resume"
  | "no_member"
  | "no_model_configured"
  | "no_passkey"
  | "no_people_sheet"
  | "no_photo"
  | "no_platform_enabled"
  | "no_pool_for_role"
  | "no_requirement"
  | "no_resume"
  | "no_resume_file"
  | "no_resume_yet"
  | "no_role"
  | "no_scoring"
  | "no_second_factor"
  | "no_sheet"
  | "no_such_application"
  | "no_such_booking"
  | "no_such_candidate"
  | "no_such_career_page"
  | "no_such_consent_link"
  | "no_such_content"
  | "no_such_correction"
  | "no_such_cover"
  | "no_such_draft"
  | "no_such_hidden_job"
  | "no_such_import"
  | "no_such_interview"
  | "no_such_invitation"
  | "no_such_job"
  | "no_such_key"
  | "no_such_merge"
  | "no_such_note"
  | "no_such_offer"
  | "no_such_passkey"
  | "no_such_place_in_list"
  | "no_such_recruiter"
  | "no_such_resume"
  | "no_such_resume_version"
  | "no_such_saved_search"
  | "no_such_scheduled_message"
  | "no_such_session"
  | "no_such_stage"
  | "no_such_state"
  | "no_such_story"
  | "no_such_thread"
  | "no_such_token"
  | "no_such_tracked_document"
  | "no_such_tracked_job"
  | "no_such_trust"
  | "no_such_user"
  | "no_such_view"
  | "no_such_webhook"
  | "no_such_webhook_delivery"
  | "no_talk"
  | "no_text"
  | "no_words"
  | "nobody_to_nudge"
  | "not_a_page"
  | "not_accepting"
  | "not_an_admin"
  | "not_an_interviewer"
  | "not_asked_again"
  | "not_asked_here"
  | "not_assignable"
  | "not_booked"
  | "not_found"
  | "not_from_the_provider"
  | "not_generated"
  | "not_implemented"
  | "not_in_pool"
  | "not_in_the_resume"
  | "not_interviewing"
  | "not_its_owner"
  | "not_our_job"
  | "not_overdue"
  | "not_pdf"
  | "not_rejected"
  | "not_scheduled"
  | "note_needed"
  | "note_too_long"
  | "nothing_to_confirm"
  | "nothing_to_cover"
  | "nothing_to_disown"
  | "nothing_to_hide"
  | "nothing_to_rate"
  | "nothing_to_say"
  | "nothing_to_see"
  | "nothing_to_write_about"
  | "offer_accepted"
  | "offer_answer_too_long"
  | "offer_changed"
  | "offer_day_wrong"
  | "offer_line_needed"
  | "offer_needs_selection"
  | "offer_note_too_long"
  | "offer_over"
  | "only_owners_publish"
  | "other_person"
  | "oversized_career_file"
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
  | "people_sheet_encoding_unknown"
  | "people_sheet_too_long"
  | "phone_malformed"
  | "phone_needed"
  | "picture_damaged"
  | "picture_too_large"
  | "plan_proposed"
  | "plan_too_long"
  | "pool_file_needed"
  | "pool_name_needed"
  | "post_too_long"
  | "provider_away"
  | "provider_misconfigured"
  | "provider_refused"
  | "provider_untrusted"
  | "provider_unusable"
  | "public_mail_domain"
  | "question_text_invalid"
  | "questions_to_answer"
  | "quota_reached"
  | "range_not_satisfiable"
  | "reason_for_rejections"
  | "reason_too_long"
  | "reasons_invalid"
  | "reasons_of_owners"
  | "record_missing"
  | "recruiters_only"
  | "rejection_reason_too_long"
  | "reopen_limit_reached"
  | "request_in_progress"
  | "requester_left"
  | "resume_needed"
  | "resume_required"
  | "salary_malformed"
  | "same_email"
  | "same_question_twice"
  | "scope_missing"
  | "scope_needed"
  | "scope_not_yours"
  | "score_out_of_range"
  | "scorecard_incomplete"
  | "scorecard_text_too_long"
  | "second_factor_needed"
  | "second_step_missing"
  | "second_step_paused"
  | "send_time_invalid"
  | "setup_outdated"
  | "shared_demo_account"
  | "shared_demo_email"
  | "shared_demo_factor"
  | "shared_demo_inviter"
  | "shared_demo_password"
  | "sheet_encoding_unknown"
  | "sheet_too_long"
  | "slot_taken"
  | "stage_count_wrong"
  | "stage_days_wrong"
  | "stage_name_invalid"
  | "stage_name_needed"
  | "stage_name_taken"
  | "stage_name_too_long"
  | "status_unknown"
  | "story_incomplete"
  | "super_admins_only"
  | "tag_invalid"
  | "taken_out"
  | "team_full"
  | "template_unnamed"
  | "templates_invalid"
  | "text_too_difficult"
  | "text_too_long"
  | "thread_closed"
  | "thread_full"
  | "thread_message_needed"
  | "time_malformed"
  | "time_needed"
  | "time_past"
  | "time_too_far"
  | "too_busy"
  | "too_large"
  | "too_late_to_change"
  | "too_many_at_once"
  | "too_many_attachments"
  | "too_many_career_pages"
  | "too_many_changes"
  | "too_many_checks"
  | "too_many_codes"
  | "too_many_contacts"
  | "too_many_corrected_matches"
  | "too_many_corrections"
  | "too_many_drafts"
  | "too_many_hidden_jobs"
  | "too_many_interviews"
  | "too_many_invitations"
  | "too_many_keys"
  | "too_many_names"
  | "too_many_new_people"
  | "too_many_notes"
  | "too_many_offers"
  | "too_many_own_stages"
  | "too_many_passkeys"
  | "too_many_questions"
  | "too_many_readings"
  | "too_many_requests"
  | "too_many_resumes"
  | "too_many_saved_searches"
  | "too_many_scheduled"
  | "too_many_scores"
  | "too_many_stories"
  | "too_many_tags"
  | "too_many_tracked_files"
  | "too_many_tracked_jobs"
  | "too_many_views"
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
  | "unknown_requirement"
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
  | "value_unknown"
  | "variable_unknown"
  | "view_invalid"
  | "webhook_address_invalid"
  | "webhook_address_private"
  | "webhook_event_needed"
  | "webhook_paused"
  | "webhook_secret_unreadable"
  | "webhooks_are_for_recruiters"
  | "wrong_login"
  | "wrong_months"
  | "wrong_paper"
  | "wrong_password"
  | "wrong_second_step"
  | "wrong_token"
  | "zone_unknown";
export type ErrorAnswer = {
  /** Which refusal it is: it stays the same when the sentence changes */
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
  /** What the fact is about */
  label: string;
  /** The words of the resume that show it */
  quote: string;
  /** The fact */
  value: string;
};
export type AtsAbout = {
  /** Facts with the words that show them */
  facts: AtsFact[];
  /** What stands out in the resume */
  highlights: string[];
  /** A few sentences about the person */
  summary: string[];
};
export type AtsOmission = {
  /** The page it is on, from 1 */
  page: number;
  /** The beginning of the words that were left out */
  quote: string;
  /** What to tell the person about it */
  sentence: string;
  /** Why it was left out */
  why: "invisible" | "tiny" | "off-page" | "zero-width" | "instruction";
};
export type AtsDocument = {
  /** How large the file is, in bytes */
  bytes: number;
  /** What kind of file it is */
  format: "pdf" | "docx" | "doc";
  /** The words were recognized in pictures of the pages */
  is_scan: boolean;
  /** The name of the file */
  name: string;
  /** What was left out of the analysis */
  omissions: AtsOmission[];
  /** How many pages it has */
  pages: number;
  /** How many words we read */
  words: number;
};
export type AtsCondition = {
  /** The demand in a few words */
  label: string;
  /** The sentence of the job that demands it */
  source: string;
};
export type AtsJob = {
  /** The company; empty if the text does not say */
  company: string;
  /** The title of the job; empty if the text does not say */
  title: string;
  /** How many words the job's text has */
  words: number;
};
export type AtsMeaning = {
  /** How many out of a hundred were worth an interview */
  interviews: number;
  /** How many judged pairs have a percent near this one */
  pairs: number;
  /** The same in a sentence */
  text: string;
};
export type AtsMusts = {
  /** Musts that the resume shows */
  met: number;
  /** Musts that it does not show */
  missing: number;
  /** Musts that it shows in part */
  partly: number;
  /** All musts of the job */
  total: number;
};
export type AtsPiece = {
  /** Words that stay, words to add, or a blank to fill in */
  kind: "kept" | "added" | "blank";
  /** For a blank, what the person should fill in */
  text: string;
};
export type AtsRaise = {
  /** The better line in its pieces */
  better: AtsPiece[];
  /** What meeting them would add, in percent points */
  gain: number;
  /** Whether it is a new line */
  is_new: boolean;
  /** The line of the resume to change, or the line above the new one */
  line: string;
  /** The percent if they were met */
  percent: number;
  /** Other words for what is there, a fact only the person knows, or nothing that can be written */
  remedy: "reword" | "if_true" | "beyond_words";
  /** The numbers of the requirements that the line could show */
  requirement_ids: number[];
  /** Title and employer as the resume names them, or empty */
  role: string;
  /** Why, and what a reader needs */
  text: string;
  /** What to do, in a few words */
  title: string;
};
export type AtsRole = {
  /** The employer; empty if the resume names none */
  employer: string;
  /** The first month, as in 2019-03 */
  first: string;
  /** The last month; null while the role goes on */
  last: string | null;
  /** The title as the resume names it */
  title: string;
};
export type AtsCorrection = {
  /** The label of the requirement or condition */
  about: string;
  /** What was read wrong, or what the resume does not say */
  kind:
    | "not_a_requirement"
    | "i_have_this"
    | "these_years_count"
    | "other_months"
    | "missing_role"
    | "i_can"
    | "i_cannot"
    | "not_true";
  /** The number of the correction, for taking it back */
  number: number;
  /** The words of the resume that the person points at; empty if there are none */
  quote: string;
  /** The role that the person added; null if it is not about a role */
  role: AtsRole | null;
  /** As the person would say it to a recruiter */
  statement: string;
  /** What the person wrote */
  words: string;
};
export type AtsRoleYears = {
  /** How far the role counts */
  counting: "wholly" | "half" | "not";
  /** How many months of it count; halves are already halved */
  months: number;
  /** The person added the role, or says that it counts */
  on_word: boolean;
  /** A role of the resume */
  role: AtsRole;
};
export type AtsYears = {
  /** What the job asks for, in months */
  asked: number;
  /** What the resume shows, in months */
  months: number;
  /** How each role counts */
  roles: AtsRoleYears[];
};
export type AtsRequirement = {
  /** A sentence that a model points at; it is shown and never counted */
  hint: string;
  /** The number of the requirement in this match */
  id: number;
  /** What it asks for */
  kind:
    | "title"
    | "experience"
    | "skill"
    | "education"
    | "certificate"
    | "language"
    | "duty";
  /** The requirement in a few words */
  label: string;
  /** Whether the job insists on it */
  must: boolean;
  /** Which part is missing, if it is met partly */
  note: string;
  /** What the person said in a correction, if the state rests on it */
  own_word: string;
  /** How many of them the resume gets */
  points: number;
  /** The words of the resume that show it; empty if none do */
  quote: string;
  /** The sentence of the job that asks for it */
  source: string;
  /** How far the resume shows it */
  state: "met" | "partly" | "missing";
  /** How many points it is worth */
  weight: number;
  /** How the years add up; null if it asks for none */
  years: AtsYears | null;
};
export type AtsRecount = {
  /** What the person has said, the oldest first */
  corrections: AtsCorrection[];
  /** Requirements that the person says the job does not ask for */
  dropped: AtsRequirement[];
  /** The number of the stored corrections */
  id: number;
  /** Whether recruiters see them with an application */
  is_shared: boolean;
  /** Points that rest on the person's word alone */
  own_points: number;
  /** The percent without the corrections */
  percent_as_read: number;
};
export type AtsRemedy = {
  /** The percent if this advice and all before it were followed */
  percent: number;
  /** Which kind of advice it is */
  remedy: "reword" | "if_true" | "beyond_words";
  /** The advice in a sentence */
  text: string;
  /** The advice in a few words */
  title: string;
};
export type AtsPart = {
  /** The numbers of the requirements that it shows */
  proves: number[];
  /** A piece of the block */
  text: string;
};
export type AtsBlock = {
  /** The period of an entry; otherwise empty */
  aside: string;
  /** What kind of block it is */
  kind: "name" | "contact" | "heading" | "entry" | "bullet" | "text";
  /** The page it is on, from 1 */
  page: number;
  /** The block in pieces, from left to right */
  parts: AtsPart[];
};
export type AtsSumLine = {
  /** What the points are for */
  label: string;
  /** How many points; the lines add up to the points of the match */
  points: number;
};
export type AtsMatch = {
  /** What to do with it, in a sentence */
  advice: string;
  /** null if the job asks for too little */
  band:
    ("weak" | "medium" | "good" | null) | ("weak" | "medium" | "good" | null);
  /** Demands that are not scored */
  conditions: AtsCondition[];
  /** Sentences of the resume that repeat the job; they prove nothing */
  copied: number;
  /** The percent of the experience alone; null if the job asks for none */
  experience_percent: number | null;
  /** The percent in a few words */
  heading: string;
  /** What the job's text says about itself */
  job: AtsJob;
  /** How the score came about */
  made_by: string;
  /** All points that the job gives */
  max_points: number;
  /** null if there are too few judged pairs */
  meaning: AtsMeaning | null;
  /** How many musts are met, partly met and missing */
  musts: AtsMusts;
  /** How well the resume fits the job, 0 to 100 */
  percent: number;
  /** All points of the resume */
  points: number;
  /** What would add most, the greatest first */
  raises: AtsRaise[];
  /** null if the person has corrected nothing */
  recount: AtsRecount | null;
  /** The advice by its kinds, the easiest first */
  remedies: AtsRemedy[];
  /** What the job asks for, and where the resume shows it */
  requirements: AtsRequirement[];
  /** The resume as it was read */
  resume: AtsBlock[];
  /** The percent of the skills alone; null if the job asks for none */
  skills_percent: number | null;
  /** How the points come about */
  sum: AtsSumLine[];
};
export type AtsQuestion = {
  /** A model answer */
  answer: string;
  /** Whether it asks about something the resume does not show */
  gap: boolean;
  /** How much the question asks of the person */
  level: "beginner" | "intermediate" | "advanced";
  /** Its place in the list, from 1 */
  number: number;
  /** The fact that the answer builds on */
  quote: string;
  /** The question */
  text: string;
  /** What the question is about */
  topic: string;
};
export type AtsResponsibility = {
  /** Whether the job or the resume names it */
  of: "job" | "resume";
  /** The sentence of the resume that shows a duty of the job; empty if none does */
  proof: string;
  /** The duty in a sentence */
  text: string;
  /** The role of the resume with its period; empty for duties of the job */
  where: string;
};
export type AtsTopSkill = {
  /** Whether the job insists on it */
  must: boolean;
  /** The skill */
  name: string;
  /** The words of the resume that show it; empty if none do */
  proof: string;
  /** Its place in the list, from 1 */
  rank: number;
};
export type AtsAnswer = {
  /** A summary of the person */
  about: AtsAbout | null;
  /** What produced the answer: local, or the name of a provider */
  api_used: string;
  /** The resume as it was read */
  document: AtsDocument;
  /** How well the resume fits the job */
  match: AtsMatch | null;
  /** Where the next page starts; null at the end */
  offset: number | null;
  /** Questions that an interviewer may ask */
  questions: AtsQuestion[] | null;
  /** The same answer as plain text */
  response: string;
  /** Duties of the job and of the resume, side by side */
  responsibilities: AtsResponsibility[] | null;
  /** Always true: failures have a status of 400 or more */
  success: boolean;
  /** The skills that matter most */
  top_skills: AtsTopSkill[] | null;
};
export type AtsForm = {
  /** Which analysis: the match or one of the other tabs */
  apiType:
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
  jobDescription: string;
  /** Implied by apiType; accepted in addition */
  level?: "beginner" | "intermediate" | "advanced";
  /** Where the page starts: questions and responsibilities come five at a time */
  offset?: number;
  /** The resume: PDF, DOCX or DOC, 10 MB at most by default */
  profileDocument: Blob;
  /** The caller's own id; files may then be up to 30 MB */
  user_id?: string;
};
export type Person = {
  /** Its country code, such as +1; empty if no number is known */
  country_code: string;
  /** When the account was created, in UTC */
  created_at: string;
  /** The address of the account */
  email: string;
  /** The number of the account */
  id: number;
  /** False if the account is deactivated and cannot log in */
  is_active: boolean;
  /** Whether they may make and remove other admins */
  is_super_admin: boolean;
  /** The number without the country code; empty if none is known */
  phone_digits: string;
  /** With its country code; empty if none is known */
  phone_number: string;
  /** The number that people quote to support */
  tf_id: string;
  /** A job seeker (user), a recruiter or an admin */
  user_type: string;
  /** The name that others see */
  username: string;
  /** Whether they were an admin before and may be made one again */
  was_admin: boolean;
};
export type Changed = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The account after the change */
  user: Person;
};
export type Named = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  /** The account that is changed */
  user_email: string | null;
};
export type Admins = {
  /** One page, in the order asked for */
  admins: Person[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many match, on all pages */
  total: number;
};
export type AuditRow = {
  /** What was done, such as users.deactivated */
  action: string;
  /** Who did it; empty for the system and for accounts that are gone */
  actor: string;
  /** Their number; null for the system */
  actor_id: number | null;
  /** When it happened, in UTC */
  at: string;
  /** Further facts by their names, without secrets */
  details: {
    [key: string]: string;
  };
  /** Whether it was refused */
  is_refusal: boolean;
  /** Of a job or an application */
  job_id: number | null;
  /** What it was done to: a number, an address or a name */
  subject: string;
  /** null: nothing is left */
  subject_kind:
    | ("account" | "job" | "application" | null)
    | ("account" | "job" | "application" | null);
  /** The username, or the title of the job, as it is today */
  subject_name: string;
};
export type AuditAnswer = {
  /** One page, the newest first */
  events: AuditRow[];
  /** How many events were refusals, with the same filter without `only` */
  refused: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many match, on all pages */
  total: number;
};
export type CareerPageFields = {
  /** Where its jobs are read */
  address: string;
  /** When it last answered */
  answered_at: string | null;
  /** Where its jobs are read, such as lever:acme */
  board: string;
  /** The company whose jobs it lists */
  company: string;
  /** The number of the careers page */
  id: number;
  /** How many of its jobs are listed now */
  jobs: number;
  /** Why it did not answer since; empty if it did */
  problem: string;
};
export type CareerPageList = {
  /** Every careers page whose jobs are read */
  pages: CareerPageFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CareerPageDone = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CareerPageForm = {
  /** As a browser shows it, beginning with https:// */
  address: string;
  /** The name under which its jobs are shown */
  company: string;
};
export type CompanyFields = {
  /** The domain of its email addresses */
  domain: string;
  /** Whether the domain is proven to be the company's */
  is_verified: boolean;
  /** How it was proven; null if it was not */
  method: ("dns" | "admin" | null) | ("dns" | "admin" | null);
  /** Its name; empty if nobody has named it */
  name: string;
  /** When it was proven, in UTC; null if it was not */
  verified_at: string | null;
};
export type CompanyList = {
  /** One page */
  companies: CompanyFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many there are, on all pages */
  total: number;
};
export type CompanyDecided = {
  /** The company after the decision */
  company: CompanyFields;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CompanyDecision = {
  /** The domain of the company */
  domain: string;
  /** Whether it counts as proven from now on */
  is_verified: boolean;
};
export type ConfirmedRecruiter = {
  /** Their address */
  email: string;
  /** The name that others see */
  username: string;
};
export type ConfirmedRecruiters = {
  /** Recruiters whom an admin has confirmed one by one */
  recruiters: ConfirmedRecruiter[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type RecruiterDecided = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type RecruiterDecision = {
  /** The recruiter's address */
  email: string;
  /** Whether they see what recruiters of verified companies see */
  is_confirmed: boolean;
};
export type Counts = {
  /** Admins and super admins */
  admin: number;
  /** Feedback that people have sent */
  feedback: number;
  /** Messages to the help desk */
  help_messages: number;
  /** Deleted ones included */
  jobs: number;
  /** Recruiters */
  recruiter: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Job seekers */
  user: number;
};
export type ProviderFields = {
  /** The name of the site */
  jobProvider: string;
  /** The address there */
  url: string;
};
export type JobFields = {
  /** Days within which an answer is promised */
  answerDays: number;
  /** How many people have applied */
  applicantCount: number;
  /** The last day to apply; null if there is none */
  applicationEndDate: string | null;
  /** Applicants are hidden until a decision */
  blind_review: boolean;
  /** The company that hires */
  company: string;
  /** The symbol, such as $; empty with NA */
  currencySymbol: string;
  /** The day on which it was posted */
  datePosted: string;
  /** Whether it was deleted */
  deleted: boolean;
  /** The text of the advert */
  description: string;
  /** Such as Full-time */
  employmentType: string;
  /** An amount, two of them, or NA */
  expectedSalary: string;
  /** The number of the job */
  id: number;
  /** Open and not deleted, whatever its last day */
  isActive: boolean;
  /** Whether its last day has passed */
  isExpired: boolean;
  /** Whether people without an account see it */
  isPublic: boolean;
  /** The same as isActive */
  isVisible: boolean;
  /** Other sites where the job can be applied for */
  jobProviders: ProviderFields[];
  /** Skills, separated by commas */
  keywords: string;
  /** A place, or Remote */
  location: string;
  /** Documents without which nobody can apply */
  mandatoryDocuments: string[];
  /** Since Monday; null except in recruiters' lists */
  newApplicants: number | null;
  /** What the caller may do with the job and its applications */
  permitted: (
    | "post_jobs"
    | "read_resumes"
    | "decide"
    | "score"
    | "see_pay"
    | "use_pool"
    | "see_figures"
    | "change_people"
    | "change_company"
  )[];
  /** Whether the recruiter has the position open */
  positionStatus: "open" | "closed";
  /** Where applications go */
  recruiterEmail: string;
  /** How often it has been reopened */
  reopenCount: number;
  /** What the salary is paid for, such as a year */
  salaryDuration: string;
  /** The salary in words, ready to be shown */
  salaryRange: string;
  /** Active, Expired after its last day, Inactive when closed */
  status: "Active" | "Expired" | "Inactive";
  /** The keywords as a list */
  technologies: string[];
  /** The title of the job */
  title: string;
};
export type JobDone = {
  /** The job after the change */
  job: JobFields;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type JobNamed = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  /** The job to change */
  job_id: number;
};
export type Done = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type FeedbackRow = {
  /** What it is about, as they chose */
  category: string;
  /** When it came, in UTC */
  created_at: string;
  /** The address of their account */
  email: string;
  /** The number of the feedback */
  id: number;
  /** What they wrote */
  message: string;
  /** Stars, 1 to 5 */
  rating: number;
  /** Who sent it */
  user_id: number;
  /** The name that others see */
  username: string;
};
export type FeedbackList = {
  /** One page, the newest first */
  feedback: FeedbackRow[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many match, on all pages */
  total: number;
};
export type HelpRow = {
  /** When it came, in UTC */
  created_at: string;
  /** Where the answer goes */
  email: string;
  /** The number of the message */
  id: number;
  /** What they wrote */
  message: string;
  /** Who asks, as they wrote it */
  name: string;
};
export type HelpList = {
  /** One page, the newest first */
  messages: HelpRow[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many match, on all pages */
  total: number;
};
export type MailCounts = {
  /** Emails that were given up */
  failed: number;
  /** Emails that are being sent right now */
  sending: number;
  /** Emails that the mail server has accepted */
  sent: number;
  /** Emails whose time has not come or that are tried again */
  waiting: number;
};
export type MailState = {
  /** When it was written, in UTC */
  created_at: string;
  /** What it reports */
  event: string;
  /** Why the last try failed; empty if none has */
  last_error: string;
  /** Only while it is waiting */
  next_try_at: string | null;
  /** When the mail server accepted it, in UTC; null before that */
  sent_at: string | null;
  /** Whether it has been sent */
  state: "waiting" | "sending" | "sent" | "failed";
  /** The subject of the email */
  subject: string;
  /** The address of the mailbox */
  to: string;
  /** How often it was tried */
  tries: number;
};
export type MailStates = {
  /** How many emails there are in each state */
  counts: MailCounts;
  /** One page, the newest first */
  mails: MailState[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type NamedAdmin = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  /** The admin who is changed */
  target_admin_email: string | null;
};
export type NamedFormerAdmin = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  /** The former admin who becomes one again */
  target_user_email: string | null;
};
export type OutboxAge = {
  /** A full hour before now, or now */
  at: string;
  /** For how many minutes the oldest email had waited then */
  minutes: number;
};
export type SystemPlugin = {
  /** How it last broke the contract of its port */
  breach: string;
  /** When; null if it never did */
  breach_at: string | null;
  /** What it brings */
  kind: string;
  /** The installed package */
  package: string;
  /** Why it does not start; otherwise empty */
  problem: string;
  /** idle: no setting chooses it; refused: one does, but it does not start; broken: it works, but has lately failed as its port does not allow */
  state: "refused" | "broken" | "loaded" | "idle";
  /** Its version */
  version: string;
};
export type SystemProvider = {
  /** What to do if it fails; may be empty */
  advice: string;
  /** What was found, without secrets */
  message: string;
  /** Which part it is; job boards have one each */
  name: string;
  /** How long the check took, 5 seconds at most */
  seconds: number;
  /** The setting that would set it up; empty if it is set up */
  setting: string;
  /** slow: it took two seconds or more; absent: the settings do not use it */
  state: "working" | "slow" | "failing" | "absent";
};
export type SystemAnswer = {
  /** The last 24 hours, the oldest first */
  ages: OutboxAge[];
  /** own: nobody bills its answers; billed: there is a key of a service */
  cost: "own" | "billed" | "unknown";
  /** The name of the model that answers; empty if there is none */
  model: string;
  /** Where it is asked; empty for a plugin */
  model_address: string;
  /** Those that do not start first */
  plugins: SystemPlugin[];
  /** What fails first */
  providers: SystemProvider[];
  /** Emails sent in the last 24 hours */
  sent: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Emails that have not been sent yet */
  waiting: number;
};
export type ModelTestAnswer = {
  /** What the model answered, at most 500 characters */
  answer: string;
  /** Why there is no answer; empty if there is one */
  problem: string;
  /** How long it took */
  seconds: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ModelForm = {
  /** Where it is asked, an OpenAI-compatible service; ignored for a plugin */
  address: string;
  /** The name of the model there */
  model: string;
};
export type ModelNames = {
  /** Those that the service lists, by alphabet; none if it lists none or does not answer */
  names: string[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ModelAddressForm = {
  /** An OpenAI-compatible service; ignored for a plugin */
  address: string;
};
export type JobSwitch = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  /** False closes it, true reopens it */
  is_active: boolean;
  /** The job to close or to reopen */
  job_id: number;
};
export type People = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many match, on all pages */
  total: number;
  /** One page, in the order asked for */
  users: Person[];
};
export type WaitingApplicant = {
  /** The day by which an answer is promised */
  answer_due: string;
  /** The number of the application */
  application_id: number;
  /** Below zero if it is late */
  days_left: number;
  /** The applicant's name; a number in a blind review */
  full_name: string;
  /** The number of the job */
  job_id: number;
  /** The title of the job */
  job_title: string;
};
export type OwedAnswers = {
  /** Those whose day is at most three days away */
  due: WaitingApplicant[];
  /** Including those not listed */
  due_total: number;
  /** How many jobs the caller has */
  jobs: number;
  /** Those whose day has passed */
  late: WaitingApplicant[];
  /** Including those not listed */
  late_total: number;
  /** Since Monday */
  new_applications: number;
  /** Jobs whose position is open */
  open_jobs: number;
  /** Applications past the limit of their stage */
  overdue: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ShownFilters = {
  /** The lowest score */
  least_score: number | null;
  /** active: undecided; mine: I look after it; due: answer due soon */
  quick:
    | ("active" | "mine" | "due" | "replies" | null)
    | ("active" | "mine" | "due" | "replies" | null);
  /** Where the applicants came from */
  source: string | null;
  /** The number of a stage */
  stage: number | null;
  /** Only applications with this status */
  status:
    | ("Submitted" | "Selected" | "Rejected" | null)
    | ("Submitted" | "Selected" | "Rejected" | null);
  /** A tag that they all have; empty for any */
  tag: string;
};
export type ShownView = {
  /** The columns of the table; the usual ones if empty */
  columns: (
    | "Name"
    | "Match"
    | "Years"
    | "Current title"
    | "Documents"
    | "Actions"
    | "Contact Info"
    | "Source"
    | "Tags"
    | "Assignee"
    | "Status"
    | "Answer by"
    | "Applied Date"
  )[];
  /** What it keeps */
  filters: ShownFilters;
  /** The number of the view */
  id: number;
  /** Whether the caller can change it */
  is_own: boolean;
  /** Whether the author's company sees it */
  is_shared: boolean;
  /** What its author calls it */
  name: string;
  /** The order of the list */
  sort:
    | "applied"
    | "score"
    | "match"
    | "name"
    | "years"
    | "title"
    | "source"
    | "due";
};
export type ViewList = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The caller's, then those of colleagues */
  views: ShownView[];
};
export type ViewAnswer = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The view as it is stored now */
  view: ShownView;
};
export type ViewFilters = {
  /** The lowest score, 0 to 100 */
  least_score?: number | null;
  /** active: undecided; mine: I look after it; due: answer due soon */
  quick?:
    | ("active" | "mine" | "due" | "replies" | null)
    | ("active" | "mine" | "due" | "replies" | null);
  /** Where the applicants came from */
  source?: string | null;
  /** The number of a stage */
  stage?: number | null;
  /** Only applications with this status */
  status?:
    | ("Submitted" | "Selected" | "Rejected" | null)
    | ("Submitted" | "Selected" | "Rejected" | null);
  /** A tag that they all have */
  tag?: string;
};
export type ViewBody = {
  /** The columns of the table; the usual ones if empty */
  columns?: (
    | "Name"
    | "Match"
    | "Years"
    | "Current title"
    | "Documents"
    | "Actions"
    | "Contact Info"
    | "Source"
    | "Tags"
    | "Assignee"
    | "Status"
    | "Answer by"
    | "Applied Date"
  )[];
  /** What it keeps */
  filters: ViewFilters;
  /** The people of one's company see it, too */
  is_shared?: boolean;
  /** What to call it */
  name: string;
  /** Newest first if absent */
  sort?:
    | "applied"
    | "score"
    | "match"
    | "name"
    | "years"
    | "title"
    | "source"
    | "due";
};
export type ViewDone = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type FoundApplicant = {
  /** The number of the application */
  application_id: number;
  /** The number of the job */
  job_id: number;
  /** The job's title when it was applied for */
  job_title: string;
  /** The applicant's name */
  name: string;
  /** The stage or decision */
  stage: string;
};
export type FoundApplicants = {
  /** At most 10, the newest first */
  applicants: FoundApplicant[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type AssignedApplication = {
  /** Who looks after it now; null: nobody */
  assignee_id: number | null;
  /** The number of the application */
  id: number;
};
export type AssignedApplications = {
  /** In the order they were sent */
  applications: AssignedApplication[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Assignment = {
  /** 1 to 100 */
  application_ids: number[];
  /** Who looks after them from now on; null: nobody */
  assignee_id: number | null;
};
export type DecisionResult = {
  /** The refusal's code, if it was refused */
  code?: ErrorCode;
  /** If it was refused because of its status: who decided (by), what (status), when (at) */
  data?: {
    [key: string]: string;
  };
  /** Whether the mail server has accepted the email to the applicant */
  email_sent: boolean;
  /** The number of the application */
  id: number;
  /** A sentence for the person */
  message: string;
  /** null if it was refused */
  status: string | null;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type DecisionResults = {
  /** A sentence that counts what was done */
  message: string;
  /** One for each application, in the order they were sent */
  results: DecisionResult[];
  /** All of them were decided */
  success: boolean;
};
export type Decision = {
  /** 1 to 100 */
  application_ids: number[];
  /** Added to the email; at most 5,000 characters */
  message?: string | null;
  /** Why it is rejected; at most 80 characters */
  reason?: string | null;
  /** Tell the applicant the reason in the email */
  share_reason?: boolean;
  /** The decision; Submitted takes one back */
  status:
    | ("Submitted" | "Selected" | "Rejected")
    | ("Submitted" | "Selected" | "Rejected");
};
export type MatchBriefFields = {
  /** The weightiest that it does not meet; may be empty */
  gap: string;
  /** Whether it meets a part of that one */
  is_partly: boolean;
  /** Whether names are taken out of the sentence */
  is_unnamed: boolean;
  /** How many requirements the resume meets */
  met: number;
  /** The sentence that proves the weightiest that it meets; may be empty */
  quote: string;
  /** Of how many */
  total: number;
};
export type Applicant = {
  /** The day by which an answer is promised */
  answer_due: string;
  /** When the person applied */
  applied_date: string;
  /** The number of the person who looks after it */
  assignee_id: number | null;
  /** What the resume proves; null until it is scored */
  brief: MatchBriefFields | null;
  /** Of the latest post; empty until the resume is scored, or if uncertain */
  current_title: string;
  /** The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant */
  driving_license_submitted: string;
  /** The applicant's address; empty in a blind review */
  email: string;
  /** Candidate and a number while the applicant is hidden */
  full_name: string;
  /** Whether a resume was sent */
  has_resume: boolean;
  /** The number of the application */
  id: number;
  /** The applicant is hidden */
  is_blind: boolean;
  /** Whether the promised day of the answer has passed without one */
  is_late: boolean;
  /** Whether that person was nudged today; it can be done once a day */
  is_nudged: boolean;
  /** At the time of applying; null while the applicant is hidden */
  match_score: number | null;
  /** How many notes there are about it */
  notes: number;
  /** The applicant's number; empty in a blind review */
  phone_number: string;
  /** The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant */
  resume_submitted: string;
  /** 0 to 100; null until an analysis or a person has set it */
  score: number | null;
  /** override: set by the recruiter */
  score_source:
    ("analysis" | "override" | null) | ("analysis" | "override" | null);
  /** Where the person came from, by our own links; often empty */
  source: string;
  /** The id of its stage; null for the job's first one */
  stage: number | null;
  /** Days in its stage; null once it is decided */
  stage_days: number | null;
  /** Submitted until somebody has decided */
  status: "Submitted" | "Selected" | "Rejected";
  /** Tags that those who decide have put on it */
  tags: string[];
  /** null while the applicant is hidden, or once anonymized */
  user_id: number | null;
  /** The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant */
  visa_document_submitted: string;
  /** When the applicant withdrew it; null otherwise */
  withdrawn_at: string | null;
  /** Of experience; null until the resume is scored */
  years: number | null;
};
export type StatusCounts = {
  /** Applications that were rejected */
  Rejected: number;
  /** Applications that were selected */
  Selected: number;
  /** Applications that wait for a decision */
  Submitted: number;
};
export type QuickCounts = {
  /** Without a decision */
  active: number;
  /** Of those, answer due within three days, or late */
  due: number;
  /** Of those, the ones the caller looks after */
  mine: number;
  /** With messages that are new to the caller */
  replies: number;
};
export type ApplicantList = {
  /** One page, in the order asked for */
  applications: Applicant[];
  /** Of all applications */
  counts: StatusCounts;
  /** Answer due within three days */
  due: number;
  /** The job that they applied for */
  job: JobFields;
  /** Promised answer was due before today */
  late: number;
  /** The number of the page, from 1 */
  page: number;
  /** What each quick filter keeps */
  quick: QuickCounts;
  /** Where applications came from */
  sources: string[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** All that are in use here */
  tags: string[];
  /** Matching the query */
  total: number;
  /** Resumes that have no score yet */
  unscored: number;
  /** Of all applications, those that can still be answered */
  waiting: number;
};
export type MessageResult = {
  /** The refusal's code, if it was refused */
  code?: ErrorCode;
  /** The number of the application */
  id: number;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type MessageResults = {
  /** One for each application, in the order they were sent */
  results: MessageResult[];
  /** Nobody was left out */
  success: boolean;
};
export type GroupMessage = {
  /** 1 to 100 */
  application_ids: number[];
  /** When to send it, at most 30 days ahead, for those who decide; in the zone of the business if it names none; absent: now */
  send_at?: string;
  /** At most 5,000 characters; these are filled in: {first name}, {job}, {company}, {met}, {missing}, {answer by}, {recruiter} */
  text: string;
};
export type TaggedApplication = {
  /** The number of the application */
  id: number;
  /** All that it has now */
  tags: string[];
};
export type TaggedApplications = {
  /** In the order they were sent */
  applications: TaggedApplication[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TagChange = {
  /** Tags to put on, 30 characters at most */
  add?: string[];
  /** 1 to 100 */
  application_ids: number[];
  /** Tags to take off */
  remove?: string[];
};
export type TrackedApplication = {
  /** The day by which an answer is promised */
  answer_due: string;
  /** When the person applied */
  applied_date: string;
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  driving_license_submitted: string;
  /** The number of the application */
  id: number;
  /** As it was when the person applied */
  job_company: string;
  /** The number of the job */
  job_id: number;
  /** As it was when the person applied */
  job_location: string;
  /** As it was when the person applied */
  job_title: string;
  /** At the time of applying */
  match_score: number | null;
  /** Where the application was sent */
  recruiter_email: string;
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  resume_submitted: string;
  /** With the form, or by one click (auto) */
  sent_by: "form" | "auto";
  /** Submitted until the recruiter has decided */
  status: "Submitted" | "Selected" | "Rejected";
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  visa_document_submitted: string;
  /** When the applicant withdrew it; null otherwise */
  withdrawn_at: string | null;
};
export type ApplicationList = {
  /** One page, the newest first */
  applications: TrackedApplication[];
  /** Of all applications */
  counts: StatusCounts;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Matching the query */
  total: number;
};
export type SentDocument = {
  /** Attached to the email, not only linked */
  attached: boolean;
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  key: string;
  /** Which document it is */
  kind: "resume" | "driving_license" | "visa_document";
  /** Its kind in words */
  label: string;
  /** As uploaded */
  name: string;
};
export type TimelineEntry = {
  /** When it happened */
  at: string;
  /** What else there is to know, such as which documents were removed; often empty */
  detail: string;
  /** What happened; reset takes a decision back, removed deletes old documents */
  what:
    | "submitted"
    | "mailed"
    | "opened"
    | "selected"
    | "rejected"
    | "reset"
    | "withdrawn"
    | "offered"
    | "offer_accepted"
    | "offer_declined"
    | "offer_withdrawn"
    | "removed";
};
export type WholeApplication = {
  /** The day by which an answer is promised */
  answer_due: string;
  /** When the person applied */
  applied_date: string;
  /** The letter as sent */
  cover_letter: string;
  /** The symbol or code of the currency of the salary */
  currency: string;
  /** What was sent with it */
  documents: SentDocument[];
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  driving_license_submitted: string;
  /** The applicant's address as sent */
  email: string;
  /** Of the job when the person applied */
  employment_type: string;
  /** The applicant's name as sent */
  full_name: string;
  /** The number of the application */
  id: number;
  /** The job is still open today */
  job_available: boolean;
  /** As it was when the person applied */
  job_company: string;
  /** As it was on that day */
  job_description: string;
  /** The number of the job */
  job_id: number;
  /** As it was when the person applied */
  job_location: string;
  /** As it was when the person applied */
  job_title: string;
  /** Of the job when the person applied, separated by commas */
  keywords: string;
  /** At the time of applying */
  match_score: number | null;
  /** The applicant's number as sent */
  phone_number: string;
  /** Where the application was sent */
  recruiter_email: string;
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  resume_submitted: string;
  /** Of the job when the person applied: an amount, two of them, or NA */
  salary: string;
  /** What the salary is paid for, such as a year */
  salary_duration: string;
  /** With the form, or by one click (auto) */
  sent_by: "form" | "auto";
  /** Submitted until the recruiter has decided */
  status: "Submitted" | "Selected" | "Rejected";
  /** What has happened to it, the oldest first */
  timeline: TimelineEntry[];
  /** The key of the document for GET /api/documents/download, legacy_submitted, or empty */
  visa_document_submitted: string;
  /** When the applicant withdrew it; null otherwise */
  withdrawn_at: string | null;
};
export type OneApplication = {
  /** The application with its documents and its course */
  application: WholeApplication;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type AdvertLine = {
  /** What became of it */
  change: "same" | "added" | "removed";
  /** The line */
  text: string;
};
export type AdvertChecked = {
  /** Whether any line differs */
  is_changed: boolean;
  /** Both texts, in their order */
  lines: AdvertLine[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The advert as it is now */
  text: string;
};
export type ShownFilledTemplate = {
  /** Variables about which nothing is known */
  gaps: string[];
  /** What it is for */
  name: string;
  /** Its text, with variables in braces */
  text: string;
};
export type FilledTemplateList = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** In their order */
  templates: ShownFilledTemplate[];
};
export type ShownAnswer = {
  /** The key for downloading an answer that is a file; empty otherwise */
  file: string;
  /** The recruiter asked for a mark; always false for the applicant */
  is_marked: boolean;
  /** How it was answered */
  kind: "text" | "choice" | "number" | "yes_no" | "file";
  /** The question, as it was asked */
  question: string;
  /** At most 2,000 characters, or a file's name; empty if the review hides it */
  value: string;
};
export type AnswersAnswer = {
  /** In the order of the questions */
  answers: ShownAnswer[];
  /** A blind review hides what people wrote themselves */
  is_hidden: boolean;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type DebriefCard = {
  /** Null until it is given */
  advice:
    | ("strong_no" | "no" | "yes" | "strong_yes" | null)
    | ("strong_no" | "no" | "yes" | "strong_yes" | null);
  /** The interview */
  interview_id: number;
  /** At most 1,000 characters each */
  notes: {
    [key: string]: string;
  };
  /** By requirement */
  ratings: {
    [key: string]: "not_shown" | "some" | "solid" | "outstanding";
  };
  /** The interviewer */
  user_id: number;
  /** At most 2,000 characters */
  why: string;
};
export type DebriefDecisionFields = {
  /** When it was decided */
  at: string;
  /** Who decided */
  by: string;
  /** What was decided */
  verdict: "select" | "hold" | "reject";
};
export type ExpectedScorecard = {
  /** Its title */
  interview: string;
  /** The interview */
  interview_id: number;
  /** Whether it has been submitted */
  is_submitted: boolean;
  /** The interviewer */
  user_id: number;
  /** The interviewer's name */
  username: string;
};
export type DebriefRow = {
  /** agree: within one step; gap: nobody rated it */
  agreement: "agree" | "split" | "one_voice" | "gap";
  /** The same from the advert to the decision */
  id: string;
  /** What the job asks for */
  label: string;
  /** Whether the job calls it a must */
  must: boolean;
  /** What to ask about it */
  question: string;
  /** Of the resume; empty if none proves it */
  sentence: string;
  /** In the resume */
  state: "met" | "partly" | "missing";
};
export type DebriefAnswer = {
  /** Whose application it is */
  candidate: string;
  /** Those that are in */
  cards: DebriefCard[];
  /** The last one made here; null if there is none that stands */
  decision: DebriefDecisionFields | null;
  /** All that belong to the application */
  expected: ExpectedScorecard[];
  /** The caller's own scorecards are not in, so there are no others */
  is_locked: boolean;
  /** The job */
  job_id: number;
  /** The title of the job */
  job_title: string;
  /** Whether the caller can decide now */
  may_decide: boolean;
  /** In the order of the advert */
  rows: DebriefRow[];
  /** The status of the application */
  status: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type StatusChanged = {
  /** The mail server has accepted the email */
  email_sent: boolean;
  /** A sentence for the person */
  message: string;
  /** The status after the change */
  status: "Submitted" | "Selected" | "Rejected";
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type DebriefVerdictForm = {
  /** At most 500 characters; a note for the team, never emailed */
  reason: string;
  /** What follows */
  verdict: "select" | "hold" | "reject";
};
export type InterviewerFields = {
  /** The number of the person */
  user_id: number;
  /** The name that others see */
  username: string;
};
export type InterviewFields = {
  /** Until when the candidate can choose a time */
  book_by: string;
  /** The number of the interview */
  id: number;
  /** Who interviews */
  interviewers: InterviewerFields[];
  /** Cancelled by those who invited */
  is_called_off: boolean;
  /** Nobody chose a time before the link expired */
  is_expired: boolean;
  /** How people meet */
  kind: "phone" | "video" | "on_site";
  /** To book; empty once it is cancelled */
  link: string;
  /** How long it takes */
  minutes: number;
  /** Where to meet, a phone number, or the link of a video call */
  place: string;
  /** When the candidate was invited */
  proposed_at: string;
  /** Why it was cancelled */
  reason: string;
  /** When it begins; null until a time is chosen */
  starts_at: string | null;
  /** Whether a time was chosen, or it was cancelled */
  state: "waiting" | "proposed" | "booked" | "cancelled" | "done";
  /** Its place in the job's plan; 0 outside the plan */
  step: number;
  /** One of them holds it, whoever is freest then */
  takes_one: boolean;
  /** What it is called */
  title: string;
};
export type InterviewsOfApplication = {
  /** Oldest first */
  interviews: InterviewFields[];
  /** Who may interview */
  people: InterviewerFields[];
  /** How many interviews of the job's plan are not proposed yet */
  steps_left: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ProposedInterview = {
  /** 1 to 5 user ids */
  interviewers: number[];
  /** How people meet */
  kind: "phone" | "video" | "on_site";
  /** 15 to 240, in steps of 15 */
  minutes: number;
  /** Where to meet, a phone number, or the link of a video call */
  place?: string;
  /** One of them holds it, whoever is freest then; otherwise all of them together */
  takes_one?: boolean;
  /** At most 80 characters */
  title: string;
};
export type AttachedFile = {
  /** The key for downloading it; empty while a blind review hides it */
  key: string;
  /** As it was attached */
  name: string;
  /** In bytes */
  size: number;
};
export type ShownMessage = {
  /** When it was written */
  at: string;
  /** Who wrote it */
  author: string;
  /** What is attached */
  files: AttachedFile[];
  /** The number of the message */
  id: number;
  /** It was the answer to an email */
  is_by_email: boolean;
  /** Whether the applicant wrote it */
  is_from_applicant: boolean;
  /** The other side wrote it, and the caller has not seen it yet */
  is_new: boolean;
  /** Whether the caller wrote it */
  is_own: boolean;
  /** Names of attached files that were not taken: too many, too large, harmful, or no PDF, Word document or picture */
  left_out: string[];
  /** What was written; nameless in a blind review */
  text: string;
};
export type ShownScheduled = {
  /** Who wrote it */
  author: string;
  /** The id for cancelling it */
  id: number;
  /** It is not sent: the applicant wrote first, or it was refused */
  is_held: boolean;
  /** When it is sent */
  send_at: string;
  /** What will be sent */
  text: string;
};
export type ThreadAnswer = {
  /** A blind review hides the applicant */
  is_hidden: boolean;
  /** Oldest first */
  messages: ShownMessage[];
  /** Scheduled messages, the next one first */
  scheduled: ShownScheduled[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The business's time zone, to send later; empty for the applicant */
  zone: string;
};
export type WrittenMessage = {
  /** When to send it, at most 30 days ahead, for those who decide; in the zone of the business if it names none; absent: now */
  send_at?: string;
  /** At most 5,000 characters */
  text: string;
};
export type WrittenWithFiles = {
  /** PDF, Word or pictures, as many and as large as the settings allow */
  files?: Blob[];
  /** At most 5,000 characters, or none */
  text?: string;
};
export type MessagePreview = {
  /** Variables about which nothing is known */
  gaps: string[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** As this applicant would read it */
  text: string;
};
export type MessageDraft = {
  /** At most 5,000 characters; these are filled in: {first name}, {job}, {company}, {met}, {missing}, {answer by}, {recruiter} */
  text: string;
};
export type SeenMessage = {
  /** The last message that the caller has seen */
  message_id: number;
};
export type ChangedScheduled = {
  /** When to send it, at most 30 days ahead; in the zone of the business if it names none */
  send_at: string;
  /** At most 5,000 characters */
  text: string;
};
export type ShownMove = {
  /** The name of the stage that it was moved to, at that time */
  after: string;
  /** When it was moved */
  at: string;
  /** The stage's name at that time */
  before: string;
  /** Who moved it */
  by: string;
};
export type MoveList = {
  /** Oldest first */
  moves: ShownMove[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ShownNote = {
  /** When it was written */
  at: string;
  /** Who wrote it */
  author: string;
  /** The number of the note */
  id: number;
  /** Whether the caller wrote it and may delete it */
  is_own: boolean;
  /** What it says */
  text: string;
};
export type NoteList = {
  /** Oldest first */
  notes: ShownNote[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type WrittenNote = {
  /** At most 2,000 characters */
  text: string | null;
};
export type MessageAnswer = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type OfferLetter = {
  /** To download it */
  key: string;
  /** As it was attached */
  name: string;
  /** In bytes */
  size: number;
};
export type ShownOffer = {
  /** The last day to answer */
  answer_by: string;
  /** When it was made */
  at: string;
  /** Who made it */
  by: string;
  /** When it was answered or withdrawn */
  changed_at: string | null;
  /** The number of the offer */
  id: number;
  /** The PDF that went with it */
  letter: OfferLetter | null;
  /** What else was written */
  note: string;
  /** What the person would earn */
  pay: string;
  /** The first day of work */
  starts_on: string | null;
  /** Whether it has been answered or withdrawn */
  state: "open" | "accepted" | "declined" | "withdrawn";
  /** The title of the job that is offered */
  title: string;
  /** What the applicant added to the answer */
  words: string;
};
export type OfferList = {
  /** Oldest first */
  offers: ShownOffer[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type OfferDraft = {
  /** The last day to answer */
  answer_by: string;
  /** At most 5,000 characters */
  note?: string;
  /** At most 200 characters */
  pay: string;
  /** The first day of work */
  starts_on?: string | null;
  /** At most 200 characters */
  title: string;
};
export type OfferDraftWithLetter = {
  /** The last day to answer */
  answer_by: string;
  /** The offer letter, a PDF; the applicant gets it by email, too */
  letter: Blob;
  /** At most 5,000 characters */
  note?: string;
  /** At most 200 characters */
  pay: string;
  /** The first day of work */
  starts_on?: string | null;
  /** At most 200 characters */
  title: string;
};
export type OfferAnswerForm = {
  /** false declines the offer */
  accepts: boolean;
  /** At most 2,000 characters */
  words?: string;
};
export type PlannedRequirement = {
  /** The same from the advert to the decision */
  id: string;
  /** What the job asks for */
  label: string;
  /** 0: another interview asks about it */
  minutes: number;
  /** Whether the job calls it a must */
  must: boolean;
  /** What to ask about it */
  question: string;
  /** Of the resume; empty if none proves it */
  sentence: string;
  /** In the resume */
  state: "met" | "partly" | "missing";
};
export type PlannedKitFields = {
  /** For the candidate's own questions */
  candidate_minutes: number;
  /** At the beginning */
  hello_minutes: number;
  /** Who interviews; may be nobody */
  interviewers: InterviewerFields[];
  /** How people meet */
  kind: "phone" | "video" | "on_site";
  /** How long it takes */
  minutes: number;
  /** In the order in which to ask */
  rows: PlannedRequirement[];
  /** What the interview is called */
  title: string;
};
export type PlannedKitsAnswer = {
  /** Whose application it is */
  candidate: string;
  /** In the order of the plan */
  kits: PlannedKitFields[];
  /** Whether the caller can send links for those not proposed yet */
  may_propose: boolean;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ShownReason = {
  /** When it was written down */
  at: string;
  /** Who wrote it down */
  by: string;
  /** The applicant was told */
  is_shared: boolean;
  /** Why it was rejected */
  reason: string;
};
export type ReasonHistory = {
  /** Oldest first, with those of decisions that were taken back */
  reasons: ShownReason[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type WrittenReason = {
  /** At most 80 characters */
  reason: string;
};
export type ResumeBlock = {
  /** How long an entry lasted */
  aside: string;
  /** What the block is */
  kind: "name" | "contact" | "heading" | "entry" | "bullet" | "text";
  /** Its text without what would say who the person is */
  text: string;
};
export type ResumeText = {
  /** The resume from top to bottom */
  blocks: ResumeBlock[];
  /** Which kinds of things were left out */
  hidden: ("name" | "contact" | "photo" | "school" | "dates")[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Revealed = {
  /** The application with the applicant's name */
  application: Applicant;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ScoreChanged = {
  /** A sentence for the person */
  message: string;
  /** The score after the change, 0 to 100 */
  score: number;
  /** Whether an analysis or a person has set it */
  score_source: "analysis" | "override";
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ScoreChange = {
  /** A whole number from 0 to 100 */
  score: number | null;
};
export type ShortLetter = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The letter; what only the person knows stands in brackets */
  text: string;
};
export type StatusChange = {
  /** Added to the email; at most 5,000 characters */
  message?: string | null;
  /** Why it is rejected; at most 80 characters */
  reason?: string | null;
  /** Tell the applicant the reason in the email */
  share_reason?: boolean;
  /** The decision; Submitted takes one back */
  status:
    | ("Submitted" | "Selected" | "Rejected")
    | ("Submitted" | "Selected" | "Rejected");
};
export type BookingAnswer = {
  /** Until when a time can be chosen */
  book_by: string;
  /** Until when it can be moved or cancelled; null until a time is chosen */
  change_until: string | null;
  /** The company that hires */
  company: string;
  /** Whom to write to; may be empty */
  contact: string;
  /** The candidate's first name */
  first_name: string;
  /** The names of the people who interview */
  interviewers: string[];
  /** Cancelled by those who invited */
  is_called_off: boolean;
  /** The time to choose has passed */
  is_expired: boolean;
  /** The application waits for a decision */
  is_open: boolean;
  /** The title of the job */
  job_title: string;
  /** How people meet */
  kind: "phone" | "video" | "on_site";
  /** Choose, move or cancel */
  may_change: boolean;
  /** How long it takes */
  minutes: number;
  /** Where to meet, a phone number, or the link of a video call */
  place: string;
  /** Why it was cancelled; may be empty */
  reason: string;
  /** When it can begin */
  slots: string[];
  /** When it begins; null until a time is chosen */
  starts_at: string | null;
  /** Whether a time was chosen, or the interview was cancelled */
  state: "waiting" | "proposed" | "booked" | "cancelled" | "done";
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** One of them will hold it, and it is still open who */
  takes_one: boolean;
  /** What the interview is called */
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
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type NotContacted = {
  /** Which refusal it is: it stays the same when the sentence changes */
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
  /** The address of the person to write to */
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
  /** The host name of the TXT record in the company's DNS */
  name: string;
  /** Its text */
  value: string;
};
export type OwnCompany = {
  /** The company of the caller's email address */
  company: CompanyFields;
  /** An admin has confirmed the account */
  is_confirmed: boolean;
  /** The caller has proven the domain with its TXT record */
  is_owner: boolean;
  /** The TXT record that proves the domain; null for one where anybody gets a mailbox */
  record: TextRecordFields | null;
  /** Whether the caller sees names and addresses of people who have not applied */
  sees_contacts: boolean;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CompanyLoginFields = {
  /** When the settings were last changed, in UTC */
  changed_at: string;
  /** The name under which the provider knows us */
  client_id: string;
  /** The domain of the company's email addresses */
  domain: string;
  /** Whether people of this domain must log in this way */
  is_required: boolean;
  /** The address of the identity provider */
  issuer: string;
  /** When somebody first logged in through it as it is now */
  worked_at: string | null;
};
export type CompanyLoginSettings = {
  /** The settings; null if the company has no log-in of its own */
  login: CompanyLoginFields | null;
  /** To be registered with the provider */
  redirect_url: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CompanyLoginDone = {
  /** The settings; null if the company has no log-in of its own */
  login: CompanyLoginFields | null;
  /** A sentence for the person */
  message: string;
  /** To be registered with the provider */
  redirect_url: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CompanyLoginInput = {
  /** The name under which the provider knows us */
  client_id: string;
  /** May be absent if issuer and client stay the same: then it stays, too */
  client_secret?: string;
  /** The caller's own verified domain */
  domain: string;
  /** Whether passwords and passkeys no longer work */
  is_required: boolean;
  /** The https address of an OpenID Connect provider */
  issuer: string;
};
export type DomainQuery = {
  /** The part of the email address after the @ */
  domain: string;
};
export type ShownTemplate = {
  /** What it is for */
  name: string;
  /** Its text, with variables in braces */
  text: string;
};
export type TemplateList = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** In their order */
  templates: ShownTemplate[];
};
export type WrittenTemplate = {
  /** At most 60 characters */
  name: string;
  /** At most 3,000 characters; these are filled in: {first name}, {job}, {company}, {met}, {missing}, {answer by}, {recruiter} */
  text: string;
};
export type TemplatesEdit = {
  /** At most 20; none brings the default ones back */
  templates: WrittenTemplate[];
};
export type OwnCareersSite = {
  /** About the company; may be empty */
  about: string;
  /** Whether the caller may change it */
  can_edit: boolean;
  /** Its color */
  colour: string;
  /** Its name */
  company: string;
  /** The path of its picture; empty if it has none */
  cover_url: string;
  /** The heading */
  headline: string;
  /** Whether anybody sees the page */
  is_published: boolean;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Its address */
  url: string;
};
export type CareersSiteChange = {
  /** At most 2000 characters; may be empty */
  about: string;
  /** White text on it must be readable */
  colour: string;
  /** At most 80 characters */
  headline: string;
  /** Whether anybody sees the page */
  is_published: boolean;
};
export type CareersCoverForm = {
  /** A JPEG or PNG, 10 MB at most */
  file: Blob;
};
export type SpreadFields = {
  /** The median in days; null below 5 people */
  median: number | null;
  /** The days within which nine in ten were done */
  nine_in_ten: number | null;
  /** Of how many people */
  people: number;
};
export type ShareFields = {
  /** How many of them */
  part: number;
  /** null below 5 people */
  percent: number | null;
  /** Of how many people */
  whole: number;
};
export type FigureSummary = {
  /** How many applied */
  applications: number;
  /** Days from applying to the decision */
  first_answer: SpreadFields;
  /** Interviews that have a time */
  interviews: number;
  /** null if nobody was selected */
  interviews_per_hire: number | null;
  /** Answered by the promised day, of those due or answered */
  promises: ShareFields;
  /** How many of them were selected */
  selected: number;
  /** Likewise of those who were selected */
  to_selection: SpreadFields;
};
export type JobFigureFields = {
  /** How many applied */
  applied: number;
  /** Days to the decision */
  first_answer: SpreadFields;
  /** With an interview */
  interviewed: ShareFields;
  /** The number of the job */
  job_id: number;
  /** Answered in time */
  promises: ShareFields;
  /** How many were selected */
  selected: number;
  /** Its title */
  title: string;
};
export type SourceFields = {
  /** How many came from there */
  applied: number;
  /** Beyond the first stage */
  moved_on: ShareFields;
  /** In words */
  name: string;
  /** Selected of them */
  selected: ShareFields;
};
export type StageStay = {
  /** The stage */
  name: string;
  /** Of those who have left it */
  stay: SpreadFields;
};
export type StepFields = {
  /** Applied, Opened, Moved on, Interview, Selected */
  name: string;
  /** Of everybody */
  of_all: ShareFields;
  /** Of the step before */
  of_before: ShareFields;
  /** How many have come this far */
  people: number;
};
export type WeekFields = {
  /** How many applied then */
  applied: number;
  /** The first day of the seven */
  began: string;
  /** Of them, answered in time */
  in_time: number;
  /** Of them, answered late or not yet */
  late: number;
};
export type CompanyFigureAnswer = {
  /** Who applied in as many days before it */
  before: FigureSummary;
  /** The first day of the period */
  first: string;
  /** The 50 jobs with most applications */
  jobs: JobFigureFields[];
  /** Its last day */
  last: string;
  /** Who applied in the period */
  now: FigureSummary;
  /** Where they came from, the most frequent first */
  sources: SourceFields[];
  /** How long they were in each stage, in order */
  stages: StageStay[];
  /** How far they have come */
  steps: StepFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Seven days each */
  weeks: WeekFields[];
};
export type CompanyInvitationSeen = {
  /** The domain of the company */
  domain: string;
  /** The name of the company; empty if nobody has named it */
  name: string;
  /** What the person will be in the company */
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CompanyInvitationToken = {
  /** From the link in the invitation */
  token: string;
};
export type CompanyMemberChanged = {
  /** A sentence for the person */
  message: string;
  /** The role after the change */
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CompanyInvitationForm = {
  /** Whom to invite */
  email?: string | null;
  /** What the person will be in the company */
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
};
export type CompanyMemberRemoved = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CompanyRoleChange = {
  /** The new role */
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
};
export type JobTeamPerson = {
  /** What the person does for the job */
  role: "recruiter" | "hiring_manager" | "interviewer";
  /** The number of the person */
  user_id: number;
  /** The name that others see */
  username: string;
};
export type CompanyJob = {
  /** How many people have applied */
  applicants: number;
  /** The caller may change the job and its team */
  can_edit: boolean;
  /** The number of the job */
  id: number;
  /** A place, or Remote */
  location: string;
  /** Whether the position is open */
  position: "open" | "closed";
  /** The recruiter's name */
  recruiter: string;
  /** The number of the recruiter who answers for it */
  recruiter_id: number;
  /** Who else works on it */
  team: JobTeamPerson[];
  /** The title of the job */
  title: string;
};
export type CompanyJobList = {
  /** One page */
  jobs: CompanyJob[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many there are, on all pages */
  total: number;
};
export type CompanyInvitationFields = {
  /** When it was made */
  created_at: string;
  /** Who is invited, or asks to join */
  email: string;
  /** The number of the invitation */
  id: number;
  /** The address is not at the domain */
  is_outside: boolean;
  /** The person asked to join */
  is_request: boolean;
  /** What the person will be in the company */
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
  /** Until when it can be answered */
  until: string;
};
export type CompanyMemberFields = {
  /** Until when a colleague looks after their jobs */
  away_until: string | null;
  /** Who that is */
  cover_id: number | null;
  /** Their address at the company */
  email: string;
  /** Posted and not deleted */
  jobs: number;
  /** Since when they belong to it */
  joined_at: string;
  /** Accurate to a day */
  last_seen_at: string;
  /** What they may do in the company */
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
  /** The number of the account */
  user_id: number;
  /** The name that others see */
  username: string;
};
export type CompanyRoleReach = {
  /** For which jobs the role may do it */
  reach: "every job" | "own jobs" | "own interviews" | "no";
  /** The role */
  role: "owner" | "recruiter" | "hiring_manager" | "interviewer" | "reader";
};
export type CompanyRule = {
  /** What may be done */
  action: string;
  /** Whether the product already follows the rule */
  is_in_force: boolean;
  /** How far each role may do it */
  reaches: CompanyRoleReach[];
};
export type CompanyMemberList = {
  /** The caller may join the company now */
  can_join: boolean;
  /** The domain of the company's email addresses */
  domain: string;
  /** Open invitations and requests, for owners only */
  invitations: CompanyInvitationFields[];
  /** Whether the domain is proven to be the company's */
  is_verified: boolean;
  /** In the order in which they joined; none for somebody who is not a member */
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
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** When it was proven, in UTC; null if it was not */
  verified_at: string | null;
};
export type CoverForm = {
  /** An owner or recruiter of the company, who looks after the jobs */
  cover_id: number;
  /** The last day away */
  until: string;
};
export type CoverEnd = {
  /** The last day away */
  until: string;
};
export type CompanyHeir = {
  /** An owner or recruiter of the company, who takes over the jobs */
  heir_id: number;
};
export type CompanyName = {
  /** 2 to 100 characters */
  name: string;
};
export type PoolPersonFields = {
  /** How many to the company */
  applications: number;
  /** When the person was asked for consent */
  asked_at: string | null;
  /** Until when the person has agreed to be written to */
  consent_until: string | null;
  /** Likewise */
  email: string;
  /** Whether the person does not agree */
  has_declined: boolean;
  /** When somebody added will be removed; null for applicants */
  kept_until: string | null;
  /** Starts with a for applicants, with p for everyone else */
  key: string;
  /** When they applied, were added or written to */
  last_contact: string;
  /** The latest job applied for; may be empty */
  last_job: string;
  /** As in the latest application */
  name: string;
  /** Likewise; may be empty */
  phone: string;
  /** Of the profile, unless nobody may find it */
  place: string;
  /** Likewise */
  roles: string;
  /** Likewise */
  skills: string;
  /** By which link or from where */
  source: string;
  /** In order */
  tags: string[];
  /** The current one; may be empty */
  title: string;
};
export type PoolAnswer = {
  /** The latest contact is first */
  people: PoolPersonFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** All tags of the company */
  tags: string[];
  /** How many the search has found; 10000 may be more */
  total: number;
};
export type PoolContactAnswer = {
  /** How many do not: no consent, no address, or the same email before */
  left_out: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many get an email */
  written: number;
};
export type PoolKeysForm = {
  /** Who, by their keys; at most 50 */
  keys: string[];
};
export type PoolMergeFields = {
  /** Since when */
  at: string;
  /** The entry that stays */
  into: string;
  /** The entry that is shown as part of another */
  key: string;
  /** Their name */
  name: string;
};
export type PoolPairFields = {
  /** The entry that would stay */
  first: PoolPersonFields;
  /** What they have in common */
  likenesses: ("email" | "phone" | "document")[];
  /** The other one */
  second: PoolPersonFields;
};
export type PoolDuplicates = {
  /** Those that can still be undone */
  merges: PoolMergeFields[];
  /** The newest first, a few at once */
  pairs: PoolPairFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many pairs there are */
  total: number;
};
export type SuccessAnswer = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PoolPairForm = {
  /** The key of one entry */
  one: string;
  /** The key of the other */
  other: string;
};
export type PoolMerged = {
  /** The entry that stays */
  key: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PoolFitCount = {
  /** The best fit, to 100 */
  best: number;
  /** How many open jobs fit */
  jobs: number;
  /** Whose */
  key: string;
};
export type PoolFitCounts = {
  /** In the order of the keys */
  people: PoolFitCount[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PoolImportFields = {
  /** When */
  at: string;
  /** Who added them */
  by: string;
  /** Within 30 days */
  can_be_undone: boolean;
  /** Its number */
  id: number;
  /** Whether somebody has undone it */
  is_undone: boolean;
  /** How the people came */
  kind: "hand" | "resumes" | "table";
  /** The name of the file, if there was one */
  name: string;
  /** How many were added */
  people: number;
};
export type PoolImportList = {
  /** The newest first */
  imports: PoolImportFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ImportUndone = {
  /** How many were removed: people whom nobody has changed since */
  removed: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PoolInvitationForm = {
  /** To apply for which job */
  job_id: number;
  /** Who, by their keys; at most 50 */
  keys: string[];
  /** At most 5,000 characters */
  message?: string;
};
export type PoolAdded = {
  /** How many are new in the pool */
  added: number;
  /** Its id, to undo it */
  import_id: number;
  /** How many were there already */
  known: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PoolPersonForm = {
  /** Until when they agreed to be kept and written to */
  consent_until?: string | null;
  /** SHA-256 of the resume in hexadecimal digits */
  document?: string;
  /** An address */
  email?: string;
  /** Needed */
  name: string;
  /** A number */
  phone?: string;
  /** Where they live */
  place?: string;
  /** Between commas */
  skills?: string;
  /** Where they come from */
  source?: string;
  /** Notes, or the text of the resume; it is searched */
  text?: string;
  /** The current one */
  title?: string;
};
export type PoolPeopleForm = {
  /** How they come */
  kind?: "hand" | "resumes" | "table";
  /** At most 500; people whose address is in the pool stay as they are */
  people: PoolPersonForm[];
};
export type PoolRemovalAnswer = {
  /** How many; applicants stay with their applications */
  removed: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PoolRemovalForm = {
  /** Keys of people */
  keys: string[];
};
export type PoolResumePerson = {
  /** SHA-256 of the file */
  document: string;
  /** Likewise */
  email: string;
  /** May be empty */
  name: string;
  /** Likewise */
  phone: string;
  /** Between commas */
  skills: string;
  /** The text of the resume */
  text: string;
  /** Likewise */
  title: string;
};
export type PoolResumeAnswer = {
  /** Whether the address is in the pool */
  is_known: boolean;
  /** What the resume says */
  person: PoolResumePerson;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PoolResumeForm = {
  /** PDF, DOCX or DOC, 10 MB at most by default */
  file: Blob;
};
export type PoolSheetForm = {
  /** What each column holds, as a JSON list of fields and nulls; without it we guess */
  columns?: string;
  /** CSV, 30 MB and 100,000 rows at most */
  file: Blob;
};
export type PoolColumn = {
  /** What it holds, if known */
  field:
    | "name"
    | "first_name"
    | "last_name"
    | "email"
    | "phone"
    | "title"
    | "place"
    | "skills"
    | "tags"
    | "source"
    | "last_contact"
    | "consent_until"
    | "text"
    | null;
  /** Rows with a value */
  filled: number;
  /** As in the file */
  heading: string;
};
export type PoolRowProblem = {
  /** In the file */
  line: number;
  /** Why the row cannot be read */
  reason: string;
};
export type PoolSheetCheck = {
  /** In their order */
  columns: PoolColumn[];
  /** In which the file is written */
  encoding: string;
  /** How many cannot be read */
  failed: number;
  /** How many are in the pool, or twice in the file */
  known: number;
  /** How many would be added */
  new: number;
  /** The first 1,000 of those */
  problems: PoolRowProblem[];
  /** Without the headings */
  rows: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PoolKeysTagging = {
  /** Tags that everybody gets */
  add?: string[];
  /** Keys of people */
  keys: string[];
  /** Tags that nobody has afterwards */
  remove?: string[];
};
export type PoolFitFields = {
  /** The number of the job */
  id: number;
  /** Where it is */
  location: string;
  /** That the person has */
  matching_skills: string[];
  /** That nobody knows of */
  missing_skills: string[];
  /** How well it fits, to 100 */
  score: number;
  /** Its title */
  title: string;
};
export type PoolFitsAnswer = {
  /** Best first */
  jobs: PoolFitFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PoolMessageForm = {
  /** At most 5,000 characters */
  message: string;
};
export type PoolTagsAnswer = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Those that the person has now */
  tags: string[];
};
export type PoolTagsChange = {
  /** At most 10, of 30 characters each */
  tags: string[];
};
export type PoolTemplateFields = {
  /** What it is for */
  name: string;
  /** Filled with what is known about the person */
  text: string;
};
export type PoolTemplates = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Texts to begin with */
  templates: PoolTemplateFields[];
};
export type ReasonList = {
  /** The company wrote this list: a rejection asks for a reason */
  is_own: boolean;
  /** What to choose from, in its order */
  reasons: string[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ReasonsEdit = {
  /** 1 to 20 different ones of at most 80 characters */
  reasons: string[];
};
export type CompanyJoinForm = {
  /** The domain of the company */
  domain: string;
};
export type TemplateStageFields = {
  /** After which one is overdue; 0 for no limit */
  days: number;
  /** What the company calls it */
  name: string;
};
export type CompanyStages = {
  /** In their order */
  stages: TemplateStageFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Whether the caller gets the daily email about overdue applications */
  wants_email: boolean;
};
export type TemplateStage = {
  /** At most 90; 0 for no limit */
  days?: number;
  /** At most 40 characters */
  name: string;
};
export type CompanyStagesEdit = {
  /** 1 to 8, in their order */
  stages: TemplateStage[];
};
export type StageEmailSwitch = {
  /** Whether the caller gets the daily email */
  on: boolean;
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
  /** What was read wrong, or what the resume does not say */
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
  /** The resume: PDF, DOCX or DOC, 10 MB at most by default */
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
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type SharingBody = {
  /** Whether recruiters see the corrections with an application */
  on: boolean;
};
export type LetterClaim = {
  /** What a fact says otherwise, or empty */
  difference: string;
  /** Where it ends in the letter */
  end: number;
  /** What the claim is about */
  kind: "name" | "title" | "number" | "skill" | "date" | "degree";
  /** What to write in its place where it differs from a fact, or empty */
  repair: string;
  /** The fact that supports it, or empty */
  source: string;
  /** Where it begins in the letter */
  start: number;
  /** Whether the resume, the profile or what the person wrote shows it */
  supported: boolean;
  /** The words of the claim */
  text: string;
};
export type CheckedLetter = {
  /** What in it can be true or false, in its order */
  claims: LetterClaim[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CheckForm = {
  /** Facts that the person added; they may be claimed */
  additional_info?: string | null;
  /** The company that hires */
  company?: string | null;
  /** At most 20 kB */
  job_description?: string | null;
  /** A job posted here; without it, job_title is required */
  job_id?: number | null;
  /** The title of the job */
  job_title?: string | null;
  /** The letter as it is now, at most 20 kB */
  text: string;
  /** If given, must be the caller's own */
  user_id?: number | string;
  /** What the person asked for; it may be claimed */
  user_requirements?: string | null;
  /** Separated by commas; count as facts in addition to the stored profile */
  user_skills?: string | any | null;
};
export type Thanks = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type FeedbackForm = {
  /** Always stored as General Feedback */
  category?: string | null;
  /** At most 150 words */
  message: string | null;
  /** Stars, 1 to 5 */
  rating: number | null;
  /** If given, must be the caller's own */
  user_id?: number | string;
};
export type LetterAnswer = {
  /** What wrote it: local, or a model's name */
  api_used: string;
  /** What in it can be true or false, in its order */
  claims: LetterClaim[];
  /** The letter as text */
  cover_letter: string;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Customization = {
  /** What it puts first */
  emphasis?:
    | ("skills" | "experience" | "achievements" | "passion" | null)
    | ("skills" | "experience" | "achievements" | "passion" | null);
  /** How long it is */
  length?:
    | ("short" | "medium" | "detailed" | null)
    | ("short" | "medium" | "detailed" | null);
  /** The tone of the letter */
  tone?:
    | ("professional" | "enthusiastic" | "confident" | "friendly" | null)
    | ("professional" | "enthusiastic" | "confident" | "friendly" | null);
};
export type LetterForm = {
  /** What the person adds in their own words */
  additional_info?: string | null;
  /** The company that hires */
  company?: string | null;
  /** How the letter is to sound; the usual way if absent */
  customization?: Customization | null;
  /** At most 20 kB */
  job_description?: string | null;
  /** The title of the job */
  job_title: string | null;
  /** If given, must be the caller's own */
  user_id?: number | string;
  /** Separated by commas; count as facts in addition to the stored profile */
  user_skills?: string | any | null;
};
export type IntelligentLetterForm = {
  /** The company that hires */
  company?: string | null;
  /** How the letter is to sound; `tone`, if sent, takes precedence */
  customization?: Customization | null;
  /** At most 20 kB */
  job_description?: string | null;
  /** The title of the job */
  job_title: string | null;
  /** The tone of the letter */
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
  /** Why the usual writer could not be used; null if it could */
  error: string | null;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type NoDescription = {
  /** Which refusal it is: it stays the same when the sentence changes */
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
  /** The company */
  company: string | null;
  /** Such as Full-time */
  employmentType: string | null;
  /** Separated by commas */
  keywords?: string | null;
  /** A place, or Remote */
  location: string | null;
  /** The title of the job */
  title: string | null;
};
export type Health = {
  /** Always ok: a server that answers is alive */
  status: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The version of the product that runs */
  version: string;
};
export type HelpForm = {
  /** Where the answer goes */
  email: string | null;
  /** The question */
  message: string | null;
  /** Who asks */
  name: string | null;
};
export type HiddenJobFields = {
  /** The company */
  company: string;
  /** When it was hidden, in UTC */
  hidden_at: string;
  /** The number of the entry */
  id: number;
  /** The id of the job; empty for a company */
  job: string;
  /** The title of the job; empty for a company */
  title: string;
};
export type HiddenJobList = {
  /** All of the caller's, newest first */
  hidden: HiddenJobFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type HiddenJobAnswer = {
  /** The entry */
  hidden: HiddenJobFields;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type HiddenJobBody = {
  /** Whose job it is; without a job, all of the company's jobs are hidden */
  company: string;
  /** The id of one job in the list, such as 17 or b12 */
  job?: string;
  /** The title of the job, to know it by */
  title?: string;
};
export type HiddenJobShown = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type MailTaken = {
  /** False if it was refused; sending it again changes nothing */
  is_taken: boolean;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type InboxThread = {
  /** The promised day; null once it was answered */
  answer_by: string | null;
  /** The number of the application */
  application_id: number;
  /** When it was written */
  at: string;
  /** Who wrote the last message */
  author: string;
  /** Whether the applicant wrote it */
  is_from_applicant: boolean;
  /** Whether the caller wrote it */
  is_own: boolean;
  /** The other side wrote it, and the caller has not opened it yet */
  is_unread: boolean;
  /** The number of the job */
  job_id: number;
  /** The job's title when it was applied for */
  job_title: string;
  /** Whether the caller may answer */
  may_write: boolean;
  /** The addressee; a number in a blind review */
  name: string;
  /** The application's score; null for applicants */
  score: number | null;
  /** The stage or decision; empty for applicants */
  stage: string;
  /** How the last message begins, at most 160 characters */
  text: string;
};
export type InboxAnswer = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Unread ones first, then those without an answer, then the others; newest first */
  threads: InboxThread[];
  /** How many there are on all pages */
  total: number;
  /** How many of them are unread */
  unread: number;
};
export type ScheduledInInbox = {
  /** The number of the application */
  application_id: number;
  /** Who wrote it */
  author: string;
  /** The id for cancelling it */
  id: number;
  /** It is not sent: the applicant wrote first, or it was refused */
  is_held: boolean;
  /** The number of the job */
  job_id: number;
  /** The job's title when it was applied for */
  job_title: string;
  /** The addressee; a number in a blind review */
  name: string;
  /** When it is sent */
  send_at: string;
  /** What will be sent */
  text: string;
};
export type ScheduledList = {
  /** The next first, at most 100 */
  scheduled: ScheduledInInbox[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The business's time zone */
  zone: string;
};
export type DoneAnswer = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ResetRequest = {
  /** The address of the account */
  email: string | null;
};
export type InterviewReason = {
  /** At most 500 characters; the others read it */
  reason?: string;
};
export type OwnScorecard = {
  /** Null until it is given */
  advice:
    | ("strong_no" | "no" | "yes" | "strong_yes" | null)
    | ("strong_no" | "no" | "yes" | "strong_yes" | null);
  /** When it was last saved */
  changed_at: string;
  /** At most 1,000 characters each */
  notes: {
    [key: string]: string;
  };
  /** By requirement */
  ratings: {
    [key: string]: "not_shown" | "some" | "solid" | "outstanding";
  };
  /** Null for a draft */
  submitted_at: string | null;
  /** At most 2,000 characters */
  why: string;
};
export type KitAnswer = {
  /** The application */
  application_id: number;
  /** Whose application it is */
  candidate: string;
  /** The interview */
  interview_id: number;
  /** All are in, so none changes anymore */
  is_final: boolean;
  /** Whether the caller fills one in */
  is_interviewer: boolean;
  /** The title of the job */
  job_title: string;
  /** How people meet */
  kind: "phone" | "video" | "on_site";
  /** How long it takes */
  minutes: number;
  /** Everybody else's, without what is in them */
  others: ExpectedScorecard[];
  /** The caller's; null before the first save */
  own: OwnScorecard | null;
  /** In the order in which to ask */
  rows: PlannedRequirement[];
  /** Null until it is booked */
  starts_at: string | null;
  /** What became of it */
  state: "waiting" | "proposed" | "booked" | "cancelled" | "done";
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** What the interview is called */
  title: string;
};
export type ScorecardFields = {
  /** Null until it is given */
  advice:
    | ("strong_no" | "no" | "yes" | "strong_yes" | null)
    | ("strong_no" | "no" | "yes" | "strong_yes" | null);
  /** At most 1,000 characters each */
  notes: {
    [key: string]: string;
  };
  /** By requirement */
  ratings: {
    [key: string]: "not_shown" | "some" | "solid" | "outstanding";
  };
  /** At most 2,000 characters */
  why: string;
};
export type CoachFinding = {
  /** Where they end */
  end: number;
  /** The name of the form's field */
  field: string;
  /** What is wrong */
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
  /** How much it matters */
  severity: "warn" | "info";
  /** Where the words begin */
  start: number;
  /** What to write or to do instead */
  suggestion: string;
  /** What is wrong, in a sentence */
  text: string;
};
export type RequirementCost = {
  /** Whether it is a skill, the years or the place */
  about: "skill" | "years" | "place";
  /** How many people match with it */
  matching_with: number;
  /** How many people would match without it */
  matching_without: number;
  /** The requirement in a few words */
  requirement: string;
  /** The same in a sentence */
  text: string;
};
export type CoachReadability = {
  /** From which age people understand the text, in years */
  age: number;
  /** Flesch-Kincaid grade level */
  grade: number;
  /** How many sentences the text has */
  sentences: number;
  /** How many words the text has */
  words: number;
};
export type CoachAnswer = {
  /** The effect of asking for fewer years of experience */
  eased: string | null;
  /** What could be better, in the order of the advert */
  findings: CoachFinding[];
  /** How many of them match the job as written */
  matching: number;
  /** Job seekers who let recruiters find them */
  people: number;
  /** What single requirements cost, the most expensive first */
  reach: RequirementCost[];
  /** How hard the description is to read */
  readability: CoachReadability;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Provider = {
  /** The name of a site where the job can be applied for, too */
  jobProvider?: string | null;
  /** The address of the job there */
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
  /** Other sites where the job can be applied for */
  jobProviders?: Provider[] | null;
  /** Separated by commas */
  keywords?: string | null;
  /** A place, or Remote */
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
export type ShownDraft = {
  /** The form as it was typed, complete or not; at most 60,000 characters of JSON */
  form: {
    [key: string]: any;
  };
  /** The number of the draft */
  id: number;
  /** Whether the caller can change it */
  is_own: boolean;
  /** Whether jobs may begin with it */
  is_template: boolean;
  /** What its author calls it; may be empty */
  name: string;
  /** When it was last saved, in UTC */
  saved_at: string;
};
export type DraftList = {
  /** The caller's drafts and templates, then the templates of colleagues */
  drafts: ShownDraft[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type DraftAnswer = {
  /** The draft as it is stored now */
  draft: ShownDraft;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type DraftBody = {
  /** The form as it was typed, complete or not; at most 60,000 characters of JSON */
  form: {
    [key: string]: any;
  };
  /** Colleagues who post jobs may begin with it */
  is_template?: boolean;
  /** What to call it; needed for a template */
  name?: string;
};
export type DraftDone = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type SeenJob = {
  /** Days within which an answer is promised */
  answerDays: number;
  /** For its recruiter and admins */
  applicantCount?: number;
  /** The last day to apply; null if there is none */
  applicationEndDate: string | null;
  /** For its recruiter and admins */
  blind_review?: boolean;
  /** The company that hires */
  company: string;
  /** The symbol, such as $; empty with NA */
  currencySymbol: string;
  /** The day on which it was posted */
  datePosted: string;
  /** Whether it was deleted */
  deleted: boolean;
  /** The text of the advert */
  description: string;
  /** Such as Full-time */
  employmentType: string;
  /** An amount, two of them, or NA */
  expectedSalary: string;
  /** The number of the job */
  id: number;
  /** Open and not deleted, whatever its last day */
  isActive: boolean;
  /** Whether its last day has passed */
  isExpired: boolean;
  /** Whether people without an account see it */
  isPublic: boolean;
  /** The same as isActive */
  isVisible: boolean;
  /** Other sites where the job can be applied for */
  jobProviders: ProviderFields[];
  /** Skills, separated by commas */
  keywords: string;
  /** A place, or Remote */
  location: string;
  /** Documents without which nobody can apply */
  mandatoryDocuments: string[];
  /** For its recruiter and admins; null here */
  newApplicants?: number | null;
  /** For those who may read its applications: what they may do with it */
  permitted?: (
    | "post_jobs"
    | "read_resumes"
    | "decide"
    | "score"
    | "see_pay"
    | "use_pool"
    | "see_figures"
    | "change_people"
    | "change_company"
  )[];
  /** Whether the recruiter has the position open */
  positionStatus: "open" | "closed";
  /** Where applications go */
  recruiterEmail: string;
  /** For its recruiter and admins */
  reopenCount?: number;
  /** What the salary is paid for, such as a year */
  salaryDuration: string;
  /** The salary in words, ready to be shown */
  salaryRange: string;
  /** Active, Expired after its last day, Inactive when closed */
  status: "Active" | "Expired" | "Inactive";
  /** The keywords as a list */
  technologies: string[];
  /** The title of the job */
  title: string;
};
export type SeenJobList = {
  /** One page */
  jobs: SeenJob[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many match, on all pages */
  total: number;
};
export type JobToPost = {
  /** Days within which an answer is promised */
  answerDays?: number | null;
  /** YYYY-MM-DD, at most 60 days from today */
  applicationEndDate: string | null;
  /** At least 2 characters */
  company: string | null;
  /** USD or $, INR or ₹, EUR or €, GBP or £, JPY or ¥ */
  currencySymbol?: string | null;
  /** YYYY-MM-DD */
  datePosted: string | null;
  /** At least 50 characters and 100 words */
  description: string | null;
  /** Full-time, Part-time, Contract, Internship */
  employmentType: string | null;
  /** An amount, two of them, or NA */
  expectedSalary: string | null;
  /** Whether people without an account see it */
  isPublic?: boolean | null;
  /** Other sites where the job can be applied for */
  jobProviders?: Provider[] | null;
  /** Separated by commas */
  keywords?: string | null;
  /** A place, or Remote */
  location: string | null;
  /** Resume, Driving License, Visa Document */
  mandatoryDocuments?: string[] | null;
  /** If given, must be the caller's own */
  recruiterEmail?: string | null;
  /** per year, per month, per hour */
  salaryDuration?: string | null;
  /** 3 to 100 characters */
  title: string | null;
};
export type MatchDetails = {
  /** Points for years of work, 15 at most */
  exp_score: number;
  /** Points for the place, 10 at most */
  location_score: number;
  /** Skills that the job asks for and the profile has */
  matching_skills: string[];
  /** Skills that the job asks for and the profile lacks */
  missing_skills: string[];
  /** Points for the role, 25 at most */
  role_score: number;
  /** Points for skills, 50 at most */
  skill_score: number;
};
export type RecommendedJob = {
  /** applied if the caller has applied; otherwise null */
  application_status: ("applied" | null) | ("applied" | null);
  /** The company that hires */
  company: string;
  /** The day on which it was posted */
  datePosted: string;
  /** The text of the advert */
  description: string;
  /** Such as Full-time */
  employmentType: string;
  /** The number of the job */
  id: number;
  /** A place, or Remote */
  location: string;
  /** How the score adds up */
  match_details: MatchDetails;
  /** The score in a word */
  match_quality: "excellent" | "good" | "fair" | "low";
  /** How well the profile fits, 0 to 100 */
  match_score: number;
  /** Where applications go */
  recruiterEmail: string;
  /** The salary in words, ready to be shown */
  salaryRange: string;
  /** Sentences about what is missing, for a weak match only */
  shortfalls: string[];
  /** The title of the job */
  title: string;
};
export type RecommendationStats = {
  /** The mean of their scores, 0 to 100 */
  average_score: number;
  /** How many of them match excellently */
  excellent: number;
  /** How many of them match fairly */
  fair: number;
  /** How many of them match well */
  good: number;
  /** How many of them match little */
  low: number;
  /** How many jobs reach the score */
  matched_jobs: number;
  /** For which people can apply today */
  total_jobs: number;
};
export type RecommendationsAnswer = {
  /** The best first */
  recommendations: RecommendedJob[];
  /** Figures for the head of the list */
  stats: RecommendationStats;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type JobList = {
  /** One page */
  jobs: JobFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many match, on all pages */
  total: number;
};
export type AutoSubmitted = {
  /** The number of the new application */
  application_id: number;
  /** The mail server has accepted the email */
  email_sent: boolean;
  /** A sentence for the person */
  message: string;
  /** Whether the profile's resume was attached to the email */
  resume_attached: boolean;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type RequiresResume = {
  /** Which refusal it is: it stays the same when the sentence changes */
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
  /** The job to apply for */
  job_id: number | string | null;
  /** Not used: the job has it */
  job_title?: string | null;
  /** If given, must be the job's own */
  recruiter_email?: string | null;
  /** The value of `from` in the link that brought the person here; only our own tokens count */
  source?: string | null;
  /** If given, must be the caller's own */
  user_id?: number | string | null;
};
export type RecruiterJobList = {
  /** With of_company, whether there can be colleagues; false without */
  is_in_company: boolean;
  /** One page */
  jobs: JobFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many match, on all pages */
  total: number;
};
export type RecruiterRow = {
  /** The recruiter's address */
  email: string;
  /** How many jobs they have posted */
  jobs: number;
};
export type RecruiterList = {
  /** Jobs of all recruiters, found or not */
  jobs: number;
  /** Everybody who has posted a job */
  recruiters: RecruiterRow[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Recruiters found */
  total: number;
};
export type JobAnswer = {
  /** The job as the caller may see it */
  job: SeenJob;
  /** Whether it was done; if not, `message` says why */
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
  /** Other sites where the job can be applied for */
  jobProviders?: Provider[] | null;
  /** Separated by commas */
  keywords?: string | null;
  /** A place, or Remote */
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
  /** How many applicants get an answer now */
  answered: number;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Assignee = {
  /** The number of the person */
  id: number;
  /** The name on their account */
  username: string;
};
export type AssigneeList = {
  /** Everybody who decides on the job, its recruiter first */
  assignees: Assignee[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type BlindSwitch = {
  /** Whether applicants are hidden until a decision */
  on: boolean;
};
export type BrakeShown = {
  /** What the percent meant in judged pairs */
  meaning: string;
  /** Certificates and licenses that the job insists on and the resume does not show */
  missing: string[];
  /** null: too little to judge */
  percent: number | null;
  /** Conditions that the person says they cannot meet */
  refused: string[];
  /** Sentences on what the profile lacks */
  shortfalls: string[];
};
export type FitRequirement = {
  /** What the job asks for, in a few words */
  label: string;
  /** Whether the job insists on it */
  must: boolean;
  /** What the person says, if it rests on that */
  own_word: string;
  /** How far the resume shows it */
  state: "met" | "partly" | "missing";
};
export type BrakeAnswer = {
  /** null: a fair chance */
  brake: BrakeShown | null;
  /** Empty without a stored resume */
  requirements: FitRequirement[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type HaveBody = {
  /** Requirements that the person has without the resume showing it */
  labels: string[];
};
export type JobMoved = {
  /** The job after the change */
  job: JobFields;
  /** A sentence for the person */
  message: string;
  /** How often it has been reopened */
  reopenCount: number;
  /** Whether it was done; if not, `message` says why */
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
  /** How many of them have got an answer */
  answered: number;
  /** null below ten */
  percent: number | null;
  /** Answered, or due to have been answered by now */
  total: number;
};
export type FunnelStage = {
  /** How many applications have come this far */
  count: number;
  /** Applied, Opened, Decided or Selected */
  stage: string;
};
export type DayCount = {
  /** How many people applied on it */
  applications: number;
  /** The day */
  date: string;
};
export type SourceCount = {
  /** How many came from there */
  count: number;
  /** Where they came from, in words */
  source: string;
};
export type StageTime = {
  /** The longest time in days; null if there are none */
  longest_days: number | null;
  /** The median in days; null if there are none */
  median_days: number | null;
  /** Between which two steps, in words */
  stage: string;
};
export type JobInsights = {
  /** The recruiter's rate over all jobs, as people see it */
  answer_rate: Rate;
  /** How far applications have come */
  funnel: FunnelStage[];
  /** For at most 60 days */
  per_day: DayCount[];
  /** Where applicants came from, the most frequent first */
  sources: SourceCount[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How long they took; those that wait count up to now */
  time_in_stage: StageTime[];
};
export type AskedRequirement = {
  /** The id of the requirement */
  id: string;
  /** How many minutes its question may take */
  minutes: number;
};
export type PlannedInterviewFields = {
  /** For the candidate's own questions */
  candidate_minutes: number;
  /** At the beginning */
  hello_minutes: number;
  /** Who interviews; may be nobody */
  interviewers: InterviewerFields[];
  /** How people meet */
  kind: "phone" | "video" | "on_site";
  /** How long it takes */
  minutes: number;
  /** How many minutes its questions take beyond its length */
  minutes_over: number;
  /** Where to meet, or the link of a video call */
  place: string;
  /** What it asks */
  requirements: AskedRequirement[];
  /** One of them holds it, whoever is freest then */
  takes_one: boolean;
  /** What it is called */
  title: string;
};
export type PossibleInterviewer = {
  /** Interviews this week */
  booked: number;
  /** Interviews a week at most */
  per_week: number;
  /** The number of the person */
  user_id: number;
  /** The name that others see */
  username: string;
};
export type JobRequirementFields = {
  /** The same from the advert to the decision */
  id: string;
  /** What the job asks for */
  label: string;
  /** Whether the job calls it a must */
  must: boolean;
};
export type BookingRulesFields = {
  /** Until when a time can be moved or cancelled; 1 to 72 */
  change_hours: number;
  /** For how many days times are offered; 1 to 60 */
  days_ahead: number;
  /** For how many days the link is open; 1 to 90 */
  days_to_book: number;
  /** How often a time begins */
  every_minutes: 15 | 30 | 60;
  /** Before the first time that is offered; at most 168 */
  notice_hours: number;
  /** After each interview; at most 120, in steps of 15 */
  pause_minutes: number;
  /** Where one of several holds it: who has the fewest interviews that week, or the first */
  takes_freest: boolean;
};
export type InterviewPlanAnswer = {
  /** The company that hires */
  company: string;
  /** In their order */
  interviews: PlannedInterviewFields[];
  /** The title of the job */
  job_title: string;
  /** Who may interview */
  people: PossibleInterviewer[];
  /** In the order of the advert */
  requirements: JobRequirementFields[];
  /** By which interviews are booked */
  rules: BookingRulesFields;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Requirements about which nobody asks */
  uncovered: string[];
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type PlannedInterviewForm = {
  /** 1 to 5 user ids */
  interviewers: number[];
  /** How people meet */
  kind: "phone" | "video" | "on_site";
  /** 15 to 240, in steps of 15 */
  minutes: number;
  /** Where to meet, a phone number, or the link of a video call */
  place?: string;
  /** The ids of what it asks; any, if empty */
  requirements?: string[];
  /** One of them holds it, whoever is freest then; otherwise all of them together */
  takes_one?: boolean;
  /** At most 80 characters */
  title: string;
};
export type InterviewPlanForm = {
  /** All of them in their order, at most 8 */
  interviews: PlannedInterviewForm[];
  /** By which interviews are booked that are proposed from now on; unchanged if absent */
  rules?: BookingRulesFields;
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null;
};
export type ReusedPlan = {
  /** The job that gets the plan */
  job_id: number;
};
export type DebriefProgressFields = {
  /** The application */
  application_id: number;
  /** Whose application it is */
  candidate: string;
  /** How many scorecards are in */
  submitted: number;
  /** How many there will be */
  total: number;
};
export type JobInterviewFields = {
  /** The application */
  application_id: number;
  /** Whose application it is */
  candidate: string;
  /** The number of the interview */
  id: number;
  /** Who interviews */
  interviewers: InterviewerFields[];
  /** Nobody chose a time before the link expired */
  is_expired: boolean;
  /** How people meet */
  kind: "phone" | "video" | "on_site";
  /** How long it takes */
  minutes: number;
  /** When it begins; null until a time is chosen */
  starts_at: string | null;
  /** Whether a time was chosen */
  state: "waiting" | "proposed" | "booked" | "cancelled" | "done";
  /** What it is called */
  title: string;
};
export type InterviewsOfJob = {
  /** With an interview that is over or a scorecard that is in; those that the caller can read */
  debriefs: DebriefProgressFields[];
  /** The soonest first, without a time last; the newest 500 */
  interviews: JobInterviewFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type MatchingCandidate = {
  /** Empty if anonymous */
  email: string;
  /** How the score adds up */
  match_details: MatchDetails;
  /** The score in a word */
  match_quality: "excellent" | "good" | "fair" | "low";
  /** How well the profile fits, 0 to 100 */
  match_score: number;
  /** A label if anonymous */
  name: string;
  /** Names the person for this job only; takes messages to them */
  reference: string;
  /** null if anonymous */
  user_id: number | null;
};
export type CandidatesAnswer = {
  /** The best first */
  candidates: MatchingCandidate[];
  /** Whether the caller sees names and addresses */
  contacts_shown: boolean;
  /** Whether it was done; if not, `message` says why */
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
  /** The number of the application */
  id: number;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type MoveResults = {
  /** A sentence that counts what was done */
  message: string;
  /** One for each application, in the order they were sent */
  results: MoveResult[];
  /** All of them are in the stage */
  success: boolean;
};
export type MovedApplication = {
  /** The number of the application */
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
export type ShownQuestion = {
  /** What to choose from; empty for other kinds */
  choices: string[];
  /** Identifies it in answers; a different wording has a different id */
  id: string;
  /** Whether an application needs an answer */
  is_required: boolean;
  /** How it is answered */
  kind: "text" | "choice" | "number" | "yes_no" | "file";
  /** A smaller number gets a mark; only for those who decide */
  least?: number | null;
  /** Answers that get a mark; only for those who decide */
  marks?: string[];
  /** What is asked */
  text: string;
};
export type QuestionsAnswer = {
  /** In their order */
  questions: ShownQuestion[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type EditedQuestion = {
  /** For kind choice: 2 to 12, each at most 100 characters */
  choices?: string[];
  /** Whether an application needs an answer */
  is_required?: boolean;
  /** How it is answered */
  kind: "text" | "choice" | "number" | "yes_no" | "file";
  /** For kind number: a smaller answer gets a mark next to it */
  least?: number | null;
  /** Answers that get a mark next to them: of the choices, or Yes or No */
  marks?: string[];
  /** At most 300 characters */
  text: string;
};
export type QuestionsEdit = {
  /** At most 10, in their order */
  questions: EditedQuestion[];
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null;
};
export type ScoredApplication = {
  /** The number of the application */
  id: number;
  /** 0 to 100 */
  score: number;
};
export type ScoredApplications = {
  /** Resumes that could not be read */
  failed: number;
  /** Send it as `after` to go on; null at the end */
  last: number | null;
  /** How many are left */
  remaining: number;
  /** Those scored now */
  scores: ScoredApplication[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ScoringStart = {
  /** `last` of the previous part; 0 to begin */
  after?: number;
};
export type ShownStage = {
  /** How many undecided ones it has */
  applications: number;
  /** Days after which an application is overdue; 0 for no limit */
  days: number;
  /** Within the job; stays when the name changes */
  id: number;
  /** What the recruiter calls it */
  name: string;
};
export type StageList = {
  /** In their order */
  stages: ShownStage[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type EditedStage = {
  /** At most 90; 0 for no limit */
  days?: number;
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
  /** The role from now on */
  role: "recruiter" | "hiring_manager" | "interviewer";
};
export type ListedJob = {
  /** How many out of a hundred applicants this recruiter has answered */
  answerRate: number | null;
  /** The last day to apply; null if it is not known */
  applicationEndDate: string | null;
  /** The caller has applied for this job */
  applied: boolean;
  /** Empty for jobs posted here */
  applyUrl: string;
  /** The company that hires */
  company: string;
  /** Text and link that a board's terms require next to its job */
  credits: ProviderFields[];
  /** The day on which it was posted */
  datePosted: string;
  /** The text of the advert */
  description: string;
  /** Such as Full-time */
  employmentType: string;
  /** When we first saw it */
  firstSeen: string;
  /** A number for jobs posted here, text for jobs of outside boards */
  id: number | string;
  /** It was posted before */
  isRepost: boolean;
  /** So old that it may no longer be open */
  isStale: boolean;
  /** Other sites where the job can be applied for */
  jobProviders: ProviderFields[];
  /** A place, or Remote */
  location: string;
  /** Documents without which nobody can apply */
  mandatoryDocuments: string[];
  /** Empty for jobs of outside boards */
  recruiterEmail: string;
  /** The salary in words, ready to be shown */
  salaryRange: string;
  /** local for jobs posted here, api for those of outside boards */
  source: "api" | "local";
  /** Skills that it names */
  technologies: string[];
  /** The title of the job */
  title: string;
  /** The domain of the recruiter's mailbox, if it matches the company's name; otherwise empty */
  verifiedDomain: string;
};
export type JobsFound = {
  /** The place from the profile; empty if none was taken */
  defaultLocation: string;
  /** The words from the profile; empty if none were taken */
  defaultQuery: string;
  /** Whether words or place were taken from the profile */
  defaultQueryUsed: boolean;
  /** As it was asked */
  isInitialLoad: boolean;
  /** One page, in the order asked for */
  jobs: ListedJob[];
  /** Send it as `after` to continue the list */
  next: string | null;
  /** The profile match of each job by its id; for job seekers with skills or roles */
  profileMatches: {
    [key: string]: number;
  };
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Problems with boards, such as one that does not answer */
  warnings: string[];
};
export type ProfileFields = {
  /** Such as +1 */
  country_code: string;
  /** The same as currency_symbol */
  currencySymbol: string;
  /** The currency of the expected salary */
  currency_symbol: string;
  /** Whether any recruiter may find them */
  discoverable: boolean;
  /** Where recruiters may write */
  email: string;
  /** Such as Full-time; several are separated by commas */
  employment_type: string;
  /** An amount, two of them, or NA */
  expected_salary: string;
  /** Years of work */
  experience: string;
  /** 1 until the advanced fields were filled in */
  is_basic: 0 | 1;
  /** Roles that the person looks for, separated by commas */
  job_roles: string;
  /** The person's name */
  name: string;
  /** Without the country code */
  phone_number: string;
  /** Such as Entry, Mid or Senior */
  preferred_job_level: string;
  /** Places, separated by commas */
  preferred_locations: string;
  /** Whether the person would move */
  relocation_willingness: string;
  /** The name under which it was uploaded */
  resume_name: string;
  /** Empty without a resume; GET /api/ + this path returns the file */
  resume_path: string;
  /** What the salary is paid for, such as a year */
  salary_duration: string;
  /** Separated by commas */
  skills: string;
  /** When it was last changed, in UTC */
  updated_at: string;
  /** What permits the person to work */
  visa_type: string;
  /** Which recruiters find this person without an application */
  visibility: "all" | "verified" | "nobody";
};
export type SavedProfile = {
  /** A sentence for the person */
  message: string;
  /** The profile as it is stored now */
  profile: ProfileFields;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type ProfileForm = {
  /** What permits the person to work; empty if nothing is needed or said */
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
  /** Such as Entry, Mid or Senior */
  preferredJobLevel?: string;
  /** At most three, separated by commas */
  preferredLocations?: string;
  /** Yes, No, Remote Only */
  relocationWillingness?: string;
  /** PDF, 10 MB by default; required for an advanced save if none is on file */
  resume?: Blob;
  /** per year, per month, per hour */
  salaryDuration?: string;
  /** Separated by commas */
  skills?: string;
  /** If given, must be the caller's own */
  user_id?: string;
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string;
  /** Which recruiters find this person without an application */
  visibility?: "all" | "verified" | "nobody";
};
export type RegisteredPhone = {
  /** Such as +1 */
  country_code: string;
  /** Without the country code */
  digits: string;
};
export type ProfileAnswer = {
  /** A sentence for the person, if there is no profile */
  message?: string;
  /** What the account was registered with, if there is no profile */
  phone?: RegisteredPhone;
  /** The profile; null if there is none */
  profile: ProfileFields | null;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version?: string;
};
export type SessionUser = {
  /** The address of the account */
  email: string;
  /** The person's number */
  id: number;
  /** Whether they may make and remove other admins */
  is_super_admin: boolean;
  /** Whether their company has them for interviews alone, and they have posted no job */
  only_interviews: boolean;
  /** A job seeker (user), a recruiter or an admin */
  user_type: "user" | "recruiter" | "admin";
  /** The name that others see */
  username: string;
};
export type LoginAnswer = {
  /** To send as X-CSRF-Token with every change */
  csrf_token?: string;
  /** The address of the account */
  email: string;
  /** A sentence for the person */
  message: string;
  /** True if POST /api/update-phone-number must follow first */
  requires_phone_update: boolean;
  /** Present and true if POST /api/login/second-step must follow */
  requires_second_factor?: boolean;
  /** What that step can be taken with */
  second_factors?: ("app" | "passkey" | "recovery_code")[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Who is logged in now */
  user?: SessionUser;
  /** The number of the account */
  user_id: number;
};
export type Credentials = {
  /** The address of the account */
  email: string | null;
  /** Its password */
  password: string | null;
};
export type CompanyLoginOffer = {
  /** Whether this company has its own log-in */
  is_offered: boolean;
  /** Whether its people must log in this way */
  is_required: boolean;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CompanyLoginBegun = {
  /** Where the browser goes now */
  address: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CompanyLoginBegin = {
  /** The address of the person who wants to log in */
  email: string;
};
export type CompanyLoginFinish = {
  /** Absent if it refused */
  code?: string;
  /** The domain of the company */
  domain: string;
  /** Why the provider refused; empty if it did not */
  error?: string;
  /** Which provider answers, if it says so */
  iss?: string;
  /** Ties the answer to the browser that asked; it works once */
  state: string;
};
export type PasskeyAnswer = {
  /** The token of the question that this answers; it works once */
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
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type SecondStep = {
  /** Six digits of the app, or a recovery code */
  code: string;
  /** Whether this browser is not asked again for HIRELOOM_TRUST_DAYS */
  trust_device?: boolean;
};
export type PasskeyStep = {
  /** The token of the question that this answers; it works once */
  ceremony: string;
  /** What PublicKeyCredential.toJSON of the browser makes */
  credential: {
    [key: string]: any;
  };
  /** Whether this browser is not asked again for HIRELOOM_TRUST_DAYS */
  trust_device?: boolean;
};
export type LogoutAnswer = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PlaceFields = {
  /** In points from the upper edge of the page */
  bottom: number;
  /** In points from the left edge of the page */
  left: number;
  /** From 1 */
  page: number;
  /** In points from the left edge of the page */
  right: number;
  /** In points from the upper edge of the page */
  top: number;
};
export type SeenFieldFields = {
  /** What it is, for people */
  name: string;
  /** Where it stands; null where nothing says so */
  place: PlaceFields | null;
  /** How well it is read */
  state: "read" | "partly" | "lost";
  /** As read; empty if nothing is read */
  value: string;
};
export type PlacedLine = {
  /** In points from the upper edge of the page */
  bottom: number;
  /** In points from the left edge of the page */
  left: number;
  /** From 1 */
  page: number;
  /** In points from the left edge of the page */
  right: number;
  /** The words of the line */
  text: string;
  /** In points from the upper edge of the page */
  top: number;
};
export type ReadingProblemFields = {
  /** The numbers of the fields that it is about, from 1 */
  fields: number[];
  /** What it is about */
  kind:
    | "scan"
    | "hidden"
    | "date"
    | "columns"
    | "font"
    | "picture"
    | "contact"
    | "headings";
  /** What the person can do */
  mend: string;
  /** Words of the file that show it */
  quotes: string[];
  /** What goes wrong */
  text: string;
  /** In a few words */
  title: string;
};
export type MachineViewAnswer = {
  /** In the order of the file */
  fields: SeenFieldFields[];
  /** The lines where they stand on their pages; empty for files without places */
  lines: PlacedLine[];
  /** Of the file */
  pages: number;
  /** The worst first */
  problems: ReadingProblemFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** All that is read, in the order in which it is */
  text: string;
};
export type ResumeFile = {
  /** PDF, DOCX or DOC, 10 MB at most by default */
  resume: Blob;
};
export type RecoveryCodes = {
  /** A sentence for the person */
  message: string;
  /** Shown once: only hashes are kept */
  recovery_codes: string[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type AuthenticatorForm = {
  /** The six digits that the app shows now */
  code: string;
  /** The token of the offered secret */
  setup: string;
};
export type AuthenticatorBegun = {
  /** An otpauth address, the content of a QR code */
  address: string;
  /** To type into the app instead of the QR code */
  secret: string;
  /** To send back with the first code */
  setup: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type FactorChanged = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type BusyCalendarAnswer = {
  /** How many times it blocks */
  busy_times: number;
  /** The host of the address, which is never shown again; empty without a calendar */
  host: string;
  /** Why it could not be read the last time; empty if it could */
  problem: string;
  /** When it was last read; null if it never was */
  read_at: string | null;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type BusyCalendarForm = {
  /** Where it is published as iCalendar, or found over CalDAV; https; empty to remove it */
  address: string;
  /** For CalDAV, ideally one for this use alone; it is never shown again */
  password?: string;
  /** For CalDAV; empty for a published calendar */
  user_name?: string;
};
export type CareerSource = {
  /** Which field it speaks about */
  field: string;
  /** Where the words come from */
  origin: "resume" | "json_resume" | "linkedin" | "europass";
  /** From 1; 0 if the source has none */
  page?: number;
  /** As read */
  value: string;
  /** The words that say it */
  words: string;
};
export type DeedFields = {
  /** Never changes */
  id: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
  /** One sentence */
  text?: string;
};
export type HeadedFields = {
  /** What stands below it, a sentence each */
  deeds?: DeedFields[];
  /** The heading, in the person's words */
  heading?: string;
  /** Never changes */
  id: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
};
export type AwardFields = {
  /** Year and month, as in 2021-03, or the year alone */
  date?: string;
  /** Never changes */
  id: string;
  /** Who awarded it */
  issuer?: string;
  /** What the honor is called */
  name?: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
  /** What it was for */
  text?: string;
};
export type CertificateFields = {
  /** Year and month, as in 2021-03, or the year alone */
  date?: string;
  /** Year and month, as in 2021-03, or the year alone */
  expires?: string;
  /** Never changes */
  id: string;
  /** Who issued it */
  issuer?: string;
  /** What the certificate is called */
  name?: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
};
export type EducationFields = {
  /** Such as Bachelor of Science */
  degree?: string;
  /** Year and month, as in 2021-03, or the year alone */
  end?: string;
  /** Never changes */
  id: string;
  /** Where it was studied */
  school?: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
  /** Year and month, as in 2021-03, or the year alone */
  start?: string;
  /** What was studied */
  subject?: string;
};
export type LanguageFields = {
  /** Never changes */
  id: string;
  /** How well the person speaks it, in their own words */
  level?: string;
  /** The language */
  name?: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
};
export type CareerLinkFields = {
  /** A web address */
  address?: string;
  /** Never changes */
  id: string;
  /** What the link is called */
  label?: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
};
export type PositionFields = {
  /** What the person did there, a sentence each */
  deeds?: DeedFields[];
  /** Who employed the person */
  employer?: string;
  /** Year and month, as in 2021-03, or the year alone */
  end?: string;
  /** Never changes */
  id: string;
  /** Whether the role goes on */
  is_current?: boolean;
  /** Where the work was */
  place?: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
  /** Year and month, as in 2021-03, or the year alone */
  start?: string;
  /** What the role is called */
  title?: string;
};
export type ProjectFields = {
  /** A web address */
  address?: string;
  /** Never changes */
  id: string;
  /** What the project is called */
  name?: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
  /** What it was, and what the person did */
  text?: string;
};
export type SkillEntryFields = {
  /** Never changes */
  id: string;
  /** The skill */
  name?: string;
  /** The words of a document that the entry was read from */
  sources?: CareerSource[];
};
export type CareerFields = {
  /** Sections of the person's own, such as memberships */
  additions?: HeadedFields[];
  /** Honors and awards */
  awards?: AwardFields[];
  /** Certificates and licenses */
  certificates?: CertificateFields[];
  /** Degrees and schools, in the person's order */
  education?: EducationFields[];
  /** Languages that the person speaks */
  languages?: LanguageFields[];
  /** Pages about the person */
  links?: CareerLinkFields[];
  /** Roles, in the person's order; a career keeps 60 */
  positions?: PositionFields[];
  /** Projects within the roles or outside of them */
  projects?: ProjectFields[];
  /** Skills, whether a sentence shows them or not */
  skills?: SkillEntryFields[];
  /** What the person says about themselves, at the top of a resume */
  summary?: HeadedFields[];
  /** Unpaid roles, in the person's order; a career keeps 60 */
  volunteer_roles?: PositionFields[];
};
export type CareerAnswer = {
  /** The whole career */
  career: CareerFields;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
};
export type CareerForm = {
  /** The whole career; it replaces the stored one */
  career: CareerFields;
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null;
};
export type CareerContacts = {
  /** The country code of the number */
  country_code: string;
  /** The name */
  name: string;
  /** The number without its country code */
  phone_number: string;
};
export type CareerDisagreement = {
  /** Its entry there */
  entry_id: string;
  /** The list of the career */
  section: string;
  /** What the document says about a field of the entry; `is_current` is `now` if a role goes on */
  source: CareerSource;
};
export type CareerSuggestionAnswer = {
  /** Only what could be added */
  career: CareerFields;
  /** What the document says for the profile */
  contacts: CareerContacts;
  /** Where the document says something else about an entry that the career has. What a source of the entry says already is not named again, so add the source of a value that you do not take */
  disagreements: CareerDisagreement[];
  /** A sentence for each list that would be longer than a career keeps */
  excess: string[];
  /** The words were recognized in pictures of the pages */
  is_scan: boolean;
  /** Of the document; empty if it has none */
  name: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CareerFileForm = {
  /** The dates of these lines: from/to as year and month or the year alone, '..' for still */
  dates?: string[];
  /** A resume (PDF, DOCX or DOC, at most 10 MB), LinkedIn's data archive (ZIP), or Europass */
  file: Blob;
  /** Lines of a resume whose dates are not understood, as its machine view names them */
  lines?: string[];
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
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PhotoForm = {
  /** A JPEG or PNG, 10 MB at most */
  file: Blob;
};
export type SessionConfirmed = {
  /** To send as X-CSRF-Token from now on */
  csrf_token: string;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Confirmation = {
  /** The caller's password */
  password: string | null;
};
export type DeletedAnswer = {
  /** A sentence for the person */
  message: string;
  /** A reference for inquiries */
  receipt: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PasswordAgain = {
  /** Required again, unless the account has none */
  password?: string | null;
};
export type SessionsEnded = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type EmailChangeForm = {
  /** The new address; links sent there and to the present one confirm it */
  new_email: string | null;
};
export type OldEmailGivenUp = {
  /** Six digits of the app, or a recovery code; null if the account has no second step */
  code: string | null;
};
export type OwnInterviewFields = {
  /** With whom it is */
  candidate: string;
  /** The interview */
  id: number;
  /** Whether the caller's scorecard is in */
  is_submitted: boolean;
  /** The title of the job */
  job_title: string;
  /** How long it takes */
  minutes: number;
  /** Null until it is booked */
  starts_at: string | null;
  /** What became of it */
  state: "waiting" | "proposed" | "booked" | "cancelled" | "done";
  /** What it is called */
  title: string;
};
export type OwnInterviewList = {
  /** The next one first */
  interviews: OwnInterviewFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ApiKeyFields = {
  /** When it was made */
  created_at: string;
  /** Since when it does not work; null while it does */
  ended_at: string | null;
  /** null if it never expires */
  expires_at: string | null;
  /** Its beginning and end */
  hint: string;
  /** The number of the key */
  id: number;
  /** Whether it has been revoked and opens nothing anymore */
  is_revoked: boolean;
  /** Whether its calls do nothing and are answered with examples */
  is_test: boolean;
  /** The network address of the last use */
  last_address: string;
  /** To the minute */
  last_used_at: string | null;
  /** What its owner calls it */
  name: string;
  /** What the key may do; write includes read */
  scopes: (
    | "jobs:read"
    | "jobs:write"
    | "applications:read"
    | "applications:write"
    | "company:read"
    | "company:write"
    | "candidates:read"
    | "candidates:write"
    | "documents:read"
    | "documents:write"
    | "people:read"
    | "people:write"
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
    | "company:read"
    | "company:write"
    | "candidates:read"
    | "candidates:write"
    | "documents:read"
    | "documents:write"
    | "people:read"
    | "people:write"
    | "searches:read"
    | "searches:write"
    | "tracker:read"
    | "tracker:write"
    | "webhooks:read"
    | "webhooks:write"
  )[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ApiKeyMade = {
  /** The new key, without its secret */
  key: ApiKeyFields;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The key itself: it is never shown again */
  token: string;
};
export type ApiKeyForm = {
  /** 1 to 366; null, only with scopes that read: never. Keys of the demo's accounts expire after a day */
  expires_in_days: number | null;
  /** Whether its calls are checked like any other, and then do nothing and are answered with the examples of this document */
  is_test?: boolean;
  /** At most 60 characters */
  name: string;
  /** One that writes includes the one that reads */
  scopes: (
    | "jobs:read"
    | "jobs:write"
    | "applications:read"
    | "applications:write"
    | "company:read"
    | "company:write"
    | "candidates:read"
    | "candidates:write"
    | "documents:read"
    | "documents:write"
    | "people:read"
    | "people:write"
    | "searches:read"
    | "searches:write"
    | "tracker:read"
    | "tracker:write"
    | "webhooks:read"
    | "webhooks:write"
  )[];
};
export type ApiKeyRevoked = {
  /** The revoked key */
  key: ApiKeyFields;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PasskeyShown = {
  /** When it was added, in UTC */
  added_at: string;
  /** The passkey, for renaming and removing it */
  id: string;
  /** What the person calls the device */
  name: string;
  /** When it was last used, in UTC; null if it never was */
  used_at: string | null;
};
export type PasskeyAdded = {
  /** A sentence for the person */
  message: string;
  /** The new passkey */
  passkey: PasskeyShown;
  /** Only for the first second factor, and shown once; otherwise the former ones stay */
  recovery_codes: string[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PasskeyForm = {
  /** The token of the question that this answers; it works once */
  ceremony: string;
  /** What PublicKeyCredential.toJSON of the browser makes */
  credential: {
    [key: string]: any;
  };
  /** What the person calls the device */
  name: string;
};
export type PasskeyToRemove = {
  /** The passkey */
  passkey_id: string;
};
export type PasskeyName = {
  /** What the person calls the device */
  name: string;
  /** The passkey */
  passkey_id: string;
};
export type PasswordChange = {
  /** The new password */
  new_password: string | null;
  /** The current one, if there is one */
  password?: string | null;
};
export type ResumeRow = {
  /** When it was last changed */
  changed_at: string;
  /** The company that hires; may be empty */
  company: string;
  /** The number of the resume */
  id: number;
  /** 0 for an advert from elsewhere */
  job_id: number;
  /** The title of the job it is for */
  job_title: string;
  /** What the person calls the resume */
  name: string;
};
export type ResumeList = {
  /** All of the caller's */
  resumes: ResumeRow[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PageLineFields = {
  /** The id of the sentence */
  id: string;
  /** The sentence */
  text: string;
};
export type PageEntryFields = {
  /** Its period in words; may be empty */
  dates: string;
  /** What else its head says; may be empty */
  details: string;
  /** The sentences below it */
  lines: PageLineFields[];
  /** The first line of the entry, such as title and employer */
  title: string;
};
export type PageSectionFields = {
  /** What stands below it */
  entries: PageEntryFields[];
  /** The heading of the section */
  heading: string;
  /** Whether its sentences follow each other without bullets */
  is_prose: boolean;
};
export type PageFields = {
  /** The line below the name, a piece each */
  contacts: string[];
  /** That of headings and dates */
  language: "en" | "de" | "fr" | "es" | "ar" | "he";
  /** The person's name */
  name: string;
  /** The rest of the resume from top to bottom */
  sections: PageSectionFields[];
};
export type OwnSentenceFields = {
  /** Of the sentence that it replaces, or empty */
  deed_id?: string;
  /** The id of the sentence, chosen by the client */
  id: string;
  /** The role or section of the career to which it belongs */
  position_id: string;
  /** The sentence */
  text: string;
};
export type ResumeFields = {
  /** Of its headings */
  accent: "teal" | "navy" | "burgundy" | "black";
  /** The job as it was when the resume was begun */
  advert: string;
  /** When it was last changed */
  changed_at: string;
  /** The company that hires; may be empty */
  company: string;
  /** Whether it shows the person's photo */
  has_photo: boolean;
  /** The number of the resume */
  id: number;
  /** 0 for an advert from elsewhere */
  job_id: number;
  /** The title of the job it is for */
  job_title: string;
  /** Of headings and dates; without one, the language that the career is written in */
  language: "en" | "de" | "fr" | "es" | "ar" | "he" | null;
  /** Ids of what the career has and this resume leaves out */
  left_out: string[];
  /** What the person calls the resume */
  name: string;
  /** Ids in the order of this resume; others follow as in the career */
  order: string[];
  /** The size of its pages */
  paper: "a4" | "letter";
  /** Sentences that only this resume has */
  sentences: OwnSentenceFields[];
  /** How it looks */
  template: "linen" | "poplin" | "twill" | "oxford" | "chambray" | "flannel";
};
export type ResumeAnswer = {
  /** The career that it is made from */
  career: CareerFields;
  /** Letters of the page that a PDF cannot show: there is no font for them */
  missing_letters: string;
  /** The resume as it reads now */
  page: PageFields;
  /** The checksum of the person's photo; empty if there is none */
  photo: string;
  /** The choices of this resume */
  resume: ResumeFields;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The version of the editable fields; send it back when you save */
  version: string;
  /** Ids of sentences that are in no file until the person says that they are true */
  waiting: string[];
};
export type ResumeStart = {
  /** The text of the advert, if `job_id` is not sent */
  advert?: string;
  /** The company that hires, if `job_id` is not sent */
  company?: string;
  /** Of a job of this site, or 0 */
  job_id?: number;
  /** The title of the job, if `job_id` is not sent */
  job_title?: string;
  /** Of the resume; job and company if empty */
  name?: string;
};
export type SentResumeFields = {
  /** The application it went along with */
  application_id: number;
  /** The company of that job */
  company: string;
  /** The job applied for */
  job_title: string;
  /** What the resume was called */
  name: string;
  /** Which of its versions it was */
  number: number;
  /** 0 if the resume has been deleted */
  resume_id: number;
  /** When the person applied */
  sent_at: string;
};
export type SentResumeList = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The newest first */
  uses: SentResumeFields[];
};
export type ResumeUses = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many resumes show each sentence of the career, by its id */
  uses: {
    [key: string]: number;
  };
};
export type ResumeRemoved = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ResumeChange = {
  /** The color of its headings */
  accent?: "teal" | "navy" | "burgundy" | "black";
  /** Whether it shows the person's photo */
  has_photo?: boolean;
  /** Of headings and dates; without one, the language that the career is written in */
  language?: "en" | "de" | "fr" | "es" | "ar" | "he" | null;
  /** Ids */
  left_out: string[];
  /** What the person calls the resume */
  name: string;
  /** Ids; entries that are not named follow as in the career */
  order: string[];
  /** The size of its pages */
  paper: "a4" | "letter";
  /** Sentences that only this resume has */
  sentences: OwnSentenceFields[];
  /** How it looks */
  template: "linen" | "poplin" | "twill" | "oxford" | "chambray" | "flannel";
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null;
};
export type ChangedLineFields = {
  /** As it was; empty if it was added */
  before: string;
  /** What happened to it */
  kind: "same" | "changed" | "left_out" | "added";
  /** The heading and entry under which it stands */
  place: string;
  /** As it is now; empty if it was left out */
  text: string;
};
export type ResumeChanges = {
  /** In the order of the page */
  changes: ChangedLineFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ResumeRequirement = {
  /** Percent that it would add if it was met */
  gain: number;
  /** What the job asks for, in a few words */
  label: string;
  /** Whether the job insists on it */
  must: boolean;
  /** How many of them the resume gets */
  points: number;
  /** The words of the resume that show it */
  quotes: string[];
  /** How far the resume shows it */
  state: "met" | "partly" | "missing";
  /** How many points it is worth */
  weight: number;
};
export type SentencePointsFields = {
  /** The id of the sentence */
  id: string;
  /** What it adds or would add; null if not tried out */
  percent: number | null;
  /** Labels of the requirements that it shows */
  proves: string[];
};
export type ResumeMatchAnswer = {
  /** The percent in a word; null if the job asks for too little */
  band: string | null;
  /** The percent in a few words */
  heading: string;
  /** All points that the job gives */
  max_points: number;
  /** How well this resume fits its job, 0 to 100 */
  percent: number;
  /** All points of the resume */
  points: number;
  /** What the job asks for, and where the resume shows it */
  requirements: ResumeRequirement[];
  /** What single sentences are worth */
  sentences: SentencePointsFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ReadBackAnswer = {
  /** How many values the resume states: names, dates, sentences */
  facts: number;
  /** How many pages the file has */
  pages: number;
  /** How many of them are read as they are */
  right: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ResumeStateFields = {
  /** When it was downloaded, sent or left */
  kept_at: string;
  /** From 1 within the resume */
  number: number;
  /** Where it went along */
  uses: SentResumeFields[];
};
export type ResumeHistory = {
  /** Its number as it is now; that of the newest earlier version if it is still the same */
  present: number;
  /** The newest first */
  states: ResumeStateFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Restoration = {
  /** The version on which the edit is based; 409 if it is no longer current. Not checked if absent */
  version?: string | null;
};
export type AuthenticatorShown = {
  /** When it was added, in UTC */
  added_at: string;
};
export type LoggedInDevice = {
  /** The session, for ending it */
  id: string;
  /** This call came from it */
  is_current: boolean;
  /** Nobody logged in with such a device before */
  is_new: boolean;
  /** When it was last used, in UTC */
  last_seen: string;
  /** When it logged in, in UTC */
  logged_in_at: string;
  /** Browser and system */
  name: string;
};
export type EmailChangeShown = {
  /** When the change no longer needs the present mailbox, in UTC; null while it does */
  due_at: string | null;
  /** The new address */
  email: string;
  /** Whether the new mailbox has confirmed */
  new_confirmed: boolean;
  /** Whether the present mailbox has agreed */
  old_confirmed: boolean;
  /** Until when it can be confirmed, in UTC */
  until: string;
};
export type SecurityLine = {
  /** What happened */
  action: string;
  /** The network address, or empty */
  address: string;
  /** When it happened, in UTC */
  at: string;
  /** Empty where it is not known */
  device: string;
};
export type TrustShown = {
  /** The device, for asking it again */
  id: string;
  /** Whether it is the device that asks */
  is_current: boolean;
  /** Browser and system */
  name: string;
  /** Until when it is not asked, in UTC */
  until: string;
};
export type SecurityAnswer = {
  /** The authenticator app; null if there is none */
  authenticator: AuthenticatorShown | null;
  /** The domain through whose log-in the caller comes in and can confirm */
  company_login: string | null;
  /** Newest first */
  devices: LoggedInDevice[];
  /** A change of address that is not done yet; null if there is none */
  email_change: EmailChangeShown | null;
  /** False if the account is only used through a company's log-in */
  has_password: boolean;
  /** Newest first */
  log: SecurityLine[];
  /** Whether the last passkey or app cannot be removed, as for admins */
  must_have_factor: boolean;
  /** Oldest first */
  passkeys: PasskeyShown[];
  /** When the password was changed last, in UTC; null if nothing is recorded */
  password_changed_at: string | null;
  /** With its country code; empty if none is known */
  phone_number: string;
  /** How many one-time codes are left */
  recovery_codes_left: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Newest first */
  trusted_devices: TrustShown[];
};
export type SessionToEnd = {
  /** The session, as listed */
  session_id: string;
  /** Somebody else came in with it: logs out all other devices, too */
  was_not_me?: boolean;
};
export type TrustToEnd = {
  /** The device */
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
  /** When it was added */
  created_at: string;
  /** The events that are sent */
  events: (
    | "application.received"
    | "application.decided"
    | "application.moved"
    | "application.withdrawn"
    | "document.added"
    | "interview.planned"
    | "interview.proposed"
    | "interview.booked"
    | "interview.cancelled"
    | "scorecard.submitted"
    | "message.received"
    | "offer.changed"
    | "pool.answered"
    | "job.opened"
    | "job.edited"
    | "job.closed"
  )[];
  /** The first failure since the last success */
  failing_since: string | null;
  /** The number of the webhook */
  id: number;
  /** null while it is active */
  paused_at: string | null;
  /** The last characters of the secret; empty if it cannot be read */
  secret_hint: string;
  /** Where the messages go */
  url: string;
};
export type WebhookList = {
  /** What was sent lately */
  activity: WebhookActivityFields[];
  /** Those that can be chosen */
  events: (
    | "application.received"
    | "application.decided"
    | "application.moved"
    | "application.withdrawn"
    | "document.added"
    | "interview.planned"
    | "interview.proposed"
    | "interview.booked"
    | "interview.cancelled"
    | "scorecard.submitted"
    | "message.received"
    | "offer.changed"
    | "pool.answered"
    | "job.opened"
    | "job.edited"
    | "job.closed"
  )[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Oldest first */
  webhooks: WebhookFields[];
};
export type WebhookMade = {
  /** A sentence for the person */
  message: string;
  /** Signs every message */
  secret: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The webhook after the change */
  webhook: WebhookFields;
};
export type WebhookForm = {
  /** At least one */
  events: (
    | "application.received"
    | "application.decided"
    | "application.moved"
    | "application.withdrawn"
    | "document.added"
    | "interview.planned"
    | "interview.proposed"
    | "interview.booked"
    | "interview.cancelled"
    | "scorecard.submitted"
    | "message.received"
    | "offer.changed"
    | "pool.answered"
    | "job.opened"
    | "job.edited"
    | "job.closed"
  )[];
  /** https://…, at most 500 characters */
  url: string;
};
export type WebhookRemoved = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
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
  /** When it happened */
  created_at: string;
  /** An event, or test */
  event: string;
  /** The number of the delivery */
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
  /** Whether it has arrived; failed if it was given up */
  status: "waiting" | "delivered" | "failed";
  /** The last try; null before the first */
  tried_at: string | null;
  /** How often it was tried since it was last sent by hand */
  tries: number;
  /** How often it is tried at most before it is given up */
  tries_left: number;
};
export type WebhookDeliveryList = {
  /** At most 50 of the last 30 days, the newest first */
  deliveries: WebhookDeliveryFields[];
  /** How many of `total` were tried and have not arrived */
  failed: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many there are of the chosen event, on all pages */
  total: number;
};
export type WebhookDeliveryAnswer = {
  /** The message, on its way */
  delivery: WebhookDeliveryFields;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type WebhookSecret = {
  /** Signs every message */
  secret: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type WebhookAnswer = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The webhook after the change */
  webhook: WebhookFields;
};
export type WebhookSwitch = {
  /** False pauses it; true sends what waited meanwhile */
  is_active: boolean;
};
export type WorkSpanFields = {
  /** The local time from which interviews may begin */
  begins: string;
  /** The local time by which they end */
  ends: string;
  /** 0 is Monday */
  weekday: number;
};
export type WorkingHoursAnswer = {
  /** Interviews a week at most */
  per_week: number;
  /** When interviews can be, in the week of this zone */
  spans: WorkSpanFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** IANA name, such as Europe/Amsterdam */
  zone: string;
};
export type WorkingHoursFields = {
  /** Interviews a week at most */
  per_week: number;
  /** When interviews can be, in the week of this zone */
  spans: WorkSpanFields[];
  /** IANA name, such as Europe/Amsterdam */
  zone: string;
};
export type OpenApiDocument = {};
export type RecentMail = {
  /** For GET /api/outbox/page */
  event: string;
  /** When the mail server accepted it, in UTC; null before that */
  sent_at: string | null;
  /** Whether it has been sent */
  state: "waiting" | "sending" | "sent" | "failed";
  /** The subject of the email */
  subject: string;
  /** The email as text */
  text: string;
  /** The address of the mailbox */
  to: string;
};
export type RecentMails = {
  /** The newest first */
  mails: RecentMail[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PracticePointShown = {
  /** Where they end in the answer */
  end: number;
  /** What kind of thing a good answer has */
  kind:
    "question" | "steps" | "fact" | "situation" | "deed" | "result" | "length";
  /** The point in a few words */
  name: string;
  /** Where the words begin in the answer */
  start: number;
  /** Whether the answer covers it */
  state: "met" | "partly" | "missing";
  /** What is there or what is missing, in a sentence */
  text: string;
};
export type PracticeAnswer = {
  /** What an interviewer may ask after it */
  follow_up: string;
  /** What a good answer has, in a fixed order */
  points: PracticePointShown[];
  /** How long it takes to say it */
  seconds: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many words the answer has */
  words: number;
};
export type PracticeBody = {
  /** The person's own answer */
  answer: string;
  /** Sentences of the resume that the answer may use */
  facts?: string[];
  /** As it was asked */
  question: string;
};
export type ComingInterviewFields = {
  /** The advert for which the person applied */
  advert: string;
  /** The company that hires */
  company: string;
  /** The number of the interview */
  id: number;
  /** The title of the job */
  job_title: string;
  /** How people meet */
  kind: "phone" | "video" | "on_site";
  /** How long it takes */
  minutes: number;
  /** When it begins; null until a time is chosen */
  starts_at: string | null;
  /** What it is called */
  title: string;
  /** What the interview asks about */
  topics: string[];
};
export type ComingInterviews = {
  /** The next one first, those without a time last */
  interviews: ComingInterviewFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ReadItem = {
  /** Where they end in that text */
  end: number;
  /** From 1 */
  page: number;
  /** The words of the resume that show it */
  quote: string;
  /** Their position in the text as we read it */
  start: number;
  /** One entry as the form expects it */
  value: string;
};
export type ReadValue = {
  /** The entries with their words */
  items: ReadItem[];
  /** The page of these words, from 1 */
  page: number;
  /** The words of the resume that show the first entry */
  quote: string;
  /** The whole value as the form expects it */
  value: string;
};
export type ReadFields = {
  /** The country code of the number */
  country_code: ReadValue | null;
  /** Their address */
  email: ReadValue | null;
  /** Years of work */
  experience: ReadValue | null;
  /** Roles that they have had, an entry each */
  job_roles: ReadValue | null;
  /** The person's name */
  name: ReadValue | null;
  /** Their number without the country code */
  phone_number: ReadValue | null;
  /** Skills, an entry each */
  skills: ReadValue | null;
};
export type FilledForm = {
  /** The file as it was read */
  document: AtsDocument;
  /** What the resume says */
  fields: ReadFields;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Skills = {
  /** Separated by commas; empty without a profile */
  skills: string;
};
export type SkillsAnswer = {
  /** A sentence for the person, if there is no profile */
  message?: string;
  /** The skills of the profile */
  profile: Skills;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type CheckAnswer = {
  /** Whether requests fail without it */
  is_required: boolean;
  /** Why it fails, without names; the log and `hireloom doctor` say more */
  message: string;
  /** Which part was checked */
  name: string;
  /** Whether it works */
  status: "working" | "failing";
};
export type ReadinessAnswer = {
  /** One for each configured part */
  checks: CheckAnswer[];
  /** degraded: requests are answered, but something that can wait fails */
  status: "ready" | "degraded" | "unavailable";
  /** Whether requests can be answered */
  success: boolean;
};
export type RegistrationAnswer = {
  /** Which refusal it is: it stays the same when the sentence changes */
  code?: ErrorCode;
  /** Whether it failed because the address has an account */
  email_exists: boolean;
  /** A sentence for the person */
  message: string;
  /** Whether the account was created */
  registration_success: boolean;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Whether it failed because the username is taken */
  username_exists: boolean;
};
export type RegistrationForm = {
  /** The address of the new account */
  email: string | null;
  /** The password of the new account */
  password: string | null;
  /** The mobile number with its country code */
  phonenumber: string | null;
  /** Accepted but not used. The server decides alone. */
  skip_email_verification?: any;
  /** user or recruiter */
  user_type: string | null;
  /** The name that others see */
  username: string | null;
};
export type NewPasswordForm = {
  /** The address of the account */
  email: string | null;
  /** The new password */
  new_password: string | null;
};
export type OwnWordFields = {
  /** The label of a requirement, or empty */
  about: string;
  /** What the person says in addition to the resume */
  statement: string;
};
export type ScoreAnswer = {
  /** What produced the answer: local, or the name of a provider */
  api_used: string;
  /** The resume as it was read */
  document: AtsDocument;
  /** How well the resume fits the job */
  match: AtsMatch;
  /** What the applicant says about our reading; it earns no points */
  own_words: OwnWordFields[];
  /** A report in plain text; its first line is 'Overall Resume Score: NN' */
  response: string;
  /** 0 to 100, computed, never chosen by a model */
  score: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ScoreForm = {
  /** Score this application: its resume against the job as it was at the time, and store the number with it. The other two fields are then ignored. */
  application_id?: number;
  /** The job, as text */
  jobDescription?: string;
  /** The resume: PDF, DOCX or DOC, 30 MB at most by default */
  profileDocument?: Blob;
};
export type SavedSearchFields = {
  /** How new jobs are announced: by a count on the screen, or by a daily email, too */
  alert: "none" | "product" | "daily";
  /** When it was saved, in UTC */
  created_at: string;
  /** Any if empty */
  employmentTypes: string[];
  /** The number of the saved search */
  id: number;
  /** A place; empty for any */
  location: string;
  /** What its owner calls it */
  name: string;
  /** New since it was last seen, 99 at most; 0 without an alert */
  new_count: number;
  /** Words that must all occur */
  query: string;
  /** Whether only remote jobs count */
  remoteOnly: boolean;
  /** When its owner last looked, in UTC; later jobs are new */
  seen_at: string;
};
export type SavedSearchList = {
  /** All of the caller's */
  saved_searches: SavedSearchFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type SavedSearchAnswer = {
  /** A sentence for the person */
  message: string;
  /** The saved search as it is stored now */
  saved_search: SavedSearchFields;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type SavedSearchBody = {
  /** How new jobs are announced: by a count on the screen, or by a daily email, too */
  alert?: "none" | "product" | "daily";
  /** Any if empty */
  employmentTypes?: string[];
  /** A place; empty for any */
  location?: string;
  /** If absent or empty, made of the words and the place */
  name?: string;
  /** Words that must all occur */
  query?: string;
  /** Whether only remote jobs count */
  remoteOnly?: boolean;
};
export type SavedSearchDone = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Submitted = {
  /** The number of the new application */
  application_id: number;
  /** The mail server has accepted the email */
  email_sent: boolean;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ApplicationForm = {
  /** Answers that are files: PDF, DOC, DOCX, JPG, PNG or GIF, 10 MB at most by default */
  answerFiles?: Blob[];
  /** A JSON object: the answers by the ids of the job's own questions; for a file, its place among `answerFiles`, from 0 */
  answers?: string;
  /** The text of the letter; it becomes the email's text */
  coverLetter: string;
  /** PDF, JPG, PNG or GIF, 30 MB at most by default */
  drivingLicenseFile?: Blob;
  /** Where the recruiter may reply */
  email: string;
  /** The name under which the recruiter sees the application */
  fullName: string;
  /** The company of the job, if jobId is not sent */
  jobCompany?: string;
  /** The job. Without it, the open job with this title, company and recruiter */
  jobId?: string;
  /** The title of the job, if jobId is not sent */
  jobTitle?: string;
  /** With its country code */
  phoneNumber?: string;
  /** If given, must be the job's own */
  recruiterEmail?: string;
  /** PDF, DOC or DOCX, 30 MB at most by default; without it, the profile's resume is used */
  resumeFile?: Blob;
  /** The value of `from` in the link that brought the person here; only our own tokens count */
  source?: string;
  /** If given, must be the caller's own */
  user_id?: string;
  /** PDF, JPG, PNG or GIF, 30 MB at most by default */
  visaDocumentFile?: Blob;
};
export type CodeRequest = {
  /** The address of the new account */
  email: string | null;
  /** The mobile number with its country code */
  phonenumber: string | null;
  /** Accepted but not used. Codes asked for here are for registering, whatever is said. */
  purpose?: any;
  /** user or recruiter */
  user_type: string | null;
  /** The name that others see */
  username: string | null;
};
export type ContentPerformance = {
  /** Posts about one feature */
  feature_highlights: number;
  /** Posts that tell how somebody used it */
  success_stories: number;
  /** Posts that give advice */
  tips: number;
};
export type PostsOfDay = {
  /** The day, in UTC */
  date: string;
  /** How many posts were published on it */
  posts: number;
};
export type AgentAnalytics = {
  /** How many posts there are of each kind */
  content_performance: ContentPerformance;
  /** Platforms where the agent may post on its own */
  platforms_active: number;
  /** Posts published on each of the last 14 days */
  posts_per_day: PostsOfDay[];
  /** Features that were posted about, by applications that their links brought, then by posts */
  top_performing_features: string[];
  /** Every post that was ever written */
  total_posts_generated: number;
};
export type AgentAnalyticsAnswer = {
  /** What the posts have brought */
  data: AgentAnalytics;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ContentItem = {
  /** Where it can be read, or empty */
  address: string;
  /** Scheduled by auto-post, not by a person */
  by_agent: boolean;
  /** Its text, without the hashtags */
  content: string;
  /** When it was written */
  created_at: string;
  /** The feature that it is about */
  feature: string;
  /** Each with its # */
  hashtags: string[];
  /** The number of the post */
  id: number;
  /** When we would publish it */
  optimal_time: string;
  /** Where it goes */
  platform: "twitter" | "linkedin" | "mastodon" | "blog";
  /** Why it has not been published yet, or empty */
  problem: string;
  /** When it was published; null before that */
  published_at: string | null;
  /** When it is to be published; null if nobody has said so */
  schedule_time: string | null;
  /** Written, scheduled or published */
  status: "generated" | "scheduled" | "published";
  /** What kind of post it is */
  type: "feature_highlight" | "success_story" | "career_tip";
};
export type CalendarDay = {
  /** The day, in UTC */
  date: string;
  /** What is published or planned on it, in its order */
  items: ContentItem[];
};
export type ContentCalendarAnswer = {
  /** The days asked for, with the posts of each */
  data: CalendarDay[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ContentsAnswer = {
  /** The posts */
  data: ContentItem[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PlatformFields = {
  /** How posts get there: a configured account, a webhook, … */
  carrier: "account" | "webhook" | "folder" | "blog";
  /** The agent may post there on its own */
  enabled: boolean;
  /** How many hashtags a post may have */
  hashtag_limit: number;
  /** How many characters a post may have */
  max_char_limit: number;
  /** The platform */
  name: string;
  /** Hours between two posts of the agent */
  post_frequency_hours: number;
};
export type PlatformsAnswer = {
  /** Every platform by its name */
  data: {
    [key: string]: PlatformFields;
  };
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ContentAnswer = {
  /** The post after the change */
  data: ContentItem;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Timing = {
  /** The post */
  content_id: number;
  /** When to publish it; at the time that we suggest if null or absent */
  schedule_time?: string | null;
};
export type AgentStatus = {
  /** Features that it can post about */
  features_count: number;
  /** Whether the agent posts on its own */
  is_running: boolean;
  /** How many posts were published today, in UTC */
  posts_today: number;
  /** Generated or scheduled */
  queue_size: number;
};
export type AgentStatusAnswer = {
  /** What the agent is doing */
  data: AgentStatus;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PlatformAnswer = {
  /** The platform after the change */
  data: PlatformFields;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type Toggle = {
  /** Whether the agent may post there on its own */
  enabled: boolean;
  /** The platform */
  platform: "twitter" | "linkedin" | "mastodon" | "blog";
};
export type SessionLives = {
  /** Without being asked for the password again */
  confirmed_minutes: number;
  /** In which a former mailbox can refuse a change */
  disown_hours: number;
  /** Of an invitation into a company */
  invitation_days: number;
  /** Of a replaced API key, next to the new one */
  key_overlap_hours: number;
  /** Without a second step on a trusted device */
  trust_days: number;
};
export type SessionUploads = {
  /** A document of an application, a resume for a listed job */
  document_bytes: number;
  /** A resume of a profile or for a comparison */
  resume_bytes: number;
};
export type SessionAnswer = {
  /** For how long a code by email works */
  code_minutes: number;
  /** After how many wrong tries it stops working */
  code_tries: number;
  /** To send as X-CSRF-Token with every change; null if nobody is logged in */
  csrf_token: string | null;
  /** Whether people and jobs here are made up */
  demo: boolean;
  /** How long links and keys work */
  lives: SessionLives;
  /** Whether public jobs can be seen without logging in */
  public_jobs: boolean;
  /** After how long another one may be requested */
  resend_seconds: number;
  /** The date that all rules use as today */
  server_date: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How large files may be, in bytes */
  uploads: SessionUploads;
  /** Who is logged in; null if nobody is */
  user: SessionUser | null;
};
export type StoryFields = {
  /** When it was last changed, in UTC */
  changed_at: string;
  /** What the person did */
  deed: string;
  /** The number of the story */
  id: number;
  /** Where and when it was, as the person writes it */
  place: string;
  /** What came of it */
  result: string;
  /** What the situation was */
  situation: string;
  /** Topics of the questions that it answers */
  tags: string[];
  /** What the person calls it */
  title: string;
};
export type StoryList = {
  /** All of the caller's */
  stories: StoryFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type StoryAnswer = {
  /** A sentence for the person */
  message: string;
  /** The story as it is stored now */
  story: StoryFields;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type StoryBody = {
  /** What the person did */
  deed: string;
  /** Where and when it was */
  place?: string;
  /** What came of it */
  result?: string;
  /** What the situation was */
  situation?: string;
  /** Topics of the questions that it answers */
  tags?: string[];
  /** A few words to know it by */
  title: string;
};
export type StoryDone = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TidyAnswer = {
  /** The same passages in sections, such as Responsibilities */
  description: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type PastedAdvert = {
  /** The text of an advert */
  description: string;
};
export type TrackedJobFields = {
  /** When it was added to the board, in UTC */
  added_at: string;
  /** The page of the job; empty if there is none */
  address: string;
  /** When the company first answered; null before that */
  answered_on: string | null;
  /** If sent by Hireloom */
  application_id: number | null;
  /** The day on which the person applied; null before that */
  applied_on: string | null;
  /** Who offers it */
  company: string;
  /** People to talk to */
  contacts: string;
  /** The last day to apply; null if it is not known */
  ends_on: string | null;
  /** Whether the text of the advert is stored */
  has_text: boolean;
  /** 0 for an application that the person has not placed on the board */
  id: number;
  /** Whether the caller has withdrawn that application */
  is_withdrawn: boolean;
  /** Its id in the list of jobs; empty for others */
  job: string;
  /** Where it is */
  location: string;
  /** The profile match when applied for, else when followed */
  match_score: number | null;
  /** When the person talks to them next, in UTC; null if nothing is planned */
  meets_at: string | null;
  /** The person's own note */
  note: string;
  /** When to remind of it; null for never */
  remind_on: string | null;
  /** What it pays, as people write it */
  salary: string;
  /** The key of the column in which it stands */
  stage: string;
  /** The first day of work by an offer; null if not known */
  starts_on: string | null;
  /** Of that application */
  status:
    | ("Submitted" | "Selected" | "Rejected" | null)
    | ("Submitted" | "Selected" | "Rejected" | null);
  /** The title of the job */
  title: string;
};
export type TrackerStageFields = {
  /** Whether it is the person's own */
  is_own: boolean;
  /** Stays the same when the stage is renamed */
  key: string;
  /** What the column is called */
  name: string;
};
export type TrackerBoard = {
  /** All columns */
  jobs: TrackedJobFields[];
  /** The columns, in their order */
  stages: TrackerStageFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TrackedJobAdded = {
  /** False if the person already followed it */
  is_new: boolean;
  /** The job as it is stored now */
  job: TrackedJobFields;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TrackedJobBody = {
  /** The page of the job */
  address?: string;
  /** The day on which the person applied */
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
  /** First day of work, if it is offered */
  starts_on?: string | null;
  /** The advert; a change without it leaves it as it was */
  text?: string | null;
  /** The job */
  title: string;
};
export type SourceFiguresShown = {
  /** How many were answered; null below five applications */
  answered: number | null;
  /** How many applications */
  applied: number;
  /** Median days to the answer; null below five answers */
  days: number | null;
  /** All, Hireloom, or the site of the job */
  source: string;
};
export type TrackerFigures = {
  /** All, then each source, the busiest first */
  sources: SourceFiguresShown[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TrackerSheetAdded = {
  /** Jobs that are new on the board */
  added: number;
  /** Jobs that were followed already */
  known: number;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Lines of the file that name no job */
  unread: number[];
};
export type TrackerSheet = {
  /** A table with a line of headings: job title and company, and what else there is */
  csv: string;
};
export type SavedLetterFields = {
  /** The applications that were sent with this text */
  application_ids: number[];
  /** Of that job */
  company: string;
  /** The number of the version */
  id: number;
  /** The letter */
  text: string;
  /** Of the job that it was written for */
  title: string;
  /** When it was stored */
  written_at: string;
};
export type SavedLettersAnswer = {
  /** Newest first, 50 at most */
  letters: SavedLetterFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TrackedJobChoice = {
  /** The id of a job in the list, such as 17, or b12 for a board's */
  job: string;
  /** The column in which it starts */
  stage?: "saved" | "applied" | "interview" | "offer" | "closed";
};
export type TrackedJobLink = {
  /** The page of the job */
  address: string;
};
export type TrackerStageList = {
  /** The columns, in their order */
  stages: TrackerStageFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type OwnStage = {
  /** Of a stage that exists; empty for a new one */
  key?: string;
  /** What it is called */
  name: string;
};
export type OwnStages = {
  /** All stages of the person's own, in their order; the others are removed */
  stages: OwnStage[];
};
export type TrackedJobDone = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TrackedJobStored = {
  /** The job as it is stored now */
  job: TrackedJobFields;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TrackedFileFields = {
  /** For GET /api/documents/download */
  key: string;
  /** As it was uploaded */
  name: string;
  /** To remove it by */
  public_name: string;
  /** In bytes */
  size: number;
};
export type LetterVersionFields = {
  /** The number of the version */
  id: number;
  /** The letter */
  text: string;
  /** When it was stored */
  written_at: string;
};
export type TrackedDocumentsAnswer = {
  /** Oldest first */
  files: TrackedFileFields[];
  /** The versions of the letter, newest first */
  letters: LetterVersionFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TrackedFileForm = {
  /** PDF, Word or a picture, 10 MB at most */
  file: Blob;
};
export type LetterVersionForm = {
  /** The letter as it is now */
  text: string;
};
export type TrackedJobMove = {
  /** The column */
  stage: string;
};
export type TrackedJobText = {
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The advert; empty if none is stored */
  text: string;
};
export type PhoneAnswer = {
  /** To send as X-CSRF-Token with every change */
  csrf_token: string;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Who is logged in now */
  user: SessionUser;
};
export type PhoneForm = {
  /** The caller's own */
  email?: string;
  /** The mobile number with its country code */
  phone_number: string | null;
  /** The caller's own */
  user_id?: number;
};
export type CodeForm = {
  /** The address that the code was sent to */
  email: string | null;
  /** The six digits of the email */
  otp: string | null;
  /** Accepted but not used. The call itself says what the code is for. */
  purpose?: any;
};
