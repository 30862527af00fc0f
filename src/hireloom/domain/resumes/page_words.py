"""What a resume says besides the person's own words: headings and dates, in the language of the resume."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum

from hireloom.domain.careers.records import CareerRecord, same
from hireloom.text_analysis.language.languages import language_of


class ResumeLanguage(StrEnum):
    ENGLISH = "en"
    GERMAN = "de"
    FRENCH = "fr"
    SPANISH = "es"
    ARABIC = "ar"
    HEBREW = "he"


HEADINGS = (
    *("Summary", "Experience", "Volunteer work", "Education", "Licenses and certifications", "Honors and awards"),
    *("Projects", "Skills", "Languages", "More"),
)


@dataclass(frozen=True, slots=True)
class PageWords:
    """`headings` by the English ones, `months` from January on. `subject` stands between a degree and its subject."""

    headings: Mapping[str, str]
    months: tuple[str, ...]
    present: str
    through: str
    subject: str

    def heading(self, english: str) -> str:
        """Headings of the person's own stay as they are."""
        return self.headings.get(english, english)


def _words(headings: str, months: str, present: str, through: str, subject: str) -> PageWords:
    translations = dict(zip(HEADINGS, headings.split(" | "), strict=True))
    return PageWords(translations, tuple(months.split()), present, through, subject)


PAGE_WORDS: Mapping[ResumeLanguage, PageWords] = {
    ResumeLanguage.ENGLISH: _words(
        " | ".join(HEADINGS),
        "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
        "Present",
        "through",
        " in ",
    ),
    ResumeLanguage.GERMAN: _words(
        "Kurzprofil | Berufserfahrung | Ehrenamt | Ausbildung | Zertifikate und Zulassungen | Auszeichnungen | Projekte"
        " | Kenntnisse | Sprachen | Weiteres",
        "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
        "heute",
        "bis",
        " in ",
    ),
    ResumeLanguage.FRENCH: _words(
        "Profil | Expérience professionnelle | Bénévolat | Formation | Diplômes et certifications | Distinctions"
        " | Projets | Compétences | Langues | Divers",
        "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
        "aujourd’hui",
        "jusqu’en",
        " en ",
    ),
    ResumeLanguage.SPANISH: _words(
        "Perfil | Experiencia profesional | Voluntariado | Formación académica | Licencias y certificados"
        " | Premios y distinciones | Proyectos | Competencias | Idiomas | Otros datos",
        "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.",
        "actualidad",
        "hasta",
        " en ",
    ),
    ResumeLanguage.ARABIC: _words(
        "نبذة مهنية | الخبرة المهنية | العمل التطوعي | التعليم | التراخيص والشهادات | الجوائز والتكريمات | المشاريع"
        " | المهارات | اللغات | معلومات إضافية",
        "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
        "الآن",
        "حتى",
        ": ",
    ),
    ResumeLanguage.HEBREW: _words(
        "תקציר | ניסיון תעסוקתי | התנדבות | השכלה | רישיונות והסמכות | פרסים והוקרה | פרויקטים | כישורים | שפות"
        " | מידע נוסף",
        "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר",
        "היום",
        "עד",
        ": ",
    ),
}
_ENGLISH = {same(heading): english for words in PAGE_WORDS.values() for english, heading in words.headings.items()}
LONGEST_HEADING = 60  # characters


def english_heading(line: str) -> str:
    """The English form of a heading that we write; any other line as it is."""
    return _ENGLISH.get(same(line), line) if len(line) <= LONGEST_HEADING else line


def is_page_heading(line: str) -> bool:
    """Spaces do not count: from a PDF, Arabic words come back with some between their letters."""
    return len(line) <= LONGEST_HEADING and same(line) in _ENGLISH


def language_in(record: CareerRecord) -> ResumeLanguage:
    """The language in which a career is written; English if it is none in which we write."""
    values = (getattr(entry, field.name) for entry in record.entries() for field in fields(entry) if field.name != "id")
    name = language_of("\n".join(value for value in values if isinstance(value, str)))
    return ResumeLanguage.__members__.get(name.upper(), ResumeLanguage.ENGLISH)
