"""Reading careers that other products have exported."""

from typing import Protocol

from hireloom.domain.careers.career_files import ReadCareerFile


class CareerFileReader(Protocol):
    def read(self, content: bytes) -> ReadCareerFile:
        """Raises NoCareerFile, FileWithDoctype, BrokenCareerFile, OversizedCareerFile, NoCareerInside."""
        ...
