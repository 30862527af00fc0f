"""Posts keep their platform's limits, are scheduled when that makes sense, and say nothing twice."""

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.domain.jobs import Job
from hireloom.domain.marketing.agents import Agent, subjects
from hireloom.domain.marketing.content import BeingPublished, Content, PostKind, PostStatus, PostTooLong, wording
from hireloom.domain.marketing.platforms import PLATFORMS, weight
from hireloom.domain.marketing.post_orders import (
    FEATURES,
    FEWEST,
    JOBS,
    NUMBERS,
    STORIES,
    PostOrder,
    ProductFigures,
    job_line,
)
from hireloom.text_analysis.writing.post_writing import NothingToSay, load_post_phrases, written

NOW = datetime(2026, 11, 21, 9, 30, tzinfo=UTC)
SITE = "https://a-long-name-of-a-company.hireloom.example"
platforms = st.sampled_from([*PLATFORMS.values()])
orders = st.builds(
    PostOrder,
    platform=platforms,
    kind=st.sampled_from(PostKind),
    feature=st.sampled_from([*FEATURES]),
    counts=st.builds(ProductFigures, **dict.fromkeys(NUMBERS, st.integers(0, 10**7))),
    today=st.just(NOW.date()),
    jobs=st.lists(
        st.builds(
            Job,
            id=st.integers(1, 10**6),
            title=st.text(max_size=200),
            company=st.text(max_size=200),
            location=st.text(max_size=200),
            description=st.just("x"),
            employment_type=st.just("Full-time"),
            posted_on=st.just(date(2026, 11, 1)),
            ends_on=st.none(),
            recruiter_id=st.just(1),
            recruiter_email=st.just("r@acme.example"),
            created_at=st.just(NOW),
        ),
        max_size=2,
    ),
    site=st.just(SITE),
    turn=st.integers(0, 10**6),
)


@pytest.mark.spec("SEO-25", "OPEN-113")
@settings(max_examples=60, deadline=None)
@given(orders)
def test_whatever_is_written_keeps_the_limits_and_tells_only_what_is_true(order):
    try:
        draft = written(order, load_post_phrases())
    except NothingToSay:
        assert order.kind is PostKind.SUCCESS_STORY
        assert order.feature not in STORIES or not all(order.counts.as_text().get(name) for name in NUMBERS)
        return
    assert weight(f"{draft.text}\n\n{' '.join(draft.hashtags)}") <= order.platform.max_chars
    assert len(draft.hashtags) <= order.platform.max_hashtags
    assert all(re.fullmatch(r"#\w+", tag) for tag in draft.hashtags)
    assert len({tag.lower() for tag in draft.hashtags}) == len(draft.hashtags)
    if order.kind is PostKind.SUCCESS_STORY:
        body = draft.text.replace("November 21, 2026", "").split("\n• ")[0].split("http")[0]
        result = {int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*", body)}
        assert result <= {number for name in NUMBERS if (number := getattr(order.counts, name)) >= FEWEST}
        assert "November 21, 2026" in draft.text
    for address in re.findall(r"https?://\S+", draft.text):
        assert address.startswith(SITE)
        assert address.endswith(f"from={order.source}")


def test_ninety_days_of_posts_are_all_different_on_every_platform():
    past, turn, result = set(), 0, ProductFigures(open_jobs=70, companies=20)
    for hour in range(90 * 24):
        for platform in PLATFORMS.values():
            if hour % platform.every_hours:
                continue
            for kind, feature in subjects(turn):
                order = PostOrder(platform, kind, feature, result, NOW.date(), (), SITE, turn, frozenset(past))
                try:
                    draft = written(order, load_post_phrases())
                except NothingToSay:
                    continue
                break
            else:
                raise AssertionError("nothing is left to say")
            assert wording(draft.text) not in past
            past.add(wording(draft.text))
            turn += 1
    assert turn == len(past) == 90 * (4 + 1 + 2 + 1)


def test_every_kind_and_every_feature_has_its_turn():
    topics = [next(subjects(turn)) for turn in range(60)]
    assert {kind for kind, _ in topics} == set(PostKind)
    assert {feature for _, feature in topics} == set(FEATURES)
    assert all(topic[0] is not next_[0] for topic, next_ in pairwise(topics))


@given(platforms, st.timedeltas(timedelta(0), timedelta(days=400)), st.integers(0, 12))
def test_optimal_times_are_good_hours_and_apart(platform, after, count):
    after, past = NOW + after, []
    for _ in range(count):
        past.append(platform.best_time(after, past))
    assert all(moment > after and moment.hour in platform.hours and not moment.minute for moment in past)
    gaps = [abs(moment - neighbor) for moment in past for neighbor in past if moment is not neighbor]
    assert all(gap >= timedelta(hours=platform.every_hours) for gap in gaps)


@pytest.mark.parametrize(
    ("text", "hashtags"),
    [
        ("x" * 281, ()),
        ("🧵" * 141, ()),
        ("x", ("#a", "#b", "#c", "#d")),
        ("x" * 277, ("#a",)),
        (" ", ()),
        ("x", ("a",)),
        ("x", ("#a b",)),
        ("x", ("#",)),
        ("https://a.b " * 12, ()),
    ],
)
def test_what_a_platform_would_refuse_is_no_content(text, hashtags):
    with pytest.raises(PostTooLong):
        Content("twitter", PostKind.CAREER_TIP, "Job Search", text, hashtags, NOW, NOW)


def test_the_longest_that_fits_is_content():
    assert Content("twitter", PostKind.CAREER_TIP, "Job Search", "x" * 280, (), NOW, NOW).whole == "x" * 280


def test_an_agent_that_nobody_touched_stands_still():
    assert not Agent().is_running
    assert not Agent().posting
    assert "twitter" in [platform.id for platform in Agent({"agent": True}).posting]
    assert "twitter" not in [platform.id for platform in Agent({"agent": True, "twitter": False}).posting]


@pytest.mark.parametrize(
    ("sign", "counted"),
    [("a", 1), ("é", 1), ("ჿ", 1), ("ᄀ", 2), ("…", 2), ("•", 2), ("“", 1), ("’", 1), ("-", 1), ("中", 2), ("🧵", 2)],
)
def test_signs_are_counted_as_x_counts_them(sign, counted):
    assert weight(sign) == counted


def test_an_address_is_never_counted_as_shorter_than_it_is():
    assert weight("See https://a.b") == 4 + 23  # what X makes of it
    assert weight("https://" + "a" * 40) == 48  # what others count


def job(**changes):
    values = {"title": "Ward Nurse", "company": "Loomworks", "location": "Pune, India", "description": "x"}
    values |= {"employment_type": "Full-time", "posted_on": NOW.date(), "ends_on": None, "created_at": NOW}
    return Job(**values | {"recruiter_id": 1, "recruiter_email": "r@acme.example", "id": 7} | changes)


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({}, "Ward Nurse at Loomworks, Pune, India."),
        (
            {"salary": "$20", "currency": "USD", "salary_duration": "per hour", "ends_on": date(2026, 12, 1)},
            "Ward Nurse at Loomworks, Pune, India. It pays USD 20 per hour. Apply until December 1, 2026.",
        ),
        ({"title": "C# & F# Developer"}, "C# & F# Developer at Loomworks, Pune, India."),
        ({"title": "@nurse #care (@all) see https://evil.example"}, "nurse care (all) see at Loomworks, Pune, India."),
        ({"title": "Cook www.evil.example evil.example/now"}, "Cook at Loomworks, Pune, India."),
        ({"title": "Co\u202eok\n\x07", "company": "", "location": ""}, "Cook."),
        ({"title": "###", "company": "@"}, "A job, Pune, India."),
    ],
)
def test_what_a_post_says_of_a_job_is_a_sentence_and_nobody_is_called_by_it(changes, line):
    assert job_line(job(**changes)) == line


