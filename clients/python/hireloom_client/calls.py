"""Written by scripts/client_code.py from /api/v1/openapi.json."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from hireloom_client.transport import File, Transport


class SalaryFields(TypedDict):
    low: float
    """The lowest amount"""
    high: float
    """The highest amount; the lowest if there is only one"""
    currency: Literal["USD", "INR", "EUR", "GBP", "JPY"]
    """A currency"""
    period: Literal["year", "month", "hour"]
    """What the amount is paid for"""


class LinkFields(TypedDict):
    name: str
    """Whose place it is"""
    url: str
    """Its web address"""


class JobResource(TypedDict):
    id: int
    """The number of the job"""
    title: str
    """The title"""
    company: str
    """The employer"""
    description: str
    """The text of the advert, plain"""
    location: str
    """Where the work is done"""
    employment_type: Literal["Full-time", "Part-time", "Contract", "Internship"]
    """The kind of contract"""
    state: Literal["open", "closed", "expired", "deleted"]
    """People can apply only while it is open"""
    posted_on: str
    """The day on which it was posted"""
    apply_until: str | None
    """The last day for applications"""
    salary: SalaryFields | None
    """null if the advert names none"""
    links: list[LinkFields]
    """Other places where the job is shown"""
    keywords: list[str]
    """Skills and words by which people find it"""
    required_documents: list[Literal["resume", "driving_license", "visa_document"]]
    """What an application must enclose"""
    answer_days: int
    """Days within which applicants are promised an answer"""
    is_public: bool
    """Whether people without an account see it"""
    is_own: bool
    """Whether the owner of the key may change it"""
    permitted: list[
        Literal[
            "post_jobs",
            "read_resumes",
            "decide",
            "score",
            "see_pay",
            "use_pool",
            "see_figures",
            "change_people",
            "change_company",
        ]
    ]
    """What the owner of the key may do with the job and its applications"""
    blind_review: bool | None
    """Whether applicants stay nameless until a decision; null if you may not read its applications"""
    names_from: int | None
    """The number of the stage from which a blind review shows names; null for after a decision, and if you may
    not read its applications"""
    reopen_count: int | None
    """How often it was reopened; null if you may not read its applications"""
    application_count: int | None
    """How many people have applied; null if you may not read its applications"""
    created_at: str
    """When it was posted"""
    changed_at: str
    """When its text was last changed"""


class JobSlice(TypedDict):
    data: list[JobResource]
    """The jobs on this page, the newest first"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class SalaryForm(TypedDict):
    low: float
    """The lowest amount"""
    high: NotRequired[float]
    """The highest amount; `low` if absent"""
    currency: Literal["USD", "INR", "EUR", "GBP", "JPY"]
    """A currency"""
    period: Literal["year", "month", "hour"]
    """What the amount is paid for"""


class LinkForm(TypedDict):
    name: str
    """Whose place it is"""
    url: str
    """Its web address"""


class NewJob(TypedDict):
    title: str
    """3 to 100 characters"""
    company: str
    """The employer, at least 2 characters"""
    description: str
    """Plain text of at least 100 words and at most 20,000 characters"""
    location: str
    """Where the work is done"""
    employment_type: Literal["Full-time", "Part-time", "Contract", "Internship"]
    """The kind of contract"""
    posted_on: NotRequired[str]
    """The day on which it is posted; today if absent in a new job"""
    apply_until: str
    """The last day for applications, at most 60 days from today"""
    salary: NotRequired[SalaryForm | None]
    """null if the advert should name none"""
    links: NotRequired[list[LinkForm]]
    """Other places where the job is shown"""
    keywords: NotRequired[list[str]]
    """Skills and words by which people find it"""
    required_documents: NotRequired[list[Literal["resume", "driving_license", "visa_document"]]]
    """What an application must enclose"""
    answer_days: NotRequired[int]
    """Days within which applicants are promised an answer"""
    is_public: NotRequired[bool]
    """Whether people without an account see it"""


class JobChange(TypedDict):
    title: NotRequired[str]
    """3 to 100 characters"""
    company: NotRequired[str]
    """The employer, at least 2 characters"""
    description: NotRequired[str]
    """Plain text of at least 100 words and at most 20,000 characters"""
    location: NotRequired[str]
    """Where the work is done"""
    employment_type: NotRequired[Literal["Full-time", "Part-time", "Contract", "Internship"]]
    """The kind of contract"""
    posted_on: NotRequired[str]
    """The day on which it is posted; today if absent in a new job"""
    apply_until: NotRequired[str]
    """The last day for applications, at most 60 days from today"""
    salary: NotRequired[SalaryForm | None]
    """null if the advert should name none"""
    links: NotRequired[list[LinkForm]]
    """Other places where the job is shown"""
    keywords: NotRequired[list[str]]
    """Skills and words by which people find it"""
    required_documents: NotRequired[list[Literal["resume", "driving_license", "visa_document"]]]
    """What an application must enclose"""
    answer_days: NotRequired[int]
    """Days within which applicants are promised an answer"""
    is_public: NotRequired[bool]
    """Whether people without an account see it"""


class Reopening(TypedDict):
    until: str
    """The new last day for applications, at most 30 days from today"""


class MatchMeaning(TypedDict):
    pairs: int
    """Judged pairs with a percent near this one"""
    interviews: int
    """How many of a hundred of them were worth an interview"""
    text: str
    """The same in a sentence"""


class MatchRequirement(TypedDict):
    label: str
    """What the job asks for"""
    is_must: bool
    """Whether the job insists on it"""
    state: Literal["met", "partly", "missing"]
    """What the resume shows"""
    weight: int
    """Points that it can give"""
    points: float
    """Points that it gives"""
    quotes: list[str]
    """Sentences of the resume that prove it"""
    note: str
    """What is missing of a requirement that is met partly, or empty"""


class MatchResource(TypedDict):
    percent: int | None
    """The score, 0 to 100; null if the job asks for too little to judge"""
    heading: str
    """The score in words, or empty"""
    meaning: MatchMeaning | None
    """null where too few pairs were judged"""
    requirements: list[MatchRequirement]
    """What the job asks for, in the order of the advert; empty without a resume"""
    conditions: list[str]
    """What the job demands besides; never scored"""
    job_id: int
    """The job"""


class AdvertForm(TypedDict):
    text: str
    """The advert, at most 100,000 characters"""
    resume_id: NotRequired[int | None]
    """One of GET /api/v1/me/resumes; null for the resume in the profile"""


class AdvertMatch(TypedDict):
    percent: int | None
    """The score, 0 to 100; null if the job asks for too little to judge"""
    heading: str
    """The score in words, or empty"""
    meaning: MatchMeaning | None
    """null where too few pairs were judged"""
    requirements: list[MatchRequirement]
    """What the job asks for, in the order of the advert; empty without a resume"""
    conditions: list[str]
    """What the job demands besides; never scored"""


class LetterDraftForm(TypedDict):
    tone: Literal["professional", "enthusiastic", "confident", "friendly"]
    """How it sounds"""
    length: NotRequired[Literal["short", "medium", "detailed"]]
    """How long it is"""


class LetterDraft(TypedDict):
    job_id: int
    """The job"""
    text: str
    """The letter"""


class ApplicantFields(TypedDict):
    name: str
    """The name as given in the application"""
    email: str
    """Where to reply"""
    phone: str
    """The phone number as given"""


class EnclosedDocument(TypedDict):
    kind: Literal["resume", "driving_license", "visa_document"]
    """What it is"""
    id: str
    """Names it for GET /api/v1/documents/{id}"""


class ApplicationResource(TypedDict):
    id: int
    """The number of the application"""
    job_id: int
    """The number of the job"""
    job_title: str
    """The title of the job when the person applied"""
    company: str
    """The employer when the person applied"""
    status: Literal["submitted", "selected", "rejected"]
    """submitted: nobody has decided yet"""
    applied_at: str
    """When the person applied"""
    withdrawn_at: str | None
    """When the applicant withdrew it, which closes it like a rejection; null otherwise"""
    answer_due: str
    """The day by which an answer is promised"""
    applicant: ApplicantFields | None
    """null while a blind review hides who it is, and once the data was deleted"""
    score: int | None
    """0 to 100, for the recruiter; null if nobody has scored it"""
    score_source: Literal["analysis", "override", None]
    """analysis, or override if the recruiter has set it"""
    match_score: int | None
    """How the profile matched the job when the person applied, 0 to 100; null if unknown or hidden"""
    documents: list[EnclosedDocument]
    """What was enclosed; empty while a blind review hides who it is"""
    source: str
    """Where the person came from, as the link said; may be empty"""
    current_title: str
    """Of the latest post, for the recruiter; may be empty"""
    years: int | None
    """Of experience, for the recruiter; null if unknown"""
    tags: list[str]
    """Tags that those who decide have put on it, for the recruiter"""


class ApplicationSlice(TypedDict):
    data: list[ApplicationResource]
    """The applications on this page, the newest first"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class AnswerForm(TypedDict):
    question: str
    """The `id` of the question"""
    value: str
    """What to answer: a text, a number, one of the choices, or Yes or No"""


class NewApplication(TypedDict):
    job_id: int
    """The job to apply for"""
    source: NotRequired[str]
    """Where the person found the job, as the link said"""
    answers: NotRequired[list[AnswerForm]]
    """To the job's own questions; see GET /api/v1/jobs/{job_id}/questions"""


class ApplicationSent(TypedDict):
    id: int
    """The number of the application"""
    job_id: int
    """The number of the job"""
    status: Literal["submitted", "selected", "rejected"]
    """submitted: nobody has decided yet"""
    email_sent: bool
    """Whether the mail server has taken the email by now; if not, we keep trying"""


class TimelineFields(TypedDict):
    at: str
    """When"""
    event: Literal[
        "submitted",
        "mailed",
        "opened",
        "selected",
        "rejected",
        "reset",
        "withdrawn",
        "offered",
        "offer_accepted",
        "offer_declined",
        "offer_withdrawn",
        "removed",
    ]
    """What"""


class AnswerFields(TypedDict):
    question: str
    """As it was asked"""
    kind: Literal["text", "choice", "number", "yes_no", "file"]
    """How it was answered"""
    value: str
    """The answer"""
    document_id: str | None
    """Of an answer that is a file, for GET /api/v1/documents/{id}"""
    is_marked: bool
    """The recruiter asked for a mark; always false for the applicant"""


class ApplicationDetails(TypedDict):
    id: int
    """The number of the application"""
    job_id: int
    """The number of the job"""
    job_title: str
    """The title of the job when the person applied"""
    company: str
    """The employer when the person applied"""
    status: Literal["submitted", "selected", "rejected"]
    """submitted: nobody has decided yet"""
    applied_at: str
    """When the person applied"""
    withdrawn_at: str | None
    """When the applicant withdrew it, which closes it like a rejection; null otherwise"""
    answer_due: str
    """The day by which an answer is promised"""
    applicant: ApplicantFields | None
    """null while a blind review hides who it is, and once the data was deleted"""
    score: int | None
    """0 to 100, for the recruiter; null if nobody has scored it"""
    score_source: Literal["analysis", "override", None]
    """analysis, or override if the recruiter has set it"""
    match_score: int | None
    """How the profile matched the job when the person applied, 0 to 100; null if unknown or hidden"""
    documents: list[EnclosedDocument]
    """What was enclosed; empty while a blind review hides who it is"""
    source: str
    """Where the person came from, as the link said; may be empty"""
    current_title: str
    """Of the latest post, for the recruiter; may be empty"""
    years: int | None
    """Of experience, for the recruiter; null if unknown"""
    tags: list[str]
    """Tags that those who decide have put on it, for the recruiter"""
    cover_letter: str
    """The letter as it was sent"""
    timeline: list[TimelineFields]
    """What has happened, the oldest first"""
    answers: list[AnswerFields]
    """What was answered to the job's own questions"""
    rejection_reason: str | None
    """Why it was rejected, for those who decide; null if nobody wrote it down"""


class DecisionForm(TypedDict):
    status: Literal["submitted", "selected", "rejected"]
    """selected or rejected; submitted takes either back"""
    message: NotRequired[str]
    """Added to the email to the applicant; at most 5,000 characters"""
    reason: NotRequired[str]
    """Why it is rejected; at most 80 characters, preferably one of the company's own list"""
    share_reason: NotRequired[bool]
    """Tell the applicant the reason in the email"""


class StageChange(TypedDict):
    stage: int
    """The number of the stage"""
    seen: NotRequired[int | None]
    """In which stage you saw it: if somebody has moved it since, the move is refused"""


class PlacementResource(TypedDict):
    application_id: int
    """The number of the application"""
    stage: int
    """The number of its stage"""
    stage_name: str
    """The name of the stage"""


class JobTeamMemberResource(TypedDict):
    user_id: int
    """The number of the account"""
    username: str
    """The username"""
    role: Literal["recruiter", "hiring_manager", "interviewer"]
    """What the person does for this job"""


class JobTeamRows(TypedDict):
    data: list[JobTeamMemberResource]
    """Everybody but the recruiter who posted the job"""


class InterviewerFields(TypedDict):
    user_id: int
    """The number of the person"""
    username: str
    """The name that others see"""


class JobInterviewFields(TypedDict):
    id: int
    """The number of the interview"""
    application_id: int
    """The application"""
    candidate: str
    """Whose application it is"""
    title: str
    """What it is called"""
    kind: Literal["phone", "video", "on_site"]
    """How people meet"""
    minutes: int
    """How long it takes"""
    state: Literal["waiting", "proposed", "booked", "cancelled", "done"]
    """Whether a time was chosen"""
    is_expired: bool
    """Nobody chose a time before the link expired"""
    starts_at: str | None
    """When it begins; null until a time is chosen"""
    interviewers: list[InterviewerFields]
    """Who interviews"""


class DebriefProgressFields(TypedDict):
    application_id: int
    """The application"""
    candidate: str
    """Whose application it is"""
    submitted: int
    """How many scorecards are in"""
    total: int
    """How many there will be"""


class JobInterviewRows(TypedDict):
    data: list[JobInterviewFields]
    """The interviews on this page, the newest first"""
    debriefs: list[DebriefProgressFields]
    """Of the applicants on this page: those with an interview that is over or a scorecard that is in. Each
    counts all interviews of the applicant"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class OwnInterviewFields(TypedDict):
    id: int
    """The interview"""
    title: str
    """What it is called"""
    minutes: int
    """How long it takes"""
    state: Literal["waiting", "proposed", "booked", "cancelled", "done"]
    """What became of it"""
    starts_at: str | None
    """Null until it is booked"""
    candidate: str
    """With whom it is"""
    job_title: str
    """The title of the job"""
    is_submitted: bool
    """Whether the caller's scorecard is in"""


class OwnInterviewRows(TypedDict):
    data: list[OwnInterviewFields]
    """The interviews on this page, the newest first"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class InboxThread(TypedDict):
    application_id: int
    """The number of the application"""
    job_id: int
    """The number of the job"""
    job_title: str
    """The job's title when it was applied for"""
    name: str
    """The addressee; a number in a blind review"""
    stage: str
    """The stage or decision; empty for applicants"""
    score: int | None
    """The application's score; null for applicants"""
    text: str
    """How the last message begins, at most 160 characters"""
    author: str
    """Who wrote the last message"""
    is_own: bool
    """Whether the caller wrote it"""
    is_from_applicant: bool
    """Whether the applicant wrote it"""
    at: str
    """When it was written"""
    is_unread: bool
    """The other side wrote it, and the caller has not opened it yet"""
    may_write: bool
    """Whether the caller may answer"""
    answer_by: str | None
    """The promised day; null once it was answered"""


class ThreadRows(TypedDict):
    data: list[InboxThread]
    """The threads on this page, the newest message first"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class ListedVisitorQuestion(TypedDict):
    id: int
    """The number of the question"""
    job_id: int
    """The number of the job"""
    job_title: str
    """The job's title now"""
    name: str
    """As it was typed, not checked; a number in a blind review"""
    state: Literal["waiting", "answered", "closed"]
    """Whether it waits for an answer, or was closed"""
    asked_at: str
    """When it was asked"""
    is_hidden: bool
    """Whether a blind review hides who asked"""
    text: str
    """How the last message begins, at most 160 characters"""
    author: str
    """Who wrote the last message"""
    is_from_visitor: bool
    """Whether the visitor wrote it"""
    at: str
    """When it was written"""


class VisitorQuestionRows(TypedDict):
    data: list[ListedVisitorQuestion]
    """The questions on this page, the newest first"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class CandidateResource(TypedDict):
    reference: str
    """Names the person for this job only"""
    name: str
    """The name, or a label while your company is not verified"""
    email: str | None
    """The address; null while your company is not verified"""
    score: int
    """How well the profile matches, 0 to 100"""
    matching_skills: list[str]
    """Skills that the job asks for and the person has"""
    missing_skills: list[str]
    """Skills that the job asks for and the profile lacks"""


class CandidateRows(TypedDict):
    data: list[CandidateResource]
    """The best candidates, the best first; the order moves as people change their profiles"""
    total: int
    """How many reach the score"""


class PoolPersonFields(TypedDict):
    key: str
    """Starts with a for applicants, with p for everyone else"""
    name: str
    """As in the latest application"""
    email: str
    """Likewise"""
    phone: str
    """Likewise; may be empty"""
    title: str
    """The current one; may be empty"""
    place: str
    """Of the profile, unless nobody may find it"""
    roles: str
    """Likewise"""
    skills: str
    """Likewise"""
    last_job: str
    """The latest job applied for; may be empty"""
    last_contact: str
    """When they applied, were added or written to"""
    applications: int
    """How many to the company"""
    source: str
    """By which link or from where"""
    tags: list[str]
    """In order"""
    consent_until: str | None
    """Until when the person has agreed to be written to"""
    asked_at: str | None
    """When the person was asked for consent"""
    has_declined: bool
    """Whether the person does not agree"""
    kept_until: str | None
    """When somebody added will be removed; null for applicants"""


class PoolRows(TypedDict):
    data: list[PoolPersonFields]
    """Applicants, then people who were added; the newest of each first"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class JobTeamPerson(TypedDict):
    user_id: int
    """The number of the person"""
    username: str
    """The name that others see"""
    role: Literal["recruiter", "hiring_manager", "interviewer"]
    """What the person does for the job"""


class CompanyJob(TypedDict):
    id: int
    """The number of the job"""
    title: str
    """The title of the job"""
    location: str
    """A place, or Remote"""
    position: Literal["open", "closed"]
    """Whether the position is open"""
    applicants: int
    """How many people have applied"""
    recruiter_id: int
    """The number of the recruiter who answers for it"""
    recruiter: str
    """The recruiter's name"""
    can_edit: bool
    """The caller may change the job and its team"""
    team: list[JobTeamPerson]
    """Who else works on it"""


class CompanyJobRows(TypedDict):
    data: list[CompanyJob]
    """The jobs on this page, the newest first"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class ProfileResource(TypedDict):
    name: str
    """The name"""
    email: str
    """Where recruiters reply"""
    skills: list[str]
    """What the person can do, a skill each"""
    roles: list[str]
    """The work that is looked for"""
    experience: str
    """A band of years, or empty"""
    locations: list[str]
    """Places that are preferred"""
    resume_id: str | None
    """Names the resume for GET /api/v1/documents/{id}; null without one"""
    resume_name: str | None
    """The name of its file; null without one"""
    changed_at: str
    """When the profile was last saved"""


class KeyResource(TypedDict):
    name: str
    """What its owner calls it"""
    hint: str
    """Its beginning and end"""
    scopes: list[str]
    """What it may do; write includes read"""
    is_test: bool
    """Whether its calls are answered with examples"""
    expires_at: str | None
    """null if it never expires"""
    last_used_at: str | None
    """The use before this call, to the minute; null for the first"""
    last_address: str
    """The network address of that use, or empty"""


class PersonResource(TypedDict):
    id: int
    """The number of the account"""
    username: str
    """The username"""
    email: str
    """The address to log in with"""
    role: Literal["user", "recruiter", "admin"]
    """What the person is here"""
    created_at: str
    """When the account was created"""
    profile: ProfileResource | None
    """null if there is none yet"""
    key: KeyResource
    """The key that calls"""


class CareerResource(TypedDict):
    resume: dict[str, Any]
    """A JSON Resume"""


class SearchResource(TypedDict):
    id: int
    """The number of the search"""
    name: str
    """Its name"""
    query: str
    """Words that are looked for; may be empty"""
    location: str
    """The place"""
    remote_only: bool
    """Whether only remote jobs are found"""
    employment_types: list[str]
    """Only these kinds of contract; empty for all"""
    alert: Literal["none", "product", "daily"]
    """none; product: new jobs are counted; daily: they are also emailed once a day"""
    new_count: int
    """New jobs since it was last seen, 99 at most"""
    created_at: str
    """When it was saved"""
    seen_at: str
    """When its jobs were last seen"""


class SearchRows(TypedDict):
    data: list[SearchResource]
    """All saved searches, the oldest first"""


class SearchForm(TypedDict):
    name: NotRequired[str]
    """Its name; if absent, made of the words and the place"""
    query: NotRequired[str]
    """Words to look for"""
    location: str
    """The place"""
    remote_only: NotRequired[bool]
    """Only remote jobs"""
    employment_types: NotRequired[list[Literal["Full-time", "Part-time", "Contract", "Internship"]]]
    """Only these kinds of contract; empty for all"""
    alert: NotRequired[Literal["none", "product", "daily"]]
    """none; product: new jobs are counted; daily: they are also emailed once a day"""


class TrackedJobResource(TypedDict):
    id: int
    """The number of the entry"""
    title: str
    """The job"""
    company: str
    """Who offers it"""
    location: str
    """Where it is, or empty"""
    address: str
    """The page of the job, or empty"""
    stage: str
    """Its stage: saved, applied, interview, offer, closed, or a stage of one's own"""
    note: str
    """The person's own note"""
    applied_on: str | None
    """When the person applied"""
    added_at: str
    """When it was added"""


class TrackedJobSlice(TypedDict):
    data: list[TrackedJobResource]
    """The entries on this page, the newest first"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class NewTrackedJob(TypedDict):
    title: str
    """The job"""
    company: str
    """Who offers it"""
    location: NotRequired[str]
    """Where it is"""
    address: NotRequired[str]
    """The page of the job"""
    text: NotRequired[str]
    """The advert"""
    note: NotRequired[str]
    """The person's own note"""


class WebhookResource(TypedDict):
    id: int
    """The number of the webhook"""
    url: str
    """Where the messages go"""
    events: list[
        Literal[
            "application.received",
            "application.decided",
            "application.moved",
            "application.withdrawn",
            "document.added",
            "interview.planned",
            "interview.proposed",
            "interview.booked",
            "interview.cancelled",
            "scorecard.submitted",
            "message.received",
            "question.received",
            "offer.changed",
            "pool.answered",
            "careers_page.changed",
            "job.opened",
            "job.edited",
            "job.closed",
        ]
    ]
    """The events that are sent"""
    created_at: str
    """When it was added"""
    paused_at: str | None
    """When it was paused; null while it is active"""
    failing_since: str | None
    """The first failure since the last success"""


class WebhookRows(TypedDict):
    data: list[WebhookResource]
    """All webhooks, the oldest first"""


class NewWebhook(TypedDict):
    url: str
    """An https address of at most 500 characters"""
    events: list[
        Literal[
            "application.received",
            "application.decided",
            "application.moved",
            "application.withdrawn",
            "document.added",
            "interview.planned",
            "interview.proposed",
            "interview.booked",
            "interview.cancelled",
            "scorecard.submitted",
            "message.received",
            "question.received",
            "offer.changed",
            "pool.answered",
            "careers_page.changed",
            "job.opened",
            "job.edited",
            "job.closed",
        ]
    ]
    """At least one event"""


class NewWebhookResource(TypedDict):
    id: int
    """The number of the webhook"""
    url: str
    """Where the messages go"""
    events: list[
        Literal[
            "application.received",
            "application.decided",
            "application.moved",
            "application.withdrawn",
            "document.added",
            "interview.planned",
            "interview.proposed",
            "interview.booked",
            "interview.cancelled",
            "scorecard.submitted",
            "message.received",
            "question.received",
            "offer.changed",
            "pool.answered",
            "careers_page.changed",
            "job.opened",
            "job.edited",
            "job.closed",
        ]
    ]
    """The events that are sent"""
    created_at: str
    """When it was added"""
    paused_at: str | None
    """When it was paused; null while it is active"""
    failing_since: str | None
    """The first failure since the last success"""
    secret: str
    """Signs every message"""


class WebhookChange(TypedDict):
    is_active: bool
    """False pauses it; true sends what waited meanwhile"""


class DeliveryResource(TypedDict):
    id: int
    """The number of the delivery"""
    message_id: str
    """The header webhook-id; the same in every try"""
    event: str
    """An event, or test"""
    payload: dict[str, Any]
    """What is sent"""
    created_at: str
    """When it happened"""
    status: Literal["waiting", "delivered", "failed"]
    """Whether it has arrived"""
    tries: int
    """How often it was tried"""
    tries_left: int
    """How often it is tried at most before it is given up"""
    tried_at: str | None
    """The last try; null before the first"""
    next_try_at: str | None
    """The next try; null if there is none"""
    response_status: int | None
    """Of the last try; null without an answer"""
    response: str
    """The beginning of the last answer, or why there was none"""


class DeliveryRows(TypedDict):
    data: list[DeliveryResource]
    """The deliveries of the last 30 days, the newest first"""
    next_cursor: str | None
    """To send as `cursor` for the next page; null on the last one"""


class ProfileForm(TypedDict):
    user_id: NotRequired[str]
    """If given, must be the caller's own"""
    name: NotRequired[str]
    """Letters and spaces"""
    email: NotRequired[str]
    """Does not have to be the account's"""
    phoneNumber: NotRequired[str]
    """Ten digits"""
    countryCode: NotRequired[str]
    """+91, +1, +44, +61"""
    skills: NotRequired[str]
    """Separated by commas"""
    jobRoles: NotRequired[str]
    """Separated by commas"""
    is_basic: NotRequired[bool]
    """1 if absent"""
    experience: NotRequired[str]
    """0-1, 1-3, 3-5, 5-10, 10+"""
    preferredLocations: NotRequired[str]
    """At most three, separated by commas"""
    employmentType: NotRequired[str]
    """Full-Time, Part-Time, Contract, Freelance"""
    preferredJobLevel: NotRequired[str]
    """Such as Entry, Mid or Senior"""
    relocationWillingness: NotRequired[str]
    """Yes, No, Remote Only"""
    VisaType: NotRequired[str]
    """What permits the person to work; empty if nothing is needed or said"""
    expectedSalary: NotRequired[str]
    """NA if the person does not say"""
    currencySymbol: NotRequired[str]
    """USD or $, INR or ₹, EUR or €, GBP or £, JPY or ¥"""
    salaryDuration: NotRequired[str]
    """per year, per month, per hour"""
    resume: NotRequired[File]
    """PDF, 10 MB by default; required for an advanced save if none is on file"""
    discoverable: NotRequired[bool]
    """Whether recruiters may find this person; visibility says which"""
    visibility: NotRequired[Literal["all", "verified", "nobody"]]
    """Which recruiters find this person without an application"""
    version: NotRequired[str]
    """The version on which the edit is based; 409 if it is no longer current. Not checked if absent"""


class ProfileFields(TypedDict):
    name: str
    """The person's name"""
    email: str
    """Where recruiters may write"""
    phone_number: str
    """Without the country code"""
    country_code: str
    """Such as +1"""
    experience: str
    """Years of work"""
    skills: str
    """Separated by commas"""
    preferred_locations: str
    """Places, separated by commas"""
    job_roles: str
    """Roles that the person looks for, separated by commas"""
    resume_path: str
    """Empty without a resume; GET /api/ + this path returns the file"""
    resume_name: str
    """The name under which it was uploaded"""
    expected_salary: str
    """An amount, two of them, or NA"""
    employment_type: str
    """Such as Full-time; several are separated by commas"""
    preferred_job_level: str
    """Such as Entry, Mid or Senior"""
    relocation_willingness: str
    """Whether the person would move"""
    visa_type: str
    """What permits the person to work"""
    currency_symbol: str
    """The currency of the expected salary"""
    currencySymbol: str
    """The same as currency_symbol"""
    salary_duration: str
    """What the salary is paid for, such as a year"""
    is_basic: Literal[0, 1]
    """1 until the advanced fields were filled in"""
    discoverable: bool
    """Whether any recruiter may find them"""
    visibility: Literal["all", "verified", "nobody"]
    """Which recruiters find this person without an application"""
    updated_at: str
    """When it was last changed, in UTC"""


