"""The settings of job boards."""

import pytest

from hireloom.bootstrap.container import Container
from hireloom.settings import BadSetting, load


@pytest.fixture
def environment(tmp_path):
    return {"HIRELOOM_DATA_DIR": str(tmp_path / "data")}


@pytest.mark.spec("OPEN-054")
def test_the_order_of_boards_can_be_set(environment):
    assert load(environment).job_provider_order == ("LinkedIn", "Indeed", "Glassdoor", "ZipRecruiter")
    settings = load(environment | {"HIRELOOM_JOB_PROVIDER_ORDER": "Adzuna, Lever ,"})
    assert settings.job_provider_order == ("Adzuna", "Lever")
    assert Container(settings=settings).boards().order == ("Adzuna", "Lever")


@pytest.mark.spec("OPEN-055")
@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({}, []),
        ({"DEMO": "1"}, ["demo:quayside", "demo:jobwharf"]),
        (
            {"JOB_BOARDS": "greenhouse:acme=Acme & Sons, lever:eu:loom , ashby:Loom Care=Loom"},
            ["greenhouse:acme", "lever:eu:loom", "ashby:Loom Care"],
        ),
        (
            {"JOB_BOARDS": "workable:a,smartrecruiters:b,recruitee:c,personio:com:d,workday:e.wd5.Jobs=E"},
            ["workable:a", "smartrecruiters:b", "recruitee:c", "personio:com:d", "workday:e.wd5.Jobs"],
        ),
        ({"ADZUNA_ID": "a", "ADZUNA_KEY": "known-to-none", "BOARDS_COUNTRY": "GB"}, ["adzuna:gb"]),
        ({"JOBS_API14_KEY": "known-to-none", "JOBS_API14_CALL": "indeed"}, ["jobs-api14:indeed"]),
    ],
)
def test_each_board_is_asked_when_it_is_set(environment, changes, names):
    settings = load(environment | {f"HIRELOOM_{name}": value for name, value in changes.items()})
    boards = Container(settings=settings).job_boards()
    assert [board.name for board in boards] == names
    assert "known-to-none" not in f"{settings!r} {boards!r}"


def test_a_company_is_named_as_it_was_set_or_like_its_board(environment):
    settings = load(environment | {"HIRELOOM_JOB_BOARDS": "greenhouse:acme=Acme & Sons, lever:loom"})
    boards = Container(settings=settings).job_boards()
    assert [board.title for board in boards] == ["Acme & Sons at Greenhouse", "loom at Lever"]


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("JOB_BOARDS", "acme", "must be boards such as greenhouse:acme=Acme"),
        ("JOB_BOARDS", "workday:acme", "must be boards such as"),
        ("JOB_BOARDS", "greenhouse:../admin", "must be boards such as"),
        ("JOB_BOARDS", "greenhouse:acme=", "must be boards such as"),
        ("JOB_BOARDS", "https://evil.example/jobs", "must be boards such as"),
        ("ADZUNA_ID", "a", "belong together"),
        ("ADZUNA_KEY", "a", "belong together"),
        ("JOBS_API14_CALL", "glassdoor", "must be list, linkedin or indeed"),
        ("JOBS_API14_PER_MONTH", "0", "from 1 to 1000000"),
        ("BOARDS_COUNTRY", "xx", "must be us, gb"),
        ("BOARDS_FRESH_MINUTES", "0", "from 1 to 1440"),
        ("BOARDS_WAIT", "31", "from 0 to 30"),
    ],
)
def test_a_wrong_value_is_refused_with_its_name_and_the_reason(environment, name, value, text):
    with pytest.raises(BadSetting, match=f"HIRELOOM_{name}") as refused:
        load(environment | {f"HIRELOOM_{name}": value})
    assert text in str(refused.value)
