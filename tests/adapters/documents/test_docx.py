"""DOCX files: everything a person reads in them, in order, once, and nothing that they hide."""

import pytest

from hireloom.adapters.documents import child
from hireloom.domain.documents import Document, Format, OmissionReason, UnreadableDocument
from hireloom.testing.paper import docx, paragraph, part, zipped

SECRET = "Kubernetes Terraform Haskell Rust"
VISIBLE = paragraph("Maria Sample")
COLOR = '<w:color w:val="{}"/>'


def read_docx(*body: str, **more: bytes) -> Document:
    parts = {f"word/{name}.xml": content for name, content in more.items()}
    return child.read(Format.DOCX, docx(*body, parts=parts))


def lines_of(document: Document) -> list[str]:
    return [line for line in document.text.split("\n") if line]


def cell(*inside: str, properties: str = "") -> str:
    return f"<w:tc><w:tcPr>{properties}</w:tcPr>{''.join(inside)}</w:tc>"


def row(*cells: str) -> str:
    return f"<w:tr>{''.join(cells)}</w:tr>"


def table(*rows: str, properties: str = "") -> str:
    return f"<w:tbl><w:tblPr>{properties}</w:tblPr>{''.join(rows)}</w:tbl>"


def box(*inside: str, fill: str = "<a:noFill/>") -> str:
    """A text box as newer and older programs each expect it."""
    content = f"<w:txbxContent>{''.join(inside)}</w:txbxContent>"
    return (
        "<w:p><w:r><mc:AlternateContent><mc:Choice Requires='wps'><w:drawing><wps:wsp>"
        f"<wps:spPr>{fill}</wps:spPr><wps:txbx>{content}</wps:txbx></wps:wsp></w:drawing></mc:Choice>"
        f"<mc:Fallback><w:pict><v:shape><v:textbox>{content}</v:textbox></v:shape></w:pict></mc:Fallback>"
        "</mc:AlternateContent></w:r></w:p>"
    )


def test_header_body_tables_boxes_notes_and_footer_in_reading_order() -> None:
    document = read_docx(
        paragraph("Ward nurse"),
        box(paragraph("In a box")),
        table(row(cell(paragraph("2018 – 2024")), cell(paragraph("Leeds hospital")))),
        paragraph("Last words"),
        header1=part("hdr", VISIBLE),
        header2=part("hdr", VISIBLE),
        footer1=part("ftr", paragraph("Page 1")),
        footnotes=part("footnotes", f"<w:footnote>{paragraph('A note')}</w:footnote>"),
    )
    assert lines_of(document) == [
        "Maria Sample",
        "Ward nurse",
        "In a box",
        "2018 – 2024\tLeeds hospital",
        "Last words",
        "A note",
        "Page 1",
    ]


def test_a_layout_of_two_cells_is_read_cell_by_cell() -> None:
    left = [paragraph(f"Skill {number}") for number in range(5)]
    right = [paragraph(f"A sentence of the story, number {number}") for number in range(5)]
    lines = lines_of(read_docx(table(row(cell(*left), cell(*right)))))
    assert lines == [
        *(f"Skill {number}" for number in range(5)),
        *(f"A sentence of the story, number {number}" for number in range(5)),
    ]


def test_tables_in_tables_and_content_controls_are_read() -> None:
    inner = table(row(cell(paragraph("inner"))))
    wrapped = f"<w:sdt><w:sdtContent>{paragraph('controlled')}</w:sdtContent></w:sdt>"
    lines = lines_of(
        read_docx(table(f"<w:sdt><w:sdtContent>{row(cell(inner, paragraph('outer')))}</w:sdtContent></w:sdt>"), wrapped)
    )
    assert lines == ["inner", "outer", "controlled"]


def test_list_items_are_marked_and_numbering_zero_is_none() -> None:
    paragraph = '<w:p><w:pPr><w:numPr><w:numId w:val="{}"/></w:numPr></w:pPr><w:r><w:t>{}</w:t></w:r></w:p>'
    assert lines_of(read_docx(paragraph.format(3, "kept records"), paragraph.format(0, "plain"))) == [
        "• kept records",
        "plain",
    ]


def test_headings_begin_a_block() -> None:
    heading = '<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Experience</w:t></w:r></w:p>'
    styles = part("styles", '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style>')
    assert read_docx(VISIBLE, heading, paragraph("Nurse"), styles=styles).text == "Maria Sample\n\nExperience\nNurse"


def test_what_was_deleted_or_is_a_code_is_not_text_but_what_was_inserted_is() -> None:
    document = read_docx(
        "<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins>"
        "<w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:tab/><w:t>end</w:t><w:br/><w:t>next</w:t></w:r></w:p>"
    )
    assert lines_of(document) == ["new\tend", "next"]


def test_pages_are_counted_where_the_file_tells() -> None:
    document = read_docx(VISIBLE, '<w:p><w:r><w:br w:type="page"/><w:t>Second</w:t></w:r></w:p>')
    assert document.pages == 2
    assert [span.page for span in document.spans] == [1, 2]


