import { screen } from '@testing-library/react'

/** The entries of a field of chips, with what is being typed at the end. */
export function chipsOf(label: string): string[] {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  const chips = [...field.parentElement!.children].map((chip) => chip.textContent)
  return [...chips, field.value].filter(Boolean)
}
