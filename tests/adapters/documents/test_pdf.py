"""PDF pages: their reading order, and what nobody can see on them."""

from collections.abc import Callable, Sequence

import pytest
from reportlab.lib.colors import Color, black, white
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from hireloom.adapters.documents import child
from hireloom.adapters.documents.lines import ParsedText, TextLine, composed
from hireloom.domain.documents import Document, Format, OmissionReason
from hireloom.testing import paper

SECRET = "Kubernetes Terraform Haskell Rust"
LEFT = [f"Left line {number} of the narrow column" for number in range(14)]
RIGHT = [f"Right line {number} with a longer story of what was done" for number in range(20)]


def read_pdf(draw: Callable[[Canvas], None]) -> Document:
    return child.read(Format.PDF, paper.drawn(draw))


def lines_of(document: Document) -> list[str]:
    return [line for line in document.text.split("\n") if line]


def with_secret(draw: Callable[[Canvas], None]) -> Document:
    def both(canvas: Canvas) -> None:
        paper.write(canvas, paper.RESUME)
        canvas.saveState()
        draw(canvas)
        canvas.restoreState()

    return read_pdf(both)


def white_on_white(canvas: Canvas) -> None:
    canvas.setFillColor(white)
    canvas.drawString(60, 300, SECRET)


def almost_white(canvas: Canvas) -> None:
    canvas.setFillColorRGB(0.96, 0.97, 0.98)
    canvas.drawString(60, 300, SECRET)


def like_its_ground(canvas: Canvas) -> None:
    canvas.setFillColorRGB(0.1, 0.2, 0.4)
    canvas.rect(40, 280, 400, 60, stroke=0, fill=1)
    canvas.setFillColorRGB(0.12, 0.2, 0.41)
    canvas.drawString(60, 300, SECRET)


def transparent(canvas: Canvas) -> None:
    canvas.setFillColor(Color(0, 0, 0, alpha=0.02))
    canvas.drawString(60, 300, SECRET)


def under_a_rectangle(canvas: Canvas) -> None:
    canvas.drawString(60, 300, SECRET)
    canvas.setFillColor(white)
    canvas.rect(40, 280, 400, 60, stroke=0, fill=1)


def under_a_picture(canvas: Canvas) -> None:
    canvas.drawString(60, 300, SECRET)
    paper.picture(canvas, 40, 280, 400, 60)


def without_ink(canvas: Canvas) -> None:
    text = canvas.beginText(60, 300)
    text.setTextRenderMode(3)
    text.textLine(SECRET)
    canvas.drawText(text)


def clipped_away(canvas: Canvas) -> None:
    path = canvas.beginPath()
    path.rect(400, 20, 20, 20)
    canvas.clipPath(path, stroke=0, fill=0)
    canvas.drawString(60, 300, SECRET)


def inside_a_form(canvas: Canvas) -> None:
    canvas.beginForm("inner")
    canvas.setFillColor(white)
    canvas.drawString(60, 300, SECRET)
    canvas.endForm()
    canvas.doForm("inner")


@pytest.mark.parametrize(
    "draw",
    [
        white_on_white,
        almost_white,
        like_its_ground,
        transparent,
        under_a_rectangle,
        under_a_picture,
        without_ink,
        clipped_away,
        inside_a_form,
    ],
)
def test_what_cannot_be_seen_is_left_out_and_told(draw: Callable[[Canvas], None]) -> None:
    document = with_secret(draw)
    assert lines_of(document) == list(paper.RESUME)
    assert [(omission.why, omission.quote, omission.page) for omission in document.omissions] == [
        (OmissionReason.INVISIBLE, SECRET, 1)
    ]


@pytest.mark.parametrize("size", [0.1, 1.0, 1.9])
def test_tiny_text_is_left_out(size: float) -> None:
    def draw(canvas: Canvas) -> None:
        canvas.setFont("Helvetica", size)
        canvas.drawString(60, 300, SECRET)

    assert [(omission.why, omission.quote) for omission in with_secret(draw).omissions] == [
        (OmissionReason.TINY, SECRET)
    ]


def test_text_scaled_down_is_tiny_whatever_its_font_size() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.scale(0.1, 0.1)
        canvas.setFont("Helvetica", 12)
        canvas.drawString(600, 3000, SECRET)

    assert [omission.why for omission in with_secret(draw).omissions] == [OmissionReason.TINY]


