"""Job seekers' profiles, resumes, letters and practice."""

from dependency_injector import providers

from hireloom.adapters.career_files.reader import ExportReader
from hireloom.adapters.resume_files.writer import ResumeFileWriter
from hireloom.bootstrap.desks.providers import desk
from hireloom.bootstrap.desks.shared_parts import SharedParts
from hireloom.usecases.career_files import CareerFileDesk
from hireloom.usecases.career_photos import CareerPhotoDesk
from hireloom.usecases.careers import CareerDesk
from hireloom.usecases.corrections import CorrectionDesk
from hireloom.usecases.cover_letters import CoverLetterDesk
from hireloom.usecases.machine_views import MachineViewDesk
from hireloom.usecases.practice import PracticeDesk
from hireloom.usecases.profiles import ProfileDesk
from hireloom.usecases.resume_files import ResumeFileDesk
from hireloom.usecases.resume_forms import ResumeFormDesk
from hireloom.usecases.resume_states import ResumeStateDesk
from hireloom.usecases.resume_versions import ResumeVersionDesk
from hireloom.usecases.short_letters import ShortLetterDesk
from hireloom.usecases.stories import StoryDesk


class CareerArea(SharedParts):
    corrections = desk(CorrectionDesk, analyses=SharedParts.analyses)
    profiles = desk(ProfileDesk)
    resume_forms = desk(ResumeFormDesk, analyses=SharedParts.analyses)
    machine_views = desk(MachineViewDesk, analyses=SharedParts.analyses)
    career_files = desk(CareerFileDesk, thread_files=SharedParts.thread_files)
    careers = desk(
        CareerDesk,
        analyses=SharedParts.analyses,
        career_files=providers.Singleton(ExportReader),
        kept_files=career_files,
    )
    career_photos = desk(CareerPhotoDesk, thread_files=SharedParts.thread_files)
    resume_writer = providers.Singleton(ResumeFileWriter)
    resume_files = desk(ResumeFileDesk, resume_writer=resume_writer)
    resume_states = desk(ResumeStateDesk)
    resume_versions = desk(
        ResumeVersionDesk, resume_writer=resume_writer, career_photos=career_photos, analyses=SharedParts.analyses
    )
    cover_letters = desk(CoverLetterDesk, analyses=SharedParts.analyses)
    short_letters = desk(ShortLetterDesk)
    practice = desk(PracticeDesk)
    stories = desk(StoryDesk)
