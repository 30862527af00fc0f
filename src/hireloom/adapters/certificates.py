"""Whether browsers trust the certificate at the public address: its name, its chain, and for how long it is valid."""

import socket
import ssl
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

import httpx2

from hireloom.infrastructure.connections import reason
from hireloom.ports.probes import ProbeFailed

SECONDS = 4.0
SOON = timedelta(days=10)  # automatic renewal happens about a month before the end
UNTRUSTED = "Browsers do not trust the certificate of the public address."
ADVICE = "Have the proxy obtain and renew one from a public authority, as deploy/Caddyfile does."


def look(url: str, now: datetime, trusted: ssl.SSLContext | None = None) -> str:
    """How long the certificate is valid, or why it was not seen: some networks do not let a machine reach its own
    public address. Without `trusted`, the authorities that this machine trusts count. Raises ProbeFailed."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or 443
    context = trusted or httpx2.create_ssl_context(trust_env=False)
    try:
        with (
            socket.create_connection((host, port), SECONDS) as line,
            context.wrap_socket(line, server_hostname=host) as secure,
        ):
            certificate = secure.getpeercert() or {}
    except ssl.SSLError as failure:
        raise ProbeFailed(UNTRUSTED, ADVICE, detail=f"{host}: {reason(failure)}") from failure
    except (OSError, UnicodeError) as failure:  # no name of a host may have a part of over 63 letters
        return f"not checked, as {host} cannot be reached from here ({reason(failure)})"
    ends = datetime.fromtimestamp(ssl.cert_time_to_seconds(str(certificate["notAfter"])), UTC)
    words = f"valid for {host} until {ends:%Y-%m-%d}"
    if ends - now < SOON:
        raise ProbeFailed("The certificate of the public address expires soon.", ADVICE, detail=words)
    return words
