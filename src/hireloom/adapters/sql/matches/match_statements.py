"""The statements of the index of matches for either engine, run by the driver itself: a question reads thousands of
rows, and a small change must stay cheap."""

from typing import NamedTuple

from hireloom.adapters.sql.driver.driver import Driver


class Statements(NamedTuple):
    # NULL in place of long bits, which may be in the cache; `whole` reads those that are not. A kind is what stands
    # before the last colon of its terms; the sign after the colon is the semicolon.
    read: str
    and_range: str
    whole: str
    walk: str
    make_entries: str
    hold_entries: str
    write_entries: str
    days: str
    names: str
    told: str


SQLITE = Statements(
    read="SELECT term, CASE WHEN length(bits) < ? THEN bits END, chunk, mark FROM match_bits"
    " WHERE term IN (SELECT value FROM json_each(?))"
    " UNION ALL SELECT term, CASE WHEN length(bits) < ? THEN bits END, chunk, mark"
    " FROM json_each(?) AS kinds CROSS JOIN match_bits WHERE term >= kinds.value || ':' AND term < kinds.value || ';'"
    " AND term NOT IN (SELECT value FROM json_each(?))",
    and_range=" UNION ALL SELECT term, CASE WHEN length(bits) < ? THEN bits END, chunk, mark FROM match_bits"
    " WHERE term >= ? AND term < ?",
    whole="SELECT term, bits, chunk, mark FROM match_bits WHERE term IN (SELECT value FROM json_each(?))",
    walk="SELECT term, chunk, bits FROM match_bits WHERE (term, chunk) > (?, ?) AND term < ?"
    " ORDER BY term, chunk LIMIT ?",
    make_entries="INSERT INTO match_entries (kind, id, terms) SELECT ?, value, '' FROM json_each(?) WHERE true"
    " ON CONFLICT DO NOTHING",
    hold_entries="SELECT id, terms FROM match_entries WHERE kind = ? AND id IN (SELECT value FROM json_each(?))"
    " AND (SELECT count(*) FROM match_entries WHERE kind = ? AND id IN (SELECT value FROM json_each(?))) = ?",
    write_entries="UPDATE match_entries SET terms = ? WHERE kind = ? AND id = ?",
    days="SELECT id, date_posted FROM jobs WHERE id IN (SELECT value FROM json_each(?))",
    names="SELECT user_id, name FROM profiles WHERE user_id IN (SELECT value FROM json_each(?))",
    told="SELECT u.id, p.name, u.email, p.skills, p.job_roles, p.experience, p.preferred_locations,"
    " p.relocation_willingness FROM profiles p JOIN users u ON u.id = p.user_id"
    " WHERE u.id IN (SELECT value FROM json_each(?))",
)
POSTGRES = Statements(
    read="SELECT term, CASE WHEN length(bits) < %s THEN bits END, chunk, mark FROM match_bits WHERE term = ANY(%s)"
    " UNION ALL SELECT term, CASE WHEN length(bits) < %s THEN bits END, chunk, mark"
    " FROM unnest(%s::text[]) AS kind JOIN match_bits ON term >= kind || ':' AND term < kind || ';'"
    " WHERE term <> ALL(%s)",
    and_range=" UNION ALL SELECT term, CASE WHEN length(bits) < %s THEN bits END, chunk, mark FROM match_bits"
    " WHERE term >= %s AND term < %s",
    whole="SELECT term, bits, chunk, mark FROM match_bits WHERE term = ANY(%s)",
    walk="SELECT term, chunk, bits FROM match_bits WHERE (term, chunk) > (%s, %s) AND term < %s"
    " ORDER BY term, chunk LIMIT %s",
    make_entries="INSERT INTO match_entries (kind, id, terms) SELECT %s, unnest(%s::int[]), '' ON CONFLICT DO NOTHING",
    hold_entries="SELECT id, terms FROM match_entries WHERE kind = %s AND id = ANY(%s)"
    " AND (SELECT count(*) FROM match_entries WHERE kind = %s AND id = ANY(%s)) = %s ORDER BY id FOR UPDATE",
    write_entries="UPDATE match_entries SET terms = n.terms FROM unnest(%s::text[], %s::text[], %s::int[])"
    " AS n (terms, kind, id) WHERE match_entries.kind = n.kind AND match_entries.id = n.id",
    days="SELECT id, date_posted FROM jobs WHERE id = ANY(%s)",
    names="SELECT user_id, name FROM profiles WHERE user_id = ANY(%s)",
    told="SELECT u.id, p.name, u.email, p.skills, p.job_roles, p.experience, p.preferred_locations,"
    " p.relocation_willingness FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.id = ANY(%s)",
)


def of(driver: Driver) -> Statements:
    return POSTGRES if driver.is_postgres else SQLITE
