"""What a resume was at one moment, such as when it was sent, and what has changed on its page since."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

from hireloom.domain.refusals import NotFound
from hireloom.domain.resumes.layouts import ResumePage
from hireloom.domain.resumes.versions import ResumeVersion, resume_tag

MOST_STATES = 30  # of a resume, in addition to those that were sent
SITTING = timedelta(hours=1)  # a change after such a rest begins another state


class NoSuchState(NotFound):
    sentence = "This earlier version no longer exists."


@dataclass(frozen=True, slots=True)
class ResumeState:
    """`number` counts from 1 within the resume; it and `id` are 0 until it is stored."""

    version: ResumeVersion
    page: ResumePage
    kept_at: datetime
    number: int = 0
    id: int = 0

    def shows(self, version: ResumeVersion, page: ResumePage) -> bool:
        return resume_tag(self.version) == resume_tag(version) and self.page == page


class SentResume(NamedTuple):
    """Which state of a resume went along with an application. `resume_id` is 0 once the resume is deleted."""

    application_id: int
    resume_id: int
    name: str
    number: int
    job_title: str
    company: str
    sent_at: datetime


class LineChange(StrEnum):
    SAME = "same"
    CHANGED = "changed"
    LEFT_OUT = "left_out"
    ADDED = "added"


class ChangedLine(NamedTuple):
    """`text` is empty for a line that was left out, `before` for one that was added."""

    kind: LineChange
    place: str  # the heading and the entry under which it stands
    text: str
    before: str


def begins_another(version: ResumeVersion, now: datetime) -> bool:
    """Whether a change now comes so long after the last one that the present state is worth keeping."""
    return now - version.changed_at > SITTING


def page_changes(before: ResumePage, after: ResumePage) -> Sequence[ChangedLine]:
    """Each line of the page in its order, and what was left out at the end of its section's entry."""
    old, new = (_by_key(page) for page in (before, after))
    changes = [_change(old.get(id), line) for id, line in new.items()]
    lost = [ChangedLine(LineChange.LEFT_OUT, place, "", text) for id, (place, text) in old.items() if id not in new]
    last = {change.place: at for at, change in enumerate(changes)}
    end = len(changes)
    ordered = sorted(
        [(at, change) for at, change in enumerate(changes)]
        + [(last.get(change.place, end), change) for change in lost],
        key=lambda placed: placed[0],
    )
    return [change for _, change in ordered]


def _change(old: tuple[str, str] | None, line: tuple[str, str]) -> ChangedLine:
    place, text = line
    if old is None:
        return ChangedLine(LineChange.ADDED, place, text, "")
    return ChangedLine(LineChange.SAME if old[1] == text else LineChange.CHANGED, place, text, old[1])


def _by_key(page: ResumePage) -> dict[tuple[object, ...], tuple[str, str]]:
    """Of several alike, such as entries without a title, each keeps its place by its number."""
    alike: Counter[tuple[str, ...]] = Counter()
    lines = dict[tuple[object, ...], tuple[str, str]]()
    for key, line in _lines(page):
        lines[*key, alike[key]] = line
        alike[key] += 1
    return lines


def _lines(page: ResumePage) -> Iterator[tuple[tuple[str, ...], tuple[str, str]]]:
    """Sentences by the id of their deed; the heads of entries, which have no id, by their words."""
    for section in page.sections:
        for entry in section.entries:
            place = " | ".join(filter(None, (section.heading, entry.title)))
            head = " | ".join(filter(None, (entry.title, entry.details, entry.dates)))
            yield (section.heading, head), (place, head)
            for line in entry.lines:
                yield (line.id,) if line.id else (section.heading, head, line.text), (place, line.text)
