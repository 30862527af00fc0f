"""Settings for how much people may have of everything that takes up space."""

from dataclasses import dataclass, fields
from typing import Any

from hireloom.domain.amounts import MB, Amounts
from hireloom.settings import values as read
from hireloom.settings.values import setting


def amount(default: int, help: str) -> Any:
    return setting(default, read.whole(2, 100000), help)


@dataclass(frozen=True)
class AmountSettings:
    most_api_keys: int = amount(20, "How many API keys that work one person may have.")
    most_webhooks: int = amount(10, "How many webhooks one recruiter may have.")
    most_passkeys: int = amount(20, "How many passkeys one person may have.")
    most_files: int = amount(100, "How many files of one person are stored.")
    most_file_megabytes: int = amount(200, "How many megabytes the files of one person may have together.")
    most_resume_megabytes: int = setting(
        10, read.whole(1, 30), "How many megabytes a resume may have: of a profile, to compare it and to read it."
    )
    most_document_megabytes: int = setting(
        30,
        read.whole(1, 30),
        "How many megabytes each document of an application may have, and a resume that is compared with a listed job.",
    )
    most_career_file_megabytes: int = setting(
        60, read.whole(1, 90), "How many megabytes an export of another product may have when a career is read from it."
    )
    most_sheet_megabytes: int = setting(30, read.whole(1, 90), "How many megabytes a table for a talent pool may have.")
    most_saved_searches: int = amount(20, "How many searches one person may save.")
    most_hidden_jobs: int = amount(300, "How many jobs and companies one person may hide.")
    most_tracked_jobs: int = amount(500, "How many jobs one person may follow in the tracker.")
    most_tracked_files: int = amount(10, "How many files may be kept with one tracked job.")
    most_letter_versions: int = amount(20, "How many versions of the letter for one tracked job stay.")
    most_stories: int = amount(40, "How many stories for interviews one person may keep.")
    most_applicant_views: int = amount(30, "How many views of applications one person may save.")
    most_pool_searches: int = amount(50, "How many searches of its talent pool one company may keep.")
    most_job_drafts: int = amount(50, "How many drafts of jobs and templates one person may keep.")
    most_resumes: int = amount(40, "How many resumes one person may keep in the Resume Studio.")
    most_corrected_matches: int = amount(200, "How many matches one person may correct.")
    most_corrections: int = amount(100, "How many corrections one match may have.")
    most_notes: int = amount(200, "How many notes one application may have.")
    most_thread_messages: int = amount(300, "How many messages there may be about one application.")
    most_scheduled_messages: int = amount(5, "How many messages about one application may wait to be sent.")
    most_message_files: int = amount(5, "How many files attached to an answer by email are taken.")
    most_message_file_megabytes: int = amount(10, "How many megabytes each of them may have.")
    most_interviews: int = amount(12, "How many interviews one application may have.")
    most_team_members: int = amount(30, "How many people may be on the team of one job.")
    most_invitations: int = amount(
        100, "How many invitations of one company and requests to join it may be open at the same time."
    )
    most_career_pages: int = amount(100, "How many careers pages are searched; each is asked every hour.")

    @property
    def amounts(self) -> Amounts:
        """Each amount is the setting of the same name."""
        names = [field.name for field in fields(Amounts)]
        counts = {name: getattr(self, f"most_{name}") for name in names if not name.endswith("_bytes")}
        sizes = {name: self._bytes(name.removesuffix("_bytes")) for name in names if name.endswith("_bytes")}
        return Amounts(**counts | sizes)

    def _bytes(self, name: str) -> int:
        megabytes: int = getattr(self, f"most_{name}_megabytes")
        return megabytes * MB
