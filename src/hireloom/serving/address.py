"""The address to listen on. It is bound before anything else, because the rest of the startup takes seconds, and an
operator who has to choose another port should not have to wait."""

import errno
import socket

from hireloom.settings import BadSetting, Settings


def bound(settings: Settings) -> socket.socket:
    """A socket that is bound to the address but not listening yet. Raises BadSetting with the reason."""
    host = settings.host.strip("[]")
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, settings.port))
    except OSError as reason:
        listener.close()
        raise BadSetting(_sentence(settings, reason)) from None
    except UnicodeError:  # not a name that the system can look up
        listener.close()
        raise BadSetting(f"HIRELOOM_HOST is not an address of this machine: {settings.host}.") from None
    return listener


def _sentence(settings: Settings, reason: OSError) -> str:
    if isinstance(reason, socket.gaierror):
        return f"HIRELOOM_HOST is not an address of this machine: {settings.host}."
    if reason.errno == errno.EADDRINUSE:
        return (
            f"Port {settings.port} is in use by another program. Stop that one, or choose another port with"
            f" HIRELOOM_PORT, for example HIRELOOM_PORT={settings.port % 65535 + 1}."
        )
    where = f"{settings.host}, port {settings.port}"
    return f"HIRELOOM_HOST and HIRELOOM_PORT: cannot listen on {where}: {reason.strerror}."
