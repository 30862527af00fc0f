"""How the settings are read. Each setting's help text is its documentation; `documentation()` lists them for the
docs."""

import fcntl
import os
import secrets
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any
from urllib.parse import quote

from hireloom.infrastructure.atomic_files import sync_folder
from hireloom.settings import accounts, analyses, boards, extras, mail, publishing, replies, sharing
from hireloom.settings.mail import SMTP_PORTS
from hireloom.settings.replies import IMAP_PORTS
from hireloom.settings.settings import PREFIX, Settings
from hireloom.settings.values import SHORTEST_SECRET, is_of_others


class BadSetting(Exception):
    """A setting has an invalid value; the message says which, and what it may be."""


def load(environment: Mapping[str, str] | None = None, *, with_data: bool = True) -> Settings:
    """The settings of this process. Raises BadSetting with a sentence for the person who starts it. `with_data` is
    False for a program that has no data folder: it needs no secret of its own."""
    variables = os.environ if environment is None else environment
    settings = {PREFIX + field.name.upper(): field for field in fields(Settings)}
    values: dict[str, Any] = {}
    for name, setting in settings.items():
        text = variables.get(name, "").strip()
        if not text:
            continue
        try:
            values[setting.name] = setting.metadata["parse"](text)
        except ValueError as reason:
            raise BadSetting(f"{name} {reason}.") from None
    unknown = sorted(name for name in variables if name.startswith(PREFIX) and name not in settings)
    if unknown:
        raise BadSetting(f"{unknown[0]} is not a setting; docs/running.md lists all settings.")
    return _completed(Settings(**values), with_data=with_data)


def _completed(config: Settings, *, with_data: bool) -> Settings:
    """Fills in the defaults that depend on other settings, and checks the rules between settings."""
    data_dir = config.data_dir.absolute()
    public_url = config.public_url or f"http://localhost:{config.port}"
    if broken := _misfit(config):
        raise BadSetting(PREFIX + broken)
    return Settings(
        **{
            **{field.name: getattr(config, field.name) for field in fields(Settings)},
            "data_dir": data_dir,
            "web_dir": config.web_dir.absolute(),
            "public_url": public_url,
            "mcp_site": config.mcp_site or public_url,
            "database_url": config.database_url or f"sqlite:///{quote(str(data_dir / 'hireloom.db'), safe='/ ')}",
            "secret": (secret := config.secret or (_kept_secret(data_dir) if with_data else "")),
            "documents_secret": config.documents_secret or secret,
            "admin_second_factor": (
                not config.demo if config.admin_second_factor is None else config.admin_second_factor
            ),
            "mail_from": config.mail_from or "Hireloom <hello@hireloom.example>",
            "celery_broker_url": config.celery_broker_url or (config.redis_url if config.work == "celery" else ""),
            "imap_port": config.imap_port or IMAP_PORTS[config.imap_security],
            "smtp_port": config.smtp_port or SMTP_PORTS[config.smtp_security],
        }
    )


def _misfit(config: Settings) -> str:
    """The first thing wrong with the combination of settings, as a sentence without its initial HIRELOOM_; empty if
    nothing."""
    if is_of_others(config.public_url):
        return "PUBLIC_URL must start with https:// unless it names this machine (localhost)."
    reads = config.database_read_url
    if reads and not (reads.startswith("postgresql") and config.database_url.startswith("postgresql")):
        return "DATABASE_READ_URL needs a replica of PostgreSQL, and HIRELOOM_DATABASE_URL its primary."
    if is_of_others(config.mcp_site):
        return "MCP_SITE must start with https:// unless it names this machine (localhost): keys are sent to it."
    if config.demo and config.second_factor_for_all:
        return "SECOND_FACTOR_FOR_ALL=1 would shut the accounts of the demo, which everybody shares, for good."
    if config.encrypted_only and config.readable_on_the_way:
        return (
            f"{config.readable_on_the_way[0]} is not encrypted and verified, which HIRELOOM_ENCRYPTED_ONLY=1 demands."
        )
    return (
        next(extras.missing(config), "")
        or (config.opens_demo if config.demo else "")
        or accounts.misfit(config)
        or analyses.misfit(config, threads=config.threads)
        or mail.misfit(config)
        or replies.misfit(config)
        or boards.misfit(config)
        or publishing.misfit(config)
        or sharing.misfit(config, has_secret=bool(config.secret))
    )


def _kept_secret(data_dir: Path) -> str:
    """The secret of this data folder, generated on first start."""
    path = data_dir / "secret"
    try:
        data_dir.mkdir(parents=True, exist_ok=True, mode=0o700)
        path.touch(mode=0o600, exist_ok=True)
        secret = path.read_text().strip() or _made_secret(path)
    except OSError as reason:
        raise BadSetting(f"{PREFIX}DATA_DIR is a folder we cannot write to: {reason.strerror} ({path}).") from None
    if len(secret) < SHORTEST_SECRET:
        raise BadSetting(
            f"{PREFIX}DATA_DIR has a secret that is too short to be ours: restore the one that was in {path}, or"
            " delete that file to have a new one generated."
        )
    return secret


def _made_secret(path: Path) -> str:
    """One secret, even when two processes start at once; it is on disk before anything is encrypted with it."""
    with path.open("r+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        made = file.read().strip()
        if not made:
            made = secrets.token_urlsafe(48)
            file.write(made + "\n")
            file.flush()
            os.fsync(file.fileno())
            sync_folder(path.parent)
    return made


def documentation() -> list[tuple[str, str, str]]:
    """Name, default and help of every setting, in order."""
    return [(PREFIX + field.name.upper(), _default_text(field), field.metadata["help"]) for field in fields(Settings)]


def _default_text(field: Field[Any]) -> str:
    if field.metadata["documented_as"]:
        return str(field.metadata["documented_as"])
    value = field.default
    if value is MISSING or value in ("", (), None):
        return "empty"
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, tuple):
        return ", ".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)
