"""Write what the product is made of in the CycloneDX format: dist/hireloom-python.cdx.json, dist/hireloom-web.cdx.json.

The Python packages are those of an environment with the wheel and all extras that settings need; the web packages are
those that end up in the browser. `make wheel` comes first.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hireloom import __version__

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
CONSTRAINTS = ["--constraint", str(ROOT / "constraints.txt")]
EXTRAS = "postgres,redis,celery,s3,openai,sendgrid,gunicorn,metrics,tracing,mcp"
Component = dict[str, Any]
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
    """All but those for developing, and those inside the archive of another, whose hash covers them. npm's own
    --omit=dev leaves out what one of these needs, too, such as React."""
    command = ["npm", "sbom", "--sbom-format=cyclonedx", "--package-lock-only"]
    bill = json.loads(subprocess.run(command, cwd=ROOT / "webapp", stdout=subprocess.PIPE, check=True).stdout)
    bill["components"] = [component for component in bill["components"] if not _is_left_out(component)]
    parts = {part["bom-ref"] for part in (bill["metadata"]["component"], *bill["components"])}
    bill["dependencies"] = [
        {"ref": link["ref"], "dependsOn": [part for part in link["dependsOn"] if part in parts]}
        for link in bill["dependencies"]
        if link["ref"] in parts
    ]
    target.write_text(json.dumps(bill, indent=2))


def _is_left_out(component: Component) -> bool:
    signs = {entry["name"] for entry in component.get("properties", []) if entry["value"] == "true"}
    return not signs.isdisjoint({"cdx:npm:package:development", "cdx:npm:package:bundled"})


if __name__ == "__main__":
    (wheel,) = DIST.glob(f"hireloom-{__version__}-*.whl")
    python_packages(wheel, DIST / "hireloom-python.cdx.json")
    web_packages(DIST / "hireloom-web.cdx.json")
