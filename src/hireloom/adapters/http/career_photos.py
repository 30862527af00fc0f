"""The caller's photo, for resumes that show one."""

from io import BytesIO
from typing import Any

import marshmallow as ma
from flask import Response, send_file

from hireloom.adapters.http.core.answer_fields import MessageAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import UPLOADS_BODY, Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, File
from hireloom.adapters.http.profiles import upload_of
from hireloom.domain.api_keys import Scope
from hireloom.domain.careers.photos import LARGEST_PHOTO
from hireloom.domain.files import Upload
from hireloom.usecases.career_photos import CareerPhotoDesk


class PhotoForm(ma.Schema):
    REQUIRED_FIELDS = ("file",)

    file = File(metadata={"description": "A JPEG or PNG, 10 MB at most"})


area = Area("career photos", __name__, url_prefix="/api/me", description="The photo for resumes that show one")


@area.route("/career/photo", methods=["GET"])
@area.file("image/jpeg", description="The photo")
@area.alt_response(404, schema=ErrorAnswer, description="There is none")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_READ)
def my_photo() -> Response:
    """Show your photo."""
    response = send_file(BytesIO(desk(CareerPhotoDesk).content(by=caller())), mimetype="image/jpeg")
    response.headers["Cache-Control"] = "private, no-store"
    return response


@area.route("/career/photo", methods=["PUT"])
@area.arguments(PhotoForm, location="multipart")
@area.response(200, MessageAnswer)
@area.alt_response(413, schema=ErrorAnswer, description="The file is too large")
@area.alt_response(422, schema=ErrorAnswer, description="The file cannot be used; the message says why")
@area.alt_response(503, schema=ErrorAnswer, description="Too busy")
@guarded(Who.SIGNED_IN, body=UPLOADS_BODY, scope=Scope.PEOPLE_WRITE)
def save_photo(values: dict[str, Any]) -> dict[str, Any]:
    """Save your photo. It takes the place of an earlier one; a resume shows it only if asked to."""
    upload = upload_of(values.get("file"), LARGEST_PHOTO) or Upload("", b"")
    desk(CareerPhotoDesk).save(upload, by=caller())
    return {"success": True, "message": "Photo saved."}


@area.route("/career/photo", methods=["DELETE"])
@area.response(200, MessageAnswer)
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def remove_photo() -> dict[str, Any]:
    """Delete your photo for good. Resumes that asked for it are made without one."""
    desk(CareerPhotoDesk).remove(by=caller())
    return {"success": True, "message": "Photo deleted."}
