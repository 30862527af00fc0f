"""What a checkout needs of the machine is said before anything is installed."""

import json
import os
import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from importlib.metadata import distributions
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, canonicalize_version

ROOT = Path(__file__).parents[1]
SPEC = spec_from_file_location("set_up", ROOT / "scripts" / "set_up.py")
assert SPEC
assert SPEC.loader
set_up = sys.modules["set_up"] = module_from_spec(SPEC)  # its dataclass looks itself up there
SPEC.loader.exec_module(set_up)
PINS = re.findall(r"^([a-z0-9-]+)==([^ ;]+)(.*(?:\n +--hash=\S+.*)*)", set_up.CONSTRAINTS.read_text(), re.M)


def set_up_with_node(version: str, folder: Path) -> str:
    """What is said where this is the newest Node; it stops there in any case, as npm cannot install anything."""
    for name, does in (("node", f"echo {version}"), ("npm", "exit 1")):
        program = folder / name
        program.write_text(f"#!/bin/sh\n{does}\n")
        program.chmod(0o755)
    # A copy, in which nothing is installed yet.
    script = folder / "scripts" / "set_up.py"
    script.parent.mkdir()
    script.write_text((ROOT / "scripts" / "set_up.py").read_text())
    lock = folder / "webapp" / "package-lock.json"
    lock.parent.mkdir()
    lock.write_text("{}")
    environment = os.environ | {"PATH": f"{folder}:{os.environ['PATH']}"}
    command = [sys.executable, script, "test", "client"]
    process = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert process.returncode == 1
    return process.stderr


@pytest.mark.parametrize("version", ["v18.20.8", "v20.18.3", "v21.7.3", "v22.11.0"])
def test_a_node_that_cannot_build_the_client_is_named_with_the_way_to_another_one(tmp_path, version):
    text = set_up_with_node(version, tmp_path)
    assert f"Node 20.19, or 22.12 and newer, with npm is needed, this is {version}." in text
    assert "https://nodejs.org/en/download" in text


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v23.0.0", "v24.1.0-nightly20260101"])
def test_what_builds_the_client_is_taken(tmp_path, version):
    assert "Web packages failed" in set_up_with_node(version, tmp_path)


def test_what_builds_the_client_asks_for_no_other_node():
    lock = json.loads((ROOT / "webapp" / "package-lock.json").read_text())
    assert lock["packages"]["node_modules/vite"]["engines"]["node"] == "^20.19.0 || >=22.12.0"


@pytest.fixture
def debian(tmp_path, monkeypatch):
    """A Debian where we are root and nothing is installed; the file that apt-get notes its calls in."""
    (tmp_path / "sh").symlink_to(shutil.which("sh"))
    apt, calls = tmp_path / "apt-get", tmp_path / "calls"
    apt.write_text(f'#!{shutil.which("sh")}\necho "$*" >> {calls}\n')
    apt.chmod(0o755)
    calls.touch()
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("HIRELOOM_APT", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return calls


BROWSER = set_up.DebianPackage("chromium", ("chromium",), "walks through the screens")
WORD = set_up.DebianPackage("antiword", ("antiword",), "reads Word files", is_needed=False)
BY_HAND = "On Debian or Ubuntu: sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends"


def test_root_gets_the_debian_packages_and_is_told_why(debian, capsys):
    set_up.debian_packages([WORD, BROWSER])
    install = "install -y --no-install-recommends"
    assert debian.read_text().splitlines() == ["update", f"{install} antiword", f"{install} chromium"]
    result = capsys.readouterr().out
    assert "Debian package antiword reads Word files: installing it (HIRELOOM_APT=0 prevents that)" in result
    assert "Debian package chromium walks through the screens: installing it" in result


def test_a_setting_forbids_it_and_the_command_is_printed_instead(debian, capsys, monkeypatch):
    monkeypatch.setenv("HIRELOOM_APT", "0")
    with pytest.raises(
        SystemExit, match=re.escape(f"Missing: chromium walks through the screens. {BY_HAND} chromium'")
    ):
        set_up.debian_packages([WORD, BROWSER])
    assert f"Optional: antiword reads Word files. {BY_HAND} antiword'" in capsys.readouterr().out
    assert debian.read_text() == ""


def test_without_root_the_command_is_printed(debian, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match=re.escape(f"{BY_HAND} chromium'")):
        set_up.debian_packages([BROWSER])
    assert debian.read_text() == ""


def test_programs_can_be_installed_alone_so_that_root_makes_nothing_else(debian, monkeypatch):
    monkeypatch.setattr(set_up, "python_packages", pytest.fail)
    set_up.main("test", "debian")
    assert "install -y --no-install-recommends caddy" in debian.read_text()


def test_who_develops_needs_no_program_of_the_tests(debian, monkeypatch):
    extras = []
    monkeypatch.setattr(set_up, "need_programs", lambda: None)
    monkeypatch.setattr(set_up, "python_packages", extras.append)
    set_up.main("dev", "python")
    assert extras == [set_up.DEVELOPMENT]
    assert "install -y --no-install-recommends antiword" in debian.read_text()
    assert "chromium" not in debian.read_text()


@pytest.mark.parametrize("workflow", ["tests", "release"])
def test_a_workflow_installs_programs_as_root_before_a_step_needs_them(workflow):
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / f"{workflow}.yml").read_text())["jobs"]
    setups = 0
    for job in jobs.values():
        commands = [step.get("run", "") for step in job["steps"]]
        needing = [
            place for place, text in enumerate(commands) if re.search(r"^python .*set_up\.py test|make test", text)
        ]
        setups += len(needing)
        assert all("sudo python3 scripts/set_up.py test debian" in commands[:place] for place in needing)
    assert setups


