const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** The form with what was stored of it; fields whose values have another type today are left out. */
export function over<Form extends object>(form: Form, stored: unknown): Form {
  const same = Object.entries(stored ?? {}).filter(
    ([name, value]) => name in form && kindOf(value) === kindOf(form[name as keyof Form]),
  )
  return { ...form, ...Object.fromEntries(same) }
}
