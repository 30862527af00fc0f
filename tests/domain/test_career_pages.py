"""Which feed has the jobs of a careers page."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.boards.career_pages import PAGE, SHAPES, Feed, NotAPage, feed_of


@pytest.mark.parametrize(
    ("address", "kind", "key"),
    [
        ("https://boards.greenhouse.io/acme", "greenhouse", "acme"),
        ("https://boards.greenhouse.io/acme/jobs/4017", "greenhouse", "acme"),
        ("https://job-boards.eu.greenhouse.io/acme", "greenhouse", "acme"),
        ("https://boards.greenhouse.io/embed/job_board?for=acme&b=1", "greenhouse", "acme"),
        ("https://jobs.lever.co/acme?team=Care", "lever", "acme"),
        ("https://jobs.eu.lever.co/acme", "lever", "eu:acme"),
        ("https://jobs.ashbyhq.com/Acme%20Care/1", "ashby", "Acme Care"),
        ("https://apply.workable.com/acme/", "workable", "acme"),
        ("https://acme.workable.com", "workable", "acme"),
        ("https://careers.smartrecruiters.com/AcmeCare", "smartrecruiters", "AcmeCare"),
        ("https://jobs.smartrecruiters.com/AcmeCare/7-nurse", "smartrecruiters", "AcmeCare"),
        ("https://acme.recruitee.com/o/nurse", "recruitee", "acme"),
        ("https://acme-care.jobs.personio.de/?language=de", "personio", "acme-care"),
        ("https://acme.jobs.personio.com", "personio", "com:acme"),
        ("https://acme.wd5.myworkdayjobs.com/en-US/Acme_Careers/job/1", "workday", "acme.wd5.Acme_Careers"),
        ("https://acme.wd103.myworkdayjobs.com/External", "workday", "acme.wd103.External"),
        ("https://www.acme.example/jobs?team=care#list", PAGE, "https://www.acme.example/jobs?team=care"),
        ("  https://acme.example  ", PAGE, "https://acme.example"),
        ("https://boards.greenhouse.io/", PAGE, "https://boards.greenhouse.io/"),
        ("https://acme.wd5.myworkdayjobs.com/", PAGE, "https://acme.wd5.myworkdayjobs.com/"),
        ("https://evil.example.jobs.personio.de/", PAGE, "https://evil.example.jobs.personio.de/"),
        ("https://recruitee.com.evil.example/", PAGE, "https://recruitee.com.evil.example/"),
    ],
)
def test_an_address_leads_to_a_feed_or_to_itself(address, kind, key):
    assert feed_of(address) == Feed(kind, key)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "acme",
        "http://acme.example/jobs",
        "https://",
        "javascript:alert(1)",
        "https://admin@acme.example/",
        "https://acme.example:8443/",
        "https://acme.example/a b",
        "https://acme.example:x/",
        "ftp://acme.example/",
    ],
)
def test_what_is_no_page_is_refused(address):
    with pytest.raises(NotAPage):
        feed_of(address)


@given(st.text(), st.sampled_from(["jobs.lever.co", "acme.wd5.myworkdayjobs.com", "x.recruitee.com"]))
def test_whatever_people_type_the_feed_has_a_name_that_it_may_have(text, host):
    try:
        kind, key = feed_of(f"https://{host}/{text}")
    except NotAPage:
        return
    assert kind == PAGE or re.fullmatch(SHAPES[kind], key)
