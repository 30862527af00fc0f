"""The version stands in the package; everything else that names one says the same."""

import json
import re
import tomllib
from pathlib import Path

import yaml
from flask import Flask

from hireloom import __version__

ROOT = Path(__file__).parents[2]


def test_the_web_client_the_interface_and_the_image_have_the_version_of_the_package(app: Flask) -> None:
    lock = json.loads((ROOT / "webapp" / "package-lock.json").read_text())
    text = {
        "webapp/package.json": json.loads((ROOT / "webapp" / "package.json").read_text())["version"],
        "webapp/package-lock.json": lock["version"],
        "its first package": lock["packages"][""]["version"],
        "openapi.json": json.loads((ROOT / "webapp" / "src" / "api" / "openapi.json").read_text())["info"]["version"],
        "the client for Python": tomllib.loads((ROOT / "clients" / "python" / "pyproject.toml").read_text())["project"][
            "version"
        ],
        "the client for JavaScript": json.loads((ROOT / "clients" / "typescript" / "package.json").read_text())[
            "version"
        ],
        "/api/health": app.test_client().get("/api/health").get_json()["version"],
        "the chart": yaml.safe_load((ROOT / "deploy" / "helm" / "Chart.yaml").read_text())["appVersion"],
        "Dockerfile": re.findall(r'image\.version="(.+)"', (ROOT / "Dockerfile").read_text())[0],
    }
    assert text == dict.fromkeys(text, __version__)


def test_the_image_installs_with_the_uv_that_is_pinned() -> None:
    (used,) = re.findall(r"astral-sh/uv:(\S+)", (ROOT / "Dockerfile").read_text())
    assert f"\nuv=={used} " in (ROOT / "constraints.txt").read_text()
