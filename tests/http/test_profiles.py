"""The profile over HTTP: what is written comes back, what is wrong is said, and nobody reads another's."""

import io

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hireloom.adapters.http.profile_fields import WIRE_NAMES
from tests.conftest import PHONE
from tests.http.profile_calls import BASIC, RESUME, WISHES, advanced, me, mine, save
from tests.lookups import latest


@pytest.mark.spec("OPEN-044", "WS-052")
def test_a_first_visit_has_no_profile_and_is_no_error(seeker):
    answer = seeker.get(f"/api/jobsdb/user/{me(seeker)}")
    assert answer.status_code == 200
    registered = {"country_code": PHONE.country_code, "digits": PHONE.digits}
    assert answer.get_json() == {"success": False, "profile": None, "message": "Profile not found", "phone": registered}
    answer = seeker.get(f"/api/profile/{me(seeker)}")
    assert answer.get_json() == {"success": False, "profile": {"skills": ""}, "message": "Profile not found"}


@pytest.mark.spec("PROF-04", "PROF-07", "PROF-08", "PROF-09", "API-15", "API-16", "API-18", "API-19")
def test_a_basic_profile_comes_back_with_its_defaults(seeker):
    answer = save(seeker, BASIC | {"user_id": str(me(seeker))})
    assert answer.status_code == 200
    body = answer.get_json()
    assert (body["success"], body["message"]) == (True, "Profile saved successfully!")
    profile = mine(seeker)
    assert profile == body["profile"]
    assert profile.pop("updated_at")
    assert profile == {
        "name": "Anna Löwe",
        "email": "anna@work.example",
        "phone_number": "4155550142",
        "country_code": "+1",
        "skills": "Python, SQL",
        "job_roles": "Backend Engineer",
        "experience": "",
        "preferred_locations": "",
        "resume_path": "",
        "resume_name": "",
        "expected_salary": "",
        "employment_type": "",
        "preferred_job_level": "",
        "relocation_willingness": "",
        "visa_type": "",
        "currency_symbol": "$",
        "currencySymbol": "$",
        "salary_duration": "per year",
        "is_basic": 1,
        "discoverable": True,
        "visibility": "all",
    }
    assert seeker.get(f"/api/profile/{me(seeker)}").get_json()["profile"] == {"skills": "Python, SQL"}


@pytest.mark.spec("OPEN-045", "OPEN-135", "API-17", "PROF-04")
@pytest.mark.parametrize("spelling", ["written", "read"])
def test_what_is_written_under_either_name_is_read_under_its_own(seeker, spelling):
    fields = {wire_name: advanced()[wire_name] for wire_name in WIRE_NAMES.values()}
    if spelling == "read":
        fields = {name: fields[wire_name] for name, wire_name in WIRE_NAMES.items()}
    assert save(seeker, fields | {"is_basic": "0", "resume": RESUME}).status_code == 200
    profile = mine(seeker)
    for name, wire_name in WIRE_NAMES.items():
        assert profile[name] == ("€" if name == "currency_symbol" else advanced()[wire_name])
    assert (profile["currencySymbol"], profile["is_basic"], profile["resume_name"]) == ("€", 0, "resume.pdf")


SENTENCES = [
    ("PROF-10", {"name": " "}, "name", "Name is required"),
    ("PROF-11", {"name": "Anna 2"}, "name", "Name can only contain letters and spaces"),
    ("OPEN-041", {"name": "O'Brien"}, "name", "Name can only contain letters and spaces"),
    ("OPEN-041", {"name": "Anne-Marie"}, "name", "Name can only contain letters and spaces"),
    ("PROF-12", {"email": ""}, "email", "Email is required"),
    ("PROF-12", {"email": "anna@"}, "email", "Invalid email format"),
    ("PROF-13", {"phoneNumber": "415555014"}, "phoneNumber", "Phone number must be exactly 10 digits"),
    ("PROF-13", {"phoneNumber": "41555501423"}, "phoneNumber", "Phone number must be exactly 10 digits"),
    ("LIM-08", {"phoneNumber": "٤١٥٥٥٥٠١٤٢"}, "phoneNumber", "Phone number must be exactly 10 digits"),
    ("PROF-26", {"countryCode": "+49"}, "countryCode", "Please choose a country code: +91, +1, +44 or +61"),
    ("PROF-14", {"skills": " , ,"}, "skills", "Skills are required"),
    ("PROF-15", {"jobRoles": ""}, "jobRoles", "Job roles are required"),
]
ADVANCED_SENTENCES = [
    ("PROF-17", {"experience": ""}, "experience", "Experience is required"),
    ("PROF-28", {"experience": "35"}, "experience", None),
    ("PROF-18", {"employmentType": ""}, "employmentType", "Employment type is required"),
    ("PROF-30", {"employmentType": "Internship"}, "employmentType", None),
    ("PROF-19", {"relocationWillingness": ""}, "relocationWillingness", "Relocation willingness is required"),
    ("PROF-29", {"relocationWillingness": "Maybe"}, "relocationWillingness", None),
    ("PROF-20", {"expectedSalary": " "}, "expectedSalary", "Expected salary is required"),
    ("PROF-21", {"preferredLocations": "a,b,c,d"}, "preferredLocations", "You can select up to 3 locations"),
    ("PROF-23", {"resume": None}, "resume", "Resume is required"),
    ("PROF-24", {"resume": b"PK\x03\x04"}, "resume", "Only PDF files are allowed"),
    ("PROF-24", {"resume": b""}, "resume", "Only PDF files are allowed"),
    ("PROF-25", {"currencySymbol": ""}, "currencySymbol", "Currency is required"),
    ("PROF-25", {"salaryDuration": ""}, "salaryDuration", "Salary duration is required"),
    ("PROF-31", {"currencySymbol": "CHF"}, "currencySymbol", None),
    ("PROF-32", {"salaryDuration": "per day"}, "salaryDuration", None),
]


