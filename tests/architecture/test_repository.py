"""What a host of the repository reads is valid, and names only what is there."""

import re
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from hireloom import __version__

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(sys.executable).parent
GITHUB = ROOT / ".github"
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
COMMANDS = "\n".join(path.read_text() for path in WORKFLOWS)


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-workflows", WORKFLOWS),
        ("dependabot", [GITHUB / "dependabot.yml"]),
        ("github-issue-forms", [GITHUB / "ISSUE_TEMPLATE" / name for name in ("bug.yml", "feature.yml")]),
        ("github-issue-config", [GITHUB / "ISSUE_TEMPLATE" / "config.yml"]),
        ("compose-spec", [ROOT / "compose.yaml", ROOT / "deploy" / "compose.tls.yaml"]),
    ],
)
def test_its_files_have_the_form_that_is_expected_of_them(schema: str, files: list[Path]) -> None:
    program = [PROGRAMS / "check-jsonschema", "--builtin-schema", f"vendor.{schema}", *files]
    process = subprocess.run(program, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stdout


def test_workflows_use_no_action_that_can_change_and_lend_nobody_their_rights() -> None:
    process = subprocess.run(
        [PROGRAMS / "zizmor", "--offline", "--quiet", GITHUB], capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stdout


def settings_of(name: str) -> ConfigParser:
    contract = ConfigParser(interpolation=None)
    contract.read(ROOT / name)
    return contract


def test_every_version_of_python_that_is_promised_is_tested() -> None:
    classifiers = settings_of("setup.cfg")["metadata"]["classifiers"]
    promised = re.findall(r"Python :: (3\.\d+)", classifiers)
    (matrix,) = re.findall(r"matrix: \{python: \[(.*)\]\}", COMMANDS)
    assert matrix == ", ".join(f'"{version}"' for version in promised)
    (factors,) = re.findall(r"\[testenv:py3\{(.*)\}\]", (ROOT / "tox.ini").read_text())
    assert [f"3.{minor}" for minor in factors.split(",")] == promised


def test_workflows_call_what_there_is() -> None:
    tox = settings_of("tox.ini")
    environments = {section.removeprefix("testenv:") for section in tox.sections() if section.startswith("testenv:")}
    called = {name for names in re.findall(r"tox run -e (\S+)", COMMANDS) for name in names.split(",")}
    assert called
    assert called <= environments
    assert {*re.findall(r"tox run -m (\S+)", COMMANDS)} <= set(re.findall(r"^(\w+) =", tox["tox"]["labels"], re.M))
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
    makes = {name for line in re.findall(r"run: make (.+)", COMMANDS) for name in line.split()}
    assert makes
    assert makes <= targets


def test_hooks_call_the_tools_of_the_checkout() -> None:
    hooks: dict[str, Any] = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())
    entries = [hook["entry"] for repository in hooks["repos"] for hook in repository["hooks"]]
    tools = [entry.split()[0].removeprefix(".venv/bin/") for entry in entries if entry.startswith(".venv/")]
    assert len(tools) > 4
    assert [tool for tool in tools if not (PROGRAMS / tool).exists()] == []
    (checked,) = [entry for entry in entries if "check-jsonschema" in entry]
    assert "github-workflows" in checked


def test_the_changelog_has_the_news_of_this_version_for_its_release() -> None:
    """`release.yml` takes them from there."""
    (program,) = re.findall(r"(awk .+) CHANGELOG\.md > news\.md", COMMANDS)
    command = ["bash", "-c", f"{program} CHANGELOG.md"]
    values = {"GITHUB_REF_NAME": f"v{__version__}", "PATH": "/usr/bin:/bin"}
    news = subprocess.run(command, cwd=ROOT, env=values, capture_output=True, text=True, check=True).stdout
    assert "### Added" in news
    assert "\n## " not in news
