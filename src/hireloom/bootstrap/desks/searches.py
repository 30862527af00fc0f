"""Finding jobs, and keeping track of them."""

from dependency_injector import providers

from hireloom.adapters.tasks.boards import BoardWorker
from hireloom.bootstrap.adapters import Adapters
from hireloom.bootstrap.career_boards import LateJobPageReader
from hireloom.bootstrap.desks.providers import desk
from hireloom.bootstrap.desks.shared_parts import SharedParts
from hireloom.usecases.board_refreshes import RefreshDesk
from hireloom.usecases.boards import BoardDesk
from hireloom.usecases.career_pages import CareerPageDesk
from hireloom.usecases.careers_sites import CareersSiteDesk
from hireloom.usecases.hidden_jobs import HiddenJobDesk
from hireloom.usecases.job_highlights import JobHighlightDesk
from hireloom.usecases.job_reminders import JobReminderDesk
from hireloom.usecases.public_jobs import PublicJobDesk
from hireloom.usecases.recommendations import RecommendationDesk
from hireloom.usecases.saved_searches import SavedSearchDesk
from hireloom.usecases.searches import SearchDesk
from hireloom.usecases.tracked_documents import TrackedDocumentDesk
from hireloom.usecases.tracked_jobs import TrackedJobDesk
from hireloom.usecases.tracker_files import TrackerFileDesk
from hireloom.usecases.trackers import TrackerDesk

config = Adapters.config


class SearchArea(SharedParts):
    board_refreshes = desk(RefreshDesk, fresh=config.boards_fresh)
    board_worker = providers.Singleton(BoardWorker, board_refreshes, monotonic=Adapters.monotonic)
    boards = desk(BoardDesk, refresher=board_worker, order=config.job_provider_order, patience=config.boards_wait)
    career_pages = desk(CareerPageDesk)
    searches = desk(SearchDesk, boards=boards)
    saved_searches = desk(SavedSearchDesk, boards=boards)
    hidden_jobs = desk(HiddenJobDesk)
    recommendations = desk(RecommendationDesk)
    public_jobs = desk(PublicJobDesk, is_open=config.public_jobs)
    job_highlights = desk(JobHighlightDesk)
    careers_sites = desk(CareersSiteDesk, is_open=config.public_jobs)
    tracker = desk(TrackerDesk)
    job_pages = providers.Singleton(LateJobPageReader, Adapters.lookup)
    tracked_jobs = desk(TrackedJobDesk, boards=boards, job_pages=job_pages)
    tracked_documents = desk(TrackedDocumentDesk, thread_files=SharedParts.thread_files)
    tracker_files = desk(TrackerFileDesk, tracked_jobs=tracked_jobs, calendar_files=SharedParts.calendar_files)
    job_reminders = desk(JobReminderDesk)
