"""What the server that received an email says about its sender, among what servers before it or the sender wrote."""

import base64

import pytest

from hireloom.adapters.mail.incoming import incoming_mail
from hireloom.adapters.mail.sendgrid_inbound import mail_of


def has_failed(*results):
    heads = "".join(f"Authentication-Results: {result}\r\n" for result in results)
    return incoming_mail(f"{heads}From: anna@mail.example\r\n\r\nThursday works.\r\n".encode()).has_failed_checks


@pytest.mark.spec("HIR-M04")
@pytest.mark.parametrize(
    "results",
    [
        (),
        ("mx.example; none",),
        ("mx.example; dkim=fail header.d=lists.example; dkim=pass header.d=mail.example",),
        ("mx.example; spf=fail smtp.mailfrom=forwarder.example; dkim=fail; DMARC = Pass header.from=mail.example",),
        ("mx.example; dmarc=pass", "mx.example; dkim=fail", "mx.example; spf=fail"),
        ("mx.example; dkim=pass", "forwarder.example; dkim=fail; dmarc=fail"),
        ("mx.example 1; spf=pass", "forwarder.example; spf=fail"),
    ],
)
def test_a_good_answer_is_not_refused_for_one_broken_signature_or_what_another_server_said(results):
    assert has_failed(*results) is False


@pytest.mark.spec("HIR-M04")
@pytest.mark.parametrize(
    "results",
    [
        ("mx.example; dkim=fail (no key)",),
        ("mx.example; dkim=pass; dmarc=fail",),
        ("mx.example; dmarc=fail; dmarc=pass",),
        ("mx.example; spf=fail; dkim=pass header.d=other.example",),
        ("mx.example; arc=none", "mx.example; spf=pass", "MX.example; dkim=fail"),
        ("mx.example; dkim=fail", "mx.example; dkim=pass"),  # the second may be the sender's
        ("mx.example; spf=fail", "mx.example; dmarc=pass"),
        ("mx.example; spf=fail", "other.example; dmarc=pass"),
        ('mx.example; spf=fail smtp.mailfrom="a; dmarc=pass; b"@evil.example',),
        ('mx.example; spf=fail (of "a) ; dmarc=pass; (b"@evil.example)',),
        ("mx.example; spf=fail (sender; dmarc=pass; (none))",),
        ("mx.example; spf=fail (sender; dmarc=pass",),
        ('mx.example; spf=fail smtp.mailfrom="a; dmarc=pass',),
        ("mx.example; spf=fail (a \\) ; dmarc=pass ; \\( b)",),
        ("mx.example; dmarc=pass", "mx.example; dmarc=fail"),
        (  # decoded, the name would write a result of its own
            "mx.example; dkim=pass header.i==?utf-8?q?=3B_dmarc=3Dpass=3B?=@evil.example",
            "mx.example; spf=fail",
        ),
    ],
)
def test_a_forged_sender_is_seen_whatever_stands_below_or_in_quotes(results):
    assert has_failed(*results) is True


@pytest.mark.spec("HIR-M04")
@pytest.mark.parametrize(
    ("dkim", "fails"),
    [
        ("{@lists.example : fail, @mail.example : pass}", False),
        ("{@mail.example : pass}", False),
        ("none", False),
        ("{@pass.example : fail}", True),
    ],
)
def test_sendgrid_names_each_signature(dkim, fails):
    mail = base64.b64encode(b"From: anna@mail.example\r\n\r\nThursday works.\r\n").decode()
    body = (
        '--e\r\nContent-Disposition: form-data; name="email"\r\nContent-Transfer-Encoding: base64\r\n\r\n'
        f'{mail}\r\n--e\r\nContent-Disposition: form-data; name="dkim"\r\n\r\n{dkim}\r\n--e--\r\n'
    )
    email = mail_of(body.encode(), "multipart/form-data; boundary=e")
    assert (email.sender, email.has_failed_checks) == ("anna@mail.example", fails)
