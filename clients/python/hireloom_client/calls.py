"""Written by scripts/client_code.py from /api/v1/openapi.json."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from hireloom_client.transport import Transport


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


class QuestionResource(TypedDict):
    id: str
    """Names it in answers; with other words it is another question"""
    text: str
    """What is asked"""
    kind: Literal["text", "choice", "number", "yes_no", "file"]
    """How it is answered"""
    is_required: bool
    """Whether an application needs an answer"""
    choices: list[str]
    """What to choose from; empty for other kinds"""
    marks: list[str]
    """Answers that get a mark next to them; they decide nothing; empty for those who do not decide"""
    least: float | None
    """A smaller number gets a mark; null for those who do not decide"""


class QuestionRows(TypedDict):
    data: list[QuestionResource]
    """The questions in their order; none for most jobs"""
    version: str
    """To send with a change"""


class NewQuestion(TypedDict):
    text: str
    """At most 300 characters"""
    kind: Literal["text", "choice", "number", "yes_no", "file"]
    """How it is answered"""
    is_required: NotRequired[bool]
    """Whether an application needs an answer"""
    choices: NotRequired[list[str]]
    """For kind choice: 2 to 12"""
    marks: NotRequired[list[str]]
    """Answers that get a mark next to them; they decide nothing"""
    least: NotRequired[float | None]
    """For kind number: a smaller answer gets a mark"""


class QuestionsForm(TypedDict):
    questions: list[NewQuestion]
    """All of them in their order, at most 10"""
    version: NotRequired[str]
    """The `version` on which the change is based; not checked if absent"""


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
    requirements: list[MatchRequirement]
    """What the job asks for, in the order of the advert; empty without a resume"""
    conditions: list[str]
    """What the job demands besides; never scored"""
    job_id: int
    """The job"""


class AdvertForm(TypedDict):
    text: str
    """The advert, at most 100,000 characters"""


class AdvertMatch(TypedDict):
    percent: int | None
    """The score, 0 to 100; null if the job asks for too little to judge"""
    heading: str
    """The score in words, or empty"""
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


class NoteResource(TypedDict):
    id: int
    """The number of the note"""
    text: str
    """What was noted"""
    author: str
    """The username of its author"""
    is_own: bool
    """Whether the key's owner wrote it"""
    created_at: str
    """When it was written"""


class NoteRows(TypedDict):
    data: list[NoteResource]
    """All notes, the oldest first"""


class NewNote(TypedDict):
    text: str
    """At most 2,000 characters"""


class MessageFile(TypedDict):
    id: str
    """The key for downloading it; empty while a blind review hides it"""
    name: str
    """As it was attached"""
    size: int
    """In bytes"""


class MessageResource(TypedDict):
    id: int
    """The number of the message"""
    text: str
    """What was written; nameless in a blind review"""
    author: str
    """Who wrote it"""
    is_from_applicant: bool
    """Whether the applicant wrote it"""
    is_by_email: bool
    """It was the answer to an email"""
    created_at: str
    """When it was written"""
    files: list[MessageFile]
    """What is attached"""


class MessageRows(TypedDict):
    data: list[MessageResource]
    """All messages, the oldest first"""


class NewMessage(TypedDict):
    text: str
    """At most 5,000 characters"""


class ScheduledResource(TypedDict):
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


class ScheduledRows(TypedDict):
    data: list[ScheduledResource]
    """The next one first"""


class NewScheduled(TypedDict):
    text: str
    """At most 5,000 characters"""
    send_at: str
    """When to send it, at most 30 days ahead"""


class InboxResource(TypedDict):
    application_id: int
    """The application it is about"""
    job_id: int
    """The job"""
    name: str
    """Who applied; a number in a blind review"""
    text: str
    """How the last message begins, at most 160 characters"""
    author: str
    """Who wrote it"""
    is_from_applicant: bool
    """Whether the applicant wrote it"""
    is_unread: bool
    """The applicant wrote it, and the key's owner has not opened it"""
    created_at: str
    """When it was written"""


class InboxRows(TypedDict):
    data: list[InboxResource]
    """Unread ones first, then those without an answer, then the others; newest first"""
    total: int
    """How many there are on all pages"""
    unread: int
    """How many of them are unread"""


class SeenChange(TypedDict):
    message_id: int
    """The last message that the key's owner has seen"""


