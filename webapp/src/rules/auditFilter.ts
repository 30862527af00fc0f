/* Which lines of the record somebody asks for. */

export const EVERYTHING = { only: '', actor: '', action: '', subject: '', from: '', to: '' }

export type AuditFilter = typeof EVERYTHING

/** The filter that stands in the address of the page. */
export const auditFilterOf = (params: URLSearchParams): AuditFilter =>
  Object.fromEntries(Object.keys(EVERYTHING).map((name) => [name, params.get(name) ?? ''])) as AuditFilter

const DAY = 24 * 60 * 60 * 1000

/** The first day of a period that ends today: '2026-11-21' for seven days on November 27. */
export const periodFrom = (days: number, now: number) => new Date(now - (days - 1) * DAY).toISOString().slice(0, 10)

/** The query parameters of a filter: its fields that are not empty. */
export const auditParams = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, value.trim()])
      .filter(([, value]) => value !== ''),
  )
