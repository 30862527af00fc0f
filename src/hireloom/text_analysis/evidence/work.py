"""How the work of a resume compares with the work of a job as a whole: its roles, its words, its field and its rank."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from hireloom.text_analysis.adverts.requirements import JobRequirements, ProvableRequirement
from hireloom.text_analysis.adverts.whole_work import WorkRow
from hireloom.text_analysis.evidence.closeness import Closeness, JobWords, job_measures
from hireloom.text_analysis.evidence.learned import part
from hireloom.text_analysis.evidence.near_roles import NearRole, career_measures, near_roles
from hireloom.text_analysis.evidence.professions_held import professions_held
from hireloom.text_analysis.evidence.proofs import claimed, is_list, overlap
from hireloom.text_analysis.language.data_files import words_named
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.ranks import rank_of, trade_of
from hireloom.text_analysis.language.titles import short
from hireloom.text_analysis.language.words import stem, words
from hireloom.text_analysis.resumes.careers import CareerRole, career
from hireloom.text_analysis.resumes.field_years import field_years
from hireloom.text_analysis.resumes.readings import Reading

FULL_ROLES, FULL_YEARS, FULL_SKILLS = 3, 5, 6  # any one of them is a whole background
BY_ROLES = 0.7  # the rest is by skills
TELLING_SKILLS = 1.0  # this many skills show a field without a role; one of several fields counts partly for each
NEAREST = 0.9  # the most that a role of another name shows
TOGETHER = 0.8  # what all lines together show, compared with a single role
SAME_FAMILY, NEIGHBOUR = 0.5, 0.25  # what an occupation shows of another one
UNLICENSED = 0.25  # the most that other titles show of one that only a license gives
NO_SUCH_LICENCE = "No title or license of your resume is that of a {}."
ALIKE = 0.7  # from here on, the work of a role is that of the job
NEAR_ENOUGH = 0.25  # from here on, a role is near enough to be shown
HALF = 0.5
MUCH, LITTLE = 0.5, 0.25  # the part of a field from which much, and below which little, of the work is in it

_FUNCTIONS = words_named("functions of any field", "evidence")

# Advice on what to write.
TASKS: Mapping[WorkRow | None, str] = {
    WorkRow.WORDS: "Describe what you did in words that the job uses too",
    WorkRow.RANK: "Say at which level you worked, and whom or what you led",
}

Judged = tuple[float, Sequence[int], str]


@dataclass(frozen=True)
class WorkComparison:
    """A resume next to a job. `close` is None if either contains too few words of the trade, as in other languages."""

    job: JobWords
    needs: JobRequirements
    read: Reading
    close: Closeness | None
    roles: tuple[NearRole, ...]
    lexicon: Lexicon
    now: int

    @property
    def alike(self) -> Collection[CareerRole]:
        """The roles whose work is that of the job, whatever their titles."""
        return [near.role for near in self.roles if near.share >= ALIKE]

    def judged(self, need: ProvableRequirement) -> Judged:
        """The part of a requirement about the whole work that is met, the sentences that show it, and what is
        missing."""
        if need.work is WorkRow.ROLE:
            return self._role(need)
        if need.work is WorkRow.RANK:
            return self._rank()
        if need.work is WorkRow.WORDS and self.close:
            share, at = self.close.share, list(self.close.nearest)
            return share if at else 0.0, at, "These lines come nearest to the work of this job."
        return self._field(need)

    def _role(self, need: ProvableRequirement) -> Judged:
        """Other titles show little of one that only a license gives."""
        share, at, note = self._titles(need)
        if is_open_to(need, self.read, self.lexicon):
            return share, at, note
        return min(share, UNLICENSED), at, note or NO_SUCH_LICENCE.format(" or ".join(sorted(need.professions)))

    def _titles(self, need: ProvableRequirement) -> Judged:
        """The same occupation is met, and so is the title in its own words or at a higher rank; other roles count by
        their nearness."""
        resume, job = self.read, need.occupation
        same = next(
            (
                place
                for role, place in resume.roles.items()
                if job and role.title == job.title and not self._is_elsewhere(need, resume.sentence(place))
            ),
            None,
        )
        if same is None:
            same = claimed(short(need.requirement.label), resume)
        if same is None:
            same = self._covering(need)
        if same is not None:
            return 1.0, [same], ""
        best = next((near for near in self.roles if near.role.title), None)
        place = resume.sentence_at(best.role.shown_at) if best else None
        career_share = part("role", career_measures(self.job, self.needs, self.close.resume)) if self.close else 0.0
        share = min(NEAREST, max(TOGETHER * career_share, best.share if best else 0.0))
        kin_share, kin_place, kin = self._kin(need)
        if kin_place is not None and kin_share > share:
            return kin_share, [kin_place], f"Your resume shows {kin}, which is near."
        if best and place is not None and best.share >= NEAR_ENOUGH:
            return share, [place], self._near_years(need, best)
        if self.close and share >= NEAR_ENOUGH:
            return share, list(self.close.nearest), "Some lines of your resume come near the work of this role."
        lists = [at for at in range(len(resume.sentences)) if is_list(resume.sentence(at))]
        share, at = overlap(need, resume, self.lexicon, lists)
        return (HALF * share if share >= HALF else 0.0), at, "A sentence of your resume comes near this title."

    def _is_elsewhere(self, need: ProvableRequirement, line: str) -> bool:
        """The title and the line name their occupation by a function alone, and in different fields: a consultant of
        media is none of claims."""
        title = need.requirement.label
        names = [
            {word.norm for word in words(text[role.start : role.end])}
            for text in (title, line)
            for role in self.lexicon.roles_in(text)
            if role.occupation == need.occupation
        ]
        if not names or not all(name <= _FUNCTIONS for name in names):
            return False
        fields = {term for word in words(title) if self.lexicon.telling(term := stem(word.norm))}
        fields -= {stem(word) for word in _FUNCTIONS}
        return bool(fields) and fields.isdisjoint(stem(word.norm) for word in words(line))

    def _covering(self, need: ProvableRequirement) -> int | None:
        """The sentence with a role of the same work at a higher rank: a head chef covers a sous chef."""
        trade, rank = trade_of(need.requirement.label), rank_of(need.requirement.label)
        roles = (near.role for near in self.roles if trade and trade_of(near.role.title) == trade)
        above = (role for role in roles if rank_of(role.title) >= rank)
        return next((place for role in above if (place := self.read.sentence_at(role.shown_at)) is not None), None)

    def _kin(self, need: ProvableRequirement) -> tuple[float, int | None, str]:
        """The part that an occupation of the same family or of a neighboring one shows, where it stands, its name."""
        job = need.occupation
        near = (
            (SAME_FAMILY if role.family == job.family else NEIGHBOUR, place, role.title)
            for role, place in self.read.roles.items()
            if job and (role.family == job.family or role.family in job.neighbours)
        )
        return max(near, key=lambda row: (row[0], -row[1]), default=(0.0, None, ""))

    def _near_years(self, need: ProvableRequirement, best: NearRole) -> str:
        families = [family for family, _ in need.families]
        field = field_years(
            short(need.requirement.label), career(self.read.text, self.lexicon), self.lexicon, self.now, families
        )
        duration = field.sentence(self.now)
        return f"Your resume shows {duration}." if duration else f"Your role {best.role.title} comes nearest."

    def _rank(self) -> Judged:
        """The rank of the near role that comes closest to it; a rank in other work shows nothing."""
        best = max(self.roles, key=lambda near: near.share * near.rank, default=None)
        place = self.read.sentence_at(best.role.shown_at) if best else None
        if best is None or place is None or best.share < NEAR_ENOUGH:
            return 0.0, [], ""
        return best.share * best.rank, [place], f"Your role {best.role.title} is of another level or in other work."

    def _field(self, need: ProvableRequirement) -> Judged:
        """How close the field of the resume is; if its words say too little, by roles and skills alone."""
        measured = field_measures(need, self.read, self.close.fields if self.close else 0.0, self.now)
        at = list[int]()
        places = (self.read.sentence_at(role.shown_at) for role in self.alike)
        alike = [place for place in places if place is not None]
        for family, _ in need.families:
            family_reading = self.read.fields.get(family)
            if family_reading and (family_reading.roles or family_reading.skills >= TELLING_SKILLS):
                at += sorted(family_reading.at, key=self._distance)[:2] or alike[:2] or family_reading.skills_at[:2]
        if self.close:
            share = part("field", {**measured, **job_measures(self.job, self.needs)})
            at = at or list(self.close.nearest)
        else:
            share = measured["roles_and_skills"]
        amount = "a lot" if share >= MUCH else "little" if share < LITTLE else "something"
        return share if at else 0.0, at, f"Your resume says {amount} about this field."

    def _distance(self, at: int) -> int:
        """The number of roles that come nearer to the job than the one that a sentence names."""
        places = (self.read.sentence_at(near.role.shown_at) for near in self.roles)
        return next((number for number, place in enumerate(places) if place == at), len(self.roles))


def is_open_to(need: ProvableRequirement, resume: Reading, lexicon: Lexicon) -> bool:
    """The title needs no license, or the person shows it."""
    return not need.professions or professions_held(resume, lexicon).has(need.professions)


def work_of(
    job: JobWords, needs: JobRequirements, resume: Reading, close: Closeness | None, lexicon: Lexicon, now: int
) -> WorkComparison:
    """The resume next to the job, with its roles by their nearness; `now` is the month that "to now" means."""
    roles = near_roles(job, needs, career(resume.text, lexicon), lexicon)
    return WorkComparison(job, needs, resume, close, roles, lexicon, now)


def field_measures(need: ProvableRequirement, resume: Reading, fields: float, now: int) -> Mapping[str, float]:
    """What the share of a field is computed from, by name. Three roles or five years in it make seven tenths of a
    whole, six of its skills the rest; `fields` is how much the fields of the two texts share."""
    total = 0.0
    for family, share in need.families:
        if (family_reading := resume.fields.get(family)) and (
            family_reading.roles or family_reading.skills >= TELLING_SKILLS
        ):
            by_roles = min(1.0, max(family_reading.roles / FULL_ROLES, family_reading.years(now) / FULL_YEARS))
            total += share * (BY_ROLES * by_roles + (1 - BY_ROLES) * min(1.0, family_reading.skills / FULL_SKILLS))
    return {"fields": fields, "roles_and_skills": total}
