"""Limits, choices and messages that the web client applies before it sends a request, taken from the rules that define
them. They are in the OpenAPI document under x-constants, from which the client's copy is generated. Lengths are in
characters, file sizes in bytes.
"""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from hireloom.adapters.http.core.paging import LONGEST_SEARCH
from hireloom.domain import (
    answer_templates,
    applicant_views,
    application_forms,
    job_drafts,
    job_forms,
    jobs,
    messages,
    notes,
    offers,
    papers,
    pool_people,
    pool_searches,
    pool_sheets,
    profile_forms,
    profiles,
    rejection_reasons,
    salaries,
    saved_searches,
    screening_questions,
    searches,
    stages,
    stories,
    tags,
    tracked_jobs,
    tracker_stages,
)
from hireloom.domain.applications import Status
from hireloom.domain.boards import postings
from hireloom.domain.careers import career_limits, records
from hireloom.domain.cover_letters.orders import Emphasis, Length, Tone
from hireloom.domain.identity import codes, emails, passwords, second_factors, users
from hireloom.domain.mails import application_mails, candidate_mails, decision_mails
from hireloom.domain.marketing import content, platforms
from hireloom.domain.product import PRODUCT_NAME
from hireloom.domain.profile_match import experience, matches, places, recommendations, roles
from hireloom.domain.resume_match import analyses, brakes, corrections, scores
from hireloom.domain.threads import messages as thread_messages
from hireloom.domain.windows import MOST_A_PAGE
from hireloom.text_analysis.writing.questions.practice import LONGEST_QUESTION
from hireloom.usecases import decisions, uploads

DAY = timedelta(days=1)

