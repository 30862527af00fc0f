"""The documentation names every setting and every command."""

import re
from collections import Counter
from pathlib import Path

import pytest

from hireloom import settings
from hireloom.__main__ import main

ROOT = Path(__file__).parents[2]
RUNNING = (ROOT / "docs" / "running.md").read_text()


@pytest.mark.parametrize(("name", "default", "meaning"), settings.documentation())
def test_every_setting_is_documented_as_it_is(name: str, default: str, meaning: str) -> None:
    row = next((line for line in RUNNING.splitlines() if line.startswith(f"| `{name}` |")), "")
    assert meaning in row
    assert default in row


def test_every_command_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = re.findall(r"^    ([a-z][a-z-]+)  ", capsys.readouterr().out, re.M)
    assert commands
    assert [name for name in commands if f"`hireloom {name}" not in RUNNING] == []


def test_every_link_between_pages_leads_somewhere() -> None:
    broken = [
        f"{page.relative_to(ROOT)} → {target}"
        for page in [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text())
        if not (page.parent / target).exists()
    ]
    assert broken == []


def test_every_decision_has_a_number_of_its_own() -> None:
    numbers = Counter(path.name[:4] for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert [number for number, records in numbers.items() if records > 1] == []


def test_every_file_that_a_page_names_is_there() -> None:
    tops = [ROOT / name for name in ("src", "tests", "bench", "scripts", "docs", "webapp/src", "webapp/scripts")]
    there = [f"/{path.relative_to(ROOT)}" for top in tops for path in top.rglob("*.*")]
    missing = [
        f"{page.relative_to(ROOT)} → {named}"
        for page in [ROOT / "README.md", *ROOT.glob("docs/**/*.md")]
        for named in re.findall(r"(?<![\w./])[\w-]+(?:/[\w-]+)+\.(?:py|tsx?|md|tsv|css)\b", page.read_text())
        + re.findall(r"`([\w-]+\.(?:py|tsx?))`", page.read_text())
        if not any(path.endswith(f"/{named}") for path in there)
    ]
    assert missing == []


def test_vulnerabilities_of_dependencies_have_their_times() -> None:
    rows = re.findall(r"^\| (critical|high|medium|low) [^|]*\| (.*) \|$", (ROOT / "SECURITY.md").read_text(), re.M)
    assert [name for name, _ in rows] == ["critical", "high", "medium", "low"]
    days = [int(number) for _, text in rows for number in re.findall(r"within (\d+) days", text)]
    assert len(days) == 3
    assert days == sorted(days)
    assert (ROOT / ".github/dependabot.yml").read_text().count("interval: weekly") == 4
