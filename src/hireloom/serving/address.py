"""The address to serve at. It is taken before anything else is done, because the rest of the start takes seconds, and
an operator who must choose another port should not wait for them."""

import errno
import socket

from hireloom.settings import BadSetting, Settings


def bound(settings: Settings) -> socket.socket:
    """A socket that is bound to the address and does not listen yet. Raises BadSetting, which says the reason."""
    host = settings.host.strip("[]")
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, settings.port))
    except OSError as reason:
        listener.close()
        raise BadSetting(_sentence(settings, reason)) from None
    except UnicodeError:  # no name that the system could look up
        listener.close()
        raise BadSetting(f"HIRELOOM_HOST is no address of this machine: {settings.host}.") from None
    return listener


def _sentence(settings: Settings, reason: OSError) -> str:
    if isinstance(reason, socket.gaierror):
        return f"HIRELOOM_HOST is no address of this machine: {settings.host}."
    if reason.errno == errno.EADDRINUSE:
        return (
            f"Port {settings.port} is in use by another program. Stop that one, or choose another port with"
            f" HIRELOOM_PORT, for example HIRELOOM_PORT={settings.port % 65535 + 1}."
        )
    where = f"{settings.host}, port {settings.port}"
    return f"HIRELOOM_HOST and HIRELOOM_PORT: cannot listen on {where}: {reason.strerror}."
