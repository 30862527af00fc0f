"""The chart for Kubernetes. Helm itself and Kubernetes' schema check it in the workflow `tests`."""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from hireloom import settings

CHART = Path(__file__).parents[2] / "deploy" / "helm"
VALUES: dict[str, Any] = yaml.safe_load((CHART / "values.yaml").read_text())
SCHEMA = json.loads((CHART / "values.schema.json").read_text())
TEMPLATES = "".join(path.read_text() for path in sorted((CHART / "templates").iterdir()))
NEEDED = {"HIRELOOM_PUBLIC_URL": "https://jobs.example.org", "HIRELOOM_S3_BUCKET": "papers"}


def values(**changes: str) -> dict[str, Any]:
    return VALUES | {"settings": VALUES["settings"] | NEEDED | changes}


@pytest.mark.parametrize("work", ["celery", "worker"])
def test_what_must_be_set_is_enough(work: str) -> None:
    jsonschema.validate(values(HIRELOOM_WORK=work), SCHEMA)


@pytest.mark.parametrize(
    "changes",
    [
        {"HIRELOOM_PUBLIC_URL": ""},
        {"HIRELOOM_PUBLIC_URL": "http://jobs.example.org"},
        {"HIRELOOM_S3_BUCKET": ""},
        {"HIRELOOM_WORK": "threads"},
        {"MAIL": "smtp"},
    ],
)
def test_what_no_pod_could_work_with_is_refused(changes: dict[str, str]) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(values(**changes), SCHEMA)


def test_every_setting_that_it_names_exists() -> None:
    named = set(re.findall(r"HIRELOOM_[A-Z0-9_]+", TEMPLATES + (CHART / "values.yaml").read_text()))
    assert len(named) > 5
    assert named <= {name for name, _, _ in settings.documentation()}


def test_every_value_that_a_template_reads_has_a_default() -> None:
    for path in set(re.findall(r"\.Values\.([\w.]+)", TEMPLATES)):
        value: Any = VALUES
        for part in path.split("."):
            assert part in value, path
            value = value[part]
