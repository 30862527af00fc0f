"""Resumes as files: what our own reader gets back from them."""

from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO
from typing import Any

import docx
import pypdf
import pytest
from docx.shared import Mm

from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.adapters.resume_files.fonts import NO_EAST_ASIA, missing_letters
from hireloom.adapters.resume_files.writer import ResumeFileWriter
from hireloom.domain.careers.records import CareerDeed, CareerRecord, record_of
from hireloom.domain.documents import Document
from hireloom.domain.identity.users import Role, User
from hireloom.domain.profiles import Profile
from hireloom.domain.resumes.layouts import Accent, PaperSize, ResumeFormat, ResumeLook, Template, resume_page
from hireloom.domain.resumes.page_words import ResumeLanguage
from hireloom.testing import pictures
from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.resumes.career_records import career_in

PLAIN, PDF = ResumeLook(), ResumeFormat.PDF
NOW = datetime(2026, 3, 1, tzinfo=UTC)
NURSE = record_of(
    {
        "positions": [
            {
                "id": "p1",
                "title": "Staff Nurse, Progressive Care",
                "employer": "Halewood General Hospital",
                "place": "Columbus, Ohio",
                "start": "2022-03",
                "is_current": True,
                "deeds": [
                    {
                        "id": "d1",
                        "text": "Read continuous telemetry for five step-down patients a shift; caught 11 runs of"
                        " V-tach before the alarm and called the team each time.",
                    },
                    {"id": "d2", "text": "Charge nurse every third weekend: 28 beds, eight nurses."},
                ],
            },
            {
                "id": "p2",
                "title": "Lead Patient Care Technician and Clinical Trainer, Cardiac Step-Down Telemetry Unit, Nights"
                " and Weekends",  # on two lines of most PDFs
                "employer": "Oakhaven Care Center",
                "place": "Dayton, Ohio",
                "start": "2016-08",
                "end": "2019-06",
                "deeds": [{"id": "d3", "text": "Bathed, turned and walked 12 residents a shift."}],
            },
        ],
        "education": [
            {
                "id": "e1",
                "degree": "Bachelor of Science",
                "subject": "Nursing",
                "school": "Wright State University",
                "start": "2015",
                "end": "2019",
            }
        ],
        "certificates": [
            {"id": "c1", "name": "Basic Life Support", "issuer": "American Heart Association", "expires": "2027-03"}
        ],
        "languages": [{"id": "l1", "name": "Italian", "level": "Fluent"}],
        "projects": [{"id": "r1", "name": "Falls committee", "text": "Brought falls from nine to four a year."}],
        "summary": [
            {
                "id": "s1",
                "heading": "Profile",
                "deeds": [
                    {
                        "id": "s2",
                        "text": "Step-down nurse who has read telemetry for six years and teaches it.",
                    },
                    {"id": "s3", "text": "Looks for a ward that measures what it does."},
                ],
            }
        ],
        "volunteer_roles": [
            {
                "id": "v1",
                "title": "First Aid Volunteer",
                "employer": "Columbus Marathon",
                "place": "Columbus, Ohio",
                "start": "2018-10",
                "end": "2021-10",
                "deeds": [{"id": "v2", "text": "Led a tent of six who treated 40 runners a day."}],
            }
        ],
        "awards": [
            {"id": "a1", "name": "Daisy Award", "issuer": "Halewood General", "date": "2023-05"},
            {"id": "a2", "name": "Dean's list", "date": "2018"},
        ],
        "additions": [
            {
                "id": "m1",
                "heading": "Memberships",
                "deeds": [{"id": "m2", "text": "American Association of Critical-Care Nurses, Ohio chapter"}],
            }
        ],
        "links": [{"id": "k1", "label": "github.com", "address": "https://github.com/nora"}],
    }
)


def resume(
    record: CareerRecord, look: ResumeLook = PLAIN, format: ResumeFormat = PDF, photo: bytes = b"", **of: Any
) -> bytes:
    values = {"name": "Nora Castellano", "email": "nora@posteo.example", "phone_number": "6145550177"} | of
    profile = Profile(1, country_code="+1", skills="", job_roles="", updated_at=NOW, **values)
    user = User("nora", "nora@posteo.example", Role.USER, NOW)
    return ResumeFileWriter().write(resume_page(user, profile, record, look.language), look, format, photo)


@pytest.mark.spec("WS-102")
def test_in_word_dates_stay_on_one_line():
    content = resume(NURSE, PLAIN, ResumeFormat.DOCX)
    heads = [head.text for head in docx.Document(BytesIO(content)).paragraphs if "\t" in head.text]
    assert heads
    assert not any(" " in head.partition("\t")[2] for head in heads)


@pytest.mark.spec("WS-108")
@pytest.mark.parametrize("template", Template)
def test_in_word_the_first_section_begins_below_the_photo(template):
    content = resume(NURSE, ResumeLook(template), ResumeFormat.DOCX, pictures.jpeg(size=(480, 600)))
    name, contacts = docx.Document(BytesIO(content)).paragraphs[:2]
    letters = name.style.font.size.pt + contacts.runs[0].font.size.pt
    assert letters + contacts.paragraph_format.space_after.pt > Mm(30).pt - 10


