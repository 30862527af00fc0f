import type { Middleware } from '@reduxjs/toolkit'

import { api } from '@/api/index'

type Question = {
  queryCacheKey: string
  endpointName: string
  originalArgs: unknown
  forceRefetch?: unknown
  subscribe?: boolean
}
type Heard = { meta?: { condition?: boolean; requestStatus?: string; arg?: Question & { type?: string } } }
type Asked = { api: { queries: Record<string, { status: string; data?: unknown } | undefined> } }
type Endpoints = Record<string, { initiate: (about: unknown, how: object) => never }>

/**
 * A question that is on its way while something changes may bring what was there before, and it is not put a second
 * time meanwhile. So it is put once more when its answer has come.
 */
export const askedOnceMore: Middleware = (store) => {
  const outdated = new Set<string>()
  return (next) => (action) => {
    const result = next(action)
    const { condition, requestStatus, arg } = (action as Heard).meta ?? {}
    if (arg?.type === 'mutation' && requestStatus === 'fulfilled') {
      // A query without an answer has no tags yet, so it is unknown whether this change affects it.
      for (const [key, asked] of Object.entries((store.getState() as Asked).api.queries))
        if (asked?.status === 'pending' && asked.data === undefined) outdated.add(key)
    }
    if (!arg?.queryCacheKey) return result
    // RTK Query refuses a query that is already running; a subscriber that joins it gets its answer.
    if (condition) {
      if (arg.forceRefetch && !arg.subscribe) outdated.add(arg.queryCacheKey)
    } else if (requestStatus !== 'pending' && outdated.delete(arg.queryCacheKey)) {
      const { initiate } = (api.endpoints as unknown as Endpoints)[arg.endpointName]!
      store.dispatch(initiate(arg.originalArgs, { subscribe: false, forceRefetch: true }))
    }
    return result
  }
}
