"""Calls of pdfium for every piece of a page: with plain integers as handles they take a quarter of the time."""

import ctypes
from collections.abc import Callable
from typing import Any

import pypdfium2.raw as raw  # type: ignore[import-untyped]
from pypdfium2_raw.bindings import _libs  # type: ignore[import-untyped]

_pdfium = _libs["pdfium"]
_P, _I, _F, _U = ctypes.c_void_p, ctypes.c_int, ctypes.c_float, ctypes.c_uint


def _call(name: str, result: Any, *arguments: Any) -> Callable[..., Any]:
    function: Callable[..., Any] = ctypes.CFUNCTYPE(result, *arguments)(ctypes.cast(_pdfium[name], _P).value or 0)
    return function


count_chars = _call("FPDFText_CountChars", _I, _P)
get_text = _call("FPDFText_GetText", _I, _P, _I, _I, _P)
unicode_of = _call("FPDFText_GetUnicode", _U, _P, _I)
object_of = _call("FPDFText_GetTextObject", _P, _P, _I)
loose_box = _call("FPDFText_GetLooseCharBox", _I, _P, _I, _P)
count_objects = _call("FPDFPage_CountObjects", _I, _P)
get_object = _call("FPDFPage_GetObject", _P, _P, _I)
count_form_objects = _call("FPDFFormObj_CountObjects", _I, _P)
get_form_object = _call("FPDFFormObj_GetObject", _P, _P, ctypes.c_ulong)
type_of = _call("FPDFPageObj_GetType", _I, _P)
bounds_of = _call("FPDFPageObj_GetBounds", _I, _P, _P, _P, _P, _P)
matrix_of = _call("FPDFPageObj_GetMatrix", _I, _P, _P)
fill_of = _call("FPDFPageObj_GetFillColor", _I, _P, _P, _P, _P, _P)
draw_mode_of = _call("FPDFPath_GetDrawMode", _I, _P, _P, _P)
render_mode_of = _call("FPDFTextObj_GetTextRenderMode", _I, _P)
set_active = _call("FPDFPageObj_SetIsActive", _I, _P, _I)
clip_of = _call("FPDFPageObj_GetClipPath", _P, _P)
count_clip_paths = _call("FPDFClipPath_CountPaths", _I, _P)
count_clip_segments = _call("FPDFClipPath_CountPathSegments", _I, _P, _I)
get_clip_segment = _call("FPDFClipPath_GetPathSegment", _P, _P, _I, _I)
point_of = _call("FPDFPathSegment_GetPoint", _I, _P, _P, _P)

TEXT, PATH, IMAGE, SHADING, FORM = (
    raw.FPDF_PAGEOBJ_TEXT,
    raw.FPDF_PAGEOBJ_PATH,
    raw.FPDF_PAGEOBJ_IMAGE,
    raw.FPDF_PAGEOBJ_SHADING,
    raw.FPDF_PAGEOBJ_FORM,
)
_rectangle = raw.FS_RECTF()
_rectangle_at = ctypes.addressof(_rectangle)
_floats = tuple(_F() for _ in range(4))
_floats_at = tuple(map(ctypes.addressof, _floats))
_colors = (_U * 4)()
_colors_at = tuple(ctypes.addressof(_colors) + at * ctypes.sizeof(_U) for at in range(4))
_matrix = raw.FS_MATRIX()
_matrix_at = ctypes.addressof(_matrix)
_fill = _I()
_stroke = _I()

Box = tuple[float, float, float, float]  # left, bottom, right, top as PDF counts them


def handle(of: Any) -> int:
    """The handle of a pypdfium2 object as an integer."""
    return ctypes.cast(of.raw, _P).value or 0


def char_box(text_page: int, index: int) -> Box:
    if not loose_box(text_page, index, _rectangle_at):
        return 0.0, 0.0, 0.0, 0.0
    return _rectangle.left, _rectangle.bottom, _rectangle.right, _rectangle.top


def bounds(of: int) -> Box:
    if not bounds_of(of, *_floats_at):
        return 0.0, 0.0, 0.0, 0.0
    left, bottom, right, top = _floats
    return left.value, bottom.value, right.value, top.value


def matrix(of: int) -> tuple[float, ...]:
    if not matrix_of(of, _matrix_at):
        return 1.0, 0.0, 0.0, 1.0, 0.0, 0.0
    return _matrix.a, _matrix.b, _matrix.c, _matrix.d, _matrix.e, _matrix.f


def fill(of: int) -> tuple[int, int, int, int]:
    """Red, green, blue and opacity; black where the colour is a pattern."""
    if not fill_of(of, *_colors_at):
        return 0, 0, 0, 255
    red, green, blue, alpha = _colors
    return red, green, blue, alpha


def is_filled(path: int) -> bool:
    return bool(draw_mode_of(path, ctypes.addressof(_fill), ctypes.addressof(_stroke))) and _fill.value != 0


def clip(of: int) -> Box | None:
    """The rectangle that an object's clip paths leave visible; None when nothing is clipped."""
    path = clip_of(of)
    count = count_clip_paths(path) if path else 0
    if count <= 0:
        return None
    left, bottom, right, top = -1e9, -1e9, 1e9, 1e9
    for each in range(min(count, 8)):
        xs, ys = [], []
        for at in range(min(count_clip_segments(path, each), 64)):
            point_of(get_clip_segment(path, each, at), *_floats_at[:2])
            xs.append(_floats[0].value)
            ys.append(_floats[1].value)
        if xs:
            left, right = max(left, min(xs)), min(right, max(xs))
            bottom, top = max(bottom, min(ys)), min(top, max(ys))
    return left, bottom, right, top


def text_of(text_page: int, count: int) -> str:
    """The characters of a page, with the same indexes as in pdfium."""
    buffer = (ctypes.c_ushort * (count * 2 + 2))()
    written = get_text(text_page, 0, count, ctypes.addressof(buffer))
    text = bytes(buffer)[: max(written - 1, 0) * 2].decode("utf-16-le", "replace")
    if len(text) == count:
        return text
    return "".join(
        chr(code) if 0 < code < 0x110000 else " " for code in (unicode_of(text_page, at) for at in range(count))
    )
