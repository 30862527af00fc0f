import { useState } from 'react'

import { useDebounced } from '@/lib/useDebounced'

/** What is looked for, the page that is open, and how both change: other words begin on the first page. */
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
