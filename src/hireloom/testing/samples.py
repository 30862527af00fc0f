"""An invented resume and job, long enough for every kind of analysis."""

RESUME = """\
Marisol Quenneville
48 Larkspur Lane, Apt 3, Tucson, AZ 85701
marisol.quenneville@mailbox.example | +1 (520) 555-0142 | linkedin.com/in/mquenneville
Driver's license: D1234567   Visa: H1B

Senior Backend Engineer

Summary
Backend engineer who builds payment and logistics services in Python and keeps them running.

Experience

Senior Backend Engineer, Tallgrass Freight, 2019 - Present
- Led the move of a dispatch monolith to 14 services in Python and FastAPI, deployed on Kubernetes.
- Cut the median response time of the quoting service from 900 ms to 120 ms by adding Redis caching.
- Mentored four engineers and introduced code review for every change.
- Designed the PostgreSQL schema for shipments and tuned its slowest queries.
- Took part in the on-call rota and wrote the incident reviews.

Backend Engineer, Copperline Payments, 2016 - 2019
- Built a ledger in Django and PostgreSQL that settled 40,000 transfers a day.
- Wrote integration tests with pytest and ran them in GitLab CI on every merge.
- Integrated three card processors over REST and handled their webhooks.
- Documented the public API with OpenAPI and answered questions of partners.

Junior Developer, Saguaro Web Studio, 2014 - 2016
- Made web shops for local businesses with JavaScript and Flask.
- Moved hosting of 20 customers from shared servers to AWS.

Education
Bachelor of Science in Computer Science, Desert Plains University, 2014

Skills
Python, FastAPI, Django, Flask, PostgreSQL, Redis, Docker, Kubernetes, AWS, GitLab CI, pytest, REST, OpenAPI, Git

Languages
English, Spanish
"""

JOB = """\
Senior Python Engineer
Harborlight Logistics

About the role
Harborlight Logistics moves parcels between ports. We look for a Senior Python Engineer for our tracking platform.

Responsibilities
- Design and build services in Python that process tracking events from ships and trucks.
- Own the PostgreSQL database of shipments and keep its queries fast.
- Operate our services on Kubernetes and AWS together with the platform team.
- Review code and mentor less experienced engineers.
- Stream events through Apache Kafka and watch their delay.
- Take part in the on-call rota and improve our monitoring with Grafana.
- Talk with customers about the public REST API and its documentation.

Requirements
- At least 5 years of experience in backend development with Python.
- Strong knowledge of PostgreSQL and SQL.
- Experience with Docker and Kubernetes.
- Experience with Apache Kafka or RabbitMQ is required.
- Experience with REST API design.
- Bachelor's degree in Computer Science or a similar field.
- Good written and spoken English.

Nice to have
- Experience with Terraform.
- Knowledge of Go.
- Experience in logistics.
"""