class SavedProfile(TypedDict):
    message: str
    """A sentence for the person"""
    profile: ProfileFields
    """The profile as it is stored now"""
    version: str
    """The version of the editable fields; send it back when you save"""


class MatchDetails(TypedDict):
    skill_score: int
    """Points for skills, 50 at most"""
    role_score: int
    """Points for the role, 25 at most"""
    exp_score: int
    """Points for years of work, 15 at most"""
    location_score: int
    """Points for the place, 10 at most"""
    matching_skills: list[str]
    """Skills that the job asks for and the profile has"""
    missing_skills: list[str]
    """Skills that the job asks for and the profile lacks"""


class RecommendedJob(TypedDict):
    id: int
    """The number of the job"""
    title: str
    """The title of the job"""
    company: str
    """The company that hires"""
    location: str
    """A place, or Remote"""
    employmentType: str
    """Such as Full-time"""
    description: str
    """The text of the advert"""
    salaryRange: str
    """The salary in words, ready to be shown"""
    datePosted: str
    """The day on which it was posted"""
    recruiterEmail: str
    """Where applications go"""
    match_score: int
    """How well the profile fits, 0 to 100"""
    match_quality: Literal["excellent", "good", "fair", "low"]
    """The score in a word"""
    match_details: MatchDetails
    """How the score adds up"""
    application_status: Literal["applied", None]
    """applied if the caller has applied; otherwise null"""
    shortfalls: list[str]
    """Sentences about what is missing, for a weak match only"""


class RecommendationStats(TypedDict):
    total_jobs: int
    """For which people can apply today"""
    matched_jobs: int
    """How many jobs reach the score"""
    excellent: int
    """How many of them match excellently"""
    good: int
    """How many of them match well"""
    fair: int
    """How many of them match fairly"""
    low: int
    """How many of them match little"""
    average_score: float
    """The mean of their scores, 0 to 100"""


class RecommendationsAnswer(TypedDict):
    recommendations: list[RecommendedJob]
    """The best first"""
    stats: RecommendationStats
    """Figures for the head of the list"""


class ResumeFile(TypedDict):
    resume: File
    """PDF, DOCX or DOC, 10 MB at most by default"""


class ReadItem(TypedDict):
    value: str
    """One entry as the form expects it"""
    quote: str
    """The words of the resume that show it"""
    page: int
    """From 1"""
    start: int
    """Their position in the text as we read it"""
    end: int
    """Where they end in that text"""


class ReadValue(TypedDict):
    value: str
    """The whole value as the form expects it"""
    quote: str
    """The words of the resume that show the first entry"""
    page: int
    """The page of these words, from 1"""
    items: list[ReadItem]
    """The entries with their words"""


class ReadFields(TypedDict):
    name: ReadValue | None
    """The person's name"""
    email: ReadValue | None
    """Their address"""
    phone_number: ReadValue | None
    """Their number without the country code"""
    country_code: ReadValue | None
    """The country code of the number"""
    skills: ReadValue | None
    """Skills, an entry each"""
    job_roles: ReadValue | None
    """Roles that they have had, an entry each"""
    experience: ReadValue | None
    """Years of work"""


class AtsOmission(TypedDict):
    why: Literal["invisible", "tiny", "off-page", "zero-width", "instruction"]
    """Why it was left out"""
    quote: str
    """The beginning of the words that were left out"""
    page: int
    """The page it is on, from 1"""
    sentence: str
    """What to tell the person about it"""


class AtsDocument(TypedDict):
    name: str
    """The name of the file"""
    format: Literal["pdf", "docx", "doc"]
    """What kind of file it is"""
    pages: int
    """How many pages it has"""
    words: int
    """How many words we read"""
    bytes: int
    """How large the file is, in bytes"""
    omissions: list[AtsOmission]
    """What was left out of the analysis"""
    is_scan: bool
    """The words were recognized in pictures of the pages"""


class FilledForm(TypedDict):
    fields: ReadFields
    """What the resume says"""
    document: AtsDocument
    """The file as it was read"""


class ApplicationForm(TypedDict):
    jobId: NotRequired[str]
    """The job. Without it, the open job with this title, company and recruiter"""
    jobTitle: NotRequired[str]
    """The title of the job, if jobId is not sent"""
    jobCompany: NotRequired[str]
    """The company of the job, if jobId is not sent"""
    recruiterEmail: NotRequired[str]
    """If given, must be the job's own"""
    fullName: str
    """The name under which the recruiter sees the application"""
    email: str
    """Where the recruiter may reply"""
    phoneNumber: NotRequired[str]
    """With its country code"""
    coverLetter: str
    """The text of the letter; it becomes the email's text"""
    resumeFile: NotRequired[File]
    """PDF, DOC or DOCX, 30 MB at most by default; without it, the profile's resume is used"""
    drivingLicenseFile: NotRequired[File]
    """PDF, JPG, PNG or GIF, 30 MB at most by default"""
    visaDocumentFile: NotRequired[File]
    """PDF, JPG, PNG or GIF, 30 MB at most by default"""
    user_id: NotRequired[str]
    """If given, must be the caller's own"""
    source: NotRequired[str]
    """The value of `from` in the link that brought the person here; only our own tokens count"""
    answers: NotRequired[str]
    """A JSON object: the answers by the ids of the job's own questions; for a file, its place among
    `answerFiles`, from 0"""
    answerFiles: NotRequired[list[File]]
    """Answers that are files: PDF, DOC, DOCX, JPG, PNG or GIF, 10 MB at most by default"""


class SubmissionAnswer(TypedDict):
    message: str
    """A sentence for the person"""
    application_id: int
    """The number of the new application"""
    email_sent: bool
    """The mail server has accepted the email"""


class ShortLetter(TypedDict):
    text: str
    """The letter; what only the person knows stands in brackets"""


class FoundApplicant(TypedDict):
    application_id: int
    """The number of the application"""
    job_id: int
    """The number of the job"""
    job_title: str
    """The job's title when it was applied for"""
    name: str
    """The applicant's name"""
    stage: str
    """The stage or decision"""


class FoundApplicants(TypedDict):
    applicants: list[FoundApplicant]
    """At most 10, the newest first"""


class ShownFilters(TypedDict):
    quick: Literal["active", "mine", "due", "replies", None]
    """active: undecided; mine: I look after it; due: answer due soon"""
    status: Literal["submitted", "selected", "rejected", None]
    """Only applications with this status"""
    stage: int | None
    """The number of a stage"""
    source: str | None
    """Where the applicants came from"""
    tag: str
    """A tag that they all have; empty for any"""
    least_score: int | None
    """The lowest score"""


class ShownView(TypedDict):
    id: int
    """The number of the view"""
    name: str
    """What its author calls it"""
    filters: ShownFilters
    """What it keeps"""
    sort: Literal["applied", "score", "match", "name", "years", "title", "source", "status", "tags", "assignee", "due"]
    """The order of the list"""
    columns: list[
        Literal[
            "Name",
            "Match",
            "Years",
            "Current title",
            "Documents",
            "Actions",
            "Contact Info",
            "Source",
            "Tags",
            "Assignee",
            "Status",
            "Answer by",
            "Applied Date",
        ]
    ]
    """The columns of the table; the usual ones if empty"""
    is_shared: bool
    """Whether the author's company sees it"""
    is_own: bool
    """Whether the caller can change it"""


class ViewList(TypedDict):
    views: list[ShownView]
    """The caller's, then those of colleagues"""


class ViewFilters(TypedDict):
    quick: NotRequired[Literal["active", "mine", "due", "replies", None]]
    """active: undecided; mine: I look after it; due: answer due soon"""
    status: NotRequired[Literal["submitted", "selected", "rejected", None]]
    """Only applications with this status"""
    stage: NotRequired[int | None]
    """The number of a stage"""
    source: NotRequired[str | None]
    """Where the applicants came from"""
    tag: NotRequired[str]
    """A tag that they all have"""
    least_score: NotRequired[int | None]
    """The lowest score, 0 to 100"""


class ViewBody(TypedDict):
    name: str
    """What to call it"""
    filters: ViewFilters
    """What it keeps"""
    sort: NotRequired[
        Literal["applied", "score", "match", "name", "years", "title", "source", "status", "tags", "assignee", "due"]
    ]
    """Newest first if absent"""
    columns: NotRequired[
        list[
            Literal[
                "Name",
                "Match",
                "Years",
                "Current title",
                "Documents",
                "Actions",
                "Contact Info",
                "Source",
                "Tags",
                "Assignee",
                "Status",
                "Answer by",
                "Applied Date",
            ]
        ]
    ]
    """The columns of the table; the usual ones if empty"""
    is_shared: NotRequired[bool]
    """The people of one's company see it, too"""


class ViewAnswer(TypedDict):
    message: str
    """A sentence for the person"""
    view: ShownView
    """The view as it is stored now"""


class ViewDone(TypedDict):
    message: str
    """A sentence for the person"""


class DocumentTextAnswer(TypedDict):
    text: str
    """Its visible lines in reading order, an empty line between blocks"""
    is_scan: bool
    """Whether the words were recognized in pictures of the pages"""


class FitRequirement(TypedDict):
    label: str
    """What the job asks for, in a few words"""
    must: bool
    """Whether the job insists on it"""
    state: Literal["met", "partly", "missing"]
    """How far the resume shows it"""
    own_word: str
    """What the person says, if it rests on that"""


class BrakeShown(TypedDict):
    percent: int | None
    """null: too little to judge"""
    meaning: str
    """What the percent meant in judged pairs"""
    missing: list[str]
    """Certificates and licenses that the job insists on and the resume does not show"""
    shortfalls: list[str]
    """Sentences on what the profile lacks"""
    refused: list[str]
    """Conditions that the person says they cannot meet"""


class BrakeAnswer(TypedDict):
    requirements: list[FitRequirement]
    """Empty without a resume that can be read"""
    brake: BrakeShown | None
    """null: a fair chance"""


class HaveBody(TypedDict):
    labels: list[str]
    """Requirements that the person has without the resume showing it"""


class CheckForm(TypedDict):
    user_id: NotRequired[int | str]
    """If given, must be the caller's own"""
    job_title: NotRequired[str | None]
    """The title of the job"""
    company: NotRequired[str | None]
    """The company that hires"""
    job_description: NotRequired[str | None]
    """At most 20 kB"""
    user_skills: NotRequired[str | list[Any] | None]
    """Separated by commas; count as facts in addition to the stored profile"""
    job_id: NotRequired[int | None]
    """A job posted here; without it, job_title is required"""
    text: str
    """The letter as it is now, at most 20 kB"""
    user_requirements: NotRequired[str | None]
    """What the person asked for; it may be claimed"""
    additional_info: NotRequired[str | None]
    """Facts that the person added; they may be claimed"""


class LetterClaim(TypedDict):
    text: str
    """The words of the claim"""
    start: int
    """Where it begins in the letter"""
    end: int
    """Where it ends in the letter"""
    kind: Literal["name", "title", "number", "skill", "date", "degree"]
    """What the claim is about"""
    supported: bool
    """Whether the resume, the profile or what the person wrote shows it"""
    source: str
    """The fact that supports it, or empty"""
    difference: str
    """What a fact says otherwise, or empty"""
    repair: str
    """What to write in its place where it differs from a fact, or empty"""


class CheckedLetter(TypedDict):
    claims: list[LetterClaim]
    """What in it can be true or false, in its order"""


class PlaceFields(TypedDict):
    page: int
    """From 1"""
    left: float
    """In points from the left edge of the page"""
    top: float
    """In points from the upper edge of the page"""
    right: float
    """In points from the left edge of the page"""
    bottom: float
    """In points from the upper edge of the page"""


class SeenFieldFields(TypedDict):
    name: str
    """What it is, for people"""
    value: str
    """As read; empty if nothing is read"""
    state: Literal["read", "partly", "lost"]
    """How well it is read"""
    place: PlaceFields | None
    """Where it stands; null where nothing says so"""


class ReadingProblemFields(TypedDict):
    kind: Literal["scan", "hidden", "date", "columns", "font", "picture", "contact", "headings"]
    """What it is about"""
    title: str
    """In a few words"""
    text: str
    """What goes wrong"""
    mend: str
    """What the person can do"""
    quotes: list[str]
    """Words of the file that show it"""
    fields: list[int]
    """The numbers of the fields that it is about, from 1"""


class PlacedLine(TypedDict):
    page: int
    """From 1"""
    left: float
    """In points from the left edge of the page"""
    top: float
    """In points from the upper edge of the page"""
    right: float
    """In points from the left edge of the page"""
    bottom: float
    """In points from the upper edge of the page"""
    text: str
    """The words of the line"""


class MachineViewAnswer(TypedDict):
    pages: int
    """Of the file"""
    text: str
    """All that is read, in the order in which it is"""
    fields: list[SeenFieldFields]
    """In the order of the file"""
    problems: list[ReadingProblemFields]
    """The worst first"""
    lines: list[PlacedLine]
    """The lines where they stand on their pages; empty for files without places"""


class ScoreForm(TypedDict):
    jobDescription: NotRequired[str]
    """The job, as text"""
    profileDocument: NotRequired[File]
    """The resume: PDF, DOCX or DOC, 30 MB at most by default"""
    application_id: NotRequired[int]
    """Score this application: its resume against the job as it was at the time, and store the number with it.
    The other two fields are then ignored."""


class AtsMusts(TypedDict):
    met: int
    """Musts that the resume shows"""
    partly: int
    """Musts that it shows in part"""
    missing: int
    """Musts that it does not show"""
    total: int
    """All musts of the job"""


class AtsSumLine(TypedDict):
    label: str
    """What the points are for"""
    points: float
    """How many points; the lines add up to the points of the match"""


class AtsJob(TypedDict):
    title: str
    """The title of the job; empty if the text does not say"""
    company: str
    """The company; empty if the text does not say"""
    words: int
    """How many words the job's text has"""


class AtsRole(TypedDict):
    title: str
    """The title as the resume names it"""
    employer: str
    """The employer; empty if the resume names none"""
    first: str
    """The first month, as in 2019-03"""
    last: str | None
    """The last month; null while the role goes on"""


class AtsRoleYears(TypedDict):
    role: AtsRole
    """A role of the resume"""
    months: int
    """How many months of it count; halves are already halved"""
    counting: Literal["wholly", "half", "not"]
    """How far the role counts"""
    on_word: bool
    """The person added the role, or says that it counts"""


class AtsYears(TypedDict):
    asked: int
    """What the job asks for, in months"""
    months: int
    """What the resume shows, in months"""
    roles: list[AtsRoleYears]
    """How each role counts"""


class AtsRequirement(TypedDict):
    id: int
    """The number of the requirement in this match"""
    kind: Literal["title", "experience", "skill", "education", "certificate", "language", "duty"]
    """What it asks for"""
    label: str
    """The requirement in a few words"""
    must: bool
    """Whether the job insists on it"""
    weight: int
    """How many points it is worth"""
    points: float
    """How many of them the resume gets"""
    state: Literal["met", "partly", "missing"]
    """How far the resume shows it"""
    quote: str
    """The words of the resume that show it; empty if none do"""
    note: str
    """Which part is missing, if it is met partly"""
    hint: str
    """A sentence that a model points at; it is shown and never counted"""
    source: str
    """The sentence of the job that asks for it"""
    years: AtsYears | None
    """How the years add up; null if it asks for none"""
    own_word: str
    """What the person said in a correction, if the state rests on it"""


class AtsCondition(TypedDict):
    label: str
    """The demand in a few words"""
    source: str
    """The sentence of the job that demands it"""


class AtsPiece(TypedDict):
    kind: Literal["kept", "added", "blank"]
    """Words that stay, words to add, or a blank to fill in"""
    text: str
    """For a blank, what the person should fill in"""


class AtsRaise(TypedDict):
    requirement_ids: list[int]
    """The numbers of the requirements that the line could show"""
    gain: int
    """What meeting them would add, in percent points"""
    percent: int
    """The percent if they were met"""
    remedy: Literal["reword", "if_true", "beyond_words"]
    """Other words for what is there, a fact only the person knows, or nothing that can be written"""
    title: str
    """What to do, in a few words"""
    text: str
    """Why, and what a reader needs"""
    role: str
    """Title and employer as the resume names them, or empty"""
    line: str
    """The line of the resume to change, or the line above the new one"""
    is_new: bool
    """Whether it is a new line"""
    better: list[AtsPiece]
    """The better line in its pieces"""


class AtsRemedy(TypedDict):
    remedy: Literal["reword", "if_true", "beyond_words"]
    """Which kind of advice it is"""
    title: str
    """The advice in a few words"""
    text: str
    """The advice in a sentence"""
    percent: int
    """The percent if this advice and all before it were followed"""


class AtsMeaning(TypedDict):
    pairs: int
    """How many judged pairs have a percent near this one"""
    interviews: int
    """How many out of a hundred were worth an interview"""
    text: str
    """The same in a sentence"""


class AtsPart(TypedDict):
    text: str
    """A piece of the block"""
    proves: list[int]
    """The numbers of the requirements that it shows"""


class AtsBlock(TypedDict):
    kind: Literal["name", "contact", "heading", "entry", "bullet", "text"]
    """What kind of block it is"""
    page: int
    """The page it is on, from 1"""
    aside: str
    """The period of an entry; otherwise empty"""
    parts: list[AtsPart]
    """The block in pieces, from left to right"""


class AtsCorrection(TypedDict):
    number: int
    """The number of the correction, for taking it back"""
    kind: Literal[
        "not_a_requirement",
        "i_have_this",
        "these_years_count",
        "other_months",
        "missing_role",
        "i_can",
        "i_cannot",
        "not_true",
    ]
    """What was read wrong, or what the resume does not say"""
    about: str
    """The label of the requirement or condition"""
    quote: str
    """The words of the resume that the person points at; empty if there are none"""
    words: str
    """What the person wrote"""
    role: AtsRole | None
    """The role that the person added; null if it is not about a role"""
    statement: str
    """As the person would say it to a recruiter"""


class AtsRecount(TypedDict):
    id: int
    """The number of the stored corrections"""
    is_shared: bool
    """Whether recruiters see them with an application"""
    percent_as_read: int
    """The percent without the corrections"""
    own_points: float
    """Points that rest on the person's word alone"""
    dropped: list[AtsRequirement]
    """Requirements that the person says the job does not ask for"""
    corrections: list[AtsCorrection]
    """What the person has said, the oldest first"""


class AtsMatch(TypedDict):
    percent: int
    """How well the resume fits the job, 0 to 100"""
    band: Literal["weak", "medium", "good", None]
    """null if the job asks for too little"""
    heading: str
    """The percent in a few words"""
    advice: str
    """What to do with it, in a sentence"""
    skills_percent: int | None
    """The percent of the skills alone; null if the job asks for none"""
    experience_percent: int | None
    """The percent of the experience alone; null if the job asks for none"""
    musts: AtsMusts
    """How many musts are met, partly met and missing"""
    points: float
    """All points of the resume"""
    max_points: float
    """All points that the job gives"""
    sum: list[AtsSumLine]
    """How the points come about"""
    job: AtsJob
    """What the job's text says about itself"""
    requirements: list[AtsRequirement]
    """What the job asks for, and where the resume shows it"""
    conditions: list[AtsCondition]
    """Demands that are not scored"""
    raises: list[AtsRaise]
    """What would add most, the greatest first"""
    remedies: list[AtsRemedy]
    """The advice by its kinds, the easiest first"""
    meaning: AtsMeaning | None
    """null if there are too few judged pairs"""
    copied: int
    """Sentences of the resume that repeat the job; they prove nothing"""
    resume: list[AtsBlock]
    """The resume as it was read"""
    made_by: str
    """How the score came about"""
    recount: AtsRecount | None
    """null if the person has corrected nothing"""


class OwnWordFields(TypedDict):
    about: str
    """The label of a requirement, or empty"""
    statement: str
    """What the person says in addition to the resume"""


class ScoreAnswer(TypedDict):
    response: str
    """A report in plain text; its first line is 'Overall Resume Score: NN'"""
    score: int
    """0 to 100, computed, never chosen by a model"""
    api_used: str
    """What produced the answer: local, or the name of a provider"""
    match: AtsMatch
    """How well the resume fits the job"""
    document: AtsDocument
    """The resume as it was read"""
    own_words: list[OwnWordFields]
    """What the applicant says about our reading; it earns no points"""


class SentResumeFields(TypedDict):
    application_id: int
    """The application it went along with"""
    resume_id: int
    """0 if the resume has been deleted"""
    name: str
    """What the resume was called"""
    number: int
    """Which of its versions it was"""
    job_title: str
    """The job applied for"""
    company: str
    """The company of that job"""
    sent_at: str
    """When the person applied"""


class SentResumeList(TypedDict):
    uses: list[SentResumeFields]
    """The newest first"""


class ResumeStateFields(TypedDict):
    number: int
    """From 1 within the resume"""
    kept_at: str
    """When it was downloaded, sent or left"""
    uses: list[SentResumeFields]
    """Where it went along"""


class ResumeHistory(TypedDict):
    present: int
    """Its number as it is now; that of the newest earlier version if it is still the same"""
    states: list[ResumeStateFields]
    """The newest first"""


class ChangedLineFields(TypedDict):
    kind: Literal["same", "changed", "left_out", "added"]
    """What happened to it"""
    place: str
    """The heading and entry under which it stands"""
    text: str
    """As it is now; empty if it was left out"""
    before: str
    """As it was; empty if it was added"""


class ResumeChanges(TypedDict):
    changes: list[ChangedLineFields]
    """In the order of the page"""


class Restoration(TypedDict):
    version: NotRequired[str | None]
    """The version on which the edit is based; 409 if it is no longer current. Not checked if absent"""


class OwnSentenceFields(TypedDict):
    id: str
    """The id of the sentence, chosen by the client"""
    position_id: str
    """The role or section of the career to which it belongs"""
    text: str
    """The sentence"""
    deed_id: NotRequired[str]
    """Of the sentence that it replaces, or empty"""


class ResumeFields(TypedDict):
    id: int
    """The number of the resume"""
    name: str
    """What the person calls the resume"""
    job_title: str
    """The title of the job it is for"""
    company: str
    """The company that hires; may be empty"""
    job_id: int
    """0 for an advert from elsewhere"""
    changed_at: str
    """When it was last changed"""
    advert: str
    """The job as it was when the resume was begun"""
    left_out: list[str]
    """Ids of what the career has and this resume leaves out"""
    order: list[str]
    """Ids in the order of this resume; others follow as in the career"""
    sentences: list[OwnSentenceFields]
    """Sentences that only this resume has"""
    template: Literal["linen", "poplin", "twill", "oxford", "chambray", "flannel"]
    """How it looks"""
    paper: Literal["a4", "letter"]
    """The size of its pages"""
    accent: Literal["teal", "navy", "burgundy", "forest", "plum", "rust", "slate", "black"]
    """Of its headings"""
    has_photo: bool
    """Whether it shows the person's photo"""
    language: Literal["en", "de", "fr", "es", "ar", "he", None]
    """Of headings and dates; without one, the language that the career is written in"""


class CareerSource(TypedDict):
    field: str
    """Which field it speaks about"""
    value: str
    """As read"""
    words: str
    """The words that say it"""
    origin: Literal["resume", "json_resume", "linkedin", "europass"]
    """Where the words come from"""
    page: NotRequired[int]
    """From 1; 0 if the source has none"""
    file: NotRequired[str]
    """The key of the file it was read from, for GET /api/documents/download; empty if not kept"""


class DeedFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    text: NotRequired[str]
    """One sentence"""


class PositionFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    title: NotRequired[str]
    """What the role is called"""
    employer: NotRequired[str]
    """Who employed the person"""
    place: NotRequired[str]
    """Where the work was"""
    start: NotRequired[str]
    """Year and month, as in 2021-03, or the year alone"""
    end: NotRequired[str]
    """Year and month, as in 2021-03, or the year alone"""
    is_current: NotRequired[bool]
    """Whether the role goes on"""
    deeds: NotRequired[list[DeedFields]]
    """What the person did there, a sentence each"""


class EducationFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    degree: NotRequired[str]
    """Such as Bachelor of Science"""
    subject: NotRequired[str]
    """What was studied"""
    school: NotRequired[str]
    """Where it was studied"""
    start: NotRequired[str]
    """Year and month, as in 2021-03, or the year alone"""
    end: NotRequired[str]
    """Year and month, as in 2021-03, or the year alone"""


class CertificateFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    name: NotRequired[str]
    """What the certificate is called"""
    issuer: NotRequired[str]
    """Who issued it"""
    date: NotRequired[str]
    """Year and month, as in 2021-03, or the year alone"""
    expires: NotRequired[str]
    """Year and month, as in 2021-03, or the year alone"""


class LanguageFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    name: NotRequired[str]
    """The language"""
    level: NotRequired[str]
    """How well the person speaks it, in their own words"""


class ProjectFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    name: NotRequired[str]
    """What the project is called"""
    text: NotRequired[str]
    """What it was, and what the person did"""
    address: NotRequired[str]
    """A web address"""


class CareerLinkFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    label: NotRequired[str]
    """What the link is called"""
    address: NotRequired[str]
    """A web address"""


class SkillEntryFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    name: NotRequired[str]
    """The skill"""


class HeadedFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    heading: NotRequired[str]
    """The heading, in the person's words"""
    deeds: NotRequired[list[DeedFields]]
    """What stands below it, a sentence each"""


class AwardFields(TypedDict):
    id: str
    """Never changes"""
    sources: NotRequired[list[CareerSource]]
    """The words of a document that the entry was read from"""
    name: NotRequired[str]
    """What the honor is called"""
    issuer: NotRequired[str]
    """Who awarded it"""
    date: NotRequired[str]
    """Year and month, as in 2021-03, or the year alone"""
    text: NotRequired[str]
    """What it was for"""


class CareerFields(TypedDict):
    name: NotRequired[str]
    """The person's name; resumes show it as long as there is no profile"""
    positions: NotRequired[list[PositionFields]]
    """Roles, in the person's order; a career keeps 60"""
    education: NotRequired[list[EducationFields]]
    """Degrees and schools, in the person's order"""
    certificates: NotRequired[list[CertificateFields]]
    """Certificates and licenses"""
    languages: NotRequired[list[LanguageFields]]
    """Languages that the person speaks"""
    projects: NotRequired[list[ProjectFields]]
    """Projects within the roles or outside of them"""
    links: NotRequired[list[CareerLinkFields]]
    """Pages about the person"""
    skills: NotRequired[list[SkillEntryFields]]
    """Skills, whether a sentence shows them or not"""
    summary: NotRequired[list[HeadedFields]]
    """What the person says about themselves, at the top of a resume"""
    volunteer_roles: NotRequired[list[PositionFields]]
    """Unpaid roles, in the person's order; a career keeps 60"""
    awards: NotRequired[list[AwardFields]]
    """Honors and awards"""
    additions: NotRequired[list[HeadedFields]]
    """Sections of the person's own, such as memberships"""


class PageLineFields(TypedDict):
    id: str
    """The id of the sentence"""
    text: str
    """The sentence"""


class PageEntryFields(TypedDict):
    title: str
    """The first line of the entry, such as title and employer"""
    dates: str
    """Its period in words; may be empty"""
    details: str
    """What else its head says; may be empty"""
    lines: list[PageLineFields]
    """The sentences below it"""


class PageSectionFields(TypedDict):
    heading: str
    """The heading of the section"""
    entries: list[PageEntryFields]
    """What stands below it"""
    is_prose: bool
    """Whether its sentences follow each other without bullets"""


class PageFields(TypedDict):
    name: str
    """The person's name"""
    contacts: list[str]
    """The line below the name, a piece each"""
    sections: list[PageSectionFields]
    """The rest of the resume from top to bottom"""
    language: Literal["en", "de", "fr", "es", "ar", "he"]
    """That of headings and dates"""


class ResumeAnswer(TypedDict):
    resume: ResumeFields
    """The choices of this resume"""
    version: str
    """The version of the editable fields; send it back when you save"""
    career: CareerFields
    """The career that it is made from"""
    page: PageFields
    """The resume as it reads now"""
    missing_letters: str
    """Letters of the page that a PDF cannot show: there is no font for them"""
    photo: str
    """The checksum of the person's photo; empty if there is none"""
    waiting: list[str]
    """Ids of sentences that are in no file until the person says that they are true"""


class ResumeRow(TypedDict):
    id: int
    """The number of the resume"""
    name: str
    """What the person calls the resume"""
    job_title: str
    """The title of the job it is for"""
    company: str
    """The company that hires; may be empty"""
    job_id: int
    """0 for an advert from elsewhere"""
    changed_at: str
    """When it was last changed"""