def test_a_post_of_a_job_knows_which_job_it_is():
    order = PostOrder(
        PLATFORMS["twitter"],
        PostKind.FEATURE_HIGHLIGHT,
        JOBS,
        ProductFigures(),
        NOW.date(),
        (job(),),
        SITE,
        0,
        frozenset(),
    )
    past, result = set(), []
    for turn in range(60):
        draft = written(replace(order, turn=turn, recent=frozenset(past)), load_post_phrases())
        past.add(wording(draft.text))
        result.append(draft)
    assert {post.job_id for post in result} == {None, 7}
    for line in result:
        assert (job_line(job()) in line.text) is (line.job_id == 7)


def test_the_same_sentence_comes_again_only_when_all_others_have_been_said():
    order = PostOrder(
        PLATFORMS["twitter"], PostKind.CAREER_TIP, JOBS, ProductFigures(), NOW.date(), (), SITE, 0, frozenset()
    )
    tips = load_post_phrases().of("tip", JOBS)
    past, result = set(), []
    for turn in range(0, 7 * len(tips), 7):
        text = written(replace(order, turn=turn, recent=frozenset(past)), load_post_phrases()).text
        past.add(wording(text))
        result += [tip for tip in tips if tip in text]
    assert sorted(result) == sorted(tips)


def test_where_people_read_on_there_is_more_to_read_and_nothing_twice():
    for kind in PostKind:
        order = PostOrder(
            PLATFORMS["linkedin"], kind, JOBS, ProductFigures(70, 20, 90, 60, 9), NOW.date(), (), SITE, 3, frozenset()
        )
        for turn in range(40):
            lines = written(replace(order, turn=turn), load_post_phrases()).text.split("\n")
            points = [line for line in lines if line.startswith("• ")]
            assert len(points) == len(set(points)) == 3
            assert not {point.removeprefix("• ") for point in points} & set(lines)


def test_a_post_that_is_going_out_or_no_longer_fits_is_not_moved():
    post = Content("twitter", PostKind.CAREER_TIP, "tips", "Ask for the salary.", (), NOW, NOW, id=1)
    scheduled = replace(post, status=PostStatus.SCHEDULED)
    later = NOW + timedelta(days=1)
    assert scheduled.moved(later, now=NOW).at == later
    with pytest.raises(BeingPublished):
        replace(scheduled, lease_until=NOW + timedelta(minutes=1)).moved(later, now=NOW)
    with pytest.raises(PostTooLong):  # its platform takes less than when it was written
        replace(scheduled, text="long " * 200).moved(later, now=NOW)


def test_the_subjects_of_a_turn_end_with_every_feature_told():
    result = list(subjects(0))
    assert {feature for kind, feature in result if kind is PostKind.FEATURE_HIGHLIGHT} == set(FEATURES)
    assert {feature for kind, feature in result if kind is PostKind.SUCCESS_STORY} <= set(STORIES)
    assert len(result) == 5 * len(FEATURES)
