"""Careers pages that admins add: their jobs are searched from the next search on, until the page is removed."""

from datetime import timedelta

import pytest
from dependency_injector import providers

from hireloom.domain.boards.career_pages import CareerPage, Feed
from hireloom.ports.boards import BoardFailed
from hireloom.settings.amounts import AmountSettings
from tests.usecases.loom_board import LoomBoard

PAGES = "/api/admin/career-pages"
ACME = {"address": "https://jobs.lever.co/acme?team=care", "company": " Acme  Care "}


@pytest.fixture
def boards(container):
    """The boards that were made, by the feed's key."""
    made: dict[str, LoomBoard] = {}

    def make(feed: Feed, _company: str) -> LoomBoard:
        name = f"{feed.kind}:{feed.key}"
        return made.setdefault(feed.key, LoomBoard(name if len(name) < 100 else name[:100]))

    container.make_board.override(providers.Object(make))
    return made


@pytest.fixture
def admin(boards, signed_in):
    return signed_in("admin")


@pytest.fixture
def titles(signed_in):
    seeker = signed_in()

    def titles() -> list[str]:
        answer = seeker.get("/api/jobs_listing?query=nurse&location=Pune").get_json()
        return [job["title"] for job in answer["jobs"]]

    return titles


def message(answer) -> tuple[int, str]:
    return answer.status_code, answer.get_json()["message"]


def listed(browser):
    return browser.get(PAGES).get_json()["pages"]


def test_the_jobs_of_a_page_are_searched_until_it_is_removed(admin, boards, titles, container):
    assert titles() == []
    assert message(admin.post(PAGES, json=ACME)) == (201, "Acme Care is now searched: 1 job at the moment.")
    assert titles() == ["Ward Nurse"]
    (page,) = listed(admin)
    assert (page["company"], page["address"], page["board"]) == ("Acme Care", ACME["address"], "lever:acme")
    assert (page["jobs"], page["problem"]) == (1, "")
    assert page["answered_at"]
    assert message(admin.delete(f"{PAGES}/{page['id']}")) == (200, "Acme Care is not searched anymore.")
    assert titles() == listed(admin) == []
    assert message(admin.delete(f"{PAGES}/{page['id']}")) == (404, "This careers page is no longer there.")
    actions = [record.event.action for record in container.audit().records()]
    assert {"careers.added", "careers.removed"} <= set(actions)


def test_a_page_that_cannot_be_read_is_not_added_and_the_reason_is_told(admin, boards):
    boards["acme"] = LoomBoard("lever:acme")
    boards["acme"].failure = BoardFailed("It does not know what we ask for (404).")
    answer = admin.post(PAGES, json=ACME)
    assert message(answer) == (422, "No jobs could be read there. It does not know what we ask for (404).")
    assert listed(admin) == []


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"address": "http://acme.example/jobs"}, "Enter the address of a careers page"),
        ({"address": "https://admin:x@acme.example/"}, "Enter the address of a careers page"),
        ({"company": " "}, "Enter the name of the company"),
        ({"company": "x" * 101}, "Enter the name of the company"),
    ],
)
def test_what_is_no_page_is_refused(admin, changed, words):
    status, sentence = message(admin.post(PAGES, json=ACME | changed))
    assert status == 422
    assert sentence.startswith(words)


def test_a_board_is_added_once(admin):
    admin.post(PAGES, json=ACME)
    again = admin.post(PAGES, json={"address": "https://jobs.lever.co/acme/7", "company": "Acme"})
    assert message(again) == (409, "The jobs of this careers page are already searched.")


def test_there_is_an_end_to_pages(admin, container, clock):
    with container.store().writing() as tx:
        for number in range(AmountSettings.most_career_pages):
            feed = Feed("lever", f"a{number}")
            tx.career_pages.add(CareerPage(feed, f"lever:a{number}", "A", "https://a.example", clock.now(), 1))
    assert message(admin.post(PAGES, json=ACME))[0] == 409


def test_a_page_that_stops_answering_shows_why(admin, boards, titles, clock):
    admin.post(PAGES, json=ACME)
    titles()
    clock.advance(timedelta(hours=2))
    boards["acme"].failure = BoardFailed("It refuses to answer (503).")
    titles()
    assert listed(admin)[0]["problem"] == "It refuses to answer (503)."
