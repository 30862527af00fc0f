"""Adding people to the talent pool of a company. Nothing is stored before somebody adds it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hireloom.domain.audit import AuditEvent
from hireloom.domain.files import Upload, checksum_of
from hireloom.domain.identity.users import User
from hireloom.domain.pool_people import (
    MOST_AT_ONCE,
    ImportKind,
    ImportStands,
    NewPoolPerson,
    PoolImport,
    new_pool_person,
)
from hireloom.domain.pool_sheets import (
    PeopleSheet,
    PoolField,
    RowReading,
    guessed_columns,
    people_in,
    read_people_sheet,
)
from hireloom.domain.refusals import Malformed
from hireloom.ports.clock import Clock
from hireloom.ports.stores import Store
from hireloom.ports.text_work import TextWork
from hireloom.text_analysis.language.lexicon import Lexicon
from hireloom.text_analysis.language.periods import month_of
from hireloom.text_analysis.resumes.letterheads import town_in
from hireloom.text_analysis.resumes.resume_fields import ReadField, fields_in
from hireloom.usecases.analyses import AnalysisDesk
from hireloom.usecases.talent_pool import pool_member
from hireloom.usecases.uploads import SCREEN

ROWS_AT_ONCE = 500  # in one unit of work: others come in between
SHOWN_IMPORTS = 20


class PoolFileNeeded(Malformed):
    sentence = "Please choose a file."


class TooManyNewPeople(Malformed):
    sentence = f"Between 1 and {MOST_AT_ONCE} people can be added at once."


class SheetCheck(NamedTuple):
    """What an import would do: the rows to be added, those whose address is in the pool or in a row above, and those
    that cannot be read. `filled` counts the rows with a value, for each column."""

    sheet: PeopleSheet
    columns: Sequence[PoolField | None]
    filled: Sequence[int]
    new: Sequence[RowReading]
    known: Sequence[RowReading]
    failed: Sequence[RowReading]


class PoolReceipt(NamedTuple):
    """`known` counts those who were in the pool already."""

    begun: PoolImport
    known: int


class ImportRow(NamedTuple):
    begun: PoolImport
    by: str
    can_be_undone: bool


class ResumeReading(NamedTuple):
    """Who a resume is about, and whether the pool has the address."""

    person: NewPoolPerson
    is_known: bool


@dataclass(frozen=True, slots=True)
class PoolImportDesk:
    store: Store
    clock: Clock
    analyses: AnalysisDesk
    lexicon: Lexicon
    text_work: TextWork

    def add(self, people: Sequence[NewPoolPerson], kind: ImportKind, name: str, *, by: User) -> PoolReceipt:
        """Raises NoMember, NoPoolForRole, TooManyNewPeople, PoolNameNeeded and EmailMalformed."""
        if not 0 < len(people) <= MOST_AT_ONCE:
            raise TooManyNewPeople
        return self._add([new_pool_person(person) for person in people], kind, name, by=by)

    def check(self, upload: Upload | None, columns: Sequence[PoolField | None] | None, *, by: User) -> SheetCheck:
        """What adding the people of a table would do; without `columns` these are guessed. Raises NoMember,
        NoPoolForRole, PoolFileNeeded, TooLarge, NoPeopleSheet, PeopleSheetTooLong and ColumnsUnknown."""
        if upload is None:
            raise PoolFileNeeded
        upload.must_fit(self.analyses.amounts.sheet_bytes)
        with self.store.reading() as tx:
            member = pool_member(tx, by)
        sheet = read_people_sheet(upload.content)
        chosen = guessed_columns(sheet.headings) if columns is None else columns
        readings = list(people_in(sheet, chosen))
        with self.store.reading() as tx:
            emails = {*tx.talent_pool.emails(member.company_id)}
        new, doubles, failed = list[RowReading](), list[RowReading](), list[RowReading]()
        for reading in readings:
            if reading.person is None:
                failed.append(reading)
            elif reading.person.email and reading.person.email in emails:
                doubles.append(reading)
            else:
                new.append(reading)
                emails.add(reading.person.email)
        filled = [0] * len(sheet.headings)
        for row in sheet.rows:
            for place, cell in enumerate(row.cells[: len(filled)]):
                filled[place] += bool(cell.strip())
        return SheetCheck(sheet, chosen, filled, new, doubles, failed)

    def add_sheet(self, upload: Upload | None, columns: Sequence[PoolField | None] | None, *, by: User) -> PoolReceipt:
        """Add the people of a table. Raises the same as `check`."""
        check = self.check(upload, columns, by=by)
        people = [reading.person for reading in check.new if reading.person]
        receipt = self._add(people, ImportKind.TABLE, upload.name if upload else "", by=by)
        return receipt._replace(known=receipt.known + len(check.known))

    def read(self, upload: Upload | None, *, by: User) -> ResumeReading:
        """Who a resume is about. Counts as an analysis. Raises NoMember, NoPoolForRole, PoolFileNeeded, TooLarge and
        what reading a document raises."""
        if upload is None:
            raise PoolFileNeeded
        self.analyses.must_fit(upload, SCREEN)
        with self.store.reading() as tx:
            member = pool_member(tx, by)
        now = month_of(self.clock.today())
        document, read_fields = self.analyses.read(
            upload, SCREEN.formats, lambda document: self.text_work(fields_in, document, self.lexicon, now), by=by
        )
        person = _person_of(read_fields, document.text, checksum_of(upload.content))
        with self.store.reading() as tx:
            return ResumeReading(person, bool(tx.talent_pool.emails(member.company_id, {person.email} - {""})))

    def imports(self, *, by: User) -> Sequence[ImportRow]:
        """The newest first. Raises NoMember or NoPoolForRole."""
        now = self.clock.now()
        with self.store.reading() as tx:
            member = pool_member(tx, by)
            rows = tx.talent_pool.people.imports(member.company_id, SHOWN_IMPORTS)
            people = tx.users.of_ids({row.user_id for row in rows})
        return [ImportRow(row, people[row.user_id].username, row.can_be_undone(now)) for row in rows]

    def undo(self, import_id: int, *, by: User) -> int:
        """Remove the people of an import whom nobody has changed since; returns how many. Raises NoMember,
        NoPoolForRole, NoSuchImport and ImportStands."""
        now = self.clock.now()
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            member = pool_member(tx, by)
            begun = tx.talent_pool.people.get_import(import_id, member.company_id)
            if not begun.can_be_undone(now):
                raise ImportStands
            removed = tx.talent_pool.people.undo(begun, now)
            details = {"people": str(removed)}
            tx.audit.add(AuditEvent(now, "pools.undone", by.id, str(import_id), details))
            return removed

    def _add(self, people: Sequence[NewPoolPerson], kind: ImportKind, name: str, *, by: User) -> PoolReceipt:
        now, doubles, count = self.clock.now(), 0, 0
        with self.store.writing() as tx:
            tx.users.get_for_update(by.id).must_be_active()
            member = pool_member(tx, by)
            begun = tx.talent_pool.people.begin(PoolImport(member.company_id, by.id, kind, name, now))
            tx.audit.add(AuditEvent(now, "pools.imported", by.id, str(begun.id), {"kind": kind.value}))
        for at in range(0, len(people), ROWS_AT_ONCE):
            part = people[at : at + ROWS_AT_ONCE]
            with self.store.writing() as tx:
                tx.users.get_for_update(by.id).must_be_active()
                tx.companies.members(member.company_id, for_update=True)  # colleagues may add the same people
                new = _new(part, tx.talent_pool.emails(member.company_id, {person.email for person in part} - {""}))
                tx.talent_pool.people.add(begun, new, now, self.clock.today())
                doubles, count = doubles + len(part) - len(new), count + len(new)
        return PoolReceipt(replace(begun, people=count), doubles)


def _new(people: Iterable[NewPoolPerson], emails: Iterable[str]) -> list[NewPoolPerson]:
    """Those whose address is new; of equal ones the first."""
    seen, new = {*emails}, list[NewPoolPerson]()
    for person in people:
        if not person.email or person.email not in seen:
            new.append(person)
            seen.add(person.email)
    return new


def _person_of(fields: Mapping[str, ReadField], text: str, document: str) -> NewPoolPerson:
    values = {name: field.value for name, field in fields.items()}
    phone = " ".join(filter(None, (values.get("country_code"), values.get("phone_number"))))
    titles = values.get("job_roles", "").partition(",")[0]
    return NewPoolPerson(
        values.get("name", ""),
        values.get("email", "").lower(),
        phone,
        titles,
        town_in(text),
        values.get("skills", ""),
        text,
        document=document,
    )
