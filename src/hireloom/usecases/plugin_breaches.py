"""Plugins that broke the contract of their port: for the security log, and for admins."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from threading import Lock

from hireloom.domain.audit import AuditEvent
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store

BROKEN = "plugins.broken"
LATELY = timedelta(days=7)  # for which admins see it: nothing shows that a plugin has been fixed
SELDOM = timedelta(hours=1)  # between two lines about one plugin: one that is broken breaks its contract at every call


@dataclass(frozen=True)
class PluginBreaches:
    store: Store
    clock: Clock
    _noted: dict[str, datetime] = field(default_factory=dict, init=False, repr=False)
    _lock: Lock = field(default_factory=Lock, init=False, repr=False)

    def note(self, plugin: str, failure: str) -> None:
        """Must not be called within a unit of work, which this one may wait for."""
        now = self.clock.now()
        with self._lock:
            if now < self._noted.get(plugin, datetime.min.replace(tzinfo=now.tzinfo)) + SELDOM:
                return
            self._noted[plugin] = now
        with self.store.writing() as tx:
            tx.audit.add(AuditEvent(now, BROKEN, subject=plugin, details={"failure": failure}))

    def last(self, plugin: str) -> AuditEvent | None:
        """The newest of the last week."""
        with self.store.reading() as tx:
            event = tx.audit.last(plugin, (BROKEN,))
        return event if event and event.at > self.clock.now() - LATELY else None
