"""A small writer of Word files: paragraphs, bullets and tables. A library that can do more takes fifteen times as long
for the fifty resumes of a demo that starts."""

import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from xml.sax.saxutils import escape

_MADE_AT = (2020, 1, 1, 0, 0, 0)  # on every part, so that the bytes depend on what was written alone
_W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml"
_CORE = "application/vnd.openxmlformats-package.core-properties+xml"
_TEXT_WIDTH = 9638  # of a page with margins of 2 cm, in twentieths of a point

_TYPES = (
    f'{_HEAD}<Types xmlns="{_PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="xml" ContentType="application/xml"/>'
    f'<Override PartName="/word/document.xml" ContentType="{_WORD}.document.main+xml"/>'
    f'<Override PartName="/word/styles.xml" ContentType="{_WORD}.styles+xml"/>'
    f'<Override PartName="/word/numbering.xml" ContentType="{_WORD}.numbering+xml"/>'
    f'<Override PartName="/docProps/core.xml" ContentType="{_CORE}"/></Types>'
)
_LINKS = (
    f'{_HEAD}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_OFFICE}/officeDocument" Target="word/document.xml"/>'
    f'<Relationship Id="rId2" Type="{_PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/>'
    "</Relationships>"
)
_WORD_LINKS = (
    f'{_HEAD}<Relationships xmlns="{_PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{_OFFICE}/styles" Target="styles.xml"/>'
    f'<Relationship Id="rId2" Type="{_OFFICE}/numbering" Target="numbering.xml"/></Relationships>'
)
_BULLETS = (
    f'{_HEAD}<w:numbering {_W}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>'
    '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/>'
    '<w:pPr><w:ind w:left="360" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum>'
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>'
)


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one look; `colour` is written #rrggbb, `size` in points."""

    words: str
    is_bold: bool = False
    is_italic: bool = False
    size: float = 0
    colour: str = ""

    @property
    def xml(self) -> str:
        look = "<w:b/>" * self.is_bold + "<w:i/>" * self.is_italic
        look += f'<w:color w:val="{self.colour[1:].upper()}"/>' if self.colour else ""
        look += f'<w:sz w:val="{round(self.size * 2)}"/>' if self.size else ""
        parts = (f'<w:t xml:space="preserve">{escape(part)}</w:t>' for part in self.words.split("\t"))
        return f"<w:r>{f'<w:rPr>{look}</w:rPr>' if look else ''}{'<w:tab/>'.join(parts)}</w:r>"


def paragraph(*runs: Run) -> str:
    return _paragraph("", runs)


def heading(run: Run) -> str:
    """Never alone at the end of a page."""
    return _paragraph('<w:keepNext/><w:spacing w:before="180"/>', [run])


def entry(*runs: Run) -> str:
    """What stands after a tab is at the right edge; the next paragraph follows closely."""
    tabs = f'<w:tabs><w:tab w:val="right" w:pos="{_TEXT_WIDTH}"/></w:tabs>'
    return _paragraph(f'<w:keepNext/>{tabs}<w:spacing w:after="0"/>', runs)


def bullet(words: str) -> str:
    return _paragraph('<w:pStyle w:val="ListBullet"/>', [Run(words)])


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells, each the XML of its paragraphs; all columns are as wide."""
    wide = _TEXT_WIDTH // len(rows[0])
    columns = f'<w:gridCol w:w="{wide}"/>' * len(rows[0])
    cell = f'<w:tc><w:tcPr><w:tcW w:w="{wide}" w:type="dxa"/></w:tcPr>'
    lines = "".join(f"<w:tr>{''.join(f'{cell}{each}</w:tc>' for each in row)}</w:tr>" for row in rows)
    return f'<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>{columns}</w:tblGrid>{lines}</w:tbl>'


def document(body: Sequence[str], *, title: str, author: str, font: str, size: float) -> bytes:
    """`body` is the XML of paragraphs and tables."""
    margin = 'w:top="964" w:right="1134" w:bottom="964" w:left="1134" w:header="0" w:footer="0" w:gutter="0"'
    page = f'<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar {margin}/></w:sectPr>'
    parts = {
        "[Content_Types].xml": _TYPES,
        "_rels/.rels": _LINKS,
        "docProps/core.xml": _properties(title, author),
        "word/document.xml": f"{_HEAD}<w:document {_W}><w:body>{''.join(body)}{page}</w:body></w:document>",
        "word/_rels/document.xml.rels": _WORD_LINKS,
        "word/styles.xml": _styles(font, size),
        "word/numbering.xml": _BULLETS,
    }
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            part = zipfile.ZipInfo(name, _MADE_AT)
            part.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(part, content)
    return out.getvalue()


def _paragraph(look: str, runs: Sequence[Run]) -> str:
    return f"<w:p>{f'<w:pPr>{look}</w:pPr>' if look else ''}{''.join(run.xml for run in runs)}</w:p>"


def _styles(font: str, size: float) -> str:
    face = f'<w:rFonts w:ascii="{font}" w:hAnsi="{font}" w:cs="{font}"/><w:sz w:val="{round(size * 2)}"/>'
    return (
        f"{_HEAD}<w:styles {_W}><w:docDefaults><w:rPrDefault><w:rPr>{face}</w:rPr></w:rPrDefault>"
        '<w:pPrDefault><w:pPr><w:spacing w:after="40" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault>'
        "</w:docDefaults>"
        '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>'
        '<w:style w:type="paragraph" w:styleId="ListBullet"><w:name w:val="List Bullet"/><w:basedOn w:val="Normal"/>'
        '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:contextualSpacing/></w:pPr></w:style></w:styles>'
    )


def _properties(title: str, author: str) -> str:
    made = '<{0} xsi:type="dcterms:W3CDTF">2020-01-01T00:00:00Z</{0}>'
    who, what = escape(author), escape(title)
    return (
        f'{_HEAD}<cp:coreProperties xmlns:cp="{_PACKAGE}/metadata/core-properties"'
        ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"'
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">'
        f"<dc:title>{what}</dc:title><dc:creator>{who}</dc:creator><cp:lastModifiedBy>{who}</cp:lastModifiedBy>"
        f"{made.format('dcterms:created')}{made.format('dcterms:modified')}</cp:coreProperties>"
    )
