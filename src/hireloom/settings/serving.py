"""Settings for a server and its data."""

from dataclasses import dataclass
from datetime import UTC, tzinfo
from pathlib import Path

from hireloom.settings import values as read
from hireloom.settings.values import setting

DATA_DIR, PACKAGE = Path("var"), Path(__file__).parents[1]
BUILT_IN, CHECKOUT = PACKAGE / "web", PACKAGE.parents[1] / "webapp" / "dist"


@dataclass(frozen=True)
class ServingSettings:
    host: str = setting("127.0.0.1", str, "The address to listen on; 0.0.0.0 listens on every address of this machine.")
    port: int = setting(8000, read.whole(0, 65535), "The port to listen on; 0 picks any free one.")
    threads: int = setting(16, read.whole(2, 256), "How many requests one process handles at the same time.")
    log_format: str = setting(
        "text", read.one_of("text", "json"), "How each line of the log is written: text or json (one object a line)."
    )
    metrics_token: str = setting(
        "",
        read.secret,
        "Lets Prometheus read /metrics with `Authorization: Bearer` and this token; empty: there are no metrics.",
        is_secret=True,
    )
    traces_url: str = setting(
        "",
        read.url("http", "https", is_whole=True),
        "Where traces are sent, as OTLP over HTTP, such as http://collector:4318/v1/traces; empty: there are none.",
    )
    public_url: str = setting(
        "",
        read.origin,
        "The address that people type into the browser. With https the session cookie is Secure and bound to "
        "this host; plain http is allowed only for this machine.",
        documented_as="http://localhost:{port}",
    )
    trusted_proxy: str = setting(
        "",
        read.proxy,
        "The address of the proxy whose X-Forwarded-For, -Proto and -Host headers are trusted.",
    )
    data_dir: Path = setting(  # noqa: RUF009
        DATA_DIR, Path, "The folder for the database, uploaded files, outgoing emails and the secret."
    )
    database_url: str = setting(
        "",
        read.database,
        "The database: sqlite:///path or postgresql://user:password@host/name.",
        documented_as="sqlite:///{data_dir}/hireloom.db",
        is_secret=True,  # it may hold a password
    )
    database_read_url: str = setting(
        "",
        read.database,
        "A streaming replica of the PostgreSQL database, such as postgresql://user:password@host/name: what only reads "
        "is read there, provided it has everything that was written before.",
        is_secret=True,  # it may hold a password
    )
    secret: str = setting(
        "",
        read.secret,
        "Signs the CSRF tokens; every machine that serves requests needs the same secret.",
        documented_as="made once and kept in {data_dir}/secret",
        is_secret=True,
    )
    documents_secret: str = setting(
        "",
        read.secret,
        "Encrypts resumes, driving licenses and visas on disk, and the secrets of authenticator apps. Do not lose it: "
        "what was encrypted with another secret cannot be read.",
        documented_as="{secret}",
        is_secret=True,
    )
    documents_secret_before: str = setting(
        "",
        read.secret,
        "The secret that encrypted files before HIRELOOM_DOCUMENTS_SECRET was changed; needed until `hireloom keys "
        "reseal` is done.",
        is_secret=True,
    )
    web_dir: Path = setting(  # noqa: RUF009
        BUILT_IN if BUILT_IN.exists() else CHECKOUT,
        Path,
        "The folder with the built web client.",
        documented_as="the one in the package; in a checkout webapp/dist",
    )
    time_zone: tzinfo = setting(  # noqa: RUF009
        UTC,
        read.zone,
        "The business's time zone, such as Asia/Kolkata; days end at midnight there. A company may choose its own.",
    )
    demo: bool = setting(False, read.yes, "1 loads people and jobs to try things out with if the database is empty.")
    demo_public: bool = setting(
        False,
        read.yes,
        "1 lets strangers reach the demo; without it the demo starts only on this machine. A public demo "
        "shows no emails, and its admins cannot log in.",
    )
    security_contact: str = setting(
        "", read.email, "The email address for reports of weaknesses, published at /.well-known/security.txt."
    )
    super_admin_emails: tuple[str, ...] = setting(
        (), read.emails, "Admins who become super admins on the next start, separated by commas."
    )

    @property
    def old_documents_secrets(self) -> tuple[str, ...]:
        return (self.documents_secret_before,) if self.documents_secret_before else ()

    @property
    def outbox_dir(self) -> Path:
        return self.data_dir / "outbox"

    @property
    def posts_dir(self) -> Path:
        return self.data_dir / "posts"

    @property
    def files_dir(self) -> Path:
        return self.data_dir / "files"
