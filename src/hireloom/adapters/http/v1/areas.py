"""All areas of /api/v1, in the order in which they are described."""

from hireloom.adapters.http.v1 import (
    applications,
    candidates,
    company,
    description,
    documents,
    interview_plans,
    interviews,
    jobs,
    matches,
    notes,
    people,
    screening_questions,
    searches,
    threads,
    tracked_jobs,
    webhooks,
)

AREAS_V1 = (
    jobs,
    screening_questions,
    matches,
    applications,
    notes,
    threads,
    interviews,
    interview_plans,
    documents,
    candidates,
    company,
    people,
    searches,
    tracked_jobs,
    webhooks,
    description,
)
