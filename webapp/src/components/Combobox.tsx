import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'

import { classes } from '@/lib/classes'
import { counted } from '@/rules/figures'

type Props = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'list'> & {
  label: string
  icon: ReactNode
  value: string
  onChange: (text: string) => void
  /** Suggestions for the typed text; any other text is allowed as well. */
  suggest: (typed: string) => readonly string[]
}

/** A field of a search bar with suggestions. Arrow keys move through them, Enter picks one, Escape closes. */
export function Combobox({ label, icon, value, onChange, suggest, onFocus, ...rest }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  // The initial text is not a search: until the person types, all suggestions are offered.
  const [typing, setTyping] = useState(false)
  const wished = typing ? value : ''
  const offered = open ? suggest(wished) : []
  const isOpen = offered.length > 0
  const current = offered[at]

  const close = () => {
    setOpen(false)
    setTyping(false)
    setAt(-1)
  }
  const take = (text: string) => {
    onChange(text)
    close()
  }
  const walk = (step: 1 | -1) => {
    setOpen(true)
    const count = suggest(wished).length
    // One place before the first is the field itself, with what was typed.
    if (count > 0) setAt(((at + 1 + step + count + 1) % (count + 1)) - 1)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen && current !== undefined) {
      event.preventDefault()
      take(current)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter') close()
  }

  return (
    <div
      // On a phone suggestions open below the whole bar, so that they cover neither its fields nor its button.
      className="flex min-w-0 items-center gap-3 px-4 rounded-card has-focus-visible:outline-2 has-focus-visible:outline-brand tablet:relative"
      onBlur={close}
    >
      <span aria-hidden className="shrink-0 text-ink-faint [&_svg]:size-[18px] [&_svg]:stroke-[1.75]">
        {icon}
      </span>
      <div className="min-w-0 flex-1 py-2">
        <label htmlFor={id} className="block text-12 text-ink-soft max-tablet:sr-only">
          {label}
        </label>
        <input
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={isOpen && current !== undefined ? `${id}${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
            setOpen(true)
            setTyping(true)
            setAt(-1)
          }}
          onFocus={onFocus}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          className="block h-7 w-full bg-transparent text-15 font-medium text-ellipsis text-ink outline-none"
          {...rest}
        />
      </div>
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        className="absolute top-full left-0 z-30 mt-1.5 max-h-[336px] w-full animate-appear overflow-y-auto rounded-card border border-line-strong bg-float p-1.5 shadow-floating tablet:min-w-60"
      >
        {offered.map((text, place) => (
          <button
            key={text}
            type="button"
            tabIndex={-1}
            id={`${id}${place}`}
            role="option"
            aria-selected={place === at}
            ref={(row) => {
              if (place === at) row?.scrollIntoView?.({ block: 'nearest' })
            }}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(text)}
            className={classes(
              'flex min-h-9 w-full cursor-pointer items-center text-left rounded-small px-2.5 py-1 text-13',
              place === at ? 'bg-brand-soft text-ink' : 'text-ink-soft hover:bg-muted hover:text-ink',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isOpen && counted(offered.length, 'suggestion')}
      </span>
    </div>
  )
}
