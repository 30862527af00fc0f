"""The wheel: installed in an environment of its own, away from the checkout, it serves the product with its screens."""

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

import hireloom

ROOT = Path(__file__).parents[2]
INSTALL = ["-m", "uv", "pip", "install", "--quiet", "--constraint", str(ROOT / "constraints.txt")]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("dist")
    if not (ROOT / "webapp" / "dist" / "index.html").exists():
        subprocess.run([sys.executable, "scripts/set_up.py", "run", "client"], cwd=ROOT, check=True)
    subprocess.run([sys.executable, "scripts/build_wheel.py", target], cwd=ROOT, check=True)
    (wheel,) = target.iterdir()
    return wheel


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`hireloom` in an environment with nothing but the wheel and what it requires."""
    place = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "uv", "venv", "--quiet", "--python", sys.executable, place], check=True)
    subprocess.run([sys.executable, *INSTALL, "--python", place / "bin" / "python", wheel], check=True)
    return place / "bin" / "hireloom"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("HIRELOOM_", "PYTHON"))}
    return inherited | {"HIRELOOM_DATA_DIR": str(tmp_path / "data"), "HIRELOOM_PORT": "0"}


@pytest.fixture
def address(program: Path, environment: dict[str, str], tmp_path: Path) -> Iterator[str]:
    command = [program, "serve"]
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield next(match[0] for line in server.stdout if (match := re.search(r"http://\S+:\d+", line)))
        finally:
            server.terminate()


def test_it_holds_the_package_as_it_is_and_the_built_web_client(wheel: Path) -> None:
    files = subprocess.run(["git", "ls-files", "src/hireloom"], cwd=ROOT, capture_output=True, text=True, check=True)
    expected = {name.removeprefix("src/") for name in files.stdout.split() if (ROOT / name).exists()}
    client = ROOT / "webapp" / "dist"
    built = {path.relative_to(client) for path in client.rglob("*") if path.is_file()}
    screens = {f"hireloom/web/{path}" for path in built if not path.parts[0].startswith(".")}
    there = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert len(screens) > 50
    assert there == expected | screens
    assert wheel.name == f"hireloom-{hireloom.__version__}-py3-none-any.whl"


def test_it_serves_the_page_its_files_and_the_version(address: str) -> None:
    with urllib.request.urlopen(address, timeout=60) as answer:
        page = answer.read().decode()
    assert "<title>Hireloom" in page
    with urllib.request.urlopen(address + re.findall(r'src="(/assets/[^"]+\.js)"', page)[0], timeout=60) as answer:
        assert answer.headers["Content-Type"].startswith("text/javascript")
    with urllib.request.urlopen(f"{address}/api/health", timeout=60) as answer:
        assert f'"version":"{hireloom.__version__}"' in answer.read().decode().replace(": ", ":")


def test_it_brings_no_extra_and_says_how_to_get_one(program: Path, environment: dict[str, str], tmp_path: Path) -> None:
    model = {"HIRELOOM_MODEL_URL": "http://localhost:9/v1", "HIRELOOM_MODEL_NAME": "qwen3:8b"}
    process = subprocess.run(
        [program, "serve"], env=environment | model, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    text = "HIRELOOM_MODEL_URL needs openai, which is not installed: pip install 'hireloom[openai]'."
    assert (process.returncode, process.stderr) == (2, f"hireloom: {text}\n")