@pytest.mark.spec("WS-108", "WS-102")
@pytest.mark.parametrize("format", ResumeFormat)
@pytest.mark.parametrize("template", Template)
def test_every_template_shows_a_photo_and_is_read_as_without_it(template, format):
    photo = pictures.jpeg(size=(480, 600))
    document = read_back(resume(NURSE, ResumeLook(template), format, photo), format)
    assert values_of(career_in(document, load_lexicon())) == values_of(NURSE)
    if format is PDF:
        (box,) = document.pictures
        assert box.bottom - box.top == pytest.approx(85, abs=1)


def read_back(content: bytes, format: ResumeFormat = PDF) -> Document:
    return SandboxedReader().read(content, name=f"resume.{format}")


def values_of(record: CareerRecord) -> list[dict[str, Any]]:
    return [
        {name: getattr(entry, name) for name in entry.__slots__ if name not in ("deeds",)} for entry in record.entries()
    ]


@pytest.mark.spec("WS-100", "WS-102", "WS-104")
@pytest.mark.parametrize("format", ResumeFormat)
@pytest.mark.parametrize("template", Template)
def test_every_field_is_read_back(template, format):
    paper = PaperSize.LETTER if template in (Template.LINEN, Template.FLANNEL) else PaperSize.A4
    content = resume(NURSE, ResumeLook(template, paper, Accent.BURGUNDY), format)
    document = read_back(content, format)
    assert not document.omissions
    assert values_of(career_in(document, load_lexicon())) == values_of(NURSE)


@pytest.mark.spec("WS-101", "WS-103")
@pytest.mark.parametrize("format", ResumeFormat)
@pytest.mark.parametrize("template", [Template.LINEN, Template.POPLIN])
def test_sixty_roles_are_read_in_their_order(template, format):
    (nurse, _), deeds = NURSE.positions, [f"Cared for ward number {number} at night." for number in range(240)]
    record = replace(
        NURSE,
        positions=tuple(
            replace(
                nurse,
                id=f"p{number}",
                employer=f"Hospital {number}",
                deeds=tuple(CareerDeed(f"d{at}", (), deeds[at]) for at in range(4 * number, 4 * number + 4)),
            )
            for number in range(60)
        ),
    )
    text = " ".join(read_back(resume(record, ResumeLook(template), format), format).text.split())
    places = [text.find(deed) for deed in deeds]
    assert places == sorted(places)
    assert places[0] > 0


@pytest.mark.spec("WS-102", "WS-103")
@pytest.mark.parametrize("format", ResumeFormat)
@pytest.mark.parametrize(
    "spans",
    [
        [],
        [("2019-03", "2021-04"), ("2019-03", "2021-04")],
        [("2020-01", "2024-05"), ("2021-02", "2021-03"), ("2015", "2022-11")],
        [("2024-01", ""), ("1999-02", "2001-03"), ("1975", "1978")],
    ],
    ids=["no roles", "two at once", "one within another", "gaps of decades"],
)
def test_careers_with_gaps_and_overlaps_are_read_back(spans, format):
    (nurse, *_) = NURSE.positions
    roles = tuple(
        replace(nurse, id=f"p{at}", employer=f"Ward {at}", start=start, end=end, is_current=not end, deeds=())
        for at, (start, end) in enumerate(spans)
    )
    document = read_back(resume(replace(NURSE, positions=roles), format=format), format)
    positions = career_in(document, load_lexicon()).positions
    assert [(role.employer, role.start, role.end, role.is_current) for role in positions] == [
        (role.employer, role.start, role.end, role.is_current) for role in roles
    ]


@pytest.mark.spec("WS-104")
def test_no_page_ends_with_a_heading_and_short_lists_stay_whole():
    (nurse, *_), languages = NURSE.positions, ("Italian", "Spanish", "Greek")
    spoken = tuple(replace(NURSE.languages[0], id=f"l{at}", name=name) for at, name in enumerate(languages))
    for count in range(17, 24):
        deeds = tuple(CareerDeed(f"d{at}", (), f"Cared for ward number {at}.") for at in range(count))
        record = replace(NURSE, positions=(replace(nurse, deeds=deeds),), languages=spoken)
        pages = [page.extract_text().split("\n") for page in pypdf.PdfReader(BytesIO(resume(record))).pages]
        assert not any(page[-1].strip().isupper() for page in pages)
        (last,) = (page for page in pages if "LANGUAGES" in map(str.strip, page))
        assert [line.strip() for line in last[-3:]] == [f"{name} (Fluent)" for name in languages]


@pytest.mark.spec("WS-103")
def test_skills_that_fill_pages_are_all_printed():
    names = [f"Skill number {at} {'of a long name ' * 12}".strip() for at in range(60)]
    record = record_of({"skills": [{"id": f"s{at}", "name": name} for at, name in enumerate(names)]})
    text = " ".join(read_back(resume(record)).text.split())
    assert all(f"Skill number {at} of" in text for at in range(60))


