"""Threads over HTTP: both sides write on their screens and answer emails; forged and automatic ones are refused."""

import base64
import io
import json
import time
import zipfile
from datetime import timedelta
from email.message import EmailMessage

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hireloom.adapters.mail.html import html_of
from hireloom.domain.refusals import NotFound
from hireloom.testing import paper
from tests.conftest import PASSWORD
from tests.http.application_calls import apply
from tests.http.recruiter_calls import review_blind
from tests.http.thread_calls import texts, thread, write
from tests.lookups import latest

KEY = ec.generate_private_key(ec.SECP256R1())
DOMAIN = "answers.hireloom.example"


@pytest.fixture
def environment(environment):
    public = KEY.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    environment |= {"HIRELOOM_REPLY_DOMAIN": DOMAIN, "HIRELOOM_INBOUND_KEY": base64.b64encode(public).decode()}
    return environment


@pytest.fixture
def application_id(seeker, job):
    return apply(seeker, job).get_json()["application_id"]


def email_of(browser):
    return browser.get("/api/session").get_json()["user"]["email"]


def mail(sender, to, text="Thursday works.", **headers):
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = f"Somebody <{sender}>", to, "Re: a message"
    for name, value in ({"Message-ID": "<1@mail.example>"} | headers).items():
        mail[name.replace("_", "-")] = value
    mail.set_content(text)
    return mail


def sent_as(headers, to, text="Thursday works."):
    """An email with these headers, whatever they are worth."""
    return f"{headers}\nTo: {to}\nMessage-ID: <1@mail.example>\n\n{text}\n"


@pytest.fixture
def arrives(visit, clock):
    """An email that the provider brings; whether it was taken."""

    def arrives(mail, *, signature=None, late=0, **form):
        data = {"email": str(mail), "SPF": "pass", "dkim": "{@mail.example : pass}"} | form
        edge = "limit"
        body = "".join(
            f'--{edge}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
            for name, value in data.items()
        )
        whole, moment = f"{body}--{edge}--\r\n".encode(), str(int(clock.now().timestamp()) - late)
        genuine = base64.b64encode(KEY.sign(moment.encode() + whole, ec.ECDSA(SHA256()))).decode()
        head = "X-Twilio-Email-Event-Webhook-"
        headers = {f"{head}Signature": signature or genuine, f"{head}Timestamp": moment}
        kind = f"multipart/form-data; boundary={edge}"
        answer = visit().http.post("/api/inbound-mail", data=whole, headers=headers, content_type=kind)
        return answer.get_json()["is_taken"] if answer.status_code == 200 else answer.status_code

    return arrives


@pytest.mark.spec("HIR-M01")
def test_both_sides_write_and_each_gets_the_others_words_by_email(
    its_recruiter, seeker, recruiter, application_id, delivered, program
):
    before = len(delivered())
    assert write(its_recruiter, application_id, "Does Thursday suit you?").status_code == 201
    assert write(seeker, application_id, "It does.").status_code == 201
    to_seeker, to_recruiter = delivered()[before:]
    assert (to_seeker.to, to_recruiter.to) == (email_of(seeker), recruiter.email)
    assert "Does Thursday suit you?" in html_of(to_seeker)
    assert "It does." in html_of(to_recruiter)
    assert [
        (message["text"], message["is_own"], message["author"]) for message in thread(its_recruiter, application_id)
    ] == [
        ("Does Thursday suit you?", True, recruiter.username),
        ("It does.", False, "Anna Löwe"),
    ]
    rows = program(seeker, "applications:read").get(f"/applications/{application_id}/messages").get_json()["messages"]
    assert [row["is_from_applicant"] for row in rows] == [False, True]
    for text in ("", " \n", "a" * 5001):
        assert write(seeker, application_id, text).status_code == 422


