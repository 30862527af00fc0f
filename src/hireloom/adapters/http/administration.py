"""What admins do with accounts, and the audit log."""

from typing import Any

from flask import Response

from hireloom.adapters.http.administration_fields import (
    LISTED,
    AccountChangeAnswer,
    AccountForm,
    AdminAnswer,
    AdminForm,
    Admins,
    AdminsQuery,
    AuditAnswer,
    AuditFilter,
    Counts,
    FormerAdminForm,
    People,
    PeopleFilter,
)
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.paging import window_of
from hireloom.adapters.http.core.spec import Area, ErrorAnswer
from hireloom.domain.audit import AuditSelection
from hireloom.domain.days import Days
from hireloom.domain.identity.users import Role, User
from hireloom.domain.sheets import as_csv
from hireloom.ports.people_lists import AuditEntry, AuditQuery, PeoplePage
from hireloom.usecases.administration import AdminDesk

Answer = dict[str, Any]
COLUMNS = ("at", "actor", "actor_id", "action", "subject", "details", "result")
OLDER = "There are older events. Please export them by their dates."


area = Area("administration", __name__, url_prefix="/api/admin", description="For admins")


@area.route("/admins")
@area.arguments(AdminsQuery, location="query")
@area.direct(Admins)
@guarded(Who.ADMINS, identity=("admin_email",))
def list_admins(values: Answer) -> Answer:
    """List the admins, newest first."""
    page = desk(AdminDesk).people((Role.ADMIN,), window_of(values), values.get("q", ""))
    return {"success": True, "admins": _people(page), "total": page.total}


@area.route("/users")
@area.arguments(PeopleFilter, location="query")
@area.direct(People)
@area.alt_response(422, schema=ErrorAnswer, description="No such user type")
@guarded(Who.ADMINS, identity=("admin_email",))
def list_users(values: Answer) -> Answer:
    """List job seekers and recruiters, newest first; optionally admins too."""
    roles = LISTED.get(values.get("user_type", ""), (Role.USER, Role.RECRUITER))
    if values.get("with_admins"):
        roles = (*roles, Role.ADMIN)
    page = desk(AdminDesk).people(roles, window_of(values), values.get("q", ""))
    return {"success": True, "users": _people(page), "total": page.total}


@area.route("/counts")
@area.response(200, Counts)
@guarded(Who.ADMINS)
def count_people() -> Answer:
    """Count people by role, and jobs."""
    counts = desk(AdminDesk).counts()
    people = {role.value: count for role, count in counts.people.items()}
    messages = {"feedback": counts.feedback, "help_messages": counts.help_messages}
    return {"success": True, **people, "jobs": counts.jobs, **messages}


