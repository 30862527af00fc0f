"""Notes on applications."""

from collections.abc import Sequence
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.applications import APPLICATION
from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.domain.api_keys import Scope
from hireloom.domain.notes import LONGEST_NOTE, Note
from hireloom.usecases.notes import NoteDesk

NOTE = "<int(max=2147483647):note_id>"


class WrittenNote(ma.Schema):
    REQUIRED_FIELDS = ("text",)

    text = Text(allow_none=True, metadata={"description": f"At most {LONGEST_NOTE:,} characters"})


class ShownNote(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the note"})
    text = ma.fields.String(required=True, metadata={"description": "What it says"})
    author = ma.fields.String(required=True, metadata={"description": "Who wrote it"})
    at = TimestampField(required=True, metadata={"description": "When it was written"})
    is_own = ma.fields.Boolean(required=True, metadata={"description": "Whether the caller wrote it and may delete it"})


class NoteList(SuccessAnswer):
    notes = ma.fields.List(ma.fields.Nested(ShownNote), required=True, metadata={"description": "Oldest first"})


area = Area("notes", __name__, url_prefix="/api", description="Notes on applications, for those who decide")


@area.route(f"/applications/{APPLICATION}/notes", methods=["GET"])
@area.response(200, NoteList)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_READ)
def notes(application_id: int) -> dict[str, Any]:
    """List the notes on an application."""
    return _shown(desk(NoteDesk).of(application_id, by=caller()))


@area.route(f"/applications/{APPLICATION}/notes", methods=["POST"])
@area.arguments(WrittenNote)
@area.response(201, NoteList)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="No text, or too much")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def add_note(values: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Add a note to an application."""
    return _shown(desk(NoteDesk).add(application_id, values.get("text"), by=caller()))


@area.route(f"/applications/{APPLICATION}/nudges", methods=["POST"])
@area.response(201, MessageAnswer)
@area.alt_response(403, schema=ErrorAnswer, description="For somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(
    409, schema=ErrorAnswer, description="It is not overdue, nobody else looks after it, or they were nudged today"
)
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def nudge(application_id: int) -> dict[str, Any]:
    """Nudge whoever looks after an application that is past the limit of its stage: once a day, by a note that names
    them."""
    return {"success": True, "message": f"{desk(NoteDesk).nudge(application_id, by=caller()).username} was nudged."}


@area.route(f"/applications/{APPLICATION}/notes/{NOTE}", methods=["DELETE"])
@area.response(200, NoteList)
@area.alt_response(403, schema=ErrorAnswer, description="Somebody else's note, or for somebody else's job")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application or note")
@guarded(Who.RECRUITERS, scope=Scope.APPLICATIONS_WRITE)
def remove_note(application_id: int, note_id: int) -> dict[str, Any]:
    """Remove your note: an admin may remove any."""
    return _shown(desk(NoteDesk).remove(application_id, note_id, by=caller()))


def _shown(notes: Sequence[Note]) -> dict[str, Any]:
    me = caller().id
    listed = [
        {"id": note.id, "text": note.text, "author": note.author, "at": note.at, "is_own": note.author_id == me}
        for note in notes
    ]
    return {"success": True, "notes": listed}
