"""How much people may have of everything that takes up space."""

from dataclasses import dataclass

MB = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Amounts:
    """How many things there may be at most; settings choose the numbers."""

    api_keys: int  # of one person, like most of these
    webhooks: int
    passkeys: int
    files: int
    file_bytes: int  # of those files together
    saved_searches: int
    hidden_jobs: int
    tracked_jobs: int
    tracked_files: int  # of one tracked job
    letter_versions: int  # likewise
    stories: int
    applicant_views: int
    pool_searches: int  # of one company
    job_drafts: int  # and templates
    resumes: int
    corrected_matches: int
    corrections: int  # of one match
    notes: int  # on one application
    thread_messages: int  # about one application
    scheduled_messages: int  # about one application
    interviews: int  # about one application
    team_members: int  # of one job
    invitations: int  # of one company, and requests to join it
    career_pages: int  # that are searched for jobs
    resume_bytes: int = 10 * MB  # of one file
    document_bytes: int = 30 * MB  # of an application, or a resume that belongs to one
    career_file_bytes: int = 60 * MB
    sheet_bytes: int = 30 * MB
    message_files: int = 5  # that one message by email may bring
    message_file_bytes: int = 10 * MB  # of one of them
