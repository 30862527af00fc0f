/** A refusal: go by `code`, show `sentence` to people; `errors` has sentences for single fields. */
export class HireloomError extends Error {
  readonly status: number
  readonly code: string
  readonly sentence: string
  readonly errors: Record<string, string[]>
  readonly data: Record<string, unknown>
}

/** For a POST: the name of the request, so that it can be repeated for 24 hours. */
export interface Options {
  idempotencyKey?: string
}

export class Transport {
  /** `timeout` is in milliseconds; `tries` counts how often a call is sent at most if the server is busy. */
  constructor(site: string, key: string, settings?: { timeout?: number; tries?: number })
}

/** Every row of a list, page by page: `for await (const job of pages((query) => hireloom.listJobs(query)))`. */
export function pages<Row, const Query extends object>(
  call: (query: Query & { cursor?: string }) => Promise<{ data: Row[]; next_cursor: string | null }>,
  query?: Query,
): AsyncGenerator<Row, void>
