"""The tracker as a table: what a spreadsheet gets, and what is read from the table of any other tracker."""

import csv
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from io import StringIO

from hireloom.domain.refusals import Invalid
from hireloom.domain.tracked_jobs import (
    LONGEST_NOTE,
    TrackedJob,
    TrackerCard,
)
from hireloom.domain.tracker_stages import APPLIED, CLOSED, INTERVIEW, OFFER, SAVED
from hireloom.domain.web_links import safe_link

LONGEST_SHEET = 500_000  # characters
COLUMNS = (
    *("Job title", "Company", "Place", "Stage", "Applied on", "Last day to apply", "Next talk", "Reminder", "Pay"),
    *("Link", "Note", "Contacts", "Added on"),
)
_NAMES = {  # what trackers call their columns
    "title": ("job title", "title", "position", "role", "job", "job name"),
    "company": ("company", "employer", "company name", "organization", "organisation"),
    "location": ("place", "location", "city"),
    "stage": ("stage", "status", "list", "state"),
    "applied_on": ("applied on", "date applied", "applied", "application date", "applied date", "applied at"),
    "ends_on": ("last day to apply", "deadline", "closing date", "application deadline"),
    "salary": ("pay", "salary", "compensation"),
    "address": ("link", "url", "job url", "posting url", "job posting url", "job link", "website"),
    "note": ("note", "notes", "comments"),
    "contacts": ("contacts", "contact", "recruiter"),
}
_STAGES = {
    APPLIED: ("applied", "applying", "submitted", "sent"),
    INTERVIEW: ("interview", "interviewing", "interviews", "phone screen", "screening", "assessment"),
    OFFER: ("offer", "offers", "offered", "negotiating", "accepted"),
    CLOSED: ("closed", "rejected", "archived", "withdrawn", "declined", "no response"),
}
_SEPARATORS = ",;\t"


class NoSheet(Invalid):
    sentence = "This is not a table with a column for the job title and one for the company."


class SheetEncodingUnknown(Invalid):
    sentence = "The letters of this file cannot be read. Please save it as “CSV UTF-8” and choose it again."


class SheetTooLong(Invalid):
    def __init__(self, most: int) -> None:
        super().__init__(f"At most {most} rows can be read at once.")


@dataclass(frozen=True, slots=True)
class SheetRow:
    """`line` is where it stands in the file; `job` is None where the row names no job."""

    line: int
    job: TrackedJob | None


def sheet_row(card: TrackerCard, stages: Mapping[str, str]) -> Sequence[object]:
    job = card.job
    days = (day and day.isoformat() for day in (job.applied_on, job.ends_on))
    talk = job.meets_at and job.meets_at.isoformat(timespec="minutes")
    return (
        *(
            job.title,
            job.company,
            job.location,
            stages.get(card.stage, card.stage),
            *days,
            talk,
            job.remind_on,
            job.salary,
        ),
        *(job.address, job.note, job.contacts, job.added_at.date()),
    )


def read_sheet(text: str, *, most: int, user_id: int, now: datetime) -> Sequence[SheetRow]:
    """The jobs of a table as CSV with a line of headings. What cannot be understood in a row is left out. Raises
    NoSheet, SheetTooLong and SheetEncodingUnknown (letters were lost when the file was decoded)."""
    if "\ufffd" in text:
        raise SheetEncodingUnknown
    text = text.removeprefix("\ufeff")
    heading = text.partition("\n")[0]
    separator = max(_SEPARATORS, key=heading.count)
    reader = csv.reader(StringIO(text, newline=""), delimiter=separator)
    try:
        columns = _columns(next(reader, []))
        rows = []
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append(SheetRow(reader.line_num, _job(_values(columns, cells), user_id, now)))
            if len(rows) > most:
                raise SheetTooLong(most)
    except csv.Error:
        raise NoSheet from None
    return rows


def _columns(headings: Sequence[str]) -> Mapping[str, int]:
    """The place of each column that is known by its heading. Raises NoSheet."""
    places = {heading.strip().casefold().replace("_", " "): place for place, heading in enumerate(headings)}
    matches = ((field, [places[name] for name in names if name in places]) for field, names in _NAMES.items())
    columns = {field: places_of[0] for field, places_of in matches if places_of}
    if "title" not in columns or "company" not in columns:
        raise NoSheet
    return columns


def _values(columns: Mapping[str, int], cells: Sequence[str]) -> dict[str, str]:
    return {field: _plain(cells[place]) if place < len(cells) else "" for field, place in columns.items()}


def _plain(cell: str) -> str:
    """Without the mark that our tables put before a text that a spreadsheet would evaluate, and without characters that
    no database keeps."""
    text = "".join(sign for sign in cell if sign != "\x00" and not "\ud800" <= sign <= "\udfff").strip()
    return text[1:] if text[:1] == "'" and text[1:2] in "=+-@" else text


def _job(values: Mapping[str, str], user_id: int, now: datetime) -> TrackedJob | None:
    stage = values.get("stage", "").casefold()
    with suppress(Invalid):
        return TrackedJob(
            user_id,
            values["title"],
            values["company"],
            now,
            location=values.get("location", ""),
            salary=values.get("salary", ""),
            address=safe_link(values.get("address", "")),
            stage=next((own_stage for own_stage, names in _STAGES.items() if stage in names), SAVED),
            note=values.get("note", "")[:LONGEST_NOTE],
            contacts=values.get("contacts", "")[:LONGEST_NOTE],
            applied_on=_day(values.get("applied_on", "")),
            ends_on=_day(values.get("ends_on", "")),
        )
    return None


def _day(text: str) -> date | None:
    with suppress(ValueError):
        return date.fromisoformat(text[:10])
    return None
