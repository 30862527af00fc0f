"""Every store keeps what people say about the reading of their resumes."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from hireloom.domain.resume_match.corrections import CorrectedMatch, Correction, CorrectionKind, NoSuchCorrection
from hireloom.domain.resume_match.role_years import DatedRole

ROLE = DatedRole("Nurse", "Löwe & Söhne", 2019 * 12, None)
YEARS_ANSWER = Correction(
    CorrectionKind.YEARS, datetime(2026, 11, 24, 9, tzinfo=UTC), "3+ years", "a line", "my words", ROLE
)


def test_a_match_comes_back_as_it_was_kept(store, person):
    match = CorrectedMatch(person("anna1"), "a" * 64, "The job").corrected(YEARS_ANSWER, most=100)
    with store.writing() as tx:
        match_after = tx.corrected_matches.put(match)
    with store.reading() as tx:
        assert (
            match_after == replace(match, id=match_after.id) == tx.corrected_matches.get(match_after.id, match.user_id)
        )
        assert [match_after] == tx.corrected_matches.of(match.user_id)
        assert [match_after] == tx.corrected_matches.of_resume(match.user_id, "a" * 64)
        assert tx.corrected_matches.of_resume(match.user_id, "b" * 64) == []


def test_nobody_gets_at_the_corrections_of_others(store, person):
    anna, otto = person("anna1"), person("otto1")
    with store.writing() as tx:
        match_after = tx.corrected_matches.put(
            CorrectedMatch(anna, "a" * 64, "The job").corrected(YEARS_ANSWER, most=100)
        )
        with pytest.raises(NoSuchCorrection):
            tx.corrected_matches.get(match_after.id, otto)
        tx.corrected_matches.remove_all(otto)
        assert tx.corrected_matches.of(anna) == [match_after]
        tx.corrected_matches.remove_all(anna)
        assert tx.corrected_matches.of(anna) == []


def test_a_match_without_corrections_is_gone(store, person):
    anna = person("anna1")
    with store.writing() as tx:
        match_after = tx.corrected_matches.put(
            CorrectedMatch(anna, "a" * 64, "The job").corrected(YEARS_ANSWER, most=100)
        )
        assert tx.corrected_matches.put(match_after.without(1)).id == 0
        assert tx.corrected_matches.of(anna) == []


def test_only_what_is_shared_is_there_to_learn_from(store, person):
    anna = person("anna1")
    with store.writing() as tx:
        for resume, is_shared in (("a", False), ("b", True), ("c", True)):
            match = CorrectedMatch(anna, resume * 64, "The job", is_shared=is_shared).corrected(YEARS_ANSWER, most=100)
            tx.corrected_matches.put(match)
    with store.reading() as tx:
        assert [match.resume[0] for match in tx.corrected_matches.shared()] == ["b", "c"]
