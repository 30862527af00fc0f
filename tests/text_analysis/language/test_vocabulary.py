"""The shipped vocabulary: large enough, well formed, and every word means one thing only."""

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from hireloom.text_analysis.language.lexicon_files import load_lexicon
from hireloom.text_analysis.language.words import words

_FAMILIES = (
    "software data it-operations engineering construction manufacturing automotive aviation logistics agriculture "
    "healthcare fitness education law public-safety finance accounting banking insurance hr sales marketing "
    "public-relations media design arts fashion hospitality customer-service consulting business-development "
    "real-estate science administration"
)
FAMILIES = frozenset(_FAMILIES.split())
KINDS = {"tool", "method", "knowledge", "certificate", "language", "licence", "soft"}


def rows(name: str) -> list[list[str]]:
    text = (files("hireloom.text_analysis.language") / "data" / name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if not line.startswith("#")]


def cells(cell: str) -> list[str]:
    return cell.split("|") if cell else []


def names(row: list[str]) -> Iterator[str]:
    yield row[0]
    yield from cells(row[1])


def norm(name: str) -> str:
    return " ".join(word.norm for word in words(name.removeprefix("=")))


# The plural is another name: in India an accounts executive keeps the books, and an account executive sells.
PLURALS = {"account executive", "account manager", "hcpc"}  # HCPCS are codes, the HCPC registers therapists
SKILLS = rows("skills.tsv")
OCCUPATIONS = rows("occupations.tsv")


def test_it_is_large_enough_for_all_occupations() -> None:
    assert len(SKILLS) >= 1700
    assert len(OCCUPATIONS) >= 450
    counted = Counter(family for row in SKILLS for family in cells(row[3]))
    assert set(counted) == FAMILIES
    assert min(counted.values()) >= 40, counted.most_common()[-3:]


def test_every_skill_has_a_name_a_kind_and_known_families() -> None:
    for row in SKILLS:
        assert len(row) == 4, row
        assert row[0].strip() == row[0] != "", row
        assert row[2] in KINDS, row
        assert set(cells(row[3])) <= FAMILIES, row
        assert row[3] or row[2] in {"language", "soft"}, row
        assert all(name.strip() == name != "" for name in names(row)), row


def test_every_occupation_has_a_family_and_near_families_beside_it() -> None:
    for row in OCCUPATIONS:
        assert len(row) == 4, row
        assert row[2] in FAMILIES, row
        assert set(cells(row[3])) <= FAMILIES - {row[2]}, row
    assert {row[2] for row in OCCUPATIONS} == FAMILIES


@pytest.mark.parametrize("table", [SKILLS, OCCUPATIONS], ids=["skills", "occupations"])
def test_no_name_means_two_things(table: list[list[str]]) -> None:
    plain: dict[str, str] = {}
    exact: dict[str, str] = {}
    for row in table:
        for name in names(row):
            key = norm(name)
            assert key, f"{name} of {row[0]} holds no word"
            if name.startswith("="):
                assert exact.setdefault(name, row[0]) == row[0], name
            else:
                assert key not in plain, f"{name}: {row[0]} and {plain[key]}"
                plain[key] = row[0]
    names_of = {name.lower(): row[0] for row in table for name in names(row) if not name.startswith("=")}
    for name, owner in exact.items():
        same = names_of if norm(name) in PLURALS else plain
        assert same.get(norm(name) if same is plain else name[1:].lower(), owner) == owner, name


def test_english_words_count_only_in_their_own_case() -> None:
    by_name = {row[0].removeprefix("="): set(names(row)) for row in SKILLS}
    for word in ("Go", "R", "C", "Excel", "REST", "Spring", "Rust", "React", "Swift", "Word", "Access"):
        spellings = [name for every in by_name.values() for name in every if norm(name) == norm(word)]
        assert all(name.startswith("=") for name in spellings), spellings


