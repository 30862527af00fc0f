"""Shapes and pictures behind the text of a DOCX: a filled box, a colored strip, a picture across the page."""

import re
from xml.etree.ElementTree import Element

from hireloom.adapters.documents.docx_looks import UNKNOWN, child, local, value

_LARGE = 0.5  # square inches; smaller shapes do not count as the background of a text
_EMU = 914_400
_VML = frozenset(("rect", "shape", "roundrect", "oval"))
SHAPES = _VML | {"wsp"}
_LENGTH = re.compile(r"(?:^|;)\s*(width|height)\s*:\s*([\d.]+)(pt|in|px|cm|mm)?")
_INCHES = {"pt": 1 / 72, "in": 1.0, "px": 1 / 96, "cm": 1 / 2.54, "mm": 1 / 25.4, "": 1 / 72}
_NAMED = {"white": "FFFFFF", "black": "000000", "window": "FFFFFF"}


def fill_of(shape: Element) -> str:
    """Six hexadecimal digits, "" for a transparent shape, UNKNOWN for gradients, pictures and themes."""
    if local(shape.tag) in _VML:
        if value(shape, "filled").lower() in ("f", "false", "0"):
            return ""
        color = value(shape, "fillcolor").split(" ")[0].lower()
        color = _NAMED.get(color, color.lstrip("#").upper())
        return (color if len(color) == 6 else UNKNOWN) if color or value(shape, "type") == "" else ""
    properties = child(shape, "spPr")
    if child(properties, "noFill") is not None:
        return ""
    solid = child(properties, "solidFill")
    if solid is not None:
        scheme = value(child(solid, "schemeClr"))
        if scheme in ("bg1", "lt1"):
            return "FFFFFF"
        return value(child(solid, "srgbClr")).upper() or UNKNOWN
    if any(child(properties, name) is not None for name in ("gradFill", "blipFill", "pattFill", "grpFill")):
        return UNKNOWN
    return UNKNOWN if int_of(value(child(child(shape, "style"), "fillRef"), "idx")) > 0 else ""


def has_backdrop(root: Element) -> bool:
    """Whether something large and not white floats in this part, so that pale text may stand on it."""
    for element in root.iter():
        name = local(element.tag)
        if name == "anchor":
            extent = child(element, "extent")
            area = int_of(value(extent, "cx")) * int_of(value(extent, "cy")) / _EMU**2
            if area >= _LARGE and any(_is_ground(inner) for inner in element.iter()):
                return True
        elif (
            name in _VML
            and "absolute" in value(element, "style")
            and _vml_area(element) >= _LARGE
            and _is_ground(element)
        ):
            return True
    return False


def _is_ground(element: Element) -> bool:
    name = local(element.tag)
    if name == "pic" or (name == "imagedata" and value(element, "id")):
        return True
    return (name == "wsp" or name in _VML) and fill_of(element) not in ("", "FFFFFF")


def _vml_area(shape: Element) -> float:
    sizes = {name: float(number) * _INCHES[unit] for name, number, unit in _LENGTH.findall(value(shape, "style"))}
    return sizes.get("width", 0.0) * sizes.get("height", 0.0)


def int_of(text: str) -> int:
    return int(text) if text.lstrip("-").isdigit() and len(text) < 16 else 0
