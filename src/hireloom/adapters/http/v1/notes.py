"""Notes on applications in /api/v1."""

from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import keyed
from hireloom.adapters.http.core.keys import owner
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, TimestampField
from hireloom.adapters.http.v1.applications import APPLICATION
from hireloom.adapters.http.v1.fields import field, rows, sent
from hireloom.domain.api_keys import Scope
from hireloom.domain.notes import LONGEST_NOTE, Note
from hireloom.usecases.notes import NoteDesk

NOTE = "<int(max=2147483647):note_id>"


class NoteResource(ma.Schema):
    """A note for those who decide; applicants never see it."""

    id = field(ma.fields.Integer, "The number of the note", 31)
    text = field(ma.fields.String, "What was noted", "Worked with Anna in 2022.")
    author = field(ma.fields.String, "The username of its author", "elena1")
    is_own = field(ma.fields.Boolean, "Whether the key's owner wrote it", True)
    created_at = field(TimestampField, "When it was written", "2026-11-25T09:30:00Z")


class NoteRows(ma.Schema):
    data = rows(NoteResource, "All notes, the oldest first")


class NewNote(ma.Schema):
    text = sent(Text, f"At most {LONGEST_NOTE:,} characters", "Worked with Anna in 2022.", required=True)


area = Area("v1_notes", __name__, url_prefix="/api/v1", description="Notes on applications, for those who decide")


@area.route(f"/applications/{APPLICATION}/notes", methods=["GET"])
@area.response(200, NoteRows, description="The notes")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@keyed(Scope.APPLICATIONS_READ)
def list_notes(application_id: int) -> dict[str, Any]:
    """List the notes on an application."""
    return {"data": [_shown(note) for note in desk(NoteDesk).of(application_id, by=owner())]}


@area.route(f"/applications/{APPLICATION}/notes", methods=["POST"])
@area.arguments(NewNote)
@area.response(201, NoteResource, description="The note")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application")
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="No text, or too much")
@keyed(Scope.APPLICATIONS_WRITE)
def add_note(body: dict[str, Any], application_id: int) -> dict[str, Any]:
    """Add a note to an application."""
    return _shown(desk(NoteDesk).add(application_id, body["text"], by=owner())[-1])


@area.route(f"/applications/{APPLICATION}/notes/{NOTE}", methods=["DELETE"])
@area.response(204, None, description="The note is gone")
@area.alt_response(404, schema=ErrorAnswer, description="There is no such application or note")
@keyed(Scope.APPLICATIONS_WRITE)
def delete_note(application_id: int, note_id: int) -> None:
    """Delete one's own note."""
    desk(NoteDesk).remove(application_id, note_id, by=owner())


def _shown(note: Note) -> dict[str, Any]:
    is_own = note.author_id == owner().id
    return {"id": note.id, "text": note.text, "author": note.author, "is_own": is_own, "created_at": note.at}
