import '@/features/decisions/applicants/templatePicker.css'
import { Check } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

import { useFilledTemplatesQuery } from '@/api/answerTemplates'
import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { KeyHints } from '@/components/KeyHints'
import { SearchInput } from '@/components/SearchInput'
import { fitting, piecesOf } from '@/rules/answerTemplates'
import { messageOf } from '@/rules/errors'
import { sentenceCase } from '@/rules/tracker'

type Props = {
  applicationId: number
  /** The text of the chosen template, filled with what is known about this person. */
  onText: (text: string) => void
  onClose: () => void
}

/** The company's templates, each as this person would read it, before one is put into the message. */
export function TemplatePicker({ applicationId, onText, onClose }: Props) {
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  const { data, error, refetch } = useFilledTemplatesQuery(applicationId)
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const templates = fitting(data?.templates ?? [], 'thread').filter(({ name, text }) =>
    `${name} ${text}`.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase()),
  )
  const place = Math.min(at, templates.length - 1)
  const current = templates[place]
  const insert = () => current && onText(current.text)

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((place + step + templates.length) % Math.max(1, templates.length))
    else if (event.key === 'Enter') insert()
    else if (event.key === 'Escape') onClose()
    else return
    // Enter sends no form, and Escape closes no panel around this.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section aria-label="Templates" className="templates text-13">
      <SearchInput
        ref={search}
        label="Find a template"
        value={words}
        onType={(typed) => {
          setWords(typed)
          setAt(0)
        }}
        onKeyDown={press}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}list`}
        aria-activedescendant={current && `${id}${place}`}
      />
      {!data &&
        (error ? (
          <ErrorState
            title="The templates could not be loaded"
            text={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <p role="status">Loading templates...</p>
        ))}
      {data && (
        <div className="templates-body">
          <div id={`${id}list`} role="listbox" aria-label="Templates" className="templates-list">
            {templates.map(({ name, text }, row) => (
              <button
                key={name}
                type="button"
                tabIndex={-1}
                id={`${id}${row}`}
                role="option"
                aria-selected={row === place}
                ref={(option) => {
                  if (row === place) option?.scrollIntoView?.({ block: 'nearest' })
                }}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => setAt(row)}
                onDoubleClick={insert}
                className="templates-option"
              >
                <span dir="auto" className="block font-label wrap-anywhere">
                  {name}
                </span>
                <span dir="auto" className="block truncate text-12 text-ink-soft">
                  {text}
                </span>
                {row === place && <Check aria-hidden />}
              </button>
            ))}
            {templates.length === 0 && <p className="p-2 text-ink-soft">No template has these words.</p>}
          </div>
          {current && <Preview template={current.template} values={data.values} />}
        </div>
      )}
      <div className="templates-foot">
        <KeyHints
          hints={[
            { keys: ['↑', '↓'], does: 'choose' },
            { keys: ['Enter'], does: 'insert' },
            { keys: ['Esc'], does: 'close' },
          ]}
        />
        <span className="ml-auto flex gap-2">
          <Button size="small" onClick={onClose}>
            Close
          </Button>
          <Button size="small" variant="primary" disabled={!current} onClick={insert}>
            Insert
          </Button>
        </span>
      </div>
    </section>
  )
}

type PreviewProps = { template: string; values: readonly { name: string; value: string }[] }

function Preview({ template, values }: PreviewProps) {
  const pieces = piecesOf(template, values)
  const used = values.filter(({ name }) => pieces.some(({ variable }) => variable === name))
  return (
    <section aria-label="Preview" aria-live="polite" className="templates-preview">
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {pieces.map(({ text, variable }, at) =>
          variable === undefined ? (
            text
          ) : (
            <span key={at} className={text ? 'templates-value' : 'templates-gap'}>
              {text || variable}
            </span>
          ),
        )}
      </p>
      {used.length > 0 && (
        <>
          <h4 className="mt-3 text-12 text-ink-soft">Filled in from this application</h4>
          <dl>
            {used.map(({ name, value }) => (
              <div key={name} className="templates-fact">
                <dt className="text-ink-soft">{sentenceCase(names[name] ?? name)}</dt>
                <dd dir="auto" className={value ? 'wrap-anywhere' : 'text-medium'}>
                  {value || 'Missing'}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

/** What variables whose names say too little stand for. */
const names: Record<string, string> = {
  met: 'the resume shows',
  missing: 'not found in it',
  interview: 'date and time',
  'interview place': 'where',
}
