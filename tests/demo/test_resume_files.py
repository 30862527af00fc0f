"""The files of the demo world open like any other resume and say what their owner wrote."""

import re
from io import BytesIO

import docx
import pypdfium2
import pytest

from hireloom.adapters.documents.reader import SandboxedReader
from hireloom.demo.resume import DemoRole, DemoStudy, Resume
from hireloom.demo.resumes import DemoResumeFile, Layout
from hireloom.demo.world import DemoWorld

SHORT = Resume(
    name="Zoë Müller",
    headline="Baker & <Confectioner>",
    place="Köln, Germany",
    email="zoe.mueller@post.example",
    phone="+49 30 23125 001",
    summary="Bakes.",
    posts=(DemoRole("Baker", "Talborg Bakery", "Köln", "2019 - Present", ("Baked 400 loaves a night for < 1 €",)),),
    studies=(DemoStudy("Apprenticeship as a baker", "Norwick Vocational College", "2016 - 2019"),),
    skills=("Baking",),
)


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


def test_every_file_is_read_whole_and_without_a_warning(loaded, demo: DemoWorld, reader: SandboxedReader) -> None:
    with loaded.store.reading() as tx:
        keys = [tx.profiles.of(tx.users.by_email(seeker.email).id).resume_key for seeker in demo.seekers]
        files = [tx.files.find(key) for key in keys]
    for seeker, file in zip(demo.seekers, files, strict=True):
        resume = seeker.file.resume
        document = reader.read(loaded.sealed.read(file), name=seeker.file.name)
        assert not document.omissions, seeker.name
        text = " ".join(words(document.text))
        for line in (
            resume.name,
            resume.email,
            resume.phone,
            *resume.skills,
            *(study.degree for study in resume.studies),
            *(text for post in resume.posts for text in (post.title, post.employer, post.period, *post.bullets)),
        ):
            assert " ".join(words(line)) in text, (seeker.file.name, line)


@pytest.mark.parametrize("layout", Layout)
def test_the_bytes_depend_on_the_resume_alone(layout: Layout) -> None:
    content = DemoResumeFile(SHORT, layout).content()
    assert DemoResumeFile(SHORT, layout).content() == content
    assert content[:4] == (b"PK\x03\x04" if layout.extension == "docx" else b"%PDF")


@pytest.mark.parametrize("layout", Layout)
def test_letters_and_signs_survive(layout: Layout, reader: SandboxedReader) -> None:
    file = DemoResumeFile(SHORT, layout)
    text = reader.read(file.content(), name=file.name).text
    assert "Zoë Müller" in text
    assert "for < 1 €" in text


def test_a_long_career_goes_on_to_a_second_page() -> None:
    posts = tuple(
        DemoRole("Baker", "Talborg Bakery", "Köln", f"{year} - {year + 1}", ("Baked bread",) * 8)
        for year in range(2015, 2021)
    )
    long = Resume(**{name: getattr(SHORT, name) for name in Resume.__slots__} | {"posts": posts})
    for layout in (Layout.PLAIN, Layout.CLASSIC, Layout.COLUMNS):
        assert len(pypdfium2.PdfDocument(DemoResumeFile(long, layout).content())) == 2


def test_word_files_name_their_owner_and_nobody_else() -> None:
    for layout in (Layout.WORD, Layout.WORD_TABLE):
        properties = docx.Document(BytesIO(DemoResumeFile(SHORT, layout).content())).core_properties
        assert (properties.author, properties.last_modified_by) == ("Zoë Müller", "Zoë Müller")


def test_no_pdf_ends_in_a_page_with_a_heading_alone(demo: DemoWorld) -> None:
    lonely = 0
    for seeker in demo.seekers:
        if seeker.file.layout.extension == "pdf":
            pages = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(seeker.file.content())]
            assert len(pages) <= 2
            lonely += len(pages) == 2 and len(words(pages[1])) < 10
    assert lonely < 3
