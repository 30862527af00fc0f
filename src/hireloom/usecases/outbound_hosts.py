"""Calls to hosts that the operator has not listed: refused, and noted in the security log."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from threading import Lock

from hireloom.domain.audit import AuditEvent
from hireloom.domain.outbound_hosts import HostNotListed, is_listed
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store

SELDOM = timedelta(hours=1)  # between two lines about one host: a calendar or a webhook is tried again and again
LONGEST_NAME = 253  # characters of a host


@dataclass(frozen=True)
class ListedHosts:
    """Looks up the addresses of `hosts`, and of no other; of any host if there are none."""

    lookup: Callable[[str, float], Sequence[str]]
    hosts: Collection[str]
    store: Store
    clock: Clock
    _noted: dict[str, datetime] = field(default_factory=dict, init=False, repr=False)
    _lock: Lock = field(default_factory=Lock, init=False, repr=False)

    def __call__(self, host: str, seconds: float) -> Sequence[str]:
        """Raises HostNotListed. Must not be called within a unit of work, which this one may wait for."""
        if self.hosts and not is_listed(host, self.hosts):
            self._note(host[:LONGEST_NAME])
            raise HostNotListed
        return self.lookup(host, seconds)

    def _note(self, host: str) -> None:
        now = self.clock.now()
        with self._lock:
            for earlier in [name for name, at in self._noted.items() if at + SELDOM <= now]:
                del self._noted[earlier]
            if host in self._noted:
                return
            self._noted[host] = now
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(now, "hosts.refused", subject=host))
