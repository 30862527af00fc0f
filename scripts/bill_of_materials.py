"""Write what the product is made of in the CycloneDX format: dist/hireloom-python.cdx.json, dist/hireloom-web.cdx.json.

The Python packages are those of an environment with the wheel and all extras that settings need; the web packages are
those that end up in the browser. `make wheel` comes first.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from hireloom import __version__

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
CONSTRAINTS = ["--constraint", str(ROOT / "constraints.txt")]
EXTRAS = "postgres,redis,celery,s3,openai,sendgrid,gunicorn"
UV = [sys.executable, "-m", "uv"]


def python_packages(wheel: Path, target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        product, tool = Path(folder, "product"), Path(folder, "tool")
        for place, requirement in ((product, f"{wheel}[{EXTRAS}]"), (tool, "cyclonedx-bom")):
            subprocess.run([*UV, "venv", "--quiet", "--python", sys.executable, place], check=True)
            install = [*UV, "pip", "install", "--quiet", "--python", place, *CONSTRAINTS]
            subprocess.run([*install, requirement], check=True)
        command = [tool / "bin" / "cyclonedx-py", "environment", "--output-file", target, "--output-reproducible"]
        subprocess.run([*command, product / "bin" / "python"], check=True)


def web_packages(target: Path) -> None:
    command = ["npm", "sbom", "--omit=dev", "--sbom-format=cyclonedx", "--package-lock-only"]
    target.write_bytes(subprocess.run(command, cwd=ROOT / "webapp", stdout=subprocess.PIPE, check=True).stdout)


if __name__ == "__main__":
    (wheel,) = DIST.glob(f"hireloom-{__version__}-*.whl")
    python_packages(wheel, DIST / "hireloom-python.cdx.json")
    web_packages(DIST / "hireloom-web.cdx.json")
