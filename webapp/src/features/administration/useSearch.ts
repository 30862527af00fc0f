import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useDebounced } from '@/lib/useDebounced'

/** The search words and the open page, and how to change them: new words start on the first page. */
export function useSearch() {
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '') // a link may bring the first words
  const [page, setPage] = useState(1)
  const q = useDebounced(typed.trim())
  const type = (text: string) => {
    setTyped(text)
    setPage(1)
  }
  return { q, page, setPage, field: { value: typed, onType: type } }
}
