"""The story bank: what people keep to tell in interviews."""

from dataclasses import asdict
from typing import Any

import marshmallow as ma

from hireloom.adapters.http.core.answer_fields import MessageAnswer, SuccessAnswer
from hireloom.adapters.http.core.auth import caller
from hireloom.adapters.http.core.context import clock, desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area, ErrorAnswer, Text, text_field
from hireloom.domain.api_keys import Scope
from hireloom.domain.identity.users import User
from hireloom.domain.stories import LONGEST_PART, LONGEST_TAG, LONGEST_TITLE, MOST_TAGS, Story
from hireloom.usecases.stories import StoryDesk

STORY = "<int(max=2147483647):story_id>"


class StoryBody(ma.Schema):
    title = text_field(LONGEST_TITLE, "A few words to know it by", required=True)
    place = text_field(LONGEST_TITLE, "Where and when it was", load_default="")
    situation = text_field(LONGEST_PART, "What the situation was", load_default="")
    deed = text_field(LONGEST_PART, "What the person did", required=True)
    result = text_field(LONGEST_PART, "What came of it", load_default="")
    tags = ma.fields.List(
        Text(validate=ma.validate.Length(1, LONGEST_TAG)),
        load_default=list,
        validate=ma.validate.Length(max=MOST_TAGS),
        metadata={"description": "Topics of the questions that it answers"},
    )


class StoryFields(ma.Schema):
    id = ma.fields.Integer(required=True, metadata={"description": "The number of the story"})
    title = ma.fields.String(required=True, metadata={"description": "What the person calls it"})
    place = ma.fields.String(required=True, metadata={"description": "Where and when it was, as the person writes it"})
    situation = ma.fields.String(required=True, metadata={"description": "What the situation was"})
    deed = ma.fields.String(required=True, metadata={"description": "What the person did"})
    result = ma.fields.String(required=True, metadata={"description": "What came of it"})
    tags = ma.fields.List(
        ma.fields.String(), required=True, metadata={"description": "Topics of the questions that it answers"}
    )
    changed_at = ma.fields.DateTime(required=True, metadata={"description": "When it was last changed, in UTC"})


class StoryList(SuccessAnswer):
    stories = ma.fields.List(
        ma.fields.Nested(StoryFields), required=True, metadata={"description": "All of the caller's"}
    )


class StoryAnswer(MessageAnswer):
    story = ma.fields.Nested(StoryFields, required=True, metadata={"description": "The story as it is stored now"})


class StoryDone(MessageAnswer):
    """The story is removed."""


area = Area("stories", __name__, url_prefix="/api", description="Stories of one's own work, for interviews")


@area.route("/stories", methods=["GET"])
@area.response(200, StoryList)
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_READ)
def list_stories() -> dict[str, Any]:
    """List your stories. The oldest come first."""
    return {"success": True, "stories": [asdict(story) for story in desk(StoryDesk).of(by=caller())]}


@area.route("/stories", methods=["POST"])
@area.arguments(StoryBody)
@area.response(201, StoryAnswer)
@area.alt_response(409, schema=ErrorAnswer, description="There are already too many")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def add_story(values: dict[str, Any]) -> dict[str, Any]:
    """Add a story."""
    story = desk(StoryDesk).add(_story(values, caller()), by=caller())
    return {"success": True, "message": "Story kept.", "story": asdict(story)}


@area.route(f"/stories/{STORY}", methods=["PUT"])
@area.arguments(StoryBody)
@area.response(200, StoryAnswer)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such story")
@area.alt_response(422, schema=ErrorAnswer, description="Invalid; see the fields or the message")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def change_story(values: dict[str, Any], story_id: int) -> dict[str, Any]:
    """Change a story."""
    story = desk(StoryDesk).change(story_id, _story(values, caller()), by=caller())
    return {"success": True, "message": "Story changed.", "story": asdict(story)}


@area.route(f"/stories/{STORY}", methods=["DELETE"])
@area.response(200, StoryDone)
@area.alt_response(404, schema=ErrorAnswer, description="The caller has no such story")
@guarded(Who.SIGNED_IN, scope=Scope.PEOPLE_WRITE)
def delete_story(story_id: int) -> dict[str, Any]:
    """Delete a story."""
    desk(StoryDesk).remove(story_id, by=caller())
    return {"success": True, "message": "Story deleted."}


def _story(values: dict[str, Any], person: User) -> Story:
    return Story(user_id=person.id, changed_at=clock().now(), **values | {"tags": tuple(values["tags"])})
