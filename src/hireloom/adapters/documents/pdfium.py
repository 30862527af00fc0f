"""Calls of pdfium for every piece of a page.

They declare no types of arguments, which halves their time. So a pointer must be passed as an object of ctypes: a plain
integer would be cut to 32 bits.
"""

import ctypes
import struct
from collections.abc import Callable
from typing import Any

import pypdfium2.raw as raw  # type: ignore[import-untyped]
from pypdfium2_raw.bindings import _libs  # type: ignore[import-untyped]

_P, _I, _U, _F = ctypes.c_void_p, ctypes.c_int, ctypes.c_uint, ctypes.c_float
_pdfium = ctypes.PyDLL("pdfium", handle=_libs["pdfium"]._handle)  # PyDLL keeps the GIL: giving it up costs 50 ns a call


class Handle(ctypes.c_void_p):
    """A pointer as an argument, as is `raw` of an object of pypdfium2. Objects of a page are known by plain integers,
    which can be compared."""


def _call(name: str, result: Any = _I) -> Callable[..., Any]:
    function = _pdfium[name]
    function.restype = result
    return function


count_chars = _call("FPDFText_CountChars")
get_text = _call("FPDFText_GetText")
unicode_of = _call("FPDFText_GetUnicode", _U)
object_of = _call("FPDFText_GetTextObject", _P)
loose_box = _call("FPDFText_GetLooseCharBox")
count_objects = _call("FPDFPage_CountObjects")
get_object = _call("FPDFPage_GetObject", _P)
count_form_objects = _call("FPDFFormObj_CountObjects")
form_object = _call("FPDFFormObj_GetObject", _P)
type_of = _call("FPDFPageObj_GetType")
bounds_of = _call("FPDFPageObj_GetBounds")
matrix_of = _call("FPDFPageObj_GetMatrix")
fill_of = _call("FPDFPageObj_GetFillColor")
draw_mode_of = _call("FPDFPath_GetDrawMode")
render_mode_of = _call("FPDFTextObj_GetTextRenderMode")
set_active = _call("FPDFPageObj_SetIsActive")
clip_of = _call("FPDFPageObj_GetClipPath", Handle)
count_clip_paths = _call("FPDFClipPath_CountPaths")
count_clip_segments = _call("FPDFClipPath_CountPathSegments")
get_clip_segment = _call("FPDFClipPath_GetPathSegment", Handle)
point_of = _call("FPDFPathSegment_GetPoint")

TEXT, PATH, IMAGE, SHADING, FORM = (
    raw.FPDF_PAGEOBJ_TEXT,
    raw.FPDF_PAGEOBJ_PATH,
    raw.FPDF_PAGEOBJ_IMAGE,
    raw.FPDF_PAGEOBJ_SHADING,
    raw.FPDF_PAGEOBJ_FORM,
)
# Unpacking a buffer takes a fraction of the time of reading its fields one by one.
_four_floats, _six_floats, _four_numbers = struct.Struct("4f"), struct.Struct("6f"), struct.Struct("4I")
_floats = (_F * 6)()
_floats_at = tuple(ctypes.byref(_floats, at * ctypes.sizeof(_F)) for at in range(4))
_numbers = (_U * 4)()
_numbers_at = tuple(ctypes.byref(_numbers, at * ctypes.sizeof(_U)) for at in range(4))
_fill = _I()
_stroke = _I()

Box = tuple[float, float, float, float]  # left, bottom, right, top as PDF counts them


def get_form_object(form: Handle, at: int) -> int | None:
    handle: int | None = form_object(form, ctypes.c_ulong(at))
    return handle


def char_box(text_page: Handle, index: int) -> Box:
    if not loose_box(text_page, index, _floats_at[0]):
        return 0.0, 0.0, 0.0, 0.0
    left, top, right, bottom = _four_floats.unpack_from(_floats)  # the fields of FS_RECTF
    return left, bottom, right, top


def bounds(of: Handle) -> Box:
    if not bounds_of(of, *_floats_at):
        return 0.0, 0.0, 0.0, 0.0
    left, bottom, right, top = _four_floats.unpack_from(_floats)
    return left, bottom, right, top


def matrix(of: Handle) -> tuple[float, ...]:
    if not matrix_of(of, _floats_at[0]):
        return 1.0, 0.0, 0.0, 1.0, 0.0, 0.0
    return _six_floats.unpack_from(_floats)


def fill(of: Handle) -> tuple[int, int, int, int]:
    """Red, green, blue and opacity; black if the color is a pattern."""
    if not fill_of(of, *_numbers_at):
        return 0, 0, 0, 255
    red, green, blue, alpha = _four_numbers.unpack_from(_numbers)
    return red, green, blue, alpha


def is_filled(path: Handle) -> bool:
    return bool(draw_mode_of(path, ctypes.byref(_fill), ctypes.byref(_stroke))) and _fill.value != 0


def clip(of: Handle) -> Box | None:
    """The rectangle that an object's clip paths leave visible; None when nothing is clipped."""
    path = clip_of(of)
    count = count_clip_paths(path) if path else 0
    if count <= 0:
        return None
    left, bottom, right, top = -1e9, -1e9, 1e9, 1e9
    for index in range(min(count, 8)):
        xs, ys = [], []
        for at in range(min(count_clip_segments(path, index), 64)):
            point_of(get_clip_segment(path, index, at), *_floats_at[:2])
            xs.append(_floats[0])
            ys.append(_floats[1])
        if xs:
            left, right = max(left, min(xs)), min(right, max(xs))
            bottom, top = max(bottom, min(ys)), min(top, max(ys))
    return left, bottom, right, top


def text_of(text_page: Handle, count: int) -> str:
    """The characters of a page, with the same indexes as in pdfium."""
    buffer = (ctypes.c_ushort * (count * 2 + 2))()
    length = get_text(text_page, 0, count, buffer)
    text = bytes(buffer)[: max(length - 1, 0) * 2].decode("utf-16-le", "replace")
    if len(text) == count:
        return text
    return "".join(
        chr(code) if 0 < code < 0x110000 else " " for code in (unicode_of(text_page, at) for at in range(count))
    )
