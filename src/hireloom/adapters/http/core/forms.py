"""Reading forms."""

from typing import Any

from flask import Request, request
from werkzeug.exceptions import BadRequest

from hireloom.domain.refusals import Malformed


class FormUnreadable(Malformed):
    sentence = "The name of a file or field is not in UTF-8. Please rename the file and send it again."


class FormRequest(Request):
    def make_form_data_parser(self) -> Any:
        parser = super().make_form_data_parser()
        parser.silent = False  # otherwise an unreadable form would count as an empty one
        return parser

    def _load_form_data(self) -> None:
        """Raises FormUnreadable for names that are not UTF-8: very old programs send them, and guessing the encoding
        would show people wrong names."""
        try:
            super()._load_form_data()
        except UnicodeDecodeError:
            raise FormUnreadable from None
        except ValueError:
            raise BadRequest from None


def is_too_large_a_form() -> bool:
    """Whether the form as a whole is larger than this call accepts: only files can make it so."""
    limit = request.max_content_length
    return request.mimetype == "multipart/form-data" and limit is not None and (request.content_length or 0) > limit
