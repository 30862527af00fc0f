"""Which language a text is written in."""

import pytest

from hireloom.domain.documents import Document
from hireloom.domain.resume_match.job_texts import UnreadLanguage
from hireloom.testing.measure import NOW
from hireloom.text_analysis.evidence.evidence import find
from hireloom.text_analysis.language.languages import language_of
from hireloom.text_analysis.language.lexicon_files import load_lexicon

from ..pairs import BACKEND_JOB, BACKEND_RESUME, CHEF_RESUME, NURSE_JOB

FRENCH = "Cuisinier\nNous cherchons un cuisinier pour la cuisine de notre hôtel. Vous préparez les plats avec le chef."
SPANISH = "Cocinero\nBuscamos un cocinero para la cocina de nuestro hotel. Prepara los platos con el chef y las salsas."
HINDI = "रसोइया\nहमारे होटल की रसोई के लिए एक रसोइया चाहिए। वह मुख्य रसोइये के साथ भोजन तैयार करता है।"
GERMAN = "Koch\nWir suchen für die Küche von unserem Hotel einen Koch. Sie kochen mit dem Küchenchef und der Brigade."


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (FRENCH, "French"),
        (SPANISH, "Spanish"),
        (HINDI, "Hindi"),
        (GERMAN, "German"),
        (BACKEND_JOB, "English"),
        (BACKEND_RESUME, "English"),
        (NURSE_JOB, "English"),
        (CHEF_RESUME, "English"),
        ("Python, SQL, Docker", "English"),
        ("", "English"),
    ],
)
def test_small_words_and_scripts_tell_the_language(text: str, language: str) -> None:
    assert language_of(text) == language


@pytest.mark.parametrize(("text", "language"), [(FRENCH, "French"), (SPANISH, "Spanish"), (HINDI, "Hindi")])
def test_what_we_cannot_read_is_refused_and_gets_no_number(text: str, language: str) -> None:
    for resume, job, what in ((CHEF_RESUME, text, "job description"), (text, BACKEND_JOB, "resume")):
        with pytest.raises(UnreadLanguage) as refused:
            find(Document(resume), job, load_lexicon(), now=NOW)
        assert str(refused.value) == (
            f"This {what} seems to be in {language}. We can compare texts in English and German only."
        )
