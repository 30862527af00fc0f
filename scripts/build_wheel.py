"""Write the wheel of the product with the built web client in it: `.venv/bin/python scripts/build_wheel.py [FOLDER]`.

It is built from a copy, so that the checkout neither gets a second web client nor adds left-over files to the wheel.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = ("setup.cfg", "pyproject.toml", "README.md", "LICENSE")


def build(target: Path) -> Path:
    """Returns the wheel in the folder `target`."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in FILES:
            shutil.copy(ROOT / name, copy)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        shutil.copytree(
            ROOT / "webapp" / "dist", copy / "src" / "hireloom" / "web", ignore=shutil.ignore_patterns(".*")
        )
        pinned = ["--build-constraint", str(ROOT / "constraints.txt"), "--require-hashes"]
        command = [sys.executable, "-m", "uv", "build", "--wheel", "--quiet", *pinned, "--out-dir", str(copy / "dist")]
        subprocess.run([*command, str(copy)], check=True)
        (wheel,) = (copy / "dist").glob("*.whl")
        target.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(wheel, target))


if __name__ == "__main__":
    print(build(Path(sys.argv[1] if sys.argv[1:] else ROOT / "dist")))
