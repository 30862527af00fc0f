"""Adding people to the talent pool of the caller's company."""

import json
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk, surroundings
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, File, Text, TimestampField, text_field
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.api_keys import Scope
from hireloom.domain.pool_people import (
    LONGEST_LINE,
    LONGEST_LIST,
    LONGEST_TEXT,
    MOST_AT_ONCE,
    ImportKind,
    NewPoolPerson,
)
from hireloom.domain.pool_sheets import MOST_ROWS, ColumnsUnknown, PoolField
from hireloom.usecases.pool_imports import ImportRow, PoolImportDesk, SheetCheck

SHOWN_ROWS = 1_000  # of those that cannot be read
UNSAID = {"load_default": ""}


def _text(description: str, at_most: int = LONGEST_LINE, **how: Any) -> Text:
    return text_field(at_most, description, **(how or UNSAID))


class PoolPersonForm(ma.Schema):
    name = _text("Needed", required=True)
    email = _text("An address", 254)
    phone = _text("A number", 64)
    title = _text("The current one")
    place = _text("Where they live")
    skills = _text("Between commas", LONGEST_LIST)
    text = _text("Notes, or the text of the resume; it is searched", LONGEST_TEXT)
    source = _text("Where they come from", 64)
    document = Text(
        load_default="",
        validate=ma.validate.And(ma.validate.Length(max=64), ma.validate.Regexp(r"^(?:[0-9a-f]{64})?$")),
        metadata={"description": "SHA-256 of the resume in hexadecimal digits"},
    )
    consent_until = ma.fields.Date(
        load_default=None,
        allow_none=True,
        metadata={"description": "Until when they agreed to be kept and written to"},
    )


class PoolPeopleForm(ma.Schema):
    kind = ma.fields.Enum(
        ImportKind, by_value=True, load_default=ImportKind.HAND, metadata={"description": "How they come"}
    )
    people = ma.fields.List(
        ma.fields.Nested(PoolPersonForm),
        required=True,
        validate=ma.validate.Length(1, MOST_AT_ONCE),
        metadata={"description": f"At most {MOST_AT_ONCE}; people whose address is in the pool stay as they are"},
    )


class PoolAdded(SuccessAnswer):
    import_id = ma.fields.Integer(required=True, metadata={"description": "Its id, to undo it"})
    added = ma.fields.Integer(required=True, metadata={"description": "How many are new in the pool"})
    known = ma.fields.Integer(required=True, metadata={"description": "How many were there already"})


class PoolSheetForm(ma.Schema):
    REQUIRED_FIELDS = ("file",)

    file = File(metadata={"description": f"CSV, 30 MB and {MOST_ROWS:,} rows at most"})
    columns = Text(
        load_default="",
        metadata={"description": "What each column holds, as a JSON list of fields and nulls; without it we guess"},
    )


class PoolColumn(ma.Schema):
    heading = ma.fields.String(required=True, metadata={"description": "As in the file"})
    field = ma.fields.Enum(
        PoolField, by_value=True, required=True, allow_none=True, metadata={"description": "What it holds, if known"}
    )
    filled = ma.fields.Integer(required=True, metadata={"description": "Rows with a value"})


class PoolRowProblem(ma.Schema):
    line = ma.fields.Integer(required=True, metadata={"description": "In the file"})
    reason = ma.fields.String(required=True, metadata={"description": "Why the row cannot be read"})


class PoolSheetCheck(SuccessAnswer):
    encoding = ma.fields.String(required=True, metadata={"description": "In which the file is written"})
    rows = ma.fields.Integer(required=True, metadata={"description": "Without the headings"})
    columns = ma.fields.List(ma.fields.Nested(PoolColumn), required=True, metadata={"description": "In their order"})
    new = ma.fields.Integer(required=True, metadata={"description": "How many would be added"})
    known = ma.fields.Integer(required=True, metadata={"description": "How many are in the pool, or twice in the file"})
    failed = ma.fields.Integer(required=True, metadata={"description": "How many cannot be read"})
    problems = ma.fields.List(
        ma.fields.Nested(PoolRowProblem), required=True, metadata={"description": f"The first {SHOWN_ROWS:,} of those"}
    )


class PoolResumeForm(ma.Schema):
    REQUIRED_FIELDS = ("file",)

    file = File(metadata={"description": "PDF, DOCX or DOC, 10 MB at most by default"})


class PoolResumePerson(ma.Schema):
    name = ma.fields.String(required=True, metadata={"description": "May be empty"})
    email = ma.fields.String(required=True, metadata={"description": "Likewise"})
    phone = ma.fields.String(required=True, metadata={"description": "Likewise"})
    title = ma.fields.String(required=True, metadata={"description": "Likewise"})
    skills = ma.fields.String(required=True, metadata={"description": "Between commas"})
    text = ma.fields.String(required=True, metadata={"description": "The text of the resume"})
    document = ma.fields.String(required=True, metadata={"description": "SHA-256 of the file"})


class PoolResumeAnswer(SuccessAnswer):
    person = ma.fields.Nested(PoolResumePerson, required=True, metadata={"description": "What the resume says"})
    is_known = ma.fields.Boolean(required=True, metadata={"description": "Whether the address is in the pool"})


class PoolImportFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "Its number"})
    kind = ma.fields.Enum(ImportKind, by_value=True, required=True, metadata={"description": "How the people came"})
    name = ma.fields.String(required=True, metadata={"description": "The name of the file, if there was one"})
    by = ma.fields.String(required=True, metadata={"description": "Who added them"})
    at = TimestampField(required=True, metadata={"description": "When"})
    people = ma.fields.Integer(required=True, metadata={"description": "How many were added"})
    is_undone = ma.fields.Boolean(required=True, metadata={"description": "Whether somebody has undone it"})
    can_be_undone = ma.fields.Boolean(required=True, metadata={"description": "Within 30 days"})


