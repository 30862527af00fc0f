"""Skills: one spelling for all, lists, and what a text names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.profile_match.skills import _spellings, in_text, normalised, split
from hireloom.text_analysis.language.lexicon_files import load_lexicon


@pytest.mark.parametrize(
    ("spelling", "compared"),
    [
        ("  ReactJS. ", "react"),
        ("Node.js", "node.js"),
        ("NODE JS", "node.js"),
        ("Postgres", "postgresql"),
        ("C Sharp", "c#"),
        ("(#hiring)", "#hiring"),
        ("C++", "c++"),
        (".NET", ".net"),
        ("machine_learning", "machine learning"),
        ("K8s", "kubernetes"),
        ("Power  BI", "power bi"),
        *[("JS", "javascript"), ("ts", "typescript"), ("py", "python"), ("golang", "go"), ("cpp", "c++")],
        *[("dotnet", ".net"), ("ML", "machine learning"), ("Amazon Web Services", "aws"), ("REST APIs", "rest")],
        *[("RESTful", "rest"), ("ci cd", "ci/cd"), ("MSSQL", "sql server"), ("mongo", "mongodb")],
        *[("DL", "deep learning"), ("tf", "tensorflow"), ("React JS", "react"), ("CICD", "ci/cd"), ("CI-CD", "ci/cd")],
        *[("React Native", "react native"), ("JavaScript", "javascript"), ("...", ""), ("ﬁgma", "figma")],
    ],
)
def test_one_spelling_stands_for_all(spelling, compared):
    assert normalised(spelling) == compared


@given(st.text(max_size=12) | st.sampled_from(sorted(_spellings())))
def test_the_one_spelling_stands_for_itself(spelling):
    assert normalised(normalised(spelling)) == normalised(spelling)


@pytest.mark.parametrize(
    ("field", "skills"),
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
def test_a_field_lists_each_skill_once(field, skills):
    assert [normalised(skill) for skill in split(field)] == skills


def test_a_skill_is_shown_as_first_written():
    assert split("React.js | ReactJS,  Power   BI") == ("React.js", "Power BI")


@pytest.mark.parametrize(
    ("text", "names"),
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
def test_a_text_names_skills_by_whole_words(text, names):
    assert [normalised(skill) for skill in in_text(text)] == names


def test_a_text_names_the_same_tools_in_both_engines():
    text = "Tachographs, DATEV unternehmen online, phlebotomy and an HGV 1 licence"
    names = [mention.skill.name for mention in load_lexicon().skills_in(text)]
    assert names == ["Tachographs", "DATEV", "Phlebotomy", "HGV Class 1"]
    assert [normalised(name) for name in in_text(text)] == [normalised(name) for name in names]


def test_a_method_is_the_same_skill_in_all_its_spellings():
    assert normalised("Scheduling Appointments") == normalised("appointment scheduling")
