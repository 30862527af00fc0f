"""Which postings of boards a search finds, and which cards are new to a person."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from hireloom.domain.boards.board_asks import BoardRequest
from hireloom.domain.boards.posting_cards import cards, is_new
from hireloom.domain.boards.posting_copies import are_one_job
from hireloom.domain.boards.posting_searches import fits, terms_of
from hireloom.domain.boards.postings import Posting, ProviderLink, Sighting
from hireloom.domain.searches import ListPosition

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
NURSE = Posting(
    "greenhouse:acme",
    "7",
    "Ward Nurse",
    "Acme",
    "Pune, India",
    (ProviderLink("Acme", "https://acme.example/7"),),
    "Night shifts on a surgical ward.",
    posted_on=NOW.date(),
)


def sighting(posting: Posting, number: int) -> Sighting:
    return replace(Sighting.first(posting, NOW), id=number)


def test_the_words_of_a_posting_are_those_of_its_title_company_and_text() -> None:
    assert {"nurse", "acme", "surgical"} <= terms_of(NURSE)
    assert "pune" not in terms_of(NURSE)


@pytest.mark.parametrize(
    ("place", "search", "is_found"),
    [
        ("Pune, India", {}, True),
        ("Pune, India", {"location": "Pune"}, True),
        ("Pune, India", {"location": "Delhi"}, False),
        ("Pune, India", {"remote_only": True}, False),
        ("Remote, India", {"remote_only": True}, True),
        ("Pune, India", {"employment_types": ("Full time", " ")}, True),
        ("Pune, India", {"employment_types": ("Part-time",)}, False),
    ],
)
def test_place_and_employment_type_decide_whether_a_posting_is_found(
    place: str, search: dict[str, object], is_found: bool
) -> None:
    criteria = {"location": "", "remote_only": False, "employment_types": ()} | search
    assert fits(place, "Full-time", **criteria) is is_found  # type: ignore[arg-type]


def test_a_card_is_new_unless_an_older_posting_is_a_copy_of_its_job() -> None:
    copy = replace(NURSE, board="lever:acme", external_id="x")
    cook = replace(NURSE, external_id="8", title="Head Chef", description="Runs a kitchen.")
    [card] = cards([sighting(NURSE, 5)], today=NOW.date(), order=())
    assert is_new(card, [sighting(NURSE, 5), sighting(cook, 2)], than=4)
    assert not is_new(card, [sighting(NURSE, 5), sighting(copy, 2)], than=4)
    assert not is_new(card, [sighting(NURSE, 5)], than=5)


def test_a_card_is_sorted_with_our_own_jobs_and_lists_no_skills() -> None:
    [card] = cards([sighting(NURSE, 5)], today=NOW.date(), order=())
    assert card.spot == ListPosition(date(2026, 11, 21), False, 5)
    assert card.id == "b5"
    assert card.keywords == ""


def test_a_board_whose_limit_is_reached_is_asked_again_later() -> None:
    postponed = BoardRequest("lever:acme", "nurse").leased(NOW).postponed(NOW, "Its limit is reached.")
    assert not postponed.is_due(NOW + timedelta(seconds=1), fresh=timedelta(0))
    assert postponed.is_due(NOW + timedelta(days=1), fresh=timedelta(days=2))  # as after a failure


def test_what_a_title_adds_besides_the_place_makes_another_job() -> None:
    in_place, nights = replace(NURSE, title="Ward Nurse (Pune)"), replace(NURSE, title="Ward Nurse (Nights)")
    assert are_one_job(NURSE, in_place)
    assert not are_one_job(NURSE, nights)