@pytest.mark.spec("HIR-M02")
def test_an_answer_by_email_lands_in_the_thread_once(
    its_recruiter, seeker, recruiter, application_id, delivered, arrives
):
    write(its_recruiter, application_id, "Does Thursday suit you?")
    address = delivered()[-1].reply_to
    assert address.endswith(f"@{DOMAIN}")
    quoted = (
        "Thursday works.\n\nOn Mon, Nov 23, 2026 at 6:47 PM Elena <e@x.example>\nwrote:\n> Does Thursday suit you?\n"
    )
    answer = mail(email_of(seeker), address, quoted)
    assert arrives(answer) is True
    assert arrives(answer) is True  # a provider may bring it twice
    assert texts(its_recruiter, application_id) == ["Does Thursday suit you?", "Thursday works."]
    assert thread(its_recruiter, application_id)[-1]["is_by_email"]
    assert (
        arrives(mail(recruiter.email, delivered()[-1].reply_to, "See you then.", **{"Message-ID": "<2@x.example>"}))
        is True
    )
    assert texts(seeker, application_id)[-1] == "See you then."


def test_an_answer_without_a_message_id_lands_once_as_well(its_recruiter, seeker, application_id, delivered, arrives):
    write(its_recruiter, application_id, "Does Thursday suit you?")
    answer = f"From: {email_of(seeker)}\nTo: {delivered()[-1].reply_to}\n\nThursday works.\n"
    assert [arrives(answer), arrives(answer)] == [True, True]
    assert texts(its_recruiter, application_id) == ["Does Thursday suit you?", "Thursday works."]
    assert thread(its_recruiter, application_id)[-1]["is_by_email"]


@pytest.mark.spec("HIR-M03")
@pytest.mark.parametrize(
    "headers",
    [
        {"Auto_Submitted": "auto-replied"},
        {"Precedence": "bulk"},
        {"X_Autoreply": "yes"},
        {"Return_Path": "<>"},
        {"List_Id": "<jobs.example>"},
        {"List_Unsubscribe": "<https://jobs.example/>"},
        {"X_Auto_Response_Suppress": "OOF, AutoReply"},
        {"X_Vacation": "yes"},
        {"Precedence": "auto-reply"},
        {"Return_Path": "<MAILER-DAEMON@mx.example>"},
        {"X_Mail_Autoreply": "yes"},
        {"X_MS_Exchange_Generated_Message_Source": "Mailbox Rules Agent"},
    ],
)
def test_what_a_program_wrote_is_refused_and_answered_by_nobody(
    its_recruiter, seeker, application_id, delivered, arrives, headers
):
    write(its_recruiter, application_id, "Does Thursday suit you?")
    before = len(delivered())
    assert arrives(mail(email_of(seeker), delivered()[-1].reply_to, "I am away.", **headers)) is False
    assert (texts(seeker, application_id), len(delivered())) == (["Does Thursday suit you?"], before)


@pytest.mark.spec("HIR-M04")
def test_forged_addresses_and_senders_are_refused(its_recruiter, seeker, application_id, delivered, arrives, container):
    write(its_recruiter, application_id, "Does Thursday suit you?")
    address, sender = delivered()[-1].reply_to, email_of(seeker)
    local, _, rest = address.partition(".")
    for refused_mail in (
        mail("eve@other.example", address),
        mail(sender, f"{local[:-1]}9.{rest}"),  # another application
        mail(sender, address[:-30] + "0" * 4 + address[-26:]),
        mail(sender, f"reply+{application_id}.1.{'0' * 20}@{DOMAIN}"),
        mail(sender, address, Authentication_Results="mx.example; dmarc=fail"),
        mail(sender, address, Authentication_Results="mx.example; dkim=fail (no key); spf=none"),
        sent_as(f"Authentication-Results: a; arc=none\nAuthentication-Results: b; spf = fail\nFrom: {sender}", address),
        mail(sender, address, ">"),
        sent_as(f"From: {sender}\nFrom: eve@other.example", address),
        sent_as(f"From: {sender}, eve@other.example", address),
        sent_as(f"From: {sender}:eve@other.example;", address),
        sent_as(f"From: {sender} <eve@other.example>", address),
        sent_as("From: (" + "(" * 2000, address),
    ):
        assert arrives(refused_mail) is False
    assert arrives(mail(sender, address), SPF="fail") is False
    assert arrives(mail(sender, address), signature=base64.b64encode(b"no").decode()) == 403
    assert arrives(mail(sender, address), late=3600) == 403
    assert texts(seeker, application_id) == ["Does Thursday suit you?"]
    with container.store().reading() as tx:
        refused = [event.details["reason"] for event in latest(tx, 20) if event.action == "threads.mail_refused"]
    assert {"ForgedSender", "NoSuchThread", "ThreadMessageNeeded"} == set(refused)


