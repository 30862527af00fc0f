"""What somebody attaches to a message: which files are taken, and which are left out."""

from collections.abc import Sequence

from hireloom.domain.amounts import Amounts
from hireloom.domain.files import LONGEST_NAME, FileKind, Upload, bare_name
from hireloom.domain.papers import Paper, checked
from hireloom.domain.refusals import Refusal


def attachments(uploads: Sequence[Upload], amounts: Amounts) -> tuple[list[Paper], list[str]]:
    """The files to take, and the names of those that are too many, too large, or of another format."""
    papers, left_out = list[Paper](), list[str]()
    for upload in uploads:
        try:
            upload.must_fit(amounts.message_file_bytes)
            paper = checked(FileKind.ATTACHMENT, upload.name, upload.content)
        except Refusal:
            left_out.append(bare_name(upload.name)[:LONGEST_NAME] or "file")
            continue
        if len(papers) < amounts.message_files:
            papers.append(paper)
        else:
            left_out.append(paper.name)
    return papers, left_out
