"""For operators: whether everything that the product depends on works, and figures of what happens."""

import hmac
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late
from dataclasses import dataclass, field, replace
from threading import Lock

from hireloom.domain.refusals import NotFound, NotSignedIn
from hireloom.ports.boards import BoardFailed
from hireloom.ports.chats import ChatFailed
from hireloom.ports.failures import StoreAway
from hireloom.ports.mailers import MailFailed
from hireloom.ports.metrics import Metrics
from hireloom.ports.probes import InstalledPlugin, Probe, ProbeFailed
from hireloom.ports.scanners import ScannerAway
from hireloom.ports.threads import MailboxAway

PATIENCE = 5.0  # seconds for each check
FRESH = 2.0  # seconds for which an answer is given again: anybody may ask
SLOW = 2.0  # seconds; anybody who waits for it notices

log = logging.getLogger(__name__)


class WrongToken(NotSignedIn):
    sentence = "The token for the metrics is missing or wrong."


@dataclass(frozen=True, slots=True)
class Checkup:
    """What a check found: a few words about what works, or what is wrong and what to do, for operators. Anyone may read
    the `reason`, the same without names and versions. It took `seconds`."""

    name: str
    is_working: bool
    is_required: bool
    words: str
    advice: str = ""
    seconds: float = 0.0
    setting: str = ""  # that would set it up, if nothing does
    reason: str = "It works."
    is_checked: bool = True  # no if what it needs failed, which has the advice

    @property
    def state(self) -> str:
        """One of working, slow, failing, absent."""
        if self.setting:
            return "absent"
        if not self.is_working:
            return "failing"
        return "slow" if self.seconds >= SLOW else "working"


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
    installed_plugins: Callable[[], Sequence[InstalledPlugin]] = tuple
    monotonic: Callable[[], float] = time.monotonic
    patience: float = PATIENCE
    _lock: Lock = field(default_factory=Lock, init=False, repr=False)
    _looking: Lock = field(default_factory=Lock, init=False, repr=False)
    _known: list[tuple[float, Readiness]] = field(default_factory=list, init=False, repr=False)
    _seen: list[tuple[float, Readiness]] = field(default_factory=list, init=False, repr=False)

    def readiness(self) -> Readiness:
        """What the quick checks found, at most FRESH seconds ago."""
        with self._lock:  # one asks, the others wait for the same answer
            if self._known and self.monotonic() < self._known[0][0] + FRESH:
                return self._known[0][1]
            readiness = Readiness(
                self._checked([probe for probe in self.probes if probe.is_quick and not probe.setting])
            )
            self._report(readiness)
            self._known[:] = [(self.monotonic(), readiness)]
            return readiness

    def diagnosis(self) -> Readiness:
        """What all checks found: some of them log in, write and remove something."""
        return Readiness(self._checked([probe for probe in self.probes if not probe.setting]))

    def overview(self, *, at_most: float) -> Readiness:
        """The diagnosis, made at most so many seconds ago, and what is not set up: what fails comes first."""
        with self._looking:
            if not self._seen or self.monotonic() >= self._seen[0][0] + max(at_most, FRESH):
                absent = [Checkup(probe.name, True, False, "", setting=probe.setting) for probe in self.probes]
                findings = [*self.diagnosis().findings, *(checkup for checkup in absent if checkup.setting)]
                order = ("failing", "slow", "working", "absent")
                findings.sort(key=lambda checkup: order.index(checkup.state))
                self._seen[:] = [(self.monotonic(), Readiness(findings))]
            return self._seen[0][1]

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

    def _report(self, readiness: Readiness) -> None:
        """Log what did not fail before, or in another way."""
        before = {finding.words for _, earlier in self._known for finding in earlier.findings}
        for finding in readiness.findings:
            if finding.is_checked and not finding.is_working and finding.words not in before:
                log.error("%s: %s %s", finding.name, finding.words, finding.advice)

    def _checked(self, probes: Sequence[Probe]) -> Sequence[Checkup]:
        """All at once. One that hangs is left behind: each has a limit of its own."""
        threads = ThreadPoolExecutor(max(1, len(probes)), thread_name_prefix="probe")
        began = self.monotonic()
        answers: dict[str, Future[Checkup]] = {}
        for probe in probes:
            needed = {name: answers[name] for name in probe.needs if name in answers}
            answers[probe.name] = threads.submit(self._timed, probe, needed)
        findings = [self._finding(probe, answers, began) for probe in probes]
        threads.shutdown(wait=False)
        return findings

    def _finding(self, probe: Probe, answers: Mapping[str, "Future[Checkup]"], began: float) -> Checkup:
        try:
            return answers[probe.name].result(max(0.0, began + self.patience - self.monotonic()))
        except Late:
            if late := [name for name in probe.needs if name in answers and not answers[name].done()]:
                return _unchecked(probe, late[0])
            reason = f"No answer within {self.patience:g} seconds."
            return replace(self._broken(probe, reason, reason=reason), seconds=self.patience)

    def _timed(self, probe: Probe, needed: Mapping[str, "Future[Checkup]"]) -> Checkup:
        for name, answer in needed.items():
            if not answer.result().is_working:
                return _unchecked(probe, name)
        began = self.monotonic()
        return replace(self._looked(probe), seconds=self.monotonic() - began)

    def _looked(self, probe: Probe) -> Checkup:
        try:
            return Checkup(probe.name, True, probe.is_required, probe.look())
        except ProbeFailed as failed:
            return self._broken(probe, str(failed), failed.advice, reason=failed.reason)
        except (MailFailed, MailboxAway, ScannerAway, ChatFailed, BoardFailed) as failed:
            return self._broken(probe, str(failed))
        except StoreAway as away:
            return self._broken(probe, away.cause, away.advice, reason=away.reason)
        except Exception as unexpected:
            log.exception("the check of %s broke", probe.name)
            return self._broken(probe, f"The check itself failed: {type(unexpected).__name__}.")

    def _broken(self, probe: Probe, words: str, advice: str = "", *, reason: str = "It does not work.") -> Checkup:
        return Checkup(probe.name, False, probe.is_required, words, advice or probe.advice, reason=reason)


def _unchecked(probe: Probe, need: str) -> Checkup:
    words = f"Not checked, because it needs the {need}."
    return Checkup(probe.name, False, probe.is_required, words, reason=words, is_checked=False)
