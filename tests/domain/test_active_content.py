"""What a PDF may not do is refused with the reason and the way out."""

from hireloom.domain.active_content import ActiveContent, ActivePdf


def test_the_sentence_says_what_it_is_and_what_to_do() -> None:
    assert str(ActivePdf.with_content(ActiveContent.SCRIPT)) == (
        "This PDF contains a script, which could harm the people who open it. Please open it, choose Print, save it as"
        " a new PDF, and upload that one."
    )
