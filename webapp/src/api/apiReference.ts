import { api } from '@/api/index'
import type { ApiDocument } from '@/rules/apiReference'

const apiReferenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    apiDocument: build.query<ApiDocument, void>({ query: () => '/v1/openapi.json', keepUnusedDataFor: 3600 }),
  }),
})

export const { useApiDocumentQuery } = apiReferenceApi

export type TrialAnswer = { status: number; text: string; bytes: number; milliseconds: number }

/** A call as a program makes it: with the key, and without the session. */
export async function tryCall(address: string, method: string, key: string, body: string): Promise<TrialAnswer> {
  const began = performance.now()
  const headers = { Authorization: `Bearer ${key}`, ...(body && { 'Content-Type': 'application/json' }) }
  const response = await fetch(address, { method, headers, body: body || undefined, credentials: 'omit' })
  const content = await response.blob()
  const isText = /json|text/.test(content.type)
  return {
    status: response.status,
    text: isText ? await content.text() : '',
    bytes: content.size,
    milliseconds: Math.round(performance.now() - began),
  }
}
