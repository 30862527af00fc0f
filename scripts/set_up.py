"""Make this checkout ready: `python3 scripts/set_up.py run` for the product, `… dev` for working on it, `… test` for
everything the tests need, databases and proxies included.

A second argument names one part: `debian` (programs), `python` (its packages, and programs), `packages` (those for
Python and the web client's, and programs) or `client` (built, with its packages). `make test` runs checks while web
packages are installed. The script reports each step, does only what is missing, and says how to get what it cannot
install itself. It uses the standard library only, because nothing else is installed yet.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WEB = ROOT / "webapp"
WEB_SOURCES = ("src", "public", "index.html", "vite.config.ts", "tsconfig.json", "package.json", "package-lock.json")


@dataclass(frozen=True)
class DebianPackage:
    """A package of programs that we call by name, or of files; installed only when none of them is there."""

    name: str
    programs: tuple[str, ...]
    reason: str
    is_needed: bool = True


SHELL = "chromium-headless-shell"
FOR_RUN = (
    DebianPackage("antiword", ("antiword", "catdoc"), "reads Word files from before 2007", is_needed=False),
    DebianPackage("tesseract-ocr", ("tesseract",), "reads scanned resumes", is_needed=False),
    DebianPackage(
        "fonts-noto-cjk",
        ("/usr/share/fonts/**/*CJK*", "/usr/share/fonts/**/*Fallback*"),
        "prints resumes in Chinese, Japanese and Korean",
        is_needed=False,
    ),
)
FOR_TEST = (
    *FOR_RUN,
    DebianPackage(SHELL, (SHELL,), "runs the browser walks with half the processor time", is_needed=False),
    DebianPackage("chromium", (SHELL, "chromium", "chromium-browser", "google-chrome"), "runs the browser walks"),
    DebianPackage("curl", ("curl",), "makes the calls of docs/api.md in the tests"),
    DebianPackage("postgresql", ("/usr/lib/postgresql/*/bin/initdb",), "is one of the databases in the tests"),
    DebianPackage("pgbouncer", ("/usr/sbin/pgbouncer",), "pools connections to it in the tests"),
    DebianPackage("nginx", ("/usr/sbin/nginx",), "is one of the proxies in the tests"),
    DebianPackage("caddy", ("caddy",), "is one of the proxies in the tests"),
)
PYTHON_PACKAGES = "apt-get install python3 python3-venv"
DEVELOPMENT = "dev"  # the extra with what tests, checks and documentation need
CONSTRAINTS = ROOT / "constraints.txt"
# uv compares each package, also those that build ours, with the hashes in the file, and refuses what differs.
INSTALL = ["-m", "uv", "pip", "install", "--constraint", str(CONSTRAINTS), "--build-constraint", str(CONSTRAINTS)]
NODE = "Node 20.19, or 22.12 and newer, with npm is needed"  # vite's requirement; Debian 12 offers an older one
NODE_PLACE = "Get it from https://nodejs.org/en/download, or with nvm: nvm install 22"


def say(text: str) -> None:
    print(f"  {text}", flush=True)


def stop(text: str) -> None:
    sys.exit(f"\n{text}\n")


def has(program: str) -> bool:
    if program.startswith("/"):
        return any(Path("/").glob(program.lstrip("/")))
    return shutil.which(program) is not None


def run(command: Sequence[str], *, where: Path = ROOT, what: str) -> None:
    """Run a step quietly; when it fails, show its output."""
    started = time.monotonic()
    done = subprocess.run(command, cwd=where, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print(done.stdout[-6000:])
        stop(f"{what} failed: {' '.join(command)}")
    say(f"{what}: done in {time.monotonic() - started:.0f} s")


def digest(paths: Sequence[Path]) -> str:
    """A hash of the names and contents of a step's inputs; a new modification time alone does not change it."""
    seen = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file():
                seen.update(str(file.relative_to(ROOT)).encode())
                seen.update(file.read_bytes())
    return seen.hexdigest()


