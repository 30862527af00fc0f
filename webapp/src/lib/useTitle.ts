import { useEffect } from 'react'

import { PRODUCT_NAME } from '@/lib/product'

/** Names the browser's tab after the screen. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`
  }, [title])
}
