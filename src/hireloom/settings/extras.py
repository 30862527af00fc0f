"""Which settings need an extra of the package; checked before anything else happens."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hireloom.settings.loading import Settings

# setting, when it needs the extra, the extra, its modules
NEEDED: tuple[tuple[str, Callable[["Settings"], bool], str, tuple[str, ...]], ...] = (
    ("DATABASE_URL", lambda given: given.database_url.startswith("postgresql"), "postgres", ("psycopg",)),
    ("REDIS_URL", lambda given: bool(given.redis_url), "redis", ("redis",)),
    ("S3_BUCKET", lambda given: bool(given.s3_bucket), "s3", ("boto3",)),
    ("WORK", lambda given: given.work == "celery", "celery", ("celery", "redis")),
    ("MODEL_URL", lambda given: bool(given.model_url), "openai", ("openai",)),
    ("MAIL", lambda given: given.mail == "sendgrid", "sendgrid", ("sendgrid",)),
)


def missing(given: "Settings") -> Iterator[str]:
    """For each extra that is needed but not installed, a sentence without its initial HIRELOOM_."""
    for setting, is_needed, extra, modules in NEEDED:
        for module in modules if is_needed(given) else ():
            if not _is_installed(module):
                yield f"{setting} needs {module}, which is not installed: pip install 'hireloom[{extra}]'."


def _is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ValueError:  # sys.modules blocks it
        return False