@pytest.mark.parametrize("place", [(-400, 300), (700, 300), (60, -50), (60, 900)])
def test_text_beside_the_page_is_left_out(place: tuple[float, float]) -> None:
    document = with_secret(lambda canvas: canvas.drawString(*place, SECRET))
    assert lines_of(document) == list(paper.RESUME)
    assert [(omission.why, omission.quote) for omission in document.omissions] == [(OmissionReason.OFF_PAGE, SECRET)]


def test_small_print_and_pale_grey_are_kept() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.setFont("Helvetica", 6)
        canvas.setFillColorRGB(0.72, 0.72, 0.72)
        canvas.drawString(60, 300, SECRET)

    document = with_secret(draw)
    assert SECRET in document.text
    assert document.omissions == ()


def test_white_words_on_a_dark_bar_or_picture_are_kept() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.setFillColorRGB(0.1, 0.2, 0.4)
        canvas.rect(0, 700, 595, 142, stroke=0, fill=1)
        canvas.setFillColor(white)
        canvas.drawString(60, 780, "Maria Sample")
        canvas.saveState()
        bar = canvas.beginPath()
        bar.rect(0, 500, 595, 100)
        canvas.clipPath(bar, stroke=0, fill=0)
        canvas.linearGradient(0, 500, 595, 600, [Color(0, 0, 0), Color(0.2, 0.1, 0.1)], extend=True)
        canvas.restoreState()
        canvas.drawString(60, 550, "Ward nurse in Leeds")
        paper.picture(canvas, 0, 300, 595, 100)
        canvas.setFillColor(black)
        canvas.drawString(60, 350, "Ten years on a surgical ward")

    document = read_pdf(draw)
    assert lines_of(document) == ["Maria Sample", "Ward nurse in Leeds", "Ten years on a surgical ward"]
    assert document.omissions == ()


def test_the_text_recognized_in_a_scan_is_kept() -> None:
    document = child.read(Format.PDF, paper.scanned_pdf(recognized=paper.RESUME))
    assert lines_of(document) == list(paper.RESUME)
    assert document.omissions == ()


@pytest.mark.parametrize("by_rows", [False, True], ids=["column by column", "row by row"])
def test_two_columns_are_read_one_after_the_other(by_rows: bool) -> None:
    def draw(canvas: Canvas) -> None:
        paper.write(
            canvas, ["Maria Sample", "Ward nurse in Leeds with a long line across both of the columns below it"]
        )
        if by_rows:
            for at in range(20):
                paper.write(canvas, LEFT[at : at + 1], x=40, y=720 - 14 * at)
                paper.write(canvas, RIGHT[at : at + 1], x=270, y=720 - 14 * at)
        else:
            paper.write(canvas, LEFT, x=40, y=720, step=16)
            paper.write(canvas, RIGHT, x=270, y=720, step=14)
        paper.write(
            canvas, ["References are given gladly on request, please write to me at any time of the day"], y=300
        )

    lines = lines_of(read_pdf(draw))
    assert lines[0] == "Maria Sample"
    assert lines[2:-1] == [*LEFT, *RIGHT]
    assert lines[-1].startswith("References")


def row_by_row(rows: Sequence[tuple[str, str]], x: int = 200) -> Callable[[Canvas], None]:
    def draw(canvas: Canvas) -> None:
        for at, (left, right) in enumerate(rows):
            paper.write(canvas, [left], x=60, y=780 - 15 * at)
            paper.write(canvas, [right], x=x, y=780 - 15 * at)

    return draw


def test_a_narrow_column_of_sections_is_one_however_it_was_drawn() -> None:
    aside = ["SKILLS", "Wound care", "Safeguarding", "LANGUAGES", "Hindi, English", "INTERESTS", "Rowing", "Chess"]
    result = [
        "EXPERIENCE",
        "Ward Nurse, Leeds, 2019 - Present",
        "Cared for thirty patients on a surgical ward and",
        "kept",
    ]
    result += ["their records for the whole team.", "EDUCATION", "BSc Nursing, 2015", "University of Leeds"]

    assert lines_of(read_pdf(row_by_row([*zip(aside, result, strict=True)], x=240))) == [*aside, *result]


