"""Addresses that others gave us and that a person may be sent to."""

from urllib.parse import parse_qsl, urlencode, urlsplit

LONGEST = 2000
_CAMPAIGN = "utm_"


def safe_link(address: object) -> str:
    """The address when it is a plain web page's, else nothing: no script, no file, no name that hides the host."""
    if not isinstance(address, str):
        return ""
    link = address.strip()
    if len(link) > LONGEST or not link.isprintable() or " " in link or "\\" in link:
        return ""
    try:
        parts = urlsplit(link)
        parts.port  # noqa: B018 - a port that is none raises
    except ValueError:
        return ""
    if parts.scheme.lower() not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        return ""
    return link


def same_page(link: str) -> str:
    """What two links to one page have in common: without the campaign that they were found by."""
    parts = urlsplit(link)
    kept = [(name, value) for name, value in parse_qsl(parts.query) if not name.lower().startswith(_CAMPAIGN)]
    return f"{parts.netloc.lower()}{parts.path.rstrip('/')}?{urlencode(sorted(kept))}"
