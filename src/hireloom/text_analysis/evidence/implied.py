"""Skills that a resume shows without naming them: by a tool that needs the skill, or a role in the trade."""

from collections.abc import Sequence
from functools import lru_cache

from hireloom.text_analysis.language.lexicon import Occupation, Skill
from hireloom.text_analysis.language.words import stem, words
from hireloom.text_analysis.resumes.readings import Reading

# A role in a trade shows the plain name of the trade.
TRADES = {
    "Accounting": "accounting",
    "Banking": "banking",
    "Insurance": "insurance",
    "Logistics": "logistics",
    "Marketing": "marketing",
    "Real estate": "real-estate",
    "Sales": "sales",
}
# Each of the names on the right shows the skill on the left: nobody runs PostgreSQL without SQL.
SHOWN_BY = {
    "SQL": "PostgreSQL|MySQL|SQL Server|Oracle Database|T-SQL|PL/SQL|BigQuery|Snowflake|SQLite|MariaDB|Redshift",
    "Git": "GitHub|GitLab|Bitbucket|GitLab CI|GitHub Actions",
    "JavaScript": "React|Angular|Vue.js|Node.js|TypeScript|jQuery|Next.js|Express.js|Svelte",
    "Python": "Django|Flask|FastAPI|Pandas|NumPy|Pytest|PyTorch|scikit-learn",
    "Java": "Spring|Spring Boot|Hibernate|JSP|Java EE",
    "HTML": "React|Angular|Vue.js|Bootstrap",
    "AWS": "AWS Lambda|Amazon S3|Amazon EC2|DynamoDB|CloudFormation|AWS Certified Solutions Architect",
    "CI/CD": "Jenkins|GitLab CI|GitHub Actions|Azure DevOps",
    "Kubernetes": "Amazon EKS|OpenShift|Helm",
    "Linux": "Bash|RHCE|Nginx",
    "OSHA 10": "OSHA 30",
    "Shopify": "Shopify POS",
    "CPR certification": "BLS|ACLS|PALS",
    "Electronic health records": "Epic|Cerner|Meditech|Allscripts|eClinicalWorks|Athenahealth|PointClickCare",
    "Microsoft Office": "Excel|Microsoft Word|Microsoft PowerPoint|Microsoft Outlook",
    "Food safety": "HACCP|ServSafe|Food handler card",
    "General ledger": "Journal entries|Trial balance",
    "Nursing": "RN licence|LPN licence|Nursing degree|Patient care|Critical care|Wound care",
    "Cooking": "Line cooking|Food preparation|Sauce making|Grilling|Sautéing|Menu planning",
    "SAP": "SAP FICO|SAP MM|SAP WM|SAP S/4HANA|SAP Ariba|SAP SuccessFactors",
    "HRIS": "Workday|BambooHR|SAP SuccessFactors|Personio|HiBob|PeopleSoft|ADP",
    "Warehouse management systems": "SAP WM",
    "Electrical installation": "Electrical wiring|Consumer units|Cable containment|First fix and second fix"
    "|Light fixtures",
    "Appointment scheduling": "Patient scheduling",
    "Infection control": "Sterilization|Hand hygiene",
    "Classroom instruction": "Lesson planning|Differentiated instruction|Reading instruction|Mathematics instruction",
    "Teaching licence": "PGCE",
    "Freight load planning": "Container unloading|Load securement",
    "CAD": "AutoCAD|SolidWorks|CATIA|Creo|Siemens NX|Revit",
}


def _does(role: Occupation, skill: Skill) -> bool:
    """A Data Engineer does data engineering, a Welder welding and a Product Manager product management."""
    does, asked = _stems(role.title), _stems(skill.name)
    return skill.kind in _DONE and bool(asked) and does[-len(asked) :] == asked


_DONE = ("method", "knowledge")
_DOERS = {"driver": "driv"}  # whose stem keeps the ending


@lru_cache(maxsize=8192)
def _stems(name: str) -> tuple[str, ...]:
    # engineering, engineer: engin
    return tuple(_DOERS.get(cut, cut) for cut in (stem(stem(word.norm)) for word in words(name)))


def shown_by(skill: Skill, read: Reading) -> Sequence[int]:
    """The numbers of the sentences that name the skill, otherwise of those that show it, otherwise none."""
    if named := read.skills.get(skill, ()):
        return named
    showing = set(SHOWN_BY.get(skill.name, "").split("|"))
    places = {at for shown, at_all in read.skills.items() if shown.name in showing for at in at_all}
    places |= {at for role, at in read.roles.items() if role.family == TRADES.get(skill.name) or _does(role, skill)}
    return sorted(places)
