import { Search } from 'lucide-react'
import { useState } from 'react'

import { TextInput } from '@/components/TextInput'
import { useDebounced } from '@/lib/useDebounced'

/** So long the typing rests before it is looked for. */
const REST = 250

/** What is looked for, the page that is open, and how both change: other words begin on the first page. */
export function useSearch() {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDebounced(typed.trim(), REST)
  const type = (text: string) => {
    setTyped(text)
    setPage(1)
  }
  return { q, page, setPage, field: { value: typed, onType: type } }
}

type Props = { label: string; value: string; onType: (text: string) => void }

export function SearchField({ label, value, onType }: Props) {
  return (
    <TextInput
      type="search"
      maxLength={200}
      aria-label={label}
      placeholder={label}
      icon={<Search />}
      height="toolbar"
      className="w-full tablet:w-[350px] [&_input]:text-13"
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
