"""Blind review until a stage, as worlds that differ only in who applied: before the stage, and moved back, a
recruiter reads the same in both; from the stage on, the same as where no review is blind. On both engines."""

import re
import shutil

import pytest

from hireloom import settings as settings_module
from tests.http.recruiter_calls import let_interview
from tests.http.test_blind_worlds import NAMES, World
from tests.http.test_stages import move

SCREEN, INTERVIEW = 2, 3  # numbers of the default stages
REVIEWED = (5, 6)  # the applications for the job under review
RULE = re.compile(r'"(blind_review|names_from|version)":[^,}]*')


@pytest.fixture
def make_world(request, visitor_of, make_container, container_on, environment, tmp_path):
    def make(applied):
        if request.param == "postgres":
            return World(container_on("postgres"), visitor_of, applied)
        data = tmp_path / f"world-{len(list(tmp_path.iterdir()))}"
        shutil.copytree(environment["HIRELOOM_DATA_DIR"], data)
        settings = settings_module.load(environment | {"HIRELOOM_DATA_DIR": str(data)})
        return World(make_container(settings), visitor_of, applied)

    return make


def reads(world):
    """Without the letters: each says what was true when it was sent."""
    answers = world.reads().items()
    return {path: (status, RULE.sub("", text), name) for path, (status, text, name) in answers if path[:6] != "letter"}


def course(world, rule):
    """What is read before the stage, at it, where an interview is proposed, and moved back before it."""
    answer = world.recruiter.put(f"/api/jobs/{world.blind.id}/blind-review", json=rule)
    assert answer.status_code == 200, answer.get_json()
    stages = []
    for stage in (SCREEN, INTERVIEW, SCREEN):
        assert move(world.recruiter, world.blind, stage, *REVIEWED).status_code == 200
        if stage == INTERVIEW:
            let_interview(world.recruiter, REVIEWED[0], world.recruiter)
            for number in REVIEWED:  # what to ask is settled when somebody looks for it
                world.recruiter.get(f"/api/applications/{number}/planned-kits")
        stages.append(reads(world))
    return stages


def differing(first, second):
    return {path: (first.get(path), second.get(path)) for path in first | second if first.get(path) != second.get(path)}


@pytest.mark.spec("HIR-T45")
@pytest.mark.parametrize("make_world", ["sqlite", "postgres"], indirect=True)
def test_a_stage_names_people_everywhere_and_nowhere_before_it(make_world):
    until_interview = {"on": True, "names_from": INTERVIEW}
    before, at, back = course(make_world(NAMES[:2]), until_interview)  # Anna and Bert
    others_before, others_at, others_back = course(make_world(NAMES[:1:-1]), until_interview)  # Dora and Carla
    _, seen_at, _ = course(make_world(NAMES[:2]), {"on": False})
    assert differing(before, others_before) == {}
    assert differing(back, others_back) == {}
    assert differing(at, seen_at) == {}
    assert len(differing(at, others_at)) > 10
