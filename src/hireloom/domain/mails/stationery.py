"""How a letter looks: the same words as plain text and as HTML that needs nothing from outside and is readable in
light and in dark. Mail programs know tables and inline styles; many know nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from hireloom.domain.product import PRODUCT_NAME

_FACE = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
_FIGURES = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace"
_DARK = """
@media (prefers-color-scheme: dark) {
  .paper { background-color: #121413 !important }
  .sheet { background-color: #191c1b !important; border-color: #2b302e !important }
  .ink { color: #f1efea !important }
  .soft { color: #b9b4ab !important }
  .brand { color: #3db8ae !important }
  .well { background-color: #0e100f !important; border-color: #3d4441 !important }
  .button { background-color: #3db8ae !important }
  .on { color: #06211f !important }
}
@media (max-width: 480px) { .sheet-inner { padding: 24px 20px !important } }
"""
_BODY = "font-size:16px;line-height:1.55"
_HEADING = "margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:650;color:#1c1b1a"


@dataclass(frozen=True, slots=True)
class Paragraph:
    words: str

    def as_text(self) -> str:
        return self.words

    def as_html(self) -> str:
        lines = "<br>".join(escape(line) for line in self.words.split("\n"))
        return f'<p class="ink" style="margin:0 0 16px;color:#1c1b1a;{_BODY}">{lines}</p>'


@dataclass(frozen=True, slots=True)
class SmallPrint(Paragraph):
    """Said more quietly."""

    def as_html(self) -> str:
        style = "margin:0 0 12px;color:#57524c;font-size:14px;line-height:1.55"
        return f'<p class="soft" style="{style}">{escape(self.words)}</p>'


@dataclass(frozen=True, slots=True)
class CodeLine:
    """Large, alone in its line, and chosen as a whole with one tap; no blank in it, so that a copy works as it is."""

    digits: str

    def as_text(self) -> str:
        return f"    {self.digits}"

    def as_html(self) -> str:
        shown = f"{_FIGURES};font-size:36px;line-height:1.2;font-weight:600;letter-spacing:8px;color:#1c1b1a"
        return (
            '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px"><tr>'
            '<td class="well" align="center" style="padding:20px 12px 20px 20px;background-color:#f4f2ee;'
            'border:1px solid #cfc9bf;border-radius:10px">'
            f'<span class="ink" style="{shown};-webkit-user-select:all;user-select:all">'
            f"{escape(self.digits)}</span></td></tr></table>"
        )


@dataclass(frozen=True, slots=True)
class Button:
    words: str
    address: str

    def as_text(self) -> str:
        return f"{self.words}: {self.address}"

    def as_html(self) -> str:
        shown = f"display:inline-block;padding:11px 18px;{_FACE};font-size:15px;font-weight:600;color:#ffffff"
        return (
            '<table role="presentation" cellspacing="0" cellpadding="0" style="margin:4px 0 20px"><tr>'
            '<td class="button" style="background-color:#0b7a75;border-radius:8px">'
            f'<a class="on" href="{escape(self.address)}" style="{shown};text-decoration:none">{escape(self.words)}</a>'
            "</td></tr></table>"
        )


Part = Paragraph | SmallPrint | CodeLine | Button


def as_text(heading: str, parts: Sequence[Part], *, why: str) -> str:
    body = "\n\n".join(part.as_text() for part in parts)
    return f"{heading}\n\n{body}\n\n-- \n{PRODUCT_NAME}\n{why}\n"


def as_html(heading: str, parts: Sequence[Part], *, why: str, preview: str) -> str:
    """`preview` is what lists of mails show beside the subject."""
    body = "\n".join(part.as_html() for part in parts)
    return f"""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{escape(heading)}</title>
<style>{_DARK}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:#fbfaf8;{_FACE}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">{escape(preview)}</div>
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background-color:#fbfaf8">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">
<tr><td style="padding:0 4px 12px">
<span class="brand" style="font-size:20px;font-weight:700;letter-spacing:-0.5px;color:#0b7a75">{PRODUCT_NAME}</span>
</td></tr>
<tr><td class="sheet" style="background-color:#ffffff;border:1px solid #e6e2db;border-radius:12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr>
<td class="sheet-inner" style="padding:32px 32px 20px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="{_HEADING}">{escape(heading)}</h1>
{body}
</td></tr></table>
</td></tr>
<tr><td style="padding:16px 4px 0">
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#57524c">{escape(why)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
"""
