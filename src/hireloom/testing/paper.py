"""Invented documents for tests: ordinary ones, ones with hidden text, and harmful ones."""

import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO

from reportlab.lib.pagesizes import A4
from reportlab.lib.pdfencrypt import StandardEncryption
from reportlab.pdfgen.canvas import Canvas

RESUME = (
    "Maria Sample",
    "Ward nurse in Leeds",
    "Cared for thirty patients on a surgical ward.",
    "Trained four new colleagues in medication safety.",
)
_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_TYPES = """<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml"
 ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.{kind}main+xml"/></Types>"""


def drawn(draw: Callable[[Canvas], None], *, password: str = "") -> bytes:
    """A PDF of one page that `draw` draws."""
    content = BytesIO()
    locked = StandardEncryption(password, canPrint=0) if password else None
    canvas = Canvas(content, pagesize=A4, encrypt=locked)
    draw(canvas)
    canvas.showPage()
    canvas.save()
    return content.getvalue()


def write(canvas: Canvas, lines: Sequence[str], *, x: float = 60, y: float = 780, step: float = 15) -> None:
    canvas.setFillColorRGB(0, 0, 0)
    canvas.setFont("Helvetica", 11)
    for at, line in enumerate(lines):
        canvas.drawString(x, y - at * step, line)


def pdf(*lines: str) -> bytes:
    return drawn(lambda canvas: write(canvas, lines or RESUME))


def padded(pdf: bytes, size: int) -> bytes:
    """The PDF with a comment that makes it as large as that."""
    return pdf[:9] + b"%".ljust(size - len(pdf) - 1, b"x") + b"\n" + pdf[9:]


def locked_pdf() -> bytes:
    return drawn(lambda canvas: write(canvas, RESUME), password="secret")  # noqa: S106


def scanned_pdf(*, recognized: Sequence[str] = ()) -> bytes:
    """A PDF of one picture, with invisible lines of recognized text, if any."""

    def draw(canvas: Canvas) -> None:
        picture(canvas, 0, 0, *A4)
        text = canvas.beginText(60, 780)
        text.setFont("Helvetica", 11)
        text.setTextRenderMode(3)
        for line in recognized:
            text.textLine(line)
        canvas.drawText(text)

    return drawn(draw)


def scan_of(content: bytes) -> bytes:
    """A PDF of pictures of the pages of another one."""
    import pypdfium2  # type: ignore[import-untyped]

    pages = [page.render(scale=2).to_pil().convert("L") for page in pypdfium2.PdfDocument(content)]
    scan = BytesIO()
    pages[0].save(scan, "PDF", save_all=True, append_images=pages[1:], resolution=144)
    return scan.getvalue()


