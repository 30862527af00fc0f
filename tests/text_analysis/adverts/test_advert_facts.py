"""What a pasted advert fills in, and what it leaves open."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hireloom.domain.job_forms import EMPLOYMENT_TYPES
from hireloom.domain.profiles import CURRENCIES, SALARY_DURATIONS
from hireloom.domain.salaries import pay_of
from hireloom.text_analysis.adverts.advert_facts import advert_facts
from hireloom.text_analysis.adverts.advert_pay import pay_in

pytestmark = pytest.mark.spec("HIR-T47")
TODAY = date(2026, 11, 30)
ADVERT = """Senior Loom Mechanic
Loomworks Ltd | Leeds, UK | Full-time
Salary: £32,000 - £38,500 per annum
Closing date: 15 December 2026

About us
Loomworks is a maker of looms.

Requirements
- 3+ years of experience with Python
- You have used SAP and Excel
- A forklift licence

What We Offer
- A $500 referral bonus
"""


def facts(text: str, today: date = TODAY) -> dict[str, str]:
    return {fact.field: fact.value for fact in advert_facts(text, today)}


def test_an_advert_fills_the_form_with_its_own_words() -> None:
    assert facts(ADVERT) == {
        "title": "Senior Loom Mechanic",
        "location": "Leeds, UK",
        "employment_type": "Full-time",
        "salary": "32,000 - 38,500",
        "currency": "GBP",
        "salary_duration": "per year",
        "ends_on": "2026-12-15",
        "keywords": "Python, SAP, Excel, Forklift licence",
    }
    quotes = {fact.field: ADVERT[fact.start : fact.end] for fact in advert_facts(ADVERT, TODAY)}
    assert quotes["salary"] == quotes["currency"] == "£32,000 - £38,500 per annum"
    assert quotes["ends_on"] == "Closing date: 15 December 2026"
    assert quotes["location"] == "Leeds, UK"


@pytest.mark.parametrize(
    ("line", "salary", "currency", "duration"),
    [
        ("CTC 12 - 18 LPA.", "1,200,000 - 1,800,000", "INR", "per year"),
        ("Salary: ₹8,00,000 - ₹12,00,000", "800,000 - 1,200,000", "INR", "per year"),
        ("Rs. 40,000 per month", "40,000", "INR", "per month"),
        ("80-120k USD", "80,000 - 120,000", "USD", "per year"),
        ("Gehalt: 45.000 € - 55.000 € brutto", "45,000 - 55,000", "EUR", "per year"),
        ("€45 000 per year", "45,000", "EUR", "per year"),
        ("$18.50 to $22.00 an hour", "18.50 - 22", "USD", "per hour"),
        ("EUR 3.200 monthly", "3,200", "EUR", "per month"),
        ("$60,000 - $80,000 plus bonus", "60,000 - 80,000", "USD", "per year"),
        (
            "Base salary between $100,000 and $130,000, and you travel to ten cities",
            "100,000 - 130,000",
            "USD",
            "per year",
        ),
        ("$75,000.00 Annually", "75,000", "USD", "per year"),
        ("Gehalt: 3.500 € brutto im Monat", "3,500", "EUR", "per month"),
        ("Stundenlohn: 15,50 € pro Stunde", "15.50", "EUR", "per hour"),
        ("Salary\n$55,000", "55,000", "USD", "per year"),
        ("A budget of $90,000.\nSalary: $50,000", "50,000", "USD", "per year"),
    ],
)
def test_pay_is_read_as_people_write_it(line: str, salary: str, currency: str, duration: str) -> None:
    pay = pay_in(line)
    assert pay is not None
    assert (pay.salary, pay.currency, pay.duration) == (salary, currency, duration)


@pytest.mark.parametrize(
    "line",
    [
        "Salary: $80,000 CAD",
        "CA$80,000 a year",
        "Salary up to £45,000 per year",
        "Great pay to $65K",
        "We manage budgets of $100,000 - $200,000",
        "We raised $40,000,000 to build looms for the whole country and beyond it",
        "Salary: $500 per day",
        "A $10,000 sign-on bonus",
        "Our sales of $20,000 - $30,000 grow",
        "Salary: 60,000 - 80,000",
        "The pay is $5,000",
        "Salary: $200,000 per hour",
        "Salary: $90,000 - $70,000",
        "Salary: competitive\nOur fund lends $25,000 to each of the schools",
        "You raise $50,000 a year in donations",
        "You refund $20,000 per month in fees",
        "Loans $20,000 - $50,000",
    ],
)
def test_what_is_no_pay_or_not_whole_is_left_open(line: str) -> None:
    assert pay_in(line) is None


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Loom Mechanic\nLocation: Dortmund (On-site)\nWe repair looms.", "Dortmund (On-site)"),
        ("Loom Mechanic\nJob Location: Pune, India | Full-time", "Pune, India"),
        ("Loom Mechanic\nRemote", "Remote"),
        ("Loom Mechanic\nChicago, IL (Hybrid)", "Chicago, IL (Hybrid)"),
        ("We repair looms.\nThe role is based in Porto, Portugal. We like it.", "Porto, Portugal"),
        ("Loom Mechanic\nLocation - Boston, MA\nWe repair looms.", "Boston, MA"),
        ("Loom Mechanic\nIn this role you work with clients based in Germany.", None),
        ("Loom Mechanic\nLocation: This role can be done at any office", None),
        ("Loom Mechanic\nLocation: flexible", None),
        ("Loom Mechanic\nLocation: you decide where you sit.", None),
        ("Loom Mechanic\nLocation: LOCATION JOB TYPE: Temporary", "LOCATION"),
        ("Loom Mechanic\nWe have customers in Chicago, IL and beyond.", None),
        ("We seek an analyst for a 3 month contract in Columbus, OH. The pay is good.", "Columbus, OH"),
        ("We are now hiring at our Dublin, OH diner.", "Dublin, OH"),
        ("Our client is headquartered in Norwalk, CT. We seek clerks in Boston, MA.", "Boston, MA"),
        ("We seek clerks in Boston, MA and Norwalk, CT.", None),
        ("Job Fairs in Monroe, WI every Saturday", None),
        ("Proficiency in MS Excel, MS Access and Word", None),
    ],
)
def test_a_place_is_named_and_not_guessed(text: str, place: str | None) -> None:
    assert facts(text).get("location") == place


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Loom Mechanic\nJob Type: Contract to hire", "Contract"),
        ("Loom Mechanic (Part-time)\nAsk our full-time staff.", "Part-time"),
        ("Loom Mechanic\nThis is a full time position.", "Full-time"),
        ("Loom Mechanic\nYou lead our part-time staff.", None),
        ("Loom Mechanic\nYou are a full-time employee.", "Full-time"),
        ("Loom Mechanic\nFull-time or part-time", None),
        ("Loom Mechanic\nYou read every contract.", None),
        ("We seek an analyst for a 3 Month Contract in Columbus, OH.", "Contract"),
    ],
)
def test_a_kind_counts_only_alone(text: str, kind: str | None) -> None:
    assert facts(text).get("employment_type") == kind


@pytest.mark.parametrize(
    ("line", "day"),
    [
        ("Apply by 12/31/2026", "2026-12-31"),
        ("Apply by 31.12.2026", "2026-12-31"),
        ("Application deadline: January 5, 2027", "2027-01-05"),
        ("Applications close on 2026-12-24", "2026-12-24"),
        ("Apply by 12/12/2026", "2026-12-12"),
        ("Apply by 05/01/2027", None),  # of January or of May
        ("Closing date: December 2026", None),
        ("Closing date: 15 November 2026", None),  # is over
        ("Closing date: 15 June 2027", None),  # later than any job is open
        ("Closing date: 31 February 2027", None),
        ("Founded on 15 December 2026", None),
        ("Closing date. We began on 15 December 2026", None),
    ],
)
def test_a_deadline_is_a_whole_day_within_reach(line: str, day: str | None) -> None:
    assert facts(f"Loom Mechanic\n{line}").get("ends_on") == day


LINES = st.sampled_from(
    [*ADVERT.splitlines(), "$1", "12 - 18 LPA", "Apply by 1/1/2027", "Location: x", "\t", "🧵", "$9k€"]
)


@given(st.lists(LINES | st.text(max_size=30), max_size=12).map("\n".join))
def test_whatever_is_pasted_each_value_fits_its_field_and_each_quote_its_place(text: str) -> None:
    named = advert_facts(text, TODAY)
    values = {fact.field: fact.value for fact in named}
    assert len(values) == len(named)
    assert all(0 <= fact.start <= fact.end <= len(text) and fact.value for fact in named)
    assert values.get("employment_type", "Contract") in EMPLOYMENT_TYPES
    assert values.get("currency", "USD") in CURRENCIES
    assert values.get("salary_duration", "per year") in SALARY_DURATIONS
    assert "salary" not in values or pay_of(values["salary"]) is not None
    assert {"salary", "currency", "salary_duration"} <= set(values) or "salary" not in values


def test_what_the_employer_gives_is_no_keyword() -> None:
    advert = "Baker\nCrumb Ltd\n\nRequirements\n- You have used Excel\n- Knowledge of health insurance\n"
    assert facts(advert)["keywords"] == "Excel"
    assert "ealth insurance" in facts(advert.replace("Baker", "Claims Adjuster"))["keywords"]
