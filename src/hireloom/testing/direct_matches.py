"""Matches by scoring every job or person: slow with many, and the reference that the index is tested against."""

from sqlalchemy import Connection, and_, or_, select

from hireloom.adapters.sql.jobs import job_of
from hireloom.adapters.sql.profiles import is_candidate, profile_of
from hireloom.adapters.sql.tables import jobs, profiles, users
from hireloom.domain.jobs import Position
from hireloom.domain.profile_match.matches import Candidate, JobNeeds, candidate_of, match, needs_of
from hireloom.domain.profile_match.recommendations import (
    CandidateViewer,
    JobQuestion,
    MatchedCandidate,
    MatchedCandidates,
    Recommendation,
    Recommendations,
    Stats,
)
from hireloom.domain.profiles import Visibility
from hireloom.domain.windows import Window


class DirectJobMatches:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def best(self, candidate: Candidate, question: JobQuestion) -> Recommendations:
        is_live = and_(
            jobs.c.position == Position.OPEN.value,
            jobs.c.deleted_at.is_(None),
            jobs.c.has_recruiter,
            or_(jobs.c.application_end_date.is_(None), jobs.c.application_end_date >= question.today),
        )
        live = [job_of(row) for row in self._connection.execute(select(jobs).where(is_live))]
        scored = [Recommendation(job, match(needs_of(job), candidate)) for job in live]
        matched = [listing for listing in scored if listing.match.match_score >= question.least_score]
        matched.sort(key=lambda listing: listing.order)
        stats = Stats.of(len(live), [listing.match.match_score for listing in matched])
        return Recommendations(tuple(matched[: question.limit]), stats)


class DirectCandidateMatches:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def best(self, needs: JobNeeds, least_score: int, window: Window, viewer: CandidateViewer) -> MatchedCandidates:
        people = select(profiles, users.c.email.label("account")).join(users, users.c.id == profiles.c.user_id)
        scored = []
        for row in self._connection.execute(people.where(is_candidate())):
            profile = profile_of({name: value for name, value in row._asdict().items() if name != "account"})
            if profile.visibility is Visibility.VERIFIED and not viewer.sees_contacts:
                continue
            result = match(needs, candidate_of(profile))
            scored.append(MatchedCandidate(profile.user_id, profile.name, row.account, result))
        matched = [candidate for candidate in scored if candidate.match.match_score >= least_score]
        matched.sort(key=viewer.order)
        return MatchedCandidates(tuple(matched[window.start : window.start + window.count]), len(matched))
