"""The contract of every Mailer, and a mailer that only records. Inherit the contract and give it the fixtures `mailer`
and `delivered`, which returns what arrived."""

import re
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from email.message import EmailMessage
from typing import cast

import pytest

from hireloom.adapters.mail.html import html_of
from hireloom.domain.mails.account_mails import account_exists, signup_code
from hireloom.domain.mails.letterheads import Letterhead
from hireloom.domain.mails.letters import Attachment, Letter
from hireloom.domain.mails.parts import Paragraph
from hireloom.ports.mailers import Mailer

ANNA = "anna@people.example"
SENDER = "Hireloom <hello@hireloom.example>"


class RecordingMailer:
    """Takes every letter and keeps it with its Message-ID, for tests of those who send."""

    def __init__(self) -> None:
        self.sent: list[tuple[Letter, str]] = []

    def send(self, letter: Letter, message_id: str) -> None:
        self.sent.append((letter, message_id))

    def forget(self, email: str) -> None:
        self.sent = [(letter, message_id) for letter, message_id in self.sent if letter.to != email]

    @property
    def letters(self) -> list[Letter]:
        return [letter for letter, _ in self.sent]


@dataclass(frozen=True, slots=True)
class ReceivedMail:
    """An email as its reader gets it."""

    sender: str
    to: tuple[str, ...]
    subject: str
    text: str
    html: str
    message_id: str
    reply_to: str | None
    is_automatic: bool
    attachments: tuple[Attachment, ...]
    way_out: str | None = None  # the URL behind the email program's own button (RFC 8058)
    follows: str | None = None  # the Message-ID of the email below which programs show it
    inline: Mapping[str, bytes] = field(default_factory=dict)  # the pictures in the HTML, by Content-ID

    @classmethod
    def of(cls, mail: EmailMessage) -> "ReceivedMail":
        text, html = mail.get_body(["plain"]), mail.get_body(["html"])
        assert isinstance(text, EmailMessage)
        assert isinstance(html, EmailMessage)
        return cls(
            sender=str(mail["From"]),
            to=tuple(address.addr_spec for address in mail["To"].addresses),
            subject=str(mail["Subject"]),
            text=text.get_content().replace("\r\n", "\n"),
            html=html.get_content().replace("\r\n", "\n"),
            message_id=str(mail["Message-ID"]),
            reply_to=mail["Reply-To"] and mail["Reply-To"].addresses[0].addr_spec,
            is_automatic=mail["Auto-Submitted"] == "auto-generated",
            attachments=tuple(
                Attachment(
                    str(attachment.get_filename()),
                    _kind(attachment),
                    cast(bytes, attachment.get_payload(decode=True)),
                )
                for attachment in mail.iter_attachments()
            ),
            way_out=way_out(mail),
            follows=thread(mail),
            inline={
                str(part["Content-ID"]).strip("<>"): cast(bytes, part.get_payload(decode=True))
                for part in mail.walk()
                if part["Content-ID"]
            },
        )


def thread(headers: Mapping[str, object] | EmailMessage) -> str | None:
    """The email that this one follows."""
    first = headers.get("In-Reply-To")
    return str(first) if first and first == headers.get("References") else None


def way_out(headers: Mapping[str, object] | EmailMessage) -> str | None:
    """The unsubscribe URL, from the headers of an email or from those that a provider was asked to set."""
    if headers.get("List-Unsubscribe-Post") != "List-Unsubscribe=One-Click":
        return None
    return str(headers["List-Unsubscribe"]).strip("<>")


def _kind(attachment: EmailMessage) -> str:
    method = attachment.get_param("method")
    return attachment.get_content_type() + (f"; method={method}" if method else "")


Delivered = Callable[[], Sequence[ReceivedMail]]