@pytest.mark.spec(*{row[0] for row in (*SENTENCES, *ADVANCED_SENTENCES)}, "OPEN-042", "OPEN-043", "PROF-05", "LIM-09")
@pytest.mark.parametrize(("spec", "wrong", "field", "sentence"), [*SENTENCES, *ADVANCED_SENTENCES])
def test_every_rule_has_its_sentence(seeker, spec, wrong, field, sentence):
    is_advanced = (spec, wrong, field, sentence) in ADVANCED_SENTENCES
    answer = save(seeker, advanced(**wrong) if is_advanced else BASIC | wrong)
    body = answer.get_json()
    assert (answer.status_code, body["success"], list(body["errors"])) == (422, False, [field])
    assert body["errors"][field] == [body["message"]]
    if sentence:
        assert body["message"] == sentence
    assert mine(seeker) is None


@pytest.mark.spec("PROF-16")
def test_an_advanced_save_needs_the_basic_fields_too_and_names_everything_at_once(seeker):
    answer = save(seeker, {"is_basic": "0"})
    assert set(answer.get_json()["errors"]) == {
        *("name", "email", "phoneNumber", "countryCode", "skills", "jobRoles"),
        *("experience", "employmentType", "relocationWillingness", "expectedSalary", "resume"),
    }


@pytest.mark.spec("PROF-06", "PROF-25")
def test_who_does_not_name_a_salary_needs_no_currency(seeker):
    answer = save(seeker, advanced(expectedSalary="na", currencySymbol="", salaryDuration=""))
    assert answer.status_code == 200
    profile = mine(seeker)
    assert (profile["expected_salary"], profile["currency_symbol"], profile["salary_duration"]) == (
        "NA",
        "$",
        "per year",
    )


@pytest.mark.spec("OPEN-046", "PROF-30")
@pytest.mark.parametrize("entry", ["full-time", "FULL TIME", "Fulltime"])
def test_an_option_is_taken_in_any_case_and_kept_in_ours(seeker, entry):
    assert save(seeker, advanced(employmentType=entry)).status_code == 200
    assert mine(seeker)["employment_type"] == "Full-Time"


@pytest.mark.spec("OPEN-135", "PROF-31")
@pytest.mark.parametrize(
    ("entry", "symbol"),
    [("USD", "$"), ("INR", "₹"), ("EUR", "€"), ("GBP", "£"), ("JPY", "¥"), ("$", "$"), ("¥", "¥"), ("inr", "₹")],
)
def test_a_currency_is_its_code_or_its_symbol_and_comes_back_as_the_symbol(seeker, entry, symbol):
    save(seeker, advanced(currencySymbol=entry))
    assert mine(seeker)["currency_symbol"] == mine(seeker)["currencySymbol"] == symbol


@pytest.mark.spec("PROF-34", "SEC-47", "PROF-23")
def test_a_basic_save_needs_no_resume_and_erases_nothing(seeker):
    save(seeker, advanced())
    before = mine(seeker)
    blanks = dict.fromkeys(WISHES, "")
    assert save(seeker, BASIC | blanks | {"name": "Anna Berg"}).status_code == 200
    after = mine(seeker)
    assert after["name"] == "Anna Berg"
    assert {**after, "name": ""} == {**before, "name": ""}
    assert save(seeker, advanced(resume=None, experience="10+")).status_code == 200  # a resume is on file
    assert (mine(seeker)["experience"], mine(seeker)["resume_path"]) == ("10+", before["resume_path"])