class OfferResource(TypedDict):
    id: int
    """The number of the offer"""
    title: str
    """The title of the job that is offered"""
    pay: str
    """What the person would earn"""
    starts_on: str | None
    """The first day of work; null if open"""
    note: str
    """What else was written; may be empty"""
    answer_by: str
    """The last day to answer"""
    state: Literal["open", "accepted", "declined", "withdrawn"]
    """What became of it"""
    words: str
    """What the applicant added to the answer; may be empty"""
    letter: str
    """The name of the PDF that went with it; empty if there is none"""
    at: str
    """When it was made"""
    changed_at: str | None
    """When it was answered or withdrawn; null if open"""


class OfferRows(TypedDict):
    data: list[OfferResource]
    """The offers for this application, the oldest first"""


class NewOffer(TypedDict):
    title: str
    """At most 200 characters"""
    pay: str
    """At most 200 characters"""
    answer_by: str
    """The last day to answer"""
    starts_on: NotRequired[str | None]
    """The first day of work"""
    note: NotRequired[str]
    """Added to the email; at most 5,000 characters"""


class OfferAnswerForm(TypedDict):
    accepts: bool
    """false declines the offer"""
    words: NotRequired[str]
    """At most 2,000 characters"""


class InterviewResource(TypedDict):
    id: int
    """The number of the interview"""
    title: str
    """Its name"""
    kind: Literal["phone", "video", "on_site"]
    """phone, video or on_site"""
    minutes: int
    """Its length"""
    place: str
    """Where to meet; may be empty"""
    state: Literal["waiting", "proposed", "booked", "cancelled", "done"]
    """waiting, proposed, booked, cancelled or done"""
    starts_at: str | None
    """When it begins; null until it is booked"""
    step: int
    """Its place in the job's plan; 0 outside the plan"""
    interviewer_ids: list[int]
    """The numbers of its interviewers"""
    booking_url: str
    """Where the applicant books; empty once it is cancelled"""


class InterviewRows(TypedDict):
    data: list[InterviewResource]
    """All interviews, the oldest first"""


class ProposalForm(TypedDict):
    title: str
    """Its name, at most 80 characters"""
    kind: Literal["phone", "video", "on_site"]
    """phone, video or on_site"""
    minutes: int
    """Its length: 15 to 240, in steps of 15"""
    place: NotRequired[str]
    """Where to meet, or the link of a video call"""
    interviewer_ids: list[int]
    """1 to 5 people of your company"""


class CancellationForm(TypedDict):
    reason: str
    """Everybody concerned reads it; may be empty"""


class PlannedInterviewResource(TypedDict):
    title: str
    """Its name"""
    kind: Literal["phone", "video", "on_site"]
    """phone, video or on_site"""
    minutes: int
    """Its length"""
    place: str
    """Where to meet; may be empty"""
    interviewer_ids: list[int]
    """The numbers of its interviewers"""
    requirement_ids: list[str]
    """The ids of the requirements about which it asks"""


class JobRequirementResource(TypedDict):
    id: str
    """The same from the advert to the decision"""
    label: str
    """What the job asks for"""
    is_must: bool
    """Whether the job calls it a must"""


class PlanResource(TypedDict):
    data: list[PlannedInterviewResource]
    """The interviews in their order"""
    requirements: list[JobRequirementResource]
    """What the job asks for, in the order of the advert"""
    uncovered_ids: list[str]
    """Requirements about which nobody asks"""
    version: str
    """To send with a change"""


class NewPlannedInterview(TypedDict):
    title: str
    """Its name, at most 80 characters"""
    kind: Literal["phone", "video", "on_site"]
    """phone, video or on_site"""
    minutes: int
    """Its length: 15 to 240, in steps of 15"""
    place: NotRequired[str]
    """Where to meet, or the link of a video call"""
    interviewer_ids: list[int]
    """1 to 5 people of your company"""
    requirement_ids: NotRequired[list[str]]
    """The ids of the requirements about which it asks"""


class PlanForm(TypedDict):
    interviews: list[NewPlannedInterview]
    """All of them in their order, at most 8"""
    version: NotRequired[str]
    """The `version` on which the change is based; not checked if absent"""


class RatingResource(TypedDict):
    requirement: str
    """The requirement, in the advert's words"""
    rating: Literal["not_shown", "some", "solid", "outstanding"]
    """The rating"""
    note: str
    """What the interviewer noted; may be empty"""


class ScorecardResource(TypedDict):
    interview_id: int
    """The interview"""
    user_id: int
    """The interviewer"""
    ratings: list[RatingResource]
    """In the order of the advert; requirements without a rating are left out"""
    advice: Literal["strong_no", "no", "yes", "strong_yes"]
    """The advice"""
    why: str
    """The reason for it; may be empty"""
    submitted_at: str
    """When it was submitted"""