@pytest.mark.parametrize(
    ("alias", "skill"),
    [
        ("js", "JavaScript"),
        ("ts", "TypeScript"),
        ("py", "Python"),
        ("NodeJS", "Node.js"),
        ("ReactJS", "React"),
        ("Postgres", "PostgreSQL"),
        ("K8s", "Kubernetes"),
        ("Golang", "Go"),
        ("C Sharp", "C#"),
        ("cpp", "C++"),
        ("dotnet", ".NET"),
        ("ML", "Machine learning"),
        ("Amazon Web Services", "AWS"),
        ("RESTful", "REST"),
        ("ci cd", "CI/CD"),
        ("MSSQL", "SQL Server"),
        ("mongo", "MongoDB"),
        ("sauté", "Sautéing"),
        ("Basic Life Support", "BLS"),
        ("RN license", "RN license"),
        ("A&P license", "FAA A&P license"),
        ("month end close", "Month-end close"),
        ("ADF", "Azure Data Factory"),
        ("DATEV", "DATEV"),
        ("personal care", "Personal care"),
        ("IV medications", "IV therapy"),
        ("running the pass", "Expediting (kitchen)"),
        ("stocktake", "Inventory control"),
        ("purchase ledger", "Accounts payable"),
        ("BS 7671", "18th Edition"),
        ("PPT truck", "Pallet trucks"),
        ("minute taking", "Minute taking"),
        ("AR apps", "Augmented reality"),
        ("AR", "Accounts receivable"),
        ("MEDDPICC", "MEDDIC"),
        ("Shopify POS", "Shopify POS"),
        ("IV drug administration", "IV therapy"),
        ("hoists and slide sheets", "Moving and handling"),
    ],
)
def test_common_short_forms_are_known(alias: str, skill: str) -> None:
    skills = {row[0].removeprefix("=") for row in SKILLS for name in names(row) if norm(name) == norm(alias)}
    assert skills == {skill}


# What a recruiter of each trade writes every day.
EVERYDAY = {
    "care": "personal care|patient hoists|MAR charts|person-centred care|catheter care|enhanced DBS",
    "nursing": "IV medications|IV therapy|venepuncture|NG tubes|NMC registration|wound dressing|drug rounds",
    "kitchen": "running the pass|fresh pasta|pot washing|temperature logs|Level 2 Food Hygiene|COSHH|deep cleaning",
    "warehouse": "goods in|pallet jack|reach truck|voice picking|stocktake|put-away|handheld scanners|shrink wrapping",
    "electricians": "18th Edition|EICR|PAT testing|second fix|cable tray|consumer units|ECS card|three-phase",
    "teachers": "QTS|PGCE|KS2|EYFS|behaviour management|schemes of work|pastoral care|marking books",
    "accountants": "purchase ledger|sales ledger|DATEV|aged debtors|payment runs|AAT|CIMA|cash book|FRS 102",
    "lorry drivers": "HGV Class 1|Driver CPC|tachograph|multi-drop|tail lift|walkaround checks|ADR licence|Hiab",
    "hotels": "night audit|room inspections|turndown service|linen handling|cleaning guest rooms|Booking.com",
    "shops": "till operation|shelf filling|key holder|planogram|click and collect|cashing up|Challenge 25",
    "dental practices": "four-handed dentistry|bitewings|perio charting|root canal|GDC registered|decontamination",
    "laboratories": "pipetting|qPCR|ELISA|HPLC|titration|LIMS|gram stain|cell culture|GLP|ISO 17025|SOPs",
    "law offices": "conveyancing|probate|trial bundles|witness statements|e-filing|KYC|time recording",
    "personnel offices": "CIPD|grievance handling|sickness absence|TUPE|right to work checks|personnel files|Personio",
    "building sites": "dry lining|shuttering|rebar|setting out|SMSTS|RAMS|telehandler|CPCS card|drainage|roof tiling",
    "heating and gas": "Gas Safe|boiler servicing|F-Gas|bathroom fitting|underfloor heating",
    "cleaning": "office cleaning|carpet cleaning|window cleaning|waste disposal",
    "offices": "diary management|minute taking|audio typing|franking|answering phones|greeting visitors",
    "salons": "haircuts|balayage|manicures|waxing",
    "data": "Azure Data Factory|Azure Synapse|Microsoft Fabric",
}


@pytest.mark.parametrize("trade", EVERYDAY)
def test_the_everyday_words_of_a_trade_are_known(trade: str) -> None:
    assert [part for part in EVERYDAY[trade].split("|") if not load_lexicon().skills_in(part)] == []


@pytest.mark.parametrize(
    ("text", "skill"),
    [
        ("Wired money to suppliers abroad", "Electrical wiring"),
        ("Secured the freight on the trailer", "Freight forwarding"),
        ("I will do it till Friday", "Cash handling"),
        ("Filling in forms and wills", "Dental restorations"),
        ("Added 64 GB of RAM", "Method statements"),
        ("Laid the groundwork for a merger", "Groundworks"),
        ("Please send us your resume", "Special education"),
        ("SEND YOUR RESUME TO US", "Special education"),
        ("Enciphered with AES-GCM", "Gas chromatography"),
        ("Good in a team, good in Excel", "Goods receipt"),
        ("Facial recognition with OpenCV", "Beauty treatments"),
        ("Call 202-555-2391", "Inspection and testing (electrical)"),
        ("GCSE in English and Maths required", "Key Stage 4"),
        ("Configured VLANs and trunking", "Cable containment"),
        ("Built AR apps in Unity", "Accounts receivable"),
        ("Prototyped AR/VR and AR glasses", "Accounts receivable"),
        ("Taught AP Calculus and AP English", "Accounts payable"),
        ("Wrote small PRs and did PR reviews", "Public relations"),
        ("Run EMT and rigid conduit", "EMT certification"),
        ("GST return filing", "Filing"),
    ],
)
def test_a_word_of_another_trade_is_no_skill(text: str, skill: str) -> None:
    assert skill not in {mention.skill.name for mention in load_lexicon().skills_in(text)}


