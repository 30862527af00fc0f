"""What can be set from outside, all of it: one frozen value read from the environment at start.

Each setting's help text is its documentation; `documentation()` gives them for the docs.
"""

import os
import secrets
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from datetime import UTC, timedelta, tzinfo
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from hireloom import setting_values as read
from hireloom.board_settings import BoardSettings
from hireloom.domain.mails.senders import Sender
from hireloom.domain.retention import Retention
from hireloom.public_settings import PublicSettings, misfit
from hireloom.setting_values import setting
from hireloom.shared_settings import SharedSettings, unshared

PREFIX = "HIRELOOM_"
DATA_DIR, WEB_DIR = Path("var"), Path("webapp/dist")
SMTP_PORTS = {"starttls": 587, "tls": 465, "none": 25}
LOOPBACK = ("localhost", "127.0.0.1", "::1")


class BadSetting(Exception):
    """A setting has a value that makes no sense; the text says which, and what it may be."""


@dataclass(frozen=True)
class Settings(BoardSettings, PublicSettings, SharedSettings):
    host: str = setting("127.0.0.1", str, "The address to listen on; 0.0.0.0 for every one of this machine.")
    port: int = setting(8000, read.whole(0, 65535), "The port to listen on; 0 takes any free one.")
    threads: int = setting(16, read.whole(2, 256), "How many requests are worked on at the same time.")
    public_url: str = setting(
        "",
        read.url("http", "https"),
        "The address that people type. With https the session cookie is Secure and bound to this host; plain http is"
        " accepted for this machine only.",
        shown="http://localhost:{port}",
    )
    trusted_proxy: str = setting(
        "", str, "The address of the proxy in front whose X-Forwarded-For, -Proto and -Host headers are believed."
    )
    data_dir: Path = setting(  # noqa: RUF009
        DATA_DIR, Path, "The folder for the database, uploaded files, outgoing mail and the secret."
    )
    database_url: str = setting(
        "",
        read.database,
        "The database: sqlite:///path or postgresql://user:password@host/name.",
        shown="sqlite:///{data_dir}/hireloom.db",
        is_secret=True,  # it may hold a password
    )
    secret: str = setting(
        "",
        read.secret,
        "Signs the tokens that protect against forged requests; keep it the same on every machine that serves.",
        shown="made once and kept in {data_dir}/secret",
        is_secret=True,
    )
    documents_secret: str = setting(
        "",
        read.secret,
        "Enciphers driving licenses and visas on disk. Keep it: what was enciphered with another one cannot be read.",
        shown="{secret}",
        is_secret=True,
    )
    web_dir: Path = setting(  # noqa: RUF009
        WEB_DIR, Path, "The folder with the built web client."
    )
    time_zone: tzinfo = setting(  # noqa: RUF009
        UTC, read.zone, "Where the business is: whose midnight ends a day, such as Asia/Kolkata."
    )
    keep_papers_days: int = setting(
        30, read.whole(1, 3650), "Driving licenses and visas are removed so many days after the decision."
    )
    keep_rejected_days: int = setting(
        183,
        read.whole(1, 3650),
        "After so many days a rejected application says no more whose it was, and what nobody decided loses its driving"
        " license and visa.",
    )
    demo: bool = setting(False, read.yes, "1 loads people and jobs to try with when the database is empty.")
    super_admin_emails: tuple[str, ...] = setting(
        (), read.emails, "Admins who become super admins at the next start, separated by commas."
    )
    session_idle_hours: int = setting(24, read.whole(1, 720), "Without a call for so long, a session ends.")
    session_days: int = setting(30, read.whole(1, 365), "A session never lives longer, used or not.")
    admin_session_hours: int = setting(24, read.whole(1, 720), "An admin's session never lives longer.")
    login_wrong_per_email: int = setting(10, read.whole(1, 1000), "Wrong log-ins for one mail address in the window.")
    login_wrong_per_address: int = setting(50, read.whole(1, 10000), "Wrong log-ins from one network address in it.")
    login_window_minutes: int = setting(15, read.whole(1, 1440), "The window of the two limits above.")
    codes_per_address: int = setting(
        20, read.whole(1, 10000), "Codes by mail that one network address may ask for in an hour."
    )
    registrations_per_address: int = setting(
        10, read.whole(1, 10000), "Accounts that one network address may make in an hour."
    )
    leaked_passwords: Path | None = setting(  # noqa: RUF009
        None,
        read.file,
        "A text file with passwords that nobody may choose, one in each line, such as a list of the most often leaked.",
    )
    analyses_per_minute: int = setting(60, read.whole(1, 10000), "Analyses that one person may ask for in a minute.")
    analyses_at_once: int = setting(
        12,
        read.whole(1, 128),
        "Analyses at the same time, for all; keep it below the threads, so that other calls pass.",
    )
    model_url: str = setting(
        "",
        read.url("http", "https"),
        "An OpenAI-compatible service, for example http://localhost:11434/v1. Empty: everything is done locally.",
    )
    model_key: str = setting("", str, "The key for that service, when it wants one.", is_secret=True)
    model_name: str = setting("", str, "The model to ask there, for example gpt-4.1-mini or qwen3:8b.")
    model_timeout: float = setting(25.0, read.seconds(0.1, 300), "How many seconds one answer of the model may take.")
    model_fallback: bool = setting(
        True, read.yes, "1 answers locally when the model does not answer; 0 says that it is not available."
    )

    mail: str = setting(
        "folder",
        read.one_of("folder", "smtp", "sendgrid"),
        "Where mails go: folder (files in {data_dir}/outbox, nothing leaves this machine), smtp or sendgrid.",
    )
    mail_from: str = setting(
        "",
        read.sender,
        "Whose name mails bear, as Name <name@host>. Its host ends the Message-ID of every mail.",
        shown="Hireloom <hello@hireloom.example>, for the folder only",
    )
    mail_identity_documents: str = setting(
        "link",
        read.one_of("link", "attach"),
        "How recruiters get driving licenses and visas: link (to be seen after a log-in) or attach (in the mail too).",
    )
    smtp_host: str = setting("", str, "The mail server to hand mails to.")
    smtp_port: int = setting(0, read.whole(0, 65535), "Its port.", shown="587, with tls 465, with none 25")
    smtp_user: str = setting("", str, "The name to log in with there; empty: without a log-in.")
    smtp_password: str = setting("", str, "The password of that name.", is_secret=True)
    smtp_security: str = setting(
        "starttls",
        read.one_of("starttls", "tls", "none"),
        "How the line is protected: starttls (asked for and insisted on), tls (from the first byte) or none, which"
        " is refused together with a log-in.",
    )
    sendgrid_key: str = setting("", str, "The key of a SendGrid account that may send mail.", is_secret=True)
    sendgrid_host: str = setting(
        "https://api.sendgrid.com",
        read.url("http", "https"),
        "Where SendGrid answers; https://api.eu.sendgrid.com for accounts in the EU. Plain http for this machine only.",
    )

    @property
    def outbox_dir(self) -> Path:
        return self.data_dir / "outbox"

    @property
    def posts_dir(self) -> Path:
        return self.data_dir / "posts"

    @property
    def mail_host(self) -> str:
        return Sender.of(self.mail_from).host

    @property
    def mail_place(self) -> str:
        """Where mails go, for whoever starts the server."""
        places = {
            "folder": f"are kept as files in {self.outbox_dir}",
            "smtp": f"go out through {self.smtp_host}:{self.smtp_port}",
            "sendgrid": f"go out through {self.sendgrid_host}",
        }
        return f"Mails {places[self.mail]}"

    @property
    def attaches_identity(self) -> bool:
        return self.mail_identity_documents == "attach"

    @property
    def shows_mails(self) -> bool:
        """Whether everybody may read the mails: in a made-up world from which none goes out."""
        return self.demo and self.mail == "folder"

    @property
    def files_dir(self) -> Path:
        return self.data_dir / "files"

    @property
    def login_window(self) -> timedelta:
        return timedelta(minutes=self.login_window_minutes)

    @property
    def retention(self) -> Retention:
        return Retention(timedelta(self.keep_papers_days), timedelta(self.keep_rejected_days))

    @property
    def analyst(self) -> str:
        """Who reads resumes: one of local, model, model_then_local."""
        if not self.model_url:
            return "local"
        return "model_then_local" if self.model_fallback else "model"

    @property
    def session_idle(self) -> timedelta:
        return timedelta(hours=self.session_idle_hours)

    @property
    def session_absolute(self) -> timedelta:
        return timedelta(days=self.session_days)

    @property
    def admin_session(self) -> timedelta:
        return timedelta(hours=self.admin_session_hours)

    @property
    def session_seconds(self) -> int:
        return int(self.session_absolute.total_seconds())


