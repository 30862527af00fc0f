import { BookOpen, Lock } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { SearchInput } from '@/components/SearchInput'
import { Select } from '@/components/Select'
import { MethodSign } from '@/features/apiKeys/reference/MethodSign'
import { useMedia } from '@/lib/useMedia'
import { GUIDES, matching, type Operation } from '@/rules/apiReference'

const START = 'Start here'

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
        <optgroup label={START}>
          {GUIDES.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </optgroup>
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
      {!words.trim() && (
        <Group title={START}>
          {GUIDES.map(({ name, title }) => (
            <Entry key={name} name={name} chosen={chosen} onChoose={onChoose}>
              <BookOpen aria-hidden className="mx-3.5 size-4 shrink-0 text-ink-soft" />
              <span className="min-w-0 flex-1">{title}</span>
            </Entry>
          ))}
        </Group>
      )}
      {areas.length === 0 && <p className="mt-3 text-13 text-ink-soft">No operation has these words.</p>}
      {areas.map(([area, rows]) => (
        <Group key={area} title={area}>
          {rows.map(({ name, title, method, scope }) => (
            <Entry key={name} name={name} chosen={chosen} onChoose={onChoose}>
              <MethodSign method={method} />
              <span className="min-w-0 flex-1">{title}</span>
              {scopes && !scopes.includes(scope) && (
                <Lock aria-label={`The key lacks ${scope}`} className="size-3.5 shrink-0 text-ink-faint" />
              )}
            </Entry>
          ))}
        </Group>
      ))}
    </nav>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h2 className="mb-1 text-12 text-ink-soft">{title}</h2>
      {children}
    </section>
  )
}

/** In a new tab the list stays where it is, under Developers or by itself. */
function addressTo(name: string): string {
  const params = new URLSearchParams(window.location.search)
  params.set('call', name)
  return `?${params.toString()}`
}

function Entry({
  name,
  chosen,
  onChoose,
  children,
}: Pick<Props, 'chosen' | 'onChoose'> & { name: string; children: ReactNode }) {
  return (
    <a
      href={addressTo(name)}
      aria-current={name === chosen ? 'page' : undefined}
      className="api-entry"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onChoose(name)
      }}
    >
      {children}
    </a>
  )
}
