"""Letters: nothing that anybody types gets into the headers of an email, and what we write reads well everywhere."""

import email
import email.policy
import re
from datetime import UTC, datetime
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hireloom.adapters.mail.html import html_of
from hireloom.adapters.mail.mime import message
from hireloom.domain.mails import account_mails
from hireloom.domain.mails.letters import LARGEST, Attachment, Letter, UnsafeLetter
from hireloom.domain.mails.mail_headers import UnsafeAddress, UnsafeHeader, message_id, one_line
from hireloom.domain.mails.parts import Paragraph
from hireloom.domain.mails.senders import Sender
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.refusals import Refusal, TooLarge

ANNA, CODE, SITE = "anna@people.example", "048213", "https://hireloom.example"
LETTERS = [
    account_mails.signup_code(ANNA, CODE),
    account_mails.account_exists(ANNA, site=SITE),
    account_mails.reset_code(ANNA, CODE),
    account_mails.password_changed(ANNA, site=SITE),
    account_mails.account_deleted(ANNA, receipt="R-4711"),
]
HEADS = {
    "From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "X-Auto-Response-Suppress", "MIME-Version",
    "Content-Type",
}  # fmt: skip


def letter(**changes) -> Letter:
    return Letter(**{"to": ANNA, "subject": "Hello", "parts": (Paragraph("words"),), "why": "You asked."} | changes)


def parsed(sample: Letter):
    sender = Sender.of("Hireloom <hello@hireloom.example>")
    raw = message(sample, "<1@hireloom.example>", sender=sender, at=datetime(2026, 11, 21, tzinfo=UTC)).as_bytes()
    return email.message_from_bytes(raw, policy=email.policy.default)


anything = st.text(st.characters(), max_size=60) | st.text("a\r\n:,@ <>\0\x0b\u2028\u202eB", max_size=40)


class TestHead:
    @settings(deadline=None)
    @given(anything, anything)
    def test_whatever_is_typed_no_head_is_added_and_nobody_else_is_told(self, to, subject):
        try:
            sample = letter(to=to, subject=subject)
        except Refusal:
            return
        mail = parsed(sample)
        assert set(mail.keys()) == HEADS
        assert len(mail["To"].addresses) == 1
        assert mail["Subject"] == subject

    @settings(deadline=None)
    @given(anything)
    def test_any_text_can_be_made_one_safe_line(self, text):
        line = one_line(text)
        assert line == "" or parsed(letter(subject=line))["Subject"] == line
        assert one_line(line) == line

    @pytest.mark.parametrize(
        "subject",
        [
            "",
            "  ",
            "Hello\r\nBcc: all@people.example",
            "Hello\nBcc: x",
            "Hello\rBcc: x",
            "tab\there",
            "NUL\0",
            "line\u2028end",
            "turned \u202eround",
            "hidden\u200b",
            "half \ud800",
            "=?utf-8?q?Bcc=3A?=",
            "x" * 201,
        ],
    )
    def test_a_subject_is_one_line_that_shows_all_it_holds(self, subject):
        with pytest.raises(UnsafeHeader):
            letter(subject=subject)

    @pytest.mark.parametrize(
        "address",
        [
            "",
            "anna",
            "@people.example",
            "anna@",
            "anna@people.example\r\nBcc: all@people.example",
            "anna@people.example\n",
            "anna@people.example, bert@people.example",
            "anna@people.example;bert@people.example",
            "Anna <anna@people.example>",
            '"anna"@people.example',
            "anna b@people.example",
            "an\0na@people.example",
            "an\u202ena@people.example",
            "anna@bert@people.example",
            "anna@people..example",
            "anna@.example",
            "anna@-people.example",
            "anna@[127.0.0.1]",
            "anna@people.example.",
            ".anna@people.example",
            "an..na@people.example",
            "x" * 65 + "@people.example",
            "anna@" + "x" * 250 + ".example",
            "anna@" + "ü" * 80 + ".example",
            "anna@\u2024example",
        ],
    )
    def test_an_address_is_one_mailbox(self, address):
        for field in ("to", "reply_to"):
            with pytest.raises(UnsafeAddress):
                letter(**{field: address})

    @pytest.mark.parametrize(
        ("entry", "ascii_form"),
        [
            ("anna+jobs@people.example", "anna+jobs@people.example"),
            ("o'neil@people.example", "o'neil@people.example"),
            ("anna@bücher.example", "anna@xn--bcher-kva.example"),
            ("anna@BÜCHER.example", "anna@xn--bcher-kva.example"),
            ("जोहन@people.example", "जोहन@people.example"),
            ("anna@localhost", "anna@localhost"),
        ],
    )
    def test_an_address_in_any_script_is_kept_as_servers_know_it(self, entry, ascii_form):
        assert letter(to=entry).to == ascii_form

    def test_one_event_has_one_identity(self):
        assert message_id("codes.17", "hireloom.example") == "<codes.17@hireloom.example>"
        odd = [message_id(event, "hireloom.example") for event in ("a b", "a>b", "a\nb", "ä", ".a", "x" * 101)]
        assert len(set(odd)) == len(odd)
        assert all(re.fullmatch(r"<[0-9a-f]{64}@hireloom\.example>", name) for name in odd)