@pytest.mark.parametrize(
    "text", ["Accounts payable and receivable", "accounts receivable and payable", "Payables and receivables"]
)
def test_two_accounts_in_one_breath_are_two_skills(text: str) -> None:
    names = {mention.skill.name for mention in load_lexicon().skills_in(text)}
    assert {"Accounts payable", "Accounts receivable"} <= names


def test_a_tool_is_nobody_at_work_and_a_town_no_standard() -> None:
    lexicon = load_lexicon()
    assert lexicon.roles_in("Windows Server and SQL Server") == ()
    assert [role.occupation.title for role in lexicon.roles_in("Server in a restaurant")] == ["Waiter"]
    assert lexicon.skills_in("Northgate School, Leeds. Kept electronic logs. Spanish (C)")[0].skill.name == "Spanish"
    assert [mention.skill.name for mention in lexicon.skills_in("LEED, electronics and C")] == [
        "LEED",
        "Electronics",
        "C",
    ]


def test_common_german_titles_are_known() -> None:
    fields = {"Elektroniker (m/w/d)": "construction", "Pflegefachkraft": "healthcare", "LKW-Fahrer": "logistics"}
    for title, family in fields.items():
        occupation = load_lexicon().occupation_of(title)
        assert occupation
        assert occupation.family == family


@pytest.mark.parametrize(
    ("title", "occupation"),
    [
        ("Accounts Executive", "Accounting Clerk"),
        ("SR. ACCOUNTS EXECUTIVE", "Accounting Clerk"),
        ("Accounts Manager", "Accounting Manager"),
        ("Account Executive", "Account Executive"),
        ("Account Executives", "Account Executive"),
        ("Key Account Manager", "Account Manager"),
    ],
)
def test_whoever_keeps_the_accounts_sells_nothing(title: str, occupation: str) -> None:
    named_occupation = load_lexicon().occupation_of(title)
    assert named_occupation
    assert named_occupation.title == occupation


@pytest.mark.parametrize(
    ("text", "skills"),
    [
        ("Nurses who have passed the NMC CBT and OSCE", ["RN license"]),
        ("On the NMC register", ["RN license"]),
        ("AHPRA registration", ["RN license"]),
        ("HCPC registered physiotherapist", ["HCPC registration"]),
        ("GMC registration with a licence to practise", ["Medical license"]),
        ("Registered with the GPhC", ["Pharmacist license"]),
        ("Enhanced Disclosure and Barring Service check", ["DBS check"]),
        ("CBT for adults", ["Cognitive behavioral therapy"]),
        ("I'm a caring nurse", []),
        ("M&A", ["Mergers and acquisitions"]),
    ],
)
def test_registrations_of_health_workers_are_licences(text: str, skills: list[str]) -> None:
    assert [mention.skill.name for mention in load_lexicon().skills_in(text)] == skills


@pytest.mark.parametrize(
    ("text", "skills"),
    [
        ("Worked on the tills", ["Cash handling"]),
        ("Worked there from 2010 till 2012", []),
        ("Picked and packed 120 boxes a night", ["Order picking"]),
        ("Level 3 Award in Supervising Food Safety", ["Level 3 Food Hygiene"]),
        ("Diagnosegeräte im Krankenhaus", []),
    ],
)
def test_everyday_words_of_shops_warehouses_and_kitchens(text: str, skills: list[str]) -> None:
    assert [mention.skill.name for mention in load_lexicon().skills_in(text)] == skills


@pytest.mark.parametrize(
    ("title", "occupation"),
    [
        ("Junior Ward Sister", "Registered Nurse"),
        ("Practice Nurse", "Registered Nurse"),
        ("NQT", "Teacher"),
        ("Electrical Improver", "Electrician"),
        ("Family Support Worker", "Social Worker"),
        ("Head of Science", "Head of Department (school)"),
        ("Night Selector", "Warehouse Worker"),
        ("Accounts Payable Analyst", "Accounts Payable Specialist"),
        ("Learning Designer", "Instructional Designer"),
        ("Field Service Technician", "Field Engineer"),
        ("Kfz-Mechatronikerin", "Automotive Technician"),
    ],
)
def test_titles_of_several_countries_are_known(title: str, occupation: str) -> None:
    named_occupation = load_lexicon().occupation_of(title)
    assert named_occupation
    assert named_occupation.title == occupation
