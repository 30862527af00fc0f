"""Settings for how long data is kept."""

from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.identity.presence import InactivityPolicy
from hireloom.domain.retention import Retention
from hireloom.settings import values as read
from hireloom.settings.values import setting


@dataclass(frozen=True)
class KeepingSettings:
    keep_papers_days: int = setting(
        30, read.whole(1, 3650), "How many days after the decision driving licenses and visas are removed."
    )
    keep_rejected_days: int = setting(
        183,
        read.whole(1, 3650),
        "How many days after the rejection an application is anonymized. An application that nobody decided "
        "on loses its driving license and visa after as many days.",
    )
    keep_questions_days: int = setting(
        183,
        read.whole(1, 3650),
        "How many days after the last message a visitor's question about a public job is deleted.",
    )
    keep_inactive_days: int = setting(
        730,
        read.whole(90, 3650),
        "How many days after the last log-in an account is deleted; an email announces it a month before. "
        "Admins, and recruiters with an open job, stay.",
    )
    keep_audit_days: int = setting(
        730, read.whole(183, 3650), "How many days entries of the audit log are kept; at least 183."
    )
    audit_syslog: str = setting(
        "",
        read.syslog,
        "A syslog server that gets a copy of the audit log, in the format of RFC 5424: udp://host:port, "
        "tcp://host:port or unix:///dev/log. None of these is encrypted: for another network, send to a relay "
        "on this machine.",
    )

    @property
    def retention(self) -> Retention:
        days = self.keep_papers_days, self.keep_rejected_days, self.keep_audit_days, self.keep_questions_days
        return Retention(*map(timedelta, days))

    @property
    def inactivity_policy(self) -> InactivityPolicy:
        return InactivityPolicy(timedelta(self.keep_inactive_days))