class ResumeList(TypedDict):
    resumes: list[ResumeRow]
    """All of the caller's"""


class ResumeStart(TypedDict):
    job_id: NotRequired[int]
    """Of a job of this site, or 0"""
    name: NotRequired[str]
    """Of the resume; job and company if empty"""
    job_title: NotRequired[str]
    """The title of the job, if `job_id` is not sent; read from the advert if empty"""
    company: NotRequired[str]
    """The company that hires, if `job_id` is not sent"""
    advert: NotRequired[str]
    """The text of the advert, if `job_id` is not sent"""


class ResumeUses(TypedDict):
    uses: dict[str, int]
    """How many resumes show each sentence of the career, by its id"""


class ResumeChange(TypedDict):
    name: str
    """What the person calls the resume"""
    left_out: list[str]
    """Ids"""
    order: list[str]
    """Ids; entries that are not named follow as in the career"""
    sentences: list[OwnSentenceFields]
    """Sentences that only this resume has"""
    template: Literal["linen", "poplin", "twill", "oxford", "chambray", "flannel"]
    """How it looks"""
    paper: Literal["a4", "letter"]
    """The size of its pages"""
    accent: NotRequired[Literal["teal", "navy", "burgundy", "forest", "plum", "rust", "slate", "black"]]
    """The color of its headings"""
    has_photo: NotRequired[bool]
    """Whether it shows the person's photo"""
    language: NotRequired[Literal["en", "de", "fr", "es", "ar", "he", None]]
    """Of headings and dates; without one, the language that the career is written in"""
    version: NotRequired[str | None]
    """The version on which the edit is based; 409 if it is no longer current. Not checked if absent"""


class ResumeRemoved(TypedDict):
    message: str
    """A sentence for the person"""


class ResumeRequirement(TypedDict):
    label: str
    """What the job asks for, in a few words"""
    must: bool
    """Whether the job insists on it"""
    state: Literal["met", "partly", "missing"]
    """How far the resume shows it"""
    weight: int
    """How many points it is worth"""
    points: float
    """How many of them the resume gets"""
    gain: int
    """Percent that it would add if it was met"""
    quotes: list[str]
    """The words of the resume that show it"""


class SentencePointsFields(TypedDict):
    id: str
    """The id of the sentence"""
    percent: int | None
    """What it adds or would add; null if not tried out"""
    proves: list[str]
    """Labels of the requirements that it shows"""


class ResumeMatchAnswer(TypedDict):
    percent: int
    """How well this resume fits its job, 0 to 100"""
    band: str | None
    """The percent in a word; null if the job asks for too little"""
    heading: str
    """The percent in a few words"""
    points: float
    """All points of the resume"""
    max_points: float
    """All points that the job gives"""
    requirements: list[ResumeRequirement]
    """What the job asks for, and where the resume shows it"""
    sentences: list[SentencePointsFields]
    """What single sentences are worth"""


class ReadBackAnswer(TypedDict):
    pages: int
    """How many pages the file has"""
    facts: int
    """How many values the resume states: names, dates, sentences"""
    right: int
    """How many of them are read as they are"""


class CorrectionForm(TypedDict):
    jobDescription: NotRequired[str]
    """The job, as text"""
    profileDocument: NotRequired[File]
    """The resume: PDF, DOCX or DOC, 10 MB at most by default"""
    user_id: NotRequired[str]
    """The caller's own id; files may then be up to 30 MB"""
    kind: Literal[
        "not_a_requirement",
        "i_have_this",
        "these_years_count",
        "other_months",
        "missing_role",
        "i_can",
        "i_cannot",
        "not_true",
    ]
    """What was read wrong, or what the resume does not say"""
    about: NotRequired[str]
    """The label of the requirement or condition"""
    quote: NotRequired[str]
    """i_have_this: the line of the resume that shows it"""
    words: NotRequired[str]
    """i_have_this: the person's own words, if no line shows it"""
    title: NotRequired[str]
    """Of the role whose years count, or that is missing"""
    employer: NotRequired[str]
    """Of this role"""
    first: NotRequired[str]
    """Its first month, such as 2019-03"""
    last: NotRequired[str]
    """Its last month; absent if it is current"""
    readFirst: NotRequired[str]
    """other_months: its first month as we read it"""
    readLast: NotRequired[str]
    """other_months: its last month as we read it; absent if it is current"""


class AtsFact(TypedDict):
    label: str
    """What the fact is about"""
    value: str
    """The fact"""
    quote: str
    """The words of the resume that show it"""


class AtsAbout(TypedDict):
    summary: list[str]
    """A few sentences about the person"""
    facts: list[AtsFact]
    """Facts with the words that show them"""
    highlights: list[str]
    """What stands out in the resume"""


class AtsResponsibility(TypedDict):
    of: Literal["job", "resume"]
    """Whether the job or the resume names it"""
    text: str
    """The duty in a sentence"""
    where: str
    """The role of the resume with its period; empty for duties of the job"""
    proof: str
    """The sentence of the resume that shows a duty of the job; empty if none does"""


class AtsTopSkill(TypedDict):
    rank: int
    """Its place in the list, from 1"""
    name: str
    """The skill"""
    must: bool
    """Whether the job insists on it"""
    proof: str
    """The words of the resume that show it; empty if none do"""


class AtsQuestion(TypedDict):
    number: int
    """Its place in the list, from 1"""
    text: str
    """The question"""
    answer: str
    """A model answer"""
    topic: str
    """What the question is about"""
    level: Literal["beginner", "intermediate", "advanced"]
    """How much the question asks of the person"""
    gap: bool
    """Whether it asks about something the resume does not show"""
    quote: str
    """The fact that the answer builds on"""


class AtsAnswer(TypedDict):
    success: bool
    """Always true: failures have a status of 400 or more"""
    response: str
    """The same answer as plain text"""
    offset: int | None
    """Where the next page starts; null at the end"""
    api_used: str
    """What produced the answer: local, or the name of a provider"""
    document: AtsDocument
    """The resume as it was read"""
    match: AtsMatch | None
    """How well the resume fits the job"""
    about: AtsAbout | None
    """A summary of the person"""
    responsibilities: list[AtsResponsibility] | None
    """Duties of the job and of the resume, side by side"""
    top_skills: list[AtsTopSkill] | None
    """The skills that matter most"""
    questions: list[AtsQuestion] | None
    """Questions that an interviewer may ask"""


class CorrectionDone(TypedDict):
    message: str
    """A sentence for the person"""


class SharingBody(TypedDict):
    on: bool
    """Whether recruiters see the corrections with an application"""


class PositionForm(TypedDict):
    title: str | None
    """The title of the job"""
    company: str | None
    """The company"""
    employmentType: str | None
    """Such as Full-time"""
    location: str | None
    """A place, or Remote"""
    keywords: NotRequired[str | None]
    """Separated by commas"""


class DescriptionAnswer(TypedDict):
    description: str
    """Plain text of at least 100 words under the headings About the Role, Responsibilities, Requirements,
    Skills and What We Offer"""
    error: str | None
    """Why the usual writer could not be used; null if it could"""
    api_used: str
    """What wrote it: local, or a model's name"""
    unused_keywords: list[str]
    """The keywords that the description does not use: words of pay, of hiring, or of no job"""


class PastedAdvert(TypedDict):
    description: str
    """The text of an advert"""


class TidyAnswer(TypedDict):
    description: str
    """The same passages in sections, such as Responsibilities"""


class ShownDraft(TypedDict):
    id: int
    """The number of the draft"""
    name: str
    """What its author calls it; may be empty"""
    is_template: bool
    """Whether jobs may begin with it"""
    is_own: bool
    """Whether the caller can change it"""
    form: dict[str, Any]
    """The form as it was typed, complete or not; at most 60,000 characters of JSON"""
    saved_at: str
    """When it was last saved, in UTC"""


class DraftList(TypedDict):
    drafts: list[ShownDraft]
    """The caller's drafts and templates, then the templates of colleagues"""


class DraftBody(TypedDict):
    name: NotRequired[str]
    """What to call it; needed for a template"""
    is_template: NotRequired[bool]
    """Colleagues who post jobs may begin with it"""
    form: dict[str, Any]
    """The form as it was typed, complete or not; at most 60,000 characters of JSON"""


class DraftAnswer(TypedDict):
    message: str
    """A sentence for the person"""
    draft: ShownDraft
    """The draft as it is stored now"""


class DraftDone(TypedDict):
    message: str
    """A sentence for the person"""


class Decision(TypedDict):
    status: Literal["submitted", "selected", "rejected"]
    """The decision; the first of them takes it back"""
    message: NotRequired[str | None]
    """Added to the email; at most 5,000 characters"""
    reason: NotRequired[str | None]
    """Why it is rejected; at most 80 characters"""
    share_reason: NotRequired[bool]
    """Tell the applicant the reason in the email"""
    application_ids: list[int]
    """1 to 100"""


class DecisionResult(TypedDict):
    message: str
    """A sentence for the person"""
    id: int
    """The number of the application"""
    status: Literal["submitted", "selected", "rejected", None]
    """The decision; null if it was refused"""
    email_sent: bool
    """Whether the mail server has accepted the email to the applicant"""
    code: NotRequired[ErrorCode]
    """The refusal's code, if it was refused"""
    data: NotRequired[dict[str, str]]
    """If it was refused because of its status: who decided (by), what (status), when (at)"""


class DecisionResults(TypedDict):
    success: bool
    """All of them were decided"""
    message: str
    """A sentence that counts what was done"""
    results: list[DecisionResult]
    """One for each application, in the order they were sent"""


class StatusChange(TypedDict):
    status: Literal["submitted", "selected", "rejected"]
    """The decision; the first of them takes it back"""
    message: NotRequired[str | None]
    """Added to the email; at most 5,000 characters"""
    reason: NotRequired[str | None]
    """Why it is rejected; at most 80 characters"""
    share_reason: NotRequired[bool]
    """Tell the applicant the reason in the email"""


class AllAnswered(TypedDict):
    message: str
    """A sentence for the person"""
    answered: int
    """How many applicants get an answer now"""


class ScoreChange(TypedDict):
    score: int | None
    """A whole number from 0 to 100"""


class ScoreChanged(TypedDict):
    message: str
    """A sentence for the person"""
    score: int
    """The score after the change, 0 to 100"""
    score_source: Literal["analysis", "override"]
    """Whether an analysis or a person has set it"""


class BlindSwitch(TypedDict):
    on: bool
    """Whether it is hidden who applied"""
    names_from: NotRequired[int | None]
    """The number of the stage from which names are shown; without one, after a decision"""


class ProviderFields(TypedDict):
    jobProvider: str
    """The name of the site"""
    url: str
    """The address there"""


class JobFields(TypedDict):
    id: int
    """The number of the job"""
    title: str
    """The title of the job"""
    company: str
    """The company that hires"""
    description: str
    """The text of the advert"""
    location: str
    """A place, or Remote"""
    employmentType: str
    """Such as Full-time"""
    datePosted: str
    """The day on which it was posted"""
    applicationEndDate: str | None
    """The last day to apply; null if there is none"""
    expectedSalary: str
    """An amount, two of them, or NA"""
    currencySymbol: str
    """The symbol, such as $; empty with NA"""
    salaryDuration: str
    """What the salary is paid for, such as a year"""
    salaryRange: str
    """The salary in words, ready to be shown"""
    jobProviders: list[ProviderFields]
    """Other sites where the job can be applied for"""
    recruiterEmail: str
    """Where applications go"""
    keywords: str
    """Skills, separated by commas"""
    technologies: list[str]
    """The keywords as a list"""
    mandatoryDocuments: list[str]
    """Documents without which nobody can apply"""
    answerDays: int
    """Days within which an answer is promised"""
    isPublic: bool
    """Whether people without an account see it"""
    blind_review: bool
    """It is hidden who applied"""
    names_from: int | None
    """The number of the stage from which a blind review shows names; null for after a decision"""
    positionStatus: Literal["open", "closed"]
    """Whether the recruiter has the position open"""
    status: Literal["Active", "Expired", "Inactive"]
    """Active, Expired after its last day, Inactive when closed"""
    isExpired: bool
    """Whether its last day has passed"""
    isActive: bool
    """Open and not deleted, whatever its last day"""
    isVisible: bool
    """The same as isActive"""
    deleted: bool
    """Whether it was deleted"""
    reopenCount: int
    """How often it has been reopened"""
    applicantCount: int
    """How many people have applied"""
    newApplicants: int | None
    """Since Monday; null except in recruiters' lists"""
    permitted: list[
        Literal[
            "post_jobs",
            "read_resumes",
            "decide",
            "score",
            "see_pay",
            "use_pool",
            "see_figures",
            "change_people",
            "change_company",
        ]
    ]
    """What the caller may do with the job and its applications"""


class JobDone(TypedDict):
    message: str
    """A sentence for the person"""
    job: JobFields
    """The job after the change"""
    version: str
    """The version of the editable fields; send it back when you save"""


class ResumeBlock(TypedDict):
    kind: Literal["name", "contact", "heading", "entry", "bullet", "text"]
    """What the block is"""
    text: str
    """Its text without what would say who the person is"""
    aside: str
    """How long an entry lasted"""


class ResumeText(TypedDict):
    blocks: list[ResumeBlock]
    """The resume from top to bottom"""
    hidden: list[Literal["name", "contact", "photo", "school", "dates"]]
    """Which kinds of things were left out"""


class MatchBriefFields(TypedDict):
    met: int
    """How many requirements of the job the resume meets"""
    total: int
    """How many requirements the job has"""
    gap: str
    """The weightiest requirement that it does not meet; may be empty"""
    is_partly: bool
    """Whether it meets that requirement in part"""
    quote: str
    """The sentence that proves the weightiest requirement that it meets; may be empty"""
    is_unnamed: bool
    """Whether names were taken out of the sentence"""


class Applicant(TypedDict):
    id: int
    """The number of the application"""
    user_id: int | None
    """null while the applicant is hidden, or once anonymized"""
    full_name: str
    """Candidate and a number while the applicant is hidden"""
    email: str
    """The applicant's address; empty in a blind review"""
    phone_number: str
    """The applicant's number; empty in a blind review"""
    status: Literal["submitted", "selected", "rejected"]
    """Whether somebody has decided, and how"""
    stage: int | None
    """The id of its stage; null for the job's first one"""
    stage_days: int | None
    """Days in its stage; null once it is decided"""
    applied_date: str
    """When the person applied"""
    resume_submitted: str
    """The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant"""
    driving_license_submitted: str
    """The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant"""
    visa_document_submitted: str
    """The key for GET /api/documents/download, legacy_submitted, or empty, as for a hidden applicant"""
    score: int | None
    """0 to 100; null until an analysis or a person has set it"""
    score_source: Literal["analysis", "override", None]
    """override: set by the recruiter"""
    match_score: int | None
    """At the time of applying; null while the applicant is hidden"""
    answer_due: str
    """The day by which an answer is promised"""
    withdrawn_at: str | None
    """When the applicant withdrew it; null otherwise"""
    is_late: bool
    """Whether the promised day of the answer has passed without one"""
    notes: int
    """How many notes there are about it"""
    is_blind: bool
    """The applicant is hidden"""
    current_title: str
    """Of the latest post; empty until the resume is scored, or if uncertain"""
    years: int | None
    """Of experience; null until the resume is scored"""
    brief: MatchBriefFields | None
    """What the resume proves; null until it is scored"""
    tags: list[str]
    """Tags that those who decide have put on it"""
    assignee_id: int | None
    """The number of the person who looks after it"""
    is_nudged: bool
    """Whether that person was nudged today; it can be done once a day"""
    has_resume: bool
    """Whether a resume was sent"""
    source: str
    """Where the person came from, by our own links; often empty"""


class RevealAnswer(TypedDict):
    application: Applicant
    """The application with the applicant's name"""


class PhotoForm(TypedDict):
    file: File
    """A JPEG or PNG, 10 MB at most"""


class MessageAnswer(TypedDict):
    message: str
    """A sentence for the person"""


class CareerFile(TypedDict):
    key: str
    """The key by which sources refer to the file"""
    name: str
    """As uploaded"""


class CareerAnswer(TypedDict):
    career: CareerFields
    """The whole career"""
    files: list[CareerFile]
    """The files it was read from. One that no source refers to is deleted after a day"""
    version: str
    """The version of the editable fields; send it back when you save"""


class CareerForm(TypedDict):
    career: CareerFields
    """The whole career; it replaces the stored one"""
    version: NotRequired[str | None]
    """The version on which the edit is based; 409 if it is no longer current. Not checked if absent"""


class CareerDisagreement(TypedDict):
    section: str
    """The list of the career"""
    entry_id: str
    """Its entry there"""
    source: CareerSource
    """What the document says about a field of the entry; `is_current` is `now` if a role goes on"""


class CareerContacts(TypedDict):
    name: str
    """The name"""
    country_code: str
    """The country code of the number"""
    phone_number: str
    """The number without its country code"""


class CareerSuggestionAnswer(TypedDict):
    name: str
    """Of the document; empty if it has none"""
    career: CareerFields
    """Only what could be added"""
    excess: list[str]
    """A sentence for each list that would be longer than a career keeps"""
    disagreements: list[CareerDisagreement]
    """Where the document says something else about an entry that the career has. What a source of the entry
    says already is not named again, so add the source of a value that you do not take"""
    contacts: CareerContacts
    """The name and the number in the document, for the profile"""
    is_scan: bool
    """The words were recognized in pictures of the pages"""
    file: CareerFile | None
    """The stored document: kept for a day, and then as long as the career refers to it"""
    not_kept: str
    """Why the file was not kept; else empty"""


class JsonResumeForm(TypedDict):
    resume: dict[str, Any]
    """In the format of jsonresume.org"""


class CareerFileForm(TypedDict):
    file: File
    """A resume (PDF, DOCX or DOC, at most 10 MB), LinkedIn's data archive (ZIP), Europass or JSON Resume"""
    lines: NotRequired[list[str]]
    """Lines of a resume whose dates are not understood, as its machine view names them"""
    dates: NotRequired[list[str]]
    """The dates of these lines: from/to, each a month or a year; '..' for one that goes on"""


class JsonResumeAnswer(TypedDict):
    resume: dict[str, Any]
    """In the format of jsonresume.org"""


class CompanyFields(TypedDict):
    domain: str
    """The domain of its email addresses"""
    name: str
    """Its name; empty if nobody has named it"""
    is_verified: bool
    """Whether the domain is proven to be the company's"""
    method: Literal["dns", "admin", None]
    """How it was proven; null if it was not"""
    verified_at: str | None
    """When it was proven, in UTC; null if it was not"""


class TextRecordFields(TypedDict):
    name: str
    """The host name of the TXT record in the company's DNS"""
    value: str
    """Its text"""


class OwnCompany(TypedDict):
    company: CompanyFields
    """The company of the caller's email address"""
    record: TextRecordFields | None
    """The TXT record that proves the domain; null for one where anybody gets a mailbox"""
    is_confirmed: bool
    """An admin has confirmed the account"""
    sees_contacts: bool
    """Whether the caller sees names and addresses of people who have not applied"""
    is_owner: bool
    """The caller has proven the domain with its TXT record"""


class SpreadFields(TypedDict):
    people: int
    """Of how many people"""
    one_in_ten: float | None
    """The days within which one in ten were done"""
    median: float | None
    """The median in days; null below 5 people"""
    nine_in_ten: float | None
    """The days within which nine in ten were done"""


class ShareFields(TypedDict):
    part: int
    """How many of them"""
    whole: int
    """Of how many people"""
    percent: int | None
    """null below 5 people"""


class FigureSummary(TypedDict):
    applications: int
    """How many applied"""
    selected: int
    """How many of them were selected"""
    hired: int
    """Selected, without those who declined the offer"""
    first_answer: SpreadFields
    """Days from applying to the decision"""
    to_selection: SpreadFields
    """Likewise of those who were hired"""
    promises: ShareFields
    """Answered by the promised day, of those due or answered"""
    interviews: int
    """Interviews that have a time"""
    late: int
    """Applications still without an answer after the promised day"""
    interviews_per_hire: float | None
    """null if nobody was hired"""


class StepFields(TypedDict):
    name: str
    """Applied, Opened, Moved on, Interview, Selected, and Offer if anybody received one"""
    people: int
    """How many have come this far"""
    of_before: ShareFields
    """Of the step before"""
    of_all: ShareFields
    """Of everybody"""


class StageStay(TypedDict):
    name: str
    """The stage"""
    stay: SpreadFields
    """Of those who have left it"""
    goal: int | None
    """The limit of the stage in days, if all jobs have the same; else null"""


class SourceFields(TypedDict):
    name: str
    """In words"""
    applied: int
    """How many came from there"""
    moved_on: ShareFields
    """Beyond the first stage"""
    selected: ShareFields
    """Selected of them"""
    hired: ShareFields
    """Selected of them, without who declined the offer"""


class JobFigureFields(TypedDict):
    job_id: int
    """The number of the job"""
    title: str
    """Its title"""
    location: str
    """Where it is"""
    applied: int
    """How many applied"""
    interviewed: ShareFields
    """With an interview"""
    offered: ShareFields
    """Who received an offer that was not withdrawn"""
    selected: int
    """How many were selected"""
    hired: int
    """Selected, without those who declined the offer"""
    first_answer: SpreadFields
    """Days to the decision"""
    to_selection: SpreadFields
    """Days to the decision, of those who were hired"""
    promises: ShareFields
    """Answered in time"""
    weeks: list[int]
    """How many applied in each of the weeks"""


class WeekFields(TypedDict):
    began: str
    """The first day of the seven"""
    applied: int
    """How many applied then"""
    in_time: int
    """Of them, answered in time"""
    late: int
    """Of them, answered late or not yet"""


class ReasonFields(TypedDict):
    name: str
    """From the company's list, Other for all others, empty where none was written down"""
    rejected: int
    """How many were rejected for it"""


class CompanyFigureAnswer(TypedDict):
    first: str
    """The first day of the period"""
    last: str
    """Its last day"""
    company: str
    """The name of the company if the figures are about all of its jobs; else empty"""
    open_jobs: int
    """How many of the jobs are open now"""
    all_jobs: int
    """How many jobs there are"""
    now: FigureSummary
    """Who applied in the period"""
    before: FigureSummary
    """Who applied in as many days before it"""
    steps: list[StepFields]
    """How far they have come"""
    stages: list[StageStay]
    """How long they were in each stage, in order"""
    sources: list[SourceFields]
    """Where they came from, the most frequent first"""
    jobs: list[JobFigureFields]
    """The 50 jobs with most applications"""
    weeks: list[WeekFields]
    """Seven days each"""
    reasons: list[ReasonFields]
    """Why people were rejected, the most frequent reason first"""


class CountedFields(TypedDict):
    application_id: int
    """The number of the application"""
    job_id: int
    """The number of the job"""
    job_title: str
    """Its title"""
    name: str
    """The applicant; Candidate and a number in a blind review"""
    status: Literal["submitted", "selected", "rejected"]
    """Whether somebody has decided, and how"""
    stage: str
    """Its stage, or the one in which it was decided"""
    applied_at: str
    """When the person applied"""


class CountedList(TypedDict):
    applications: list[CountedFields]
    """The newest 200 of them, newest first"""
    total: int
    """How many of them the caller may read"""


class CompanyInvitationForm(TypedDict):
    email: NotRequired[str | None]
    """Whom to invite"""
    role: Literal["owner", "recruiter", "hiring_manager", "interviewer", "reader"]
    """What the person will be in the company"""


class CompanyMemberChanged(TypedDict):
    message: str
    """A sentence for the person"""
    role: Literal["owner", "recruiter", "hiring_manager", "interviewer", "reader"]
    """The role after the change"""


class CompanyMemberRemoved(TypedDict):
    message: str
    """A sentence for the person"""


class CompanyRoleChange(TypedDict):
    role: Literal["owner", "recruiter", "hiring_manager", "interviewer", "reader"]
    """The new role"""


class CompanyJoinForm(TypedDict):
    domain: str
    """The domain of the company"""


class CompanyRoleReach(TypedDict):
    role: Literal["owner", "recruiter", "hiring_manager", "interviewer", "reader"]
    """The role"""
    reach: Literal["every job", "own jobs", "own interviews", "no"]
    """For which jobs the role may do it"""


class CompanyRule(TypedDict):
    action: str
    """What may be done"""
    is_in_force: bool
    """Whether the product already follows the rule"""
    reaches: list[CompanyRoleReach]
    """How far each role may do it"""


class CompanyMemberFields(TypedDict):
    user_id: int
    """The number of the account"""
    username: str
    """The name that others see"""
    email: str
    """Their address at the company"""
    role: Literal["owner", "recruiter", "hiring_manager", "interviewer", "reader"]
    """What they may do in the company"""
    joined_at: str
    """Since when they belong to it"""
    last_seen_at: str
    """Accurate to a day"""
    jobs: int
    """Posted and not deleted"""
    away_until: str | None
    """Until when a colleague looks after their jobs"""
    cover_id: int | None
    """Who that is"""


class CompanyInvitationFields(TypedDict):
    id: int
    """The number of the invitation"""
    email: str
    """Who is invited, or asks to join"""
    role: Literal["owner", "recruiter", "hiring_manager", "interviewer", "reader"]
    """What the person will be in the company"""
    is_request: bool
    """The person asked to join"""
    is_outside: bool
    """The address is not at the domain"""
    created_at: str
    """When it was made"""
    until: str
    """Until when it can be answered"""


class CompanyMemberList(TypedDict):
    domain: str
    """The domain of the company's email addresses"""
    name: str
    """Empty if nobody has named the company"""
    is_verified: bool
    """Whether the domain is proven to be the company's"""
    verified_at: str | None
    """When it was proven, in UTC; null if it was not"""
    can_join: bool
    """The caller may join the company now"""
    rules: list[CompanyRule]
    """What each role may do, and where"""
    role: Literal["owner", "recruiter", "hiring_manager", "interviewer", "reader", None]
    """The caller's; null if not a member"""
    members: list[CompanyMemberFields]
    """In the order in which they joined; none for somebody who is not a member"""
    invitations: list[CompanyInvitationFields]
    """Open invitations and requests, for owners only"""


class CompanyName(TypedDict):
    name: str
    """2 to 100 characters"""


class CompanyHeir(TypedDict):
    heir_id: int
    """An owner or recruiter of the company, who takes over the jobs"""


class CoverForm(TypedDict):
    until: str
    """The last day away"""
    cover_id: int
    """An owner or recruiter of the company, who looks after the jobs"""


class CoverEnd(TypedDict):
    until: str
    """The last day away"""


class SiteAnswerFigures(TypedDict):
    days: int
    """The figures cover those who applied in this many days up to today"""
    applications: int
    """How many of them were promised an answer by now and did not withdraw"""
    in_time: int
    """How many of these were answered by the promised day"""
    half_days: int | None
    """After how many days half of them had an answer; null if half do not have one yet"""


class OwnCareersSite(TypedDict):
    company: str
    """Its name"""
    headline: str
    """The heading"""
    about: str
    """About the company; may be empty"""
    colour: str
    """Its color"""
    is_published: bool
    """Whether anybody sees the page"""
    can_edit: bool
    """Whether the caller may change it"""
    cover_url: str
    """The path of its picture; empty if it has none"""
    answers: SiteAnswerFigures | None
    """How quickly applicants were answered, as the page shows it next to open jobs; null below 20 answers"""
    url: str
    """Its address"""


class CareersSiteChange(TypedDict):
    headline: str
    """At most 80 characters"""
    about: str
    """At most 2000 characters; may be empty"""
    colour: str
    """White text on it must be readable"""
    is_published: bool
    """Whether anybody sees the page"""


class CareersCoverForm(TypedDict):
    file: File
    """A JPEG or PNG, 10 MB at most"""


class Contact(TypedDict):
    candidate_email: NotRequired[str | None]
    """The address of the person to write to"""
    candidate_reference: NotRequired[str | None]
    """The reference of a matched candidate, instead of an address"""
    job_id: int
    """The job for which the person applied, or which they match"""
    message: NotRequired[str | None]
    """Plain text, at most 5,000 characters"""
    recruiter_email: NotRequired[str | None]
    """If given, must be the caller's own"""


class ContactAnswer(TypedDict):
    message: str
    """A sentence for the person"""


class FunnelStage(TypedDict):
    stage: str
    """Applied, Opened, Decided or Selected"""
    count: int
    """How many applications have come this far"""


class StageTime(TypedDict):
    stage: str
    """Between which two steps, in words"""
    median_days: float | None
    """The median in days; null if there are none"""
    longest_days: float | None
    """The longest time in days; null if there are none"""


