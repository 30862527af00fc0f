import type { Middleware } from '@reduxjs/toolkit'

import { api } from '@/api/index'

type Question = { queryCacheKey: string; endpointName: string; originalArgs: unknown }
type Heard = {
  type?: unknown
  meta?: { condition?: boolean; arg?: Question & { forceRefetch?: unknown; subscribe?: boolean } }
}
type Endpoints = Record<string, { initiate: (about: unknown, how: object) => never } | undefined>

const QUERY = `${api.reducerPath}/executeQuery/`

/**
 * A question that is on its way while something changes may bring what was there before, and it is not put a second
 * time meanwhile. So it is put once more when its answer has come.
 */
export const askedOnceMore: Middleware = (store) => {
  const outdated = new Set<string>()
  return (next) => (action) => {
    const result = next(action)
    const { type, meta } = action as Heard
    if (typeof type !== 'string' || !type.startsWith(QUERY) || !meta?.arg) return result
    const { queryCacheKey: key, endpointName, originalArgs, forceRefetch, subscribe } = meta.arg
    // Refused because it is asked already; who only wants to see the answer along with others gets it.
    if (meta.condition) {
      if (forceRefetch === true && !subscribe) outdated.add(key)
    } else if (!type.endsWith('/pending') && outdated.delete(key)) {
      const { initiate } = (api.endpoints as Endpoints)[endpointName]!
      store.dispatch(initiate(originalArgs, { subscribe: false, forceRefetch: true }))
    }
    return result
  }
}
