"""Resumes and jobs of our own to match in tests: a backend engineer, a nurse and a chef."""

BACKEND_JOB = """Senior Backend Engineer
Kestrel Robotics, Rotterdam

Kestrel Robotics is a maker of warehouse robots. We are looking for a Senior Backend Engineer for our fleet.

What you will do
- Design, build and run REST APIs for booking and route planning.
- Keep our PostgreSQL databases fast and safe.
- Review code and mentor junior engineers.

Requirements
- 5+ years of backend engineering
- Python in production
- PostgreSQL
- REST API design
- Docker and Kubernetes
- AWS (ECS, RDS, IAM)
- Bachelor's degree in computer science or equivalent

Nice to have
- Kafka
- Terraform
- Go

What we offer
- Competitive salary, 401k, health insurance and 30 days of vacation.
Kestrel Robotics is an equal opportunity employer.
"""

BACKEND_RESUME = """Maya Okafor
Rotterdam · maya.okafor@posteo.example · +31 6 5550 0142

Backend engineer with 7 years of experience in logistics and payments.

Experience

Senior Backend Engineer  2021 to now
Parcelwise, Rotterdam
• Rebuilt the booking service in Python 3.11, cutting p95 latency from
840 ms to 190 ms.
• Designed the public REST API used by 140 partner carriers.
• Moved 2.1 TB from MySQL to PostgreSQL without downtime.
• Ran the booking service on AWS RDS. Infrastructure for three regions in Terraform.
• Introduced Kafka for shipment events, 4,000 messages a second.

Backend Engineer  2018 to 2021
Tidewater Health, Utrecht
• Packed 23 services in Docker and wrote the shared build images.
• Mentored four junior engineers, two of them now seniors.

Education
BSc Computer Science  2014 to 2018
Delft University of Technology
"""

NURSE_JOB = (
    "Registered Nurse - Telemetry St. Brigid Hospital is seeking a Registered Nurse for our telemetry unit. "
    "Responsibilities: Assesses patients and develops the nursing care plan. Administers medications and documents "
    "treatment in the electronic health record. Provides wound care and patient education at discharge. "
    "Requirements: Current RN license required. Minimum of two (2) years of acute care experience. ACLS required, BLS "
    "required. Bachelor's degree in nursing preferred. We offer dental, 401(k) and paid time off. EOE."
)

NURSE_RESUME = """Ines Carvalho
12 Harbour Street, Porto
Registered nurse with nine years in acute care and telemetry.

Work History
Registered Nurse, Telemetry    03/2015 - Current
Hospital of the Lighthouse
Assessed patients each shift and wrote the nursing care plan with families.
Administered medications and documented treatment in the electronic health record.
Gave wound care and taught patients before discharge.

Certified Nursing Assistant    06/2012 - 02/2015
Helped residents with daily living and took vital signs.

Education
Bachelor of Science in Nursing, 2012
Certifications
RN license, ACLS, BLS
"""

CHEF_RESUME = """Theo Lindqvist
Sous Chef    2016 to 2024
Ran the line for 120 covers a night and trained six cooks.
Wrote seasonal menus and kept food cost under 28 percent.
Line Cook    2012 to 2016
Prepared sauces and stocks to recipe and kept the station clean.
"""