class DayCount(TypedDict):
    date: str
    """The day"""
    applications: int
    """How many people applied on it"""


class SourceCount(TypedDict):
    source: str
    """Where they came from, in words"""
    count: int
    """How many came from there"""


class Rate(TypedDict):
    answered: int
    """How many of them have got an answer"""
    total: int
    """Answered, or due to have been answered by now"""
    percent: int | None
    """null below ten"""


class JobInsights(TypedDict):
    funnel: list[FunnelStage]
    """How far applications have come"""
    time_in_stage: list[StageTime]
    """How long they took; those that wait count up to now"""
    per_day: list[DayCount]
    """For at most 60 days"""
    sources: list[SourceCount]
    """Where applicants came from, the most frequent first"""
    answer_rate: Rate
    """The recruiter's rate over all jobs, as people see it"""


class WaitingApplicant(TypedDict):
    application_id: int
    """The number of the application"""
    job_id: int
    """The number of the job"""
    job_title: str
    """The title of the job"""
    full_name: str
    """The applicant's name; a number in a blind review"""
    answer_due: str
    """The day by which an answer is promised"""
    days_left: int
    """Below zero if it is late"""


class OwedAnswers(TypedDict):
    due: list[WaitingApplicant]
    """Those whose day is at most three days away"""
    due_total: int
    """Including those not listed"""
    late: list[WaitingApplicant]
    """Those whose day has passed"""
    late_total: int
    """Including those not listed"""
    jobs: int
    """How many jobs the caller has"""
    open_jobs: int
    """Jobs whose position is open"""
    new_applications: int
    """Since Monday"""
    overdue: int
    """Applications past the limit of their stage"""


class InterviewFields(TypedDict):
    id: int
    """The number of the interview"""
    title: str
    """What it is called"""
    kind: Literal["phone", "video", "on_site"]
    """How people meet"""
    minutes: int
    """How long it takes"""
    place: str
    """Where to meet, a phone number, or the link of a video call"""
    interviewers: list[InterviewerFields]
    """Who interviews"""
    takes_one: bool
    """One of them holds it, whoever is freest then"""
    state: Literal["waiting", "proposed", "booked", "cancelled", "done"]
    """Whether a time was chosen, or it was cancelled"""
    step: int
    """Its place in the job's plan; 0 outside the plan"""
    is_expired: bool
    """Nobody chose a time before the link expired"""
    is_called_off: bool
    """Cancelled by those who invited"""
    starts_at: str | None
    """When it begins; null until a time is chosen"""
    book_by: str
    """Until when the candidate can choose a time"""
    proposed_at: str
    """When the candidate was invited"""
    reason: str
    """Why it was cancelled"""
    link: str
    """To book; empty once it is cancelled, and for people who do not decide"""


class InterviewsOfApplication(TypedDict):
    interviews: list[InterviewFields]
    """Oldest first"""
    people: list[InterviewerFields]
    """Who may interview"""
    steps_left: int
    """How many interviews of the job's plan are not proposed yet"""


class ProposedInterview(TypedDict):
    title: str
    """At most 80 characters"""
    kind: Literal["phone", "video", "on_site"]
    """How people meet"""
    minutes: int
    """15 to 240, in steps of 15"""
    place: NotRequired[str]
    """Where to meet, a phone number, or the link of a video call"""
    interviewers: list[int]
    """1 to 5 user ids"""
    takes_one: NotRequired[bool]
    """One of them holds it, whoever is freest then; otherwise all of them together"""


class InterviewReason(TypedDict):
    reason: NotRequired[str]
    """At most 500 characters; the others read it"""


class WorkSpanFields(TypedDict):
    weekday: int
    """0 is Monday"""
    begins: str
    """The local time from which interviews may begin"""
    ends: str
    """The local time by which they end"""


class WorkingHoursAnswer(TypedDict):
    zone: str
    """IANA name, such as Europe/Amsterdam"""
    spans: list[WorkSpanFields]
    """When interviews can be, in the week of this zone"""
    per_week: int
    """Interviews a week at most"""


class WorkingHoursFields(TypedDict):
    zone: str
    """IANA name, such as Europe/Amsterdam"""
    spans: list[WorkSpanFields]
    """When interviews can be, in the week of this zone"""
    per_week: int
    """Interviews a week at most"""


class AskedRequirement(TypedDict):
    id: str
    """The id of the requirement"""
    minutes: int
    """How many minutes its question may take"""


class PlannedInterviewFields(TypedDict):
    title: str
    """What it is called"""
    kind: Literal["phone", "video", "on_site"]
    """How people meet"""
    minutes: int
    """How long it takes"""
    place: str
    """Where to meet, or the link of a video call"""
    interviewers: list[InterviewerFields]
    """Who interviews; may be nobody"""
    takes_one: bool
    """One of them holds it, whoever is freest then"""
    requirements: list[AskedRequirement]
    """What it asks"""
    hello_minutes: int
    """At the beginning"""
    candidate_minutes: int
    """For the candidate's own questions"""
    minutes_over: int
    """How many minutes its questions take beyond its length"""


class JobRequirementFields(TypedDict):
    id: str
    """The same from the advert to the decision"""
    label: str
    """What the job asks for"""
    must: bool
    """Whether the job calls it a must"""


class PossibleInterviewer(TypedDict):
    user_id: int
    """The number of the person"""
    username: str
    """The name that others see"""
    booked: int
    """Interviews this week"""
    per_week: int
    """Interviews a week at most"""


class BookingRulesFields(TypedDict):
    notice_hours: int
    """Before the first time that is offered; at most 168"""
    days_ahead: int
    """For how many days times are offered; 1 to 60"""
    every_minutes: Literal[15, 30, 60]
    """How often a time begins"""
    pause_minutes: int
    """After each interview; at most 120, in steps of 15"""
    change_hours: int
    """Until when a time can be moved or cancelled; 1 to 72"""
    days_to_book: int
    """For how many days the link is open; 1 to 90"""
    takes_freest: bool
    """Where one of several holds it: who has the fewest interviews that week, or the first"""


class InterviewPlanAnswer(TypedDict):
    job_title: str
    """The title of the job"""
    company: str
    """The company that hires"""
    interviews: list[PlannedInterviewFields]
    """In their order"""
    requirements: list[JobRequirementFields]
    """In the order of the advert"""
    uncovered: list[str]
    """Requirements about which nobody asks"""
    people: list[PossibleInterviewer]
    """Who may interview"""
    rules: BookingRulesFields
    """By which interviews are booked"""
    version: str
    """The version of the editable fields; send it back when you save"""


class PlannedInterviewForm(TypedDict):
    title: str
    """At most 80 characters"""
    kind: Literal["phone", "video", "on_site"]
    """How people meet"""
    minutes: int
    """15 to 240, in steps of 15"""
    place: NotRequired[str]
    """Where to meet, a phone number, or the link of a video call"""
    interviewers: list[int]
    """1 to 5 user ids"""
    takes_one: NotRequired[bool]
    """One of them holds it, whoever is freest then; otherwise all of them together"""
    requirements: NotRequired[list[str]]
    """The ids of what it asks; any, if empty"""


class InterviewPlanForm(TypedDict):
    interviews: list[PlannedInterviewForm]
    """All of them in their order, at most 8"""
    rules: NotRequired[BookingRulesFields]
    """By which interviews are booked that are proposed from now on; unchanged if absent"""
    version: NotRequired[str | None]
    """The version on which the edit is based; 409 if it is no longer current. Not checked if absent"""


class ReusedPlan(TypedDict):
    job_id: int
    """The job that gets the plan"""


class BusyCalendarAnswer(TypedDict):
    host: str
    """The host of the address, which is never shown again; empty without a calendar"""
    read_at: str | None
    """When it was last read; null if it never was"""
    busy_times: int
    """How many times it blocks"""
    problem: str
    """Why it could not be read the last time; empty if it could"""


class BusyCalendarForm(TypedDict):
    address: str
    """Where it is published as iCalendar, or found over CalDAV; https; empty to remove it"""
    user_name: NotRequired[str]
    """For CalDAV; empty for a published calendar"""
    password: NotRequired[str]
    """For CalDAV, ideally one for this use alone; it is never shown again"""


class PlannedRequirement(TypedDict):
    id: str
    """The same from the advert to the decision"""
    label: str
    """What the job asks for"""
    must: bool
    """Whether the job calls it a must"""
    state: Literal["met", "partly", "missing"]
    """In the resume"""
    sentence: str
    """Of the resume; empty if none proves it, and while a blind review hides who it is"""
    question: str
    """What to ask about it"""
    minutes: int
    """0: another interview asks about it"""


class OwnScorecard(TypedDict):
    ratings: dict[str, Literal["not_shown", "some", "solid", "outstanding"]]
    """By requirement"""
    notes: dict[str, str]
    """At most 1,000 characters each"""
    advice: Literal["strong_no", "no", "yes", "strong_yes", None]
    """Null until it is given"""
    why: str
    """At most 2,000 characters"""
    changed_at: str
    """When it was last saved"""
    submitted_at: str | None
    """Null for a draft"""


class ExpectedScorecard(TypedDict):
    interview_id: int
    """The interview"""
    interview: str
    """Its title"""
    user_id: int
    """The interviewer"""
    username: str
    """The interviewer's name"""
    is_submitted: bool
    """Whether it has been submitted"""


class KitAnswer(TypedDict):
    interview_id: int
    """The interview"""
    application_id: int
    """The application"""
    job_id: int
    """The job"""
    title: str
    """What the interview is called"""
    kind: Literal["phone", "video", "on_site"]
    """How people meet"""
    minutes: int
    """How long it takes"""
    state: Literal["waiting", "proposed", "booked", "cancelled", "done"]
    """What became of it"""
    starts_at: str | None
    """Null until it is booked"""
    due_at: str | None
    """By when scorecards are expected; null until it is booked"""
    candidate: str
    """Whose application it is"""
    job_title: str
    """The title of the job"""
    rows: list[PlannedRequirement]
    """In the order in which to ask"""
    is_interviewer: bool
    """Whether the caller fills one in"""
    own: OwnScorecard | None
    """The caller's; null before the first save"""
    others: list[ExpectedScorecard]
    """Everybody else's, without what is in them"""
    is_final: bool
    """All are in, so none changes anymore"""


class ScorecardFields(TypedDict):
    ratings: dict[str, Literal["not_shown", "some", "solid", "outstanding"]]
    """By requirement"""
    notes: dict[str, str]
    """At most 1,000 characters each"""
    advice: Literal["strong_no", "no", "yes", "strong_yes", None]
    """Null until it is given"""
    why: str
    """At most 2,000 characters"""


class DebriefRow(TypedDict):
    id: str
    """The same from the advert to the decision"""
    label: str
    """What the job asks for"""
    must: bool
    """Whether the job calls it a must"""
    state: Literal["met", "partly", "missing"]
    """In the resume"""
    sentence: str
    """Of the resume; empty if none proves it, and while a blind review hides who it is"""
    question: str
    """What to ask about it"""
    agreement: Literal["agree", "split", "one_voice", "gap"]
    """agree: within one step; gap: nobody rated it"""
    planned_for: list[str]
    """The names of those whose interview was to ask about it"""


class DebriefCard(TypedDict):
    ratings: dict[str, Literal["not_shown", "some", "solid", "outstanding"]]
    """By requirement"""
    notes: dict[str, str]
    """At most 1,000 characters each"""
    advice: Literal["strong_no", "no", "yes", "strong_yes", None]
    """Null until it is given"""
    why: str
    """At most 2,000 characters"""
    interview_id: int
    """The interview"""
    user_id: int
    """The interviewer"""


class DebriefDecisionFields(TypedDict):
    verdict: Literal["select", "hold", "reject"]
    """What was decided"""
    by: str
    """Who decided"""
    at: str
    """When it was decided"""


class DebriefAnswer(TypedDict):
    is_locked: bool
    """The caller's own scorecards are not in, so there are no others"""
    candidate: str
    """Whose application it is"""
    job_title: str
    """The title of the job"""
    job_id: int
    """The job"""
    expected: list[ExpectedScorecard]
    """All that belong to the application"""
    rows: list[DebriefRow]
    """In the order of the advert"""
    cards: list[DebriefCard]
    """Those that are in"""
    status: Literal["submitted", "selected", "rejected"]
    """The status of the application"""
    may_decide: bool
    """Whether the caller can decide now"""
    decision: DebriefDecisionFields | None
    """The last one made here; null if there is none that stands"""


class DebriefVerdictForm(TypedDict):
    verdict: Literal["select", "hold", "reject"]
    """What follows"""
    reason: str
    """At most 500 characters; a note for the team, never emailed"""


class StatusChanged(TypedDict):
    message: str
    """A sentence for the person"""
    email_sent: bool
    """The mail server has accepted the email"""
    status: Literal["submitted", "selected", "rejected"]
    """The status after the change"""


class PlannedKitFields(TypedDict):
    title: str
    """What the interview is called"""
    kind: Literal["phone", "video", "on_site"]
    """How people meet"""
    minutes: int
    """How long it takes"""
    interviewers: list[InterviewerFields]
    """Who interviews; may be nobody"""
    hello_minutes: int
    """At the beginning"""
    candidate_minutes: int
    """For the candidate's own questions"""
    rows: list[PlannedRequirement]
    """In the order in which to ask"""


class PlannedKitsAnswer(TypedDict):
    candidate: str
    """Whose application it is"""
    kits: list[PlannedKitFields]
    """In the order of the plan"""
    may_propose: bool
    """Whether the caller can send links for those not proposed yet"""


class ShownTemplate(TypedDict):
    name: str
    """What it is for"""
    text: str
    """Its text, with variables in braces"""


class TemplateList(TypedDict):
    templates: list[ShownTemplate]
    """In their order"""


class WrittenTemplate(TypedDict):
    name: str
    """At most 60 characters"""
    text: str
    """At most 3,000 characters; these are filled in: {first name}, {job}, {company}, {met}, {missing}, {answer
    by}, {recruiter}, {interview}, {interviewer}, {interview place}"""


class TemplatesEdit(TypedDict):
    templates: list[WrittenTemplate]
    """At most 20; none brings the default ones back"""


class ShownFilledTemplate(TypedDict):
    name: str
    """What it is for"""
    text: str
    """Its text, with variables in braces"""
    gaps: list[str]
    """Variables about which nothing is known"""
    template: str
    """The text before it was filled, with variables in braces"""


class TemplateValue(TypedDict):
    name: str
    """The variable"""
    value: str
    """What it stands for; empty if nothing is known"""


class FilledTemplateList(TypedDict):
    templates: list[ShownFilledTemplate]
    """In their order"""
    values: list[TemplateValue]
    """What each variable stands for in this application"""


class MessageDraft(TypedDict):
    text: str
    """At most 5,000 characters; these are filled in: {first name}, {job}, {company}, {met}, {missing}, {answer
    by}, {recruiter}, {interview}, {interviewer}, {interview place}"""


class MessagePreview(TypedDict):
    text: str
    """As this applicant would read it"""
    gaps: list[str]
    """Variables about which nothing is known"""


class GroupMessage(TypedDict):
    text: str
    """At most 5,000 characters; these are filled in: {first name}, {job}, {company}, {met}, {missing}, {answer
    by}, {recruiter}, {interview}, {interviewer}, {interview place}"""
    application_ids: list[int]
    """1 to 100"""
    send_at: NotRequired[str]
    """When to send it, at most 30 days ahead, for those who decide; in the zone of the business if it names
    none; absent: now"""


class MessageResult(TypedDict):
    message: str
    """A sentence for the person"""
    id: int
    """The number of the application"""
    code: NotRequired[ErrorCode]
    """The refusal's code, if it was refused"""


class MessageResults(TypedDict):
    success: bool
    """Nobody was left out"""
    results: list[MessageResult]
    """One for each application, in the order they were sent"""


class ReasonList(TypedDict):
    reasons: list[str]
    """What to choose from, in its order"""
    is_own: bool
    """The company wrote this list: a rejection asks for a reason"""


class ReasonsEdit(TypedDict):
    reasons: list[str]
    """1 to 20 different ones of at most 80 characters"""


class ShownReason(TypedDict):
    reason: str
    """Why it was rejected"""
    is_shared: bool
    """The applicant was told"""
    by: str
    """Who wrote it down"""
    at: str
    """When it was written down"""


class ReasonHistory(TypedDict):
    reasons: list[ShownReason]
    """Oldest first, with those of decisions that were taken back"""


class WrittenReason(TypedDict):
    reason: str
    """At most 80 characters"""


class ShownQuestion(TypedDict):
    id: str
    """Identifies it in answers; a different wording has a different id"""
    text: str
    """What is asked"""
    kind: Literal["text", "choice", "number", "yes_no", "file"]
    """How it is answered"""
    is_required: bool
    """Whether an application needs an answer"""
    choices: list[str]
    """What to choose from; empty for other kinds"""
    marks: NotRequired[list[str]]
    """Answers that get a mark; only for those who decide"""
    least: NotRequired[float | None]
    """A smaller number gets a mark; only for those who decide"""


class QuestionsAnswer(TypedDict):
    questions: list[ShownQuestion]
    """In their order"""
    version: str
    """The version of the editable fields; send it back when you save"""


class EditedQuestion(TypedDict):
    text: str
    """At most 300 characters"""
    kind: Literal["text", "choice", "number", "yes_no", "file"]
    """How it is answered"""
    is_required: NotRequired[bool]
    """Whether an application needs an answer"""
    choices: NotRequired[list[str]]
    """For kind choice: 2 to 12, each at most 100 characters"""
    marks: NotRequired[list[str]]
    """Answers that get a mark next to them: of the choices, or Yes or No"""
    least: NotRequired[float | None]
    """For kind number: a smaller answer gets a mark next to it"""


class QuestionsEdit(TypedDict):
    questions: list[EditedQuestion]
    """At most 10, in their order"""
    version: NotRequired[str | None]
    """The version on which the edit is based; 409 if it is no longer current. Not checked if absent"""


class ShownAnswer(TypedDict):
    question: str
    """The question, as it was asked"""
    kind: Literal["text", "choice", "number", "yes_no", "file"]
    """How it was answered"""
    value: str
    """At most 2,000 characters, or a file's name; empty if the review hides it"""
    file: str
    """The key for downloading an answer that is a file; empty otherwise"""
    is_marked: bool
    """The recruiter asked for a mark; always false for the applicant"""


class AnswersAnswer(TypedDict):
    answers: list[ShownAnswer]
    """In the order of the questions"""
    is_hidden: bool
    """A blind review hides what people wrote themselves"""


class ShownNote(TypedDict):
    id: int
    """The number of the note"""
    text: str
    """What it says"""
    author: str
    """Who wrote it"""
    at: str
    """When it was written"""
    is_own: bool
    """Whether the caller wrote it and may delete it"""


class NoteList(TypedDict):
    notes: list[ShownNote]
    """Oldest first"""


class WrittenNote(TypedDict):
    text: str | None
    """At most 2,000 characters"""


class OfferLetter(TypedDict):
    name: str
    """As it was attached"""
    size: int
    """In bytes"""
    key: str
    """To download it"""


class ShownOffer(TypedDict):
    id: int
    """The number of the offer"""
    title: str
    """The title of the job that is offered"""
    pay: str
    """What the person would earn"""
    starts_on: str | None
    """The first day of work"""
    note: str
    """What else was written"""
    answer_by: str
    """The last day to answer"""
    state: Literal["open", "accepted", "declined", "withdrawn"]
    """Whether it has been answered or withdrawn"""
    words: str
    """What the applicant added to the answer"""
    by: str
    """Who made it"""
    at: str
    """When it was made"""
    changed_at: str | None
    """When it was answered or withdrawn"""
    letter: OfferLetter | None
    """The PDF that went with it"""


class OfferList(TypedDict):
    offers: list[ShownOffer]
    """Oldest first"""


class OfferDraft(TypedDict):
    title: str
    """At most 200 characters"""
    pay: str
    """At most 200 characters"""
    answer_by: str
    """The last day to answer"""
    starts_on: NotRequired[str | None]
    """The first day of work"""
    note: NotRequired[str]
    """At most 5,000 characters"""


class OfferDraftWithLetter(TypedDict):
    title: str
    """At most 200 characters"""
    pay: str
    """At most 200 characters"""
    answer_by: str
    """The last day to answer"""
    starts_on: NotRequired[str | None]
    """The first day of work"""
    note: NotRequired[str]
    """At most 5,000 characters"""
    letter: File
    """The offer letter, a PDF; the applicant gets it by email, too"""


class OfferAnswerForm(TypedDict):
    accepts: bool
    """false declines the offer"""
    words: NotRequired[str]
    """At most 2,000 characters"""


class Provider(TypedDict):
    jobProvider: NotRequired[str | None]
    """The name of a site where the job can be applied for, too"""
    url: NotRequired[str | None]
    """The address of the job there"""


class JobBody(TypedDict):
    title: NotRequired[str | None]
    """3 to 100 characters"""
    company: NotRequired[str | None]
    """At least 2 characters"""
    description: NotRequired[str | None]
    """At least 50 characters and 100 words"""
    location: NotRequired[str | None]
    """A place, or Remote"""
    employmentType: NotRequired[str | None]
    """Full-time, Part-time, Contract, Internship"""
    datePosted: NotRequired[str | None]
    """YYYY-MM-DD"""
    applicationEndDate: NotRequired[str | None]
    """YYYY-MM-DD, at most 60 days from today"""
    expectedSalary: NotRequired[str | None]
    """An amount, two of them, or NA"""
    currencySymbol: NotRequired[str | None]
    """USD or $, INR or ₹, EUR or €, GBP or £, JPY or ¥"""
    salaryDuration: NotRequired[str | None]
    """per year, per month, per hour"""
    jobProviders: NotRequired[list[Provider] | None]
    """Other sites where the job can be applied for"""
    recruiterEmail: NotRequired[str | None]
    """If given, must be the caller's own"""
    keywords: NotRequired[str | None]
    """Separated by commas"""
    mandatoryDocuments: NotRequired[list[str] | None]
    """Resume, Driving License, Visa Document"""
    answerDays: NotRequired[int | None]
    """Days within which an answer is promised"""
    isPublic: NotRequired[bool | None]
    """Whether people without an account see it"""


class CoachFinding(TypedDict):
    kind: Literal["words", "salary", "section", "years", "readability", "length", "shouting", "skills"]
    """What is wrong"""
    severity: Literal["warn", "info"]
    """How much it matters"""
    field: str
    """The name of the form's field"""
    start: int
    """Where the words begin"""
    end: int
    """Where they end"""
    quote: str
    """The words between start and end"""
    text: str
    """What is wrong, in a sentence"""
    suggestion: str
    """What to write or to do instead"""
    replacement: str | None
    """A suggestion for the text between start and end; null if only the person can know"""


class FactOfAdvert(TypedDict):
    field: Literal[
        "title",
        "location",
        "employmentType",
        "expectedSalary",
        "currencySymbol",
        "salaryDuration",
        "applicationEndDate",
        "keywords",
    ]
    """The name of the form's field"""
    value: str
    """What the field would say"""
    start: int
    """Where the words begin"""
    end: int
    """Where they end"""
    quote: str
    """The words of the description that say it; empty if they stand in several places"""


class CoachReadability(TypedDict):
    grade: float
    """Flesch-Kincaid grade level"""
    age: int
    """From which age people understand the text, in years"""
    words: int
    """How many words the text has"""
    sentences: int
    """How many sentences the text has"""


class RequirementCost(TypedDict):
    about: Literal["skill", "years", "place"]
    """Whether it is a skill, the years or the place"""
    requirement: str
    """The requirement in a few words"""
    matching_without: int
    """How many people would match without it"""
    matching_with: int
    """How many people match with it"""
    text: str
    """The same in a sentence"""


class CoachAnswer(TypedDict):
    findings: list[CoachFinding]
    """What could be better, in the order of the advert"""
    facts: list[FactOfAdvert]
    """What the description says of other fields of the form, each field once"""
    readability: CoachReadability
    """How hard the description is to read"""
    people: int
    """Job seekers who let recruiters find them"""
    matching: int
    """How many of them match the job as written"""
    reach: list[RequirementCost]
    """What single requirements cost, the most expensive first"""
    eased: str | None
    """The effect of asking for fewer years of experience"""


class PoolTemplateFields(TypedDict):
    name: str
    """What it is for"""
    text: str
    """Filled with what is known about the person"""


class PoolTemplates(TypedDict):
    templates: list[PoolTemplateFields]
    """Texts to begin with"""


class PoolMessageForm(TypedDict):
    message: str
    """At most 5,000 characters"""


class SuccessAnswer(TypedDict):
    pass


class PoolInvitationForm(TypedDict):
    keys: list[str]
    """Who, by their keys; at most 50"""
    job_id: int
    """To apply for which job"""
    message: NotRequired[str]
    """At most 5,000 characters"""


class PoolContactAnswer(TypedDict):
    written: int
    """How many get an email"""
    left_out: int
    """How many do not: no consent, no address, or the same email before"""


class PoolKeysForm(TypedDict):
    keys: list[str]
    """Who, by their keys; at most 50"""


class PoolPairFields(TypedDict):
    first: PoolPersonFields
    """The entry that would stay"""
    second: PoolPersonFields
    """The other one"""
    likenesses: list[Literal["email", "phone", "document"]]
    """What they have in common"""


class PoolMergeFields(TypedDict):
    key: str
    """The entry that is shown as part of another"""
    name: str
    """Their name"""
    into: str
    """The entry that stays"""
    at: str
    """Since when"""


class PoolDuplicates(TypedDict):
    pairs: list[PoolPairFields]
    """The newest first, a few at once"""
    total: int
    """How many pairs there are"""
    merges: list[PoolMergeFields]
    """Those that can still be undone"""


class PoolPairForm(TypedDict):
    one: str
    """The key of one entry"""
    other: str
    """The key of the other"""


class PoolMerged(TypedDict):
    key: str
    """The entry that stays"""


class PoolPersonForm(TypedDict):
    name: str
    """Needed"""
    email: NotRequired[str]
    """An address"""
    phone: NotRequired[str]
    """A number"""
    title: NotRequired[str]
    """The current one"""
    place: NotRequired[str]
    """Where they live"""
    skills: NotRequired[str]
    """Between commas"""
    text: NotRequired[str]
    """Notes, or the text of the resume; it is searched"""
    source: NotRequired[str]
    """Where they come from"""
    document: NotRequired[str]
    """SHA-256 of the resume in hexadecimal digits"""
    consent_until: NotRequired[str | None]
    """Until when they agreed to be kept and written to"""


class PoolPeopleForm(TypedDict):
    kind: NotRequired[Literal["hand", "resumes", "table"]]
    """How they come"""
    people: list[PoolPersonForm]
    """At most 500; people whose address is in the pool stay as they are"""


class PoolAdded(TypedDict):
    import_id: int
    """Its id, to undo it"""
    added: int
    """How many are new in the pool"""
    known: int
    """How many were there already"""


class PoolSheetForm(TypedDict):
    file: File
    """CSV, 30 MB and 100,000 rows at most"""
    columns: NotRequired[str]
    """What each column holds, as a JSON list of fields and nulls; without it we guess"""


class PoolColumn(TypedDict):
    heading: str
    """As in the file"""
    field: Literal[
        "name",
        "first_name",
        "last_name",
        "email",
        "phone",
        "title",
        "place",
        "skills",
        "tags",
        "source",
        "last_contact",
        "consent_until",
        "text",
        None,
    ]
    """What it holds, if known"""
    filled: int
    """Rows with a value"""


class PoolRowProblem(TypedDict):
    line: int
    """In the file"""
    reason: str
    """Why the row cannot be read"""


class PoolSheetCheck(TypedDict):
    encoding: str
    """In which the file is written"""
    rows: int
    """Without the headings"""
    columns: list[PoolColumn]
    """In their order"""
    new: int
    """How many would be added"""
    known: int
    """How many are in the pool, or twice in the file"""
    failed: int
    """How many cannot be read"""
    problems: list[PoolRowProblem]
    """The first 1,000 of those"""


class PoolResumeForm(TypedDict):
    file: File
    """PDF, DOCX or DOC, 10 MB at most by default"""


class PoolResumePerson(TypedDict):
    name: str
    """May be empty"""
    email: str
    """Likewise"""
    phone: str
    """Likewise"""
    title: str
    """Likewise"""
    skills: str
    """Between commas"""
    text: str
    """The text of the resume"""
    document: str
    """SHA-256 of the file"""