IDENTITY = {
    "shortest_username": users.SHORTEST_USERNAME,
    "longest_username": users.LONGEST_USERNAME,
    "shortest_password": passwords.MIN_LENGTH,
    "longest_password": passwords.MAX_LENGTH,
    "long_password": passwords.LONG,
    "shortest_personal_word": passwords.SHORTEST_WORD,
    "own_name": PRODUCT_NAME,
    "password_signs": passwords.SIGNS,
    "longest_email": emails.MAX_LENGTH,
    "personal_providers": sorted(emails.PERSONAL_PROVIDERS),
    "code_length": codes.LENGTH,
    "recovery_codes": second_factors.RECOVERY_CODES,
    "few_recovery_codes": second_factors.FEW_CODES,
}
PROFILE = {
    "country_codes": profiles.COUNTRY_CODES,
    "experience_bands": profiles.EXPERIENCE,
    "profile_employment_types": profiles.EMPLOYMENT_TYPES,
    "relocation_answers": profiles.RELOCATION,
    "salary_durations": profiles.SALARY_DURATIONS,
    "currencies": [{"code": code, "symbol": symbol} for code, symbol in profiles.CURRENCIES.items()],
    "undisclosed_salary": profiles.NO_SALARY,
    "most_locations": profiles.MAX_LOCATIONS,
    "most_career_roles": career_limits.MOST_ROLES,
    "most_career_deeds": career_limits.MOST_DEEDS,
    "most_career_entries": career_limits.MOST_ENTRIES,
    "longest_career_line": records.LONGEST_LINE,
    "longest_deed": records.LONGEST_DEED,
}
JOB = {
    "job_employment_types": job_forms.EMPLOYMENT_TYPES,
    "shortest_title": job_forms.SHORTEST_TITLE,
    "longest_title": job_forms.LONGEST_TITLE,
    "shortest_company": job_forms.SHORTEST_COMPANY,
    "shortest_description": job_forms.FEWEST_CHARACTERS,
    "fewest_description_words": job_forms.FEWEST_WORDS,
    "longest_description": job_forms.LONGEST_DESCRIPTION,
    "longest_salary": salaries.LONGEST,
    "unsaid_salary": salaries.NOT_SAID,
    "unspecified_salary": salaries.NOT_SPECIFIED,
    "most_providers": job_forms.MOST_PROVIDERS,
    "answer_days": jobs.ANSWER_DAYS,
    "most_answer_days": job_forms.MOST_ANSWER_DAYS,
    "most_days_posted": jobs.MOST_DAYS_POSTED,
    "most_days_reopened": jobs.MOST_DAYS_REOPENED,
    "most_reopens": jobs.MAX_REOPENS,
    "longest_search": LONGEST_SEARCH,
    "longest_search_name": saved_searches.LONGEST_NAME,
    "most_new_jobs_counted": saved_searches.MOST_COUNTED,
    "listed_jobs": searches.PAGE,
    "most_listed_jobs": searches.LONGEST_PAGE,
    "most_rows": MOST_A_PAGE,
}
APPLYING = {
    "application_documents": [
        {
            "kind": kind.value,
            "label": label,
            "formats": papers.FORMATS[kind],
            "refused": str(papers.WrongPaper(kind)),
        }
        for kind, label in papers.LABELS.items()
    ],
    "longest_letter": application_forms.LONGEST_LETTER,
    "longest_thread_message": thread_messages.LONGEST_THREAD_MESSAGE,
    "longest_offer_line": offers.LONGEST_OFFER_LINE,
    "longest_offer_note": offers.LONGEST_OFFER_NOTE,
    "longest_offer_answer": offers.LONGEST_OFFER_ANSWER,
    "most_stage_days": stages.MOST_STAGE_DAYS,
    "most_templates": answer_templates.MOST_TEMPLATES,
    "longest_template": answer_templates.LONGEST_TEMPLATE,
    "longest_template_name": answer_templates.LONGEST_TEMPLATE_NAME,
    "template_variables": answer_templates.VARIABLES,
    "most_reasons": rejection_reasons.MOST_REASONS,
    "longest_reason": rejection_reasons.LONGEST_REASON,
    "most_questions": screening_questions.MOST_QUESTIONS,
    "most_choices": screening_questions.MOST_CHOICES,
    "longest_screening_question": screening_questions.LONGEST_SCREENING_QUESTION,
    "longest_choice": screening_questions.LONGEST_CHOICE,
    "longest_answer": screening_questions.LONGEST_ANSWER,
    "application_name_needed": application_forms.NAME_NEEDED,
    "application_letter_needed": application_forms.LETTER_NEEDED,
    "application_submitted": application_mails.SUBMITTED,
    "application_not_mailed": application_mails.FAILED,
    "letter_tones": [*Tone],
    "letter_emphases": [*Emphasis],
    "letter_lengths": [*Length],
}
MATCHING = {
    "match_formats": uploads.SCREEN.formats,
    "dialog_formats": uploads.DIALOG.formats,
    "scoring_formats": uploads.SCORING.formats,
    "question_page": analyses.PAGE,
    "longest_correction": corrections.LONGEST_WORDS,
    "longest_role_name": corrections.LONGEST_NAME,
    "longest_question": LONGEST_QUESTION,
    "longest_job_line": postings.LONGEST_LINE,
    "longest_tracker_note": tracked_jobs.LONGEST_NOTE,
    "longest_tracker_stage": tracker_stages.LONGEST_STAGE,
    "most_own_stages": tracker_stages.MOST_OWN,
    "longest_story_title": stories.LONGEST_TITLE,
    "longest_story_part": stories.LONGEST_PART,
    "longest_story_topic": stories.LONGEST_TAG,
    "most_story_topics": stories.MOST_TAGS,
    "medium_from": scores.MEDIUM,
    "unlikely_below": brakes.UNLIKELY_BELOW,
    "good_from": scores.GOOD,
    "score_headings": [
        {"over": over, "heading": scores.heading(over + 1), "advice": text} for over, text in scores.ADVICE.items()
    ],
    "most_for_skills": matches.MOST_FOR_SKILLS,
    "most_for_role": roles.MOST_FOR_ROLE,
    "most_for_experience": experience.MOST_FOR_EXPERIENCE,
    "most_for_location": places.MOST_FOR_LOCATION,
    "least_recommended_score": recommendations.LEAST_SCORE,
    "recommendations_listed": recommendations.LIMIT,
    "least_candidate_score": recommendations.LEAST_CANDIDATE_SCORE,
    "lowest_candidate_score": candidate_mails.LEAST_MATCH,
}
MESSAGES = {
    "longest_message": decision_mails.LONGEST_MESSAGE,
    "application_selected": decision_mails.DONE[Status.SELECTED],
    "application_rejected": decision_mails.DONE[Status.REJECTED],
    "most_stages": stages.MOST_STAGES,
    "longest_stage": stages.LONGEST_STAGE,
    "longest_tag": tags.LONGEST_TAG,
    "longest_pool_search_name": pool_searches.LONGEST_POOL_SEARCH_NAME,
    "longest_view_name": applicant_views.LONGEST_VIEW_NAME,
    "longest_draft_name": job_drafts.LONGEST_DRAFT_NAME,
    "longest_note": notes.LONGEST_NOTE,
    "most_decisions": decisions.MOST_AT_ONCE,
    "most_pool_people": pool_people.MOST_AT_ONCE,
    "most_pool_rows": pool_sheets.MOST_ROWS,
    "feedback_category": messages.CATEGORY,
    "feedback_words": messages.MAX_WORDS,
    "feedback_stars": [*messages.STARS],
    "longest_help_name": messages.LONGEST_NAME,
    "longest_help_message": messages.LONGEST_MESSAGE,
    "furthest_post_days": content.FURTHEST // DAY,
    "shortened_address": platforms.SHORTENED,
}
SENTENCES = {f"job_{sentence.name.lower()}": sentence.value for sentence in job_forms.JobSentence} | {
    f"profile_{sentence.name.lower()}": sentence.value for sentence in profile_forms.ProfileSentence
}


def constants() -> Mapping[str, Any]:
    """All constants by name."""
    return IDENTITY | PROFILE | JOB | APPLYING | MATCHING | MESSAGES | SENTENCES
