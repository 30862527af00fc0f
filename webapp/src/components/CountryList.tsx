import { Check, ChevronsUpDown, Phone, Search } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

import { TextInput } from '@/components/TextInput'
import { classes } from '@/lib/classes'
import { useDebounced } from '@/lib/useDebounced'
import { countries, countriesLike, type CountryCode } from '@/rules/phone'

type Props = { chosen: CountryCode; onChoose: (code: CountryCode) => void }

/** The country of a phone number, from a list that can be searched. */
export function CountryList({ chosen, onChoose }: Props) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const country = countries.find(({ code }) => code === chosen)!

  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const close = useCallback(() => {
    setOpen(false)
    opener.current?.focus()
  }, [])

  return (
    <div
      ref={place}
      className="shrink-0"
      onBlur={(event) => {
        if (event.relatedTarget && !place.current?.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={`Country: ${country.name}, +${country.code}`}
        onClick={() => setOpen(!open)}
        className="flex h-9.5 min-w-[122px] items-center gap-2 rounded-control border border-line-control bg-surface px-3 text-15 focus-visible:outline-offset-0"
      >
        <Phone aria-hidden className="size-4 text-ink-faint" strokeWidth={1.75} />
        <span className="flex-1 text-left whitespace-nowrap">
          {country.short} +{country.code}
        </span>
        <ChevronsUpDown aria-hidden className="size-4 text-ink-faint" strokeWidth={1.75} />
      </button>
      {open && (
        <Options
          chosen={chosen}
          onClose={close}
          onChoose={(code) => {
            setOpen(false)
            onChoose(code)
          }}
        />
      )}
    </div>
  )
}

function Options({ chosen, onChoose, onClose }: Props & { onClose: () => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const rested = useDebounced(search)
  const matches = countriesLike(rested)
  const [at, setAt] = useState(() => matches.findIndex(({ code }) => code === chosen))
  const current = matches[Math.min(Math.max(at, 0), matches.length - 1)]

  useEffect(() => {
    field.current?.focus()
    // Handled before a surrounding dialog: Escape closes this list, not the dialog.
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      onClose()
    }
    window.addEventListener('keydown', escape, { capture: true })
    return () => window.removeEventListener('keydown', escape, { capture: true })
  }, [onClose])

  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && matches.length > 0) setAt((Math.max(at, 0) + step + matches.length) % matches.length)
    else if (event.key === 'Enter') {
      // The list may still be that of the text before.
      const meant = rested === search ? current : countriesLike(search)[0]
      if (meant) onChoose(meant.code)
    } else return
    event.preventDefault()
  }

  return (
    // It is placed below the button, and no scrolling container around the field cuts it off.
    <div className="absolute z-30 mt-1 w-60 animate-appear rounded-card border border-line-strong bg-float p-1.5 shadow-floating">
      <TextInput
        role="combobox"
        aria-label="Search for a country"
        aria-expanded
        aria-controls={`${id}list`}
        aria-activedescendant={current && `${id}${current.code}`}
        aria-describedby={undefined}
        aria-invalid={undefined}
        id={`${id}search`}
        ref={field}
        autoComplete="off"
        height="toolbar"
        placeholder="Search"
        icon={<Search />}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div id={`${id}list`} role="listbox" aria-label="Countries" className="mt-1">
        {matches.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            id={`${id}${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={code === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(code)}
            className={classes(
              'flex h-9 w-full items-center text-left gap-2 rounded-small px-2.5 text-13',
              code === current?.code ? 'bg-muted' : 'hover:bg-muted',
            )}
          >
            <span className="flex-1 font-label">{name}</span>
            <span className="text-ink-soft">+{code}</span>
            <Check
              aria-hidden
              className={classes('size-4 text-brand', code !== chosen && 'invisible')}
              strokeWidth={2}
            />
          </button>
        ))}
      </div>
      <p role="status" className={matches.length > 0 ? 'sr-only' : 'px-2.5 py-2 text-12 text-ink-soft'}>
        {matches.length > 0
          ? `${matches.length} ${matches.length === 1 ? 'country' : 'countries'}`
          : 'We accept numbers from India and the United States.'}
      </p>
    </div>
  )
}
