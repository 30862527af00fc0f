"""What admins see of accounts and of the audit log, and what they send."""

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.paging import Paging, words
from hireloom.adapters.http.core.spec import Flag, Text
from hireloom.domain.audit import AuditSelection, SubjectKind
from hireloom.domain.identity.users import Role

LISTED = {"user": (Role.USER,), "recruiter": (Role.RECRUITER,)}


class AdminsQuery(Paging):
    q = words("Words in the name, address or number")


class PeopleFilter(AdminsQuery):
    user_type = ma.fields.String(
        validate=ma.validate.OneOf(list(LISTED), error="Unknown user type"),
        metadata={"description": "Only job seekers (user) or only recruiters"},
    )
    with_admins = Flag(metadata={"description": "Whether to include admins"})


class Person(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the account"})
    tf_id = ma.fields.String(required=True, metadata={"description": "The number that people quote to support"})
    username = ma.fields.String(required=True, metadata={"description": "The name that others see"})
    email = ma.fields.String(required=True, metadata={"description": "The address of the account"})
    phone_number = ma.fields.String(
        required=True, metadata={"description": "With its country code; empty if none is known"}
    )
    country_code = ma.fields.String(
        required=True, metadata={"description": "Its country code, such as +1; empty if no number is known"}
    )
    phone_digits = ma.fields.String(
        required=True, metadata={"description": "The number without the country code; empty if none is known"}
    )
    is_active = ma.fields.Boolean(
        required=True, metadata={"description": "False if the account is deactivated and cannot log in"}
    )
    created_at = ma.fields.DateTime(required=True, metadata={"description": "When the account was created, in UTC"})
    user_type = ma.fields.String(
        required=True, metadata={"description": "A job seeker (user), a recruiter or an admin"}
    )
    is_super_admin = ma.fields.Boolean(
        required=True, metadata={"description": "Whether they may make and remove other admins"}
    )
    was_admin = ma.fields.Boolean(
        required=True, metadata={"description": "Whether they were an admin before and may be made one again"}
    )


class Admins(SuccessAnswer):
    admins = ma.fields.List(
        ma.fields.Nested(Person), required=True, metadata={"description": "One page, in the order asked for"}
    )
    total = ma.fields.Integer(required=True, metadata={"description": "How many match, on all pages"})


class People(SuccessAnswer):
    users = ma.fields.List(
        ma.fields.Nested(Person), required=True, metadata={"description": "One page, in the order asked for"}
    )
    total = ma.fields.Integer(required=True, metadata={"description": "How many match, on all pages"})


class Counts(SuccessAnswer):
    user = ma.fields.Integer(required=True, metadata={"description": "Job seekers"})
    recruiter = ma.fields.Integer(required=True, metadata={"description": "Recruiters"})
    admin = ma.fields.Integer(required=True, metadata={"description": "Admins and super admins"})
    jobs = ma.fields.Integer(required=True, metadata={"description": "Deleted ones included"})
    feedback = ma.fields.Integer(required=True, metadata={"description": "Feedback that people have sent"})
    help_messages = ma.fields.Integer(required=True, metadata={"description": "Messages to the help desk"})


class AccountForm(ma.Schema):
    REQUIRED_FIELDS = ("user_email",)

    admin_email = Text(allow_none=True, metadata={"description": "If given, must be the caller's own"})
    user_email = Text(allow_none=True, metadata={"description": "The account that is changed"})


class AdminForm(ma.Schema):
    REQUIRED_FIELDS = ("target_admin_email",)

    admin_email = Text(allow_none=True, metadata={"description": "If given, must be the caller's own"})
    target_admin_email = Text(allow_none=True, metadata={"description": "The admin who is changed"})


class FormerAdminForm(ma.Schema):
    REQUIRED_FIELDS = ("target_user_email",)

    admin_email = Text(allow_none=True, metadata={"description": "If given, must be the caller's own"})
    target_user_email = Text(allow_none=True, metadata={"description": "The former admin who becomes one again"})


class AdminAnswer(MessageAnswer):
    """The change is made."""


class AccountChangeAnswer(AdminAnswer):
    user = ma.fields.Nested(Person, required=True, metadata={"description": "The account after the change"})


class AuditFilter(Paging):
    actor = Text(metadata={"description": "Name, address or number of the person who did it"})
    action = Text(metadata={"description": "The beginning of the action, such as jobs. or accounts.deleted"})
    subject = Text(metadata={"description": "Part of the subject's name, address or number"})
    since = ma.fields.Date(data_key="from", metadata={"description": "The first day to list"})
    until = ma.fields.Date(data_key="to", metadata={"description": "Including that day"})
    selection = ma.fields.String(
        data_key="only",
        validate=ma.validate.OneOf([*AuditSelection], error="Must be refused or changes"),
        metadata={"description": "Only what was refused, or only what changed something"},
    )


class AuditRow(ma.Schema):
    at = ma.fields.DateTime(required=True, metadata={"description": "When it happened, in UTC"})
    actor = ma.fields.String(
        required=True, metadata={"description": "Who did it; empty for the system and for accounts that are gone"}
    )
    actor_id = ma.fields.Integer(
        required=True, allow_none=True, metadata={"description": "Their number; null for the system"}
    )
    action = ma.fields.String(required=True, metadata={"description": "What was done, such as users.deactivated"})
    is_refusal = ma.fields.Boolean(required=True, metadata={"description": "Whether it was refused"})
    subject = ma.fields.String(
        required=True, metadata={"description": "What it was done to: a number, an address or a name"}
    )
    subject_kind = ma.fields.String(
        required=True, allow_none=True, metadata={"enum": [*SubjectKind, None], "description": "null: nothing is left"}
    )
    subject_name = ma.fields.String(
        required=True, metadata={"description": "The username, or the title of the job, as it is today"}
    )
    job_id = ma.fields.Integer(required=True, allow_none=True, metadata={"description": "Of a job or an application"})
    details = ma.fields.Dict(
        keys=ma.fields.String(),
        values=ma.fields.String(),
        required=True,
        metadata={"description": "Further facts by their names, without secrets"},
    )


class AuditAnswer(SuccessAnswer):
    events = ma.fields.List(
        ma.fields.Nested(AuditRow), required=True, metadata={"description": "One page, the newest first"}
    )
    total = ma.fields.Integer(required=True, metadata={"description": "How many match, on all pages"})
    refused = ma.fields.Integer(
        required=True, metadata={"description": "How many events were refusals, with the same filter without `only`"}
    )
