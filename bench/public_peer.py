"""The peer of the public pages: Flask, SQLAlchemy's ORM and Jinja templates, written in the usual way."""

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from flask import Flask, Response, render_template_string
from sqlalchemy import create_engine, select
from sqlalchemy.orm import DeclarativeBase, Session, joinedload, relationship

from hireloom.adapters.sql.tables import jobs, users

SITE = "http://localhost:8000"
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ job.title }} at {{ job.company }}</title>
<link rel="canonical" href="{{ address }}"><meta name="description" content="{{ job.description[:150] }}">
<meta property="og:title" content="{{ job.title }}"><meta property="og:url" content="{{ address }}">
<script type="application/ld+json">{{ posting }}</script></head><body><main><h1>{{ job.title }}</h1>
<p>{{ job.company }}, {{ job.location }}</p><dl>
{% for name, value in facts %}{% if value %}<dt>{{ name }}</dt><dd>{{ value }}</dd>{% endif %}{% endfor %}</dl>
<a href="/apply/{{ job.id }}">Apply for this job</a>
{% for part in job.description.splitlines() %}{% if part %}<p>{{ part }}</p>{% endif %}{% endfor %}
</main></body></html>"""
MAP = """<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
{% for job in jobs %}<url><loc>{{ site }}/jobs/{{ job.id }}</loc></url>{% endfor %}</urlset>"""
ATOM = """<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>New jobs</title>
{% for job in jobs %}<entry><title>{{ job.title }} at {{ job.company }}</title><id>{{ site }}/jobs/{{ job.id }}</id>
<updated>{{ job.created_at.isoformat() }}</updated><content type="html">{{ job.description }}</content></entry>
{% endfor %}</feed>"""
ALL = """<?xml version="1.0" encoding="UTF-8"?><source>{% for job in jobs %}<job><title>{{ job.title }}</title>
<date>{{ job.created_at }}</date><referencenumber>{{ job.id }}</referencenumber><url>{{ site }}/jobs/{{ job.id }}</url>
<company>{{ job.company }}</company><city>{{ job.location }}</city><description>{{ job.description }}</description>
<salary>{{ job.salary }}</salary><jobtype>{{ job.employment_type }}</jobtype></job>{% endfor %}</source>"""


class Base(DeclarativeBase):
    pass


class Recruiter(Base):
    __table__ = users


class Job(Base):
    __table__ = jobs
    recruiter = relationship(Recruiter)
    if TYPE_CHECKING:  # its other attributes are the columns

        def __getattr__(self, name: str) -> Any: ...


def peer(address: str) -> Flask:
    app, engine = Flask(__name__), create_engine(address)
    public = select(Job).join(Recruiter).where(jobs.c.is_public, jobs.c.position == "open", jobs.c.deleted_at.is_(None))
    public = public.where(jobs.c.application_end_date >= datetime.now(UTC).date(), users.c.is_active)

    @app.get("/jobs/<name>")
    def page(name: str) -> str:
        with Session(engine) as session:
            job = session.get_one(Job, int(name.split("-")[0]), options=[joinedload(Job.recruiter)])
            facts = [("Employment", job.employment_type), ("Pay", job.salary), ("Posted", job.date_posted)]
            facts += [("Apply until", job.application_end_date), ("Asked for", job.keywords)]
            return render_template_string(
                PAGE, job=job, facts=facts, posting=posting(job), address=f"{SITE}/jobs/{name}"
            )

    @app.get("/sitemap-1.xml")
    def site_map() -> Response:
        with Session(engine) as session:
            listed = session.scalars(public.order_by(jobs.c.id).limit(50_000)).all()
            return Response(render_template_string(MAP, jobs=listed, site=SITE), mimetype="application/xml")

    @app.get("/feeds/jobs.atom")
    def atom() -> Response:
        with Session(engine) as session:
            listed = session.scalars(public.order_by(jobs.c.id.desc()).limit(50)).all()
            return Response(render_template_string(ATOM, jobs=listed, site=SITE), mimetype="application/atom+xml")

    @app.get("/feeds/jobs.xml")
    def everything() -> Response:
        with Session(engine) as session:
            listed = session.scalars(public.order_by(jobs.c.id.desc())).all()
            return Response(render_template_string(ALL, jobs=listed, site=SITE), mimetype="application/xml")

    return app


def posting(job: Job) -> str:
    return json.dumps(
        {
            "@context": "https://schema.org/",
            "@type": "JobPosting",
            "title": job.title,
            "description": job.description,
            "datePosted": job.date_posted.isoformat(),
            "validThrough": datetime.combine(job.application_end_date, datetime.min.time()).isoformat(),
            "hiringOrganization": {"@type": "Organization", "name": job.company},
            "jobLocation": {"@type": "Place", "address": job.location},
        }
    )
