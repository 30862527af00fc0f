"""Having papers checked before we store them: for malware, and whether they can be opened, safely."""

import logging
from dataclasses import dataclass

from hireloom.domain.active_content import ActivePdf, active_content
from hireloom.domain.documents import Format
from hireloom.domain.files import FileKind
from hireloom.domain.identity.users import User
from hireloom.domain.papers import Paper, PictureDamaged
from hireloom.domain.pdf_objects import PdfObjects
from hireloom.domain.pictures import PICTURES
from hireloom.domain.refusals import RequesterLeft, Unavailable
from hireloom.ports.documents import DocumentReader
from hireloom.usecases.upload_scans import UploadScan

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PaperCheck:
    scan: UploadScan
    reader: DocumentReader

    def check(self, paper: Paper, *, by: User) -> None:
        """Raises what UploadScan.check raises, PictureDamaged, ActivePdf, or why the document cannot be opened. A
        career file has just been read, and is for its owner alone. No unit of work may be open: this takes time."""
        self.scan.check(paper.content, by=by)
        if paper.extension in PICTURES:
            if not self.reader.is_whole_picture(paper.content):
                raise PictureDamaged
        elif paper.kind is not FileKind.CAREER_FILE:
            self._open(paper)

    def _open(self, paper: Paper) -> None:
        """While the reader is away, nobody is kept from sending a document in which we see nothing unsafe."""
        try:
            self.reader.check(paper.content, Format(paper.extension))
        except RequesterLeft:
            raise
        except Unavailable:
            if paper.extension == Format.PDF:
                objects = PdfObjects(paper.content)
                if content := active_content(objects):
                    raise ActivePdf.with_content(content) from None
                if objects.is_hidden:
                    raise
            log.warning("a document was taken that could not be opened at the moment")