@pytest.mark.spec("HIR-M03")
def test_a_bounce_is_no_answer(its_recruiter, seeker, application_id, delivered, arrives):
    write(its_recruiter, application_id, "Does Thursday suit you?")
    bounce = sent_as(
        f"From: {email_of(seeker)}\nContent-Type: multipart/report; boundary=edge",
        delivered()[-1].reply_to,
        "--edge\n\nYour email could not be delivered.\n--edge--",
    )
    assert arrives(bounce) is False


def test_an_email_that_is_hard_to_read_is_refused_in_time(its_recruiter, seeker, application_id, delivered, arrives):
    write(its_recruiter, application_id, "Does Thursday suit you?")
    address, sender = delivered()[-1].reply_to, f"From: {email_of(seeker)}"
    nested = "".join(f"--e{depth}\nContent-Type: multipart/mixed; boundary=e{depth + 1}\n\n" for depth in range(3000))
    for hostile in (
        sent_as(f"{sender}\nContent-Type: multipart/mixed; boundary=e0", address, nested),
        sent_as(f"{sender}\nContent-Type: message/rfc822", address, "Content-Type: message/rfc822\n\n" * 3000),
        sent_as(f"{sender}\n" + "X: a\n" * 200_000, address),
    ):
        begun = time.process_time()
        assert arrives(hostile) is False
        assert time.process_time() - begun < 2  # of this process: another one reads emails, and is ended
    assert arrives(mail(email_of(seeker), address)) is True
    assert texts(its_recruiter, application_id) == ["Does Thursday suit you?", "Thursday works."]


@pytest.mark.spec("HIR-M05")
def test_a_blind_review_shows_neither_name_nor_address(its_recruiter, seeker, job, application_id, delivered):
    review_blind(its_recruiter, job)
    write(seeker, application_id, "Call me on +1-4155550142 or write to anna@work.example.\nLöwe, Anna")
    thread = json.dumps(
        its_recruiter.get(f"/api/applications/{application_id}/messages").get_json(), ensure_ascii=False
    )
    letter = html_of(delivered()[-1]) + delivered()[-1].subject
    for secret in ("Anna", "Löwe", "4155550142", "anna@work.example"):
        assert secret not in thread
        assert secret not in letter
    assert f"Candidate {application_id}" in thread
    assert f"Candidate {application_id}" in letter


@pytest.mark.spec("HIR-M06")
def test_messages_are_in_both_exports_and_go_with_the_account(its_recruiter, seeker, application_id, container):
    write(its_recruiter, application_id, "Does Thursday suit you?")
    later = {
        "text": "Until Friday, then.",
        "send_at": f"{container.clock().now() + timedelta(hours=2):%Y-%m-%dT%H:%MZ}",
    }
    scheduled = its_recruiter.post(f"/api/applications/{application_id}/messages", json=later)
    assert scheduled.status_code in (200, 201), scheduled.get_json()
    for browser, name in ((seeker, "applications.json"), (its_recruiter, "messages.json")):
        export = browser.post("/api/me/export", json={"password": PASSWORD})
        with zipfile.ZipFile(io.BytesIO(export.data)) as packed:
            assert "Does Thursday suit you?" in packed.read(name).decode()
            assert "Until Friday, then." in packed.read("scheduled.json").decode()
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with container.store().reading() as tx:
        assert tx.threads.of(application_id) == []
        assert tx.threads.scheduled.of(application_id) == []
    assert write(its_recruiter, application_id, "Are you there?").get_json()["code"] == "thread_closed"


