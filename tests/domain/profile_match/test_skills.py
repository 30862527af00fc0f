"""Skills: one spelling for all, lists, and what a text names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.profile_match.skills import _SPELLINGS, in_text, normalised, split


@pytest.mark.parametrize(
    ("written", "compared"),
    [
        ("  ReactJS. ", "react"),
        ("Node.js", "node.js"),
        ("NODE JS", "node.js"),
        ("Postgres", "postgresql"),
        ("C Sharp", "c#"),
        ("C++", "c++"),
        (".NET", ".net"),
        ("machine_learning", "machine learning"),
        ("K8s", "kubernetes"),
        ("Power  BI", "power bi"),
        *[("JS", "javascript"), ("ts", "typescript"), ("py", "python"), ("golang", "go"), ("cpp", "c++")],
        *[("dotnet", ".net"), ("ML", "machine learning"), ("Amazon Web Services", "aws"), ("REST APIs", "rest")],
        *[("RESTful", "rest"), ("ci cd", "ci/cd"), ("MSSQL", "sql server"), ("mongo", "mongodb")],
        *[("React Native", "react native"), ("JavaScript", "javascript"), ("...", ""), ("ﬁgma", "figma")],
    ],
)
def test_one_spelling_stands_for_all(written, compared):
    assert normalised(written) == compared


@given(st.text(max_size=12) | st.sampled_from(sorted(_SPELLINGS)))
def test_the_one_spelling_stands_for_itself(written):
    assert normalised(normalised(written)) == normalised(written)


@pytest.mark.parametrize(
    ("field", "listed"),
    [
        ("Python, python ,PY; Flask", ["python", "flask"]),
        ("React.js|ReactJS|Redux", ["react", "redux"]),
        ("C++, C, C#", ["c++", "c", "c#"]),
        ("CI/CD, AWS", ["ci/cd", "aws"]),
        (" , ;", []),
        ("", []),
        ("• Welding\n- MIG\n• TIG", ["welding", "mig", "tig"]),
    ],
)
def test_a_field_lists_each_skill_once(field, listed):
    assert [normalised(each) for each in split(field)] == listed


def test_a_skill_is_shown_as_first_written():
    assert split("React.js | ReactJS,  Power   BI") == ("React.js", "Power BI")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("We use Python, Node.js, C++ and .NET.", ["python", "node.js", "c++", ".net"]),
        ("Go the extra mile and excel at rest.", []),
        ("Backend in Go, REST APIs, Docker/K8s.", ["go", "rest", "docker", "kubernetes"]),
        ("JavaScript (React) and CSS", ["javascript", "react", "css"]),
        ("Java required", ["java"]),
        ("Friendly team, free coffee", []),
        ("Be quick. Go and win.", []),
        ("You learn fast. React to alarms quickly.", []),
        ("In spring we rust; take some rest and react.", []),
        ("Go Developer", ["go"]),
        ("You know:\n- Excel\n- Go, Rust", ["excel", "go", "rust"]),
        ("Javas of JavaBeans and Pythonic", []),
    ],
)
def test_a_text_names_skills_by_whole_words(text, found):
    assert [normalised(each) for each in in_text(text)] == found
