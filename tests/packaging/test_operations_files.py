"""What ships for operators: alerts, a dashboard and units of systemd, each about what the product really has."""

import configparser
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from hireloom.adapters.metrics.prometheus import PrometheusMetrics
from hireloom.bootstrap.container import Container

DEPLOY = Path(__file__).parents[2] / "deploy"
RULES = yaml.safe_load((DEPLOY / "prometheus/alerts.yml").read_text())["groups"][0]["rules"]
PANELS = json.loads((DEPLOY / "grafana/hireloom.json").read_text())["panels"]
QUERIES = [rule["expr"] for rule in RULES] + [target["expr"] for panel in PANELS for target in panel["targets"]]


@pytest.fixture
def figures(container: Container) -> set[str]:
    metrics = PrometheusMetrics(container.gauges())
    metrics.request_served("/api/health", "GET", 200, 0.01)
    with metrics.measured("document"):
        pass
    text = metrics.exposition()
    assert text
    return set(re.findall(r"^(hireloom_\w+)", text[0].decode(), re.M))


def test_alerts_and_panels_ask_for_figures_that_there_are(figures: set[str]) -> None:
    named = {name for query in QUERIES for name in re.findall(r"hireloom_\w+", query)}
    assert named <= figures
    assert len(named) >= 6


def test_each_alert_says_what_to_do() -> None:
    assert all(rule["annotations"]["summary"] and rule["annotations"]["description"] for rule in RULES)
    assert {rule["labels"]["severity"] for rule in RULES} == {"warning", "critical"}


def test_panels_lie_beside_each_other() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in PANELS]
    assert len(set(places)) == len(places) == len({panel["id"] for panel in PANELS})


@pytest.mark.parametrize(("unit", "command"), [("hireloom", "serve"), ("hireloom-worker", "worker")])
def test_units_start_commands_that_there_are(unit: str, command: str) -> None:
    path = DEPLOY / f"systemd/{unit}.service"
    unit_file = configparser.ConfigParser(interpolation=None, strict=False)
    unit_file.optionxform = str  # type: ignore[method-assign, assignment]
    unit_file.read(path)
    assert unit_file["Service"]["ExecStart"].endswith(f"/bin/hireloom {command}")
    assert unit_file["Service"]["ProtectSystem"] == "strict"
    if shutil.which("systemd-analyze"):  # it also looks for the program, which is not installed here
        process = subprocess.run(["systemd-analyze", "verify", path], capture_output=True, text=True, check=False)
        assert [line for line in process.stderr.splitlines() if "Unknown" in line] == []