class PoolResumeAnswer(TypedDict):
    person: PoolResumePerson
    """What the resume says"""
    is_known: bool
    """Whether the address is in the pool"""


class PoolImportFields(TypedDict):
    id: int
    """Its number"""
    kind: Literal["hand", "resumes", "table"]
    """How the people came"""
    name: str
    """The name of the file, if there was one"""
    by: str
    """Who added them"""
    at: str
    """When"""
    people: int
    """How many were added"""
    is_undone: bool
    """Whether somebody has undone it"""
    can_be_undone: bool
    """Within 30 days"""


class PoolImportList(TypedDict):
    imports: list[PoolImportFields]
    """The newest first"""


class ImportUndone(TypedDict):
    removed: int
    """How many were removed: people whom nobody has changed since"""


class ShownPoolSearch(TypedDict):
    id: int
    """The number of the search"""
    name: str
    """Its name"""
    search: str
    """What is searched for"""


class PoolSearchList(TypedDict):
    searches: list[ShownPoolSearch]
    """All of the company, by name"""


class PoolSearchForm(TypedDict):
    name: str
    """What to call it; no other one of the company has it"""
    search: str
    """Words in names, addresses, titles, jobs applied for, roles, skills and places, and terms such as tag:Hub,
    skill:"night shift", title:nurse, place:Bath, source:fair, and consent:valid, soon, asked or none; all
    must be true"""


class PoolSearchAnswer(TypedDict):
    message: str
    """A sentence for the person"""
    search: ShownPoolSearch
    """As it is stored now"""


class PracticeBody(TypedDict):
    question: str
    """As it was asked"""
    answer: str
    """The person's own answer"""
    facts: NotRequired[list[str]]
    """Sentences of the resume that the answer may use"""


class PracticePointShown(TypedDict):
    kind: Literal["question", "steps", "fact", "situation", "deed", "result", "length"]
    """What kind of thing a good answer has"""
    name: str
    """The point in a few words"""
    state: Literal["met", "partly", "missing"]
    """Whether the answer covers it"""
    text: str
    """What is there or what is missing, in a sentence"""
    start: int
    """Where the words begin in the answer"""
    end: int
    """Where they end in the answer"""


class PracticeAnswer(TypedDict):
    points: list[PracticePointShown]
    """What a good answer has, in a fixed order"""
    words: int
    """How many words the answer has"""
    seconds: int
    """How long it takes to say it"""
    follow_up: str
    """What an interviewer may ask after it"""


class ComingInterviewFields(TypedDict):
    id: int
    """The number of the interview"""
    title: str
    """What it is called"""
    kind: Literal["phone", "video", "on_site"]
    """How people meet"""
    minutes: int
    """How long it takes"""
    starts_at: str | None
    """When it begins; null until a time is chosen"""
    company: str
    """The company that hires"""
    job_title: str
    """The title of the job"""
    advert: str
    """The advert for which the person applied"""
    topics: list[str]
    """What the interview asks about"""


class ComingInterviews(TypedDict):
    interviews: list[ComingInterviewFields]
    """The next one first, those without a time last"""


class ShownStage(TypedDict):
    id: int
    """Within the job; stays when the name changes"""
    name: str
    """What the recruiter calls it"""
    applications: int
    """How many undecided ones it has"""
    days: int
    """Days after which an application is overdue; 0 for no limit"""


class StageList(TypedDict):
    stages: list[ShownStage]
    """In their order"""
    version: str
    """The version of the editable fields; send it back when you save"""


class EditedStage(TypedDict):
    id: NotRequired[int | None]
    """Absent for a new stage"""
    name: str
    """At most 40 characters"""
    days: NotRequired[int]
    """At most 90; 0 for no limit"""


class StageEdit(TypedDict):
    stages: list[EditedStage]
    """1 to 8, in their order"""
    version: NotRequired[str | None]
    """The version on which the edit is based; 409 if it is no longer current. Not checked if absent"""


class MovedApplication(TypedDict):
    id: int
    """The number of the application"""
    seen: NotRequired[int | None]
    """In which stage it was; refused if it no longer is. Not checked if absent"""


class Move(TypedDict):
    stage: int
    """The id of the stage to move to"""
    applications: list[MovedApplication]
    """1 to 100"""


class MoveResult(TypedDict):
    message: str
    """A sentence for the person"""
    id: int
    """The number of the application"""
    code: NotRequired[ErrorCode]
    """The refusal's code, if it was refused"""
    data: NotRequired[dict[str, str]]
    """If somebody else moved (stage) or decided (status) meanwhile: what it is now, by whom (by) and since when
    (at)"""


class MoveResults(TypedDict):
    success: bool
    """All of them are in the stage"""
    message: str
    """A sentence that counts what was done"""
    results: list[MoveResult]
    """One for each application, in the order they were sent"""


class ShownMove(TypedDict):
    before: str
    """The stage's name at that time"""
    after: str
    """The name of the stage that it was moved to, at that time"""
    by: str
    """Who moved it"""
    at: str
    """When it was moved"""


class MoveList(TypedDict):
    moves: list[ShownMove]
    """Oldest first"""


class CompanyProfileAnswer(TypedDict):
    name: str
    """Empty if nobody has named the company"""
    domain: str
    """The domain of the company's email addresses"""
    zone: str
    """The time zone that the company has chosen; empty if none"""
    zone_in_use: str
    """The time zone in use: the chosen one, or else the site's"""
    answer_days: int
    """Days within which applicants of new jobs are promised an answer"""
    blind_review: bool
    """Whether new jobs start with a blind review"""
    names_from: str
    """The stage from which their blind review shows names; empty for after a decision"""
    logo_url: str
    """The path of the logo; empty if there is none"""
    keep_papers_days: int
    """Days after the decision until driving licenses and visas are removed"""
    keep_rejected_days: int
    """Days after the rejection until an application is anonymized"""
    keep_pool_days: int
    """Days until somebody who was added to the talent pool is deleted, unless they agree to more"""
    can_edit: bool
    """Whether the caller may change the profile"""


class CompanyProfileChange(TypedDict):
    zone: str
    """A zone of the IANA database; empty for the site's zone"""
    answer_days: int
    """Days within which applicants of new jobs are promised an answer, 1 to 90"""
    blind_review: bool
    """Whether new jobs start with a blind review"""
    names_from: NotRequired[str | None]
    """The stage from which their blind review shows names; empty for after a decision; unchanged if left out"""


class CompanyLogoForm(TypedDict):
    file: File
    """A JPEG or PNG, 10 MB at most"""


class TemplateStageFields(TypedDict):
    name: str
    """What the company calls it"""
    days: int
    """After which one is overdue; 0 for no limit"""


class CompanyStages(TypedDict):
    stages: list[TemplateStageFields]
    """In their order"""
    wants_email: bool
    """Whether the caller gets emails about overdue applications and scorecards"""


class TemplateStage(TypedDict):
    name: str
    """At most 40 characters"""
    days: NotRequired[int]
    """At most 90; 0 for no limit"""


class CompanyStagesEdit(TypedDict):
    stages: list[TemplateStage]
    """1 to 8, in their order"""


class StageEmailSwitch(TypedDict):
    on: bool
    """Whether the caller gets these emails"""


class HiddenJobFields(TypedDict):
    id: int
    """The number of the entry"""
    job: str
    """The id of the job; empty for a company"""
    company: str
    """The company"""
    title: str
    """The title of the job; empty for a company"""
    hidden_at: str
    """When it was hidden, in UTC"""


class HiddenJobList(TypedDict):
    hidden: list[HiddenJobFields]
    """All of the caller's, newest first"""


class HiddenJobBody(TypedDict):
    company: str
    """Whose job it is; without a job, all of the company's jobs are hidden"""
    job: NotRequired[str]
    """The id of one job in the list, such as 17 or b12"""
    title: NotRequired[str]
    """The title of the job, to know it by"""


class HiddenJobAnswer(TypedDict):
    message: str
    """A sentence for the person"""
    hidden: HiddenJobFields
    """The entry"""


class HiddenJobShown(TypedDict):
    message: str
    """A sentence for the person"""


class StoryFields(TypedDict):
    id: int
    """The number of the story"""
    title: str
    """What the person calls it"""
    place: str
    """Where and when it was, as the person writes it"""
    situation: str
    """What the situation was"""
    deed: str
    """What the person did"""
    result: str
    """What came of it"""
    tags: list[str]
    """Topics of the questions that it answers"""
    changed_at: str
    """When it was last changed, in UTC"""


class StoryList(TypedDict):
    stories: list[StoryFields]
    """All of the caller's"""


class StoryBody(TypedDict):
    title: str
    """A few words to know it by"""
    place: NotRequired[str]
    """Where and when it was"""
    situation: NotRequired[str]
    """What the situation was"""
    deed: str
    """What the person did"""
    result: NotRequired[str]
    """What came of it"""
    tags: NotRequired[list[str]]
    """Topics of the questions that it answers"""


class StoryAnswer(TypedDict):
    message: str
    """A sentence for the person"""
    story: StoryFields
    """The story as it is stored now"""


class StoryDone(TypedDict):
    message: str
    """A sentence for the person"""


class PoolCountsAnswer(TypedDict):
    people: int
    """Everybody in the pool"""
    with_consent: int
    """Those who have agreed to be written to"""


class PoolTagsChange(TypedDict):
    tags: list[str]
    """At most 10, of 30 characters each"""


class PoolTagsAnswer(TypedDict):
    tags: list[str]
    """Those that the person has now"""


class PoolFitFields(TypedDict):
    id: int
    """The number of the job"""
    title: str
    """Its title"""
    location: str
    """Where it is"""
    score: int
    """How well it fits, to 100"""
    matching_skills: list[str]
    """That the person has"""
    missing_skills: list[str]
    """That nobody knows of"""


class PoolFitsAnswer(TypedDict):
    jobs: list[PoolFitFields]
    """Best first"""


class PoolRemovalForm(TypedDict):
    keys: list[str]
    """Keys of people"""


class PoolRemovalAnswer(TypedDict):
    removed: int
    """How many; applicants stay with their applications"""


class PoolKeysTagging(TypedDict):
    keys: list[str]
    """Keys of people"""
    add: NotRequired[list[str]]
    """Tags that everybody gets"""
    remove: NotRequired[list[str]]
    """Tags that nobody has afterwards"""


class PoolFitCount(TypedDict):
    key: str
    """Whose"""
    jobs: int
    """How many open jobs fit"""
    best: int
    """The best fit, to 100"""


class PoolFitCounts(TypedDict):
    people: list[PoolFitCount]
    """In the order of the keys"""


class AttachedFile(TypedDict):
    name: str
    """As it was attached"""
    size: int
    """In bytes; 0 while a blind review hides the file"""
    key: str
    """The key for downloading it; empty while a blind review hides it"""


class ShownMessage(TypedDict):
    id: int
    """The number of the message"""
    text: str
    """What was written; nameless in a blind review"""
    author: str
    """Who wrote it"""
    at: str
    """When it was written"""
    is_own: bool
    """Whether the caller wrote it"""
    is_from_applicant: bool
    """Whether the applicant wrote it"""
    is_by_email: bool
    """It was the answer to an email"""
    is_new: bool
    """The other side wrote it, and the caller has not seen it yet"""
    files: list[AttachedFile]
    """What is attached"""
    left_out: list[str]
    """Names of attached files that were not taken: too many, too large, harmful, or no PDF, Word document or
    picture; behind the name of one that could not be checked for a day stands that"""


class ShownScheduled(TypedDict):
    id: int
    """The id for cancelling it"""
    text: str
    """What will be sent"""
    author: str
    """Who wrote it"""
    send_at: str
    """When it is sent"""
    is_held: bool
    """It is not sent: the applicant wrote first, or it was refused"""


class ThreadAnswer(TypedDict):
    messages: list[ShownMessage]
    """Oldest first"""
    is_hidden: bool
    """A blind review hides the applicant"""
    scheduled: list[ShownScheduled]
    """Scheduled messages, the next one first"""
    zone: str
    """The business's time zone, to send later; empty for the applicant"""


class WrittenMessage(TypedDict):
    text: str
    """At most 5,000 characters"""
    send_at: NotRequired[str]
    """When to send it, at most 30 days ahead, for those who decide; in the zone of the business if it names
    none; absent: now"""


class WrittenWithFiles(TypedDict):
    text: NotRequired[str]
    """At most 5,000 characters, or none"""
    files: NotRequired[list[File]]
    """PDF, Word or pictures, as many and as large as the settings allow"""


class SeenMessage(TypedDict):
    message_id: int
    """The last message that the caller has seen"""


class VisitorQuestionMessage(TypedDict):
    id: int
    """The number of the message"""
    text: str
    """What was written; nameless in a blind review"""
    author: str
    """Who wrote it"""
    at: str
    """When it was written"""
    is_from_visitor: bool
    """Whether the visitor wrote it"""
    is_by_email: bool
    """Whether it came as a reply to an email"""
    left_out: list[str]
    """Names of attached files, none of which is accepted"""


class VisitorQuestionAnswer(TypedDict):
    id: int
    """The number of the question"""
    job_id: int
    """The number of the job"""
    job_title: str
    """The job's title now"""
    name: str
    """As it was typed, not checked; a number in a blind review"""
    state: Literal["waiting", "answered", "closed"]
    """Whether it waits for an answer, or was closed"""
    asked_at: str
    """When it was asked"""
    is_hidden: bool
    """Whether a blind review hides who asked"""
    email: str
    """Where the answer goes, as it was typed, not checked; empty if the review hides it"""
    job_company: str
    """The company of the job"""
    messages: list[VisitorQuestionMessage]
    """Oldest first"""


class WrittenQuestionAnswer(TypedDict):
    text: str
    """At most 5,000 characters"""


class VisitorQuestionSwitch(TypedDict):
    is_closed: bool
    """Whether it no longer needs an answer"""


class ChangedScheduled(TypedDict):
    text: str
    """At most 5,000 characters"""
    send_at: str
    """When to send it, at most 30 days ahead; in the zone of the business if it names none"""


class ScheduledInInbox(TypedDict):
    id: int
    """The id for cancelling it"""
    text: str
    """What will be sent"""
    author: str
    """Who wrote it"""
    send_at: str
    """When it is sent"""
    is_held: bool
    """It is not sent: the applicant wrote first, or it was refused"""
    application_id: int
    """The number of the application"""
    job_id: int
    """The number of the job"""
    job_title: str
    """The job's title when it was applied for"""
    name: str
    """The addressee; a number in a blind review"""


class ScheduledList(TypedDict):
    scheduled: list[ScheduledInInbox]
    """The next first, at most 100"""
    zone: str
    """The business's time zone"""


class SourceFiguresShown(TypedDict):
    source: str
    """All, Hireloom, or the site of the job"""
    applied: int
    """How many applications"""
    answered: int | None
    """How many were answered; null below five applications"""
    days: int | None
    """Median days to the answer; null below five answers"""


class TrackerFigures(TypedDict):
    sources: list[SourceFiguresShown]
    """All, then each source, the busiest first"""


class AdvertLine(TypedDict):
    change: Literal["same", "added", "removed"]
    """What became of it"""
    text: str
    """The line"""


class AdvertChecked(TypedDict):
    is_changed: bool
    """Whether any line differs"""
    lines: list[AdvertLine]
    """Both texts, in their order"""
    before: str
    """The advert that the person applied to, or the stored one"""
    text: str
    """The advert as it is now"""


class OwnStage(TypedDict):
    key: NotRequired[str]
    """Of a stage that exists; empty for a new one"""
    name: str
    """What it is called"""


class OwnStages(TypedDict):
    stages: list[OwnStage]
    """All stages of the person's own, in their order; the others are removed"""


class TrackerStageFields(TypedDict):
    key: str
    """Stays the same when the stage is renamed"""
    name: str
    """What the column is called"""
    is_own: bool
    """Whether it is the person's own"""


class TrackerStageList(TypedDict):
    stages: list[TrackerStageFields]
    """The columns, in their order"""


class TrackedJobChoice(TypedDict):
    job: str
    """The id of a job in the list, such as 17, or b12 for a board's"""
    stage: NotRequired[Literal["saved", "applied", "interview", "offer", "closed"]]
    """The column in which it starts"""


class TrackedJobFields(TypedDict):
    id: int
    """0 for an application that the person has not placed on the board"""
    job: str
    """Its id in the list of jobs; empty for others"""
    title: str
    """The title of the job"""
    company: str
    """Who offers it"""
    location: str
    """Where it is"""
    salary: str
    """What it pays, as people write it"""
    address: str
    """The page of the job; empty if there is none"""
    stage: str
    """The key of the column in which it stands"""
    note: str
    """The person's own note"""
    contacts: str
    """People to talk to"""
    applied_on: str | None
    """The day on which the person applied; null before that"""
    ends_on: str | None
    """The last day to apply; null if it is not known"""
    meets_at: str | None
    """When the person talks to them next, in UTC; null if nothing is planned"""
    remind_on: str | None
    """When to remind of it; null for never"""
    starts_on: str | None
    """The first day of work by an offer; null if not known"""
    answered_on: str | None
    """When the company first answered; null before that"""
    has_text: bool
    """Whether the text of the advert is stored"""
    added_at: str
    """When it was added to the board, in UTC"""
    match_score: int | None
    """The profile match when applied for, else when followed"""
    is_withdrawn: bool
    """Whether the caller has withdrawn that application"""
    application_id: int | None
    """If sent by Hireloom"""
    status: Literal["submitted", "selected", "rejected", None]
    """Of that application"""


class TrackedJobAdded(TypedDict):
    message: str
    """A sentence for the person"""
    job: TrackedJobFields
    """The job as it is stored now"""
    is_new: bool
    """False if the person already followed it"""


class TrackedJobLink(TypedDict):
    address: str
    """The page of the job"""


class TrackedJobBody(TypedDict):
    title: str
    """The job"""
    company: str
    """Who offers it"""
    location: NotRequired[str]
    """Where it is"""
    salary: NotRequired[str]
    """What it pays, as people write it"""
    address: NotRequired[str]
    """The page of the job"""
    text: NotRequired[str | None]
    """The advert; a change without it leaves it as it was"""
    note: NotRequired[str]
    """The person's own note"""
    contacts: NotRequired[str]
    """People to talk to"""
    applied_on: NotRequired[str | None]
    """The day on which the person applied"""
    ends_on: NotRequired[str | None]
    """Last day to apply"""
    meets_at: NotRequired[str | None]
    """When the person talks to them next"""
    remind_on: NotRequired[str | None]
    """When to remind of it"""
    starts_on: NotRequired[str | None]
    """First day of work, if it is offered"""


class TrackedJobStored(TypedDict):
    message: str
    """A sentence for the person"""
    job: TrackedJobFields
    """The job as it is stored now"""


class TrackedJobMove(TypedDict):
    stage: str
    """The key of the column, as the tracked jobs have it"""


class TrackedJobDone(TypedDict):
    message: str
    """A sentence for the person"""


class TrackedJobText(TypedDict):
    text: str
    """The advert; empty if none is stored"""


class TrackedFileFields(TypedDict):
    key: str
    """For GET /api/documents/download"""
    public_name: str
    """To remove it by"""
    name: str
    """As it was uploaded"""
    size: int
    """In bytes"""


class LetterVersionFields(TypedDict):
    id: int
    """The number of the version"""
    text: str
    """The letter"""
    written_at: str
    """When it was stored"""


class TrackedDocumentsAnswer(TypedDict):
    files: list[TrackedFileFields]
    """Oldest first"""
    letters: list[LetterVersionFields]
    """The versions of the letter, newest first"""


class SavedLetterFields(TypedDict):
    id: int
    """The number of the version"""
    text: str
    """The letter"""
    written_at: str
    """When it was stored"""
    title: str
    """Of the job that it was written for"""
    company: str
    """Of that job"""
    application_ids: list[int]
    """The applications that were sent with this text"""


class SavedLettersAnswer(TypedDict):
    letters: list[SavedLetterFields]
    """Newest first, 50 at most"""


class TrackedFileForm(TypedDict):
    file: File
    """PDF, Word or a picture, 10 MB at most"""


class LetterVersionForm(TypedDict):
    text: str
    """The letter as it is now"""


class TrackerSheet(TypedDict):
    csv: str
    """A table with a line of headings: job title and company, and what else there is"""


class TrackerSheetAdded(TypedDict):
    message: str
    """A sentence for the person"""
    added: int
    """Jobs that are new on the board"""
    known: int
    """Jobs that were followed already"""
    unread: list[int]
    """Lines of the file that name no job"""


class ScoringStart(TypedDict):
    after: NotRequired[int]
    """`last` of the previous part; 0 to begin"""


class ScoredApplication(TypedDict):
    id: int
    """The number of the application"""
    score: int
    """0 to 100"""


class ScoredApplications(TypedDict):
    scores: list[ScoredApplication]
    """Those scored now"""
    failed: int
    """Resumes that could not be read"""
    last: int | None
    """Send it as `after` to go on; null at the end"""
    remaining: int
    """How many are left"""


class TagChange(TypedDict):
    application_ids: list[int]
    """1 to 100"""
    add: NotRequired[list[str]]
    """Tags to put on, 30 characters at most"""
    remove: NotRequired[list[str]]
    """Tags to take off"""


class TaggedApplication(TypedDict):
    id: int
    """The number of the application"""
    tags: list[str]
    """All that it has now"""


class TaggedApplications(TypedDict):
    applications: list[TaggedApplication]
    """In the order they were sent"""


class Assignee(TypedDict):
    id: int
    """The number of the person"""
    username: str
    """The name on their account"""


class AssigneeList(TypedDict):
    assignees: list[Assignee]
    """Everybody who decides on the job, its recruiter first"""


class Assignment(TypedDict):
    application_ids: list[int]
    """1 to 100"""
    assignee_id: int | None
    """Who looks after them from now on; null: nobody"""


class AssignedApplication(TypedDict):
    id: int
    """The number of the application"""
    assignee_id: int | None
    """Who looks after it now; null: nobody"""


class AssignedApplications(TypedDict):
    applications: list[AssignedApplication]
    """In the order they were sent"""


class JobTeamChange(TypedDict):
    role: Literal["recruiter", "hiring_manager", "interviewer"]
    """The role from now on"""


ErrorCode = Literal[
    "about_too_long",
    "active_pdf",
    "admins_by_password",
    "admins_stay",
    "advert_unreadable",
    "already_applied",
    "already_member",
    "already_nudged",
    "already_open",
    "already_planned",
    "already_recruiter",
    "analysis_needed",
    "answer_invalid",
    "answer_needed",
    "answers_malformed",
    "answers_too_long",
    "applicant_hidden",
    "application_decided",
    "application_withdrawn",
    "audit_sink_away",
    "automatic_mail",
    "being_published",
    "body_not_json",
    "booking_expired",
    "booking_not_open",
    "booking_rules_invalid",
    "broken_career_file",
    "calendar_address_invalid",
    "calendar_password_invalid",
    "calendar_unreadable",
    "cannot_change_status",
    "cannot_join",
    "cannot_merge",
    "cannot_move",
    "cannot_take_over",
    "cannot_withdraw",
    "career_page_exists",
    "ceremony_over",
    "changed_elsewhere",
    "choices_invalid",
    "client_malformed",
    "code_malformed",
    "code_not_sent",
    "code_unproven",
    "code_wrong",
    "colour_malformed",
    "colour_too_light",
    "columns_unknown",
    "company_login_over",
    "company_login_required",
    "company_name_unfit",
    "company_unverified",
    "confirmation_needed",
    "conflict",
    "cover_end_invalid",
    "csrf_failed",
    "cursor_malformed",
    "database_unavailable",
    "date_needed",
    "date_out_of_range",
    "day_malformed",
    "deactivated",
    "deadline_fixed",
    "deadline_past",
    "deadline_too_far",
    "debrief_begun",
    "debrief_locked",
    "debrief_reason_needed",
    "decided_by_recruiter",
    "description_too_long",
    "dns_unavailable",
    "document_malformed",
    "document_not_available",
    "draft_too_large",
    "draft_too_long",
    "draft_unreadable",
    "email_malformed",
    "email_needed",
    "email_not_vouched",
    "email_personal",
    "email_taken",
    "email_unproven",
    "expired_for_good",
    "expiry_needed",
    "feedback_incomplete",
    "feedback_too_long",
    "feedback_too_wide",
    "fields_missing",
    "file_name_malformed",
    "file_with_doctype",
    "forbidden",
    "forged_sender",
    "form_refused",
    "form_unreadable",
    "full",
    "gone",
    "headers_too_large",
    "headline_needed",
    "hidden_in_review",
    "host_not_listed",
    "hours_malformed",
    "idempotency_key_malformed",
    "idempotency_key_reused",
    "import_stands",
    "infected_upload",
    "interview_cancelled",
    "interview_length_invalid",
    "interview_place_invalid",
    "interview_title_needed",
    "interviewer_needed",
    "invalid",
    "invitation_of_another",
    "issuer_malformed",
    "job_and_resume_needed",
    "job_page_unreadable",
    "job_title_needed",
    "job_too_long",
    "key_elsewhere",
    "key_expired",
    "key_in_url",
    "key_missing",
    "key_name_needed",
    "key_revoked",
    "key_unknown",
    "last_admin",
    "last_factor",
    "last_owner",
    "last_super_admin",
    "letter_too_long",
    "letter_version_empty",
    "limit_out_of_range",
    "line_not_found",
    "linked_to_other",
    "load_out_of_range",
    "location_needed",
    "login_for_feedback",
    "login_to_apply",
    "macros_inside",
    "mail_taken_before",
    "mail_unavailable",
    "malformed",
    "mark_invalid",
    "message_needed",
    "message_too_long",
    "method_not_allowed",
    "min_score_out_of_range",
    "model_address_malformed",
    "model_address_private",
    "model_name_needed",
    "model_silent",
    "moved_meanwhile",
    "name_needed",
    "naming_stage_invalid",
    "needs_heir",
    "never_an_admin",
    "no_authenticator",
    "no_business_email",
    "no_career_file",
    "no_career_inside",
    "no_careers_site",
    "no_change_waiting",
    "no_colleague",
    "no_company",
    "no_company_domain",
    "no_company_login",
    "no_consent",
    "no_cover",
    "no_email_change",
    "no_interview_plan",
    "no_job_description",
    "no_job_selected",
    "no_jobs_readable",
    "no_json_resume",
    "no_logo",
    "no_member",
    "no_model_configured",
    "no_passkey",
    "no_people_sheet",
    "no_photo",
    "no_platform_enabled",
    "no_pool_for_role",
    "no_posting_for_role",
    "no_requirement",
    "no_resume",
    "no_resume_file",
    "no_resume_yet",
    "no_role",
    "no_scoring",
    "no_second_factor",
    "no_sheet",
    "no_such_application",
    "no_such_booking",
    "no_such_candidate",
    "no_such_career_page",
    "no_such_consent_link",
    "no_such_content",
    "no_such_correction",
    "no_such_cover",
    "no_such_draft",
    "no_such_figure",
    "no_such_hidden_job",
    "no_such_import",
    "no_such_interview",
    "no_such_invitation",
    "no_such_job",
    "no_such_key",
    "no_such_merge",
    "no_such_note",
    "no_such_offer",
    "no_such_passkey",
    "no_such_place_in_list",
    "no_such_pool_search",
    "no_such_recruiter",
    "no_such_resume",
    "no_such_resume_version",
    "no_such_saved_search",
    "no_such_scheduled_message",
    "no_such_session",
    "no_such_stage",
    "no_such_state",
    "no_such_story",
    "no_such_thread",
    "no_such_token",
    "no_such_tracked_document",
    "no_such_tracked_job",
    "no_such_trust",
    "no_such_user",
    "no_such_view",
    "no_such_visitor_question",
    "no_such_webhook",
    "no_such_webhook_delivery",
    "no_talk",
    "no_text",
    "no_words",
    "nobody_to_nudge",
    "not_a_page",
    "not_accepting",
    "not_an_admin",
    "not_an_interviewer",
    "not_asked_again",
    "not_asked_here",
    "not_assignable",
    "not_booked",
    "not_found",
    "not_from_the_provider",
    "not_generated",
    "not_implemented",
    "not_in_pool",
    "not_in_the_resume",
    "not_interviewing",
    "not_its_owner",
    "not_our_job",
    "not_overdue",
    "not_pdf",
    "not_rejected",
    "not_scheduled",
    "note_needed",
    "note_too_long",
    "nothing_to_confirm",
    "nothing_to_cover",
    "nothing_to_disown",
    "nothing_to_hide",
    "nothing_to_rate",
    "nothing_to_say",
    "nothing_to_see",
    "nothing_to_write_about",
    "offer_accepted",
    "offer_answer_too_long",
    "offer_changed",
    "offer_day_wrong",
    "offer_line_needed",
    "offer_needs_selection",
    "offer_note_too_long",
    "offer_over",
    "only_owners_publish",
    "other_person",
    "oversized_career_file",
    "own_account",
    "own_admin_rights",
    "owners_only",
    "paper_gone",
    "paper_needed",
    "paper_too_large",
    "passkey_name_missing",
    "passkey_refused",
    "passkey_taken",
    "passkeys_need_name",
    "password_leaked",
    "password_needed",
    "password_personal",
    "password_too_weak",
    "people_sheet_encoding_unknown",
    "people_sheet_too_long",
    "phone_malformed",
    "phone_needed",
    "picture_damaged",
    "picture_too_large",
    "plan_proposed",
    "plan_too_long",
    "pool_file_needed",
    "pool_name_needed",
    "pool_search_invalid",
    "pool_search_name_taken",
    "post_too_long",
    "provider_away",
    "provider_misconfigured",
    "provider_refused",
    "provider_untrusted",
    "provider_unusable",
    "public_mail_domain",
    "question_full",
    "question_limit_reached",
    "question_needed",
    "question_text_invalid",
    "questions_to_answer",
    "quota_reached",
    "range_not_satisfiable",
    "reason_for_rejections",
    "reason_too_long",
    "reasons_invalid",
    "reasons_of_owners",
    "record_missing",
    "recruiters_only",
    "rejection_reason_too_long",
    "reopen_limit_reached",
    "request_in_progress",
    "requester_left",
    "resume_needed",
    "resume_required",
    "salary_malformed",
    "same_email",
    "same_question_twice",
    "scope_missing",
    "scope_needed",
    "scope_not_yours",
    "score_out_of_range",
    "scorecard_incomplete",
    "scorecard_text_too_long",
    "scorecards_settled",
    "second_factor_needed",
    "second_step_missing",
    "second_step_paused",
    "send_time_invalid",
    "setup_outdated",
    "shared_demo_account",
    "shared_demo_email",
    "shared_demo_factor",
    "shared_demo_inviter",
    "shared_demo_password",
    "sheet_encoding_unknown",
    "sheet_too_long",
    "slot_taken",
    "stage_count_wrong",
    "stage_days_wrong",
    "stage_name_invalid",
    "stage_name_needed",
    "stage_name_taken",
    "stage_name_too_long",
    "status_unknown",
    "story_incomplete",
    "super_admins_only",
    "tag_invalid",
    "taken_out",
    "team_full",
    "template_unnamed",
    "templates_invalid",
    "text_too_difficult",
    "text_too_long",
    "thread_closed",
    "thread_full",
    "thread_message_needed",
    "time_malformed",
    "time_needed",
    "time_past",
    "time_too_far",
    "too_busy",
    "too_large",
    "too_late_to_change",
    "too_many_at_once",
    "too_many_attachments",
    "too_many_booking_changes",
    "too_many_career_pages",
    "too_many_changes",
    "too_many_checks",
    "too_many_codes",
    "too_many_contacts",
    "too_many_corrected_matches",
    "too_many_corrections",
    "too_many_drafts",
    "too_many_hidden_jobs",
    "too_many_interviews",
    "too_many_invitations",
    "too_many_keys",
    "too_many_names",
    "too_many_new_people",
    "too_many_notes",
    "too_many_offers",
    "too_many_own_stages",
    "too_many_passkeys",
    "too_many_pool_searches",
    "too_many_questions",
    "too_many_readings",
    "too_many_requests",
    "too_many_resumes",
    "too_many_saved_searches",
    "too_many_scheduled",
    "too_many_scores",
    "too_many_stories",
    "too_many_tags",
    "too_many_tracked_files",
    "too_many_tracked_jobs",
    "too_many_views",
    "too_many_webhooks",
    "too_much_edited",
    "too_much_text",
    "tracked_job_incomplete",
    "tracked_link_unsafe",
    "tracked_stage_unknown",
    "try_it_first",
    "unauthenticated",
    "unavailable",
    "unexpected",
    "unknown_parameter",
    "unknown_passkey",
    "unknown_platform",
    "unknown_requirement",
    "unread_language",
    "unreadable_doc",
    "unreadable_document",
    "unsafe_address",
    "unsafe_header",
    "unsafe_letter",
    "unsupported_file",
    "unsupported_media_type",
    "uploads_unchecked",
    "user_type_unknown",
    "username_malformed",
    "username_taken",
    "value_unknown",
    "variable_unknown",
    "view_invalid",
    "webhook_address_invalid",
    "webhook_address_private",
    "webhook_event_needed",
    "webhook_paused",
    "webhook_secret_unreadable",
    "webhooks_are_for_recruiters",
    "wrong_login",
    "wrong_months",
    "wrong_paper",
    "wrong_password",
    "wrong_second_step",
    "wrong_token",
    "zone_unknown",
]
"""What went wrong, as a word for programs; the usual messages may change, the codes do not"""


