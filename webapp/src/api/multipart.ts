import type { FetchArgs } from '@reduxjs/toolkit/query/react'

/** A body with a file is sent as a multipart form, any other as JSON; the files are in a list. Missing values are left
    out. */
export function multipart(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string' || typeof args.body !== 'object' || args.body === null) return args
  if (
    !Object.values(args.body as object)
      .flat()
      .some((value) => value instanceof Blob)
  )
    return args
  const form = new FormData()
  for (const [name, value] of Object.entries(args.body as Record<string, unknown>)) {
    if (Array.isArray(value)) for (const file of value) form.append(name, file as Blob)
    else if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  }
  return { ...args, body: form }
}
