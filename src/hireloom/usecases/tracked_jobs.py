"""Following jobs: those listed here, and those from anywhere else, on one board with the applications."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.advert_changes import AdvertChange, ComparedLine, changes
from hireloom.domain.amounts import Amounts
from hireloom.domain.application_forms import NotOurJob, local_id
from hireloom.domain.applications import NoSuchApplication
from hireloom.domain.identity.limits import RateLimits
from hireloom.domain.identity.users import User
from hireloom.domain.job_rights import must_see
from hireloom.domain.jobs import NoSuchJob
from hireloom.domain.profile_match.listed_matches import seeker
from hireloom.domain.profile_match.matches import match, needs_of
from hireloom.domain.tracked_jobs import (
    AdvertUnreadable,
    DecidedByRecruiter,
    JobPageUnreadable,
    TooManyTrackedJobs,
    TrackedAdvert,
    TrackedJob,
    TrackedLinkUnsafe,
    TrackerCard,
)
from hireloom.domain.tracker_figures import SourceFigures, figures
from hireloom.domain.tracker_stages import (
    INTERVIEW,
    SAVED,
    TrackedStageUnknown,
    TrackerStage,
    board_stages,
    own_stages,
)
from hireloom.domain.web_links import safe_link
from hireloom.ports.boards import BoardFailed
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.ports.tracked_jobs import JobPages
from hireloom.usecases.boards import BoardDesk
from hireloom.usecases.limits import take


class AdvertCheck(NamedTuple):
    """The advert as the person applied to it or stored it, and as it is now."""

    before: str
    text: str

    @property
    def lines(self) -> Sequence[ComparedLine]:
        return changes(self.before, self.text)

    @property
    def is_changed(self) -> bool:
        return any(line.change is not AdvertChange.SAME for line in self.lines)


class TrackedJobAnswer(NamedTuple):
    """`is_new` is false where the person already followed the job: it stays as it was."""

    card: TrackerCard
    is_new: bool


@dataclass(frozen=True, slots=True)
class TrackedJobDesk:
    store: Store
    clock: Clock
    amounts: Amounts
    boards: BoardDesk
    job_pages: JobPages
    rate_limits: RateLimits

    def board(self, *, by: User) -> Sequence[TrackerCard]:
        """The jobs that the person follows or has applied for through Hireloom, newest first."""
        with self.store.reading() as tx:
            jobs, applications = tx.tracked_jobs.of(by.id), tx.applications.of_user(by.id)
        by_job = {str(application.job_id): application for application in applications}
        cards = [TrackerCard(job, by_job.pop(job.job, None)) for job in jobs]
        cards += [TrackerCard.of_application(application) for application in by_job.values()]
        return sorted(cards, key=lambda card: card.job.added_at, reverse=True)

    def stages(self, *, by: User) -> Sequence[TrackerStage]:
        """The columns of the person's board."""
        with self.store.reading() as tx:
            return board_stages(tx.tracked_jobs.own_stages(by.id))

    def change_stages(self, names: Sequence[tuple[str, str]], *, by: User) -> Sequence[TrackerStage]:
        """Add, rename, order and remove the person's own stages, as `own_stages` describes. Jobs of a stage that is
        gone move to Interview."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            stages = own_stages(names, tx.tracked_jobs.own_stages(by.id))
            keys = {stage.key for stage in board_stages(stages)}
            for job in tx.tracked_jobs.of(by.id):
                if job.stage not in keys:
                    tx.tracked_jobs.put(replace(job, stage=INTERVIEW))
            tx.tracked_jobs.put_own_stages(by.id, stages)
            return board_stages(stages)

    def newest(self, *, below: int | None, count: int, address: str = "", by: User) -> Sequence[TrackerCard]:
        """Those that the person has placed on the board, with an id less than `below`; with an address, only its job.
        Raises TrackedLinkUnsafe."""
        page = TrackedJob(by.id, address, address, self.clock.now(), address=address) if address else None
        cards = [card for card in self.board(by=by) if card.job.id and (below is None or card.job.id < below)]
        fitting = [card for card in cards if page is None or card.job.is_same(page)]
        return sorted(fitting, key=lambda card: card.job.id, reverse=True)[:count]

    def text(self, job_id: int, *, by: User) -> str:
        """Raises NoSuchTrackedJob."""
        with self.store.reading() as tx:
            return tx.tracked_jobs.text(tx.tracked_jobs.get(job_id, by.id).id)

    def add(self, job: TrackedJob, text: str, *, by: User) -> TrackedJobAnswer:
        """Raises TooManyTrackedJobs."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            jobs = tx.tracked_jobs.of(by.id)
            same = next((tracked for tracked in jobs if tracked.is_same(job)), None)
            if same:
                return TrackedJobAnswer(self._card(tx, same), False)
            if len(jobs) >= self.amounts.tracked_jobs:
                raise TooManyTrackedJobs(self.amounts.tracked_jobs)
            made = _scored(tx, job.moved(job.stage, today=self.clock.today()), text, by)
            return TrackedJobAnswer(self._card(tx, tx.tracked_jobs.add(made, text)), True)

    def save(self, job: str, stage: str = SAVED, *, by: User) -> TrackedJobAnswer:
        """Follow a job that is listed here, by its id. Raises NoSuchJob."""
        now = self.clock.now()
        try:
            number = local_id(job)
        except NotOurJob:
            posting = self.boards.get(job.strip())
            if posting is None:
                raise NoSuchJob from None
            address = posting.apply_url or posting.links[0].url
            made = TrackedJob(
                by.id,
                posting.title,
                posting.company,
                now,
                location=posting.location,
                salary=posting.salary,
                address=address,
                job=posting.id,
                ends_on=posting.ends_on,
                stage=stage,
            )
            return self.add(made, posting.description, by=by)
        if number is None:
            raise NoSuchJob
        with self.store.reading() as tx:
            posted_job = tx.jobs.get(number)
            if not tx.job_search.applied(by.id, [number]):
                must_see(posted_job, by, today=self.clock.today())
        made = TrackedJob.of_job(posted_job, user_id=by.id, now=now)
        return self.add(replace(made, stage=stage), posted_job.description, by=by)

    def read(self, address: str, *, by: User) -> TrackedJobAnswer:
        """Follow the job that the page describes. Raises TrackedLinkUnsafe and JobPageUnreadable."""
        now, link = self.clock.now(), safe_link(address)
        if not link:
            raise TrackedLinkUnsafe
        probe = TrackedJob(by.id, link, link, now, address=link)
        with self.store.writing() as tx:
            same = next((job for job in tx.tracked_jobs.of(by.id) if job.is_same(probe)), None)
            if same:
                return TrackedJobAnswer(self._card(tx, same), False)
            take(tx, self.rate_limits.tracked_pages, str(by.id), now=now)
        try:
            posting = self.job_pages.read(link)  # no unit of work is open while we read a page
        except BoardFailed as failed:
            raise JobPageUnreadable from failed
        return self.add(TrackedJob.of_posting(posting, link, user_id=by.id, now=now), posting.description, by=by)

    def change(self, job_id: int, job: TrackedJob, text: str | None, *, by: User) -> TrackerCard:
        """Store what the person writes down. The id in Hireloom, the stage and the day of adding stay."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            before = tx.tracked_jobs.get(job_id, by.id)
            changed = replace(
                job,
                id=before.id,
                job=before.job,
                stage=before.stage,
                added_at=before.added_at,
                answered_on=before.answered_on,
                match_score=before.match_score,
                has_text=before.has_text,
            )
            put = changed if text is None else _scored(tx, changed, text, by)
            return self._card(tx, tx.tracked_jobs.put(put, text))

    def figures(self, *, by: User) -> Sequence[SourceFigures]:
        return figures(self.board(by=by))

    def check(self, job_id: int, *, by: User) -> AdvertCheck:
        """Read the advert again, here or on its page, and compare it with the one that the person applied to or has
        stored. Raises AdvertUnreadable and NoSuchJob."""
        with self.store.reading() as tx:
            job = tx.tracked_jobs.get(job_id, by.id)
            before, application = tx.tracked_jobs.text(job.id), self._card(tx, job).application
            if application:
                before = tx.applications.snapshot(application.id).job_description or before
            after = tx.jobs.get(int(job.job)).description if job.job.isdigit() else None
        if after is None:
            after = self._page(job, by)
        return AdvertCheck(before, after)

    def check_application(self, application_id: int, *, by: User) -> AdvertCheck:
        """Compare the advert that the person applied to with the one that is there now. Raises NoSuchApplication."""
        with self.store.reading() as tx:
            application = tx.applications.get(application_id)
            if application.user_id != by.id:
                raise NoSuchApplication
            before = tx.applications.snapshot(application.id).job_description
            after = tx.jobs.get(application.job_id).description
        return AdvertCheck(before, after)

    def _page(self, job: TrackedJob, by: User) -> str:
        if not job.address:
            raise AdvertUnreadable
        with self.store.writing() as tx:
            take(tx, self.rate_limits.tracked_pages, str(by.id), now=self.clock.now())
        try:
            return self.job_pages.read(job.address).description
        except BoardFailed as failed:
            raise AdvertUnreadable from failed

    def move(self, job_id: int, stage: str, *, by: User) -> TrackerCard:
        """Raises DecidedByRecruiter and TrackedStageUnknown."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            card = self._card(tx, tx.tracked_jobs.get(job_id, by.id))
            if card.is_rejected:
                raise DecidedByRecruiter
            if stage not in {column.key for column in board_stages(tx.tracked_jobs.own_stages(by.id))}:
                raise TrackedStageUnknown
            moved = card.job.moved(stage, today=self.clock.today())
            return self._card(tx, tx.tracked_jobs.put(moved))

    def remove(self, job_id: int, *, by: User) -> None:
        """Raises NoSuchTrackedJob."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            tx.tracked_jobs.remove(tx.tracked_jobs.get(job_id, by.id).id)

    def _card(self, tx: Transaction, job: TrackedJob) -> TrackerCard:
        application = tx.applications.find(job.user_id, int(job.job)) if job.job.isdigit() else None
        return TrackerCard(job, application)


def _scored(tx: Transaction, job: TrackedJob, text: str, by: User) -> TrackedJob:
    """The job with its profile match; without one while there is no text or no profile to match."""
    candidate = seeker(by, tx.profiles.of(by.id))
    advert = TrackedAdvert(job.title, text, job.location)
    return replace(job, match_score=match(needs_of(advert), candidate).match_score if candidate and text else None)
