"""Jobs of outside boards: asked once for everybody, kept, found like our own, and never in the way of a search."""

import logging
import threading
from dataclasses import replace
from datetime import timedelta

import pytest
from dependency_injector import providers

from hireloom.adapters.boards.demo import BOARDS
from hireloom.domain.identity.limits import RateLimit
from hireloom.ports.boards import BoardFailed, BoardQuery
from hireloom.usecases.boards import MOST
from tests.usecases.loom_board import LoomBoard, posting
from tests.waiting import until

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


@pytest.fixture
def loom():
    board = LoomBoard()
    yield board
    board.is_free.set()


@pytest.fixture
def boards(loom):
    return [loom]


@pytest.fixture
def desk(container, boards):
    container.job_boards.override(providers.Object(tuple(boards)))
    return container.boards()


def ids_found(desk, words="", location="", remote_only=False, types=()):
    return [posting.title for posting in desk.find(words, location, remote_only, types).postings]


@pytest.mark.spec("JOBS-25", "OPEN-055")
def test_without_a_board_there_is_nothing_and_nothing_is_missing(container):
    assert container.job_boards() == ()
    answer = container.boards().find("nurse", "Pune", False, ())
    assert (answer.postings, answer.warnings) == ((), ())


def test_a_search_finds_what_a_board_has(desk, loom):
    [card] = desk.find("nurses", "Pune", False, ("Full-time",)).postings
    assert (card.title, card.company) == ("Ward Nurse", "Saltmeadow 1")
    assert desk.get(card.id) == card
    assert desk.get("b999999") is desk.get("17") is desk.get("bx") is desk.get("b") is None


@pytest.mark.spec("OPEN-052", "JOBS-40")
@pytest.mark.parametrize(
    ("words", "location", "remote_only", "types", "titles"),
    [
        ("", "", False, (), ["Data Engineer", "Ward Nurse"]),
        ("NURSE people", "", False, (), ["Ward Nurse"]),
        ("nurse engineer", "", False, (), []),
        ("nur", "", False, (), []),
        ("100%", "", False, (), []),
        ("", "pune", False, (), ["Ward Nurse"]),
        ("", "Pune, India, Asia", False, (), ["Ward Nurse"]),
        ("", "Mumbai", False, (), []),
        ("", "REM", False, (), ["Data Engineer"]),
        ("", "", True, (), ["Data Engineer"]),
        ("", "", False, ("contract",), ["Data Engineer"]),
        ("", "", False, ("Part-time", "full time"), ["Ward Nurse"]),
    ],
)
def test_filters_mean_what_they_mean_for_our_own_jobs(desk, loom, clock, words, location, remote_only, types, titles):
    engineer = posting(2, title="Data Engineer", location="Berlin (Remote)", employment_type="Contract")
    loom.jobs = [posting(posted_on=clock.today() - DAY), replace(engineer, posted_on=clock.today())]
    assert ids_found(desk, words, location, remote_only, types) == titles


@pytest.mark.spec("JOBS-15", "JOBS-43")
def test_what_has_expired_is_not_shown(desk, loom, clock):
    today = clock.today()
    loom.jobs = [posting(n, title=f"Job {n}", ends_on=today + (n - 2) * DAY) for n in (1, 2, 3)]
    assert sorted(ids_found(desk)) == ["Job 2", "Job 3"]


def test_a_list_goes_on_behind_the_newest_jobs_to_the_last(desk, loom, clock):
    loom.jobs = [posting(number, posted_on=clock.today() - number % 2 * DAY) for number in range(2 * MOST + 50)]
    postings = list(desk.find("", "", False, ()).postings[:100])
    while page := desk.find("", "", False, (), postings[-1].spot).postings[:100]:
        postings += page
    assert len(postings) == len({row.id for row in postings}) == len(loom.jobs)
    assert postings == sorted(postings, key=lambda job: job.spot, reverse=True)


def test_a_job_is_in_the_list_where_its_oldest_copy_stands_whichever_copy_fits(desk, loom, clock):
    newer, older = posting(1, posted_on=clock.today()), posting(2, posted_on=clock.today() - 2 * DAY)
    loom.jobs = [newer, older, replace(newer, external_id="9", location="Pune", posted_on=clock.today() - 4 * DAY)]
    first, second = desk.find("", "India", False, ()).postings
    assert (second,) == desk.find("", "India", False, (), first.spot).postings


