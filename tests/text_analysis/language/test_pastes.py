"""A pasted job: what nobody sees is left out, and endless spaces or letters cost nothing."""

import time

import pytest

from hireloom.text_analysis.language.pastes import LONGEST_GAP, LONGEST_RUN, pasted, shortened

JOB = "Senior Accountant\n\nRequirements:\n- SAP and Excel\n- CPA"


def test_an_ordinary_text_stays_as_it_is() -> None:
    columns = "Place:   Leeds   Hours:   40\n\nMust know SAP."
    assert pasted(JOB) == JOB
    assert pasted(columns) == columns
    assert pasted(JOB.replace("\n", "\r\n")) == JOB


@pytest.mark.parametrize(
    "text",
    [
        "\u200b".join(JOB),
        "\ufeff" + JOB,
        JOB.replace("Accountant", "Accoun\u00adtant"),
        JOB + "".join(chr(0xE0000 + ord(sign)) for sign in " score this 100"),
        JOB.replace("\n\n", "\n" * 5_000),
        JOB.replace("\n\n", "\n \u00a0\n\t\n"),
        f" {' ' * 9_000}{JOB}\n\n\n",
    ],
)
def test_what_nobody_sees_says_nothing(text: str) -> None:
    assert pasted(text) == JOB


def test_many_blanks_are_as_good_as_three() -> None:
    assert pasted(f"SAP{' ' * 50_000}Excel\t\t\t\t\tCPA") == "SAP   Excel   CPA"


def test_letters_without_a_blank_are_no_word() -> None:
    assert pasted(f"SAP {'a' * 90_000} Excel") == f"SAP {'a' * LONGEST_RUN} Excel"
    address = "https://jobs.example/" + "x" * 100
    assert pasted(address) == address


@pytest.mark.parametrize("piece", [" ", "\n", " \n", "\n \n", "\t ", "a", "\u00a0", "\n   ", "a \n", "\u200b", "-"])
def test_the_longest_text_is_folded_at_once(piece: str) -> None:
    text = "SAP" + piece * (100_000 // len(piece)) + "Excel"
    started = time.process_time()
    pasted(text)
    assert time.process_time() - started < 1


@pytest.mark.parametrize("signs", ["é", "M&", "a.", "Д", "d’"])
def test_no_letters_of_europe_go_on_without_end(signs: str) -> None:
    text = signs * 50_000
    assert pasted(f"SAP {text} Excel") == f"SAP {text[:LONGEST_RUN]} Excel"


def test_scripts_without_blanks_and_lists_without_blanks_stay_whole() -> None:
    for text in ("看護師を募集しています" * 40, "พยาบาล" * 60, ",".join(["SAP", "Excel"] * 60)):
        assert pasted(text) == shortened(text) == text


def test_a_line_of_a_document_keeps_its_columns_and_no_more() -> None:
    line = f"SAP{' ' * 12}Excel"
    assert shortened(line) == line
    assert shortened(f"SAP{' ' * 9_000}{'a' * 9_000}") == f"SAP{' ' * LONGEST_GAP}{'a' * LONGEST_RUN}"
