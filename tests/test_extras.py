"""What only some settings need is not installed by default; a start without it says how to get it."""

import re
import subprocess
import sys
from configparser import ConfigParser
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from hireloom.settings import BadSetting, load
from hireloom.settings.extras import NEEDED

BUCKET = {"HIRELOOM_SECRET": "s" * 32, "HIRELOOM_S3_BUCKET": "papers"}
SENDGRID = {
    "HIRELOOM_MAIL": "sendgrid",
    "HIRELOOM_MAIL_FROM": "hello@hireloom.example",
    "HIRELOOM_SENDGRID_KEY": "SG.x",
}
CELERY = {"HIRELOOM_SECRET": "s" * 32, "HIRELOOM_WORK": "celery", "HIRELOOM_CELERY_BROKER_URL": "redis://cache"}
MODEL = {"HIRELOOM_MODEL_URL": "http://localhost:9/v1", "HIRELOOM_MODEL_NAME": "qwen3:8b"}


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"HIRELOOM_DATABASE_URL": "postgresql://db/h"}, "DATABASE_URL needs psycopg, .* 'hireloom[postgres]'"),
        ({"HIRELOOM_REDIS_URL": "redis://cache"}, "REDIS_URL needs redis, .* 'hireloom[redis]'"),
        (BUCKET, "S3_BUCKET needs boto3, .* 'hireloom[s3]'"),
        (CELERY, "WORK needs celery, .* 'hireloom[celery]'"),
        (MODEL, "MODEL_URL needs openai, .* 'hireloom[openai]'"),
        (SENDGRID, "MAIL needs sendgrid, .* 'hireloom[sendgrid]'"),
    ],
)
def test_a_setting_that_needs_an_extra_is_refused_with_the_command_that_installs_it(
    tmp_path, changes, text, monkeypatch
):
    values = {"HIRELOOM_DATA_DIR": str(tmp_path)}
    assert load(values | changes)
    monkeypatch.setitem(sys.modules, text.split()[2].rstrip(","), None)
    with pytest.raises(BadSetting, match="^HIRELOOM_" + text.replace("[", r"\[")):
        load(values | changes)


def test_every_extra_that_a_setting_needs_is_declared_and_brings_its_modules():
    declared = ConfigParser(interpolation=None)
    declared.read(Path(__file__).parents[1] / "setup.cfg")
    provided = packages_distributions()
    for _, _, extra, modules in NEEDED:
        packages = {
            re.match(r"[\w-]+", line)[0].replace("-", "_")
            for line in declared["options.extras_require"][extra].split("\n")
            if line
        }
        assert [
            module
            for module in modules
            if not packages & {name.replace("-", "_") for name in provided[module.partition(".")[0]]}
        ] == []


def test_the_start_ends_with_that_sentence_before_it_makes_anything(tmp_path):
    blocked = (
        "import sys; sys.modules['sendgrid'] = None; from hireloom.__main__ import main; sys.exit(main(['serve']))"
    )
    data = tmp_path / "data"
    values = SENDGRID | {"HIRELOOM_DATA_DIR": str(data)}
    process = subprocess.run([sys.executable, "-c", blocked], env=values, capture_output=True, text=True, check=False)
    text = "HIRELOOM_MAIL needs sendgrid, which is not installed: pip install 'hireloom[sendgrid]'."
    assert (process.returncode, process.stderr) == (2, f"hireloom: {text}\n")
    assert not data.exists()