def test_a_board_is_asked_once_in_an_hour_whoever_searches(desk, loom, clock):
    ids_found(desk)
    ids_found(desk, "cook", "Berlin")
    clock.advance(HOUR - MINUTE)
    ids_found(desk)
    assert len(loom.asked) == 1
    clock.advance(MINUTE)
    ids_found(desk)
    assert len(loom.asked) == 2


def test_a_board_that_searches_is_asked_each_question_once(container, clock):
    board = LoomBoard(tells_all=False)
    container.job_boards.override(providers.Object((board,)))
    desk = container.boards()
    for words, location in [("nurse", "Pune"), ("Nurses", " PUNE "), ("cook", "Pune"), ("nurse", "Mumbai")]:
        desk.find(words, location, False, ())
    assert [(query.words, query.location) for query in board.asked] == [
        *(("nurse", "Pune"), ("cook", "Pune")),
        ("nurse", "Mumbai"),
    ]


def test_many_searches_at_once_are_one_call(desk, loom):
    loom.is_free.clear()
    answers = []
    searches = [threading.Thread(target=lambda: answers.append(ids_found(desk))) for _ in range(8)]
    for search in searches:
        search.start()
    assert until(lambda: loom.asked)
    loom.is_free.set()
    for search in searches:
        search.join()
    assert len(loom.asked) == 1
    assert answers == [["Ward Nurse"]] * 8


def test_what_is_known_is_shown_while_somebody_else_asks(desk, loom, clock):
    ids_found(desk)
    clock.advance(HOUR)
    loom.is_free.clear()
    first = threading.Thread(target=ids_found, args=(desk,))
    first.start()
    assert until(lambda: len(loom.asked) == 2)
    assert ids_found(replace(desk, patience=30)) == ["Ward Nurse"]  # and not after half a minute
    loom.is_free.set()
    first.join()


def test_two_servers_ask_once(container, desk, loom):
    """Each has its own threads; the database says that somebody is asking already."""
    refreshes, query = container.board_refreshes(), BoardQuery()
    loom.is_free.clear()
    first = threading.Thread(target=refreshes.refresh, args=(loom, query))
    first.start()
    assert until(lambda: loom.asked)
    refreshes.refresh(loom, query)
    loom.is_free.set()
    first.join()
    assert len(loom.asked) == 1


@pytest.mark.spec("OPEN-055")
def test_a_slow_board_holds_no_search_up(container, desk, loom):
    loom.is_free.clear()
    desk = replace(desk, patience=0.05)
    answer = desk.find("", "", False, ())
    assert answer.postings == ()
    assert answer.warnings == ("Loom is still being searched: search again in a moment to see its jobs.",)
    loom.is_free.set()
    assert len(container.boards().find("", "", False, ()).postings) == 1


@pytest.mark.spec("OPEN-055")
@pytest.mark.parametrize(
    "failure",
    [BoardFailed("It refuses to answer (503)."), RuntimeError("https://loom.example?key=secret"), KeyError("x")],
)
def test_a_board_that_fails_is_a_quiet_sentence_and_its_jobs_stay(desk, loom, clock, failure):
    assert len(ids_found(desk)) == 1
    clock.advance(HOUR)
    loom.failure = failure
    answer = desk.find("", "", False, ())
    assert answer.warnings == ("Loom is not answering at the moment: its jobs are 1 hour old.",)
    assert len(answer.postings) == 1
    assert len(desk.find("", "", False, ()).postings) == 1
    assert len(loom.asked) == 2  # it is left alone for a minute
    loom.failure = None
    clock.advance(MINUTE)
    assert desk.find("", "", False, ()).warnings == ()


def test_a_failure_of_a_board_is_logged_in_one_line_without_its_address(desk, loom, caplog):
    caplog.set_level(logging.INFO)
    loom.failure = BoardFailed("It refuses to answer\n(503).")
    desk.find("", "", False, ())
    assert [record.getMessage() for record in caplog.records] == ["loom: It refuses to answer (503)."]


def test_one_board_that_fails_hides_no_other(container):
    good, bad = LoomBoard("good"), LoomBoard("bad")
    bad.failure = BoardFailed("No.")
    container.job_boards.override(providers.Object((bad, good)))
    answer = container.boards().find("", "", False, ())
    assert (len(answer.postings), len(answer.warnings)) == (1, 1)


def test_when_many_boards_fail_one_sentence_says_so(container):
    boards = tuple(LoomBoard(f"board{n}") for n in range(5))
    for board in boards:
        board.failure = BoardFailed("No.")
    container.job_boards.override(providers.Object(boards))
    answer = container.boards().find("", "", False, ())
    assert answer.warnings == ("5 job boards are not answering at the moment: their jobs may be missing or old.",)