class Calls(Transport):
    """Every call of /api/v1."""

    def list_jobs(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        owner: Literal["me", "company"] | None = None,
        position: Literal["open", "closed"] | None = None,
        q: str | None = None,
    ) -> JobSlice:
        """List jobs. The newest come first.

        Needs a key with the scope `jobs:read`."""
        answer: JobSlice = self._call(
            "GET", "/jobs", query={"cursor": cursor, "limit": limit, "owner": owner, "position": position, "q": q}
        )
        return answer

    def post_job(self, body: NewJob, *, idempotency_key: str | None = None) -> JobResource:
        """Post a job. It appears under the name of the key's owner.

        Needs a key with the scope `jobs:write`."""
        answer: JobResource = self._call("POST", "/jobs", body=body, idempotency_key=idempotency_key)
        return answer

    def get_job(self, job_id: int) -> JobResource:
        """Show a job: your own in any state, any other while people may apply.

        Needs a key with the scope `jobs:read`."""
        answer: JobResource = self._call("GET", f"/jobs/{self._part(job_id)}")
        return answer

    def change_job(self, job_id: int, body: JobChange) -> JobResource:
        """Change a job: what is not sent stays as it is.

        Needs a key with the scope `jobs:write`."""
        answer: JobResource = self._call("PATCH", f"/jobs/{self._part(job_id)}", body=body)
        return answer

    def close_job(self, job_id: int, *, idempotency_key: str | None = None) -> JobResource:
        """Close a job: nobody can apply anymore. Closing it again changes nothing.

        Needs a key with the scope `jobs:write`."""
        answer: JobResource = self._call("POST", f"/jobs/{self._part(job_id)}/close", idempotency_key=idempotency_key)
        return answer

    def reopen_job(self, job_id: int, body: Reopening, *, idempotency_key: str | None = None) -> JobResource:
        """Reopen a closed job: twice at most.

        Needs a key with the scope `jobs:write`."""
        answer: JobResource = self._call(
            "POST", f"/jobs/{self._part(job_id)}/reopen", body=body, idempotency_key=idempotency_key
        )
        return answer

    def get_match(self, job_id: int) -> MatchResource:
        """Compare your resume with a job: the one in the profile of the key's owner.

        Needs a key with the scope `people:read`."""
        answer: MatchResource = self._call("GET", f"/jobs/{self._part(job_id)}/match")
        return answer

    def match_advert(self, body: AdvertForm, *, idempotency_key: str | None = None) -> AdvertMatch:
        """Compare one of your resumes with any advert: its text is sent along, and nothing is stored.

        Needs a key with the scope `people:read`."""
        answer: AdvertMatch = self._call("POST", "/matches", body=body, idempotency_key=idempotency_key)
        return answer

    def draft_letter(self, job_id: int, body: LetterDraftForm, *, idempotency_key: str | None = None) -> LetterDraft:
        """Draft a cover letter for a job. It draws on the profile and the resume of the key's owner.

        Needs a key with the scope `people:read`."""
        answer: LetterDraft = self._call(
            "POST", f"/jobs/{self._part(job_id)}/letter-draft", body=body, idempotency_key=idempotency_key
        )
        return answer

    def list_own_applications(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        status: Literal["submitted", "selected", "rejected"] | None = None,
    ) -> ApplicationSlice:
        """List the applications that you sent. The newest come first.

        Needs a key with the scope `applications:read`."""
        answer: ApplicationSlice = self._call(
            "GET", "/applications", query={"cursor": cursor, "limit": limit, "status": status}
        )
        return answer

    def apply(self, body: NewApplication, *, idempotency_key: str | None = None) -> ApplicationSent:
        """Apply for a job with your profile and resume. A repeated call returns the first application.

        Needs a key with the scope `applications:write`."""
        answer: ApplicationSent = self._call("POST", "/applications", body=body, idempotency_key=idempotency_key)
        return answer

    def list_applications_for_job(
        self,
        job_id: int,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        status: Literal["submitted", "selected", "rejected"] | None = None,
    ) -> ApplicationSlice:
        """List the applications for your job. The newest come first.

        Needs a key with the scope `applications:read`."""
        answer: ApplicationSlice = self._call(
            "GET",
            f"/jobs/{self._part(job_id)}/applications",
            query={"cursor": cursor, "limit": limit, "status": status},
        )
        return answer

    def get_application(self, application_id: int) -> ApplicationDetails:
        """Show an application as it was sent: for the applicant and the job's recruiter, unless the review is
        blind.

        Needs a key with the scope `applications:read`."""
        answer: ApplicationDetails = self._call("GET", f"/applications/{self._part(application_id)}")
        return answer

    def decide(self, application_id: int, body: DecisionForm, *, idempotency_key: str | None = None) -> ApplicationSent:
        """Select or reject an applicant: they get an email, and either can be undone.

        Needs a key with the scope `applications:write`."""
        answer: ApplicationSent = self._call(
            "POST", f"/applications/{self._part(application_id)}/decision", body=body, idempotency_key=idempotency_key
        )
        return answer

    def withdraw_application(self, application_id: int, *, idempotency_key: str | None = None) -> None:
        """Withdraw your application: the recruiter gets an email.

        Needs a key with the scope `applications:write`."""
        self._call("POST", f"/applications/{self._part(application_id)}/withdraw", idempotency_key=idempotency_key)

    def move_application(self, application_id: int, body: StageChange) -> PlacementResource:
        """Move an application to another stage: nobody gets an email.

        Needs a key with the scope `applications:write`."""
        answer: PlacementResource = self._call("PUT", f"/applications/{self._part(application_id)}/stage", body=body)
        return answer

    def list_team(self, job_id: int) -> JobTeamRows:
        """List a job's team.

        Needs a key with the scope `applications:read`."""
        answer: JobTeamRows = self._call("GET", f"/jobs/{self._part(job_id)}/team")
        return answer

    def list_job_interviews(
        self, job_id: int, *, cursor: str | None = None, limit: int | None = None
    ) -> JobInterviewRows:
        """List the interviews and debriefs of a job's applicants who wait for a decision. The newest come first.

        Needs a key with the scope `applications:read`."""
        answer: JobInterviewRows = self._call(
            "GET", f"/jobs/{self._part(job_id)}/interviews", query={"cursor": cursor, "limit": limit}
        )
        return answer

    def list_own_interviews(self, *, cursor: str | None = None, limit: int | None = None) -> OwnInterviewRows:
        """List the interviews that you hold. The newest come first.

        Needs a key with the scope `applications:read`."""
        answer: OwnInterviewRows = self._call("GET", "/me/interviews", query={"cursor": cursor, "limit": limit})
        return answer

    def inbox(self, *, cursor: str | None = None, limit: int | None = None, query: str | None = None) -> ThreadRows:
        """List the threads of your inbox: those about all jobs whose applications you may read.

        Needs a key with the scope `applications:read`."""
        answer: ThreadRows = self._call("GET", "/inbox", query={"cursor": cursor, "limit": limit, "query": query})
        return answer

    def own_threads(self, *, cursor: str | None = None, limit: int | None = None) -> ThreadRows:
        """List the threads about your applications.

        Needs a key with the scope `applications:read`."""
        answer: ThreadRows = self._call("GET", "/me/threads", query={"cursor": cursor, "limit": limit})
        return answer

    def list_visitor_questions(
        self,
        *,
        cursor: str | None = None,
        limit: int | None = None,
        job_id: int | None = None,
        state: Literal["waiting", "answered", "closed"] | None = None,
    ) -> VisitorQuestionRows:
        """List the questions from visitors: about the jobs on which you decide, or about one of them.

        Needs a key with the scope `applications:read`."""
        answer: VisitorQuestionRows = self._call(
            "GET", "/visitor-questions", query={"cursor": cursor, "limit": limit, "job_id": job_id, "state": state}
        )
        return answer

    def get_document(self, document_id: str) -> bytes:
        """Download a document: your own, or one that came with an application for your job.

        Needs a key with the scope `documents:read`."""
        return self._file("GET", f"/documents/{self._part(document_id)}")

    def list_candidates(self, job_id: int, *, min_score: int | None = None, limit: int | None = None) -> CandidateRows:
        """List the people who match your job best: those who let recruiters find them.

        Needs a key with the scope `candidates:read`."""
        answer: CandidateRows = self._call(
            "GET", f"/jobs/{self._part(job_id)}/candidates", query={"min_score": min_score, "limit": limit}
        )
        return answer

    def pool(
        self, *, cursor: str | None = None, limit: int | None = None, search: str | None = None, tag: str | None = None
    ) -> PoolRows:
        """List the people of the talent pool. Those whom a blind review hides are left out.

        Needs a key with the scope `candidates:read`."""
        answer: PoolRows = self._call(
            "GET", "/company/pool", query={"cursor": cursor, "limit": limit, "search": search, "tag": tag}
        )
        return answer

    def list_company_jobs(
        self, *, cursor: str | None = None, limit: int | None = None, q: str | None = None
    ) -> CompanyJobRows:
        """List your company's jobs: those whose applications you may read. The newest come first.

        Needs a key with the scope `company:read`."""
        answer: CompanyJobRows = self._call("GET", "/company/jobs", query={"cursor": cursor, "limit": limit, "q": q})
        return answer

    def get_me(self) -> PersonResource:
        """Show your profile. You are the owner of the key.

        Needs a key with the scope `people:read`."""
        answer: PersonResource = self._call("GET", "/me")
        return answer

    def get_resume(self) -> CareerResource:
        """Download your profile and career as a JSON Resume (jsonresume.org).

        Needs a key with the scope `people:read`."""
        answer: CareerResource = self._call("GET", "/me/resume")
        return answer

    def list_searches(self) -> SearchRows:
        """List your saved searches.

        Needs a key with the scope `searches:read`."""
        answer: SearchRows = self._call("GET", "/searches")
        return answer

    def save_search(self, body: SearchForm, *, idempotency_key: str | None = None) -> SearchResource:
        """Save a search: jobs that exist now are not new.

        Needs a key with the scope `searches:write`."""
        answer: SearchResource = self._call("POST", "/searches", body=body, idempotency_key=idempotency_key)
        return answer

    def replace_search(self, search_id: int, body: SearchForm) -> SearchResource:
        """Replace a saved search.

        Needs a key with the scope `searches:write`."""
        answer: SearchResource = self._call("PUT", f"/searches/{self._part(search_id)}", body=body)
        return answer

    def delete_search(self, search_id: int) -> None:
        """Delete a saved search.

        Needs a key with the scope `searches:write`."""
        self._call("DELETE", f"/searches/{self._part(search_id)}")

    def list_tracked_jobs(
        self, *, cursor: str | None = None, limit: int | None = None, address: str | None = None
    ) -> TrackedJobSlice:
        """List the jobs that you follow. The newest come first.

        Needs a key with the scope `tracker:read`."""
        answer: TrackedJobSlice = self._call(
            "GET", "/tracked-jobs", query={"cursor": cursor, "limit": limit, "address": address}
        )
        return answer

    def follow_job(self, body: NewTrackedJob, *, idempotency_key: str | None = None) -> TrackedJobResource:
        """Follow a job from anywhere.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedJobResource = self._call("POST", "/tracked-jobs", body=body, idempotency_key=idempotency_key)
        return answer

    def list_webhooks(self) -> WebhookRows:
        """List your webhooks.

        Needs a key with the scope `webhooks:read`."""
        answer: WebhookRows = self._call("GET", "/webhooks")
        return answer

    def add_webhook(self, body: NewWebhook, *, idempotency_key: str | None = None) -> NewWebhookResource:
        """Add a webhook: only this answer contains its secret.

        Needs a key with the scope `webhooks:write`."""
        answer: NewWebhookResource = self._call("POST", "/webhooks", body=body, idempotency_key=idempotency_key)
        return answer

    def show_webhook(self, webhook_id: int) -> WebhookResource:
        """Show a webhook.

        Needs a key with the scope `webhooks:read`."""
        answer: WebhookResource = self._call("GET", f"/webhooks/{self._part(webhook_id)}")
        return answer

    def switch_webhook(self, webhook_id: int, body: WebhookChange) -> WebhookResource:
        """Pause or resume a webhook.

        Needs a key with the scope `webhooks:write`."""
        answer: WebhookResource = self._call("PATCH", f"/webhooks/{self._part(webhook_id)}", body=body)
        return answer

    def delete_webhook(self, webhook_id: int) -> None:
        """Remove a webhook with its deliveries.

        Needs a key with the scope `webhooks:write`."""
        self._call("DELETE", f"/webhooks/{self._part(webhook_id)}")

    def renew_webhook_secret(self, webhook_id: int, *, idempotency_key: str | None = None) -> NewWebhookResource:
        """Give a webhook a new secret: for a while, messages are also signed with the old one.

        Needs a key with the scope `webhooks:write`."""
        answer: NewWebhookResource = self._call(
            "POST", f"/webhooks/{self._part(webhook_id)}/secret", idempotency_key=idempotency_key
        )
        return answer

    def test_webhook(self, webhook_id: int, *, idempotency_key: str | None = None) -> DeliveryResource:
        """Send a test message within seconds. Its type is `test`.

        Needs a key with the scope `webhooks:write`."""
        answer: DeliveryResource = self._call(
            "POST", f"/webhooks/{self._part(webhook_id)}/test", idempotency_key=idempotency_key
        )
        return answer

    def list_deliveries(self, webhook_id: int, *, cursor: str | None = None, limit: int | None = None) -> DeliveryRows:
        """List a webhook's deliveries: what was sent, with the answers.

        Needs a key with the scope `webhooks:read`."""
        answer: DeliveryRows = self._call(
            "GET", f"/webhooks/{self._part(webhook_id)}/deliveries", query={"cursor": cursor, "limit": limit}
        )
        return answer

    def redeliver(self, webhook_id: int, delivery_id: int, *, idempotency_key: str | None = None) -> DeliveryResource:
        """Send a message again under the same id.

        Needs a key with the scope `webhooks:write`."""
        answer: DeliveryResource = self._call(
            "POST",
            f"/webhooks/{self._part(webhook_id)}/deliveries/{self._part(delivery_id)}/redeliver",
            idempotency_key=idempotency_key,
        )
        return answer

    def save_profile(self, body: ProfileForm, *, idempotency_key: str | None = None) -> SavedProfile:
        """Save your profile: fields that are not sent keep their values.

        Needs a key with the scope `people:write`."""
        answer: SavedProfile = self._call("POST", "/me/profile", form=body, idempotency_key=idempotency_key)
        return answer

    def recommendations(
        self, *, user_id: int | None = None, min_score: int | None = None, limit: int | None = None
    ) -> RecommendationsAnswer:
        """List the open jobs that suit you. The best matches come first.

        Needs a key with the scope `jobs:read`."""
        answer: RecommendationsAnswer = self._call(
            "GET", "/me/recommendations", query={"user_id": user_id, "min_score": min_score, "limit": limit}
        )
        return answer

    def fill_from_resume(self, body: ResumeFile, *, idempotency_key: str | None = None) -> FilledForm:
        """Read the fields of a profile from a resume. Nothing is stored.

        Needs a key with the scope `people:write`."""
        answer: FilledForm = self._call("POST", "/profile/from-resume", form=body, idempotency_key=idempotency_key)
        return answer

    def apply_by_email(self, body: ApplicationForm, *, idempotency_key: str | None = None) -> SubmissionAnswer:
        """Apply for a job by email: the application is stored and emailed to the recruiter.

        Needs a key with the scope `applications:write`."""
        answer: SubmissionAnswer = self._call(
            "POST", "/applications/with-papers", form=body, idempotency_key=idempotency_key
        )
        return answer

    def short_letter_draft(
        self, application_id: int, *, kind: Literal["follow_up", "thank_you", "withdrawal"] | None = None
    ) -> ShortLetter:
        """Draft a short letter about your application: a follow-up, a thank-you or a withdrawal.

        Needs a key with the scope `applications:write`."""
        answer: ShortLetter = self._call(
            "GET", f"/applications/{self._part(application_id)}/short-letter", query={"kind": kind}
        )
        return answer

    def find_applicants(self, *, q: str | None = None) -> FoundApplicants:
        """Find people among the applicants whom you may read, for all of your jobs.

        Needs a key with the scope `applications:read`."""
        answer: FoundApplicants = self._call("GET", "/applicants", query={"q": q})
        return answer

    def list_views(self) -> ViewList:
        """List one's own views, and those that colleagues share.

        Needs a key with the scope `applications:read`."""
        answer: ViewList = self._call("GET", "/applicant-views")
        return answer

    def add_view(self, body: ViewBody, *, idempotency_key: str | None = None) -> ViewAnswer:
        """Save a view.

        Needs a key with the scope `applications:write`."""
        answer: ViewAnswer = self._call("POST", "/applicant-views", body=body, idempotency_key=idempotency_key)
        return answer

    def change_view(self, view_id: int, body: ViewBody) -> ViewAnswer:
        """Change a view of one's own.

        Needs a key with the scope `applications:write`."""
        answer: ViewAnswer = self._call("PUT", f"/applicant-views/{self._part(view_id)}", body=body)
        return answer

    def delete_view(self, view_id: int) -> ViewDone:
        """Delete a view of one's own.

        Needs a key with the scope `applications:write`."""
        answer: ViewDone = self._call("DELETE", f"/applicant-views/{self._part(view_id)}")
        return answer

    def document(self, *, filePath: str | None = None, download: bool | None = None) -> bytes:
        """Download a document of an application: for the applicant, the people who may read the application, and
        admins.

        Needs a key with the scope `documents:read`."""
        return self._file("GET", "/documents/download", query={"filePath": filePath, "download": download})

    def document_text(self, *, filePath: str | None = None) -> DocumentTextAnswer:
        """Show the words of a document, for those who may download it. Counts as an analysis.

        Needs a key with the scope `documents:read`."""
        answer: DocumentTextAnswer = self._call("GET", "/documents/text", query={"filePath": filePath})
        return answer

    def brake_before_applying(self, job_id: int) -> BrakeAnswer:
        """Check whether your resume hardly fits a job, before you write a letter.

        Needs a key with the scope `people:read`."""
        answer: BrakeAnswer = self._call("GET", f"/jobs/{self._part(job_id)}/brake")
        return answer

    def brake_before_applying_with_file(
        self, job_id: int, body: ResumeFile, *, idempotency_key: str | None = None
    ) -> BrakeAnswer:
        """Check whether a resume other than your stored one hardly fits a job. Nothing is stored.

        Needs a key with the scope `people:read`."""
        answer: BrakeAnswer = self._call(
            "POST", f"/jobs/{self._part(job_id)}/brake", form=body, idempotency_key=idempotency_key
        )
        return answer

    def have_what_is_missing(self, job_id: int, body: HaveBody, *, idempotency_key: str | None = None) -> BrakeAnswer:
        """Say that you have what your resume lacks. Returns what is still missing.

        Needs a key with the scope `people:write`."""
        answer: BrakeAnswer = self._call(
            "POST", f"/jobs/{self._part(job_id)}/brake/corrections", body=body, idempotency_key=idempotency_key
        )
        return answer

    def check_letter(self, body: CheckForm, *, idempotency_key: str | None = None) -> CheckedLetter:
        """Check a letter: each of its claims, and whether a fact of the person or the job supports it.

        Needs a key with the scope `people:read`."""
        answer: CheckedLetter = self._call("POST", "/cover-letters/check", body=body, idempotency_key=idempotency_key)
        return answer

    def see_resume(self, body: ResumeFile, *, idempotency_key: str | None = None) -> MachineViewAnswer:
        """Show how a machine reads a resume: its fields, the order of its text, and what to fix. Nothing is stored.

        Needs a key with the scope `people:read`."""
        answer: MachineViewAnswer = self._call("POST", "/machine-view", form=body, idempotency_key=idempotency_key)
        return answer

    def career_resume(
        self,
        *,
        format: Literal["pdf", "docx"] | None = None,
        template: Literal["linen", "poplin", "twill", "oxford", "chambray", "flannel"] | None = None,
        paper: Literal["a4", "letter", None] | None = None,
        accent: Literal["teal", "navy", "burgundy", "forest", "plum", "rust", "slate", "black"] | None = None,
        language: Literal["en", "de", "fr", "es", "ar", "he", None] | None = None,
    ) -> bytes:
        """Download your career as a resume.

        Needs a key with the scope `documents:read`."""
        return self._file(
            "GET",
            "/me/career/resume",
            query={"format": format, "template": template, "paper": paper, "accent": accent, "language": language},
        )

    def score_resume(self, body: ScoreForm, *, idempotency_key: str | None = None) -> ScoreAnswer:
        """Score a resume against a job.

        Needs a key with the scope `applications:read`."""
        answer: ScoreAnswer = self._call("POST", "/resume-score", form=body, idempotency_key=idempotency_key)
        return answer

    def sent_resumes(self) -> SentResumeList:
        """List the resumes that you sent: which version went along with which application.

        Needs a key with the scope `documents:read`."""
        answer: SentResumeList = self._call("GET", "/me/resumes/sent")
        return answer

    def resume_history(self, resume_id: int) -> ResumeHistory:
        """List the earlier versions of a resume.

        Needs a key with the scope `documents:read`."""
        answer: ResumeHistory = self._call("GET", f"/me/resumes/{self._part(resume_id)}/states")
        return answer

    def resume_changes(self, resume_id: int, *, against: int | None = None) -> ResumeChanges:
        """Compare two versions of a resume: line by line, with an earlier one or with the career.

        Needs a key with the scope `documents:read`."""
        answer: ResumeChanges = self._call(
            "GET", f"/me/resumes/{self._part(resume_id)}/changes", query={"against": against}
        )
        return answer

    def restore_resume(
        self, resume_id: int, number: int, body: Restoration, *, idempotency_key: str | None = None
    ) -> ResumeAnswer:
        """Go back to an earlier version of a resume: the present one is kept, too.

        Needs a key with the scope `documents:write`."""
        answer: ResumeAnswer = self._call(
            "POST",
            f"/me/resumes/{self._part(resume_id)}/states/{self._part(number)}/restoration",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def my_resumes(self) -> ResumeList:
        """List your resumes. Those changed last come first.

        Needs a key with the scope `documents:read`."""
        answer: ResumeList = self._call("GET", "/me/resumes")
        return answer

    def begin_resume(self, body: ResumeStart, *, idempotency_key: str | None = None) -> ResumeAnswer:
        """Begin a resume: for a job here or for an advert from elsewhere.

        Needs a key with the scope `documents:write`."""
        answer: ResumeAnswer = self._call("POST", "/me/resumes", body=body, idempotency_key=idempotency_key)
        return answer

    def resume_uses(self) -> ResumeUses:
        """Count the resumes that show each sentence of your career.

        Needs a key with the scope `documents:read`."""
        answer: ResumeUses = self._call("GET", "/me/resumes/uses")
        return answer

    def my_resume(self, resume_id: int) -> ResumeAnswer:
        """Show a resume with its page.

        Needs a key with the scope `documents:read`."""
        answer: ResumeAnswer = self._call("GET", f"/me/resumes/{self._part(resume_id)}")
        return answer

    def save_resume(self, resume_id: int, body: ResumeChange) -> ResumeAnswer:
        """Save a resume: which sentences it shows, in which order and in which words.

        Needs a key with the scope `documents:write`."""
        answer: ResumeAnswer = self._call("PUT", f"/me/resumes/{self._part(resume_id)}", body=body)
        return answer

    def remove_resume(self, resume_id: int) -> ResumeRemoved:
        """Delete a resume: the career stays as it is.

        Needs a key with the scope `documents:write`."""
        answer: ResumeRemoved = self._call("DELETE", f"/me/resumes/{self._part(resume_id)}")
        return answer

    def confirm_sentence(self, resume_id: int, sentence_id: str) -> ResumeAnswer:
        """Confirm that a sentence of a resume is true. It goes into the career, and so onto the page.

        Needs a key with the scope `documents:write`."""
        answer: ResumeAnswer = self._call(
            "PUT", f"/me/resumes/{self._part(resume_id)}/sentences/{self._part(sentence_id)}/confirmation"
        )
        return answer

    def resume_match(self, resume_id: int) -> ResumeMatchAnswer:
        """Compare a resume with its job, sentence by sentence.

        Needs a key with the scope `documents:read`."""
        answer: ResumeMatchAnswer = self._call("GET", f"/me/resumes/{self._part(resume_id)}/match")
        return answer

    def resume_file(
        self,
        resume_id: int,
        *,
        format: Literal["pdf", "docx"] | None = None,
        template: Literal["linen", "poplin", "twill", "oxford", "chambray", "flannel", None] | None = None,
    ) -> bytes:
        """Download a resume. Sentences that nothing in the career says are left out.

        Needs a key with the scope `documents:read`."""
        return self._file(
            "GET", f"/me/resumes/{self._part(resume_id)}/file", query={"format": format, "template": template}
        )

    def resume_read_back(
        self,
        resume_id: int,
        *,
        format: Literal["pdf", "docx"] | None = None,
        template: Literal["linen", "poplin", "twill", "oxford", "chambray", "flannel", None] | None = None,
    ) -> ReadBackAnswer:
        """Make the file of a resume and read it, as an employer's software would. Counts as an analysis.

        Needs a key with the scope `documents:read`."""
        answer: ReadBackAnswer = self._call(
            "GET", f"/me/resumes/{self._part(resume_id)}/read-back", query={"format": format, "template": template}
        )
        return answer

    def correct(self, body: CorrectionForm, *, idempotency_key: str | None = None) -> AtsAnswer:
        """Correct how a resume was read for a job. Returns the match with all corrections.

        Needs a key with the scope `people:write`."""
        answer: AtsAnswer = self._call("POST", "/corrected-matches", form=body, idempotency_key=idempotency_key)
        return answer

    def undo_correction(self, match_id: int, number: int) -> CorrectionDone:
        """Undo a correction.

        Needs a key with the scope `people:write`."""
        answer: CorrectionDone = self._call(
            "DELETE", f"/corrected-matches/{self._part(match_id)}/corrections/{self._part(number)}"
        )
        return answer

    def undo_corrections(self, match_id: int) -> CorrectionDone:
        """Undo all corrections of a match.

        Needs a key with the scope `people:write`."""
        answer: CorrectionDone = self._call("DELETE", f"/corrected-matches/{self._part(match_id)}")
        return answer

    def share_corrections(self, match_id: int, body: SharingBody) -> CorrectionDone:
        """Share the corrections of a match: allow or forbid the operators of the product to learn from them.

        Needs a key with the scope `people:write`."""
        answer: CorrectionDone = self._call("PUT", f"/corrected-matches/{self._part(match_id)}/sharing", body=body)
        return answer

    def generate_description(self, body: PositionForm, *, idempotency_key: str | None = None) -> DescriptionAnswer:
        """Write a job description from title, company, type, place and keywords.

        Needs a key with the scope `jobs:write`."""
        answer: DescriptionAnswer = self._call(
            "POST", "/generate-job-description", body=body, idempotency_key=idempotency_key
        )
        return answer

    def tidy_description(self, body: PastedAdvert, *, idempotency_key: str | None = None) -> TidyAnswer:
        """Put a pasted job text into sections. No sentence is left out, and nothing is kept.

        Needs a key with the scope `jobs:write`."""
        answer: TidyAnswer = self._call("POST", "/tidy-job-description", body=body, idempotency_key=idempotency_key)
        return answer

    def list_drafts(self) -> DraftList:
        """List one's own drafts and templates, and the templates of colleagues.

        Needs a key with the scope `jobs:read`."""
        answer: DraftList = self._call("GET", "/job-drafts")
        return answer

    def add_draft(self, body: DraftBody, *, idempotency_key: str | None = None) -> DraftAnswer:
        """Keep a draft or a template.

        Needs a key with the scope `jobs:write`."""
        answer: DraftAnswer = self._call("POST", "/job-drafts", body=body, idempotency_key=idempotency_key)
        return answer

    def change_draft(self, draft_id: int, body: DraftBody) -> DraftAnswer:
        """Change a draft or a template of one's own.

        Needs a key with the scope `jobs:write`."""
        answer: DraftAnswer = self._call("PUT", f"/job-drafts/{self._part(draft_id)}", body=body)
        return answer

    def delete_draft(self, draft_id: int) -> DraftDone:
        """Delete a draft or a template of one's own.

        Needs a key with the scope `jobs:write`."""
        answer: DraftDone = self._call("DELETE", f"/job-drafts/{self._part(draft_id)}")
        return answer

    def decide_all(self, body: Decision, *, idempotency_key: str | None = None) -> DecisionResults:
        """Decide on several applications: each gets its own email and its own result.

        Needs a key with the scope `applications:write`."""
        answer: DecisionResults = self._call(
            "POST", "/applications/decisions", body=body, idempotency_key=idempotency_key
        )
        return answer

    def answer_all(self, job_id: int, body: StatusChange, *, idempotency_key: str | None = None) -> AllAnswered:
        """Answer everybody who is still waiting, with one email each.

        Needs a key with the scope `applications:write`."""
        answer: AllAnswered = self._call(
            "POST", f"/jobs/{self._part(job_id)}/answers", body=body, idempotency_key=idempotency_key
        )
        return answer

    def change_score(self, application_id: int, body: ScoreChange) -> ScoreChanged:
        """Save a score: if it differs from the analysis, it is marked as the recruiter's own.

        Needs a key with the scope `applications:write`."""
        answer: ScoreChanged = self._call("PUT", f"/applications/{self._part(application_id)}/score", body=body)
        return answer

    def switch_blind_review(self, job_id: int, body: BlindSwitch) -> JobDone:
        """Switch a blind review on or off: it hides who applied for your job until they reach a stage, or until
        somebody decides.

        Needs a key with the scope `jobs:write`."""
        answer: JobDone = self._call("PUT", f"/jobs/{self._part(job_id)}/blind-review", body=body)
        return answer

    def resume_text(self, application_id: int) -> ResumeText:
        """Show a resume's text in a blind review: without name, contact, photo, school and dates.

        Needs a key with the scope `applications:read`."""
        answer: ResumeText = self._call("GET", f"/applications/{self._part(application_id)}/resume-text")
        return answer

    def reveal(self, application_id: int, *, idempotency_key: str | None = None) -> RevealAnswer:
        """Reveal who applied in a blind review: the audit log records it.

        Needs a key with the scope `applications:write`."""
        answer: RevealAnswer = self._call(
            "POST", f"/applications/{self._part(application_id)}/reveal", idempotency_key=idempotency_key
        )
        return answer

    def my_photo(self) -> bytes:
        """Show your photo.

        Needs a key with the scope `people:read`."""
        return self._file("GET", "/me/career/photo")

    def save_photo(self, body: PhotoForm) -> MessageAnswer:
        """Save your photo. It takes the place of an earlier one; a resume shows it only if asked to.

        Needs a key with the scope `people:write`."""
        answer: MessageAnswer = self._call("PUT", "/me/career/photo", form=body)
        return answer

    def remove_photo(self) -> MessageAnswer:
        """Delete your photo for good. Resumes that asked for it are made without one.

        Needs a key with the scope `people:write`."""
        answer: MessageAnswer = self._call("DELETE", "/me/career/photo")
        return answer

    def my_career(self) -> CareerAnswer:
        """Show your career: it is empty until you have written one.

        Needs a key with the scope `people:read`."""
        answer: CareerAnswer = self._call("GET", "/me/career")
        return answer

    def save_career(self, body: CareerForm) -> CareerAnswer:
        """Save your whole career.

        Needs a key with the scope `people:write`."""
        answer: CareerAnswer = self._call("PUT", "/me/career", body=body)
        return answer

    def read_career_from_resume(self, *, idempotency_key: str | None = None) -> CareerSuggestionAnswer:
        """Read a career from the resume in your profile. A copy is kept for a day, and then as long as the career
        refers to it.

        Needs a key with the scope `people:write`."""
        answer: CareerSuggestionAnswer = self._call("POST", "/me/career/from-resume", idempotency_key=idempotency_key)
        return answer

    def read_career_from_json_resume(
        self, body: JsonResumeForm, *, idempotency_key: str | None = None
    ) -> CareerSuggestionAnswer:
        """Read a career from a JSON Resume. The file is kept for a day, and then as long as the career refers to
        it.

        Needs a key with the scope `people:write`."""
        answer: CareerSuggestionAnswer = self._call(
            "POST", "/me/career/from-json-resume", body=body, idempotency_key=idempotency_key
        )
        return answer

    def read_career_from_file(
        self, body: CareerFileForm, *, idempotency_key: str | None = None
    ) -> CareerSuggestionAnswer:
        """Read a career from a file: a resume, LinkedIn's data archive, a Europass file or a JSON Resume. The file
        is kept for a day, and then as long as the career refers to it.

        Needs a key with the scope `people:write`."""
        answer: CareerSuggestionAnswer = self._call(
            "POST", "/me/career/from-file", form=body, idempotency_key=idempotency_key
        )
        return answer

    def my_json_resume(self) -> JsonResumeAnswer:
        """Show your profile and career as a JSON Resume.

        Needs a key with the scope `people:read`."""
        answer: JsonResumeAnswer = self._call("GET", "/me/career/json-resume")
        return answer

    def own_company(self) -> OwnCompany:
        """Show your company: whether it is verified, or how it can be.

        Needs a key with the scope `company:read`."""
        answer: OwnCompany = self._call("GET", "/company")
        return answer

    def check_company(self, *, idempotency_key: str | None = None) -> OwnCompany:
        """Check your company's TXT record: the company is verified if it is there.

        Needs a key with the scope `company:write`."""
        answer: OwnCompany = self._call("POST", "/company/check", idempotency_key=idempotency_key)
        return answer

    def figures(
        self, *, days: Literal[30, 90, 365] | None = None, job_id: int | None | None = None
    ) -> CompanyFigureAnswer:
        """Show how hiring goes: across all jobs whose figures you may see, next to the previous period.

        Needs a key with the scope `company:read`."""
        answer: CompanyFigureAnswer = self._call("GET", "/company/figures", query={"days": days, "job_id": job_id})
        return answer

    def figure_applications(
        self,
        *,
        days: Literal[30, 90, 365] | None = None,
        job_id: int | None | None = None,
        counted_by: Literal["step", "hired", "source", "reason", "in_time", "not_in_time", "late"] | None = None,
        name: str | None = None,
    ) -> CountedList:
        """List the applications behind a figure.

        Needs a key with the scope `applications:read`."""
        answer: CountedList = self._call(
            "GET",
            "/company/figures/applications",
            query={"days": days, "job_id": job_id, "counted_by": counted_by, "name": name},
        )
        return answer

    def export_figures(self, *, days: Literal[30, 90, 365] | None = None, job_id: int | None | None = None) -> bytes:
        """Export the figures as CSV.

        Needs a key with the scope `company:read`."""
        return self._file("GET", "/company/figures/export", query={"days": days, "job_id": job_id})

    def invite_into_company(
        self, body: CompanyInvitationForm, *, idempotency_key: str | None = None
    ) -> CompanyMemberChanged:
        """Invite somebody into the company by email. A second invitation takes the place of the first.

        Needs a key with the scope `company:write`."""
        answer: CompanyMemberChanged = self._call(
            "POST", "/company/invitations", body=body, idempotency_key=idempotency_key
        )
        return answer

    def withdraw_company_invitation(self, invitation_id: int) -> CompanyMemberRemoved:
        """Withdraw an invitation, or decline a request.

        Needs a key with the scope `company:write`."""
        answer: CompanyMemberRemoved = self._call("DELETE", f"/company/invitations/{self._part(invitation_id)}")
        return answer

    def approve_company_request(
        self, invitation_id: int, body: CompanyRoleChange, *, idempotency_key: str | None = None
    ) -> CompanyMemberChanged:
        """Let somebody in who asked to join.

        Needs a key with the scope `company:write`."""
        answer: CompanyMemberChanged = self._call(
            "POST",
            f"/company/invitations/{self._part(invitation_id)}/approve",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def ask_to_join_company(self, body: CompanyJoinForm, *, idempotency_key: str | None = None) -> CompanyMemberRemoved:
        """Ask to join the company of another domain. The answer is the same whether or not there is one.

        Needs a key with the scope `company:write`."""
        answer: CompanyMemberRemoved = self._call(
            "POST", "/company/requests", body=body, idempotency_key=idempotency_key
        )
        return answer

    def list_company_members(self) -> CompanyMemberList:
        """List the people of your company.

        Needs a key with the scope `company:read`."""
        answer: CompanyMemberList = self._call("GET", "/company/members")
        return answer

    def join_company(self, *, idempotency_key: str | None = None) -> CompanyMemberChanged:
        """Join your company: the one whose verified domain your address has. The first member becomes its owner.

        Needs a key with the scope `company:write`."""
        answer: CompanyMemberChanged = self._call("POST", "/company/members", idempotency_key=idempotency_key)
        return answer

    def rename_company(self, body: CompanyName) -> MessageAnswer:
        """Name your company: the name stands on its careers page and in its emails.

        Needs a key with the scope `company:write`."""
        answer: MessageAnswer = self._call("PUT", "/company/name", body=body)
        return answer

    def change_company_role(self, user_id: int, body: CompanyRoleChange) -> CompanyMemberChanged:
        """Change somebody's role in your company.

        Needs a key with the scope `company:write`."""
        answer: CompanyMemberChanged = self._call("PUT", f"/company/members/{self._part(user_id)}", body=body)
        return answer

    def remove_company_member(self, user_id: int) -> CompanyMemberRemoved:
        """Leave the company, or remove somebody who has no jobs from it.

        Needs a key with the scope `company:write`."""
        answer: CompanyMemberRemoved = self._call("DELETE", f"/company/members/{self._part(user_id)}")
        return answer

    def hand_over_company_member(
        self, user_id: int, body: CompanyHeir, *, idempotency_key: str | None = None
    ) -> CompanyMemberRemoved:
        """Hand over somebody's jobs to a colleague: all of them, as the person leaves the company.

        Needs a key with the scope `company:write`."""
        answer: CompanyMemberRemoved = self._call(
            "POST", f"/company/members/{self._part(user_id)}/hand-over", body=body, idempotency_key=idempotency_key
        )
        return answer

    def cover_company_member(
        self, user_id: int, body: CoverForm, *, idempotency_key: str | None = None
    ) -> MessageAnswer:
        """Let a colleague cover for somebody who is away. All their jobs go over for a time and come back by
        themselves.

        Needs a key with the scope `company:write`."""
        answer: MessageAnswer = self._call(
            "POST", f"/company/members/{self._part(user_id)}/cover", body=body, idempotency_key=idempotency_key
        )
        return answer

    def move_cover_end(self, user_id: int, body: CoverEnd) -> MessageAnswer:
        """Change the last day of a cover.

        Needs a key with the scope `company:write`."""
        answer: MessageAnswer = self._call("PUT", f"/company/members/{self._part(user_id)}/cover", body=body)
        return answer

    def end_company_cover(self, user_id: int) -> MessageAnswer:
        """End a cover early. The jobs go back at once.

        Needs a key with the scope `company:write`."""
        answer: MessageAnswer = self._call("DELETE", f"/company/members/{self._part(user_id)}/cover")
        return answer

    def own_careers_page(self) -> OwnCareersSite:
        """Show your company's careers page, or a first proposal.

        Needs a key with the scope `company:read`."""
        answer: OwnCareersSite = self._call("GET", "/company/careers-page")
        return answer

    def change_careers_page(self, body: CareersSiteChange) -> OwnCareersSite:
        """Change your company's careers page, publish it or take it down.

        Needs a key with the scope `company:write`."""
        answer: OwnCareersSite = self._call("PUT", "/company/careers-page", body=body)
        return answer

    def own_cover(self, *, v: str | None = None) -> bytes:
        """Show the picture of your company's careers page.

        Needs a key with the scope `company:read`."""
        return self._file("GET", "/company/careers-page/cover", query={"v": v})

    def change_cover(self, body: CareersCoverForm) -> OwnCareersSite:
        """Change the picture at the top of your company's careers page. It is cut to 1200 by 520 pixels.

        Needs a key with the scope `company:write`."""
        answer: OwnCareersSite = self._call("PUT", "/company/careers-page/cover", form=body)
        return answer

    def remove_cover(self) -> OwnCareersSite:
        """Remove the picture of your company's careers page.

        Needs a key with the scope `company:write`."""
        answer: OwnCareersSite = self._call("DELETE", "/company/careers-page/cover")
        return answer

    def contact_candidate(self, body: Contact, *, idempotency_key: str | None = None) -> ContactAnswer:
        """Write to a candidate: somebody who applied for your job or matches it. Replies go to the recruiter.

        Needs a key with the scope `candidates:write`."""
        answer: ContactAnswer = self._call("POST", "/candidates/contact", body=body, idempotency_key=idempotency_key)
        return answer

    def job_insights(self, job_id: int) -> JobInsights:
        """Show the figures for your job: funnel and times.

        Needs a key with the scope `applications:read`."""
        answer: JobInsights = self._call("GET", f"/jobs/{self._part(job_id)}/insights")
        return answer

    def owed_answers(self) -> OwedAnswers:
        """List the applicants who await an answer: for your jobs, due within three days or late.

        Needs a key with the scope `applications:read`."""
        answer: OwedAnswers = self._call("GET", "/answers")
        return answer

    def interviews(self, application_id: int) -> InterviewsOfApplication:
        """List the interviews of an application.

        Needs a key with the scope `applications:read`."""
        answer: InterviewsOfApplication = self._call("GET", f"/applications/{self._part(application_id)}/interviews")
        return answer

    def propose_interview(
        self, application_id: int, body: ProposedInterview, *, idempotency_key: str | None = None
    ) -> InterviewsOfApplication:
        """Invite an applicant to choose a time for an interview.

        Needs a key with the scope `applications:write`."""
        answer: InterviewsOfApplication = self._call(
            "POST", f"/applications/{self._part(application_id)}/interviews", body=body, idempotency_key=idempotency_key
        )
        return answer

    def propose_plan(self, application_id: int, *, idempotency_key: str | None = None) -> InterviewsOfApplication:
        """Invite an applicant to all interviews of the plan, one after the other.

        Needs a key with the scope `applications:write`."""
        answer: InterviewsOfApplication = self._call(
            "POST", f"/applications/{self._part(application_id)}/interviews/plan", idempotency_key=idempotency_key
        )
        return answer

    def call_off_interview(
        self, interview_id: int, body: InterviewReason, *, idempotency_key: str | None = None
    ) -> InterviewsOfApplication:
        """Call an interview off; everybody concerned is notified.

        Needs a key with the scope `applications:write`."""
        answer: InterviewsOfApplication = self._call(
            "POST", f"/interviews/{self._part(interview_id)}/cancel", body=body, idempotency_key=idempotency_key
        )
        return answer

    def renew_interview(self, interview_id: int, *, idempotency_key: str | None = None) -> InterviewsOfApplication:
        """Let the applicant choose another time. A booked time is given up.

        Needs a key with the scope `applications:write`."""
        answer: InterviewsOfApplication = self._call(
            "POST", f"/interviews/{self._part(interview_id)}/renew", idempotency_key=idempotency_key
        )
        return answer

    def working_hours(self) -> WorkingHoursAnswer:
        """Show when you can be booked for interviews.

        Needs a key with the scope `people:read`."""
        answer: WorkingHoursAnswer = self._call("GET", "/me/working-hours")
        return answer

    def change_working_hours(self, body: WorkingHoursFields) -> WorkingHoursAnswer:
        """Set when you can be booked for interviews.

        Needs a key with the scope `people:write`."""
        answer: WorkingHoursAnswer = self._call("PUT", "/me/working-hours", body=body)
        return answer

    def interview_plan(self, job_id: int) -> InterviewPlanAnswer:
        """Show a job's interview plan: what each interview asks, and how busy people are this week.

        Needs a key with the scope `jobs:read`."""
        answer: InterviewPlanAnswer = self._call("GET", f"/jobs/{self._part(job_id)}/interview-plan")
        return answer

    def edit_interview_plan(self, job_id: int, body: InterviewPlanForm) -> InterviewPlanAnswer:
        """Set a job's interview plan: interviews that were already proposed stay as they are.

        Needs a key with the scope `jobs:write`."""
        answer: InterviewPlanAnswer = self._call("PUT", f"/jobs/{self._part(job_id)}/interview-plan", body=body)
        return answer

    def reuse_interview_plan(
        self, job_id: int, body: ReusedPlan, *, idempotency_key: str | None = None
    ) -> InterviewPlanAnswer:
        """Use a job's interview plan for another job, which has none yet. Answers with the plan of that job.

        Needs a key with the scope `jobs:write`."""
        answer: InterviewPlanAnswer = self._call(
            "POST", f"/jobs/{self._part(job_id)}/interview-plan/uses", body=body, idempotency_key=idempotency_key
        )
        return answer

    def busy_calendar(self) -> BusyCalendarAnswer:
        """Show your busy calendar: where it is published, and when it was read.

        Needs a key with the scope `people:read`."""
        answer: BusyCalendarAnswer = self._call("GET", "/me/busy-calendar")
        return answer

    def set_busy_calendar(self, body: BusyCalendarForm) -> BusyCalendarAnswer:
        """Connect your busy calendar: no interviews are offered when it is busy. It is read at once, then
        regularly.

        Needs a key with the scope `people:write`."""
        answer: BusyCalendarAnswer = self._call("PUT", "/me/busy-calendar", body=body)
        return answer

    def interview_kit(self, interview_id: int) -> KitAnswer:
        """Show the kit of an interview: what to ask, and your own scorecard.

        Needs a key with the scope `applications:read`."""
        answer: KitAnswer = self._call("GET", f"/interviews/{self._part(interview_id)}/kit")
        return answer

    def save_scorecard(self, interview_id: int, body: ScorecardFields) -> KitAnswer:
        """Save your scorecard: nobody sees it before it is submitted.

        Needs a key with the scope `applications:write`."""
        answer: KitAnswer = self._call("PUT", f"/interviews/{self._part(interview_id)}/scorecard", body=body)
        return answer

    def submit_scorecard(
        self, interview_id: int, body: ScorecardFields, *, idempotency_key: str | None = None
    ) -> KitAnswer:
        """Submit your scorecard: from then on, the others' can be read.

        Needs a key with the scope `applications:write`."""
        answer: KitAnswer = self._call(
            "POST",
            f"/interviews/{self._part(interview_id)}/scorecard/submit",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def debrief(self, application_id: int) -> DebriefAnswer:
        """Show the debrief of an application: all scorecards side by side, but nothing before your own are in.

        Needs a key with the scope `applications:read`."""
        answer: DebriefAnswer = self._call("GET", f"/applications/{self._part(application_id)}/debrief")
        return answer

    def decide_in_debrief(
        self, application_id: int, body: DebriefVerdictForm, *, idempotency_key: str | None = None
    ) -> StatusChanged:
        """Decide after the debrief: select, hold or reject an applicant, and say why.

        Needs a key with the scope `applications:write`."""
        answer: StatusChanged = self._call(
            "POST", f"/applications/{self._part(application_id)}/debrief", body=body, idempotency_key=idempotency_key
        )
        return answer

    def planned_kits(self, application_id: int) -> PlannedKitsAnswer:
        """Show what each planned interview asks an applicant, with minutes.

        Needs a key with the scope `applications:read`."""
        answer: PlannedKitsAnswer = self._call("GET", f"/applications/{self._part(application_id)}/planned-kits")
        return answer

    def company_templates(self) -> TemplateList:
        """List your company's templates.

        Needs a key with the scope `company:read`."""
        answer: TemplateList = self._call("GET", "/company/answer-templates")
        return answer

    def edit_company_templates(self, body: TemplatesEdit) -> TemplateList:
        """Set your company's templates.

        Needs a key with the scope `company:write`."""
        answer: TemplateList = self._call("PUT", "/company/answer-templates", body=body)
        return answer

    def application_templates(self, application_id: int) -> FilledTemplateList:
        """List the templates for an applicant: filled with what is known about the applicant.

        Needs a key with the scope `applications:read`."""
        answer: FilledTemplateList = self._call("GET", f"/applications/{self._part(application_id)}/answer-templates")
        return answer

    def preview_message(
        self, application_id: int, body: MessageDraft, *, idempotency_key: str | None = None
    ) -> MessagePreview:
        """Show a message as an applicant would read it. Nothing is sent.

        Needs a key with the scope `applications:read`."""
        answer: MessagePreview = self._call(
            "POST",
            f"/applications/{self._part(application_id)}/messages/preview",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def message_all(self, body: GroupMessage, *, idempotency_key: str | None = None) -> MessageResults:
        """Write to several applicants: each gets an email of their own, filled in, and nobody one with a gap.

        Needs a key with the scope `applications:write`."""
        answer: MessageResults = self._call(
            "POST", "/applications/messages", body=body, idempotency_key=idempotency_key
        )
        return answer

    def company_reasons(self) -> ReasonList:
        """List your company's reasons for rejections.

        Needs a key with the scope `company:read`."""
        answer: ReasonList = self._call("GET", "/company/rejection-reasons")
        return answer

    def edit_company_reasons(self, body: ReasonsEdit) -> ReasonList:
        """Set your company's reasons for rejections: reasons already written down stay as they are.

        Needs a key with the scope `company:write`."""
        answer: ReasonList = self._call("PUT", "/company/rejection-reasons", body=body)
        return answer

    def job_reasons(self, job_id: int) -> ReasonList:
        """List the reasons for rejections of a job's company.

        Needs a key with the scope `applications:read`."""
        answer: ReasonList = self._call("GET", f"/jobs/{self._part(job_id)}/rejection-reasons")
        return answer

    def application_reasons(self, application_id: int) -> ReasonHistory:
        """List why an application was rejected: for those who decide.

        Needs a key with the scope `applications:read`."""
        answer: ReasonHistory = self._call("GET", f"/applications/{self._part(application_id)}/reasons")
        return answer

    def add_reason(
        self, application_id: int, body: WrittenReason, *, idempotency_key: str | None = None
    ) -> ReasonHistory:
        """Write down why an application was rejected: the applicant does not learn it.

        Needs a key with the scope `applications:write`."""
        answer: ReasonHistory = self._call(
            "POST", f"/applications/{self._part(application_id)}/reasons", body=body, idempotency_key=idempotency_key
        )
        return answer

    def job_questions(self, job_id: int) -> QuestionsAnswer:
        """List the questions of a job.

        Needs a key with the scope `jobs:read`."""
        answer: QuestionsAnswer = self._call("GET", f"/jobs/{self._part(job_id)}/questions")
        return answer

    def edit_job_questions(self, job_id: int, body: QuestionsEdit) -> QuestionsAnswer:
        """Set the questions of a job: existing answers stay as they are.

        Needs a key with the scope `jobs:write`."""
        answer: QuestionsAnswer = self._call("PUT", f"/jobs/{self._part(job_id)}/questions", body=body)
        return answer

    def application_answers(self, application_id: int) -> AnswersAnswer:
        """List an applicant's answers: to the job's own questions, for the applicant and those who decide.

        Needs a key with the scope `applications:read`."""
        answer: AnswersAnswer = self._call("GET", f"/applications/{self._part(application_id)}/answers")
        return answer

    def export_job_applications(self, job_id: int) -> bytes:
        """Export a job's applications as CSV, with the answers to its own questions.

        Needs a key with the scope `applications:read`."""
        return self._file("GET", f"/jobs/{self._part(job_id)}/applications/export")

    def notes(self, application_id: int) -> NoteList:
        """List the notes on an application.

        Needs a key with the scope `applications:read`."""
        answer: NoteList = self._call("GET", f"/applications/{self._part(application_id)}/notes")
        return answer

    def add_note(self, application_id: int, body: WrittenNote, *, idempotency_key: str | None = None) -> NoteList:
        """Add a note to an application.

        Needs a key with the scope `applications:write`."""
        answer: NoteList = self._call(
            "POST", f"/applications/{self._part(application_id)}/notes", body=body, idempotency_key=idempotency_key
        )
        return answer

    def nudge(self, application_id: int, *, idempotency_key: str | None = None) -> MessageAnswer:
        """Nudge whoever looks after an application that is past the limit of its stage: once a day, by a note that
        names them.

        Needs a key with the scope `applications:write`."""
        answer: MessageAnswer = self._call(
            "POST", f"/applications/{self._part(application_id)}/nudges", idempotency_key=idempotency_key
        )
        return answer

    def remove_note(self, application_id: int, note_id: int) -> NoteList:
        """Remove your note: an admin may remove any.

        Needs a key with the scope `applications:write`."""
        answer: NoteList = self._call(
            "DELETE", f"/applications/{self._part(application_id)}/notes/{self._part(note_id)}"
        )
        return answer

    def offers(self, application_id: int) -> OfferList:
        """List the offers for an application: for the applicant and those who decide.

        Needs a key with the scope `applications:read`."""
        answer: OfferList = self._call("GET", f"/applications/{self._part(application_id)}/offers")
        return answer

    def make_offer(self, application_id: int, body: OfferDraft, *, idempotency_key: str | None = None) -> OfferList:
        """Make an offer to somebody who was selected. They get an email, and an open offer is withdrawn.

        Needs a key with the scope `applications:write`."""
        answer: OfferList = self._call(
            "POST", f"/applications/{self._part(application_id)}/offers", body=body, idempotency_key=idempotency_key
        )
        return answer

    def make_offer_with_letter(
        self, application_id: int, body: OfferDraftWithLetter, *, idempotency_key: str | None = None
    ) -> OfferList:
        """Make an offer with an offer letter. The letter is scanned first and attached to the email.

        Needs a key with the scope `applications:write`."""
        answer: OfferList = self._call(
            "POST",
            f"/applications/{self._part(application_id)}/offers/letter",
            form=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def withdraw_offer(self, application_id: int, offer_id: int) -> OfferList:
        """Withdraw an offer that nobody has answered.

        Needs a key with the scope `applications:write`."""
        answer: OfferList = self._call(
            "DELETE", f"/applications/{self._part(application_id)}/offers/{self._part(offer_id)}"
        )
        return answer

    def answer_offer(
        self, application_id: int, offer_id: int, body: OfferAnswerForm, *, idempotency_key: str | None = None
    ) -> OfferList:
        """Accept or decline an offer. It can be answered once; the recruiter gets an email.

        Needs a key with the scope `applications:write`."""
        answer: OfferList = self._call(
            "POST",
            f"/applications/{self._part(application_id)}/offers/{self._part(offer_id)}/answer",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def coach_job(self, body: JobBody, *, idempotency_key: str | None = None) -> CoachAnswer:
        """Check a job form: what turns people away, and how many candidates each requirement costs. Nothing is
        stored.

        Needs a key with the scope `jobs:write`."""
        answer: CoachAnswer = self._call("POST", "/job-coach", body=body, idempotency_key=idempotency_key)
        return answer

    def pool_templates(self, pool_key: str) -> PoolTemplates:
        """List texts for an email to somebody in the pool.

        Needs a key with the scope `candidates:read`."""
        answer: PoolTemplates = self._call("GET", f"/company/pool/{self._part(pool_key)}/templates")
        return answer

    def write_to_pool_person(
        self, pool_key: str, body: PoolMessageForm, *, idempotency_key: str | None = None
    ) -> SuccessAnswer:
        """Write to somebody in the pool who has agreed to be written to.

        Needs a key with the scope `candidates:write`."""
        answer: SuccessAnswer = self._call(
            "POST", f"/company/pool/{self._part(pool_key)}/messages", body=body, idempotency_key=idempotency_key
        )
        return answer

    def invite_pool_people(self, body: PoolInvitationForm, *, idempotency_key: str | None = None) -> PoolContactAnswer:
        """Invite people of the pool to apply for a job. Those who have agreed to be written to get an email, each
        once.

        Needs a key with the scope `candidates:write`."""
        answer: PoolContactAnswer = self._call(
            "POST", "/company/pool/invitations", body=body, idempotency_key=idempotency_key
        )
        return answer

    def ask_for_consent(self, body: PoolKeysForm, *, idempotency_key: str | None = None) -> PoolContactAnswer:
        """Ask people of the pool for their consent: to be kept and written to. Nobody who has said no is asked
        again.

        Needs a key with the scope `candidates:write`."""
        answer: PoolContactAnswer = self._call(
            "POST", "/company/pool/consents", body=body, idempotency_key=idempotency_key
        )
        return answer

    def pool_duplicates(self) -> PoolDuplicates:
        """List likely duplicates in the pool: entries with the same address, number or resume.

        Needs a key with the scope `candidates:read`."""
        answer: PoolDuplicates = self._call("GET", "/company/pool/duplicates")
        return answer

    def merge_pool_people(self, body: PoolPairForm, *, idempotency_key: str | None = None) -> PoolMerged:
        """Merge two entries of the pool: they are shown as one person. It can be undone for 30 days.

        Needs a key with the scope `candidates:write`."""
        answer: PoolMerged = self._call(
            "POST", "/company/pool/duplicates/merge", body=body, idempotency_key=idempotency_key
        )
        return answer

    def tell_pool_people_apart(self, body: PoolPairForm, *, idempotency_key: str | None = None) -> SuccessAnswer:
        """Keep two entries of the pool apart: remember that they are not one person.

        Needs a key with the scope `candidates:write`."""
        answer: SuccessAnswer = self._call(
            "POST", "/company/pool/duplicates/differ", body=body, idempotency_key=idempotency_key
        )
        return answer

    def undo_pool_merge(self, pool_key: str) -> SuccessAnswer:
        """Undo a merge: somebody becomes an entry of their own again.

        Needs a key with the scope `candidates:write`."""
        answer: SuccessAnswer = self._call("DELETE", f"/company/pool/{self._part(pool_key)}/merge")
        return answer

    def add_pool_people(self, body: PoolPeopleForm, *, idempotency_key: str | None = None) -> PoolAdded:
        """Add people to the pool.

        Needs a key with the scope `candidates:write`."""
        answer: PoolAdded = self._call("POST", "/company/pool/people", body=body, idempotency_key=idempotency_key)
        return answer

    def check_pool_sheet(self, body: PoolSheetForm, *, idempotency_key: str | None = None) -> PoolSheetCheck:
        """Check a table of people: what adding them to the pool would do. Nothing is stored.

        Needs a key with the scope `candidates:write`."""
        answer: PoolSheetCheck = self._call(
            "POST", "/company/pool/sheets/check", form=body, idempotency_key=idempotency_key
        )
        return answer

    def add_pool_sheet(self, body: PoolSheetForm, *, idempotency_key: str | None = None) -> PoolAdded:
        """Add the people of a table to the pool: rows that cannot be read are left out.

        Needs a key with the scope `candidates:write`."""
        answer: PoolAdded = self._call("POST", "/company/pool/sheets", form=body, idempotency_key=idempotency_key)
        return answer

    def read_pool_resume(self, body: PoolResumeForm, *, idempotency_key: str | None = None) -> PoolResumeAnswer:
        """Read whom a resume is about. Nothing is stored.

        Needs a key with the scope `candidates:write`."""
        answer: PoolResumeAnswer = self._call(
            "POST", "/company/pool/resumes/read", form=body, idempotency_key=idempotency_key
        )
        return answer

    def pool_imports(self) -> PoolImportList:
        """List the latest imports into the pool.

        Needs a key with the scope `candidates:read`."""
        answer: PoolImportList = self._call("GET", "/company/pool/imports")
        return answer

    def undo_pool_import(self, import_id: int) -> ImportUndone:
        """Undo an import: remove its people whom nobody has changed since.

        Needs a key with the scope `candidates:write`."""
        answer: ImportUndone = self._call("DELETE", f"/company/pool/imports/{self._part(import_id)}")
        return answer

    def list_pool_searches(self) -> PoolSearchList:
        """List the saved searches of the talent pool.

        Needs a key with the scope `candidates:read`."""
        answer: PoolSearchList = self._call("GET", "/company/pool/searches")
        return answer

    def add_pool_search(self, body: PoolSearchForm, *, idempotency_key: str | None = None) -> PoolSearchAnswer:
        """Save a search of the talent pool for everybody in the company who uses it.

        Needs a key with the scope `candidates:write`."""
        answer: PoolSearchAnswer = self._call(
            "POST", "/company/pool/searches", body=body, idempotency_key=idempotency_key
        )
        return answer

    def change_pool_search(self, search_id: int, body: PoolSearchForm) -> PoolSearchAnswer:
        """Change a saved search of the talent pool, or its name.

        Needs a key with the scope `candidates:write`."""
        answer: PoolSearchAnswer = self._call("PUT", f"/company/pool/searches/{self._part(search_id)}", body=body)
        return answer

    def delete_pool_search(self, search_id: int) -> MessageAnswer:
        """Delete a saved search of the talent pool; the people whom it finds stay there.

        Needs a key with the scope `candidates:write`."""
        answer: MessageAnswer = self._call("DELETE", f"/company/pool/searches/{self._part(search_id)}")
        return answer

    def check_practice(self, body: PracticeBody, *, idempotency_key: str | None = None) -> PracticeAnswer:
        """Check a practice answer by fixed rules: what it covers and what it lacks. Nothing is kept.

        Needs a key with the scope `people:read`."""
        answer: PracticeAnswer = self._call("POST", "/practice", body=body, idempotency_key=idempotency_key)
        return answer

    def coming_interviews(self) -> ComingInterviews:
        """List your coming interviews with what each asks about.

        Needs a key with the scope `applications:read`."""
        answer: ComingInterviews = self._call("GET", "/practice/interviews")
        return answer

    def stages(self, job_id: int) -> StageList:
        """List the stages of your job.

        Needs a key with the scope `applications:read`."""
        answer: StageList = self._call("GET", f"/jobs/{self._part(job_id)}/stages")
        return answer

    def edit_stages(self, job_id: int, body: StageEdit) -> StageList:
        """Set the stages of your job: applications in a removed stage go to the nearest earlier one.

        Needs a key with the scope `jobs:write`."""
        answer: StageList = self._call("PUT", f"/jobs/{self._part(job_id)}/stages", body=body)
        return answer

    def move_applications(self, job_id: int, body: Move, *, idempotency_key: str | None = None) -> MoveResults:
        """Move undecided applications to a stage. Each gets its own result.

        Needs a key with the scope `applications:write`."""
        answer: MoveResults = self._call(
            "POST", f"/jobs/{self._part(job_id)}/moves", body=body, idempotency_key=idempotency_key
        )
        return answer

    def moves(self, application_id: int) -> MoveList:
        """List an application's moves: who moved it to which stage.

        Needs a key with the scope `applications:read`."""
        answer: MoveList = self._call("GET", f"/applications/{self._part(application_id)}/moves")
        return answer

    def company_profile(self) -> CompanyProfileAnswer:
        """Show your company's profile: its logo, its time zone and the defaults of its new jobs.

        Needs a key with the scope `company:read`."""
        answer: CompanyProfileAnswer = self._call("GET", "/company/profile")
        return answer

    def change_company_profile(self, body: CompanyProfileChange) -> CompanyProfileAnswer:
        """Change your company's time zone and the defaults of its new jobs. Existing jobs stay as they are.

        Needs a key with the scope `company:write`."""
        answer: CompanyProfileAnswer = self._call("PUT", "/company/profile", body=body)
        return answer

    def own_company_logo(self, *, v: str | None = None) -> bytes:
        """Show your company's logo.

        Needs a key with the scope `company:read`."""
        return self._file("GET", "/company/logo", query={"v": v})

    def change_company_logo(self, body: CompanyLogoForm) -> CompanyProfileAnswer:
        """Change your company's logo. The picture is scaled to fit 128 by 128 pixels.

        Needs a key with the scope `company:write`."""
        answer: CompanyProfileAnswer = self._call("PUT", "/company/logo", form=body)
        return answer

    def remove_company_logo(self) -> CompanyProfileAnswer:
        """Remove your company's logo.

        Needs a key with the scope `company:write`."""
        answer: CompanyProfileAnswer = self._call("DELETE", "/company/logo")
        return answer

    def company_stages(self) -> CompanyStages:
        """List your company's stages: new jobs begin with them.

        Needs a key with the scope `company:read`."""
        answer: CompanyStages = self._call("GET", "/company/stages")
        return answer

    def edit_company_stages(self, body: CompanyStagesEdit) -> CompanyStages:
        """Set your company's stages: new jobs begin with them.

        Needs a key with the scope `company:write`."""
        answer: CompanyStages = self._call("PUT", "/company/stages", body=body)
        return answer

    def switch_stage_email(self, body: StageEmailSwitch) -> SuccessAnswer:
        """Switch your emails about overdue applications and scorecards on or off.

        Needs a key with the scope `people:write`."""
        answer: SuccessAnswer = self._call("PUT", "/company/stages/email", body=body)
        return answer

    def list_hidden_jobs(self) -> HiddenJobList:
        """List the jobs and companies that you have hidden.

        Needs a key with the scope `searches:read`."""
        answer: HiddenJobList = self._call("GET", "/hidden-jobs")
        return answer

    def hide_job(self, body: HiddenJobBody, *, idempotency_key: str | None = None) -> HiddenJobAnswer:
        """Hide a job, or all jobs of a company, from your searches.

        Needs a key with the scope `searches:write`."""
        answer: HiddenJobAnswer = self._call("POST", "/hidden-jobs", body=body, idempotency_key=idempotency_key)
        return answer

    def show_hidden_job(self, hidden_id: int) -> HiddenJobShown:
        """Show a hidden job or company again.

        Needs a key with the scope `searches:write`."""
        answer: HiddenJobShown = self._call("DELETE", f"/hidden-jobs/{self._part(hidden_id)}")
        return answer

    def list_stories(self) -> StoryList:
        """List your stories. The oldest come first.

        Needs a key with the scope `people:read`."""
        answer: StoryList = self._call("GET", "/stories")
        return answer

    def add_story(self, body: StoryBody, *, idempotency_key: str | None = None) -> StoryAnswer:
        """Add a story.

        Needs a key with the scope `people:write`."""
        answer: StoryAnswer = self._call("POST", "/stories", body=body, idempotency_key=idempotency_key)
        return answer

    def change_story(self, story_id: int, body: StoryBody) -> StoryAnswer:
        """Change a story.

        Needs a key with the scope `people:write`."""
        answer: StoryAnswer = self._call("PUT", f"/stories/{self._part(story_id)}", body=body)
        return answer

    def delete_story(self, story_id: int) -> StoryDone:
        """Delete a story.

        Needs a key with the scope `people:write`."""
        answer: StoryDone = self._call("DELETE", f"/stories/{self._part(story_id)}")
        return answer

    def pool_counts(self) -> PoolCountsAnswer:
        """Count the people of the talent pool, and those of them who may be written to.

        Needs a key with the scope `candidates:read`."""
        answer: PoolCountsAnswer = self._call("GET", "/company/pool/counts")
        return answer

    def export_pool(
        self,
        *,
        search: str | None = None,
        tag: str | None = None,
        keys: str | None = None,
        format: Literal["csv", "json"] | None = None,
    ) -> bytes:
        """Export people of the pool as CSV or JSON. At most 10,000; the security log says so.

        Needs a key with the scope `candidates:read`."""
        return self._file(
            "GET", "/company/pool/export", query={"search": search, "tag": tag, "keys": keys, "format": format}
        )

    def tag_person(self, pool_key: str, body: PoolTagsChange) -> PoolTagsAnswer:
        """Set the tags of somebody in the pool.

        Needs a key with the scope `candidates:write`."""
        answer: PoolTagsAnswer = self._call("PUT", f"/company/pool/{self._part(pool_key)}/tags", body=body)
        return answer

    def pool_fits(self, pool_key: str) -> PoolFitsAnswer:
        """List your company's open jobs that fit somebody in the pool.

        Needs a key with the scope `candidates:read`."""
        answer: PoolFitsAnswer = self._call("GET", f"/company/pool/{self._part(pool_key)}/jobs")
        return answer

    def remove_pool_person(self, pool_key: str) -> SuccessAnswer:
        """Remove somebody who was added to the pool.

        Needs a key with the scope `candidates:write`."""
        answer: SuccessAnswer = self._call("DELETE", f"/company/pool/{self._part(pool_key)}")
        return answer

    def remove_pool_people(self, body: PoolRemovalForm, *, idempotency_key: str | None = None) -> PoolRemovalAnswer:
        """Remove several people who were added to the pool.

        Needs a key with the scope `candidates:write`."""
        answer: PoolRemovalAnswer = self._call(
            "POST", "/company/pool/removals", body=body, idempotency_key=idempotency_key
        )
        return answer

    def tag_pool_people(self, body: PoolKeysTagging, *, idempotency_key: str | None = None) -> SuccessAnswer:
        """Give tags to several people, or take tags away.

        Needs a key with the scope `candidates:write`."""
        answer: SuccessAnswer = self._call("POST", "/company/pool/tags", body=body, idempotency_key=idempotency_key)
        return answer

    def count_pool_fits(self, *, keys: str | None = None) -> PoolFitCounts:
        """Count your company's open jobs that fit each of several people.

        Needs a key with the scope `candidates:read`."""
        answer: PoolFitCounts = self._call("GET", "/company/pool/fits", query={"keys": keys})
        return answer

    def messages(self, application_id: int) -> ThreadAnswer:
        """List the messages about an application: for the applicant and those who decide.

        Needs a key with the scope `applications:read`."""
        answer: ThreadAnswer = self._call("GET", f"/applications/{self._part(application_id)}/messages")
        return answer

    def write_message(
        self, application_id: int, body: WrittenMessage, *, idempotency_key: str | None = None
    ) -> ThreadAnswer:
        """Write a message about an application: the other side gets an email, now or at a chosen time.

        Needs a key with the scope `applications:write`."""
        answer: ThreadAnswer = self._call(
            "POST", f"/applications/{self._part(application_id)}/messages", body=body, idempotency_key=idempotency_key
        )
        return answer

    def write_with_files(
        self, application_id: int, body: WrittenWithFiles, *, idempotency_key: str | None = None
    ) -> ThreadAnswer:
        """Write a message with files. They are scanned first, and nothing is sent if one of them cannot be used.

        Needs a key with the scope `applications:write`."""
        answer: ThreadAnswer = self._call(
            "POST",
            f"/applications/{self._part(application_id)}/messages/files",
            form=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def mark_read(self, application_id: int, body: SeenMessage, *, idempotency_key: str | None = None) -> ThreadAnswer:
        """Mark messages as read, up to this one.

        Needs a key with the scope `applications:write`."""
        answer: ThreadAnswer = self._call(
            "POST",
            f"/applications/{self._part(application_id)}/messages/read",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def visitor_question(self, question_id: int) -> VisitorQuestionAnswer:
        """Read a visitor's question about a job, with everything written after it.

        Needs a key with the scope `applications:read`."""
        answer: VisitorQuestionAnswer = self._call("GET", f"/visitor-questions/{self._part(question_id)}")
        return answer

    def delete_visitor_question(self, question_id: int) -> MessageAnswer:
        """Delete a visitor's question with everything written after it, for good.

        Needs a key with the scope `applications:write`."""
        answer: MessageAnswer = self._call("DELETE", f"/visitor-questions/{self._part(question_id)}")
        return answer

    def answer_visitor_question(
        self, question_id: int, body: WrittenQuestionAnswer, *, idempotency_key: str | None = None
    ) -> VisitorQuestionAnswer:
        """Answer a visitor's question: they get an email, and what they reply arrives here.

        Needs a key with the scope `applications:write`."""
        answer: VisitorQuestionAnswer = self._call(
            "POST", f"/visitor-questions/{self._part(question_id)}/answers", body=body, idempotency_key=idempotency_key
        )
        return answer

    def close_visitor_question(self, question_id: int, body: VisitorQuestionSwitch) -> VisitorQuestionAnswer:
        """Close a visitor's question that needs no answer, or open it again.

        Needs a key with the scope `applications:write`."""
        answer: VisitorQuestionAnswer = self._call(
            "PUT", f"/visitor-questions/{self._part(question_id)}/closed", body=body
        )
        return answer

    def change_scheduled_message(self, application_id: int, message_id: int, body: ChangedScheduled) -> ThreadAnswer:
        """Change a scheduled message: its text or its time. You become its author.

        Needs a key with the scope `applications:write`."""
        answer: ThreadAnswer = self._call(
            "PUT", f"/applications/{self._part(application_id)}/messages/scheduled/{self._part(message_id)}", body=body
        )
        return answer

    def cancel_scheduled_message(self, application_id: int, message_id: int) -> ThreadAnswer:
        """Cancel a scheduled message.

        Needs a key with the scope `applications:write`."""
        answer: ThreadAnswer = self._call(
            "DELETE", f"/applications/{self._part(application_id)}/messages/scheduled/{self._part(message_id)}"
        )
        return answer

    def scheduled_in_inbox(self) -> ScheduledList:
        """List the scheduled messages: for all jobs on which you decide.

        Needs a key with the scope `applications:read`."""
        answer: ScheduledList = self._call("GET", "/inbox/scheduled")
        return answer

    def tracker_figures(self) -> TrackerFigures:
        """Count your applications and answers by source.

        Needs a key with the scope `tracker:read`."""
        answer: TrackerFigures = self._call("GET", "/tracked-jobs/figures")
        return answer

    def check_advert(self, tracked_job_id: int, *, idempotency_key: str | None = None) -> AdvertChecked:
        """Read a job's advert again and compare it with the stored one.

        Needs a key with the scope `tracker:write`."""
        answer: AdvertChecked = self._call(
            "POST", f"/tracked-jobs/{self._part(tracked_job_id)}/check", idempotency_key=idempotency_key
        )
        return answer

    def applied_advert(self, application_id: int) -> AdvertChecked:
        """Compare the advert that you applied to with the one that is there now.

        Needs a key with the scope `tracker:read`."""
        answer: AdvertChecked = self._call("GET", f"/applications/{self._part(application_id)}/advert")
        return answer

    def change_tracker_stages(self, body: OwnStages) -> TrackerStageList:
        """Set the stages of your tracker: add, rename, order and remove them.

        Needs a key with the scope `tracker:write`."""
        answer: TrackerStageList = self._call("PUT", "/tracked-jobs/stages", body=body)
        return answer

    def save_listed_job(self, body: TrackedJobChoice, *, idempotency_key: str | None = None) -> TrackedJobAdded:
        """Follow a job from the job search.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedJobAdded = self._call("POST", "/tracked-jobs/listed", body=body, idempotency_key=idempotency_key)
        return answer

    def read_job_page(self, body: TrackedJobLink, *, idempotency_key: str | None = None) -> TrackedJobAdded:
        """Follow the job on a web page that describes it as a schema.org JobPosting.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedJobAdded = self._call("POST", "/tracked-jobs/read", body=body, idempotency_key=idempotency_key)
        return answer

    def change_tracked_job(self, tracked_job_id: int, body: TrackedJobBody) -> TrackedJobStored:
        """Change a job that you follow: what is written down about it.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedJobStored = self._call("PUT", f"/tracked-jobs/{self._part(tracked_job_id)}", body=body)
        return answer

    def remove_tracked_job(self, tracked_job_id: int) -> TrackedJobDone:
        """Remove a job from your tracker: an application that was sent stays.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedJobDone = self._call("DELETE", f"/tracked-jobs/{self._part(tracked_job_id)}")
        return answer

    def move_tracked_job(self, tracked_job_id: int, body: TrackedJobMove) -> TrackedJobStored:
        """Move a job that you follow to another stage.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedJobStored = self._call("PUT", f"/tracked-jobs/{self._part(tracked_job_id)}/stage", body=body)
        return answer

    def tracked_job_text(self, tracked_job_id: int) -> TrackedJobText:
        """Show the text of a job's advert.

        Needs a key with the scope `tracker:read`."""
        answer: TrackedJobText = self._call("GET", f"/tracked-jobs/{self._part(tracked_job_id)}/text")
        return answer

    def tracked_documents(self, tracked_job_id: int) -> TrackedDocumentsAnswer:
        """List the documents of a job that you follow: files and versions of the letter.

        Needs a key with the scope `tracker:read`."""
        answer: TrackedDocumentsAnswer = self._call("GET", f"/tracked-jobs/{self._part(tracked_job_id)}/documents")
        return answer

    def saved_letters(self) -> SavedLettersAnswer:
        """List your letters: all versions for all jobs that you follow.

        Needs a key with the scope `tracker:read`."""
        answer: SavedLettersAnswer = self._call("GET", "/tracked-jobs/letters")
        return answer

    def add_tracked_file(
        self, tracked_job_id: int, body: TrackedFileForm, *, idempotency_key: str | None = None
    ) -> TrackedDocumentsAnswer:
        """Add a file to a job that you follow.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedDocumentsAnswer = self._call(
            "POST", f"/tracked-jobs/{self._part(tracked_job_id)}/files", form=body, idempotency_key=idempotency_key
        )
        return answer

    def remove_tracked_file(self, tracked_job_id: int, file_name: str) -> TrackedDocumentsAnswer:
        """Remove a file from a job for good.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedDocumentsAnswer = self._call(
            "DELETE", f"/tracked-jobs/{self._part(tracked_job_id)}/files/{self._part(file_name)}"
        )
        return answer

    def keep_letter(
        self, tracked_job_id: int, body: LetterVersionForm, *, idempotency_key: str | None = None
    ) -> TrackedDocumentsAnswer:
        """Save a version of a letter for a job. Beyond the limit, the oldest one is removed.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedDocumentsAnswer = self._call(
            "POST", f"/tracked-jobs/{self._part(tracked_job_id)}/letters", body=body, idempotency_key=idempotency_key
        )
        return answer

    def remove_letter(self, tracked_job_id: int, letter_id: int) -> TrackedDocumentsAnswer:
        """Remove a version of a letter.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedDocumentsAnswer = self._call(
            "DELETE", f"/tracked-jobs/{self._part(tracked_job_id)}/letters/{self._part(letter_id)}"
        )
        return answer

    def export_tracker(self) -> bytes:
        """Export your tracker as CSV.

        Needs a key with the scope `tracker:read`."""
        return self._file("GET", "/tracked-jobs/export")

    def import_tracker(self, body: TrackerSheet, *, idempotency_key: str | None = None) -> TrackerSheetAdded:
        """Import a table of jobs into your tracker. Jobs already followed stay as they were.

        Needs a key with the scope `tracker:write`."""
        answer: TrackerSheetAdded = self._call(
            "POST", "/tracked-jobs/import", body=body, idempotency_key=idempotency_key
        )
        return answer

    def tracked_job_calendar(self, tracked_job_id: int) -> bytes:
        """Export the next interview about a job as a calendar file.

        Needs a key with the scope `tracker:read`."""
        return self._file("GET", f"/tracked-jobs/{self._part(tracked_job_id)}/calendar")

    def score_next(self, job_id: int, body: ScoringStart, *, idempotency_key: str | None = None) -> ScoredApplications:
        """Score a few resumes for a job that have no score yet, or no brief. Repeat the call until `last` is null.

        Needs a key with the scope `applications:write`."""
        answer: ScoredApplications = self._call(
            "POST", f"/jobs/{self._part(job_id)}/scores", body=body, idempotency_key=idempotency_key
        )
        return answer

    def tag(self, body: TagChange, *, idempotency_key: str | None = None) -> TaggedApplications:
        """Put tags on applications, and take others off.

        Needs a key with the scope `applications:write`."""
        answer: TaggedApplications = self._call(
            "POST", "/applications/tags", body=body, idempotency_key=idempotency_key
        )
        return answer

    def assignees(self, job_id: int) -> AssigneeList:
        """List who may look after applications for the job.

        Needs a key with the scope `applications:read`."""
        answer: AssigneeList = self._call("GET", f"/jobs/{self._part(job_id)}/assignees")
        return answer

    def assign(self, body: Assignment, *, idempotency_key: str | None = None) -> AssignedApplications:
        """Say who looks after applications.

        Needs a key with the scope `applications:write`."""
        answer: AssignedApplications = self._call(
            "POST", "/applications/assignments", body=body, idempotency_key=idempotency_key
        )
        return answer

    def put_on_job_team(self, job_id: int, user_id: int, body: JobTeamChange) -> CompanyMemberRemoved:
        """Put somebody on a job's team, or give them another role on it.

        Needs a key with the scope `jobs:write`."""
        answer: CompanyMemberRemoved = self._call(
            "PUT", f"/jobs/{self._part(job_id)}/team/{self._part(user_id)}", body=body
        )
        return answer

    def take_off_job_team(self, job_id: int, user_id: int) -> CompanyMemberRemoved:
        """Take somebody off a job's team.

        Needs a key with the scope `jobs:write`."""
        answer: CompanyMemberRemoved = self._call("DELETE", f"/jobs/{self._part(job_id)}/team/{self._part(user_id)}")
        return answer
