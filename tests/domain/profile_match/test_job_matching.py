"""A person and a job: the tables of the rule, and what holds whatever they say."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.domain.jobs import Job
from hireloom.domain.profile_match.experience import Years, asked_years, experience_score, years_of
from hireloom.domain.profile_match.matches import Candidate, JobNeeds, Quality, candidate_of, match, needs_of
from hireloom.domain.profile_match.places import location_score, place_of, whereabouts
from hireloom.domain.profile_match.reach import ConstraintKind, asked_by
from hireloom.domain.profile_match.roles import preferred_roles, role_score, said_by
from hireloom.domain.profile_match.skills import normalised
from hireloom.domain.profiles import EXPERIENCE, Profile

NOW = datetime(2026, 11, 21, tzinfo=UTC)
JOB = Job("Chef", "Loom", "", "", "", date(2026, 11, 1), None, 1, "r@loom.example", NOW)
PERSON = Profile(1, "Anna", "anna@people.example", "", "", "", "", NOW)


def fit(skills: str, has: str, role: int = 0) -> tuple[int, list[str], list[str]]:
    """The skill part for a role score of 0 or 19."""
    title, roles = ("Full-Stack Developer (Node.js)", "Full Stack Developer") if role else ("Nurse", "")
    result = match(
        needs_of(replace(JOB, title=title, keywords=skills)), candidate_of(replace(PERSON, skills=has, job_roles=roles))
    )
    assert result.role_score == role
    return result.skill_score, list(result.matching_skills), list(result.missing_skills)


@pytest.mark.spec("RECO-18", "RECO-20")
@pytest.mark.parametrize(
    ("required", "has", "score", "matching", "missing"),
    [
        ("python,flask,sql,docker", "Python, Flask, PostgreSQL, SQL", 38, "python,flask,sql", "docker"),
        ("python,flask,sql,docker", "Python, Flask, SQL, Docker, Go", 50, "python,flask,sql,docker", ""),
        ("react,redux,typescript", "ReactJS", 17, "react", "redux,typescript"),
        ("react,redux,typescript", "React, Redux", 33, "react,redux", "typescript"),
        ("java", "JavaScript", 0, "", "java"),
        (
            "python,aws,docker,sql,git,linux,redis",
            "py, amazon web services",
            14,
            "python,aws",
            "docker,sql,git,linux,redis",
        ),
    ],
)
def test_skills_count_by_their_share(required, has, score, matching, missing):
    assert fit(required, has) == (score, [x for x in matching.split(",") if x], [x for x in missing.split(",") if x])


def test_a_title_that_the_person_names_as_a_role_is_no_skill_to_develop():
    needs = needs_of(replace(JOB, title="Registered Nurse", keywords="Registered Nurse, ACLS, Triage"))
    nurse = match(needs, candidate_of(replace(PERSON, skills="Triage", job_roles="registered nurse; ACLS")))
    assert (nurse.matching_skills, nurse.missing_skills) == (("Registered Nurse", "Triage"), ("ACLS",))


@pytest.mark.parametrize(("role", "score"), [(19, 38), (0, 0)])
def test_where_no_skill_is_asked_the_role_stands_in(role, score):
    needs = JobNeeds({}, said_by("Full-Stack Developer (Node.js)"), None, place_of(""))
    wishes = preferred_roles("Full Stack Developer" if role else "Nurse")
    result = match(needs, Candidate(frozenset({"excel"}), wishes, None, whereabouts("", "")))
    assert (result.skill_score, result.role_score) == (score, role)
    assert result.matching_skills == result.missing_skills == ()


def test_skills_that_nobody_listed_are_looked_for_in_the_text():
    job = replace(JOB, title="Backend Developer", description="You know Python and Docker.\nPython daily.")
    assert needs_of(job).skills == {"python": "Python", "docker": "Docker"}
    assert needs_of(replace(job, keywords="SQL")).skills == {"sql": "SQL"}


@pytest.mark.spec("RECO-20")
@pytest.mark.parametrize(
    ("title", "roles", "score"),
    [
        ("Senior Python Developer", "Python Developer", 25),
        ("Python Developer", "Python Engineer, Data Analyst", 25),
        ("Python Developer", "Software Engineer", 10),
        ("Python Developer", "Civil Engineer", 8),
        ("Full-Stack Developer (Node.js)", "Full Stack Developer", 19),
        ("Front End Engineer", "Frontend Developer", 25),
        ("Data Analyst", "Business Analyst", 8),
        ("Marketing Manager", "Nurse", 0),
        ("QA Tester", "QA Engineer", 20),
        ("Python Developer", "", 0),
        ("Senior Lead", "Lead", 17),  # nothing else is left, so it counts
    ],
)
def test_roles_count_by_their_words(title, roles, score):
    assert role_score(said_by(title), preferred_roles(roles)) == score


@pytest.mark.spec("OPEN-094")
@pytest.mark.parametrize(
    ("title", "description", "kind", "need"),
    [
        ("Developer", "You bring 3-5 years of experience.", "", (3, 5)),
        ("Developer", "At least 4+ years experience with SQL.", "", (4, None)),
        ("Senior Developer", "Join us.", "", (5, None)),
        ("Junior Developer", "Join us.", "", (0, 3)),
        ("Developer", "Join us.", "Internship", (0, 1)),
        ("Developer", "We have 20 years of experience. You need 2 years of experience.", "", (2, None)),
        ("Tech Lead", "Join us.", "", (8, None)),
        ("Senior Developer", "2 to 4 years of professional experience.", "", (2, 4)),
        ("Developer", "Join us.", "", None),
        ("Developer", "Our company has 30 years of experience.\n5 or more years of experience", "", (5, None)),
        ("Developer", "2 years in retail. 3 yrs experience.", "", (3, None)),
        ("Mid Developer", "", "", (3, 5)),
        ("Graduate Engineer", "", "", (0, 1)),
    ],
)
def test_years_are_asked_by_text_kind_or_title(title, description, kind, need):
    assert asked_years(title, description, kind) == (Years(*need) if need else None)


NEEDS = (None, Years(0, 1), Years(3, 5), Years(5), Years(2, 4), Years(10))


@pytest.mark.spec("RECO-20")
@pytest.mark.parametrize(
    ("band", "scores"),
    [
        ("0-1", (15, 15, 5, 0, 5, 0)),
        ("1-3", (15, 15, 10, 5, 15, 0)),
        ("3-5", (15, 12, 15, 10, 15, 0)),
        ("5-10", (15, 8, 15, 15, 12, 10)),
        ("10+", (15, 8, 8, 15, 8, 15)),
        ("", (15, 5, 5, 5, 5, 5)),
    ],
)
def test_years_fit_what_is_asked(band, scores):
    assert tuple(experience_score(need, years_of(band)) for need in NEEDS) == scores


@pytest.mark.spec("RECO-20")
@pytest.mark.parametrize(
    ("job", "preferred", "relocation", "score"),
    [
        ("Remote", "Remote", "No", 10),
        ("Remote (REM)", "Pune", "No", 8),
        ("Remote, India", "", "Remote Only", 10),
        ("Pune, India", "Pune, Mumbai", "No", 10),
        ("Bangalore", "Bengaluru", "No", 10),
        ("Austin, TX", "Texas", "No", 10),
        ("Hybrid - Pune", "Hybrid", "No", 4),
        ("Hybrid - Pune", "Hybrid", "Yes", 7),
        ("Hybrid", "Hybrid (HYB)", "No", 10),
        ("Hybrid - Pune", "Mumbai", "Remote Only", 3),
        ("Pune", "Mumbai", "Yes", 6),
        ("Pune", "Mumbai", "No", 0),
        ("Pune", "Remote", "Remote Only", 0),
        ("Pune", "", "", 5),
        ("Indiana", "India", "No", 0),
        ("", "Pune", "Yes", 5),
        ("Pune", "A, B, C, Pune", "No", 0),  # only the first three places count
        ("Gurgaon", "gurugram", "No", 10),
        ("Bombay", "Mumbai", "", 10),
        ("New York", "NYC", "", 10),
        ("Remote, Pune", "Pune", "No", 10),
        ("Bengaluru, IN", "India", "No", 10),  # two letters of a state, behind a town that is not there
        ("Bengaluru, IN (Hybrid)", "Indiana", "No", 0),
        ("Fort Wayne, IN", "Indiana", "No", 10),
        ("Berlin, DE", "Germany", "No", 10),
        ("Toronto, ON", "Ontario", "No", 10),
    ],
)
def test_places_fit(job, preferred, relocation, score):
    assert location_score(place_of(job), whereabouts(preferred, relocation)) == score


@pytest.mark.spec("RECO-17")
@pytest.mark.parametrize(
    ("score", "quality"),
    [
        *[(100, "excellent"), (81, "excellent"), (80, "good"), (61, "good"), (60, "fair"), (46, "fair")],
        *[(45, "low"), (30, "low"), (0, "low")],
    ],
)
def test_quality_has_the_cut_points_of_the_colours(score, quality):
    assert Quality.of(score) == quality


@pytest.mark.spec("RECO-17", "RECO-20", "RECO-21")
@pytest.mark.parametrize(
    ("skills", "roles", "band", "places", "relocation", "parts", "quality"),
    [
        ("Python, Flask, SQL, Docker", "Python Developer", "5-10", "Pune", "No", (50, 25, 15, 10), "excellent"),
        ("Python, Flask, SQL", "Python Developer", "5-10", "Pune", "No", (38, 25, 15, 10), "excellent"),
        ("Python, Flask", "Software Engineer", "3-5", "Mumbai", "Yes", (25, 10, 10, 6), "fair"),
        ("Python", "Python Developer", "1-3", "Mumbai", "No", (13, 25, 5, 0), "low"),
        ("Python, Flask", "Python Developer", "", "", "", (25, 25, 5, 5), "fair"),
        ("Cooking", "Chef", "5-10", "Pune", "No", (0, 0, 15, 10), "low"),
    ],
)
def test_the_parts_add_up(skills, roles, band, places, relocation, parts, quality):
    job = replace(
        JOB,
        title="Senior Python Developer",
        keywords="Python, Flask, SQL, Docker",
        description="5+ years of experience.",
        location="Pune, India",
    )
    person = replace(
        PERSON,
        skills=skills,
        job_roles=roles,
        experience=band,
        preferred_locations=places,
        relocation_willingness=relocation,
    )
    result = match(needs_of(job), candidate_of(person))
    assert (result.skill_score, result.role_score, result.exp_score, result.location_score) == parts
    assert result.match_score == sum(parts)
    assert result.match_quality == quality


SKILLS = ("Python", "Flask", "SQL", "Docker", "React", "Go", "Nursing", "Excel")
WORDS = ("Senior", "Python", "Data", "Engineer", "Developer", "Analyst", "Nurse", "of", "Manager", "QA")
PLACES = ("", "Pune", "Pune, India", "Remote", "Hybrid - Pune", "Hybrid", "Remote, India", "Austin, TX", "Texas")
TEXTS = ("", "3-5 years of experience.", "We know Python and Docker.", "10+ years of experience needed.")
lists = st.lists(st.sampled_from(SKILLS), max_size=6)
titles = st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join)
jobs = st.builds(
    lambda title, text, place, skills: replace(
        JOB, title=title, description=text, location=place, keywords=", ".join(skills)
    ),
    titles,
    st.sampled_from(TEXTS),
    st.sampled_from(PLACES),
    lists,
)
people = st.builds(
    lambda skills, roles, band, places, moves: replace(
        PERSON,
        skills=", ".join(skills),
        job_roles=", ".join(roles),
        experience=band,
        preferred_locations=places,
        relocation_willingness=moves,
    ),
    lists,
    st.lists(titles, max_size=3),
    st.sampled_from(("", *EXPERIENCE)),
    st.sampled_from(PLACES),
    st.sampled_from(("", "Yes", "No", "Remote Only")),
)
quick = settings(max_examples=60, deadline=None)


@pytest.mark.spec("RECO-20", "RECO-21")
@quick
@given(jobs, people)
def test_each_part_stays_in_its_weight_and_the_lists_partition_what_is_asked(job, person):
    needs = needs_of(job)
    result = match(needs, candidate_of(person))
    assert 0 <= result.skill_score <= 50
    assert 0 <= result.role_score <= 25
    assert 0 <= result.exp_score <= 15
    assert 0 <= result.location_score <= 10
    assert 0 <= result.match_score <= 100
    skills = list(needs.skills.values())
    assert sorted(result.matching_skills + result.missing_skills) == sorted(skills)
    for part in (result.matching_skills, result.missing_skills):
        assert [skill for skill in skills if skill in part] == list(part)


@quick
@given(jobs, people, st.sampled_from(SKILLS))
def test_one_skill_more_never_lowers_the_score(job, person, skill):
    more = replace(person, skills=f"{person.skills}, {skill}")
    assert (
        match(needs_of(job), candidate_of(more)).match_score >= match(needs_of(job), candidate_of(person)).match_score
    )


@quick
@given(jobs, people, st.randoms(use_true_random=False))
def test_order_case_and_repeats_of_skills_do_not_count(job, person, chance):
    skills = person.skills.split(", ") * 2
    chance.shuffle(skills)
    in_capitals = replace(person, skills=" ; ".join(skill.upper() for skill in skills))
    assert match(needs_of(job), candidate_of(in_capitals)) == match(needs_of(job), candidate_of(person))


@quick
@given(jobs, people)
def test_nothing_in_common_stays_under_thirty(job, person):
    needs, candidate = needs_of(job), candidate_of(person)
    result = match(needs, candidate)
    if not result.matching_skills and not result.role_score:
        assert result.match_score < 30


@given(st.integers(0, 99))
def test_quality_never_falls_with_the_score(score):
    assert Quality.of(score + 1).rank >= Quality.of(score).rank


def test_every_skill_of_a_job_is_compared_in_its_one_spelling():
    assert needs_of(replace(JOB, keywords="ReactJS, K8s")).skills == {"react": "ReactJS", "kubernetes": "K8s"}
    assert normalised("K8s") in candidate_of(replace(PERSON, skills="Kubernetes")).skills


def test_a_job_is_never_asked_without_its_only_skill():
    """Without any skill the role would be matched instead, which says nothing about the skill."""
    needs = JobNeeds({"react": "React"}, said_by("Developer"), Years(3), place_of(""))
    assert [constraint.about for constraint in asked_by(needs, "")] == [ConstraintKind.YEARS]
    two = replace(needs, skills={"react": "React", "sql": "SQL"})
    assert [constraint.about for constraint in asked_by(two, "")] == [*[ConstraintKind.SKILL] * 2, ConstraintKind.YEARS]
