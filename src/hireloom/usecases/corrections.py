"""People correct the reading of their resume against a job; their word counts at once, in their own view only."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from hireloom.domain.amounts import Amounts
from hireloom.domain.documents import Document
from hireloom.domain.identity.users import User
from hireloom.domain.resume_match.corrections import (
    CorrectedMatch,
    Correction,
    CorrectionLabel,
    TooManyCorrectedMatches,
    labels,
    must_be_about,
    recounted,
    with_roles,
)
from hireloom.domain.resume_match.findings import Findings
from hireloom.domain.resume_match.job_texts import comparable
from hireloom.domain.resume_match.scores import score
from hireloom.ports.analysts import Analyst, Identities
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store, Transaction
from hireloom.text_analysis.evidence.blind_review import blinded_words
from hireloom.text_analysis.evidence.year_sums import as_lines
from hireloom.text_analysis.language.periods import month_of
from hireloom.usecases.analyses import Analysis, AnalysisDesk, MatchResult, Pair


def hash_of(resume: Document) -> str:
    """The same for the same text, in whatever file it came."""
    return hashlib.sha256(" ".join(resume.text.split()).encode("utf-8", "replace")).hexdigest()


@dataclass(frozen=True, slots=True)
class CorrectionDesk:
    """No unit of work is open while the analyst reads."""

    store: Store
    clock: Clock
    amounts: Amounts
    analyses: AnalysisDesk
    analyst: Analyst
    identities: Identities

    def match(self, pair: Pair, *, by: User) -> Analysis[MatchResult]:
        """The match with what this person has corrected in it."""
        analysis = self.analyses.match(pair, by=by)
        with self.store.reading() as tx:
            match = self._kept(tx, analysis, pair, by)
        return self._recounted(analysis, match)

    def correct(self, pair: Pair, made: Correction, *, by: User) -> Analysis[MatchResult]:
        """Keep one more correction; returns the match with all of them."""
        analysis = self.analyses.match(pair, by=by)
        with self.store.reading() as tx:
            match = self._kept(tx, analysis, pair, by)
        now = month_of(self.clock.today())
        must_be_about(made, self._with_roles(analysis, match), analysis.document.text, now=now)
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            match = self._kept(tx, analysis, pair, by)
            if not match.id and len(tx.corrected_matches.of(by.id)) >= self.amounts.corrected_matches:
                raise TooManyCorrectedMatches(self.amounts.corrected_matches)
            match = tx.corrected_matches.put(
                match.corrected(replace(made, made_at=self.clock.now()), most=self.amounts.corrections)
            )
        return self._recounted(analysis, match)

    def undo(self, match_id: int, number: int, *, by: User) -> None:
        """Raises NoSuchCorrection."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            tx.corrected_matches.put(tx.corrected_matches.get(match_id, by.id).without(number))

    def undo_all(self, match_id: int, *, by: User) -> None:
        """Raises NoSuchCorrection."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            tx.corrected_matches.put(replace(tx.corrected_matches.get(match_id, by.id), corrections=()))

    def share(self, match_id: int, *, is_on: bool, by: User) -> None:
        """Whether those who run the product may learn from these corrections."""
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id)
            tx.corrected_matches.put(replace(tx.corrected_matches.get(match_id, by.id), is_shared=is_on))

    def labels(self) -> Iterator[CorrectionLabel]:
        """What those who run the product may learn from: only what people share, without names, contacts, schools and
        dates."""
        now = month_of(self.clock.today())
        with self.store.snapshot() as tx:
            for match in tx.corrected_matches.shared():
                yield from labels(match, self._hiding(tx, match.user_id), now=now)

    def _hiding(self, tx: Transaction, user_id: int) -> Callable[[str], str]:
        user, profile = tx.users.get(user_id), tx.profiles.of(user_id)
        names = [user.username, user.email, *([profile.name, profile.email] if profile else ())]
        return lambda text: blinded_words(text, self.identities(text) if text else (), details=names)

    def _kept(self, tx: Transaction, analysis: Analysis[MatchResult], pair: Pair, by: User) -> CorrectedMatch:
        resume, job = hash_of(analysis.original), comparable(pair.job)
        same = (match for match in tx.corrected_matches.of_resume(by.id, resume) if match.job == job)
        return next(same, CorrectedMatch(by.id, resume, job))

    def _recounted(self, analysis: Analysis[MatchResult], match: CorrectedMatch) -> Analysis[MatchResult]:
        if not match.corrections:
            return analysis
        recount = recounted(analysis.value.findings, self._with_roles(analysis, match), match, analysis.document.text)
        return replace(analysis, value=MatchResult(recount.findings, score(recount.findings), recount))

    def _with_roles(self, analysis: Analysis[MatchResult], match: CorrectedMatch) -> Findings:
        """The match as read, with the roles that the person has added."""
        text = analysis.document.text
        lines = "".join(map(as_lines, match.roles))
        if not lines:
            return analysis.value.findings
        comparison = self.analyst.match(Document(text + lines), match.job).value
        return with_roles(analysis.value.findings, comparison, match, len(text))
