"""JSON Resumes from before version 0.0.12, which put first and last name into fields of their own."""

from collections.abc import Mapping
from typing import Any

from hireloom.domain.web_links import safe_link

_RENAMED = {"bio": "basics", "hobbies": "interests"}


def in_version_one(resume: Mapping[str, Any]) -> dict[str, Any]:
    """The same with the names and shapes of version 1.0.0. What has these already stays as it is."""
    newer = {_RENAMED.get(name, name): value for name, value in resume.items() if _RENAMED.get(name) not in resume}
    if isinstance(basics := newer.get("basics"), dict):
        newer["basics"] = _basics(basics)
    if isinstance(awards := newer.get("awards"), list):
        newer["awards"] = [
            {"date": award.get("awardDate"), **award} if isinstance(award, dict) else award for award in awards
        ]
    return newer


def _basics(basics: Mapping[str, Any]) -> dict[str, Any]:
    parts = (basics.get(part) for part in ("firstName", "lastName"))
    newer = {"name": " ".join(part for part in parts if isinstance(part, str)), **basics}
    if isinstance(phones := basics.get("phone"), dict):  # by kind, as 'work'
        newer["phone"] = next(iter(phones.values()), "")
    addresses = [item for name in ("websites", "profiles") for item in _named(basics.get(name))]
    if not isinstance(basics.get("profiles"), list):
        newer["profiles"] = [{"network": name, "url": url} for name, url in addresses if safe_link(url)]
    return newer


def _named(addresses: Any) -> list[tuple[str, Any]]:
    """By label; a bare user name, as of GitHub, is no address."""
    return list(addresses.items()) if isinstance(addresses, dict) else []
