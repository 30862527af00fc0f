"""Having uploads checked for malware before we store or read them."""

import logging
from dataclasses import dataclass

from hireloom.domain.audit import AuditEvent
from hireloom.domain.identity.users import User
from hireloom.domain.refusals import Invalid, Unavailable
from hireloom.ports.clock import Clock
from hireloom.ports.scanners import MalwareScanner, ScannerAway
from hireloom.ports.stores import Store

log = logging.getLogger(__name__)


class InfectedUpload(Invalid):
    sentence = "This file contains malware, so we did not take it. Please check your computer."


class UploadsUnchecked(Unavailable):
    sentence = "Files cannot be checked for malware at the moment. Please try again in a few minutes."


@dataclass(frozen=True, slots=True)
class UploadScan:
    """Without a `scanner` everything passes; `is_required`: nothing passes while the scanner is away."""

    store: Store
    clock: Clock
    scanner: MalwareScanner | None = None
    is_required: bool = True

    def check(self, content: bytes, *, by: User) -> None:
        """Raises InfectedUpload or UploadsUnchecked. No unit of work may be open: scanning takes time."""
        if self.scanner is None:
            return
        try:
            malware = self.scanner.malware_in(content)
        except ScannerAway as away:
            if self.is_required:
                raise UploadsUnchecked from away
            log.warning("a file was taken that the malware scanner did not check")
            return
        if malware:
            log.warning("an upload was refused: the malware scanner found %s", malware)
            with self.store.writing() as tx:
                tx.audit.add(AuditEvent(self.clock.now(), "uploads.refused", by.id, details={"malware": malware}))
            raise InfectedUpload
