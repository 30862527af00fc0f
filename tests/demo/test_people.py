"""The people of the demo world: 150 careers that could have been, none of them anybody's."""

import re
from collections import Counter
from datetime import date, timedelta

from hireloom.demo.people import seekers
from hireloom.demo.resumes import Layout
from hireloom.demo.world import DemoWorld, world

TODAY = date(2026, 11, 21)
YEAR = re.compile(r"\b(19[7-9]\d|20[0-4]\d)\b")


def test_there_are_150_of_18_occupations(demo: DemoWorld) -> None:
    assert len(demo.seekers) == 150
    occupations = Counter(seeker.occupation for seeker in demo.seekers)
    assert len(occupations) == 18
    assert min(occupations.values()) >= 8


def test_their_files_are_100_pdfs_in_three_layouts_and_50_word_files(demo: DemoWorld) -> None:
    layouts = Counter(seeker.file.layout for seeker in demo.seekers)
    assert sum(count for layout, count in layouts.items() if layout.extension == "pdf") == 100
    assert sum(count for layout, count in layouts.items() if layout.extension == "docx") == 50
    assert set(layouts) == set(Layout)
    assert min(layouts.values()) >= 20


def test_the_same_day_has_the_same_people(demo: DemoWorld) -> None:
    assert world(TODAY) == demo


def test_everybody_can_be_told_from_the_others(demo: DemoWorld) -> None:
    for of in (
        [seeker.name for seeker in demo.seekers],
        [seeker.phone for seeker in demo.seekers],
        [seeker.email for seeker in demo.seekers] + [account.email for account in demo.staff],
        [seeker.username for seeker in demo.seekers] + [account.username for account in demo.staff],
        [seeker.file.resume.summary for seeker in demo.seekers],
    ):
        assert len(set(of)) == len(of)


def test_accounts_are_of_the_form_that_registration_takes(demo: DemoWorld) -> None:
    for account in (*demo.seekers, *demo.staff):
        assert re.fullmatch(r"[A-Za-z0-9]{4,15}", account.username)
        assert re.fullmatch(r"[0-9]{10}", account.phone.digits)
        assert account.phone.country_code in {"+1", "+91", "+44"}


def test_profiles_hold_what_the_lists_offer(demo: DemoWorld) -> None:
    for seeker in demo.seekers:
        assert re.fullmatch(r"[^\W\d_]+( [^\W\d_]+)+", seeker.name)
        assert seeker.skills
        assert 1 <= len(seeker.job_roles) <= 2
        if seeker.preferences is None:
            continue
        assert seeker.preferences.experience in {"0-1", "1-3", "3-5", "5-10", "10+"}
        assert 1 <= len(seeker.preferences.preferred_locations) <= 3
        assert seeker.preferences.relocation in {"Yes", "No", "Remote Only"}
        assert seeker.preferences.employment_type in {"Full-Time", "Part-Time", "Contract", "Freelance"}
        assert seeker.preferences.currency in {"$", "₹", "£", "€"}
        assert re.fullmatch(r"NA|\d{1,3}(,\d{3})+", seeker.preferences.expected_salary)
    assert 15 <= sum(seeker.preferences is None for seeker in demo.seekers) <= 30


def test_numbers_come_from_ranges_that_nobody_has(demo: DemoWorld) -> None:
    for account in (*demo.seekers, *demo.staff):
        code, digits = account.phone.country_code, account.phone.digits
        fictional = {"+1": r"\d{3}55501\d\d", "+44": r"7700900\d{3}", "+91": r"55501\d{5}"}[code]
        assert re.fullmatch(fictional, digits)


def test_the_open_account_is_one_person(demo: DemoWorld) -> None:
    """Where she lives, what she earns and where she wants to work fit the resume."""
    maya, resume = demo.seekers[0], demo.seekers[0].file.resume
    assert (maya.name, resume.contact[0]) == ("Maya Okafor", "Rotterdam")
    assert maya.preferences is not None
    assert (maya.preferences.currency, maya.preferences.preferred_locations) == ("€", ("Remote", "Hybrid"))
    assert len({account.phone for account in demo.seekers}) == len(demo.seekers)
    others = {
        seeker.phone.country_code
        for seeker in demo.seekers[1:]
        if seeker.preferences and seeker.preferences.currency == "€"
    }
    assert {maya.phone.country_code} == others


def test_careers_follow_each_other_and_end_today_at_the_latest(demo: DemoWorld) -> None:
    for seeker in demo.seekers:
        years = [[int(year) for year in YEAR.findall(post.period)] for post in seeker.file.resume.posts]
        assert all(years)
        assert all(span == sorted(span) and span[-1] <= TODAY.year for span in years)
        assert [span[0] for span in years] == sorted(
            (span[0] for span in years), reverse=True
        ) or seeker.username == "mayaokafor"
        assert 2 <= seeker.years <= 25
        first = min(span[0] for span in years)
        assert seeker.username == "mayaokafor" or abs(TODAY.year - first - seeker.years) <= 4
        assert all(int(YEAR.findall(study.period)[-1]) <= first + 2 for study in seeker.file.resume.studies)


def test_every_post_says_what_was_done_and_numbers_are_many(demo: DemoWorld) -> None:
    lines = []
    for seeker in demo.seekers:
        resume = seeker.file.resume
        bullets = [line for post in resume.posts for line in post.bullets]
        assert all(post.bullets for post in resume.posts)
        assert len(set(bullets)) == len(bullets)
        assert 200 <= len(" ".join((resume.summary, *resume.skills, *bullets)).split()) + 100 <= 800
        lines += bullets
    assert sum(any(sign.isdigit() for sign in line) for line in lines) > 0.7 * len(lines)
    assert not any("{" in line or "}" in line or "|" in line for line in lines)


def test_on_another_day_the_same_people_are_older(demo: DemoWorld) -> None:
    for now, then in zip(demo.seekers[1:], seekers(TODAY + timedelta(366 * 2))[1:], strict=True):
        assert then.name == now.name
        first, later = (int(YEAR.findall(seeker.file.resume.posts[-1].period)[0]) for seeker in (now, then))
        assert later - first in {1, 2, 3}


def test_every_address_ends_in_a_domain_that_cannot_exist(demo: DemoWorld) -> None:
    texts = [repr(demo), *(repr(seeker.file.resume) for seeker in demo.seekers)]
    for text in texts:
        for address in re.findall(r"[\w.+-]+@([\w.-]+\w)", text):
            assert address.endswith(".example")
        assert not re.search(r"https?://|www\.|\b[\w-]+\.(com|org|net|io|eu|nl|de|in|us|uk)\b", text)
