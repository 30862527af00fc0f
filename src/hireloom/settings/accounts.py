"""Settings for creating an account and logging in."""

from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from hireloom.settings import values as read
from hireloom.settings.values import setting


@dataclass(frozen=True)
class AccountSettings:
    session_idle_hours: int = setting(24, read.whole(1, 720), "A session ends after this many hours without a request.")
    session_days: int = setting(30, read.whole(1, 365), "A session ends after this many days even if it is in use.")
    admin_session_hours: int = setting(
        24, read.whole(1, 720), "An admin's session ends after this many hours even if it is in use."
    )
    admin_second_factor: bool | None = setting(
        None,
        read.yes,
        "1 lets admins without a passkey or an authenticator app do nothing but set one up.",
        documented_as="1, in the demo 0",
    )
    second_factor_for_all: bool = setting(
        False,
        read.yes,
        "1 requires the same of everybody, job seekers and recruiters included: nothing else is open to them until "
        "they have set up a passkey or an authenticator app. Not possible with HIRELOOM_DEMO=1, whose accounts are "
        "shared.",
    )
    login_wrong_per_email: int = setting(
        10, read.whole(1, 1000), "Failed log-ins allowed for one email address from one network within the window."
    )
    login_wrong_per_address: int = setting(
        50, read.whole(1, 10000), "Failed log-ins allowed from one network within the window."
    )
    login_window_minutes: int = setting(15, read.whole(1, 1440), "The window for the two limits above, in minutes.")
    codes_per_address: int = setting(
        20, read.whole(1, 10000), "How many codes by email one network may request in an hour."
    )
    registrations_per_address: int = setting(
        10, read.whole(1, 10000), "How many accounts one network address may create in an hour."
    )
    api_calls_per_minute: int = setting(
        300, read.whole(1, 100000), "How many calls to /api/v1 one API key may make in a minute."
    )
    leaked_passwords: Path | None = setting(  # noqa: RUF009
        None,
        read.file,
        "A text file of further passwords that nobody may choose, one per line. Common leaked ones are always refused.",
    )
    leaked_passwords_url: str = setting(
        "",
        read.url("http", "https"),
        "A service that we ask whether a password was leaked, such as https://api.pwnedpasswords.com. It learns "
        "five digits of the password's SHA-1, never the password. If it does not answer within two seconds, the "
        "password is accepted.",
    )

    dns_servers: tuple[str, ...] = setting(
        (),
        read.name_servers,
        "The name servers that are asked whether a company owns its domain and where its identity provider is, as "
        "addresses with or without a port, separated by commas.",
        documented_as="those of this machine",
    )
    outbound_hosts: tuple[str, ...] = setting(
        (),
        read.hosts,
        "The hosts that webhooks, calendars, pages of jobs and careers, companies' identity providers and models "
        "chosen on the screen may be at, such as api.example.org or *.example.org, separated by commas. What other "
        "settings name is called in any case.",
        documented_as="every host on the internet",
    )
    private_providers: tuple[str, ...] = setting(
        (),
        read.words,
        "Hosts of companies' identity providers that may be in a private network or on this machine, separated by "
        "commas. All others must be on the internet, with https.",
        documented_as="none",
    )
    private_receivers: tuple[str, ...] = setting(
        (),
        read.words,
        "Hosts of webhooks that may be in a private network or on this machine, separated by commas. All others must "
        "be on the internet, with https.",
        documented_as="none",
    )

    @property
    def login_window(self) -> timedelta:
        return timedelta(minutes=self.login_window_minutes)

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


def misfit(settings: AccountSettings) -> str:
    """What is wrong with these settings, as a sentence without its initial HIRELOOM_; empty if nothing."""
    if read.is_of_others(settings.leaked_passwords_url):
        return "LEAKED_PASSWORDS_URL must start with https:// unless it names this machine (localhost)."
    return ""
