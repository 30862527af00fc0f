"""Checks of what the product depends on, for operators."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from hireloom.ports.failures import with_detail


class ProbeFailed(Exception):
    """Something that the product depends on does not work. Anyone may read the `reason`. The text, which has the detail
    too, and `advice`, which says what to do, are for admins: one line each, without secrets."""

    def __init__(self, reason: str, advice: str = "", *, detail: str = "") -> None:
        super().__init__(with_detail(reason, detail))
        self.reason, self.advice = reason, advice


@dataclass(frozen=True, slots=True)
class InstalledPlugin:
    """A package that brings a provider. `problem` says why it cannot be used although the settings chose it, `breach`
    how it last broke the contract of its port, and when."""

    kind: str
    name: str
    package: str
    version: str
    is_chosen: bool
    problem: str = ""
    breach: str = ""
    breach_at: datetime | None = None

    @property
    def state(self) -> str:
        """One of refused, broken, loaded, idle."""
        if self.problem:
            return "refused"
        if self.breach and self.is_chosen:
            return "broken"
        return "loaded" if self.is_chosen else "idle"


@dataclass(frozen=True, slots=True)
class Probe:
    """One check. `look` returns what is known in a few words, such as a version; it raises ProbeFailed, MailFailed,
    MailboxAway, ScannerAway, ChatFailed, BoardFailed or StoreAway. `advice` says what to do if the failure itself does
    not. If a check that `is_required` fails, so do requests. Only checks that are `is_quick` are repeated all the time.
    `setting` is given if nothing is set up: it would do so, and `look` is not called. A check `needs` others, by names,
    that come before it: if one of these fails, its failure is the cause, and `look` is not called."""

    name: str
    look: Callable[[], str]
    advice: str
    is_required: bool = False
    is_quick: bool = True
    setting: str = ""
    needs: tuple[str, ...] = ()
