"""Text analysis in the reading processes: as if it were done here, but with a deadline."""

import os
import pickle
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from hireloom.adapters.documents import pickles
from hireloom.adapters.documents.sandbox import Sandbox
from hireloom.adapters.documents.text_work import SandboxedTextWork, TextAnalysisBroke
from hireloom.domain.documents import Document
from hireloom.domain.refusals import TextTooDifficult
from hireloom.domain.resume_match.job_texts import UnreadLanguage, must_be_read
from hireloom.testing.samples import JOB, RESUME
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.resume_fields import fields_in
from tests.sandboxes import pids


@pytest.fixture
def work(sandbox: Sandbox) -> SandboxedTextWork:
    return SandboxedTextWork(sandbox, seconds=20)


@pytest.fixture
def own_sandbox() -> Iterator[Sandbox]:
    sandbox = Sandbox()
    yield sandbox
    sandbox.close()


def test_a_child_returns_what_the_function_returns_here(work: SandboxedTextWork) -> None:
    resume, lexicon = Document(RESUME), load_lexicon()
    assert work(find, resume, JOB, lexicon, now=24300) == find(resume, JOB, lexicon, now=24300)
    assert work(fields_in, resume, lexicon, 24300) == fields_in(resume, lexicon, 24300)


def test_a_text_that_takes_a_minute_ends_at_the_deadline(own_sandbox: Sandbox) -> None:
    began = time.monotonic()
    with pytest.raises(TextTooDifficult, match="takes too long"):
        SandboxedTextWork(own_sandbox, seconds=0.5)(time.sleep, 60)
    assert 0.5 <= time.monotonic() - began < 15
    assert SandboxedTextWork(own_sandbox, seconds=20)(len, "served again") == 12


def test_a_refusal_crosses_as_itself(work: SandboxedTextWork) -> None:
    text = "Nous cherchons une personne qui travaille avec nous et qui aide les familles des patients. " * 3
    with pytest.raises(UnreadLanguage) as here:
        must_be_read(text, what="job")
    with pytest.raises(UnreadLanguage) as there:
        work(must_be_read, text, what="job")
    assert str(there.value) == str(here.value)


def test_a_bug_is_told_with_its_trace_and_ends_no_child(work: SandboxedTextWork, sandbox: Sandbox) -> None:
    work(len, "")
    before = pids(sandbox)
    with pytest.raises(TextAnalysisBroke, match="ValueError"):
        work(int, "no number")
    assert pids(sandbox) == before


@pytest.mark.parametrize("value", [os.system, Path("/"), (print,), {"a": time.sleep}])
def test_nothing_but_our_own_values_is_loaded_from_a_child(value: object) -> None:
    with pytest.raises(ValueError, match="no result"):
        pickles.result_in(pickle.dumps(value))


class Calls:
    def __reduce__(self) -> object:
        return os.getpid, ()


def test_a_result_can_call_nothing() -> None:
    with pytest.raises(ValueError, match="no result"):
        pickles.result_in(pickle.dumps(Calls()))


def test_the_values_of_text_analysis_are_loaded() -> None:
    values = {"dates": (date(2026, 1, 2),), "sets": {1, frozenset({2})}, "ours": Document("a")}
    assert pickles.result_in(pickles.packed_result(values)) == values