def current(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text() == value


def need_programs() -> None:
    if sys.version_info < (3, 11):
        stop(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}. Debian: {PYTHON_PACKAGES}")
    if not (has("node") and has("npm")):
        stop(f"{NODE}. {NODE_PLACE}")
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if not builds_the_client(version):
        stop(f"{NODE}, this is {version}. {NODE_PLACE}")


def builds_the_client(node: str) -> bool:
    major, minor, *_ = map(int, node.lstrip("v").split("-")[0].split("."))
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def debian_packages(packages: Sequence[DebianPackage]) -> None:
    """Install what is missing, unless HIRELOOM_APT is 0 or we are not root: then say how to get it."""
    may_install = os.environ.get("HIRELOOM_APT") != "0" and has("apt-get") and os.geteuid() == 0
    update = "apt-get update"
    for package in packages:
        if any(map(has, package.programs)):
            continue
        install = f"apt-get install -y --no-install-recommends {package.name}"
        if may_install:
            say(f"Debian package {package.name} {package.reason}: installing it (HIRELOOM_APT=0 prevents that)")
            done = subprocess.run(["sh", "-c", f"{update} && {install}"], capture_output=True, text=True, check=False)
            update = "true"  # once is enough
            if done.returncode == 0:
                continue
            print(done.stdout[-2000:], done.stderr[-2000:])
        way = f"{package.name} {package.reason}. On Debian or Ubuntu: sudo sh -c 'apt-get update && {install}'"
        if package.is_needed:
            stop(f"Missing: {way}")
        say(f"Optional: {way}")


def python_packages(extras: str) -> None:
    made_from = f"{digest([ROOT / 'setup.cfg', ROOT / 'pyproject.toml', CONSTRAINTS])} {ROOT} "
    stamp = VENV / ".made-from"
    if current(stamp, made_from + extras) or current(stamp, made_from + DEVELOPMENT):  # which has everything
        return
    say("Python packages: installing into .venv")
    python = str(VENV / "bin" / "python")
    if not (VENV / "bin" / "uv").exists():
        virtual_environment(python)
    target = ["--editable", f".[{extras}]" if extras else ".", "pip"]
    run([python, *INSTALL, *target, "--python", python], what="Python packages")
    stamp.write_text(made_from + extras)


def virtual_environment(python: str) -> None:
    """Create an environment that has uv, which installs everything else: unpacking pip into it would take longer."""
    what, empty = f"Virtual environment (on Debian: {PYTHON_PACKAGES})", [sys.executable, "-m", "venv", str(VENV)]
    run([*empty, "--without-pip"], what=what)
    only_uv = VENV / "uv.txt"
    only_uv.write_text(pinned("uv", CONSTRAINTS.read_text()))
    uv = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes", "--requirement", str(only_uv)]
    with_the_pip_here = [sys.executable, "-m", "pip", "--python", python, *uv]
    if subprocess.run(with_the_pip_here, cwd=ROOT, capture_output=True, check=False).returncode:
        run(empty, what=what)
        run([python, "-m", "pip", *uv], what="Installer (uv)")


def pinned(name: str, constraints: str) -> str:
    """The lines of one package: its version and its hashes."""
    (lines,) = re.findall(rf"^{name}==.+(?:\n +--hash=.+)+", constraints, re.M)
    return str(lines)


def web_packages(purpose: str) -> None:
    """Install the npm packages; for a run without devDependencies, because all build tools are under "dependencies"."""
    made_from, extent = digest([WEB / "package-lock.json"]), "run" if purpose == "run" else "test"
    stamp = WEB / "node_modules" / ".made-from"
    if current(stamp, made_from + " test") or current(stamp, f"{made_from} {extent}"):
        return
    say("Web packages: installing into webapp/node_modules (the longest step, about half a minute)")
    without = ["--omit=dev"] if purpose == "run" else []
    run(["npm", "ci", *without, "--no-audit", "--no-fund", "--loglevel=error"], where=WEB, what="Web packages")
    stamp.write_text(f"{made_from} {extent}")


def web_client() -> None:
    made_from = digest([WEB / name for name in WEB_SOURCES])
    stamp = WEB / "dist" / ".made-from"
    if current(stamp, made_from):
        return
    say("Web client: building")
    run(["npm", "run", "build", "--silent"], where=WEB, what="Web client")
    stamp.write_text(made_from)


def main(purpose: str, part: str) -> None:
    started = time.monotonic()
    print(f"Hireloom: getting ready to {purpose}", flush=True)
    programs = FOR_TEST if purpose == "test" else FOR_RUN
    if part == "debian":
        debian_packages(programs)
        return
    need_programs()
    with ThreadPoolExecutor() as side_by_side:
        steps = []
        if part != "client":
            steps.append(side_by_side.submit(python_packages, "" if purpose == "run" else DEVELOPMENT))
            steps.append(side_by_side.submit(debian_packages, programs))
        if part != "python":
            web_packages(purpose)
        if part in ("client", "all"):
            web_client()
        for step in steps:
            step.result()
    say(f"Ready after {time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    purpose, part, *_ = [*sys.argv[1:], *("run", "all")[len(sys.argv) - 1 :]]
    main(purpose, part)