def picture(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    from PIL import Image
    from reportlab.lib.utils import ImageReader

    canvas.drawImage(ImageReader(Image.new("RGB", (40, 56), (236, 233, 228))), x, y, width, height)


def long_pdf(pages: int) -> bytes:
    """A PDF with this number of pages, written by hand: a library would take longer than the test."""
    kids = " ".join(f"{number} 0 R" for number in range(4, 4 + pages))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Count {pages} /Kids [{kids}] >>".encode(),
        b"<< /Length 0 >>\nstream\n\nendstream",
        *[b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>"] * pages,
    ]
    return _pdf_of(objects)


def pdf_bomb(megabytes: int = 1_200) -> bytes:
    """A PDF whose page is compressed twice: small in the file and huge when it is opened."""
    twice = zlib.compress(_deflated(b" " * 2**20, megabytes), 9)
    return _pdf_with(b"/Filter [/FlateDecode /FlateDecode]", twice)


def slow_pdf(rectangles: int = 3_000_000) -> bytes:
    """A PDF of a few kilobytes whose page takes many seconds and much memory to draw."""
    return _pdf_with(b"/Filter /FlateDecode", _deflated(b"0 0 9 9 re f\n" * 50_000, rectangles // 50_000))


def _deflated(block: bytes, times: int) -> bytes:
    """The zlib form of `block` repeated `times` times; the block is compressed only once."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    once = packer.compress(block) + packer.flush(zlib.Z_FULL_FLUSH)
    check = 1
    for _ in range(times):
        check = zlib.adler32(block, check)
    return b"\x78\xda" + once * times + b"\x03\x00" + struct.pack(">I", check)


def _pdf_with(filters: bytes, content: bytes) -> bytes:
    return _pdf_of(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
            b"<< /Length %d %s >>\nstream\n%s\nendstream" % (len(content), filters, content),
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>",
        ]
    )


def _pdf_of(objects: Sequence[bytes]) -> bytes:
    content = bytearray(b"%PDF-1.7\n")
    places = []
    for number, body in enumerate(objects, 1):
        places.append(len(content))
        content += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    start = len(content)
    content += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n".encode()
    content += b"".join(f"{place:010} 00000 n \n".encode() for place in places)
    content += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n".encode()
    return bytes(content)


def paragraph(text: str, looks: str = "") -> str:
    return f'<w:p><w:r><w:rPr>{looks}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r></w:p>'


def docx(*body: str, parts: dict[str, bytes] | None = None, macros: bool = False, head: str = "") -> bytes:
    """A DOCX with this XML as its body, of pieces as `paragraph` makes them."""
    whole = (
        f'<?xml version="1.0" encoding="UTF-8"?>{head}<w:document xmlns:w="{_WORD}" '
        'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
        'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
        'xmlns:v="urn:schemas-microsoft-com:vml" '
        'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" '
        'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">'
        f"<w:body>{''.join(body) or ''.join(map(paragraph, RESUME))}</w:body></w:document>"
    )
    kind = "macroEnabled." if macros else ""
    every = {"[Content_Types].xml": _TYPES.format(kind=kind).encode(), "word/document.xml": whole.encode()}
    return zipped({**every, **(parts or {})})


def part(kind: str, *body: str) -> bytes:
    """The XML of another part of a DOCX: a header, a footer or the styles."""
    return f'<w:{kind} xmlns:w="{_WORD}">{"".join(body)}</w:{kind}>'.encode()


def zipped(parts: dict[str, bytes]) -> bytes:
    content = BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name, body in parts.items():
            file.writestr(name, body)
    return content.getvalue()


def doc(
    text: str,
    *,
    encrypted: bool = False,
    looks: Sequence[tuple[int, int, bytes]] = (),
    streams: Mapping[str, bytes] | None = None,
) -> bytes:
    """A binary Word document: `text` with a carriage return after each paragraph. `looks` are stretches of characters
    with their properties as the format writes them, `streams` what else it has."""
    body = text.encode("utf-16-le")
    place = 0x800
    main = bytearray(place + (len(body) + 511) // 512 * 512)
    main[place : place + len(body)] = body
    flags = 0x0200 | (0x0100 if encrypted else 0)
    struct.pack_into("<HH", main, 0, 0xA5EC, 0xC1)
    struct.pack_into("<H", main, 10, flags)
    struct.pack_into("<8I", main, 0x4C, len(text), 0, 0, 0, 0, 0, 0, 0)
    pieces = struct.pack("<II", 0, len(text)) + struct.pack("<HIH", 0, place, 0)
    table = b"\x02" + struct.pack("<I", len(pieces)) + pieces
    struct.pack_into("<II", main, 0x1A2, 0, len(table))
    if looks:
        page = len(main) // 512
        main += _looks_page(place, looks)
        struct.pack_into("<II", main, 0xFA, len(table), 12)
        table += struct.pack("<III", place, place + len(body), page)
    return _compound({"WordDocument": bytes(main), "1Table": table, **(streams or {})})


def _looks_page(place: int, looks: Sequence[tuple[int, int, bytes]]) -> bytes:
    page = bytearray(512)
    ends = [place + 2 * looks[0][0], *[place + 2 * end for _, end, _ in looks]]
    struct.pack_into(f"<{len(ends)}I", page, 0, *ends)
    at = 510
    for run, (_, _, properties) in enumerate(looks):
        if properties:
            at = (at - len(properties) - 1) // 2 * 2
            page[at] = len(properties)
            page[at + 1 : at + 1 + len(properties)] = properties
            page[len(ends) * 4 + run] = at // 2
    page[511] = len(looks)
    return bytes(page)


def _compound(streams: dict[str, bytes]) -> bytes:
    """An OLE2 file of a few streams, each padded beyond the size of streams that go into the mini stream."""
    padded = {name: body.ljust(max(4096, (len(body) + 511) // 512 * 512), b"\0") for name, body in streams.items()}
    fat = [0xFFFFFFFD]
    sectors: list[bytes] = []
    starts = {}
    for name, body in padded.items():
        starts[name] = len(fat)
        count = len(body) // 512
        fat += [*range(len(fat) + 1, len(fat) + count), 0xFFFFFFFE]
        sectors.append(body)
    directory = len(fat)
    fat.append(0xFFFFFFFE)
    entries = [_entry("Root Entry", 5, 0xFFFFFFFE, 0)]
    entries += [_entry(name, 2, starts[name], len(padded[name])) for name in padded]
    sectors.append(b"".join(entries).ljust(512, b"\0"))
    header = bytearray(512)
    header[:8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
    struct.pack_into("<HHHHH", header, 24, 0x3E, 3, 0xFFFE, 9, 6)
    struct.pack_into("<II", header, 44, 1, directory)
    struct.pack_into("<IIIII", header, 56, 4096, 0xFFFFFFFE, 0, 0xFFFFFFFE, 0)
    struct.pack_into("<109I", header, 76, 0, *[0xFFFFFFFF] * 108)
    table = struct.pack(f"<{len(fat)}I", *fat).ljust(512, b"\xff")
    return bytes(header) + table + b"".join(sectors)


def _entry(name: str, kind: int, start: int, size: int) -> bytes:
    encoded = name.encode("utf-16-le") + b"\0\0"
    entry = bytearray(128)
    entry[: len(encoded)] = encoded
    struct.pack_into("<HBB", entry, 64, len(encoded), kind, 1)
    struct.pack_into("<III", entry, 68, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF)
    struct.pack_into("<II", entry, 116, start, size)
    return bytes(entry)
