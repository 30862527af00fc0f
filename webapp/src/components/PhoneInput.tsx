import { useRef } from 'react'

import { CountryList } from '@/components/CountryList'
import { TextInput } from '@/components/TextInput'
import { codeOf, digitsAfterCode, typedPhone, phoneText, type CountryCode, type Phone } from '@/rules/phone'

type Props = { value: Phone; onChange: (phone: Phone) => void; long?: boolean; name?: string }

/** A mobile number: the country from a list, the digits typed behind its code, which nobody can type into. */
export function PhoneInput({ value, onChange, long = false, name = 'phone' }: Props) {
  const input = useRef<HTMLInputElement>(null)

  const take = (typed: string) => {
    const text = typedPhone(typed, value.country, { long })
    onChange({ country: codeOf(text) ?? value.country, text })
  }

  const choose = (country: CountryCode) => {
    onChange({ country, text: phoneText(country, digitsAfterCode(value.text)) })
    input.current?.focus()
  }

  return (
    <div className="flex flex-wrap gap-2">
      <CountryList chosen={value.country} onChoose={choose} />
      <TextInput
        ref={input}
        data-first-focus
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={`+${value.country}-`}
        value={value.text}
        onChange={(event) => take(event.target.value)}
        className="min-w-0 flex-1 basis-32"
      />
    </div>
  )
}
