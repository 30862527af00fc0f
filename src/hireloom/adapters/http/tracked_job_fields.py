"""The requests and answers about tracked jobs."""

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.spec import Text, text_field
from hireloom.domain.advert_changes import AdvertChange
from hireloom.domain.applications import Status
from hireloom.domain.boards.postings import LONGEST_LINE, LONGEST_TEXT
from hireloom.domain.tracked_jobs import LONGEST_NOTE
from hireloom.domain.tracker_stages import LONGEST_STAGE, STAGES
from hireloom.domain.web_links import LONGEST


class TrackedJobBody(ma.Schema):
    title = text_field(LONGEST_LINE, "The job", required=True)
    company = text_field(LONGEST_LINE, "Who offers it", required=True)
    location = text_field(LONGEST_LINE, "Where it is", load_default="")
    salary = text_field(LONGEST_LINE, "What it pays, as people write it", load_default="")
    address = text_field(LONGEST, "The page of the job", load_default="")
    text = text_field(LONGEST_TEXT, "The advert; a change without it leaves it as it was", load_default=None)
    note = text_field(LONGEST_NOTE, "The person's own note", load_default="")
    contacts = text_field(LONGEST_NOTE, "People to talk to", load_default="")
    applied_on = ma.fields.Date(
        load_default=None, allow_none=True, metadata={"description": "The day on which the person applied"}
    )
    ends_on = ma.fields.Date(load_default=None, allow_none=True, metadata={"description": "Last day to apply"})
    meets_at = ma.fields.AwareDateTime(
        load_default=None, allow_none=True, metadata={"description": "When the person talks to them next"}
    )
    remind_on = ma.fields.Date(load_default=None, allow_none=True, metadata={"description": "When to remind of it"})
    starts_on = ma.fields.Date(
        load_default=None, allow_none=True, metadata={"description": "First day of work, if it is offered"}
    )


class TrackedJobLink(ma.Schema):
    address = text_field(LONGEST, "The page of the job", required=True)


class TrackedJobChoice(ma.Schema):
    job = text_field(20, "The id of a job in the list, such as 17, or b12 for a board's", required=True)
    stage = Text(
        load_default=STAGES[0],
        validate=ma.validate.OneOf(STAGES),
        metadata={"description": "The column in which it starts"},
    )


class TrackedJobMove(ma.Schema):
    stage = text_field(LONGEST_LINE, "The key of the column, as the tracked jobs have it", required=True)


class TrackedJobFields(ma.Schema):
    id = ma.fields.Integer(
        required=True, metadata={"description": "0 for an application that the person has not placed on the board"}
    )
    job = ma.fields.String(required=True, metadata={"description": "Its id in the list of jobs; empty for others"})
    title = ma.fields.String(required=True, metadata={"description": "The title of the job"})
    company = ma.fields.String(required=True, metadata={"description": "Who offers it"})
    location = ma.fields.String(required=True, metadata={"description": "Where it is"})
    salary = ma.fields.String(required=True, metadata={"description": "What it pays, as people write it"})
    address = ma.fields.String(required=True, metadata={"description": "The page of the job; empty if there is none"})
    stage = ma.fields.String(required=True, metadata={"description": "The key of the column in which it stands"})
    note = ma.fields.String(required=True, metadata={"description": "The person's own note"})
    contacts = ma.fields.String(required=True, metadata={"description": "People to talk to"})
    applied_on = ma.fields.Date(
        required=True,
        allow_none=True,
        metadata={"description": "The day on which the person applied; null before that"},
    )
    ends_on = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "The last day to apply; null if it is not known"}
    )
    meets_at = ma.fields.DateTime(
        required=True,
        allow_none=True,
        metadata={"description": "When the person talks to them next, in UTC; null if nothing is planned"},
    )
    remind_on = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "When to remind of it; null for never"}
    )
    starts_on = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "The first day of work by an offer; null if not known"}
    )
    answered_on = ma.fields.Date(
        required=True, allow_none=True, metadata={"description": "When the company first answered; null before that"}
    )
    has_text = ma.fields.Boolean(required=True, metadata={"description": "Whether the text of the advert is stored"})
    added_at = ma.fields.DateTime(required=True, metadata={"description": "When it was added to the board, in UTC"})
    match_score = ma.fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The profile match when applied for, else when followed"},
    )
    is_withdrawn = ma.fields.Boolean(
        required=True, metadata={"description": "Whether the caller has withdrawn that application"}
    )
    application_id = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "If sent by Hireloom"})
    status = ma.fields.String(
        required=True, allow_none=True, metadata={"enum": [*Status, None], "description": "Of that application"}
    )


class TrackerStageFields(ma.Schema):
    key = ma.fields.String(required=True, metadata={"description": "Stays the same when the stage is renamed"})
    name = ma.fields.String(required=True, metadata={"description": "What the column is called"})
    is_own = ma.fields.Boolean(required=True, metadata={"description": "Whether it is the person's own"})


class TrackerStageList(SuccessAnswer):
    stages = ma.fields.List(
        ma.fields.Nested(TrackerStageFields), required=True, metadata={"description": "The columns, in their order"}
    )


class OwnStage(ma.Schema):
    key = text_field(LONGEST_STAGE, "Of a stage that exists; empty for a new one", load_default="")
    name = text_field(LONGEST_LINE, "What it is called", required=True)


class OwnStages(ma.Schema):
    stages = ma.fields.List(
        ma.fields.Nested(OwnStage),
        required=True,
        metadata={"description": "All stages of the person's own, in their order; the others are removed"},
    )


class SourceFiguresShown(ma.Schema):
    source = ma.fields.String(required=True, metadata={"description": "All, Hireloom, or the site of the job"})
    applied = ma.fields.Integer(required=True, metadata={"description": "How many applications"})
    answered = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "How many were answered; null below five applications"}
    )
    days = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "Median days to the answer; null below five answers"}
    )


class TrackerFigures(SuccessAnswer):
    sources = ma.fields.List(
        ma.fields.Nested(SourceFiguresShown),
        required=True,
        metadata={"description": "All, then each source, the busiest first"},
    )


class AdvertLine(ma.Schema):
    change = ma.fields.String(required=True, metadata={"enum": [*AdvertChange], "description": "What became of it"})
    text = ma.fields.String(required=True, metadata={"description": "The line"})


class AdvertChecked(SuccessAnswer):
    is_changed = ma.fields.Boolean(required=True, metadata={"description": "Whether any line differs"})
    lines = ma.fields.List(
        ma.fields.Nested(AdvertLine), required=True, metadata={"description": "Both texts, in their order"}
    )
    before = ma.fields.String(
        required=True,
        metadata={
            "description": "The advert that the person applied to, or the stored one",
            "example": "Night shifts.",
        },
    )
    text = ma.fields.String(
        required=True, metadata={"description": "The advert as it is now", "example": "Day shifts."}
    )


class TrackerBoard(TrackerStageList):
    jobs = ma.fields.List(ma.fields.Nested(TrackedJobFields), required=True, metadata={"description": "All columns"})


class TrackedJobDone(MessageAnswer):
    """The change of the tracked job is made."""


class TrackedJobStored(TrackedJobDone):
    job = ma.fields.Nested(TrackedJobFields, required=True, metadata={"description": "The job as it is stored now"})


class TrackedJobAdded(TrackedJobStored):
    is_new = ma.fields.Boolean(required=True, metadata={"description": "False if the person already followed it"})


class TrackedJobText(SuccessAnswer):
    text = ma.fields.String(required=True, metadata={"description": "The advert; empty if none is stored"})
