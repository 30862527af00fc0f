"""Outside links that are safe for a person to follow."""

from urllib.parse import parse_qsl, urlencode, urlsplit

LONGEST = 2000
_CAMPAIGN = "utm_"


def safe_link(address: object) -> str:
    """The URL if it is that of a plain web page, otherwise empty: no script, no file, no user name that hides the
    host."""
    if not isinstance(address, str):
        return ""
    link = address.strip()
    if len(link) > LONGEST or not link.isprintable() or " " in link or "\\" in link:
        return ""
    try:
        parts = urlsplit(link)
        parts.port  # noqa: B018 - an invalid port raises ValueError
    except ValueError:
        return ""
    if parts.scheme.lower() not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        return ""
    return link


def same_page(link: str) -> str:
    """A text that is the same for all links to one page, no matter what campaign they name."""
    parts = urlsplit(link)
    parameters = [(name, value) for name, value in parse_qsl(parts.query) if not name.lower().startswith(_CAMPAIGN)]
    return f"{parts.netloc.lower()}{parts.path.rstrip('/')}?{urlencode(sorted(parameters))}"
