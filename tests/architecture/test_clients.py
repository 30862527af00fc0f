"""The calls of the clients for programs are those of the server."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from scripts import client_code

CLIENTS = Path(client_code.__file__).parents[1] / "clients"


def test_the_client_for_python_is_a_wheel_with_its_licence(tmp_path) -> None:
    shutil.copytree(CLIENTS / "python", tmp_path / "python")
    wheel = "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), "./python"
    subprocess.run((sys.executable, "-m", *wheel), cwd=tmp_path, check=True, timeout=100)
    [built] = tmp_path.glob("hireloom_client-*.whl")
    with ZipFile(built) as files:
        names = {name.partition("/")[2] for name in files.namelist()}
        [about] = [files.read(name).decode() for name in files.namelist() if name.endswith("/METADATA")]
    assert {"__init__.py", "calls.py", "py.typed", "licenses/LICENSE"} <= names
    assert "A typed client of Hireloom's `/api/v1` for Python" in about


def test_the_client_for_javascript_is_a_package_with_its_licence() -> None:
    pack = ["npm", "pack", "--dry-run", "--json", "./typescript"]
    answer = subprocess.run(pack, cwd=CLIENTS, check=True, timeout=100, capture_output=True, text=True)
    [package] = json.loads(answer.stdout)
    names = {file["path"] for file in package["files"]}
    assert {"LICENSE", "README.md", "package.json", "index.js", "index.d.ts", "calls.js", "calls.d.ts"} <= names


def test_the_program_of_its_readme_is_typed(tmp_path) -> None:
    """As somebody has it who has installed the package."""
    shutil.copytree(CLIENTS / "typescript", tmp_path / "node_modules/hireloom-client")
    [program] = re.findall(r"```ts\n(.*?)```", (CLIENTS / "typescript/README.md").read_text(), re.DOTALL)
    (tmp_path / "program.mts").write_text(program)
    modules = CLIENTS.parent / "webapp/node_modules"
    check = [modules / ".bin/tsc", "--noEmit", "--strict", "--module", "nodenext", "--types", "node"]
    answer = subprocess.run(
        [*check, "--typeRoots", modules / "@types", "program.mts"],
        cwd=tmp_path,
        check=False,
        timeout=100,
        capture_output=True,
        text=True,
    )
    assert (answer.returncode, answer.stdout) == (0, "")


def test_choices_are_typed_as_they_are_sent() -> None:
    schemas = client_code.described()["components"]["schemas"]
    choices = schemas["BookingRulesFields"]["properties"]["every_minutes"]
    assert client_code.typed(choices, "typescript") == "15 | 30 | 60"
    assert client_code.typed(choices, "python") == "Literal[15, 30, 60]"
    assert "export type ErrorCode = 'about_too_long' | " in client_code.TYPES.read_text()
    assert 'ErrorCode = Literal[\n    "about_too_long",' in client_code.PYTHON.read_text()


@pytest.mark.parametrize("client", ["python", "typescript"])
def test_the_clients_have_the_licence_of_the_product(client: str) -> None:
    assert (CLIENTS / client / "LICENSE").read_bytes() == (CLIENTS.parent / "LICENSE").read_bytes()


def test_the_clients_are_fresh(monkeypatch) -> None:
    monkeypatch.chdir(Path(client_code.__file__).parents[1])
    stale = [path.name for path, text in client_code.files(client_code.described()).items() if path.read_text() != text]
    assert stale == [], "Run: make openapi"
