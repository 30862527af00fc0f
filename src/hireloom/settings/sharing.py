"""Settings for what several machines share: counts, files and work."""

import re
from dataclasses import dataclass

from hireloom.settings import values as read
from hireloom.settings.plugins import FILE_STORES, plugin
from hireloom.settings.values import setting

_BUCKET = re.compile(r"[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]")
_REGION = re.compile(r"[a-z0-9-]{1,63}")
_PREFIX = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*")


def _bucket(text: str) -> str:
    if not _BUCKET.fullmatch(text):
        raise ValueError("must be the name of a bucket: 3 to 63 small letters, digits, dots and dashes")
    return text


def _region(text: str) -> str:
    if not _REGION.fullmatch(text):
        raise ValueError("must be the name of a region, such as eu-central-1")
    return text


def _prefix(text: str) -> str:
    if not _PREFIX.fullmatch(text):
        raise ValueError("must be a path such as hireloom/files, without a slash at either end")
    return text


@dataclass(frozen=True)
class SharingSettings:
    encrypted_only: bool = setting(
        False,
        read.yes,
        "1 refuses to start where the way to a service on another machine is not encrypted, or does not verify whose "
        "machine it is; 0 says so in the log.",
    )
    redis_url: str = setting(
        "",
        read.url("redis", "rediss"),
        "Redis, where several servers count attempts for the rate limits together, such as redis://host:6379; "
        "without it they count in the database.",
        is_secret=True,
    )
    s3_bucket: str = setting(
        "", _bucket, "The S3 bucket for uploaded files; empty: files are kept in {data_dir}/files."
    )
    s3_endpoint_url: str = setting(
        "",
        read.url("http", "https"),
        "A service that speaks the S3 protocol, such as http://minio:9000. Use plain http only in a private network.",
        documented_as="Amazon's own",
    )
    s3_region: str = setting("us-east-1", _region, "The bucket's region.")
    s3_prefix: str = setting("", _prefix, "A prefix for the names of Hireloom's files in the bucket, such as hireloom.")
    s3_key_id: str = setting(
        "",
        str,
        "The id of an access key that may list, read, write and delete there; empty: the AWS_ variables, a "
        "profile or this machine's role.",
        is_secret=True,
    )
    s3_key_secret: str = setting("", str, "The secret of that access key.", is_secret=True)
    file_store: str = setting(
        "", plugin(FILE_STORES), "The name of a plugin that stores uploaded files, instead of a bucket."
    )
    scanner_url: str = setting(
        "",
        read.scanner,
        "ClamAV's daemon, which checks uploads for malware: tcp://host:3310 or unix:///run/clamav/clamd.ctl. Let its "
        "StreamMaxLength be at least 30M.",
    )
    scanner_required: bool = setting(
        True,
        read.yes,
        "1 refuses uploads while that scanner does not answer; 0 takes them unchecked and logs it.",
    )
    work: str = setting(
        "threads",
        read.one_of("threads", "worker", "celery"),
        "Who does background work such as sending emails: threads (of the server), worker (threads of a "
        "separate process, `hireloom worker`) or celery (Celery processes, which `hireloom worker` starts).",
    )
    celery_broker_url: str = setting(
        "",
        read.url("redis", "rediss", "amqp", "amqps"),
        "The message broker that Celery uses.",
        documented_as="{redis_url}",
        is_secret=True,
    )
    celery_processes: int = setting(4, read.whole(2, 64), "How many tasks Celery runs at the same time.")

    @property
    def files(self) -> str:
        """Where uploaded files are kept: one of disk, s3, plugin."""
        if self.file_store:
            return "plugin"
        return "s3" if self.s3_bucket else "disk"


def misfit(settings: SharingSettings, *, has_secret: bool) -> str:
    """What is wrong with the combination of these settings, as a sentence without its initial HIRELOOM_; empty if
    nothing."""
    for name in ("s3_endpoint_url", "s3_prefix", "s3_key_id", "s3_key_secret"):
        if getattr(settings, name) and not settings.s3_bucket:
            return f"{name.upper()} is set, but HIRELOOM_S3_BUCKET is not: set it, or files stay on disk."
    if settings.s3_bucket and settings.file_store:
        return "FILE_STORE and HIRELOOM_S3_BUCKET exclude each other: set one of them."
    if bool(settings.s3_key_id) != bool(settings.s3_key_secret):
        return "S3_KEY_ID and HIRELOOM_S3_KEY_SECRET belong together: set both or none."
    if settings.work == "celery" and not (settings.celery_broker_url or settings.redis_url):
        return "WORK=celery needs HIRELOOM_CELERY_BROKER_URL or HIRELOOM_REDIS_URL."
    if settings.work != "celery" and settings.celery_broker_url:
        return f"CELERY_BROKER_URL is set, but HIRELOOM_WORK is {settings.work}: make it celery."
    if (settings.s3_bucket or settings.work == "celery") and not has_secret:
        cause = "S3_BUCKET" if settings.s3_bucket else "WORK=celery"
        return f"{cause} needs HIRELOOM_SECRET: every machine must be able to read what another one encrypts or signs."
    return ""
