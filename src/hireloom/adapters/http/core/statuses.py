"""How the status of an application is spelled: Selected in the calls of the screens, which are specified so, and
selected in all of /api/v1 and in webhooks."""

from collections.abc import Mapping

from hireloom.adapters.http.core.keys import is_by_key
from hireloom.domain.applications import Status, StatusUnknown

STATUSES = {status.value.lower(): status for status in Status}  # by the words of /api/v1


def status_word(status: Status) -> str:
    """As the caller of this request spells it."""
    return status.value.lower() if is_by_key() else status.value


def status_of(value: object) -> Status:
    """What the caller of this request means. Raises StatusUnknown, even for a value that is not text."""
    text = value if isinstance(value, str) else ""
    if not is_by_key():
        return Status.of(text)
    if text not in STATUSES:
        raise StatusUnknown
    return STATUSES[text]


def refusal_data(data: Mapping[str, str]) -> dict[str, str]:
    """What a refusal says to the caller of this request."""
    return {name: status_word(value) if isinstance(value, Status) else value for name, value in data.items()}
