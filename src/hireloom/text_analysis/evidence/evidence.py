"""What a resume says about each requirement of a job, with the sentence that says it."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import repeat

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.findings import Evidence, Finding, Findings, State
from hireloom.domain.resume_match.job_texts import must_be_read
from hireloom.domain.resume_match.raises import skill_task
from hireloom.text_analysis.adverts.requirements import ProvableRequirement, job_requirements
from hireloom.text_analysis.evidence.closeness import closeness, job_words
from hireloom.text_analysis.evidence.comparisons import Comparison, asked_words, comparison
from hireloom.text_analysis.evidence.contradictions import without_contradictions
from hireloom.text_analysis.evidence.copies import repeated, without, without_places
from hireloom.text_analysis.evidence.degree_subjects import asked_subject
from hireloom.text_analysis.evidence.judgements import MOST_QUOTES, Judgement, judgement, state_of
from hireloom.text_analysis.evidence.keyword_lists import without_full_lists
from hireloom.text_analysis.evidence.misread_words import Respelled, respelled
from hireloom.text_analysis.evidence.quotes import LONGEST, part_about, without_referee
from hireloom.text_analysis.evidence.row_weights import weights_of
from hireloom.text_analysis.evidence.work import TASKS, WorkComparison, work_of
from hireloom.text_analysis.evidence.year_sums import with_years
from hireloom.text_analysis.language.hidden import instructions
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.words import root, words
from hireloom.text_analysis.resumes.careers import career
from hireloom.text_analysis.resumes.readings import Reading, reading

BESIDE = 0.3  # what a word counts that only stands beside what is asked for


def find(resume: Document, job: str, lexicon: Lexicon, *, now: int) -> Findings:
    """Each requirement of the job and its evidence; `now` is the month that "to now" means, as `month_of` counts.
    Raises NoRequirement where the job asks for nothing, JobTooLong, UnreadLanguage."""
    return judged(without_places(resume.text, instructions(resume.text)), job, lexicon, now)


def judged(
    resume: str, job: str, lexicon: Lexicon, now: int, reader: Callable[[str, Lexicon], Reading] = reading
) -> Findings:
    """Like `find`, for a text without hidden instructions. Words that a scan got wrong are read as they were meant;
    quotes stay as they are written."""
    must_be_read(job, what="job description")
    must_be_read(resume, what="resume")
    meant = respelled(resume, job)
    findings = _judged(reader(meant.text, lexicon), job, lexicon, now)
    if not meant.ends:
        return findings
    return replace(findings, findings=tuple(_as_written(finding, resume, meant) for finding in findings.findings))


def _as_written(finding: Finding, text: str, meant: Respelled) -> Finding:
    places = [(meant.written_at(quote.start), meant.written_at(quote.end)) for quote in finding.evidence]
    return replace(
        finding, evidence=tuple(Evidence(start, end, " ".join(text[start:end].split())) for start, end in places)
    )


def _judged(resume: Reading, job: str, lexicon: Lexicon, now: int) -> Findings:
    needs = job_requirements(job, lexicon)
    copied = repeated(resume, job)
    uncopied = reading(without(resume, copied), lexicon) if copied else resume
    words = job_words(job, lexicon)
    work = work_of(words, needs, uncopied, closeness(words, needs, uncopied), lexicon, now)
    pair = comparison(words, needs, uncopied, work.close, lexicon, now)
    weights = weights_of(needs.asked)
    weighed = [
        replace(need, requirement=replace(need.requirement, weight=weight))
        for need, weight in zip(needs.asked, weights, strict=True)
    ]
    results = without_contradictions(weighed, [_judgement(need, work, pair) for need in weighed], lexicon)
    findings = map(_finding, weighed, results, repeat(work))
    summed = [
        with_years(*pair, uncopied.text, lexicon, now, work.alike) for pair in zip(findings, needs.asked, strict=True)
    ]
    proofs = [_proof(result) for result in results]
    return Findings(
        needs.job,
        without_full_lists(summed, proofs, uncopied, lexicon),
        copied=len(copied),
        conditions=needs.conditions,
    )


def _judgement(need: ProvableRequirement, work: WorkComparison, pair: Comparison | None) -> Judgement:
    if need.work:
        return _of_whole_work(need, work)
    return judgement(need, work.read, pair, work.lexicon, work.now, work.alike)


def _proof(result: Judgement) -> int | None:
    """The sentence that shows it; None where nothing does."""
    if result.proof is not None or not (result.share > 0 and result.at):
        return result.proof
    return result.at[0]


def _finding(need: ProvableRequirement, result: Judgement, work: WorkComparison) -> Finding:
    heads = [(role.start, role.end) for role in career(work.read.text, work.lexicon).roles]
    places = result.at[:MOST_QUOTES] if result.share > 0 else ()
    by_words: dict[tuple[str, ...], Evidence] = {}  # several sentences may be in one head, or say the same
    for quote in (_quote(work.read, at, need, heads) for at in places):
        by_words.setdefault(tuple(root(word.norm) for word in words(quote.quote)), quote)
    quotes = tuple(by_words.values())
    partly = result.state is State.PARTLY
    whole = need.names[0] if need.inside and partly else ""
    if need.skills:
        task = skill_task(need.requirement.label, need.skills, whole=whole)
    elif need.degree and (subject := asked_subject(need.requirement.source)) and subject not in need.requirement.label:
        task = f"State your education: {need.requirement.label} in {subject}"
    else:
        task = TASKS.get(need.work, "")
    is_explained = result.state is State.MET and (result.is_implied or not quotes)
    note = result.note if partly or is_explained else ""
    return Finding(
        need.requirement,
        result.state,
        quotes,
        note,
        share=result.share,
        task=task,
        is_implied=result.is_implied,
    )


def _of_whole_work(need: ProvableRequirement, work: WorkComparison) -> Judgement:
    share, at, note = work.judged(need)
    return Judgement(state_of(share), share, at, note)


def _quote(resume: Reading, at: int, need: ProvableRequirement, heads: Iterable[tuple[int, int]]) -> Evidence:
    """The sentence, or the part of a long one around the words that are asked for. A line with only the dates or the
    title of a role is quoted together with the rest of the role's head."""
    start, end = resume.sentences[at]
    head = next((head for head in heads if head[0] <= start and end <= head[1] <= head[0] + LONGEST), (start, end))
    start, end = part_about(resume.text, without_referee(resume.text, *head), _weights(need))
    return Evidence(start, end, " ".join(resume.text[start:end].split()))


def _weights(need: ProvableRequirement) -> dict[str, float]:
    """The roots of the words of the requirement, and at a part of their weight those that stand beside it."""
    name_weights = {
        name: weight for text in (need.requirement.label, *need.names) for name, weight in asked_words(text).items()
    }
    return {name: BESIDE * weight for name, weight in asked_words(need.requirement.source).items()} | name_weights