@pytest.mark.spec("OPEN-136")
def test_the_profiles_address_is_not_the_accounts(seeker):
    account = seeker.get("/api/session").get_json()["user"]["email"]
    save(seeker, BASIC | {"email": "Other@Mail.example"})
    assert mine(seeker)["email"] == "other@mail.example"
    assert seeker.get("/api/session").get_json()["user"]["email"] == account


@pytest.mark.spec("OPEN-097")
@pytest.mark.parametrize(("entry", "visibility"), [("0", False), ("false", False), ("1", True), (None, True)])
def test_who_does_not_want_to_be_found_says_so_once(seeker, container, entry, visibility):
    save(seeker, BASIC | {"discoverable": entry})
    save(seeker, BASIC)
    assert mine(seeker)["discoverable"] is visibility
    with container.store().reading() as tx:
        assert tx.profiles.of(me(seeker)).discoverable is visibility


@pytest.mark.parametrize("field", ["is_basic", "discoverable"])
@pytest.mark.parametrize("value", ["yes", "2", "on", "", "null"])
@pytest.mark.spec("PROF-09")
def test_a_flag_is_one_or_zero(seeker, field, value):
    answer = save(seeker, BASIC | {field: value})
    assert (answer.status_code, answer.get_json()["errors"]) == (422, {field: ["Must be 1 or 0"]})


@pytest.mark.spec("SEC-17", "OPEN-044", "SEC-29", "OPEN-067")
@pytest.mark.parametrize("who", ["user", "recruiter"])
def test_nobody_reads_anothers_whether_it_is_there_or_not(seeker, signed_in, who):
    save(seeker, advanced())
    other_browser = signed_in(who)
    answers = [
        other_browser.get(f"/api/{path}/{user_id}")
        for path in ("jobsdb/user", "profile")
        for user_id in (me(seeker), 999_999, 2**31 - 1)
    ]
    answers.append(other_browser.get("/api/" + mine(seeker)["resume_path"]))
    refusal = {"success": False, "code": "forbidden", "message": "You do not have permission to perform this action."}
    assert [(answer.status_code, answer.get_json()) for answer in answers] == [(403, refusal)] * 7
    assert save(other_browser, BASIC | {"user_id": str(me(seeker))}).status_code == 403


@pytest.mark.spec("SEC-17", "OPEN-067")
def test_an_admin_reads_any_and_it_is_written_down(seeker, signed_in, container):
    save(seeker, advanced())
    admin = signed_in("admin")
    assert admin.get(f"/api/jobsdb/user/{me(seeker)}").get_json()["profile"] == mine(seeker)
    assert admin.get("/api/" + mine(seeker)["resume_path"]).data == RESUME
    assert admin.get("/api/jobsdb/user/999999").get_json()["profile"] is None
    with container.store().reading() as tx:
        newest = [(event.action, event.actor_id) for event in latest(tx, 3)]
    assert newest == [("profiles.read", me(admin)), ("files.read", me(admin)), ("profiles.read", me(admin))]


@pytest.mark.parametrize("field", [*WIRE_NAMES.values()])
@pytest.mark.parametrize("value", ["x" * 10_240, "a\x00b", "Anna\u202eeteled", "<script>alert(1)</script>", "\ud800"])
def test_whatever_is_typed_into_a_field_is_refused_or_kept_in_a_line(seeker, field, value):
    fields = advanced(**{field: value})
    answer = seeker.post(
        "/api/jobsdb",
        data={
            key: (io.BytesIO(text), "r.pdf") if key == "resume" else text.encode("utf-8", "surrogatepass")
            for key, text in fields.items()
        },
        content_type="multipart/form-data",
    )
    assert answer.status_code in (200, 422)
    if answer.status_code == 200:
        text = "".join(str(value) for value in mine(seeker).values())
        assert not set(text) & set("\x00\n\r\u202e\ud800")
        assert len(text) < 3_000


TEXTS = st.sampled_from(["", " ", "Remote", "NA", "EUR", "0-1", "per hour", "x,y,z,w", "Yes", "\u202e"])


@pytest.mark.spec("PROF-34", "SEC-47")
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(fields=st.dictionaries(st.sampled_from([*WISHES]), TEXTS))
def test_whatever_is_saved_as_basic_nothing_advanced_is_lost(seeker, fields):
    if mine(seeker) is None:
        save(seeker, advanced())
    before = mine(seeker)
    assert save(seeker, BASIC | fields).status_code == 200
    assert mine(seeker) == before