def load(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process. Raises BadSetting with a sentence for whoever starts it."""
    given = os.environ if environment is None else environment
    known = {PREFIX + each.name.upper(): each for each in fields(Settings)}
    values: dict[str, Any] = {}
    for name, each in known.items():
        text = given.get(name, "").strip()
        if not text:
            continue
        try:
            values[each.name] = each.metadata["read"](text)
        except ValueError as reason:
            raise BadSetting(f"{name} {reason}.") from None
    unknown = sorted(name for name in given if name.startswith(PREFIX) and name not in known)
    if unknown:
        raise BadSetting(f"{unknown[0]} is not a setting; see docs/running.md for those there are.")
    return _completed(Settings(**values))


def _completed(found: Settings) -> Settings:
    """The defaults that depend on other settings, and the rules between them."""
    data_dir = found.data_dir.absolute()
    public_url = found.public_url or f"http://localhost:{found.port}"
    if public_url.startswith("http://") and urlsplit(public_url).hostname not in LOOPBACK:
        raise BadSetting(f"{PREFIX}PUBLIC_URL must start with https:// unless it names this machine (localhost).")
    if bool(found.model_url) != bool(found.model_name):
        raise BadSetting(f"{PREFIX}MODEL_URL and {PREFIX}MODEL_NAME belong together: set both or none.")
    if found.analyses_at_once >= found.threads:
        raise BadSetting(f"{PREFIX}ANALYSES_AT_ONCE must be smaller than {PREFIX}THREADS.")
    _must_fit_together(found)
    if broken := misfit(found, lambda url: urlsplit(url).hostname in LOOPBACK):
        raise BadSetting(PREFIX + broken)
    if broken := unshared(found, has_secret=bool(found.secret)):
        raise BadSetting(PREFIX + broken)
    return Settings(
        **{
            **{each.name: getattr(found, each.name) for each in fields(Settings)},
            "data_dir": data_dir,
            "web_dir": found.web_dir.absolute(),
            "public_url": public_url,
            "database_url": found.database_url or f"sqlite:///{data_dir / 'hireloom.db'}",
            "secret": (secret := found.secret or _kept_secret(data_dir)),
            "documents_secret": found.documents_secret or secret,
            "mail_from": found.mail_from or "Hireloom <hello@hireloom.example>",
            "celery_broker_url": found.celery_broker_url or (found.redis_url if found.work == "celery" else ""),
            "smtp_port": found.smtp_port or SMTP_PORTS[found.smtp_security],
        }
    )


def _must_fit_together(found: Settings) -> None:
    """What is set for mail: everything that the provider needs, and nothing for a provider that is not used."""
    needed = {"folder": (), "smtp": ("mail_from", "smtp_host"), "sendgrid": ("mail_from", "sendgrid_key")}
    for name in needed[found.mail]:
        if not getattr(found, name):
            raise BadSetting(f"{PREFIX}MAIL={found.mail} needs {PREFIX}{name.upper()}.")
    for kind, names in {"smtp": ("smtp_host", "smtp_user"), "sendgrid": ("sendgrid_key",)}.items():
        for name in names:
            if found.mail != kind and getattr(found, name):
                raise BadSetting(f"{PREFIX}{name.upper()} is set, but {PREFIX}MAIL is {found.mail}: make it {kind}.")
    if bool(found.adzuna_id) != bool(found.adzuna_key):
        raise BadSetting(f"{PREFIX}ADZUNA_ID and {PREFIX}ADZUNA_KEY belong together: set both or none.")
    if bool(found.smtp_user) != bool(found.smtp_password):
        raise BadSetting(f"{PREFIX}SMTP_USER and {PREFIX}SMTP_PASSWORD belong together: set both or none.")
    if found.smtp_user and found.smtp_security == "none":
        raise BadSetting(
            f"{PREFIX}SMTP_SECURITY=none would send {PREFIX}SMTP_PASSWORD unprotected: use starttls or tls."
        )
    host = urlsplit(found.sendgrid_host)
    if host.scheme == "http" and host.hostname not in LOOPBACK:
        raise BadSetting(f"{PREFIX}SENDGRID_HOST must start with https:// unless it names this machine (localhost).")


def _kept_secret(data_dir: Path) -> str:
    """The secret of this data folder, made at the first start."""
    path = data_dir / "secret"
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600, exist_ok=True)
        kept = path.read_text().strip()
        if len(kept) < 32:
            kept = secrets.token_urlsafe(48)
            path.write_text(kept + "\n")
    except OSError as reason:
        raise BadSetting(f"{PREFIX}DATA_DIR is a folder we cannot write to: {reason.strerror} ({path}).") from None
    return kept


def documentation() -> list[tuple[str, str, str]]:
    """Name, default and help of every setting, in order."""
    return [(PREFIX + each.name.upper(), _default_text(each), each.metadata["help"]) for each in fields(Settings)]


def _default_text(each: Field[Any]) -> str:
    if each.metadata["shown"]:
        return str(each.metadata["shown"])
    value = each.default
    if value is MISSING or value in ("", (), None):
        return "empty"
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, tuple):
        return ", ".join(value)
    return f"{value:g}" if isinstance(value, float) else str(value)