NAMES = (
    *("Nora Castellano", "Мария Петрова", "Ελένη Παππά", "नोरा देवी", "محمد النور"),
    *("נורה לוי", "นอรา ใจดี", "王小明"),
)


@pytest.mark.spec("WS-103", "WS-105")
@pytest.mark.parametrize("format", ResumeFormat)
@pytest.mark.parametrize("name", NAMES)
def test_a_name_in_any_script_is_read_as_it_is_written(name, format):
    if missing_letters(name):
        pytest.skip(NO_EAST_ASIA)
    assert read_back(resume(CareerRecord(), format=format, name=name), format).text.startswith(name)


@pytest.mark.spec("WS-106")
def test_letters_without_a_font_are_named():
    assert missing_letters(" ".join(NAMES[:-1])) == ""
    assert missing_letters("Nora 𐳀𐳁𐳀, 42") == "𐳀𐳁", "Old Hungarian"


@pytest.mark.spec("WS-103", "WS-105")
@pytest.mark.parametrize("template", Template)
def test_every_template_prints_all_scripts(template):
    names = [name for name in NAMES if not missing_letters(name)]
    roles = [{"id": f"p{number}", "title": "Nurse", "employer": name} for number, name in enumerate(names)]
    document = read_back(resume(record_of({"positions": roles}), ResumeLook(template), name="Anna Berg"))
    lines = document.text.split("\n")
    assert [line for line in lines if line in names] == names


HEBREW = record_of(
    {
        "positions": [
            {
                "id": "p1",
                "title": "מהנדסת תוכנה",
                "employer": "חברת Brightwater בע״מ",
                "place": "תל אביב",
                "start": "2019-03",
                "is_current": True,
                "deeds": [{"id": "d1", "text": "פיתחתי שירותים ב-Python ו-Kubernetes עבור 120 לקוחות."}],
            }
        ]
    }
)


@pytest.mark.spec("WS-105")
@pytest.mark.parametrize("template", Template)
def test_a_resume_from_right_to_left_begins_at_the_right(template):
    document = read_back(resume(HEBREW, ResumeLook(template), name="נורה לוי"))
    (role,) = HEBREW.positions
    assert f"{role.employer} | {role.place}" in document.text
    assert f"• {role.deeds[0].text}" in document.text
    name = next(span for span in document.spans if document.text[span.start : span.end] == "נורה לוי")
    assert name.box[2] > 595 - 72 or template is Template.OXFORD


GERMAN = "Betreute mit dem Team die Patienten der Station, wertete die Telemetrie aus und half in den Nächten."


@pytest.mark.spec("WS-129")
@pytest.mark.parametrize(
    ("role", "words"),
    [
        (
            {"title": "Pflegerin", "deeds": [{"id": "d1", "text": GERMAN}]},
            "BERUFSERFAHRUNG Pflegerin März 2019 – heute",
        ),
        ({"title": "مهندسة", "employer": "شركة النور"}, "الخبرةالمهنية مهندسة مارس 2019 – الآن"),
        ({"title": "מהנדסת תוכנה"}, "ניסיוןתעסוקתי מהנדסתתוכנה מרץ 2019 – היום"),
    ],
)
def test_headings_and_dates_are_in_the_language_of_the_career(role, words):
    record = record_of({"positions": [{"id": "p1", "start": "2019-03", "is_current": True} | role]})
    text = read_back(resume(record)).text
    assert "".join(words.split()) in "".join(text.split())
    assert "EXPERIENCE" in read_back(resume(record, ResumeLook(language=ResumeLanguage.ENGLISH))).text


@pytest.mark.spec("WS-129")
@pytest.mark.parametrize("language", ResumeLanguage)
def test_headings_of_every_language_are_read_back(language):
    lists = CareerRecord(languages=NURSE.languages, awards=NURSE.awards[:1], certificates=NURSE.certificates)
    document = read_back(resume(lists, ResumeLook(language=language), format=ResumeFormat.DOCX), ResumeFormat.DOCX)
    assert values_of(career_in(document, load_lexicon())) == values_of(lists)


@pytest.mark.spec("WS-105")
def test_a_word_file_from_right_to_left_says_so():
    file = docx.Document(BytesIO(resume(HEBREW, format=ResumeFormat.DOCX, name="נורה לוי")))
    assert all(file.styles[name].element.pPr.find("{*}bidi") is not None for name in ("Title", "List Bullet"))
    in_english = docx.Document(BytesIO(resume(NURSE, format=ResumeFormat.DOCX)))
    assert in_english.styles["Title"].element.pPr.find("{*}bidi") is None


@pytest.mark.spec("WS-103")
@pytest.mark.parametrize("template", Template)
def test_a_word_of_three_hundred_letters_stays_on_the_page(template):
    (nurse, *_) = NURSE.positions
    word = "telemetry" * 33
    deeds = (CareerDeed("d1", (), f"Read {word} all night."),)
    record = CareerRecord((replace(nurse, title=word[:200], employer=word[:200], deeds=deeds),))
    document = read_back(resume(record, ResumeLook(template)))
    assert f"Read{word}allnight." in "".join(document.text.split())
    assert all(span.box is None or (span.box[0] >= 0 and span.box[2] <= 595) for span in document.spans)
