"""Settings for outside job boards."""

from dataclasses import dataclass
from datetime import timedelta

from hireloom.domain.boards.career_pages import SHAPES
from hireloom.domain.boards.provider_links import FIRST
from hireloom.settings import values as read
from hireloom.settings.plugins import BOARDS, several
from hireloom.settings.values import setting

COUNTRIES = (
    "us",
    "gb",
    "at",
    "au",
    "be",
    "br",
    "ca",
    "ch",
    "de",
    "es",
    "fr",
    "in",
    "it",
    "mx",
    "nl",
    "nz",
    "pl",
    "sg",
    "za",
)


@dataclass(frozen=True)
class BoardSettings:
    job_provider_order: tuple[str, ...] = setting(
        FIRST, read.names, "The job boards whose links come first, in this order; the others follow alphabetically."
    )
    job_boards: tuple[tuple[str, str, str], ...] = setting(
        (),
        read.boards(SHAPES),
        "Job boards of single companies, which need no key, separated by commas: greenhouse:NAME=Company, "
        "lever:NAME=Company (lever:eu:NAME for Lever's European servers), ashby:, workable:, smartrecruiters:, "
        "recruitee: or personio:NAME=Company (personio:com:NAME below personio.com), or "
        "workday:TENANT.SERVER.SITE=Company.",
    )
    board_plugins: tuple[str, ...] = setting(
        (), several(BOARDS), "The names of plugins that bring further job boards, separated by commas."
    )
    adzuna_id: str = setting("", str, "The id of an Adzuna application.", is_secret=True)
    adzuna_key: str = setting(
        "", str, "The key of that application; with both set, Adzuna's jobs are searched.", is_secret=True
    )
    jobs_api14_key: str = setting(
        "", str, "A RapidAPI key for jobs-api14; if set, its jobs are searched.", is_secret=True
    )
    jobs_api14_call: str = setting(
        "list",
        read.one_of("list", "linkedin", "indeed"),
        "Which search of jobs-api14 to use: list, linkedin or indeed.",
    )
    jobs_api14_per_month: int = setting(
        50, read.whole(1, 1_000_000), "How many calls per month the jobs-api14 plan allows."
    )
    boards_country: str = setting(
        "us", read.one_of(*COUNTRIES), "The two-letter code of the country in which Adzuna and jobs-api14 search."
    )
    boards_fresh_minutes: int = setting(60, read.whole(1, 1440), "How many minutes a job board's answer is reused.")
    boards_wait: float = setting(
        3.0,
        read.seconds(0, 30),
        "How many seconds a search waits for job boards; later answers appear in the next search.",
    )

    @property
    def boards_fresh(self) -> timedelta:
        return timedelta(minutes=self.boards_fresh_minutes)


def misfit(settings: BoardSettings) -> str:
    """What is wrong with the combination of these settings, as a sentence without its initial HIRELOOM_; empty if
    nothing."""
    if bool(settings.adzuna_id) != bool(settings.adzuna_key):
        return "ADZUNA_ID and HIRELOOM_ADZUNA_KEY belong together: set both or none."
    return ""
