"""The chain of the audit log: whatever is changed, added, taken out or swapped is noticed where it happened."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from hireloom.domain.audit import AuditEvent
from hireloom.domain.audit_chain import START, AuditRecord, digest_of, hash_of, verified

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)


def chain(count: int = 5) -> list[AuditRecord]:
    entries, last = [], START
    for number in range(1, count + 1):
        event = AuditEvent(NOW + timedelta(minutes=number), "jobs.posted", 7, f"anna{number}@mail.example", {"a": "b"})
        digest, salt = digest_of(event.subject, f"salt {number}"), f"salt {number}"
        entries.append(AuditRecord(number, event, salt, digest, last, hash_of(event, digest, last)))
        last = entries[-1].hash
    return entries


def erased(record: AuditRecord) -> AuditRecord:
    return replace(record, event=replace(record.event, subject=""), salt="")


def test_a_whole_chain_holds_with_its_subjects_and_without():
    records = chain()
    whole = verified(records)
    assert (whole.entries, whole.erased, whole.broken_at, whole.last_hash) == (5, 0, None, records[-1].hash)
    parted = verified([records[0], erased(records[1]), *records[2:]])
    assert (parted.entries, parted.erased, parted.broken_at, parted.last_hash) == (5, 1, None, records[-1].hash)


@pytest.mark.parametrize(
    "change",
    [
        {"at": NOW},
        {"action": "jobs.deleted"},
        {"actor_id": None},
        {"subject": "bert@mail.example"},
        {"subject": ""},
        {"details": {}},
    ],
)
def test_a_changed_entry_is_named(change):
    records = chain()
    records[2] = replace(records[2], event=replace(records[2].event, **change))
    report = verified(records)
    assert (report.broken_at, report.entries, report.last_hash) == (3, 2, records[1].hash)


def test_a_changed_entry_with_a_new_hash_breaks_the_next_one():
    records = chain()
    forged = replace(records[2].event, actor_id=8)
    records[2] = replace(
        records[2], event=forged, hash=hash_of(forged, records[2].subject_digest, records[2].previous_hash)
    )
    assert verified(records).broken_at == 4


def test_a_missing_a_swapped_and_a_doubled_entry_are_noticed():
    records = chain()
    assert verified([*records[:2], *records[3:]]).broken_at == 4
    assert verified([records[0], records[2], records[1], *records[3:]]).broken_at == 3
    assert verified([*records[:2], records[1], *records[2:]]).broken_at == 2
    assert verified(records[1:]).broken_at == 2
    assert verified(records[1:], begins=records[0].hash).broken_at is None


def test_a_subject_that_was_put_in_again_is_noticed():
    records = chain()
    assert verified([replace(erased(records[0]), event=records[0].event), *records[1:]]).broken_at == 1


def test_a_cut_off_end_is_noticed_by_whoever_noted_a_hash():
    records = chain()
    assert verified(records, expected_hash=records[3].hash).has_expected
    assert verified(records[3:], begins=records[2].hash, expected_hash=records[2].hash).has_expected
    cut = verified(records[:3], expected_hash=records[3].hash)
    assert (cut.broken_at, cut.has_expected) == (None, False)


def test_an_exported_line_says_enough_to_check_it_and_nothing_about_who_was_erased():
    record = chain()[0]
    line = erased(record).as_line()
    event = AuditEvent(datetime.fromisoformat(line["at"]), line["action"], line["actor_id"], "", line["details"])
    assert hash_of(event, line["subject_digest"], line["previous_hash"]) == line["hash"] == record.hash
    assert "anna" not in str(line)
    assert record.salt not in str(record.as_line())


def test_the_hash_does_not_depend_on_the_zone_or_the_order_of_details():
    event = AuditEvent(NOW, "x", 1, "", {"a": "1", "b": "2"})
    same_event = AuditEvent(NOW.astimezone(timezone(timedelta(hours=5))), "x", 1, "", {"b": "2", "a": "1"})
    assert hash_of(event, "d", START) == hash_of(same_event, "d", START)
