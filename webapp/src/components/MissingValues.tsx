/** Names the values that a text still lacks. */
export function MissingValues({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) return null
  return (
    <p role="status" className="mt-1.5 text-12 text-medium">
      {`Please fill in what is missing: ${gaps.join(', ')}.`}
    </p>
  )
}