class MailerContract:
    """The promises of the port `Mailer`."""

    letter = signup_code(ANNA, "048213")

    def test_a_letter_arrives_whole(self, mailer: Mailer, delivered: Delivered) -> None:
        mailer.send(self.letter, "<codes.1@hireloom.example>")
        assert delivered() == [
            ReceivedMail(
                sender=SENDER,
                to=(ANNA,),
                subject=self.letter.subject,
                text=self.letter.text,
                html=html_of(self.letter),
                message_id="<codes.1@hireloom.example>",
                reply_to=None,
                is_automatic=True,
                attachments=(),
            )
        ]

    def test_each_letter_goes_to_its_own_reader(self, mailer: Mailer, delivered: Delivered) -> None:
        mailer.send(self.letter, "<1@hireloom.example>")
        mailer.send(account_exists("bert@people.example"), "<2@hireloom.example>")
        assert sorted((mail.to, mail.message_id) for mail in delivered()) == [
            ((ANNA,), "<1@hireloom.example>"),
            (("bert@people.example",), "<2@hireloom.example>"),
        ]

    @pytest.mark.parametrize(
        "subject",
        [
            "Krankenschwester (m/w/d) für Köln",
            "नर्स की नौकरी 🏥",
            'Comma, "quotes", <angles> and; semicolons: all',
            "word " * 38 + "end",
            "x" * 200,
        ],
    )
    def test_a_subject_arrives_as_written(self, mailer: Mailer, delivered: Delivered, subject: str) -> None:
        mailer.send(replace(self.letter, subject=subject), "<1@hireloom.example>")
        assert [(mail.subject, mail.to) for mail in delivered()] == [(subject, (ANNA,))]

    @pytest.mark.parametrize(
        "text",
        [
            ".\n..\n.hidden\nFrom here on\n",
            "Ä line\nof 東京 and 🧵, and a surprisingly old-fashioned ﬁ\n",
            "x" * 5000 + "\n",
            "blank at the end \n\n\n\ttab\n-- \nname\n",
            "--===============\nContent-Type: text/html\n\n<script>\n",
        ],
    )
    def test_words_arrive_as_written(self, mailer: Mailer, delivered: Delivered, text: str) -> None:
        letter = replace(self.letter, parts=(Paragraph(text),))
        mailer.send(letter, "<1@hireloom.example>")
        assert [(mail.text, mail.html) for mail in delivered()] == [(letter.text, html_of(letter))]

    def test_attachments_arrive_byte_for_byte(self, mailer: Mailer, delivered: Delivered) -> None:
        enclosed = (
            Attachment("Lebenslauf Jörg.pdf", "application/pdf", b"%PDF-1.7\r\n\x00\xff" * 300),
            Attachment("photo.png", "image/png", bytes(range(256))),
            Attachment("notes.txt", "application/octet-stream", b"lines\nand\r\nlines\n"),
        )
        mailer.send(replace(self.letter, attachments=enclosed), "<1@hireloom.example>")
        assert delivered()[0].attachments == enclosed

    def test_a_company_s_logo_is_inside_the_letter(self, mailer: Mailer, delivered: Delivered) -> None:
        logo, enclosed = b"\x89PNG\r\n\x1a\n" + bytes(range(256)), Attachment("a.txt", "text/plain", b"a")
        head = Letterhead(7, 'Koch & "Söhne"', logo)
        for number, files in enumerate([(), (enclosed,)]):
            mailer.send(replace(self.letter, attachments=files).under(head), f"<{number}@hireloom.example>")
        mailer.send(self.letter.under(Letterhead(7, "Koch")), "<2@hireloom.example>")
        mails = sorted(delivered(), key=lambda mail: mail.message_id)
        assert [mail.attachments for mail in mails] == [(), (enclosed,), ()]
        assert [dict(mail.inline) for mail in mails] == [{head.content_id: logo}] * 2 + [{}]
        assert [mail.text for mail in mails] == [self.letter.text] * 3, "the text is the same"
        pictures = [re.findall(r'<img src="([^"]+)" alt="([^"]*)"', mail.html) for mail in mails]
        assert pictures == [[(f"cid:{head.content_id}", "")]] * 2 + [[]]
        assert ["Koch &amp; &#34;Söhne&#34;</td>" in mail.html for mail in mails] == [True, True, False]

    def test_answers_go_where_they_should(self, mailer: Mailer, delivered: Delivered) -> None:
        mailer.send(replace(self.letter, reply_to="bert@people.example"), "<1@hireloom.example>")
        assert [(mail.reply_to, mail.to) for mail in delivered()] == [("bert@people.example", (ANNA,))]

    def test_a_reader_can_stop_what_comes_again_and_again(self, mailer: Mailer, delivered: Delivered) -> None:
        address = "https://hireloom.example/unsubscribe/7-" + "a1" * 32
        mailer.send(replace(self.letter, unsubscribe=address), "<1@hireloom.example>")
        mailer.send(self.letter, "<2@hireloom.example>")
        assert sorted((mail.message_id, mail.way_out) for mail in delivered()) == [
            ("<1@hireloom.example>", address),
            ("<2@hireloom.example>", None),
        ]

    def test_a_change_stands_in_the_thread_and_reaches_calendars(self, mailer: Mailer, delivered: Delivered) -> None:
        entry = Attachment("interview.ics", "text/calendar; method=REQUEST", b"BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
        letter = replace(self.letter, attachments=(entry,), follows="interviews.1.invited")
        mailer.send(letter, "<interviews.1.1.0@hireloom.example>")
        (mail,) = delivered()
        assert (mail.attachments, mail.follows) == ((entry,), "<interviews.1.invited@hireloom.example>")

    def test_a_host_in_any_script_is_reached(self, mailer: Mailer, delivered: Delivered) -> None:
        mailer.send(replace(self.letter, to="anna@bücher.example"), "<1@hireloom.example>")
        assert delivered()[0].to == ("anna@xn--bcher-kva.example",)

    def test_sent_again_it_is_known_as_the_same(self, mailer: Mailer, delivered: Delivered) -> None:
        for _ in range(2):
            mailer.send(self.letter, "<1@hireloom.example>")
        assert {mail.message_id for mail in delivered()} == {"<1@hireloom.example>"}

    def test_many_hands_may_send_at_once(self, mailer: Mailer, delivered: Delivered) -> None:
        ids = [f"<{number}@hireloom.example>" for number in range(24)]
        with ThreadPoolExecutor(8) as hands:
            list(hands.map(lambda id_: mailer.send(self.letter, id_), ids))
        assert sorted(mail.message_id for mail in delivered()) == sorted(ids)
