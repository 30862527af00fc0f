"""robots.txt by RFC 9309."""

import time

import pytest

from hireloom.infrastructure.robots import may_read

EVERYBODY = "User-agent: *\n"


@pytest.mark.parametrize(
    ("rules", "path", "is_allowed"),
    [
        ("", "/jobs", True),
        ("nonsense\n\x00", "/jobs", True),
        (EVERYBODY + "Disallow:", "/jobs", True),
        (EVERYBODY + "Disallow: /", "/jobs", False),
        (EVERYBODY + "Disallow: /jobs", "/jobs/1", False),
        (EVERYBODY + "Disallow: /jobs/", "/jobs", True),
        (EVERYBODY + "Disallow: /\nAllow: /jobs", "/jobs/1", True),
        (EVERYBODY + "Allow: /\nDisallow: /jobs", "/jobs", False),
        (EVERYBODY + "Disallow: /jobs\nAllow: /jobs", "/jobs", True),
        (EVERYBODY + "Disallow: /*.pdf$", "/a/b.pdf", False),
        (EVERYBODY + "Disallow: /*.pdf$", "/a/b.pdf?x", True),
        (EVERYBODY + "Disallow: /*/private*/x", "/a/private-1/x/y", False),
        (EVERYBODY + "Disallow: /jobs$", "/jobs", False),
        (EVERYBODY + "Disallow: /jobs$", "/jobs/1", True),
        (EVERYBODY + "Disallow: /a*b$", "/ab", False),
        (EVERYBODY + "Disallow: /ab*b$", "/ab", True),
        ("User-agent: hireloom # us\ndisallow: /jobs\n\nUser-agent: *\nDisallow:\n", "/jobs", False),
        ("User-agent: Hireloom\nDisallow:\n\nUser-agent: *\nDisallow: /\n", "/jobs", True),
        ("User-agent: other\nUser-agent: Hireloom\nDisallow: /jobs\n", "/jobs", False),
        ("User-agent: other\nDisallow: /jobs\n", "/jobs", True),
        ("User-agent: *\nCrawl-delay: 5\nDisallow: /jobs\n", "/jobs", False),
        ("Disallow: /\n", "/jobs", True),
    ],
)
def test_the_longest_rule_for_us_decides(rules, path, is_allowed):
    assert may_read(rules, path, agent="Hireloom") is is_allowed


def test_a_hostile_file_is_read_quickly():
    began = time.process_time()
    may_read(EVERYBODY + ("Disallow: /" + "a*" * 500 + "b$\n") * 400, "/" + "a" * 2000, agent="Hireloom")
    assert time.process_time() - began < 2