class ScorecardRows(TypedDict):
    data: list[ScorecardResource]
    """Those that are in; empty while `is_locked`"""
    is_locked: bool
    """The owner of the key sees no others before their own are in"""
    waiting: int
    """How many are not in yet"""


class StageResource(TypedDict):
    number: int
    """Stays when the name changes; tells the stages of one job apart"""
    name: str
    """The name"""
    days: int
    """After so many days there an application is overdue; 0 for no limit"""
    count: int
    """How many applications are in it"""


class StageRows(TypedDict):
    data: list[StageResource]
    """In their order; new applications are in the first"""


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


class CompanyMemberResource(TypedDict):
    id: int
    """The number of the account"""
    username: str
    """The username"""
    email: str
    """The address"""
    role: Literal["owner", "recruiter", "hiring_manager", "interviewer", "reader"]
    """What the person may do there"""
    job_count: int
    """How many jobs the person has posted and not deleted"""
    joined_at: str
    """When the person joined"""


class CompanyMemberRows(TypedDict):
    data: list[CompanyMemberResource]
    """In the order in which they joined; empty if the owner belongs to no company"""


class SpreadFields(TypedDict):
    people: int
    """Of how many people"""
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
    first_answer: SpreadFields
    """Days from applying to the decision"""
    to_selection: SpreadFields
    """Likewise of those who were selected"""
    promises: ShareFields
    """Answered by the promised day, of those due or answered"""
    interviews: int
    """Interviews that have a time"""
    interviews_per_hire: float | None
    """null if nobody was selected"""


class StepFields(TypedDict):
    name: str
    """Applied, Opened, Moved on, Interview, Selected"""
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


class SourceFields(TypedDict):
    name: str
    """In words"""
    applied: int
    """How many came from there"""
    moved_on: ShareFields
    """Beyond the first stage"""
    selected: ShareFields
    """Selected of them"""


class JobFigureFields(TypedDict):
    job_id: int
    """The number of the job"""
    title: str
    """Its title"""
    applied: int
    """How many applied"""
    interviewed: ShareFields
    """With an interview"""
    selected: int
    """How many were selected"""
    first_answer: SpreadFields
    """Days to the decision"""
    promises: ShareFields
    """Answered in time"""


class WeekFields(TypedDict):
    began: str
    """The first day of the seven"""
    applied: int
    """How many applied then"""
    in_time: int
    """Of them, answered in time"""
    late: int
    """Of them, answered late or not yet"""


class FigureFields(TypedDict):
    first: str
    """The first day of the period"""
    last: str
    """Its last day"""
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


class CareersSiteFields(TypedDict):
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
    url: str
    """Its address"""


class AnswerTemplateResource(TypedDict):
    name: str
    """What it is for"""
    text: str
    """Its text, with variables in braces"""


class AnswerTemplateRows(TypedDict):
    data: list[AnswerTemplateResource]
    """In their order; those of the product if the company has none of its own"""


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


class PoolFields(TypedDict):
    people: list[PoolPersonFields]
    """The latest contact is first"""
    total: int
    """How many the search has found; 10000 may be more"""
    tags: list[str]
    """All tags of the company"""


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


class PoolDuplicateFields(TypedDict):
    pairs: list[PoolPairFields]
    """The newest first, a few at once"""
    total: int
    """How many pairs there are"""
    merges: list[PoolMergeFields]
    """Those that can still be undone"""


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


class PoolAddition(TypedDict):
    is_new: bool
    """false if the address was in the pool already: nothing has changed"""


class PoolTagsChange(TypedDict):
    tags: list[str]
    """At most 10, of 30 characters each"""


class PoolTags(TypedDict):
    tags: list[str]
    """Those that the person has now"""


class PoolMessageForm(TypedDict):
    message: str
    """At most 5,000 characters"""


class PoolInvitationForm(TypedDict):
    keys: list[str]
    """Who, by their keys; at most 50"""
    job_id: int
    """To apply for which job"""
    message: NotRequired[str]
    """At most 5,000 characters"""


class PoolLetters(TypedDict):
    written: int
    """How many get an email"""
    left_out: int
    """How many do not: no consent, no address, or the same email before"""


class PoolKeysForm(TypedDict):
    keys: list[str]
    """Who, by their keys; at most 50"""


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
    changed_at: str
    """When the profile was last saved"""


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


class CareerResource(TypedDict):
    resume: dict[str, Any]
    """A JSON Resume"""


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


class ResumeRows(TypedDict):
    data: list[ResumeRow]
    """All of them, the last changed first"""


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


