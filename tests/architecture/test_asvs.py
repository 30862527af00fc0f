"""docs/asvs.csv says of each requirement of OWASP ASVS 5.0, Levels 1 and 2, how it is met, or why it is not."""

import csv
import re
from collections import Counter
from functools import cache
from pathlib import Path

from hireloom.domain.webhooks import DELIVERY_LIFE
from hireloom.settings.keeping import KeepingSettings
from hireloom.usecases.outbox import LETTER_LIFE

ROOT = Path(__file__).parents[2]
ROWS = list(csv.DictReader((ROOT / "docs/asvs.csv").read_text().splitlines()))
# How many requirements of Levels 1 and 2 each chapter has.
CHAPTERS = {
    1: 27,
    2: 11,
    3: 19,
    4: 10,
    5: 9,
    6: 35,
    7: 18,
    8: 7,
    9: 7,
    10: 29,
    11: 14,
    12: 9,
    13: 13,
    14: 9,
    15: 13,
    16: 16,
    17: 7,
}


@cache
def text_of(path: str) -> str:
    return (ROOT / path).read_text()


def test_each_requirement_is_answered_once() -> None:
    numbers = [row["id"] for row in ROWS]
    assert len(set(numbers)) == len(numbers)
    assert Counter(int(number.partition(".")[0]) for number in numbers) == CHAPTERS
    assert {row["level"] for row in ROWS} == {"1", "2"}
    assert {row["status"] for row in ROWS} == {"met", "not_applicable", "deviation"}


def test_what_is_met_names_tests_that_are_there() -> None:
    missing = []
    for row in ROWS:
        for test in row["evidence"].split("; ") if row["status"] == "met" else ():
            path, _, name = test.partition("::")
            pattern = re.escape(name) if path.endswith("x") else rf"def {re.escape(name)}\("
            if not (name and re.search(pattern, text_of(path))):
                missing.append(f"{row['id']}: {test}")
    assert missing == []


def test_everything_else_has_its_reason() -> None:
    short = [row["id"] for row in ROWS if row["status"] != "met" and len(row["evidence"].split()) < 4]
    assert short == []


def test_the_page_about_security_tells_the_sums() -> None:
    sums = Counter(row["status"] for row in ROWS)
    result = f"{sums['met']} are met, {sums['not_applicable']} do not apply, and {sums['deviation']} are deviations"
    assert result in " ".join(text_of("docs/security.md").split())


def test_the_page_about_security_says_which_logs_there_are_and_how_long_each_is_kept() -> None:
    table = text_of("docs/security.md").partition("## Logs")[2].partition("## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:1] == "|"]
    assert all(len(row) == 4 and all(row) for row in rows)  # what, of what, where and for whom, for how long
    assert {row[0]: row[3] for row in rows[2:]} == {
        "of the server and its workers": "as the operator decides",
        "audit log": f"{KeepingSettings().keep_audit_days} days, by setting",
        "emails": f"{LETTER_LIFE.days} days",
        "deliveries of webhooks": f"{DELIVERY_LIFE.days} days",
    }