def test_a_table_that_is_headed_like_sections_is_read_row_by_row() -> None:
    rows = [
        ("Skills", "Experience"),
        ("Python", "5 years"),
        ("SQL", "3 years"),
        ("Docker", "2 years"),
        ("Git", "1 year"),
    ]
    assert lines_of(read_pdf(row_by_row(rows))) == ["\t".join(row) for row in rows]


def test_dates_at_the_right_edge_stay_with_their_entries() -> None:
    def draw(canvas: Canvas) -> None:
        y = 780
        for year in range(2012, 2020):
            paper.write(canvas, [f"Nurse, hospital {year}", "• cared for patients", "• kept records"], y=y)
            paper.write(canvas, [f"{year} – {year + 1}"], x=450, y=y)
            y -= 48

    assert lines_of(read_pdf(draw))[::3] == [
        f"Nurse, hospital {year}\t{year} – {year + 1}" for year in range(2012, 2020)
    ]


def test_a_table_of_labels_is_read_row_by_row() -> None:
    rows = [
        ("Languages", "English, German"),
        ("Nationality", "British"),
        ("Licence", "Class B"),
        ("Status", "Employed"),
        ("Notice", "Two weeks"),
    ]
    assert lines_of(read_pdf(row_by_row(rows))) == ["\t".join(row) for row in rows]


def test_letters_placed_one_by_one_become_words() -> None:
    def draw(canvas: Canvas) -> None:
        canvas.setFont("Helvetica", 11)
        for at, line in enumerate(paper.RESUME):
            x = 60.0
            for letter in line:
                if letter != " ":
                    canvas.drawString(x, 780 - 15 * at, letter)
                x += pdfmetrics.stringWidth(letter, "Helvetica", 11)

    assert lines_of(read_pdf(draw)) == list(paper.RESUME)


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_turned_page_reads_like_an_upright_one(turn: int) -> None:
    def draw(canvas: Canvas) -> None:
        width, height = A4
        canvas.setPageRotation(turn)
        if turn == 180:
            canvas.translate(width, height)
        else:
            canvas.translate(*((width, 0) if turn == 90 else (0, width)))
        canvas.rotate(turn)
        paper.write(canvas, paper.RESUME, y=500)
        canvas.setFillColor(white)
        canvas.drawString(60, 300, SECRET)

    document = read_pdf(draw)
    assert lines_of(document) == list(paper.RESUME)
    assert [omission.quote for omission in document.omissions] == [SECRET]
    first = document.spans[0].box
    assert first is not None
    assert first[0] == pytest.approx(60, abs=3)


def test_places_count_from_the_top_left() -> None:
    box = read_pdf(lambda canvas: paper.write(canvas, ["Maria Sample"], x=100, y=742)).spans[0].box
    assert box is not None
    assert box == pytest.approx((100, 842 - 752, 168, 842 - 739), abs=4)


def test_pages_are_counted_and_spans_know_theirs() -> None:
    def draw(canvas: Canvas) -> None:
        paper.write(canvas, ["First page"])
        canvas.showPage()
        paper.write(canvas, ["Second page"])

    document = read_pdf(draw)
    assert document.pages == 2
    assert [span.page for span in document.spans] == [1, 2]
    assert document.text == "First page\n\nSecond page"


def test_words_broken_at_the_end_of_a_line_are_whole_again() -> None:
    broken = [
        "Ten years of experi-",
        "ence, three of them full-",
        "time, with MS-",
        "DOS in 2018-",
        "2020. A step-",
        "down unit, patient-",
        "centered.",
    ]
    assert lines_of(read_pdf(lambda canvas: paper.write(canvas, broken))) == [
        "Ten years of experience,",
        "three of them full-time,",
        "with MS-",
        "DOS in 2018-",
        "2020. A step-down",
        "unit, patient-centered.",
    ]


def test_headings_set_in_spaced_letters_are_words() -> None:
    assert lines_of(read_pdf(lambda canvas: paper.write(canvas, ["E X P E R I E N C E", "A B and C"]))) == [
        "EXPERIENCE",
        "A B and C",
    ]


def test_signs_that_only_a_font_knows_are_counted_and_left_out() -> None:
    lines = [TextLine("\uf095 614 555 0177"), TextLine("\uf0b7 Charted"), TextLine("Nora \ufffd")]
    document = composed(ParsedText(lines), Format.PDF)
    assert (document.text, document.unreadable) == ("614 555 0177\n• Charted\nNora \ufffd", 2)
