"""What an import brings to a career: what is new, and where the two disagree."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from typing import Any, NamedTuple

from hireloom.domain.careers.records import (
    DATES,
    DEED_SECTIONS,
    SECTIONS,
    AwardEntry,
    CareerEntry,
    CareerPosition,
    CareerRecord,
    EducationEntry,
    EntryWithDeeds,
    HeadedSentences,
    LinkEntry,
    SourceWords,
    same,
)

_NO_VALUES = ("id", "sources", "deeds", "is_current")
NOW = "now"  # what a document says about `is_current` of a role that has not ended


class Disagreement(NamedTuple):
    """What a document says about a field of an entry that the career has; the field is empty there, or says something
    else."""

    section: str
    entry_id: str
    source: SourceWords


def news(record: CareerRecord, imported: CareerRecord) -> CareerRecord:
    """What an import brings that the record lacks. A role that is there already comes with its id and its new deeds, in
    the section where the person keeps it; so does a heading."""
    sections: dict[str, Any] = {name: _fresh(record, imported, name) for name in SECTIONS if name not in DEED_SECTIONS}
    return CareerRecord(**sections, **_fresh_deeds(record, imported))


def _fresh_deeds(record: CareerRecord, imported: CareerRecord) -> dict[str, Any]:
    own_entries = {_identity(entry): (name, entry) for name in DEED_SECTIONS for entry in getattr(record, name)}
    fresh: dict[str, dict[str, EntryWithDeeds]] = {name: {} for name in DEED_SECTIONS}
    for name in DEED_SECTIONS:
        for entry in getattr(imported, name):
            own_name, existing = own_entries.get(_identity(entry), (name, None))
            if existing is None:
                fresh[name].setdefault(entry.id, entry)
                continue
            texts = {same(deed.text) for deed in existing.deeds}
            if deeds := tuple(deed for deed in entry.deeds if same(deed.text) not in texts):
                fresh[own_name].setdefault(existing.id, replace(existing, deeds=deeds, sources=()))
    return {name: tuple(entries.values()) for name, entries in fresh.items()}


def _fresh(record: CareerRecord, imported: CareerRecord, name: str) -> Any:
    identities = {_identity(entry) for entry in getattr(record, name)}
    return tuple(
        {_identity(entry): entry for entry in getattr(imported, name) if _identity(entry) not in identities}.values()
    )


def disagreements(record: CareerRecord, imported: CareerRecord) -> Sequence[Disagreement]:
    """The values in which an import differs from entries that are there already, or that these lack. A value that a
    source of the entry names was decided on before."""
    entries = {_identity(entry): (name, entry) for name in SECTIONS for entry in getattr(record, name)}
    values = dict[tuple[str, str], Disagreement]()
    for entry in (entry for name in SECTIONS for entry in getattr(imported, name)):
        section, existing = entries.get(_identity(entry), ("", None))
        for source in _other_values(existing, entry) if existing else ():
            if not any(old.field == source.field and same(old.value) == same(source.value) for old in existing.sources):
                values.setdefault((existing.id, source.field), Disagreement(section, existing.id, source))
    return tuple(values.values())


def _other_values(existing: CareerEntry, entry: CareerEntry) -> Iterator[SourceWords]:
    """What an entry of an import says otherwise than the person's own."""
    for name in (field.name for field in fields(entry) if field.name not in _NO_VALUES):
        value, own_value = getattr(entry, name), getattr(existing, name, None)
        if isinstance(value, str) and isinstance(own_value, str) and _says_more(name, value, own_value):
            origin = next((source for source in entry.sources if source.field == name), SourceWords(name, value, value))
            yield replace(origin, value=value)
    if isinstance(entry, CareerPosition) and entry.is_current and not getattr(existing, "is_current", True):
        origin = next((source for source in entry.sources if source.field == "start"), SourceWords("", "", NOW))
        yield replace(origin, field="is_current", value=NOW)


def _says_more(name: str, value: str, own_value: str) -> bool:
    """A year does not contradict a month of that year, nor a country the place in it."""
    if not value or same(value) == same(own_value) or (name in DATES and own_value.startswith(value)):
        return False
    return not (own_value and name == "place" and (same(own_value) in same(value) or same(value) in same(own_value)))


def _identity(entry: CareerEntry) -> tuple[str, ...]:
    """What makes two entries the same, whatever else they say."""
    match entry:
        case CareerPosition():
            return same(entry.title), same(entry.employer), entry.start[:4]
        case EducationEntry():
            return same(entry.degree), same(entry.subject), same(entry.school)
        case LinkEntry():
            return (entry.address.casefold().rstrip("/"),)
        case HeadedSentences():
            return (same(entry.heading),)
        case AwardEntry():
            return (same(entry.name or entry.text),)
        case _:
            return (same(getattr(entry, "name", "")),)
