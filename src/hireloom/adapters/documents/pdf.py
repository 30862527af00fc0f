"""PDF by pypdfium2."""
import pypdfium2
from hireloom.adapters.documents.lines import Line, Reading
from hireloom.domain.documents import UnreadableDocument
def read(content: bytes, file: int = -1) -> Reading:
    d = pypdfium2.PdfDocument(content)
    r = Reading(pages=len(d))
    if len(d) > 50:
        raise UnreadableDocument("too many")
    for n, p in enumerate(d, 1):
        for l in p.get_textpage().get_text_range().splitlines():
            r.lines.append(Line(l, n))
        r.lines.append(Line("", n))
    return r
