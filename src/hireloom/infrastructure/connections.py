"""Why a connection failed, in words for operators."""

import re
import ssl

_NUMBER = re.compile(r"^\[Errno -?\d{1,5}\] ")  # before the words of an error that a library has copied


def reason(failure: BaseException) -> str:
    """The system's own words for the first cause, such as "Connection refused"."""
    while failure.__cause__:
        failure = failure.__cause__
    if isinstance(failure, TimeoutError):
        return "no answer in time"
    if isinstance(failure, ssl.SSLCertVerificationError):
        return f"its certificate is not accepted ({failure.verify_message})"
    if isinstance(failure, ssl.SSLError):
        return "it does not speak TLS on this port"
    words = failure.strerror if isinstance(failure, OSError) else next(iter(failure.args), "")
    text = words.decode("utf-8", "replace") if isinstance(words, bytes) else str(words or type(failure).__name__)
    return _NUMBER.sub("", text).rstrip(".")
