"""Skills described as deeds: 'scheduled appointments' for appointment scheduling."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.words import root


def deeds(text: str) -> set[str]:
    return {mention.skill.name for mention in load_lexicon().done_in(text)}


@pytest.mark.parametrize(
    ("text", "skill"),
    [
        ("Scheduled appointments for three doctors.", "Appointment scheduling"),
        ("Scheduled and confirmed 40 patient appointments a day.", "Appointment scheduling"),
        ("Appointments were scheduled by phone.", "Appointment scheduling"),
        ("Responsible for the scheduling of appointments", "Appointment scheduling"),
        ("Schedule their appointments", "Appointment scheduling"),
        ("Managed annual budgets of $2m", "Budget management"),
        ("Management of budgets and staff", "Budget management"),
        ("Negotiated supplier contracts.", "Contract negotiation"),
        ("Rotated stock daily", "Food rotation"),
        ("Analysed sales data with care", "Data analysis"),
        ("Served up to 300 customers per shift", "Customer service"),
        ("Cared for elderly patients", "Patient care"),
        ("Prepared, seasoned and cooked food", "Food preparation"),
    ],
)
def test_a_deed_tells_the_name_of_the_skill(text: str, skill: str) -> None:
    assert skill in deeds(text)


@pytest.mark.parametrize(
    "text",
    [
        "Managed project teams.",  # a team, not the project
        "Appointment managers reported to me",
        "Scheduled staff, welcomed patients and kept appointments",
        "Managed the shop. Budgets were set elsewhere.",
        "Scheduled trains for appointments",
        "Learned new machines quickly",
        "Managers, budgets",
        "Budget",
        "",
    ],
)
def test_other_clauses_do_not(text: str) -> None:
    result = deeds(text)
    assert not result & {"Project management", "Appointment scheduling", "Budget management", "Machine learning"}


@pytest.mark.parametrize(
    "forms",
    [
        ("reconcile", "reconciled", "reconciling", "reconciliation"),
        ("negotiate", "negotiated", "negotiating", "negotiation"),
        ("coordinate", "coordinated", "coordination", "coordinator"),
        ("verify", "verified", "verification"),
        ("optimise", "optimize", "optimized", "optimisation", "optimization"),
        ("analyse", "analyze", "analyzed", "analysis"),
        ("administer", "administered", "administration", "administrator"),
        ("register", "registered", "registration"),
        ("control", "controlled", "controlling"),
        ("monitor", "monitored", "monitoring"),
        ("deliver", "delivered", "delivery"),
        ("perform", "performed", "performance"),
        ("run", "ran", "running"),
        ("teach", "taught", "teaching"),
        ("write", "wrote", "written", "writing"),
        ("sell", "sold", "selling", "sale"),
        ("maintain", "maintained", "maintenance"),
        ("engineer", "engineering"),
    ],
)
def test_the_forms_of_a_deed_share_one_root(forms: tuple[str, ...]) -> None:
    assert len({root(form) for form in forms}) == 1, {form: root(form) for form in forms}


def test_words_that_only_look_alike_keep_roots_of_their_own() -> None:
    apart = (
        "nurse",
        "nursery",
        "police",
        "policy",
        "server",
        "serve",
        "patient",
        "product",
        "produce",
        "custom",
        "cost",
    )
    assert len({root(word) for word in apart}) == len(apart)


WORDS = st.sampled_from(
    re.findall(r"\S+", "scheduled appointments managed budgets of , for reconciled invoices . was 40 -")
)


@settings(max_examples=50, deadline=None)
@given(st.lists(WORDS, max_size=20))
def test_what_is_found_stands_where_it_says(spoken: list[str]) -> None:
    text = " ".join(spoken)
    for mention in load_lexicon().done_in(text):
        assert 0 <= mention.start < mention.end <= len(text)
        sentence = text[mention.start : mention.end]
        assert "." not in sentence
        assert mention.skill in {again.skill for again in load_lexicon().done_in(sentence)}
