import { listOf } from './asks'

/** What one line of a resume could tell of. */
export function AdviceAsks({ asks }: { asks: readonly string[] }) {
  const listed = listOf(asks)
  if (listed.length === 0) return null
  return (
    <ul className="mt-1 list-disc pl-5 text-13 text-ink-soft">
      {listed.map((ask) => (
        <li key={ask}>{ask}</li>
      ))}
    </ul>
  )
}
