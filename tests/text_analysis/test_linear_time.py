"""No text takes the server: every public function of the domain and of text analysis, and every method of the domain's
types, takes time that grows with the text and no faster.

`bench/text_functions.py` asks the same with more fragments and longer texts.
"""

from collections.abc import Callable
from functools import partial
from itertools import count, islice

import pytest

from hireloom.domain.companies import is_public
from hireloom.domain.cover_letters.orders import Opening
from hireloom.domain.documents import Document
from hireloom.domain.searches import parts_within
from hireloom.testing.measure import NOW
from hireloom.testing.samples import JOB, RESUME
from hireloom.testing.text_functions import TextCall, text_calls, uncalled
from hireloom.text_analysis.adverts.adverts import Line
from hireloom.text_analysis.adverts.clauses import clauses
from hireloom.text_analysis.adverts.conditions import condition_names
from hireloom.text_analysis.adverts.groups import groups
from hireloom.text_analysis.adverts.sections import Ask
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.limits import MOST, bounds
from hireloom.text_analysis.language.places import is_a_place
from hireloom.text_analysis.language.schools import names_school, without_schools
from hireloom.text_analysis.language.titles import plain
from hireloom.text_analysis.resumes.identities import words_of_identity
from hireloom.text_analysis.resumes.readings import claims_title
from hireloom.text_analysis.resumes.titles_and_employers import parts, with_double_titles
from hireloom.text_analysis.writing.clauses.clause_nouns import noun_at
from hireloom.text_analysis.writing.clauses.employers import as_role, without_legal_form
from hireloom.text_analysis.writing.clauses.first_person import first_person
from hireloom.text_analysis.writing.clauses.plain_deeds import single_title
from hireloom.text_analysis.writing.clauses.prose import is_cut_off, is_spelled
from hireloom.text_analysis.writing.clauses.shorter_lines import plain_line
from hireloom.text_analysis.writing.descriptions.job_descriptions import own_title
from hireloom.text_analysis.writing.letters.duties import duty
from hireloom.text_analysis.writing.letters.jobs import employer_of
from hireloom.text_analysis.writing.summaries import about
from tests.linear_time import takes_linear_time

LENGTH = 4_000  # characters; the bench goes on to 100,000
FRAGMENTS = (" ", "A, and (a 2019 - 2020 under 200 ms\n")


# What is not called on its own, and why no text can take it long.
OF_OURS = "reads our own tables or numbers, no text of a person"
OF_CALLERS = "gets what its only caller has read, which is called with texts of any length"
REASONS = {
    "DatedLine.stands_in_a_sentence": OF_CALLERS,  # role_heads
    "Demand.as_said": OF_CALLERS,  # years_findings
    "is_of_experience": OF_CALLERS,  # _years
    "LetterWork.first_steps": OF_CALLERS,  # facts
    "LetterWork.tie": OF_CALLERS,  # facts
    "smoothed": OF_CALLERS,  # facts
    "with_short_rows": OF_CALLERS,  # facts
    "WorkComparison.judged": OF_CALLERS,  # judged
    "WorkComparison.alike": OF_CALLERS,  # judged
    "is_of_oneself": OF_CALLERS,  # ruled
    "without_contradictions": OF_CALLERS,  # judged
    "ProfessionsHeld.has": OF_OURS,
    "ProfessionsHeld.licence_of": OF_OURS,
    "ProfessionsHeld.title_of": OF_OURS,
    "Actions.find": OF_CALLERS,  # done_in
    "Phrases.find": OF_CALLERS,  # skills_in
    "Parts.text": OF_CALLERS,  # description
    "DescriptionNeeds.lines": OF_CALLERS,  # parts
    "RoleQuestions.gaps": OF_CALLERS,
    "RoleQuestions.roles": OF_CALLERS,
    "RoleQuestions.resume": OF_CALLERS,
    "RoleQuestions.next_nearest": OF_CALLERS,
    "RoleQuestions.nearness": OF_CALLERS,
    "RoleQuestions.is_of_field": OF_CALLERS,
    "advertised": OF_CALLERS,  # interview
    "trade_of": OF_CALLERS,  # interview
    "StepTurns.take": OF_CALLERS,  # interview
    "situations": OF_CALLERS,  # interview
    "Accounts.answered": OF_CALLERS,  # interview
    "Ties.tied": OF_CALLERS,
    "in_order": OF_CALLERS,
    "turned": OF_CALLERS,
    "top_of_head": OF_CALLERS,  # role_heads
    "place_of_deed": OF_CALLERS,  # role_heads
    "MatchableListing.spot": OF_CALLERS,  # the lists of jobs, whose texts have their limits
    "OpenJob.asks": OF_OURS,
    "FrameTurns.take": OF_OURS,
    "PostPhrases.of": OF_OURS,
    "Field.years": OF_OURS,
    "Readability.age": OF_OURS,
    "blank": "as many spaces as a match has signs",
    "sentence_cache": "a decorator",
    "entry_id": "a digest of a few short lines of a form",
    "excess": "counts the entries of a career and reads none of their sentences",
    "WebhookEndpoint.released": "compares two times",
    "must_hold": "runs the rules of a form, each of which is called",
}