class TrackedJobMove(TypedDict):
    stage: str
    """The column"""


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
            "offer.changed",
            "pool.answered",
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
            "offer.changed",
            "pool.answered",
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
            "offer.changed",
            "pool.answered",
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
        """List jobs, the newest first.

        Needs a key with the scope `jobs:read`."""
        answer: JobSlice = self._call(
            "GET", "/jobs", query={"cursor": cursor, "limit": limit, "owner": owner, "position": position, "q": q}
        )
        return answer

    def post_job(self, body: NewJob, *, idempotency_key: str | None = None) -> JobResource:
        """Post a job under the name of the key's owner.

        Needs a key with the scope `jobs:write`."""
        answer: JobResource = self._call("POST", "/jobs", body=body, idempotency_key=idempotency_key)
        return answer

    def get_job(self, job_id: int) -> JobResource:
        """Get a job: your own in any state, any other while people may apply.

        Needs a key with the scope `jobs:read`."""
        answer: JobResource = self._call("GET", f"/jobs/{self._part(job_id)}")
        return answer

    def change_job(self, job_id: int, body: JobChange) -> JobResource:
        """Change a job; what is not sent stays as it is.

        Needs a key with the scope `jobs:write`."""
        answer: JobResource = self._call("PATCH", f"/jobs/{self._part(job_id)}", body=body)
        return answer

    def close_job(self, job_id: int, *, idempotency_key: str | None = None) -> JobResource:
        """Close a job: nobody can apply anymore. Closing it again changes nothing.

        Needs a key with the scope `jobs:write`."""
        answer: JobResource = self._call("POST", f"/jobs/{self._part(job_id)}/close", idempotency_key=idempotency_key)
        return answer

    def reopen_job(self, job_id: int, body: Reopening, *, idempotency_key: str | None = None) -> JobResource:
        """Reopen a closed job; possible twice at most.

        Needs a key with the scope `jobs:write`."""
        answer: JobResource = self._call(
            "POST", f"/jobs/{self._part(job_id)}/reopen", body=body, idempotency_key=idempotency_key
        )
        return answer

    def list_questions(self, job_id: int) -> QuestionRows:
        """List the questions that a job asks its applicants.

        Needs a key with the scope `jobs:read`."""
        answer: QuestionRows = self._call("GET", f"/jobs/{self._part(job_id)}/questions")
        return answer

    def set_questions(self, job_id: int, body: QuestionsForm) -> QuestionRows:
        """Set the questions of one's own job; existing answers stay as they are.

        Needs a key with the scope `jobs:write`."""
        answer: QuestionRows = self._call("PUT", f"/jobs/{self._part(job_id)}/questions", body=body)
        return answer

    def get_match(self, job_id: int) -> MatchResource:
        """Compare the stored resume of the key's owner with a job.

        Needs a key with the scope `people:read`."""
        answer: MatchResource = self._call("GET", f"/jobs/{self._part(job_id)}/match")
        return answer

    def match_advert(self, body: AdvertForm, *, idempotency_key: str | None = None) -> AdvertMatch:
        """Compare the stored resume of the key's owner with the text of any advert; nothing is stored.

        Needs a key with the scope `people:read`."""
        answer: AdvertMatch = self._call("POST", "/matches", body=body, idempotency_key=idempotency_key)
        return answer

    def draft_letter(self, job_id: int, body: LetterDraftForm, *, idempotency_key: str | None = None) -> LetterDraft:
        """Draft a cover letter for a job from the profile and the resume of the key's owner.

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
        """List the applications that the key's owner has sent, the newest first.

        Needs a key with the scope `applications:read`."""
        answer: ApplicationSlice = self._call(
            "GET", "/applications", query={"cursor": cursor, "limit": limit, "status": status}
        )
        return answer

    def apply(self, body: NewApplication, *, idempotency_key: str | None = None) -> ApplicationSent:
        """Apply with the profile and the resume of the key's owner. A repeated call returns the first application.

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
        """List the applications for one's own job, the newest first.

        Needs a key with the scope `applications:read`."""
        answer: ApplicationSlice = self._call(
            "GET",
            f"/jobs/{self._part(job_id)}/applications",
            query={"cursor": cursor, "limit": limit, "status": status},
        )
        return answer

    def get_application(self, application_id: int) -> ApplicationDetails:
        """Get an application as it was sent: for the applicant and the job's recruiter, unless the review is blind.

        Needs a key with the scope `applications:read`."""
        answer: ApplicationDetails = self._call("GET", f"/applications/{self._part(application_id)}")
        return answer

    def decide(self, application_id: int, body: DecisionForm, *, idempotency_key: str | None = None) -> ApplicationSent:
        """Select or reject an applicant, who gets an email, or undo either.

        Needs a key with the scope `applications:write`."""
        answer: ApplicationSent = self._call(
            "POST", f"/applications/{self._part(application_id)}/decision", body=body, idempotency_key=idempotency_key
        )
        return answer

    def withdraw_application(self, application_id: int, *, idempotency_key: str | None = None) -> None:
        """Withdraw one's own application; the recruiter gets an email.

        Needs a key with the scope `applications:write`."""
        self._call("POST", f"/applications/{self._part(application_id)}/withdraw", idempotency_key=idempotency_key)

    def list_notes(self, application_id: int) -> NoteRows:
        """List the notes on an application.

        Needs a key with the scope `applications:read`."""
        answer: NoteRows = self._call("GET", f"/applications/{self._part(application_id)}/notes")
        return answer

    def add_note(self, application_id: int, body: NewNote, *, idempotency_key: str | None = None) -> NoteResource:
        """Add a note to an application.

        Needs a key with the scope `applications:write`."""
        answer: NoteResource = self._call(
            "POST", f"/applications/{self._part(application_id)}/notes", body=body, idempotency_key=idempotency_key
        )
        return answer

    def delete_note(self, application_id: int, note_id: int) -> None:
        """Delete one's own note.

        Needs a key with the scope `applications:write`."""
        self._call("DELETE", f"/applications/{self._part(application_id)}/notes/{self._part(note_id)}")

    def list_messages(self, application_id: int) -> MessageRows:
        """List the messages about an application: for the applicant and those who decide.

        Needs a key with the scope `applications:read`."""
        answer: MessageRows = self._call("GET", f"/applications/{self._part(application_id)}/messages")
        return answer

    def write_message(
        self, application_id: int, body: NewMessage, *, idempotency_key: str | None = None
    ) -> MessageResource:
        """Write to the other side, who gets an email.

        Needs a key with the scope `applications:write`."""
        answer: MessageResource = self._call(
            "POST", f"/applications/{self._part(application_id)}/messages", body=body, idempotency_key=idempotency_key
        )
        return answer

    def list_scheduled_messages(self, application_id: int) -> ScheduledRows:
        """List the scheduled messages, for those who decide.

        Needs a key with the scope `applications:read`."""
        answer: ScheduledRows = self._call("GET", f"/applications/{self._part(application_id)}/scheduled-messages")
        return answer

    def schedule_message(
        self, application_id: int, body: NewScheduled, *, idempotency_key: str | None = None
    ) -> ScheduledRows:
        """Schedule a message to the applicant; it is held back if the applicant writes first.

        Needs a key with the scope `applications:write`."""
        answer: ScheduledRows = self._call(
            "POST",
            f"/applications/{self._part(application_id)}/scheduled-messages",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def cancel_scheduled_message(self, application_id: int, message_id: int) -> ScheduledRows:
        """Cancel a scheduled message.

        Needs a key with the scope `applications:write`."""
        answer: ScheduledRows = self._call(
            "DELETE", f"/applications/{self._part(application_id)}/scheduled-messages/{self._part(message_id)}"
        )
        return answer

    def list_inbox(self, *, query: str | None = None, page: int | None = None, limit: int | None = None) -> InboxRows:
        """List the threads about all jobs whose applications the key's owner may read.

        Needs a key with the scope `applications:read`."""
        answer: InboxRows = self._call("GET", "/inbox", query={"query": query, "page": page, "limit": limit})
        return answer

    def mark_messages_read(
        self, application_id: int, body: SeenChange, *, idempotency_key: str | None = None
    ) -> MessageRows:
        """Note that the key's owner has seen the messages up to this one.

        Needs a key with the scope `applications:write`."""
        answer: MessageRows = self._call(
            "POST",
            f"/applications/{self._part(application_id)}/messages/read",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_offers(self, application_id: int) -> OfferRows:
        """List the offers for an application: for the applicant and those who decide.

        Needs a key with the scope `applications:read`."""
        answer: OfferRows = self._call("GET", f"/applications/{self._part(application_id)}/offers")
        return answer

    def make_offer(self, application_id: int, body: NewOffer, *, idempotency_key: str | None = None) -> OfferRows:
        """Make an offer to somebody who was selected; they get an email, and an open offer is withdrawn.

        Needs a key with the scope `applications:write`."""
        answer: OfferRows = self._call(
            "POST", f"/applications/{self._part(application_id)}/offers", body=body, idempotency_key=idempotency_key
        )
        return answer

    def withdraw_offer(self, application_id: int, offer_id: int) -> OfferRows:
        """Withdraw an offer that nobody has answered; the applicant gets an email.

        Needs a key with the scope `applications:write`."""
        answer: OfferRows = self._call(
            "DELETE", f"/applications/{self._part(application_id)}/offers/{self._part(offer_id)}"
        )
        return answer

    def answer_offer(
        self, application_id: int, offer_id: int, body: OfferAnswerForm, *, idempotency_key: str | None = None
    ) -> OfferRows:
        """Accept or decline an offer, once; the recruiter gets an email.

        Needs a key with the scope `applications:write`."""
        answer: OfferRows = self._call(
            "POST",
            f"/applications/{self._part(application_id)}/offers/{self._part(offer_id)}/answer",
            body=body,
            idempotency_key=idempotency_key,
        )
        return answer

    def list_interviews(self, application_id: int) -> InterviewRows:
        """List the interviews of an application.

        Needs a key with the scope `applications:read`."""
        answer: InterviewRows = self._call("GET", f"/applications/{self._part(application_id)}/interviews")
        return answer

    def propose(
        self, application_id: int, body: ProposalForm, *, idempotency_key: str | None = None
    ) -> InterviewResource:
        """Invite an applicant to an interview; they get an email with the link to book it.

        Needs a key with the scope `applications:write`."""
        answer: InterviewResource = self._call(
            "POST", f"/applications/{self._part(application_id)}/interviews", body=body, idempotency_key=idempotency_key
        )
        return answer

    def propose_interview_plan(self, application_id: int, *, idempotency_key: str | None = None) -> InterviewRows:
        """Invite an applicant to the interviews of the job's plan, one after the other.

        Needs a key with the scope `applications:write`."""
        answer: InterviewRows = self._call(
            "POST", f"/applications/{self._part(application_id)}/interviews/plan", idempotency_key=idempotency_key
        )
        return answer

    def call_off(
        self, interview_id: int, body: CancellationForm, *, idempotency_key: str | None = None
    ) -> InterviewResource:
        """Call an interview off.

        Needs a key with the scope `applications:write`."""
        answer: InterviewResource = self._call(
            "POST", f"/interviews/{self._part(interview_id)}/cancel", body=body, idempotency_key=idempotency_key
        )
        return answer

    def get_interview_plan(self, job_id: int) -> PlanResource:
        """Get the interviews that a job plans, and what each asks.

        Needs a key with the scope `jobs:read`."""
        answer: PlanResource = self._call("GET", f"/jobs/{self._part(job_id)}/interview-plan")
        return answer

    def set_interview_plan(self, job_id: int, body: PlanForm) -> PlanResource:
        """Set the interviews that a job plans; interviews that were already proposed stay as they are.

        Needs a key with the scope `jobs:write`."""
        answer: PlanResource = self._call("PUT", f"/jobs/{self._part(job_id)}/interview-plan", body=body)
        return answer

    def list_scorecards(self, application_id: int) -> ScorecardRows:
        """List the scorecards of an application: for those who decide, and for interviewers whose own scorecards
        are in.

        Needs a key with the scope `applications:read`."""
        answer: ScorecardRows = self._call("GET", f"/applications/{self._part(application_id)}/scorecards")
        return answer

    def list_stages(self, job_id: int) -> StageRows:
        """List the stages of a job, with how many applications each has.

        Needs a key with the scope `applications:read`."""
        answer: StageRows = self._call("GET", f"/jobs/{self._part(job_id)}/stages")
        return answer

    def move_application(self, application_id: int, body: StageChange) -> PlacementResource:
        """Move an application to another stage; nobody gets an email.

        Needs a key with the scope `applications:write`."""
        answer: PlacementResource = self._call("PUT", f"/applications/{self._part(application_id)}/stage", body=body)
        return answer

    def list_team(self, job_id: int) -> JobTeamRows:
        """List who works on a job.

        Needs a key with the scope `applications:read`."""
        answer: JobTeamRows = self._call("GET", f"/jobs/{self._part(job_id)}/team")
        return answer

    def get_document(self, document_id: str) -> bytes:
        """Download a document: one's own, or one that came with an application for one's job.

        Needs a key with the scope `documents:read`."""
        return self._file("GET", f"/documents/{self._part(document_id)}")

    def list_candidates(self, job_id: int, *, min_score: int | None = None, limit: int | None = None) -> CandidateRows:
        """List the people who match one's own job best and let recruiters find them.

        Needs a key with the scope `candidates:read`."""
        answer: CandidateRows = self._call(
            "GET", f"/jobs/{self._part(job_id)}/candidates", query={"min_score": min_score, "limit": limit}
        )
        return answer

    def list_members(self) -> CompanyMemberRows:
        """List the people of the company of the key's owner.

        Needs a key with the scope `company:read`."""
        answer: CompanyMemberRows = self._call("GET", "/company/members")
        return answer

    def read_figures(
        self, *, days: Literal[30, 90, 365] | None = None, job_id: int | None | None = None
    ) -> FigureFields:
        """Show how hiring goes across all jobs whose figures the key's owner may see, next to the previous period.

        Needs a key with the scope `company:read`."""
        answer: FigureFields = self._call("GET", "/company/figures", query={"days": days, "job_id": job_id})
        return answer

    def read_careers_page(self) -> CareersSiteFields:
        """Show the careers page of the company of the key's owner.

        Needs a key with the scope `company:read`."""
        answer: CareersSiteFields = self._call("GET", "/company/careers-page")
        return answer

    def list_answer_templates(self) -> AnswerTemplateRows:
        """List the templates for answers of the company of the key's owner.

        Needs a key with the scope `company:read`."""
        answer: AnswerTemplateRows = self._call("GET", "/company/answer-templates")
        return answer

    def list_pool(
        self,
        *,
        search: str | None = None,
        tag: str | None = None,
        page: int | None = None,
        page_size: int | None = None,
    ) -> PoolFields:
        """List everybody who has applied to the company of the key's owner or was added to its pool, except people
        whom a blind review hides.

        Needs a key with the scope `candidates:read`."""
        answer: PoolFields = self._call(
            "GET", "/company/pool", query={"search": search, "tag": tag, "page": page, "page_size": page_size}
        )
        return answer

    def add_to_pool(self, body: PoolPersonForm, *, idempotency_key: str | None = None) -> PoolAddition:
        """Add somebody to the pool; nobody gets an email.

        Needs a key with the scope `candidates:write`."""
        answer: PoolAddition = self._call("POST", "/company/pool", body=body, idempotency_key=idempotency_key)
        return answer

    def list_pool_duplicates(self) -> PoolDuplicateFields:
        """List entries of the pool that look like one person, by address, number or resume; a recruiter decides.

        Needs a key with the scope `candidates:read`."""
        answer: PoolDuplicateFields = self._call("GET", "/company/pool/duplicates")
        return answer

    def tag_pool_person(self, pool_key: str, body: PoolTagsChange) -> PoolTags:
        """Set the tags of somebody in the pool.

        Needs a key with the scope `candidates:write`."""
        answer: PoolTags = self._call("PUT", f"/company/pool/{self._part(pool_key)}/tags", body=body)
        return answer

    def remove_from_pool(self, pool_key: str) -> None:
        """Remove somebody who was added to the pool.

        Needs a key with the scope `candidates:write`."""
        self._call("DELETE", f"/company/pool/{self._part(pool_key)}")

    def write_to_pool_person(self, pool_key: str, body: PoolMessageForm, *, idempotency_key: str | None = None) -> None:
        """Write to somebody in the pool who has agreed to be written to.

        Needs a key with the scope `candidates:write`."""
        self._call("POST", f"/company/pool/{self._part(pool_key)}/messages", body=body, idempotency_key=idempotency_key)

    def invite_pool_people(self, body: PoolInvitationForm, *, idempotency_key: str | None = None) -> PoolLetters:
        """Invite people to apply for a job: those who have agreed to be written to, each once.

        Needs a key with the scope `candidates:write`."""
        answer: PoolLetters = self._call(
            "POST", "/company/pool/invitations", body=body, idempotency_key=idempotency_key
        )
        return answer

    def ask_for_consent(self, body: PoolKeysForm, *, idempotency_key: str | None = None) -> PoolLetters:
        """Ask people by email whether they may be kept and written to; nobody who has said no is asked again.

        Needs a key with the scope `candidates:write`."""
        answer: PoolLetters = self._call("POST", "/company/pool/consents", body=body, idempotency_key=idempotency_key)
        return answer

    def get_me(self) -> PersonResource:
        """Get the owner of the key, with the profile.

        Needs a key with the scope `people:read`."""
        answer: PersonResource = self._call("GET", "/me")
        return answer

    def get_resume(self) -> CareerResource:
        """Get the profile and career of the key's owner as a JSON Resume (jsonresume.org).

        Needs a key with the scope `people:read`."""
        answer: CareerResource = self._call("GET", "/me/resume")
        return answer

    def list_resumes(self) -> ResumeRows:
        """List the resumes of the key's owner.

        Needs a key with the scope `documents:read`."""
        answer: ResumeRows = self._call("GET", "/me/resumes")
        return answer

    def get_resume_file(self, resume_id: int, *, format: Literal["pdf", "docx"] | None = None) -> None:
        """Download a resume, without sentences that nothing in the career says.

        Needs a key with the scope `documents:read`."""
        self._call("GET", f"/me/resumes/{self._part(resume_id)}/file", query={"format": format})

    def list_searches(self) -> SearchRows:
        """List the saved searches of the key's owner.

        Needs a key with the scope `searches:read`."""
        answer: SearchRows = self._call("GET", "/searches")
        return answer

    def save_search(self, body: SearchForm, *, idempotency_key: str | None = None) -> SearchResource:
        """Save a search; jobs that exist now are not new.

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
        """List the jobs that the owner of the key follows, the newest first.

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

    def move_tracked_job(self, tracked_job_id: int, body: TrackedJobMove) -> TrackedJobResource:
        """Move a job to another stage.

        Needs a key with the scope `tracker:write`."""
        answer: TrackedJobResource = self._call("PUT", f"/tracked-jobs/{self._part(tracked_job_id)}/stage", body=body)
        return answer

    def unfollow_job(self, tracked_job_id: int) -> None:
        """Remove a job from the tracker. An application that was sent stays.

        Needs a key with the scope `tracker:write`."""
        self._call("DELETE", f"/tracked-jobs/{self._part(tracked_job_id)}")

    def list_webhooks(self) -> WebhookRows:
        """List the webhooks of the key's owner.

        Needs a key with the scope `webhooks:read`."""
        answer: WebhookRows = self._call("GET", "/webhooks")
        return answer

    def add_webhook(self, body: NewWebhook, *, idempotency_key: str | None = None) -> NewWebhookResource:
        """Add a webhook; only this answer contains its secret.

        Needs a key with the scope `webhooks:write`."""
        answer: NewWebhookResource = self._call("POST", "/webhooks", body=body, idempotency_key=idempotency_key)
        return answer

    def show_webhook(self, webhook_id: int) -> WebhookResource:
        """Show a webhook.

        Needs a key with the scope `webhooks:read`."""
        answer: WebhookResource = self._call("GET", f"/webhooks/{self._part(webhook_id)}")
        return answer

    def switch_webhook(self, webhook_id: int, body: WebhookChange) -> WebhookResource:
        """Pause a webhook, or resume it.

        Needs a key with the scope `webhooks:write`."""
        answer: WebhookResource = self._call("PATCH", f"/webhooks/{self._part(webhook_id)}", body=body)
        return answer

    def delete_webhook(self, webhook_id: int) -> None:
        """Remove a webhook with its deliveries.

        Needs a key with the scope `webhooks:write`."""
        self._call("DELETE", f"/webhooks/{self._part(webhook_id)}")

    def renew_webhook_secret(self, webhook_id: int, *, idempotency_key: str | None = None) -> NewWebhookResource:
        """Give a webhook a new secret; for a while, messages are also signed with the old one.

        Needs a key with the scope `webhooks:write`."""
        answer: NewWebhookResource = self._call(
            "POST", f"/webhooks/{self._part(webhook_id)}/secret", idempotency_key=idempotency_key
        )
        return answer

    def test_webhook(self, webhook_id: int, *, idempotency_key: str | None = None) -> DeliveryResource:
        """Send a message of the type `test` within seconds.

        Needs a key with the scope `webhooks:write`."""
        answer: DeliveryResource = self._call(
            "POST", f"/webhooks/{self._part(webhook_id)}/test", idempotency_key=idempotency_key
        )
        return answer

    def list_deliveries(self, webhook_id: int, *, cursor: str | None = None, limit: int | None = None) -> DeliveryRows:
        """List what was sent to a webhook, with the answers.

        Needs a key with the scope `webhooks:read`."""
        answer: DeliveryRows = self._call(
            "GET", f"/webhooks/{self._part(webhook_id)}/deliveries", query={"cursor": cursor, "limit": limit}
        )
        return answer

    def redeliver(self, webhook_id: int, delivery_id: int, *, idempotency_key: str | None = None) -> DeliveryResource:
        """Send a message once more, under the same id.

        Needs a key with the scope `webhooks:write`."""
        answer: DeliveryResource = self._call(
            "POST",
            f"/webhooks/{self._part(webhook_id)}/deliveries/{self._part(delivery_id)}/redeliver",
            idempotency_key=idempotency_key,
        )
        return answer
