"""Which settings need an extra of the package; checked before anything else happens."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec

from hireloom.settings.settings import Settings

OTLP = "opentelemetry.exporter.otlp.proto.http"

# setting, when it needs the extra, the extra, its modules
NEEDED: tuple[tuple[str, Callable[[Settings], bool], str, tuple[str, ...]], ...] = (
    ("DATABASE_URL", lambda config: config.database_url.startswith("postgresql"), "postgres", ("psycopg",)),
    ("REDIS_URL", lambda config: bool(config.redis_url), "redis", ("redis",)),
    ("S3_BUCKET", lambda config: bool(config.s3_bucket), "s3", ("boto3",)),
    ("WORK", lambda config: config.work == "celery", "celery", ("celery", "redis")),
    ("MODEL_URL", lambda config: bool(config.model_url), "openai", ("openai",)),
    ("METRICS_TOKEN", lambda config: bool(config.metrics_token), "metrics", ("prometheus_client",)),
    ("TRACES_URL", lambda config: bool(config.traces_url), "tracing", ("opentelemetry.sdk", OTLP)),
    ("MAIL", lambda config: config.mail == "sendgrid", "sendgrid", ("sendgrid",)),
)


def missing(config: Settings) -> Iterator[str]:
    """For each extra that is needed but not installed, a sentence without its initial HIRELOOM_."""
    for setting, is_needed, extra, modules in NEEDED:
        for module in modules if is_needed(config) else ():
            if not _is_installed(module):
                yield f"{setting} needs {module}, which is not installed: pip install 'hireloom[{extra}]'."


def _is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ValueError, ModuleNotFoundError):  # sys.modules blocks it, or its parent is missing
        return False
