"""What somebody attaches to a message: which files are taken, and which are left out."""

from collections.abc import Sequence

from hireloom.domain.amounts import Amounts
from hireloom.domain.files import FileKind, Upload, listed_name
from hireloom.domain.papers import Paper, checked
from hireloom.domain.refusals import Invalid, Refusal


class TooManyAttachments(Invalid):
    def __init__(self, most: int) -> None:
        super().__init__(f"A message can have up to {most} files.")


def attachments(uploads: Sequence[Upload], amounts: Amounts) -> tuple[list[Paper], list[str]]:
    """The files to take, and the names of those that are too many, too large, or of another format."""
    papers, left_out = list[Paper](), list[str]()
    for upload in uploads:
        try:
            upload.must_fit(amounts.message_file_bytes)
            paper = checked(FileKind.ATTACHMENT, upload.name, upload.content)
        except Refusal:
            left_out.append(listed_name(upload.name))
            continue
        if len(papers) < amounts.message_files:
            papers.append(paper)
        else:
            left_out.append(paper.name)
    return papers, left_out


def all_attachments(uploads: Sequence[Upload], amounts: Amounts) -> list[Paper]:
    """The files of somebody who can still change them. Raises TooManyAttachments, or a refusal of a file."""
    if len(uploads) > amounts.message_files:
        raise TooManyAttachments(amounts.message_files)
    for upload in uploads:
        upload.must_fit(amounts.message_file_bytes)
    return [checked(FileKind.ATTACHMENT, upload.name, upload.content) for upload in uploads]
