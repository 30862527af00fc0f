"""Asking the team of a public job something, on a form that runs no script."""

from html import escape

from flask import Response, request

from hireloom.adapters.http.core import errors
from hireloom.adapters.http.core.auth import origin
from hireloom.adapters.http.core.context import desk
from hireloom.adapters.http.core.guards import Who, guarded
from hireloom.adapters.http.core.spec import Area
from hireloom.adapters.http.pages.page_errors import tell_on_pages
from hireloom.adapters.http.pages.public_pages import CACHED, HTML, PAGE, page, with_styles
from hireloom.adapters.http.pages.unsubscribe import POLICY
from hireloom.domain.identity.emails import MAX_LENGTH
from hireloom.domain.jobs import Job
from hireloom.domain.lives import days_text
from hireloom.domain.marketing.sources import source_of
from hireloom.domain.public_jobs import SOURCE_FIELD, job_path, number_in, with_source
from hireloom.domain.refusals import Invalid, Malformed, Refusal, TooMany
from hireloom.domain.visitor_questions import LONGEST_NAME, LONGEST_QUESTION
from hireloom.usecases.public_jobs import PublicJobDesk
from hireloom.usecases.visitor_questions import VisitorQuestionDesk

TITLE = "Ask a question"
TRAP = "fax_number"  # people do not see this field; programs fill it in
STYLE = """
form { display: grid; gap: 1rem; margin-top: 1.25rem; max-width: 34rem }
label { display: grid; gap: .35rem; font-size: .875rem; font-weight: 550 }
input, textarea { box-sizing: border-box; width: 100%; padding: .6rem .75rem; border: 1px solid var(--control);
  border-radius: 8px; background: var(--surface); color: inherit; font: 1rem/1.5 Text, system-ui, sans-serif }
:is(input, textarea):focus-visible { outline: 2px solid var(--brand); outline-offset: 1px }
textarea { min-height: 9rem; resize: vertical } form .do { justify-self: start }
.trap { position: absolute; left: -100vw }
"""
area = Area("job_questions", __name__, description="Questions from visitors about public jobs")
tell_on_pages(area)


def _asked_again(refusal: Refusal) -> Response:
    """The form, with the reason and with what was typed."""
    response = _page(TITLE, f'<h1>{TITLE}</h1><p role="alert">{escape(str(refusal))}</p>{_form()}')
    response.status_code = errors.status_of(type(refusal))
    response.headers.extend(errors.asking_again(refusal))
    return response


for kind in (Invalid, Malformed, TooMany):
    area.register_error_handler(kind, _asked_again)


@area.route("/jobs/<name>/question", methods=["GET"])
@area.response(200, HTML, description="A page with a form", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="There is no such public job", content_type=PAGE)
@area.alt_response(410, schema=HTML, description="It is closed or expired", content_type=PAGE)
@guarded(Who.PUBLIC)
def question_form(name: str) -> Response:
    """Show the form for a question about a job."""
    job = desk(PublicJobDesk).one(number_in(name) or 0)
    body = (
        f'<h1>{TITLE}</h1><p class="soft" dir="auto">About <a href="{_way_back(job)}">'
        f"{escape(job.title)}</a>, {escape(job.company)}</p>{_form()}"
    )
    response = _page(TITLE, body)
    response.headers["Cache-Control"] = CACHED  # so that going back after a mistake keeps what was typed
    return response


@area.route("/jobs/<name>/question", methods=["POST"])
@area.response(200, HTML, description="A page saying that the question is on its way", content_type=PAGE)
@area.alt_response(400, schema=HTML, description="The email address is missing or malformed", content_type=PAGE)
@area.alt_response(403, schema=HTML, description="It comes from the page of another site", content_type=PAGE)
@area.alt_response(404, schema=HTML, description="There is no such public job", content_type=PAGE)
@area.alt_response(410, schema=HTML, description="It is closed or expired", content_type=PAGE)
@area.alt_response(422, schema=HTML, description="A field is empty or too long", content_type=PAGE)
@area.alt_response(429, schema=HTML, description="Too many questions today", content_type=PAGE)
@guarded(Who.ANYONE, has_token=False)
def ask_question(name: str) -> Response:
    """Ask the team of a job a question; the answer comes by email."""
    form = request.form
    job = desk(VisitorQuestionDesk).ask(
        number_in(name) or 0,
        name=form.get("name", ""),
        email=form.get("email", ""),
        text=form.get("question", ""),
        trap=form.get(TRAP, ""),
        address=origin().network,
    )
    body = (
        "<h1>Your question is on its way</h1><p>The hiring team has your question and will reply by email.</p>"
        f'<p><a href="{_way_back(job)}">Back to {escape(job.title)}</a></p>'
    )
    return _page("Your question is on its way", body)


def _form() -> str:
    """With what was typed before."""
    name, email, question = (escape(request.form.get(field, "")) for field in ("name", "email", "question"))
    return (
        '<form method="post"><label>Your name'
        f'<input name="name" required maxlength="{LONGEST_NAME}" autocomplete="name" value="{name}"></label>'
        '<label>Your email address<input name="email" type="email" required '
        f'maxlength="{MAX_LENGTH}" autocomplete="email" value="{email}"></label>'
        f'<label>Your question<textarea name="question" required maxlength="{LONGEST_QUESTION}">{question}</textarea>'
        '</label><label class="trap" aria-hidden="true">Leave this empty'
        f'<input name="{TRAP}" tabindex="-1" autocomplete="off"></label>'
        '<button class="do">Send the question</button></form>'
        '<p class="soft">The hiring team answers by email. Your question is deleted '
        f"{_kept()} after the last message about it. Our security log records your network and device."
        " Asking a question is not applying.</p>"
    )


def _kept() -> str:
    return days_text(desk(VisitorQuestionDesk).retention.questions)


def _way_back(job: Job) -> str:
    return escape(with_source(job_path(job), source_of(request.args.get(SOURCE_FIELD))))


def _page(title: str, body: str) -> Response:
    response = page(title, body, head=f"<style>{STYLE}</style>", is_indexed=False)
    response.headers["Content-Security-Policy"] = with_styles(POLICY, STYLE)
    response.headers["Referrer-Policy"] = "same-origin"  # else the browser sends the form from the origin "null"
    return response
