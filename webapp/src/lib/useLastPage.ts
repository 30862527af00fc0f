import { useEffect, useEffectEvent } from 'react'

/**
 * Goes back to the last page when the open one lies beyond it: a narrower search, or what is gone, leaves fewer pages.
 * `isKnown`: the list is up to date, so `last` can be trusted.
 */
export function useLastPage(page: number, last: number, isKnown: boolean, onPage: (page: number) => void) {
  const isBeyond = isKnown && page > last
  const goBack = useEffectEvent(() => onPage(last))
  useEffect(() => {
    if (isBeyond) goBack()
  }, [isBeyond])
}
