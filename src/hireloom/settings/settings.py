"""All the settings in one value."""

from dataclasses import dataclass

from hireloom.settings.accounts import AccountSettings
from hireloom.settings.agents import AgentSettings
from hireloom.settings.amounts import AmountSettings
from hireloom.settings.analyses import AnalysisSettings
from hireloom.settings.boards import BoardSettings
from hireloom.settings.keeping import KeepingSettings
from hireloom.settings.limits import LimitSettings
from hireloom.settings.lives import LifeSettings
from hireloom.settings.mail import MailSettings
from hireloom.settings.publishing import PublishingSettings
from hireloom.settings.replies import ReplySettings
from hireloom.settings.serving import ServingSettings
from hireloom.settings.sharing import SharingSettings
from hireloom.settings.values import is_local, is_loopback, is_readable_on_the_way

PREFIX = "HIRELOOM_"
ADDRESSES = (  # of services with which data is exchanged
    *("database_url", "database_read_url", "redis_url", "celery_broker_url", "s3_endpoint_url"),
    *("model_url", "scanner_url", "audit_syslog"),
)


@dataclass(frozen=True)
class Settings(  # fields of the last base class come first
    AgentSettings,
    BoardSettings,
    PublishingSettings,
    MailSettings,
    AnalysisSettings,
    AmountSettings,
    LifeSettings,
    LimitSettings,
    AccountSettings,
    KeepingSettings,
    ReplySettings,
    SharingSettings,
    ServingSettings,
):
    @property
    def mail_place(self) -> str:
        """Where emails go, for the person who starts the server."""
        places = {
            "folder": f"are kept as files in {self.outbox_dir}",
            "smtp": f"go out through {self.smtp_host}:{self.smtp_port}",
            "sendgrid": f"go out through {self.sendgrid_host}",
        }
        return f"Emails {places.get(self.mail, f'go out through {self.mail}')}"

    @property
    def analyses_waiting(self) -> int:
        """How many analyses may occupy a thread while they wait for their turn."""
        return (self.threads - self.analyses_at_once) // 2

    @property
    def doubts(self) -> tuple[str, ...]:
        """Settings that probably do not do what was meant, for the person who starts the server."""
        doubts = []
        if self.public_url.startswith("https:") and not self.trusted_proxy:
            doubts.append(
                "HIRELOOM_PUBLIC_URL is https, so there is a proxy in front, but HIRELOOM_TRUSTED_PROXY does not say"
                " where: everybody counts as one network address."
            )
        if not (self.web_dir / "index.html").is_file():
            doubts.append(f"HIRELOOM_WEB_DIR contains no web client, so no screens are served: {self.web_dir}.")
        doubts.extend(
            f"{PREFIX}{name} leads to another machine without verified encryption, so anybody on the way can read"
            " along. Use https://, rediss://, amqps:// or sslmode=verify-full, unless the network is yours alone."
            for name in self.readable_on_the_way
        )
        return tuple(doubts)

    @property
    def readable_on_the_way(self) -> tuple[str, ...]:
        """The settings, without their initial HIRELOOM_, that lead to another machine without verified encryption."""
        plain = [name for name in ADDRESSES if is_readable_on_the_way(getattr(self, name))]
        if self.mail == "smtp" and self.smtp_security == "none" and not is_loopback(self.smtp_host):
            plain.append("smtp_security")
        return tuple(map(str.upper, plain))

    @property
    def shows_mails(self) -> bool:
        """Whether everybody may read the emails: only in a demo that sends none of them and that no stranger can
        reach."""
        return self.demo and self.mail == "folder" and not self.demo_public

    @property
    def opens_demo(self) -> str:
        """Why the demo must not be loaded here, as a sentence without its initial HIRELOOM_; empty if it may."""
        if self.demo_public or (is_loopback(self.host) and is_local(self.public_url)):
            return ""
        return (
            "HOST or HIRELOOM_PUBLIC_URL lets strangers reach this server, and the log-ins of the demo are public."
            " Set both to this machine, or set HIRELOOM_DEMO_PUBLIC=1, which locks out the demo's admins and shows its"
            " emails to nobody."
        )
