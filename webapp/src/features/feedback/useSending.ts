import { useCallback } from 'react'

import { useSendHelpMessageMutation, type HelpForm } from '@/api/feedback'
import { isUnreachable } from '@/rules/errors'

/** Milliseconds before each further try. */
const TRIES_AGAIN_AFTER = [5_000, 30_000, 120_000]

/** Sends a message in the background, and retries while there is no connection. */
export function useSending() {
  const [send] = useSendHelpMessageMutation()
  return useCallback(
    async (message: HelpForm) => {
      for (const pause of [...TRIES_AGAIN_AFTER, null]) {
        const { error } = await send(message)
        if (!isUnreachable(error) || pause === null) return
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
    [send],
  )
}