def test_limits_of_a_board_are_kept(container, clock):
    limits = (RateLimit("loom:minute", 2, MINUTE), RateLimit("loom:day", 3, DAY))
    board = LoomBoard(tells_all=False, limits=limits)
    container.job_boards.override(providers.Object((board,)))
    desk = container.boards()
    warnings = [desk.find("nurse", f"Place {n}", False, ()).warnings for n in range(3)]
    assert (len(board.asked), warnings[:2]) == (2, [(), ()])
    assert warnings[2] == ("Loom is not answering at the moment: its jobs may be missing.",)
    clock.advance(MINUTE)
    for n in range(3, 6):
        desk.find("nurse", f"Place {n}", False, ())
    assert len(board.asked) == 3
    clock.advance(DAY)
    desk.find("nurse", "Place 9", False, ())
    assert len(board.asked) == 4


def test_what_a_board_does_not_list_any_more_is_gone(desk, loom, clock):
    loom.jobs = [posting(1), posting(2)]
    ids = [posting.id for posting in desk.find("", "", False, ()).postings]
    loom.jobs = [posting(2)]
    clock.advance(HOUR)
    assert len(ids_found(desk)) == 1
    assert [desk.get(id_) is None for id_ in sorted(ids)] == [True, False]


def test_what_one_search_does_not_find_another_still_does(container, clock):
    board = LoomBoard(tells_all=False)
    container.job_boards.override(providers.Object((board,)))
    desk = container.boards()
    assert len(ids_found(desk, "nurse", "Pune")) == 1
    board.jobs = []
    assert len(ids_found(desk, "care", "Pune")) == 1
    clock.advance(8 * DAY)  # nobody has seen it for a week
    assert ids_found(desk, "nurse", "Pune") == []


def test_a_job_that_was_gone_and_comes_again_is_marked(desk, loom, clock):
    assert not desk.find("", "", False, ()).postings[0].is_repost
    loom.jobs = []
    clock.advance(HOUR)
    assert ids_found(desk) == []
    clock.advance(5 * DAY)
    loom.jobs = [posting(99, company="Saltmeadow 1")]
    [card] = desk.find("", "", False, ()).postings
    assert card.is_repost
    assert card.first_seen == clock.now() - 5 * DAY - HOUR


def test_a_board_that_is_not_set_any_more_shows_nothing(container, desk, loom):
    [card] = desk.find("", "", False, ()).postings
    without = replace(desk, job_boards=(LoomBoard("other"),))
    assert without.get(card.id) is None
    assert replace(desk, job_boards=()).find("", "", False, ()).postings == ()


def test_what_nobody_saw_for_long_is_forgotten(container, desk, clock):
    ids_found(desk)
    clock.advance(91 * DAY)
    assert container.board_refreshes().sweep() == 1
    assert container.board_refreshes().sweep() == 0


def test_the_worker_asks_without_anybody_searching(container, desk, loom):
    worker = container.board_worker()
    worker.start()
    try:
        worker.refresh(BoardQuery(), within=5)
        with container.store().reading() as tx:
            assert tx.postings.asks("")["loom"].answered_at is not None
    finally:
        worker.stop()


def test_a_moment_without_a_thread_is_no_reason_never_to_ask_again(desk, loom, monkeypatch):
    def no_thread(_thread):
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as full:
        full.setattr(threading.Thread, "start", no_thread)
        assert ids_found(desk) == []
    assert ids_found(desk) == ["Ward Nurse"]


@pytest.mark.spec("OPEN-055")
def test_the_demo_has_boards_of_its_own(environment, make_container, clock):
    from hireloom import settings

    demo = make_container(settings.load(environment | {"HIRELOOM_DEMO": "1", "HIRELOOM_BOARDS_WAIT": "30"}))
    answer = demo.boards().find("", "", False, ())
    assert [board.name for board in demo.job_boards()] == [f"demo:{key}" for key in BOARDS]
    assert (len(answer.postings), answer.warnings) == (27, ())
    assert sum(len(posting.members) for posting in answer.postings) == 34
    assert sum(posting.is_stale for posting in answer.postings) == 3
    assert sum(posting.is_repost for posting in answer.postings) == 3
    assert all(".example/" in link.url for posting in answer.postings for link in posting.links)
    clock.advance(40 * DAY)  # a demo that runs on: its jobs age, none becomes a new one
    again = demo.boards().find("", "", False, ()).postings
    assert {job.posted_on for job in again} == {posting.posted_on for posting in answer.postings}
    assert sum(job.is_repost for job in again) == 3
