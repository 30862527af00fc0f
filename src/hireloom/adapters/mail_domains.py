"""The domains of email providers that are open to everybody."""

from importlib.resources import files


def public_mail_domains() -> frozenset[str]:
    text = (files("hireloom.adapters") / "data" / "public_mail_domains.txt").read_text(encoding="utf-8")
    return frozenset(word for line in text.splitlines() if not line.startswith("#") for word in line.split())