@pytest.mark.spec("HIR-M12")
def test_files_of_an_answer_by_email_are_for_those_who_may_read_the_thread(
    its_recruiter, seeker, job, application_id, delivered, arrives, signed_in, container, program
):
    write(its_recruiter, application_id, "Please send me your permit.")
    answer = mail(email_of(seeker), delivered()[-1].reply_to, "")
    permit = paper.pdf("Work permit")
    for name, content in (
        ("Anna Löwe.pdf", permit),
        ("setup.exe", b"MZ"),
        ("fake.pdf", b"MZ"),
        ("big.pdf", b"1" * 11_000_000),
    ):
        answer.add_attachment(content, maintype="application", subtype="octet-stream", filename=name)
    assert arrives(answer) is True
    message = thread(its_recruiter, application_id)[-1]
    assert (message["text"], message["left_out"]) == ("", ["setup.exe", "fake.pdf", "big.pdf"])
    (file,) = message["files"]
    assert (file["name"], file["size"]) == ("Anna Löwe.pdf", len(permit))
    assert "Attached: Anna Löwe.pdf" in html_of(delivered()[-1])
    path = f"/api/documents/download?filePath={file['key']}"
    assert its_recruiter.get(path).data == permit
    assert seeker.get(path).data == permit
    assert signed_in().get(path).status_code == 403
    rows = program(seeker, "applications:read", "documents:read")
    (attached,) = rows.get(f"/applications/{application_id}/messages").get_json()["messages"][-1]["files"]
    assert rows.get("/documents/download", query_string={"filePath": attached["key"]}).data == permit
    review_blind(its_recruiter, job)
    (hidden,) = thread(its_recruiter, application_id)[-1]["files"]
    assert (hidden["name"], hidden["key"]) == ("[hidden].pdf", "")
    assert its_recruiter.get(path).status_code == 403
    stored = container.files()
    assert seeker.post("/api/me/delete", json={"password": PASSWORD}).status_code == 200
    with pytest.raises(NotFound):
        stored.read(file["key"])


@pytest.mark.spec("HIR-M15")
def test_both_sides_attach_files_on_the_screen_and_a_bad_one_stops_all(
    its_recruiter, seeker, application_id, delivered, signed_in, container, job
):
    def attach(browser, *files, **form):
        data = form | {"files": [(io.BytesIO(content), name) for name, content in files]}
        return browser.post(f"/api/applications/{application_id}/messages/files", data=data)

    offer, letter = paper.pdf("The offer"), paper.pdf("The letter")
    assert attach(its_recruiter, ("Offer.pdf", offer), ("Letter.pdf", letter), text="Here it is.").status_code == 201
    (message,) = thread(seeker, application_id)
    keys = {file["name"]: file["key"] for file in message["files"]}
    assert (message["text"], keys.keys()) == ("Here it is.", {"Offer.pdf", "Letter.pdf"})
    assert "Attached: Offer.pdf, Letter.pdf" in html_of(delivered()[-1])
    path = "/api/documents/download?filePath="
    assert seeker.get(path + keys["Offer.pdf"]).data == offer
    assert signed_in().get(path + keys["Offer.pdf"]).status_code == 403
    assert attach(seeker, ("Signed.pdf", offer)).status_code == 201  # the file says it all
    (signed,) = thread(its_recruiter, application_id)[-1]["files"]
    assert its_recruiter.get(path + signed["key"]).data == offer
    for files, status in (
        ([("Offer.pdf", offer), ("setup.exe", b"MZ")], 422),
        ([("Big.pdf", b"1" * 11_000_000)], 413),
        ([("Offer.pdf", offer)] * 6, 422),
        ([], 422),
    ):
        refused = attach(seeker, *files)
        assert (refused.status_code, bool(refused.get_json()["message"])) == (status, True)
    assert attach(signed_in(), ("Offer.pdf", offer)).status_code == 403
    assert len(thread(seeker, application_id)) == 2
    with container.store().reading() as tx:
        owner = seeker.get("/api/session").get_json()["user"]["id"]
        assert [file.name for file in tx.files.of_owner(owner) if file.kind == "attachment"] == ["Signed.pdf"]
    attach(its_recruiter, ("For Anna.pdf", offer))
    review_blind(its_recruiter, job)  # hides who applied, not what the company wrote
    first, second, third = (message["files"] for message in thread(its_recruiter, application_id))
    assert [file["key"] for file in first] == [keys["Letter.pdf"], keys["Offer.pdf"]]
    assert second == [{"name": "[hidden].pdf", "size": 0, "key": ""}]  # the same file elsewhere names its owner
    assert third[0]["name"] == "For [hidden].pdf"
    assert its_recruiter.get(path + third[0]["key"]).data == offer
    assert its_recruiter.get(path + signed["key"]).status_code == 403