def test_every_public_function_that_takes_text_is_called_or_has_its_reason() -> None:
    assert {function.__qualname__ for function in uncalled()} == set(REASONS)


def repeated(fragment: str, length: int) -> str:
    return fragment * (length // len(fragment))


def distinct_names(length: int) -> str:
    """As an advert with a new employer in each sentence."""
    names = (
        "".join(chr(97 + number // 26**place % 26) for place in range(4)).title() for number in range(length // 16)
    )
    return " ".join(f"at {name} {name}, and" for name in names)


def reads_quickly(call: TextCall, fragment: str) -> bool:
    return takes_linear_time(lambda length: call.of(repeated(fragment, length)), LENGTH)


def calls_by_folder() -> dict[str, list[TextCall]]:
    folders: dict[str, list[TextCall]] = {}
    for call in text_calls():
        folders.setdefault(call.function.__module__.rpartition(".")[0], []).append(call)
    return folders


@pytest.mark.parametrize("calls", [pytest.param(calls, id=folder) for folder, calls in calls_by_folder().items()])
def test_time_grows_with_the_text(calls: list[TextCall]) -> None:
    slow = [
        f"{call}: {LENGTH} characters of {fragment!r}"
        for call in calls
        for fragment in FRAGMENTS
        if not reads_quickly(call, fragment)
    ]
    assert slow == []


@pytest.mark.parametrize(
    ("function", "fragment"),
    [
        (lambda text: list(bounds(text)), "under 200 ms "),
        (lambda text: list(clauses(text)), " "),
        (lambda text: list(clauses(text)), "(a, and excellent "),
        (lambda text: groups([Line(f"{text} a plus", Ask.NICE, f"{text} a plus")], load_lexicon()), "Python "),
        (condition_names, "1"),
        (condition_names, "passport "),
        (names_school, "A"),
        (without_schools, "St. A of "),
        (is_a_place, " "),
        (parts, "a-"),
        (without_legal_form, "Inc. "),
        (duty, "("),
        (lambda text: is_spelled(text, load_lexicon()), "a"),
        (plain_line, "("),
        (is_cut_off, ", an "),
        (lambda text: first_person(text, is_current=False), "to plan "),
        (words_of_identity, " "),
        (parts_within, "a"),
        (lambda text: is_public(text, ()), "."),
        (plain, "https://a.example/"),
        (single_title, "and "),
        (own_title, "-"),
        (lambda text: employer_of(Opening("Weaver", "", distinct_names(3 * len(text)))), "at Acme, "),
        (lambda text: with_double_titles(text, text.split(), load_lexicon()), "in "),
        (as_role, "BSc "),
        (noun_at, ", a"),
        (lambda text: claims_title(RESUME, text), "in "),
        (lambda text: find(Document(RESUME), JOB + text, load_lexicon(), now=NOW), "under 200 ms "),
        (lambda text: find(Document(RESUME), JOB + text, load_lexicon(), now=NOW), "\na"),
        (lambda text: find(Document(RESUME), JOB + text, load_lexicon(), now=NOW), "(a "),
        (lambda text: about(RESUME + text, JOB, load_lexicon(), NOW), "5+ years "),
        (lambda text: about(RESUME + text, JOB, load_lexicon(), NOW), "Engineer, Loom Ltd, 2019 - 2020\n"),
    ],
)
def test_what_once_took_minutes_takes_a_moment(function: Callable[[str], object], fragment: str) -> None:
    assert takes_linear_time(lambda length: partial(function, repeated(fragment, length)), 40_000)


def distinct_roles(length: int) -> str:
    """A resume whose words all differ: what is sought once for each name has many to seek."""
    record = "{} Engineer, {} Ltd, 2019 - 2020\n- Built a {} {} in {}.\n"
    names = ("".join(chr(97 + number // 26**place % 26) for place in range(5)).title() for number in count())
    return "".join(record.format(*islice(names, 5)) for _ in range(length // len(record)))


@pytest.mark.parametrize(
    "name",
    [
        "without_identity(message, application)",
        "field_years(career, families, alike)",
        "page_match(page, off)",
        "writing.questions.interviews.interview(resume)",
    ],
)
def test_words_that_all_differ_take_no_longer(name: str) -> None:
    (call,) = (call for call in text_calls() if f".{call}".endswith(f".{name}"))
    assert takes_linear_time(lambda length: call.of(distinct_roles(length)), 100_000)


def test_a_sentence_of_nothing_but_limits_sets_a_few() -> None:
    assert len(list(bounds("under 200 ms " * 1_000))) == MOST
