"""Jobs of boards: what can be shown, which are one job, in which order its boards are named, and how old it is."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.domain.boards.board_asks import LONGEST_PAUSE, BoardRequest
from hireloom.domain.boards.posting_cards import cards, is_stale
from hireloom.domain.boards.posting_copies import are_one_job, grouped
from hireloom.domain.boards.postings import NoPosting, Posting, Sighting
from hireloom.domain.boards.provider_links import FIRST, in_order
from hireloom.domain.jobs import ProviderLink
from hireloom.domain.web_links import safe_link

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
TODAY, DAY, HOUR = NOW.date(), timedelta(days=1), timedelta(hours=1)
TEXT = (
    "Care for up to seven patients on a surgical ward with a healthcare assistant at your side. Give medication, watch"
    " vital signs and act on early warning scores. Hand over to the day team in person."
)
OTHER_TEXT = (
    "Run the outpatient clinic for diabetes: plan appointments, teach people to measure and to inject, and keep the"
    " register that tells the doctors whom to call in again this month."
)
NURSE = Posting(
    board="demo:quayside",
    external_id="1",
    title="Registered Nurse",
    company="Saltmeadow Trust",
    location="Pune, India",
    links=(ProviderLink("Quayside", "https://quayside.example/1"),),
    description=TEXT,
    posted_on=TODAY - 3 * DAY,
)
COPY = replace(NURSE, board="demo:jobwharf", external_id="9", links=(ProviderLink("Indeed", "https://in.example/9"),))


def sighting(posting: Posting = NURSE, number: int = 1, *, days_ago: int = 1, **changes: object) -> Sighting:
    return replace(Sighting(posting, NOW - days_ago * DAY, NOW), id=number, **changes)


def missing_sighting(posting: Posting, number: int, *, first: int, last: int) -> Sighting:
    return replace(
        sighting(posting, number, days_ago=first), last_seen=NOW - last * DAY, gone_at=NOW - (last - 1) * DAY
    )


def card(*sightings: Sighting):
    [posting_card] = cards(sightings, today=TODAY, order=FIRST)
    return posting_card


@pytest.mark.spec("OPEN-056", "SEC-43")
@pytest.mark.parametrize(
    ("address", "link"),
    [
        ("https://jobs.example/1?a=b#c", "https://jobs.example/1?a=b#c"),
        (" HTTP://jobs.example:8080/ ", "HTTP://jobs.example:8080/"),
        ("javascript:alert(1)", ""),
        ("JaVaScRiPt:alert(1)//https://jobs.example", ""),
        ("java\nscript:alert(1)", ""),
        ("data:text/html,x", ""),
        ("vbscript:x", ""),
        ("file:///etc/passwd", ""),
        ("//jobs.example/1", ""),
        ("https:/jobs.example", ""),
        ("https://", ""),
        ("https://jobs.example:port/", ""),
        ("https://jobs.example@evil.example/", ""),
        ("https://[::1", ""),
        ("https://jobs.example\\@evil.example/", ""),
        ("https://jobs.example/\u202egnp.exe", ""),
        ("https://jobs.example/a b", ""),
        ("https://jobs.example/" + "x" * 2000, ""),
        (None, ""),
        (7, ""),
    ],
)
def test_only_web_pages_are_safe_to_open(address, link):
    assert safe_link(address) == link


@pytest.mark.spec("OPEN-056")
@pytest.mark.parametrize(
    "changes",
    [
        {"title": ""},
        {"company": ""},
        {"external_id": ""},
        {"links": ()},
        {"links": (ProviderLink("Bad", "javascript:alert(1)"),)},
        {"apply_url": "javascript:alert(1)"},
        {"title": "x" * 201},
        {"description": "x" * 20_001},
    ],
)
def test_what_cannot_be_shown_is_no_posting(changes):
    with pytest.raises(NoPosting):
        replace(NURSE, **changes)


@pytest.mark.spec("OPEN-054", "JOBS-23")
def test_the_boards_of_the_setting_come_first_then_the_others_by_alphabet():
    names = ["Zest", "ziprecruiter", "Adzuna", "Indeed", "beta", "LinkedIn", "Glassdoor"]
    links = [ProviderLink(name, f"https://{name.lower()}.example/1") for name in names]
    assert [link.provider for link in in_order(links)] == [
        *("LinkedIn", "Indeed", "Glassdoor", "ziprecruiter"),
        *("Adzuna", "beta", "Zest"),
    ]
    assert [link.provider for link in in_order(links, ["Zest", "Adzuna"])][:3] == ["Zest", "Adzuna", "beta"]


def test_a_page_is_named_once_whatever_campaign_led_there():
    urls = [
        "https://a.example/1?utm_source=x&id=4",
        "https://a.example/1/?id=4&utm_medium=y",
        "https://a.example/1?id=5",
    ]
    assert [link.url for link in in_order(ProviderLink("A", url) for url in urls)] == [urls[0], urls[2]]


SAME = {
    "company": [
        "SALTMEADOW  trust",
        "Saltmeadow Trust Ltd.",
        "The Saltmeadow Trust, Inc.",
        "Saltmeadow Trust Pvt. Ltd",
    ],
    "title": [
        "registered nurse",
        "Registered Nurse (m/w/d)",
        "Registered Nurse - Pune",
        "Registered Nurse (Remote)",
        "Régistered-Nurse",
    ],
    "location": ["Pune", "Pune, Maharashtra, India", "pune (Hybrid)", "Pune; Mumbai; India", ""],
    "description": [TEXT.upper(), TEXT[:120] + "…", TEXT.replace("seven", "eight"), "", f"{TEXT} Apply today."],
}
DIFFERENT = {
    "company": ["Saltmeadow", "Saltmeadow Trust Kenya", "Inc"],
    "title": ["Senior Registered Nurse", "Registered Nurse, Night Shift", "Nurse", "Registered Nurse 2"],
    "location": ["Mumbai", "Mumbai, India", "Remote", "Indiana", "Pune, USA"],
    "description": [OTHER_TEXT, f"{OTHER_TEXT} {TEXT[:60]}"],
}


def _variants(table: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(name, value) for name, values in table.items() for value in values]


@pytest.mark.parametrize(("field", "value"), _variants(SAME))
def test_one_job_is_recognized_on_another_board(field, value):
    changed = replace(COPY, **{field: value}, is_whole=not value.endswith("…"))
    assert are_one_job(NURSE, changed)
    assert are_one_job(changed, NURSE)


@pytest.mark.parametrize(("field", "value"), _variants(DIFFERENT))
def test_another_job_stays_another_job(field, value):
    changed = replace(COPY, **{field: value})
    assert not are_one_job(NURSE, changed)
    assert not are_one_job(changed, NURSE)


@pytest.mark.parametrize(
    ("name", "second_name", "is_one"),
    [
        ("Bangalore", "Bengaluru, India", True),
        ("Anywhere", "Remote", True),
        ("United States", "Remote, USA", True),
        ("NYC", "New York, USA", True),
        ("Berlin (Remote)", "Berlin", True),
        ("Berlin (Remote)", "Remote, USA", False),
        ("Hybrid - Pune", "Pune", True),
        ("Austin, TX", "Austin, Texas, United States", True),
        ("Austin, TX", "Austin, Travis County", True),
        ("Toronto, ON", "Toronto, Ontario, Canada", True),
        ("New York, NY", "New York, New York, United States", True),
        ("Remote, New York", "New York (Remote)", True),
        ("Berlin, DE", "Berlin, Germany", True),
        ("Bengaluru, IN", "Bengaluru, Karnataka, India", True),
        ("Dover, DE", "Dover, Delaware", True),
        ("Albany, NY", "New York", False),
        ("Portland, OR", "Portland, Maine", False),
        ("Remote, California", "Remote, Canada", False),
    ],
)
def test_a_place_has_many_names(name, second_name, is_one):
    assert are_one_job(replace(NURSE, location=name), replace(COPY, location=second_name)) is is_one


@settings(max_examples=60)
@given(st.permutations(range(6)))
def test_which_jobs_are_one_does_not_depend_on_the_order(order):
    places = ["Pune", "Mumbai", "India", "Pune, India", "Remote", "Mumbai, India"]
    all_of_them = [
        sighting(replace(NURSE, external_id=str(n), location=place), n + 1) for n, place in enumerate(places)
    ]
    expected = [tuple(row.id for row in group) for group in grouped(all_of_them)]
    groups = [tuple(row.id for row in group) for group in grouped(all_of_them[place] for place in order)]
    assert groups == expected
    assert sorted(number for group in groups for number in group) == [1, 2, 3, 4, 5, 6]
    assert not any({1, 2} <= set(group) for group in groups)  # what is in Pune and in Mumbai is not one job


def test_copies_become_one_card_that_says_the_most():
    short = replace(COPY, description=TEXT[:100], is_whole=False, salary="INR 30,000", posted_on=TODAY - 5 * DAY)
    merged = card(sighting(short, 7, days_ago=4), sighting(NURSE, 8, days_ago=2))
    assert (merged.id, merged.members) == ("b7", (7, 8))
    assert (merged.description, merged.salary, merged.is_whole) == (TEXT, "INR 30,000", True)
    assert [link.provider for link in merged.links] == ["Indeed", "Quayside"]
    assert (merged.posted_on, merged.first_seen) == (TODAY - 5 * DAY, NOW - 4 * DAY)
    assert merged.apply_url == "https://in.example/9"
    assert not merged.is_stale
    assert not merged.is_repost


def test_cards_are_listed_newest_first():
    cook = replace(NURSE, external_id="2", title="Cook", posted_on=TODAY)
    third = replace(NURSE, external_id="3", title="Clerk", posted_on=None)
    rows = cards([sighting(NURSE, 1), sighting(cook, 2), sighting(third, 3, days_ago=1)], today=TODAY, order=FIRST)
    assert [job.title for job in rows] == ["Cook", "Clerk", "Registered Nurse"]
    assert rows[1].posted_on == TODAY - DAY  # since when we know of it


@pytest.mark.parametrize(("days", "expected"), [(0, False), (45, False), (46, True), (400, True)])
def test_a_job_that_was_listed_for_long_is_stale(days, expected):
    assert is_stale(TODAY - days * DAY, TODAY) is expected
    assert card(sighting(replace(NURSE, posted_on=TODAY - days * DAY))).is_stale is expected


def test_a_fresh_date_hides_no_long_life():
    again = card(
        missing_sighting(replace(NURSE, external_id="0", posted_on=TODAY - 60 * DAY), 1, first=60, last=20),
        sighting(NURSE, 2),
    )
    assert (again.is_repost, again.is_stale) == (True, True)
    assert again.first_seen == NOW - 60 * DAY
    assert again.members == (2,)


@pytest.mark.parametrize(
    ("changes", "first", "last", "expected"),
    [
        ({}, 30, 10, True),
        ({"description": OTHER_TEXT}, 30, 10, True),
        ({"location": "Pune"}, 30, 10, True),
        ({"board": "lever:x"}, 30, 10, True),
        ({"location": "Mumbai"}, 30, 10, False),
        ({"title": "Cook"}, 30, 10, False),
        ({}, 30, 0, False),  # it was still there when the new one came: a second opening
        ({}, 200, 100, False),  # too long ago
    ],
)
def test_a_job_that_was_there_before_is_reposted(changes, first, last, expected):
    old = missing_sighting(replace(NURSE, external_id="0", **changes), 1, first=first, last=last)
    assert card(old, sighting(NURSE, 2)).is_repost is expected


def test_a_board_may_say_itself_that_a_job_is_reposted():
    assert card(sighting(replace(NURSE, says_repost=True))).is_repost


@pytest.mark.parametrize(
    ("later", "is_dated", "expected"), [(6, True, False), (7, True, True), (30, True, True), (30, False, False)]
)
def test_a_posting_with_a_new_date_is_reposted(later, is_dated, expected):
    before = sighting(replace(NURSE, posted_on=TODAY - 40 * DAY, is_dated=is_dated))
    after = before.seen_again(replace(NURSE, posted_on=TODAY - (40 - later) * DAY, is_dated=is_dated), NOW)
    assert after.came_back is expected
    assert after.first_seen == before.first_seen


def test_a_guessed_age_never_makes_a_posting_younger():
    before = sighting(replace(NURSE, posted_on=date(2026, 10, 1), is_dated=False))
    guessed = replace(NURSE, posted_on=date(2026, 10, 20), is_dated=False)
    assert before.seen_again(guessed, NOW).posting.posted_on == date(2026, 10, 1)
    assert before.seen_again(replace(guessed, posted_on=None), NOW).posting.posted_on == date(2026, 10, 1)
    assert before.seen_again(replace(guessed, posted_on=date(2026, 9, 1)), NOW).posting.posted_on == date(2026, 9, 1)


def test_a_day_that_lies_ahead_is_none_on_which_a_job_was_posted():
    ahead = replace(NURSE, posted_on=date(2999, 1, 1))
    first = Sighting.first(ahead, NOW)
    later = first.seen_again(ahead, NOW + 30 * DAY)
    assert (first.listed_on, later.listed_on, later.came_back) == (TODAY, TODAY, False)


@pytest.mark.parametrize(("away", "expected"), [(DAY, False), (3 * DAY, True)])
def test_what_comes_back_after_days_is_reposted(away, expected):
    back = replace(sighting(), gone_at=NOW - away).seen_again(NURSE, NOW)
    assert (back.came_back, back.gone_at, back.last_seen) == (expected, None, NOW)
    assert back.seen_again(NURSE, NOW + HOUR).came_back is expected


def test_a_board_is_asked_again_when_its_answer_is_old():
    ask = BoardRequest("a", "").answered(NOW)
    assert BoardRequest("a", "").is_due(NOW, fresh=HOUR)
    assert [ask.is_due(NOW + later, fresh=HOUR) for later in (0 * HOUR, HOUR - timedelta(seconds=1), HOUR)] == [
        *(False, False),
        True,
    ]
    assert not BoardRequest("a", "").leased(NOW).is_due(NOW + timedelta(minutes=1), fresh=HOUR)
    assert BoardRequest("a", "").leased(NOW).is_due(NOW + timedelta(minutes=2), fresh=HOUR)


def test_a_board_that_fails_is_left_alone_longer_each_time():
    ask, pauses = BoardRequest("a", "").answered(NOW), []
    for _ in range(12):
        ask = ask.leased(NOW).failed(NOW, "It does not answer.")
        pauses.append(ask.next_try_at - NOW)
        assert not ask.is_due(ask.next_try_at - timedelta(seconds=1), fresh=HOUR)
        assert ask.is_due(ask.next_try_at, fresh=timedelta(days=9))
    assert pauses[:4] == [timedelta(minutes=minutes) for minutes in (1, 2, 4, 8)]
    assert pauses[-1] == LONGEST_PAUSE
    assert ask.answered(NOW) == BoardRequest("a", "", answered_at=NOW)


@pytest.mark.parametrize(("wish", "pause"), [(10.0, 60), (300.0, 300), (1e12, 7200), (float("inf"), 7200)])
def test_a_board_says_how_long_it_wants_to_be_left_alone(wish, pause):
    assert BoardRequest("a", "").failed(NOW, "Busy.", retry_after=wish).next_try_at == NOW + timedelta(seconds=pause)


@pytest.mark.parametrize(
    ("ask", "warning"),
    [
        (BoardRequest("a", "").answered(NOW), ""),
        (BoardRequest("a", ""), "Acme is still being searched: search again in a moment to see its jobs."),
        (BoardRequest("a", "").failed(NOW, "No."), "Acme is not answering at the moment: its jobs may be missing."),
        (
            BoardRequest("a", "").answered(NOW - HOUR / 2).failed(NOW, "No."),
            "Acme is not answering at the moment: its jobs are less than an hour old.",
        ),
        (
            BoardRequest("a", "").answered(NOW - HOUR).failed(NOW, "No."),
            "Acme is not answering at the moment: its jobs are 1 hour old.",
        ),
        (
            BoardRequest("a", "").answered(NOW - 5 * HOUR).failed(NOW, "No."),
            "Acme is not answering at the moment: its jobs are 5 hours old.",
        ),
    ],
)
@pytest.mark.spec("OPEN-055")
def test_people_are_told_whose_jobs_may_be_missing(ask, warning):
    assert ask.warning("Acme", NOW) == warning
