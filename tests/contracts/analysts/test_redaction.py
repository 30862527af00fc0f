"""A person's identity is never sent: the test looks for it in the bytes that a real server received."""

import json
import time
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.adapters.analysts.exchanges import Exchange
from hireloom.adapters.analysts.prompted import PromptedAnalyst
from hireloom.adapters.analysts.redaction import Redaction
from hireloom.domain.documents import Document
from hireloom.domain.resume_match.analyses import Level
from hireloom.ports.chats import ChatFailed

RESUME = """\
ANNELIESE VAN DER HOEVEN
Musterstraße 12a, 10115 Berlin | P.O. Box 4471
Home address: 7 Rue des Lilas, Lyon
anneliese.hoeven+jobs@post.example · (030) 5551-2345 · +49 151 5550 1234
https://www.annelieseworks.example/cv?id=7, linkedin.com/in/anneliese-vdh, github.com/avdh
Date of birth: 4 March 1988 | Nationality: Dutch
Passport No: NX4471PL0 | Visa status: Blue Card | Driving licence B072RRE2I55
SSN 078-05-1120

Bakery Manager
Van der Hoeven led a bakery with 14 people from 2015 - 2020.
- Anneliese introduced sourdough with 3 suppliers and Ms. Kowalczyk as mentor.
- Held the register for 1,250,000 in turnover and kept 98% of regulars.
- Trained 9 apprentices between 01/2016 and 12/2019.
References: Dr. Tobias Achterberg, tobias@elsewhere.example
"""
JOB = """\
Head Baker

What you will do
- Bake with sourdough every morning.
- Lead a team and train apprentices.
- Order flour and butter from suppliers.

Requirements
- Knowledge of Kubernetes and Terraform
Contact: Philippa Nightingale, philippa.nightingale@bakers.example, +1 415-555-0199
"""
SECRETS = """anneliese|hoeven|musterstra|10115|4471|lilas|post.example|5551|2345|5550 1234|annelieseworks|vdh
march 1988|dutch|blue card|b072|078-05|kowalczyk|achterberg|tobias|@elsewhere|philippa|nightingale|bakers.example
0199"""
FACTS = ["sourdough", "2015 - 2020", "14 people", "98%", "1,250,000", "01/2016", "12/2019", "Bakery Manager", "mentor"]


@pytest.fixture
def prompt(server, reply, chat_at, local):
    server.script = [reply("{}", status="401 Unauthorized")]
    model = PromptedAnalyst(chat_at(server.url), local)
    resume = Document(text=RESUME)
    for ask in (
        lambda: model.match(resume, JOB),
        lambda: model.about(resume, JOB),
        lambda: model.responsibilities(resume, JOB, offset=0),
        lambda: model.responsibilities(resume, JOB, offset=5),
        lambda: model.top_skills(resume, JOB),
        lambda: model.questions(resume, JOB, level=Level.BEGINNER, offset=0),
    ):
        with pytest.raises(ChatFailed):
            ask()
    assert len(server.received) >= 5
    return server


def test_nothing_of_a_person_crosses_the_wire(prompt) -> None:
    crossed = set()
    server = urlsplit(prompt.url).netloc  # whose port may have the digits of a secret
    for raw, request in zip(prompt.received, prompt.requests(), strict=True):
        decoded = "".join(message["content"] for message in request["messages"])
        for text in (decoded, json.dumps(request), raw.decode("utf-8", "replace").replace(server, "")):
            crossed |= {secret for line in SECRETS.split("\n") for secret in line.split("|") if secret in text.lower()}
    assert crossed == set()


def test_what_tells_of_the_work_is_sent(prompt) -> None:
    whole = prompt.requests()[1]["messages"][1]["content"]
    for words in FACTS:
        assert words in whole


def test_the_answers_get_their_words_back(server, says, chat_at, local) -> None:
    redaction = Redaction(RESUME, JOB)
    quote = redaction.hide("Anneliese introduced sourdough with 3 suppliers and Ms. Kowalczyk as mentor.")
    assert "Anneliese" not in quote
    paragraph = redaction.hide("The bakery of Van der Hoeven had 14 people and 3 suppliers.")
    server.script = [says({"summary": [paragraph], "highlights": [quote]})]
    about = PromptedAnalyst(chat_at(server.url), local).about(Document(text=RESUME), JOB).value
    assert about.summary[0] == "The bakery of Van der Hoeven had 14 people and 3 suppliers."
    assert about.highlights[0] == "Anneliese introduced sourdough with 3 suppliers and Ms. Kowalczyk as mentor."


def test_the_same_words_get_the_same_placeholder_and_other_words_another() -> None:
    redaction = Redaction("Jo  Marsh\nmail: a@b.example, c@d.example\n+1 (520)  555-0142", "")
    marks = redaction.hide("a@b.example c@d.example a@b.example").split()
    assert marks[0] == marks[2] != marks[1]
    assert redaction.hide("Jo Marsh") == redaction.hide("Jo\n Marsh") != "Jo Marsh"
    assert "0142" not in redaction.hide("call +1 (520) 555-0142 now")


