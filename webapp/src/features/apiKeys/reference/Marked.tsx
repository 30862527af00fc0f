/** A sentence of the document; what stands between backticks is code. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
}