@area.route("/remove-admin", methods=["POST"])
@area.arguments(AdminForm)
@area.response(200, AccountChangeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is nobody with this address")
@area.alt_response(409, schema=ErrorAnswer, description="Not possible in the account's current state")
@guarded(Who.ADMINS, identity=("admin_email",))
def remove_admin(values: Answer) -> Answer:
    """Remove admin."""
    return _changed(
        desk(AdminDesk).remove_admin(values.get("target_admin_email"), by=caller()), "{} is no longer an admin."
    )


@area.route("/restore-admin", methods=["POST"])
@area.arguments(FormerAdminForm)
@area.response(200, AccountChangeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is nobody with this address")
@area.alt_response(409, schema=ErrorAnswer, description="Not possible in the account's current state")
@guarded(Who.ADMINS, identity=("admin_email",), confirmed=True)
def restore_admin(values: Answer) -> Answer:
    """Restore admin."""
    return _changed(
        desk(AdminDesk).restore_admin(values.get("target_user_email"), by=caller()), "{} is an admin again."
    )


@area.route("/deactivate-user", methods=["POST"])
@area.arguments(AccountForm)
@area.response(200, AccountChangeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is nobody with this address")
@area.alt_response(409, schema=ErrorAnswer, description="Not possible in the account's current state")
@guarded(Who.ADMINS, identity=("admin_email",))
def deactivate_user(values: Answer) -> Answer:
    """Deactivate user."""
    return _changed(desk(AdminDesk).deactivate(values.get("user_email"), by=caller()), "{} was deactivated.")


@area.route("/activate-user", methods=["POST"])
@area.arguments(AccountForm)
@area.response(200, AccountChangeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is nobody with this address")
@area.alt_response(409, schema=ErrorAnswer, description="Not possible in the account's current state")
@guarded(Who.ADMINS, identity=("admin_email",))
def activate_user(values: Answer) -> Answer:
    """Activate user."""
    return _changed(desk(AdminDesk).activate(values.get("user_email"), by=caller()), "{} was activated.")


@area.route("/convert-to-recruiter", methods=["POST"])
@area.arguments(AccountForm)
@area.response(200, AccountChangeAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is nobody with this address")
@area.alt_response(409, schema=ErrorAnswer, description="Not possible in the account's current state")
@guarded(Who.ADMINS, identity=("admin_email",))
def convert_to_recruiter(values: Answer) -> Answer:
    """Convert to recruiter."""
    return _changed(desk(AdminDesk).convert(values.get("user_email"), by=caller()), "{} is a recruiter now.")


@area.route("/delete-user", methods=["POST"])
@area.arguments(AccountForm)
@area.response(200, AdminAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="There is nobody with this address")
@area.alt_response(409, schema=ErrorAnswer, description="The person is an admin")
@guarded(Who.ADMINS, identity=("admin_email",))
def delete_user(values: Answer) -> Answer:
    """Delete a person permanently."""
    desk(AdminDesk).delete(values.get("user_email"), by=caller())
    return {"success": True, "message": "The account was deleted."}


@area.route("/audit")
@area.arguments(AuditFilter, location="query")
@area.direct(AuditAnswer)
@guarded(Who.ADMINS, identity=("admin_email",))
def list_audit(values: Answer) -> Answer:
    """List the audit log: who did what to whom, newest first."""
    page, refused = desk(AdminDesk).audit(_query(values, desk(AdminDesk).clock.days))
    events = [_event(event) for event in page.events]
    return {"success": True, "events": events, "total": page.total, "refused": refused}


@area.route("/audit/export")
@area.arguments(AuditFilter, location="query")
@area.file("text/csv", description="CSV")
@guarded(Who.ADMINS, identity=("admin_email",))
def export_audit(values: Answer) -> Response:
    """Export the audit log as CSV: the newest 100,000 entries; the last row says whether there are older ones."""
    audit = desk(AdminDesk).export(_query(values, desk(AdminDesk).clock.days), by=caller())
    rows = [*map(_row, audit.events), *(() if audit.is_whole else [("", "", "", "", "", OLDER, "")])]
    response = Response(as_csv(COLUMNS, rows), mimetype="text/csv")
    response.headers["Content-Disposition"] = 'attachment; filename="audit.csv"'
    response.headers["Cache-Control"] = "no-store"
    return response


def _changed(user: User, sentence: str) -> Answer:
    return {"success": True, "message": sentence.format(user.username), "user": _person(user)}


def _people(page: PeoplePage) -> list[Answer]:
    return [_person(person) for person in page.people]


def _person(user: User) -> Answer:
    return {
        "id": user.id,
        "tf_id": user.tf_id,
        "username": user.username,
        "email": user.email,
        "phone_number": str(user.phone) if user.phone else "",
        "country_code": user.phone.country_code if user.phone else "",
        "phone_digits": user.phone.digits if user.phone else "",
        "is_active": user.is_active,
        "created_at": user.created_at,
        "user_type": user.role.value,
        "is_super_admin": user.is_super_admin,
        "was_admin": user.was_admin,
    }


def _query(values: Answer, days: Days) -> AuditQuery:
    return AuditQuery(
        window_of(values),
        actor=values.get("actor", "").strip(),
        action=values.get("action", "").strip(),
        subject=values.get("subject", "").strip(),
        since=days.began(values["since"]) if values.get("since") else None,
        until=days.ended(values["until"]) if values.get("until") else None,
        selection=AuditSelection(values["selection"]) if values.get("selection") else None,
    )


def _event(recorded: AuditEntry) -> Answer:
    event, subject = recorded.event, recorded.subject
    return {
        "at": event.at,
        "actor": recorded.actor,
        "actor_id": event.actor_id,
        "action": event.action,
        "is_refusal": event.is_refusal,
        "subject": event.subject,
        "subject_kind": subject.kind.value if subject else None,
        "subject_name": subject.name if subject else "",
        "job_id": subject.job_id if subject else None,
        "details": event.details,
    }


def _row(recorded: AuditEntry) -> tuple[object, ...]:
    event = recorded.event
    details = "; ".join(f"{name}={value}" for name, value in event.details.items())
    result = "refused" if event.is_refusal else "allowed"
    return event.at.isoformat(), recorded.actor, event.actor_id, event.action, event.subject, details, result
