import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { SearchInput } from '@/components/SearchInput'
import { Select } from '@/components/Select'
import { MethodSign } from '@/features/apiKeys/reference/MethodSign'
import { useMedia } from '@/lib/useMedia'
import { matching, type Operation } from '@/rules/apiReference'

type Props = {
  operations: readonly Operation[]
  chosen: string
  /** Of the key that is tried; unknown as long as there is none. */
  scopes?: readonly string[]
  onChoose: (name: string) => void
}

/** The calls by area: a list beside the text, a select where there is no room. */
export function OperationList({ operations, chosen, scopes, onChoose }: Props) {
  const [words, setWords] = useState('')
  const isNarrow = useMedia('(max-width: 899px)')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as HTMLElement).closest('input, textarea, select')) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])
  const calls = matching(operations, words)
  const areas = [...new Set(calls.map(({ area }) => area))].map(
    (name) => [name, calls.filter(({ area }) => area === name)] as const,
  )
  if (isNarrow)
    return (
      <Select aria-label="Operation" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {areas.map(([area, rows]) => (
          <optgroup key={area} label={area}>
            {rows.map(({ name, title, method }) => (
              <option key={name} value={name}>
                {`${title} (${method})`}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    )
  return (
    <nav aria-label="Operations" className="api-list">
      <SearchInput
        label="Find an operation"
        value={words}
        onType={setWords}
        ref={field}
        trailing={<kbd className="api-key">/</kbd>}
      />
      {areas.length === 0 && <p className="mt-3 text-13 text-ink-soft">No operation has these words.</p>}
      {areas.map(([area, rows]) => (
        <section key={area} className="mt-4">
          <h2 className="mb-1 text-12 text-ink-soft">{area}</h2>
          {rows.map(({ name, title, method, scope }) => (
            <a
              key={name}
              href={`?call=${name}`}
              aria-current={name === chosen ? 'page' : undefined}
              className="api-entry"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onChoose(name)
              }}
            >
              <MethodSign method={method} />
              <span className="min-w-0 flex-1">{title}</span>
              {scopes && !scopes.includes(scope) && (
                <Lock aria-label={`The key lacks ${scope}`} className="size-3.5 shrink-0 text-ink-faint" />
              )}
            </a>
          ))}
        </section>
      ))}
    </nav>
  )
}