class PoolImportList(SuccessAnswer):
    imports = ma.fields.List(
        ma.fields.Nested(PoolImportFields), required=True, metadata={"description": "The newest first"}
    )


class ImportUndone(SuccessAnswer):
    removed = ma.fields.Integer(
        required=True, metadata={"description": "How many were removed: people whom nobody has changed since"}
    )


area = Area("pool_imports", __name__, url_prefix="/api", description="Adding people to the talent pool")
NO_ROLE = "The caller's role does not use the pool"


@area.route("/company/pool/people", methods=["POST"])
@area.arguments(PoolPeopleForm)
@area.response(200, PoolAdded)
@area.alt_response(400, schema=ErrorAnswer, description="An email address is malformed")
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(422, schema=ErrorAnswer, description="A name is missing, or a value is too long")
@guarded(Who.RECRUITERS, body=UPLOADS_BODY, scope=Scope.CANDIDATES_WRITE)
def add_pool_people(values: dict[str, Any]) -> dict[str, Any]:
    """Add people to the pool."""
    people = [NewPoolPerson(**person) for person in values["people"]]
    begun, doubles = desk(PoolImportDesk).add(people, values["kind"], "", by=caller())
    return {"success": True, "import_id": begun.id, "added": begun.people, "known": doubles}


@area.route("/company/pool/sheets/check", methods=["POST"])
@area.arguments(PoolSheetForm, location="multipart")
@area.response(200, PoolSheetCheck)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file is not a table of people")
@guarded(Who.RECRUITERS, body=UPLOADS_BODY, scope=Scope.CANDIDATES_WRITE)
def check_pool_sheet(values: dict[str, Any]) -> dict[str, Any]:
    """Check a table of people: what adding them to the pool would do. Nothing is stored."""
    check = desk(PoolImportDesk).check(
        upload_of(values.get("file"), surroundings().amounts.sheet_bytes), _columns(values["columns"]), by=caller()
    )
    return {"success": True, **_check_fields(check)}


@area.route("/company/pool/sheets", methods=["POST"])
@area.arguments(PoolSheetForm, location="multipart")
@area.response(200, PoolAdded)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file is not a table of people")
@guarded(Who.RECRUITERS, body=UPLOADS_BODY, scope=Scope.CANDIDATES_WRITE)
def add_pool_sheet(values: dict[str, Any]) -> dict[str, Any]:
    """Add the people of a table to the pool: rows that cannot be read are left out."""
    upload = upload_of(values.get("file"), surroundings().amounts.sheet_bytes)
    begun, doubles = desk(PoolImportDesk).add_sheet(upload, _columns(values["columns"]), by=caller())
    return {"success": True, "import_id": begun.id, "added": begun.people, "known": doubles}


@area.route("/company/pool/resumes/read", methods=["POST"])
@area.arguments(PoolResumeForm, location="multipart")
@area.response(200, PoolResumeAnswer)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(429, schema=ErrorAnswer, description="Too many documents in a minute")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.RECRUITERS, body=UPLOADS_BODY, scope=Scope.CANDIDATES_WRITE)
def read_pool_resume(values: dict[str, Any]) -> dict[str, Any]:
    """Read whom a resume is about. Nothing is stored."""
    reading = desk(PoolImportDesk).read(upload_of(values.get("file")), by=caller())
    return {"success": True, "person": reading.person, "is_known": reading.is_known}


@area.route("/company/pool/imports", methods=["GET"])
@area.response(200, PoolImportList)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="The caller belongs to no company")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_READ)
def pool_imports() -> dict[str, Any]:
    """List the latest imports into the pool."""
    return {"success": True, "imports": [_import_fields(row) for row in desk(PoolImportDesk).imports(by=caller())]}


@area.route("/company/pool/imports/<int(max=2147483647):import_id>", methods=["DELETE"])
@area.response(200, ImportUndone)
@area.alt_response(403, schema=ErrorAnswer, description=NO_ROLE)
@area.alt_response(404, schema=ErrorAnswer, description="The company has no such import")
@area.alt_response(409, schema=ErrorAnswer, description="It was undone before, or is too old")
@guarded(Who.RECRUITERS, scope=Scope.CANDIDATES_WRITE)
def undo_pool_import(import_id: int) -> dict[str, Any]:
    """Undo an import: remove its people whom nobody has changed since."""
    return {"success": True, "removed": desk(PoolImportDesk).undo(import_id, by=caller())}


def _columns(text: str) -> list[PoolField | None] | None:
    if not text:
        return None
    try:
        return [field and PoolField(field) for field in json.loads(text)]
    except (ValueError, TypeError, RecursionError):
        raise ColumnsUnknown from None


def _check_fields(check: SheetCheck) -> dict[str, Any]:
    columns = zip(check.sheet.headings, check.columns, check.filled, strict=True)
    return {
        "encoding": check.sheet.encoding,
        "rows": len(check.sheet.rows),
        "columns": [{"heading": heading, "field": field, "filled": filled} for heading, field, filled in columns],
        "new": len(check.new),
        "known": len(check.known),
        "failed": len(check.failed),
        "problems": [{"line": row.line, "reason": row.reason} for row in check.failed[:SHOWN_ROWS]],
    }


def _import_fields(row: ImportRow) -> dict[str, Any]:
    names = "id", "kind", "name", "at", "people"
    return {name: getattr(row.begun, name) for name in names} | {
        "by": row.by,
        "is_undone": row.begun.undone_at is not None,
        "can_be_undone": row.can_be_undone,
    }
