import { useState } from 'react'

import { useDebounced } from '@/lib/useDebounced'

/** The search words and the open page, and how to change them: new words start on the first page. */
export function useSearch() {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDebounced(typed.trim())
  const type = (text: string) => {
    setTyped(text)
    setPage(1)
  }
  return { q, page, setPage, field: { value: typed, onType: type } }
}
