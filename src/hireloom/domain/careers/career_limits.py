"""How much a career keeps. What was read for it may hold more: the person chooses from that."""

from collections import Counter
from collections.abc import Iterator

from hireloom.domain.careers.records import SECTIONS, CareerPosition, CareerRecord, EntryWithDeeds
from hireloom.domain.refusals import Invalid

MOST_ROLES, MOST_DEEDS, MOST_ENTRIES = 60, 40, 100
PLURALS = {
    "positions": "roles",
    "education": "studies",
    "certificates": "licenses and certificates",
    "volunteer_roles": "volunteer roles",
    "awards": "honors",
    "summary": "summaries",
    "additions": "other sections",
}


def must_fit(record: CareerRecord) -> None:
    """Raises Invalid if the record holds more than a career keeps."""
    if sentences := list(excess(record)):
        raise Invalid(" ".join(sentences))


def excess(*records: CareerRecord) -> Iterator[str]:
    """What the records hold together that is more than a career keeps, a sentence each."""
    for name, kind in SECTIONS.items():
        most = MOST_ROLES if kind is CareerPosition else MOST_ENTRIES
        count = len({entry.id for record in records for entry in getattr(record, name)})
        if count > most:
            yield f"A career keeps at most {most} {PLURALS.get(name, name)}, and this makes {count}."
    entries = [entry for record in records for entry in record.with_deeds()]
    names = {entry.id: _name(entry) for entry in entries}
    counts: Counter[str] = Counter()
    for entry in entries:
        counts[entry.id] += len(entry.deeds)
    for entry_id, count in counts.items():
        if count > MOST_DEEDS:
            yield f"{names[entry_id]} keeps at most {MOST_DEEDS} sentences, and this makes {count}."


def _name(entry: EntryWithDeeds) -> str:
    if isinstance(entry, CareerPosition):
        return ", ".join(filter(None, (entry.title, entry.employer))) or "A role"
    return entry.heading or "A section"
