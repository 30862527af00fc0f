"""What a checkout needs of the machine is said before anything is installed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


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
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    return done.stderr


@pytest.mark.parametrize("version", ["v18.20.8", "v20.18.3", "v21.7.3", "v22.11.0"])
def test_a_node_that_cannot_build_the_client_is_named_with_the_way_to_another_one(tmp_path, version):
    said = set_up_with_node(version, tmp_path)
    assert f"Node 20.19, or 22.12 and newer, with npm is needed, this is {version}." in said
    assert "https://nodejs.org/en/download" in said


@pytest.mark.parametrize("version", ["v20.19.0", "v22.12.0", "v23.0.0", "v24.1.0-nightly20260101"])
def test_what_builds_the_client_is_taken(tmp_path, version):
    assert "Web packages failed" in set_up_with_node(version, tmp_path)


def test_what_builds_the_client_asks_for_no_other_node():
    lock = json.loads((ROOT / "webapp" / "package-lock.json").read_text())
    assert lock["packages"]["node_modules/vite"]["engines"]["node"] == "^20.19.0 || >=22.12.0"