def test_a_document_cannot_claim_a_placeholder() -> None:
    resume = "Ines Okonkwo\nMy code is «EMAIL-1» and «NAME-1».\nines@okonkwo.example"
    redaction = Redaction(resume, "")
    assert "«EMAIL-1»" not in redaction.hide("My code is «EMAIL-1»").replace(redaction.hide("ines@okonkwo.example"), "")
    assert redaction.reveal(redaction.hide(resume)) == resume


@pytest.mark.parametrize(
    ("resume", "private", "stays"),
    [
        (
            "Priya Iyer, B.Tech\nFlat 302, MG Road, Indiranagar, Bengaluru - 560038\nNurse",
            ["Priya", "MG", "5600"],
            "Nurse",
        ),
        (
            "Mobile: 98450 12345 / +91-98450-54321\nNurse, 2014-2018, 350 beds",
            ["12345", "54321"],
            "2014-2018, 350 beds",
        ),
        ("Aadhaar: 1234 5678 9012  PAN: ABCDE1234F\nCook", ["5678", "ABCDE"], "Cook"),
        ("Nurse\nRN License #: RN-338812, ward of 12", ["338812"], "ward of 12"),
        ("jane doe\nsenior accountant\nJane Doe closed books; jane doe too", ["jane", "doe"], "closed books"),
        ("CURRICULUM VITAE OF AHMED EL-SAYED\nCivil Engineer\nWrite to Ahmed", ["AHMED", "Ahmed"], "Civil Engineer"),
        ("Jane Doe - Cook\nVisa: H1B   Gender: female", ["Jane", "H1B", "female"], "Cook"),
        ("Sam Lee\n221 Baker Street, Flat 4, London NW1 6XE | Cook", ["Baker", "Flat", "NW1"], "Cook"),
        (
            "Jana Brandt\nGeburtsdatum: 04.07.1986\nStaatsangehörigkeit: polnisch\nHandy: 0171 2345678\nKöchin",
            ["1986", "polnisch", "2345678"],
            "Köchin",
        ),
        ("Cook\nServed at 14 Elm Avenue from 2016", ["Elm"], "Served at"),
        ("Cook\nsee portfolio.site.me/work and www.me-cooks.example/x", ["portfolio", "me-cooks"], "Cook"),
    ],
)
def test_the_usual_forms_are_known(resume, private, stays) -> None:
    text = Redaction(resume, "").hide(resume)
    assert [words for words in private if words in text] == []
    assert stays in text


@pytest.mark.parametrize(
    "text",
    [
        "12 years on the road and 5 main tasks",
        "Python 3.11, ISO 9001:2015, IEC 61508 and 24/7 support",
        "2 000 000 users, 10,000 requests, 99.95 % in 2019 - 2021",
        "from 01/2016 to 12/2019 and 2015-2020",
        "will mark the work in May and answer the phone",
        "Node.js, ASP.NET, socket.io and C#",
    ],
)
def test_what_only_looks_like_a_person_is_not_hidden(text) -> None:
    resume = f"Will May\nCook\nKitchen\n{text}"
    assert Redaction(resume, "").hide(text).replace("in «NAME-3»", "in May") == text


@pytest.mark.parametrize("text", ["a" * 40_000, "Mr. " * 10_000, "A'" * 20_000, "1 " * 20_000, " " * 40_000])
def test_hostile_texts_cost_little_time(text) -> None:
    began = time.process_time()
    Exchange(text, JOB).messages("about", {})
    assert time.process_time() - began < 3


def test_documents_full_of_people_are_not_sent_at_all() -> None:
    with pytest.raises(ChatFailed):
        Redaction("".join(f"Write to u{number}x@mail.example\n" for number in range(400)), "")


@settings(max_examples=40)
@given(
    first=st.from_regex(r"[A-Z][a-z]{3,9}", fullmatch=True),
    last=st.from_regex(r"[A-Z][a-z]{3,9}(-[A-Z][a-z]{3,6})?", fullmatch=True),
    digits=st.from_regex(r"\+[1-9]\d ?\(?\d{3}\)? \d{3}[-. ]\d{4}", fullmatch=True),
    box=st.from_regex(r"[a-z]{2,9}([._][a-z0-9]{2,6})?@[a-z]{3,9}\.(com|example|co\.uk)", fullmatch=True),
)
def test_whoever_it_is_the_top_of_a_resume_is_hidden_and_comes_back(first, last, digits, box) -> None:
    resume = f"{first} {last}\n{box} | {digits}\n\nCook\nIn 2019 {first} opened a kitchen for 40 guests.\n"
    redaction = Redaction(resume, "Cook wanted.")
    text = redaction.hide(resume)
    for secret in (first, last, digits, box):
        assert secret not in text or secret in ("May", "Cook", "June", "Hope", "Grace")
    assert "40 guests" in text
    assert redaction.reveal(text) == resume
