// Generated from openapi.json by `npm run api`. Do not edit.
import type * as Programs from '@clients/typescript/calls'

export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = void;
export type SecurityTxtApiResponse =
  /** status 200 As RFC 9116 describes it */ string;
export type SecurityTxtApiArg = void;
export type AnalyseApiResponse = /** status 200 OK */ AtsAnswer;
export type AnalyseApiArg = {
  atsForm: AtsForm;
};
export type ActivateUserApiResponse = /** status 200 OK */ AccountChangeAnswer;
export type ActivateUserApiArg = {
  accountForm: AccountForm;
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
export type ConvertToRecruiterApiResponse =
  /** status 200 OK */ AccountChangeAnswer;
export type ConvertToRecruiterApiArg = {
  accountForm: AccountForm;
};
export type CountPeopleApiResponse = /** status 200 OK */ Counts;
export type CountPeopleApiArg = void;
export type DeactivateUserApiResponse =
  /** status 200 OK */ AccountChangeAnswer;
export type DeactivateUserApiArg = {
  accountForm: AccountForm;
};
export type DeleteJobApiResponse = /** status 200 OK */ JobDone;
export type DeleteJobApiArg = {
  jobNamed: JobNamed;
};
export type DeleteUserApiResponse = /** status 200 OK */ AdminAnswer;
export type DeleteUserApiArg = {
  accountForm: AccountForm;
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
export type RemoveAdminApiResponse = /** status 200 OK */ AccountChangeAnswer;
export type RemoveAdminApiArg = {
  adminForm: AdminForm;
};
export type RestoreAdminApiResponse = /** status 200 OK */ AccountChangeAnswer;
export type RestoreAdminApiArg = {
  formerAdminForm: FormerAdminForm;
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
    | "status"
    | "tags"
    | "assignee"
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
export type RevealApiResponse = /** status 200 OK */ RevealAnswer;
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
export type ContactCandidateApiResponse = /** status 200 OK */ ContactAnswer;
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
export type OwnCoverApiArg = {
  /** Whatever the address of the picture has: it changes with the picture */
  v?: string;
};
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
export type FigureApplicationsApiResponse = /** status 200 OK */ CountedList;
export type FigureApplicationsApiArg = {
  /** How many days up to today: 30, 90 or 365 */
  days?: 30 | 90 | 365;
  /** Only this job */
  jobId?: number | null;
  /** Whom the figure counts: who came at least as far as a step, was hired, came from a source, was rejected for a reason, was answered in time or not, or still waits after the promised day */
  countedBy:
    "step" | "hired" | "source" | "reason" | "in_time" | "not_in_time" | "late";
  /** The name of the step, source or reason */
  name?: string;
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
export type RemoveCompanyLogoApiResponse =
  /** status 200 OK */ CompanyProfileAnswer;
export type RemoveCompanyLogoApiArg = void;
export type OwnCompanyLogoApiResponse = /** status 200 The logo */ Blob;
export type OwnCompanyLogoApiArg = {
  /** Whatever the address of the picture has: it changes with the picture */
  v?: string;
};
export type ChangeCompanyLogoApiResponse =
  /** status 200 OK */ CompanyProfileAnswer;
export type ChangeCompanyLogoApiArg = {
  companyLogoForm: CompanyLogoForm;
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
export type PoolCountsApiResponse = /** status 200 OK */ PoolCountsAnswer;
export type PoolCountsApiArg = void;
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
export type ListPoolSearchesApiResponse = /** status 200 OK */ PoolSearchList;
export type ListPoolSearchesApiArg = void;
export type AddPoolSearchApiResponse =
  /** status 201 Created */ PoolSearchAnswer;
export type AddPoolSearchApiArg = {
  poolSearchForm: PoolSearchForm;
};
export type DeletePoolSearchApiResponse = /** status 200 OK */ MessageAnswer;
export type DeletePoolSearchApiArg = {
  /** The number of the saved search */
  searchId: number;
};
export type ChangePoolSearchApiResponse = /** status 200 OK */ PoolSearchAnswer;
export type ChangePoolSearchApiArg = {
  /** The number of the saved search */
  searchId: number;
  poolSearchForm: PoolSearchForm;
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
export type CompanyProfileApiResponse =
  /** status 200 OK */ CompanyProfileAnswer;
export type CompanyProfileApiArg = void;
export type ChangeCompanyProfileApiResponse =
  /** status 200 OK */ CompanyProfileAnswer;
export type ChangeCompanyProfileApiArg = {
  companyProfileChange: CompanyProfileChange;
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
export type DocumentTextApiResponse = /** status 200 OK */ DocumentTextAnswer;
export type DocumentTextApiArg = {
  /** The document's key, as an application names it */
  filePath?: string;
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
export type InboxApiResponse = /** status 200 OK */ TeamInboxAnswer;
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
export type AutoApplyApiResponse = /** status 200 OK */ AutoSubmissionAnswer;
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
export type BrakeBeforeApplyingWithFileApiResponse =
  /** status 200 OK */ BrakeAnswer;
export type BrakeBeforeApplyingWithFileApiArg = {
  /** The number of the job */
  jobId: number;
  resumeFile: ResumeFile;
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
  /** The size of its pages; without one, that of the caller's country */
  paper?: "a4" | "letter" | null;
  /** The color of its headings */
  accent?:
    | "teal"
    | "navy"
    | "burgundy"
    | "forest"
    | "plum"
    | "rust"
    | "slate"
    | "black";
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
  /** Another one than that of the resume */
  template?:
    "linen" | "poplin" | "twill" | "oxford" | "chambray" | "flannel" | null;
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
    | "question.received"
    | "offer.changed"
    | "pool.answered"
    | "careers_page.changed"
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
  /** status 200 An OpenAPI 3.1 document */ ScreenDocument;
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
export type ApplyByEmailApiResponse =
  /** status 201 Created */ SubmissionAnswer;
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
export type VisitorQuestionsApiResponse =
  /** status 200 OK */ VisitorQuestionList;
export type VisitorQuestionsApiArg = {
  /** From 1 */
  page?: number;
  /** Rows on a page; 100 if absent */
  pageSize?: number;
  /** If given, must be the caller's own */
  adminEmail?: string;
  /** Only those about this job */
  jobId?: number;
  /** Only those in this state */
  state?: "waiting" | "answered" | "closed";
  /** Words in the visitor's name or address, the job's title or a message */
  query?: string;
};
export type DeleteVisitorQuestionApiResponse =
  /** status 200 OK */ MessageAnswer;
export type DeleteVisitorQuestionApiArg = {
  /** The number of the question */
  questionId: number;
};
export type VisitorQuestionApiResponse =
  /** status 200 OK */ VisitorQuestionAnswer;
export type VisitorQuestionApiArg = {
  /** The number of the question */
  questionId: number;
};
export type AnswerVisitorQuestionApiResponse =
  /** status 201 Created */ VisitorQuestionAnswer;
export type AnswerVisitorQuestionApiArg = {
  /** The number of the question */
  questionId: number;
  writtenQuestionAnswer: WrittenQuestionAnswer;
};
export type CloseVisitorQuestionApiResponse =
  /** status 200 OK */ VisitorQuestionAnswer;
export type CloseVisitorQuestionApiArg = {
  /** The number of the question */
  questionId: number;
  visitorQuestionSwitch: VisitorQuestionSwitch;
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
export type CompanyLogoApiResponse = /** status 200 The logo */ Blob;
export type CompanyLogoApiArg = {
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
export type QuestionFormApiResponse =
  /** status 200 A page with a form */ string;
export type QuestionFormApiArg = {
  /** The number of the job, then its title in small letters */
  name: string;
};
export type AskQuestionApiResponse =
  /** status 200 A page saying that the question is on its way */ string;
export type AskQuestionApiArg = {
  /** The number of the job, then its title in small letters */
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
export type ErrorCode = Programs.ErrorCode;
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
export type AtsFact = Programs.AtsFact;
export type AtsAbout = Programs.AtsAbout;
export type AtsOmission = Programs.AtsOmission;
export type AtsDocument = Programs.AtsDocument;
export type AtsCondition = Programs.AtsCondition;
export type AtsJob = Programs.AtsJob;
export type AtsMeaning = Programs.AtsMeaning;
export type AtsMusts = Programs.AtsMusts;
export type AtsPiece = Programs.AtsPiece;
export type AtsRaise = Programs.AtsRaise;
export type AtsRole = Programs.AtsRole;
export type AtsCorrection = Programs.AtsCorrection;
export type AtsRoleYears = Programs.AtsRoleYears;
export type AtsYears = Programs.AtsYears;
export type AtsRequirement = Programs.AtsRequirement;
export type AtsRecount = Programs.AtsRecount;
export type AtsRemedy = Programs.AtsRemedy;
export type AtsPart = Programs.AtsPart;
export type AtsBlock = Programs.AtsBlock;
export type AtsSumLine = Programs.AtsSumLine;
export type AtsMatch = Programs.AtsMatch;
export type AtsQuestion = Programs.AtsQuestion;
export type AtsResponsibility = Programs.AtsResponsibility;
export type AtsTopSkill = Programs.AtsTopSkill;
export type AtsAnswer = Programs.AtsAnswer & { success: boolean };
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
export type AccountChangeAnswer = {
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** The account after the change */
  user: Person;
};
export type AccountForm = {
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
export type CompanyFields = Programs.CompanyFields;
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
export type ProviderFields = Programs.ProviderFields;
export type JobFields = Programs.JobFields;
export type JobDone = Programs.JobDone & { success: boolean };
export type JobNamed = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  /** The job to change */
  job_id: number;
};
export type AdminAnswer = {
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
export type AdminForm = {
  /** If given, must be the caller's own */
  admin_email?: string | null;
  /** The admin who is changed */
  target_admin_email: string | null;
};
export type FormerAdminForm = {
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
export type WaitingApplicant = Programs.WaitingApplicant;
export type OwedAnswers = Programs.OwedAnswers & { success: boolean };
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
    | "status"
    | "tags"
    | "assignee"
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
    | "status"
    | "tags"
    | "assignee"
    | "due";
};
export type ViewDone = Programs.ViewDone & { success: boolean };
export type FoundApplicant = Programs.FoundApplicant;
export type FoundApplicants = Programs.FoundApplicants & { success: boolean };
export type AssignedApplication = Programs.AssignedApplication;
export type AssignedApplications = Programs.AssignedApplications & { success: boolean };
export type Assignment = Programs.Assignment;
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
  /** The decision; null if it was refused */
  status:
    | ("Submitted" | "Selected" | "Rejected" | null)
    | ("Submitted" | "Selected" | "Rejected" | null);
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
  /** The decision; the first of them takes it back */
  status:
    | ("Submitted" | "Selected" | "Rejected")
    | ("Submitted" | "Selected" | "Rejected");
};
export type MatchBriefFields = Programs.MatchBriefFields;
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
  /** Whether somebody has decided, and how */
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
  /** Resumes that have no score yet, or one without a brief */
  unscored: number;
  /** Of all applications, those that can still be answered */
  waiting: number;
};
export type MessageResult = Programs.MessageResult & { success: boolean };
export type MessageResults = {
  /** One for each application, in the order they were sent */
  results: MessageResult[];
  /** Nobody was left out */
  success: boolean;
};
export type GroupMessage = Programs.GroupMessage;
export type TaggedApplication = Programs.TaggedApplication;
export type TaggedApplications = Programs.TaggedApplications & { success: boolean };
export type TagChange = Programs.TagChange;
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
export type AdvertLine = Programs.AdvertLine;
export type AdvertChecked = Programs.AdvertChecked & { success: boolean };
export type ShownFilledTemplate = Programs.ShownFilledTemplate;
export type TemplateValue = Programs.TemplateValue;
export type FilledTemplateList = Programs.FilledTemplateList & { success: boolean };
export type ShownAnswer = Programs.ShownAnswer;
export type AnswersAnswer = Programs.AnswersAnswer & { success: boolean };
export type DebriefCard = Programs.DebriefCard;
export type DebriefDecisionFields = Programs.DebriefDecisionFields;
export type ExpectedScorecard = Programs.ExpectedScorecard;
export type DebriefRow = Programs.DebriefRow;
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
  status: "Submitted" | "Selected" | "Rejected";
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
export type DebriefVerdictForm = Programs.DebriefVerdictForm;
export type InterviewerFields = Programs.InterviewerFields;
export type InterviewFields = Programs.InterviewFields;
export type InterviewsOfApplication = Programs.InterviewsOfApplication & { success: boolean };
export type ProposedInterview = Programs.ProposedInterview;
export type AttachedFile = Programs.AttachedFile;
export type ShownMessage = Programs.ShownMessage;
export type ShownScheduled = Programs.ShownScheduled;
export type ThreadAnswer = Programs.ThreadAnswer & { success: boolean };
export type WrittenMessage = Programs.WrittenMessage;
export type WrittenWithFiles = Programs.WrittenWithFiles;
export type MessagePreview = Programs.MessagePreview & { success: boolean };
export type MessageDraft = Programs.MessageDraft;
export type SeenMessage = Programs.SeenMessage;
export type ChangedScheduled = Programs.ChangedScheduled;
export type ShownMove = Programs.ShownMove;
export type MoveList = Programs.MoveList & { success: boolean };
export type ShownNote = Programs.ShownNote;
export type NoteList = Programs.NoteList & { success: boolean };
export type WrittenNote = Programs.WrittenNote;
export type MessageAnswer = Programs.MessageAnswer & { success: boolean };
export type OfferLetter = Programs.OfferLetter;
export type ShownOffer = Programs.ShownOffer;
export type OfferList = Programs.OfferList & { success: boolean };
export type OfferDraft = Programs.OfferDraft;
export type OfferDraftWithLetter = Programs.OfferDraftWithLetter;
export type OfferAnswerForm = Programs.OfferAnswerForm;
export type PlannedRequirement = Programs.PlannedRequirement;
export type PlannedKitFields = Programs.PlannedKitFields;
export type PlannedKitsAnswer = Programs.PlannedKitsAnswer & { success: boolean };
export type ShownReason = Programs.ShownReason;
export type ReasonHistory = Programs.ReasonHistory & { success: boolean };
export type WrittenReason = Programs.WrittenReason;
export type ResumeBlock = Programs.ResumeBlock;
export type ResumeText = Programs.ResumeText & { success: boolean };
export type RevealAnswer = {
  /** The application with the applicant's name */
  application: Applicant;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type ScoreChanged = Programs.ScoreChanged & { success: boolean };
export type ScoreChange = Programs.ScoreChange;
export type ShortLetter = Programs.ShortLetter & { success: boolean };
export type StatusChange = {
  /** Added to the email; at most 5,000 characters */
  message?: string | null;
  /** Why it is rejected; at most 80 characters */
  reason?: string | null;
  /** Tell the applicant the reason in the email */
  share_reason?: boolean;
  /** The decision; the first of them takes it back */
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
export type ContactAnswer = Programs.ContactAnswer & { success: boolean };
export type ContactFailure = {
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
export type Contact = Programs.Contact;
export type TextRecordFields = Programs.TextRecordFields;
export type OwnCompany = Programs.OwnCompany & { success: boolean };
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
export type ShownTemplate = Programs.ShownTemplate;
export type TemplateList = Programs.TemplateList & { success: boolean };
export type WrittenTemplate = Programs.WrittenTemplate;
export type TemplatesEdit = Programs.TemplatesEdit;
export type SiteAnswerFigures = Programs.SiteAnswerFigures;
export type OwnCareersSite = Programs.OwnCareersSite & { success: boolean };
export type CareersSiteChange = Programs.CareersSiteChange;
export type CareersCoverForm = Programs.CareersCoverForm;
export type SpreadFields = Programs.SpreadFields;
export type ShareFields = Programs.ShareFields;
export type FigureSummary = Programs.FigureSummary;
export type JobFigureFields = Programs.JobFigureFields;
export type ReasonFields = Programs.ReasonFields;
export type SourceFields = Programs.SourceFields;
export type StageStay = Programs.StageStay;
export type StepFields = Programs.StepFields;
export type WeekFields = Programs.WeekFields;
export type CompanyFigureAnswer = Programs.CompanyFigureAnswer & { success: boolean };
export type CountedFields = {
  /** The number of the application */
  application_id: number;
  /** When the person applied */
  applied_at: string;
  /** The number of the job */
  job_id: number;
  /** Its title */
  job_title: string;
  /** The applicant; Candidate and a number in a blind review */
  name: string;
  /** Its stage, or the one in which it was decided */
  stage: string;
  /** Whether somebody has decided, and how */
  status: "Submitted" | "Selected" | "Rejected";
};
export type CountedList = {
  /** The newest 200 of them, newest first */
  applications: CountedFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many of them the caller may read */
  total: number;
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
export type CompanyMemberChanged = Programs.CompanyMemberChanged & { success: boolean };
export type CompanyInvitationForm = Programs.CompanyInvitationForm;
export type CompanyMemberRemoved = Programs.CompanyMemberRemoved & { success: boolean };
export type CompanyRoleChange = Programs.CompanyRoleChange;
export type JobTeamPerson = Programs.JobTeamPerson;
export type CompanyJob = Programs.CompanyJob;
export type CompanyJobList = {
  /** One page */
  jobs: CompanyJob[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many there are, on all pages */
  total: number;
};
export type CompanyProfileAnswer = Programs.CompanyProfileAnswer & { success: boolean };
export type CompanyLogoForm = Programs.CompanyLogoForm;
export type CompanyInvitationFields = Programs.CompanyInvitationFields;
export type CompanyMemberFields = Programs.CompanyMemberFields;
export type CompanyRoleReach = Programs.CompanyRoleReach;
export type CompanyRule = Programs.CompanyRule;
export type CompanyMemberList = Programs.CompanyMemberList & { success: boolean };
export type CoverForm = Programs.CoverForm;
export type CoverEnd = Programs.CoverEnd;
export type CompanyHeir = Programs.CompanyHeir;
export type CompanyName = Programs.CompanyName;
export type PoolPersonFields = Programs.PoolPersonFields;
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
export type PoolContactAnswer = Programs.PoolContactAnswer & { success: boolean };
export type PoolKeysForm = Programs.PoolKeysForm;
export type PoolCountsAnswer = Programs.PoolCountsAnswer & { success: boolean };
export type PoolMergeFields = Programs.PoolMergeFields;
export type PoolPairFields = Programs.PoolPairFields;
export type PoolDuplicates = Programs.PoolDuplicates & { success: boolean };
export type SuccessAnswer = Programs.SuccessAnswer & { success: boolean };
export type PoolPairForm = Programs.PoolPairForm;
export type PoolMerged = Programs.PoolMerged & { success: boolean };
export type PoolFitCount = Programs.PoolFitCount;
export type PoolFitCounts = Programs.PoolFitCounts & { success: boolean };
export type PoolImportFields = Programs.PoolImportFields;
export type PoolImportList = Programs.PoolImportList & { success: boolean };
export type ImportUndone = Programs.ImportUndone & { success: boolean };
export type PoolInvitationForm = Programs.PoolInvitationForm;
export type PoolAdded = Programs.PoolAdded & { success: boolean };
export type PoolPersonForm = Programs.PoolPersonForm;
export type PoolPeopleForm = Programs.PoolPeopleForm;
export type PoolRemovalAnswer = Programs.PoolRemovalAnswer & { success: boolean };
export type PoolRemovalForm = Programs.PoolRemovalForm;
export type PoolResumePerson = Programs.PoolResumePerson;
export type PoolResumeAnswer = Programs.PoolResumeAnswer & { success: boolean };
export type PoolResumeForm = Programs.PoolResumeForm;
export type ShownPoolSearch = Programs.ShownPoolSearch;
export type PoolSearchList = Programs.PoolSearchList & { success: boolean };
export type PoolSearchAnswer = Programs.PoolSearchAnswer & { success: boolean };
export type PoolSearchForm = Programs.PoolSearchForm;
export type PoolSheetForm = Programs.PoolSheetForm;
export type PoolColumn = Programs.PoolColumn;
export type PoolRowProblem = Programs.PoolRowProblem;
export type PoolSheetCheck = Programs.PoolSheetCheck & { success: boolean };
export type PoolKeysTagging = Programs.PoolKeysTagging;
export type PoolFitFields = Programs.PoolFitFields;
export type PoolFitsAnswer = Programs.PoolFitsAnswer & { success: boolean };
export type PoolMessageForm = Programs.PoolMessageForm;
export type PoolTagsAnswer = Programs.PoolTagsAnswer & { success: boolean };
export type PoolTagsChange = Programs.PoolTagsChange;
export type PoolTemplateFields = Programs.PoolTemplateFields;
export type PoolTemplates = Programs.PoolTemplates & { success: boolean };
export type CompanyProfileChange = Programs.CompanyProfileChange;
export type ReasonList = Programs.ReasonList & { success: boolean };
export type ReasonsEdit = Programs.ReasonsEdit;
export type CompanyJoinForm = Programs.CompanyJoinForm;
export type TemplateStageFields = Programs.TemplateStageFields;
export type CompanyStages = Programs.CompanyStages & { success: boolean };
export type TemplateStage = Programs.TemplateStage;
export type CompanyStagesEdit = Programs.CompanyStagesEdit;
export type StageEmailSwitch = Programs.StageEmailSwitch;
export type CorrectionForm = Programs.CorrectionForm;
export type CorrectionDone = Programs.CorrectionDone & { success: boolean };
export type SharingBody = Programs.SharingBody;
export type LetterClaim = Programs.LetterClaim;
export type CheckedLetter = Programs.CheckedLetter & { success: boolean };
export type CheckForm = Programs.CheckForm;
export type DocumentTextAnswer = Programs.DocumentTextAnswer & { success: boolean };
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
  /** Where its facts about the person are from: the resume in the profile, else the career, else the skills of the profile and what was sent along; or nothing */
  based_on: "resume" | "career" | "profile" | "nothing";
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
export type DescriptionAnswer = Programs.DescriptionAnswer & { success: boolean };
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
export type PositionForm = Programs.PositionForm;
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
export type HiddenJobFields = Programs.HiddenJobFields;
export type HiddenJobList = Programs.HiddenJobList & { success: boolean };
export type HiddenJobAnswer = Programs.HiddenJobAnswer & { success: boolean };
export type HiddenJobBody = Programs.HiddenJobBody;
export type HiddenJobShown = Programs.HiddenJobShown & { success: boolean };
export type MailTaken = {
  /** False if it was refused; sending it again changes nothing */
  is_taken: boolean;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type InboxThread = Programs.InboxThread;
export type TeamInboxAnswer = {
  /** How many questions from visitors wait for an answer */
  questions_waiting: number;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** Unread ones first, then those without an answer, then the others; newest first */
  threads: InboxThread[];
  /** How many there are on all pages */
  total: number;
  /** How many of them are unread */
  unread: number;
};
export type ScheduledInInbox = Programs.ScheduledInInbox;
export type ScheduledList = Programs.ScheduledList & { success: boolean };
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
export type InterviewReason = Programs.InterviewReason;
export type OwnScorecard = Programs.OwnScorecard;
export type KitAnswer = Programs.KitAnswer & { success: boolean };
export type ScorecardFields = Programs.ScorecardFields;
export type FactOfAdvert = Programs.FactOfAdvert;
export type CoachFinding = Programs.CoachFinding;
export type RequirementCost = Programs.RequirementCost;
export type CoachReadability = Programs.CoachReadability;
export type CoachAnswer = Programs.CoachAnswer & { success: boolean };
export type Provider = Programs.Provider;
export type JobBody = Programs.JobBody;
export type ShownDraft = Programs.ShownDraft;
export type DraftList = Programs.DraftList & { success: boolean };
export type DraftAnswer = Programs.DraftAnswer & { success: boolean };
export type DraftBody = Programs.DraftBody;
export type DraftDone = Programs.DraftDone & { success: boolean };
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
  /** The number of the stage from which a blind review shows names; null for after a decision */
  names_from?: number | null;
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
export type MatchDetails = Programs.MatchDetails;
export type RecommendedJob = Programs.RecommendedJob;
export type RecommendationStats = Programs.RecommendationStats;
export type RecommendationsAnswer = Programs.RecommendationsAnswer & { success: boolean };
export type JobList = {
  /** One page */
  jobs: JobFields[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many match, on all pages */
  total: number;
};
export type AutoSubmissionAnswer = {
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
export type AllAnswered = Programs.AllAnswered & { success: boolean };
export type Assignee = Programs.Assignee;
export type AssigneeList = Programs.AssigneeList & { success: boolean };
export type BlindSwitch = Programs.BlindSwitch;
export type BrakeShown = Programs.BrakeShown;
export type FitRequirement = Programs.FitRequirement;
export type BrakeAnswer = Programs.BrakeAnswer & { success: boolean };
export type ResumeFile = Programs.ResumeFile;
export type HaveBody = Programs.HaveBody;
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
export type Rate = Programs.Rate;
export type FunnelStage = Programs.FunnelStage;
export type DayCount = Programs.DayCount;
export type SourceCount = Programs.SourceCount;
export type StageTime = Programs.StageTime;
export type JobInsights = Programs.JobInsights & { success: boolean };
export type AskedRequirement = Programs.AskedRequirement;
export type PlannedInterviewFields = Programs.PlannedInterviewFields;
export type PossibleInterviewer = Programs.PossibleInterviewer;
export type JobRequirementFields = Programs.JobRequirementFields;
export type BookingRulesFields = Programs.BookingRulesFields;
export type InterviewPlanAnswer = Programs.InterviewPlanAnswer & { success: boolean };
export type PlannedInterviewForm = Programs.PlannedInterviewForm;
export type InterviewPlanForm = Programs.InterviewPlanForm;
export type ReusedPlan = Programs.ReusedPlan;
export type DebriefProgressFields = Programs.DebriefProgressFields;
export type JobInterviewFields = Programs.JobInterviewFields;
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
export type MoveResult = Programs.MoveResult & { success: boolean };
export type MoveResults = {
  /** A sentence that counts what was done */
  message: string;
  /** One for each application, in the order they were sent */
  results: MoveResult[];
  /** All of them are in the stage */
  success: boolean;
};
export type MovedApplication = Programs.MovedApplication;
export type Move = Programs.Move;
export type ShownQuestion = Programs.ShownQuestion;
export type QuestionsAnswer = Programs.QuestionsAnswer & { success: boolean };
export type EditedQuestion = Programs.EditedQuestion;
export type QuestionsEdit = Programs.QuestionsEdit;
export type ScoredApplication = Programs.ScoredApplication;
export type ScoredApplications = Programs.ScoredApplications & { success: boolean };
export type ScoringStart = Programs.ScoringStart;
export type ShownStage = Programs.ShownStage;
export type StageList = Programs.StageList & { success: boolean };
export type EditedStage = Programs.EditedStage;
export type StageEdit = Programs.StageEdit;
export type JobTeamChange = Programs.JobTeamChange;
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
export type ProfileFields = Programs.ProfileFields;
export type SavedProfile = Programs.SavedProfile & { success: boolean };
export type ProfileForm = Programs.ProfileForm;
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
  /** True for interviewers and readers of a company; otherwise absent */
  cannot_post_jobs?: boolean;
  /** The address of the account */
  email: string;
  /** The person's number */
  id: number;
  /** Whether they may make and remove other admins */
  is_super_admin: boolean;
  /** True if they only interview for their company and have posted no job; otherwise absent */
  only_interviews?: boolean;
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
export type PlaceFields = Programs.PlaceFields;
export type SeenFieldFields = Programs.SeenFieldFields;
export type PlacedLine = Programs.PlacedLine;
export type ReadingProblemFields = Programs.ReadingProblemFields;
export type MachineViewAnswer = Programs.MachineViewAnswer & { success: boolean };
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
export type BusyCalendarAnswer = Programs.BusyCalendarAnswer & { success: boolean };
export type BusyCalendarForm = Programs.BusyCalendarForm;
export type CareerSource = Programs.CareerSource;
export type DeedFields = Programs.DeedFields;
export type HeadedFields = Programs.HeadedFields;
export type AwardFields = Programs.AwardFields;
export type CertificateFields = Programs.CertificateFields;
export type EducationFields = Programs.EducationFields;
export type LanguageFields = Programs.LanguageFields;
export type CareerLinkFields = Programs.CareerLinkFields;
export type PositionFields = Programs.PositionFields;
export type ProjectFields = Programs.ProjectFields;
export type SkillEntryFields = Programs.SkillEntryFields;
export type CareerFields = Programs.CareerFields;
export type CareerFile = Programs.CareerFile;
export type CareerAnswer = Programs.CareerAnswer & { success: boolean };
export type CareerForm = Programs.CareerForm;
export type CareerContacts = Programs.CareerContacts;
export type CareerDisagreement = Programs.CareerDisagreement;
export type CareerSuggestionAnswer = Programs.CareerSuggestionAnswer & { success: boolean };
export type CareerFileForm = Programs.CareerFileForm;
export type JsonResumeForm = Programs.JsonResumeForm;
export type JsonResumeAnswer = Programs.JsonResumeAnswer & { success: boolean };
export type PhotoForm = Programs.PhotoForm;
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
  /** The new address; links sent there and to the current one confirm it */
  new_email: string | null;
};
export type OldEmailGivenUp = {
  /** Six digits of the app, or a recovery code; null if the account has no second step */
  code: string | null;
};
export type OwnInterviewFields = Programs.OwnInterviewFields;
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
export type ResumeRow = Programs.ResumeRow;
export type ResumeList = Programs.ResumeList & { success: boolean };
export type PageLineFields = Programs.PageLineFields;
export type PageEntryFields = Programs.PageEntryFields;
export type PageSectionFields = Programs.PageSectionFields;
export type PageFields = Programs.PageFields;
export type OwnSentenceFields = Programs.OwnSentenceFields;
export type ResumeFields = Programs.ResumeFields;
export type ResumeAnswer = Programs.ResumeAnswer & { success: boolean };
export type ResumeStart = Programs.ResumeStart;
export type SentResumeFields = Programs.SentResumeFields;
export type SentResumeList = Programs.SentResumeList & { success: boolean };
export type ResumeUses = Programs.ResumeUses & { success: boolean };
export type ResumeRemoved = Programs.ResumeRemoved & { success: boolean };
export type ResumeChange = Programs.ResumeChange;
export type ChangedLineFields = Programs.ChangedLineFields;
export type ResumeChanges = Programs.ResumeChanges & { success: boolean };
export type ResumeRequirement = Programs.ResumeRequirement;
export type SentencePointsFields = Programs.SentencePointsFields;
export type ResumeMatchAnswer = Programs.ResumeMatchAnswer & { success: boolean };
export type ReadBackAnswer = Programs.ReadBackAnswer & { success: boolean };
export type ResumeStateFields = Programs.ResumeStateFields;
export type ResumeHistory = Programs.ResumeHistory & { success: boolean };
export type Restoration = Programs.Restoration;
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
  /** When the change no longer needs the current mailbox, in UTC; null while it does */
  due_at: string | null;
  /** The new address */
  email: string;
  /** Whether the new mailbox has confirmed */
  new_confirmed: boolean;
  /** Whether the current mailbox has agreed */
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
  /** Whether the last passkey or app cannot be removed, as for admins or, by a setting, for all */
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
    | "question.received"
    | "offer.changed"
    | "pool.answered"
    | "careers_page.changed"
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
    | "question.received"
    | "offer.changed"
    | "pool.answered"
    | "careers_page.changed"
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
    | "question.received"
    | "offer.changed"
    | "pool.answered"
    | "careers_page.changed"
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
export type WorkSpanFields = Programs.WorkSpanFields;
export type WorkingHoursAnswer = Programs.WorkingHoursAnswer & { success: boolean };
export type WorkingHoursFields = Programs.WorkingHoursFields;
export type OpenApiComponents = {
  /** Answers that many calls have */
  responses: {
    [key: string]: {
      [key: string]: any;
    };
  };
  /** The schema of every body and answer, by its name; `ErrorCode` lists all codes */
  schemas: {
    [key: string]: {
      [key: string]: any;
    };
  };
  /** How a caller shows who it is */
  securitySchemes: {
    [key: string]: {
      [key: string]: any;
    };
  };
};
export type OpenApiInfo = {
  /** What it is for */
  description: string;
  /** What the interface is called */
  title: string;
  /** The version of the interface */
  version: string;
};
export type OpenApiServer = {
  /** Which server that is */
  description: string;
  /** What the addresses of the calls begin with */
  url: string;
};
export type OpenApiTag = {
  /** What its calls are about */
  description: string;
  /** The name of an area of calls */
  name: string;
};
export type ScreenDocument = {
  /** What the calls refer to by `$ref` */
  components: OpenApiComponents;
  /** What it describes */
  info: OpenApiInfo;
  /** The version of OpenAPI that the document follows */
  openapi: string;
  /** The calls: by address, then by method in small letters */
  paths: {
    [key: string]: {
      [key: string]: any;
    };
  };
  /** Where the calls are answered */
  servers: OpenApiServer[];
  /** The areas, in their order */
  tags: OpenApiTag[];
  /** Limits, choices and messages of the rules, by their names */
  "x-constants": {
    [key: string]: any;
  };
};
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
export type PracticePointShown = Programs.PracticePointShown;
export type PracticeAnswer = Programs.PracticeAnswer & { success: boolean };
export type PracticeBody = Programs.PracticeBody;
export type ComingInterviewFields = Programs.ComingInterviewFields;
export type ComingInterviews = Programs.ComingInterviews & { success: boolean };
export type ReadItem = Programs.ReadItem;
export type ReadValue = Programs.ReadValue;
export type ReadFields = Programs.ReadFields;
export type FilledForm = Programs.FilledForm & { success: boolean };
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
export type OwnWordFields = Programs.OwnWordFields;
export type ScoreAnswer = Programs.ScoreAnswer & { success: boolean };
export type ScoreForm = Programs.ScoreForm;
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
export type SubmissionAnswer = Programs.SubmissionAnswer & { success: boolean };
export type ApplicationForm = Programs.ApplicationForm;
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
export type StoryFields = Programs.StoryFields;
export type StoryList = Programs.StoryList & { success: boolean };
export type StoryAnswer = Programs.StoryAnswer & { success: boolean };
export type StoryBody = Programs.StoryBody;
export type StoryDone = Programs.StoryDone & { success: boolean };
export type TidyAnswer = Programs.TidyAnswer & { success: boolean };
export type PastedAdvert = Programs.PastedAdvert;
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
export type TrackerStageFields = Programs.TrackerStageFields;
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
export type TrackedJobBody = Programs.TrackedJobBody;
export type SourceFiguresShown = Programs.SourceFiguresShown;
export type TrackerFigures = Programs.TrackerFigures & { success: boolean };
export type TrackerSheetAdded = Programs.TrackerSheetAdded & { success: boolean };
export type TrackerSheet = Programs.TrackerSheet;
export type SavedLetterFields = Programs.SavedLetterFields;
export type SavedLettersAnswer = Programs.SavedLettersAnswer & { success: boolean };
export type TrackedJobChoice = Programs.TrackedJobChoice;
export type TrackedJobLink = Programs.TrackedJobLink;
export type TrackerStageList = Programs.TrackerStageList & { success: boolean };
export type OwnStage = Programs.OwnStage;
export type OwnStages = Programs.OwnStages;
export type TrackedJobDone = Programs.TrackedJobDone & { success: boolean };
export type TrackedJobStored = {
  /** The job as it is stored now */
  job: TrackedJobFields;
  /** A sentence for the person */
  message: string;
  /** Whether it was done; if not, `message` says why */
  success: boolean;
};
export type TrackedFileFields = Programs.TrackedFileFields;
export type LetterVersionFields = Programs.LetterVersionFields;
export type TrackedDocumentsAnswer = Programs.TrackedDocumentsAnswer & { success: boolean };
export type TrackedFileForm = Programs.TrackedFileForm;
export type LetterVersionForm = Programs.LetterVersionForm;
export type TrackedJobMove = Programs.TrackedJobMove;
export type TrackedJobText = Programs.TrackedJobText & { success: boolean };
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
export type ListedVisitorQuestion = Programs.ListedVisitorQuestion;
export type VisitorQuestionList = {
  /** Those that wait for an answer first, then the answered ones; newest first */
  questions: ListedVisitorQuestion[];
  /** Whether it was done; if not, `message` says why */
  success: boolean;
  /** How many there are on all pages */
  total: number;
  /** How many about these jobs wait for an answer */
  waiting: number;
};
export type VisitorQuestionMessage = Programs.VisitorQuestionMessage;
export type VisitorQuestionAnswer = Programs.VisitorQuestionAnswer & { success: boolean };
export type WrittenQuestionAnswer = Programs.WrittenQuestionAnswer;
export type VisitorQuestionSwitch = Programs.VisitorQuestionSwitch;