def test_every_package_that_is_declared_or_installed_is_pinned_with_its_hashes():
    declared = ConfigParser(interpolation=None)
    declared.read(ROOT / "setup.cfg")
    lists = [declared["options"]["install_requires"], *declared["options.extras_require"].values()]
    expected = [Requirement(line) for text in lists for line in text.splitlines() if line and not line.startswith("#")]
    pins = {(name, version) for name, version, _ in PINS}
    assert len(expected) > 40
    for file in expected:
        versions = [version for name, version in pins if name == canonicalize_name(file.name)]
        assert file.name == "hireloom" or any(map(file.specifier.contains, versions)), f"run `make lock`: {file}"
    exact = {(name, canonicalize_version(version)) for name, version in pins}  # "1.002" and "1.2" are the same version
    installed = {
        (canonicalize_name(distribution.name), canonicalize_version(distribution.version))
        for distribution in distributions()
    }
    assert {name for name, version in installed - exact} <= {"hireloom"}
    assert [name for name, _, hashes in PINS if "--hash=sha256:" not in hashes] == []


@pytest.mark.parametrize("is_ours", [True, False])
def test_a_package_is_installed_only_with_the_hash_that_is_written_down(tmp_path, is_ours):
    wheel = tmp_path / "tiny-1-py3-none-any.whl"
    with ZipFile(wheel, "w") as file:
        file.writestr("tiny.py", "")
        file.writestr("tiny-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 1\n")
        file.writestr("tiny-1.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr("tiny-1.dist-info/RECORD", "")
    digest = set_up.hashlib.sha256(wheel.read_bytes()).hexdigest() if is_ours else "0" * 64
    constraints = tmp_path / "constraints.txt"
    constraints.write_text(f"tiny==1 \\\n    --hash=sha256:{digest}\n")
    words = [str(constraints) if argument == str(set_up.CONSTRAINTS) else argument for argument in set_up.INSTALL]
    only_here = ["--no-index", "--find-links", str(tmp_path), "--no-cache", "--target", str(tmp_path / "there")]
    process = subprocess.run([sys.executable, *words, "tiny", *only_here], capture_output=True, text=True, check=False)
    assert (process.returncode == 0) is (tmp_path / "there" / "tiny.py").exists() is is_ours, process.stderr
    assert ("Hash mismatch" in process.stderr) is not is_ours


def test_the_installer_itself_is_pinned_with_its_hashes():
    lines = set_up.pinned("uv", set_up.CONSTRAINTS.read_text()).splitlines()
    assert lines[0].startswith("uv==")
    assert len(lines) > 1
    assert all("--hash=sha256:" in line for line in lines[1:])
