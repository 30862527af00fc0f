"""Which model reads and writes, as an admin has chosen it on the screen."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from hireloom.domain.refusals import Conflict, Invalid

LONGEST_ADDRESS, LONGEST_NAME = 300, 120


class ModelAddressMalformed(Invalid):
    sentence = "The address must begin with http:// or https:// and hold no user or password."


class ModelAddressPrivate(Invalid):
    sentence = (
        "This address is not on the internet with https. HIRELOOM_PRIVATE_MODELS names others that may be chosen."
    )


class ModelNameNeeded(Invalid):
    sentence = f"Please name the model, with at most {LONGEST_NAME} characters."


class ModelSilent(Conflict):
    sentence = "This model does not answer, so it was not saved."


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """`address` is that of an OpenAI-compatible service, `name` that of the model there."""

    address: str
    name: str

    @classmethod
    def made(cls, address: str, name: str) -> "ModelChoice":
        """Raises ModelAddressMalformed or ModelNameNeeded."""
        address, name = address.strip().rstrip("/"), name.strip()
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise ModelNameNeeded
        if len(address) > LONGEST_ADDRESS or not address.isprintable() or not _is_address(address):
            raise ModelAddressMalformed
        return cls(address, name)

    def has_host_of(self, other: "ModelChoice") -> bool:
        """Whether both are asked at the same scheme, host and port: a key goes nowhere else."""
        return _origin(self.address) == _origin(other.address)


def _is_address(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return bool(_origin(address) and not parts.query and not parts.fragment)
    except ValueError:
        return False


def _origin(address: str) -> tuple[str, str, int] | None:
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        return None
    return parts.scheme, parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)
