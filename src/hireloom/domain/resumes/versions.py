"""A resume as a version of the career for one job: which sentences it shows, in which order and in which words."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

from hireloom.domain.careers.records import (
    DEED_SECTIONS,
    SECTIONS,
    CareerDeed,
    CareerEntry,
    CareerRecord,
    EntryWithDeeds,
    same,
)
from hireloom.domain.refusals import Full, Invalid, NotFound
from hireloom.domain.resumes.layouts import ResumeLook
from hireloom.domain.versions import version_of

MOST_CLAIMS = 60  # of a resume
MOST_CHOICES = 3_000  # ids; more than a career can have
LONGEST_NAME = 80  # characters
_WORD = re.compile(r"[^\W_]+(?:['’./-]+[^\W_]+)*[+#]*")
# A shorter form without such a word may claim more than the whole sentence.
_LIMITS = {
    *("not", "no", "never", "nor", "neither", "without", "hardly", "barely", "nearly", "almost", "partly", "about"),
    *("around", "up", "under", "half", "some", "few", "helped", "assisted", "supported", "shadowed", "observed"),
}
EntryT = TypeVar("EntryT", bound=CareerEntry)


class NoSuchResumeVersion(NotFound):
    sentence = "This resume no longer exists."


class TooManyResumes(Full):
    sentence = "You can keep {most} resumes. Please delete one first."


class JobTitleNeeded(Invalid):
    def __init__(self) -> None:
        sentence = "Please enter the job title. The advert does not give it."
        super().__init__(sentence, errors={"job_title": [sentence]})


class NothingToConfirm(NotFound):
    sentence = "This sentence is no longer there. Please look at your resume again."


@dataclass(frozen=True, slots=True)
class OwnSentence:
    """What the person writes in this version only: in place of a deed (`deed_id`), or as another one of a role or a
    section, whose id is `position_id`."""

    id: str
    position_id: str
    text: str
    deed_id: str = ""


@dataclass(frozen=True, slots=True)
class JobText:
    """The job that a resume is for, as it was when the resume was begun. `job_id` is 0 for an advert from elsewhere."""

    title: str
    company: str
    text: str
    job_id: int = 0


@dataclass(frozen=True, slots=True)
class ResumeVersion:
    """`left_out` and `order` are ids of the career; what `order` does not name follows as the career has it. `id` is 0
    until it is stored. Raises Invalid."""

    user_id: int
    name: str
    job: JobText
    changed_at: datetime
    left_out: frozenset[str] = frozenset()
    order: tuple[str, ...] = ()
    sentences: tuple[OwnSentence, ...] = ()
    look: ResumeLook = field(default_factory=ResumeLook)
    id: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", " ".join(self.name.split()))
        if not 0 < len(self.name) <= LONGEST_NAME:
            sentence = f"Please give the resume a name of at most {LONGEST_NAME} characters."
            raise Invalid(sentence, errors={"name": [sentence]})
        if len(self.sentences) > MOST_CLAIMS:
            raise Invalid(f"At most {MOST_CLAIMS} sentences can be changed in one resume.")
        if len(self.left_out) + len(self.order) > MOST_CHOICES:
            raise Invalid("This resume cannot be saved. Please load it again.")


class CutCareer(NamedTuple):
    """What stands on the page, and the sentences that wait because nothing in the career says them."""

    record: CareerRecord
    waiting: tuple[OwnSentence, ...]


def name_for(job: JobText) -> str:
    """The name of a resume for this job: title and company, the title alone where both are too long."""
    name = ", ".join(filter(None, (job.title, job.company)))
    return name if len(name) <= LONGEST_NAME else (job.title or job.company)[:LONGEST_NAME]


def resume_tag(version: ResumeVersion) -> str:
    """Changes with every edit, so that of two tabs the second one notices."""
    return version_of([version.name, sorted(version.left_out), version.order, version.sentences, version.look])


def cut(version: ResumeVersion, record: CareerRecord) -> CutCareer:
    """The career as this version shows it. A sentence that waits is left out; in place of a deed, the deed stays."""
    waiting = tuple(sentence for sentence in version.sentences if not is_backed(sentence, record))
    backed = [sentence for sentence in version.sentences if sentence not in waiting]
    chosen = _Choice(version)
    sections: dict[str, Any] = {name: chosen.of(getattr(record, name)) for name in SECTIONS}
    for name in DEED_SECTIONS:
        sections[name] = tuple(replace(entry, deeds=chosen.of(_with(entry, backed))) for entry in sections[name])
    return CutCareer(replace(record, **sections), waiting)


def additions(version: ResumeVersion, record: CareerRecord) -> Sequence[OwnSentence]:
    """The sentences that wait and stand in place of no other."""
    entries = {entry.id for entry in record.with_deeds()}
    return [
        sentence
        for sentence in cut(version, record).waiting
        if not sentence.deed_id and sentence.position_id in entries
    ]


class _Choice:
    def __init__(self, version: ResumeVersion) -> None:
        self._left_out = version.left_out
        self._places = {id: place for place, id in enumerate(version.order)}

    def of(self, entries: Iterable[EntryT]) -> tuple[EntryT, ...]:
        visible = [entry for entry in entries if entry.id not in self._left_out]
        return tuple(sorted(visible, key=lambda entry: self._places.get(entry.id, len(self._places))))


def _with(entry: EntryWithDeeds, sentences: Sequence[OwnSentence]) -> Iterable[CareerDeed]:
    entry_sentences = [sentence for sentence in sentences if sentence.position_id == entry.id]
    words = {sentence.deed_id: sentence.text for sentence in entry_sentences if sentence.deed_id}
    for deed in entry.deeds:
        yield replace(deed, text=words.get(deed.id, deed.text))
    for sentence in entry_sentences:
        if not sentence.deed_id:
            yield CareerDeed(sentence.id, (), sentence.text)


def uses_of(record: CareerRecord, versions: Iterable[ResumeVersion]) -> Mapping[str, int]:
    """How many of these resumes show each sentence of the career, by its id."""
    counts = Counter(id for version in versions for id in _deeds(cut(version, record).record))
    return {id: counts[id] for id in _deeds(record)}


def is_backed(sentence: OwnSentence, record: CareerRecord) -> bool:
    """Whether the career says it: in these words, or in a sentence of which it is a shorter form."""
    deeds, words = _deeds(record), same(sentence.text)
    if any(words == same(deed.text) for deed in deeds.values()):
        return True
    deed = deeds.get(sentence.deed_id)
    return deed is not None and is_shorter_form(sentence.text, deed.text)


def _deeds(record: CareerRecord) -> Mapping[str, CareerDeed]:
    return {deed.id: deed for entry in record.with_deeds() for deed in entry.deeds}


def is_shorter_form(text: str, whole: str) -> bool:
    """Whether a text has the words of the whole in their order, beginning with the first, and lacks none that limits
    what the whole says."""
    words, rest = (_WORD.findall(form.casefold()) for form in (text, whole))
    if not words or words[:1] != rest[:1]:
        return False
    lacking, place = [], 0
    for word in rest:
        if place < len(words) and words[place] == word:
            place += 1
        else:
            lacking.append(word)
    return place == len(words) and _LIMITS.isdisjoint(lacking)


def confirmed(version: ResumeVersion, sentence_id: str, record: CareerRecord) -> tuple[ResumeVersion, CareerRecord]:
    """The person says that the sentence is true: it goes into the career, and this version takes it from there. Raises
    NothingToConfirm, Invalid."""
    sentence = next((sentence for sentence in version.sentences if sentence.id == sentence_id), None)
    entry_id = sentence.position_id if sentence else ""
    entry = next((candidate for candidate in record.with_deeds() if candidate.id == entry_id), None)
    if sentence is None or entry is None:
        raise NothingToConfirm
    if sentence.deed_id in {deed.id for deed in entry.deeds}:
        deeds = tuple(
            replace(deed, text=sentence.text) if deed.id == sentence.deed_id else deed for deed in entry.deeds
        )
    else:
        deeds = (*entry.deeds, CareerDeed(sentence.id, (), sentence.text))
    changed = replace(entry, deeds=deeds)
    sections: dict[str, Any] = {
        name: tuple(changed if candidate.id == entry.id else candidate for candidate in getattr(record, name))
        for name in DEED_SECTIONS
    }
    others = tuple(sentence for sentence in version.sentences if sentence.id != sentence_id)
    return replace(version, sentences=others), replace(record, **sections)