class TestBody:
    @pytest.mark.parametrize("body", ["", " \n", "NUL \0", "bell \x07", "return \r\n", "half \ud800", "x" * 200_001])
    def test_words_that_no_mail_can_carry_are_refused(self, body):
        with pytest.raises(UnsafeLetter):
            letter(parts=(Paragraph(body),))

    @pytest.mark.parametrize(
        ("name", "kind"),
        [("a\r\nb.pdf", "application/pdf"), ("../a.pdf", "application/pdf"), ('a".pdf', "application/pdf"),
         ("a.pdf", "application/pdf\r\nX: y"), ("a.pdf", "pdf"), ("a.pdf", "text/html; charset=x"), ("", "a/b")],
    )  # fmt: skip
    def test_an_attachment_has_a_plain_name_and_kind(self, name, kind):
        with pytest.raises(Refusal):
            Attachment(name, kind, b"")

    def test_attachments_that_no_provider_takes_are_refused(self):
        half = Attachment("a.pdf", "application/pdf", bytes(LARGEST // 2))
        assert letter(attachments=(half, half))
        with pytest.raises(TooLarge):
            letter(attachments=(half, half, Attachment("b.pdf", "application/pdf", b"x")))


class Reader(HTMLParser):
    """Collects what an HTML email shows and what it asks for."""

    VOID = ("meta", "br")

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words, self.addresses, self.tags, self._open = [], [], [], []
        self.feed(html)
        assert self._open == []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.addresses += [value for name, value in attributes if name in ("src", "href", "background", "action")]
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_endtag(self, tag):
        assert self._open.pop() == tag

    def handle_data(self, data):
        if not {"style", "title"} & set(self._open):
            self.words += data.split()


@pytest.mark.parametrize("sample", LETTERS, ids=lambda letter: letter.subject)
class TestEachLetter:
    def test_text_and_html_say_the_same(self, sample):
        text = sample.text.replace("-- \n", "").replace(f": {SITE}/user/login", "")
        text = text.replace(f": {SITE}/user/reset-password", "")
        assert set(text.split()) == set(Reader(html_of(sample)).words)

    def test_it_needs_nothing_from_outside(self, sample):
        reader = Reader(html_of(sample))
        assert not {"img", "script", "link", "iframe", "form", "object", "video"} & set(reader.tags)
        assert "url(" not in html_of(sample)
        assert "@import" not in html_of(sample)
        assert all(address.startswith(SITE) for address in reader.addresses)

    def test_it_is_readable_in_the_dark(self, sample):
        assert "@media (prefers-color-scheme: dark)" in html_of(sample)
        assert '<meta name="color-scheme" content="light dark">' in html_of(sample)
        dark = dict(re.findall(r"\.(\w+) \{ (?:background-)?color: (#\w{6})", html_of(sample)))
        for coloured in re.findall(r'class="(\w+)"[^>]*(?:[; "])(?:background-)?color:#', html_of(sample)):
            assert coloured in dark, coloured
        assert contrast(dark["ink"], dark["sheet"]) > 7
        assert contrast(dark["soft"], dark["paper"]) > 4.5
        assert contrast(dark["ink"], dark["well"]) > 7
        assert contrast(dark["on"], dark["button"]) > 4.5

    @pytest.mark.spec("OPEN-125")
    def test_it_says_who_writes_and_why(self, sample):
        assert PRODUCT_NAME in sample.text
        assert "You received this email because" in sample.text

    def test_its_subject_is_short_and_tells_no_code(self, sample):
        assert len(sample.subject) <= 50
        assert not re.search(r"\d", sample.subject)


@pytest.mark.parametrize("write", [account_mails.signup_code, account_mails.reset_code])
class TestCodes:
    def test_the_code_stands_alone_and_can_be_copied_as_it_is(self, write):
        sample = write(ANNA, CODE)
        assert f"\n    {CODE}\n" in sample.text
        assert f">{CODE}</span>" in html_of(sample)
        assert "user-select:all" in html_of(sample)

    def test_how_long_it_works_is_said_and_kept(self, write):
        sample = write(ANNA, CODE)
        assert sample.good_for.total_seconds() == 600
        assert "10 minutes" in sample.text


def test_markup_in_a_value_stays_words():
    receipt = '<script>alert(1)</script>&"'
    html = html_of(account_mails.account_deleted(ANNA, receipt=receipt))
    assert "<script" not in html
    assert "&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#34;" in html


@pytest.mark.parametrize(
    ("text", "name", "host"),
    [
        ("Hireloom <hello@hireloom.example>", "Hireloom", "hireloom.example"),
        ('"Hireloom, Inc." <hello@hireloom.example>', "Hireloom, Inc.", "hireloom.example"),
        ("hello@hireloom.example", "", "hireloom.example"),
    ],
)
def test_a_sender_has_a_name_and_a_host(text, name, host):
    assert (Sender.of(text).name, Sender.of(text).host) == (name, host)


@pytest.mark.parametrize(
    "text", ["", "Hireloom", "Hireloom <>", "A <a@b.cc> <c@d.ee>", "A\n <a@b.cc>", "a@b.cc, c@d.ee"]
)
def test_a_sender_is_one_address(text):
    with pytest.raises(UnsafeHeader):
        Sender.of(text)


def contrast(text: str, ground: str) -> float:
    """WCAG 2.2."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(text), light(ground)))
    return (high + 0.05) / (low + 0.05)


def test_words_of_any_length_stay_on_the_sheet():
    for sample in LETTERS:
        assert re.search(r'class="sheet-inner" style="[^"]*overflow-wrap:anywhere', html_of(sample))
