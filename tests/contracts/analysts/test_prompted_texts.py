"""Letters and descriptions of a model that says what the test wants: what stays, what goes, and what it never sees."""

import pytest

from hireloom.adapters.analysts.prompted import PromptedAnalyst
from hireloom.domain.cover_letters.letter_answers import Answers
from hireloom.domain.cover_letters.orders import LetterOrder, LetterSender, Opening
from hireloom.domain.documents import Document
from hireloom.testing.samples import JOB, RESUME
from hireloom.testing.scripted_chat import ScriptedChat
from hireloom.text_analysis.writing.descriptions.job_descriptions import JobBrief

ORDER = LetterOrder(
    Opening("Senior Python Engineer", "Harborlight Logistics", JOB),
    LetterSender("Marisol Quenneville", "Python, SQL", "Backend Engineer", "10+"),
    Document(RESUME),
    Answers(motivation="I grew up near a port in Duluth. Call me on +1 520 555 0142."),
)
GOOD = (
    "I would like to bring my work on payment and logistics services to Harborlight Logistics, where parcels move"
    " between ports. I grew up near a port in Duluth.",
    "At Tallgrass Freight I cut the median response time of the quoting service from 900 ms to 120 ms by adding Redis"
    " caching, and I mentored four engineers. You ask for 5 years of experience in backend development.",
)
POSITION = JobBrief("Lamp Keeper", "Harborlight", "Full-time", "Duluth", "lamps")
LINES = {
    "about": ["Harborlight is looking for a keeper of its lamps in Duluth, and this is what the work is about."],
    "duties": ["Check every lamp in the evening and write down what you have seen there and what you have done"] * 5,
    "needs": ["Experience with lamps"],
    "skills": ["Practice with lamps"],
    "offer": ["A full-time position in Duluth"],
}


def letter(local, *paragraphs):
    return PromptedAnalyst(ScriptedChat([{"paragraphs": list(paragraphs)}]), local).letter(ORDER)


def test_what_the_documents_say_stays_between_our_greeting_and_the_name(local):
    letter_answer = letter(local, "Dear team,", *GOOD, "Sincerely,\nMarisol")
    greeting, *body, signature = letter_answer.value.split("\n\n")
    paragraphs = local.letter(ORDER).value.split("\n\n")
    assert (greeting, signature) == (paragraphs[0], paragraphs[-1])
    assert tuple(body) == GOOD
    assert letter_answer.by == "openai"


@pytest.mark.parametrize(
    "invented",
    [
        "I led payments at Globex for a decade.",
        "I have 25 years of experience.",
        "I know Terraform well and saved $2.4 million.",
        "I hold a PhD from Stanford University.",
        "I have at least 5 years of it.",  # the job's number, said of oneself
    ],
)
@pytest.mark.spec("OPEN-110")
def test_a_sentence_with_something_invented_is_taken_out(local, invented):
    assert letter(local, f"{GOOD[0]} {invented}", GOOD[1]).value == letter(local, *GOOD).value


@pytest.mark.parametrize(
    "paragraphs",
    [
        [],
        ["Hello."],
        ["<b>I</b> would like to apply.", *GOOD],
        ["Write to «EMAIL-9» for more.", *GOOD],
        ["I led Globex. I ran Initech. I built Hooli with 300 people. " * 4, "I would like to apply. " * 6],
        ["x" * 5000],
    ],
)
@pytest.mark.spec("OPEN-110")
def test_an_answer_that_is_no_letter_gives_ours(local, paragraphs):
    assert letter(local, *paragraphs) == local.letter(ORDER)


@pytest.mark.spec("OPEN-109")
def test_the_model_never_sees_who_it_is(local):
    chat = ScriptedChat([{"paragraphs": list(GOOD)}])
    PromptedAnalyst(chat, local).letter(ORDER)
    prompt = " ".join(message.content for message in chat.asked[0][0])
    for secret in ("Marisol", "Quenneville", "mailbox.example", "555", "Larkspur", "D1234567"):
        assert secret not in prompt
    assert "Duluth" in prompt


def description(local, *answers):
    chat = ScriptedChat(list(answers))
    return PromptedAnalyst(chat, local).description(POSITION), chat


@pytest.mark.spec("OPEN-090")
def test_a_description_that_is_too_short_is_asked_for_once_more(local):
    text, chat = description(local, LINES | {"duties": ["Check lamps"]}, LINES)
    assert text.by == "openai"
    assert "Check every lamp" in text.value
    assert len(chat.asked) == 2
    assert "complaint" in chat.asked[1][0][-1].content


@pytest.mark.spec("OPEN-090")
@pytest.mark.parametrize(
    "bad",
    [
        {"duties": []},
        {"duties": ["Check lamps"]},
        {"skills": ["Practice with rope"], "needs": ["Some"], "about": ["Long " * 60], "duties": ["Do it"]},
        {"offer": ["A salary of $90,000", "Health insurance"]},
        {"about": ["<b>Lamps</b>"]},
    ],
)
def test_after_two_bad_ones_it_is_ours(local, bad):
    text, chat = description(local, LINES | bad, LINES | bad)
    assert text == local.description(POSITION)
    assert len(chat.asked) == 2


def test_numbers_and_promises_that_nobody_made_are_taken_out(local):
    lured = LINES | {
        "offer": [*LINES["offer"], "A bonus of 20%", "Paid vacation"],
        "needs": ["Experience with lamps", "10 years"],
    }
    assert description(local, LINES | lured)[0].value == description(local, LINES)[0].value
