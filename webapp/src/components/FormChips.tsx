import '@/components/formChips.css'

import { X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { Field, useField } from '@/components/Field'
import type { FormPart } from '@/components/FormLine'
import { entries } from '@/rules/profile'

/** The entries, each once, whatever its letters. */
const once = (list: string[]) => {
  const names = list.map((name) => name.toLowerCase())
  return list.filter((_, at) => names.indexOf(names[at]!) === at)
}

type InputProps = { name?: string; value: string; maxLength?: number; onChange: (value: string) => void }

/** A list with commas, as chips. Enter or a comma closes one, Backspace takes the last; what is being typed counts already. */
export function ChipsInput({ value, onChange, ...rest }: InputProps) {
  const wiring = useField()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const all = entries(value)
  const isTyping = typed.trim() !== '' && all.at(-1) === typed.trim()
  const chips = isTyping ? all.slice(0, -1) : all

  const put = (list: string[]) => {
    const next = list.join(', ')
    if (next !== value) onChange(next)
  }
  const close = () => {
    setTyped('')
    put(once(all))
  }
  const write = (text: string) => {
    const open = text.slice(text.lastIndexOf(',') + 1)
    setTyped(open.trimStart())
    put([...once([...chips, ...entries(text.slice(0, text.length - open.length))]), ...entries(open)])
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && isTyping) {
      event.preventDefault()
      close()
    }
    if (event.key === 'Backspace' && event.currentTarget.value === '') put(chips.slice(0, -1))
  }
  return (
    <span className="form-chips">
      {chips.map((chip, at) => (
        <span key={`${at} ${chip}`} className="form-chip">
          <span className="truncate">{chip}</span>
          <button
            type="button"
            aria-label={`Remove ${chip}`}
            onClick={() => {
              put(all.filter((_, place) => place !== at))
              field.current?.focus()
            }}
          >
            <X aria-hidden className="size-[13px]" strokeWidth={2} />
          </button>
        </span>
      ))}
      <input
        {...wiring}
        {...rest}
        ref={field}
        autoComplete="off"
        value={isTyping ? typed : ''}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        onBlur={() => isTyping && close()}
      />
    </span>
  )
}

type ListName<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] & string
type Props<Draft> = FormPart<Draft> & { name: ListName<Draft>; label: ReactNode; hint?: ReactNode }

/** A list of the draft, as chips. */
export function FormChips<Draft>({ draft, errors, onChange, name, label, hint = 'Enter adds one' }: Props<Draft>) {
  return (
    <Field label={label} hint={hint} error={errors[name]} className="min-w-0">
      <ChipsInput
        name={name}
        value={draft[name] as string}
        onChange={(value) => onChange({ [name]: value } as Partial<Draft>)}
      />
    </Field>
  )
}
