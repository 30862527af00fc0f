import { useCallback } from 'react'

import { useAppDispatch } from '@/lib/hooks'
import { sessionEnded } from '@/lib/session/session'

export type FetchedFile = { file: Blob } | { file: null; status: number | null; reason: string | null }

async function sentenceOf(response: Response): Promise<string | null> {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null
  return typeof body?.message === 'string' && body.message !== '' ? body.message : null
}

/** Fetches a stored file outside the store: it is large and not serializable. A 401 ends the session here too. */
export function useFetchFile() {
  const dispatch = useAppDispatch()
  return useCallback(
    async (path: string, signal?: AbortSignal): Promise<FetchedFile> => {
      try {
        const response = await fetch(window.location.origin + path, { credentials: 'same-origin', signal })
        if (response.ok) {
          const type = response.headers.get('Content-Type') ?? ''
          return { file: new Blob([await response.arrayBuffer()], { type }) }
        }
        if (response.status === 401) dispatch(sessionEnded())
        return { file: null, status: response.status, reason: await sentenceOf(response) }
      } catch {
        return { file: null, status: null, reason: null }
      }
    },
    [dispatch],
  )
}
