"""For operators: whether everything that the product depends on works, and figures of what happens."""

import hmac
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late
from dataclasses import dataclass, field
from threading import Lock

from hireloom.domain.refusals import NotFound, NotSignedIn, Refusal
from hireloom.ports.boards import BoardFailed
from hireloom.ports.chats import ChatFailed
from hireloom.ports.mailers import MailFailed
from hireloom.ports.metrics import Metrics
from hireloom.ports.probes import Probe, ProbeFailed

PATIENCE = 5.0  # seconds for each check
FRESH = 2.0  # seconds for which an answer is given again: anybody may ask

log = logging.getLogger(__name__)


class WrongToken(NotSignedIn):
    sentence = "The token for the metrics is missing or wrong."


@dataclass(frozen=True, slots=True)
class Checkup:
    """What a check found: a few words about what works, or what is wrong and what to do."""

    name: str
    is_working: bool
    is_required: bool
    words: str
    advice: str = ""


@dataclass(frozen=True, slots=True)
class Readiness:
    findings: Sequence[Checkup]

    @property
    def is_available(self) -> bool:
        """Whether requests can be answered."""
        return all(finding.is_working for finding in self.findings if finding.is_required)

    @property
    def status(self) -> str:
        """One of ready, degraded, unavailable."""
        if not self.is_available:
            return "unavailable"
        return "ready" if all(finding.is_working for finding in self.findings) else "degraded"


@dataclass(frozen=True)
class OperationsDesk:
    """`token` lets its holder read the figures; without one there are none."""

    probes: tuple[Probe, ...]
    metrics: Metrics
    token: str
    monotonic: Callable[[], float] = time.monotonic
    patience: float = PATIENCE
    _lock: Lock = field(default_factory=Lock, init=False, repr=False)
    _known: list[tuple[float, Readiness]] = field(default_factory=list, init=False, repr=False)

    def readiness(self) -> Readiness:
        """What the quick checks found, at most FRESH seconds ago."""
        with self._lock:  # one asks, the others wait for the same answer
            if self._known and self.monotonic() < self._known[0][0] + FRESH:
                return self._known[0][1]
            readiness = Readiness(self._checked([probe for probe in self.probes if probe.is_quick]))
            self._known[:] = [(self.monotonic(), readiness)]
            return readiness

    def diagnosis(self) -> Readiness:
        """What all checks found: some of them log in, write and remove something."""
        return Readiness(self._checked(self.probes))

    def figures(self, token: str) -> tuple[bytes, str]:
        """All figures as text, and its content type. Raises NotFound if nothing is counted, and WrongToken."""
        if not self.token:
            raise NotFound
        if not hmac.compare_digest(token.encode(), self.token.encode()):
            raise WrongToken
        exposition = self.metrics.exposition()
        if exposition is None:
            raise NotFound
        return exposition

    def _checked(self, probes: Sequence[Probe]) -> Sequence[Checkup]:
        """All at once. One that hangs is left behind: each has a limit of its own."""
        threads = ThreadPoolExecutor(max(1, len(probes)), thread_name_prefix="probe")
        began = self.monotonic()
        answers = [(probe, threads.submit(probe.look)) for probe in probes]
        findings = [self._finding(probe, answer, began) for probe, answer in answers]
        threads.shutdown(wait=False)
        return findings

    def _finding(self, probe: Probe, answer: "Future[str]", began: float) -> Checkup:
        try:
            words = answer.result(max(0.0, began + self.patience - self.monotonic()))
        except Late:
            return self._broken(probe, f"No answer within {self.patience:g} seconds.")
        except ProbeFailed as failed:
            return self._broken(probe, str(failed), failed.advice)
        except (MailFailed, ChatFailed, BoardFailed) as failed:
            return self._broken(probe, str(failed))
        except Refusal:
            return self._broken(probe, "It does not answer; the last line of the log says why.")
        except Exception as unexpected:
            log.exception("the check of %s broke", probe.name)
            return self._broken(probe, f"The check itself failed: {type(unexpected).__name__}.")
        return Checkup(probe.name, True, probe.is_required, words)

    def _broken(self, probe: Probe, words: str, advice: str = "") -> Checkup:
        return Checkup(probe.name, False, probe.is_required, words, advice)
