"""How a run of a DOCX looks: styles are resolved as far as needed to tell whether a person sees it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from xml.etree.ElementTree import Element

TINY = 4  # half-points: nobody reads two points or less
SAME = 28  # of 255: colors closer than this cannot be distinguished
UNKNOWN = "?"  # a background that we cannot determine, such as a picture behind the text
MAX_STYLES = 30  # in a chain of styles based on one another


@lru_cache(maxsize=4096)
def local(tag: object) -> str:
    """The name without its namespace: the strict and the usual variant of the format differ only in it."""
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def child(of: Element | None, name: str) -> Element | None:
    if of is not None:
        for inner in of:
            if local(inner.tag) == name:
                return inner
    return None


def value(of: Element | None, name: str = "val") -> str:
    """An attribute by its name without namespace, "" when it is not there."""
    if of is None:
        return ""
    for key, text in of.attrib.items():
        if local(key) == name:
            return text
    return ""


def is_on(of: Element) -> bool:
    return value(of).lower() not in ("0", "false", "off", "none")


@dataclass(frozen=True, slots=True)
class Look:
    hidden: bool = False
    color: str = ""
    size: int = 0
    behind: str = ""  # color of shading or highlight; "" is the page

    def with_run(self, properties: Element | None) -> "Look":
        look = self
        for element in properties if properties is not None else ():
            change = _CHANGES.get(local(element.tag))
            if change:
                look = change(look, element)
        return look

    def on(self, shading: Element | None) -> "Look":
        fill = value(shading, "fill").upper()
        return replace(self, behind=fill) if len(fill) == 6 else self

    def is_tiny(self) -> bool:
        return 0 < self.size <= TINY

    def is_invisible(self, paper: str) -> bool:
        if self.hidden:
            return True
        behind = self.behind or paper
        color = self.color if len(self.color) == 6 else "000000"
        if self.color in ("", "AUTO") or behind == UNKNOWN:
            return False
        return distance(color, behind) < SAME


def _sized(look: Look, size: Element) -> Look:
    points = value(size)
    return replace(look, size=int(points)) if points.isdigit() else look


def _narrowed(look: Look, width: Element) -> Look:
    percent = value(width).rstrip("%")
    return replace(look, size=1) if percent.isdigit() and int(percent) <= 5 else look


def _highlighted(look: Look, highlight: Element) -> Look:
    return look if value(highlight) in ("none", "white") else replace(look, behind=UNKNOWN)


def _filled(look: Look, fill: Element) -> Look:
    return look if child(fill, "noFill") is None else replace(look, hidden=True)


_CHANGES: dict[str, Callable[[Look, Element], Look]] = {
    "vanish": lambda look, vanish: replace(look, hidden=is_on(vanish)),
    "color": lambda look, color: replace(look, color=value(color).upper()),
    "sz": _sized,
    "w": _narrowed,
    "shd": Look.on,
    "highlight": _highlighted,
    "textFill": _filled,
}


def distance(first: str, second: str) -> int:
    try:
        return max(abs(int(first[at : at + 2], 16) - int(second[at : at + 2], 16)) for at in (0, 2, 4))
    except ValueError:
        return 255


class Styles:
    """styles.xml, as far as it affects what a person sees."""

    def __init__(self, tree: Element | None) -> None:
        self._styles = {
            value(style, "styleId"): style
            for style in (tree if tree is not None else ())
            if local(style.tag) == "style"
        }
        self._default = ""
        for key, style in self._styles.items():
            if value(style, "type") == "paragraph" and value(style, "default") in ("1", "true"):
                self._default = key
        self._plain = Look().with_run(child(child(child(tree, "docDefaults"), "rPrDefault"), "rPr"))
        self._looks: dict[tuple[str, Look], Look] = {}

    def paragraph(self, key: str, behind: str) -> Look:
        return self.run(key or self._default, replace(self._plain, behind=behind))

    def run(self, key: str, look: Look) -> Look:
        whole_look = self._looks.get((key, look))
        if whole_look is None:
            whole_look = look
            for style in reversed(self._chain(key)):
                whole_look = whole_look.on(child(child(style, "pPr"), "shd")).with_run(child(style, "rPr"))
            self._looks[key, look] = whole_look
        return whole_look

    def _chain(self, key: str) -> list[Element]:
        chain: list[Element] = []
        while (style := self._styles.get(key)) is not None and len(chain) < MAX_STYLES:
            chain.append(style)
            key = value(child(style, "basedOn"))
        return chain

    def is_heading(self, key: str) -> bool:
        chain = self._chain(key)
        return bool(chain) and value(child(chain[0], "name")).lower().startswith(("heading", "title"))

    def is_list(self, key: str) -> bool:
        return not self.is_heading(key) and any(
            child(child(style, "pPr"), "numPr") is not None for style in self._chain(key)
        )

    def is_shaded_table(self, key: str) -> bool:
        """Whether a table style has any shading; on which rows and columns does not matter."""
        return any(
            local(element.tag) == "shd" and value(element, "fill").upper() not in ("", "AUTO", "FFFFFF")
            for style in self._chain(key)
            for element in style.iter()
        )