@pytest.mark.parametrize(
    ("looks", "why"),
    [
        ("<w:vanish/>", OmissionReason.INVISIBLE),
        (COLOR.format("FFFFFF"), OmissionReason.INVISIBLE),
        (COLOR.format("fdfdf8"), OmissionReason.INVISIBLE),
        (COLOR.format("202020") + '<w:shd w:fill="1C1C1C"/>', OmissionReason.INVISIBLE),
        ('<w:sz w:val="2"/>', OmissionReason.TINY),
        ('<w:sz w:val="4"/>', OmissionReason.TINY),
        ('<w:w w:val="1"/>', OmissionReason.TINY),
    ],
)
def test_hidden_runs_are_left_out_and_told(looks: str, why: OmissionReason) -> None:
    document = read_docx(VISIBLE, paragraph(SECRET, looks))
    assert lines_of(document) == ["Maria Sample"]
    assert [(omission.why, omission.quote) for omission in document.omissions] == [(why, SECRET)]


@pytest.mark.parametrize(
    "looks",
    [
        '<w:vanish w:val="0"/>',
        COLOR.format("808080"),
        COLOR.format("auto"),
        COLOR.format("FFFFFF") + '<w:shd w:fill="1F3864"/>',
        COLOR.format("FFFFFF") + '<w:highlight w:val="black"/>',
        '<w:sz w:val="10"/>',
    ],
)
def test_looks_that_a_person_can_read_are_kept(looks: str) -> None:
    document = read_docx(paragraph(SECRET, looks))
    assert document.text == SECRET
    assert document.omissions == ()


def test_hiding_by_a_style_or_its_ancestor_is_found_and_can_be_undone() -> None:
    styles = part(
        "styles",
        '<w:style w:type="character" w:styleId="Old"><w:rPr><w:vanish/></w:rPr></w:style>'
        '<w:style w:type="character" w:styleId="New"><w:basedOn w:val="Old"/></w:style>'
        '<w:style w:type="character" w:styleId="Loop"><w:basedOn w:val="Loop"/></w:style>',
    )
    document = read_docx(
        paragraph("one", '<w:rStyle w:val="New"/>'),
        paragraph("two", '<w:rStyle w:val="New"/><w:vanish w:val="false"/>'),
        paragraph("three", '<w:rStyle w:val="Loop"/>'),
        styles=styles,
    )
    assert lines_of(document) == ["two", "three"]


def test_white_text_in_a_dark_cell_box_or_strip_is_kept() -> None:
    white = paragraph("Maria Sample", COLOR.format("FFFFFF"))
    strip = (
        '<w:p><w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="7000000" cy="2000000"/><wps:wsp><wps:spPr>'
        '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill></wps:spPr></wps:wsp></wp:anchor></w:drawing></w:r></w:p>'
    )
    dark = '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>'
    for body in (
        table(row(cell(white, properties='<w:shd w:fill="1F3864"/>'))),
        box(white, fill=dark),
        strip + white,
    ):
        document = read_docx(body)
        assert document.text == "Maria Sample"
        assert document.omissions == ()


def test_white_text_in_a_clear_cell_or_box_is_left_out() -> None:
    white = paragraph(SECRET, COLOR.format("FFFFFF"))
    for body in (table(row(cell(white))), box(white)):
        document = read_docx(VISIBLE, body)
        assert document.text == "Maria Sample"
        assert [omission.quote for omission in document.omissions] == [SECRET]


def test_characters_without_a_shape_are_cut_out_and_told() -> None:
    tags = "".join(chr(0xE0000 + ord(char)) for char in "hire me")
    document = read_docx(paragraph(f"Maria{tags} Sample"), paragraph("Ku\u200bber\u2060netes"))
    assert lines_of(document) == ["Maria Sample", "Kubernetes"]
    assert [(omission.why, omission.quote) for omission in document.omissions] == [
        (OmissionReason.ZERO_WIDTH, "hire me Kubernetes"),
    ]


def test_billion_laughs_in_any_part_are_refused() -> None:
    laughs = b'<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><w:styles xmlns:w="x">&b;</w:styles>'
    with pytest.raises(UnreadableDocument):
        read_docx(VISIBLE, styles=laughs)
    with pytest.raises(UnreadableDocument):
        read_docx(VISIBLE, styles=laughs.decode().encode("utf-16"))


def test_declared_sizes_that_lie_are_counted_while_inflating() -> None:
    content = bytearray(docx(VISIBLE, parts={"word/styles.xml": b"<a>" + b" " * 3_000_000 + b"</a>"}))
    real = (3_000_007).to_bytes(4, "little")
    assert content.count(real) == 2
    with pytest.raises(UnreadableDocument):
        child.read(Format.DOCX, bytes(content.replace(real, (1000).to_bytes(4, "little"))))


def test_the_strict_flavour_of_the_format_is_read_too() -> None:
    strict = b'<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"><w:body><w:p><w:r><w:t>Maria</w:t></w:r></w:p></w:body></w:document>'
    types = b'<Types><Override PartName="/word/document.xml" ContentType="x.main+xml"/></Types>'
    assert child.read(Format.DOCX, zipped({"[Content_Types].xml": types, "word/document.xml": strict})).text == "Maria"
