"""Checks papers before they are stored: for malware, and whether they can be opened safely."""

from dataclasses import dataclass

from hireloom.domain.documents import Format
from hireloom.domain.files import FileKind
from hireloom.domain.identity.users import User
from hireloom.domain.papers import Paper, PictureDamaged
from hireloom.domain.pictures import PICTURES
from hireloom.ports.documents import DocumentReader
from hireloom.usecases.upload_scans import UploadScan


@dataclass(frozen=True, slots=True)
class PaperCheck:
    scan: UploadScan
    reader: DocumentReader

    def check(self, paper: Paper, *, by: User) -> None:
        """Raises PictureDamaged, or what UploadScan.check and DocumentReader.check raise. A career file has just been
        read, and is for its owner alone. No unit of work may be open: this takes time."""
        self.scan.check(paper.content, by=by)
        if paper.extension in PICTURES:
            if not self.reader.is_whole_picture(paper.content):
                raise PictureDamaged
        elif paper.kind is not FileKind.CAREER_FILE:
            self.reader.check(paper.content, Format(paper.extension))
