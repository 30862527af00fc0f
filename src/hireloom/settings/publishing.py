"""Settings for what is published."""

import re
from dataclasses import dataclass

from hireloom.domain.identity.users import Role
from hireloom.domain.marketing.platforms import PLATFORMS
from hireloom.settings import values as read
from hireloom.settings.plugins import by_platform
from hireloom.settings.values import setting

_AUTHOR = re.compile(r"urn:li:(?:organization|person):[A-Za-z0-9_-]+")
ACCOUNTS = {  # the settings of one account belong together
    "x": ("x_api_key", "x_api_secret", "x_access_token", "x_access_secret"),
    "linkedin": ("linkedin_token", "linkedin_author"),
    "mastodon": ("mastodon_url", "mastodon_token"),
}


def _roles(text: str) -> tuple[str, ...]:
    roles = read.words(text)
    if not roles or set(roles) - {*Role}:
        raise ValueError(f"must be roles of {', '.join(Role)}, separated by commas")
    return roles


def _author(text: str) -> str:
    if not _AUTHOR.fullmatch(text):
        raise ValueError("must be such as urn:li:organization:5515715 or urn:li:person:…")
    return text


@dataclass(frozen=True)
class PublishingSettings:
    public_jobs: bool = setting(
        True,
        read.yes,
        "1 shows jobs to everybody: pages for search engines, a sitemap and feeds; a recruiter can still "
        "limit a job to members. 0 limits all jobs to members.",
    )
    marketing_roles: tuple[str, ...] = setting(
        (),
        _roles,
        "Which roles may use the marketing agent: user, recruiter and admin, separated by commas. Required "
        "once posts leave this machine.",
        documented_as="user, recruiter, admin",
    )
    x_api_key: str = setting("", str, "The API key of an X app with permission to write.", is_secret=True)
    x_api_secret: str = setting("", str, "Its secret.", is_secret=True)
    x_access_token: str = setting("", str, "The access token of the X account that posts.", is_secret=True)
    x_access_secret: str = setting(
        "", str, "The secret of that token; with all four set, posts for X are published there.", is_secret=True
    )
    linkedin_token: str = setting("", str, "A LinkedIn access token with permission to post.", is_secret=True)
    linkedin_author: str = setting("", _author, "The author of the posts, such as urn:li:organization:5515715.")
    mastodon_url: str = setting("", read.url("http", "https"), "A Mastodon server, such as https://mastodon.example.")
    mastodon_token: str = setting("", str, "An access token for that server with write:statuses.", is_secret=True)
    publisher_plugins: tuple[tuple[str, str], ...] = setting(
        (), by_platform(tuple(PLATFORMS)), "Plugins that publish, as platform=plugin, separated by commas."
    )
    post_webhook_url: str = setting(
        "",
        read.url("http", "https", is_whole=True),
        "Where to send posts for platforms without an account above; empty: files in {data_dir}/posts.",
        is_secret=True,  # such addresses often hold a key
    )
    post_webhook_secret: str = setting(
        "",
        str,
        "Signs the posts: the X-Hireloom-Signature header contains the HMAC-SHA256 of the body.",
        is_secret=True,
    )

    @property
    def x_account(self) -> tuple[str, ...]:
        return tuple(getattr(self, name) for name in ACCOUNTS["x"])

    @property
    def marketers(self) -> frozenset[Role]:
        return frozenset(Role(role) for role in self.marketing_roles) or frozenset(Role)


def misfit(settings: PublishingSettings) -> str:
    """What is wrong with the combination of these settings, as a sentence without its initial HIRELOOM_; empty if
    nothing."""
    posts_elsewhere = bool(settings.post_webhook_url)
    for names in ACCOUNTS.values():
        present = [name for name in names if getattr(settings, name)]
        missing = [name for name in names if name not in present]
        posts_elsewhere = posts_elsewhere or bool(present)
        if present and missing:
            return f"{present[0].upper()} is set: set HIRELOOM_{missing[0].upper()} too, they belong together."
    for name in ("mastodon_url", "post_webhook_url"):
        if read.is_of_others(getattr(settings, name)):
            return f"{name.upper()} must start with https:// unless it names this machine (localhost)."
    if posts_elsewhere and not settings.marketing_roles:
        return "MARKETING_ROLES must say who may post in your name, now that posts leave this machine."
    return ""
