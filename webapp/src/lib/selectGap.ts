/** Leads to the first of the values that the text in the field lacks; whether there is one. */
export function selectGap(field: HTMLTextAreaElement | null, [gap]: readonly string[]): boolean {
  if (!field || !gap) return false
  const start = field.value.indexOf(gap)
  field.focus()
  field.setSelectionRange(start, start + gap.length)
  return true
}
