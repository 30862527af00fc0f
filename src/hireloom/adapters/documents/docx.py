"""DOCX: a walk over the raw XML in reading order, with tables, text boxes, headers, footers, lists and notes."""

from dataclasses import replace
from xml.etree.ElementTree import Element

from hireloom.adapters.documents.docx_looks import UNKNOWN, Look, Styles, child, local, value
from hireloom.adapters.documents.docx_package import Package
from hireloom.adapters.documents.docx_shapes import SHAPES, fill_of, has_backdrop
from hireloom.adapters.documents.lines import ParsedText, TextLine
from hireloom.domain.documents import OmissionReason

MAX_DEPTH = 60  # of nested tables and boxes; people stop at five
ROW = 240  # characters; a longer row of a table is not one line
_SKIPPED = frozenset(
    [
        "del",
        "moveFrom",
        "instrText",
        "delText",
        "delInstrText",
        "rPr",
        "pPr",
        "sectPr",
        "tblPr",
        "tblGrid",
        "trPr",
        "tcPr",
        "sdtPr",
        "sdtEndPr",
        "docPr",
        "rPrChange",
        "bookmarkStart",
        "bookmarkEnd",
        "proofErr",
        "annotationRef",
        "lastRenderedPageBreak",
    ]
)
_SIGNS = {"tab": "\t", "ptab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "softHyphen": ""}


def read(content: bytes, file: int = -1) -> ParsedText:  # noqa: ARG001
    package = Package(content)
    walk = _Walk(Styles(package.tree("word/styles.xml")))
    body = package.tree(package.main)
    parts: list[tuple[Element, bool]] = [
        (tree, True) for name in package.names("word/header") if (tree := package.tree(name)) is not None
    ]
    if body is not None:
        parts.append((body, False))
    for prefix in ("word/footnotes", "word/endnotes", "word/footer"):
        parts += [(tree, True) for name in package.names(prefix) if (tree := package.tree(name)) is not None]
    for tree, is_margin in parts:
        walk.part(tree, is_margin=is_margin)
    return walk.reading


class _Walk:
    def __init__(self, styles: Styles) -> None:
        self.reading = ParsedText()
        self._styles = styles
        self._seen: set[str] = set()
        self._page = 1
        self._paper = "FFFFFF"
        self._depth = 0

    def part(self, root: Element, *, is_margin: bool) -> None:
        """Read a part. Headers and footers of several sections often repeat a line: it is kept once."""
        background = value(child(root, "background"), "color").upper()
        if len(background) == 6:
            self._paper = background
        before = len(self.reading.lines)
        self._page = self._page if not is_margin else 1
        self._blocks(root, UNKNOWN if has_backdrop(root) else "")
        if is_margin:
            new = self.reading.lines[before:]
            self.reading.lines[before:] = [line for line in new if line.text not in self._seen]
            self._seen.update(line.text for line in new)
        self._gap()

    def _gap(self) -> None:
        self.reading.lines.append(TextLine("", self._page))

    def _blocks(self, parent: Element, behind: str) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise RecursionError
        for element in parent:
            name = local(element.tag)
            if name == "p":
                self._paragraph(element, behind)
            elif name == "tbl":
                self._table(element, behind)
            elif name not in _SKIPPED:
                self._blocks(element, behind)
        self._depth -= 1

    def _table(self, table: Element, behind: str) -> None:
        style = value(child(child(table, "tblPr"), "tblStyle"))
        if self._styles.is_shaded_table(style):
            behind = UNKNOWN
        self._gap()
        for row in _rows(table):
            lines, self.reading.lines = self.reading.lines, []
            cells: list[list[TextLine]] = []
            for cell in _cells(row):
                fill = value(child(child(cell, "tcPr"), "shd"), "fill").upper()
                self._blocks(cell, fill if len(fill) == 6 else behind)
                cells.append([line for line in self.reading.lines if line.text] and self.reading.lines)
                self.reading.lines = []
            self.reading.lines = lines
            self._row([cell for cell in cells if cell])
        self._gap()

    def _row(self, cells: list[list[TextLine]]) -> None:
        """A row of single lines reads as one line; cells with more are blocks, one after the other."""
        if all(sum(bool(line.text) for line in cell) == 1 for cell in cells):
            texts = [next(line.text for line in cell if line.text) for cell in cells]
            if sum(map(len, texts)) <= ROW:
                if texts:
                    self.reading.lines.append(TextLine("\t".join(texts), self._page))
                return
        for cell in cells:
            self.reading.lines += cell
            self._gap()

    def _paragraph(self, paragraph: Element, behind: str) -> None:
        properties = child(paragraph, "pPr")
        style = value(child(properties, "pStyle"))
        look = self._styles.paragraph(style, behind).on(child(properties, "shd"))
        number = child(child(properties, "numPr"), "numId")
        is_item = value(number) != "0" if number is not None else self._styles.is_list(style)
        words = _Words(self, behind)
        words.take(paragraph, look)
        text = "".join(words.kept)
        if not text.strip():
            self._gap()
        else:
            if self._styles.is_heading(style):
                self._gap()
            for at, line in enumerate(text.split("\n")):
                if line.strip():
                    self.reading.lines.append(TextLine(("• " if is_item and not at else "") + line.strip(), self._page))
        for box, fill in words.boxes:
            self._gap()
            self._blocks(box, fill or behind)
            self._gap()

    def sees(self, text: str, look: Look) -> bool:
        """Whether a person sees the run; an invisible one is left out and reported."""
        if look.is_tiny():
            self.reading.leave_out(OmissionReason.TINY, text, self._page)
        elif look.is_invisible(self._paper):
            self.reading.leave_out(OmissionReason.INVISIBLE, text, self._page)
        else:
            return True
        return False

    def turn_page(self) -> None:
        self._page += 1
        self.reading.pages = max(self.reading.pages, self._page)

    @property
    def styles(self) -> Styles:
        return self._styles


class _Words:
    """The visible words of one paragraph, and the text boxes that are anchored in it."""

    def __init__(self, walk: _Walk, behind: str) -> None:
        self.kept: list[str] = []
        self.boxes: list[tuple[Element, str]] = []
        self._walk = walk
        self._behind = behind
        self._fill = ""
        self._depth = 0

    def take(self, parent: Element, look: Look) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise RecursionError
        for element in parent:
            self._take_one(element, look)
        self._depth -= 1

    def _take_one(self, element: Element, look: Look) -> None:
        name = local(element.tag)
        if name == "r":
            self._run(element, look)
        elif name == "t":
            self._say(element.text or "", look)
        elif name == "AlternateContent":
            self._alternative(element, look)
        elif name == "txbxContent":
            self.boxes.append((element, self._fill))
        elif name in SHAPES:
            outer, self._fill = self._fill, fill_of(element) or self._fill
            self.take(element, look)
            self._fill = outer
        elif name not in _SKIPPED:
            self.take(element, look)

    def _alternative(self, choices: Element, look: Look) -> None:
        """The same content for newer and for older programs: only one of them is read."""
        for name in ("Choice", "Fallback"):
            before = len(self.kept), len(self.boxes)
            for choice in choices:
                if local(choice.tag) == name and (len(self.kept), len(self.boxes)) == before:
                    self.take(choice, look)
            if (len(self.kept), len(self.boxes)) != before:
                return

    def _run(self, run: Element, look: Look) -> None:
        properties = child(run, "rPr")
        if properties is not None:
            style = value(child(properties, "rStyle"))
            look = (self._walk.styles.run(style, look) if style else look).with_run(properties)
        for part in run:
            name = local(part.tag)
            if name == "lastRenderedPageBreak" or (name == "br" and value(part, "type") == "page"):
                self._walk.turn_page()
            if name in _SIGNS:
                self.kept.append(_SIGNS[name])
            elif name == "sym":
                self._symbol(value(part, "char"))
            elif name in ("t", "AlternateContent"):
                self._take_one(part, look)
            elif name not in _SKIPPED:
                self._take_one(part, replace(look, behind=self._behind))

    def _say(self, text: str, look: Look) -> None:
        if text and (text.isspace() or self._walk.sees(text, look)):
            self.kept.append(text)

    def _symbol(self, code: str) -> None:
        try:
            self.kept.append(chr(int(code, 16)))
        except (ValueError, OverflowError):
            return


def _rows(table: Element) -> list[Element]:
    return _inside(table, "tr")


def _cells(row: Element) -> list[Element]:
    return _inside(row, "tc")


def _inside(parent: Element, name: str) -> list[Element]:
    """Rows or cells in the parent; they may be wrapped in content controls and in marks of insertion."""
    elements: list[Element] = []
    for element in parent:
        kind = local(element.tag)
        if kind == name:
            elements.append(element)
        elif kind in ("sdt", "sdtContent", "customXml", "ins", "moveTo", "smartTag"):
            elements += _inside(element, name)
    return elements
