"""Files of other products that hold a career."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from hireloom.domain.careers.records import SourceOrigin
from hireloom.domain.refusals import Invalid


class NoCareerFile(Invalid):
    sentence = "Please choose a resume (PDF, DOCX or DOC), LinkedIn's data archive (ZIP) or a Europass file (XML)."


class BrokenCareerFile(Invalid):
    sentence = "This file is damaged or incomplete. Please download it again and choose the new one."


class OversizedCareerFile(Invalid):
    sentence = "This archive holds more than a career can. Please ask LinkedIn for your profile alone."


class NoCareerInside(Invalid):
    sentence = "This archive has no Positions.csv, Education.csv or Profile.csv, so it says nothing about your career."


class ReadCareerFile(NamedTuple):
    """What the file says, in the shape of a JSON Resume."""

    resume: Mapping[str, Any]
    origin: SourceOrigin
