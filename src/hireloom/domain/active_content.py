"""What a PDF may not do beyond showing pages: run scripts, start programs, call servers, or embed files.

Links to web pages are ordinary, and so are the formats of fields, what a press on a button sends, and embedded data, as
in a Europass."""

from enum import StrEnum

from hireloom.domain.refusals import Invalid


class ActiveContent(StrEnum):
    SCRIPT = "a script"
    REACHING = "a link that starts a program or opens a file"
    AUTOMATIC = "an action that runs automatically"
    FILE = "an embedded file"
    FORM = "a form that only Adobe Reader can show"


class ActivePdf(Invalid):
    @classmethod
    def with_content(cls, content: ActiveContent) -> "ActivePdf":
        return cls(
            f"This PDF contains {content}, which could harm the people who open it. Please open it, choose Print, save"
            " it as a new PDF, and upload that one."
        )
