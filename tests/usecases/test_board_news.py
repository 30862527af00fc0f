"""Saved searches report jobs of outside boards, too: once, and not of copies of what was there before."""

from datetime import timedelta

import pytest
from dependency_injector import providers

from hireloom.domain.jobs import ProviderLink
from hireloom.domain.saved_searches import Alert, Criteria
from hireloom.ports.boards import BoardQuery
from tests.usecases.loom_board import LoomBoard, posting
from tests.usecases.test_boards import DAY, HOUR

NURSES = Criteria("nurse", "Pune")
TEXT = "Care for thirty people on two wards, plan shifts, teach new colleagues and write down what was done every day."


@pytest.fixture
def loom():
    return LoomBoard("loom")


@pytest.fixture
def other():
    board = LoomBoard("other")
    board.jobs = []
    return board


@pytest.fixture
def say(container, loom, other, clock):
    """An hour later these are the board's jobs, and somebody has asked for them."""
    container.job_boards.override(providers.Object((loom, other)))

    def say(*jobs, board=loom):
        board.jobs = list(jobs)
        clock.advance(HOUR)
        for source in (loom, other):
            container.board_refreshes().refresh(source, BoardQuery())

    return say


@pytest.fixture
def anna(people):
    return people.add("user")


@pytest.fixture
def desk(container, say):
    return container.saved_searches()


@pytest.fixture
def new(desk, anna):
    return lambda: [search.new for search in desk.of(by=anna)]


def test_what_a_board_adds_is_new_until_it_is_seen(say, desk, anna, new):
    say(posting(1))
    search = desk.save("", NURSES, Alert.PRODUCT, by=anna).search
    assert new() == [0]
    say(posting(1), posting(2), posting(3, title="Pilot"), posting(4, location="Oslo"))
    assert new() == [1]
    desk.see(search.id, by=anna)
    assert new() == [0]
    say(posting(1), posting(2), posting(5), posting(6))
    assert new() == [2]
    desk.change(search.id, "", Criteria("nurse", "India"), Alert.PRODUCT, by=anna)
    assert new() == [0]


def test_copies_of_what_was_there_and_what_is_posted_again_are_not_new(say, desk, anna, new, other):
    text = {"title": "Ward Nurse", "company": "Saltmeadow", "description": TEXT}
    say(posting(1, **text))
    desk.save("", NURSES, Alert.PRODUCT, by=anna)
    say(posting(1, **text), board=other)  # the same on another board
    assert new() == [0]
    say(posting(2, **text | {"company": "Riverside"}), posting(1, **text), board=other)
    assert new() == [1]
    say(posting(2, **text | {"company": "Riverside"}))  # a copy of what is new counts no second time
    assert new() == [1]


def test_a_job_that_went_and_came_again_is_not_new(say, desk, anna, new, clock):
    say(posting(1))
    desk.save("", NURSES, Alert.PRODUCT, by=anna)
    say()
    clock.advance(5 * DAY)
    say(posting(9, company=posting(1).company))  # under another number
    assert new() == [0]


def test_the_mail_of_the_day_names_both_kinds_and_what_terms_want_beside_them(
    say, desk, anna, loom, clock, container, mails, people
):
    from tests.http.application_calls import post_job

    loom.credit = ProviderLink("Jobs by Loom", "https://loom.example/")
    desk.save("", NURSES, Alert.DAILY, by=anna)
    say(posting(1), posting(2))
    post_job(container, people.add("recruiter"), title="Night Nurse", posted_on=clock.today())
    clock.advance(timedelta(hours=24))
    assert desk.write_digests() == 1
    [letter] = mails()
    assert letter.subject == "3 new jobs for you"
    assert "• Ward Nurse at Saltmeadow 1, Pune, India (Jobs by Loom)" in letter.text
    assert "• Night Nurse at Loomworks, Pune, India\n" in letter.text
    clock.advance(timedelta(hours=24))
    assert desk.write_digests() == 0
    say(posting(1), posting(2), posting(3))
    assert desk.write_digests() == 1
    assert mails()[-1].subject == "1 new job for you"


def test_a_card_bears_the_credit_of_each_board_that_wants_one(say, loom, container):
    loom.credit = ProviderLink("Jobs by Loom", "https://loom.example/")
    say(posting(1))
    [card] = container.boards().find("nurse", "Pune", False, ()).postings
    assert card.credits == (loom.credit,)
    loom.credit = None
    [card] = container.boards().find("nurse", "Pune", False, ()).postings
    assert card.credits == ()
